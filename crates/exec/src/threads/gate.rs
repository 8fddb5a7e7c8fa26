//! Barrier before each pass, from which all processors start at the same instant; the first fault ends all of them.

use crate::fault::Fault;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Delay between opening the gate and starting the pass: longer than a thread needs to notice.
const START_DELAY: Duration = Duration::from_micros(200);

/// Interval at which the coordinator checks whether all threads have arrived: long, since checking disturbs the measured threads.
const CHECK_INTERVAL: Duration = Duration::from_millis(1);

/// Spin-loop hints per pause of a thread with its own core.
const SPINS_PER_PAUSE: u32 = 64;

/// Number of cores available to this process.
pub fn cores() -> u32 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u32)
}

/// Barrier for all threads.
pub struct Gate {
    p: u32,
    epoch: Instant,
    oversubscribed: bool,
    /// Number of arrivals over all passes.
    arrivals: AtomicU32,
    /// Pass that may begin, and its start in nanoseconds since the epoch.
    pass: AtomicU32,
    begin: AtomicU64,
    has_ended: AtomicBool,
    fault: Mutex<Option<Fault>>,
}

/// Guard that ends all threads if its own thread panics.
pub struct PanicGuard<'a> {
    gate: &'a Gate,
    processor: u32,
}

impl Gate {
    /// Creates a gate for p threads; times count from `epoch`.
    pub fn new(p: u32, epoch: Instant) -> Gate {
        Gate {
            p,
            epoch,
            oversubscribed: p > cores(),
            arrivals: AtomicU32::new(0),
            pass: AtomicU32::new(0),
            begin: AtomicU64::new(0),
            has_ended: AtomicBool::new(false),
            fault: Mutex::new(None),
        }
    }

    /// Returns the origin of all times.
    pub fn epoch(&self) -> Instant {
        self.epoch
    }

    /// Arrives at the gate before `pass` and returns when the pass starts.
    ///
    /// # Errors
    /// A fault has ended the execution.
    pub fn wait(&self, pass: u32) -> Result<(), Fault> {
        self.arrivals.fetch_add(1, Ordering::AcqRel);
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

    /// Opens the gate for `pass` once all threads have arrived; returns false after a fault. Meanwhile polls `keep_going`, which returns
    /// false to cancel.
    pub fn open(&self, pass: u32, mut keep_going: impl FnMut() -> bool) -> bool {
        let expected_arrivals = self.p * pass;
        loop {
            if !keep_going() {
                self.end(Fault::Cancelled);
            }
            if self.has_ended.load(Ordering::Acquire) {
                return false;
            }
            if self.arrivals.load(Ordering::Acquire) >= expected_arrivals {
                break;
            }
            thread::sleep(CHECK_INTERVAL);
        }
        let begin = self.epoch.elapsed() + START_DELAY;
        self.begin.store(begin.as_nanos() as u64, Ordering::Release);
        self.pass.store(pass, Ordering::Release);
        true
    }

    /// Ends all threads. Returns the first fault reported, which may precede this one.
    pub fn end(&self, fault: Fault) -> Fault {
        let mut cause = self.fault.lock().unwrap_or_else(PoisonError::into_inner);
        let cause = cause.get_or_insert(fault).clone();
        self.has_ended.store(true, Ordering::Release);
        cause
    }

    /// Returns the first fault reported, if any.
    pub fn cause(&self) -> Option<Fault> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Checks that no fault has been reported.
    ///
    /// # Errors
    /// A fault has ended the execution.
    pub fn check(&self) -> Result<(), Fault> {
        if self.has_ended.load(Ordering::Acquire) {
            Err(self.cause().unwrap_or(Fault::Cancelled))
        } else {
            Ok(())
        }
    }

    /// Ends all threads if the thread of this processor panics while the guard lives.
    pub fn guard_panics(&self, processor: u32) -> PanicGuard<'_> {
        PanicGuard { gate: self, processor }
    }

    fn pause(&self) {
        if self.oversubscribed {
            thread::yield_now();
        } else {
            (0..SPINS_PER_PAUSE).for_each(|_| std::hint::spin_loop());
        }
    }
}

impl Drop for PanicGuard<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.gate.end(Fault::Stopped { processor: self.processor });
        }
    }
}
