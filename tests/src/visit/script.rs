//! What happens in a visit: one seed is one list of what the reader does and what goes wrong, the same natively and in a browser.

use super::random::RandomValues;
use fastrand::Rng;

/// What the reader does, or what happens to the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// Sets a control.
    Set(&'static str, String),
    /// Drags a slider over these values, and lets go.
    Drag(&'static str, Vec<String>),
    /// Sets a control of the right side of the comparison.
    Right(&'static str, String),
    /// Compares with this, or no longer.
    Beside(String),
    /// The sides change places.
    Swap,
    /// The right side takes a key from the left one.
    AsLeft(&'static str),
    /// Shows one view alone, or all.
    View(Option<&'static str>),
    /// Shows another curve.
    Curve(&'static str),
    /// Isoefficiency keeps this efficiency.
    Keep(f64),
    /// Starts or stops the time.
    Play(bool),
    /// Plays so fast.
    Speed(f64),
    /// Moves the cursor to a part of the run.
    Seek(f64),
    /// Points at something: the so-manyth thing there is.
    Point(usize),
    /// Clicks something.
    Pick(usize),
    /// Other colours.
    Theme(&'static str),
    /// The reader's own samples: so many, of a seed.
    Own(usize, u64),
    /// An entry of the papers, or none.
    Paper(&'static str),
    /// A lesson, or none.
    Tour(&'static str),
    /// A step of a newcomer's way.
    Race(&'static str),
    /// Presents, or no longer.
    Present(bool),
    /// Opens or closes help, the share dialog, the rail.
    Help(bool),
    /// The share dialog.
    Share(bool),
    /// The controls on a small screen.
    Rail(bool),
    /// Drops what is in flight.
    Cancel,
    /// Types an address.
    Go(String),
    /// Back in the history, or forward.
    Travel(bool),
    /// The window has another size.
    Resize(u32, u32),
    /// The page is hidden, or seen again.
    Hide(bool),
    /// Something goes wrong.
    Fault(Fault),
}

/// What goes wrong. Times are in milliseconds.
#[derive(Debug, Clone, PartialEq)]
pub enum Fault {
    /// A worker ends without a word: which of those there are.
    Kill(usize),
    /// A worker panics.
    Panic(usize),
    /// A worker hears nothing for a time.
    Hang(usize, f64),
    /// No worker can be made for a time.
    NoWorkers(f64),
    /// What is started never says that it listens.
    Deaf(f64),
    /// What is started begins to listen so much later, for a time: its files come slowly.
    Slow(f64, f64),
    /// The script of a worker cannot be loaded.
    Broken(f64),
    /// A worker that is to run with data finds no memory.
    OutOfMemory(f64),
    /// Answers come so much later, for a time.
    Late(f64, f64),
    /// So many answers are lost.
    Lost(u32),
    /// So many answers come twice.
    Twice(u32),
    /// The machine sleeps.
    Asleep(f64),
}

/// A visit.
#[derive(Debug, Clone, PartialEq)]
pub struct Visit {
    /// Its seed.
    pub seed: u64,
    /// What stands behind `#` when it begins.
    pub fragment: String,
    /// What happens, each so many milliseconds after what was before.
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
/// What is impossible or malformed is among them.
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
    /// That of a seed.
    pub fn of(seed: u64) -> Visit {
        let mut rng = Rng::with_seed(seed);
        let fragment = address(&mut rng);
        let count = 20 + rng.usize(..120);
        // Curves are a hundred runs for whoever sees them: in some visits.
        let curves = rng.percent(5);
        // A third of the visits is without a fault.
        let faults = if rng.percent(33) { 0 } else { 2 + rng.usize(..12) };
        let mut steps = Vec::new();
        for _ in 0..count {
            let wait = match rng.usize(..10) {
                0..4 => rng.between(0.0, 30.0),
                4..8 => rng.between(30.0, 400.0),
                8 => rng.between(400.0, 3000.0),
                _ => rng.between(3000.0, 20_000.0),
            };
            let step =
                if rng.percent(faults) { Step::Fault(fault(&mut rng)) } else { input(&mut rng, curves) };
            steps.push((wait, step));
        }
        Visit { seed, fragment, steps }
    }
}

fn text(rng: &mut Rng, of: &[&str]) -> String {
    rng.of(of).to_owned()
}

/// An address of a small run; one of ten is a newcomer's, or has something impossible in it.
fn address(rng: &mut Rng) -> String {
    match rng.usize(..20) {
        0 => String::new(),
        1 => "p=12&n=64&topology=mesh".to_owned(),
        // Times alone; and what only a worker refuses, as it knows how much it takes.
        2 => rng.of(&["p=4&n=4294967296&view=machine", IMPOSSIBLE]).to_owned(),
        3 => "p=4&n=16&wrong=1&view=timeline".to_owned(),
        _ => {
            let (p, n) = (rng.of(&[1, 2, 4, 8, 16]), rng.of(&[16, 32, 64, 128]));
            let (topology, switching) = (rng.of(TOPOLOGIES), rng.of(SWITCHING));
            let view = rng.of(VIEWS);
            let mut fragment = format!("p={p}&n={n}&topology={topology}&switching={switching}&view={view}");
            if rng.percent(20) {
                fragment += &format!("&beside=topology:{}", rng.of(TOPOLOGIES));
            }
            if rng.percent(30) {
                fragment += "&play=true";
            }
            fragment
        }
    }
}

/// A key of the run and a value for it.
fn setting(rng: &mut Rng) -> (&'static str, String) {
    match rng.usize(..17) {
        0..3 => ("p", text(rng, PROCESSORS)),
        3..6 => ("n", text(rng, SIZES)),
        6 => ("algorithm", text(rng, ALGORITHMS)),
        7 => ("topology", text(rng, TOPOLOGIES)),
        8 => ("switching", text(rng, SWITCHING)),
        9 => ("machine", text(rng, MACHINES)),
        10 => (rng.of(&["ts", "tw", "th", "tc"]), text(rng, TIMES)),
        11 => (rng.of(&["L", "g", "o", "l-sync"]), text(rng, TIMES)),
        12 => ("order", text(rng, &["unordered", "ordered", "other"])),
        13 => (rng.of(&["overlap", "balanced"]), text(rng, &["true", "false"])),
        14 => ("radix", text(rng, &["2", "4", "3"])),
        15 => ("preset", text(rng, PRESETS)),
        _ => ("signal", text(rng, SIGNALS)),
    }
}

fn input(rng: &mut Rng, curves: bool) -> Step {
    match rng.usize(..100) {
        0..26 => {
            let (field, value) = setting(rng);
            Step::Set(field, value)
        }
        26..34 => {
            let field = rng.of(&["p", "n", "ts", "tw"]);
            let values: &[&str] = match field {
                "p" => &["1", "2", "4", "8", "16", "32"],
                "n" => &["16", "32", "64", "128", "256"],
                _ => &["0", "1", "2", "5", "10", "20", "50"],
            };
            let count = 2 + rng.usize(..12);
            Step::Drag(field, (0..count).map(|_| text(rng, values)).collect())
        }
        34..38 => Step::Beside(match rng.usize(..4) {
            0 => "none".to_owned(),
            1 => format!("switching:{}", rng.of(SWITCHING)),
            2 => format!("p:{}", rng.of(&["2", "4", "8", "64", "3"])),
            _ => format!("topology:{}", rng.of(TOPOLOGIES)),
        }),
        38..42 => {
            let (field, value) = setting(rng);
            Step::Right(field, value)
        }
        42 => Step::Swap,
        43 => Step::AsLeft(rng.of(&["topology", "p", "switching"])),
        44..48 if curves => match rng.usize(..3) {
            0 => Step::View(None),
            1 => Step::Keep(rng.between(0.05, 0.95)),
            _ => Step::Curve(rng.of(CURVES)),
        },
        44..50 => Step::View(Some(rng.of(VIEWS))),
        50..56 => Step::Play(rng.percent(60)),
        56 => Step::Speed(rng.of(&[0.1, 0.5, 1.0, 4.0, 100.0])),
        57..62 => Step::Seek(rng.f64()),
        62..74 => Step::Point(rng.usize(..200)),
        74..77 => Step::Pick(rng.usize(..200)),
        77 => Step::Theme(rng.of(&["auto", "light", "dark", "projector"])),
        78 => Step::Own(rng.of(&[4, 16, 16, 64]), rng.u64(..)),
        79 => Step::Paper(rng.of(&["", "all", "gk-fig3"])),
        80 => Step::Tour(rng.of(&["", "all", "mesh"])),
        81 => Step::Race(rng.of(&["none", "machines", "isoefficiency", "values"])),
        82 => Step::Present(rng.percent(50)),
        83 => Step::Help(rng.percent(50)),
        84 => Step::Share(rng.percent(50)),
        85 => Step::Rail(rng.percent(50)),
        86 => Step::Cancel,
        87..89 => Step::Go(address(rng)),
        89..95 => Step::Travel(rng.percent(35)),
        95..98 => Step::Resize(320 + rng.u32(..1200), 300 + rng.u32(..700)),
        _ => Step::Hide(rng.percent(50)),
    }
}

fn fault(rng: &mut Rng) -> Fault {
    let lasts = rng.between(50.0, 6000.0);
    match rng.usize(..18) {
        0..3 => Fault::Kill(rng.usize(..3)),
        3..5 => Fault::Panic(rng.usize(..3)),
        5..7 => Fault::Hang(rng.usize(..3), rng.between(100.0, 40_000.0)),
        7 => Fault::NoWorkers(lasts),
        8 => Fault::Deaf(lasts),
        9 => Fault::Broken(lasts),
        10 => Fault::OutOfMemory(lasts),
        11..13 => Fault::Late(rng.between(10.0, 4000.0), lasts),
        13 => Fault::Lost(1 + rng.u32(..3)),
        14 => Fault::Twice(1 + rng.u32(..3)),
        15..17 => Fault::Slow(rng.between(500.0, 8000.0), lasts),
        _ => Fault::Asleep(rng.between(1000.0, 3_600_000.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_one_visit() {
        assert_eq!(Visit::of(7), Visit::of(7));
        assert_ne!(Visit::of(7).steps, Visit::of(8).steps);
    }

    /// What a visit may consist of is in some of the first ones.
    #[test]
    fn all_kinds_of_steps_and_faults_happen() {
        let kind = |step: &Step| {
            let written = format!("{step:?}");
            let name = |text: &str| text.split(['(', ' ']).next().unwrap_or_default().to_owned();
            written
                .strip_prefix("Fault(")
                .map_or_else(|| name(&written), |rest| format!("Fault {}", name(rest)))
        };
        let kinds: std::collections::BTreeSet<String> =
            (0..200).flat_map(|seed| Visit::of(seed).steps).map(|(_, step)| kind(&step)).collect();
        assert_eq!(kinds.len(), 28 + 12, "{kinds:?}");
    }
}
