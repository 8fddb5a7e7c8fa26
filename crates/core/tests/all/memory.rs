//! The estimate of a run's memory is from above, and not from far above; what it says is what is refused.

use hyperfly_core::Complex64;
use hyperfly_core::limits::{Options, memory};
use hyperfly_request::{Algorithm, Settings, run};

const TIMES: Options = Options { data: false, trace: false, memory: u64::MAX };
const DATA: Options = Options { data: true, ..TIMES };

#[test]
fn data_is_counted_with_all_that_is_kept_of_it() {
    for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose, Algorithm::CyclicToBlocked] {
        for n in [256u64, 4096, 8192] {
            let s = Settings { algorithm, n, ..Settings::default() };
            let counted = memory(&s.scenario(), DATA) - memory(&s.scenario(), TIMES);
            let run = run(&s, None, DATA).expect("a run");
            let output = run.output.expect("data");
            assert_eq!(output.stages.is_empty(), n > 4096, "values between the stages");
            let values = output.input.len() + output.spectrum.len() + output.stages.len();
            let memories = run.plan.p as usize * run.plan.slots as usize;
            let least = ((values + memories) * size_of::<Complex64>()) as u64;
            assert!(counted >= least, "{algorithm:?} n = {n}: {counted} bytes for {least}");
            assert!(counted <= 4 * least, "{algorithm:?} n = {n}: {counted} bytes for {least}");
        }
    }
}

#[test]
fn what_is_refused_is_what_is_estimated() {
    let s = Settings { n: 4096, ..Settings::default() };
    for options in [TIMES, DATA, Options { trace: true, ..DATA }] {
        let needed = memory(&s.scenario(), options);
        assert!(run(&s, None, Options { memory: needed, ..options }).is_ok());
        assert!(run(&s, None, Options { memory: needed - 1, ..options }).is_err(), "{needed} bytes");
    }
}
