//! The controls of the rail, one line each: key of the request, label and keyboard shortcut.
//!
//! `Settings::is_relevant` decides which of them apply to the chosen algorithm and machine.

use hyperfly_core::topology::{Drawing, Interconnect};
use hyperfly_request::presets::{PRESETS, Preset};
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, DragonflyRoute, Io, MachineKind, Order, SampleType, Settings,
    Switching, Topology, Twiddles,
};
use hyperfly_text::controls as text;

/// A text in the current language.
pub type Label = fn() -> &'static str;
/// Maps an id of a value to its label, if it has one.
pub type ChoiceLabel = fn(&str) -> Option<&'static str>;

pub enum Control {
    Choice(ChoiceSpec),
    Number(NumberSpec),
    Text(TextSpec),
}

/// A control for short text.
#[derive(Clone, Copy, Debug)]
pub struct TextSpec {
    pub field: &'static str,
    pub label: Label,
}

impl PartialEq for TextSpec {
    /// Each key has one `TextSpec`.
    fn eq(&self, other: &Self) -> bool {
        self.field == other.field
    }
}

impl Control {
    pub fn field(&self) -> &'static str {
        match self {
            Control::Choice(pick) => pick.field,
            Control::Number(spec) => spec.field,
            Control::Text(spec) => spec.field,
        }
    }
}

/// The layout of a choice.
#[derive(Clone, Copy, Debug)]
pub enum ChoiceLayout {
    Bar,
    Menu,
    /// Radio buttons with pictograms; the function maps an id to the SVG path of a 24 × 24 pictogram.
    Pictograms(fn(&str) -> &'static str),
}

/// A choice of one value from a list.
pub struct ChoiceSpec {
    pub field: &'static str,
    pub label: Label,
    /// Keyboard shortcut that selects the next value.
    pub key: &'static str,
    pub layout: ChoiceLayout,
    /// Ids of the values; the field `preset` also has the ids of all presets.
    ids: &'static [&'static str],
    value_label: ChoiceLabel,
}

impl ChoiceSpec {
    /// Returns `(id, label)` of every value.
    pub fn options(&self) -> Vec<(&'static str, &'static str)> {
        let presets = PRESETS.iter().map(|preset| preset.id).filter(|_| self.field == "preset");
        let ids = self.ids.iter().copied().chain(presets);
        ids.map(|id| (id, (self.value_label)(id).unwrap_or(id))).collect()
    }
}

impl PartialEq for ChoiceSpec {
    /// Each key has one `ChoiceSpec`.
    fn eq(&self, other: &Self) -> bool {
        self.field == other.field
    }
}

/// Range and scale of a slider.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Range {
    /// Powers of two between these exponents, inclusive.
    PowersOfTwo(u32, u32),
    /// Whole numbers, inclusive.
    Whole(u32, u32),
    /// 0 at the left end, then logarithmic between these powers of 10; values are multiples of t_c.
    Ratio(f64, f64),
    /// Like `Ratio`, but in the field's own unit.
    Time(f64, f64),
    /// Logarithmic between these powers of 10.
    Log(f64, f64),
}

/// Returns the unit of the shown number: t_c if the field shows a multiple of it, else 1.
pub fn unit(field: &str, settings: &Settings) -> f64 {
    let is_ratio = |control: &Control| matches!(control, Control::Number(spec) if spec.field == field && matches!(spec.range, Range::Ratio(..)));
    if all_controls().any(is_ratio) { settings.tc } else { 1.0 }
}

/// Rounds a number to `digits` significant digits.
pub fn round(value: f64, digits: i32) -> f64 {
    format!("{:.*e}", (digits - 1).max(0) as usize, value).parse().unwrap_or(value)
}

/// Formats a number with at most 7 significant digits, so that divisions leave no noise.
pub fn format_short(value: f64) -> String {
    format!("{}", round(value, 7))
}

/// A control for a number.
#[derive(Clone, Copy, Debug)]
pub struct NumberSpec {
    /// Key of the request; the glossary has its symbol under the same key.
    pub field: &'static str,
    pub name: Label,
    /// The name for screen readers.
    pub spoken: Label,
    pub range: Range,
}

impl PartialEq for NumberSpec {
    /// Compares names by their text, since function pointers have no reliable equality.
    fn eq(&self, other: &Self) -> bool {
        self.field == other.field && self.range == other.range && (self.name)() == (other.name)()
    }
}

const fn menu(
    field: &'static str,
    label: Label,
    key: &'static str,
    ids: &'static [&'static str],
    value_label: ChoiceLabel,
) -> Control {
    Control::Choice(ChoiceSpec { field, label, key, layout: ChoiceLayout::Menu, ids, value_label })
}

