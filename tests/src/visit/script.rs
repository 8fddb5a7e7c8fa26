//! Script of a visit: a seed determines a list of inputs and faults, the same natively and in a browser.

use super::random::RandomValues;
use fastrand::Rng;

/// Input of the reader, or event of the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// Sets a control.
    Set(&'static str, String),
    /// Drags a slider over these values and releases it.
    Drag(&'static str, Vec<String>),
    /// Sets a control of the comparison run.
    SetComparisonKey(&'static str, String),
    /// Sets or ends the comparison.
    SetComparison(String),
    /// Swaps baseline and comparison.
    Swap,
    /// Resets a key of the comparison to the baseline's value.
    ResetComparisonKey(&'static str),
    /// Shows a single view, or all.
    View(Option<&'static str>),
    /// Shows another curve.
    Curve(&'static str),
    /// Sets the efficiency that isoefficiency keeps.
    SetTargetEfficiency(f64),
    /// Starts or pauses playback.
    Play(bool),
    /// Sets the playback speed.
    Speed(f64),
    /// Moves the cursor to a fraction of the run.
    Seek(f64),
    /// Hovers over an item, chosen by index.
    HoverItem(usize),
    /// Clicks an item, chosen by index.
    ClickItem(usize),
    Theme(&'static str),
    /// Loads own samples: their count and seed.
    LoadSamples(usize, u64),
    /// Opens or closes an entry of the papers.
    Paper(&'static str),
    /// Opens or closes a lesson.
    Tour(&'static str),
    /// A step of the opening race.
    Race(&'static str),
    /// Starts or ends presentation mode.
    Present(bool),
    /// Opens or closes help.
    Help(bool),
    /// Opens or closes the share dialog.
    Share(bool),
    /// Opens or closes the controls on a small screen.
    ToggleRail(bool),
    /// Cancels the request in flight.
    Cancel,
    EnterAddress(String),
    /// Goes back (false) or forward (true) in the history.
    GoThroughHistory(bool),
    /// Resizes the window.
    Resize(u32, u32),
    /// Hides or shows the page.
    Hide(bool),
    Fault(Fault),
}

/// Injected fault. Times are in milliseconds.
#[derive(Debug, Clone, PartialEq)]
pub enum Fault {
    /// A worker, chosen by index, ends without a message.
    KillWorker(usize),
    Panic(usize),
    /// A worker processes no messages for a time.
    HangWorker(usize, f64),
    /// Workers cannot be created for a time.
    RefuseWorkers(f64),
    /// New workers never report that they are ready, for a time.
    NeverReady(f64),
    /// New workers start with a delay, for a time, as with slow downloads.
    SlowStart(f64, f64),
    /// Worker scripts cannot be loaded for a time.
    ScriptUnavailable(f64),
    /// Runs with data run out of memory for a time.
    OutOfMemory(f64),
    /// Replies are delayed, for a time.
    DelayReplies(f64, f64),
    /// A number of replies are lost.
    LoseReplies(u32),
    /// A number of replies are duplicated.
    DuplicateReplies(u32),
    /// The machine is suspended.
    SuspendMachine(f64),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Visit {
    pub seed: u64,
    /// Initial fragment of the address.
    pub fragment: String,
    /// Steps with their delays after the previous step, in milliseconds.
    pub steps: Vec<(f64, Step)>,
}

const ALGORITHMS: &[&str] = &[
    "serial",
    "binary-exchange",
    "transpose",
    "two-dimensional",
    "two-dimensional-rows",
    "group-cyclic",
    "cyclic-to-blocked",
    "output-driven",
];
const TOPOLOGIES: &[&str] = &["hypercube", "mesh", "torus", "mesh3d", "complete"];
const SWITCHING: &[&str] = &["store-and-forward", "cut-through", "wormhole"];
const MACHINES: &[&str] = &["network", "network", "logp", "bsp"];
const PRESETS: &[&str] = &["none", "ncube1", "t3e", "ethernet-100g", "gpu-node"];
const SIGNALS: &[&str] = &["impulse", "sine", "two-tone", "chirp", "square", "noise"];
/// Includes impossible and malformed values.
const PROCESSORS: &[&str] = &["1", "2", "4", "4", "8", "8", "16", "16", "32", "3", "x", ""];
const SIZES: &[&str] = &["2", "8", "16", "16", "32", "64", "64", "128", "256", "12", "-1"];
const TIMES: &[&str] = &["0", "1", "10", "0.5", "1e-7", "100", "-3", "x"];
const VIEWS: &[&str] = &[
    "machine",
    "butterfly",
    "timeline",
    "breakdown",
    "why",
    "distribution",
    "schedule",
    "spectrum",
    "table",
];
const IMPOSSIBLE: &str =
    "algorithm=transpose&p=65536&n=4294967296&switching=cut-through&alltoall=naive&view=machine";
const CURVES: &[&str] = &["efficiency", "speedup", "isoefficiency"];

impl Visit {
    /// Generates the visit of a seed.
    pub fn from_seed(seed: u64) -> Visit {
        let mut rng = Rng::with_seed(seed);
        let fragment = random_address(&mut rng);
        let count = 20 + rng.usize(..120);
        // Curves take about a hundred runs, so only some visits show them.
        let curves = rng.percent(5);
        // A third of the visits has no faults.
        let faults = if rng.percent(33) { 0 } else { 2 + rng.usize(..12) };
        let mut steps = Vec::new();
        for _ in 0..count {
            let delay = match rng.usize(..10) {
                0..4 => rng.between(0.0, 30.0),
                4..8 => rng.between(30.0, 400.0),
                8 => rng.between(400.0, 3000.0),
                _ => rng.between(3000.0, 20_000.0),
            };
            let step = if rng.percent(faults) {
                Step::Fault(random_fault(&mut rng))
            } else {
                random_input(&mut rng, curves)
            };
            steps.push((delay, step));
        }
        Visit { seed, fragment, steps }
    }
}

fn random_choice(rng: &mut Rng, choices: &[&str]) -> String {
    rng.pick(choices).to_owned()
}

/// Returns a random address: usually a small run, sometimes the default page or an invalid value.
fn random_address(rng: &mut Rng) -> String {
    match rng.usize(..20) {
        0 => String::new(),
        1 => "p=12&n=64&topology=mesh".to_owned(),
        // A run without data, and one that only the worker can refuse for its memory.
        2 => rng.pick(&["p=4&n=4294967296&view=machine", IMPOSSIBLE]).to_owned(),
        3 => "p=4&n=16&wrong=1&view=timeline".to_owned(),
        _ => {
            let (p, n) = (rng.pick(&[1, 2, 4, 8, 16]), rng.pick(&[16, 32, 64, 128]));
            let (topology, switching) = (rng.pick(TOPOLOGIES), rng.pick(SWITCHING));
            let view = rng.pick(VIEWS);
            let mut fragment = format!("p={p}&n={n}&topology={topology}&switching={switching}&view={view}");
            if rng.percent(20) {
                fragment += &format!("&beside=topology:{}", rng.pick(TOPOLOGIES));
            }
            if rng.percent(30) {
                fragment += "&play=true";
            }
            fragment
        }
    }
}

/// Returns a random key of a run, with a value.
fn random_setting(rng: &mut Rng) -> (&'static str, String) {
    match rng.usize(..17) {
        0..3 => ("p", random_choice(rng, PROCESSORS)),
        3..6 => ("n", random_choice(rng, SIZES)),
        6 => ("algorithm", random_choice(rng, ALGORITHMS)),
        7 => ("topology", random_choice(rng, TOPOLOGIES)),
        8 => ("switching", random_choice(rng, SWITCHING)),
        9 => ("machine", random_choice(rng, MACHINES)),
        10 => (rng.pick(&["ts", "tw", "th", "tc"]), random_choice(rng, TIMES)),
        11 => (rng.pick(&["L", "g", "o", "G", "l-sync"]), random_choice(rng, TIMES)),
        12 => ("order", random_choice(rng, &["unordered", "ordered", "other"])),
        13 => (rng.pick(&["overlap", "balanced"]), random_choice(rng, &["true", "false"])),
        14 => ("radix", random_choice(rng, &["2", "4", "3"])),
        15 => ("preset", random_choice(rng, PRESETS)),
        _ => ("signal", random_choice(rng, SIGNALS)),
    }
}

fn random_input(rng: &mut Rng, curves: bool) -> Step {
    match rng.usize(..100) {
        0..26 => {
            let (field, value) = random_setting(rng);
            Step::Set(field, value)
        }
        26..34 => {
            let field = rng.pick(&["p", "n", "ts", "tw"]);
            let values: &[&str] = match field {
                "p" => &["1", "2", "4", "8", "16", "32"],
                "n" => &["16", "32", "64", "128", "256"],
                _ => &["0", "1", "2", "5", "10", "20", "50"],
            };
            let count = 2 + rng.usize(..12);
            Step::Drag(field, (0..count).map(|_| random_choice(rng, values)).collect())
        }
        34..38 => Step::SetComparison(match rng.usize(..4) {
            0 => "none".to_owned(),
            1 => format!("switching:{}", rng.pick(SWITCHING)),
            2 => format!("p:{}", rng.pick(&["2", "4", "8", "64", "3"])),
            _ => format!("topology:{}", rng.pick(TOPOLOGIES)),
        }),
        38..42 => {
            let (field, value) = random_setting(rng);
            Step::SetComparisonKey(field, value)
        }
        42 => Step::Swap,
        43 => Step::ResetComparisonKey(rng.pick(&["topology", "p", "switching"])),
        44..48 if curves => match rng.usize(..3) {
            0 => Step::View(None),
            1 => Step::SetTargetEfficiency(rng.between(0.05, 0.95)),
            _ => Step::Curve(rng.pick(CURVES)),
        },
        44..50 => Step::View(Some(rng.pick(VIEWS))),
        50..56 => Step::Play(rng.percent(60)),
        56 => Step::Speed(rng.pick(&[0.1, 0.5, 1.0, 4.0, 100.0])),
        57..62 => Step::Seek(rng.f64()),
        62..74 => Step::HoverItem(rng.usize(..200)),
        74..77 => Step::ClickItem(rng.usize(..200)),
        77 => Step::Theme(rng.pick(&["auto", "light", "dark", "projector"])),
        78 => Step::LoadSamples(rng.pick(&[4, 16, 16, 64]), rng.u64(..)),
        79 => Step::Paper(rng.pick(&["", "all", "gk-fig3"])),
        80 => Step::Tour(rng.pick(&["", "all", "mesh"])),
        81 => Step::Race(rng.pick(&[
            "none",
            "machines",
            "points",
            "wires",
            "isoefficiency",
            "landscape",
            "values",
        ])),
        82 => Step::Present(rng.percent(50)),
        83 => Step::Help(rng.percent(50)),
        84 => Step::Share(rng.percent(50)),
        85 => Step::ToggleRail(rng.percent(50)),
        86 => Step::Cancel,
        87..89 => Step::EnterAddress(random_address(rng)),
        89..95 => Step::GoThroughHistory(rng.percent(35)),
        95..98 => Step::Resize(320 + rng.u32(..1200), 300 + rng.u32(..700)),
        _ => Step::Hide(rng.percent(50)),
    }
}

fn random_fault(rng: &mut Rng) -> Fault {
    let duration = rng.between(50.0, 6000.0);
    match rng.usize(..18) {
        0..3 => Fault::KillWorker(rng.usize(..3)),
        3..5 => Fault::Panic(rng.usize(..3)),
        5..7 => Fault::HangWorker(rng.usize(..3), rng.between(100.0, 40_000.0)),
        7 => Fault::RefuseWorkers(duration),
        8 => Fault::NeverReady(duration),
        9 => Fault::ScriptUnavailable(duration),
        10 => Fault::OutOfMemory(duration),
        11..13 => Fault::DelayReplies(rng.between(10.0, 4000.0), duration),
        13 => Fault::LoseReplies(1 + rng.u32(..3)),
        14 => Fault::DuplicateReplies(1 + rng.u32(..3)),
        15..17 => Fault::SlowStart(rng.between(500.0, 8000.0), duration),
        _ => Fault::SuspendMachine(rng.between(1000.0, 3_600_000.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visit_is_determined_by_its_seed() {
        assert_eq!(Visit::from_seed(7), Visit::from_seed(7));
        assert_ne!(Visit::from_seed(7).steps, Visit::from_seed(8).steps);
    }

    /// Every kind of step and fault occurs in the first visits.
    #[test]
    fn visits_cover_all_kinds_of_steps_and_faults() {
        let kind = |step: &Step| {
            let debug_text = format!("{step:?}");
            let name = |text: &str| text.split(['(', ' ']).next().unwrap_or_default().to_owned();
            debug_text
                .strip_prefix("Fault(")
                .map_or_else(|| name(&debug_text), |rest| format!("Fault {}", name(rest)))
        };
        let kinds: std::collections::BTreeSet<String> =
            (0..200).flat_map(|seed| Visit::from_seed(seed).steps).map(|(_, step)| kind(&step)).collect();
        assert_eq!(kinds.len(), 28 + 12, "{kinds:?}");
    }
}
