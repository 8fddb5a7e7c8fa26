//! GK section 5: transpose, and the family between it and binary-exchange.

use super::common::{report, scenario};
use crate::entry::{Clock, Entry, Known, Paper, Where};
use crate::figure::{Style, chart};
use crate::row::{Cell, Row};
use hyperfly_core::plan::{Plan, Step};
use hyperfly_core::scenario::{Algorithm, Scenario, Switching, Topology};
use hyperfly_model::isoefficiency::{Limit, exponent, isoefficient};
use hyperfly_model::{Machine, dims, gk};
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "gk-sec5",
    paper: Paper::Gk,
    place: "Equations 11 and 12, sections 5 and 5.1",
    title: "Transpose, and the family between it and binary-exchange",
    claim: "Under cut-through a transpose has T_o = t_w n + t_s p²: least words, most start-ups, p ≤ √n. In m dimensions, from 2 to \
            log p + 1, it lies between that and binary-exchange; the best m depends on machine, p and n.",
    explore: "algorithm=transpose&dims=3&p=64&n=65536&view=distribution",
    rows,
    known: &[
        Known {
            at: Where::All(|row| row.get("of") == Some(&Cell::Text("equation 11".into()))),
            reason: "It counts p messages for each processor, itself included. There are p − 1 of n/p² words: T_o = t_w n (p − 1)/p + t_s p(p \
                     − 1). The difference is the factor p/(p − 1), 33 % for p = 4 and 0.4 % for p = 256.",
        },
        Known {
            at: Where::All(|row| {
                row.get("of") == Some(&Cell::Text("store-and-forward, t_w n log p + t_s p²".into()))
            }),
            reason: "GK let every message cross the whole hypercube. Step i crosses as many channels as i has bits set, on the average \
                     half of log p: the words take t_w (n/p)(log p)/2. So even under store-and-forward a transpose sends its words in \
                     half the time of binary-exchange, and is not \"identical\" to it.",
        },
        Known {
            at: Where::Row("of=steps of the loop p=64"),
            reason: "\"for i = 1 to p\" ends with self ⊕ p, which is no processor (for a power of two p it has one bit too many). The loop is \
                     1 … p − 1, and a processor keeps its own part.",
        },
        Known {
            at: Where::All(|row| {
                row.get("of") == Some(&Cell::Text("words, m = log p + 1 and binary-exchange".into()))
            }),
            reason: "For m = log p + 1 each redistribution is an exchange between two processors that moves only the half of a share that \
                     changes hands, n/2p words; then each computes both outputs of its pairs. Binary-exchange as in section 3.1 sends \
                     the whole share, so that each computes one output. Same partners, same start-ups, half of the words.",
        },
        Known {
            at: Where::All(|row| {
                row.get("of").is_some_and(|of| of.to_string().starts_with("mesh: transpose against"))
            }),
            reason: "By order of growth both have n√p on the mesh, so the claim holds for isoefficiency functions. But the constants are far \
                     apart: a transpose needs about a quarter of the time of binary-exchange under cut-through and about half of it under \
                     store-and-forward, since fewer words cross the middle of a row. Where start-ups are dear the p − 1 of a transpose weigh more.",
        },
    ],
    figure,
};

fn transpose(p: u32, n: u64, keys: &str) -> Scenario {
    Scenario { algorithm: Algorithm::Transpose, p, n, ..scenario(keys) }
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let key = |of: &str, s: &Scenario| vec![("of", Cell::from(of)), ("p", s.p.into()), ("n", s.n.into())];
    for (p, r) in [(4, 4), (16, 8), (64, 12), (64, 20), (256, 16)] {
        let s = transpose(p, 1 << r, "p=1&ts=25&th=0&tw=1.28");
        let (m, n, real) = (Machine::from(&s), s.n as f64, f64::from(p));
        let run = report(&s);
        rows.push(Row::exact(key("equation 11", &s), gk::overhead_11(&m, n, real), run.overhead));
        rows.push(Row::exact(
            key("equation 11 with p − 1", &s),
            gk::overhead_11_sum(&m, n, real),
            run.overhead,
        ));
        let load = run.hottest.map_or(0, |hot| hot.load);
        rows.push(Row::exact(key("most messages on a channel of the hypercube", &s), 1.0, load.into()));
        let stored = Scenario { switching: Switching::StoreAndForward, ..s.clone() };
        let run = report(&stored).overhead;
        rows.push(Row::exact(
            key("store-and-forward, t_w n log p + t_s p²", &s),
            gk::overhead_5_stored(&m, n, real),
            run,
        ));
        rows.push(Row::exact(
            key("store-and-forward, counted", &s),
            gk::overhead_5_stored_sum(&m, n, real),
            run,
        ));
    }
    let s = transpose(64, 4096, "p=1");
    let plan = Plan::compile(&s);
    let steps = plan.program(5).iter().filter(|step| matches!(step, Step::Exchange { .. })).count();
    rows.push(Row::exact(vec![("of", "steps of the loop".into()), ("p", 64u32.into())], 64.0, steps as f64));
    for d in [2u32, 5, 8] {
        // Equation 12: start-ups alone ask for K t_s p², less than the concurrency of n ≥ p².
        let s = transpose(1 << d, 1 << (2 * d), "p=1&ts=1&th=0&tw=0");
        let size = isoefficient(&s, s.p, 0.5);
        let found = match size {
            Ok(size) if size.limit == Limit::Concurrency => format!("n ≥ 2^{}", size.log2_n),
            Ok(size) => format!("start-ups: n ≥ 2^{:.2}", size.log2_n),
            Err(_) => "none".into(),
        };
        let said = format!("n ≥ 2^{}", 2 * d);
        let agrees = found == said;
        rows.push(Row::said(key("concurrency decides, E = 0.5, t_s = t_c", &s), said, found, agrees));
    }
    // 5.1: K t_w/t_c = 2 makes both p² log p.
    let both = scenario("p=1&ts=0&th=0&tw=2");
    let slope = exponent(&both, 0.5).unwrap_or(f64::NAN);
    rows.push(Row::exact(vec![("of", Cell::from("exponent of p where K t_w/t_c = 2"))], 2.0, slope));
    rows.extend(family());
    rows.extend(meshes());
    rows
}

