//! Tests of the reducer.

use super::*;
use crate::state::action::Failure;
use crate::state::displayed_run::DisplayedRun;
use crate::state::samples::{OwnSamples, Reading};
use crate::state::view_set::Views;
use hyperfly_core::limits::{Fits, Options, Refusal};
use hyperfly_core::{Complex64, RunError, Scenario};
use hyperfly_request::{Choice, Race, Settings, Theme, Topology, View, ambiguous_number_advice, run};
use hyperfly_view::Selection;
use std::rc::Rc;

fn state() -> State {
    State::new(Request::default(), Vec::new(), Vec::new(), false)
}

fn after(actions: impl IntoIterator<Item = Action>) -> State {
    actions.into_iter().fold(state(), |state, action| state.reduce(action))
}

fn set(field: &'static str, value: &str) -> Action {
    Action::Set(field, value.to_owned(), false)
}

/// Displays a run of which only times are simulated.
fn shown_alone(settings: &Settings) -> Rc<DisplayedRun> {
    let options = Options { data: false, ..Options::default() };
    DisplayedRun::of(Rc::new(run(settings, None, options).expect("a possible request")))
}

fn shown(scenario: &Settings) -> Rc<DisplayedRun> {
    DisplayedRun::of(Rc::new(run(scenario, None, Options::default()).expect("a possible request")))
}

fn no_memory(refusal: Refusal) -> Action {
    Action::NoRun(Failure::Error(RunError::OutOfMemory(refusal), Options::default()))
}

#[test]
fn possible_edit_changes_request() {
    let state = after([set("p", "64"), set("topology", "mesh")]);
    assert_eq!((state.request.settings.p, state.value("topology").as_str()), (64, "mesh"));
    assert!(state.drafts.is_empty() && state.problems.is_empty());
    assert_eq!(state.edit, Edit::Committed);
}

#[test]
fn drag_is_one_entry_of_the_history() {
    let drag = |p: &str| Action::Drag(vec![("p", p.to_owned()), ("n", "4096".to_owned())]);
    let state = after([drag("32"), drag("64")]);
    assert_eq!((state.request.settings.p, state.request.settings.n, state.edit), (64, 4096, Edit::Live));
    assert_eq!(state.reduce(Action::Commit).edit, Edit::Committed);
}

#[test]
fn displayed_run_and_sweep_answer_for_their_scenarios() {
    use hyperfly_core::isoefficiency::timing;
    let run = shown(&Settings { p: 8, n: 64, ..Settings::default() });
    let state = state().reduce(Action::Show(run.clone()));
    let scenario = timing(&run.run().scenario);
    assert_eq!(state.executed(&scenario), Some(run.run().report.clone()));
    assert_eq!(state.executed(&scenario.with_p(16)), None);
}

#[test]
fn impossible_edit_stays_draft_until_possible() {
    let state = after([set("n", "256"), set("algorithm", "transpose"), set("p", "64")]);
    assert_eq!(state.request.settings.p, Request::default().settings.p);
    assert_eq!(state.value("p"), "64");
    let problem = &state.problems[0];
    assert_eq!((problem.field.as_str(), problem.nearest.as_deref()), ("p", Some("16")));
    let state = state.reduce(set("n", "4096"));
    assert_eq!((state.request.settings.p, state.request.settings.n), (64, 4096));
    assert!(state.drafts.is_empty() && state.problems.is_empty());
}

#[test]
fn malformed_value_does_not_block_other_fields() {
    let state = after([set("tw", "x"), set("p", "64")]);
    assert_eq!((state.request.settings.p, state.value("tw").as_str()), (64, "x"));
    assert_eq!(state.problems.iter().map(|problem| problem.field.as_str()).collect::<Vec<_>>(), ["tw"]);
}

#[test]
fn drag_is_live_until_commit() {
    let state = after([Action::Set("p", "32".into(), true)]);
    assert_eq!(state.edit, Edit::Live);
    assert_eq!(state.reduce(Action::Commit).edit, Edit::Committed);
}

#[test]
fn new_run_keeps_selection_only_on_same_machine() {
    let displayed = shown(&Settings::default());
    let select = Action::Pin(Some(Selection::Processor(3)));
    let state = after([Action::Show(displayed), select]);
    let slower = Settings { ts: 50.0, ..Settings::default() };
    let state = state.reduce(Action::Show(shown(&slower)));
    assert_eq!(state.pinned, Some(Selection::Processor(3)));
    let fewer_processors = Settings { p: 4, ..Settings::default() };
    assert_eq!(state.reduce(Action::Show(shown(&fewer_processors))).pinned, None);
}

