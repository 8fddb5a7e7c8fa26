//! Limits next to a run: ranks of blocks of the Fourier matrix by elimination, cuts by trying all sides of all switches, chains
//! of steps by a plain walk, values worked out by hand, and random runs, none of which is below a limit.

use fastrand::Rng;
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::roofline::{Limit, LimitKind, Roofline, forced_words_into};
use hyperfly_core::schedule::{Layout, Placement, Plan, Shape, Step, Steps, Transform};
use hyperfly_core::topology::{
    Graph, Interconnect, SharedGraph, Topology, TopologyParameters, capacity_into, halving_capacities,
};
use hyperfly_core::trace::Activity;
use hyperfly_reference::proptest_config;
use hyperfly_reference::routing::{route, word_factor};
use hyperfly_reference::scenarios::scenarios;
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Io, MachineKind, Order, Settings, Switching, Topology as TopologyId,
    Twiddles, Width, run,
};
use proptest::test_runner::TestRunner;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A prime with roots of unity of every order up to 2^23. A rank in its field is at most the rank over the complex numbers.
const PRIME: u64 = 998_244_353;

fn power(base: u64, mut exponent: u64) -> u64 {
    let (mut square, mut product) = (base % PRIME, 1);
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = product * square % PRIME;
        }
        square = square * square % PRIME;
        exponent /= 2;
    }
    product
}

/// Returns the rank of a matrix by Gaussian elimination.
fn rank(mut rows: Vec<Vec<u64>>) -> u64 {
    let columns = rows.first().map_or(0, Vec::len);
    let mut rank = 0;
    for column in 0..columns {
        let Some(pivot) = (rank..rows.len()).find(|row| rows[*row][column] != 0) else { continue };
        rows.swap(rank, pivot);
        let inverse = power(rows[rank][column], PRIME - 2);
        let (above, below) = rows.split_at_mut(rank + 1);
        for row in below {
            let factor = row[column] * inverse % PRIME;
            for (value, first) in row.iter_mut().zip(&above[rank]).skip(column) {
                *value = (*value + (PRIME - factor) * first) % PRIME;
            }
        }
        rank += 1;
    }
    rank as u64
}

/// Returns the rank of the block of the Fourier matrix between the inputs outside a group of processors and the outputs inside.
fn rank_of_block(plan: &Plan, is_inside: impl Fn(u32) -> bool) -> u64 {
    let r = plan.n.ilog2();
    let entry = |k: u64, j: u64| {
        plan.transform.axes(r).into_iter().fold(1, |product, axis| {
            let points = 1u64 << axis.len();
            let part = |index: u64| index >> (r - axis.end) & (points - 1);
            product * power(power(3, (PRIME - 1) / points), part(k) * part(j)) % PRIME
        })
    };
    let outputs = (0..plan.n).filter(|k| is_inside(plan.output.place(*k).0));
    let inputs: Vec<u64> = (0..plan.n).filter(|j| !is_inside(plan.input.place(*j).0)).collect();
    rank(outputs.map(|k| inputs.iter().map(|j| entry(k, *j)).collect()).collect())
}

/// Returns a plan without steps.
fn layouts(p: u32, n: u64, transform: Transform, input: Layout, output: Layout) -> Plan {
    let first = vec![0; p as usize + 1];
    let (steps, slot_sets) = (Steps::default(), Vec::new());
    Plan { p, n, transform, radix: 2, slots: 1, steps, first, slot_sets, input, output }
}

/// Every distribution of lines of up to 64 points by bits, for every group of processors that agree in some bits.
#[test]
fn forced_words_are_the_rank_on_all_lines() {
    let mut seen = BTreeSet::new();
    for r in 1..=6u8 {
        let subsets: Vec<Vec<u8>> =
            (0..1u32 << r).map(|set| (0..r).filter(|bit| set >> bit & 1 == 1).collect()).collect();
        for input in &subsets {
            for output in subsets.iter().filter(|output| output.len() == input.len()) {
                let layout = |owner: &Vec<u8>| Layout::from(Placement::by_owner(owner.clone(), r.into()));
                let p = 1 << input.len();
                let plan = layouts(p, 1 << r, Transform::Line, layout(input), layout(output));
                let masks = if r < 6 { (0..p).collect() } else { vec![p - 1, p / 2] };
                for mask in masks {
                    let forced = forced_words_into(&plan, mask, 0);
                    assert_eq!(
                        forced,
                        rank_of_block(&plan, |q| q & mask == 0),
                        "{input:?} {output:?} {mask}"
                    );
                    seen.insert(forced == plan.n >> mask.count_ones());
                }
            }
        }
    }
    assert_eq!(seen.len(), 2, "distributions with and without common vectors");
}

