//! GK 7: hypercube and mesh that are equally fast, and what they cost.

use crate::figure;
use crate::prelude::*;
use crate::runs::report;
use hyperfly_core::topology::Interconnect;
use hyperfly_model::cost::{self, Width};
use hyperfly_request::{Algorithm, Choice, Settings, Switching, Topology};
use hyperfly_view::notation::words::topology as network;
use libm::exp2;

pub static ENTRY: Entry = Entry {
    id: "gk-sec7",
    paper: Paper::Gk,
    place: "Section 7",
    title: "What a mesh costs that transforms as fast as a hypercube",
    claim: "With channels w = 2√p/log p times as wide a mesh does binary-exchange as fast as a hypercube; \
        for transpose w = √p. By the number of links such a mesh is dearer than the hypercube for all p; \
        by bisection width it is cheaper for binary-exchange beyond p = 256, and dearer by a constant \
        factor for transpose. Widths that grow as p^x give the best isoefficiency, O(p^1.5 log p), at x = \
        0.5.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&ts=0&th=0&width=2.6666667&view=machine",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| is_about(row, "links-mesh") && row.computed_is(NO_RIM),
            reason: "A processor of a mesh has 4 channels only inside; along the rim they are missing: 4(p \
                − √p) in all. 4p is a torus.",
        },
        KnownDifference {
            selects: |row| is_about(row, "dearer-links") && row.number("p") == Some(4.0),
            reason: "A 2 × 2 mesh is a hypercube: 8 channels each, and they are equally fast at the same \
                width. The formula has twice the links and twice the width. From p = 16 on the claim \
                holds.",
        },
        KnownDifference {
            selects: |row| is_about(row, "last"),
            reason: "The paper compares 2p/log p with p/2. The first is less as soon as log p > 4: beyond \
                p = 16, not 256 (at p = 256 the mesh has half the bisection of the hypercube). With the \
                exact 2(√p − 1) it is less from p = 16 on. A likely cause of the 256: the 4p links that \
                the same section counts are those of a torus, whose bisection is 2√p; with it the mesh \
                comes to 4p/log p, which is less than p/2 as soon as log p > 8.",
        },
        KnownDifference {
            selects: |row| {
                let is_cut_through = row.is("algorithm", "transpose, cut-through");
                is_about(row, "transpose") && (!is_cut_through || row.computed_is(THREE_SEVENTHS))
            },
            reason: "√p is about what store-and-forward needs (3.67 at p = 16, 15.9 at p = 256). Under \
                cut-through the messages of a step share a channel at most 2^k-fold, 2^k the highest \
                binary digit of the larger of its row and column distance; over all steps that makes (3/7) \
                (√p³ − 1)/(p − 1), about 0.43 √p. Under wormhole it depends on the length of the messages, \
                n/p² words. Long ones hold their whole route while they wait and need a width between \
                these two: 2.07 at p = 16 (16 words), 4.94 at p = 64 and 10.9 at p = 256 with as many \
                words as the longest route has channels. Of a single word (n = p²: p = 64 and 256) they \
                need less than under cut-through, 2.16 and 3.18.",
        },
        KnownDifference {
            selects: |row| is_about(row, "cost"),
            reason: "The costs 8p√p and 2p do not belong to w = √p: 4wp and w√p are then 4p√p and p. They \
                belong to w = 2√p.",
        },
        KnownDifference {
            selects: |row| is_about(row, "filled"),
            reason: "A channel of width √p/2 takes √p/2 words at a time. In the first exchange of a row or \
                column each channel carries one message of n/p words, and is full from n/p = √p/2 on, \
                twice what the paper has; with √p/4 half of it stays empty. (In later exchanges messages \
                share channels, and fewer words fill them.) The order p√p, and with it p^1.5 log p, stays.",
        },
        KnownDifference {
            selects: |row| is_about(row, "dearer-cube") && row.number("p") == Some(8.0),
            reason: "A 2 × 2 × 2 mesh is a hypercube: 24 channels each, and equally fast. From p = 64 on \
                the claim holds.",
        },
        KnownDifference {
            selects: |row| {
                let is_cut_through = row.is("algorithm", "transpose, cut-through");
                let is_wormhole = row.is("algorithm", "transpose, wormhole");
                is_about(row, "dearer-bisection")
                    && (is_cut_through || is_wormhole || row.number("p") == Some(4.0))
            },
            reason: "Under cut-through transpose needs channels of width 0.43 √p, so the bisection of the \
                mesh is 0.43 p, less than the p/2 of the hypercube; under wormhole with messages of a \
                single word it needs less still (p = 64 and 256 at n = p²). At p = 4 both are the same \
                machine. The claim holds from p = 16 on under store-and-forward, and under wormhole where \
                messages are as long as routes.",
        },
    ],
    figure: draw,
};

