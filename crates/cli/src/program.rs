//! A schedule of the reader's: a program in a file, or of a built-in formulation by its name, read and checked.

use crate::failure::Failure;
use crate::reading::{read_to_limit, unreadable};
use hyperfly_core::schedule::Plan;
use hyperfly_program::{MAX_N, MAX_P, MAX_SOURCE, builtin, check};
use std::fs::File;
use std::io;

/// The program in a file, on stdin, or of a formulation; `field` is what names it on the command line.
pub fn source(field: &str, path: &str) -> Result<String, Failure> {
    if let Some(builtin) = builtin::named(path) {
        return Ok(builtin.source.to_owned());
    }
    let read = match path {
        "-" => read_to_limit(io::stdin(), MAX_SOURCE),
        path => File::open(path).and_then(|file| read_to_limit(file, MAX_SOURCE)),
    };
    read.map_err(|why| match why.kind() {
        io::ErrorKind::NotFound => {
            let names = builtin::ALL.map(|builtin| builtin.name).join(", ");
            Failure::invalid(field, path, format!("a file that is there, or one of {names}"))
        }
        _ => unreadable(field, path, &why),
    })
}

/// The Plan of a program for p processors, a power of two, and n points.
///
/// # Errors
/// p or n is beyond what a program may have, or the program is wrong: all its faults, each with its line.
pub fn plan(field: &str, path: &str, p: u32, n: u64) -> Result<Plan, Failure> {
    if p > MAX_P {
        return Err(Failure::invalid("p", p, format!("at most {MAX_P} with a program")));
    }
    if n > MAX_N {
        return Err(Failure::invalid("n", n, format!("at most {MAX_N} with a program")));
    }
    let checked = check(&source(field, path)?, p, n);
    checked.plan.ok_or_else(|| {
        let faults = checked.faults.iter().map(|fault| format!("{field} = {path}, {fault}"));
        Failure::Request(faults.collect())
    })
}
