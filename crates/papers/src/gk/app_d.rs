//! GK Appendix D: contention on the mesh with cut-through routing.

use super::common::{report, scenario, whole};
use crate::entry::{Clock, Entry, Known, Paper, Where};
use crate::figure::{Style, scene};
use crate::row::{Cell, Row};
use hyperfly_core::plan::Step;
use hyperfly_core::scenario::{Scenario, Switching, View};
use hyperfly_core::trace::Activity;
use hyperfly_model::isoefficiency::isoefficient;
use hyperfly_model::{Machine, asymptotic, gk, k_of};

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "gk-appD",
    paper: Paper::Gk,
    place: "Appendix D, equations 14 to 16",
    title: "Contention takes back what cut-through routing gives",
    claim: "When partners are x hops apart on the mesh, some channel carries x messages, and each takes x times as long. So the \
            overhead under cut-through is that of store-and-forward, and the isoefficiency function does not improve.",
    explore: "topology=mesh&switching=cut-through&p=64&n=4096&view=machine",
    rows,
    known: &[
        Known {
            at: Where::All(|row| row.get("of").is_some_and(|of| of.to_string().starts_with("T_o ≈"))),
            reason: "The second line of each of the two sums writes √p for 1 + 2 + 4 + … + √p/2 = √p − 1. In the first it is too much \
                     by 2p t_h, in the second by 2p(t_h + t_w n/p): for p = 4 the words count twice, for p = 1024 3 % too much. \
                     The sums themselves are exact, as the rows beside these show.",
        },
        Known {
            at: Where::All(|row| row.get("of") == Some(&Cell::Text("equation 15".into()))),
            reason: "It inherits √p for √p − 1: hops alone ask for W = 2K t_h p(√p − 1). The difference in log W goes to 0 as p grows.",
        },
    ],
    figure,
};

const MESH: &str = "topology=mesh&p=4&ts=25&th=0.5&tw=1.28";

fn mesh(b: u32, n: u64) -> Scenario {
    Scenario { p: 1 << (2 * b), n, ..scenario(MESH) }
}

/// For each stage that exchanges: the distance of the partners of processor 0, and how many times as long its message took
/// as it would have alone. Only words cost.
fn sharing(b: u32, switching: Switching) -> Vec<(u32, f64)> {
    let s = Scenario { ts: 0.0, th: 0.0, switching, ..mesh(b, 1 << (2 * b + 2)) };
    let run = whole(&s);
    let steps = run.plan.program(0).iter().enumerate();
    steps
        .filter_map(|(k, step)| {
            let Step::Exchange { to, .. } = *step else { return None };
            let record = run.trace.first[0] as usize + k;
            let took = run.trace.delivered[record] - run.trace.injected[record];
            let columns = 1 << b;
            let distance = if to < columns { to } else { to / columns };
            Some((distance, took / (s.tw * run.plan.words(step) as f64)))
        })
        .collect()
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for b in 2..=4u32 {
        for (k, (distance, times)) in sharing(b, Switching::CutThrough).into_iter().enumerate() {
            let key = vec![
                ("of", Cell::from("messages that share a channel, from the time they take")),
                ("p", Cell::from(1u32 << (2 * b))),
                ("iteration", Cell::from(k as u64)),
            ];
            rows.push(Row::exact(key, distance.into(), times).with("hops", distance));
        }
        let s = mesh(b, 1 << (2 * b + 4));
        let load = report(&s).hottest.map_or(0, |hot| hot.load);
        let key = vec![("of", Cell::from("most messages on a channel, √p/2")), ("p", Cell::from(s.p))];
        rows.push(Row::exact(key, f64::from(1u32 << (b - 1)), load.into()));
        for (name, switching) in
            [("cut-through", Switching::CutThrough), ("store-and-forward", Switching::StoreAndForward)]
        {
            let run = report(&Scenario { switching, ..s.clone() });
            let share = run.breakdown.of(Activity::Contention);
            let key = vec![("of", Cell::from("contention")), ("switching", name.into()), ("p", s.p.into())];
            let said = if switching == Switching::CutThrough { "some" } else { "none" };
            let found = if share < 1e-12 { "none" } else { "some" };
            rows.push(Row::said(key, said, found, said == found).with("share of the time", share));
        }
    }
    for b in 1..=5u32 {
        for r in [2 * b, 2 * b + 3, 20] {
            let s = mesh(b, 1 << r);
            let (m, n, p) = (Machine::from(&s), s.n as f64, f64::from(s.p));
            let key = |of: &str| vec![("of", Cell::from(of)), ("p", s.p.into()), ("n", s.n.into())];
            let run = report(&s);
            let all = run.overhead;
            // The first sum is what would be left without contention.
            let free = all - run.breakdown.of(Activity::Contention) * p * run.t_parallel;
            rows.push(Row::exact(
                key("T_o, first sum, contention left out"),
                gk::overhead_d_free(&m, n, p),
                free,
            ));
            rows.push(Row::exact(key("T_o, second sum"), gk::overhead_d(&m, n, p), all));
            let root = p.sqrt();
            let approximate =
                |words: f64| 2.0 * p * (m.ts * root.log2() + m.th * root + m.tw * (n / p) * words);
            rows.push(Row::exact(key("T_o ≈, line below the first sum"), approximate(root.log2()), free));
            rows.push(Row::exact(key("T_o ≈, line below the second sum"), approximate(root), all));
            let still = Scenario { th: 0.0, ..s.clone() };
            let stored =
                report(&Scenario { switching: Switching::StoreAndForward, ..still.clone() }).overhead;
            rows.push(Row::exact(
                key("T_o, store-and-forward and cut-through, t_h = 0"),
                stored,
                report(&still).overhead,
            ));
        }
    }
    rows.extend(isoefficiencies());
    rows
}

/// Equations 14 to 16: log W where one of the times alone costs something, and K = 1 or 9.
fn isoefficiencies() -> Vec<Row> {
    let mut rows = Vec::new();
    for e in [0.5, 0.9] {
        for b in [1u32, 3, 5, 8] {
            let p = 1u32 << (2 * b);
            let key = |of: &str| vec![("of", Cell::from(of)), ("E", e.into()), ("p", p.into())];
            let of = |keys: &str| {
                let s = Scenario { p, ..scenario(keys) };
                let m = Machine::from(&s);
                (m, isoefficient(&s, p, e).map_or(f64::NAN, |size| size.log2_w(&m)))
            };
            let (k, real) = (k_of(e), f64::from(p));
            let (m, found) = of("topology=mesh&p=1&ts=2500&th=0&tw=0");
            rows.push(Row::exact(key("equation 14"), asymptotic::log2_w_14(&m, k, real), found));
            let (m, found) = of("topology=mesh&p=1&ts=0&th=2500&tw=0");
            rows.push(Row::exact(key("equation 15"), asymptotic::log2_w_15(&m, k, real), found));
            // As if channels could be shared for free: the complete graph.
            let (m, found) = of("topology=complete&p=1&ts=0&th=0&tw=1.5");
            rows.push(Row::exact(key("equation 16"), asymptotic::log2_w_16(&m, k, real), found));
        }
    }
    rows
}

fn figure(style: &Style) -> String {
    scene(&ENTRY, "topology=mesh&p=64&n=4096&ts=0&th=0", View::Machine, None, style)
}
