//! GK 6: a faster serial algorithm, in parallel.

use crate::figure;
use crate::prelude::*;
use crate::runs::{list, report};
use hyperfly_core::report::Report;
use hyperfly_model::radix;
use hyperfly_request::{Algorithm, Choice, Settings, Topology};
use hyperfly_view::notation::words;

pub static ENTRY: Entry = Entry {
    id: "gk-sec6",
    paper: Paper::Gk,
    place: "Section 6",
    title: "What a faster serial algorithm is worth in parallel",
    claim: "If the serial algorithm needs the fraction r less time, a parallel one that ran at efficiency \
        E needs r·E less: 25 % fewer operations let a serial machine do 33.3 % more transforms, a parallel \
        one at E = 50 % only 14 % more.",
    explore: "algorithm=binary-exchange&topology=hypercube&p=16&n=4096&radix=4&ts=0&th=0&tw=3&view=breakdown",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| {
                row.is("formulation", "transpose-mesh") && row.number("p") == Some(256.0) && is_close(row)
            },
            reason: "Equal but for rounding. In 255 exchanges the flows of the mesh share channels in many ways, \
            and a difference of rounding in one end grows from exchange to exchange: communication that \
            begins earlier or later by a constant takes up to 10⁻⁵ more or less.",
        },
        KnownDifference {
            selects: |row| row.computed_is(BY_PAIRS),
            reason: "r·E holds if all of the computation becomes shorter by r, as GK assume. Executed here, \
            radix 4 takes stages in pairs within a processor (GK describe pairs of exchange stages as \
            well, among four processors): binary-exchange pairs only its log n − log p stages after the \
            exchanges, and transpose splits a pair where its halves have an odd number of stages. What is \
            saved is r·E times the pairs that are left over those of the serial algorithm: ⌊(log n − log \
            p)/2⌋ of ⌊log n/2⌋ for binary-exchange.",
        },
    ],
    figure: draw,
};

/// Source of r E, the saving in parallel.
const SAVING_SOURCE: Source = Source::FORMULA;
const BY_PAIRS: &str = "by pairs";

/// Whether both sides are equal to 10⁻⁵.
fn is_close(row: &Row) -> bool {
    match (&row.published, &row.computed) {
        (Cell::Number(expected), Cell::Number(computed)) => (expected - computed).abs() <= 1e-5 * expected,
        _ => false,
    }
}

