//! The tours that come with the page hold what they claim; their texts are short and take their numbers from runs.

use hyperfly_tours::{Answers, Facts, IDS, Runs, Scene, Text, Tour, Verdict, own};

fn all() -> impl Iterator<Item = (&'static str, Tour)> {
    let file = |id: &str| {
        std::fs::read_to_string(format!("{}/data/{id}.json", env!("CARGO_MANIFEST_DIR"))).expect("its file")
    };
    IDS.iter().map(move |id| {
        let tour = Tour::read(&file(id));
        assert_eq!(own(id), tour.clone().ok(), "{id}: {tour:?}");
        (*id, tour.expect("it can be read"))
    })
}

/// Every scene of a tour with the place where it is, and whether it is that of an answer.
fn scenes(tour: &Tour) -> Vec<(String, &Scene)> {
    let mut scenes = Vec::new();
    for (k, step) in tour.steps.iter().enumerate() {
        scenes.push((format!("step {}", k + 1), &step.scene));
        if let Some(then) = step.question.as_ref().and_then(|question| question.then.as_ref()) {
            scenes.push((format!("step {}, then", k + 1), then));
        }
    }
    scenes
}

#[test]
fn every_claim_is_borne_out() {
    let mut runs = Runs::default();
    let mut claims = 0;
    for (id, tour) in all() {
        for (place, scene) in scenes(&tour) {
            let staged = scene.stage(&mut runs);
            assert_eq!(staged.why, None, "{id}, {place}");
            for (claim, verdict) in scene.shows.iter().zip(&staged.verdicts) {
                assert_eq!(*verdict, Verdict::Holds, "{id}, {place}: {}", claim.text);
                claims += 1;
            }
        }
    }
    assert!(claims > 120, "{claims}");
}

#[test]
fn every_step_claims_something_and_shows_what_it_means() {
    let mut runs = Runs::default();
    for (id, tour) in all() {
        assert!((5..=8).contains(&tour.steps.len()), "{id} has {} steps", tour.steps.len());
        let questions = tour.steps.iter().filter(|step| step.question.is_some()).count();
        assert!(questions >= 1, "{id} asks nothing");
        for (k, step) in tour.steps.iter().enumerate() {
            let shown = step.scene(true);
            assert!(!shown.shows.is_empty(), "{id}, step {} claims nothing", k + 1);
        }
        for (place, scene) in scenes(&tour) {
            assert!(scene.look.is_some(), "{id}, {place} looks at nothing");
            let staged = scene.stage(&mut runs);
            assert_eq!(staged.selection.is_some(), scene.pick.is_some(), "{id}, {place}: nothing to select");
            assert!(runs.is_quick(&scene.state.settings), "{id}, {place} takes long");
        }
    }
}

/// All texts of a tour with the facts that their numbers come from.
fn texts(tour: &Tour, runs: &mut Runs) -> Vec<(String, String, Vec<String>)> {
    let mut texts = Vec::new();
    let mut say = |place: String, said: &Text, facts: &Facts| {
        texts.push((place, said.text(facts), said.asked()));
    };
    say("title".into(), &tour.title, &Facts::default());
    say("about".into(), &tour.about, &Facts::default());
    for (k, step) in tour.steps.iter().enumerate() {
        let before = step.scene.stage(runs).facts;
        say(format!("step {}", k + 1), &step.text, &before);
        if let Some(question) = &step.question {
            say(format!("step {}, ask", k + 1), &question.ask, &before);
            for choice in &question.choices {
                say(format!("step {}, choice", k + 1), choice, &before);
            }
            say(format!("step {}, why", k + 1), &question.why, &step.scene(true).stage(runs).facts);
        }
    }
    texts
}

#[test]
fn texts_are_short_and_their_numbers_are_there() {
    let mut runs = Runs::default();
    for (id, tour) in all() {
        for (place, text, asked) in texts(&tour, &mut runs) {
            let words = text.split_whitespace().count();
            assert!(words <= 62, "{id}, {place} has {words} words");
            assert!(!text.contains('–') || asked.is_empty(), "{id}, {place}: a number is missing: {text}");
            assert!(!text.contains(['{', '}', '"']), "{id}, {place}: {text}");
        }
    }
}

#[test]
fn right_answers_are_those_of_the_runs() {
    let mut runs = Runs::default();
    let mut decided = 0;
    for (id, tour) in all() {
        assert_eq!(tour.check(&mut runs, |_| false), [], "{id}");
        let questions = tour.steps.iter().filter_map(|step| step.question.as_ref());
        decided += questions.filter(|question| question.answers != Answers::Unsaid).count();
        // Each other answer is refused.
        for k in 0..tour.steps.len() {
            let mut wrong = tour.clone();
            let Some(question) = &mut wrong.steps[k].question else { continue };
            question.right = (question.right + 1) % question.choices.len();
            let refused = usize::from(question.answers != Answers::Unsaid);
            assert_eq!(wrong.check(&mut runs, |_| false).len(), refused, "{id}, step {}", k + 1);
        }
    }
    assert!(decided >= 14, "{decided}");
}

#[test]
fn a_claim_that_does_not_hold_is_found() {
    let file = r#"{"hyperfly-tour": 1, "title": "t", "steps": [
        {"text": "x", "state": "p=16&n=1024", "shows": ["messages = 65", "h = 3", "messages = 64"]}]}"#;
    let tour = Tour::read(file).expect("a tour");
    let scene = &tour.steps[0].scene;
    let staged = scene.stage(&mut Runs::default());
    assert_eq!(staged.verdicts, [Verdict::Fails(64.0, 65.0), Verdict::Unknown, Verdict::Holds]);
    let said = scene.shows[0].refuted(&staged.verdicts[0]).expect("it is refuted");
    assert!(said.contains("messages = 65") && said.contains("64"), "{said}");
}
