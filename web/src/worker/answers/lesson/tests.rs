//! Tests of the list of tours, their steps, answers and claims.

use super::*;

fn open_tour(tour: &str, step: (u8, u8), file: &str) -> TourContents {
    open_with_answers(tour, step, file, Vec::new())
}

fn open_with_answers(tour: &str, step: (u8, u8), file: &str, answers: Vec<u8>) -> TourContents {
    Lessons::default().open(&OpenTour { step, answers, file: file.to_owned(), ..tour_query(tour) })
}

fn tour_query(tour: &str) -> OpenTour {
    OpenTour {
        tour: tour.to_owned(),
        step: (0, 0),
        answers: Vec::new(),
        file: String::new(),
        base: "https://example.org/".to_owned(),
    }
}

#[test]
fn list_names_every_tour_and_reports_faults() {
    let TourContents::List(list) = open_tour("all", (0, 0), "") else { panic!("a list") };
    assert_eq!((list.reason, list.tours.len()), (ListReason::Asked, IDS.len()));
    assert!(list.tours.iter().all(|tour| tour.steps > 0 && tour.first.contains("tour=")));
    let TourContents::List(list) = open_tour("nowhere", (0, 0), "") else { panic!("a list") };
    assert_eq!(list.reason, ListReason::Unknown("nowhere".to_owned()));
    let invalid_file =
        "{\"hyperfly-tour\": 1, \"title\": \"t\", \"steps\": [{\"text\": \"x\", \"state\": \"p=3\"}]}";
    let TourContents::List(list) = open_tour("file", (1, 0), invalid_file) else { panic!("a list") };
    assert!(matches!(list.reason, ListReason::Wrong(faults) if faults[0].contains("a power of two")));
    let wrong_answer = invalid_file.replace(
        "p=3\"",
        "p=4\", \"question\": {\"ask\": \"p?\", \"choices\": [\"4\", \"8\"], \
                   \"right\": 2, \"of\": \"p\", \"why\": \"so\"}",
    );
    let TourContents::List(list) = open_tour("file", (1, 0), &wrong_answer) else { panic!("a list") };
    assert!(matches!(list.reason, ListReason::Wrong(faults) if faults[0].contains("p = 4")));
    let right_answer = wrong_answer.replace("\"right\": 2", "\"right\": 1");
    assert!(matches!(open_tour("file", (1, 0), &right_answer), TourContents::Step(_)));
}

#[test]
fn step_links_to_next_and_its_claims_hold() {
    let TourContents::Step(step) = open_tour("mesh", (1, 0), "") else { panic!("a step") };
    assert_eq!((step.index, step.steps.len()), (0, 7));
    let next_request = Request::from_fragment(&step.steps[1]).0.expect("a request");
    assert_eq!((next_request.look.tour.as_str(), next_request.look.step), ("mesh", (2, 0)));
    let Claims::Checked { holds, refuted, total } = &step.claims else { panic!("claims") };
    assert!(refuted.is_empty() && holds.len() == *total);
}

#[test]
fn last_step_leads_to_the_next_tour() {
    let next_of = |tour: &str, step: u8| match open_tour(tour, (step, 0), "") {
        TourContents::Step(step) => step.next_tour,
        TourContents::List(_) => panic!("a step"),
    };
    assert_eq!(next_of("mesh", 6), None);
    let TourContents::List(list) = open_tour("all", (0, 0), "") else { panic!("a list") };
    for (k, id) in IDS.iter().enumerate() {
        let steps = builtin_tour(id).expect("a built-in id").steps.len();
        assert_eq!(next_of(id, steps as u8).as_ref(), list.tours.get(k + 1), "{id}");
    }
}

#[test]
fn earlier_step_link_keeps_its_answer() {
    let open_step = |k: u8| match open_with_answers("mesh", (k, 0), "", vec![0, 2]) {
        TourContents::Step(step) => step,
        TourContents::List(_) => panic!("a step"),
    };
    let step_of = |fragment: &str| Request::from_fragment(fragment).0.expect("a request").look.step;
    assert_eq!(step_of(&open_step(3).steps[1]), (2, 2), "the second step was answered");
    assert_eq!(step_of(&open_step(3).steps[4]), (5, 0));
    let question = open_step(2).question.expect("a question");
    assert_eq!(step_of(&question.reveals), (2, 2));
}

#[test]
fn only_open_questions_hide_parts_of_the_page() {
    let mut lessons = Lessons::default();
    for id in IDS {
        let tour = builtin_tour(id).expect("a built-in id");
        for (number, step) in (1..).zip(&tour.steps) {
            let is_open = |answer: u8, lessons: &mut Lessons| match lessons
                .open(&OpenTour { step: (number, answer), ..tour_query(id) })
            {
                TourContents::Step(step) => step.question.is_some_and(|question| question.verdict.is_none()),
                TourContents::List(list) => panic!("{id}, step {number}: {list:?}"),
            };
            assert_eq!(is_open(0, &mut lessons), step.question.is_some(), "{id}, step {number}");
            assert!(!is_open(1, &mut lessons), "{id}, step {number}, answered");
        }
    }
    // The style sheet uses no other selector in the panel.
    let sheet = include_str!("../../../../../static/rooms.css");
    let rules = sheet.lines().filter(|line| line.starts_with(".page:has("));
    let selectors: Vec<&str> = rules.flat_map(|rule| rule.split(".lesson ").skip(1)).collect();
    assert!(
        selectors.len() >= 4 && selectors.iter().all(|selectors| selectors.starts_with(".open")),
        "{selectors:?}"
    );
}

#[test]
fn valid_answer_has_verdict_and_invalid_has_none() {
    let asks = (1..).find_map(|k| match open_tour("mesh", (k, 0), "") {
        TourContents::Step(step) => step.question.map(|question| (k, question)),
        TourContents::List(_) => panic!("a step"),
    });
    let (k, open_step) = asks.expect("a question");
    assert_eq!(open_step.verdict, None);
    let TourContents::Step(step) = open_tour("mesh", (k, 1), "") else { panic!("a step") };
    let verdict = step.question.and_then(|question| question.verdict).expect("a verdict");
    assert!(
        verdict.chosen == 0
            && verdict.right_choice < open_step.answers.len()
            && !verdict.explanation.is_empty()
    );
    let TourContents::Step(step) = open_tour("mesh", (k, 99), "") else { panic!("a step") };
    assert_eq!(step.question.and_then(|question| question.verdict), None);
}

#[test]
fn false_claim_is_refuted() {
    let file = "{\"hyperfly-tour\": 1, \"title\": \"t\", \"steps\": [{\"text\": \"x\", \"state\": \"p=4&n=64\", \
                \"shows\": [\"efficiency > 0.99\"]}]}";
    let TourContents::Step(step) = open_tour("file", (1, 0), file) else { panic!("a step") };
    let Claims::Checked { holds, refuted, total } = &step.claims else { panic!("claims") };
    assert!(holds.is_empty() && *total == 1 && refuted[0].contains("efficiency > 0.99"), "{refuted:?}");
}
