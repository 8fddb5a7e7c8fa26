//! `run`: worked values, JSON fields, table, scenario files.

use super::{assert_close, hyperfly, number, run_with_input, write_file};

#[test]
fn run_matches_the_worked_example() {
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
        assert_close(number(&run["t_parallel"]), t_parallel, flags);
        assert!(number(&run["relative_l2_error"]) < 1e-15, "{flags}");
    }
}

#[test]
fn run_json_has_every_number() {
    let run = hyperfly("run --json --p 16 --n 4096 --topology mesh").json();
    assert_close(number(&run["t_serial"]), 49152.0, "T_s");
    assert_close(number(&run["speedup"]), 49152.0 / 5141.08, "S");
    assert_close(number(&run["efficiency"]), 49152.0 / 5141.08 / 16.0, "E");
    assert_close(number(&run["overhead"]), 16.0 * 5141.08 - 49152.0, "T_o");
    for (field, expected) in [("messages", 64), ("words", 64 * 256), ("hops", 96), ("max_channel_load", 2)] {
        assert_eq!(run[field].as_u64(), Some(expected), "{field}");
    }
    let breakdown = run["breakdown"].as_object().expect("an object");
    for activity in ["compute", "startup", "hop", "transfer", "contention", "idle"] {
        assert!(breakdown.contains_key(activity), "{activity}");
    }
    assert_close(breakdown.values().map(number).sum(), 1.0, "the breakdown adds up");
    assert_close(number(&run["predicted"]["t_parallel"]), 5141.08, "the closed form");
    assert_close(number(&run["predicted"]["efficiency"]), number(&run["efficiency"]), "its efficiency");
    assert_eq!(run["predicted"]["form"], "exact");
    let hash = run["trace_hash"].as_str().expect("a string");
    assert!(hash.len() == 16 && hash.chars().all(|c| c.is_ascii_hexdigit()), "{hash}");
    assert_eq!(run["scenario"]["topology"], "mesh");
    assert!(run["scenario"]["view"].is_null(), "display keys are not part of a run");
}

/// All 256 words of a block come from others, and binary-exchange brings them four times. On the mesh of four columns, 2048 words
/// pass four channels between two halves.
#[test]
fn run_shows_limits() {
    let flags = "--p 16 --n 4096 --topology mesh";
    let limits = &hyperfly(&format!("run --json {flags}")).json()["limits"];
    for (id, limit, run) in [
        ("words", 256.0, 1024.0),
        ("halving_words", 2048.0, 2048.0),
        ("word_time", 353.18, 5141.08),
        ("halving_time", 25.0 + 1.28 * 512.0, 5141.08),
        ("startup_time", 107.12, 5141.08),
        // Two exchanges over two channels, two over one.
        ("without_contention", 4484.72 + 1.0, 5141.08),
        ("computation", 3072.0, 5141.08),
    ] {
        assert_close(number(&limits[id]["limit"]), limit, id);
        assert_close(number(&limits[id]["run"]), run, id);
        assert_close(number(&limits[id]["ratio"]), run / limit, id);
    }
    assert_close(number(&limits["words_order"]), 256.0 * 12.0 / 8.0, "the order");
    let text = hyperfly(&format!("run {flags}")).data();
    let line =
        text.lines().find(|line| line.starts_with("words into the busiest processor")).expect("a limit");
    assert_eq!(line.split_whitespace().rev().take(3).collect::<Vec<_>>(), ["4", "1024", "256"], "{text}");
}

#[test]
fn run_without_data_has_the_same_time_and_no_error() {
    let run = hyperfly("run --json --no-data --p 8192 --n 8192 --switching wormhole").json();
    assert!(run["relative_l2_error"].is_null());
    assert_close(number(&run["t_parallel"]), number(&run["predicted"]["t_parallel"]), "the closed form");
}

#[test]
fn serial_run_sends_no_messages() {
    let run = hyperfly("run --json --algorithm serial --n 2").json();
    assert_eq!((run["messages"].as_u64(), run["max_channel_load"].as_u64()), (Some(0), Some(0)));
    assert_close(number(&run["efficiency"]), 1.0, "E");
}

