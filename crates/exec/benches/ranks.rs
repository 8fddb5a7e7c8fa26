//! Start-up time of one rank of 4096 with n = 2³⁰: its program of the plan, and the twiddle factors that it needs.

use criterion::{Criterion, criterion_group, criterion_main};
use hyperfly_core::kernel::Twiddles;
use hyperfly_request::{Algorithm, Choice, Settings};

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = rank_start
}
criterion_main!(benches);

fn rank_start(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rank_start");
    for &algorithm in Algorithm::BUILT_IN {
        let s = Settings { algorithm, p: 4096, n: 1 << 30, ..Settings::default() };
        if !s.problems().is_empty() {
            continue;
        }
        let scenario = s.scenario();
        group.bench_function(algorithm.id(), |bencher| {
            bencher.iter(|| {
                let program = scenario.rank_plan(2741);
                let twiddles = Twiddles::for_plan(&program, scenario.problem.direction);
                (program, twiddles)
            });
        });
    }
}
