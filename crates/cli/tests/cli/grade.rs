//! `hyperfly grade`: single programs, folders, tasks of exercises, and what cannot be graded.

use crate::{command, hyperfly, run_with_input, temporary_path, write_file};
use std::fs;
use std::path::PathBuf;

const RIGHT: &str = "mine = layout(block())
theirs = exchange(1 - rank, mine)
combine(mine, theirs)
local(mine, stages = range(1, log2(n)))
";

#[test]
fn grade_gives_the_same_verdict_and_receipt_each_time() {
    let right_program = write_file("graded.star", RIGHT);
    let text = hyperfly(&format!("grade {right_program} --exercise one-exchange")).data();
    assert!(text.contains("holds  p=2&n=4: messages = 2\n"), "{text}");
    assert!(text.contains("one-exchange: passed, 9 of 9 checks hold\nreceipt "), "{text}");
    let repeated_json = run_with_input("grade - --exercise one-exchange --json", RIGHT.as_bytes());
    let json: serde_json::Value = serde_json::from_str(&repeated_json.stdout).expect("JSON");
    let receipt = json["receipt"].as_str().expect("a receipt");
    assert!(json["verdict"]["passed"] == true && receipt.len() == 32 && text.contains(receipt), "{json}");
    let output =
        run_with_input("grade - --exercise one-exchange", RIGHT.replace("1 - rank", "rank").as_bytes());
    assert_eq!((output.code, output.stderr.as_str()), (1, "hyperfly: 3 of 3 checks do not hold\n"));
    assert!(
        output
            .stdout
            .contains("FAILS  p=2&n=4: right\n    line 2: processor 0: the partner is the processor itself"),
        "{}",
        output.stdout
    );
}

#[test]
fn grade_without_file_prints_the_task_without_solution() {
    let text = hyperfly("grade --exercise deadlock").data();
    for expected in
        ["Everybody waits", "p=4&n=16", "only send, receive, combine, local", "theirs = receive(partner"]
    {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    assert!(!text.contains("hint"), "{text}");
    let output = hyperfly("grade --exercise deadlock --hints 1").data();
    assert!(output.contains("hint 1 of 2: `send` returns at once") && !output.contains("hint 2"), "{output}");
    let receive = text.find("theirs = receive").expect("the starter");
    assert!(
        text.find("send(partner, mine)").is_some_and(|send| send > receive),
        "this is the solution: {text}"
    );
    // The example in docs/exercises.md.
    let page =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/exercises.md")).expect("a page");
    let (_, rest) = page.split_once("```json\n").expect("an exercise");
    let (file, _) = rest.split_once("```").expect("its end");
    let exercise_file = write_file("exercise.json", file);
    assert!(
        hyperfly(&format!("grade --exercise {exercise_file}"))
            .data()
            .contains("t_parallel <= 2 * beside.t_parallel")
    );
}

/// Some programs are right, some wrong, some never end.
#[test]
fn grade_folder_prints_a_table() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("class");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    for k in 0..30 {
        let program = match k % 3 {
            0 => RIGHT.to_owned(),
            1 => RIGHT.replace("combine(mine, theirs)", ""),
            _ => format!("for i in range(10000000):\n  for j in range(10000000):\n    pass\n# {k}\n"),
        };
        fs::write(folder.join(format!("{k:03}.star")), program).expect("a file");
    }
    let table = hyperfly(&format!("grade {} --exercise one-exchange", folder.display())).data();
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!((rows.len(), rows[0]), (31, "file,passed,held,checks,found,receipt"));
    assert!(rows[1].starts_with("000.star,true,9,9,,"), "{}", rows[1]);
    assert!(rows[2].starts_with("001.star,false,0,3,p=2&n=4 right: line 4: processor 0"), "{}", rows[2]);
    assert!(rows[3].starts_with("002.star,false,"), "{}", rows[3]);
    assert_eq!(rows.iter().filter(|row| row.contains(",true,")).count(), 10);
}

/// Creates a folder with these files.
fn create_class_folder(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let folder = temporary_path(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    for (path, content) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, content).expect("a file");
    }
    folder
}

/// Returns exit code, records of the table without its header, and stderr.
fn grade_class(folder: &std::path::Path) -> (Option<i32>, Vec<csv::StringRecord>, String) {
    let output = command("grade --exercise one-exchange").arg(folder).output().expect("the command runs");
    let records = csv::Reader::from_reader(output.stdout.as_slice()).into_records();
    let records = records.collect::<Result<_, _>>().expect("a CSV table");
    (output.status.code(), records, String::from_utf8(output.stderr).expect("UTF-8"))
}

fn first_cells(records: &[csv::StringRecord]) -> Vec<&str> {
    records.iter().map(|record| &record[0]).collect()
}

