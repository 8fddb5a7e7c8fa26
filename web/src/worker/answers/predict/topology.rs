//! The question how long the run takes on another network.

use super::double::COVERS;
use super::question::{Choice, Claim, Question, RelativeTime};
use super::rng::SeededRng;
use super::subject::QuizSubject;
use super::wording::format_share;
use hyperfly_request::{MachineKind, Settings, Topology};
use hyperfly_text::quiz as text;
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::notation::words;

/// Smallest p: with fewer processors all networks are similar.
const MIN_P: u32 = 8;

/// The topologies to ask about. The list is explicit, so that a new topology does not change the questions of existing
/// seeds.
const TOPOLOGIES: [Topology; 5] =
    [Topology::Hypercube, Topology::Mesh, Topology::Torus, Topology::Mesh3d, Topology::Complete];

/// Asks about a random topology.
pub fn create_question(subject: &QuizSubject, rng: &mut SeededRng) -> Option<Question> {
    let s = subject.scenario();
    if s.machine != MachineKind::Network || s.p < MIN_P {
        return None;
    }
    let mut topologies: Vec<Topology> =
        TOPOLOGIES.into_iter().filter(|topology| *topology != s.topology).collect();
    rng.shuffle(&mut topologies);
    topologies.into_iter().find_map(|topology| topology_question(subject, rng, topology))
}

fn topology_question(subject: &QuizSubject, rng: &mut SeededRng, topology: Topology) -> Option<Question> {
    let s = subject.scenario();
    let changed_settings = Settings { topology, ..s.clone() };
    let (before, after) = (subject.report().t_parallel, subject.run(&changed_settings)?.t_parallel);
    let relative = RelativeTime::from_times(before, after);
    // Offer "equal", the opposite and others, sorted from short to long.
    let mut candidates = vec![relative, RelativeTime(0), RelativeTime(-relative.0)];
    let mut rest: Vec<RelativeTime> =
        (-3..=3).map(RelativeTime).filter(|ratios| !candidates.contains(ratios)).collect();
    rng.shuffle(&mut rest);
    candidates.extend(rest);
    let mut choices: Vec<RelativeTime> = Vec::new();
    for ratio in candidates {
        if !choices.contains(&ratio) && choices.len() < 4 {
            choices.push(ratio);
        }
    }
    choices.sort();
    let (this_machine, other_machine) =
        (words::machine(&s.scenario()), words::machine(&changed_settings.scenario()));
    let factor = quantity(after / before, 3);
    Some(Question {
        kind: "topology",
        prompt: text::topology(&other_machine, &this_machine),
        clarification: None,
        right_choice: choices.iter().position(|ratio| *ratio == relative)?,
        choices: choices
            .into_iter()
            .map(|relative| Choice { text: describe(relative), claim: Claim::RelativeTime(relative) })
            .collect(),
        curve: None,
        explanation: text::topology_why(
            &quantity(before, 5),
            &this_machine,
            &quantity(after, 5),
            &other_machine,
            &factor,
        ),
        proving_run: subject.with_settings(changed_settings),
        moment: None,
        covers: COVERS,
    })
}

fn describe(relative: RelativeTime) -> String {
    let step = |k: usize| quantity(RelativeTime::STEPS[k], 3);
    match relative.0 {
        1 => text::pace_longer(&step(1)),
        2 => text::pace_long(&step(1), &step(2)),
        3 => text::pace_longest(&step(2)),
        -1 => text::pace_shorter(&step(1)),
        -2 => text::pace_short(&step(1), &step(2)),
        -3 => text::pace_shortest(&step(2)),
        _ => text::pace_same(&format_share(RelativeTime::STEPS[0] - 1.0)),
    }
}