/// Name of E with exactly summed distances.
const EXACT_SUM: &str = "with √p − 1";
const THREE_SEVENTHS: &str = "(3/7) (√p³ − 1)/(p − 1)";
const NO_RIM: &str = "without a rim";

fn is_about(row: &Row, quantity: &str) -> bool {
    row.is("what", quantity)
}

/// Returns a scenario without start-ups and hops, as in GK §7.
fn scenario(algorithm: Algorithm, topology: Topology, d: u32, width: f64) -> Settings {
    let n = 1 << (2 * d).max(12);
    Settings {
        algorithm,
        topology,
        p: 1 << d,
        n,
        ts: 0.0,
        th: 0.0,
        width: hyperfly_request::Width::Factor(width),
        ..Settings::default()
    }
}

/// Counts all channels, and those from the lower half of the processors to the upper one.
fn count_channels(topology: Topology, p: u32) -> (f64, f64) {
    let graph = Interconnect::from(topology).graph(p);
    let endpoints = || (0..graph.channels()).filter_map(|channel| graph.ends(channel));
    let crossing_count = endpoints().filter(|(from, to)| *from < p / 2 && *to >= p / 2).count();
    (endpoints().count() as f64, crossing_count as f64)
}

/// Returns a formulation on the mesh with channels of width 1.
fn on_mesh(algorithm: Algorithm, switching: Switching, d: u32) -> Settings {
    Settings { switching, ..scenario(algorithm, Topology::Mesh, d, 1.0) }
}

/// Returns w, the time of communication on the mesh as a multiple of that on a hypercube with cut-through. All of T_o is t_w, so channels
/// of this width make both equally fast.
fn required_width(mesh: &Settings) -> f64 {
    let hypercube =
        Settings { topology: Topology::Hypercube, switching: Switching::CutThrough, ..mesh.clone() };
    report(mesh).overhead / report(&hypercube).overhead
}

/// Returns a wormhole transpose on the mesh whose messages have as many words as the longest route has channels, so that a waiting
/// worm holds its whole route.
fn long_worms(d: u32) -> Settings {
    let longest_route = 1u64 << (d / 2 + 1);
    Settings { n: longest_route << (2 * d), ..on_mesh(Algorithm::Transpose, Switching::Wormhole, d) }
}

/// Checks the result of runs of a scenario.
fn check_run(s: &Settings) -> Check {
    Check::executed(s).labelled("what").chosen(&["p", "n", "tw"])
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for d in [2, 4, 6, 8, 10] {
        rows.extend(compare_efficiencies(d));
        rows.extend(compare_networks(1 << d));
        rows.extend(compare_costs(d));
    }
    // The last p at which the mesh that the paper describes is not cheaper.
    let cheaper =
        |p: f64| Width::BinaryExchangePrinted.of(p) * cost::mesh_bisection(p) < cost::hypercube_bisection(p);
    let squares = (1..=30).map(|half_log| exp2(f64::from(2 * half_log)));
    let last = squares.filter(|p| !cheaper(*p)).fold(0.0, f64::max);
    let check = Check::arithmetic().labelled("what").with("p", "2^2, 2^4, … 2^60");
    rows.push(check.printed(("last", "mesh cheaper by bisection beyond p"), Source::PRINTED, "256", last));
    // Smallest ratio of the costs by links, the paper's mesh to the hypercube.
    let ratio = |log_p: u32| {
        let p = exp2(log_p.into());
        Width::BinaryExchangePrinted.of(p) * cost::mesh_links_printed(p) / cost::hypercube_links(p)
    };
    let min_ratio = (1..=60).map(ratio).fold(f64::INFINITY, f64::min);
    let check = Check::arithmetic().labelled("what").with("p", "2^1, 2^2, … 2^60").chosen(&["p"]);
    let label = ("up-to", "8√p/(log p)² for p up to 2^60");
    rows.push(check.stated(label, Source::CLAIM, "more than 1", min_ratio, min_ratio > 1.0));
    rows.extend(compare_growth());
    rows.extend([3, 6, 9].map(compare_three_dimensions));
    rows
}

