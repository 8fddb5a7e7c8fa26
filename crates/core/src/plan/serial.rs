//! `serial`: all log n stages on one processor (GK Fig. 1).

use super::phases::{self, Ends, Phase};
use super::{Placement, Plan, Transform};
use crate::scenario::{Order, Scenario};

pub(super) fn plan(s: &Scenario) -> Plan {
    let r = s.r();
    let ordered = (s.order == Order::Ordered).then(|| Placement::block(0, r).reversed(Transform::Line));
    let all = [Phase::whole(Vec::new(), 0..r)];
    phases::plan(s, Transform::Line, &all, Ends { input: None, output: ordered })
}