/// LogP and BSP machines have no hops, channels or topology, and no output mentions any.
#[test]
fn run_without_network_mentions_no_channels() {
    for (machine, name) in [("logp", "LogP"), ("bsp", "BSP")] {
        let flags = format!("--machine {machine} --algorithm group-cyclic --p 16 --n 1024 --topology mesh");
        let run = hyperfly(&format!("run --json {flags}")).json();
        for field in ["hops", "max_channel_load", "hottest_channel"] {
            assert!(run.as_object().is_some_and(|run| run.contains_key(field)), "{machine}: no {field}");
            assert!(run[field].is_null(), "{machine}: {field} is {}", run[field]);
        }
        for key in ["topology", "switching", "ts", "th", "tw", "width"] {
            assert!(run["scenario"][key].is_null(), "{machine}: {key} is irrelevant");
        }
        let text = hyperfly(&format!("run {flags}")).data();
        assert!(text.starts_with(&format!("group-cyclic on a {name} machine of 16, n = 1024")), "{text}");
        for word in ["channel", "mesh", "hypercube", "cut-through"] {
            assert!(!text.contains(word), "{word} in\n{text}");
        }
        let csv = hyperfly(&format!("sweep {flags}")).data();
        let (header, row) = csv.split_once('\n').expect("two lines");
        let (header, row): (Vec<_>, Vec<_>) = (header.split(',').collect(), row.trim().split(',').collect());
        assert_eq!(header.len(), row.len());
        for (name, cell) in header.iter().zip(row) {
            let is_absent = ["topology", "switching", "hops", "max_channel_load"].contains(name);
            assert!(!is_absent || cell.is_empty(), "{machine}: {name} is {cell}");
        }
        let output = hyperfly(&format!("export --format csv --channels {flags}"));
        assert!(output.code == 2 && output.stderr.contains("channels"), "{}", output.stderr);
    }
}

/// The page compares the same networks (`Comparison::of`).
#[test]
fn run_compares_hypercube_with_mesh_and_others_with_hypercube() {
    for (topology, other_topology) in [("hypercube", "mesh"), ("mesh", "hypercube"), ("torus", "hypercube")] {
        let text = hyperfly(&format!("run --p 16 --n 4096 --topology {topology}")).data().replace('\n', " ");
        assert!(text.contains(&format!("On a {other_topology}, E would be")), "{text}");
    }
}

#[test]
fn run_prints_a_table_and_a_sentence() {
    let output = hyperfly("run --p 16 --n 4096 --topology mesh");
    assert_eq!(output.stderr, "");
    let text = output.data();
    for expected in [
        "binary-exchange on a 4\u{a0}×\u{a0}4 mesh, cut-through",
        "5141.08",
        "(exact)",
        "contention",
        "Channel 4→8, for example, carries 2",
    ] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    assert!(text.lines().all(|line| line == line.trim_end()), "spaces at the end of a line");
}

#[test]
fn flags_override_the_scenario_file() {
    let first = hyperfly("run --json --p 64 --n 4096 --topology mesh --ts 12.5").json();
    let path = write_file("scenario.json", first["scenario"].to_string());
    let repeated_run = hyperfly(&format!("run --json --scenario {path}")).json();
    assert_eq!(repeated_run, first, "the scenario of a run reproduces it");
    let changed_run = hyperfly(&format!("run --json --p 16 --scenario {path} --ts 25")).json();
    assert_close(number(&changed_run["t_parallel"]), 5141.08, "flags win");
    let piped_run =
        run_with_input("run --json --scenario -", br#"{"p": 16, "n": "2^12", "view": "machine"}"#).json();
    assert_close(number(&piped_run["t_parallel"]), 4484.72, "from stdin");
}

#[test]
fn preset_flag_sets_topology_switching_and_processors() {
    for (flags, topology, switching, p) in [
        ("--preset gpu-node", "complete", "cut-through", 8),
        ("--preset gpu-node --p 4 --topology mesh", "mesh", "cut-through", 4),
        ("--preset ncube1", "hypercube", "store-and-forward", 16),
        ("--preset ncube1 --switching wormhole", "hypercube", "wormhole", 16),
        ("--topology mesh --preset ncube2", "mesh", "cut-through", 16),
        ("--preset infiniband --p 64 --n 4096", "complete", "cut-through", 64),
    ] {
        let scenario = &hyperfly(&format!("run --json {flags}")).json()["scenario"];
        assert_eq!(scenario["topology"], topology, "{flags}");
        assert_eq!(scenario["switching"], switching, "{flags}");
        assert_eq!(scenario["p"].as_u64(), Some(p), "{flags}");
    }
    assert_eq!(hyperfly("run --json --preset gpu-node --algorithm serial").json()["scenario"]["p"], 1);
    let csv = hyperfly("sweep preset=gpu-node,ncube1 --n 256").data();
    assert!(csv.contains("complete") && csv.contains("store-and-forward"), "{csv}");
    let text = hyperfly("run --preset gpu-node --ts 5").data();
    for expected in
        ["a complete graph of 8", "GPU node", "a unit of time is 2 ps", "the node has 8 GPUs", "assumed: "]
    {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    assert!(!text.contains("launch a kernel"), "t_s is not the preset's: {text}");
    // A preset in a scenario file, as in an address, sets only its parameters.
    let file = write_file("preset.json", r#"{"preset": "gpu-node"}"#);
    let scenario = &hyperfly(&format!("run --json --scenario {file}")).json()["scenario"];
    assert_eq!((scenario["topology"].as_str(), scenario["p"].as_u64()), (Some("hypercube"), Some(16)));
}

#[test]
fn help_and_version_go_to_stdout() {
    for line in ["--help", "run --help", "sweep --help", "export --help", "--version"] {
        let output = hyperfly(line);
        assert_eq!(output.stderr, "", "{line}");
        assert!(!output.data().is_empty());
    }
}
