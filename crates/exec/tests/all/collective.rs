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
    (0..plan.p).map(|rank| find_collectives(&plan, rank)).collect()
}

/// Whether all members agree on the k-th collective of processor q, as ranks of MPI confirm it.
fn all_members_agree(collectives: &[Vec<Collective>], rank: u32, k: usize) -> bool {
    let own_collective = &collectives[rank as usize][k];
    let place =
        |collective: &Collective, rank: u32| collective.members.iter().position(|member| *member == rank);
    own_collective.members.iter().filter(|member| **member != rank).all(|&member_rank| {
        collectives[member_rank as usize].get(k).is_some_and(|partners| {
            let sent_message = own_collective
                .sent
                .iter()
                .find(|message| Some(message.member) == place(own_collective, member_rank));
            let received_message =
                partners.received.iter().find(|message| Some(message.member) == place(partners, rank));
            let is_same = sent_message
                .zip(received_message)
                .map(|(a, b)| (a.words, a.earlier_count) == (b.words, b.earlier_count));
            partners.members == own_collective.members && is_same == Some(true)
        })
    })
}

/// Returns the group sizes of processor 0's collectives, the messages they carry, and all its messages.
fn first_rank_summary(s: &Settings) -> (Vec<usize>, usize, usize) {
    let (plan, collectives) = (s.scenario().plan(), collectives_by_rank(s));
    let agreed = || {
        collectives[0]
            .iter()
            .enumerate()
            .filter(|(k, _)| all_members_agree(&collectives, 0, *k))
            .map(|(_, own)| own)
    };
    let messages = plan.rank_steps(0).iter().filter(|step| plan.sends(step).is_some()).count();
    let sizes = agreed().map(|collective| collective.members.len()).collect();
    (sizes, agreed().map(|collective| collective.sent.len()).sum(), messages)
}

#[test]
fn collectives_are_found_in_any_sending_order() {
    for &all_to_all in AllToAll::ALL.iter().filter(|order| **order != AllToAll::Standard) {
        let with_algorithm = |algorithm| Settings { all_to_all, ..settings(algorithm, 16, 4096) };
        assert_eq!(
            first_rank_summary(&with_algorithm(Algorithm::Transpose)),
            (vec![16], 15, 15),
            "{all_to_all:?}"
        );
        assert_eq!(
            first_rank_summary(&with_algorithm(Algorithm::CyclicToBlocked)),
            (vec![16], 15, 15),
            "{all_to_all:?}"
        );
        assert_eq!(
            first_rank_summary(&with_algorithm(Algorithm::GroupCyclic)),
            (vec![16; 3], 45, 45),
            "{all_to_all:?}"
        );
        // In three dimensions the groups are rows and columns of processors.
        let dims = Settings { dims: 3, ..with_algorithm(Algorithm::Transpose) };
        assert_eq!(first_rank_summary(&dims), (vec![4, 4], 6, 6), "{all_to_all:?}");
    }
    let ordered_settings = Settings { order: Order::Ordered, ..settings(Algorithm::Transpose, 16, 4096) };
    assert_eq!(first_rank_summary(&ordered_settings), (vec![16, 16], 30, 30));
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
    let standard = Settings { all_to_all: AllToAll::Standard, ..settings(Algorithm::Transpose, 16, 4096) };
    assert_eq!(first_rank_summary(&standard), (vec![], 0, 4));
    assert_eq!(first_rank_summary(&settings(Algorithm::Transpose, 2, 4096)).1, 0);
}

/// A processor exchanges with four others at the end, and those exchange with different ones: its group differs from theirs.
#[test]
fn collective_seen_by_one_member_is_not_agreed() {
    let s = Settings { order: Order::Ordered, ..settings(Algorithm::TwoDimensionalRows, 16, 4096) };
    let collectives = collectives_by_rank(&s);
    let collectives = &collectives;
    let groups: Vec<usize> = collectives[2].iter().map(|collective| collective.members.len()).collect();
    assert_eq!(groups, [16, 5]);
    assert!(all_members_agree(collectives, 2, 0) && !all_members_agree(collectives, 2, 1));
    // In addition to the exchange of all 16, two groups of four are closed.
    let own_stamps = |rank: u32| {
        (0..collectives[rank as usize].len())
            .filter(move |k| all_members_agree(collectives, rank, *k))
            .map(move |k| &collectives[rank as usize][k])
    };
    let total: usize = (0..16).flat_map(own_stamps).map(|collective| collective.sent.len()).sum();
    assert_eq!(total, 264);
}

