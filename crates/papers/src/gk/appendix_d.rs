//! GK Appendix D: contention on the mesh with cut-through routing.

use super::common::{report, scenario, whole};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, Known};
use crate::figure::{Style, scene};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::schedule::Step;
use hyperfly_core::trace::Activity;
use hyperfly_model::isoefficiency::isoefficient;
use hyperfly_model::{Times, asymptotic, gk, k_of};
use hyperfly_request::{Choice, Settings, Switching, View};
use hyperfly_text::{papers, papers_gk as text};

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "gk-appD",
    paper: Paper::Gk,
    place: text::app_d_place,
    title: text::app_d_title,
    claim: text::app_d_claim,
    explore: "topology=mesh&switching=cut-through&p=64&n=4096&view=machine",
    rows,
    known: &[
        Known {
            at: |row| row.is("of", "below-first") || row.is("of", "below-second"),
            reason: text::app_d_why_1,
        },
        Known { at: |row| row.is("of", "equation-15"), reason: text::app_d_why_2 },
    ],
    figure,
};

const MESH: &str = "topology=mesh&p=4&ts=25&th=0.5&tw=1.28";

fn mesh(b: u32, n: u64) -> Settings {
    Settings { p: 1 << (2 * b), n, ..scenario(MESH) }
}

/// For each stage that exchanges: the distance of the partners of processor 0, and how many times as long its message took
/// as it would have alone. Only words cost.
fn sharing(b: u32, switching: Switching) -> Vec<(u32, f64)> {
    let s = Settings { ts: 0.0, th: 0.0, switching, ..mesh(b, 1 << (2 * b + 2)) };
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
                ("of", Cell::named("share", text::app_d_share())),
                ("p", Cell::from(1u32 << (2 * b))),
                ("iteration", Cell::from(k as u64)),
            ];
            rows.push(Row::exact(key, distance.into(), times).with("hops", distance));
        }
        let s = mesh(b, 1 << (2 * b + 4));
        let load = report(&s).hottest.map_or(0, |hot| hot.load);
        let key = vec![("of", Cell::named("load", text::app_d_load())), ("p", Cell::from(s.p))];
        rows.push(Row::exact(key, f64::from(1u32 << (b - 1)), load.into()));
        for switching in [Switching::CutThrough, Switching::StoreAndForward] {
            let run = report(&Settings { switching, ..s.clone() });
            let share = run.breakdown.of(Activity::Contention);
            let key = vec![
                ("of", Cell::named("contention", text::app_d_contention())),
                ("switching", Cell::named(switching.id(), switching.id())),
                ("p", s.p.into()),
            ];
            let said =
                if switching == Switching::CutThrough { text::app_d_some() } else { text::app_d_none() };
            let found = if share < 1e-12 { text::app_d_none() } else { text::app_d_some() };
            rows.push(Row::said(key, said, found, said == found).with("share of the time", share));
        }
    }
    for b in 1..=5u32 {
        for r in [2 * b, 2 * b + 3, 20] {
            let s = mesh(b, 1 << r);
            let (m, n, p) = (Times::of(&s.network(), s.p), s.n as f64, f64::from(s.p));
            let key = |of: Cell| vec![("of", of), ("p", s.p.into()), ("n", s.n.into())];
            let run = report(&s);
            let all = run.overhead;
            // The first sum is what would be left without contention.
            let free = all - run.breakdown.of(Activity::Contention) * p * run.t_parallel;
            rows.push(Row::exact(
                key(Cell::named("first", text::app_d_first())),
                gk::overhead_d_free(&m, n, p),
                free,
            ));
            rows.push(Row::exact(
                key(Cell::named("second", text::app_d_second())),
                gk::overhead_d(&m, n, p),
                all,
            ));
            let root = p.sqrt();
            let approximate =
                |words: f64| 2.0 * p * (m.ts * root.log2() + m.th * root + m.tw * (n / p) * words);
            rows.push(Row::exact(
                key(Cell::named("below-first", text::app_d_below_first())),
                approximate(root.log2()),
                free,
            ));
            rows.push(Row::exact(
                key(Cell::named("below-second", text::app_d_below_second())),
                approximate(root),
                all,
            ));
            let still = Settings { th: 0.0, ..s.clone() };
            let stored =
                report(&Settings { switching: Switching::StoreAndForward, ..still.clone() }).overhead;
            rows.push(Row::exact(
                key(Cell::named("same", text::app_d_same())),
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
            let key = |of: Cell| vec![("of", of), ("E", e.into()), ("p", p.into())];
            let of = |keys: &str| {
                let s = Settings { p, ..scenario(keys) };
                let m = Times::of(&s.network(), s.p);
                (m, isoefficient(&s.scenario(), p, e).map_or(f64::NAN, |size| size.log2_w(&m)))
            };
            let (k, real) = (k_of(e), f64::from(p));
            let (m, found) = of("topology=mesh&p=1&ts=2500&th=0&tw=0");
            rows.push(Row::exact(
                key(Cell::named("equation-14", papers::equation("14"))),
                asymptotic::log2_w_14(&m, k, real),
                found,
            ));
            let (m, found) = of("topology=mesh&p=1&ts=0&th=2500&tw=0");
            rows.push(Row::exact(
                key(Cell::named("equation-15", papers::equation("15"))),
                asymptotic::log2_w_15(&m, k, real),
                found,
            ));
            // As if channels could be shared for free: the complete graph.
            let (m, found) = of("topology=complete&p=1&ts=0&th=0&tw=1.5");
            rows.push(Row::exact(
                key(Cell::named("equation-16", papers::equation("16"))),
                asymptotic::log2_w_16(&m, k, real),
                found,
            ));
        }
    }
    rows
}

fn figure(style: &Style) -> String {
    scene(&ENTRY, "topology=mesh&p=64&n=4096&ts=0&th=0", View::Machine, None, style)
}
