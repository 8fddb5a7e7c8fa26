//! GK Figure 2: speedup on the nCUBE1.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{powers, report, same, scenario};
use hyperfly_model::{Times, gk};
use hyperfly_request::Settings;
use hyperfly_view::notation::numbers::fixed;

/// The entry. t_c = 80 µs is the unit and t_w = 16 µs as in section 8; the start-up, which GK do not give, is that of the
/// preset `ncube1`.
pub static ENTRY: Entry = Entry {
    id: "gk-fig2",
    paper: Paper::Gk,
    place: "Figure 2, section 8",
    title: "Speedup on a hypercube for three problem sizes",
    claim: "For a small problem (n = 1024) the speedup saturates at a small number of processors, and \
        further ones give no additional speedup. For a larger one (n = 65536) it is nearly linear up to \
        1024 processors.",
    explore: "preset=ncube1&switching=store-and-forward&p=64&n=1024&view=speedup",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("said", "stops"),
        reason: "GK measured the speedups and do not state t_s. With the t_s = 4 t_c assumed here, 320 µs, \
            the curve flattens but still rises: from 512 to 1024 processors by 15 %. By equation 4 it \
            stops rising there only if t_s is at least 11.6 t_c, 0.93 ms; whatever else slowed the nCUBE1 \
            down is in no equation of the paper.",
    }],
    figure: draw,
};

/// 1024 and 65536 are the sizes that the text names; the one between is chosen here.
const SIZES: [u32; 3] = [10, 13, 16];

fn run(r: u32, p: u32) -> Settings {
    Settings { p, n: 1 << r, ..scenario("preset=ncube1&switching=store-and-forward&p=1") }
}

fn speedup(r: u32, p: u32) -> f64 {
    report(&run(r, p)).speedup
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let check_run = |s: &Settings| Check::executed(s).labelled("said").chosen(&["ts"]);
    for (r, p) in sweep(SIZES, powers(1, 10)) {
        let s = run(r, p);
        let (machine, n) = (Times::of(&s.network(), s.p), s.n as f64);
        let (overhead, work) = (gk::overhead_4(&machine, n, p.into()), gk::work(&machine, n));
        let by_equation = f64::from(p) * gk::efficiency_1(overhead, work);
        let check = check_run(&s).at("n", s.n).at("p", p);
        rows.push(check.exact(Cell::None, Source::equation("4"), by_equation, speedup(r, p)));
    }
    // Factors by which doubling the processors raises the speedup.
    let gains: Vec<f64> = powers(0, 9).map(|p| speedup(10, 2 * p) / speedup(10, p)).collect();
    let stop_index = gains.iter().position(|gain| *gain <= 1.0);
    let (first, last) = (gains[0], gains[gains.len() - 1]);
    let wasted = gains.windows(2).all(|pair| pair[1] < pair[0] || same(pair[0], pair[1]));
    let check = check_run(&run(10, 1)).varying("p", "1, 2, … 1024");
    let label = ("doubling", "each doubling of p brings less than the one before, n = 1024");
    let computed = format!("× {} first, × {} last", fixed(first, 2), fixed(last, 2));
    rows.push(check.stated(label, Source::PRINTED, "saturates", computed, wasted && last < 1.25));
    let label = ("stops", "no additional speedup for n = 1024 beyond some p");
    let computed = match stop_index {
        Some(d) => format!("none beyond p = {}", 1u64 << d),
        None => format!("still × {} from 512 to 1024", fixed(last, 2)),
    };
    rows.push(check.stated(label, Source::PRINTED, "none", computed, stop_index.is_some()));
    let speedup = speedup(16, 1024);
    let label = ("linear", "nearly linear for n = 65536");
    let computed = format!("{} of 1024 processors' worth", fixed(speedup, 0));
    let check = check_run(&run(16, 1024));
    rows.push(check.stated(label, Source::PRINTED, "nearly linear", computed, speedup > 0.8 * 1024.0));
    rows
}

fn draw(style: &Style) -> String {
    let x = Axis::new("p, processors", Scale::Linear).from_to(0.0, 1024.0);
    let y = Axis::new("S, speedup; circles: simulated runs, lines: equations 1 and 4", Scale::Linear)
        .from_to(0.0, 1024.0);
    let mut plane = Plane::new(x, y).dashes("S = p", Ink::Muted, vec![(0.0, 0.0), (1024.0, 1024.0)]);
    for (r, ink) in SIZES.into_iter().zip([Ink::Series1, Ink::Series3, Ink::Series0]).rev() {
        let m = Times::of(&run(r, 1).network(), 1);
        let n = f64::from(1u32 << r);
        let line = (0..=32).map(|k| {
            let p = f64::from((32 * k).max(1));
            (p, p * gk::efficiency_1(gk::overhead_4(&m, n, p), gk::work(&m, n)))
        });
        let points = powers(0, 10).map(|p| (f64::from(p), speedup(r, p)));
        plane = plane.series(format!("n = {}", 1 << r), ink, line.collect(), points.collect(), false);
    }
    chart(&ENTRY, &plane, style)
}
