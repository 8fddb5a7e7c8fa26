//! Where all processors meet before a pass, so that they begin it at one instant; and where the first fault ends them all.

use crate::fault::Fault;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// From the opening of the gate to the begin of a pass: longer than a thread takes to see it.
const NOTICE: Duration = Duration::from_micros(200);

/// Who opens the gate looks so often whether all are there: seldom, as it disturbs those that are measured.
const LOOK: Duration = Duration::from_millis(1);

/// Between two looks of a thread that waits, with a core of its own.
const SPINS: u32 = 64;

/// How many cores the system has for this program.
pub fn cores() -> u32 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u32)
}

/// Where threads meet.
pub struct Gate {
    p: u32,
    epoch: Instant,
    crowded: bool,
    /// How often a thread came, over all passes.
    ready: AtomicU32,
    /// The pass that may begin, and when: nanoseconds since the epoch.
    pass: AtomicU32,
    begin: AtomicU64,
    ended: AtomicBool,
    cause: Mutex<Option<Fault>>,
}

/// Ends all if its thread ends by a panic.
pub struct Watch<'a> {
    gate: &'a Gate,
    processor: u32,
}

impl Gate {
    /// For p threads; times count from `epoch`.
    pub fn new(p: u32, epoch: Instant) -> Gate {
        Gate {
            p,
            epoch,
            crowded: p > cores(),
            ready: AtomicU32::new(0),
            pass: AtomicU32::new(0),
            begin: AtomicU64::new(0),
            ended: AtomicBool::new(false),
            cause: Mutex::new(None),
        }
    }

    /// Where times count from.
    pub fn epoch(&self) -> Instant {
        self.epoch
    }

    /// Comes to the gate before `pass` and returns when it begins.
    ///
    /// # Errors
    /// All have been ended.
    pub fn wait(&self, pass: u32) -> Result<(), Fault> {
        self.ready.fetch_add(1, Ordering::AcqRel);
        while self.pass.load(Ordering::Acquire) < pass {
            self.check()?;
            self.pause();
        }
        let begin = self.epoch + Duration::from_nanos(self.begin.load(Ordering::Acquire));
        while Instant::now() < begin {
            self.pause();
        }
        Ok(())
    }

    /// Opens the gate for `pass` when all are there; whether it did. `going` says, again and again meanwhile, whether to go on.
    pub fn open(&self, pass: u32, mut going: impl FnMut() -> bool) -> bool {
        let all = self.p * pass;
        loop {
            if !going() {
                self.end(Fault::Cancelled);
            }
            if self.ended.load(Ordering::Acquire) {
                return false;
            }
            if self.ready.load(Ordering::Acquire) >= all {
                break;
            }
            thread::sleep(LOOK);
        }
        let begin = self.epoch.elapsed() + NOTICE;
        self.begin.store(begin.as_nanos() as u64, Ordering::Release);
        self.pass.store(pass, Ordering::Release);
        true
    }

    /// Ends all; the first cause is the cause. Returns it.
    pub fn end(&self, fault: Fault) -> Fault {
        let mut cause = self.cause.lock().unwrap_or_else(PoisonError::into_inner);
        let cause = cause.get_or_insert(fault).clone();
        self.ended.store(true, Ordering::Release);
        cause
    }

    /// Why all were ended, if they were.
    pub fn cause(&self) -> Option<Fault> {
        self.cause.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether to go on.
    ///
    /// # Errors
    /// All have been ended.
    pub fn check(&self) -> Result<(), Fault> {
        if self.ended.load(Ordering::Acquire) {
            Err(self.cause().unwrap_or(Fault::Cancelled))
        } else {
            Ok(())
        }
    }

    /// Ends all if the thread of this processor panics while this is kept.
    pub fn watch(&self, processor: u32) -> Watch<'_> {
        Watch { gate: self, processor }
    }

    fn pause(&self) {
        if self.crowded {
            thread::yield_now();
        } else {
            (0..SPINS).for_each(|_| std::hint::spin_loop());
        }
    }
}

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.gate.end(Fault::Stopped { processor: self.processor });
        }
    }
}
