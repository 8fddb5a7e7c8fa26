//! GK section 5: transpose, and the family between it and binary-exchange.

use super::common::{report, scenario};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, Known};
use crate::figure::{Style, chart};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::schedule::Step;
use hyperfly_model::isoefficiency::{Limit, exponent, isoefficient};
use hyperfly_model::{Times, dims, gk};
use hyperfly_request::{Algorithm, Choice, Settings, Switching, Topology};
use hyperfly_text::{papers, papers_gk as text};
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};
use hyperfly_view::numbers::{fixed, quantity};
use hyperfly_view::{Ink, words};

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "gk-sec5",
    paper: Paper::Gk,
    place: text::sec5_place,
    title: text::sec5_title,
    claim: text::sec5_claim,
    explore: "algorithm=transpose&dims=3&p=64&n=65536&view=distribution",
    rows,
    known: &[
        Known { at: |row| row.is("of", "equation-11"), reason: text::sec5_why_1 },
        Known { at: |row| row.is("of", "stored"), reason: text::sec5_why_2 },
        Known { at: |row| row.is("of", "loop"), reason: text::sec5_why_3 },
        Known { at: |row| row.is("of", "words"), reason: text::sec5_why_4 },
        Known {
            at: |row| {
                let mut of = MESHES.iter().map(|switching| format!("mesh-{}", switching.id()));
                of.any(|of| row.is("of", &of))
            },
            reason: text::sec5_why_5,
        },
    ],
    figure,
};

fn transpose(p: u32, n: u64, keys: &str) -> Settings {
    Settings { algorithm: Algorithm::Transpose, p, n, ..scenario(keys) }
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let key = |of: Cell, s: &Settings| vec![("of", of), ("p", s.p.into()), ("n", s.n.into())];
    for (p, r) in [(4, 4), (16, 8), (64, 12), (64, 20), (256, 16)] {
        let s = transpose(p, 1 << r, "p=1&ts=25&th=0&tw=1.28");
        let (m, n, real) = (Times::of(&s.network(), s.p), s.n as f64, f64::from(p));
        let run = report(&s);
        rows.push(Row::exact(
            key(Cell::named("equation-11", papers::equation("11")), &s),
            gk::overhead_11(&m, n, real),
            run.overhead,
        ));
        rows.push(Row::exact(
            key(Cell::named("minus-one", text::sec5_minus_one()), &s),
            gk::overhead_11_sum(&m, n, real),
            run.overhead,
        ));
        let load = run.hottest.map_or(0, |hot| hot.load);
        rows.push(Row::exact(key(Cell::named("load", text::sec5_load()), &s), 1.0, load.into()));
        let stored = Settings { switching: Switching::StoreAndForward, ..s.clone() };
        let run = report(&stored).overhead;
        rows.push(Row::exact(
            key(Cell::named("stored", text::sec5_stored()), &s),
            gk::overhead_5_stored(&m, n, real),
            run,
        ));
        rows.push(Row::exact(
            key(Cell::named("counted", text::sec5_counted()), &s),
            gk::overhead_5_stored_sum(&m, n, real),
            run,
        ));
    }
    let s = transpose(64, 4096, "p=1");
    let plan = s.scenario().plan();
    let steps = plan.program(5).iter().filter(|step| matches!(step, Step::Exchange { .. })).count();
    rows.push(Row::exact(
        vec![("of", Cell::named("loop", text::sec5_loop())), ("p", 64u32.into())],
        64.0,
        steps as f64,
    ));
    for d in [2u32, 5, 8] {
        // Equation 12: start-ups alone ask for K t_s p², less than the concurrency of n ≥ p².
        let s = transpose(1 << d, 1 << (2 * d), "p=1&ts=1&th=0&tw=0");
        let size = isoefficient(&s.scenario(), s.p, 0.5);
        let found = match size {
            Ok(size) if size.limit == Limit::Concurrency => format!("n ≥ 2^{}", quantity(size.log2_n, 6)),
            Ok(size) => text::sec5_startups(&fixed(size.log2_n, 2)),
            Err(_) => text::sec5_none().into(),
        };
        let said = format!("n ≥ 2^{}", 2 * d);
        let agrees = found == said;
        rows.push(Row::said(
            key(Cell::named("concurrency", text::sec5_concurrency()), &s),
            said,
            found,
            agrees,
        ));
    }
    // 5.1: K t_w/t_c = 2 makes both p² log p.
    let both = scenario("p=1&ts=0&th=0&tw=2");
    let slope = exponent(&both.scenario(), 0.5).unwrap_or(f64::NAN);
    rows.push(Row::exact(vec![("of", Cell::named("exponent", text::sec5_exponent()))], 2.0, slope));
    rows.extend(family());
    rows.extend(meshes());
    rows
}

