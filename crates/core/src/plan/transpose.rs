//! `transpose` (GK 3.2): √n × √n points in row-major order, one all-to-all between two local halves.
//!
//! With h = ⌊log n / 2⌋ the first h stages combine bits b_0 … b_{h−1} of the index (the row). They are local if the
//! processor is named by the first d column bits b_h … b_{h+d−1}, and the Plan starts from that distribution. The
//! transposition renames the owner to b_0 … b_{d−1}; step i = 1 … p−1 exchanges n/p² words with processor self ⊕ i.

use super::phases::{self, Ends, Phase};
use super::placement::bits;
use super::{Placement, Plan, Transform};
use crate::scenario::{Order, Scenario};

pub(super) fn plan(s: &Scenario) -> Plan {
    let (d, r) = (s.d(), s.r());
    let h = r / 2;
    let halves = [Phase { owner: bits(h..h + d), stages: 0..h }, Phase { owner: bits(0..d), stages: h..r }];
    let output = (s.order == Order::Ordered).then(|| Placement::block(d, r).reversed(Transform::Line));
    phases::plan(s, Transform::Line, &halves, Ends { input: None, output })
}