#[test]
fn second_click_unpins() {
    let pin = || Action::Pin(Some(Selection::Processor(3)));
    assert_eq!(after([pin()]).pinned, Some(Selection::Processor(3)));
    assert_eq!(after([pin(), pin()]).pinned, None);
}

#[test]
fn toggling_views_flips_their_descriptions_and_unfolding() {
    let state = after([Action::ToggleDescriptions(Views::from([View::Machine, View::Timeline]))]);
    let state = state.reduce(Action::ToggleDescriptions(Views::from([View::Timeline, View::Efficiency])));
    assert_eq!(state.described, Views::from([View::Machine, View::Efficiency]));
    // The three curves are one figure.
    let state = state.reduce(Action::ToggleUnfolded(View::Speedup));
    assert_eq!(state.unfolded, Views::from([View::Efficiency]));
    assert!(state.reduce(Action::ToggleUnfolded(View::Isoefficiency)).unfolded.is_empty());
}

#[test]
fn action_on_right_side_changes_its_overrides() {
    let state = after([set("beside", "topology:mesh"), Action::Right(Box::new(set("p", "64")))]);
    assert_eq!(state.request.settings.p, Request::default().settings.p);
    assert_eq!(state.right_side().map(|right| right.request.settings.p), Some(64));
}

#[test]
fn comparison_pairs_runs_and_swaps_sides() {
    let state = after([set("beside", "topology:mesh")]);
    let (baseline, comparison) =
        (state.request.settings.clone(), state.comparison_settings().expect("a possible request"));
    let state = state.reduce(Action::Show(shown(&baseline)));
    assert!(state.comparison.is_none() && state.awaits_comparison());
    let state = state.reduce(Action::ShowComparisonRun(shown(&comparison)));
    assert!(state.comparison.is_some() && state.is_current());
    let swapped = state.reduce(Action::Swap);
    assert_eq!(swapped.request.settings, comparison);
    assert_eq!(swapped.comparison_settings(), Some(baseline));
    assert!(swapped.comparison.is_some());
    let without_comparison = swapped.reduce(set("beside", "none"));
    assert!(without_comparison.comparison.is_none() && without_comparison.comparison_run.is_none());
}

#[test]
fn swap_keeps_displayed_run() {
    let without_comparison = after([Action::Show(shown(&Settings::default())), Action::Swap]);
    assert!(without_comparison.displayed.is_some());
    // The right side's run is not there yet.
    let with_comparison = without_comparison.reduce(set("beside", "topology:mesh")).reduce(Action::Swap);
    assert!(with_comparison.displayed.is_some_and(|shown| shown.is_of(&Scenario::default())));
    assert_eq!(with_comparison.request.settings.topology.id(), "mesh");
}

/// The address lists an impossible right side's keys in the order in which it is read (found by seed 327).
#[test]
fn impossible_right_side_is_written_in_reading_order() {
    let set_right = |name, value| Action::Right(Box::new(set(name, value)));
    let state = after([
        set("algorithm", "two-dimensional-rows"),
        set("p", "4"),
        set("beside", "p:8"),
        set("n", "16"),
        set_right("switching", "wormhole"),
    ]);
    assert!(state.request.comparison().is_err(), "eight processors cannot share four rows");
    let fragment = state.request.to_fragment();
    assert!(fragment.contains("beside=switching:wormhole,p:8"), "{fragment}");
}

#[test]
fn unwanted_comparison_run_is_dropped() {
    let state = after([Action::Show(shown(&Settings::default()))]);
    let answerer = Settings { p: 4, ..Settings::default() };
    assert!(state.reduce(Action::ShowComparisonRun(shown(&answerer))).comparison_run.is_none());
    // The run is over, whatever its outcome.
    let state = state.reduce(Action::Progress(Some(0.5)));
    for end in [
        Action::ShowComparisonRun(shown(&answerer)),
        Action::NoComparison(Box::new(answerer.scenario()), Failure::Words(String::new())),
    ] {
        assert_eq!(state.reduce(end).progress, None);
    }
}

#[test]
fn silent_worker_notice_ends_when_worker_responds() {
    for (notice, stays) in [
        (Notice::Silent, false),
        (Notice::NoWorker("none".into()), false),
        (Notice::NewVersion, true),
        (Notice::Words("done".into()), true),
    ] {
        let state = after([Action::Notice(Some(notice.clone())), Action::WorkerResponds]);
        assert_eq!(state.notice, stays.then_some(notice));
    }
}

