//! The question how long the run takes on another network.

use super::bench::Bench;
use super::chance::Chance;
use super::double::COVERS;
use super::question::{Choice, Claim, Pace, Question};
use super::wording::share;
use hyperfly_request::{Choice as _, MachineKind, Settings, Topology};
use hyperfly_text::quiz as text;
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::notation::words;

/// Smallest p: with fewer processors all networks are similar.
const FEW: u32 = 8;

/// Asks about a random topology.
pub fn ask(bench: &Bench, chance: &mut Chance) -> Option<Question> {
    let s = bench.scenario();
    if s.machine != MachineKind::Network || s.p < FEW {
        return None;
    }
    let mut others: Vec<Topology> =
        Topology::ALL.iter().copied().filter(|other| *other != s.topology).collect();
    chance.shuffle(&mut others);
    others.into_iter().find_map(|topology| one(bench, chance, topology))
}

fn one(bench: &Bench, chance: &mut Chance, topology: Topology) -> Option<Question> {
    let s = bench.scenario();
    let there = Settings { topology, ..s.clone() };
    let (before, after) = (bench.report().t_parallel, bench.run(&there)?.t_parallel);
    let pace = Pace::of(before, after);
    // Offer "equal", the opposite and others, sorted from short to long.
    let mut paces = vec![pace, Pace(0), Pace(-pace.0)];
    let mut rest: Vec<Pace> = (-3..=3).map(Pace).filter(|other| !paces.contains(other)).collect();
    chance.shuffle(&mut rest);
    paces.extend(rest);
    let mut choices: Vec<Pace> = Vec::new();
    for other in paces {
        if !choices.contains(&other) && choices.len() < 4 {
            choices.push(other);
        }
    }
    choices.sort();
    let (here_, there_) = (words::machine(&s.scenario()), words::machine(&there.scenario()));
    let factor = quantity(after / before, 3);
    Some(Question {
        kind: "topology",
        asks: text::topology(&there_, &here_),
        meant: None,
        right: choices.iter().position(|other| *other == pace)?,
        choices: choices
            .into_iter()
            .map(|pace| Choice { says: said(pace), claim: Claim::Pace(pace) })
            .collect(),
        curve: None,
        why: text::topology_why(&quantity(before, 5), &here_, &quantity(after, 5), &there_, &factor),
        shows: bench.go(there),
        moment: None,
        covers: COVERS,
    })
}

fn said(pace: Pace) -> String {
    let step = |k: usize| quantity(Pace::STEPS[k], 3);
    match pace.0 {
        1 => text::pace_longer(&step(1)),
        2 => text::pace_long(&step(1), &step(2)),
        3 => text::pace_longest(&step(2)),
        -1 => text::pace_shorter(&step(1)),
        -2 => text::pace_short(&step(1), &step(2)),
        -3 => text::pace_shortest(&step(2)),
        _ => text::pace_same(&share(Pace::STEPS[0] - 1.0)),
    }
}
