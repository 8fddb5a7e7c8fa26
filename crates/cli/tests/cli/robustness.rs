//! Robustness of reading and writing: files are written atomically, exit codes do not depend on closed pipes, endless
//! input is read to a limit, and missing memory is reported.

use super::{command, hyperfly, temporary_path, write_file};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

/// Writes about 60 MB, long enough to be interrupted.
const LONG: &str = "export --format perfetto --p 256 --n 65536 -o";

/// Creates an empty directory for this test.
fn create_directory(name: &str) -> PathBuf {
    let path = temporary_path(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory");
    path
}

fn list_names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).expect("a directory");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
    entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect()
}

/// Waits until the partial file has content.
fn wait_for_partial_file(child: &mut Child, directory: &Path) {
    let start = Instant::now();
    loop {
        let partial = list_names(directory).into_iter().find(|name| name.ends_with(".part"));
        if partial.is_some_and(|partial| {
            fs::metadata(directory.join(partial)).is_ok_and(|metadata| metadata.len() > 0)
        }) {
            return;
        }
        assert_eq!(child.try_wait().expect("a child"), None, "it ended before it could be interrupted");
        assert!(start.elapsed() < Duration::from_secs(120), "nothing is written");
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn interrupt(child: &mut Child, signal: &str) -> ExitStatus {
    let killed = Command::new("kill").args([signal, &child.id().to_string()]).status();
    assert!(killed.expect("kill").success());
    child.wait().expect("the command ends")
}

/// Interrupts a command while it writes this file, which first has the content `text_before`. On a busy machine the signal
/// may come after the file is complete; then this checks that the file is whole and tries again.
#[cfg(unix)]
fn interrupt_while_writing(path: &Path, text_before: Option<&str>, signal: &str) -> ExitStatus {
    for _ in 0..20 {
        let _ = fs::remove_file(path);
        text_before.iter().for_each(|text| fs::write(path, text).expect("a file"));
        let mut child = command(&format!("{LONG} {}", path.display())).spawn().expect("the program starts");
        wait_for_partial_file(&mut child, path.parent().expect("a directory"));
        let status = interrupt(&mut child, signal);
        let current_text = fs::read_to_string(path).ok();
        if current_text.as_deref() == text_before {
            return status;
        }
        let uninterrupted = create_directory("uninterrupted").join("trace.json");
        assert_eq!(hyperfly(&format!("{LONG} {}", uninterrupted.display())).code, 0);
        assert!(
            current_text == fs::read_to_string(uninterrupted).ok(),
            "{signal}: neither the old file nor a whole one"
        );
    }
    panic!("20 times the file was whole before the signal came");
}

#[cfg(unix)]
#[test]
fn interrupt_keeps_the_previous_file() {
    use std::os::unix::process::ExitStatusExt;
    let directory = create_directory("interrupted");
    let path = directory.join("trace.json");
    for (signal, number) in [("-INT", 2), ("-TERM", 15)] {
        for text_before in [None, Some("the last trace")] {
            let status = interrupt_while_writing(&path, text_before, signal);
            assert_eq!(status.signal(), Some(number), "the default exit status after a signal: {status}");
            assert_eq!(
                list_names(&directory).len(),
                text_before.iter().count(),
                "nothing else is left behind"
            );
        }
    }
    // SIGKILL leaves the partial file, but no incomplete target.
    interrupt_while_writing(&path, Some("the last trace"), "-KILL");
    let output = hyperfly(&format!("export --format csv --p 2 --n 4 -o {}", path.display()));
    assert_eq!(
        (output.code, fs::read_to_string(&path).is_ok_and(|text| text.contains("processor"))),
        (0, true)
    );
}

#[cfg(unix)]
#[test]
fn links_and_permissions_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let directory = create_directory("linked");
    let (path, link) = (directory.join("real.svg"), directory.join("link.svg"));
    fs::write(&path, "old").expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink("real.svg", &link).expect("a link");
    let output = hyperfly(&format!("figure --view machine -o {}", link.display()));
    assert_eq!(output.code, 0, "{}", output.stderr);
    assert!(fs::symlink_metadata(&link).is_ok_and(|metadata| metadata.is_symlink()));
    assert!(fs::read_to_string(&path).is_ok_and(|text| text.starts_with("<svg")));
    assert_eq!(fs::metadata(&path).expect("a file").permissions().mode() & 0o777, 0o640);
    assert_eq!(list_names(&directory).len(), 2);
}

#[cfg(unix)]
#[test]
fn devices_and_pipes_are_written_directly() {
    let output = hyperfly("figure --view machine -o /dev/null");
    assert_eq!((output.code, output.stdout.as_str()), (0, ""), "{}", output.stderr);
    let output = hyperfly("figure --view machine -o /dev/stdout").data();
    assert!(output.starts_with("<svg"));
    let existing_file = write_file("appended.svg", "before\n");
    let program = env!("CARGO_BIN_EXE_hyperfly");
    let line = format!("exec {program} figure --view machine -o /dev/stdout >> {existing_file}");
    assert!(Command::new("sh").args(["-c", &line]).status().expect("a shell").success());
    assert!(
        fs::read_to_string(&existing_file).is_ok_and(|text| text.starts_with("before\n<svg")),
        "appended to"
    );
    let pipe = create_directory("piped").join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let child =
        command(&format!("figure --view machine -o {}", pipe.display())).spawn().expect("the program starts");
    let text = fs::read_to_string(&pipe).expect("a pipe");
    assert!(
        child.wait_with_output().expect("the command ends").status.success() && text.ends_with("</svg>\n")
    );
}

/// Runs a command whose stdout is closed.
fn run_with_closed_stdout(line: &str) -> Output {
    let mut child = command(line).spawn().expect("the program starts");
    drop(child.stdout.take());
    child.wait_with_output().expect("the command ends")
}

#[test]
fn closed_stdout_does_not_change_the_exit_code() {
    let tour = |claim: &str| {
        format!(
            r#"{{"hyperfly-tour": 1, "title": "t", "steps": [{{"text": "x", "state": "p=4&n=64"}},
            {{"text": "y", "state": "p=4&n=64", "shows": ["{claim}"]}}]}}"#
        )
    };
    for (name, claim, code) in
        [("closed-true.json", "efficiency > 0", 0), ("closed-false.json", "efficiency > 1", 1)]
    {
        let path = write_file(name, tour(claim));
        let output = run_with_closed_stdout(&format!("tour {path}"));
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), err.contains("do not hold")), (Some(code), code == 1), "{err}");
        assert_eq!(hyperfly(&format!("tour {path}")).code, code, "as with an open stdout");
    }
    for line in ["run --p 4 --n 64", "run --json --p 4 --n 64", "export --format csv", "reproduce gk-table1"]
    {
        let output = run_with_closed_stdout(line);
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{line}: {err}");
        assert!(!err.contains("panicked"), "{line}: {err}");
    }
}

