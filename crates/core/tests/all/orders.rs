//! Orders of an exchange of all with all: who sends to whom when, that nothing else changes, and what it costs.

use hyperfly_core::limits::Options;
use hyperfly_core::report::Report;
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_reference::scenarios::possible;
use hyperfly_request::{Algorithm, AllToAll, Choice, Io, MachineKind, Order, Settings, Switching, run};

const ALGORITHMS: [Algorithm; 3] = [Algorithm::Transpose, Algorithm::GroupCyclic, Algorithm::CyclicToBlocked];

/// On the default machine.
fn settings(algorithm: Algorithm, all_to_all: AllToAll, d: u32, r: u32) -> Settings {
    Settings { algorithm, all_to_all, p: 1 << d, n: 1 << r, io: Io::Cyclic, ..Settings::default() }
}

/// What processor `q` sends and takes, in order: (sent to, taken from), either may be none.
fn partners(plan: &Plan, q: u32) -> Vec<(Option<u32>, Option<u32>)> {
    let step = |step: &Step| match *step {
        Step::Exchange { to, from, .. } => Some((Some(to), Some(from))),
        Step::Post { to, .. } => Some((Some(to), None)),
        Step::Await { from, .. } => Some((None, Some(from))),
        _ => None,
    };
    plan.program(q).iter().filter_map(step).collect()
}

#[test]
fn messages_leave_in_the_order_that_is_asked_for() {
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

/// Group-cyclic and transposes in more dimensions exchange among fewer than all, and bits of their numbers change their
/// places: each order sends the same messages, and computes the same transform.
#[test]
fn an_order_changes_nothing_but_when() {
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
                run(&possible(s), None, Options::default()).expect("a possible run")
            });
            let all: Vec<_> = all.collect();
            let sent = |plan: &Plan| {
                let to = |q: u32| partners(plan, q).into_iter().filter_map(move |(to, _)| Some((q, to?)));
                let mut pairs: Vec<_> = (0..plan.p).flat_map(to).collect();
                pairs.sort_unstable();
                pairs
            };
            for other in &all[1..] {
                assert_eq!(sent(&other.plan), sent(&all[0].plan));
                assert_eq!(other.report.words, all[0].report.words);
                let (ours, theirs) = (other.output.as_ref(), all[0].output.as_ref());
                assert_eq!(ours.map(|it| &it.spectrum), theirs.map(|it| &it.spectrum));
            }
        }
    }
}

/// On the hypercube pairwise steps and shifts share no channel. In the naive order all flows into processor 0 meet in front of
/// it: those of one half of the cube come by its last dimension, p/2 at once.
#[test]
fn all_send_to_one_at_the_same_time() {
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

/// By hand, LogP without L and o, two words a message, four processors, t_c = 1, g = 4, n = 32: three messages of two
/// words are sent by 24 after the three stages on eight elements. Staggered, a processor takes a word every g from the
/// first on; what is sent first at 24 is there at 24, and the last of six 20 later, at 44; then two stages. In the naive
/// order everybody sends to the last processor in the last 2g, which are six words at once, and it takes the last of them
/// 5g after the first, which left at 24 + 4g.
#[test]
fn words_queue_at_one_receiver_on_logp() {
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
