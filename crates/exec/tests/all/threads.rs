//! Processors as threads: the bits of the simulator, the messages of the plan, consistent traces, and errors that end an execution.

use hyperfly_core::limits::Options;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Run, signal};
use hyperfly_exec::calibrate::plans;
use hyperfly_exec::stamps::Stamps;
use hyperfly_exec::{Fault, Measurement, Threads, collect};
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, Order, SampleType, Settings, SignalKind, run,
};
use std::ops::ControlFlow;

/// Every formulation with its parameters, for every valid p ≤ 16.
fn all_settings() -> Vec<Settings> {
    let mut settings_list = Vec::new();
    for &algorithm in Algorithm::BUILT_IN {
        for (n, p) in [(2, 2), (64, 8), (256, 16), (1024, 1), (1024, 4), (8192, 2), (16384, 16)] {
            let base = Settings { algorithm, n, p, signal: SignalKind::Noise, ..Settings::default() };
            let orders = Order::ALL.iter().map(|&order| Settings { order, ..base.clone() });
            let message_orders =
                AllToAll::ALL.iter().map(|&all_to_all| Settings { all_to_all, ..base.clone() });
            let overlap = [Settings { overlap: true, ts: 4.0, ..base.clone() }];
            let variants = [
                Settings { dims: 3, ..base.clone() },
                Settings { balanced: true, ..base.clone() },
                Settings { radix: 4, direction: Direction::Inverse, ..base.clone() },
                Settings { samples: SampleType::Real, ..base.clone() },
                Settings { samples: SampleType::Real, order: Order::Ordered, radix: 4, ..base.clone() },
            ];
            let is_possible = |s: &Settings| s.problems().is_empty();
            let mut cases: Vec<Settings> =
                orders.chain(message_orders).chain(overlap).chain(variants).filter(is_possible).collect();
            cases.dedup_by_key(|s| (s.scenario().plan(), s.direction));
            settings_list.extend(cases);
        }
    }
    settings_list
}

fn measure(s: &Settings, passes: u32) -> Measurement {
    let threads = Threads::new(&s.scenario(), passes);
    threads.measure(None, &mut |_| ControlFlow::Continue(())).unwrap_or_else(|fault| panic!("{s:?}: {fault}"))
}

fn bits(run: &Run) -> Vec<(u64, u64)> {
    let spectrum = &run.output.as_ref().expect("a run with data").spectrum;
    spectrum.iter().map(|y| (y.re.to_bits(), y.im.to_bits())).collect()
}

#[test]
fn threads_match_simulator_bits_and_messages() {
    let settings_list = all_settings();
    assert!(settings_list.len() > 80, "only {} scenarios", settings_list.len());
    for s in settings_list {
        let simulated = run(&s, None, Options::default()).expect("the run succeeds");
        let threads_run = measure(&s, 1).run;
        assert_eq!(bits(&threads_run), bits(&simulated), "{s:?}");
        assert_eq!(threads_run.plan, simulated.plan);
        let reports = [&threads_run.report, &simulated.report];
        let [measured, expected] = reports.map(|report| (report.messages, report.words));
        assert_eq!(measured, expected, "{s:?}");
        let stages = |run: &Run| -> Vec<_> {
            let stages = &run.output.as_ref().expect("a run with data").stages;
            stages.iter().map(|r| (r.re.to_bits(), r.im.to_bits())).collect()
        };
        assert_eq!(stages(&threads_run), stages(&simulated), "{s:?}: between the stages");
        assert_consistent(&threads_run);
    }
}

/// Checks the invariants of every real trace.
fn assert_consistent(run: &Run) {
    let (plan, trace) = (&run.plan, &run.trace);
    let context = || format!("{:?}", run.scenario);
    assert!(trace.t_parallel > 0.0);
    let sum: f64 = run.report.breakdown.parts.iter().sum();
    assert!((sum - 1.0).abs() < 1e-9, "{}: {:?}", context(), run.report.breakdown);
    let mut received_count = 0;
    for rank in 0..plan.p {
        let mut previous_end = 0.0;
        run.segments(rank, |segment| {
            assert!(
                (segment.start - previous_end).abs() < 1e-9 && segment.end >= segment.start,
                "{}: {segment:?} after {previous_end}",
                context()
            );
            previous_end = segment.end;
        });
        assert!(
            (previous_end - trace.t_parallel).abs() < 1e-9,
            "{}: processor {rank} is known until {previous_end}",
            context()
        );
        for k in plan.first[rank as usize]..plan.first[rank as usize + 1] {
            let end = trace.end(rank, k);
            let k = k as usize;
            assert!(end >= trace.start[k]);
            let step = &plan.steps[k];
            if let Some((to, slots)) = plan.sends(step) {
                assert!(trace.injected[k] >= trace.begun[k] && trace.delivered[k] >= trace.injected[k]);
                let reception = trace.source.iter().position(|source| *source == k as u32);
                let reception = reception.unwrap_or_else(|| panic!("{}: nobody gets {k}", context()));
                let receiver = plan.first.partition_point(|first| *first <= reception as u32) - 1;
                assert_eq!(receiver as u32, to);
                let (from, into) = plan.receives(&plan.steps[reception]).expect("it receives");
                assert_eq!((from, into.count()), (rank, slots.count()));
                // No message arrives before it is sent; all threads use one clock.
                assert!(trace.arrived[reception] >= trace.begun[k], "{}", context());
                assert!(trace.delivered[k] <= trace.arrived[reception].max(trace.injected[k]));
                received_count += 1;
            }
        }
    }
    assert_eq!(received_count, run.report.messages);
}

