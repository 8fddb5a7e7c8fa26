//! Native benchmarks of the simulator and of the local FFT kernel.
//!
//! `cargo bench -p hyperfly-core --bench native -- FILTER` runs those whose name contains FILTER. `--save-baseline NAME` stores
//! the result, `--baseline NAME` compares with a stored one, and `--test` runs every benchmark once on its smallest size.

use criterion::{
    BatchSize, BenchmarkId, Criterion, SamplingMode, Throughput, criterion_group, criterion_main,
};
use hyperfly_core::kernel::{self, Twiddles};
use hyperfly_core::limits::Options;
use hyperfly_core::report::Report;
use hyperfly_core::schedule::Step;
use hyperfly_core::{Complex64, signal};
use hyperfly_request::{
    Algorithm, Choice, Direction, MachineKind, Settings, SignalKind, Switching, Topology, run,
};
use std::hint::black_box;
use std::time::Duration;

/// Times alone: no samples and no trace.
const TIMES: Options = Options { data: false, trace: false, memory: u64::MAX };

criterion_group! {
    name = benches;
    // A simulation of a million messages takes about a second, so the minimum of ten samples has to do.
    config = Criterion::default().sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    targets = message_rate, cost_per_channel, cost_per_channel_of_pencils, logp_events, local_kernel
}
criterion_main!(benches);

fn report(settings: &Settings, options: Options) -> Report {
    run(settings, None, options).expect("a valid scenario").report
}

/// Returns all sizes, or only the first one if criterion runs everything once (`--test`).
fn sizes<T>(all: &[T]) -> &[T] {
    if std::env::args().any(|argument| argument == "--test") { &all[..1] } else { all }
}

/// Simulated messages per second on a mesh, by switching: times only, with the trace, with trace and data.
fn message_rate(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("message_rate");
    group.sampling_mode(SamplingMode::Flat);
    for &(algorithm, p, n) in sizes(&[
        (Algorithm::Transpose, 256, 1 << 16),
        (Algorithm::BinaryExchange, 1024, 1 << 20),
        (Algorithm::Transpose, 1024, 1 << 20),
    ]) {
        for &switching in Switching::ALL {
            let s = Settings { algorithm, p, n, switching, topology: Topology::Mesh, ..Settings::default() };
            group.throughput(Throughput::Elements(report(&s, TIMES).messages));
            for (kept, data, trace) in [
                ("times", false, false),
                ("times and trace", false, true),
                ("times, trace and data", true, true),
            ] {
                let options = Options { data, trace, ..Options::default() };
                let name = format!("{} p={p} n={n} {}", algorithm.id(), switching.id());
                group.bench_function(BenchmarkId::new(name, kept), |bencher| {
                    bencher.iter(|| report(&s, options))
                });
            }
        }
    }
}

/// Time per message and channel of its route (elements), as p grows; a simulator that scales keeps it constant. Binary-exchange
/// sends p log p messages of one word, the transpose p (p − 1).
fn cost_per_channel(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cost_per_channel");
    group.sampling_mode(SamplingMode::Flat);
    for (algorithm, log_sizes) in
        [(Algorithm::BinaryExchange, &[6, 8, 10, 12, 14, 16][..]), (Algorithm::Transpose, &[6, 8, 10])]
    {
        for topology in [Topology::Hypercube, Topology::Mesh] {
            for &switching in Switching::ALL {
                for d in sizes(log_sizes) {
                    let p = 1 << d;
                    let n = if algorithm == Algorithm::Transpose { 1 << (2 * d) } else { u64::from(p) };
                    let s = Settings { algorithm, p, n, switching, topology, ..Settings::default() };
                    let hops = report(&s, TIMES).hops.expect("a network with channels");
                    group.throughput(Throughput::Elements(hops));
                    let name = format!("{} {} {}", algorithm.id(), topology.id(), switching.id());
                    let id = BenchmarkId::new(name, format!("p={p}"));
                    group.bench_function(id, |bencher| bencher.iter(|| report(&s, TIMES)));
                }
            }
        }
    }
}

