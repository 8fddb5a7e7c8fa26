//! `run`: the worked values, the fields of the JSON, the table, the scenario file.

use super::{close, file_with, hyperfly, hyperfly_reading, number};

#[test]
fn the_worked_values() {
    for (flags, t_parallel) in [
        ("--p 16 --n 4096", 4484.72),
        ("--p 16 --n 2^12 --switching store-and-forward", 4484.72),
        ("--p 16 --n 4096 --switching wormhole", 4484.72),
        ("--p 16 --n 4096 --topology mesh", 5141.08),
        ("--p 16 --n 4096 --topology mesh --switching store-and-forward", 5141.08),
        ("--p 16 --n 4096 --topology=mesh --switching=wormhole", 5141.08),
        ("--p 64 --n 4096 --topology mesh", 2071.88),
        ("--p 16 --n 4096 --algorithm transpose", 3770.20),
        ("--p 16 --n 4096 --algorithm transpose --switching wormhole", 3770.20),
        ("--p 16 --n 4096 --algorithm transpose --switching store-and-forward", 4118.36),
    ] {
        let run = hyperfly(&format!("run --json {flags}")).json();
        close(number(&run["t_parallel"]), t_parallel, flags);
        assert!(number(&run["relative_l2_error"]) < 1e-15, "{flags}");
    }
}

#[test]
fn the_json_has_every_number() {
    let run = hyperfly("run --json --p 16 --n 4096 --topology mesh").json();
    close(number(&run["t_serial"]), 49152.0, "T_s");
    close(number(&run["speedup"]), 49152.0 / 5141.08, "S");
    close(number(&run["efficiency"]), 49152.0 / 5141.08 / 16.0, "E");
    close(number(&run["overhead"]), 16.0 * 5141.08 - 49152.0, "T_o");
    for (field, expected) in [("messages", 64), ("words", 64 * 256), ("hops", 96), ("max_channel_load", 2)] {
        assert_eq!(run[field].as_u64(), Some(expected), "{field}");
    }
    let parts = run["breakdown"].as_object().expect("an object");
    for part in ["compute", "startup", "hop", "transfer", "contention", "idle"] {
        assert!(parts.contains_key(part), "{part}");
    }
    close(parts.values().map(number).sum(), 1.0, "the breakdown adds up");
    close(number(&run["predicted"]["t_parallel"]), 5141.08, "the closed form");
    close(number(&run["predicted"]["efficiency"]), number(&run["efficiency"]), "its efficiency");
    assert_eq!(run["predicted"]["form"], "exact");
    let hash = run["trace_hash"].as_str().expect("a string");
    assert!(hash.len() == 16 && hash.chars().all(|c| c.is_ascii_hexdigit()), "{hash}");
    assert_eq!(run["scenario"]["topology"], "mesh");
    assert!(run["scenario"]["view"].is_null(), "how it is looked at is no part of a run");
}

#[test]
fn timing_alone_takes_as_long_and_has_no_error() {
    let run = hyperfly("run --json --no-data --p 8192 --n 8192 --switching wormhole").json();
    assert!(run["relative_l2_error"].is_null());
    close(number(&run["t_parallel"]), number(&run["predicted"]["t_parallel"]), "the closed form");
}

#[test]
fn one_processor_sends_nothing() {
    let run = hyperfly("run --json --algorithm serial --n 2").json();
    assert_eq!((run["messages"].as_u64(), run["max_channel_load"].as_u64()), (Some(0), Some(0)));
    close(number(&run["efficiency"]), 1.0, "E");
}

#[test]
fn a_reader_gets_a_table_and_a_sentence() {
    let done = hyperfly("run --p 16 --n 4096 --topology mesh");
    assert_eq!(done.err, "");
    let text = done.data();
    for part in
        ["binary-exchange on a 4 × 4 mesh, cut-through", "5141.08", "(exact)", "contention", "Channel 1→2"]
    {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    assert!(text.lines().all(|line| line == line.trim_end()), "spaces at the end of a line");
}

#[test]
fn a_scenario_file_and_flags_that_win_over_it() {
    let first = hyperfly("run --json --p 64 --n 4096 --topology mesh --ts 12.5").json();
    let path = file_with("scenario.json", first["scenario"].to_string());
    let again = hyperfly(&format!("run --json --scenario {path}")).json();
    assert_eq!(again, first, "the scenario of a run gives that run");
    let other = hyperfly(&format!("run --json --p 16 --scenario {path} --ts 25")).json();
    close(number(&other["t_parallel"]), 5141.08, "flags win");
    let piped =
        hyperfly_reading("run --json --scenario -", br#"{"p": 16, "n": "2^12", "view": "machine"}"#).json();
    close(number(&piped["t_parallel"]), 4484.72, "from stdin");
}

#[test]
fn help_and_version_are_data() {
    for line in ["--help", "run --help", "sweep --help", "export --help", "--version"] {
        let done = hyperfly(line);
        assert_eq!(done.err, "", "{line}");
        assert!(!done.data().is_empty());
    }
}
