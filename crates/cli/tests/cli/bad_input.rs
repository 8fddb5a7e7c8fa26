//! Impossible requests: exit code 2, nothing on stdout, and on stderr the field, the value and the allowed values.

use super::{hyperfly, run_with_input, temporary_path, write_file};

/// Runs a line that must be refused with a message that contains all parts.
fn assert_refused(line: &str, expected_parts: &[&str]) {
    assert_refused_reading(line, b"", expected_parts);
}

fn assert_refused_reading(line: &str, input: &[u8], expected_parts: &[&str]) {
    let output = run_with_input(line, input);
    assert_eq!(output.code, 2, "{line}: {}{}", output.stdout, output.stderr);
    assert_eq!(output.stdout, "", "{line}");
    for expected in expected_parts {
        assert!(output.stderr.contains(expected), "{line}: {expected} is not in: {}", output.stderr);
    }
    assert!(!output.stderr.contains("panicked"), "{line}: {}", output.stderr);
}

#[test]
fn impossible_values_are_refused() {
    for (line, expected_parts) in [
        ("run --p 5", ["p = 5", "a power of two from 1 to 65536"]),
        ("run --p 0", ["p = 0", "a power of two"]),
        ("run --p -4", ["p = -4", "a power of two"]),
        ("run --p", ["--p", "value"]),
        ("run --n 1000", ["n = 1000", "a power of two from 2 to 2^60"]),
        ("run --n 1", ["n = 1", "from 2"]),
        ("run --n 2^99", ["n = 2^99", "2^60"]),
        ("run --n 8", ["p = 16", "at most n = 8"]),
        ("run --algorithm transpose --p 64", ["p = 64", "√n, here 32"]),
        ("run --algorithm serial --p 2", ["p = 2", "1"]),
        ("run --tc 0", ["tc = 0", "above 0"]),
        ("run --ts -1", ["ts = -1", "from 0"]),
        ("run --tw nan", ["tw = nan", "from 0"]),
        ("run --th inf", ["th = inf", "from 0"]),
        ("run --topology ring", ["topology = ring", "hypercube, mesh, torus"]),
        ("run --switching Wormhole", ["switching = Wormhole", "store-and-forward"]),
        ("run --seed 1.5", ["seed = 1.5", "whole number"]),
        ("run --v 2", ["v = 2", "allowed: 1"]),
        ("run --signal own", ["signal = own", "--input FILE"]),
        ("run --n 2^23", ["n = 8388608", "2^22"]),
        ("run --no-data --n 2^60", ["n = 1152921504606846976", "at most 2^30 · p"]),
        ("run --p 8192 --n 8192", ["p = 8192", "4096"]),
        ("run --nn 16", ["--nn", "--n"]),
        ("run 16", ["16", "unexpected"]),
        ("walk", ["walk", "unrecognized"]),
        ("", ["Usage", "run"]),
        ("predict --n 3", ["n = 3", "a power of two"]),
        ("isoefficiency", ["--efficiency", "required"]),
        ("isoefficiency --efficiency 1", ["efficiency = 1", "above 0 and below 1"]),
        ("isoefficiency --efficiency half", ["efficiency = half", "above 0 and below 1"]),
        ("isoefficiency --efficiency 0.5 --p 3", ["p = 3", "a power of two"]),
        ("isoefficiency --efficiency 0.5 --algorithm serial", ["p = 2", "1 for serial"]),
        ("sweep p=4,5", ["p = 5", "a power of two"]),
        ("sweep p=4..", ["p = 4..", "a range"]),
        ("sweep p=16..4", ["p = 16..4", "from low to high"]),
        ("sweep p", ["sweep = p", "KEY=LIST"]),
        ("sweep q=4", ["q = 4", "one of the keys"]),
        ("sweep --p 4 p=8", ["p = 8", "one list"]),
        ("sweep n=2..4 p=8", ["no combination", "left out"]),
        ("sweep p=1..65536 n=2..2^60 ts=1..2^39 tw=1..2^39", ["sweep", "combinations"]),
        ("figure", ["view = all", "one view: machine"]),
        ("figure --view map", ["view = map", "machine"]),
        ("figure --view machine --t 200%", ["t = 200%", "0% to 100%"]),
        ("figure --view machine --t 1e9", ["t = 1000000000", "T_p = 1069."]),
        ("figure --view machine --size 5x5", ["size = 5x5", "WIDTHxHEIGHT"]),
        ("figure --view machine --theme pink", ["theme = pink", "projector"]),
        ("export", ["--format", "required"]),
        ("export --format xml", ["format = xml", "csv, json, perfetto, values or plan"]),
        ("export --format plan --channels", ["channels = plan", "csv"]),
        ("export --format plan --no-data --p 65536 --n 2^60", ["n = ", "at most"]),
        ("run --output /no/such/directory/x.csv", ["output = /no/such", "directory"]),
        ("run --output /", ["output = /", "a file"]),
        ("run --scenario /no/such.json", ["scenario = /no/such.json", "read"]),
        ("run --input /no/such.csv", ["input = /no/such.csv", "read"]),
        ("run --input /", ["input = /", "directory"]),
        ("run --json --output -", ["output = -", "stdout"]),
    ] {
        assert_refused(line, &expected_parts);
    }
}

