//! The guided start: the order of its steps, and when a page opened without a request begins it.

use crate::state::history::ParsedAddress;
use hyperfly_request::{Choice, Race, key, repair_fragment};

/// Keys that say nothing about the run of a step: how its time passes, and whether it is presented.
const PLAYBACK_KEYS: [&str; 7] = ["t", "play", "speed", "pace", "window", "loop", "present"];

/// Returns the step after this one.
pub fn next_step(step: Race) -> Race {
    match step {
        Race::Machines => Race::Points,
        Race::Points => Race::Wires,
        Race::Wires => Race::Isoefficiency,
        Race::Isoefficiency => Race::Landscape,
        Race::Landscape => Race::Values,
        Race::Values | Race::None => Race::None,
    }
}

/// Returns the step before this one; `None` for the first.
pub fn previous_step(step: Race) -> Option<Race> {
    Race::ALL.iter().copied().find(|before| *before != Race::None && next_step(*before) == step)
}

/// Shows a step of the guided start if the address asks for no run and has no problems: the step that it names, or the first, at the
/// address's time and pace. Any other address of a step states the whole run; keys that it lacks have their defaults. This completes its
/// two machines.
pub fn begin_unless_requested(asked: &mut ParsedAddress, fragment: &str) {
    let (fragment, _) = repair_fragment(fragment);
    let keys = fragment.split('&').filter_map(|pair| pair.split('=').next());
    let names_step = keys.clone().any(|key| key == "race");
    let has_no_request = keys.clone().all(|key| {
        names_step && PLAYBACK_KEYS.contains(&key) || ["", "v", "lang", "theme", "race"].contains(&key)
    });
    // `race=none` asks for the explorer.
    let has_no_request = has_no_request && !fragment.split('&').any(|pair| pair == "race=none");
    if has_no_request && asked.problems.is_empty() {
        let step = match asked.request.look.race {
            Race::None => Race::Machines,
            step => step,
        };
        let mut request = step.request(&asked.request.look);
        for name in keys.filter(|name| PLAYBACK_KEYS.contains(name)) {
            if let (Some(key), Some(value)) = (key(name), asked.request.value(name)) {
                // The value is one that the address had, so it can be read.
                let _ = key.read(&mut request, &value);
            }
        }
        asked.request = request;
        asked.says_play = true;
    }
    asked.request.complete_race();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::history::read;
    use hyperfly_request::{Pace, Request, Topology, View};

    fn opened(fragment: &str) -> Request {
        let mut asked = read(fragment, false);
        begin_unless_requested(&mut asked, fragment);
        asked.request
    }

    #[test]
    fn address_without_run_begins_guided_start() {
        for fragment in ["", "#", "#lang=de", "#v=1&theme=dark"] {
            let request = opened(fragment);
            assert_eq!(
                (request.look.race, request.settings.p, request.look.play),
                (Race::Machines, 64, false)
            );
            let right = request.comparison().expect("a mesh");
            assert_eq!(right.settings.topology.id(), "mesh", "{fragment}");
        }
        assert_eq!(opened("#lang=de").look.lang.id(), "de");
    }

    #[test]
    fn address_with_only_a_step_shows_its_run_and_view() {
        for step in [Race::Points, Race::Wires, Race::Isoefficiency, Race::Landscape, Race::Values] {
            let request = opened(&format!("race={}&lang=de", step.id()));
            assert_eq!(request, step.request(&request.look));
            assert_eq!(request.look.lang.id(), "de");
        }
        assert_eq!(opened("race=points").settings.p, 1024);
        let values = opened("race=values&play=true");
        assert_eq!((values.settings.p, values.look.play), (4, true));
        // Time and pace do not change the run.
        let values = opened("race=values&t=30&speed=2&pace=machine");
        assert_eq!((values.settings.p, values.settings.n, values.look.t), (4, 16, 30.0));
        assert_eq!((values.look.speed, values.look.pace), (2.0, Pace::Machine));
        // Keys of the run state all of it.
        let values = opened("race=values&n=64&t=30");
        assert_eq!((values.settings.p, values.settings.n), (16, 64));
        // An address with a run but without a view gets the view of the step.
        assert_eq!(opened("race=values&p=16&n=64").look.view, Some(View::Butterfly));
    }

    #[test]
    fn address_of_race_has_hypercube_and_mesh() {
        for fragment in
            ["race=machines", "race=machines&p=16&topology=mesh", "race=wires&beside=topology:torus,width:8"]
        {
            let request = opened(fragment);
            let mesh = request.comparison().expect("a mesh");
            assert_eq!(
                [request.settings.topology, mesh.settings.topology],
                [Topology::Hypercube, Topology::Mesh],
                "{fragment}"
            );
        }
        assert_eq!(opened("race=machines&p=16").settings.p, 16);
        let wide = opened("race=wires&beside=width:8").comparison().expect("a mesh");
        assert_eq!(wide.settings.width.on(1024), 8.0);
    }

    #[test]
    fn address_with_request_stays_unchanged() {
        for fragment in [
            "#p=16",
            "#t=10",
            "#play=false",
            "#view=machine",
            "#tour=mesh",
            "#lang=de&n=64",
            "#theme=pink",
            "#v=2",
            "#race=none",
        ] {
            assert_eq!(opened(fragment), read(fragment, false).request, "{fragment}");
        }
    }

    #[test]
    fn guided_start_ends_in_explorer() {
        let mut step = Race::Machines;
        let steps: Vec<Race> = std::iter::from_fn(|| {
            step = next_step(step);
            (step != Race::None).then_some(step)
        })
        .collect();
        let expected = [Race::Points, Race::Wires, Race::Isoefficiency, Race::Landscape, Race::Values];
        assert_eq!(steps, expected);
        assert_eq!(previous_step(Race::Machines), None);
        assert!(expected.iter().all(|step| previous_step(*step).map(next_step) == Some(*step)));
    }
}
