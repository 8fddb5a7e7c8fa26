//! Native measurements, one JSON object a line: messages and events simulated per second, and the local kernel against
//! rustfft.
//!
//! `cargo bench -p hyperfly-core [-- WORD]` runs those whose name contains WORD. Each figure is the median of several
//! runs, with `--quick` that of one, and of the small ones alone; `growth` alone asks for the cost of a message over p; where two
//! things are compared they take turns, so that a drift of the machine's speed hits both.

use hyperfly_core::kernel::{self, Twiddles};
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::Step;
use hyperfly_core::{Complex64, signal};
use hyperfly_request::{Algorithm, Choice, Direction, MachineKind, Settings, Switching, Topology, run};
use std::time::Instant;

fn main() {
    let word = std::env::args().skip(1).find(|arg| !arg.starts_with('-')).unwrap_or_default();
    if word == "growth" {
        return growth();
    }
    simulations(&word);
    words_under_the_gap(&word);
    kernels(&word);
}

/// Messages per second of the timing alone, without and with a trace, and of the whole run with data.
fn simulations(word: &str) {
    for (algorithm, p, n) in [
        (Algorithm::BinaryExchange, 1024, 1 << 20),
        (Algorithm::Transpose, 256, 1 << 16),
        (Algorithm::Transpose, 1024, 1 << 20),
    ] {
        if is_quick() && p == 1024 {
            continue;
        }
        for &switching in Switching::ALL {
            let name = format!("{} mesh p={p} n={n} {}", algorithm.id(), switching.id());
            if !name.contains(word) {
                continue;
            }
            let s = Settings { algorithm, p, n, switching, topology: Topology::Mesh, ..Settings::default() };
            let rate = |data, trace| {
                let options = Options { data, trace, ..Options::default() };
                let mut messages = 0;
                // A million messages take long enough to be measured.
                let seconds =
                    median(if p * p > 1 << 18 && algorithm == Algorithm::Transpose { 3 } else { 9 }, || {
                        messages = run(&s, None, options).expect("a valid scenario").report.messages
                    });
                messages as f64 / seconds
            };
            let (timing, traced, whole) = (rate(false, false), rate(false, true), rate(true, true));
            println!(
                r#"{{"kind":"simulation","name":"{name}","messages_per_second":{timing:.0},"with_trace":{traced:.0},"with_trace_and_data":{whole:.0}}}"#
            );
        }
    }
}

/// What a message costs, alone with its times, for more and more processors: p·log p messages of a word each up to all the
/// processors there may be, p·(p − 1) up to a million of them. Where routes become longer, what a channel of a route costs is what
/// can stay the same.
fn growth() {
    let most: u32 = if is_quick() { 128 } else { 65_536 };
    for (algorithm, topology, most) in [
        (Algorithm::BinaryExchange, Topology::Hypercube, most),
        (Algorithm::BinaryExchange, Topology::Mesh, most),
        (Algorithm::Transpose, Topology::Hypercube, most.min(1024)),
        (Algorithm::Transpose, Topology::Mesh, most.min(1024)),
    ] {
        for &switching in Switching::ALL {
            for d in 6..=most.ilog2() {
                let p = 1 << d;
                let n = if algorithm == Algorithm::Transpose { 1 << (2 * d) } else { u64::from(p) };
                let s = Settings { algorithm, p, n, switching, topology, ..Settings::default() };
                let options = Options { data: false, trace: false, memory: u64::MAX };
                let (mut messages, mut hops) = (0, 0);
                // Short ones more often: a clock and a cold cache are in every one of them.
                let seconds = median(if d < 10 { 15 } else { 3 }, || {
                    let report = run(&s, None, options).expect("a valid scenario").report;
                    (messages, hops) = (report.messages, report.hops.unwrap_or(0));
                });
                let name = format!("{} {} {}", algorithm.id(), topology.id(), switching.id());
                let (each, hop) = (seconds * 1e9 / messages as f64, seconds * 1e9 / hops as f64);
                println!(
                    r#"{{"kind":"growth","name":"{name}","p":{p},"messages":{messages},"ns_per_message":{each:.1},"ns_per_hop":{hop:.2}}}"#
                );
            }
        }
    }
}

