//! Real machines: what is measured on this one beside what was predicted for it, by the command itself; and what a rank of many needs.
//!
//! The machine is calibrated once for each executor. The runs that are predicted are no part of that.

use super::browser;
use super::pass::Pass;
use super::row::{Goal, Row};
use crate::{Result, sh, workspace};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Formulations by name, as flags.
const FORMULATIONS: &[&str] = &[
    "binary-exchange",
    "transpose",
    "two-dimensional",
    "two-dimensional-rows",
    "group-cyclic",
    "cyclic-to-blocked",
    "output-driven",
];

/// log2 n.
const SIZES: &[u32] = &[10, 12, 14, 16, 18, 20];

/// What a prediction may be off by, at the median.
const GOAL: f64 = 15.0;

/// What T_p is made of, by the names of its parts.
const TERMS: [(&str, &[&str]); 3] = [
    ("computing", &["compute"]),
    ("messages", &["startup", "hop", "transfer", "contention"]),
    ("waiting", &["idle"]),
];

/// T_p in seconds, and the fractions that it is made of.
struct Time {
    seconds: f64,
    breakdown: Value,
}

impl Time {
    /// Seconds of one part.
    fn part(&self, name: &str) -> f64 {
        self.breakdown[name].as_f64().unwrap_or_default() * self.seconds
    }
}

/// Measures, on threads, where there is an MPI on ranks, and on workers of Chromium.
pub fn run(pass: &mut Pass) -> Result {
    let mut bench = workspace::cargo();
    bench.args(["bench", "--quiet"]).args(workspace::all()).args(["--bench", "ranks"]);
    if pass.quick {
        bench.args(["--profile", "dev"]);
    }
    pass.program(&mut bench, |pass, line| {
        pass.add(Row::read(line)?);
        Ok(())
    })?;
    let quick = pass.quick;
    let has_mpi = workspace::has_mpi();
    let command = build(quick)?;
    let folder = workspace::target_directory()?;
    let mut on = vec!["threads"];
    on.extend(has_mpi.then_some("mpi"));
    for on in on {
        let machine = folder.join(format!("machine-{on}.json"));
        let mut calibrate = start(&command, on);
        calibrate.args(["calibrate", "--on", on, "-o"]).arg(&machine);
        if quick {
            calibrate.arg("--quick");
        }
        sh::quiet(&mut calibrate)?;
        let (mut misses, mut terms) = (Vec::new(), TERMS.map(|_| Vec::new()));
        for formulation in FORMULATIONS {
            for log in SIZES.iter().filter(|log| !quick || **log == 12) {
                let Some([measured, simulated]) = both(&command, on, &machine, formulation, *log)? else {
                    continue;
                };
                for ((_, parts), all) in TERMS.iter().zip(&mut terms) {
                    let term = |of: &Time| parts.iter().map(|part| of.part(part)).sum::<f64>();
                    all.push((term(&simulated) - term(&measured)).abs() / measured.seconds * 100.0);
                }
                let (measured, simulated) = (measured.seconds, simulated.seconds);
                let miss = (simulated / measured - 1.0) * 100.0;
                misses.push(miss.abs());
                let name = format!("{on}: {formulation} p=2 n=2^{log}");
                pass.add(Row::new(format!("{name}, T_p measured"), measured * 1e6, "µs"));
                pass.add(Row::new(format!("  {name}, predicted"), simulated * 1e6, "µs"));
                pass.add(Row::new(format!("  {name}, off by"), miss, "%"));
            }
        }
        misses.sort_by(f64::total_cmp);
        let (Some(median), Some(worst)) = (misses.get(misses.len() / 2), misses.last()) else { continue };
        let row = Row::new(format!("{on}: a prediction is off by, at the median"), *median, "%");
        pass.add(if quick { row } else { row.with(Goal::AtMost(GOAL)) });
        pass.add(Row::new(format!("{on}: a prediction is off by, at the worst"), *worst, "%"));
        for ((term, _), all) in TERMS.iter().zip(&mut terms) {
            all.sort_by(f64::total_cmp);
            let what = format!("  {on}: {term} is off by, of T_p, at the median");
            pass.add(Row::new(what, all[all.len() / 2], "%"));
        }
    }
    browser::workers(pass)
}

/// The command, with MPI where there is one.
fn build(quick: bool) -> Result<PathBuf> {
    if quick {
        return Ok(workspace::program("hyperfly")?.get_program().into());
    }
    let mut cargo = workspace::cargo();
    sh::run(
        cargo.args(["build", "--quiet", "--release"]).args(workspace::all()).args(["--bin", "hyperfly"]),
    )?;
    Ok(workspace::target_directory()?.join("release/hyperfly"))
}

/// The command, alone or on two ranks.
fn start(command: &Path, on: &str) -> Command {
    if on != "mpi" {
        return Command::new(command);
    }
    let mut mpirun = Command::new("mpirun");
    mpirun.env("OMPI_ALLOW_RUN_AS_ROOT", "1").env("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    mpirun.env("OMPI_MCA_rmaps_base_oversubscribe", "1");
    mpirun.args(["-n", "2"]).arg(command);
    mpirun
}

/// T_p measured and simulated; nothing where the formulation does not exist.
fn both(command: &Path, on: &str, machine: &Path, formulation: &str, log: u32) -> Result<Option<[Time; 2]>> {
    let n = format!("2^{log}");
    let mut measure = start(command, on);
    measure.args(["measure", "--on", on, "--algorithm", formulation, "--p", "2", "--n", &n]);
    measure.args(["--repeat", "31", "--json", "--calibrated"]).arg(machine);
    let output = measure.output().map_err(|error| format!("cannot measure: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) => {}
        Some(2) if ["is not possible", "cannot be measured"].iter().any(|why| said.contains(why)) => {
            return Ok(None);
        }
        _ => return Err(format!("{formulation} n={n} on {on}: {said}")),
    }
    let json: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let time = |run: &str| {
        let seconds = json[run]["seconds"].as_f64().ok_or(format!("no seconds in {json}"))?;
        Ok::<Time, String>(Time { seconds, breakdown: json[run]["breakdown"].clone() })
    };
    Ok(Some([time("run")?, time("simulated")?]))
}
