//! The schema, version 1: the single definition of every key behind URLs, JSON, command-line flags and embed
//! attributes.

use crate::controls::Controls;
use crate::invalid::join_ids;
use crate::key::{Key, Kind, Part, choice_key, choice_of, number_key, truth_key};
use crate::look::{Lang, Lockstep, Pace, Race, Theme, View};
use crate::overrides;
use crate::presets::{PRESETS, Preset};
use crate::relevance::{
    allows_real_samples, always, has_all_to_all, has_arity, has_balanced, has_blocking, has_capacity,
    has_dims, has_exchanges, has_grid, has_hosts, has_io, has_order, has_route, has_routers, has_seed,
    has_shape, has_taper, has_tc, has_virtual_channels, never, on_bsp, on_logp, on_logp_or_bsp, on_network,
    uses_channels,
};
use crate::settings::{Settings, SignalKind, Twiddles};
use crate::values::{
    checked_number, count_or_auto, parse_choice, parse_count, parse_number, parse_shape, positive_whole,
    power_of_two,
};
use hyperfly_core::choice::Choice;
use hyperfly_core::formulations::{Algorithm, AllToAll, Io, Order};
use hyperfly_core::limits::{MAX_RATE, MAX_TIME};
use hyperfly_core::machine::{MachineKind, Switching};
use hyperfly_core::problem::{Direction, SampleType};
use hyperfly_core::topology::{DragonflyRoute, MAX_TAPER, Topology};
use hyperfly_text::request;

/// Maximum length in bytes of a program in an address or a message. With every byte escaped such an address is still
/// read (`url.rs`).
pub const MAX_PROGRAM_BYTES: usize = 6_000;

