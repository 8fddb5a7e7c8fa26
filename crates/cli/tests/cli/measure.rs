//! `measure` and `calibrate`: what a real machine takes, as a table, JSON, files that other commands read.

use super::{file, hyperfly};
use serde_json::Value;

/// A measurement in a file, made once.
fn measured(name: &str) -> String {
    let file = file(name);
    let path = file.to_string_lossy().into_owned();
    let said = hyperfly(&format!("measure --algorithm transpose --p 4 --n 256 --repeat 3 -o {path}")).data();
    for part in ["transpose measured on 4 threads, n = 256", "T_s", "T_p", "median of 3", "relative L2"] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    path
}

#[test]
fn numbers_as_json() {
    let json = hyperfly("measure --p 2 --n 1024 --repeat 5 --json").json();
    assert_eq!(json["on"], "threads");
    assert_eq!(json["passes"].as_array().map(Vec::len), Some(5));
    let run = &json["run"];
    let simulated = hyperfly("run --p 2 --n 1024 --json").json();
    for same in ["messages", "words", "relative_l2_error"] {
        assert_eq!(run[same], simulated[same], "{same}");
    }
    // Microseconds, as seconds say; and no closed form of a machine that nobody measured.
    let (time, seconds) = (run["t_parallel"].as_f64(), run["seconds"].as_f64());
    assert!((time.expect("a time") / 1e6 - seconds.expect("seconds")).abs() < 1e-12);
    assert_eq!((&run["predicted"], &json["simulated"]), (&Value::Null, &Value::Null));
}

#[test]
fn a_measurement_is_drawn_and_exported_like_any_run() {
    let path = measured("measured-run.json");
    for view in ["timeline", "machine", "butterfly", "breakdown", "why", "distribution", "spectrum"] {
        let svg = hyperfly(&format!("figure --run {path} --view {view}")).data();
        assert!(svg.starts_with("<svg") && svg.contains("measured"), "{view}");
        assert!(!svg.contains("NaN"), "{view}");
    }
    assert!(hyperfly(&format!("figure --run {path} --view timeline")).data().contains("µs"));
    let perfetto = hyperfly(&format!("export --run {path} --format perfetto")).json();
    assert!(perfetto["traceEvents"].as_array().is_some_and(|events| events.len() > 30));
    let csv = hyperfly(&format!("export --run {path} --format csv")).data();
    assert!((0..4).all(|q| csv.lines().any(|line| line.starts_with(&format!("{q},")))), "{csv}");
}

/// With rustfft the numbers are right by the same bound, what it computed is said, and the file has no hash of bits that are those of one
/// machine; it is drawn all the same.
#[test]
fn rustfft_is_measured_in_place_of_the_kernel() {
    let file = file("measured-rustfft.json");
    let path = file.display();
    let line = "measure --kernel rustfft --algorithm binary-exchange --p 4 --n 4096 --repeat 3";
    let said = hyperfly(&format!("{line} -o {path}")).data();
    for part in [
        "binary-exchange measured on 4 threads, n = 4096, rustfft",
        "40\u{202f}960",
        "nodes of 49\u{202f}152",
        "relative L2",
    ] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    let json = hyperfly(&format!("{line} --json")).json();
    assert_eq!(json["rustfft"], 10 * 4096);
    assert!(
        json["run"]["relative_l2_error"].as_f64().is_some_and(|error| error > 0.0 && error < 6e-15),
        "{json}"
    );
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&file).expect("the file")).expect("JSON");
    assert_eq!((&kept["rustfft"], kept.get("transform")), (&Value::from(10 * 4096), None));
    for view in ["timeline", "machine", "butterfly", "breakdown"] {
        let svg = hyperfly(&format!("figure --run {path} --view {view}")).data();
        assert!(svg.starts_with("<svg") && !svg.contains("NaN"), "{view}");
    }
    let refused = hyperfly(&format!("figure --run {path} --view spectrum"));
    assert!(refused.err.contains("the file of this run has no values"), "{}", refused.err);
    let own = hyperfly("measure --p 2 --n 256 --repeat 1 --kernel hyperfly --json").json();
    assert_eq!(own["rustfft"], Value::Null);
}

#[test]
fn what_ran_cannot_be_changed_beside_its_file() {
    let path = measured("measured-fixed.json");
    let refused = hyperfly(&format!("figure --run {path} --view timeline --p 8"));
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("p = 8") && refused.err.contains("--run"), "{}", refused.err);
    let refused = hyperfly("figure --run no-such-file.json --view timeline");
    assert!(refused.code == 2 && refused.err.contains("no-such-file.json"), "{}", refused.err);
    let other = super::file("measured-other.json");
    std::fs::write(&other, "{\"hyperfly\": 9}").expect("a file");
    let refused = hyperfly(&format!("figure --run {} --view timeline", other.display()));
    assert!(refused.code == 2 && refused.err.contains("version 9"), "{}", refused.err);
}

