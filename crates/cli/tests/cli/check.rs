//! `hyperfly check`: right programs, wrong programs, and files that cannot be checked.

use crate::{hyperfly, run_with_input, write_file};

const BINARY_EXCHANGE: &str = "mine = layout(block())
for stage in range(log2(p)):
    partner = rank ^ (p >> (stage + 1))
    theirs = exchange(partner, mine)
    combine(mine, theirs)
local(mine, stages = range(log2(p), log2(n)))
";

#[test]
fn check_right_program_exits_0() {
    let path = write_file("right.star", BINARY_EXCHANGE);
    let text = hyperfly(&format!("check {path} --p 16 --n 2^10")).data();
    assert!(
        text.starts_with(
            "correct for p = 16, n = 1024: 144 steps, 64 messages of 4096 words in all, 128 slots per processor"
        ),
        "{text}"
    );
    let json = hyperfly(&format!("check {path} --p 16 --n 1024 --json")).json();
    assert_eq!(json["right"], true);
    assert_eq!(json["schedule"]["words"], 4096);
    assert!(json["schedule"]["relative_l2_error"].as_f64().expect("a number") < 1e-14);
    assert_eq!(json["faults"].as_array().map(Vec::len), Some(0));
    for name in [
        "binary-exchange",
        "transpose",
        "two-dimensional",
        "group-cyclic",
        "cyclic-to-blocked",
        "output-driven",
    ] {
        assert_eq!(hyperfly(&format!("check {name}")).code, 0, "{name}");
    }
}

#[test]
fn check_wrong_program_exits_1_and_names_lines() {
    let wrong_program = BINARY_EXCHANGE.replace("stage + 1", "stage + 2");
    let output = run_with_input("check - --p 4", wrong_program.as_bytes());
    assert_eq!((output.code, output.stderr.as_str()), (1, "hyperfly: the program has 2 faults\n"));
    let lines: Vec<&str> = output.stdout.lines().collect();
    assert_eq!(
        lines[0],
        "line 4: processor 0: the partner is the processor itself (likewise processor 1 and 2 others)"
    );
    assert!(
        lines[1].starts_with("line 5: processor 0 combines R[0] before stage 0 with R[4]"),
        "{}",
        output.stdout
    );
    let output = run_with_input("check - --p 4 --json", wrong_program.as_bytes());
    let json: serde_json::Value = serde_json::from_str(&output.stdout).expect("JSON");
    assert_eq!((output.code, &json["right"]), (1, &false.into()));
    assert_eq!(json["faults"][0]["kind"], "own-partner");
    assert_eq!(json["faults"][0]["processors"], serde_json::json!([0, 1, 2, 3]));
    assert_eq!(run_with_input("check -", b"while 1: pass").code, 1);
}

#[test]
fn check_impossible_request_exits_2() {
    let path = write_file("checked.star", BINARY_EXCHANGE);
    for (line, expected) in [
        (format!("check {path} --p 0"), "p = 0"),
        (format!("check {path} --p 2000"), "1 to 1024"),
        (format!("check {path} --n 12"), "a power of two"),
        (format!("check {path} --n 2^40"), "16384"),
        ("check nothing.star".to_owned(), "output-driven"),
        ("check /dev/zero".to_owned(), "longer than"),
        ("check".to_owned(), "FILE"),
    ] {
        let output = hyperfly(&line);
        assert!(
            output.code == 2 && output.stderr.contains(expected) && output.stdout.is_empty(),
            "{line}: {}",
            output.stderr
        );
    }
}

