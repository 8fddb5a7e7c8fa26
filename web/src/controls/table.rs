//! The controls of the rail, a line each: the key of the schema, the words beside it and the key of the keyboard.
//!
//! Which of them mean something for the chosen algorithm and machine, `Settings::counts` says.

use hyperfly_request::presets::{PRESETS, Preset};
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, Io, MachineKind, Order, Settings, Switching, Topology, Twiddles,
};
use hyperfly_text::controls as text;

/// What is said, in the language that is spoken.
pub type Word = fn() -> &'static str;
/// The word for an id of the schema, if it has one beside itself.
pub type WordOf = fn(&str) -> Option<&'static str>;

/// One control.
pub enum Control {
    /// A choice among a few.
    Pick(Pick),
    /// A number.
    Number(Spec),
}

impl Control {
    /// The key of the schema.
    pub fn field(&self) -> &'static str {
        match self {
            Control::Pick(pick) => pick.field,
            Control::Number(spec) => spec.field,
        }
    }
}

/// How a choice is set.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// Radio buttons as one bar.
    Bar,
    /// A menu.
    Menu,
    /// Radio buttons, each with a pictogram: the path of an SVG of 24 × 24 for an id.
    Pictograms(fn(&str) -> &'static str),
}

/// A choice among a few.
pub struct Pick {
    /// The key of the schema.
    pub field: &'static str,
    /// The word beside it.
    pub label: Word,
    /// The key that takes the next one.
    pub key: &'static str,
    /// How it is set.
    pub form: Form,
    /// The ids of the schema; those of presets are added.
    ids: &'static [&'static str],
    /// The word for each.
    word: WordOf,
}

impl Pick {
    /// The ids of the schema, each with the word for it.
    pub fn options(&self) -> Vec<(&'static str, &'static str)> {
        let presets = PRESETS.iter().map(|preset| preset.id).filter(|_| self.field == "preset");
        let ids = self.ids.iter().copied().chain(presets);
        ids.map(|id| (id, (self.word)(id).unwrap_or(id))).collect()
    }
}

impl PartialEq for Pick {
    /// There is one for each key.
    fn eq(&self, other: &Self) -> bool {
        self.field == other.field
    }
}

/// How a slider's position becomes a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Range {
    /// Powers of two, from and to these exponents.
    PowersOfTwo(u32, u32),
    /// Whole numbers.
    Whole(u32, u32),
    /// 0 at the very left, then logarithmic from 10^from to 10^to; the values are this field's divided by `tc`.
    Ratio(f64, f64),
    /// The same, not divided.
    Time(f64, f64),
    /// Logarithmic from 10^from to 10^to.
    Log(f64, f64),
}

/// The unit of the number in a field: t_c where the field shows a multiple of it, else 1.
pub fn unit(field: &str, settings: &Settings) -> f64 {
    let is_ratio = |control: &Control| matches!(control, Control::Number(spec) if spec.field == field && matches!(spec.range, Range::Ratio(..)));
    if all().any(is_ratio) { settings.tc } else { 1.0 }
}

/// A number rounded to `digits` significant digits.
pub fn round(value: f64, digits: i32) -> f64 {
    format!("{:.*e}", (digits - 1).max(0) as usize, value).parse().unwrap_or(value)
}

/// A number as it stands in a field: short, without noise from a division.
pub fn short(value: f64) -> String {
    format!("{}", round(value, 7))
}

/// What a field for a number is for.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// The key of the schema, and of the glossary, which has its symbol.
    pub field: &'static str,
    /// What it is, in a word.
    pub name: Word,
    /// The same for those who hear it.
    pub spoken: Word,
    /// What the slider covers.
    pub range: Range,
}

impl PartialEq for Spec {
    /// Functions cannot be compared, what they say can.
    fn eq(&self, other: &Self) -> bool {
        self.field == other.field && self.range == other.range && (self.name)() == (other.name)()
    }
}

const fn menu(
    field: &'static str,
    label: Word,
    key: &'static str,
    ids: &'static [&'static str],
    word: WordOf,
) -> Control {
    Control::Pick(Pick { field, label, key, form: Form::Menu, ids, word })
}

const fn bar(
    field: &'static str,
    label: Word,
    key: &'static str,
    ids: &'static [&'static str],
    word: WordOf,
) -> Control {
    Control::Pick(Pick { field, label, key, form: Form::Bar, ids, word })
}

const fn number(field: &'static str, name: Word, spoken: Word, range: Range) -> Control {
    Control::Number(Spec { field, name, spoken, range })
}

/// The ids of what is so or not.
const TRUTH: &[&str] = &["false", "true"];

/// The name of a preset, or of none.
fn preset(id: &str) -> Option<&'static str> {
    Some(Preset::of_id(id).map_or_else(text::preset_none, |preset| (preset.name)()))
}

/// A network in a few lines.
fn pictogram(topology: &str) -> &'static str {
    match Topology::from_id(topology) {
        Some(Topology::Hypercube) => "M3 9h12v12H3zM9 3h12v12H9zM3 9l6-6M15 9l6-6M3 21l6-6M15 21l6-6",
        Some(Topology::Mesh) => "M4 4h16v16H4zM12 4v16M4 12h16",
        Some(Topology::Torus) => {
            "M6 6h12v12H6zM12 6v12M6 12h12M6 6q6-6 12 0M6 18q6 6 12 0M6 6q-6 6 0 12M18 6q6 6 0 12"
        }
        Some(Topology::Mesh3d) => {
            "M3 8h13v13H3zM9.5 8v13M3 14.5h13M3 8l5-5h13v13l-5 5M16 8l5-5M9.5 8l5-5M16 14.5l5-5"
        }
        Some(Topology::Complete) => "M12 3l9 7-3.5 11h-11L3 10zM12 3l5.5 18L3 10h18L6.500 21z",
        None => "",
    }
}