#[test]
fn grade_folder_finds_every_extension_and_student_folder() {
    let right_program = RIGHT.as_bytes();
    let folder = create_class_folder(
        "class-moodle",
        &[
            ("ada.star", right_program),
            ("bob.py", right_program),
            ("CARL.STAR", right_program),
            ("Dora.Py", right_program),
            ("Ada Lovelace_12345_assignsubmission_file/one.star", right_program),
            ("Grace Hopper_12346_assignsubmission_file/one.star", right_program),
            (".DS_Store", b"x"),
            ("._ada.star", b"x"),
            ("__MACOSX/._ada.star", b"x"),
            ("Grace Hopper_12346_assignsubmission_file/._one.star", b"x"),
        ],
    );
    let (code, records, err) = grade_class(&folder);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let expected = [
        "Ada Lovelace_12345_assignsubmission_file/one.star",
        "CARL.STAR",
        "Dora.Py",
        "Grace Hopper_12346_assignsubmission_file/one.star",
        "ada.star",
        "bob.py",
    ];
    assert_eq!(first_cells(&records), expected);
    assert!(records.iter().all(|record| &record[1] == "true" && &record[2] == "9"), "{records:?}");
}

#[test]
fn grade_folder_names_every_ungraded_file_and_exits_1() {
    let folder = create_class_folder(
        "class-mixed",
        &[
            ("ada.star", RIGHT.as_bytes()),
            ("dora.txt", RIGHT.as_bytes()),
            ("emil.star", b"\xff\xfe"),
            ("Finn/solution.zip", b"PK"),
            ("Gina/deeper/one.star", RIGHT.as_bytes()),
        ],
    );
    fs::create_dir(folder.join("Hugo")).expect("a folder");
    let (code, records, err) = grade_class(&folder);
    assert_eq!(code, Some(1));
    assert_eq!(first_cells(&records), ["ada.star", "emil.star"]);
    assert!(&records[0][1] == "true" && &records[1][1] == "false", "{records:?}");
    assert!(records[1][4].ends_with("it is not UTF-8 text"), "{records:?}");
    for (name, reason) in [
        ("dora.txt", "it is neither a .star nor a .py file"),
        ("emil.star", "FILE = "),
        ("Finn/solution.zip", "it is neither a .star nor a .py file"),
        ("Gina/deeper", "folders inside a student's folder are not searched"),
        ("Hugo", "the folder is empty"),
    ] {
        let line = format!("hyperfly: {name} was not graded: {reason}");
        assert_eq!(
            err.lines().filter(|printed_line| printed_line.starts_with(&line)).count(),
            1,
            "{line}\n{err}"
        );
    }
    assert!(
        err.ends_with(
            "5 files in {} were not graded\n".replace("{}", &folder.display().to_string()).as_str()
        )
    );
    assert_eq!(err.lines().count(), 6, "{err}");
}

#[test]
fn grade_folder_escapes_formulas_in_csv() {
    let folder = create_class_folder(
        "class-formulas",
        &[
            ("=HYPERLINK(1,2).star", RIGHT.as_bytes()),
            ("@SUM(A1).star", b"x"),
            ("+1;2.star", RIGHT.as_bytes()),
            ("-2/one.star", RIGHT.as_bytes()),
        ],
    );
    let (code, records, err) = grade_class(&folder);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let names = ["'+1;2.star", "'-2/one.star", "'=HYPERLINK(1,2).star", "'@SUM(A1).star"];
    assert_eq!(first_cells(&records), names);
    for record in &records {
        assert!(record.iter().all(|cell| !cell.starts_with(['=', '+', '-', '@', '\t', '\r'])), "{record:?}");
    }
}

#[test]
fn grade_impossible_request_exits_2() {
    let (right_program, wrong_program) =
        (write_file("graded-too.star", RIGHT), write_file("wrong.json", "{\"hyperfly-exercise\": 1}"));
    let empty_folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-class");
    fs::create_dir_all(&empty_folder).expect("a folder");
    for (line, expected) in [
        (format!("grade {right_program}"), "--exercise"),
        (format!("grade {right_program} --exercise nothing"), "one-exchange, one-way"),
        (format!("grade {right_program} --exercise {wrong_program}"), "title: a text"),
        (format!("grade {right_program} --exercise {right_program}"), "it is not JSON"),
        ("grade nothing.star --exercise deadlock".to_owned(), "output-driven"),
        (format!("grade {} --exercise deadlock", empty_folder.display()), "a folder with programs"),
        ("grade --exercise deadlock --hints all".to_owned(), "a whole number"),
        (format!("grade {right_program} --exercise /dev/zero"), "an existing file"),
    ] {
        let output = hyperfly(&line);
        assert!(
            output.code == 2 && output.stderr.contains(expected) && output.stdout.is_empty(),
            "{line}: {}",
            output.stderr
        );
    }
}
