//! Provenance of a row: kind and place of its left side, method of its right side, and the parameters needed to compute
//! it again.

use crate::cell::Cell;
use hyperfly_request::{KEYS, Request, Settings};
use hyperfly_text::papers;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// Kind of the left side of a row, and its place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// A number or a statement printed in the source for exactly this case.
    Printed(Place),
    /// A general claim of the source, instantiated with our parameters: the source does not print this number.
    Claim(Place),
    /// A number, a claim or a formula attributed to the source from memory: we could not look up the place.
    Unverified(Place),
    /// A formula of the source, evaluated here.
    Formula(Place),
    /// A form of our own: exact, hypothetical, or for a case that the source does not treat.
    Ours,
}

/// A place in a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// The place of the entry: its table, figure or section.
    Entry,
    /// An equation, by its number: `"12"`, `"3.9"`.
    Equation(&'static str),
    /// A section or an appendix: `"4.2"`, `"E"`.
    Section(&'static str),
    /// A page number of the source.
    Page(u32),
    /// A problem, by its number: `"13.4"`.
    Problem(&'static str),
    /// An example, by its number.
    Example(&'static str),
}

/// Method by which the right side of a row was obtained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// A schedule was executed by the simulator.
    Executed,
    /// Counted from a plan, a graph or a distribution.
    Counted,
    /// A closed form was evaluated.
    ClosedForm,
    /// Arithmetic on printed numbers.
    Arithmetic,
    /// Measured on the reader's computer.
    Measured,
}

/// A parameter of a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// A key of `docs/keys.md`, or a symbol.
    pub name: &'static str,
    pub value: Cell,
    /// Whether it was chosen here, since the source does not state it.
    pub chosen: bool,
}

impl Source {
    /// A printed number or statement at the entry's own place.
    pub const PRINTED: Source = Source::Printed(Place::Entry);
    /// A claim at the entry's own place, instantiated here.
    pub const CLAIM: Source = Source::Claim(Place::Entry);
    /// A formula at the entry's own place.
    pub const FORMULA: Source = Source::Formula(Place::Entry);

    /// Returns a number or a statement of a section or an appendix.
    pub const fn section(number: &'static str) -> Source {
        Source::Printed(Place::Section(number))
    }

    /// Returns a claim of a section or an appendix, instantiated here.
    pub const fn claim(number: &'static str) -> Source {
        Source::Claim(Place::Section(number))
    }

    /// Returns an equation, evaluated here.
    pub const fn equation(number: &'static str) -> Source {
        Source::Formula(Place::Equation(number))
    }

    /// Returns the language-independent name: `printed`, `claim`, `unverified`, `formula` or `ours`.
    pub fn id(self) -> &'static str {
        match self {
            Source::Printed(_) => "printed",
            Source::Claim(_) => "claim",
            Source::Unverified(_) => "unverified",
            Source::Formula(_) => "formula",
            Source::Ours => "ours",
        }
    }

    /// Returns the position of the kind in lists.
    pub(crate) fn rank(self) -> u8 {
        match self {
            Source::Printed(_) => 0,
            Source::Claim(_) => 1,
            Source::Unverified(_) => 2,
            Source::Formula(_) => 3,
            Source::Ours => 4,
        }
    }

    /// Returns the place in the source; `None` for our own forms.
    pub fn place(self) -> Option<Place> {
        match self {
            Source::Printed(place)
            | Source::Claim(place)
            | Source::Unverified(place)
            | Source::Formula(place) => Some(place),
            Source::Ours => None,
        }
    }

    /// Returns the kind in the reader's language, with the place if it is not the entry's own: "printed, equation 12".
    pub fn words(self) -> String {
        let label = self.kind();
        match self.place().and_then(Place::words) {
            Some(place) => papers::source_at(label, &place),
            None => label.to_owned(),
        }
    }

    /// Returns the kind in the reader's language, without the place.
    pub fn kind(self) -> &'static str {
        match self {
            Source::Printed(_) => papers::source_printed(),
            Source::Claim(_) => papers::source_claim(),
            Source::Unverified(_) => papers::source_unverified(),
            Source::Formula(_) => papers::source_formula(),
            Source::Ours => papers::source_ours(),
        }
    }
}

