//! What the papers say of a change, by execution: overlapped exchanges (GK App. E), radix 4 (GK App. C), wider channels (GK 7),
//! powers of ω that are computed (GK App. A), and seconds (IB Tables 3 and 4).

use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_request::presets::Preset;
use hyperfly_request::{
    Algorithm, Choice, MachineKind, Request, Settings, Switching, Topology, Twiddles, Width,
};

fn run(s: &Settings) -> Run {
    let options = Options { data: false, ..Options::default() };
    hyperfly_request::run(s, None, options).unwrap_or_else(|error| panic!("{s:?}: {error}"))
}

fn t_parallel(s: &Settings) -> f64 {
    run(s).report.t_parallel
}

fn close(found: f64, expected: f64, what: &str) {
    assert!((found - expected).abs() <= 1e-9 * expected, "{what}: {found} and not {expected}");
}

/// n ≤ 4096 and 1 < p ≤ min(n, 64).
fn sizes() -> impl Iterator<Item = (u64, u32)> {
    (1..=12u32).flat_map(|r| (1..=r.min(6)).map(move |d| (1 << r, 1 << d)))
}

/// T_p of overlapped binary-exchange in chunks of `words` words that take `chunk` on their way: in a stage the longer of the
/// way and the computation counts, and once, when the pipeline fills or drains, the shorter one of a single chunk. One chunk
/// alone overlaps with nothing.
fn pipelined(s: &Settings, words: f64, chunk: f64) -> f64 {
    let (share, d) = ((s.n / u64::from(s.p)) as f64, f64::from(s.p.ilog2()));
    let computed = s.tc * words;
    let local = s.tc * share * (f64::from(s.n.ilog2()) - d);
    let stages = if share > words {
        d * chunk.max(computed) * share / words + chunk.min(computed)
    } else {
        d * (chunk + computed)
    };
    stages + local
}

/// GK App. E with t_s = t_h = 0, word by word: beside the computation an exchange of n/p words takes (t_w − t_c)·n/p if
/// t_w > t_c, and nothing otherwise.
#[test]
fn overlapped_exchanges_word_by_word() {
    for (n, p) in sizes() {
        for (tc, tw) in [(1.0, 1.28), (1.0, 10.7), (1.0, 1.0), (1.0, 0.2), (2.0, 0.0), (0.3, 7.0)] {
            let s = Settings { n, p, tc, tw, ts: 0.0, th: 0.0, overlap: true, ..Settings::default() };
            let (share, d) = ((n / u64::from(p)) as f64, f64::from(p.ilog2()));
            let found = t_parallel(&s);
            close(found, pipelined(&s, 1.0, tw), &format!("{s:?}"));
            let work = tc * share * f64::from(n.ilog2());
            let effective = d * f64::max(tw - tc, 0.0) * share;
            if share > 1.0 {
                close(found, work + effective + f64::min(tw, tc), &format!("{s:?}"));
            }
            // Without overlap it takes t_w·n/p.
            let apart = Settings { overlap: false, ..s };
            close(t_parallel(&apart), work + d * tw * share, &format!("{apart:?}"));
        }
    }
}

/// The same with t_h and t_s: each chunk of c words is a message of its own and pays them, so that t_w + (t_s + t_h)/c stands in
/// place of t_w. App. E has one t_h for an exchange, as if the words of all chunks were one message: that is what it takes
/// where t_h is hidden behind the computation, but for the first chunk.
#[test]
fn overlapped_exchanges_chunk_by_chunk() {
    let machines = [
        (0.0, 0.5, 1.0, 1.28),
        (0.0, 5.0, 1.0, 1.28),
        (25.0, 0.5, 1.0, 1.28),
        (0.0, 0.5, 4.0, 0.25),
        (0.0, 0.5, 1.0, 0.25),
    ];
    for ((n, p), (ts, th, tc, tw)) in sizes().flat_map(|size| machines.map(|machine| (size, machine))) {
        let s = Settings { n, p, ts, th, tc, tw, overlap: true, ..Settings::default() };
        let share = (n / u64::from(p)) as f64;
        let mut words = 1.0;
        while words < share && tw * words < ts + th {
            words *= 2.0;
        }
        close(t_parallel(&s), pipelined(&s, words, ts + th + tw * words), &format!("{s:?}"));
    }
}