/// Section 10: "Similar conclusions can be drawn for a 3-D mesh as well", counted by its links.
fn compare_three_dimensions(d: u32) -> Row {
    let s = scenario(Algorithm::BinaryExchange, Topology::Mesh3d, d, 1.0);
    let (links, _) = count_channels(Topology::Hypercube, s.p);
    let (mesh_links, _) = count_channels(Topology::Mesh3d, s.p);
    let check = check_algorithm(&s, "binary-exchange");
    let label = ("dearer-cube", "3-D mesh dearer by links");
    compare_costs_of_mesh(&check, label, Source::claim("10"), required_width(&s) * mesh_links, links)
}

/// Compares E of binary-exchange, and the width that makes the mesh as fast as the hypercube.
fn compare_efficiencies(d: u32) -> Vec<Row> {
    let run = |topology, width| {
        let s = scenario(Algorithm::BinaryExchange, topology, d, width);
        (check_run(&s).at("p", s.p), report(&s).efficiency)
    };
    let s = scenario(Algorithm::BinaryExchange, Topology::Mesh, d, 1.0);
    let (ratio, n, p) = (s.tw / s.tc, s.n as f64, f64::from(s.p));
    let exact_sum = |width| cost::mesh_efficiency(ratio, n, p, width);
    let (check, hypercube) = run(Topology::Hypercube, 1.0);
    let expected = cost::hypercube_efficiency(ratio, n, p);
    let on_hypercube =
        check.exact(("e-hypercube", "E on the hypercube"), Source::FORMULA, expected, hypercube);
    // "The efficiency … is approximately given by".
    let (check, computed) = run(Topology::Mesh, 1.0);
    let expected = (cost::mesh_efficiency_printed(ratio, n, p), "approximately");
    let on_mesh = check.hedged(("e-mesh", "E on the mesh"), Source::FORMULA, expected, computed);
    // "It is possible to obtain similar performance on both the computers".
    let width = Width::BinaryExchangePrinted.of(p);
    let (check, computed) = run(Topology::Mesh, width);
    let label = ("equal", "E on the mesh with w = 2√p/log p");
    let row = check.hedged(label, Source::CLAIM, (hypercube, "similar"), computed);
    let row = row.with("w", width).with(EXACT_SUM, exact_sum(width));
    let width = Width::BinaryExchange.of(p);
    let (check, computed) = run(Topology::Mesh, width);
    let equal =
        check.exact(("enough", "E on the mesh with w = 2(√p − 1)/log p"), Source::Ours, hypercube, computed);
    let equal = equal.with("w", width).with(EXACT_SUM, exact_sum(width));
    vec![on_hypercube, on_mesh.with(EXACT_SUM, exact_sum(1.0)), row, equal]
}

