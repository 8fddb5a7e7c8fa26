//! Messages simulated per second, by machine: a quick look while working on the simulator.
use hyperfly_core::run::Options;
use hyperfly_core::scenario::{Algorithm, Scenario, Switching, Topology};
use std::time::Instant;

fn main() {
    for (algorithm, p, n) in [(Algorithm::BinaryExchange, 1024, 1 << 20), (Algorithm::Transpose, 256, 1 << 16)] {
        for switching in [Switching::StoreAndForward, Switching::CutThrough, Switching::Wormhole] {
            let s = Scenario { algorithm, p, n, switching, topology: Topology::Mesh, ..Scenario::default() };
            for trace in [false, true] {
                let options = Options { data: false, trace, ..Options::default() };
                let mut best = f64::INFINITY;
                let mut messages = 0;
                for _ in 0..5 {
                    let start = Instant::now();
                    let run = hyperfly_core::run(&s, None, options).unwrap();
                    best = best.min(start.elapsed().as_secs_f64());
                    messages = run.report.messages;
                }
                println!("{algorithm:?} {switching:?} trace={trace}: {:.3} M messages/s ({:.1} ms)", messages as f64 / best / 1e6, best * 1e3);
            }
        }
    }
}
