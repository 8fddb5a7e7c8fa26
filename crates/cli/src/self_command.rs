//! How the command starts itself again: it grades the programs of a folder in processes of their own.

use std::ffi::OsString;
use std::io;
use std::process::Command;
use std::sync::OnceLock;

static WORDS: OnceLock<Vec<OsString>> = OnceLock::new();

/// Sets the program and arguments that start the command, for processes whose executable is another program, such as
/// Python. Only the first call has an effect.
pub fn set_self_command(words: Vec<OsString>) {
    let _ = WORDS.set(words);
}

/// Returns a command that starts `hyperfly` without arguments.
pub fn self_command() -> io::Result<Command> {
    match WORDS.get().and_then(|words| words.split_first()) {
        Some((program, arguments)) => {
            let mut command = Command::new(program);
            command.args(arguments);
            Ok(command)
        }
        None => std::env::current_exe().map(Command::new),
    }
}