const fn bar(
    field: &'static str,
    label: Label,
    key: &'static str,
    ids: &'static [&'static str],
    value_label: ChoiceLabel,
) -> Control {
    Control::Choice(ChoiceSpec { field, label, key, layout: ChoiceLayout::Bar, ids, value_label })
}

const fn number(field: &'static str, name: Label, spoken: Label, range: Range) -> Control {
    Control::Number(NumberSpec { field, name, spoken, range })
}

/// Ids of a boolean.
const BOOLEAN_IDS: &[&str] = &["false", "true"];

/// Returns the name of a preset; `none` and unknown ids have the name for no preset.
fn preset_label(id: &str) -> Option<&'static str> {
    Some(Preset::from_id(id).map_or_else(text::preset_none, |preset| (preset.name)()))
}

/// Returns the SVG path of a topology's pictogram, which follows from the way its graph is drawn.
fn pictogram(topology: &str) -> &'static str {
    match Topology::from_id(topology)
        .map(|topology| Interconnect::from(topology).uncached_graph(32).drawing())
    {
        Some(Drawing::Hypercube { .. }) => "M3 9h12v12H3zM9 3h12v12H9zM3 9l6-6M15 9l6-6M3 21l6-6M15 21l6-6",
        Some(Drawing::Grid { wraps: true, .. }) => {
            "M6 6h12v12H6zM12 6v12M6 12h12M6 6q6-6 12 0M6 18q6 6 12 0M6 6q-6 6 0 12M18 6q6 6 0 12"
        }
        Some(Drawing::Grid { planes: 1, .. }) => "M4 4h16v16H4zM12 4v16M4 12h16",
        Some(Drawing::Grid { .. }) => {
            "M3 8h13v13H3zM9.5 8v13M3 14.5h13M3 8l5-5h13v13l-5 5M16 8l5-5M9.5 8l5-5M16 14.5l5-5"
        }
        Some(Drawing::Circle) => "M12 3l9 7-3.5 11h-11L3 10zM12 3l5.5 18L3 10h18L6.500 21z",
        Some(Drawing::Tree { .. }) => {
            "M8 4L5 12M8 4L19 12M16 4L5 12M16 4L19 12M5 12L2 20M5 12L8 20M19 12L16 20M19 12L22 20"
        }
        Some(Drawing::Groups { .. }) => {
            "M4 3h5v5H4zM15 3h5v5H15zM15 16h5v5H15zM4 16h5v5H4zM9 6h6M9 19h6M6 8v8M18 8v8M9 8l6 8M15 8l-6 8"
        }
        Some(Drawing::Layers) => "M12 4v5M5 20v-5h14v5M12 9v11M5 15l7-6 7 6",
        None => "",
    }
}

/// A section of the rail.
pub struct Section {
    pub name: Label,
    pub layout: SectionLayout,
    pub controls: &'static [Control],
}

/// The layout of a section. None moves the controls below it when a value changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionLayout {
    /// All controls are visible; those that do not apply are disabled.
    Open,
    /// Only the controls that apply, in a space of fixed height.
    Reserved,
    /// Starts folded, with its values in its heading.
    Folded,
}

/// Sections of the rail from top to bottom, without the signal.
pub const SECTIONS: [Section; 4] = [
    Section {
        name: text::section_what,
        layout: SectionLayout::Open,
        controls: &[
            Control::Choice(ChoiceSpec {
                field: "topology",
                label: text::topology,
                key: "g",
                layout: ChoiceLayout::Pictograms(pictogram),
                ids: Topology::IDS,
                value_label: text::topology_named,
            }),
            bar("machine", text::machine, "k", MachineKind::IDS, text::machine_named),
            number("p", text::p, text::p_spoken, Range::PowersOfTwo(0, 12)),
            number("n", text::n, text::n_spoken, Range::PowersOfTwo(1, 22)),
            menu("algorithm", text::algorithm, "a", Algorithm::IDS, text::algorithm_named),
        ],
    },
    Section {
        name: text::section_algorithm,
        layout: SectionLayout::Reserved,
        controls: &[
            number("dims", text::dims, text::dims_spoken, Range::Whole(2, 3)),
            Control::Text(TextSpec { field: "shape", label: text::shape }),
            Control::Text(TextSpec { field: "grid", label: text::grid }),
        ],
    },
    COSTS,
    Section {
        name: text::section_fine,
        layout: SectionLayout::Folded,
        controls: &[
            bar("order", text::order, "o", Order::IDS, text::order_named),
            bar("overlap", text::overlap, "w", BOOLEAN_IDS, text::overlap_named),
            menu("alltoall", text::alltoall, "O", AllToAll::IDS, text::alltoall_named),
            bar("radix", text::radix, "r", &["2", "4"], |_| None),
            bar("twiddles", text::twiddles, "t", Twiddles::IDS, text::twiddles_named),
            number("tt", text::tt, text::tt_spoken, Range::Ratio(-1.0, 2.0)),
            bar("io", text::io, "u", Io::IDS, text::io_named),
            bar("balanced", text::balanced, "q", BOOLEAN_IDS, text::balanced_named),
            number("blocking", text::blocking, text::blocking_spoken, Range::PowersOfTwo(1, 16)),
            bar("direction", text::direction, "d", Direction::IDS, text::direction_named),
            bar("samples", text::samples, ":", SampleType::IDS, text::samples_named),
            number("tc", text::tc, text::tc_spoken, Range::Log(-2.0, 3.0)),
            number("rate", text::rate, text::rate_spoken, Range::Time(0.0, 10.0)),
        ],
    },
];

