//! `hyperfly check`: programs that are right, programs that are not, and what is no program.

use crate::{file_with, hyperfly, hyperfly_reading};

const BINARY_EXCHANGE: &str = "mine = layout(block())
for stage in range(log2(p)):
    partner = rank ^ (p >> (stage + 1))
    theirs = exchange(partner, mine)
    combine(mine, theirs)
local(mine, stages = range(log2(p), log2(n)))
";

#[test]
fn what_is_right_ends_with_0() {
    let path = file_with("right.star", BINARY_EXCHANGE);
    let told = hyperfly(&format!("check {path} --p 16 --n 2^10")).data();
    assert!(
        told.starts_with(
            "right for p = 16, n = 1024: 144 steps, 64 messages of 4096 words together, 128 slots each"
        ),
        "{told}"
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
fn what_is_wrong_ends_with_1_and_says_where() {
    let wrong = BINARY_EXCHANGE.replace("stage + 1", "stage + 2");
    let done = hyperfly_reading("check - --p 4", wrong.as_bytes());
    assert_eq!((done.code, done.err.as_str()), (1, "hyperfly: the program is wrong in 2 ways\n"));
    let lines: Vec<&str> = done.out.lines().collect();
    assert_eq!(lines[0], "line 4: processor 0: its partner is itself (and so processor 1 and 2 others)");
    assert!(
        lines[1].starts_with("line 5: processor 0 combines R[0] before stage 0 with R[4]"),
        "{}",
        done.out
    );
    let done = hyperfly_reading("check - --p 4 --json", wrong.as_bytes());
    let json: serde_json::Value = serde_json::from_str(&done.out).expect("JSON");
    assert_eq!((done.code, &json["right"]), (1, &false.into()));
    assert_eq!(json["faults"][0]["kind"], "own-partner");
    assert_eq!(json["faults"][0]["processors"], serde_json::json!([0, 1, 2, 3]));
    assert_eq!(hyperfly_reading("check -", b"while 1: pass").code, 1);
}

#[test]
fn what_cannot_be_checked_ends_with_2() {
    let path = file_with("checked.star", BINARY_EXCHANGE);
    for (line, part) in [
        (format!("check {path} --p 0"), "p = 0"),
        (format!("check {path} --p 2000"), "1 to 1024"),
        (format!("check {path} --n 12"), "a power of two"),
        (format!("check {path} --n 2^40"), "16384"),
        ("check nothing.star".to_owned(), "output-driven"),
        ("check /dev/zero".to_owned(), "longer than"),
        ("check".to_owned(), "FILE"),
    ] {
        let done = hyperfly(&line);
        assert!(done.code == 2 && done.err.contains(part) && done.out.is_empty(), "{line}: {}", done.err);
    }
}

/// The programs of the page that describes the language are right.
#[test]
fn the_page_of_the_language_is_right() {
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
        let done = hyperfly_reading("check - --p 4 --n 64", program.as_bytes());
        assert_eq!(done.code, 0, "{}{}", done.out, done.err);
    }
}
