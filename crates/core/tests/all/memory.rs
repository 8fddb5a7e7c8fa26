//! A run is refused exactly if its estimated memory exceeds the budget. `peak_memory` checks the estimate.

use hyperfly_core::limits::{Options, memory};
use hyperfly_request::{Settings, run};

const TIMES: Options = Options { data: false, trace: false, memory: u64::MAX };
const DATA: Options = Options { data: true, ..TIMES };

#[test]
fn run_is_refused_one_byte_below_estimate() {
    let s = Settings { n: 4096, ..Settings::default() };
    for options in [TIMES, DATA, Options { trace: true, ..DATA }] {
        let needed = memory(&s.scenario(), options);
        assert!(run(&s, None, Options { memory: needed, ..options }).is_ok());
        assert!(run(&s, None, Options { memory: needed - 1, ..options }).is_err(), "{needed} bytes");
    }
}
