//! The Cray T3E of IB 5: Table 4, Table 3, and runs on the BSP machine with its parameters.

use crate::prelude::*;
use crate::published::{Published, table};
use hyperfly_core::formulations::{Formulation, GroupCyclic, Io, Order, Serial};
use hyperfly_core::limits::Options;
use hyperfly_core::machine::Bsp;
use hyperfly_core::problem::{Direction, Problem, SampleType, Signal};
use hyperfly_core::{Complex64, Scenario, run};
use hyperfly_request::{MachineKind, Preset, Settings};

/// v: computing rate, in flop/s (Table 4, caption).
pub const VELOCITY: f64 = 34.9e6;

/// Converts flops to milliseconds.
pub fn milliseconds(flops: f64) -> f64 {
    flops / VELOCITY * 1e3
}

/// A row of Table 4.
pub struct Parameters {
    pub p: u32,
    /// g in flops, then in µs.
    pub gap: [Published; 2],
    /// l in flops, then in µs.
    pub sync: [Published; 2],
}

impl Parameters {
    /// Returns g and l in flops.
    pub fn flops(&self) -> Bsp {
        Bsp { gap: self.gap[0].value(), sync: self.sync[0].value() }
    }

    /// Returns g and l in flops, converted from the µs.
    pub fn microseconds(&self) -> Bsp {
        let flops = |published: &Published| published.value() * 1e-6 * VELOCITY;
        Bsp { gap: flops(&self.gap[1]), sync: flops(&self.sync[1]) }
    }
}

fn parse_printed(text: &str) -> Published {
    Published::new(text).expect("a printed number")
}

/// Table 4.
pub fn parameters() -> Vec<Parameters> {
    let row = |row: &Vec<(String, String)>| {
        let [p, g, g_us, l, l_us] = [0, 1, 2, 3, 4].map(|k| parse_printed(&row[k].1));
        Parameters { p: p.value() as u32, gap: [g, g_us], sync: [l, l_us] }
    };
    table(include_str!("../../data/ib-table4.csv")).iter().map(row).collect()
}

/// Returns the row of Table 4 for this p.
pub fn parameters_of(p: u32) -> Parameters {
    parameters().into_iter().find(|row| row.p == p).expect("Table 4 has this p")
}

/// A pair of cells of Table 3, in ms.
pub struct Times {
    /// Processors; `None` for the sequential program.
    pub p: Option<u32>,
    /// Number of points N.
    pub n: u64,
    /// The printed prediction of (3.9).
    pub predicted: Published,
    pub measured: Published,
}

impl Times {
    /// Whether a processor's block fits its cache: 4096 points and their weights (footnote 5).
    pub fn in_cache(&self) -> bool {
        self.n / u64::from(self.p.unwrap_or(1)) <= 4096
    }
}

/// Table 3, row by row.
pub fn times() -> Vec<Times> {
    let mut rows = Vec::new();
    for row in table(include_str!("../../data/ib-table3.csv")) {
        let p = row[0].1.parse().ok();
        for cells in row[1..].as_chunks::<2>().0 {
            let n = cells[0].0.split(' ').next().and_then(|n| n.parse().ok()).expect("N and a column");
            rows.push(Times {
                p,
                n,
                predicted: parse_printed(&cells[0].1),
                measured: parse_printed(&cells[1].1),
            });
        }
    }
    rows
}

/// Checks results of a run in supersteps, with the g and l of its machine.
pub fn check_run(s: &Scenario) -> Check {
    let bsp = s.machine.bsp().copied().unwrap_or_default();
    let algorithm = if s.p == 1 { "serial" } else { "group-cyclic" };
    let check =
        Check::new(Method::Executed).labelled("what").with("algorithm", algorithm).with("machine", "bsp");
    let check = check.with("radix", u32::from(s.radix)).with("p", s.p).with("n", s.problem.n);
    check.with("g", bsp.gap).with("l", bsp.sync)
}

/// Checks results of runs of several sizes, each on the machine of Table 4.
pub fn check_runs(p: &str, n: impl Into<Cell>) -> Check {
    let check = Check::new(Method::Executed).labelled("what").with("preset", "t3e");
    let check = check.with("algorithm", "group-cyclic").with("machine", "bsp").with("radix", 4);
    check.with("p", p).with("n", n)
}

/// Times of a run in supersteps, in flops.
pub struct ExecutedTimes {
    /// Sum of all computation supersteps.
    pub computation: f64,
    /// h and duration of each communication superstep.
    pub communication: Vec<(u64, f64)>,
    /// T_p.
    pub t_parallel: f64,
}

impl ExecutedTimes {
    /// Returns the total h of all redistributions.
    pub fn numbers(&self) -> f64 {
        self.communication.iter().map(|(h, _)| *h as f64).sum()
    }
}

/// Returns IB's transform on p processors: Algorithm 3.1, or the sequential program on one.
pub fn formulation(p: u32, io: Io) -> Formulation {
    match p {
        1 => Formulation::Serial(Serial { order: Order::Unordered }),
        _ => Formulation::GroupCyclic(GroupCyclic { io, ..GroupCyclic::default() }),
    }
}

/// Returns Algorithm 3.1 with 4-butterflies on the explorer's T3E preset; `p` = 1 is the sequential program. Beyond 64
/// processors it uses the g and l of 64.
pub fn scenario(n: u64, p: u32) -> Scenario {
    let mut settings = Settings { machine: MachineKind::Bsp, radix: 4, n, p, ..Settings::default() };
    if let Some(preset) = Preset::from_id("t3e") {
        preset.apply(&mut settings);
    }
    Scenario { formulation: formulation(p, Io::Block), ..settings.scenario() }
}

/// Returns the scenario with other g and l.
pub fn scenario_with(n: u64, p: u32, machine: Bsp, io: Io) -> Scenario {
    Scenario { formulation: formulation(p, io), ..scenario(n, p).on(machine) }
}

/// Runs the scenario without data, for its times only.
pub fn execute(s: &Scenario) -> ExecutedTimes {
    let run = run(s, None, Options { data: false, ..Options::default() }).expect("a run of the paper's size");
    let (mut computation, mut communication) = (0.0, Vec::new());
    for superstep in &run.trace.supersteps {
        let time = superstep.end - superstep.start;
        match superstep.h {
            0 => computation += time,
            h => communication.push((h, time)),
        }
    }
    ExecutedTimes { computation, communication, t_parallel: run.report.t_parallel }
}

/// Computes IB's transform of these samples on p processors, unscaled. The paper's forward transform has the exponent of our inverse one,
/// which is scaled by 1/N; N is a power of two, so undoing the scaling is exact.
pub fn transform(samples: &[Complex64], p: u32, radix: u8, direction: Direction) -> Vec<Complex64> {
    let s = Scenario {
        problem: Problem {
            n: samples.len() as u64,
            direction,
            signal: Signal::Own,
            samples: SampleType::Complex,
        },
        formulation: formulation(p, Io::Block),
        machine: Bsp::default().into(),
        p,
        radix,
        ..Scenario::default()
    };
    let options = Options { trace: false, ..Options::default() };
    let run = run(&s, Some(samples), options).expect("a run of the paper's size");
    let scale = if direction == Direction::Inverse { samples.len() as f64 } else { 1.0 };
    let spectrum = run.output.map(|output| output.spectrum).unwrap_or_default();
    spectrum.into_iter().map(|z| z * scale).collect()
}
