//! Built-in tours: their claims hold, and their texts are short and take their numbers from runs.

use hyperfly_tours::{AnswerRule, Facts, IDS, Runs, Scene, Text, Tour, Verdict, builtin_tour};

fn builtin_tours() -> impl Iterator<Item = (&'static str, Tour)> {
    let file = |id: &str| {
        std::fs::read_to_string(format!("{}/data/{id}.json", env!("CARGO_MANIFEST_DIR"))).expect("its file")
    };
    IDS.iter().map(move |id| {
        let tour = Tour::read(&file(id));
        assert_eq!(builtin_tour(id), tour.clone().ok(), "{id}: {tour:?}");
        (*id, tour.expect("the file is readable"))
    })
}

/// Returns all scenes of a tour with their places.
fn list_scenes(tour: &Tour) -> Vec<(String, &Scene)> {
    let mut scenes = Vec::new();
    for (k, step) in tour.steps.iter().enumerate() {
        scenes.push((format!("step {}", k + 1), &step.scene));
        if let Some(scene_after) = step.question.as_ref().and_then(|question| question.scene_after.as_ref()) {
            scenes.push((format!("step {}, then", k + 1), scene_after));
        }
    }
    scenes
}

#[test]
fn builtin_claims_hold() {
    let mut runs = Runs::default();
    let mut claims = 0;
    for (id, tour) in builtin_tours() {
        for (place, scene) in list_scenes(&tour) {
            let scene_run = scene.run(&mut runs);
            assert_eq!(scene_run.failure, None, "{id}, {place}");
            for (claim, verdict) in scene.claims.iter().zip(&scene_run.verdicts) {
                assert_eq!(*verdict, Verdict::Holds, "{id}, {place}: {}", claim.text);
                claims += 1;
            }
        }
    }
    assert!(claims > 120, "{claims}");
}

#[test]
fn builtin_steps_have_claims_and_a_view() {
    let mut runs = Runs::default();
    for (id, tour) in builtin_tours() {
        assert!((5..=8).contains(&tour.steps.len()), "{id} has {} steps", tour.steps.len());
        let questions = tour.steps.iter().filter(|step| step.question.is_some()).count();
        assert!(questions >= 1, "{id} asks nothing");
        for (k, step) in tour.steps.iter().enumerate() {
            let scene = step.scene(true);
            assert!(!scene.claims.is_empty(), "{id}, step {} claims nothing", k + 1);
        }
        for (place, scene) in list_scenes(&tour) {
            assert!(scene.view.is_some(), "{id}, {place} looks at nothing");
            let scene_run = scene.run(&mut runs);
            assert_eq!(
                scene_run.selection.is_some(),
                scene.selection.is_some(),
                "{id}, {place}: nothing to select"
            );
            assert!(runs.is_quick(&scene.state.settings), "{id}, {place} takes long");
        }
    }
}

/// Returns the place, text and named values of all texts of a tour.
fn collect_texts(tour: &Tour, runs: &mut Runs) -> Vec<(String, String, Vec<String>)> {
    let mut texts = Vec::new();
    let mut check_text = |place: String, text: &Text, facts: &Facts| {
        texts.push((place, text.text(facts), text.named_values()));
    };
    check_text("title".into(), &tour.title, &Facts::default());
    check_text("about".into(), &tour.about, &Facts::default());
    for (k, step) in tour.steps.iter().enumerate() {
        let facts_before = step.scene.run(runs).facts;
        check_text(format!("step {}", k + 1), &step.text, &facts_before);
        if let Some(question) = &step.question {
            check_text(format!("step {}, ask", k + 1), &question.prompt, &facts_before);
            for choice in &question.choices {
                check_text(format!("step {}, choice", k + 1), choice, &facts_before);
            }
            check_text(
                format!("step {}, why", k + 1),
                &question.explanation,
                &step.scene(true).run(runs).facts,
            );
        }
    }
    texts
}

#[test]
fn builtin_texts_are_short_and_complete() {
    let mut runs = Runs::default();
    for (id, tour) in builtin_tours() {
        for (place, text, values) in collect_texts(&tour, &mut runs) {
            let words = text.split_whitespace().count();
            assert!(words <= 62, "{id}, {place} has {words} words");
            assert!(!text.contains('–') || values.is_empty(), "{id}, {place}: a number is missing: {text}");
            assert!(!text.contains(['{', '}', '"']), "{id}, {place}: {text}");
        }
    }
}

#[test]
fn builtin_right_answers_match_the_runs() {
    let mut runs = Runs::default();
    let mut determined_count = 0;
    for (id, tour) in builtin_tours() {
        assert_eq!(tour.check(&mut runs, |_| false), [], "{id}");
        let questions = tour.steps.iter().filter_map(|step| step.question.as_ref());
        determined_count += questions.filter(|question| question.answers != AnswerRule::Undetermined).count();
        // Every other answer is refused.
        for k in 0..tour.steps.len() {
            let mut tour_with_wrong_answer = tour.clone();
            let Some(question) = &mut tour_with_wrong_answer.steps[k].question else { continue };
            question.right_choice = (question.right_choice + 1) % question.choices.len();
            let expected_faults = usize::from(question.answers != AnswerRule::Undetermined);
            assert_eq!(
                tour_with_wrong_answer.check(&mut runs, |_| false).len(),
                expected_faults,
                "{id}, step {}",
                k + 1
            );
        }
    }
    assert!(determined_count >= 14, "{determined_count}");
}

#[test]
fn claim_check_reports_failures_and_unknowns() {
    let file = r#"{"hyperfly-tour": 1, "title": "t", "steps": [
        {"text": "x", "state": "p=16&n=1024", "shows": ["messages = 65", "h = 3", "messages = 64"]}]}"#;
    let tour = Tour::read(file).expect("a tour");
    let scene = &tour.steps[0].scene;
    let scene_run = scene.run(&mut Runs::default());
    assert_eq!(scene_run.verdicts, [Verdict::Fails(64.0, 65.0), Verdict::Unknown, Verdict::Holds]);
    let text = scene.claims[0].explain_failure(&scene_run.verdicts[0]).expect("it is refuted");
    assert!(text.contains("messages = 65") && text.contains("64"), "{text}");
}
