//! MPI collectives: each group has its own communicator, and its members agree beforehand on the steps they do together.

use super::clock::Clock;
use crate::collective::{Collective, GroupMessage};
use crate::fault::Fault;
use crate::link::{CollectiveTimes, Group};
use hyperfly_core::Complex64;
use mpi::collective::SystemOperation;
use mpi::datatype::{Partition, PartitionMut};
use mpi::topology::{Color, SimpleCommunicator};
use mpi::traits::{Communicator, CommunicatorCollectives, Root};

/// Confirmed collectives of a rank, each with its communicator.
#[derive(Default)]
pub struct Groups {
    /// In program order.
    pub collectives: Vec<Collective>,
    communicators: Vec<SimpleCommunicator>,
}

impl Groups {
    /// Keeps the collectives that all their members found alike. Collective: every rank calls it.
    pub fn agree(world: &SimpleCommunicator, collectives: Vec<Collective>) -> Groups {
        let mut max_collectives = 0;
        world.all_reduce_into(&(collectives.len() as u64), &mut max_collectives, SystemOperation::max());
        let mut groups = Groups::default();
        let mut collectives = collectives.into_iter();
        for _ in 0..max_collectives {
            let own_collective = collectives.next();
            // Groups are disjoint, so the first member identifies a group. Ranks with a wrong group are detected below.
            let name = own_collective
                .as_ref()
                .map(|own_collective| Color::with_value(own_collective.members[0] as i32));
            let communicator =
                world.split_by_color_with_key(name.unwrap_or_else(Color::undefined), world.rank());
            if let (Some(own_collective), Some(communicator)) = (own_collective, communicator)
                && is_consistent(&communicator, &own_collective)
            {
                groups.collectives.push(own_collective);
                groups.communicators.push(communicator);
            }
        }
        groups
    }

    /// Number of messages that this rank sends by collectives.
    pub fn messages(&self) -> u64 {
        self.collectives.iter().map(|collective| collective.sent.len() as u64).sum()
    }
}

/// Whether the communicator's ranks are the members for each of them, and each expects what the others send: the same number of words
/// after the same number of earlier messages. All ranks get the same answer.
fn is_consistent(communicator: &SimpleCommunicator, own_collective: &Collective) -> bool {
    let agree_all = |holds: bool| {
        let mut agreed = 0u8;
        communicator.all_reduce_into(&u8::from(holds), &mut agreed, SystemOperation::min());
        agreed > 0
    };
    let size = communicator.size() as usize;
    if !agree_all(own_collective.members.len() == size) {
        return false;
    }
    let mut members = own_collective.members.clone();
    communicator.process_at_rank(0).broadcast_into(&mut members[..]);
    if !agree_all(members == own_collective.members) {
        return false;
    }
    let table = |messages: &[GroupMessage]| {
        let mut table = vec![0u32; 2 * size];
        for message in messages {
            table[2 * message.member..2 * message.member + 2]
                .copy_from_slice(&[message.words, message.earlier_count]);
        }
        table
    };
    let mut remote_table = vec![0u32; 2 * size];
    communicator.all_to_all_into(&table(&own_collective.sent)[..], &mut remote_table[..]);
    agree_all(remote_table == table(&own_collective.received))
}

/// The groups of a rank during one pass.
pub struct PassGroups<'a> {
    pub clock: &'a Clock,
    /// Polls a condition until it holds.
    pub poll_until: &'a dyn Fn(&mut dyn FnMut() -> bool),
    pub groups: &'a Groups,
    /// Number of collectives completed in this pass.
    pub completed: usize,
}

impl Group for PassGroups<'_> {
    fn now(&self) -> f64 {
        self.clock.now()
    }

    /// Uses the nonblocking collective and polls it, so that a hanging rank is noticed.
    fn all_to_all(
        &mut self,
        collective: &Collective,
        outgoing: &[Complex64],
        incoming: &mut [Complex64],
    ) -> Result<CollectiveTimes, Fault> {
        let communicator = &self.groups.communicators[self.completed];
        self.completed += 1;
        let (counts, places) = partition(&collective.sent, collective.members.len());
        let outgoing = Partition::new(outgoing, counts, places);
        let (counts, places) = partition(&collective.received, collective.members.len());
        let mut incoming = PartitionMut::new(incoming, counts, places);
        Ok(mpi::request::scope(|scope| {
            let request = communicator.immediate_all_to_all_varcount_into(scope, &outgoing, &mut incoming);
            let handover_time = self.now();
            let (mut request, mut poll_count) = (Some(request), 0u32);
            (self.poll_until)(&mut || {
                poll_count = poll_count.saturating_add(1);
                request = request.take().and_then(|request| request.test().err());
                request.is_none()
            });
            CollectiveTimes { handover: handover_time, arrival: self.now(), has_waited: poll_count > 1 }
        }))
    }
}

/// Returns the word count and offset for each member.
fn partition(messages: &[GroupMessage], members: usize) -> (Vec<i32>, Vec<i32>) {
    let (mut counts, mut places) = (vec![0; members], vec![0; members]);
    for message in messages {
        (counts[message.member], places[message.member]) = (message.words as i32, message.offset as i32);
    }
    (counts, places)
}
