//! Orders of an all-to-all exchange: partners, independence of the result, and cost.

use hyperfly_core::limits::Options;
use hyperfly_core::report::Report;
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_reference::scenarios::nearest_possible;
use hyperfly_request::{Algorithm, AllToAll, Choice, Io, MachineKind, Order, Settings, Switching, run};

const ALGORITHMS: [Algorithm; 3] = [Algorithm::Transpose, Algorithm::GroupCyclic, Algorithm::CyclicToBlocked];

fn settings(algorithm: Algorithm, all_to_all: AllToAll, d: u32, r: u32) -> Settings {
    Settings { algorithm, all_to_all, p: 1 << d, n: 1 << r, io: Io::Cyclic, ..Settings::default() }
}

/// Returns the communication steps of processor `q` in order, as (destination, source) where present.
fn partners(plan: &Plan, q: u32) -> Vec<(Option<u32>, Option<u32>)> {
    let step = |step: &Step| match *step {
        Step::Exchange { to, from, .. } => Some((Some(to), Some(from))),
        Step::Post { to, .. } => Some((Some(to), None)),
        Step::Await { from, .. } => Some((None, Some(from))),
        _ => None,
    };
    plan.rank_steps(q).iter().filter_map(step).collect()
}

#[test]
fn messages_follow_the_requested_order() {
    for (d, r) in [(1, 2), (2, 4), (3, 7), (4, 8), (5, 10)] {
        for algorithm in [Algorithm::Transpose, Algorithm::CyclicToBlocked] {
            for q in 0..1u32 << d {
                let p = 1u32 << d;
                let of = |order| partners(&settings(algorithm, order, d, r).scenario().plan(), q);
                let both = |partner: u32| (Some(partner), Some(partner));
                assert_eq!(of(AllToAll::Pairwise), (1..p).map(|i| both(q ^ i)).collect::<Vec<_>>());
                let shift: Vec<_> = (1..p).map(|i| (Some((q + i) % p), Some((q + p - i) % p))).collect();
                assert_eq!(of(AllToAll::Shift), shift);
                let others: Vec<u32> = (0..p).filter(|other| *other != q).collect();
                let naive: Vec<_> = others
                    .iter()
                    .map(|to| (Some(*to), None))
                    .chain(others.iter().map(|from| (None, Some(*from))))
                    .collect();
                assert_eq!(of(AllToAll::Naive), naive);
                assert_eq!(of(AllToAll::Standard), (0..d).map(|k| both(q ^ 1 << k)).collect::<Vec<_>>());
                let paper = match algorithm {
                    Algorithm::Transpose => of(AllToAll::Pairwise),
                    _ => {
                        let to = shift.iter().map(|(to, _)| (*to, None));
                        to.chain(shift.iter().map(|(_, from)| (None, *from))).collect()
                    }
                };
                assert_eq!(of(AllToAll::Paper), paper);
            }
        }
    }
}

/// Group-cyclic and transposes with more dimensions exchange among subsets and permute bits of the rank.
/// Each order computes the same transform, and each but `standard` sends the same messages.
#[test]
fn order_keeps_messages_and_spectrum() {
    for algorithm in ALGORITHMS {
        for (d, r, dims, io, order) in [
            (2, 3, 2, Io::Block, Order::Unordered),
            (3, 6, 3, Io::Block, Order::Ordered),
            (3, 4, 4, Io::Cyclic, Order::Unordered),
            (4, 10, 2, Io::Cyclic, Order::Ordered),
            (4, 6, 3, Io::Block, Order::Unordered),
        ] {
            let all = AllToAll::ALL.iter().map(|&all_to_all| {
                let s = Settings { dims, io, order, ..settings(algorithm, all_to_all, d, r) };
                run(&nearest_possible(s), None, Options::default()).expect("a possible run")
            });
            let all: Vec<_> = all.collect();
            let sent = |plan: &Plan| {
                let to = |q: u32| partners(plan, q).into_iter().filter_map(move |(to, _)| Some((q, to?)));
                let mut pairs: Vec<_> = (0..plan.p).flat_map(to).collect();
                pairs.sort_unstable();
                pairs
            };
            for other in &all[1..] {
                if other.scenario.formulation.all_to_all() != Some(AllToAll::Standard) {
                    assert_eq!(sent(&other.plan), sent(&all[0].plan));
                    assert_eq!(other.report.words, all[0].report.words);
                }
                let (ours, theirs) = (other.output.as_ref(), all[0].output.as_ref());
                assert_eq!(ours.map(|it| &it.spectrum), theirs.map(|it| &it.spectrum));
            }
        }
    }
}

