//! Where the two sides of a row come from: what stands on the left, how the right came about, and with which parameters,
//! so that a reader can compute the row again.

use crate::cell::Cell;
use hyperfly_request::{KEYS, Request, Settings};
use hyperfly_text::papers;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// What the left side of a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// A number or a claim that stands in the source, here.
    Printed(At),
    /// A number, a claim or a formula that is attributed to the source from memory: the place could not be looked up.
    Unverified(At),
    /// A formula of the source, evaluated here.
    Formula(At),
    /// Ours: an exact form, a what-if, a form of a case that the source does not treat.
    Ours,
}

/// Where in a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum At {
    /// Where the entry is: its table, figure or section.
    Entry,
    /// An equation, by its number: `"12"`, `"3.9"`.
    Equation(&'static str),
    /// A section or an appendix: `"4.2"`, `"E"`.
    Section(&'static str),
    /// A page, as the source counts them.
    Page(u32),
    /// A problem, by its number: `"13.4"`.
    Problem(&'static str),
    /// An example, by its number.
    Example(&'static str),
}

/// How the right side of a row came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// A schedule was executed by the simulator.
    Executed,
    /// Counted from a Plan, a graph or a distribution.
    Counted,
    /// A closed form was evaluated.
    ClosedForm,
    /// Arithmetic on numbers that the source prints.
    Arithmetic,
    /// Measured on the computer that does this.
    Measured,
}

/// A parameter of a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name: a key of `docs/keys.md`, or a symbol.
    pub name: &'static str,
    /// Its value.
    pub value: Cell,
    /// Whether the source does not state it: it was chosen here.
    pub chosen: bool,
}

impl Source {
    /// What stands at the entry's own place.
    pub const PRINTED: Source = Source::Printed(At::Entry);
    /// A formula at the entry's own place.
    pub const FORMULA: Source = Source::Formula(At::Entry);

    /// What is printed in a section or an appendix.
    pub const fn section(number: &'static str) -> Source {
        Source::Printed(At::Section(number))
    }

    /// An equation, evaluated here.
    pub const fn equation(number: &'static str) -> Source {
        Source::Formula(At::Equation(number))
    }

    /// What it is called in every language: `printed`, `unverified`, `formula`, `ours`.
    pub fn id(self) -> &'static str {
        match self {
            Source::Printed(_) => "printed",
            Source::Unverified(_) => "unverified",
            Source::Formula(_) => "formula",
            Source::Ours => "ours",
        }
    }

    /// The order in which kinds are told.
    pub(crate) fn rank(self) -> u8 {
        match self {
            Source::Printed(_) => 0,
            Source::Unverified(_) => 1,
            Source::Formula(_) => 2,
            Source::Ours => 3,
        }
    }

    /// Where it stands; `None` for what stands nowhere.
    pub fn at(self) -> Option<At> {
        match self {
            Source::Printed(at) | Source::Unverified(at) | Source::Formula(at) => Some(at),
            Source::Ours => None,
        }
    }

    /// In the reader's words, with the place if it is not the entry's own: "printed, equation 12".
    pub fn words(self) -> String {
        let what = self.kind();
        match self.at().and_then(At::words) {
            Some(at) => papers::source_at(what, &at),
            None => what.to_owned(),
        }
    }

    /// In the reader's words, without the place.
    pub fn kind(self) -> &'static str {
        match self {
            Source::Printed(_) => papers::source_printed(),
            Source::Unverified(_) => papers::source_unverified(),
            Source::Formula(_) => papers::source_formula(),
            Source::Ours => papers::source_ours(),
        }
    }
}

impl At {
    /// In the reader's words; `None` for the entry's own place.
    fn words(self) -> Option<String> {
        match self {
            At::Entry => None,
            At::Equation(number) => Some(papers::equation(number)),
            At::Section(number) => Some(papers::at_section(number)),
            At::Page(number) => Some(papers::at_page(number)),
            At::Problem(number) => Some(papers::at_problem(number)),
            At::Example(number) => Some(papers::at_example(number)),
        }
    }

    /// What it is called in every language: `equation-12`, `section-4.2`, `page-7`, `problem-13.4`; `None` for the
    /// entry's own place.
    fn id(self) -> Option<String> {
        match self {
            At::Entry => None,
            At::Equation(number) => Some(format!("equation-{number}")),
            At::Section(number) => Some(format!("section-{number}")),
            At::Page(number) => Some(format!("page-{number}")),
            At::Problem(number) => Some(format!("problem-{number}")),
            At::Example(number) => Some(format!("example-{number}")),
        }
    }
}

impl Method {
    /// In the reader's words.
    pub fn words(self) -> &'static str {
        match self {
            Method::Executed => papers::method_executed(),
            Method::Counted => papers::method_counted(),
            Method::ClosedForm => papers::method_closed_form(),
            Method::Arithmetic => papers::method_arithmetic(),
            Method::Measured => papers::method_measured(),
        }
    }

    /// Whether a schedule, or what it is made of, was looked at: what a paper says is judged by these alone.
    pub fn judges(self) -> bool {
        matches!(self, Method::Executed | Method::Counted)
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.at().and_then(At::id) {
            Some(at) => to.serialize_str(&format!("{} {at}", self.id())),
            None => to.serialize_str(self.id()),
        }
    }
}

impl Parameter {
    /// Whether a table calls it so: `t_s`, `P` and `N` are `ts`, `p` and `n`.
    pub fn is_called(&self, name: &str) -> bool {
        name.replace('_', "").eq_ignore_ascii_case(self.name)
    }
}

/// What counts in a scenario, as keys of an address: with these `hyperfly run` does it again.
pub fn parameters(settings: &Settings) -> Vec<Parameter> {
    let request = Request { settings: settings.clone(), ..Request::default() };
    let counts = KEYS.iter().filter(|key| key.is_of_run() && (key.counts)(settings));
    counts
        .map(|key| {
            let text = (key.get)(&request);
            let value = text.parse::<f64>().map_or(Cell::Text(text), Cell::Number);
            Parameter { name: key.name, value, chosen: false }
        })
        .collect()
}

/// Parameters as an object, and the names of those that were chosen here.
pub(crate) fn serialize<S: SerializeMap>(parameters: &[Parameter], map: &mut S) -> Result<(), S::Error> {
    struct Values<'a>(&'a [Parameter]);
    impl Serialize for Values<'_> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.collect_map(self.0.iter().map(|parameter| (parameter.name, &parameter.value)))
        }
    }
    map.serialize_entry("parameters", &Values(parameters))?;
    let chosen: Vec<&str> = parameters.iter().filter(|p| p.chosen).map(|p| p.name).collect();
    if chosen.is_empty() { Ok(()) } else { map.serialize_entry("chosen", &chosen) }
}
