//! A processor's time, stretch by stretch, on a machine on which nobody tells a sender that its message was delivered.

use hyperfly_core::trace::Activity::{self, Compute, Idle, Startup, Transfer};
use hyperfly_core::trace::Trace;
use hyperfly_request::Settings;

/// Two processors exchange a word. The second begins later, and the first one's message takes long: the second waits for it, the
/// first only for what it gets itself.
#[test]
fn an_exchange_waits_for_the_partners_message_alone() {
    let plan = Settings { p: 2, n: 2, ..Settings::default() }.scenario().plan();
    assert_eq!(plan.program(0).len(), 2, "an exchange, and what is computed of it");
    let trace = Trace {
        t_parallel: 22.0,
        first: vec![0, 2, 4],
        start: vec![0.0, 7.0, 2.0, 21.0],
        begun: vec![0.0, 0.0, 2.0, 0.0],
        injected: vec![1.0, 0.0, 3.0, 0.0],
        delivered: vec![20.0, 8.0, 6.0, 22.0],
        unacknowledged: true,
        arrived: vec![6.0, 8.0, 20.0, 22.0],
        source: vec![2, u32::MAX, 0, u32::MAX],
        unhindered_hop: vec![0.0; 4],
        unhindered_transfer: vec![19.0, 0.0, 3.0, 0.0],
        finish: vec![8.0, 22.0],
        ..Trace::default()
    };
    let segments = |q| {
        let mut all: Vec<(Activity, f64, f64)> = Vec::new();
        trace.segments(&plan, q, |segment| all.push((segment.activity, segment.start, segment.end)));
        all
    };
    // It hears nothing between its own message and its partner's, and then takes that out of the network.
    let first = [
        (Startup, 0.0, 1.0),
        (Idle, 1.0, 2.0),
        (Startup, 2.0, 3.0),
        (Transfer, 3.0, 6.0),
        (Startup, 6.0, 7.0),
        (Compute, 7.0, 8.0),
        (Idle, 8.0, 22.0),
    ];
    assert_eq!(segments(0), first);
    // It begins late. What it waits for was on its way before it had sent its own.
    let second = [
        (Idle, 0.0, 2.0),
        (Startup, 2.0, 3.0),
        (Transfer, 3.0, 20.0),
        (Startup, 20.0, 21.0),
        (Compute, 21.0, 22.0),
    ];
    assert_eq!(segments(1), second);
}
