//! One run, bit for bit, natively and in the browser: the hash of the trace, of 200 scenarios drawn by a seed.

use hyperfly_core::limits::{self, Options};
use hyperfly_request::{Request, run};
use hyperfly_tests::notes::Notes;
use serde_json::json;

/// Numbers by a seed (SplitMix64), the same on every machine.
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

    /// A time that no sum of few digits makes.
    fn time(&mut self, most: u64) -> f64 {
        self.below(most * 1000) as f64 / 997.0
    }
}

/// A scenario with all keys that matter for a run, possible or not.
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

/// The first so many of a seed that can be run, each with the hash of its native run.
fn scenarios(seed: u64, count: usize) -> Vec<(String, Request, String)> {
    let mut dice = Dice(seed);
    let options = || Options { data: true, trace: true, memory: limits::MEMORY_PAGE };
    let possible = std::iter::repeat_with(move || drawn(&mut dice)).filter_map(|fragment| {
        let request = Request::from_fragment(&fragment).0.ok()?;
        request.settings.check_run(true).ok()?;
        // Messages may wait for each other in a circle; then there is no run.
        let report = run(&request.settings, None, options()).ok()?.report;
        Some((fragment, request, format!("{:016x}", report.trace_hash)))
    });
    possible.take(count).collect()
}

#[tokio::test]
async fn of_200_random_scenarios_are_the_native_ones() {
    let drawn = scenarios(1993, 200);
    let kinds: std::collections::BTreeSet<String> = drawn
        .iter()
        .map(|(_, request, _)| format!("{:?} {:?}", request.settings.algorithm, request.settings.machine))
        .collect();
    assert!(kinds.len() >= 12, "of few kinds: {kinds:?}");

    let host = Notes::with("view=machine&play=false&p=2&n=8", 600, 500, "").await;
    let fragments: Vec<&String> = drawn.iter().map(|(fragment, ..)| fragment).collect();
    // One after the other, each when the one before is shown.
    let asked = format!(
        "(async () => {{
            const answers = [];
            for (const [id, request] of {}.entries()) {{
                const answer = new Promise((done) => addEventListener('message', function hear({{ data }}) {{
                    if (data.id !== id || data.type !== 'state' && data.type !== 'error') return;
                    removeEventListener('message', hear);
                    done(data.run?.trace_hash ?? data.message);
                }}));
                frames_[0].contentWindow.postMessage({{ hyperfly: 1, type: 'set', id, request }}, '*');
                answers.push(await answer);
            }}
            return answers;
        }})()",
        json!(fragments)
    );
    let answers = host.eval(&asked).await;
    let different: Vec<String> = drawn
        .iter()
        .zip(answers.as_array().into_iter().flatten())
        .filter(|((.., native), answer)| *answer != native)
        .map(|((fragment, _, native), answer)| format!("{fragment}: {answer}, natively {native}"))
        .collect();
    assert_eq!(answers.as_array().map(Vec::len), Some(drawn.len()));
    assert_eq!(different, Vec::<String>::new());
    host.assert_quiet().await;
}