/// Time per message and channel of its route, as in [`cost_per_channel`], for pencils of 256³ points on 4096 processors: half a million
/// messages on a fat tree, dragonfly, torus and hypercube.
fn cost_per_channel_of_pencils(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cost_per_channel_of_pencils");
    group.sampling_mode(SamplingMode::Flat);
    let (algorithm, p, n) = (Algorithm::Pencil, 1 << 12, 1 << 24);
    for &topology in sizes(&[Topology::FatTree, Topology::Dragonfly, Topology::Torus, Topology::Hypercube]) {
        for &switching in Switching::ALL {
            let s = Settings { algorithm, p, n, switching, topology, ..Settings::default() };
            // Worms may end in a deadlock.
            let Ok(first) = run(&s, None, TIMES) else { continue };
            group.throughput(Throughput::Elements(first.report.hops.expect("a network with channels")));
            let id = BenchmarkId::new(topology.id(), switching.id());
            group.bench_function(id, |bencher| bencher.iter(|| report(&s, TIMES)));
        }
    }
}

/// Events per second of a LogP run in which every word is a message: the end of a step, and the sending,
/// arrival and reception of a word. Compiling the plan is part of a run and also measured separately.
fn logp_events(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("logp_events");
    group.sampling_mode(SamplingMode::Flat);
    for &p in sizes(&[16, 64]) {
        let (algorithm, n) = (Algorithm::OutputDriven, 1 << 16);
        let s = Settings { algorithm, machine: MachineKind::LogP, p, n, ..Settings::default() };
        let plan = s.scenario().plan();
        let events = plan.steps.iter().map(|step| match step {
            Step::Local { .. } | Step::Combine(_) | Step::Unpack(_) | Step::Await { .. } => 1,
            Step::Post { .. } | Step::Exchange { .. } => 1 + 2 * plan.words(step),
            Step::Copy { .. } => 0,
        });
        group.throughput(Throughput::Elements(events.sum()));
        let size = format!("p={p} n={n}");
        group.bench_function(BenchmarkId::new("plan", &size), |bencher| bencher.iter(|| s.scenario().plan()));
        group.bench_function(BenchmarkId::new("plan and run", &size), |bencher| {
            bencher.iter(|| report(&s, TIMES))
        });
    }
}

/// The local kernel (bit-reversed output) by radix, and rustfft's scalar code (natural order); elements are samples.
fn local_kernel(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("local_kernel");
    for &r in sizes(&[10u32, 16, 20]) {
        let n = 1u64 << r;
        let s = Settings { n, signal: SignalKind::Noise, ..Settings::default() };
        let input = signal::samples(&s.scenario().problem, None);
        let twiddles = Twiddles::new(n, Direction::Forward, 2);
        let twiddles_radix_4 = Twiddles::new(n, Direction::Forward, 4);
        let fft = rustfft::FftPlannerScalar::<f64>::new().plan_fft_forward(n as usize);
        let mut scratch = vec![Complex64::default(); fft.get_inplace_scratch_len()];
        let mut bench = |name: &str, transform: &mut dyn FnMut(&mut Vec<Complex64>)| {
            group.throughput(Throughput::Elements(n));
            group.bench_function(BenchmarkId::new(name, format!("n={n}")), |bencher| {
                bencher.iter_batched_ref(
                    || input.clone(),
                    |data| transform(black_box(data)),
                    BatchSize::LargeInput,
                );
            });
        };
        bench("radix 2", &mut |data| kernel::local(data, r, r, 0, &twiddles));
        bench("radix 4", &mut |data| radix_4(data, r, &twiddles_radix_4));
        bench("rustfft", &mut |data| fft.process_with_scratch(data, &mut scratch));
    }
}

/// Computes all r stages in pairs, as a local step of radix 4 does.
fn radix_4(data: &mut [Complex64], r: u32, twiddles: &Twiddles) {
    let mut stage = 0;
    while stage < r {
        let blocks = 0..1u32 << stage;
        if stage + 1 < r {
            kernel::radix4_blocks(data, r - stage, blocks, twiddles);
            stage += 2;
        } else {
            kernel::local_blocks(data, 1, r - stage, blocks, twiddles);
            stage += 1;
        }
    }
}