#[test]
fn language_change_replaces_notice_in_words() {
    let words = || Some(Notice::Words("done".into()));
    let state = after([Action::Notice(words()), Action::LanguageSpoken(None)]);
    assert_eq!(state.notice, None);
    let state = after([Action::Notice(Some(Notice::OtherBuild)), Action::LanguageSpoken(words())]);
    assert_eq!(state.notice, Some(Notice::OtherBuild));
}

#[test]
fn address_replaces_request_and_keeps_impossible_values() {
    let mut request = Request::default();
    (request.look.theme, request.look.t) = (Theme::Dark, 7.0);
    let problem = Problem { field: "p".into(), value: "12".into(), allowed: String::new(), nearest: None };
    let state = after([set("p", "64"), Action::Navigate(Box::new(request), vec![problem], Vec::new())]);
    assert_eq!((state.request.look.theme, state.value("p").as_str()), (Theme::Dark, "12"));
    // The cursor belongs to the player.
    assert_eq!(state.request.look.t, 0.0);
    assert_eq!(state.edit, Edit::Quiet);
}

#[test]
fn refused_request_without_run_becomes_possible_one() {
    let too_large = Refusal::Memory { bytes: 300 << 20, fits: Fits::Points(1 << 20) };
    let request = Request::from_fragment("topology=mesh&n=2097152").0.expect("a valid request");
    let refused = |shown: Option<Rc<DisplayedRun>>| {
        let state = State { displayed: shown, ..State::new(request.clone(), Vec::new(), Vec::new(), false) };
        state.reduce(no_memory(too_large.clone()))
    };
    let first = refused(None);
    assert_eq!(first.request, Request::from_fragment("topology=mesh").0.expect("a valid request"));
    assert_eq!((first.value("n").as_str(), first.problems.len()), ("2097152", 1), "the control keeps it");
    // The last good run stays, and the possible rest of the request is applied.
    let small_settings = Settings { n: 64, ..Settings::default() };
    let next_state = refused(Some(shown(&small_settings)));
    assert_eq!(next_state.request, Request::from_fragment("topology=mesh&n=64").0.expect("a valid request"));
    assert_eq!(
        (next_state.value("n").as_str(), next_state.problems.len()),
        ("2097152", 1),
        "the control keeps it"
    );
    assert!(next_state.displayed.is_some_and(|shown| shown.is_of(&small_settings.scenario())));
}

#[test]
fn refusal_also_reverts_last_edited_field() {
    let large = Settings { n: 1 << 28, p: 32, ..Settings::default() };
    let state = after([Action::Show(shown_alone(&large)), set("n", "268435456"), set("p", "2")]);
    let state = state.reduce(no_memory(Refusal::PointsWithData));
    assert_eq!((state.request.settings.p, state.request.settings.n), (32, 1 << 28));
    assert_eq!(
        (state.value("p").as_str(), state.value("n").as_str()),
        ("2", "268435456"),
        "the controls keep them"
    );
}

#[test]
fn printing_uses_light_colours() {
    let state = after([Action::Theme(Theme::Dark), Action::Printing(true)]);
    assert_eq!(state.palette_theme(), hyperfly_view::ColourScheme::Light);
    let state = state.reduce(Action::Printing(false));
    assert_eq!(state.palette_theme(), hyperfly_view::ColourScheme::Dark);
}

/// A presentation in a dark room stays dark, unless the reader has chosen other colours.
#[test]
fn presentation_follows_dark_scheme() {
    use hyperfly_view::ColourScheme as Colours;
    let colours = |theme: Theme, system_dark: bool| {
        after([Action::SystemDark(system_dark), Action::Theme(theme), Action::Present(true)]).palette_theme()
    };
    assert_eq!(colours(Theme::Auto, true), Colours::Dark);
    assert_eq!(colours(Theme::Dark, false), Colours::Dark);
    for (theme, system_dark) in [(Theme::Auto, false), (Theme::Light, true), (Theme::Projector, true)] {
        assert_eq!(colours(theme, system_dark), Colours::Projector, "{theme:?}");
    }
}

/// A dropped file opens the view from anywhere, and a later choice of another view stays.
#[test]
fn measured_file_opens_measured_view() {
    let state = after([
        Action::View(Some(View::Butterfly)),
        Action::Paper("all".into()),
        Action::Measured("0,0,0,1".into()),
    ]);
    assert_eq!((state.request.look.view, state.request.look.paper.as_str()), (Some(View::Measured), ""));
    let state = state.reduce(Action::View(None)).reduce(Action::Measured(Default::default()));
    assert_eq!((state.request.look.view, state.measured.as_str()), (None, ""));
}

