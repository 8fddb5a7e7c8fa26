//! Invalid exercise files: every fault names its field.

use hyperfly_exercises::{Exercise, builtin_file};

fn find_faults(change: impl Fn(&mut serde_json::Value)) -> Vec<String> {
    let mut file: serde_json::Value =
        serde_json::from_str(builtin_file("own-transpose").expect("a file")).expect("JSON");
    change(&mut file);
    let faults = Exercise::read(&file.to_string()).expect_err("a wrong value is refused");
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn file_fault_names_its_field() {
    for (field, value, expected) in [
        ("hyperfly-exercise", serde_json::json!(2), "hyperfly-exercise: 1, the version"),
        ("title", serde_json::json!(""), "title: a text"),
        ("task", serde_json::json!(["a"]), "task: a text"),
        ("starter", serde_json::json!([1]), "starter: a program"),
        ("solution", serde_json::json!("x".repeat(1 << 17)), "solution: a program"),
        ("hints", serde_json::json!([""]), "hints[1]: a text"),
        ("cases", serde_json::json!([]), "cases: at least one size"),
        ("cases", serde_json::json!(["p=4&n=16", "p=3&n=16"]), "cases[2]: p = 3"),
        ("cases", serde_json::json!(["p=4&n=65536"]), "cases[1]: p at most"),
        ("cases", serde_json::json!(["p=64&n=16"]), "cases[1]: p = 64 is not possible"),
        ("beside", serde_json::json!("algorithm=none"), "cases[1]: beside: algorithm = none"),
        ("must", serde_json::json!(["messages <= q"]), "must[1]: a claim"),
        ("input", serde_json::json!("rows"), "input: block or cyclic"),
        ("output", serde_json::json!(1), "output: block or cyclic"),
        ("only", serde_json::json!(["print"]), "only[1]: one of exchange, send"),
        ("lines", serde_json::json!(0), "lines: a whole number"),
        ("cases", serde_json::json!(["p=1024&n=1024", "p=4&n=16"]), "cases: in all at most 1024 processors"),
        (
            "starter",
            serde_json::json!(["#".repeat(5000)]),
            "starter: a program as a list of its lines, with at most 5000",
        ),
        ("more", serde_json::json!(1), "more: there is no such field"),
    ] {
        let faults = find_faults(|file| file[field] = value.clone());
        assert!(faults.iter().any(|fault| fault.starts_with(expected)), "{field}: {faults:?}");
    }
}

#[test]
fn malformed_file_is_refused() {
    for text in ["", "[]", "{", "{}", "null", "{\"hyperfly-exercise\": 1}", &"[".repeat(100_000)] {
        assert!(Exercise::read(text).is_err(), "{}", &text[..text.len().min(40)]);
    }
    assert!(Exercise::read(&" ".repeat(1 << 19)).is_err());
}