/// Every key, in the order of a URL.
pub const KEYS: &[Key] = &[
    Key {
        name: "v",
        part: Part::Schema,
        kind: Kind::Whole { min: 1, max: 1 },
        is_relevant: never,
        set: |_, v| match v.trim() {
            "1" => Ok(()),
            _ => Err(request::allowed_version().to_owned()),
        },
        get: |_| "1".to_owned(),
    },
    Key {
        name: "preset",
        part: Part::Preset,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| {
            let ids = || PRESETS.iter().map(|preset| preset.id).collect::<Vec<_>>().join(", ");
            q.preset = match v.trim() {
                "none" => None,
                id => Some(Preset::from_id(id).ok_or_else(|| format!("none, {}", ids()))?),
            };
            Ok(())
        },
        get: |q| q.preset.map_or("none", |preset| preset.id).to_owned(),
    },
    choice_key!("algorithm", Part::Formulation, Algorithm, settings.algorithm, always),
    choice_key!("topology", Part::Machine, Topology, settings.topology, on_network),
    choice_key!("switching", Part::Machine, Switching, settings.switching, on_network),
    choice_key!("machine", Part::Machine, MachineKind, settings.machine, always),
    Key {
        name: "p",
        part: Part::Formulation,
        kind: Kind::PowerOfTwo { min: 0, max: 16, round_up_on_tie: false },
        is_relevant: always,
        // Readers' programs run on any p; for other algorithms the core refuses p that are not powers of two.
        set: |q, v| positive_whole(v, 16, request::allowed_p).map(|x| q.settings.p = x as u32),
        get: |q| q.settings.p.to_string(),
    },
    Key {
        name: "n",
        part: Part::Problem,
        kind: Kind::PowerOfTwo { min: 1, max: 60, round_up_on_tie: true },
        is_relevant: always,
        set: |q, v| power_of_two(v, 1..=60, request::allowed_n).map(|n| q.settings.n = n),
        get: |q| q.settings.n.to_string(),
    },
    number_key!("tc", Part::Machine, settings.tc, 0.0..=MAX_TIME, allowed_tc, has_tc, |x| x > 0.0),
    number_key!("ts", Part::Machine, settings.ts, 0.0..=MAX_TIME, allowed_time, uses_channels),
    number_key!("th", Part::Machine, settings.th, 0.0..=MAX_TIME, allowed_time, uses_channels),
    number_key!("tw", Part::Machine, settings.tw, 0.0..=MAX_TIME, allowed_time, uses_channels),
    Key {
        name: "width",
        part: Part::Machine,
        kind: Kind::Number { min: 1e-3, max: 1e6 },
        is_relevant: uses_channels,
        set: |q, v| {
            q.settings.width = v.parse().map_err(|_| request::allowed_width().to_owned())?;
            Ok(())
        },
        get: |q| q.settings.width.to_string(),
    },
    Key {
        name: "arity",
        part: Part::Machine,
        kind: Kind::PowerOfTwo { min: 1, max: 16, round_up_on_tie: false },
        is_relevant: has_arity,
        set: |q, v| power_of_two(v, 1..=16, request::allowed_arity).map(|k| q.settings.arity = k as u32),
        get: |q| q.settings.arity.to_string(),
    },
    number_key!("taper", Part::Machine, settings.taper, 1.0..=MAX_TAPER, allowed_taper, has_taper),
    Key {
        name: "hosts",
        part: Part::Machine,
        kind: Kind::PowerOfTwo { min: 0, max: 16, round_up_on_tie: false },
        is_relevant: has_hosts,
        set: |q, v| parse_count(v, request::allowed_hosts).map(|hosts| q.settings.hosts = hosts),
        get: |q| count_or_auto(q.settings.hosts),
    },
    Key {
        name: "routers",
        part: Part::Machine,
        kind: Kind::PowerOfTwo { min: 0, max: 16, round_up_on_tie: false },
        is_relevant: has_routers,
        set: |q, v| parse_count(v, request::allowed_routers).map(|routers| q.settings.routers = routers),
        get: |q| count_or_auto(q.settings.routers),
    },
    choice_key!("route", Part::Machine, DragonflyRoute, settings.route, has_route),
    Key {
        name: "vc",
        part: Part::Machine,
        kind: Kind::Whole { min: 1, max: 2 },
        is_relevant: has_virtual_channels,
        set: |q, v| {
            let number = v.trim().parse().ok().filter(|number| matches!(number, 1 | 2));
            q.settings.virtual_channels = number.ok_or_else(|| request::allowed_vc().to_owned())?;
            Ok(())
        },
        get: |q| q.settings.virtual_channels.to_string(),
    },
    number_key!("L", Part::Machine, settings.latency, 0.0..=MAX_TIME, allowed_time, on_logp),
    number_key!("g", Part::Machine, settings.gap, 0.0..=MAX_TIME, allowed_time, on_logp_or_bsp),
    number_key!("o", Part::Machine, settings.overhead, 0.0..=MAX_TIME, allowed_time, on_logp),
    Key {
        name: "G",
        part: Part::Machine,
        kind: Kind::Number { min: 0.0, max: MAX_TIME },
        is_relevant: on_logp,
        set: |q, v| {
            let allowed = request::allowed_word_gap;
            q.settings.word_gap = match v.trim() {
                "none" => None,
                text => Some(checked_number(text, |x| (0.0..=MAX_TIME).contains(&x), allowed)?),
            };
            Ok(())
        },
        get: |q| q.settings.word_gap.map_or("none".to_owned(), |gap| gap.to_string()),
    },
    truth_key!("capacity", Part::Machine, settings.capacity, has_capacity),
    number_key!("l-sync", Part::Machine, settings.sync, 0.0..=MAX_TIME, allowed_flops, on_bsp),
    number_key!("rate", Part::Machine, settings.rate, 0.0..=MAX_RATE, allowed_rate, always),
    choice_key!("order", Part::Formulation, Order, settings.order, has_order),
    truth_key!("overlap", Part::Formulation, settings.overlap, has_exchanges),
    Key {
        name: "dims",
        part: Part::Formulation,
        kind: Kind::Whole { min: 2, max: 17 },
        is_relevant: has_dims,
        set: |q, v| {
            let allowed = || request::allowed_dims().to_owned();
            q.settings.dims = v.trim().parse().ok().filter(|m| (2..=17).contains(m)).ok_or_else(allowed)?;
            Ok(())
        },
        get: |q| q.settings.dims.to_string(),
    },
    Key {
        name: "shape",
        part: Part::Formulation,
        kind: Kind::Text,
        is_relevant: has_shape,
        set: |q, v| parse_shape(v, request::allowed_shape).map(|shape| q.settings.shape = shape),
        get: |q| q.settings.shape.map_or("auto".to_owned(), |shape| shape.to_string()),
    },
    Key {
        name: "grid",
        part: Part::Formulation,
        kind: Kind::Text,
        is_relevant: has_grid,
        set: |q, v| parse_shape(v, request::allowed_grid).map(|grid| q.settings.grid = grid),
        get: |q| q.settings.grid.map_or("auto".to_owned(), |grid| grid.to_string()),
    },
    choice_key!("alltoall", Part::Formulation, AllToAll, settings.all_to_all, has_all_to_all),
    Key {
        name: "radix",
        part: Part::Formulation,
        kind: Kind::Whole { min: 2, max: 4 },
        is_relevant: |s| s.algorithm != Algorithm::Program,
        set: |q, v| {
            let radix = v.trim().parse().ok().filter(|radix| matches!(radix, 2 | 4));
            q.settings.radix = radix.ok_or_else(|| request::allowed_radix().to_owned())?;
            Ok(())
        },
        get: |q| q.settings.radix.to_string(),
    },
    choice_key!("twiddles", Part::Formulation, Twiddles, settings.twiddles, always),
    number_key!("tt", Part::Formulation, settings.tt, 0.0..=MAX_TIME, allowed_time, |s| s.twiddles
        == Twiddles::Computed),
    choice_key!("io", Part::Formulation, Io, settings.io, has_io),
    truth_key!("balanced", Part::Formulation, settings.balanced, has_balanced),
    Key {
        name: "blocking",
        part: Part::Formulation,
        kind: Kind::PowerOfTwo { min: 1, max: 24, round_up_on_tie: false },
        is_relevant: has_blocking,
        set: |q, v| {
            let allowed = request::allowed_blocking;
            q.settings.blocking = match v.trim() {
                "none" => None,
                text => Some(power_of_two(text, 1..=24, allowed)? as u32),
            };
            Ok(())
        },
        get: |q| q.settings.blocking.map_or("none".to_owned(), |elements| elements.to_string()),
    },
    choice_key!("direction", Part::Problem, Direction, settings.direction, always),
    choice_key!("signal", Part::Problem, SignalKind, settings.signal, always),
    choice_key!("samples", Part::Problem, SampleType, settings.samples, allows_real_samples),
    Key {
        name: "seed",
        part: Part::Problem,
        kind: Kind::Whole { min: 0, max: u64::MAX },
        is_relevant: has_seed,
        set: |q, v| {
            let seed = v.trim().parse().map_err(|_| request::allowed_seed().to_owned())?;
            q.settings.seed = seed;
            Ok(())
        },
        get: |q| q.settings.seed.to_string(),
    },
    Key {
        name: "view",
        part: Part::Look,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| {
            let view = |id: &str| {
                View::from_id(id.trim()).ok_or_else(|| request::allowed_view(&join_ids(View::IDS)))
            };
            let mut views = v.split(',').map(view);
            let (first, second_axis) = match v.trim() {
                "all" => (None, None),
                _ => (views.next().transpose()?, views.next().transpose()?),
            };
            let curves = [first, second_axis].iter().flatten().filter(|view| view.is_curve()).count();
            if v.trim() != "all" && views.next().is_some()
                || second_axis.is_some() && first == second_axis
                || curves > 1
            {
                return Err(request::allowed_views().to_owned());
            }
            (q.look.view, q.look.under) = (first, second_axis);
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
        part: Part::Look,
        kind: Kind::Number { min: 0.0, max: 1.0 },
        is_relevant: never,
        set: |q, v| {
            let allowed = request::allowed_efficiency;
            q.look.efficiency = match v.trim() {
                "run" => None,
                text => Some(checked_number(text, |e| e > 0.0 && e < 1.0, allowed)?),
            };
            Ok(())
        },
        get: |q| q.look.efficiency.map_or("run".to_owned(), |e| e.to_string()),
    },
    Key {
        name: "beside",
        part: Part::Look,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| overrides::parse(KEYS, v).map(|changes| q.look.comparison_overrides = changes),
        get: |q| overrides::format(&q.look.comparison_overrides),
    },
    choice_key!("lockstep", Part::Look, Lockstep, look.lockstep, never),
    number_key!("t", Part::Look, look.t, 0.0..=f64::MAX, allowed_time_from_0, never),
    truth_key!("play", Part::Look, look.play, never),
    number_key!("speed", Part::Look, look.speed, 0.01..=100.0, allowed_speed, never),
    choice_key!("pace", Part::Look, Pace, look.pace, never),
    Key {
        name: "window",
        part: Part::Look,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| {
            let time = |text: &str| parse_number(text).filter(|t| *t >= 0.0);
            let times = |text: &str| {
                let (from, to) = text.split_once("..")?;
                Some((time(from)?, time(to)?)).filter(|(from, to)| from < to)
            };
            q.look.window = match v.trim() {
                "all" => None,
                text => Some(times(text).ok_or_else(request::allowed_window)?),
            };
            Ok(())
        },
        get: |q| q.look.window.map_or("all".to_owned(), |(from, to)| format!("{from}..{to}")),
    },
    truth_key!("loop", Part::Look, look.loop_playback, never),
    choice_key!("theme", Part::Look, Theme, look.theme, never),
    choice_key!("lang", Part::Look, Lang, look.lang, never),
    Key {
        name: "controls",
        part: Part::Look,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| Controls::parse(&controls(), v).map(|controls| q.look.controls = controls),
        get: |q| q.look.controls.text(),
    },
    Key {
        name: "paper",
        part: Part::Look,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| {
            // Only the Papers page knows which ids exist.
            let is_like_id = |id: &str| {
                id.len() <= 16 && id.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.'))
            };
            let id = Some(v.trim()).filter(|id| is_like_id(id));
            let id = id.ok_or_else(|| request::allowed_paper().to_owned())?;
            q.look.paper = if id == "none" { String::new() } else { id.to_owned() };
            Ok(())
        },
        get: |q| if q.look.paper.is_empty() { "none".to_owned() } else { q.look.paper.clone() },
    },
    Key {
        name: "program",
        part: Part::Look,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| {
            if v.len() > MAX_PROGRAM_BYTES {
                return Err(request::allowed_source().to_owned());
            }
            q.look.program = if v == "none" { String::new() } else { v.to_owned() };
            Ok(())
        },
        get: |q| if q.look.program.is_empty() { "none".to_owned() } else { q.look.program.clone() },
    },
    Key {
        name: "tour",
        part: Part::Look,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| {
            // Only the Tours page knows which tours exist. A path cannot name another site.
            let id = v.trim();
            let is_plain = |c: char| c.is_alphanumeric() || "-_./~ ".contains(c) || is_mark(c);
            if id.is_empty() || id.len() > 200 || id.starts_with("//") || !id.chars().all(is_plain) {
                return Err(request::allowed_tour().to_owned());
            }
            q.look.tour = if id == "none" { String::new() } else { id.to_owned() };
            Ok(())
        },
        get: |q| if q.look.tour.is_empty() { "none".to_owned() } else { q.look.tour.clone() },
    },
    Key {
        name: "step",
        part: Part::Look,
        kind: Kind::Text,
        is_relevant: never,
        set: |q, v| {
            let (step, answer) = v.trim().split_once('.').unwrap_or((v.trim(), "0"));
            let number = |text: &str, min: u8, max: u8| {
                text.parse().ok().filter(|number| (min..=max).contains(number))
            };
            let answer_state = number(step, 1, 100).zip(number(answer, 0, 9));
            q.look.step = answer_state.ok_or_else(|| request::allowed_step().to_owned())?;
            Ok(())
        },
        get: |q| match q.look.step {
            (step, 0) => step.to_string(),
            (step, answer) => format!("{step}.{answer}"),
        },
    },
    Key {
        name: "ask",
        part: Part::Look,
        kind: Kind::Whole { min: 0, max: u32::MAX as u64 },
        is_relevant: never,
        set: |q, v| {
            q.look.ask = match v.trim() {
                "none" => None,
                text => Some(text.parse().map_err(|_| request::allowed_ask().to_owned())?),
            };
            Ok(())
        },
        get: |q| q.look.ask.map_or("none".to_owned(), |seed| seed.to_string()),
    },
    truth_key!("present", Part::Look, look.present, never),
    choice_key!("race", Part::Look, Race, look.race, never),
];

/// Finds a key by name.
pub fn key(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.name == name)
}

fn keys_of_run() -> Vec<&'static str> {
    KEYS.iter().filter(|key| key.is_run_key()).map(|key| key.name).collect()
}

/// Keys that a figure may have controls for: the run keys and the program.
fn controls() -> Vec<&'static str> {
    [keys_of_run(), vec!["program"]].concat()
}

/// Returns whether `c` may be a combining mark in a file name.
fn is_mark(c: char) -> bool {
    c > '\u{9f}' && !('\u{2000}'..='\u{206f}').contains(&c)
}

impl Preset {
    /// Returns whether a new preset replaces an explicit value of this key, because it brings a whole machine. Topology
    /// and switching stay if the preset has none.
    pub fn replaces(name: &str) -> bool {
        !matches!(name, "topology" | "switching") && key(name).is_some_and(|key| key.part == Part::Machine)
    }
}

impl Settings {
    /// Returns whether the value of a key can affect this run, given its algorithm, machine and signal. Always false
    /// for keys of the [`Look`](crate::look::Look), the version and the preset.
    pub fn is_relevant(&self, name: &str) -> bool {
        key(name).is_some_and(|key| (key.is_relevant)(self))
    }
}