/// Any order of bits in the rank, any values of these bits, and transforms of several dimensions.
#[test]
fn forced_words_are_the_rank_of_random_boxes() {
    let mut rng = Rng::with_seed(1);
    for case in 0..600 {
        let r = rng.u32(2..=7);
        let cut = |rng: &mut Rng| rng.u8(0..=r as u8);
        let (a, b) = (cut(&mut rng), cut(&mut rng));
        let logs = [a.min(b), a.max(b) - a.min(b), r as u8 - a.max(b)];
        let transform = match case % 3 {
            0 => Transform::Line,
            1 if r.is_multiple_of(2) => Transform::Square,
            _ => Transform::Box { shape: Shape { logs }, late: [0; 3] },
        };
        let d = rng.u32(0..=r.min(4));
        let layout = |rng: &mut Rng| {
            let mut bits: Vec<u8> = (0..r as u8).collect();
            rng.shuffle(&mut bits);
            Layout::from(Placement::by_owner(bits[..d as usize].to_vec(), r))
        };
        let (input, output) = (layout(&mut rng), layout(&mut rng));
        let plan = layouts(1 << d, 1 << r, transform, input, output);
        let (mask, value) = (rng.u32(0..1 << d), rng.u32(0..1 << d));
        let forced = forced_words_into(&plan, mask, value & mask);
        assert_eq!(forced, rank_of_block(&plan, |q| q & mask == value & mask), "{plan} {mask} {value}");
    }
}

/// Distributions that no bits express, also on a number of processors that is no power of two.
#[test]
fn forced_words_are_at_most_the_rank_of_any_distribution() {
    let mut rng = Rng::with_seed(2);
    let mut equal = 0;
    for _ in 0..400 {
        let (r, p) = (rng.u32(2..=6), rng.u32(2..=6));
        let layout = |rng: &mut Rng| Layout::Table((0..1 << r).map(|_| (rng.u32(0..p), 0)).collect());
        let (input, output) = (layout(&mut rng), layout(&mut rng));
        let plan = layouts(p, 1 << r, Transform::Line, input, output);
        for q in 0..p {
            let forced = forced_words_into(&plan, u32::MAX, q);
            let rank = rank_of_block(&plan, |other| other == q);
            assert!(forced <= rank, "{forced} of {rank}: {plan}");
            equal += u32::from(forced == rank);
        }
    }
    assert!(equal > 500, "{equal}");
}

/// Returns the least capacity into a group over all ways to put switches on a side.
fn least_cut(graph: &SharedGraph, is_inside: impl Fn(u32) -> bool) -> f64 {
    let processors = graph.processors();
    let switches = graph.nodes() - processors;
    let inside = |node: u32, sides: u32| match node.checked_sub(processors) {
        Some(switch) => sides >> switch & 1 == 1,
        None => is_inside(node),
    };
    let cut = |sides: u32| -> f64 {
        let channels = (0..graph.channels()).filter_map(|channel| Some((channel, graph.ends(channel)?)));
        let enters = channels.filter(|(_, (from, to))| !inside(*from, sides) && inside(*to, sides));
        enters.map(|(channel, _)| graph.capacity(channel)).sum()
    };
    (0..1 << switches).map(cut).fold(f64::INFINITY, f64::min)
}

