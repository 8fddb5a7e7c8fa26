//! The schema, version 1: the same keys in URL, JSON, CLI flags and embed attributes (design §5).

use super::help::help;
use super::presets::PRESETS;
use super::{Algorithm, Choice, Controls, Invalid, Look, Preset, Scenario, View};
use super::{beside, limits, nearest};
use crate::decimal;
use hyperfly_text::core;
use hyperfly_text::language::list;

/// One key of the schema.
pub struct Key {
    /// Its name.
    pub name: &'static str,
    set: fn(&mut Request, &str) -> Result<(), String>,
    get: fn(&Request) -> String,
}

impl Key {
    /// One line for `--help` and for the reader of a form.
    pub fn help(&self) -> &'static str {
        help(self.name)
    }
}

/// What is allowed, as the end of a sentence.
type Allowed = fn() -> &'static str;

/// A whole request: the run and how it is looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    /// The run.
    pub scenario: Scenario,
    /// The state of the page.
    pub look: Look,
    /// The machine whose parameters hold where nothing else is said.
    pub preset: Option<&'static Preset>,
}

fn number(text: &str, check: fn(f64) -> bool, allowed: Allowed) -> Result<f64, String> {
    decimal::parse(text.trim()).filter(|&x| x.is_finite() && check(x)).ok_or_else(|| allowed().to_owned())
}

/// A power of two, as digits or as `2^k`.
fn power_of_two(text: &str, max_log: u32, allowed: Allowed) -> Result<u64, String> {
    let text = text.trim();
    let value = match text.strip_prefix("2^") {
        Some(k) => k.parse::<u32>().ok().filter(|&k| k <= max_log).map(|k| 1u64 << k),
        None => text.parse().ok(),
    };
    value.filter(|v| v.is_power_of_two() && *v <= 1 << max_log).ok_or_else(|| allowed().to_owned())
}

fn one_of<C: Choice>(text: &str) -> Result<C, String> {
    C::from_id(text.trim()).ok_or_else(C::allowed)
}

macro_rules! choice_key {
    ($name:literal, $($field:ident).+) => {
        Key {
            name: $name,
            set: |q, v| one_of(v).map(|x| q.$($field).+ = x),
            get: |q| q.$($field).+.id().to_owned(),
        }
    };
}

macro_rules! number_key {
    ($name:literal, $($field:ident).+, $check:expr, $allowed:ident) => {
        Key {
            name: $name,
            set: |q, v| number(v, $check, core::$allowed).map(|x| q.$($field).+ = x),
            get: |q| format!("{}", q.$($field).+),
        }
    };
}

macro_rules! truth_key {
    ($name:literal, $($field:ident).+) => {
        Key {
            name: $name,
            set: |q, v| {
                q.$($field).+ = v.trim().parse().map_err(|_| core::allowed_truth().to_owned())?;
                Ok(())
            },
            get: |q| q.$($field).+.to_string(),
        }
    };
}

