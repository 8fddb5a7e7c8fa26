//! Work without the GIL that Ctrl+C stops.

use crate::failure::to_exception;
use hyperfly_cli::Failure;
use pyo3::prelude::*;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::Builder;
use std::time::Duration;

/// Time between two looks at signals and progress.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// Stack of the thread that works. Programs of readers are interpreted on it.
const STACK_BYTES: usize = 16 << 20;

/// Request to stop, and progress: shared by the caller and the working thread.
#[derive(Default)]
pub struct Control {
    is_stopped: AtomicBool,
    /// The completed fraction as the bits of an `f64`.
    fraction: AtomicU64,
}

impl Control {
    /// Stores the completed fraction; breaks after Ctrl+C or an exception of the progress function.
    pub fn report(&self, fraction: f64) -> ControlFlow<()> {
        self.fraction.store(fraction.to_bits(), Ordering::Relaxed);
        self.flow()
    }

    /// Breaks after Ctrl+C or an exception of the progress function.
    pub fn flow(&self) -> ControlFlow<()> {
        match self.is_stopped.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn fraction(&self) -> f64 {
        f64::from_bits(self.fraction.load(Ordering::Relaxed))
    }
}

/// Executes `work` on a new thread and passes the completed fraction to the function `progress`, several times a second and
/// at the end. After Ctrl+C or an exception of `progress` it returns at once; work that does not look at its [`Control`] then
/// ends in the background, and its result is dropped.
///
/// # Errors
/// The failure of `work`, `KeyboardInterrupt`, or the exception of `progress`.
pub fn run_interruptibly<T: Send + 'static>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&Control) -> Result<T, Failure> + Send + 'static,
) -> PyResult<T> {
    let control = Arc::new(Control::default());
    let (sender, mut receiver) = channel();
    let shared_control = control.clone();
    let thread = Builder::new().name("hyperfly".to_owned()).stack_size(STACK_BYTES).spawn(move || {
        // A failed send means that the caller was interrupted.
        let _ = sender.send(work(&shared_control));
    })?;
    let report = |fraction: f64| progress.map_or(Ok(()), |progress| progress.call1((fraction,)).map(drop));
    loop {
        let receiver = &mut receiver;
        match py.detach(move || receiver.recv_timeout(POLL_INTERVAL)) {
            Ok(Ok(result)) => {
                report(1.0)?;
                return Ok(result);
            }
            Ok(Err(failure)) => return Err(to_exception(py, &failure)),
            Err(RecvTimeoutError::Disconnected) => {
                drop(thread);
                let message = "the engine failed; the reason is on stderr".to_owned();
                return Err(to_exception(py, &Failure::Run(message)));
            }
            Err(RecvTimeoutError::Timeout) => {
                if let Err(exception) = py.check_signals().and_then(|()| report(control.fraction())) {
                    control.is_stopped.store(true, Ordering::Relaxed);
                    return Err(exception);
                }
            }
        }
    }
}
