//! The limits next to a run as JSON (docs/semantics/limits.md).

use hyperfly_core::roofline::{LimitKind, Roofline};
use serde::Serialize;
use std::collections::BTreeMap;

/// Every limit by its id; null where it does not apply.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LimitsJson {
    #[serde(flatten)]
    limits: BTreeMap<&'static str, Option<LimitJson>>,
    /// (n/p)·log n / log(n/p), the order of the words of any parallel FFT for each processor, without a factor; no limit.
    words_order: Option<f64>,
}

/// A limit, the value of the run, and their quotient.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct LimitJson {
    limit: f64,
    run: f64,
    /// Null if the limit is 0.
    ratio: Option<f64>,
}

impl LimitsJson {
    /// Lists the limits of a run.
    pub fn new(roofline: &Roofline) -> Self {
        let find = |kind: LimitKind| {
            let found = roofline.get(kind)?;
            Some(LimitJson { limit: found.limit, run: found.run, ratio: found.ratio() })
        };
        let limits = LimitKind::ALL.map(|kind| (kind.id(), find(kind)));
        LimitsJson { limits: limits.into(), words_order: roofline.order_of_words }
    }
}
