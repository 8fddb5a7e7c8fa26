//! One clock for all ranks: each has its own, and how far it is ahead of that of rank 0 is found by messages to and fro.

use mpi::topology::SimpleCommunicator;
use mpi::traits::{Communicator, Destination, Source};
use std::cell::Cell;
use std::time::Instant;

/// So often a message goes to and fro; the quickest one tells.
const TIMES: usize = 16;

/// A clock that shows the time of rank 0, in seconds, once it is aligned.
pub struct Clock {
    begun: Instant,
    ahead: Cell<f64>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { begun: Instant::now(), ahead: Cell::new(0.0) }
    }
}

impl Clock {
    /// Aligns the clocks of all ranks, which all ask for it. `wait` waits until a message of a rank is there.
    pub fn align(&self, world: &SimpleCommunicator, wait: &dyn Fn(u32)) {
        let own = || self.begun.elapsed().as_secs_f64();
        let receive = |from: i32| {
            wait(from as u32);
            world.process_at_rank(from).receive::<f64>().0
        };
        if world.rank() > 0 {
            let root = world.process_at_rank(0);
            for _ in 0..TIMES {
                receive(0);
                root.send(&own());
            }
            self.ahead.set(receive(0));
            return;
        }
        for rank in 1..world.size() {
            let other = world.process_at_rank(rank);
            let mut best = (f64::INFINITY, 0.0);
            for _ in 0..TIMES {
                let sent = own();
                other.send(&sent);
                let theirs = receive(rank);
                let back = own();
                // They looked at their clock halfway between, but for half of what it took.
                if back - sent < best.0 {
                    best = (back - sent, theirs - (sent + back) / 2.0);
                }
            }
            other.send(&best.1);
        }
    }

    /// Seconds, as rank 0 counts them.
    pub fn now(&self) -> f64 {
        self.begun.elapsed().as_secs_f64() - self.ahead.get()
    }
}
