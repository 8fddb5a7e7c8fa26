//! Scaling rules against worked values, and the laws against speedups that obey them.

use hyperfly_core::choice::Choice;
use hyperfly_core::limits::Options;
use hyperfly_model::Form;
use hyperfly_model::metrics::{memory_scaled_speedup, scaled_speedup, serial_fraction};
use hyperfly_model::scaling::{
    Point, Rule, amdahl, fit_amdahl, fit_gustafson, gustafson, line, processors, sizes, start,
};
use hyperfly_request::{Algorithm, MachineKind, Settings, Topology, run};

fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-9 * b.abs(), "{a}, not {b}");
}

/// Binary-exchange without t_s and t_h on a hypercube: T_p = n/p · (log n + 2 log p).
fn words_only(n: u64) -> Settings {
    Settings { ts: 0.0, th: 0.0, tw: 2.0, p: 8, n, ..Settings::default() }
}

fn point_at(all: &[Point], p: u32) -> &Point {
    all.iter().find(|point| point.p == p).unwrap_or_else(|| panic!("no point of p = {p}"))
}

#[test]
fn strong_scaling_matches_worked_values_and_runs() {
    let s = words_only(64);
    let start = start(&s.scenario()).unwrap();
    assert_eq!(start.p, 1);
    let strong = line(&start, Rule::Strong);
    // p, T_p and S.
    let worked = [
        (1, 384.0, 1.0),
        (2, 256.0, 1.5),
        (4, 160.0, 2.4),
        (8, 96.0, 4.0),
        (16, 56.0, 48.0 / 7.0),
        (32, 32.0, 12.0),
        (64, 18.0, 64.0 / 3.0),
    ];
    assert_eq!(strong.len(), worked.len(), "n ≥ p");
    for (p, time, speedup) in worked {
        let point = point_at(&strong, p);
        assert_close(point.t_parallel, time);
        assert_close(point.speedup, speedup);
        assert_close(point.efficiency, speedup / f64::from(p));
        assert_eq!((point.log2_n, point.form), (6.0, Form::Exact));
        let options = Options { data: false, trace: false, ..Options::default() };
        let report = run(&Settings { p, ..s.clone() }, None, options).unwrap().report;
        assert_close(report.t_parallel, time);
        assert_close(report.speedup, speedup);
    }
}

#[test]
fn rules_grow_n_by_worked_values() {
    let start = start(&words_only(64).scenario()).unwrap();
    let largest = |rule: Rule| -> Vec<u64> {
        [1, 2, 4, 8].into_iter().map(|p| *sizes(&start, rule, p).first().unwrap()).collect()
    };
    assert_eq!(largest(Rule::Strong), [64; 4]);
    assert_eq!(largest(Rule::Memory), [64, 128, 256, 512]);
    // n log n up to 384, 768, 1536, 3072: 64 · 6, 64 · 6 (128 · 7 = 896), 128 · 7 (256 · 8 = 2048), 256 · 8.
    assert_eq!(largest(Rule::Work), [64, 64, 128, 256]);
    // The candidates for the time rule.
    assert_eq!(sizes(&start, Rule::Time, 8), [256, 128, 64, 32, 16, 8]);
    // 2048 / 4 + 2 · 64 · 2.
    assert_close(point_at(&line(&start, Rule::Memory), 4).t_parallel, 768.0);
    for point in line(&start, Rule::Work) {
        assert_close(point.log2_n.exp2() * point.log2_n, 384.0 * f64::from(point.p));
    }
    // n (log n + 6) / 8 = 384 lies between 128 points, which take 208, and 256, which take 448.
    let time = line(&start, Rule::Time);
    assert_close(point_at(&time, 8).t_parallel, 384.0);
    let log2_n = point_at(&time, 8).log2_n;
    assert!(log2_n > 7.0 && log2_n < 8.0);
    assert_close(log2_n.exp2() * (log2_n + 6.0), 8.0 * 384.0);
    // Every p has a point, because no size takes longer than the start.
    assert!(time.iter().all(|point| (point.t_parallel - 384.0).abs() < 1e-6));
}

/// Start-ups alone take longer than the start, so no size is in time.
#[test]
fn time_rule_without_possible_size_has_no_point() {
    let slow = Settings { ts: 1e6, ..words_only(64) };
    let start = start(&slow.scenario()).unwrap();
    let all = line(&start, Rule::Time);
    assert_eq!(all.iter().map(|point| point.p).collect::<Vec<_>>(), [1]);
    assert_eq!(line(&start, Rule::Work).len(), 17, "to p = 65536");
}

