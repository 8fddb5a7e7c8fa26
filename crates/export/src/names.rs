//! The name of a file: what it holds, in characters that every system and shell accepts unquoted.

use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, MachineKind, Order, Settings, Switching, View,
};

/// "hyperfly-machine-binary-exchange-mesh-p64-n4096.svg": what is shown of it, and the run; defaults are left out.
pub fn name(what: &str, scenario: &Settings, ending: &str) -> String {
    let s = scenario;
    let mut parts = vec!["hyperfly".to_owned(), what.to_owned(), s.algorithm.id().to_owned()];
    let mut also = |said: bool, part: &str| {
        if said {
            parts.push(part.to_owned());
        }
    };
    also(s.algorithm == Algorithm::Transpose && s.dims > 2, &format!("dims{}", s.dims));
    also(s.order == Order::Ordered, "ordered");
    also(s.overlap, "overlap");
    also(s.counts("alltoall") && s.all_to_all != AllToAll::Paper, s.all_to_all.id());
    also(s.direction == Direction::Inverse, "inverse");
    also(s.radix != 2, &format!("radix{}", s.radix));
    match s.machine {
        _ if s.p == 1 => {}
        MachineKind::Network => {
            also(true, s.topology.id());
            also(s.switching != Switching::CutThrough, s.switching.id());
        }
        other => also(true, other.id()),
    }
    also(s.p > 1, &format!("p{}", s.p));
    also(true, &format!("n{}", s.n));
    let safe = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '-' | '.') { c } else { '-' };
    let whole = format!("{}.{ending}", parts.join("-"));
    whole.chars().map(safe).collect()
}

/// One or two views in a file's name: "machine", "machine-timeline".
pub fn views(views: &[View]) -> String {
    views.iter().map(|view| view.id()).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::Topology;

    #[test]
    fn a_name_says_what_the_file_holds() {
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
