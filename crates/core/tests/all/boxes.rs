//! Slab, pencil and cyclic: who owns which part before, between and after the all-to-alls, who sends to whom, and worked
//! times. The random runs of `against_slow_simulator` compare their transforms and times with independent code.

use hyperfly_core::limits::Options;
use hyperfly_core::schedule::{Plan, Shape, Step, check};
use hyperfly_reference::dft::{dft_of_box, error_bound, relative_error};
use hyperfly_request::{Algorithm, AllToAll, MachineKind, Settings, SignalKind, Topology, run};

fn settings(algorithm: Algorithm, extents: [u64; 3], grid: Option<[u64; 3]>, p: u32) -> Settings {
    let shape = |extents: [u64; 3]| Shape { logs: extents.map(|it| it.trailing_zeros() as u8) };
    Settings {
        algorithm,
        n: extents.iter().product(),
        p,
        shape: Some(shape(extents)),
        grid: grid.map(shape),
        signal: SignalKind::Noise,
        ..Settings::default()
    }
}

/// Checks the processor of every input and every coefficient against `owner_before` and `owner_after`, functions of the
/// three indices.
fn check_owners(
    plan: &Plan,
    extents: [u64; 3],
    owner_before: impl Fn([u64; 3]) -> u64,
    owner_after: impl Fn([u64; 3]) -> u64,
) {
    check(plan).expect("a valid plan");
    let [_, rows, columns] = extents;
    for i in 0..plan.n {
        let index = [i / (rows * columns), i / columns % rows, i % columns];
        assert_eq!(u64::from(plan.input.place(i).0), owner_before(index), "input {index:?}");
        assert_eq!(u64::from(plan.output.place(i).0), owner_after(index), "coefficient {index:?}");
    }
}

/// Returns the partners of processor `q` and the words of its messages, in order.
fn messages(plan: &Plan, q: u32) -> Vec<(u32, u64)> {
    let sent = plan.rank_steps(q).into_iter().filter(|step| step.communicates());
    sent.map(|step| match *step {
        Step::Exchange { to, from, .. } if to == from => (to, plan.words(step)),
        _ => panic!("{step:?} is no exchange"),
    })
    .collect()
}

#[test]
fn slab_divides_the_first_axis_then_the_second() {
    for (extents, p) in [([8, 16, 4], 8), ([16, 8, 2], 4), ([8, 8, 1], 8), ([32, 1, 1], 1)] {
        let plan = settings(Algorithm::Slab, extents, None, p).scenario().plan();
        let p = u64::from(p);
        check_owners(&plan, extents, |[x, _, _]| x * p / extents[0], |[_, y, _]| y * p / extents[1]);
        for q in 0..plan.p {
            let all: Vec<_> = (1..plan.p).map(|i| (q ^ i, plan.n / (p * p))).collect();
            assert_eq!(messages(&plan, q), all);
        }
    }
}

#[test]
fn pencil_exchanges_within_rows_then_within_columns() {
    for (extents, grid, [rows, columns]) in [
        ([8, 8, 8], None, [2, 4]),
        ([8, 16, 8], None, [4, 4]),
        ([8, 16, 8], Some([2, 8, 1]), [2, 8]),
        ([8, 16, 8], Some([8, 2, 1]), [8, 2]),
        // Two columns are the most that the last axis allows.
        ([8, 16, 2], None, [4, 2]),
        ([8, 8, 1], None, [4, 1]),
    ] {
        let p = rows * columns;
        let plan = settings(Algorithm::Pencil, extents, grid, p as u32).scenario().plan();
        let [a, b, c] = extents;
        let before = |[x, y, _]: [u64; 3]| x * rows / a * columns + y * columns / b;
        let after = |[_, y, z]: [u64; 3]| y * rows / b * columns + z * columns / c;
        check_owners(&plan, extents, before, after);
        for q in 0..plan.p {
            let sent = messages(&plan, q);
            let (in_row, in_column) = sent.split_at(columns as usize - 1);
            let (p, columns) = (p, columns as u32);
            assert!(in_row.iter().all(|(to, words)| {
                to / columns == q / columns && *words == plan.n / p / u64::from(columns)
            }));
            assert_eq!(in_column.len() as u64, rows - 1);
            assert!(
                in_column
                    .iter()
                    .all(|(to, words)| { to % columns == q % columns && *words == plan.n / p / rows })
            );
        }
    }
}

#[test]
fn cyclic_keeps_its_distribution() {
    for (extents, grid, [p0, p1, p2]) in [
        ([16, 16, 16], None, [2, 2, 4]),
        ([16, 16, 16], Some([4, 1, 2]), [4, 1, 2]),
        ([64, 4, 1], None, [4, 2, 1]),
        ([256, 1, 1], None, [16, 1, 1]),
    ] {
        let p = p0 * p1 * p2;
        let plan = settings(Algorithm::Cyclic, extents, grid, p as u32).scenario().plan();
        let owner = |[x, y, z]: [u64; 3]| (x % p0 * p1 + y % p1) * p2 + z % p2;
        check_owners(&plan, extents, owner, owner);
        for q in 0..plan.p {
            let all: Vec<_> = (1..plan.p).map(|i| (q ^ i, plan.n / (p * p))).collect();
            assert_eq!(messages(&plan, q), all);
        }
    }
}

