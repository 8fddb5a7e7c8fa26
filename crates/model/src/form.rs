//! Accuracy of a closed form.

/// Relation of a closed form to an execution on the same machine model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Equal to an execution, up to rounding.
    Exact,
    /// No execution is faster.
    LowerBound,
    /// Close to an execution, above or below it.
    Estimate,
}

impl Form {
    /// Returns the identifier in files.
    pub fn id(self) -> &'static str {
        match self {
            Form::Exact => "exact",
            Form::LowerBound => "lower-bound",
            Form::Estimate => "estimate",
        }
    }

    /// Returns the accuracy of a sum of two closed forms.
    pub(crate) fn combine(self, other: Form) -> Form {
        match (self, other) {
            (Form::Exact, form) | (form, Form::Exact) => form,
            (Form::LowerBound, Form::LowerBound) => Form::LowerBound,
            _ => Form::Estimate,
        }
    }
}
