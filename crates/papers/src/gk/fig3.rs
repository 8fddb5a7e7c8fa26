//! GK Figure 3: isoefficiency curves on the nCUBE1.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{isoefficiency_at, powers, report, scenario};
use hyperfly_model::isoefficiency::{exponent, isoefficient_size};
use hyperfly_request::Settings;
use hyperfly_view::notation::numbers::quantity;

/// Isoefficiency entry. As in Figure 2, the start-up is the one of preset `ncube1`.
pub static ENTRY: Entry = Entry {
    id: "gk-fig3",
    paper: Paper::Gk,
    place: "Figure 3, section 8",
    title: "Isoefficiency curves on a hypercube for three efficiencies",
    claim: "With t_w/t_c = 0.2 the threshold is 0.83. For E = 0.66 and 0.76, below it, n log n grows \
        nearly in proportion to p log p; for E = 0.87, above it, much faster.",
    explore: "preset=ncube1&switching=store-and-forward&p=64&n=4096&view=isoefficiency",
    rows: compare,
    known: &[],
    figure: draw,
};

pub(super) const EFFICIENCIES: [(f64, Ink); 3] =
    [(0.87, Ink::Series1), (0.76, Ink::Series3), (0.66, Ink::Series0)];

fn machine() -> Settings {
    scenario("preset=ncube1&switching=store-and-forward&p=1")
}

/// Returns n log n for the n that keeps `e`, exactly.
fn work(p: u32, e: f64) -> f64 {
    isoefficient_size(&machine().scenario(), p, e)
        .map_or(f64::NAN, |size| libm::exp2(size.log2_n) * size.log2_n)
}

fn p_log_p(p: u32) -> f64 {
    f64::from(p) * f64::from(p.ilog2())
}

/// Returns the runs with an efficiency within 0.02 of `e`, as GK chose theirs: p and log n.
fn runs(e: f64) -> Vec<(u32, u32)> {
    let is_near =
        |&(p, r): &(u32, u32)| (report(&Settings { p, n: 1 << r, ..machine() }).efficiency - e).abs() <= 0.02;
    powers(1, 10).flat_map(|p| (p.ilog2()..=20).map(move |r| (p, r))).filter(is_near).collect()
}

fn compare(_: Clock) -> Vec<Row> {
    let s = machine();
    // K t_w/t_c = 1 asks for n = p as far as words are concerned: E of a run with as many points as processors.
    let words = Settings { p: 64, n: 64, ts: 0.0, ..s.clone() };
    let check = Check::executed(&words).chosen(&["p", "n"]);
    let label = ("exceeds", "E at which K t_w/t_c exceeds 1");
    let mut rows = vec![check.printed(label, Source::PRINTED, "0.83", report(&words).efficiency)];
    for (e, _) in EFFICIENCIES {
        // The power of p log p with which n log n grows at the far end; 1 is a straight line.
        let power =
            |from: u32, to: u32| (work(to, e) / work(from, e)).ln() / (p_log_p(to) / p_log_p(from)).ln();
        let (exponent_of_small, exponent_of_large) = (power(256, 1024), power(1 << 15, 1 << 16));
        // Linear: n log n / (p log p) tends to a constant, as it does where the slope of log n is at most 1.
        let is_linear = exponent(&s.scenario(), e).is_some_and(|slope| slope <= 1.0);
        let name = |is_linear: bool| if is_linear { "nearly linear" } else { "non-linear" };
        let agrees = is_linear == (e <= 0.83)
            && is_linear == (exponent_of_small < 1.1)
            && is_linear == (exponent_of_large < 1.1);
        let check = Check::closed_form().with_settings(&s).varying("p", "256, 1024, 2^15, 2^16");
        let check = check.varying("n", "?").with("E", e).chosen(&["ts"]);
        let label = (format!("curve-{e}"), format!("curve for E = {}", quantity(e, 3)));
        let row = check.stated(label, Source::PRINTED, name(e <= 0.83), name(is_linear), agrees);
        let row = row.with("power of p log p from p = 256 to 1024", exponent_of_small);
        rows.push(row.with("from 2^15 to 2^16", exponent_of_large));
        // For n on the curve, a run with the next power of two has at least E, and a run with half as many points less.
        for p in powers(1, 10) {
            let size = isoefficient_size(&s.scenario(), p, e).map_or(f64::NAN, |size| size.log2_n);
            let (check, s) = (Check::closed_form().at("E", e).at("p", p), Settings { p, ..s.clone() });
            let row = isoefficiency_at(check, Cell::None, Source::Ours, size, &s, e);
            rows.push(row.chosen(&["ts"]));
        }
    }
    rows
}

fn draw(style: &Style) -> String {
    let x = Axis::new("n log n", Scale::Linear).from_to(0.0, 8e5);
    let y = Axis::new("p log p; circles: runs within 0.02 of E, lines: exact isoefficiency", Scale::Linear)
        .from_to(0.0, 11_500.0);
    let mut plane = Plane::new(x, y);
    for (e, ink) in EFFICIENCIES {
        let line = powers(1, 10).map(|p| (work(p, e), p_log_p(p))).collect();
        let points =
            runs(e).into_iter().map(|(p, r)| (f64::from(1u32 << r) * f64::from(r), p_log_p(p))).collect();
        plane = plane.series(format!("E = {}", quantity(e, 3)), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
