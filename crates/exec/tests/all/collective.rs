//! All-to-all exchanges detected in Plans: which ones exist, that members agree on them, and that executing them as collectives leaves
//! the same bits and consistent timestamps.

use hyperfly_core::kernel::Twiddles;
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::{Plan, SlotSet, Step};
use hyperfly_core::{Complex64, signal};
use hyperfly_exec::collective::{Collective, GroupMessage, find_collectives};
use hyperfly_exec::link::{CollectiveTimes, Group, Link};
use hyperfly_exec::processor::{Processor, State};
use hyperfly_exec::stamps::Stamps;
use hyperfly_exec::{Fault, collect};
use hyperfly_request::{Algorithm, AllToAll, Choice, Order, Settings, SignalKind, run};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

fn settings(algorithm: Algorithm, p: u32, n: u64) -> Settings {
    Settings { algorithm, p, n, signal: SignalKind::Noise, ..Settings::default() }
}

fn collectives_by_rank(s: &Settings) -> Vec<Vec<Collective>> {
    let plan = s.scenario().plan();
    (0..plan.p).map(|q| find_collectives(&plan, q)).collect()
}

/// Whether all members agree on the k-th collective of processor q, as ranks of MPI confirm it.
fn all_members_agree(all: &[Vec<Collective>], q: u32, k: usize) -> bool {
    let own = &all[q as usize][k];
    let place = |collective: &Collective, q: u32| collective.members.iter().position(|member| *member == q);
    own.members.iter().filter(|member| **member != q).all(|&other| {
        all[other as usize].get(k).is_some_and(|theirs| {
            let sent = own.sent.iter().find(|part| Some(part.member) == place(own, other));
            let received = theirs.received.iter().find(|part| Some(part.member) == place(theirs, q));
            let alike = sent.zip(received).map(|(a, b)| (a.words, a.earlier) == (b.words, b.earlier));
            theirs.members == own.members && alike == Some(true)
        })
    })
}

/// Group sizes of processor 0's collectives, the messages they carry, and all its messages.
fn first_rank_summary(s: &Settings) -> (Vec<usize>, usize, usize) {
    let (plan, all) = (s.scenario().plan(), collectives_by_rank(s));
    let agreed =
        || all[0].iter().enumerate().filter(|(k, _)| all_members_agree(&all, 0, *k)).map(|(_, own)| own);
    let messages = plan.rank_steps(0).iter().filter(|step| plan.sends(step).is_some()).count();
    let sizes = agreed().map(|collective| collective.members.len()).collect();
    (sizes, agreed().map(|collective| collective.sent.len()).sum(), messages)
}

#[test]
fn collectives_are_found_in_any_sending_order() {
    for &all_to_all in AllToAll::ALL {
        let of = |algorithm| Settings { all_to_all, ..settings(algorithm, 16, 4096) };
        assert_eq!(first_rank_summary(&of(Algorithm::Transpose)), (vec![16], 15, 15), "{all_to_all:?}");
        assert_eq!(first_rank_summary(&of(Algorithm::CyclicToBlocked)), (vec![16], 15, 15), "{all_to_all:?}");
        assert_eq!(first_rank_summary(&of(Algorithm::GroupCyclic)), (vec![16; 3], 45, 45), "{all_to_all:?}");
        // In three dimensions the groups are rows and columns of processors.
        let dims = Settings { dims: 3, ..of(Algorithm::Transpose) };
        assert_eq!(first_rank_summary(&dims), (vec![4, 4], 6, 6), "{all_to_all:?}");
    }
    let ordered = Settings { order: Order::Ordered, ..settings(Algorithm::Transpose, 16, 4096) };
    assert_eq!(first_rank_summary(&ordered), (vec![16, 16], 30, 30));
}

#[test]
fn collectives_exclude_pairs_and_single_words() {
    for (algorithm, messages) in
        [(Algorithm::BinaryExchange, 4), (Algorithm::TwoDimensional, 4), (Algorithm::OutputDriven, 240)]
    {
        assert_eq!(
            first_rank_summary(&settings(algorithm, 16, 4096)),
            (vec![], 0, messages),
            "{algorithm:?}"
        );
    }
    assert_eq!(first_rank_summary(&settings(Algorithm::Transpose, 2, 4096)).1, 0);
}