/// The cost parameters of the machine.
pub const COSTS: Section = Section {
    name: text::section_costs,
    layout: SectionLayout::Folded,
    controls: &[
        menu("preset", text::preset, "G", &["none"], preset_label),
        menu("switching", text::switching, "s", Switching::IDS, text::switching_named),
        number("ts", text::ts, text::ts_spoken, Range::Ratio(-1.0, 5.0)),
        number("tw", text::tw, text::tw_spoken, Range::Ratio(-2.0, 3.0)),
        number("th", text::th, text::th_spoken, Range::Ratio(-2.0, 3.0)),
        number("width", text::width, text::width_spoken, Range::Log(-1.0, 2.0)),
        number("arity", text::arity, text::arity_spoken, Range::PowersOfTwo(1, 6)),
        number("taper", text::taper, text::taper_spoken, Range::Log(0.0, 2.0)),
        Control::Text(TextSpec { field: "hosts", label: text::hosts }),
        Control::Text(TextSpec { field: "routers", label: text::routers }),
        bar("route", text::route, ";", DragonflyRoute::IDS, text::route_named),
        bar("vc", text::vc, ";", &["1", "2"], |_| None),
        number("L", text::latency, text::latency_spoken, Range::Time(-1.0, 4.0)),
        number("g", text::gap, text::gap_spoken, Range::Time(-2.0, 3.0)),
        number("o", text::overhead, text::overhead_spoken, Range::Time(-1.0, 3.0)),
        number("G", text::word_gap, text::word_gap_spoken, Range::Time(-3.0, 2.0)),
        bar("capacity", text::capacity, ";", BOOLEAN_IDS, text::capacity_named),
        number("l-sync", text::sync, text::sync_spoken, Range::Time(0.0, 5.0)),
    ],
};

/// Iterates over all controls of the rail from top to bottom, without the signal and its seed.
pub fn all_controls() -> impl Iterator<Item = &'static Control> {
    SECTIONS.iter().flat_map(|section| section.controls)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::{KEYS, Request, SignalKind};

    #[test]
    fn run_keys_have_exactly_one_control() {
        let fields: Vec<_> = all_controls().map(Control::field).chain(["signal", "seed"]).collect();
        for key in KEYS {
            let controlled = fields.iter().filter(|field| **field == key.name).count();
            assert_eq!(controlled, usize::from(key.is_run_key()), "{}", key.name);
        }
    }

    #[test]
    fn choice_options_match_request_schema() {
        for control in all_controls() {
            let Control::Choice(pick) = control else { continue };
            for (id, _) in pick.options() {
                let request = Request::from_pairs([(pick.field, id), ("p", "1")]);
                assert!(request.is_ok(), "{} = {id}: {request:?}", pick.field);
            }
            // `allowed` lists the ids, separated by commas and "or".
            let refused = Request::from_pairs([(pick.field, "?")]).expect_err("no id");
            let words = refused[0].allowed.replace(',', " ").replace(" or ", " ");
            let listed = words.split_whitespace().count();
            assert_eq!(listed, pick.options().len(), "{}: {words}", pick.field);
        }
    }

    /// Without a label, a value would be shown by its id in every language.
    #[test]
    fn choice_ids_have_translated_labels() {
        for control in all_controls() {
            let Control::Choice(pick) = control else { continue };
            for id in pick.ids.iter().filter(|_| !matches!(pick.field, "radix" | "vc")) {
                assert!(
                    (pick.value_label)(id).is_some(),
                    "messages/en/controls.ftl has no {}-{id}",
                    pick.field
                );
            }
        }
        for id in SignalKind::IDS {
            assert!(text::signal_named(id).is_some(), "messages/en/controls.ftl has no signal-{id}");
        }
    }

    #[test]
    fn number_controls_have_symbols() {
        for control in all_controls() {
            let field = control.field();
            if let Control::Number(spec) = control {
                let entry = hyperfly_view::notation::glossary::entry(field);
                assert!(entry.is_some_and(|entry| !entry.letter().is_empty()), "{}", spec.field);
            }
        }
        assert!(Settings::default().is_relevant("ts"));
    }
}