impl Place {
    /// Returns the place in the reader's language; `None` for the entry's own place.
    fn words(self) -> Option<String> {
        match self {
            Place::Entry => None,
            Place::Equation(number) => Some(papers::equation(number)),
            Place::Section(number) => Some(papers::at_section(number)),
            Place::Page(number) => Some(papers::at_page(number)),
            Place::Problem(number) => Some(papers::at_problem(number)),
            Place::Example(number) => Some(papers::at_example(number)),
        }
    }

    /// Returns the language-independent name: `equation-12`, `section-4.2`, `page-7`, `problem-13.4`; `None` for the entry's own place.
    fn id(self) -> Option<String> {
        match self {
            Place::Entry => None,
            Place::Equation(number) => Some(format!("equation-{number}")),
            Place::Section(number) => Some(format!("section-{number}")),
            Place::Page(number) => Some(format!("page-{number}")),
            Place::Problem(number) => Some(format!("problem-{number}")),
            Place::Example(number) => Some(format!("example-{number}")),
        }
    }
}

impl Method {
    /// Returns the method in the reader's language.
    pub fn words(self) -> &'static str {
        match self {
            Method::Executed => papers::method_executed(),
            Method::Counted => papers::method_counted(),
            Method::ClosedForm => papers::method_closed_form(),
            Method::Arithmetic => papers::method_arithmetic(),
            Method::Measured => papers::method_measured(),
        }
    }

    /// Whether a schedule was executed or counted: only these methods judge a paper's claims.
    pub fn judges(self) -> bool {
        matches!(self, Method::Executed | Method::Counted)
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.place().and_then(Place::id) {
            Some(place) => serializer.serialize_str(&format!("{} {place}", self.id())),
            None => serializer.serialize_str(self.id()),
        }
    }
}

impl Parameter {
    /// Whether the name of a key part means this parameter: `t_s`, `P` and `N` are `ts`, `p` and `n`.
    pub fn is_called(&self, name: &str) -> bool {
        name.replace('_', "").eq_ignore_ascii_case(self.name)
    }
}

/// Marks parameters that were chosen here, since the source does not state them.
///
/// Panics if there is no such parameter, which the tests find.
pub(crate) fn choose(parameters: &mut [Parameter], names: &[&str]) {
    for name in names {
        let chosen_parameter = parameters.iter_mut().find(|parameter| parameter.name == *name);
        chosen_parameter.unwrap_or_else(|| panic!("no parameter {name}")).chosen = true;
    }
}

/// Returns the keys with which `hyperfly run` repeats a scenario; omits keys without effect.
pub fn parameters(settings: &Settings) -> Vec<Parameter> {
    let request = Request { settings: settings.clone(), ..Request::default() };
    let counts = KEYS.iter().filter(|key| key.is_run_key() && (key.is_relevant)(settings));
    counts
        .map(|key| {
            let text = (key.get)(&request);
            let value = text.parse::<f64>().map_or(Cell::Text(text), Cell::Number);
            Parameter { name: key.name, value, chosen: false }
        })
        .collect()
}

/// Writes the parameters as an object, and the names of the parameters chosen here.
pub(crate) fn serialize<S: SerializeMap>(parameters: &[Parameter], map: &mut S) -> Result<(), S::Error> {
    struct Values<'a>(&'a [Parameter]);
    impl Serialize for Values<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(self.0.iter().map(|parameter| (parameter.name, &parameter.value)))
        }
    }
    map.serialize_entry("parameters", &Values(parameters))?;
    let chosen_names: Vec<&str> = parameters.iter().filter(|p| p.chosen).map(|p| p.name).collect();
    if chosen_names.is_empty() { Ok(()) } else { map.serialize_entry("chosen", &chosen_names) }
}