#[test]
fn reading_ends_with_result_or_cancel() {
    let reading = |name: &str| Action::Reading(Some(Reading { name: name.into(), done: 0.5 }));
    let own_samples = OwnSamples {
        name: "a.csv".into(),
        samples: [1.0, 2.0].map(Complex64::from).into(),
        is_from_host: false,
        sound: None,
    };
    for ends in [
        Action::OwnSamples(Rc::new(own_samples.clone())),
        Action::FileProblem(Some("no".into())),
        Action::Lesson("{}".into()),
        Action::Measured("{}".into()),
        Action::Reading(None),
    ] {
        let state = after([reading("a.csv")]);
        assert_eq!(state.reading.as_ref().map(|reading| reading.done), Some(0.5));
        assert_eq!(state.reduce(ends).reading, None);
    }
    // Two files of the same name differ; samples are the same if they share memory.
    let [one, two] = [after([reading("a.csv")]), after([reading("a.csv")])].map(|state| state.reading);
    assert!(one.zip(two).is_some_and(|(one, two)| one.is(&one) && !one.is(&two)));
    assert_eq!(own_samples, own_samples.clone());
    assert_ne!(
        own_samples,
        OwnSamples { samples: own_samples.samples.to_vec().into(), ..own_samples.clone() }
    );
}

fn enter(field: &'static str, text: &str) -> Action {
    Action::Enter(field, text.to_owned())
}

/// Returns what the page reports about a field, each with the offered value.
fn reported_for(state: &State, field: &str) -> Vec<(String, Option<String>)> {
    let of_field = |problem: &&Problem| problem.field == field;
    let report = |problem: &Problem| (problem.allowed.clone(), problem.nearest.clone());
    state.problems.iter().filter(of_field).map(report).collect()
}

#[test]
fn typed_whole_number_with_a_point_is_read_in_german_and_explained() {
    assert!(hyperfly_text::set_language("de"));
    let state = after([set("n", "256"), enter("n", "1.024")]);
    let hint = |state: &State| state.entries.iter().find_map(|entry| entry.hint(&state.value("n")));
    assert_eq!((state.request.settings.n, state.problems.len()), (1024, 0));
    assert!(hint(&state).is_some_and(|hint| hint.contains("1024")));
    // The hint applies to that value only.
    assert_eq!(hint(&state.reduce(set("n", "512"))), None);
    assert!(hyperfly_text::set_language("en"));
}

#[test]
fn ambiguous_number_is_refused_until_the_field_is_set() {
    assert!(hyperfly_text::set_language("de"));
    let before = state().request.settings.ts;
    let state = after([enter("ts", "1.000"), set("p", "64")]);
    assert_eq!(
        (state.request.settings.ts, state.request.settings.p),
        (before, 64),
        "it hinders nothing else"
    );
    assert_eq!(state.written("ts").as_deref(), Some("1.000"), "the field keeps it");
    let reported = reported_for(&state, "ts");
    assert_eq!(reported, [(ambiguous_number_advice("1000", "1.000"), Some("1000".to_owned()))]);

    // Another language repeats the message, and does not parse the text differently.
    assert!(hyperfly_text::set_language("en"));
    let spoken = state.reduce(Action::LanguageSpoken(None));
    let in_english = reported_for(&spoken, "ts");
    assert!(in_english.len() == 1 && in_english[0].0 != reported[0].0, "{in_english:?}");
    assert_eq!(spoken.request.settings.ts, before);

    let accepted = spoken.reduce(set("ts", "1000"));
    assert_eq!(
        (accepted.request.settings.ts, accepted.written("ts"), accepted.problems.len()),
        (1000.0, None, 0)
    );
    let address = spoken.reduce(Action::Navigate(Box::default(), Vec::new(), Vec::new()));
    assert_eq!((address.written("ts"), address.problems.len()), (None, 0));
}

#[test]
fn ambiguous_number_offers_the_reading_that_is_possible() {
    assert!(hyperfly_text::set_language("pt"));
    let state = after([enter("width", "p^1.000"), enter("tc", "1.000")]);
    assert_eq!(reported_for(&state, "width")[0].1.as_deref(), Some("p^1.000"), "x is at most 2");
    assert_eq!(reported_for(&state, "tc")[0].1.as_deref(), Some("1000"));
    assert!(hyperfly_text::set_language("en"));
}

#[test]
fn typed_multiple_of_tc_is_read_before_it_is_multiplied() {
    assert!(hyperfly_text::set_language("de"));
    let state = after([set("tc", "2"), enter("tw", "1,5")]);
    assert_eq!(state.request.settings.tw, 3.0);
    let state = state.reduce(enter("tw", "1.000"));
    assert_eq!((state.request.settings.tw, reported_for(&state, "tw")[0].1.as_deref()), (3.0, Some("2000")));
    assert!(hyperfly_text::set_language("en"));
}