fn cases() -> impl Iterator<Item = Settings> {
    use Algorithm::{BinaryExchange, Transpose};
    use Topology::{Hypercube, Mesh};
    let kinds =
        [(BinaryExchange, Hypercube), (BinaryExchange, Mesh), (Transpose, Hypercube), (Transpose, Mesh)];
    let sizes = [(4, 8), (16, 8), (16, 9), (16, 10), (16, 12), (64, 12), (64, 13), (64, 14), (256, 16)];
    kinds.into_iter().flat_map(move |(algorithm, topology)| {
        let all_settings =
            sizes.map(|(p, log_n)| Settings { algorithm, topology, p, n: 1 << log_n, ..Settings::default() });
        all_settings.into_iter().filter(|s| s.problems().is_empty())
    })
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let serial = |s: &Settings| Settings { algorithm: Algorithm::Serial, p: 1, ..s.clone() };
    let saving_of = |before: &Report, after: &Report| 1.0 - after.t_parallel / before.t_parallel;
    // Runs whose operations are a quarter shorter, and runs of radix 4.
    let quarter = |s: &Settings| report(&Settings { tc: 0.75, ..s.clone() });
    let with_radix_4 = |s: &Settings| report(&Settings { radix: 4, ..s.clone() });
    for s in cases() {
        let (radix_2, serial_report) = (report(&s), serial(&s));
        let serial_before = report(&serial_report);
        let id = format!("{}-{}", s.algorithm.id(), s.topology.id());
        let formulation = list([words::algorithm(s.algorithm), words::topology(s.topology)]);
        let check = Check::executed(&s).labelled("what");
        let check = check.at("formulation", (id, formulation)).at("p", s.p).at("n", s.n);
        let expected =
            radix::saving_6(saving_of(&serial_before, &quarter(&serial_report)), radix_2.efficiency);
        let computed = saving_of(&radix_2, &quarter(&s));
        rows.push(check.clone().varying("tc", "1, 0.75").exact(
            ("quarter", "25 % off"),
            SAVING_SOURCE,
            expected,
            computed,
        ));
        let check = check.varying("radix", "2, 4");
        let radix_4 = with_radix_4(&s);
        let expected =
            radix::saving_6(saving_of(&serial_before, &with_radix_4(&serial_report)), radix_2.efficiency);
        let row = check.exact(("radix-4", "radix 4"), SAVING_SOURCE, expected, saving_of(&radix_2, &radix_4));
        let row = row.with(BY_PAIRS, expected * radix::pairs_kept(&s.scenario()));
        rows.push(row.with("E", radix_2.efficiency));
        let label = ("words", "words with radix 4");
        rows.push(check.chosen(&["p", "n"]).exact(label, Source::CLAIM, radix_2.words, radix_4.words));
    }
    // The section gives numbers for E = 50 %.
    let half_efficiency = Settings { p: 16, n: 4096, ts: 0.0, th: 0.0, tw: 3.0, ..Settings::default() };
    let serial_report = serial(&half_efficiency);
    let percent_more = |s: &Settings| 100.0 * (report(s).t_parallel / quarter(s).t_parallel - 1.0);
    let check = |s: &Settings| Check::executed(s).labelled("what").varying("tc", "1, 0.75").chosen(&["n"]);
    let label = ("serial", "throughput of a serial machine, % more");
    rows.push(check(&serial_report).printed(label, Source::PRINTED, "33.3", percent_more(&serial_report)));
    let label = ("half", "throughput at E = 50 %, % more");
    let row = check(&half_efficiency).printed(label, Source::PRINTED, "14", percent_more(&half_efficiency));
    rows.push(row.with("E", report(&half_efficiency).efficiency).chosen(&["p", "ts", "th", "tw"]));
    // 34 flops for 40 (IB 3.1), 16 of them additions of complex numbers either way, as a serial run counts them.
    let ratio = with_radix_4(&serial_report).t_parallel / report(&serial_report).t_parallel;
    let multiplications = 100.0 * (1.0 - (40.0 * ratio - 16.0) / (40.0 - 16.0));
    let check = Check::counted()
        .with_settings(&serial_report)
        .labelled("what")
        .varying("radix", "2, 4")
        .chosen(&["n"]);
    let label = ("multiplications", "multiplications of radix 4, % less");
    rows.push(check.printed(label, Source::PRINTED, "25", multiplications));
    let label = ("operations", "all operations of radix 4, % less");
    rows.push(check.unjudged(label, Source::PRINTED, "25, if it were all", 100.0 * (1.0 - ratio)));
    rows
}

/// Draws the saving against E, which t_w sets: p = 16, n = 4096.
fn draw(style: &Style) -> String {
    let simulated = |algorithm: Algorithm, change: &dyn Fn(Settings) -> Settings| {
        let point = |tw: f64| {
            let s = Settings { algorithm, p: 16, n: 4096, ts: 0.0, th: 0.0, tw, ..Settings::default() };
            let before = report(&s);
            let after = report(&change(s));
            (before.efficiency, 100.0 * (1.0 - after.t_parallel / before.t_parallel))
        };
        [0.05, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 48.0].map(point).to_vec()
    };
    let quarter = |s| Settings { tc: 0.75, ..s };
    let with_radix_4 = |s| Settings { radix: 4, ..s };
    let line = |r: f64| [0.0, 1.0].map(|e| (e, 100.0 * radix::saving_6(r, e))).to_vec();
    let kept_pairs = radix::pairs_kept(&Settings { p: 16, n: 4096, ..Settings::default() }.scenario());
    let radix_4 = radix::serial_saving(12);
    let x = Axis::new("E before", Scale::Linear).from_to(0.0, 1.0);
    let plane = Plane::new(x, Axis::new("saved, % of T_p; p = 16, n = 4096", Scale::Linear))
        .series("25 % off", Ink::Series0, line(0.25), simulated(Algorithm::BinaryExchange, &quarter), false)
        .series(
            "radix 4: r E",
            Ink::Series2,
            line(radix_4),
            simulated(Algorithm::Transpose, &with_radix_4),
            false,
        )
        .series(
            "4 of 6 pairs",
            Ink::Series1,
            line(radix_4 * kept_pairs),
            simulated(Algorithm::BinaryExchange, &with_radix_4),
            true,
        );
    figure::chart(&ENTRY, &plane, style)
}
