//! The controls of the rail, a line each: the key of the schema, the words beside it and the key of the keyboard.
//!
//! Which of them mean something for the chosen algorithm and machine, the core says (`Scenario::heeds`).

use hyperfly_core::scenario::presets::PRESETS;

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
    pub label: &'static str,
    /// The key that takes the next one.
    pub key: &'static str,
    /// Whether it is a menu.
    pub menu: bool,
    /// The ids of the schema, each with the word for it.
    words: &'static [(&'static str, &'static str)],
}

impl Pick {
    /// The ids of the schema, each with the word for it.
    pub fn options(&self) -> Vec<(&'static str, &'static str)> {
        let presets = PRESETS.iter().map(|preset| (preset.id, (preset.name)()));
        let presets = presets.filter(|_| self.field == "preset");
        self.words.iter().copied().chain(presets).collect()
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
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spec {
    /// The key of the schema, and of the glossary, which has its symbol.
    pub field: &'static str,
    /// What it is, in a word.
    pub name: &'static str,
    /// The same for those who hear it.
    pub spoken: &'static str,
    /// What the slider covers.
    pub range: Range,
}

const fn menu(
    field: &'static str,
    label: &'static str,
    key: &'static str,
    words: &'static [(&'static str, &'static str)],
) -> Control {
    Control::Pick(Pick { field, label, key, menu: true, words })
}

const fn bar(
    field: &'static str,
    label: &'static str,
    key: &'static str,
    words: &'static [(&'static str, &'static str)],
) -> Control {
    Control::Pick(Pick { field, label, key, menu: false, words })
}

const fn number(field: &'static str, name: &'static str, spoken: &'static str, range: Range) -> Control {
    Control::Number(Spec { field, name, spoken, range })
}

/// What runs, how large it is, and on what: the rail from the top, but for the signal.
pub const SECTIONS: &[(&str, &[Control])] = &[
    (
        "Algorithm",
        &[
            menu(
                "algorithm",
                "Algorithm",
                "a",
                &[
                    ("serial", "serial"),
                    ("binary-exchange", "binary-exchange"),
                    ("transpose", "transpose"),
                    ("two-dimensional", "two-dimensional"),
                    ("two-dimensional-rows", "two-dimensional, by rows"),
                    ("group-cyclic", "group-cyclic"),
                    ("cyclic-to-blocked", "cyclic-to-blocked"),
                    ("output-driven", "output-driven"),
                ],
            ),
            bar("order", "Output", "o", &[("unordered", "bit-reversed"), ("ordered", "natural")]),
            bar("overlap", "Overlap", "w", &[("false", "off"), ("true", "on")]),
            number("dims", "dimensions", "m, dimensions of the transpose", Range::Whole(2, 3)),
            bar("radix", "Radix", "r", &[("2", "2"), ("4", "4")]),
            bar("twiddles", "Powers", "t", &[("stored", "stored"), ("computed", "computed")]),
            number("tt", "per power", "t prime c over t c, per power of omega", Range::Ratio(-1.0, 2.0)),
            bar("io", "In, out", "u", &[("block", "block"), ("cyclic", "cyclic")]),
            bar("balanced", "Phases", "q", &[("false", "longest"), ("true", "even")]),
            number(
                "blocking",
                "in the cache",
                "elements that fit into the cache, or none",
                Range::PowersOfTwo(1, 16),
            ),
            bar("direction", "Direction", "d", &[("forward", "forward"), ("inverse", "inverse")]),
        ],
    ),
    (
        "Size",
        &[
            number("p", "processors", "p, processors", Range::PowersOfTwo(0, 12)),
            number("n", "points", "n, points", Range::PowersOfTwo(1, 22)),
        ],
    ),
    (
        "Machine",
        &[
            menu("preset", "Preset", "b", &[("none", "none")]),
            bar("machine", "Machine", "k", &[("network", "network"), ("logp", "LogP"), ("bsp", "BSP")]),
            menu(
                "topology",
                "Network",
                "g",
                &[
                    ("hypercube", "hypercube"),
                    ("mesh", "mesh"),
                    ("torus", "torus"),
                    ("mesh3d", "3-D mesh"),
                    ("complete", "complete graph"),
                ],
            ),
            menu(
                "switching",
                "Switching",
                "s",
                &[
                    ("store-and-forward", "store-and-forward"),
                    ("cut-through", "cut-through"),
                    ("wormhole", "wormhole"),
                ],
            ),
            number("ts", "start-up", "t s over t c, start-up of a message", Range::Ratio(-1.0, 5.0)),
            number("tw", "per word", "t w over t c, per word", Range::Ratio(-2.0, 3.0)),
            number("th", "per hop", "t h over t c, per hop", Range::Ratio(-2.0, 3.0)),
            number("tc", "unit of time", "t c, one butterfly output", Range::Log(-2.0, 3.0)),
            number("width", "width of a channel", "w, width of a channel", Range::Log(-1.0, 2.0)),
            number("L", "latency", "L, latency of a word", Range::Time(-1.0, 4.0)),
            number("g", "gap", "g, gap", Range::Time(-2.0, 3.0)),
            number("o", "overhead", "o, overhead", Range::Time(-1.0, 3.0)),
            number("l-sync", "synchronisation", "l, synchronisation", Range::Time(0.0, 5.0)),
            number("rate", "units in a second", "v, units of time in a second", Range::Time(0.0, 10.0)),
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
    use hyperfly_core::scenario::{KEYS, Request, Scenario};

    #[test]
    fn every_key_that_a_run_can_heed_has_a_control() {
        let all: Vec<_> = all().map(Control::field).chain(["signal", "seed"]).collect();
        let state = |name: &str| name == "v" || hyperfly_export::LOOK.contains(&name);
        for key in KEYS {
            let controlled = all.iter().filter(|field| **field == key.name).count();
            assert_eq!(controlled, usize::from(!state(key.name)), "{}", key.name);
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
        assert!(Scenario::default().heeds("ts"));
    }
}
