//! Tour files by other authors: the documented example is valid, and each fault names its field.

use hyperfly_tours::{Runs, Tour, VALUES, Verdict};

const DOCS: &str = include_str!("../../../../docs/tours.md");
const EXAMPLE: &str = include_str!("../../../../static/tours/example.json");

#[test]
fn documented_example_matches_its_file_and_its_claims_hold() {
    let block = DOCS.split("```json\n").nth(1).and_then(|rest| rest.split("```").next());
    assert_eq!(block, Some(EXAMPLE));
    let tour = Tour::read(EXAMPLE).expect("a tour");
    let mut runs = Runs::default();
    for step in &tour.steps {
        for scene in [step.scene(false), step.scene(true)] {
            let scene_run = scene.run(&mut runs);
            assert!(scene_run.verdicts.iter().all(|verdict| *verdict == Verdict::Holds));
        }
    }
}

#[test]
fn documentation_lists_every_value() {
    for value in VALUES {
        assert!(DOCS.contains(&format!("| `{}` | {} |", value.name, value.help)), "{}", value.name);
    }
}

/// Returns a file with one step that has a text and these fields.
fn step(fields: &str) -> String {
    format!(r#"{{"hyperfly-tour": 1, "title": "t", "steps": [{{"text": "x", {fields}}}]}}"#)
}

/// Returns all faults of a file, one per line.
fn find_faults(file: &str) -> String {
    let faults = Tour::read(file).expect_err("a wrong value is refused");
    faults.iter().map(|fault| fault.line() + "\n").collect()
}

#[test]
fn file_fault_names_its_place() {
    for (file, expected_parts) in [
        ("{\"hyperfly-tour\": 1,\n  \"title\": }".to_owned(), vec!["line 2", "column 12"]),
        ("[]".to_owned(), vec!["an object"]),
        (
            r#"{"hyperfly-tour": 2, "title": "t", "steps": []}"#.to_owned(),
            vec!["hyperfly-tour: found 2", "steps"],
        ),
        (
            r#"{"title": "t", "steps": [{"text": "x", "state": ""}]}"#.to_owned(),
            vec!["hyperfly-tour: nothing"],
        ),
        (step(r#""state": "p=3""#), vec!["Step 1, state", "“p=3”", "a power of two"]),
        (step(r#""state": "topology=mush&q=1""#), vec!["“q=1”", "q is not a key"]),
        (step(r#""state": "p=4096&n=64""#), vec!["Step 1, state", "nearest"]),
        (step(r#""state": 5"#), vec!["Step 1, state: found 5."]),
        (step(r#""stat": """#), vec!["Step 1, stat:", "no such field", "Step 1, state: nothing"]),
        (step(r#""a\u0000\nb": 1, "state": """#), vec!["Step 1, a  b: found 1. There is no such field"]),
        (step(r#""state": "", "look": "machines""#), vec!["Step 1, look: found “machines”", "timeline"]),
        (step(r#""state": "view=machine", "look": "timeline""#), vec!["Step 1, look", "does not show"]),
        (step(r#""state": "", "at": "stage x""#), vec!["Step 1, at", "stage 0"]),
        (step(r#""state": "", "select": {"processor": -1}"#), vec!["Step 1, select"]),
        (
            step(r#""state": "", "shows": ["mesages = 64"]"#),
            vec!["Step 1, shows[1]", "Unknown value mesages", "t_parallel"],
        ),
        (step(r#""state": "", "shows": ["messages"]"#), vec!["Step 1, shows[1]", "must compare"]),
        (step(r#""state": "", "shows": ["slower > 1"]"#), vec!["Step 1, shows[1]", "no second run"]),
        (step(r#""state": "", "beside": "topology=mush""#), vec!["Step 1, beside", "topology=mush"]),
        (
            step(r#""state": "", "question": {"ask": "?", "choices": ["a", "b"], "right": 3, "why": "y"}"#),
            vec!["Step 1, question.right: found 3", "1 to 2"],
        ),
        (
            step(r#""state": "", "question": {"ask": "?", "choices": ["a"], "right": 1, "why": "y"}"#),
            vec!["Step 1, question.choices"],
        ),
        (
            step(
                r#""state": "", "question": {"ask": "{mesages}", "choices": ["a", "b"], "right": 1, "why": "y"}"#,
            ),
            vec!["Step 1, question.ask", "{mesages}"],
        ),
        (
            step(
                r#""state": "", "question": {"ask": "?", "choices": ["a", 7], "right": 1, "why": "y", "then": {}}"#,
            ),
            vec!["Step 1, question.choices[2]: found 7"],
        ),
        (
            r#"{"hyperfly-tour": 1, "title": {"message": "nobody"}, "steps": []}"#.to_owned(),
            vec!["title: found “nobody”"],
        ),
        (r#"{"hyperfly-tour": 1, "title": {"no language": "x"}, "steps": []}"#.to_owned(), vec!["title:"]),
    ] {
        let shown_text = find_faults(&file);
        for expected in expected_parts {
            assert!(shown_text.contains(expected), "{expected} is not said of {file}:\n{shown_text}");
        }
    }
}

#[test]
fn hostile_files_are_refused() {
    let deep_json = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(!find_faults(&deep_json).is_empty());
    assert!(find_faults(&"x".repeat(2 << 20)).contains("1 MiB"));
    let nested_step =
        step(&format!(r#""state": "", "shows": ["p = {}1{}"]"#, "(".repeat(3000), ")".repeat(3000)));
    assert!(!find_faults(&nested_step).is_empty());
    let steps = vec![r#"{"text": "x", "state": ""}"#; 101].join(",");
    assert!(
        find_faults(&format!(r#"{{"hyperfly-tour": 1, "title": "t", "steps": [{steps}]}}"#))
            .contains("1 to 100")
    );
    // A state must not lead to another lesson.
    let tour = Tour::read(&step(r##""state": "https://example.org/#tour=all&step=5&p=4""##)).expect("a tour");
    assert_eq!(tour.steps[0].scene.state.look.tour, "");
    assert_eq!(tour.steps[0].scene.state.settings.p, 4);
}

/// Returns the faults of a question with these answers, for a run with E = 0.685 on 16 processors.
fn find_faults_of_answers(answers: &str) -> String {
    let file = step(&format!(
        r#""state": "p=16&n=4096", "question": {{"ask": "What is E?", {answers}, "why": "E = {{efficiency}}"}}"#
    ));
    let tour = Tour::read(&file).unwrap_or_else(|faults| panic!("{file}: {faults:?}"));
    tour.check(&mut Runs::default(), |_| false).iter().map(|fault| fault.line() + "\n").collect()
}

#[test]
fn right_answer_must_match_the_run() {
    let numbers = r#""choices": ["about 0.35", "about {1 / 2}", "69 %"], "of": "efficiency""#;
    assert_eq!(find_faults_of_answers(&format!(r#"{numbers}, "right": 3"#)), "");
    let shown_text = find_faults_of_answers(&format!(r#"{numbers}, "right": 1"#));
    for expected in ["Step 1, question.right", "1 (“about 0.35”)", "“What is E?”", "efficiency = 0.685"]
    {
        assert!(shown_text.contains(expected), "{expected}: {shown_text}");
    }
    // All three are wrong; the nearest one is marked as right.
    let distant =
        find_faults_of_answers(r#""choices": ["0.1", "0.2", "0.5"], "of": "efficiency", "right": 3"#);
    assert!(distant.contains("found 3"), "{distant}");
    let words = r#""choices": ["little", "much"], "when": ["efficiency < 0.5", "efficiency > 0.5"]"#;
    assert_eq!(find_faults_of_answers(&format!(r#"{words}, "right": 2"#)), "");
    let shown_text = find_faults_of_answers(&format!(r#"{words}, "right": 1"#));
    for expected in ["1 (“little”)", "bears out: efficiency > 0.5", "efficiency < 0.5", "0.684993"] {
        assert!(shown_text.contains(expected), "{expected}: {shown_text}");
    }
    // Two claims that hold leave the answer undetermined.
    let two_true_claims = find_faults_of_answers(
        r#""choices": ["a", "b"], "when": ["p = 16", "efficiency > 0.5"], "right": 1"#,
    );
    assert!(two_true_claims.contains("p = 16, efficiency > 0.5"), "{two_true_claims}");
}

#[test]
fn numeric_choices_need_a_rule() {
    let asks = |extra_fields: &str| {
        step(&format!(
            r#""state": "", "question": {{"ask": "?", "choices": ["about 0.16", "about 0.35"], "right": 2, "why": "y"{extra_fields}}}"#
        ))
    };
    assert!(find_faults(&asks("")).contains("Step 1, question.of"));
    assert!(Tour::read(&asks(r#", "of": null"#)).is_ok());
    assert!(find_faults(&asks(r#", "of": "mesages""#)).contains("Unknown value mesages"));
    assert!(find_faults(&asks(r#", "of": "slower""#)).contains("no second run"));
    assert!(find_faults(&asks(r#", "when": ["p = 16"]"#)).contains("one for each answer"));
    assert!(find_faults(&asks(r#", "when": ["p = 16", "p = 4"], "of": "p""#)).contains("question.of"));
    let words = asks(r#", "of": "efficiency""#).replace("about 0.16", "little");
    assert!(find_faults(&words).contains("exactly one number"));
}

#[test]
fn state_ignores_controls_and_tour_keys() {
    let tour = Tour::read(&step(r#""state": "p=4&n=64&controls=none&tour=mesh&step=3""#)).expect("a tour");
    let state = &tour.steps[0].scene.state;
    assert_eq!((state.settings.p, state.settings.n), (4, 64));
    assert_eq!(state.look, hyperfly_request::Look::default());
}
