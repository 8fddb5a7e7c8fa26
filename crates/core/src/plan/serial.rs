//! `serial`: all log n stages on one processor (GK Fig. 1).

use super::{Builder, Placement, Plan, Step, bit_reversal};
use crate::scenario::Scenario;

pub(super) fn plan(s: &Scenario) -> Plan {
    let r = s.r();
    let output = bit_reversal::output(s, 0);
    let mut builder = Builder::new(s, s.n as u32, Placement::block(0, r), output);
    builder.push(Step::Local {
        first: 0,
        last: r as u8,
        base: 0,
        len: s.n as u32,
        log_block: r as u8,
        block: 0,
    });
    bit_reversal::push(&mut builder, s, 0, 0);
    builder.end_of_program();
    builder.finish()
}
