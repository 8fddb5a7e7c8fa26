//! What a closed form promises.

/// How much a closed form promises about the machine models.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Equal to an execution, up to rounding.
    Exact,
    /// No execution is faster.
    LowerBound,
    /// Near an execution, on either side of it.
    Estimate,
}

impl Form {
    /// What is left of two promises that are used together.
    pub(crate) fn and(self, other: Form) -> Form {
        match (self, other) {
            (Form::Exact, form) | (form, Form::Exact) => form,
            (Form::LowerBound, Form::LowerBound) => Form::LowerBound,
            _ => Form::Estimate,
        }
    }
}