/// The m-dimensional family: start-ups fall and words rise with m, and closed forms find the best.
fn family() -> Vec<Row> {
    let mut rows = Vec::new();
    for (p, r) in [(16, 12), (64, 18), (256, 20)] {
        let member = |m: u32, keys: &str| report(&Scenario { dims: m, ..transpose(p, 1 << r, keys) });
        let most = p.ilog2() + 1;
        for keys in ["p=1&ts=25&th=0&tw=1.28", "p=1&ts=2500&th=0&tw=1.28", "p=1&ts=0&th=0&tw=1.28"] {
            let s = transpose(p, 1 << r, keys);
            let all = dims::family(&s);
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
                    Row::exact(key, one.prediction.t_parallel, run).with("published is", "the closed form"),
                );
            }
            let fastest = all
                .iter()
                .map(|one| (one.dims, member(one.dims, keys).t_parallel))
                .reduce(|best, next| if next.1 < best.1 { next } else { best });
            let best = dims::best(&s).map(|best| best.dims);
            let key =
                vec![("of", Cell::from("best m")), ("t_s", s.ts.into()), ("p", p.into()), ("n", s.n.into())];
            let said = best.map_or("none".to_owned(), |m| m.to_string());
            let found = fastest.map_or("none".to_owned(), |best| best.0.to_string());
            let agrees = said == found;
            rows.push(Row::said(key, said, found, agrees).with("published is", "the closed form"));
        }
        let cost = |keys: &str| (2..=most).map(|m| member(m, keys).overhead).collect::<Vec<_>>();
        let (startups, words) = (cost("p=1&ts=1&th=0&tw=0"), cost("p=1&ts=0&th=0&tw=1"));
        let between = startups.windows(2).all(|pair| pair[1] <= pair[0])
            && words.windows(2).all(|pair| pair[1] >= pair[0]);
        let found = if between { "between the extremes" } else { "not between them" };
        let key = |of: &str| vec![("of", Cell::from(of)), ("p", p.into()), ("n", Cell::from(1u64 << r))];
        rows.push(Row::said(key("start-ups and words by m"), "between the extremes", found, between));
        let exchange =
            report(&Scenario { algorithm: Algorithm::BinaryExchange, ..transpose(p, 1 << r, "p=1") });
        let extreme = member(most, "p=1");
        rows.push(Row::exact(
            key("messages, m = log p + 1 and binary-exchange"),
            exchange.messages as f64,
            extreme.messages as f64,
        ));
        rows.push(Row::exact(
            key("words, m = log p + 1 and binary-exchange"),
            exchange.words as f64,
            extreme.words as f64,
        ));
    }
    rows
}

/// "On a mesh, with or without cut-through routing, the transpose algorithm does not improve the communication cost".
fn meshes() -> Vec<Row> {
    let mut rows = Vec::new();
    for (name, switching) in
        [("cut-through", Switching::CutThrough), ("store-and-forward", Switching::StoreAndForward)]
    {
        for (p, r) in [(16, 8), (16, 12), (64, 12)] {
            let s = Scenario {
                topology: Topology::Mesh,
                switching,
                ..transpose(p, 1 << r, "p=1&ts=0&th=0&tw=1")
            };
            let exchange = report(&Scenario { algorithm: Algorithm::BinaryExchange, ..s.clone() }).overhead;
            let own = report(&s).overhead;
            let key = vec![
                ("of", Cell::from(format!("mesh: transpose against binary-exchange, {name}"))),
                ("p", p.into()),
                ("n", s.n.into()),
            ];
            let found = if own < exchange { "less" } else { "no less" };
            rows.push(
                Row::said(key, "no less", found, own >= exchange)
                    .with("T_o / n of transpose", own / s.n as f64)
                    .with("of binary-exchange", exchange / s.n as f64),
            );
        }
    }
    rows
}

fn figure(style: &Style) -> String {
    let x = Axis::new("m, dimensions", Scale::Whole).from_to(2.0, 7.0);
    let y = Axis::new("T_p in t_c; p = 64, n = 2^18; circles: runs, lines: closed form", Scale::Log10);
    let mut plane = Plane::new(x, y);
    for (ts, ink) in
        [(0.0, Ink::Compute), (25.0, Ink::Transfer), (250.0, Ink::Startup), (2500.0, Ink::Contention)]
    {
        let s = Scenario { ts, ..transpose(64, 1 << 18, "p=1&th=0&tw=10.7") };
        let all = dims::family(&s);
        let line = all.iter().map(|one| (f64::from(one.dims), one.prediction.t_parallel)).collect();
        let run = |m: u32| report(&Scenario { dims: m, ..s.clone() }).t_parallel;
        let points = all.iter().map(|one| (f64::from(one.dims), run(one.dims))).collect();
        let best = dims::best(&s).map_or(0, |best| best.dims);
        plane = plane.series(format!("t_s = {ts}: m = {best}"), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