/// The scaled speedups of GK App. B, from independent code, are points of the scaling lines.
#[test]
fn scaled_speedups_lie_on_scaling_lines() {
    for topology in [Topology::Hypercube, Topology::Mesh] {
        let s = Settings { topology, p: 64, n: 4096, ..Settings::default() }.scenario();
        let start = start(&s).unwrap();
        let scaled = scaled_speedup(&s).unwrap();
        let (work, memory) = (line(&start, Rule::Work), line(&start, Rule::Memory));
        assert_close(point_at(&work, 64).log2_n, scaled.log2_n);
        assert_close(point_at(&work, 64).speedup, scaled.speedup);
        assert_close(point_at(&memory, 64).speedup, memory_scaled_speedup(&s).unwrap().speedup);
    }
}

/// Other machines have no closed form for real n, so a line has sizes that can run.
#[test]
fn lines_without_real_n_use_the_largest_possible_size() {
    let lines = [
        Settings { machine: MachineKind::LogP, algorithm: Algorithm::CyclicToBlocked, ..Settings::default() },
        Settings { machine: MachineKind::Bsp, algorithm: Algorithm::GroupCyclic, ..Settings::default() },
    ];
    for s in lines {
        let start = start(&s.scenario()).unwrap();
        for &rule in Rule::ALL {
            let all = line(&start, rule);
            assert!(all.len() > 3, "{rule:?}");
            for point in &all[1..] {
                let n = point.log2_n.exp2() as u64;
                let allowed = sizes(&start, rule, point.p);
                assert!(allowed.contains(&n) && (rule == Rule::Time || allowed[0] == n), "{rule:?}: {n}");
            }
        }
    }
}

#[test]
fn start_uses_the_fewest_possible_processors() {
    let transpose =
        Settings { algorithm: Algorithm::Transpose, dims: 3, p: 16, n: 4096, ..Settings::default() };
    assert_eq!(start(&transpose.scenario()).unwrap().p, 4);
    let serial = Settings { algorithm: Algorithm::Serial, p: 1, n: 64, ..Settings::default() };
    let start = start(&serial.scenario()).unwrap();
    assert!(processors(2).all(|p| Rule::ALL.iter().all(|rule| sizes(&start, *rule, p).is_empty())));
}

#[test]
fn amdahl_fit_recovers_the_fraction() {
    // f = 1/16: S = 1 / (1/16 + 15/16/p).
    let obeys = [(2, 32.0 / 17.0), (4, 64.0 / 19.0), (16, 256.0 / 31.0)];
    assert_close(fit_amdahl(&obeys).unwrap(), 1.0 / 16.0);
    for (p, speedup) in obeys {
        assert_close(amdahl(1.0 / 16.0, p), speedup);
        assert_close(serial_fraction(speedup, p).unwrap(), 1.0 / 16.0);
    }
    // S = 2 on 2 (f = 0) and S = 2 on 4 (f = 1/3): their mean, weighted by (1/2)² and (3/4)².
    assert_close(fit_amdahl(&[(2, 2.0), (4, 2.0)]).unwrap(), 3.0 / 13.0);
    assert_eq!((fit_amdahl(&[]), fit_amdahl(&[(1, 1.0)])), (None, None));
}

#[test]
fn gustafson_fit_recovers_the_fraction() {
    // f′ = 1/4: S = p − (p − 1)/4.
    let obeys = [(1, 1.0), (2, 1.75), (5, 4.0), (9, 7.0)];
    assert_close(fit_gustafson(&obeys).unwrap(), 0.25);
    for (p, speedup) in obeys {
        assert_close(gustafson(0.25, p), speedup);
    }
    // (2 − 2) · 1 + (4 − 1) · 3 over 1² + 3².
    assert_close(fit_gustafson(&[(2, 2.0), (4, 1.0)]).unwrap(), 0.9);
    assert_eq!(fit_gustafson(&[(1, 1.0)]), None);
}

/// A LogP machine has no closed form between powers of two: n is the largest in time, however short the time is.
#[test]
fn time_rule_respects_short_limits() {
    let machine = MachineKind::LogP;
    let s = Settings { machine, p: 1, n: 256, tc: 1e-4, gap: 1e-4, latency: 1e-4, ..Settings::default() };
    let all = line(&start(&s.scenario()).unwrap(), Rule::Time);
    let limit = all[0].t_parallel;
    assert!(limit < 1.0 && all.len() > 3);
    for point in &all {
        assert!(point.t_parallel <= limit * (1.0 + 1e-9), "{point:?} takes longer than {limit}");
        assert!(point.log2_n >= all[0].log2_n, "{point:?}");
    }
}
