//! Random scenarios, for comparing runs in a browser with native ones.

use hyperfly_core::limits::{self, Options};
use hyperfly_request::{Request, run};

/// Pseudo-random numbers of a seed (SplitMix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, most: u64) -> u64 {
        self.next() % most
    }

    fn of(&mut self, these: &[&'static str]) -> &'static str {
        these[self.below(these.len() as u64) as usize]
    }

    /// A time with many digits.
    fn time(&mut self, most: u64) -> f64 {
        self.below(most * 1000) as f64 / 997.0
    }
}

/// Draws the fragment of a scenario with every key that matters for a run, possible or not.
fn drawn(dice: &mut Dice) -> String {
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
    let p = dice.below(7);
    let n = (p + dice.below(11 - p)).max(1);
    let mut keys = vec![
        ("algorithm", dice.of(&algorithms).to_string()),
        ("topology", dice.of(&["hypercube", "mesh", "torus", "mesh3d", "complete"]).into()),
        ("switching", dice.of(&["store-and-forward", "cut-through", "wormhole"]).into()),
        ("machine", dice.of(&["network", "network", "logp", "bsp"]).into()),
        ("p", (1 << p).to_string()),
        ("n", (1 << n).to_string()),
        ("order", dice.of(&["unordered", "ordered"]).into()),
        ("overlap", dice.of(&["false", "false", "true"]).into()),
        ("alltoall", dice.of(&["paper", "pairwise", "shift", "naive"]).into()),
        ("radix", dice.of(&["2", "4"]).into()),
        ("twiddles", dice.of(&["stored", "computed"]).into()),
        ("io", dice.of(&["block", "cyclic"]).into()),
        ("balanced", dice.of(&["false", "true"]).into()),
        ("blocking", dice.of(&["none", "none", "16"]).into()),
        ("direction", dice.of(&["forward", "inverse"]).into()),
        ("signal", dice.of(&signals).into()),
        ("seed", dice.next().to_string()),
        ("dims", (2 + dice.below(2)).to_string()),
        ("width", (1 + dice.below(3)).to_string()),
        ("tc", (0.25 + dice.time(3)).to_string()),
    ];
    for (key, most) in
        [("ts", 80), ("th", 3), ("tw", 5), ("L", 20), ("g", 8), ("o", 4), ("l-sync", 900), ("tt", 3)]
    {
        keys.push((key, dice.time(most).to_string()));
    }
    keys.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&")
}

/// Draws the first `count` scenarios of a seed that have a run: fragment, request and trace hash of the native run.
pub fn scenarios(seed: u64, count: usize) -> Vec<(String, Request, String)> {
    let mut dice = Dice(seed);
    let options = || Options { data: true, trace: true, memory: limits::MEMORY_PAGE };
    let possible = std::iter::repeat_with(move || drawn(&mut dice)).filter_map(|fragment| {
        let request = Request::from_fragment(&fragment).0.ok()?;
        request.settings.check_run(true).ok()?;
        // Without a run where messages deadlock.
        let report = run(&request.settings, None, options()).ok()?.report;
        Some((fragment, request, format!("{:016x}", report.trace_hash)))
    });
    possible.take(count).collect()
}