/// GK App. C: what makes the serial algorithm faster by r makes a parallel one that ran at efficiency E faster by r·E; if the
/// parallel stages pair off as the serial ones do. Where fewer of them do, it gains less.
#[test]
fn radix_4_gains_r_times_e() {
    let mut counts = [0; 2];
    for (n, p) in sizes() {
        for (algorithm, machine) in [
            (Algorithm::Transpose, MachineKind::Network),
            (Algorithm::BinaryExchange, MachineKind::Network),
            (Algorithm::GroupCyclic, MachineKind::Bsp),
            (Algorithm::CyclicToBlocked, MachineKind::LogP),
        ] {
            let two = Settings { algorithm, machine, n, p, ..Settings::default() };
            if !two.problems().is_empty() {
                continue;
            }
            let four = Settings { radix: 4, ..two.clone() };
            let (two, four) = (run(&two).report, run(&four));
            let stages = |k: &hyperfly_core::schedule::Step| match *k {
                hyperfly_core::schedule::Step::Local { first, last, .. } => u32::from(last - first) / 2,
                _ => 0,
            };
            let pairs: u32 = four.plan.program(0).iter().map(stages).sum();
            let r = 1.0 - four.report.t_serial / two.t_serial;
            let gain = 1.0 - four.report.t_parallel / two.t_parallel;
            let what = format!("{:?}: gains {gain}, r {r}, E {}", four.scenario, two.efficiency);
            if pairs == n.ilog2() / 2 {
                assert!((gain - r * two.efficiency).abs() <= 1e-9, "{what}");
                counts[0] += 1;
            } else {
                assert!(gain < r * two.efficiency, "{what}");
                counts[1] += 1;
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 30), "{counts:?}");
}

/// GK 7: on a mesh whose channels are √p wide binary-exchange takes no longer for its words than 2·t_w·n/p, less 1/√p of it.
#[test]
fn channels_as_wide_as_the_root_of_p() {
    // Under wormhole messages of different stages meet if nothing keeps them apart.
    for switching in [Switching::StoreAndForward, Switching::CutThrough] {
        for (n, d) in [(4096, 2), (4096, 4), (4096, 6), (65536, 8)] {
            let topology = Topology::Mesh;
            let s = Settings { n, p: 1 << d, th: 0.0, ts: 0.0, topology, switching, ..Settings::default() };
            let root = f64::from(1 << (d / 2));
            let share = (n >> d) as f64;
            let words = |s: &Settings| t_parallel(s) - s.tc * share * f64::from(n.ilog2());
            // 1 + 2 + … + √p/2 along each side.
            close(words(&s), 2.0 * (root - 1.0) * s.tw * share, &format!("{s:?}"));
            let wide = Settings { width: Width::Power(0.5), ..s };
            close(words(&wide), 2.0 * (1.0 - 1.0 / root) * wide.tw * share, &format!("{wide:?}"));
            let factor = Settings { width: Width::Factor(root), ..wide.clone() };
            assert_eq!(run(&factor).report, run(&wide).report);
        }
    }
}

/// GK App. A: the time of the powers of ω is t_c′·h(n, p) in a run, T_s has n of them, and all else is as it was; Table 4 for
/// n = 8.
#[test]
fn powers_in_the_time_of_a_run() {
    for (p, most) in [(1, 8.0), (2, 7.0), (4, 4.0), (8, 3.0)] {
        let stored = Settings { n: 8, p, ..Settings::default() };
        let computed = Settings { twiddles: Twiddles::Computed, tt: 3.0, ..stored.clone() };
        let (before, after) = (run(&stored).report, run(&computed).report);
        close(after.t_parallel - before.t_parallel, 3.0 * most, &format!("p = {p}"));
        assert_eq!(after.t_serial - before.t_serial, 24.0);
    }
    for (n, p) in sizes() {
        for &topology in Topology::ALL {
            let stored = Settings { n, p, topology, ..Settings::default() };
            let computed = Settings { twiddles: Twiddles::Computed, tt: 0.75, ..stored.clone() };
            let (before, after) = (run(&stored).report, run(&computed).report);
            let h = 2.0 * ((n / u64::from(p)) as f64 - 1.0) + f64::from(p.ilog2());
            close(after.t_parallel, before.t_parallel + 0.75 * h, &format!("{computed:?}"));
            // T_o grows by t_c′·(p·h − n); App. A has n + p·log p for it, 2p more.
            let more = 0.75 * (n as f64 + f64::from(p) * (f64::from(p.ilog2()) - 2.0));
            assert!((after.overhead - before.overhead - more).abs() <= 1e-9 * after.overhead, "{computed:?}");
        }
    }
}

/// The kernel takes its powers from where it always does.
#[test]
fn computed_powers_change_no_bit() {
    for &algorithm in Algorithm::BUILT_IN {
        let p = if algorithm == Algorithm::Serial { 1 } else { 4 };
        let stored = Settings { algorithm, p, n: 256, radix: 4, ..Settings::default() };
        let computed = Settings { twiddles: Twiddles::Computed, ..stored.clone() };
        let bits = |s: &Settings| {
            let run = hyperfly_request::run(s, None, Options::default()).expect("a valid scenario");
            let spectrum = run.output.expect("data").spectrum;
            spectrum.iter().map(|y| (y.re.to_bits(), y.im.to_bits())).collect::<Vec<_>>()
        };
        assert_eq!(bits(&stored), bits(&computed), "{algorithm:?}");
        assert!(t_parallel(&computed) > t_parallel(&stored), "{algorithm:?}");
    }
}

/// IB Table 3, predicted milliseconds for p = 1, 2, …, 64 by (3.9), from g, l and v of Table 4.
const TABLE_3: [(u64, [f64; 7]); 8] = [
    (512, [0.58, 0.37, 0.25, 0.21, 0.20, 0.26, 0.46]),
    (1024, [1.28, 0.77, 0.45, 0.32, 0.25, 0.23, 0.48]),
    (2048, [2.81, 1.61, 0.89, 0.56, 0.37, 0.29, 0.51]),
    (4096, [6.12, 3.44, 1.83, 1.06, 0.63, 0.42, 0.46]),
    (8192, [13.23, 7.33, 3.83, 2.12, 1.16, 0.70, 0.61]),
    (16384, [28.46, 15.61, 8.09, 4.36, 2.30, 1.29, 0.91]),
    (32768, [60.9, 33.2, 17.1, 9.1, 4.7, 2.5, 1.5]),
    (65536, [129.8, 70.3, 36.1, 19.1, 9.8, 5.1, 2.9]),
];

#[test]
fn seconds_on_the_cray_t3e() {
    let mut apart = Vec::new();
    for (n, printed) in TABLE_3 {
        for (d, printed) in printed.into_iter().enumerate() {
            let (p, size) = ((1u32 << d).to_string(), n.to_string());
            let keys =
                [("preset", "t3e"), ("algorithm", "group-cyclic"), ("radix", "4"), ("p", &p), ("n", &size)];
            let s = Request::from_pairs(keys).expect("a valid request").settings;
            let (share, log_n) = (n as f64 / f64::from(s.p), n.ilog2());
            let permutations = f64::from(log_n.div_ceil(log_n - d as u32) + 1);
            let work = 17.0 / 4.0 * share * f64::from(log_n);
            let flops = work + permutations * (2.0 * share * s.gap + s.sync);
            let milliseconds = 1e3 * s.seconds(flops).expect("the rate is known");
            let digits = if n < 32768 { 0.005 } else { 0.05 };
            // What Table 4 prints is rounded: l of 64 processors is 110.88 µs, by flops and v 110.63 µs.
            if (milliseconds - printed).abs() > digits + 0.01 * printed {
                apart.push((n, s.p, printed, milliseconds));
            }
            // By execution: what stays is not sent, but stages that find no partner take 40 flops and not 34.
            let report = run(&s).report;
            let found = report.t_parallel;
            assert!((0.6..=1.2).contains(&(found / flops)), "{s:?}: {found} flops, {flops} by (3.9)");
        }
    }
    assert_eq!(apart, [], "Table 3");
}

/// The numbers of the papers' machines.
#[test]
fn machines_of_the_papers() {
    // GK 8: t_w/t_c and, by Mflop/s or as told, t_c.
    for (id, ratio, tc) in [
        ("ncube1", 0.2, 80e-6),
        ("ncube2", 1.28, 2.5e-6),
        ("ipsc2", 0.18, 16e-6),
        ("ipsc-rx", 10.7, 8.0 / 30e6),
    ] {
        let mut s = Settings::default();
        Preset::of_id(id).expect(id).apply(&mut s);
        assert_eq!((s.machine, s.tw / s.tc), (MachineKind::Network, ratio), "{id}");
        close(s.seconds(s.tc).expect("a rate"), tc, id);
    }
    // IB Table 4: g and l in flops and in µs.
    let table = [
        (1, 0.28, 0.00804, 3.0, 0.09),
        (2, 1.14, 0.03279, 479.0, 13.72),
        (4, 1.46, 0.04175, 858.0, 24.57),
        (8, 2.14, 0.06133, 1377.0, 39.48),
        (16, 2.30, 0.06600, 1754.0, 50.26),
        (32, 2.77, 0.07940, 2024.0, 58.00),
        (64, 3.05, 0.08758, 3861.0, 110.88),
    ];
    for (p, g, g_us, l, l_us) in table {
        let mut s = Settings { p, ..Settings::default() };
        Preset::of_id("t3e").expect("t3e").apply(&mut s);
        assert_eq!((s.machine, s.gap, s.sync), (MachineKind::Bsp, g, l), "p = {p}");
        let micro = |flops| 1e6 * s.seconds(flops).expect("a rate");
        // v is printed with three digits, g with two behind the point, l in whole flops.
        let near = |flops: f64, printed: f64, digit: f64| {
            (micro(flops) - printed).abs() <= micro(digit) + 0.0025 * printed
        };
        assert!(near(g, g_us, 0.005) && near(l, l_us, 0.5), "p = {p}");
    }
}