/// A forwarded message cannot leave before it has arrived.
#[test]
fn collective_refuses_forwarded_data() {
    let s = settings(Algorithm::Transpose, 4, 256);
    let plan = s.scenario().plan();
    let mut plan_copy = plan.clone();
    plan_copy.slot_sets.push(SlotSet::contiguous(0, 16));
    let last_set = plan_copy.slot_sets.len() as u32 - 1;
    let sent_on = |step: &Step| match *step {
        Step::Exchange { to, from, .. } => Step::Exchange { to, from, send: last_set, receive: last_set },
        other => other,
    };
    let broken_plan = Plan { steps: plan.steps.iter().map(sent_on).collect(), ..plan_copy };
    assert_eq!((find_collectives(&plan, 1).len(), find_collectives(&broken_plan, 1).len()), (1, 0));
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
        let mut sent_table = self.table.sent.lock().expect("no worker has died");
        sent_table.entry((self.q, to)).or_default().push_back(words);
    }

    fn get(&self, from: u32) -> Option<Vec<Complex64>> {
        let mut sent_table = self.table.sent.lock().expect("no worker has died");
        sent_table.get_mut(&(from, self.q))?.pop_front()
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
        let range =
            |message: &GroupMessage| message.offset as usize..(message.offset + message.words) as usize;
        for message in &collective.sent {
            self.put(collective.members[message.member], outgoing[range(message)].to_vec());
        }
        let handover_time = self.time();
        for message in &collective.received {
            let words = loop {
                match self.get(collective.members[message.member]) {
                    Some(words) => break words,
                    None => thread::yield_now(),
                }
            };
            incoming[range(message)].copy_from_slice(&words);
        }
        Ok(CollectiveTimes { handover: handover_time, arrival: self.time(), has_waited: true })
    }
}

/// Executes all processors as threads, with the agreed collectives. Returns timestamps and final memories by processor.
fn execute_with_collectives(s: &Settings) -> (Plan, Vec<Stamps>, Vec<Vec<Complex64>>) {
    let (scenario, collectives) = (s.scenario(), collectives_by_rank(s));
    let (plan, input) = (scenario.plan(), signal::samples(&scenario.problem, None));
    let twiddles = Twiddles::for_plan(&plan, scenario.problem.direction);
    let table = MessageTable { begun: Instant::now(), sent: Mutex::default() };
    let program = |rank: u32| {
        let own_collectives: Vec<Collective> = (0..collectives[rank as usize].len())
            .filter(|k| all_members_agree(&collectives, rank, *k))
            .map(|k| collectives[rank as usize][k].clone())
            .collect();
        let mut processor = Processor::new(&plan, rank, &twiddles).with_collectives(&own_collectives);
        processor.place_input(&|i| input[i as usize]);
        let mut link = TableLink { q: rank, table: &table };
        loop {
            match processor.advance(&mut link).expect("the processor advances") {
                State::AtCollective => {
                    processor.execute_collective(&mut link).expect("the processor advances")
                }
                State::Waiting { .. } => thread::yield_now(),
                State::Done => break (processor.stamps().clone(), processor.cells().to_vec()),
            }
        }
    };
    let (stamps, cells) = thread::scope(|scope| {
        let program = &program;
        let threads: Vec<_> = (0..plan.p).map(|rank| scope.spawn(move || program(rank))).collect();
        threads.into_iter().map(|thread| thread.join().expect("the thread ends")).unzip()
    });
    (plan, stamps, cells)
}

/// Same bits in the same slots, and timestamps in the order of events on each processor.
#[test]
fn collectives_match_simulator_bits_with_consistent_times() {
    let rows = Settings { order: Order::Ordered, ..settings(Algorithm::TwoDimensionalRows, 16, 4096) };
    let mut collectives = vec![rows];
    for &all_to_all in AllToAll::ALL {
        for algorithm in [Algorithm::Transpose, Algorithm::CyclicToBlocked, Algorithm::GroupCyclic] {
            collectives.push(Settings { all_to_all, ..settings(algorithm, 8, 4096) });
        }
        let ordered_settings =
            Settings { order: Order::Ordered, all_to_all, ..settings(Algorithm::Transpose, 8, 256) };
        collectives.push(ordered_settings);
    }
    for s in collectives.iter().filter(|s| s.problems().is_empty()) {
        let (plan, stamps, cells) = execute_with_collectives(s);
        let simulated =
            run(s, None, Options::default()).expect("the run succeeds").output.expect("a run with data");
        let own_cells: Vec<Complex64> =
            plan.output.places().map(|(rank, slot)| cells[rank as usize][slot as usize]).collect();
        assert!(own_cells == simulated.spectrum, "{s:?}: other bits");
        let trace = collect::trace(&plan, &stamps);
        for (rank, rank_stamps) in (0..plan.p).zip(&stamps) {
            assert!(
                rank_stamps.start.windows(2).all(|pair| pair[0] <= pair[1]),
                "{s:?}: {:?}",
                rank_stamps.start
            );
            assert!(rank_stamps.start.last().is_some_and(|last| *last <= rank_stamps.finish));
            let steps = plan.first[rank as usize]..plan.first[rank as usize + 1];
            for (k, record) in (0..).zip(steps) {
                let step = &plan.steps[record as usize];
                if plan.receives(step).is_some() {
                    let source = trace.source[record as usize] as usize;
                    assert!(trace.begun[source] <= trace.injected[source], "{s:?}");
                    // No message arrives before its sender starts to send it; all threads use one clock.
                    let (start, arrival) = (trace.begun[source], trace.arrived[record as usize]);
                    assert!(start <= arrival, "{s:?}: {start} {arrival}");
                    assert!(trace.delivered[source] <= arrival.max(trace.injected[source]), "{s:?}");
                    let end = rank_stamps.start.get(k + 1).copied().unwrap_or(rank_stamps.finish);
                    assert!(rank_stamps.arrived[k] <= end, "{s:?}: it is there before it is taken");
                }
            }
            let mut previous_end = 0.0;
            trace.segments(&plan, rank, |segment| {
                assert!(
                    (segment.start - previous_end).abs() < 1e-6 && segment.end >= segment.start,
                    "{segment:?}"
                );
                previous_end = segment.end;
            });
        }
    }
}
