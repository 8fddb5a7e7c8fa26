//! Rows of a reproduction: one published cell and the value computed for it.

use crate::cell::Cell;
use crate::origin::{self, Method, Parameter, Source};
use crate::published::Published;
use hyperfly_request::Settings;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::collections::BTreeMap;

/// Identifies a row: names and values of its parts.
pub type Key = Vec<(&'static str, Cell)>;

/// A row of a reproduction.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Identifies the cell of the paper: `[("p", 64), ("n", 4096)]`.
    pub key: Vec<(&'static str, Cell)>,
    pub published: Cell,
    pub computed: Cell,
    /// `None` if the two values are not comparable (a Cray's seconds and this machine's).
    pub agrees: Option<bool>,
    /// Further values that help to understand the row.
    pub further: Vec<(&'static str, Cell)>,
    /// Source of the left side and method of the right side. Every row of an entry has them, as the tests check.
    pub origin: Option<(Source, Method)>,
    /// Parameters with which the row can be computed again.
    pub parameters: Vec<Parameter>,
}

impl Row {
    fn new(
        key: Vec<(&'static str, Cell)>,
        published: impl Into<Cell>,
        computed: impl Into<Cell>,
        agrees: Option<bool>,
    ) -> Row {
        let (published, computed) = (published.into(), computed.into());
        Row { key, published, computed, agrees, further: Vec::new(), origin: None, parameters: Vec::new() }
    }

    /// Compares with a printed number: agrees if the computed one lies within half a unit of the last printed digit.
    pub fn printed(key: Vec<(&'static str, Cell)>, published: Published, computed: f64) -> Row {
        let agrees = Some(published.agrees(computed));
        Row::new(key, published, computed, agrees)
    }

    /// Compares with the value of a formula: agrees to 1e-9 relative.
    pub fn exact(key: Vec<(&'static str, Cell)>, published: f64, computed: f64) -> Row {
        Row::new(key, published, computed, Some(agrees_exactly(published, computed)))
    }

    /// Compares with a number that the source hedges, with `≈` or `roughly`: agrees if the computed number is nearer to it than to its
    /// double or its half, that is, within a factor of √2.
    pub fn hedged(key: Vec<(&'static str, Cell)>, published: f64, hedge: &'static str, computed: f64) -> Row {
        let row = Row::new(key, published, computed, Some(agrees_roughly(published, computed)));
        row.with("hedge", hedge)
    }

    /// Compares a statement in words with a result, by the caller's verdict.
    pub fn stated(
        key: Vec<(&'static str, Cell)>,
        published: impl Into<Cell>,
        computed: impl Into<Cell>,
        agrees: bool,
    ) -> Row {
        Row::new(key, published, computed, Some(agrees))
    }

    /// Shows two values without a verdict.
    pub fn unjudged(
        key: Vec<(&'static str, Cell)>,
        published: impl Into<Cell>,
        computed: impl Into<Cell>,
    ) -> Row {
        Row::new(key, published, computed, None)
    }

    /// Sets source and method.
    pub fn of(mut self, source: Source, method: Method) -> Row {
        self.origin = Some((source, method));
        self
    }

    /// Adds the parameters of the computed scenario.
    pub fn with_settings(mut self, settings: &Settings) -> Row {
        self.parameters.extend(origin::parameters(settings));
        self
    }

    /// Adds a parameter that the source states.
    pub fn with_parameter(mut self, name: &'static str, value: impl Into<Cell>) -> Row {
        self.parameters.push(Parameter { name, value: value.into(), chosen: false });
        self
    }

    /// Replaces a parameter of the scenario by several successive values: `2, 4, … 1024`.
    pub fn with_values(mut self, name: &'static str, values: &str) -> Row {
        self.parameters.retain(|parameter| parameter.name != name);
        self.with_parameter(name, values)
    }

    /// Marks parameters that were chosen here, since the source does not state them.
    ///
    /// Panics if there is no such parameter, which the tests find.
    pub fn chosen(mut self, names: &[&str]) -> Row {
        origin::choose(&mut self.parameters, names);
        self
    }

    /// Adds a further value.
    pub fn with(mut self, name: &'static str, value: impl Into<Cell>) -> Row {
        self.further.push((name, value.into()));
        self
    }

    /// Whether the computed number is the further value of this name, to 1e-9. Known differences use it to check that the corrected
    /// value was computed.
    pub fn computed_is(&self, name: &str) -> bool {
        match (&self.computed, self.number(name)) {
            (Cell::Number(found), Some(right)) => {
                (found - right).abs() <= 1e-9 * found.abs().max(right.abs())
            }
            _ => false,
        }
    }

    /// Whether this part of the key, or this further value, is the text with this id ([`Cell::id`]).
    pub fn is(&self, name: &str, id: &str) -> bool {
        match self.get(name) {
            Some(Cell::Text(text)) => text == id,
            Some(Cell::Named { id: own, .. }) => own == id,
            _ => false,
        }
    }

    /// Returns the language-independent name of the row within its entry: `of=equation-11 p=64 n=4096`.
    pub fn id(&self) -> String {
        let parts: Vec<String> =
            self.key.iter().map(|(name, cell)| format!("{name}={}", cell.id())).collect();
        parts.join(" ")
    }

    /// Returns the key in one line: `p=64 n=4096`.
    pub fn key_text(&self) -> String {
        let parts: Vec<String> = self.key.iter().map(|(name, cell)| format!("{name}={cell}")).collect();
        parts.join(" ")
    }

    /// Whether a part of the key has this name and value.
    pub fn has_parameter(&self, parameter: &Parameter) -> bool {
        let same = |cell: &Cell| cell.id() == parameter.value.id();
        self.key.iter().any(|(name, cell)| parameter.is_called(name) && same(cell))
    }

    /// Returns a part of the key or a further value.
    pub fn get(&self, name: &str) -> Option<&Cell> {
        self.key.iter().chain(&self.further).find(|(key, _)| *key == name).map(|(_, cell)| cell)
    }

    /// Returns a part of the key or a further value as a number; `None` for text.
    pub fn number(&self, name: &str) -> Option<f64> {
        match self.get(name)? {
            Cell::Number(value) => Some(*value),
            Cell::Printed(published) => Some(published.value()),
            _ => None,
        }
    }
}

/// Whether two numbers are equal to 1e-9 relative.
pub(crate) fn agrees_exactly(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * a.abs().max(b.abs())
}

/// Whether one number is nearer to another than to its double or its half.
pub(crate) fn agrees_roughly(published: f64, computed: f64) -> bool {
    let reach = std::f64::consts::SQRT_2 * (1.0 + 1e-9);
    (published / reach..=published * reach).contains(&computed)
}

/// Writes key parts as members of the surrounding object.
pub(crate) fn pairs<S: Serializer>(pairs: &[(&'static str, Cell)], to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(pairs.len()))?;
    for (name, cell) in pairs {
        map.serialize_entry(name, cell)?;
    }
    map.end()
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        let ids: BTreeMap<&str, String> = self.key.iter().map(|(name, cell)| (*name, cell.id())).collect();
        map.serialize_entry("key", &ids)?;
        for (name, cell) in &self.key {
            map.serialize_entry(name, cell)?;
        }
        map.serialize_entry("published", &self.published)?;
        map.serialize_entry("computed", &self.computed)?;
        map.serialize_entry("agrees", &self.agrees)?;
        if let Some((source, method)) = &self.origin {
            map.serialize_entry("source", source)?;
            map.serialize_entry("method", method)?;
        }
        for (name, cell) in &self.further {
            map.serialize_entry(name, cell)?;
        }
        origin::serialize(&self.parameters, &mut map)?;
        map.end()
    }
}
