//! Compares the measured peak memory of runs with the estimate: never more, and for large runs not much
//! less.
//!
//! A single test in its own binary, because all allocations of the process count.

use hyperfly_core::limits::{MEMORY_PAGE, Options, memory};
use hyperfly_reference::Sampler;
use hyperfly_request::{Request, SettingsError, run};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const DATA: u8 = 1;
const TRACE: u8 = 2;

/// Returns the peak memory of a run and the estimate.
fn measure(fragment: &str, mode: u8) -> (u64, u64) {
    let settings = Request::from_fragment(fragment).0.expect(fragment).settings;
    let options = Options { data: mode & DATA > 0, trace: mode & TRACE > 0, memory: u64::MAX };
    let estimate = memory(&settings.scenario(), options);
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    // Wormhole on a torus may deadlock; that takes memory, too.
    let run = run(&settings, None, options);
    assert!(!matches!(run, Err(SettingsError::Invalid(_))), "{fragment}");
    ((MEMORY.peak_usage() - before) as u64, estimate)
}

#[test]
fn peak_memory_stays_below_estimate() {
    let (mut worst, mut sampler) = (Vec::new(), Sampler::new(4));
    // The estimate may exceed the peak by the factor `most`, plus a constant for the rates of flows, whose
    // number is unknown.
    let mut check = |fragment: String, modes: &[u8], most: f64| {
        // The closest bound is always checked.
        for &mode in modes.iter().filter(|_| most <= 2.0 || sampler.choose()) {
            let (peak, estimate) = measure(&fragment, mode);
            let share = peak as f64 / estimate as f64;
            println!("{share:.2} of {:4} MB: mode {mode} {fragment}", estimate >> 20);
            if peak > estimate || (estimate as f64) > most * peak as f64 + (40 << 20) as f64 {
                worst.push(format!("mode {mode}, {fragment}: {peak} bytes, estimated {estimate}"));
            }
        }
    };
    for switching in ["store-and-forward", "cut-through", "wormhole"] {
        for topology in ["hypercube", "mesh", "torus", "mesh3d", "complete"] {
            let of = |rest: &str| format!("switching={switching}&topology={topology}&{rest}");
            check(of("p=256&n=65536"), &[0, DATA | TRACE], 6.0);
            check(of("p=64&n=4096&algorithm=transpose&order=ordered"), &[0, DATA | TRACE], 10.0);
            for rest in ["&overlap=true", "&overlap=true&order=ordered", "&order=ordered"] {
                check(of(&format!("p=256&n=4096{rest}")), &[TRACE], 10.0);
            }
            check(of("p=256&n=65536&algorithm=transpose"), &[0, TRACE], 10.0);
            for order in ["shift", "naive"] {
                let rest = format!("p=128&n=16384&algorithm=transpose&alltoall={order}");
                check(of(&rest), &[0, TRACE], 12.0);
            }
            check(of("p=128&n=16384&algorithm=cyclic-to-blocked"), &[0, TRACE], 12.0);
        }
    }
    for machine in ["logp", "bsp"] {
        for algorithm in
            ["binary-exchange", "transpose", "cyclic-to-blocked", "group-cyclic", "output-driven"]
        {
            check(format!("machine={machine}&algorithm={algorithm}&p=64&n=4096"), &[0, DATA | TRACE], 30.0);
        }
    }
    check("algorithm=output-driven&machine=logp&p=16&n=65536".into(), &[0, TRACE], 12.0);
    check("algorithm=group-cyclic&p=64&n=65536&blocking=16".into(), &[0, DATA | TRACE], 12.0);
    check("algorithm=group-cyclic&p=1024&n=4096".into(), &[0, TRACE], 30.0);
    check("algorithm=two-dimensional&p=256&n=65536&twiddles=computed".into(), &[DATA | TRACE], 6.0);
    check("p=16&n=2^19".into(), &[DATA | TRACE], 2.0);
    check("p=1024&n=2^20&algorithm=transpose&topology=mesh".into(), &[0, TRACE], 6.0);
    check("p=64&n=65536&samples=real".into(), &[0, DATA | TRACE], 8.0);
    check("p=16&n=2^19&samples=real&order=ordered".into(), &[DATA | TRACE], 4.0);
    check("p=1024&n=2^20&algorithm=transpose&samples=real".into(), &[0, TRACE], 12.0);
    check("algorithm=output-driven&machine=logp&p=16&n=65536&samples=real".into(), &[0, TRACE], 12.0);
    check("algorithm=serial&p=1&n=2^20&samples=real".into(), &[DATA | TRACE], 4.0);
    // The largest runs, without data, as in docs/keys.md; these are within the memory budget of the page.
    for switching in ["store-and-forward", "cut-through", "wormhole"] {
        for topology in ["hypercube", "mesh"] {
            check(format!("p=65536&n=65536&switching={switching}&topology={topology}"), &[TRACE], 4.0);
        }
    }
    // Only estimated: these runs must fit the memory budget of the page.
    for switching in ["store-and-forward", "cut-through", "wormhole"] {
        for topology in ["hypercube", "mesh", "torus", "mesh3d"] {
            for n in ["65536", "2^20", "2^24"] {
                let fragment = format!("p=65536&n={n}&switching={switching}&topology={topology}");
                let settings = Request::from_fragment(&fragment).0.expect(&fragment).settings;
                let options = Options { data: false, trace: true, memory: MEMORY_PAGE };
                let estimate = memory(&settings.scenario(), options);
                if estimate > MEMORY_PAGE {
                    worst.push(format!("{fragment} does not fit the page: {} MB", estimate >> 20));
                }
            }
        }
    }
    assert!(worst.is_empty(), "{}", worst.join("\n"));
}
