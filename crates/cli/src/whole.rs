//! Atomic file writes: a file is written under another name in the same directory and then renamed. Until then the
//! previous file stays, even if the command is interrupted.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The partial file, which an interrupt must remove.
static UNDER_WAY: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Writes a file atomically. Devices, pipes and sockets are written directly, because they cannot be replaced.
pub fn write(path: &Path, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let before = fs::metadata(path).ok();
    // /dev/stdout may be a file that the caller appends to.
    let stays = ["/dev/stdout", "/dev/stderr", "/dev/fd", "/proc"].iter().any(|open| path.starts_with(open));
    if stays || before.as_ref().is_some_and(|before| !before.is_file()) {
        let file = File::options().append(true).open(path)?;
        let mut out = BufWriter::with_capacity(1 << 16, file);
        fill(&mut out)?;
        return out.flush();
    }
    // Write the target of a symbolic link and keep the link.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (unfinished, file) = beside(path)?;
    interrupts();
    *under_way() = Some(unfinished.clone());
    let written = fill_and_sync(file, fill).and_then(|()| {
        if let Some(before) = before {
            fs::set_permissions(&unfinished, before.permissions())?;
        }
        // Hold the lock during the rename, so that an interrupt comes before or after it.
        let mut under_way = under_way();
        fs::rename(&unfinished, path)?;
        *under_way = None;
        Ok(())
    });
    if written.is_err() {
        take_away(&mut under_way());
    }
    written
}

fn under_way() -> std::sync::MutexGuard<'static, Option<PathBuf>> {
    UNDER_WAY.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Creates a new file in the same directory, because a rename cannot cross file systems.
fn beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut number = std::process::id();
    loop {
        let unfinished = path.with_file_name(format!(".{name}.{number}.part"));
        match File::options().write(true).create_new(true).open(&unfinished) {
            // Left behind by a process that was killed.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number = number.wrapping_add(1),
            opened => return opened.map(|file| (unfinished, file)),
        }
    }
}

fn fill_and_sync(file: File, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, file);
    fill(&mut out)?;
    // Without this, a power failure could leave an empty file.
    out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

fn take_away(under_way: &mut Option<PathBuf>) {
    if let Some(unfinished) = under_way.take() {
        // It may already be gone.
        let _ = fs::remove_file(unfinished);
    }
}

/// From now on an interrupt removes the partial file and then ends the command as by default.
#[cfg(unix)]
fn interrupts() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use std::sync::Once;
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        // Without a handler, an interrupt leaves a `.part` file, but no incomplete target.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM, SIGHUP]) else { return };
        std::thread::spawn(move || {
            for signal in signals.forever() {
                take_away(&mut under_way());
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
    });
}

/// On other systems an interrupt leaves a `.part` file, but no incomplete target.
#[cfg(not(unix))]
fn interrupts() {}
