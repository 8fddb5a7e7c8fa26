//! Random scenarios, for comparing runs in a browser with native ones.

use crate::visit::random::RandomValues;
use fastrand::Rng;
use hyperfly_core::limits::{self, Options};
use hyperfly_request::{Request, run};

/// Draws a time with many digits, below `limit`.
fn time(rng: &mut Rng, limit: u64) -> f64 {
    rng.u64(..limit * 1000) as f64 / 997.0
}

/// Draws the fragment of a scenario with every key that affects a run; it may be impossible.
fn draw_fragment(rng: &mut Rng) -> String {
    let algorithms = [
        "serial",
        "binary-exchange",
        "transpose",
        "two-dimensional",
        "two-dimensional-rows",
        "group-cyclic",
        "cyclic-to-blocked",
        "output-driven",
    ];
    let signals = ["impulse", "sine", "two-tone", "chirp", "square", "noise"];
    let p = rng.u64(..7);
    let n = (p + rng.u64(..11 - p)).max(1);
    let mut keys = vec![
        ("algorithm", rng.pick(&algorithms).to_string()),
        (
            "topology",
            rng.pick(&["hypercube", "mesh", "torus", "mesh3d", "complete", "fat-tree", "dragonfly"]).into(),
        ),
        ("switching", rng.pick(&["store-and-forward", "cut-through", "wormhole"]).into()),
        ("machine", rng.pick(&["network", "network", "logp", "bsp"]).into()),
        ("p", (1 << p).to_string()),
        ("n", (1 << n).to_string()),
        ("order", rng.pick(&["unordered", "ordered"]).into()),
        ("overlap", rng.pick(&["false", "false", "true"]).into()),
        ("alltoall", rng.pick(&["paper", "pairwise", "shift", "naive"]).into()),
        ("radix", rng.pick(&["2", "4"]).into()),
        ("twiddles", rng.pick(&["stored", "computed"]).into()),
        ("io", rng.pick(&["block", "cyclic"]).into()),
        ("balanced", rng.pick(&["false", "true"]).into()),
        ("vc", rng.pick(&["1", "2"]).into()),
        ("capacity", rng.pick(&["false", "false", "true"]).into()),
        ("G", rng.pick(&["none", "none", "0.5"]).into()),
        ("blocking", rng.pick(&["none", "none", "16"]).into()),
        ("direction", rng.pick(&["forward", "inverse"]).into()),
        ("signal", rng.pick(&signals).into()),
        ("seed", rng.u64(..).to_string()),
        ("dims", (2 + rng.u64(..2)).to_string()),
        ("width", (1 + rng.u64(..3)).to_string()),
        ("arity", (2 << rng.u64(..3)).to_string()),
        ("taper", (1 + rng.u64(..3)).to_string()),
        ("route", rng.pick(&["minimal", "valiant"]).into()),
        ("tc", (0.25 + time(rng, 3)).to_string()),
    ];
    for (key, max) in
        [("ts", 80), ("th", 3), ("tw", 5), ("L", 20), ("g", 8), ("o", 4), ("l-sync", 900), ("tt", 3)]
    {
        keys.push((key, time(rng, max).to_string()));
    }
    keys.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&")
}

/// Draws the first `count` scenarios of a seed that have a run: fragment, request and trace hash of the native run.
pub fn scenarios(seed: u64, count: usize) -> Vec<(String, Request, String)> {
    let mut rng = Rng::with_seed(seed);
    let options = || Options { data: true, trace: true, memory: limits::MEMORY_PAGE };
    let possible_fragments = std::iter::repeat_with(move || draw_fragment(&mut rng)).filter_map(|fragment| {
        let request = Request::from_fragment(&fragment).0.ok()?;
        request.settings.check_run(true).ok()?;
        // Scenarios that deadlock have no run.
        let report = run(&request.settings, None, options()).ok()?.report;
        Some((fragment, request, format!("{:016x}", report.trace_hash)))
    });
    possible_fragments.take(count).collect()
}
