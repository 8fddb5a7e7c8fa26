//! `measure` and `calibrate` on this machine: tables, JSON, and files that other commands read.

use super::{hyperfly, temporary_path};
use serde_json::Value;

/// Measures a run into a file and returns its path.
fn measure_to_file(name: &str) -> String {
    let file = temporary_path(name);
    let path = file.to_string_lossy().into_owned();
    let text = hyperfly(&format!("measure --algorithm transpose --p 4 --n 256 --repeat 3 -o {path}")).data();
    for expected in ["transpose measured on 4 threads, n = 256", "T_s", "T_p", "median of 3", "relative L2"] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    path
}

#[test]
fn measure_json_has_passes_and_the_numbers_of_the_run() {
    let json = hyperfly("measure --p 2 --n 1024 --repeat 5 --json").json();
    assert_eq!(json["on"], "threads");
    assert_eq!(json["passes"].as_array().map(Vec::len), Some(5));
    let run = &json["run"];
    let simulated = hyperfly("run --p 2 --n 1024 --json").json();
    for field in ["messages", "words", "relative_l2_error"] {
        assert_eq!(run[field], simulated[field], "{field}");
    }
    // Times are in µs, and there is no closed form without a calibrated machine.
    let (time, seconds) = (run["t_parallel"].as_f64(), run["seconds"].as_f64());
    assert!((time.expect("a time") / 1e6 - seconds.expect("seconds")).abs() < 1e-12);
    assert_eq!((&run["predicted"], &json["simulated"]), (&Value::Null, &Value::Null));
}

#[test]
fn measured_run_is_drawn_and_exported() {
    let path = measure_to_file("measured-run.json");
    for view in ["timeline", "machine", "butterfly", "breakdown", "why", "distribution", "spectrum"] {
        let svg = hyperfly(&format!("figure --run {path} --view {view}")).data();
        assert!(svg.starts_with("<svg") && svg.contains("measured"), "{view}");
        assert!(!svg.contains("NaN"), "{view}");
    }
    assert!(hyperfly(&format!("figure --run {path} --view timeline")).data().contains("µs"));
    let perfetto = hyperfly(&format!("export --run {path} --format perfetto")).json();
    assert!(perfetto["traceEvents"].as_array().is_some_and(|events| events.len() > 30));
    let csv = hyperfly(&format!("export --run {path} --format csv")).data();
    assert!((0..4).all(|rank| csv.lines().any(|line| line.starts_with(&format!("{rank},")))), "{csv}");
}

/// With rustfft the error bound holds, the nodes are counted, and the file has no transform hash, because the bits
/// depend on the machine.
#[test]
fn measure_with_rustfft_counts_its_nodes() {
    let file = temporary_path("measured-rustfft.json");
    let path = file.display();
    let line = "measure --kernel rustfft --algorithm binary-exchange --p 4 --n 4096 --repeat 3";
    let text = hyperfly(&format!("{line} -o {path}")).data();
    for expected in [
        "binary-exchange measured on 4 threads, n = 4096, rustfft",
        "40\u{202f}960",
        "of 49\u{202f}152",
        "relative L2",
    ] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    let json = hyperfly(&format!("{line} --json")).json();
    assert_eq!(json["rustfft"], 10 * 4096);
    assert!(
        json["run"]["relative_l2_error"].as_f64().is_some_and(|error| error > 0.0 && error < 6e-15),
        "{json}"
    );
    let saved_json: Value =
        serde_json::from_str(&std::fs::read_to_string(&file).expect("the file")).expect("JSON");
    assert_eq!((&saved_json["rustfft"], saved_json.get("transform")), (&Value::from(10 * 4096), None));
    for view in ["timeline", "machine", "butterfly", "breakdown"] {
        let svg = hyperfly(&format!("figure --run {path} --view {view}")).data();
        assert!(svg.starts_with("<svg") && !svg.contains("NaN"), "{view}");
    }
    let refusal = hyperfly(&format!("figure --run {path} --view spectrum"));
    assert!(refusal.stderr.contains("the file of this run has no values"), "{}", refusal.stderr);
    let own_kernel = hyperfly("measure --p 2 --n 256 --repeat 1 --kernel hyperfly --json").json();
    assert_eq!(own_kernel["rustfft"], Value::Null);
}

#[test]
fn figure_of_measured_run_refuses_run_keys() {
    let path = measure_to_file("measured-fixed.json");
    let run_key_refusal = hyperfly(&format!("figure --run {path} --view timeline --p 8"));
    assert_eq!(run_key_refusal.code, 2);
    assert!(
        run_key_refusal.stderr.contains("p = 8") && run_key_refusal.stderr.contains("--run"),
        "{}",
        run_key_refusal.stderr
    );
    let missing_file_refusal = hyperfly("figure --run no-such-file.json --view timeline");
    assert!(
        missing_file_refusal.code == 2 && missing_file_refusal.stderr.contains("no-such-file.json"),
        "{}",
        missing_file_refusal.stderr
    );
    let other_path = super::temporary_path("measured-other.json");
    std::fs::write(&other_path, "{\"hyperfly\": 9}").expect("a file");
    let refusal = hyperfly(&format!("figure --run {} --view timeline", other_path.display()));
    assert!(refusal.code == 2 && refusal.stderr.contains("version 9"), "{}", refusal.stderr);
}

