//! Comparisons: how the right side is obtained, with which parameters, and where in the source the left side stands.
//!
//! Entries describe a run or a count once and compare several of its results with the source:
//!
//! ```text
//! let run = Check::executed(&s).at("p", s.p).at("n", s.n).chosen(&["p", "n"]);
//! run.exact(("equation-4", "equation 4"), Source::equation("4"), gk::overhead_4(&m, n, p), report.overhead)
//! ```

use crate::cell::Cell;
use crate::origin::{self, Method, Parameter, Source};
use crate::published::Published;
use crate::row::{Key, Row};
use hyperfly_request::Settings;

/// Makes the rows of one kind of comparison, which share the method of their right sides, its parameters and parts of
/// their keys.
#[derive(Clone, Debug)]
pub struct Check {
    method: Method,
    /// Name of the key part that says what is compared.
    label: &'static str,
    /// Key parts before and after it.
    before: Key,
    after: Key,
    parameters: Vec<Parameter>,
}

impl Check {
    /// Starts a check by a method without parameters.
    pub fn new(method: Method) -> Check {
        Check { method, label: "of", before: Vec::new(), after: Vec::new(), parameters: Vec::new() }
    }

    /// Starts a check by execution of a scenario, whose keys become parameters.
    pub fn executed(s: &Settings) -> Check {
        Check::new(Method::Executed).with_settings(s)
    }

    /// Starts a check by counting in a plan, a graph or a distribution.
    pub fn counted() -> Check {
        Check::new(Method::Counted)
    }

    /// Starts a check by arithmetic on printed numbers.
    pub fn arithmetic() -> Check {
        Check::new(Method::Arithmetic)
    }

    /// Starts a check by a closed form.
    pub fn closed_form() -> Check {
        Check::new(Method::ClosedForm)
    }

    /// Returns the check by another method of another scenario, with the same key parts.
    pub fn with_run(self, method: Method, s: &Settings) -> Check {
        Check { method, parameters: Vec::new(), ..self }.with_settings(s)
    }

    /// Names the key part that says what is compared; without it, `of`.
    pub fn labelled(self, label: &'static str) -> Check {
        Check { label, ..self }
    }

    /// Adds a part to the keys, before the label.
    pub fn within(mut self, name: &'static str, value: impl Into<Cell>) -> Check {
        self.before.push((name, value.into()));
        self
    }

    /// Adds a part to the keys, after the label.
    pub fn at(mut self, name: &'static str, value: impl Into<Cell>) -> Check {
        self.after.push((name, value.into()));
        self
    }

    /// Adds the parameters of a scenario.
    pub fn with_settings(mut self, s: &Settings) -> Check {
        self.parameters.extend(origin::parameters(s));
        self
    }

    /// Adds a parameter.
    pub fn with(mut self, name: &'static str, value: impl Into<Cell>) -> Check {
        self.parameters.push(Parameter { name, value: value.into(), chosen: false });
        self
    }

    /// Replaces a parameter by several successive values: `2, 4, … 1024`.
    pub fn varying(mut self, name: &'static str, values: &str) -> Check {
        self.parameters.retain(|parameter| parameter.name != name);
        self.with(name, values)
    }

    /// Marks parameters that were chosen here, since the source does not state them.
    ///
    /// Panics if there is no such parameter, which the tests find.
    pub fn chosen(mut self, names: &[&str]) -> Check {
        origin::choose(&mut self.parameters, names);
        self
    }

    /// Compares with a printed number: agrees within half a unit of its last digit. Panics if `number` is none.
    pub fn printed(
        &self,
        label: impl Into<Cell>,
        source: Source,
        number: &str,
        computed: impl Into<Cell>,
    ) -> Row {
        let number = Published::new(number).expect("a printed number");
        self.published(label, source, number, computed)
    }

