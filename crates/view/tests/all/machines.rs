//! LogP and BSP machines have no graph: no sentence, table, card or picture of a run on one mentions hops, channels or networks,
//! whatever topology the page keeps for later.

use crate::common::replay;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Algorithm, MachineKind, Settings, Topology, View};
use hyperfly_view::notation::words;
use hyperfly_view::text::sentence::NetworkComparison;
use hyperfly_view::{Replay, Selection, figure};
use hyperfly_view::{
    sentence,
    text::{describe, narrate, table},
};
use std::rc::Rc;

/// Words that only apply to networks.
const NETWORK_WORDS: [&str; 10] = [
    "hop",
    "channel",
    "hypercube",
    "mesh",
    "torus",
    "complete graph",
    "cut-through",
    "store-and-forward",
    "wormhole",
    "dimension",
];

/// Returns all texts about a run at several times.
fn all_texts(replay: &Rc<Replay>) -> Vec<String> {
    let comparison = NetworkComparison { topology: Topology::Hypercube, efficiency: 0.5 };
    let scenario = &replay.run().scenario;
    let mut texts = vec![
        sentence(replay, None),
        sentence(replay, Some(&comparison)),
        words::machine(scenario),
        words::messages(scenario),
        figure::title(replay, &[View::Machine]),
    ];
    let steps = replay.run().plan.steps.len() as u32;
    let selections =
        (0..steps).step_by(17).flat_map(|record| [Selection::Message(record), Selection::Step(record)]);
    let selections = selections.chain(Activity::ALL.map(Selection::Activity));
    let selections: Vec<_> =
        selections.chain([Selection::Processor(3), Selection::Channel(0), Selection::Stage(2)]).collect();
    let mut tables = vec![
        table::parts(replay),
        table::processors(replay),
        table::phases(replay),
        table::supersteps(replay),
    ];
    for k in 0..12 {
        let t = replay.t_end() * (f64::from(k) + 0.3) / 12.0;
        texts.push(narrate::narrate(replay, t));
        tables.extend(table::machine(replay, t));
        for &selection in &selections {
            let rows = describe::describe(replay, selection, t);
            texts.extend(rows.into_iter().map(|row| format!("{}: {}", row.name, row.value)));
        }
    }
    texts.extend(table::numbers(replay).into_iter().map(|row| row.name));
    texts.extend(tables.iter().flat_map(|table| table.head.iter().chain([&table.caption]).cloned()));
    texts.extend(tables.iter().flat_map(|table| table.rows.concat()));
    for view in
        [View::Machine, View::Butterfly, View::Timeline, View::Breakdown, View::Supersteps, View::Table]
    {
        texts.push(figure::figure(replay, &figure::Request::new(view)));
    }
    texts
}

#[test]
fn texts_without_graph_have_no_network_words() {
    for machine in [MachineKind::LogP, MachineKind::Bsp] {
        for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose, Algorithm::CyclicToBlocked] {
            for overhead in [0.0, 1.0] {
                let settings = Settings {
                    algorithm,
                    machine,
                    topology: Topology::Mesh,
                    p: 8,
                    n: 256,
                    overhead,
                    ..Settings::default()
                };
                let replay = replay(&settings);
                assert!(replay.graph().is_none() && !replay.has_channels());
                for text in all_texts(&replay) {
                    let found = NETWORK_WORDS.iter().find(|word| text.to_lowercase().contains(*word));
                    assert_eq!(found, None, "{machine:?}, {algorithm:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn sentence_names_compared_network() {
    let replay = replay(&Settings::default());
    let text = sentence(&replay, Some(&NetworkComparison { topology: Topology::Mesh, efficiency: 0.5 }));
    assert!(text.contains("mesh") && text.contains("0.500"), "{text}");
}