/// Counts links and bisections, and the words that fill a wide channel.
fn compare_networks(p: u32) -> Vec<Row> {
    let (links, crossing) = count_channels(Topology::Hypercube, p);
    let (mesh_links, mesh_across) = count_channels(Topology::Mesh, p);
    let real_p = f64::from(p);
    let check = Check::counted().labelled("what").at("p", p).with("p", p);
    let bisection = |topology: Topology, expected, computed| {
        let check = check.clone().at("of", (topology.id(), network(topology)));
        check.exact(("bisection", "bisection"), Source::FORMULA, expected, computed)
    };
    let of_hypercube = ("links-hypercube", "links of the hypercube");
    let of_mesh = check.exact(
        ("links-mesh", "links of the mesh"),
        Source::FORMULA,
        cost::mesh_links_printed(real_p),
        mesh_links,
    );
    let mut rows = vec![
        check.exact(of_hypercube, Source::FORMULA, cost::hypercube_links(real_p), links),
        of_mesh.with(NO_RIM, cost::mesh_links(real_p)),
        bisection(Topology::Hypercube, cost::hypercube_bisection(real_p), crossing),
        bisection(Topology::Mesh, cost::mesh_bisection(real_p), mesh_across),
    ];
    let width = real_p.sqrt() / 2.0;
    // Words of one exchange, n/p, that fill it: in the first exchange of a row or column no two messages share a channel.
    let words = (1u32..).map(f64::from).find(|words| *words >= width).unwrap_or(f64::INFINITY);
    let check = Check::arithmetic().labelled("what").at("p", p).with("p", p).with("width", width);
    let label = ("filled", "n that fills channels of width √p/2");
    rows.push(check.exact(label, Source::FORMULA, real_p * real_p.sqrt() / 4.0, real_p * words));
    rows
}

/// Compares the widths that formulations need, and the costs of networks of these widths.
fn compare_costs(d: u32) -> Vec<Row> {
    let p = 1u32 << d;
    let (links, crossing) = count_channels(Topology::Hypercube, p);
    let (mesh_links, mesh_across) = count_channels(Topology::Mesh, p);
    let by_links = ("dearer-links", "mesh dearer by links");
    let mut rows = Vec::new();
    let s = on_mesh(Algorithm::BinaryExchange, Switching::CutThrough, d);
    let (w, check) = (required_width(&s), check_algorithm(&s, "binary-exchange"));
    rows.push(compare_costs_of_mesh(&check, by_links, Source::CLAIM, w * mesh_links, links));
    let computed = if w * mesh_across < crossing { "cheaper" } else { "not cheaper" };
    let label = ("by-bisection", "mesh by bisection");
    let row = match p > 256 {
        true => check.same(label, Source::CLAIM, "cheaper", computed),
        false => check.unjudged(label, Source::Ours, Cell::None, computed),
    };
    rows.push(row.with("mesh", w * mesh_across).with("hypercube", crossing));
    // Beyond p = 256 a transpose takes seconds to simulate.
    let switchings: &[Switching] = if d <= 8 { Switching::ALL } else { &[] };
    let run = |switching: &Switching| on_mesh(Algorithm::Transpose, *switching, d);
    let named_run = |switching: &Switching| (format!("transpose, {}", switching.id()), run(switching));
    let mut runs: Vec<(String, Settings)> = switchings.iter().map(named_run).collect();
    if (6..=8).contains(&d) {
        let s = long_worms(d);
        runs.push((format!("transpose, wormhole, n = 2^{}", s.r()), s));
    }
    for (name, s) in runs {
        let (w, check) = (required_width(&s), check_algorithm(&s, &name));
        let printed = Width::TransposePrinted.of(p.into());
        let row = check.exact(("transpose", "w that transpose needs"), Source::FORMULA, printed, w);
        rows.push(match s.switching {
            Switching::CutThrough => row.with(THREE_SEVENTHS, Width::TransposeCutThrough.of(p.into())),
            _ => row,
        });
        rows.push(compare_costs_of_mesh(&check, by_links, Source::CLAIM, w * mesh_links, links));
        let by_bisection = ("dearer-bisection", "mesh dearer by bisection");
        rows.push(compare_costs_of_mesh(&check, by_bisection, Source::CLAIM, w * mesh_across, crossing));
    }
    let (w, printed) = (Width::TransposePrinted.of(p.into()), Width::TransposeOfCosts.of(p.into()));
    for (count, cost) in
        [("links", cost::mesh_links_printed(p.into())), ("bisection", cost::mesh_bisection(p.into()))]
    {
        let check = Check::arithmetic().labelled("what").at("p", p).at("by", count).with("p", p);
        rows.push(check.exact(("cost", "cost for w = √p"), Source::FORMULA, printed * cost, w * cost));
    }
    rows
}