/// Every key, in the order in which a URL writes them.
pub const KEYS: &[Key] = &[
    Key {
        name: "v",
        set: |_, v| match v.trim() {
            "1" => Ok(()),
            _ => Err(core::allowed_version().to_owned()),
        },
        get: |_| "1".to_owned(),
    },
    Key {
        name: "preset",
        set: |q, v| {
            let ids = || PRESETS.iter().map(|preset| preset.id).collect::<Vec<_>>().join(", ");
            q.preset = match v.trim() {
                "none" => None,
                id => Some(Preset::of_id(id).ok_or_else(|| format!("none, {}", ids()))?),
            };
            Ok(())
        },
        get: |q| q.preset.map_or("none", |preset| preset.id).to_owned(),
    },
    choice_key!("algorithm", scenario.algorithm),
    choice_key!("topology", scenario.topology),
    choice_key!("switching", scenario.switching),
    choice_key!("machine", scenario.machine),
    Key {
        name: "p",
        set: |q, v| power_of_two(v, 16, core::allowed_p).map(|x| q.scenario.p = x as u32),
        get: |q| q.scenario.p.to_string(),
    },
    Key {
        name: "n",
        set: |q, v| {
            let allowed = core::allowed_n;
            let n = power_of_two(v, 60, allowed)?;
            if n < 2 {
                return Err(allowed().to_owned());
            }
            q.scenario.n = n;
            Ok(())
        },
        get: |q| q.scenario.n.to_string(),
    },
    number_key!("tc", scenario.tc, |x| x > 0.0 && x <= 1e12, allowed_tc),
    number_key!("ts", scenario.ts, |x| (0.0..=1e12).contains(&x), allowed_time),
    number_key!("th", scenario.th, |x| (0.0..=1e12).contains(&x), allowed_time),
    number_key!("tw", scenario.tw, |x| (0.0..=1e12).contains(&x), allowed_time),
    Key {
        name: "width",
        set: |q, v| v.parse().map(|width| q.scenario.width = width),
        get: |q| q.scenario.width.to_string(),
    },
    number_key!("L", scenario.latency, |x| (0.0..=1e12).contains(&x), allowed_time),
    number_key!("g", scenario.gap, |x| (0.0..=1e12).contains(&x), allowed_time),
    number_key!("o", scenario.overhead, |x| (0.0..=1e12).contains(&x), allowed_time),
    number_key!("l-sync", scenario.sync, |x| (0.0..=1e12).contains(&x), allowed_flops),
    number_key!("rate", scenario.rate, |x| (0.0..=1e18).contains(&x), allowed_rate),
    choice_key!("order", scenario.order),
    truth_key!("overlap", scenario.overlap),
    Key {
        name: "dims",
        set: |q, v| {
            let allowed = || core::allowed_dims().to_owned();
            q.scenario.dims = v.trim().parse().ok().filter(|m| (2..=17).contains(m)).ok_or_else(allowed)?;
            Ok(())
        },
        get: |q| q.scenario.dims.to_string(),
    },
    Key {
        name: "radix",
        set: |q, v| {
            let known = v.trim().parse().ok().filter(|radix| matches!(radix, 2 | 4));
            q.scenario.radix = known.ok_or_else(|| core::allowed_radix().to_owned())?;
            Ok(())
        },
        get: |q| q.scenario.radix.to_string(),
    },
    choice_key!("twiddles", scenario.twiddles),
    number_key!("tt", scenario.tt, |x| (0.0..=1e12).contains(&x), allowed_time),
    choice_key!("io", scenario.io),
    truth_key!("balanced", scenario.balanced),
    Key {
        name: "blocking",
        set: |q, v| {
            let allowed = core::allowed_blocking;
            q.scenario.blocking = match v.trim() {
                "none" => None,
                text => match power_of_two(text, 24, allowed)? {
                    1 => return Err(allowed().to_owned()),
                    elements => Some(elements as u32),
                },
            };
            Ok(())
        },
        get: |q| q.scenario.blocking.map_or("none".to_owned(), |elements| elements.to_string()),
    },
    choice_key!("direction", scenario.direction),
    choice_key!("signal", scenario.signal),
    Key {
        name: "seed",
        set: |q, v| {
            let seed = v.trim().parse().map_err(|_| core::allowed_seed().to_owned())?;
            q.scenario.seed = seed;
            Ok(())
        },
        get: |q| q.scenario.seed.to_string(),
    },
    Key {
        name: "view",
        set: |q, v| {
            let view =
                |id: &str| View::from_id(id.trim()).ok_or_else(|| core::allowed_view(&View::allowed()));
            let mut views = v.split(',').map(view);
            let (first, second) = match v.trim() {
                "all" => (None, None),
                _ => (views.next().transpose()?, views.next().transpose()?),
            };
            let curves = [first, second].iter().flatten().filter(|view| view.is_curve()).count();
            if v.trim() != "all" && views.next().is_some()
                || second.is_some() && first == second
                || curves > 1
            {
                return Err(core::allowed_views().to_owned());
            }
            (q.look.view, q.look.under) = (first, second);
            Ok(())
        },
        get: |q| match (q.look.view, q.look.under) {
            (None, _) => "all".to_owned(),
            (Some(view), None) => view.id().to_owned(),
            (Some(view), Some(under)) => format!("{},{}", view.id(), under.id()),
        },
    },
    Key {
        name: "efficiency",
        set: |q, v| {
            let allowed = core::allowed_efficiency;
            q.look.efficiency = match v.trim() {
                "run" => None,
                text => Some(number(text, |e| e > 0.0 && e < 1.0, allowed)?),
            };
            Ok(())
        },
        get: |q| q.look.efficiency.map_or("run".to_owned(), |e| e.to_string()),
    },
    Key {
        name: "beside",
        set: |q, v| beside::parse(v).map(|changes| q.look.beside = changes),
        get: |q| beside::text(&q.look.beside),
    },
    choice_key!("lockstep", look.lockstep),
    number_key!("t", look.t, |x| x >= 0.0, allowed_time_from_0),
    truth_key!("play", look.play),
    number_key!("speed", look.speed, |x| (0.01..=100.0).contains(&x), allowed_speed),
    Key {
        name: "window",
        set: |q, v| {
            let time = |text: &str| decimal::parse(text.trim()).filter(|t| t.is_finite() && *t >= 0.0);
            let times = |text: &str| {
                let (from, to) = text.split_once("..")?;
                Some((time(from)?, time(to)?)).filter(|(from, to)| from < to)
            };
            q.look.window = match v.trim() {
                "all" => None,
                text => Some(times(text).ok_or_else(core::allowed_window)?),
            };
            Ok(())
        },
        get: |q| q.look.window.map_or("all".to_owned(), |(from, to)| format!("{from}..{to}")),
    },
    truth_key!("loop", look.again),
    choice_key!("theme", look.theme),
    choice_key!("lang", look.lang),
    Key {
        name: "controls",
        set: |q, v| Controls::parse(v).map(|controls| q.look.controls = controls),
        get: |q| q.look.controls.text(),
    },
    Key {
        name: "paper",
        set: |q, v| {
            // Which ids there are, only the papers' room knows.
            let like_an_id = |id: &str| {
                id.len() <= 16 && id.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.'))
            };
            let id = Some(v.trim()).filter(|id| like_an_id(id));
            let id = id.ok_or_else(|| core::allowed_paper().to_owned())?;
            q.look.paper = if id == "none" { String::new() } else { id.to_owned() };
            Ok(())
        },
        get: |q| if q.look.paper.is_empty() { "none".to_owned() } else { q.look.paper.clone() },
    },
    Key {
        name: "tour",
        set: |q, v| {
            // Which there are, only the tours' panel knows. Nothing but a path can name another site.
            let id = v.trim();
            // Beyond ASCII all but controls and marks of direction: which are letters is a table of 2 KB in what the page loads.
            let beyond = |c: char| c > '\u{9f}' && !('\u{2000}'..='\u{206f}').contains(&c);
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_./~ ".contains(c) || beyond(c);
            if id.is_empty() || id.len() > 200 || id.starts_with("//") || !id.chars().all(plain) {
                return Err(core::allowed_tour().to_owned());
            }
            q.look.tour = if id == "none" { String::new() } else { id.to_owned() };
            Ok(())
        },
        get: |q| if q.look.tour.is_empty() { "none".to_owned() } else { q.look.tour.clone() },
    },
    Key {
        name: "step",
        set: |q, v| {
            let (step, answer) = v.trim().split_once('.').unwrap_or((v.trim(), "0"));
            let number = |text: &str, least: u8, most: u8| {
                text.parse().ok().filter(|number| (least..=most).contains(number))
            };
            let read = number(step, 1, 100).zip(number(answer, 0, 9));
            q.look.step = read.ok_or_else(|| core::allowed_step().to_owned())?;
            Ok(())
        },
        get: |q| match q.look.step {
            (step, 0) => step.to_string(),
            (step, answer) => format!("{step}.{answer}"),
        },
    },
    Key {
        name: "ask",
        set: |q, v| {
            q.look.ask = match v.trim() {
                "none" => None,
                text => Some(text.parse().map_err(|_| core::allowed_ask().to_owned())?),
            };
            Ok(())
        },
        get: |q| q.look.ask.map_or("none".to_owned(), |seed| seed.to_string()),
    },
    truth_key!("present", look.present),
];