#[test]
fn transforms_of_boxes_match_the_definition() {
    for algorithm in [Algorithm::Slab, Algorithm::Pencil, Algorithm::Cyclic] {
        for (extents, p) in [([8, 8, 8], 4), ([16, 8, 4], 8), ([16, 16, 1], 4), ([4, 16, 8], 2)] {
            let run = run(&settings(algorithm, extents, None, p), None, Options::default()).expect("a run");
            let output = run.output.expect("data");
            let exact = dft_of_box(&output.input, &extents.map(|it| it as usize), true);
            let error = relative_error(&output.spectrum, &exact);
            assert!(error <= error_bound(run.plan.n), "{algorithm:?} {extents:?}: {error}");
        }
    }
}

/// Worked by hand on the complete graph, t_c = 1, t_s = 25, t_h = ½, t_w = 1.28: every processor computes n/p · log n and
/// exchanges (p − 1) messages of n/p² words, for pencil p2 − 1 of n/(p·p2) and p1 − 1 of n/(p·p1).
#[test]
fn times_on_the_complete_graph_are_those_of_the_messages() {
    let time = |algorithm, all_to_all, p| {
        let s = Settings {
            topology: Topology::Complete,
            all_to_all,
            ..settings(algorithm, [64, 32, 32], None, p)
        };
        run(&s, None, Options { data: false, ..Options::default() }).expect("a run").report.t_parallel
    };
    let message = |words: f64| 25.0 + 0.5 + 1.28 * words;
    let compute = 65536.0 / 16.0 * 16.0;
    let all = 15.0 * message(65536.0 / 256.0);
    for algorithm in [Algorithm::Slab, Algorithm::Cyclic] {
        assert!((time(algorithm, AllToAll::Paper, 16) - compute - all).abs() < 1e-6, "{algorithm:?}");
        let halves = 4.0 * message(65536.0 / 32.0);
        assert!((time(algorithm, AllToAll::Standard, 16) - compute - halves).abs() < 1e-6, "{algorithm:?}");
    }
    let two = 6.0 * message(65536.0 / 64.0);
    assert!((time(Algorithm::Pencil, AllToAll::Paper, 16) - compute - two).abs() < 1e-6);
}

/// On BSP each all-to-all is a superstep in which a processor sends all but its own share: h = 2·(n/p)·(1 − 1/members).
#[test]
fn bsp_counts_one_superstep_for_each_all_to_all() {
    let time = |algorithm| {
        let s = Settings {
            machine: MachineKind::Bsp,
            gap: 3.0,
            sync: 500.0,
            ..settings(algorithm, [64, 32, 32], None, 16)
        };
        run(&s, None, Options { data: false, ..Options::default() }).expect("a run").report.t_parallel
    };
    let local_len = 65536.0 / 16.0;
    let superstep = |members: f64| 500.0 + 3.0 * 2.0 * local_len * (1.0 - 1.0 / members);
    let compute = 5.0 * local_len * 16.0;
    for algorithm in [Algorithm::Slab, Algorithm::Cyclic] {
        assert!((time(algorithm) - compute - superstep(16.0)).abs() < 1e-6, "{algorithm:?}");
    }
    assert!((time(Algorithm::Pencil) - compute - 2.0 * superstep(4.0)).abs() < 1e-6);
}

/// A wrong twiddle factor, a stage of another axis and a stage before its turn are found in plans of boxes.
#[test]
fn broken_plans_of_boxes_are_found() {
    for algorithm in [Algorithm::Slab, Algorithm::Pencil, Algorithm::Cyclic] {
        let plan = settings(algorithm, [16, 16, 16], None, 4).scenario().plan();
        check(&plan).expect("a valid plan");
        let mut found = 0;
        for at in 0..plan.steps.len() {
            let Step::Local { first, last, log_block, base, len, blocks } = plan.steps[at] else { continue };
            let other_blocks = (blocks as usize + 1) % plan.slot_sets.len();
            let changed = [
                Step::Local {
                    first: first.wrapping_sub(1),
                    last: last.wrapping_sub(1),
                    log_block,
                    base,
                    len,
                    blocks,
                },
                Step::Local { first: first + 1, last, log_block: log_block - 1, base, len, blocks },
                Step::Local { first, last, log_block, base, len, blocks: other_blocks as u32 },
            ];
            for step in changed.into_iter().filter(|step| *step != plan.steps[at]) {
                if let Step::Local { blocks: new, .. } = step
                    && plan.slot_sets[new as usize] == plan.slot_sets[blocks as usize]
                    && new != blocks
                {
                    continue;
                }
                let steps =
                    (0..plan.steps.len()).map(|k| if k == at { step } else { plan.steps[k] }).collect();
                let broken = Plan { steps, ..plan.clone() };
                assert!(check(&broken).is_err(), "{algorithm:?}: step {at} as {step:?}");
                found += 1;
            }
        }
        assert!(found >= 20, "{found}");
    }
}
