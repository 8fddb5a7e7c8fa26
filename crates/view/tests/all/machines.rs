//! LogP and BSP machines have no graph: no sentence, table, card or picture of a run on one speaks of hops, channels or networks,
//! whatever topology the page keeps for later.

use crate::common::replay;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Algorithm, MachineKind, Settings, Topology, View};
use hyperfly_view::notation::words;
use hyperfly_view::text::sentence::Comparison;
use hyperfly_view::{Replay, Selection, figure};
use hyperfly_view::{
    sentence,
    text::{describe, narrate, table},
};
use std::rc::Rc;

/// Words of networks.
const NETWORK: [&str; 10] = [
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

/// Everything that is said of a run at a few moments.
fn said(replay: &Rc<Replay>) -> Vec<String> {
    let comparison = Comparison { on: Topology::Hypercube, efficiency: 0.5 };
    let scenario = &replay.run().scenario;
    let mut said = vec![
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
        said.push(narrate::narrate(replay, t));
        tables.extend(table::machine(replay, t));
        for &selection in &selections {
            let rows = describe::describe(replay, selection, t);
            said.extend(rows.into_iter().map(|row| format!("{}: {}", row.name, row.value)));
        }
    }
    said.extend(table::numbers(replay).into_iter().map(|row| row.name));
    said.extend(tables.iter().flat_map(|table| table.head.iter().chain([&table.caption]).cloned()));
    said.extend(tables.iter().flat_map(|table| table.rows.concat()));
    for view in
        [View::Machine, View::Butterfly, View::Timeline, View::Breakdown, View::Supersteps, View::Table]
    {
        said.push(figure::figure(replay, &figure::Request::new(view)));
    }
    said
}

#[test]
fn machines_without_a_graph_are_not_spoken_of_as_networks() {
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
                for text in said(&replay) {
                    let found = NETWORK.iter().find(|word| text.to_lowercase().contains(*word));
                    assert_eq!(found, None, "{machine:?}, {algorithm:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn a_network_is_compared_with_another_one() {
    let replay = replay(&Settings::default());
    let said = sentence(&replay, Some(&Comparison { on: Topology::Mesh, efficiency: 0.5 }));
    assert!(said.contains("mesh") && said.contains("0.500"), "{said}");
}