/// If the receiver waited, delivery is the time of receipt; otherwise it is the time of sending.
#[test]
fn trace_message_ready_early_is_delivered_when_sent() {
    let plan = plans::exchange(2, 4, 1);
    let notes = |start, injected, arrived, has_waited, finish| Stamps {
        start: vec![start],
        injected: vec![injected],
        arrived: vec![arrived],
        waited: vec![has_waited],
        finish,
    };
    let trace =
        collect::trace(&plan, &[notes(10.0, 11.0, 15.0, true, 16.0), notes(12.0, 13.0, 13.5, false, 14.0)]);
    // Microseconds since the first processor started.
    assert_eq!(trace.injected, [1e6, 3e6]);
    assert_eq!(trace.delivered, [1e6, 5e6]);
    assert_eq!((trace.source, trace.t_parallel), (vec![1, 0], 6e6));
}

#[test]
fn measurement_keeps_median_run_and_all_pass_times() {
    let s = Settings { n: 4096, p: 4, ..Settings::default() };
    let measured = measure(&s, 5);
    assert_eq!((measured.passes.len(), measured.serial.len()), (5, 5));
    let mut sorted_passes = measured.passes.clone();
    sorted_passes.sort_by(f64::total_cmp);
    let report = &measured.run.report;
    assert_eq!(measured.run.seconds(report.t_parallel), Some(sorted_passes[2]));
    let mut serial = measured.serial.clone();
    serial.sort_by(f64::total_cmp);
    assert!((report.efficiency - serial[2] / 4.0 / sorted_passes[2]).abs() < 1e-12);
    assert!(measured.executor.cores >= 1);
}

/// Overflow gives NaN, which is unequal to itself, yet passes must not be reported as different.
#[test]
fn measurement_with_overflow_reports_wrong_result() {
    let s = Settings { n: 64, p: 2, signal: SignalKind::Own, ..Settings::default() };
    let input = [hyperfly_core::Complex64::new(1.7e308, -1.7e308); 64];
    let threads = Threads::new(&s.scenario(), 2);
    let measured = threads.measure(Some(&input), &mut |_| ControlFlow::Continue(()));
    assert!(matches!(measured, Err(Fault::Wrong { .. })), "{measured:?}");
}

#[test]
fn measurement_can_be_cancelled() {
    let s = Settings { n: 1 << 18, p: 4, ..Settings::default() };
    let threads = Threads::new(&s.scenario(), 1_000_000);
    let mut calls = 0;
    let result = threads.measure(None, &mut |_| {
        calls += 1;
        if calls > 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(result.map(|measured| measured.passes), Err(Fault::Cancelled));
}

#[test]
fn missing_message_names_waiting_processors() {
    let s = Settings { n: 64, p: 4, ..Settings::default() };
    let mut threads = Threads::new(&s.scenario(), 1);
    threads.timeout = std::time::Duration::from_millis(200);
    let plan = s.scenario().plan();
    // Processor 3 is idle, so its partners wait.
    let last = plan.first[3];
    let steps = plan.steps.iter().take(last as usize).copied().collect();
    let first = plan.first[..4].iter().copied().chain([last]).collect();
    let broken_plan = Plan { steps, first, ..plan };
    let input = signal::samples(&s.scenario().problem, None);
    let fault = threads
        .execute_passes(&broken_plan, &|i| input[i as usize], &mut |_| ControlFlow::Continue(()))
        .err();
    // The partner times out, or finds that processor 3 has ended.
    let expected = [
        Fault::Hung { processor: 1, waits_for: 3 },
        Fault::Hung { processor: 2, waits_for: 3 },
        Fault::Stopped { processor: 3 },
    ];
    assert!(fault.as_ref().is_some_and(|fault| expected.contains(fault)), "{fault:?}");
}

#[test]
fn wrong_plan_gives_error() {
    let s = Settings { n: 256, p: 4, signal: SignalKind::Noise, ..Settings::default() };
    let scenario = s.scenario();
    let plan = scenario.plan();
    // Local steps use the twiddle factors of another block.
    let steps = plan.steps.iter().map(|step| match *step {
        hyperfly_core::schedule::Step::Local { first, last, log_block, base, len, blocks } => {
            hyperfly_core::schedule::Step::Local { first, last, log_block, base, len, blocks: blocks ^ 1 }
        }
        other => other,
    });
    let wrong_plan = Plan { steps: steps.collect(), ..plan.clone() };
    let input = signal::samples(&scenario.problem, None);
    let threads = Threads::new(&scenario, 1);
    let passes = threads
        .execute_passes(&wrong_plan, &|i| input[i as usize], &mut |_| ControlFlow::Continue(()))
        .expect("the run succeeds");
    let output = collect::output(&wrong_plan, &scenario, input, &passes.cells);
    assert!(matches!(output, Err(Fault::Wrong { error, .. }) if error > 1e-3), "{output:?}");
}

#[test]
fn threads_refuse_too_many_processors() {
    let s = Settings { n: 1 << 12, p: 512, ..Settings::default() };
    let threads = Threads::new(&s.scenario(), 1);
    let result = threads.measure(None, &mut |_| ControlFlow::Continue(()));
    assert_eq!(result.map(|measured| measured.passes), Err(Fault::TooMany { max: 256 }));
}