#[test]
fn capacity_into_a_group_is_the_least_cut() {
    let mut rng = Rng::with_seed(3);
    let mut graphs = Vec::new();
    for topology in [TopologyId::Hypercube, TopologyId::Mesh, TopologyId::Torus, TopologyId::Complete] {
        graphs.push(Interconnect::from(topology).graph(16));
    }
    let default = TopologyParameters::default();
    for (p, arity, taper) in [(4, 2, 1.0), (8, 4, 3.0), (8, 2, 1.5), (16, 4, 2.5), (16, 16, 2.0)] {
        let parameters = TopologyParameters { arity, taper, ..default };
        graphs.push(Interconnect::new(Topology::FatTree, &parameters).graph(p));
    }
    for (p, hosts, routers) in [(8, 1, 2), (16, 2, 2), (16, 4, 1), (16, 2, 8), (8, 1, 1)] {
        let parameters = TopologyParameters { hosts: Some(hosts), routers: Some(routers), ..default };
        graphs.push(Interconnect::new(Topology::Dragonfly, &parameters).graph(p));
    }
    for graph in &graphs {
        let p = graph.processors();
        let halves =
            (0..p.ilog2()).map(|bit| (0..p).filter(|q| q >> bit & 1 == 1).fold(0, |set, q| set | 1 << q));
        let random = (0..5).map(|_| rng.u32(..) & (u32::MAX >> (32 - p)));
        let capacities = halving_capacities(graph);
        for (bit, capacity) in capacities.iter().enumerate() {
            for value in [0, 1] {
                let into = capacity_into(graph, |q| q >> bit & 1 == value);
                assert!((capacity - into).abs() < 1e-9, "{graph:?} {bit}: {capacity}, not {into}");
            }
        }
        for group in halves.chain(random).collect::<Vec<u32>>() {
            let is_inside = |q: u32| group >> q & 1 == 1;
            let found = capacity_into(graph, is_inside);
            let least = least_cut(graph, is_inside);
            assert!((found - least).abs() < 1e-9, "{graph:?} {group:b}: {found}, not {least}");
        }
    }
}

/// A graph in which the shortest path, 0–2–3–1, takes the last channel from the longer one, 0–4–5–3–1.
#[derive(Debug)]
struct Detour;

impl Graph for Detour {
    fn processors(&self) -> u32 {
        2
    }

    fn nodes(&self) -> u32 {
        6
    }

    fn channels(&self) -> u32 {
        6
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        [(0, 2), (2, 3), (3, 1), (0, 4), (4, 5), (5, 3)].get(channel as usize).copied()
    }

    fn route(&self, _from: u32, _to: u32, route: &mut Vec<u32>) {
        route.extend([0, 1, 2]);
    }

    fn max_distance(&self) -> u64 {
        3
    }
}

#[test]
fn cut_of_a_detour_is_its_last_channel() {
    let graph = SharedGraph::new(Detour);
    assert_eq!((capacity_into(&graph, |q| q == 1), least_cut(&graph, |q| q == 1)), (1.0, 1.0));
}

/// The widths in the papers: p/2 on a hypercube, √p on a mesh (GK 7), twice that on a torus; all channels between two halves
/// of a complete graph; and on a tapered tree the links below the top.
#[test]
fn halves_of_large_graphs_have_known_widths() {
    let half = |interconnect: Interconnect, p: u32| capacity_into(&interconnect.graph(p), |q| q >= p / 2);
    let default = TopologyParameters::default();
    let tree = |taper| Interconnect::new(Topology::FatTree, &TopologyParameters { taper, ..default });
    for (d, root) in [(4, 4.0), (6, 8.0), (8, 16.0), (10, 32.0)] {
        let p = 1 << d;
        assert_eq!(half(TopologyId::Hypercube.into(), p), f64::from(p) / 2.0);
        assert_eq!(half(TopologyId::Mesh.into(), p), root);
        assert_eq!(half(TopologyId::Torus.into(), p), 2.0 * root);
        assert_eq!(half(TopologyId::Complete.into(), p), f64::from(p) * f64::from(p) / 4.0);
        assert_eq!(half(tree(1.0), p), f64::from(p) / 2.0);
        assert_eq!(half(tree(4.0), p), f64::from(p) / 8.0);
    }
}

fn find(s: &Settings) -> (Run, Roofline) {
    let run = run(s, None, Options::default()).unwrap_or_else(|error| panic!("{s:?}: {error}"));
    let roofline = Roofline::of(&run);
    (run, roofline)
}

