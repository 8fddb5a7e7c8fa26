//! Tests of the list of tours, their steps, answers and claims.

use super::*;

fn panel(tour: &str, step: (u8, u8), file: &str) -> TourContents {
    open_with_answers(tour, step, file, Vec::new())
}

fn open_with_answers(tour: &str, step: (u8, u8), file: &str, answers: Vec<u8>) -> TourContents {
    Lessons::default().open(&OpenTour { step, answers, file: file.to_owned(), ..query(tour) })
}

fn query(tour: &str) -> OpenTour {
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
    let TourContents::List(list) = panel("all", (0, 0), "") else { panic!("a list") };
    assert_eq!((list.why, list.tours.len()), (Why::Asked, IDS.len()));
    assert!(list.tours.iter().all(|tour| tour.steps > 0 && tour.first.contains("tour=")));
    let TourContents::List(list) = panel("nowhere", (0, 0), "") else { panic!("a list") };
    assert_eq!(list.why, Why::Unknown("nowhere".to_owned()));
    let wrong =
        "{\"hyperfly-tour\": 1, \"title\": \"t\", \"steps\": [{\"text\": \"x\", \"state\": \"p=3\"}]}";
    let TourContents::List(list) = panel("file", (1, 0), wrong) else { panic!("a list") };
    assert!(matches!(list.why, Why::Wrong(faults) if faults[0].contains("a power of two")));
    let wrong_answer = wrong.replace(
        "p=3\"",
        "p=4\", \"question\": {\"ask\": \"p?\", \"choices\": [\"4\", \"8\"], \
                   \"right\": 2, \"of\": \"p\", \"why\": \"so\"}",
    );
    let TourContents::List(list) = panel("file", (1, 0), &wrong_answer) else { panic!("a list") };
    assert!(matches!(list.why, Why::Wrong(faults) if faults[0].contains("p = 4")));
    let right_answer = wrong_answer.replace("\"right\": 2", "\"right\": 1");
    assert!(matches!(panel("file", (1, 0), &right_answer), TourContents::Step(_)));
}

#[test]
fn step_links_to_next_and_its_claims_hold() {
    let TourContents::Step(step) = panel("mesh", (1, 0), "") else { panic!("a step") };
    assert_eq!((step.at, step.steps.len()), (0, 7));
    let next = Request::from_fragment(&step.steps[1]).0.expect("a request");
    assert_eq!((next.look.tour.as_str(), next.look.step), ("mesh", (2, 0)));
    let Claims::Checked { holds, refuted, all } = &step.claims else { panic!("claims") };
    assert!(refuted.is_empty() && holds.len() == *all);
}

#[test]
fn earlier_step_link_keeps_its_answer() {
    let open = |k: u8| match open_with_answers("mesh", (k, 0), "", vec![0, 2]) {
        TourContents::Step(step) => step,
        TourContents::List(_) => panic!("a step"),
    };
    let of = |fragment: &str| Request::from_fragment(fragment).0.expect("a request").look.step;
    assert_eq!(of(&open(3).steps[1]), (2, 2), "the second step was answered");
    assert_eq!(of(&open(3).steps[4]), (5, 0));
    let question = open(2).question.expect("a question");
    assert_eq!(of(&question.reveals), (2, 2));
}

#[test]
fn only_open_questions_hide_parts_of_the_page() {
    let mut lessons = Lessons::default();
    for id in IDS {
        let tour = builtin_tour(id).expect("one of ours");
        for (at, step) in (1..).zip(&tour.steps) {
            let is_open = |answer: u8, lessons: &mut Lessons| match lessons
                .open(&OpenTour { step: (at, answer), ..query(id) })
            {
                TourContents::Step(step) => step.question.is_some_and(|question| question.verdict.is_none()),
                TourContents::List(list) => panic!("{id}, step {at}: {list:?}"),
            };
            assert_eq!(is_open(0, &mut lessons), step.question.is_some(), "{id}, step {at}");
            assert!(!is_open(1, &mut lessons), "{id}, step {at}, answered");
        }
    }
    // The style sheet uses no other selector in the panel.
    let sheet = include_str!("../../../../../static/rooms.css");
    let rules = sheet.lines().filter(|line| line.starts_with(".page:has("));
    let seen: Vec<&str> = rules.flat_map(|rule| rule.split(".lesson ").skip(1)).collect();
    assert!(seen.len() >= 4 && seen.iter().all(|seen| seen.starts_with(".open)")), "{seen:?}");
}

#[test]
fn valid_answer_has_verdict_and_invalid_has_none() {
    let asks = (1..).find_map(|k| match panel("mesh", (k, 0), "") {
        TourContents::Step(step) => step.question.map(|question| (k, question)),
        TourContents::List(_) => panic!("a step"),
    });
    let (k, open) = asks.expect("a question");
    assert_eq!(open.verdict, None);
    let TourContents::Step(step) = panel("mesh", (k, 1), "") else { panic!("a step") };
    let verdict = step.question.and_then(|question| question.verdict).expect("a verdict");
    assert!(verdict.chosen == 0 && verdict.right < open.answers.len() && !verdict.why.is_empty());
    let TourContents::Step(step) = panel("mesh", (k, 99), "") else { panic!("a step") };
    assert_eq!(step.question.and_then(|question| question.verdict), None);
}

#[test]
fn false_claim_is_refuted() {
    let file = "{\"hyperfly-tour\": 1, \"title\": \"t\", \"steps\": [{\"text\": \"x\", \"state\": \"p=4&n=64\", \
                \"shows\": [\"efficiency > 0.99\"]}]}";
    let TourContents::Step(step) = panel("file", (1, 0), file) else { panic!("a step") };
    let Claims::Checked { holds, refuted, all } = &step.claims else { panic!("claims") };
    assert!(holds.is_empty() && *all == 1 && refuted[0].contains("efficiency > 0.99"), "{refuted:?}");
}
