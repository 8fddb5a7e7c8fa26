//! The controls of the rail, a line each: the key of the schema, the words beside it and the key of the keyboard.
//!
//! Which of them mean something for the chosen algorithm and machine, the core says (`Settings::heeds`).

use hyperfly_request::presets::PRESETS;
use hyperfly_text::controls as text;

/// What is said, in the language that is spoken.
pub type Word = fn() -> &'static str;

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

/// A choice among a few: radio buttons, or a menu.
pub struct Pick {
    /// The key of the schema.
    pub field: &'static str,
    /// The word beside it.
    pub label: Word,
    /// The key that takes the next one.
    pub key: &'static str,
    /// Whether it is a menu.
    pub menu: bool,
    /// The ids of the schema, each with the word for it.
    words: &'static [(&'static str, Word)],
}

impl Pick {
    /// The ids of the schema, each with the word for it.
    pub fn options(&self) -> Vec<(&'static str, &'static str)> {
        let presets = PRESETS.iter().map(|preset| (preset.id, (preset.name)()));
        let presets = presets.filter(|_| self.field == "preset");
        self.words.iter().map(|(id, word)| (*id, word())).chain(presets).collect()
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
    words: &'static [(&'static str, Word)],
) -> Control {
    Control::Pick(Pick { field, label, key, menu: true, words })
}

const fn bar(
    field: &'static str,
    label: Word,
    key: &'static str,
    words: &'static [(&'static str, Word)],
) -> Control {
    Control::Pick(Pick { field, label, key, menu: false, words })
}

const fn number(field: &'static str, name: Word, spoken: Word, range: Range) -> Control {
    Control::Number(Spec { field, name, spoken, range })
}

/// What runs, how large it is, and on what: the rail from the top, but for the signal.
pub const SECTIONS: &[(Word, &[Control])] = &[
    (
        text::section_algorithm,
        &[
            menu(
                "algorithm",
                text::algorithm,
                "a",
                &[
                    ("serial", text::algorithm_serial),
                    ("binary-exchange", text::algorithm_binary_exchange),
                    ("transpose", text::algorithm_transpose),
                    ("two-dimensional", text::algorithm_two_dimensional),
                    ("two-dimensional-rows", text::algorithm_two_dimensional_rows),
                    ("group-cyclic", text::algorithm_group_cyclic),
                    ("cyclic-to-blocked", text::algorithm_cyclic_to_blocked),
                    ("output-driven", text::algorithm_output_driven),
                ],
            ),
            bar(
                "order",
                text::order,
                "o",
                &[("unordered", text::order_unordered), ("ordered", text::order_ordered)],
            ),
            bar(
                "overlap",
                text::overlap,
                "w",
                &[("false", text::overlap_false), ("true", text::overlap_true)],
            ),
            number("dims", text::dims, text::dims_spoken, Range::Whole(2, 3)),
            bar("radix", text::radix, "r", &[("2", || "2"), ("4", || "4")]),
            bar(
                "twiddles",
                text::twiddles,
                "t",
                &[("stored", text::twiddles_stored), ("computed", text::twiddles_computed)],
            ),
            number("tt", text::tt, text::tt_spoken, Range::Ratio(-1.0, 2.0)),
            bar("io", text::io, "u", &[("block", text::io_block), ("cyclic", text::io_cyclic)]),
            bar(
                "balanced",
                text::balanced,
                "q",
                &[("false", text::balanced_false), ("true", text::balanced_true)],
            ),
            number("blocking", text::blocking, text::blocking_spoken, Range::PowersOfTwo(1, 16)),
            bar(
                "direction",
                text::direction,
                "d",
                &[("forward", text::direction_forward), ("inverse", text::direction_inverse)],
            ),
        ],
    ),
    (
        text::section_size,
        &[
            number("p", text::p, text::p_spoken, Range::PowersOfTwo(0, 12)),
            number("n", text::n, text::n_spoken, Range::PowersOfTwo(1, 22)),
        ],
    ),
    (
        text::section_machine,
        &[
            menu("preset", text::preset, "b", &[("none", text::preset_none)]),
            bar(
                "machine",
                text::machine,
                "k",
                &[
                    ("network", text::machine_network),
                    ("logp", text::machine_logp),
                    ("bsp", text::machine_bsp),
                ],
            ),
            menu(
                "topology",
                text::topology,
                "g",
                &[
                    ("hypercube", text::topology_hypercube),
                    ("mesh", text::topology_mesh),
                    ("torus", text::topology_torus),
                    ("mesh3d", text::topology_mesh3d),
                    ("complete", text::topology_complete),
                ],
            ),
            menu(
                "switching",
                text::switching,
                "s",
                &[
                    ("store-and-forward", text::switching_store_and_forward),
                    ("cut-through", text::switching_cut_through),
                    ("wormhole", text::switching_wormhole),
                ],
            ),
            number("ts", text::ts, text::ts_spoken, Range::Ratio(-1.0, 5.0)),
            number("tw", text::tw, text::tw_spoken, Range::Ratio(-2.0, 3.0)),
            number("th", text::th, text::th_spoken, Range::Ratio(-2.0, 3.0)),
            number("tc", text::tc, text::tc_spoken, Range::Log(-2.0, 3.0)),
            number("width", text::width, text::width_spoken, Range::Log(-1.0, 2.0)),
            number("L", text::latency, text::latency_spoken, Range::Time(-1.0, 4.0)),
            number("g", text::gap, text::gap_spoken, Range::Time(-2.0, 3.0)),
            number("o", text::overhead, text::overhead_spoken, Range::Time(-1.0, 3.0)),
            number("l-sync", text::sync, text::sync_spoken, Range::Time(0.0, 5.0)),
            number("rate", text::rate, text::rate_spoken, Range::Time(0.0, 10.0)),
        ],
    ),
];

/// Every control of the rail, from the top; without the signal and its seed.
pub fn all() -> impl Iterator<Item = &'static Control> {
    SECTIONS.iter().flat_map(|(_, controls)| *controls)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::{KEYS, Request, Settings};

    #[test]
    fn every_key_that_a_run_can_heed_has_a_control() {
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
            assert_eq!(words.split_whitespace().count(), pick.options().len(), "{}: {words}", pick.field);
        }
    }

    #[test]
    fn numbers_have_symbols() {
        for control in all() {
            let field = control.field();
            if let Control::Number(spec) = control {
                let entry = hyperfly_view::glossary::entry(field);
                assert!(entry.is_some_and(|entry| !entry.letter().is_empty()), "{}", spec.field);
            }
        }
        assert!(Settings::default().heeds("ts"));
    }
}
