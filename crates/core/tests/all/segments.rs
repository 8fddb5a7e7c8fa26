//! Segments of a processor's time on a machine without acknowledgement of delivery.

use hyperfly_core::trace::Activity::{self, Compute, Idle, Startup, Transfer};
use hyperfly_core::trace::Trace;
use hyperfly_request::Settings;

/// Two processors exchange a word. The second begins later, and the first one's message takes longer, so
/// the second waits longer.
#[test]
fn unacknowledged_exchange_waits_only_for_partner() {
    let plan = Settings { p: 2, n: 2, ..Settings::default() }.scenario().plan();
    assert_eq!(plan.rank_steps(0).len(), 2, "an exchange, and what is computed of it");
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
    // Idle between its own message and its partner's; then it receives that message.
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
    // The processor begins late. The message it waits for was in flight before it sent its own.
    let second = [
        (Idle, 0.0, 2.0),
        (Startup, 2.0, 3.0),
        (Transfer, 3.0, 20.0),
        (Startup, 20.0, 21.0),
        (Compute, 21.0, 22.0),
    ];
    assert_eq!(segments(1), second);
}