/// Events per second of a LogP run in which every word is a message (S 4): a step that ends, a word that is sent, that
/// arrives, that is taken.
fn words_under_the_gap(word: &str) {
    for (p, r) in [(16, 16u32), (64, 16)] {
        let algorithm = Algorithm::OutputDriven;
        let s = Settings { algorithm, machine: MachineKind::LogP, p, n: 1 << r, ..Settings::default() };
        let name = format!("{} logp p={p} n=2^{r}", algorithm.id());
        if !name.contains(word) {
            continue;
        }
        let plan = s.scenario().plan();
        let events: u64 = plan
            .steps
            .iter()
            .map(|step| match step {
                Step::Local { .. } | Step::Combine { .. } | Step::Await { .. } => 1,
                // To the network, and each word to the receiver and into its hands.
                Step::Post { .. } | Step::Exchange { .. } => 1 + 2 * plan.words(step),
                Step::Copy { .. } => 0,
            })
            .sum();
        let options = Options { data: false, trace: false, memory: u64::MAX };
        // The plan is compiled with the run, and then not counted.
        let compiling = median(9, || drop(s.scenario().plan()));
        let whole = median(9, || drop(run(&s, None, options).expect("a valid scenario")));
        let rate = events as f64 / (whole - compiling);
        let with_plan = events as f64 / whole;
        println!(
            r#"{{"kind":"events","name":"{name}","events":{events},"events_per_second":{rate:.0},"with_plan":{with_plan:.0}}}"#
        );
    }
}

/// The kernel (all stages, bit-reversed output) against rustfft's scalar code (natural output), in turns.
fn kernels(word: &str) {
    for r in [10u32, 16, 20] {
        let name = format!("kernel n=2^{r}");
        if !name.contains(word) {
            continue;
        }
        let n = 1u64 << r;
        let s = Settings { n, signal: hyperfly_request::SignalKind::Noise, ..Settings::default() };
        let input = signal::samples(&s.scenario().problem, None);
        let twiddles = Twiddles::new(n, Direction::Forward, 2);
        let with_cubes = Twiddles::new(n, Direction::Forward, 4);
        let fft = rustfft::FftPlannerScalar::<f64>::new().plan_fft_forward(n as usize);
        let mut scratch = vec![Complex64::default(); fft.get_inplace_scratch_len()];
        let rounds = rounds(((1u64 << 22) / n).max(3) as usize);
        let (mut ours, mut pairs, mut theirs) = (Vec::new(), Vec::new(), Vec::new());
        let mut data = input.clone();
        for _ in 0..rounds {
            data.copy_from_slice(&input);
            ours.push(seconds(|| kernel::local(&mut data, r, r, 0, &twiddles)));
            data.copy_from_slice(&input);
            pairs.push(seconds(|| radix_4(&mut data, r, &with_cubes)));
            data.copy_from_slice(&input);
            theirs.push(seconds(|| fft.process_with_scratch(&mut data, &mut scratch)));
        }
        let (ours, pairs, theirs) = (middle(ours), middle(pairs), middle(theirs));
        println!(
            r#"{{"kind":"kernel","name":"{name}","ours_us":{:.1},"radix_4_us":{:.1},"rustfft_scalar_us":{:.1},"speed_relative_to_rustfft":{:.3}}}"#,
            ours * 1e6,
            pairs * 1e6,
            theirs * 1e6,
            theirs / ours
        );
    }
}

/// All stages in pairs, as a local step of radix 4 takes them.
fn radix_4(data: &mut [Complex64], r: u32, twiddles: &Twiddles) {
    let mut stage = 0;
    while stage < r {
        let blocks = 0..1u32 << stage;
        if stage + 1 < r {
            kernel::pair_blocks(data, r - stage, blocks, twiddles);
            stage += 2;
        } else {
            kernel::local_blocks(data, 1, r - stage, blocks, twiddles);
            stage += 1;
        }
    }
}

fn seconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

/// Whether everything is only to be seen to work.
fn is_quick() -> bool {
    std::env::args().any(|argument| argument == "--quick")
}

/// How often something is done: once if it is only to be seen to work.
fn rounds(many: usize) -> usize {
    if is_quick() { 1 } else { many }
}

fn median(times: usize, mut work: impl FnMut()) -> f64 {
    let times = rounds(times);
    middle((0..times).map(|_| seconds(&mut work)).collect())
}

fn middle(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