/// The m-dimensional family: start-ups fall and words rise with m, and closed forms find the best.
fn family() -> Vec<Row> {
    let mut rows = Vec::new();
    for (p, r) in [(16, 12), (64, 18), (256, 20)] {
        let member = |m: u32, keys: &str| report(&Settings { dims: m, ..transpose(p, 1 << r, keys) });
        let most = p.ilog2() + 1;
        for keys in ["p=1&ts=25&th=0&tw=1.28", "p=1&ts=2500&th=0&tw=1.28", "p=1&ts=0&th=0&tw=1.28"] {
            let s = transpose(p, 1 << r, keys);
            let all = dims::family(&s.scenario());
            for one in &all {
                let key = vec![
                    ("of", Cell::from("T_p")),
                    ("t_s", s.ts.into()),
                    ("p", p.into()),
                    ("n", s.n.into()),
                    ("m", one.dims.into()),
                ];
                let run = member(one.dims, keys).t_parallel;
                rows.push(
                    Row::exact(key, one.prediction.t_parallel, run)
                        .with("published is", text::sec5_closed_form()),
                );
            }
            let fastest = all
                .iter()
                .map(|one| (one.dims, member(one.dims, keys).t_parallel))
                .reduce(|best, next| if next.1 < best.1 { next } else { best });
            let best = dims::best(&s.scenario()).map(|best| best.dims);
            let key = vec![
                ("of", Cell::named("best", text::sec5_best())),
                ("t_s", s.ts.into()),
                ("p", p.into()),
                ("n", s.n.into()),
            ];
            let said = best.map_or(text::sec5_none().to_owned(), |m| m.to_string());
            let found = fastest.map_or(text::sec5_none().to_owned(), |best| best.0.to_string());
            let agrees = said == found;
            rows.push(Row::said(key, said, found, agrees).with("published is", text::sec5_closed_form()));
        }
        let cost = |keys: &str| (2..=most).map(|m| member(m, keys).overhead).collect::<Vec<_>>();
        let (startups, words) = (cost("p=1&ts=1&th=0&tw=0"), cost("p=1&ts=0&th=0&tw=1"));
        let between = startups.windows(2).all(|pair| pair[1] <= pair[0])
            && words.windows(2).all(|pair| pair[1] >= pair[0]);
        let found = if between { text::sec5_between() } else { text::sec5_not_between() };
        let key = |of: Cell| vec![("of", of), ("p", p.into()), ("n", Cell::from(1u64 << r))];
        rows.push(Row::said(
            key(Cell::named("by-m", text::sec5_by_m())),
            text::sec5_between(),
            found,
            between,
        ));
        let exchange =
            report(&Settings { algorithm: Algorithm::BinaryExchange, ..transpose(p, 1 << r, "p=1") });
        let extreme = member(most, "p=1");
        rows.push(Row::exact(
            key(Cell::named("messages", text::sec5_messages())),
            exchange.messages as f64,
            extreme.messages as f64,
        ));
        rows.push(Row::exact(
            key(Cell::named("words", text::sec5_words())),
            exchange.words as f64,
            extreme.words as f64,
        ));
    }
    rows
}

/// How messages cross those meshes.
const MESHES: [Switching; 2] = [Switching::CutThrough, Switching::StoreAndForward];

/// "On a mesh, with or without cut-through routing, the transpose algorithm does not improve the communication cost".
fn meshes() -> Vec<Row> {
    let mut rows = Vec::new();
    for switching in MESHES {
        for (p, r) in [(16, 8), (16, 12), (64, 12)] {
            let s = Settings {
                topology: Topology::Mesh,
                switching,
                ..transpose(p, 1 << r, "p=1&ts=0&th=0&tw=1")
            };
            let exchange = report(&Settings { algorithm: Algorithm::BinaryExchange, ..s.clone() }).overhead;
            let own = report(&s).overhead;
            let key = vec![
                (
                    "of",
                    Cell::named(
                        format!("mesh-{}", switching.id()),
                        text::sec5_mesh(words::switching(switching)),
                    ),
                ),
                ("p", p.into()),
                ("n", s.n.into()),
            ];
            let found = if own < exchange { text::sec5_less() } else { text::sec5_no_less() };
            rows.push(
                Row::said(key, text::sec5_no_less(), found, own >= exchange)
                    .with("T_o / n of transpose", own / s.n as f64)
                    .with("of binary-exchange", exchange / s.n as f64),
            );
        }
    }
    rows
}

fn figure(style: &Style) -> String {
    let x = Axis::new(text::sec5_axis_m(), Scale::Whole).from_to(2.0, 7.0);
    let y = Axis::new(text::sec5_axis(), Scale::Log10);
    let mut plane = Plane::new(x, y);
    for (ts, ink) in
        [(0.0, Ink::Series0), (25.0, Ink::Series2), (250.0, Ink::Series3), (2500.0, Ink::Series1)]
    {
        let s = Settings { ts, ..transpose(64, 1 << 18, "p=1&th=0&tw=10.7") };
        let all = dims::family(&s.scenario());
        let line = all.iter().map(|one| (f64::from(one.dims), one.prediction.t_parallel)).collect();
        let run = |m: u32| report(&Settings { dims: m, ..s.clone() }).t_parallel;
        let points = all.iter().map(|one| (f64::from(one.dims), run(one.dims))).collect();
        let best = dims::best(&s.scenario()).map_or(0, |best| best.dims);
        plane = plane.series(format!("t_s = {}: m = {best}", quantity(ts, 6)), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
