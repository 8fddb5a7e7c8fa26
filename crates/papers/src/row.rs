//! One published cell and what was computed for it.

use crate::cell::Cell;
use crate::origin::{self, Method, Parameter, Source};
use crate::published::Published;
use hyperfly_request::Settings;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::collections::BTreeMap;

/// A row of a reproduction.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Which cell of the paper: `[("p", 64), ("n", 4096)]`.
    pub key: Vec<(&'static str, Cell)>,
    /// What the paper says.
    pub published: Cell,
    /// What came out here.
    pub computed: Cell,
    /// Whether they agree; `None` if they stand side by side and are not comparable (a Cray's seconds and this machine's).
    pub agrees: Option<bool>,
    /// Further values that help to understand the row.
    pub beside: Vec<(&'static str, Cell)>,
    /// What the left side is, and how the right side came about. Every row of an entry has one, as the tests see.
    pub origin: Option<(Source, Method)>,
    /// With what it can be computed again.
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
        Row { key, published, computed, agrees, beside: Vec::new(), origin: None, parameters: Vec::new() }
    }

    /// A printed number: agrees if the computed one lies within half a unit of the last printed digit.
    pub fn printed(key: Vec<(&'static str, Cell)>, published: Published, computed: f64) -> Row {
        let agrees = Some(published.agrees(computed));
        Row::new(key, published, computed, agrees)
    }

    /// A number that a formula gives: agrees to 1e-9 relative.
    pub fn exact(key: Vec<(&'static str, Cell)>, published: f64, computed: f64) -> Row {
        let agrees = (published - computed).abs() <= 1e-9 * published.abs().max(computed.abs());
        Row::new(key, published, computed, Some(agrees))
    }

    /// Something said in words, and what execution says to it.
    pub fn said(
        key: Vec<(&'static str, Cell)>,
        published: impl Into<Cell>,
        computed: impl Into<Cell>,
        agrees: bool,
    ) -> Row {
        Row::new(key, published, computed, Some(agrees))
    }

    /// Two values that stand beside each other without a verdict.
    pub fn beside(
        key: Vec<(&'static str, Cell)>,
        published: impl Into<Cell>,
        computed: impl Into<Cell>,
    ) -> Row {
        Row::new(key, published, computed, None)
    }

    /// The same, with what its left side is and how its right side came about.
    pub fn of(mut self, source: Source, method: Method) -> Row {
        self.origin = Some((source, method));
        self
    }

    /// The same, computed in this scenario.
    pub fn under(mut self, settings: &Settings) -> Row {
        self.parameters.extend(origin::parameters(settings));
        self
    }

    /// The same, with a parameter that the source states.
    pub fn given(mut self, name: &'static str, value: impl Into<Cell>) -> Row {
        self.parameters.push(Parameter { name, value: value.into(), chosen: false });
        self
    }

    /// The same, where one parameter of the scenario takes several values in turn: `2, 4, … 1024`.
    pub fn over(mut self, name: &'static str, values: &str) -> Row {
        self.parameters.retain(|parameter| parameter.name != name);
        self.given(name, values)
    }

    /// The same, where the source does not state these parameters: they were chosen here.
    ///
    /// Panics if there is no such parameter, which the tests find.
    pub fn chosen(mut self, names: &[&str]) -> Row {
        for name in names {
            let found = self.parameters.iter_mut().find(|parameter| parameter.name == *name);
            found.unwrap_or_else(|| panic!("no parameter {name}")).chosen = true;
        }
        self
    }

    /// The same with a further value.
    pub fn with(mut self, name: &'static str, value: impl Into<Cell>) -> Row {
        self.beside.push((name, value.into()));
        self
    }

    /// Whether the computed number is the one that stands beside under this name, to 1e-9: how a known difference makes sure
    /// that what it says is right is what came out.
    pub fn computed_is(&self, name: &str) -> bool {
        match (&self.computed, self.number(name)) {
            (Cell::Number(found), Some(right)) => {
                (found - right).abs() <= 1e-9 * found.abs().max(right.abs())
            }
            _ => false,
        }
    }

    /// Whether this part of the key, or what stands beside, are the words with this id ([`Cell::id`]).
    pub fn is(&self, name: &str, id: &str) -> bool {
        match self.get(name) {
            Some(Cell::Text(text)) => text == id,
            Some(Cell::Named { id: own, .. }) => own == id,
            _ => false,
        }
    }

    /// What the row is called within its entry, in every language: `of=equation-11 p=64 n=4096`.
    pub fn id(&self) -> String {
        let parts: Vec<String> =
            self.key.iter().map(|(name, cell)| format!("{name}={}", cell.id())).collect();
        parts.join(" ")
    }

    /// The key in one line: `p=64 n=4096`.
    pub fn key_text(&self) -> String {
        let parts: Vec<String> = self.key.iter().map(|(name, cell)| format!("{name}={cell}")).collect();
        parts.join(" ")
    }

    /// Whether a part of the key has this name and value.
    pub fn tells(&self, parameter: &Parameter) -> bool {
        let same = |cell: &Cell| cell.id() == parameter.value.id();
        self.key.iter().any(|(name, cell)| parameter.is_called(name) && same(cell))
    }

    /// The value of one part of the key or of what stands beside.
    pub fn get(&self, name: &str) -> Option<&Cell> {
        self.key.iter().chain(&self.beside).find(|(key, _)| *key == name).map(|(_, cell)| cell)
    }

    /// The same as a number.
    pub fn number(&self, name: &str) -> Option<f64> {
        match self.get(name)? {
            Cell::Number(value) => Some(*value),
            Cell::Printed(published) => Some(published.value()),
            _ => None,
        }
    }
}

/// Key parts as members of the surrounding object.
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
        for (name, cell) in &self.beside {
            map.serialize_entry(name, cell)?;
        }
        origin::serialize(&self.parameters, &mut map)?;
        map.end()
    }
}
