//! Every picture also as rows of text.