#[test]
fn ambiguous_number_of_the_right_side_is_refused_there() {
    assert!(hyperfly_text::set_language("de"));
    let on_right_side = |action| Action::Right(Box::new(action));
    let state = after([set("beside", "topology:mesh"), on_right_side(enter("ts", "1.000"))]);
    let right_side = state.right_side().expect("a right side");
    assert_eq!((reported_for(&state, "ts").len(), reported_for(&right_side, "ts").len()), (0, 1));
    assert_eq!(right_side.written("ts").as_deref(), Some("1.000"));
    let right_side = state.reduce(on_right_side(enter("ts", "1000"))).right_side().expect("a right side");
    assert_eq!((right_side.request.settings.ts, right_side.problems.len()), (1000.0, 0));
    assert!(hyperfly_text::set_language("en"));
}

#[test]
fn tour_and_question_close_each_other() {
    let look = |actions: [Action; 2]| after(actions).request.look;
    let request = look([Action::Tour("mesh".to_owned()), Action::Ask(Some(5))]);
    assert_eq!((request.tour.as_str(), request.ask), ("", Some(5)));
    let led = look([Action::Ask(Some(5)), Action::Tour("mesh".to_owned())]);
    assert_eq!((led.tour.as_str(), led.ask), ("mesh", None));
}

#[test]
fn tour_and_program_close_each_other() {
    let program = || set("algorithm", "program");
    let state = after([set("algorithm", "transpose"), Action::Tour("all".to_owned()), program()]);
    assert!(state.writes() && state.request.look.tour.is_empty());
    let state = state.reduce(Action::Tour("all".to_owned()));
    assert!(!state.writes() && state.request.look.tour == "all");
    assert_eq!(state.request.settings.algorithm, Algorithm::Transpose);
    // Closing a tour does not open the program again.
    assert!(!state.reduce(Action::Tour(String::new())).writes());
    let state = after([Action::Ask(Some(5)), program()]);
    assert!(state.writes() && state.request.look.ask.is_none());
    let state = after([Action::Race(Race::Values), program()]);
    assert!(state.writes() && state.request.look.race == Race::None);
}

#[test]
fn tour_opens_over_the_papers() {
    let state = after([Action::Paper("all".to_owned()), Action::Tour("all".to_owned())]);
    assert_eq!((state.request.look.paper.as_str(), state.request.look.tour.as_str()), ("", "all"));
}

#[test]
fn workbench_after_race_keeps_the_mesh_that_lost() {
    // Leaving the race, the workbench has the race's mesh; after the values, the large one of the story.
    for (step, p, n) in
        [(Race::Machines, 64, 1 << 12), (Race::Wires, 1024, 1 << 16), (Race::Values, 1024, 1 << 12)]
    {
        let state = after([Action::Race(step), Action::Race(Race::None)]);
        let request = &state.request;
        assert_eq!(
            (request.settings.topology, request.settings.p, request.settings.n),
            (Topology::Mesh, p, n)
        );
        assert!(!request.has_comparison() && request.look.race == Race::None, "{step:?}");
        assert_eq!(state.opens_at_contention, Some(request.settings.scenario()));
    }
    let small = after([Action::Race(Race::Machines), set("p", "16"), Action::Race(Race::None)]);
    assert!(small.displayed_at_contention().is_none());
    let run = shown(&small.request.settings);
    assert!(small.reduce(Action::Show(run)).displayed_at_contention().is_some());
}

#[test]
fn race_keeps_its_machines_and_single_views_end_their_step() {
    for change in [set("topology", "torus"), Action::ResetToLeft("topology"), Action::Swap] {
        let state = after([Action::Race(Race::Machines), change]);
        let mesh = state.request.comparison().expect("a comparison");
        let topologies = [state.request.settings.topology, mesh.settings.topology];
        assert_eq!(topologies, [Topology::Hypercube, Topology::Mesh]);
    }
    let watched = after([Action::Race(Race::Landscape), Action::View(None)]);
    assert_eq!(watched.request.look.race, Race::None);
}

#[test]
fn presented_tour_shows_a_step_and_not_the_list() {
    let presents = |tour: &str| after([Action::Tour(tour.to_owned()), Action::Present(true)]).presents_step();
    assert_eq!([presents("mesh"), presents("all"), presents("")], [true, false, false]);
    assert!(!after([Action::Tour("mesh".to_owned())]).presents_step());
    let asks = after([Action::Present(true), Action::Tour("mesh".to_owned()), Action::Ask(Some(5))]);
    assert!(!asks.presents_step());
}