impl From<Scenario> for Request {
    /// The request for this run, looked at in the usual way.
    fn from(scenario: Scenario) -> Self {
        Request { scenario, ..Request::default() }
    }
}

impl Request {
    /// Reads `(key, value)` pairs. Later pairs win over earlier ones.
    ///
    /// Errors: every field that is unknown, malformed or impossible together with the others.
    pub fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Request, Vec<Invalid>> {
        let pairs: Vec<_> = pairs.into_iter().collect();
        let (request, mut problems) = Request::read(&pairs);
        if problems.is_empty() {
            problems = request.scenario.problems();
        }
        if !problems.is_empty() {
            return Err(nearest::offer(&request, problems, limits::problems));
        }
        let problems = beside::problems(&request);
        if problems.is_empty() { Ok(request) } else { Err(problems) }
    }

    /// Reads pairs one by one: the request as far as they can be read, and those that cannot. Whether they are possible together
    /// is not asked.
    pub(super) fn read(pairs: &[(&str, &str)]) -> (Request, Vec<Invalid>) {
        let mut request = Request::default();
        let mut problems = Vec::new();
        let given = |name: &str| pairs.iter().any(|(key, _)| *key == name);
        // A preset stands for parameters that depend on p and that what is said beside it replaces, whatever the order.
        let first = |name: &str| matches!(name, "preset" | "p");
        let (early, late): (Vec<_>, Vec<_>) = pairs.iter().copied().partition(|(name, _)| first(name));
        let mut set = |request: &mut Request, (name, value): (&str, &str)| match KEYS
            .iter()
            .find(|key| key.name == name)
        {
            None => problems.push(unknown(name, value)),
            Some(key) => {
                if let Err(allowed) = (key.set)(request, value) {
                    problems.push(Invalid::new(name, value, allowed));
                }
            }
        };
        early.into_iter().for_each(|pair| set(&mut request, pair));
        // Nobody who asks for the serial algorithm should have to say that it runs on one processor.
        let serial = pairs.iter().rev().find(|(name, _)| *name == "algorithm");
        if serial.is_some_and(|(_, id)| id.trim() == Algorithm::Serial.id()) && !given("p") {
            request.scenario.p = 1;
        }
        if let Some(preset) = request.preset {
            preset.apply(&mut request.scenario);
        }
        late.into_iter().for_each(|pair| set(&mut request, pair));
        (request, problems)
    }

