//! Every symbol with its definition, for hover and focus.