/// A processor exchanges with four others at the end, and those exchange with different ones: its group differs from theirs.
#[test]
fn collective_seen_by_one_member_is_not_agreed() {
    let s = Settings { order: Order::Ordered, ..settings(Algorithm::TwoDimensionalRows, 16, 4096) };
    let all = collectives_by_rank(&s);
    let found = &all;
    let groups: Vec<usize> = all[2].iter().map(|collective| collective.members.len()).collect();
    assert_eq!(groups, [16, 5]);
    assert!(all_members_agree(&all, 2, 0) && !all_members_agree(&all, 2, 1));
    // In addition to the exchange of all 16, two groups of four are closed.
    let own = |q: u32| {
        (0..all[q as usize].len())
            .filter(move |k| all_members_agree(found, q, *k))
            .map(move |k| &found[q as usize][k])
    };
    let together: usize = (0..16).flat_map(own).map(|collective| collective.sent.len()).sum();
    assert_eq!(together, 264);
}

/// A forwarded message cannot leave before it has arrived.
#[test]
fn collective_refuses_forwarded_data() {
    let s = settings(Algorithm::Transpose, 4, 256);
    let plan = s.scenario().plan();
    let mut broken = plan.clone();
    broken.slot_sets.push(SlotSet::contiguous(0, 16));
    let all = broken.slot_sets.len() as u32 - 1;
    let sent_on = |step: &Step| match *step {
        Step::Exchange { to, from, .. } => Step::Exchange { to, from, send: all, receive: all },
        other => other,
    };
    let broken = Plan { steps: plan.steps.iter().map(sent_on).collect(), ..broken };
    assert_eq!((find_collectives(&plan, 1).len(), find_collectives(&broken, 1).len()), (1, 0));
}

/// Shared message queues, by sender and receiver.
struct MessageTable {
    begun: Instant,
    sent: Mutex<BTreeMap<(u32, u32), Messages>>,
}

type Messages = VecDeque<Vec<Complex64>>;

/// One processor's access to the queues.
struct TableLink<'a> {
    q: u32,
    table: &'a MessageTable,
}

impl TableLink<'_> {
    fn put(&self, to: u32, words: Vec<Complex64>) {
        let mut sent = self.table.sent.lock().expect("nobody has died");
        sent.entry((self.q, to)).or_default().push_back(words);
    }

    fn get(&self, from: u32) -> Option<Vec<Complex64>> {
        let mut sent = self.table.sent.lock().expect("nobody has died");
        sent.get_mut(&(from, self.q))?.pop_front()
    }

    fn time(&self) -> f64 {
        self.table.begun.elapsed().as_secs_f64()
    }
}

impl Link for TableLink<'_> {
    fn now(&self) -> f64 {
        self.time()
    }

    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
        let mut words = Vec::new();
        pack(&mut words);
        self.put(to, words);
        Ok(())
    }

    fn take<T>(
        &mut self,
        from: u32,
        unpack: impl FnOnce(f64, &[Complex64]) -> T,
    ) -> Result<Option<T>, Fault> {
        Ok(self.get(from).map(|words| unpack(self.time(), &words)))
    }
}

impl Group for TableLink<'_> {
    fn now(&self) -> f64 {
        self.time()
    }

    fn all_to_all(
        &mut self,
        collective: &Collective,
        outgoing: &[Complex64],
        incoming: &mut [Complex64],
    ) -> Result<CollectiveTimes, Fault> {
        let range = |part: &GroupMessage| part.offset as usize..(part.offset + part.words) as usize;
        for part in &collective.sent {
            self.put(collective.members[part.member], outgoing[range(part)].to_vec());
        }
        let handed = self.time();
        for part in &collective.received {
            let words = loop {
                match self.get(collective.members[part.member]) {
                    Some(words) => break words,
                    None => thread::yield_now(),
                }
            };
            incoming[range(part)].copy_from_slice(&words);
        }
        Ok(CollectiveTimes { handed, arrived: self.time(), waited: true })
    }
}

