//! A file that appears whole or not at all: it is written beside its place under another name and then takes that place, in
//! one step. What stood there before stays until then, also where the command is interrupted.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// What is being written, so that an interrupt can take it away.
static UNDER_WAY: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Writes a file. Devices, pipes and sockets are written as they are: nothing can take their place.
pub fn write(path: &Path, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let before = fs::metadata(path).ok();
    // What is called /dev/stdout may be a file that somebody appends to.
    let stays = ["/dev/stdout", "/dev/stderr", "/dev/fd", "/proc"].iter().any(|open| path.starts_with(open));
    if stays || before.as_ref().is_some_and(|before| !before.is_file()) {
        let file = File::options().append(true).open(path)?;
        let mut out = BufWriter::with_capacity(1 << 16, file);
        fill(&mut out)?;
        return out.flush();
    }
    // The file that a link leads to is written, and the link stays.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (unfinished, file) = beside(path)?;
    interrupts();
    *under_way() = Some(unfinished.clone());
    let written = fill_and_sync(file, fill).and_then(|()| {
        if let Some(before) = before {
            fs::set_permissions(&unfinished, before.permissions())?;
        }
        // Held meanwhile, so that an interrupt comes before or after.
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

/// A new file in the same directory, since only there can it take the place of the other.
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
    // Else a machine that stops could leave an empty file in its place.
    out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

fn take_away(under_way: &mut Option<PathBuf>) {
    if let Some(unfinished) = under_way.take() {
        // It may be gone already.
        let _ = fs::remove_file(unfinished);
    }
}

/// From now on an interrupt takes away what is unfinished; then it ends the command as it would have without.
#[cfg(unix)]
fn interrupts() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use std::sync::Once;
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        // Where nothing can listen, an interrupt leaves a `.part` and still no half file.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM, SIGHUP]) else { return };
        std::thread::spawn(move || {
            for signal in signals.forever() {
                take_away(&mut under_way());
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
    });
}

/// Other systems end the command, and leave a `.part` and no half file.
#[cfg(not(unix))]
fn interrupts() {}
