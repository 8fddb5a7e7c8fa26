//! A common clock for all ranks. Each rank measures its offset from rank 0 by round trips.

use mpi::topology::SimpleCommunicator;
use mpi::traits::{Communicator, Destination, Source};
use std::cell::Cell;
use std::time::Instant;

/// Number of round trips; the fastest one determines the offset.
const ROUND_TRIPS: usize = 16;

/// Clock that shows the time of rank 0 in seconds, once aligned.
pub struct Clock {
    start: Instant,
    offset: Cell<f64>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { start: Instant::now(), offset: Cell::new(0.0) }
    }
}

impl Clock {
    /// Aligns the clocks of all ranks. Collective: every rank calls it. `wait` blocks until a message from the given rank is available.
    pub fn align(&self, world: &SimpleCommunicator, wait: &dyn Fn(u32)) {
        let own_time = || self.start.elapsed().as_secs_f64();
        let receive = |from: i32| {
            wait(from as u32);
            world.process_at_rank(from).receive::<f64>().0
        };
        if world.rank() > 0 {
            let root = world.process_at_rank(0);
            for _ in 0..ROUND_TRIPS {
                receive(0);
                root.send(&own_time());
            }
            self.offset.set(receive(0));
            return;
        }
        for rank in 1..world.size() {
            let process = world.process_at_rank(rank);
            let mut best = (f64::INFINITY, 0.0);
            for _ in 0..ROUND_TRIPS {
                let send_time = own_time();
                process.send(&send_time);
                let remote_time = receive(rank);
                let return_time = own_time();
                // The other rank read its clock at the middle of the round trip, within half its duration.
                if return_time - send_time < best.0 {
                    best = (return_time - send_time, remote_time - (send_time + return_time) / 2.0);
                }
            }
            process.send(&best.1);
        }
    }

    /// Returns the seconds on the clock of rank 0.
    pub fn now(&self) -> f64 {
        self.start.elapsed().as_secs_f64() - self.offset.get()
    }
}
