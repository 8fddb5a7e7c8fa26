//! The tests on ranks of MPI: found, or installed by apt-get where that is allowed; where neither is possible, it is said and the
//! rest is tested.

use super::cargo::cargo_test;
use crate::{Result, sh, tools, workspace};

/// The file of these tests.
pub const FILE: &str = "mpi";

const PACKAGES: [&str; 4] = ["libopenmpi-dev", "openmpi-bin", "libclang-dev", "clang"];

/// Whether there is an MPI to compile and to run with, or there is one now.
pub fn ensure() -> bool {
    if workspace::has_mpi() {
        return true;
    }
    let done = tools::install("Open MPI and libclang by apt-get", "about a minute", || tools::apt(&PACKAGES));
    match done {
        Ok(()) if workspace::has_mpi() => true,
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

/// The tests.
pub fn run() -> Result {
    // What each of them measures is not measured beside another.
    sh::run(&mut cargo_test(&["--test", FILE], Some(1), &[]))
}