fn limit(roofline: &Roofline, kind: LimitKind) -> Limit {
    roofline.get(kind).unwrap_or_else(|| panic!("{kind:?} of {roofline:?}"))
}

fn assert_limits(s: &Settings, expected: &[(LimitKind, f64, f64)]) {
    let (_, roofline) = find(s);
    for (kind, least, actual) in expected {
        let found = limit(&roofline, *kind);
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * b;
        assert!(close(found.limit, *least) && close(found.run, *actual), "{found:?} of {s:?}");
    }
}

/// n = 4096, t_s = 25, t_h = 1/2, t_w = 1.28. Where the processor is named by reversed bits before and after, all n/p words have to
/// come from others, and binary-exchange brings them log p times.
#[test]
fn limits_of_binary_exchange_have_known_values() {
    let cube = Settings { p: 16, n: 4096, ..Settings::default() };
    let message = 25.0 + 0.5 + 1.28 * 256.0;
    assert_limits(
        &cube,
        &[
            (LimitKind::Words, 256.0, 1024.0),
            (LimitKind::HalvingWords, 2048.0, 2048.0),
            (LimitKind::WordTime, message, 4484.72),
            (LimitKind::HalvingTime, 25.0 + 1.28 * 2048.0 / 8.0, 4484.72),
            (LimitKind::StartupTime, 4.0 * (25.0 + 0.5 + 1.28), 4484.72),
            (LimitKind::WithoutContention, 4484.72, 4484.72),
            (LimitKind::Computation, 3072.0, 4484.72),
        ],
    );
    // On the mesh of 64 the messages of two exchanges each cross 1, 2 and 4 channels, and 64 words take 81.92 alone.
    let mesh = Settings { p: 64, topology: TopologyId::Mesh, ..cube };
    assert_limits(
        &mesh,
        &[
            (LimitKind::HalvingTime, 25.0 + 1.28 * 2048.0 / 8.0, 2071.88),
            (LimitKind::WithoutContention, 768.0 + 6.0 * (25.0 + 81.92) + 0.5 * 14.0, 2071.88),
        ],
    );
}

/// One redistribution moves all but 1/p of a block, which is the least for these distributions.
#[test]
fn redistribution_between_cyclic_distributions_reaches_the_limit() {
    let cyclic =
        Settings { algorithm: Algorithm::GroupCyclic, io: Io::Cyclic, p: 16, n: 4096, ..Settings::default() };
    assert_limits(&cyclic, &[(LimitKind::Words, 240.0, 240.0), (LimitKind::HalvingWords, 1024.0, 1024.0)]);
    let ordered = Settings { algorithm: Algorithm::Transpose, order: Order::Ordered, ..cyclic.clone() };
    let (_, roofline) = find(&ordered);
    assert_eq!(limit(&roofline, LimitKind::Words).limit, 256.0);
    let bsp = Settings { machine: MachineKind::Bsp, gap: 4.0, sync: 1000.0, ..cyclic };
    let t_parallel = 12.0 * 5.0 * 256.0 + 1000.0 + 4.0 * 480.0;
    assert_limits(
        &bsp,
        &[
            (LimitKind::WordTime, 1000.0 + 4.0 * 480.0, t_parallel),
            (LimitKind::Computation, 12.0 * 5.0 * 256.0, t_parallel),
        ],
    );
}

/// Four processors send single words to 0, then to 1, and so on, from 8 on: alone, the last three reach processor 3 at
/// 16 + 10; it takes them 4 apart.
#[test]
fn logp_receivers_without_contention_take_words_at_once() {
    let s = Settings {
        algorithm: Algorithm::Transpose,
        all_to_all: AllToAll::Naive,
        machine: MachineKind::LogP,
        p: 4,
        n: 16,
        latency: 10.0,
        gap: 4.0,
        overhead: 0.0,
        ..Settings::default()
    };
    assert_limits(&s, &[(LimitKind::WithoutContention, 8.0 + 8.0 + 10.0 + 8.0, 42.0)]);
    // Alone a word takes 10, and a processor sends three within that time: 1, 4, 16.
    assert_limits(&s, &[(LimitKind::StartupTime, 10.0, 42.0), (LimitKind::WordTime, 10.0 + 2.0 * 4.0, 42.0)]);
}