/// T_s and T_p as measured are a view, too, with what they went for; a run that was not measured has none of it.
#[test]
fn a_measured_run_has_a_view_of_its_times() {
    let path = measured("measured-times.json");
    let svg = hyperfly(&format!("figure --run {path} --view measured")).data();
    assert!(svg.starts_with("<svg") && svg.contains("Tₚ (µs)"), "{svg}");
    let csv = hyperfly(&format!("export --run {path} --format csv --view measured")).data();
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let of = |p: &str, quantity: &str| -> f64 {
        let row = rows.iter().find(|row| row[0] == p && row[1] == quantity);
        row.and_then(|row| row[4].parse().ok()).unwrap_or_else(|| panic!("{p} {quantity}: {csv}"))
    };
    let parts: f64 = ["computing", "messages", "waiting"].iter().map(|part| of("4", part)).sum();
    assert!((parts / of("4", "t_parallel") - 1.0).abs() < 1e-9, "{csv}");
    assert!(of("1", "t_parallel") > 0.0);
    let refused = hyperfly("export --view measured --format csv --p 4 --n 256");
    assert!(refused.err.contains("view = measured") && refused.err.contains("--run"), "{}", refused.err);
}

#[test]
fn views_of_other_runs_are_no_views_of_a_measured_one() {
    let path = measured("measured-views.json");
    for view in ["metrics", "scaling", "speedup", "efficiency", "isoefficiency", "choose"] {
        for line in [
            format!("figure --run {path} --view {view}"),
            format!("export --run {path} --format csv --view {view}"),
        ] {
            let refused = hyperfly(&line);
            assert!(
                refused.code == 2 && refused.err.contains(&format!("view = {view}")),
                "{line}: {}",
                refused.err
            );
        }
    }
    let refused = hyperfly(&format!("export --run {path} --format csv --channels"));
    assert!(refused.code == 2 && refused.err.contains("channels"), "{}", refused.err);
}

#[test]
fn what_cannot_be_measured_is_refused_by_name() {
    for (line, named) in [
        ("measure --on gpu", "on = gpu"),
        ("measure --repeat 0", "repeat = 0"),
        ("measure --p 512 --n 4096", "p = 512 is not possible; allowed: at most 256"),
        ("measure --algorithm output-driven --p 2 --n 2^20", "cannot be measured"),
        ("measure --algorithm output-driven --p 2 --n 2^14 --repeat 9999", "with so many steps"),
        ("measure --twiddles computed", "twiddles = computed"),
        ("measure --algorithm program", "allowed: one of serial, binary-exchange"),
        ("measure --collective", "collective = true is not possible; allowed: with --on mpi alone"),
        ("measure --kernel fftw", "kernel = fftw is not possible; allowed: hyperfly or rustfft"),
        ("measure --p 3", "p = 3"),
        ("measure --calibrated no-such-file.json", "no-such-file.json"),
        ("calibrate --p 3", "p = 3"),
    ] {
        let refused = hyperfly(line);
        assert_eq!(refused.code, 2, "{line}: {}", refused.err);
        assert!(refused.err.contains(named), "{line}: {}", refused.err);
    }
}

/// Compiled without MPI the command says so, and how it is compiled with it.
#[cfg(not(feature = "mpi"))]
#[test]
fn mpi_that_was_not_compiled_in_is_refused_by_name() {
    let refused = hyperfly("calibrate --on mpi");
    assert_eq!(refused.code, 2, "{}", refused.err);
    assert!(refused.err.contains("on = mpi") && refused.err.contains("--features mpi"), "{}", refused.err);
}

#[test]
fn more_processors_than_cores_are_said_to_share_them() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let p = (2 * cores).next_power_of_two();
    let done = hyperfly(&format!("measure --p {p} --n 1024 --repeat 1"));
    assert!(done.err.contains(&format!("{p} processors share {cores} core")), "{}", done.err);
}

/// The whole way: the machine is measured, a run is measured and simulated on that machine, beside each other.
#[test]
fn a_machine_is_measured_and_predicts() {
    let file = file("machine.json");
    let path = file.display();
    let said = hyperfly(&format!("calibrate --quick -o {path}")).data();
    for part in ["t_c", "an exchange, all pairs at once: t_s", "t_w", "samples"] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    let machine: Value =
        serde_json::from_str(&std::fs::read_to_string(&file).expect("the file")).expect("JSON");
    assert_eq!(machine["kind"], "machine");
    let said = hyperfly(&format!("measure --p 2 --n 4096 --repeat 5 --calibrated {path}")).data();
    for part in ["measured", "simulated", "closed form", "computing", "messages", "waiting"] {
        assert!(said.contains(part), "{part} is not in\n{said}");
    }
    let json = hyperfly(&format!("measure --p 2 --n 4096 --repeat 5 --calibrated {path} --json")).json();
    assert!(json["simulated"]["seconds"].as_f64().is_some_and(|time| time > 0.0), "{json}");
}