    /// Compares with a number of a printed table: agrees within half a unit of its last digit.
    pub fn published(
        &self,
        label: impl Into<Cell>,
        source: Source,
        number: Published,
        computed: impl Into<Cell>,
    ) -> Row {
        let computed = computed.into();
        let agrees = number.agrees(computed.to_f64());
        self.row(label.into(), source, number.into(), computed, Some(agrees))
    }

    /// Compares with the value of a formula or claim: agrees to 1e-9 relative.
    pub fn exact(
        &self,
        label: impl Into<Cell>,
        source: Source,
        expected: impl Into<Cell>,
        computed: impl Into<Cell>,
    ) -> Row {
        let (expected, computed) = (expected.into(), computed.into());
        let agrees = agrees_exactly(expected.to_f64(), computed.to_f64());
        self.row(label.into(), source, expected, computed, Some(agrees))
    }

    /// Compares with a number that the source hedges, with `≈` or `roughly`: agrees within a factor of √2.
    pub fn hedged(
        &self,
        label: impl Into<Cell>,
        source: Source,
        (expected, hedge): (impl Into<Cell>, &'static str),
        computed: impl Into<Cell>,
    ) -> Row {
        let (expected, computed) = (expected.into(), computed.into());
        let agrees = agrees_roughly(expected.to_f64(), computed.to_f64());
        self.row(label.into(), source, expected, computed, Some(agrees)).with("hedge", hedge)
    }

    /// Compares a model's number with one measured on a real machine, given as a cell and as a number: agrees within a factor of √2. The
    /// row names the factor between them.
    pub fn measured(
        &self,
        label: impl Into<Cell>,
        source: Source,
        (published, value): (impl Into<Cell>, f64),
        computed: f64,
    ) -> Row {
        let agrees = agrees_roughly(value, computed);
        let row = self.row(label.into(), source, published.into(), computed.into(), Some(agrees));
        row.with("computed / published", computed / value)
    }

    /// Compares two statements: agrees if they are the same.
    pub fn same(
        &self,
        label: impl Into<Cell>,
        source: Source,
        claimed: impl Into<Cell>,
        computed: impl Into<Cell>,
    ) -> Row {
        let (claimed, computed) = (claimed.into(), computed.into());
        let agrees = claimed == computed;
        self.row(label.into(), source, claimed, computed, Some(agrees))
    }

    /// Compares a statement with a result, by the caller's verdict.
    pub fn stated(
        &self,
        label: impl Into<Cell>,
        source: Source,
        claimed: impl Into<Cell>,
        computed: impl Into<Cell>,
        agrees: bool,
    ) -> Row {
        self.row(label.into(), source, claimed.into(), computed.into(), Some(agrees))
    }

    /// Shows two values without a verdict.
    pub fn unjudged(
        &self,
        label: impl Into<Cell>,
        source: Source,
        published: impl Into<Cell>,
        computed: impl Into<Cell>,
    ) -> Row {
        self.row(label.into(), source, published.into(), computed.into(), None)
    }

    /// Returns the key of a row with this label; [`Cell::None`] leaves the label out.
    fn key(&self, label: impl Into<Cell>) -> Key {
        let label = Some(label.into()).filter(|label| *label != Cell::None);
        let label = label.map(|label| (self.label, label));
        self.before.iter().cloned().chain(label).chain(self.after.iter().cloned()).collect()
    }

    fn row(&self, label: Cell, source: Source, published: Cell, computed: Cell, agrees: Option<bool>) -> Row {
        Row {
            key: self.key(label),
            published,
            computed,
            agrees,
            further: Vec::new(),
            source,
            method: self.method,
            parameters: self.parameters.clone(),
        }
    }
}

/// Whether two numbers are equal to 1e-9 relative.
fn agrees_exactly(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * a.abs().max(b.abs())
}

/// Whether one number is nearer to another than to its double or its half.
fn agrees_roughly(published: f64, computed: f64) -> bool {
    let reach = std::f64::consts::SQRT_2 * (1.0 + 1e-9);
    (published / reach..=published * reach).contains(&computed)
}