/// A schedule that posts and exchanges may use the network interface and the processor at the same time.
#[test]
fn posting_and_exchanging_halves_the_time_to_send() {
    let (mut run, roofline) = find(&Settings { p: 16, n: 4096, ..Settings::default() });
    let time = |roofline: &Roofline, kind| limit(roofline, kind).limit;
    assert_eq!(time(&roofline, LimitKind::WordTime), 25.5 + 1.28 * 256.0);
    assert_eq!(time(&roofline, LimitKind::StartupTime), 4.0 * 26.78);
    let mut steps: Vec<Step> = run.plan.steps.iter().copied().collect();
    steps.push(Step::Post { to: 0, send: 0 });
    (run.plan.steps, run.plan.first[16]) = (steps.into_iter().collect(), run.plan.first[16] + 1);
    let roofline = Roofline::of(&run);
    assert_eq!(time(&roofline, LimitKind::WordTime), 25.5 + 1.28 * 128.0);
    // 1, 3, 9, 27.
    assert_eq!(time(&roofline, LimitKind::StartupTime), 3.0 * 26.78);
}

/// Returns T_p of a plan on a network if every message were alone, by a walk over its steps.
fn walk(s: &Settings, plan: &Plan) -> f64 {
    let width = match s.width {
        Width::Factor(width) => width,
        Width::Power(power) => f64::from(s.p).powf(power),
    };
    let alone = |from: u32, to: u32, words: u64| {
        let route = route(s, from, to);
        let factors = route.iter().map(|channel| word_factor(s, *channel));
        let channels = match s.switching {
            Switching::StoreAndForward => factors.sum(),
            _ => factors.fold(0.0, f64::max),
        };
        s.th * route.len() as f64 + s.tw / width * words as f64 * channels
    };
    #[derive(Clone, Default)]
    struct Rank {
        next: usize,
        time: f64,
        interface: f64,
        exchange: Option<f64>,
    }
    let mut ranks = vec![Rank::default(); plan.p as usize];
    let mut arrivals: BTreeMap<(u32, u32), VecDeque<f64>> = BTreeMap::new();
    loop {
        let mut moved = false;
        for q in 0..plan.p {
            let rank = &mut ranks[q as usize];
            while let Some(step) = plan.rank_steps(q).get(rank.next) {
                let mut arrives = |from: u32| arrivals.get_mut(&(from, q)).and_then(VecDeque::pop_front);
                match *step {
                    Step::Exchange { to, from, .. } => {
                        if rank.exchange.is_none() {
                            let time = rank.time + s.ts + alone(q, to, plan.words(step));
                            rank.exchange = Some(time);
                            arrivals.entry((q, to)).or_default().push_back(time);
                            moved = true;
                            continue;
                        }
                        let Some(time) = arrives(from) else { break };
                        rank.time = time.max(rank.exchange.take().expect("sent before"));
                    }
                    Step::Post { to, .. } => {
                        rank.interface =
                            rank.time.max(rank.interface) + s.ts + alone(q, to, plan.words(step));
                        arrivals.entry((q, to)).or_default().push_back(rank.interface);
                    }
                    Step::Await { from, .. } => {
                        let Some(time) = arrives(from) else { break };
                        rank.time = rank.time.max(time);
                    }
                    Step::Local { .. } | Step::Combine(_) | Step::Copy { .. } => {
                        rank.time += s.tc * plan.nodes(step);
                    }
                }
                (rank.next, moved) = (rank.next + 1, true);
            }
        }
        if !moved {
            return ranks.iter().map(|rank| rank.time).fold(0.0, f64::max);
        }
    }
}