    /// This request with another value of a key; `None` if the key has no such value.
    pub(super) fn with(&self, name: &str, value: &str) -> Option<Request> {
        let mut next = self.clone();
        let key = KEYS.iter().find(|key| key.name == name)?;
        (key.set)(&mut next, value).ok().map(|()| next)
    }

    /// The pairs that differ from the default, in the order of [`KEYS`]; with a preset, from what it gives.
    pub fn to_pairs(&self) -> Vec<(&'static str, String)> {
        let mut default = Request { preset: None, ..Request::default() };
        if let Some(preset) = self.preset {
            default.scenario.p = self.scenario.p;
            preset.apply(&mut default.scenario);
            default.scenario.p = Request::default().scenario.p;
        }
        let says = |key: &&Key| {
            // p is left out only where reading the rest gives it back.
            let serial = key.name == "p" && self.scenario.algorithm == Algorithm::Serial;
            if serial { self.scenario.p != 1 } else { (key.get)(self) != (key.get)(&default) }
        };
        KEYS.iter().filter(says).map(|key| (key.name, (key.get)(self))).collect()
    }

    /// The value of a key as it would be written; nothing if there is no such key.
    pub fn value(&self, name: &str) -> Option<String> {
        KEYS.iter().find(|key| key.name == name).map(|key| (key.get)(self))
    }

    /// Every pair, defaults too.
    pub fn all_pairs(&self) -> Vec<(&'static str, String)> {
        KEYS.iter().map(|key| (key.name, (key.get)(self))).collect()
    }
}

/// The refusal of a key that the schema does not have.
pub(super) fn unknown(name: &str, value: &str) -> Invalid {
    let names: Vec<_> = KEYS.iter().map(|key| key.name).collect();
    Invalid::new(name, value, core::allowed_keys(&names.join(list())))
}
