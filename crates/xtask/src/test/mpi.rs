//! The tests on ranks of MPI: found, or installed by apt-get where that is allowed; where neither is possible, it is said and the
//! rest is tested.

use super::cargo::cargo_test;
use crate::{Result, sh, tools};

const PACKAGES: [&str; 4] = ["libopenmpi-dev", "openmpi-bin", "libclang-dev", "clang"];

/// Whether there is an MPI to compile and to run with, or there is one now.
pub fn ensure() -> bool {
    // The crate reads the headers with libclang, which comes with the clang that is looked for.
    let there = || ["mpicc", "mpirun", "clang"].iter().all(|program| sh::which(program).is_some());
    if there() {
        return true;
    }
    let done = tools::install("Open MPI and libclang by apt-get", "about a minute", || tools::apt(&PACKAGES));
    match done {
        Ok(()) if there() => true,
        Ok(()) => {
            println!("MPI: NOT CHECKED, apt-get installed no mpicc, mpirun and clang");
            false
        }
        Err(error) => {
            println!("MPI: NOT CHECKED, it cannot be installed here: {error}");
            false
        }
    }
}

/// The features with which the workspace is compiled: all of them, or without MPI all others.
pub fn features(there: bool) -> &'static [&'static str] {
    if there { &["--all-features"] } else { &["--features", "hyperfly-tests/browser"] }
}

/// The tests.
pub fn run() -> Result {
    let of_command = ["--package", "hyperfly", "--features", "mpi", "--test", "mpi"];
    // What each of them measures is not measured beside another.
    sh::run(&mut cargo_test(&of_command, Some(1), &[]))
}
