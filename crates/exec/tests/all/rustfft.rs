//! Local transforms by rustfft: the kernel's values in the same slots, up to rounding.

use hyperfly_core::Complex64;
use hyperfly_core::kernel::{self, Twiddles};
use hyperfly_core::output::relative_l2;
use hyperfly_core::schedule::{Builder, Combine, Placement, SlotSet, Step};
use hyperfly_core::size::Size;
use hyperfly_exec::rustfft::RUSTFFT;
use hyperfly_exec::{Threads, file};
use hyperfly_request::{Algorithm, Direction, Order, Settings, SignalKind, run};
use std::ops::ControlFlow;

/// Covers various block sizes and block numbers, contiguous or not.
#[test]
fn rustfft_matches_kernel_for_any_block() {
    let size = Size { p: 1, n: 4096, radix: 2 };
    let mut builder = Builder::new(size, 4096, Placement::block(0, 12), Placement::block(0, 12));
    let mut steps = Vec::new();
    for (stages, log_block, base, len, numbers) in [
        (12, 12, 0, 4096, SlotSet::contiguous(0, 1)),
        (5, 5, 512, 32, SlotSet::contiguous(0, 1)),
        (1, 1, 0, 2, SlotSet::contiguous(5, 1)),
        (4, 4, 1024, 16, SlotSet::contiguous(201, 1)),
        (8, 8, 256, 1024, SlotSet::contiguous(12, 4)),
        (3, 3, 64, 64, SlotSet::of_bits(1, [4, 1, 2])),
        // The first stages of a block only: transforms of its columns.
        (6, 12, 0, 4096, SlotSet::contiguous(0, 1)),
        (1, 6, 128, 128, SlotSet::contiguous(62, 2)),
        (3, 5, 128, 256, SlotSet::of_bits(6, [3, 0, 5])),
        (7, 10, 2048, 1024, SlotSet::contiguous(3, 1)),
    ] {
        let blocks = builder.set(numbers);
        let step = Step::Local { first: 0, last: stages, log_block, base, len, blocks };
        builder.push(step);
        steps.push(step);
    }
    builder.end_rank();
    let plan = builder.finish();
    for direction in [Direction::Forward, Direction::Inverse] {
        let (twiddles, library) = (Twiddles::new(4096, direction, 2), (RUSTFFT.prepare)(&plan, direction));
        for step in &steps {
            assert!((RUSTFFT.supports)(step));
            let sample = |i: u32| Complex64::new(f64::from(i * 7919 % 101) - 50.0, f64::from(i * 31 % 17));
            let mut expected: Vec<Complex64> = (0..4096).map(sample).collect();
            let (mut actual, mut scratch) = (expected.clone(), Vec::new());
            kernel::execute(&mut expected, &plan, *step, &twiddles, &mut scratch);
            assert!(library.execute(&mut actual, step, &mut scratch));
            let error = relative_l2(&actual, &expected);
            assert!(error < 1e-15 * 12.0, "{step:?}, {direction:?}: off by {error}");
        }
    }
}

/// A stage between two exchanges is not a local transform, and an empty local step computes nothing.
#[test]
fn rustfft_refuses_non_local_steps() {
    let combine =
        Combine { stage: 0, upper: true, low: 0, high: 1, to: 0, len: 1, block: 0, blocks: 1, apart: 0 };
    let empty_step = Step::Local { first: 2, last: 2, log_block: 4, base: 0, len: 16, blocks: 0 };
    for step in
        [Step::Combine(combine), empty_step, Step::Copy { from: 0, to: 0 }, Step::Post { to: 1, send: 0 }]
    {
        assert!(!(RUSTFFT.supports)(&step), "{step:?}");
    }
}

/// Each result passes the error bound of `measure`, and its file is read back with the number of nodes that rustfft computed.
#[test]
fn rustfft_measures_every_formulation() {
    let mut by_all = Vec::new();
    for &algorithm in Algorithm::BUILT_IN {
        for (n, p) in [(64, 1), (256, 4), (4096, 8), (1 << 14, 4)] {
            for (order, direction, radix) in
                [(Order::Unordered, Direction::Forward, 2), (Order::Ordered, Direction::Inverse, 4)]
            {
                let s = Settings {
                    algorithm,
                    n,
                    p,
                    order,
                    direction,
                    radix,
                    signal: SignalKind::Noise,
                    ..Settings::default()
                };
                if !s.problems().is_empty() {
                    continue;
                }
                let threads = Threads { library: Some(RUSTFFT), ..Threads::new(&s.scenario(), 1) };
                let measured = threads.measure(None, &mut |_| ControlFlow::Continue(()));
                let measured = measured.unwrap_or_else(|fault| panic!("{s:?}: {fault}"));
                let simulated = run(&s, None, Default::default()).expect("the run succeeds").report;
                let report = &measured.run.report;
                assert_eq!((report.messages, report.words), (simulated.messages, simulated.words));
                // The 4 × 4 × 4 lines of 64 elements have only the factors 1 and i, which are exact.
                let is_exact = |error: f64| error == 0.0 && n == 64;
                let error = report.relative_l2_error.expect("data moved");
                assert!((error > 0.0 || is_exact(error)) && error < 1e-14, "{s:?}: {error}");
                assert_eq!(measured.run.output, None);
                let (nodes, all_nodes) = (measured.rustfft.expect("asked for"), n * u64::from(n.ilog2()));
                assert!(nodes <= all_nodes);
                if (n, p) == (4096, 8) && order == Order::Unordered {
                    by_all.push((algorithm, nodes * 12 / all_nodes));
                }
                let reread =
                    file::read(&file::write(&measured)).unwrap_or_else(|error| panic!("{s:?}: {error}"));
                assert!(reread == measured, "{s:?}");
            }
        }
    }
    // Of twelve stages, three lie between exchanges, or all are computed node by node.
    let expected = [
        (Algorithm::BinaryExchange, 9),
        (Algorithm::Transpose, 12),
        (Algorithm::TwoDimensionalRows, 12),
        (Algorithm::GroupCyclic, 12),
        (Algorithm::CyclicToBlocked, 12),
        (Algorithm::OutputDriven, 0),
        (Algorithm::Slab, 12),
        (Algorithm::Pencil, 12),
        (Algorithm::Cyclic, 12),
    ];
    assert_eq!(by_all, expected);
}