#[test]
fn all_wrong_fields_are_named() {
    assert_refused("run --p 5 --tc 0 --topology ring", &["p = 5", "tc = 0", "topology = ring"]);
}

#[test]
fn malformed_scenario_files_are_refused() {
    for (text, expected_parts) in [
        ("", ["JSON", "an object"]),
        ("[1]", ["JSON", "an object"]),
        ("{\"p\": 5}", ["p = 5", "a power of two"]),
        ("{\"colour\": \"red\"}", ["colour = red", "one of the keys"]),
        ("{\"p\": [4]}", ["p = [4]", "a string, a number"]),
        ("{\"tc\": null}", ["tc = null", "a string, a number"]),
        ("{\"p\": 4", ["JSON", "an object"]),
        ("\0\0", ["JSON", "an object"]),
    ] {
        assert_refused_reading("run --scenario -", text.as_bytes(), &expected_parts);
    }
    assert_refused_reading("run --scenario -", b"\xff", &["scenario = -", "cannot be read"]);
    assert_refused_reading("run --scenario - --input -", b"{}", &["scenario = -", "--input reads stdin"]);
}

#[test]
fn malformed_samples_are_refused() {
    for (text, expected_parts) in [
        ("", ["input = -", "no number"]),
        ("# nothing\nre,im\n", ["input = -", "no number"]),
        ("1\n2\n3\n", ["has 3 samples", "nearest 2 or 4; --n 4 pads with zeros, --n 2 cuts"]),
        ("1\n", ["has 1 samples", "nearest 2;"]),
        ("1\nabc\n", ["Line 2, column 1: “abc”", "re,im"]),
        ("1\n2\n1,2,3\n4\n", ["Line 3, column 5: “3”", "re,im"]),
        ("1\nnan\n", ["Line 2", "finite"]),
        ("1\n1e999\n", ["Line 2, column 1", "beyond the largest number"]),
        ("1\n1,5;2\n", ["Line 2, column 1: “1,5”", "decimal comma"]),
    ] {
        assert_refused_reading("run --input -", text.as_bytes(), &expected_parts);
    }
    assert_refused_reading("run --input -", &[0xff; 5000], &["input = -", "Line 1, column 1"]);
    assert_refused_reading("run --input -", b"\xff\xfe1\0\n\0", &["input = -", "UTF-16"]);
    assert_refused_reading("run --input - --n 12", b"1\n2\n", &["n = 12", "a power of two"]);
    assert_refused_reading("run --input - --signal sine", b"1\n2\n", &["signal = sine", "own"]);
    assert_refused_reading("run --input -", b"1\n2\n3\n4\n", &["p = 16", "at most n = 4"]);
    let too_many_samples = "1\n".repeat((1 << 22) + 1);
    let path = write_file("many.csv", too_many_samples);
    assert_refused(&format!("run --input {path}"), &["Line 4194305", "the most"]);
}

#[test]
fn refused_request_keeps_the_output_file() {
    let path = temporary_path("kept.svg");
    std::fs::write(&path, "the last picture").expect("a file");
    assert_refused(&format!("figure --view machine --p 5 -o {}", path.display()), &["p = 5"]);
    assert_refused(&format!("figure --view machine --n 2^30 -o {}", path.display()), &["n = "]);
    assert_eq!(std::fs::read_to_string(&path).expect("an element that still exists"), "the last picture");
}

#[test]
fn full_disk_exits_1_without_panic() {
    if std::path::Path::new("/dev/full").exists() {
        let output = hyperfly("export --format csv -o /dev/full");
        assert_eq!(output.code, 1, "{}", output.stderr);
        assert!(output.stderr.contains("/dev/full cannot be written"), "{}", output.stderr);
    }
}

#[test]
fn tour_with_wrong_answer_is_refused() {
    let tour = |right_choice: u32| {
        format!(
            r#"{{"hyperfly-tour": 1, "title": "t", "steps": [{{"text": "x", "state": "p=16&n=1024", "question": {{"ask": "What is E?",
            "choices": ["about 0.6", "about 0.35"], "of": "efficiency", "right": {right_choice}, "why": "y"}}}}]}}"#
        )
    };
    let path = write_file("answers.json", tour(2).as_bytes());
    assert_refused(
        &format!("tour {path}"),
        &["Step 1, question.right", "2 (“about 0.35”)", "What is E?", "efficiency = 0.5983"],
    );
    let path = write_file("answers-right.json", tour(1).as_bytes());
    let output = hyperfly(&format!("tour {path}"));
    assert!(output.code == 0 && output.stdout.contains("* about 0.6"), "{}{}", output.stdout, output.stderr);
}