/// The programs in docs/programs.md are right.
#[test]
fn check_accepts_the_programs_of_the_docs() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/programs.md"))
        .expect("the page");
    let mut programs = vec![String::new()];
    for line in page.lines() {
        match line.strip_prefix("    ") {
            Some(code) => *programs.last_mut().expect("one") += &format!("{code}\n"),
            None if line.is_empty() => {}
            None => programs.push(String::new()),
        }
    }
    programs.retain(|program| program.contains("layout("));
    assert_eq!((programs.len(), programs[0].as_str()), (2, BINARY_EXCHANGE));
    for program in programs {
        let output = run_with_input("check - --p 4 --n 64", program.as_bytes());
        assert_eq!(output.code, 0, "{}{}", output.stdout, output.stderr);
    }
}

/// A program gives the same numbers as its formulation on every machine, and works with the other commands.
#[test]
fn program_runs_like_its_formulation() {
    let path = write_file("run.star", BINARY_EXCHANGE);
    for machine in
        ["topology=mesh", "topology=hypercube switching=store-and-forward", "machine=logp", "machine=bsp"]
    {
        let flags: Vec<String> =
            machine.split(' ').map(|assignment| format!("--{}", assignment.replace('=', " "))).collect();
        let flags = flags.join(" ");
        let [program_option, algorithm_option] =
            [format!("--program {path}"), "--algorithm binary-exchange".to_owned()]
                .map(|option| hyperfly(&format!("run {option} --p 16 --n 256 {flags} --json")).json());
        assert_eq!(program_option["scenario"]["algorithm"], "program");
        for number in ["t_parallel", "t_serial", "messages", "words", "relative_l2_error"] {
            assert_eq!(program_option[number], algorithm_option[number], "{number} on {machine}");
            assert!(program_option[number].is_number(), "{number}");
        }
    }
    let text = hyperfly(&format!("run --program {path} --p 4 --n 64 --topology mesh")).data();
    assert!(text.starts_with("program on a 2\u{a0}×\u{a0}2 mesh, cut-through, n = 64"), "{text}");
    assert!(!text.contains("closed form"), "{text}");
    // Pictures, data and plan of a built-in program.
    for view in ["machine", "timeline", "butterfly", "breakdown", "why", "distribution", "spectrum"] {
        let svg = hyperfly(&format!("figure --view {view} --program transpose --p 4 --n 64")).data();
        assert!(svg.contains("program of 64 points"), "{view}: {}", &svg[..svg.len().min(400)]);
    }
    assert!(hyperfly("export --format csv --program group-cyclic --p 4 --n 64").data().lines().count() > 20);
    let plans = ["--program transpose", "--algorithm transpose"]
        .map(|option| hyperfly(&format!("export --format plan {option} --p 4 --n 16")).data());
    assert_eq!(plans[0].lines().count(), plans[1].lines().count());
}

#[test]
fn impossible_program_is_refused_with_its_faults() {
    let path = write_file("right-for-run.star", BINARY_EXCHANGE);
    let wrong_program = write_file("wrong-for-run.star", BINARY_EXCHANGE.replace("stage + 1", "stage + 2"));
    for (line, expected) in [
        (
            format!("run --program {wrong_program}"),
            "line 4: processor 0: the partner is the processor itself",
        ),
        (format!("run --program {path} --p 2048 --n 8192"), "at most 1024 with a program"),
        (format!("run --program {path} --n 32768"), "at most 16384 with a program"),
        (format!("run --program {path} --algorithm transpose"), "no --algorithm at all"),
        (format!("run --program {path} --p 3"), "a power of two"),
        ("run --program nothing.star".to_owned(), "output-driven"),
        ("run --algorithm program".to_owned(), "a program of your own along with it"),
        ("run --algorithm program".to_owned(), "nearest: algorithm = binary-exchange"),
        ("export --format plan --algorithm program".to_owned(), "a program of your own along with it"),
        (format!("figure --view efficiency --program {path}"), "a view of the run itself"),
        (format!("figure --html --program {path}"), "a page cannot contain a program"),
    ] {
        let output = hyperfly(&line);
        assert!(
            output.code == 2 && output.stderr.contains(expected) && output.stdout.is_empty(),
            "{line}: {}",
            output.stderr
        );
    }
}
