//! One clock for all ranks: each has its own, and how far it is from that of rank 0 is found by messages to and fro.

use mpi::topology::SimpleCommunicator;
use mpi::traits::{Communicator, Destination, Source};
use std::time::Instant;

/// So often a message goes to and fro; the quickest one tells.
const TIMES: usize = 64;

/// A clock that shows the time of rank 0, in seconds.
pub struct Clock {
    begun: Instant,
    ahead: f64,
}

impl Clock {
    /// All ranks make theirs together.
    pub fn aligned(world: &SimpleCommunicator) -> Clock {
        let mut clock = Clock { begun: Instant::now(), ahead: 0.0 };
        let root = world.process_at_rank(0);
        if world.rank() == 0 {
            for rank in 1..world.size() {
                let other = world.process_at_rank(rank);
                let mut best = (f64::INFINITY, 0.0);
                for _ in 0..TIMES {
                    let sent = clock.now();
                    other.send(&sent);
                    let (theirs, _) = other.receive::<f64>();
                    let back = clock.now();
                    // They looked at their clock halfway between, but for half of what it took.
                    if back - sent < best.0 {
                        best = (back - sent, theirs - (sent + back) / 2.0);
                    }
                }
                other.send(&best.1);
            }
        } else {
            for _ in 0..TIMES {
                let _ = root.receive::<f64>();
                root.send(&clock.now());
            }
            clock.ahead = root.receive::<f64>().0;
        }
        clock
    }

    /// Seconds, as rank 0 counts them.
    pub fn now(&self) -> f64 {
        self.begun.elapsed().as_secs_f64() - self.ahead
    }
}
