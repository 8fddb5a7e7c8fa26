//! `measure` and `calibrate` on MPI ranks, possibly more than cores: results match the simulator, and a rank that dies
//! or hangs ends the job with a reason.

use serde_json::Value;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const HYPERFLY: &str = env!("CARGO_BIN_EXE_hyperfly");

/// Returns `mpirun` of `hyperfly` with the words of a line.
fn mpi_command(ranks: u32, line: &str) -> Command {
    let mut command = Command::new("mpirun");
    // For Open MPI; other implementations ignore these variables.
    command.env("OMPI_ALLOW_RUN_AS_ROOT", "1").env("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    command
        .env("OMPI_MCA_rmaps_base_oversubscribe", "1")
        .env("PRTE_MCA_rmaps_default_mapping_policy", ":oversubscribe");
    command.args(["-n", &ranks.to_string(), HYPERFLY]).args(line.split_whitespace());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run_ranks(ranks: u32, line: &str) -> Output {
    mpi_command(ranks, line).output().expect("mpirun is installed")
}

fn to_text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn temporary_file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Measures with the options `options`, compares with the simulator and returns the JSON; `None` where the formulation
/// does not exist.
///
/// The file of a measurement contains hashes of the plan and of every bit of the ranks' transform. Reading it executes
/// the plan again and checks them; here the transform is also compared with the simulator's.
fn measure_and_compare(ranks: u32, line: &str, options: &str, name: &str) -> Option<Value> {
    let path = temporary_file(name);
    let simulated = Command::new(HYPERFLY)
        .args(format!("run {line} --p {ranks} --topology complete --th 0 --json").split_whitespace())
        .output()
        .expect("the run succeeds");
    if !simulated.status.success() {
        return None;
    }
    let measure = format!("measure --on mpi {line} {options} --repeat 2 --json -o {}", path.display());
    let output = run_ranks(ranks, &measure);
    assert!(output.status.success(), "{ranks} ranks, {line}: {}", to_text(&output.stderr));
    let simulated: Value = serde_json::from_slice(&simulated.stdout).expect("JSON");
    let json: Value = serde_json::from_slice(&output.stdout).expect("one rank prints");
    for field in ["messages", "words", "relative_l2_error"] {
        assert_eq!(json["run"][field], simulated[field], "{ranks} ranks, {line}: {field}");
    }
    let text = std::fs::read_to_string(&path).expect("a file");
    let measured = hyperfly_exec::file::read(&text).unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(measured.collective, json["collective"].as_u64(), "{line}");
    let spectrum = measured.run.output.expect("the noise is regenerated").spectrum;
    let scenario = measured.run.scenario;
    let run = hyperfly_core::run(&scenario, None, Default::default()).expect("the run succeeds");
    assert!(run.output.expect("a run with data").spectrum == spectrum, "{ranks} ranks, {line}: other bits");
    Some(json)
}

#[test]
fn mpi_formulations_match_the_bits_of_the_simulator() {
    let mut count = 0;
    for (ranks, n) in [(1, 64), (2, 256), (4, 1024), (16, 4096)] {
        for algorithm in [
            "serial",
            "binary-exchange",
            "binary-exchange --order ordered",
            "binary-exchange --overlap true --ts 4",
            "transpose",
            "transpose --alltoall naive",
            "two-dimensional",
            "two-dimensional-rows",
            "group-cyclic --balanced true",
            "cyclic-to-blocked",
            "output-driven",
        ] {
            let line = format!("--algorithm {algorithm} --n {n} --signal noise");
            let Some(json) = measure_and_compare(ranks, &line, "", "mpi-run.json") else { continue };
            assert!(json["collective"].is_null(), "{line}: no collectives were requested");
            count += 1;
        }
    }
    assert!(count >= 28, "only {count} ran");
}

/// All-to-alls as collectives give the same bits, messages and words. Collectives carry the messages within groups of
/// three or more ranks whose members all have the same view of the group.
#[test]
fn mpi_collectives_match_the_bits_of_the_simulator() {
    for (ranks, algorithm, collective) in [
        (2, "transpose", 0),
        (4, "transpose", 12),
        (16, "transpose", 240),
        (16, "transpose --dims 3 --alltoall naive", 96),
        (4, "transpose --order ordered --alltoall shift", 24),
        (16, "two-dimensional-rows --order ordered", 264),
        (4, "group-cyclic", 36),
        (16, "cyclic-to-blocked", 240),
        (4, "cyclic-to-blocked --alltoall naive --direction inverse", 12),
        (4, "binary-exchange --order ordered", 0),
        (4, "output-driven", 0),
    ] {
        let line = format!("--algorithm {algorithm} --n 4096 --signal noise");
        let json =
            measure_and_compare(ranks, &line, "--collective", "mpi-collective.json").expect("it exists");
        assert_eq!(json["collective"], collective, "{ranks} ranks, {line}");
    }
}

/// Each rank prepares rustfft for its own part; the nodes are summed over all ranks.
#[test]
fn mpi_ranks_compute_with_rustfft() {
    let path = temporary_file("mpi-rustfft.json");
    for (algorithm, nodes) in [("transpose --collective", 12 * 4096), ("binary-exchange", 10 * 4096)] {
        let line =
            format!("measure --on mpi --kernel rustfft --n 4096 --signal noise --algorithm {algorithm}");
        let output = run_ranks(4, &format!("{line} --json -o {}", path.display()));
        assert!(output.status.success(), "{line}: {}", to_text(&output.stderr));
        let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(json["rustfft"], nodes, "{line}");
        let error = json["run"]["relative_l2_error"].as_f64();
        assert!(error.is_some_and(|error| error > 0.0 && error < 6e-15), "{line}: {error:?}");
        let text = hyperfly_exec::file::read(&std::fs::read_to_string(&path).expect("a file"));
        assert_eq!(text.map(|measured| measured.rustfft), Ok(Some(nodes)), "{line}");
    }
}

/// The output counts the messages of collectives, and the run is drawn like any other.
#[test]
fn mpi_collective_run_is_reported_and_drawn() {
    let path = temporary_file("mpi-collective-drawn.json");
    let line = format!("measure --on mpi --collective --algorithm transpose --n 4096 -o {}", path.display());
    let output = run_ranks(4, &line);
    let out = to_text(&output.stdout);
    assert!(output.status.success(), "{}", to_text(&output.stderr));
    assert!(out.contains("of these messages by MPI_Ialltoallv, 0 point to point"), "{out}");
    for view in ["timeline", "butterfly", "machine", "measured"] {
        let line = format!("figure --run {} --view {view}", path.display());
        let figure = Command::new(HYPERFLY).args(line.split_whitespace()).output().expect("a figure");
        assert!(
            figure.status.success() && figure.stdout.starts_with(b"<svg"),
            "{view}: {}",
            to_text(&figure.stderr)
        );
    }
    let output = run_ranks(2, "measure --on mpi --collective --n 256");
    let err = to_text(&output.stderr);
    assert_eq!(err.matches("no exchange of this plan is a collective").count(), 1, "{err}");
}

#[test]
fn mpi_calibration_is_printed_once_and_used() {
    let path = temporary_file("mpi-machine.json");
    let output = run_ranks(2, &format!("calibrate --on mpi --quick -o {}", path.display()));
    let out = to_text(&output.stdout);
    assert!(output.status.success(), "{}", to_text(&output.stderr));
    assert_eq!(out.matches("an exchange, all pairs at once: t_s").count(), 1, "one rank prints: {out}");
    let output = run_ranks(2, &format!("measure --on mpi --n 4096 --calibrated {} --json", path.display()));
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(json["simulated"]["seconds"].as_f64().is_some_and(|time| time > 0.0), "{json}");
}

#[test]
fn mpi_wrong_number_of_ranks_is_reported_once() {
    // Run all jobs in parallel: nothing is measured, and mpirun takes a second to end a failed job.
    let jobs = [
        (3, "measure --on mpi", "p = 3"),
        (2, "measure --on mpi --p 4", "the number of MPI ranks, here 2"),
        (3, "calibrate --on mpi --quick", "p = 3"),
        (2, "measure --on mpi --n 7", "n = 7"),
        (2, "measure --on mpi --input -", "a file that every rank can read"),
    ]
    .map(|(ranks, line, expected)| {
        (mpi_command(ranks, line).spawn().expect("mpirun is installed"), line, expected)
    });
    for (job, line, expected) in jobs {
        let output = job.wait_with_output().expect("the command ends");
        let err = to_text(&output.stderr);
        assert!(!output.status.success(), "{line}");
        assert_eq!(err.matches("hyperfly: ").count(), 1, "{line}: {err}");
        assert!(err.contains(expected), "{line}: {err}");
    }
}

/// An error on a single rank, such as a missing file, is reported by that rank and ends all.
#[test]
fn mpi_error_on_one_rank_ends_all() {
    // Rank 0 reads the pipe; the others find it empty.
    let mut job = mpi_command(2, "measure --on mpi --input /dev/stdin")
        .stdin(Stdio::piped())
        .spawn()
        .expect("mpirun is installed");
    let mut stdin = job.stdin.take().expect("a pipe");
    std::io::Write::write_all(&mut stdin, b"1\n2\n3\n4\n").expect("it is read");
    drop(stdin);
    let job = LongJob(job);
    let (success, _, err) = job.wait();
    assert!(!success && err.matches("hyperfly: ").count() == 1, "{err}");
}

/// A transform that is too large for a simulation with data is measured, and simulated without data.
#[test]
fn mpi_large_transform_is_simulated_without_data() {
    let path = temporary_file("mpi-large-machine.json");
    assert!(run_ranks(2, &format!("calibrate --on mpi --quick -o {}", path.display())).status.success());
    let line = format!("measure --on mpi --n 2^23 --repeat 1 --json --calibrated {}", path.display());
    let output = run_ranks(2, &line);
    assert!(output.status.success(), "{}", to_text(&output.stderr));
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(json["simulated"]["seconds"].as_f64().is_some_and(|time| time > 0.0), "{json}");
}

/// A long job of four ranks; dropping it ends it.
struct LongJob(Child);

impl LongJob {
    fn start(options: &str) -> LongJob {
        let line = format!("measure --on mpi --n 65536 --repeat 10000 {options}");
        LongJob(mpi_command(4, &line).spawn().expect("mpirun is installed"))
    }

    /// Sends a signal to one of its ranks, once all of them are running.
    fn signal_one_rank(&self, signal: &str) {
        let start = Instant::now();
        loop {
            let mut ranks = Vec::new();
            add_ranks(&self.0.id().to_string(), &mut ranks);
            if let [_, _, _, last] = &ranks[..] {
                std::thread::sleep(Duration::from_secs(2));
                kill(signal, last);
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(30), "no four ranks");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits at most half a minute for the job to end by itself; returns success, stdout and stderr.
    fn wait(mut self) -> (bool, String, String) {
        let start = Instant::now();
        while self.0.try_wait().expect("a child").is_none() {
            assert!(start.elapsed() < Duration::from_secs(30), "it goes on");
            std::thread::sleep(Duration::from_millis(50));
        }
        let success = self.0.wait().expect("it has ended").success();
        let read_text = |from: Option<&mut dyn Read>| {
            let mut bytes = Vec::new();
            from.map(|from| from.read_to_end(&mut bytes));
            to_text(&bytes)
        };
        let out = read_text(self.0.stdout.as_mut().map(|out| out as &mut dyn Read));
        let err = read_text(self.0.stderr.as_mut().map(|err| err as &mut dyn Read));
        (success, out, err)
    }
}

impl Drop for LongJob {
    fn drop(&mut self) {
        // mpirun ends its ranks on SIGTERM.
        if self.0.try_wait().is_ok_and(|status| status.is_none()) {
            kill("-TERM", &self.0.id().to_string());
        }
        let _ = self.0.wait();
    }
}

/// Finds the ranks among the descendants of a process. mpirun also has helpers; with MPICH, the helpers start the ranks.
fn add_ranks(pid: &str, ranks: &mut Vec<String>) {
    let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap_or_default();
    for child in children.split_whitespace() {
        let line = std::fs::read_to_string(format!("/proc/{child}/cmdline")).unwrap_or_default();
        if line.starts_with(HYPERFLY) {
            ranks.push(child.to_owned());
        } else {
            add_ranks(child, ranks);
        }
    }
}

fn kill(signal: &str, pid: &str) {
    let status = Command::new("kill").args([signal, pid]).status().expect("kill is there");
    assert!(status.success());
}

#[test]
fn mpi_killed_rank_ends_all() {
    let job = LongJob::start("");
    job.signal_one_rank("-KILL");
    let (success, out, _) = job.wait();
    // Some mpirun report on stdout.
    assert!(!success && !out.contains("T_p"), "{out}");
}

#[test]
fn mpi_hanging_rank_is_named() {
    let job = LongJob::start("--patience 2");
    job.signal_one_rank("-STOP");
    let (success, _, err) = job.wait();
    assert!(!success && err.contains("waited too long for"), "{err}");
}

/// A collective waits for every rank, so one hanging rank blocks all others.
#[test]
fn mpi_hanging_rank_before_a_collective_is_reported() {
    let job = LongJob::start("--patience 2 --collective --algorithm transpose");
    job.signal_one_rank("-STOP");
    let (success, _, err) = job.wait();
    assert!(!success && err.contains("waited too long for"), "{err}");
}

/// Ranks share a sweep. The rows keep the order of the lists for any number of ranks, even if there are more ranks than
/// runs, or if the first shard has no possible run.
#[test]
fn mpi_ranks_share_a_sweep() {
    for line in [
        "sweep --p 1,2,4,8 --n 64,256 --algorithm binary-exchange,transpose",
        "sweep --p 4 --n 16,64",
        "sweep --p 64,2 --n 16 --algorithm binary-exchange",
        "sweep --p 2,4 --n 64 --json",
    ] {
        let one_process = Command::new(HYPERFLY).args(line.split_whitespace()).output().expect("a sweep");
        assert!(one_process.status.success(), "{line}: {}", to_text(&one_process.stderr));
        for ranks in [1, 3] {
            let shared_run = run_ranks(ranks, &format!("{line} --on mpi"));
            assert!(shared_run.status.success(), "{ranks} ranks, {line}: {}", to_text(&shared_run.stderr));
            assert_eq!(to_text(&shared_run.stdout), to_text(&one_process.stdout), "{ranks} ranks, {line}");
        }
    }
    for (line, message) in [
        ("sweep --p 2,4 --n 64 --on mpi --shard 1/2", "shard = 1/2"),
        ("sweep --p 3 --n 64 --on mpi", "p = 3"),
        ("sweep --p 64,128 --n 16 --on mpi", "no combination is possible"),
    ] {
        let refusal = run_ranks(3, line);
        assert!(!refusal.status.success(), "{line}");
        let err = to_text(&refusal.stderr);
        assert!(err.contains(message), "{line}: {err}");
    }
}