#[cfg(unix)]
#[test]
fn endless_input_is_read_to_a_limit() {
    for (line, message) in [
        ("tour /dev/zero", "longer than the limit of 1048576 bytes"),
        ("run --scenario /dev/zero", "longer than the limit of 1048576 bytes"),
        ("run --input /dev/zero", "Line 1"),
        ("figure --view machine --html --standalone /dev/zero", "longer than"),
    ] {
        let output = hyperfly(line);
        assert_eq!(output.code, 2, "{line}: {}", output.stderr);
        assert!(output.stderr.contains(message), "{line}: {}", output.stderr);
    }
    // Endless empty lines; the closed pipe ends `yes ''`.
    let mut lines = Command::new("yes").arg("").stdout(Stdio::piped()).spawn().expect("yes");
    let from = lines.stdout.take().expect("a pipe");
    let output = command("run --input -").stdin(from).output().expect("the command ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("larger than 256 MiB"));
    lines.wait().expect("yes ends");
}

/// Runs a command with a limit on its address space.
#[cfg(unix)]
fn run_with_memory(kibibytes: u32, line: &str) -> Output {
    let shell = format!("ulimit -v {kibibytes}; exec {} {line}", env!("CARGO_BIN_EXE_hyperfly"));
    Command::new("sh").args(["-c", &shell]).stdin(Stdio::null()).output().expect("a shell")
}

#[cfg(target_os = "linux")]
#[test]
fn missing_memory_is_reported() {
    let samples = write_file("memory.csv", "1,2\n".repeat(1 << 20));
    let [out, svg] = ["memory.out", "memory.svg"].map(|name| temporary_path(name).display().to_string());
    let commands = [
        "run --p 64 --n 2^20".to_owned(),
        "run --json --p 1024 --n 65536 --topology mesh".to_owned(),
        format!("run --p 16 --input {samples} --output {out}"),
        format!("export --format perfetto --p 256 --n 16384 -o {out}"),
        format!("figure --p 256 --n 16384 --view timeline -o {svg}"),
        format!("export --format plan --no-data --p 1024 --n 2^20 -o {out}"),
    ];
    // Start from the memory that the program itself needs, which depends on its profile.
    let starts_with_limit = |limit: &u32| run_with_memory(*limit, "help").status.success();
    let min_memory = (20_000..200_000).step_by(1_000).find(starts_with_limit).expect("it starts in 200 MB");
    let mut refused_count = 0;
    for line in &commands {
        for limit in (min_memory + 5_000..min_memory + 140_000).step_by(15_000) {
            let output = run_with_memory(limit, line);
            let err = String::from_utf8_lossy(&output.stderr);
            let code = output.status.code();
            assert!(matches!(code, Some(0..=2)), "{line} in {limit} KiB: {:?}: {err}", output.status);
            if code != Some(0) {
                refused_count += 1;
                assert!(err.contains("MiB") || err.contains("no memory"), "{line} in {limit} KiB: {err}");
            }
        }
    }
    assert!(refused_count > commands.len(), "{refused_count}");
    let output = run_with_memory(min_memory + 70_000, "run --p 64 --n 2^20");
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("n = 1048576") && err.contains("nearest: n = "), "{err}");
}

#[test]
fn json_output_is_a_single_object() {
    let [out, svg] = ["alone.csv", "alone.svg"].map(|name| temporary_path(name).display().to_string());
    for line in [
        format!("run --json --p 4 --n 64 --output {out}"),
        format!("figure --json --view machine -o {svg}"),
        "reproduce gk-table1 --json".to_owned(),
        "predict --json --p 4 --n 64".to_owned(),
    ] {
        let mut text = String::new();
        command(&line)
            .output()
            .expect("the command ends")
            .stdout
            .as_slice()
            .read_to_string(&mut text)
            .expect("text");
        let result: Result<serde_json::Value, _> = serde_json::from_str(&text);
        assert!(result.is_ok_and(|json| json.is_object()), "{line}: {text}");
    }
}
