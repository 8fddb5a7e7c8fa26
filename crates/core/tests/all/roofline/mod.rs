//! Limits next to a run.

mod cuts;
mod runs;
mod values;
mod words;

use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_core::roofline::{Limit, LimitKind, Roofline};
use hyperfly_request::{Settings, run};

fn find(s: &Settings) -> (Run, Roofline) {
    let run = run(s, None, Options::default()).unwrap_or_else(|error| panic!("{s:?}: {error}"));
    let roofline = Roofline::of(&run);
    (run, roofline)
}

fn limit(roofline: &Roofline, kind: LimitKind) -> Limit {
    roofline.get(kind).unwrap_or_else(|| panic!("{kind:?} of {roofline:?}"))
}