/// With next to no computation some runs take the time of a limit: a single exchange, and exchanges of one word.
#[test]
fn limits_of_time_are_reached_but_for_computation() {
    let fast = Settings { tc: 1e-9, ..Settings::default() };
    let pair = Settings { p: 2, n: 4096, ..fast.clone() };
    let logp = Settings { machine: MachineKind::LogP, ..pair.clone() };
    for (s, kind) in [
        (pair.clone(), LimitKind::WordTime),
        (Settings { th: 0.0, ..pair.clone() }, LimitKind::HalvingTime),
        (Settings { p: 64, n: 64, ..fast.clone() }, LimitKind::StartupTime),
        (logp.clone(), LimitKind::WordTime),
        (Settings { word_gap: Some(0.5), overhead: 1.0, ..logp.clone() }, LimitKind::WordTime),
        (Settings { n: 2, ..logp }, LimitKind::StartupTime),
    ] {
        let found = limit(&find(&s).1, kind);
        assert!((found.run / found.limit - 1.0).abs() < 1e-6, "{s:?}: {found:?}");
    }
}

/// Checks that a run is not below a limit, that the limits of its schedule are those of a plain walk, and that a run without
/// contention takes as long as without contention. Returns its limits; none if it deadlocks.
fn check(s: &Settings) -> Vec<Limit> {
    let Ok(run) = run(s, None, Options { data: false, ..Options::default() }) else { return Vec::new() };
    let roofline = Roofline::of(&run);
    let kinds: Vec<LimitKind> = roofline.limits.iter().map(|limit| limit.kind).collect();
    assert!(kinds.is_sorted_by(|a, b| a < b), "{kinds:?}");
    for found in &roofline.limits {
        let Limit { kind, limit, run: actual } = *found;
        assert!(actual >= limit * (1.0 - 1e-9) && limit >= 0.0, "{s:?}\n{found:?}");
        if !matches!(kind, LimitKind::Words | LimitKind::HalvingWords) {
            assert_eq!(actual, run.report.t_parallel);
        }
    }
    let computation = limit(&roofline, LimitKind::Computation).limit;
    if let Some(alone) = roofline.get(LimitKind::WithoutContention) {
        assert!(computation <= alone.limit * (1.0 + 1e-9));
        // Contention of a posted message takes no time of a processor.
        let contends = |(step, k)| {
            let [.., (_, start, end)] = run.trace.flight(k);
            run.plan.sends(step).is_some() && end > start
        };
        let has_contention = run.plan.steps.iter().zip(0..).any(contends);
        if run.report.breakdown.of(Activity::Contention) == 0.0 && !has_contention {
            assert!((alone.limit - alone.run).abs() <= 1e-9 * alone.run, "{s:?}\n{alone:?}");
        }
        if s.machine == MachineKind::Network && s.twiddles == Twiddles::Stored {
            let free = Settings { ts: 0.0, th: 0.0, tw: 0.0, ..s.clone() };
            for (s, found) in [(s, alone.limit), (&free, computation)] {
                let walked = walk(s, &run.plan);
                assert!((found - walked).abs() <= 1e-9 * walked, "{s:?}\n{found}, not {walked}");
            }
        }
    }
    roofline.limits
}

#[test]
fn no_random_run_is_below_a_limit() {
    let seen = RefCell::new(BTreeMap::<String, [u32; 2]>::new());
    let result = TestRunner::new(proptest_config(2000, 40_000)).run(&scenarios(6, 10), |s| {
        // Where computation takes next to no time, communication is all that keeps a run above its limits.
        let fast = Settings { tc: 1.0 / f64::from(1 << 20), twiddles: Twiddles::Stored, ..s.clone() };
        for found in [s, fast].iter().flat_map(|s| check(s).into_iter().map(|limit| (s.machine, limit))) {
            let (machine, limit) = found;
            let mut seen = seen.borrow_mut();
            let counts = seen.entry(format!("{} {:?}", machine.id(), limit.kind)).or_default();
            counts[0] += 1;
            counts[1] += u32::from(limit.run <= limit.limit * 1.01);
        }
        Ok(())
    });
    result.unwrap_or_else(|why| panic!("{why}"));
    let seen = seen.into_inner();
    assert_eq!(seen.len(), 3 + 5 + 7, "{seen:?}");
    for (kind, [runs, near]) in &seen {
        // A BSP machine computes in flops, which always take time.
        assert!(
            *runs > 300 && (*near > 10 || kind == "bsp WordTime"),
            "{kind}: {near} of {runs} are near it"
        );
    }
}
