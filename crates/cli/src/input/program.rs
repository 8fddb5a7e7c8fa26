//! Readers' programs, from a file or by the name of a built-in formulation, read and checked.

use crate::failure::Failure;
use crate::input::{describe_unreadable_file, read_to_limit};
use hyperfly_core::schedule::Plan;
use hyperfly_program::{MAX_N, MAX_P, MAX_SOURCE, builtin, check};
use std::fs::File;
use std::io;

/// Reads the program of a file, stdin or formulation; `field` is its name on the command line.
pub fn read_source(field: &str, path: &str) -> Result<String, Failure> {
    if let Some(builtin) = builtin::named(path) {
        return Ok(builtin.source.to_owned());
    }
    let result = match path {
        "-" => read_to_limit(io::stdin(), MAX_SOURCE),
        path => File::open(path).and_then(|file| read_to_limit(file, MAX_SOURCE)),
    };
    result.map(|text| text.trim_start_matches('\u{feff}').to_owned()).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => {
            let names = builtin::ALL.map(|builtin| builtin.name).join(", ");
            Failure::invalid(field, path, format!("an existing file, or one of {names}"))
        }
        _ => describe_unreadable_file(field, path, &error),
    })
}

/// Returns the source of the formulation with this name, or the text itself, which is a program.
pub fn find_source(text: &str) -> &str {
    builtin::named(text).map_or(text, |builtin| builtin.source)
}

/// Compiles the program at a path for p processors, a power of two, and n points.
///
/// # Errors
/// p or n exceeds the limits of programs, or the program is wrong: all its faults with their lines.
pub fn compile_file(field: &str, path: &str, p: u32, n: u64) -> Result<Plan, Failure> {
    compile_checked(field, &format!("{field} = {path}"), &read_source(field, path)?, p, n)
}

/// Compiles the program in a text, like [`plan`].
pub fn compile_source(field: &str, source: &str, p: u32, n: u64) -> Result<Plan, Failure> {
    compile_checked(field, field, source, p, n)
}

fn compile_checked(field: &str, place: &str, source: &str, p: u32, n: u64) -> Result<Plan, Failure> {
    if p > MAX_P {
        return Err(Failure::invalid("p", p, format!("at most {MAX_P} with a program")));
    }
    if n > MAX_N {
        return Err(Failure::invalid("n", n, format!("at most {MAX_N} with a program")));
    }
    if source.len() > MAX_SOURCE {
        return Err(Failure::invalid(
            field,
            "a longer program",
            format!("a program of at most {MAX_SOURCE} bytes"),
        ));
    }
    let result = check(source, p, n);
    result.plan.ok_or_else(|| {
        Failure::Request(result.faults.iter().map(|fault| format!("{place}, {fault}")).collect())
    })
}