/// Executes all processors as threads, with the agreed collectives. Returns timestamps and final memories by processor.
fn execute_with_collectives(s: &Settings) -> (Plan, Vec<Stamps>, Vec<Vec<Complex64>>) {
    let (scenario, all) = (s.scenario(), collectives_by_rank(s));
    let (plan, input) = (scenario.plan(), signal::samples(&scenario.problem, None));
    let twiddles = Twiddles::for_plan(&plan, scenario.problem.direction);
    let table = MessageTable { begun: Instant::now(), sent: Mutex::default() };
    let program = |q: u32| {
        let own: Vec<Collective> = (0..all[q as usize].len())
            .filter(|k| all_members_agree(&all, q, *k))
            .map(|k| all[q as usize][k].clone())
            .collect();
        let mut processor = Processor::new(&plan, q, &twiddles).with_collectives(&own);
        processor.place(&|i| input[i as usize]);
        let mut link = TableLink { q, table: &table };
        loop {
            match processor.advance(&mut link).expect("it goes on") {
                State::AtCollective => processor.execute_collective(&mut link).expect("it goes on"),
                State::Waiting { .. } => thread::yield_now(),
                State::Done => break (processor.stamps().clone(), processor.cells().to_vec()),
            }
        }
    };
    let (stamps, cells) = thread::scope(|scope| {
        let program = &program;
        let threads: Vec<_> = (0..plan.p).map(|q| scope.spawn(move || program(q))).collect();
        threads.into_iter().map(|thread| thread.join().expect("it ends")).unzip()
    });
    (plan, stamps, cells)
}

/// Same bits in the same slots, and timestamps in the order of events on each processor.
#[test]
fn collectives_match_simulator_bits_with_consistent_times() {
    let rows = Settings { order: Order::Ordered, ..settings(Algorithm::TwoDimensionalRows, 16, 4096) };
    let mut all = vec![rows];
    for &all_to_all in AllToAll::ALL {
        for algorithm in [Algorithm::Transpose, Algorithm::CyclicToBlocked, Algorithm::GroupCyclic] {
            all.push(Settings { all_to_all, ..settings(algorithm, 8, 4096) });
        }
        let ordered =
            Settings { order: Order::Ordered, all_to_all, ..settings(Algorithm::Transpose, 8, 256) };
        all.push(ordered);
    }
    for s in all.iter().filter(|s| s.problems().is_empty()) {
        let (plan, stamps, cells) = execute_with_collectives(s);
        let simulated = run(s, None, Options::default()).expect("it runs").output.expect("data moved");
        let own: Vec<Complex64> =
            plan.output.places().map(|(q, slot)| cells[q as usize][slot as usize]).collect();
        assert!(own == simulated.spectrum, "{s:?}: other bits");
        let trace = collect::trace(&plan, &stamps);
        for (q, own) in (0..plan.p).zip(&stamps) {
            assert!(own.start.windows(2).all(|pair| pair[0] <= pair[1]), "{s:?}: {:?}", own.start);
            assert!(own.start.last().is_some_and(|last| *last <= own.finish));
            let steps = plan.first[q as usize]..plan.first[q as usize + 1];
            for (k, record) in (0..).zip(steps) {
                let step = &plan.steps[record as usize];
                if plan.receives(step).is_some() {
                    let source = trace.source[record as usize] as usize;
                    assert!(trace.begun[source] <= trace.injected[source], "{s:?}");
                    // No message arrives before its sender starts to send it; all threads use one clock.
                    let (begun, there) = (trace.begun[source], trace.arrived[record as usize]);
                    assert!(begun <= there, "{s:?}: {begun} {there}");
                    assert!(trace.delivered[source] <= there.max(trace.injected[source]), "{s:?}");
                    let end = own.start.get(k + 1).copied().unwrap_or(own.finish);
                    assert!(own.arrived[k] <= end, "{s:?}: it is there before it is taken");
                }
            }
            let mut at = 0.0;
            trace.segments(&plan, q, |segment| {
                assert!((segment.start - at).abs() < 1e-6 && segment.end >= segment.start, "{segment:?}");
                at = segment.end;
            });
        }
    }
}