/// The view `measured` shows T_s, T_p and their parts; a simulated run does not have it.
#[test]
fn view_measured_needs_a_measured_run() {
    let path = measure_to_file("measured-times.json");
    let svg = hyperfly(&format!("figure --run {path} --view measured")).data();
    assert!(svg.starts_with("<svg") && svg.contains("Tₚ (µs)"), "{svg}");
    let csv = hyperfly(&format!("export --run {path} --format csv --view measured")).data();
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let read_value = |p: &str, quantity: &str| -> f64 {
        let row = rows.iter().find(|row| row[0] == p && row[1] == quantity);
        row.and_then(|row| row[4].parse().ok()).unwrap_or_else(|| panic!("{p} {quantity}: {csv}"))
    };
    let activity_sum: f64 =
        ["computing", "messages", "waiting"].iter().map(|activity| read_value("4", activity)).sum();
    assert!((activity_sum / read_value("4", "t_parallel") - 1.0).abs() < 1e-9, "{csv}");
    assert!(read_value("1", "t_parallel") > 0.0);
    let refusal = hyperfly("export --view measured --format csv --p 4 --n 256");
    assert!(
        refusal.stderr.contains("view = measured") && refusal.stderr.contains("--run"),
        "{}",
        refusal.stderr
    );
}

#[test]
fn measured_run_refuses_views_of_other_runs() {
    let path = measure_to_file("measured-views.json");
    for view in ["metrics", "scaling", "speedup", "efficiency", "isoefficiency", "choose"] {
        for line in [
            format!("figure --run {path} --view {view}"),
            format!("export --run {path} --format csv --view {view}"),
        ] {
            let refusal = hyperfly(&line);
            assert!(
                refusal.code == 2 && refusal.stderr.contains(&format!("view = {view}")),
                "{line}: {}",
                refusal.stderr
            );
        }
    }
    let refusal = hyperfly(&format!("export --run {path} --format csv --channels"));
    assert!(refusal.code == 2 && refusal.stderr.contains("channels"), "{}", refusal.stderr);
}

#[test]
fn measure_impossible_requests_are_refused() {
    for (line, expected_name) in [
        ("measure --on gpu", "on = gpu"),
        ("measure --repeat 0", "repeat = 0"),
        ("measure --p 512 --n 4096", "p = 512 is not possible; allowed: at most 256"),
        ("measure --algorithm output-driven --p 2 --n 2^20", "cannot be measured"),
        ("measure --algorithm output-driven --p 2 --n 2^14 --repeat 9999", "for a plan of this size"),
        ("measure --twiddles computed", "twiddles = computed"),
        ("measure --algorithm program", "allowed: one of serial, binary-exchange"),
        ("measure --collective", "collective = true is not possible; allowed: with --on mpi only"),
        ("measure --kernel fftw", "kernel = fftw is not possible; allowed: hyperfly or rustfft"),
        ("measure --p 3", "p = 3"),
        ("measure --calibrated no-such-file.json", "no-such-file.json"),
        ("calibrate --p 3", "p = 3"),
    ] {
        let refusal = hyperfly(line);
        assert_eq!(refusal.code, 2, "{line}: {}", refusal.stderr);
        assert!(refusal.stderr.contains(expected_name), "{line}: {}", refusal.stderr);
    }
}

/// The message explains how to build with MPI.
#[cfg(not(feature = "mpi"))]
#[test]
fn build_without_mpi_refuses_it() {
    let refusal = hyperfly("calibrate --on mpi");
    assert_eq!(refusal.code, 2, "{}", refusal.stderr);
    assert!(
        refusal.stderr.contains("on = mpi") && refusal.stderr.contains("--features mpi"),
        "{}",
        refusal.stderr
    );
}

#[test]
fn measure_warns_about_more_processors_than_cores() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let p = (2 * cores).next_power_of_two();
    let output = hyperfly(&format!("measure --p {p} --n 1024 --repeat 1"));
    assert!(output.stderr.contains(&format!("{p} processors share {cores} core")), "{}", output.stderr);
}

/// Calibrates the machine, then measures a run and compares it with its simulation on that machine.
#[test]
fn calibrated_machine_predicts_a_measured_run() {
    let file = temporary_path("machine.json");
    let path = file.display();
    let text = hyperfly(&format!("calibrate --quick -o {path}")).data();
    for expected in ["t_c", "an exchange, all pairs at once: t_s", "t_w", "samples"] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    let machine: Value =
        serde_json::from_str(&std::fs::read_to_string(&file).expect("the file")).expect("JSON");
    assert_eq!(machine["kind"], "machine");
    let text = hyperfly(&format!("measure --p 2 --n 4096 --repeat 5 --calibrated {path}")).data();
    for expected in ["measured", "simulated", "closed form", "computing", "messages", "waiting"] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    let json = hyperfly(&format!("measure --p 2 --n 4096 --repeat 5 --calibrated {path} --json")).json();
    assert!(json["simulated"]["seconds"].as_f64().is_some_and(|time| time > 0.0), "{json}");
}