/// On the hypercube pairwise rounds and shifts share no channel. In the naive order all flows to processor
/// 0 meet: those from one half of the cube, p/2 of them, share the channel of the last dimension.
#[test]
fn naive_order_congests_one_receiver() {
    for d in 2..=6 {
        let load = |order| {
            let s = settings(Algorithm::Transpose, order, d, 2 * d + 2);
            run(&s, None, Options { data: false, ..Options::default() }).expect("a run").report
        };
        let most = |report: &Report| report.hottest.as_ref().map_or(0, |hottest| hottest.load);
        assert_eq!(most(&load(AllToAll::Pairwise)), 1);
        assert_eq!(most(&load(AllToAll::Shift)), 1);
        let naive = load(AllToAll::Naive);
        assert_eq!(most(&naive), 1 << (d - 1));
        assert!(naive.t_parallel > load(AllToAll::Pairwise).t_parallel);
    }
}

/// In step k a processor exchanges the half of its block whose destinations differ in bit k: P/2 blocks of n/P² words.
#[test]
fn standard_sends_half_a_block_in_each_of_log_p_steps() {
    for algorithm in ALGORITHMS {
        for d in 1..=4 {
            let plan = settings(algorithm, AllToAll::Standard, d, 2 * d + 2).scenario().plan();
            hyperfly_core::schedule::check(&plan).expect("a valid plan");
            for q in 0..plan.p {
                let steps: Vec<_> = plan.rank_steps(q).into_iter().filter(|it| it.communicates()).collect();
                assert_eq!(steps.len(), d as usize, "{algorithm:?}");
                assert!(steps.iter().all(|step| plan.words(step) == plan.n / u64::from(plan.p) / 2));
            }
        }
    }
}

/// On the complete graph with t = t_s + t_h and blocks of m words `standard` takes log P·(t + t_w·m·P/2), `pairwise` (P −
/// 1)·(t + t_w·m). The crossover is measured on both sides, in m and in t_s.
#[test]
fn standard_beats_pairwise_up_to_the_crossover() {
    let (ts, th, tw) = (25.0, 0.5, 1.28);
    for d in [3, 4, 6] {
        let p = f64::from(1u32 << d);
        let time = |all_to_all, r, ts| {
            let s = Settings {
                topology: hyperfly_request::Topology::Complete,
                ts,
                th,
                tw,
                ..settings(Algorithm::Transpose, all_to_all, d, r)
            };
            run(&s, None, Options { data: false, ..Options::default() }).expect("a run").report.t_parallel
        };
        let steps = f64::from(d);
        let words = |ts: f64| (p - 1.0 - steps) * (ts + th) / ((p / 2.0 * steps - (p - 1.0)) * tw);
        let mut seen = [false; 2];
        for (block, ts) in (0..9).flat_map(|block| [(block, ts), (block, 10.0 * ts), (block, 0.0)]) {
            let r = 2 * d + block;
            let (standard, pairwise) = (time(AllToAll::Standard, r, ts), time(AllToAll::Pairwise, r, ts));
            let m = f64::from(1u32 << block);
            assert_eq!(standard < pairwise, m < words(ts), "p = {p}, m = {m}, t_s = {ts}");
            let difference = (p - 1.0) * (ts + th + tw * m) - steps * (ts + th + tw * m * p / 2.0);
            assert!((pairwise - standard - difference).abs() <= 1e-9 * pairwise);
            seen[usize::from(standard < pairwise)] = true;
        }
        assert_eq!(seen, [true; 2], "both sides of the crossover");
    }
}

/// Worked by hand for LogP without L and o, two words per message, four processors, t_c = 1, g = 4, n = 32:
/// after the three stages on eight elements, at 24, three messages of two words are sent. In the staggered
/// order a processor receives one word every g: the word sent at 24 arrives at 24, and the last of six 20
/// later, at 44; then two stages follow. In the naive order all processors send to the last one in the last
/// 2g, six words in total, and it receives the last of them 5g after the first, which left at 24 + 4g.
#[test]
fn naive_order_queues_words_at_receiver_on_logp() {
    let of = |all_to_all| {
        let s = Settings {
            machine: MachineKind::LogP,
            latency: 0.0,
            gap: 4.0,
            switching: Switching::CutThrough,
            ..settings(Algorithm::CyclicToBlocked, all_to_all, 2, 5)
        };
        run(&s, None, Options::default()).expect("a run").report.t_parallel
    };
    assert_eq!(of(AllToAll::Paper), 24.0 + 5.0 * 4.0 + 16.0);
    assert_eq!(of(AllToAll::Naive), 24.0 + 9.0 * 4.0 + 16.0);
}
