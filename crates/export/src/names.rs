//! File names, in characters that every system and shell accepts unquoted.

use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, MachineKind, Order, Settings, Switching, View,
};

/// Names a file after its content and its run, without default settings:
/// "hyperfly-machine-binary-exchange-mesh-p64-n4096.svg".
pub fn name(content: &str, scenario: &Settings, ending: &str) -> String {
    let s = scenario;
    let mut parts = vec!["hyperfly".to_owned(), content.to_owned(), s.algorithm.id().to_owned()];
    let mut add_if = |condition: bool, part: &str| {
        if condition {
            parts.push(part.to_owned());
        }
    };
    add_if(s.algorithm == Algorithm::Transpose && s.dims > 2, &format!("dims{}", s.dims));
    add_if(s.order == Order::Ordered, "ordered");
    add_if(s.overlap, "overlap");
    add_if(s.is_relevant("alltoall") && s.all_to_all != AllToAll::Paper, s.all_to_all.id());
    add_if(s.direction == Direction::Inverse, "inverse");
    add_if(s.radix != 2, &format!("radix{}", s.radix));
    match s.machine {
        _ if s.p == 1 => {}
        MachineKind::Network => {
            add_if(true, s.topology.id());
            add_if(s.switching != Switching::CutThrough, s.switching.id());
        }
        topology => add_if(true, topology.id()),
    }
    add_if(s.p > 1, &format!("p{}", s.p));
    add_if(true, &format!("n{}", s.n));
    let to_safe_char = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '-' | '.') { c } else { '-' };
    let name = format!("{}.{ending}", parts.join("-"));
    name.chars().map(to_safe_char).collect()
}

/// Joins views for a file name: "machine", "machine-timeline".
pub fn views(views: &[View]) -> String {
    views.iter().map(|view| view.id()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::Topology;

    #[test]
    fn name_contains_view_formulation_machine_and_size() {
        let mesh = Settings { topology: Topology::Mesh, p: 64, n: 4096, ..Settings::default() };
        assert_eq!(name("machine", &mesh, "svg"), "hyperfly-machine-binary-exchange-mesh-p64-n4096.svg");
        let pair = views(&[View::Machine, View::Timeline]);
        assert_eq!(
            name(&pair, &Settings { order: Order::Ordered, ..mesh.clone() }, "2x.png"),
            "hyperfly-machine-timeline-binary-exchange-ordered-mesh-p64-n4096.2x.png"
        );
        let logp = Settings { machine: MachineKind::LogP, ..mesh };
        assert_eq!(name("trace", &logp, "json"), "hyperfly-trace-binary-exchange-logp-p64-n4096.json");
        let serial = Settings { algorithm: Algorithm::Serial, p: 1, ..Settings::default() };
        assert_eq!(name("../a b", &serial, "csv"), "hyperfly-..-a-b-serial-n1024.csv");
    }
}