/// Checks the result of runs of a scenario that the keys name.
fn check_algorithm(s: &Settings, name: &str) -> Check {
    check_run(s).at("algorithm", name).at("p", s.p)
}

/// Returns the row that says whether a mesh costs more.
fn compare_costs_of_mesh(
    check: &Check,
    label: (&str, &str),
    source: Source,
    mesh: f64,
    hypercube: f64,
) -> Row {
    let computed = if mesh > hypercube * (1.0 + 1e-9) { "dearer" } else { "not dearer" };
    check.same(label, source, "dearer", computed).with("mesh", mesh).with("hypercube", hypercube)
}

/// Compares the points that communication and concurrency ask for, p = 2^60, K = 1.
fn compare_growth() -> Vec<Row> {
    let (log_p, ratio) = (60.0, Settings::default().tw);
    let needed_sizes =
        |x: f64| (cost::log2_n_communication(ratio, 1.0, log_p, x), cost::log2_n_concurrency(log_p, x));
    let check = Check::closed_form().labelled("what").with("log p", log_p).with("K", 1.0);
    let check = check.with("tw", ratio).chosen(&["log p", "K", "tw"]);
    let xs = [0.0, 0.125, 0.25, 0.5, 0.75, 1.0];
    let name = |communication: bool| if communication { "communication" } else { "concurrency" };
    let mut rows: Vec<Row> = Vec::new();
    for x in xs {
        let (communication, concurrency) = needed_sizes(x);
        let check = check.clone().at("x", x).with("x", x).chosen(&["x"]);
        let label = ("growth", "what decides the isoefficiency");
        let row = check.same(label, Source::CLAIM, name(x < 0.5), name(communication > concurrency));
        let row = row.with("log n by communication", communication);
        rows.push(row.with("log n by concurrency", concurrency));
    }
    let max_need = |x: &f64| needed_sizes(*x).0.max(needed_sizes(*x).1);
    let best = xs.iter().copied().min_by(|a, b| max_need(a).total_cmp(&max_need(b))).unwrap_or(f64::NAN);
    let check = check.with("x", "0, 0.125, 0.25, 0.5, 0.75, 1");
    rows.push(check.printed(("best", "the best of these x"), Source::PRINTED, "0.5", best));
    rows
}

/// Draws the cost of the mesh over that of the hypercube, against p: by links and by bisection.
fn draw(style: &Style) -> String {
    let line = |by_links: bool, width: Width| {
        let cost_ratio = |p: f64| match by_links {
            true => cost::mesh_links_printed(p) / cost::hypercube_links(p),
            false => cost::mesh_bisection(p) / cost::hypercube_bisection(p),
        };
        (2..=8).map(|d| exp2(f64::from(d))).map(|p| (p, width.of(p) * cost_ratio(p))).collect::<Vec<_>>()
    };
    let simulated = |by_links: bool, algorithm: Algorithm| {
        let point = |d: u32| {
            let (hypercube, mesh) =
                (count_channels(Topology::Hypercube, 1 << d), count_channels(Topology::Mesh, 1 << d));
            let cost_ratio = if by_links { mesh.0 / hypercube.0 } else { mesh.1 / hypercube.1 };
            (f64::from(1 << d), required_width(&on_mesh(algorithm, Switching::CutThrough, d)) * cost_ratio)
        };
        [2, 4, 6, 8].map(point).to_vec()
    };
    let plane = |by_links: bool, title: &str| {
        let (exchange, transpose) = (Algorithm::BinaryExchange, Algorithm::Transpose);
        Plane::new(Axis::new("p", Scale::Log2), Axis::new(title, Scale::Log2))
            .dashes("printed", Ink::Series0, line(by_links, Width::BinaryExchangePrinted))
            .points("exchange", Ink::Series0, simulated(by_links, exchange))
            .dashes("printed", Ink::Series2, line(by_links, Width::TransposeOfCosts))
            .points("transpose", Ink::Series2, simulated(by_links, transpose))
            .horizontal_line(1.0, "")
    };
    let planes = [plane(true, "links, mesh / hypercube"), plane(false, "bisection, mesh / hypercube")];
    figure::charts(&ENTRY, &planes, style)
}
