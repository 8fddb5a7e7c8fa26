//! Trace hashes of recorded scenarios, equal on every platform.
//!
//! The list is `tests/golden/trace_hashes.txt`, with one `fragment hash` per line; the browser runs the
//! same list (`web/tests/wasm/conformance.rs`). If a change of the runs is intended, copy the new list from
//! the failure message.

use hyperfly_core::limits::Options;
use hyperfly_request::{Request, run};

const LIST: &str = include_str!("../../../../tests/golden/trace_hashes.txt");

#[test]
fn trace_hashes_match_the_list() {
    let mut found = String::new();
    for line in LIST.lines() {
        let (fragment, _) = line.split_once(' ').expect("a fragment and a hash");
        let request = Request::from_fragment(fragment).0.expect(fragment);
        let run = run(&request.settings, None, Options::default()).expect(fragment);
        found += &format!("{fragment} {:016x}\n", run.report.trace_hash);
    }
    assert!(found == LIST, "the hashes are now:\n{found}");
}

#[test]
fn list_covers_every_algorithm_machine_topology_and_switching() {
    use hyperfly_request::{Algorithm, Choice, MachineKind, Switching, Topology};
    let scenarios: Vec<_> = LIST
        .lines()
        .map(|line| Request::from_fragment(line.split(' ').next().unwrap()).0.expect(line).settings)
        .collect();
    for algorithm in Algorithm::BUILT_IN {
        let on = |machine| scenarios.iter().any(|s| s.algorithm == *algorithm && s.machine == machine);
        let serial = *algorithm == Algorithm::Serial;
        assert!(
            on(MachineKind::Network) && (serial || on(MachineKind::LogP) && on(MachineKind::Bsp)),
            "{algorithm:?}"
        );
    }
    assert!(Topology::ALL.iter().all(|t| scenarios.iter().any(|s| s.topology == *t)));
    assert!(Switching::ALL.iter().all(|w| scenarios.iter().any(|s| s.switching == *w)));
}