/// A part of the rail.
pub struct Section {
    /// What it is about.
    pub name: Word,
    /// Whether it is folded until a reader opens it; then a line says its values.
    pub folded: bool,
    /// From the top.
    pub controls: &'static [Control],
}

/// The rail from the top, but for the signal: what runs on what; what the machine costs; the rest.
pub const SECTIONS: [Section; 3] = [
    Section {
        name: text::section_what,
        folded: false,
        controls: &[
            Control::Pick(Pick {
                field: "topology",
                label: text::topology,
                key: "g",
                form: Form::Pictograms(pictogram),
                ids: Topology::IDS,
                word: text::topology_named,
            }),
            bar("machine", text::machine, "k", MachineKind::IDS, text::machine_named),
            number("p", text::p, text::p_spoken, Range::PowersOfTwo(0, 12)),
            number("n", text::n, text::n_spoken, Range::PowersOfTwo(1, 22)),
            menu("algorithm", text::algorithm, "a", Algorithm::IDS, text::algorithm_named),
            number("dims", text::dims, text::dims_spoken, Range::Whole(2, 3)),
        ],
    },
    COSTS,
    Section {
        name: text::section_fine,
        folded: true,
        controls: &[
            bar("order", text::order, "o", Order::IDS, text::order_named),
            bar("overlap", text::overlap, "w", TRUTH, text::overlap_named),
            menu("alltoall", text::alltoall, "O", AllToAll::IDS, text::alltoall_named),
            bar("radix", text::radix, "r", &["2", "4"], |_| None),
            bar("twiddles", text::twiddles, "t", Twiddles::IDS, text::twiddles_named),
            number("tt", text::tt, text::tt_spoken, Range::Ratio(-1.0, 2.0)),
            bar("io", text::io, "u", Io::IDS, text::io_named),
            bar("balanced", text::balanced, "q", TRUTH, text::balanced_named),
            number("blocking", text::blocking, text::blocking_spoken, Range::PowersOfTwo(1, 16)),
            bar("direction", text::direction, "d", Direction::IDS, text::direction_named),
            number("tc", text::tc, text::tc_spoken, Range::Log(-2.0, 3.0)),
            number("rate", text::rate, text::rate_spoken, Range::Time(0.0, 10.0)),
        ],
    },
];

/// What a machine costs.
pub const COSTS: Section = Section {
    name: text::section_costs,
    folded: true,
    controls: &[
        menu("preset", text::preset, "b", &["none"], preset),
        menu("switching", text::switching, "s", Switching::IDS, text::switching_named),
        number("ts", text::ts, text::ts_spoken, Range::Ratio(-1.0, 5.0)),
        number("tw", text::tw, text::tw_spoken, Range::Ratio(-2.0, 3.0)),
        number("th", text::th, text::th_spoken, Range::Ratio(-2.0, 3.0)),
        number("width", text::width, text::width_spoken, Range::Log(-1.0, 2.0)),
        number("L", text::latency, text::latency_spoken, Range::Time(-1.0, 4.0)),
        number("g", text::gap, text::gap_spoken, Range::Time(-2.0, 3.0)),
        number("o", text::overhead, text::overhead_spoken, Range::Time(-1.0, 3.0)),
        number("l-sync", text::sync, text::sync_spoken, Range::Time(0.0, 5.0)),
    ],
};

/// Every control of the rail, from the top; without the signal and its seed.
pub fn all() -> impl Iterator<Item = &'static Control> {
    SECTIONS.iter().flat_map(|section| section.controls)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::{KEYS, Request, SignalKind};

    #[test]
    fn every_key_that_can_count_has_a_control() {
        let all: Vec<_> = all().map(Control::field).chain(["signal", "seed"]).collect();
        for key in KEYS {
            let controlled = all.iter().filter(|field| **field == key.name).count();
            assert_eq!(controlled, usize::from(key.is_of_run()), "{}", key.name);
        }
    }

    #[test]
    fn choices_are_those_of_the_schema() {
        for control in all() {
            let Control::Pick(pick) = control else { continue };
            for (id, _) in pick.options() {
                let read = Request::from_pairs([(pick.field, id), ("p", "1")]);
                assert!(read.is_ok(), "{} = {id}: {read:?}", pick.field);
            }
            // What is allowed is a list of the ids, in which "none, " and "or " stand between them.
            let refused = Request::from_pairs([(pick.field, "?")]).expect_err("no id");
            let words = refused[0].allowed.replace(',', " ").replace(" or ", " ");
            let listed = words.split_whitespace().count();
            assert_eq!(listed, pick.options().len(), "{}: {words}", pick.field);
        }
    }

    /// What has no word of its own would be called by its id, in every language.
    #[test]
    fn every_choice_has_its_word_in_the_texts() {
        for control in all() {
            let Control::Pick(pick) = control else { continue };
            for id in pick.ids.iter().filter(|_| pick.field != "radix") {
                assert!((pick.word)(id).is_some(), "messages/en/controls.ftl has no {}-{id}", pick.field);
            }
        }
        for id in SignalKind::IDS {
            assert!(text::signal_named(id).is_some(), "messages/en/controls.ftl has no signal-{id}");
        }
    }

    #[test]
    fn numbers_have_symbols() {
        for control in all() {
            let field = control.field();
            if let Control::Number(spec) = control {
                let entry = hyperfly_view::notation::glossary::entry(field);
                assert!(entry.is_some_and(|entry| !entry.letter().is_empty()), "{}", spec.field);
            }
        }
        assert!(Settings::default().counts("ts"));
    }
}
