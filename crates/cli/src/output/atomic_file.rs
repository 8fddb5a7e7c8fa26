//! Atomic file writes: a file is written under another name in the same directory and then renamed. Until then the
//! previous file stays, even if the command is interrupted.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The partial file, which an interrupt must remove.
static PARTIAL_FILE: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Writes a file atomically. Devices, pipes and sockets are written directly, because they cannot be replaced.
pub fn write(path: &Path, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let previous = fs::metadata(path).ok();
    // /dev/stdout may be a file that the caller appends to.
    let is_special = ["/dev/stdout", "/dev/stderr", "/dev/fd", "/proc"]
        .iter()
        .any(|directory| path.starts_with(directory));
    if is_special || previous.as_ref().is_some_and(|previous| !previous.is_file()) {
        let file = File::options().append(true).open(path)?;
        let mut out = BufWriter::with_capacity(1 << 16, file);
        fill(&mut out)?;
        return out.flush();
    }
    // Write the target of a symbolic link and keep the link.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (partial_path, file) = create_partial(path)?;
    remove_partial_on_interrupt();
    *partial_file() = Some(partial_path.clone());
    let result = fill_and_sync(file, fill).and_then(|()| {
        if let Some(previous) = previous {
            fs::set_permissions(&partial_path, previous.permissions())?;
        }
        // Hold the lock during the rename, so that an interrupt comes before or after it.
        let mut partial = partial_file();
        fs::rename(&partial_path, path)?;
        *partial = None;
        Ok(())
    });
    if result.is_err() {
        remove_partial(&mut partial_file());
    }
    result
}

fn partial_file() -> std::sync::MutexGuard<'static, Option<PathBuf>> {
    PARTIAL_FILE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Creates a new file in the same directory, because a rename cannot cross file systems.
fn create_partial(path: &Path) -> io::Result<(PathBuf, File)> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut number = std::process::id();
    loop {
        let partial_path = path.with_file_name(format!(".{name}.{number}.part"));
        match File::options().write(true).create_new(true).open(&partial_path) {
            // Left behind by a process that was killed.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number = number.wrapping_add(1),
            opened => return opened.map(|file| (partial_path, file)),
        }
    }
}

fn fill_and_sync(file: File, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, file);
    fill(&mut out)?;
    // Without this, a power failure could leave an empty file.
    out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

fn remove_partial(partial: &mut Option<PathBuf>) {
    if let Some(partial_path) = partial.take() {
        // It may already be gone.
        let _ = fs::remove_file(partial_path);
    }
}

/// From now on an interrupt removes the partial file and then ends the command as by default.
#[cfg(unix)]
fn remove_partial_on_interrupt() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use std::sync::Once;
    static START: Once = Once::new();
    START.call_once(|| {
        // Without a handler, an interrupt leaves a `.part` file, but no incomplete target.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM, SIGHUP]) else { return };
        std::thread::spawn(move || {
            for signal in signals.forever() {
                remove_partial(&mut partial_file());
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
    });
}

/// On other systems an interrupt leaves a `.part` file, but no incomplete target.
#[cfg(not(unix))]
fn remove_partial_on_interrupt() {}
