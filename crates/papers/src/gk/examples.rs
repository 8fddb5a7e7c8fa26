//! GK Examples 1 and 2: the threshold of efficiency, and how fast n has to grow beyond it.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{isoefficiency_at, log2_n_of, report, same, scenario};
use hyperfly_model::isoefficiency::{isoefficient_size, threshold};
use hyperfly_model::{Times, asymptotic, k_of};
use hyperfly_request::Settings;
use hyperfly_view::notation::numbers::{fixed, quantity};

/// Example 1.
pub static EXAMPLE_1: Entry = Entry {
    id: "gk-ex1",
    paper: Paper::Gk,
    place: "Example 1, section 4.1.1",
    title: "The threshold where a word costs as much as a butterfly, t_w = t_c",
    claim: "Efficiencies up to 0.5 are kept by n that grows as p. For more, n has to grow as p^K with K = \
        E/(1 − E): for E = 0.9 as p^9.",
    explore: "algorithm=binary-exchange&p=4&n=262144&ts=0&th=0&tw=1&view=isoefficiency",
    rows: |_: Clock| compare(1.0, "0.5", &[(0.9, 9)]),
    known: &[],
    figure: |style| draw(&EXAMPLE_1, 1.0, style),
};

/// Example 2.
pub static EXAMPLE_2: Entry = Entry {
    id: "gk-ex2",
    paper: Paper::Gk,
    place: "Example 2, section 4.1.1",
    title: "The threshold where a word costs as much as two butterflies, t_w = 2 t_c",
    claim: "Twice the cost of a word lowers the threshold to 0.33: for E = 0.5 n has to grow as p², for E \
        = 0.9 as p^18.",
    explore: "algorithm=binary-exchange&p=64&n=4096&ts=0&th=0&tw=2&view=isoefficiency",
    rows: |_: Clock| compare(2.0, "0.33", &[(0.5, 2), (0.9, 18)]),
    known: &[],
    figure: |style| draw(&EXAMPLE_2, 2.0, style),
};

fn machine(tw: f64) -> Settings {
    Settings { tw, ..scenario("p=1&ts=0&th=0") }
}

/// Compares the slopes (E, log n / log p) that the example states, where a word takes `tw`.
fn compare(tw: f64, limit: &str, slopes: &[(f64, u32)]) -> Vec<Row> {
    let s = machine(tw);
    let check_run = |s: &Settings| Check::executed(s).labelled("case");
    let with_costs = |check: Check| check.labelled("case").with("tw", tw).with("tc", s.tc).with("ts", s.ts);
    let computed = threshold(&s.scenario()).unwrap_or(f64::NAN);
    let case = ("threshold", "threshold, closed form");
    let mut rows = vec![with_costs(Check::closed_form()).printed(case, Source::PRINTED, limit, computed)];
    // n = p, the smallest n: its efficiency needs no larger problem.
    for d in [1u32, 4, 8, 12] {
        let run = Settings { p: 1 << d, n: 1 << d, ..s.clone() };
        // The example prints the number once, for every p.
        let source = if d == 1 { Source::PRINTED } else { Source::CLAIM };
        let case = (format!("least-{d}"), format!("E of a run, n = p = 2^{d}"));
        let check = check_run(&run).chosen(&["p", "n"]);
        rows.push(check.printed(case, source, limit, report(&run).efficiency));
    }
    for &(e, slope) in slopes {
        // Up to the limit of the simulator, 2^24 points per processor.
        for d in (1..=4u32).take_while(|d| d * slope <= d + 24) {
            let run = Settings { p: 1 << d, n: 1 << (d * slope), ..s.clone() };
            let case = (format!("run-{e}-{d}"), format!("E of a run, p = 2^{d}, n = p^{slope}"));
            let (check, efficiency) = (check_run(&run).chosen(&["p"]), report(&run).efficiency);
            rows.push(match d {
                1 => check.printed(case, Source::PRINTED, &e.to_string(), efficiency),
                _ => check.exact(case, Source::CLAIM, e, efficiency),
            });
        }
        for d in [1u32, 5, 10, 16] {
            let size = isoefficient_size(&s.scenario(), 1 << d, e).map_or(f64::NAN, |size| size.log2_n);
            let name = format!("log n / log p for E = {}, p = 2^{d}", quantity(e, 3));
            let case = (format!("slope-{e}-{d}"), name);
            let check = with_costs(Check::closed_form().with("p", 1u32 << d).with("E", e));
            rows.push(match d {
                1 => check.printed(case, Source::PRINTED, &slope.to_string(), size),
                _ => check.exact(case, Source::CLAIM, slope, size / f64::from(d)),
            });
        }
        // Equation 7 is W of that n; as many processors as let a run show it.
        let two_processors = Settings { p: 2, ..s.clone() };
        let m = Times::of(&two_processors.network(), two_processors.p);
        let log2_n = log2_n_of(&m, asymptotic::log2_w_7(&m, k_of(e), 2.0));
        let name = format!("n by equation 7 for E = {}, p = 2", quantity(e, 3));
        let case = (format!("equation-7-{e}"), name);
        let equation = Source::equation("7");
        rows.push(
            isoefficiency_at(check_run(&two_processors), case, equation, log2_n, &two_processors, e)
                .chosen(&["p"]),
        );
    }
    rows
}

fn draw(entry: &Entry, tw: f64, style: &Style) -> String {
    let s = machine(tw);
    let x = Axis::new("p, processors", Scale::Log2).from_to(1.0, 1024.0);
    let y = Axis::new("n that keeps E; circles: runs with just that n", Scale::PowerOf2).from_to(0.0, 64.0);
    let limit = threshold(&s.scenario()).unwrap_or(0.5);
    let e_is = |e: f64| format!("E = {}", quantity(e, 3));
    let mut efficiencies = vec![(limit, format!("E ≤ {}", fixed(limit, 2)), Ink::Series0)];
    if limit < 0.5 {
        efficiencies.push((0.5, e_is(0.5), Ink::Series2));
    }
    efficiencies.push((0.75, e_is(0.75), Ink::Series3));
    efficiencies.push((0.9, e_is(0.9), Ink::Series1));
    let curve = |plane: Plane, (e, name, ink): (f64, String, Ink)| {
        let size = |d: u32| isoefficient_size(&s.scenario(), 1 << d, e).map_or(f64::NAN, |size| size.log2_n);
        let line: Vec<(f64, f64)> = (1..=10).map(|d| (f64::from(1u32 << d), size(d))).collect();
        let is_reached = |&(p, log_n): &(f64, f64)| {
            let r = libm::round(log_n) as u32;
            // The simulator goes to 2^24 points for each processor.
            let is_small_enough = (log_n - f64::from(r)).abs() < 1e-9 && r <= p.log2() as u32 + 24;
            is_small_enough && same(report(&Settings { p: p as u32, n: 1 << r, ..s.clone() }).efficiency, e)
        };
        let points = line.iter().filter(|point| is_reached(point)).copied().collect();
        plane.series(name, ink, line, points, false)
    };
    let plane = efficiencies.into_iter().fold(Plane::new(x, y), curve);
    chart(entry, &plane, style)
}
