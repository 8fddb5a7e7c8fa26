//! Rows of a reproduction: one published cell and the value computed for it.

use crate::cell::Cell;
use crate::origin::{self, Method, Parameter, Source};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::collections::BTreeMap;

/// Identifies a row: names and values of its parts.
pub type Key = Vec<(&'static str, Cell)>;

/// A row of a reproduction.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Identifies the cell of the paper: `[("p", 64), ("n", 4096)]`.
    pub key: Key,
    pub published: Cell,
    pub computed: Cell,
    /// `None` if the two values are not comparable (a Cray's seconds and this machine's).
    pub agrees: Option<bool>,
    /// Further values that help to understand the row.
    pub further: Vec<(&'static str, Cell)>,
    /// Source of the left side.
    pub source: Source,
    /// Method of the right side.
    pub method: Method,
    /// Parameters with which the row can be computed again.
    pub parameters: Vec<Parameter>,
}

impl Row {
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
            (Cell::Number(computed), Some(expected)) => {
                (computed - expected).abs() <= 1e-9 * computed.abs().max(expected.abs())
            }
            _ => false,
        }
    }

    /// Whether this part of the key, or this further value, is the text with this id ([`Cell::id`]).
    pub fn is(&self, name: &str, id: &str) -> bool {
        match self.get(name) {
            Some(Cell::Text(text)) => text == id,
            Some(Cell::Named { id: own_id, .. }) => own_id == id,
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
        let is_same = |cell: &Cell| cell.id() == parameter.value.id();
        self.key.iter().any(|(name, cell)| parameter.is_called(name) && is_same(cell))
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

/// Writes key parts as members of the surrounding object.
pub(crate) fn pairs<S: Serializer>(pairs: &[(&'static str, Cell)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(pairs.len()))?;
    for (name, cell) in pairs {
        map.serialize_entry(name, cell)?;
    }
    map.end()
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let ids: BTreeMap<&str, String> = self.key.iter().map(|(name, cell)| (*name, cell.id())).collect();
        map.serialize_entry("key", &ids)?;
        for (name, cell) in &self.key {
            map.serialize_entry(name, cell)?;
        }
        map.serialize_entry("published", &self.published)?;
        map.serialize_entry("computed", &self.computed)?;
        map.serialize_entry("agrees", &self.agrees)?;
        map.serialize_entry("source", &self.source)?;
        map.serialize_entry("method", &self.method)?;
        for (name, cell) in &self.further {
            map.serialize_entry(name, cell)?;
        }
        origin::serialize(&self.parameters, &mut map)?;
        map.end()
    }
}
