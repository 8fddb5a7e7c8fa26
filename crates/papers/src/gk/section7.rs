//! GK 7: hypercube and mesh that are equally fast, and what they cost.

use super::common::{printed, report};
use crate::figure;
use crate::prelude::*;
use hyperfly_model::cost::{self, Width};
use hyperfly_request::{Algorithm, Choice, Settings, Switching, Topology};
use hyperfly_view::notation::words::topology as network;
use libm::exp2;

pub static ENTRY: Entry = Entry {
    id: "gk-sec7",
    paper: Paper::Gk,
    place: "Section 7",
    title: "What a mesh costs that transforms as fast as a hypercube",
    claim: "With channels w = 2√p/log p times as wide a mesh does binary-exchange as fast as a \
         hypercube; for transpose w = √p. By the number of links such a mesh is dearer than the \
         hypercube for all p; by bisection width it is cheaper for binary-exchange beyond p = 256, \
         and dearer by a constant factor for transpose. Widths that grow as p^x give the best \
         isoefficiency, O(p^1.5 log p), at x = 0.5.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&ts=0&th=0&width=2.6666667&view=machine",
    rows,
    known: &[
        KnownDifference {
            at: |row| is(row, "links-mesh") && row.computed_is(NO_RIM),
            reason: "A processor of a mesh has 4 channels only inside; along the rim they are missing: \
                 4(p − √p) in all. 4p is a torus.",
        },
        KnownDifference {
            at: |row| is(row, "dearer-links") && row.number("p") == Some(4.0),
            reason: "A 2 × 2 mesh is a hypercube: 8 channels each, and they are equally fast at the same \
                 width. The formula has twice the links and twice the width. From p = 16 on the claim \
                 holds.",
        },
        KnownDifference {
            at: |row| is(row, "last"),
            reason: "The paper compares 2p/log p with p/2. The first is less as soon as log p > 4: beyond p = \
             16, not 256 (at p = 256 the mesh has half the bisection of the hypercube). With the \
             exact 2(√p − 1) it is less from p = 16 on. A likely cause of the 256: the 4p links that \
             the same section counts are those of a torus, whose bisection is 2√p; with it the mesh \
             comes to 4p/log p, which is less than p/2 as soon as log p > 8.",
        },
        KnownDifference {
            at: |row| {
                let cut = row.is("algorithm", "transpose, cut-through");
                is(row, "transpose") && (!cut || row.computed_is(THREE_SEVENTHS))
            },
            reason: "√p is about what store-and-forward needs (3.67 at p = 16, 15.9 at p = 256). Under \
                 cut-through the messages of a step share a channel at most 2^k-fold, 2^k the highest \
                 binary digit of the larger of its row and column distance; over all steps that makes \
                 (3/7) (√p³ − 1)/(p − 1), about 0.43 √p. Under wormhole it depends on the length of \
                 the messages, n/p² words. Long ones hold their whole route while they wait and need \
                 a width between these two: 2.07 at p = 16 (16 words), 4.94 at p = 64 and 10.9 at p = \
                 256 with as many words as the longest route has channels. Of a single word (n = p²: \
                 p = 64 and 256) they need less than under cut-through, 2.16 and 3.18.",
        },
        KnownDifference {
            at: |row| is(row, "cost"),
            reason: "The costs 8p√p and 2p do not belong to w = √p: 4wp and w√p are then 4p√p and p. They \
             belong to w = 2√p.",
        },
        KnownDifference {
            at: |row| is(row, "filled"),
            reason: "A channel of width √p/2 takes √p/2 words at a time. In the first exchange of a row or \
             column each channel carries one message of n/p words, and is full from n/p = √p/2 on, \
             twice what the paper has; with √p/4 half of it stays empty. (In later exchanges messages \
             share channels, and fewer words fill them.) The order p√p, and with it p^1.5 log p, \
             stays.",
        },
        KnownDifference {
            at: |row| is(row, "dearer-cube") && row.number("p") == Some(8.0),
            reason: "A 2 × 2 × 2 mesh is a hypercube: 24 channels each, and equally fast. From p = 64 on \
                 the claim holds.",
        },
        KnownDifference {
            at: |row| {
                let cut = row.is("algorithm", "transpose, cut-through");
                let short = row.is("algorithm", "transpose, wormhole");
                is(row, "dearer-bisection") && (cut || short || row.number("p") == Some(4.0))
            },
            reason: "Under cut-through transpose needs channels of width 0.43 √p, so the bisection of the \
                 mesh is 0.43 p, less than the p/2 of the hypercube; under wormhole with messages of \
                 a single word it needs less still (p = 64 and 256 at n = p²). At p = 4 both are the \
                 same machine. The claim holds from p = 16 on under store-and-forward, and under \
                 wormhole where messages are as long as routes.",
        },
    ],
    figure: draw,
};

/// Name of E with exactly summed distances.
const EXACT_SUM: &str = "with √p − 1";
const THREE_SEVENTHS: &str = "(3/7) (√p³ − 1)/(p − 1)";
const NO_RIM: &str = "without a rim";

fn is(row: &Row, what: &str) -> bool {
    row.is("what", what)
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
    let graph = topology.graph(p);
    let ends = || (0..graph.channels()).filter_map(|channel| graph.ends(channel));
    let across = ends().filter(|(from, to)| *from < p / 2 && *to >= p / 2).count();
    (ends().count() as f64, across as f64)
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

fn key(what: Cell, p: u32) -> Vec<(&'static str, Cell)> {
    vec![("what", what), ("p", p.into())]
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for d in [2, 4, 6, 8, 10] {
        rows.extend(efficiencies(d));
        rows.extend(networks(1 << d));
        rows.extend(costs(d));
    }
    // The last p at which the mesh that the paper describes is not cheaper.
    let cheaper =
        |p: f64| Width::BinaryExchangePrinted.of(p) * cost::mesh_bisection(p) < cost::hypercube_bisection(p);
    let squares = (1..=30).map(|half| exp2(f64::from(2 * half)));
    let last = squares.filter(|p| !cheaper(*p)).fold(0.0, f64::max);
    let row = Row::printed(
        vec![("what", Cell::named("last", "mesh cheaper by bisection beyond p"))],
        printed("256"),
        last,
    );
    rows.push(row.of(Source::PRINTED, Method::Arithmetic).with_parameter("p", "2^2, 2^4, … 2^60"));
    // At its least, the cost by links of the paper's mesh over that of the hypercube.
    let ratio = |log_p: u32| {
        let p = exp2(log_p.into());
        Width::BinaryExchangePrinted.of(p) * cost::mesh_links_printed(p) / cost::hypercube_links(p)
    };
    let least = (1..=60).map(ratio).fold(f64::INFINITY, f64::min);
    let key = vec![("what", Cell::named("up-to", "8√p/(log p)² for p up to 2^60"))];
    let row = Row::stated(key, "more than 1", least, least > 1.0);
    rows.push(
        row.of(Source::CLAIM, Method::Arithmetic).with_parameter("p", "2^1, 2^2, … 2^60").chosen(&["p"]),
    );
    rows.extend(growth());
    rows.extend([3, 6, 9].map(three_dimensions));
    rows
}

/// Section 10: "Similar conclusions can be drawn for a 3-D mesh as well", counted by its links.
fn three_dimensions(d: u32) -> Row {
    let p = 1u32 << d;
    let s = scenario(Algorithm::BinaryExchange, Topology::Mesh3d, d, 1.0);
    let (links, _) = count_channels(Topology::Hypercube, p);
    let (mesh_links, _) = count_channels(Topology::Mesh3d, p);
    let what = Cell::named("dearer-cube", "3-D mesh dearer by links");
    let row = dearer(what, "binary-exchange", p, required_width(&s) * mesh_links, links);
    row.of(Source::claim("10"), Method::Executed).with_settings(&s).chosen(&["p", "n", "tw"])
}

/// Compares E of binary-exchange, and the width that makes the mesh as fast as the hypercube.
fn efficiencies(d: u32) -> Vec<Row> {
    let run = |topology, width| report(&scenario(Algorithm::BinaryExchange, topology, d, width)).efficiency;
    let s = scenario(Algorithm::BinaryExchange, Topology::Mesh, d, 1.0);
    let (ratio, n, p) = (s.tw / s.tc, s.n as f64, f64::from(s.p));
    let hypercube = run(Topology::Hypercube, 1.0);
    let approximate = cost::mesh_efficiency_printed(ratio, n, p);
    let executed = |row: Row, source: Source, topology: Topology, width: f64| {
        let s = scenario(Algorithm::BinaryExchange, topology, d, width);
        row.of(source, Method::Executed).with_settings(&s).chosen(&["p", "n", "tw"])
    };
    let on_hypercube = Row::exact(
        key(Cell::named("e-hypercube", "E on the hypercube"), s.p),
        cost::hypercube_efficiency(ratio, n, p),
        hypercube,
    );
    // "The efficiency … is approximately given by".
    let of = key(Cell::named("e-mesh", "E on the mesh"), s.p);
    let on_mesh = Row::hedged(of, approximate, "approximately", run(Topology::Mesh, 1.0))
        .with(EXACT_SUM, cost::mesh_efficiency(ratio, n, p, 1.0));
    let mut rows = vec![
        executed(on_hypercube, Source::FORMULA, Topology::Hypercube, 1.0),
        executed(on_mesh, Source::FORMULA, Topology::Mesh, 1.0),
    ];
    for (what, width, source) in [
        (
            Cell::named("equal", "E on the mesh with w = 2√p/log p"),
            Width::BinaryExchangePrinted,
            Source::CLAIM,
        ),
        (
            Cell::named("enough", "E on the mesh with w = 2(√p − 1)/log p"),
            Width::BinaryExchange,
            Source::Ours,
        ),
    ] {
        let width = width.of(p);
        let (of, found) = (key(what, s.p), run(Topology::Mesh, width));
        let row = match source {
            // "It is possible to obtain similar performance on both the computers".
            Source::Claim(_) => Row::hedged(of, hypercube, "similar", found),
            _ => Row::exact(of, hypercube, found),
        };
        let row = row.with("w", width).with(EXACT_SUM, cost::mesh_efficiency(ratio, n, p, width));
        rows.push(executed(row, source, Topology::Mesh, width));
    }
    rows
}

/// Counts links and bisections, and the words that fill a wide channel.
fn networks(p: u32) -> Vec<Row> {
    let (links, across) = count_channels(Topology::Hypercube, p);
    let (mesh_links, mesh_across) = count_channels(Topology::Mesh, p);
    let of = |topology: Topology| {
        [
            key(Cell::named("bisection", "bisection"), p),
            vec![("of", Cell::named(topology.id(), network(topology)))],
        ]
        .concat()
    };
    let real = f64::from(p);
    let wide = real.sqrt() / 2.0;
    // Words of one exchange, n/p, that fill it: in the first exchange of a row or column no two messages share a channel.
    let words = (1u32..).map(f64::from).find(|words| *words >= wide).unwrap_or(f64::INFINITY);
    let counted = |row: Row| row.of(Source::FORMULA, Method::Counted).with_parameter("p", p);
    let mut rows: Vec<Row> = [
        Row::exact(
            key(Cell::named("links-hypercube", "links of the hypercube"), p),
            cost::hypercube_links(real),
            links,
        ),
        Row::exact(
            key(Cell::named("links-mesh", "links of the mesh"), p),
            cost::mesh_links_printed(real),
            mesh_links,
        )
        .with(NO_RIM, cost::mesh_links(real)),
        Row::exact(of(Topology::Hypercube), cost::hypercube_bisection(real), across),
        Row::exact(of(Topology::Mesh), cost::mesh_bisection(real), mesh_across),
    ]
    .map(counted)
    .to_vec();
    let filled = key(Cell::named("filled", "n that fills channels of width √p/2"), p);
    let row = Row::exact(filled, real * real.sqrt() / 4.0, real * words);
    rows.push(
        row.of(Source::FORMULA, Method::Arithmetic).with_parameter("p", p).with_parameter("width", wide),
    );
    rows
}

/// Compares the widths that formulations need, and the costs of networks of these widths.
fn costs(d: u32) -> Vec<Row> {
    let p = 1u32 << d;
    let (links, across) = count_channels(Topology::Hypercube, p);
    let (mesh_links, mesh_across) = count_channels(Topology::Mesh, p);
    let mut rows = Vec::new();
    let exchange = "binary-exchange".to_owned();
    let executed = |row: Row, source: Source, s: &Settings| {
        row.of(source, Method::Executed).with_settings(s).chosen(&["p", "n", "tw"])
    };
    let s = on_mesh(Algorithm::BinaryExchange, Switching::CutThrough, d);
    let by_exchange = |row: Row, source: Source| executed(row, source, &s);
    let w = required_width(&s);
    let row =
        dearer(Cell::named("dearer-links", "mesh dearer by links"), &exchange, p, w * mesh_links, links);
    rows.push(by_exchange(row, Source::CLAIM));
    let found = if w * mesh_across < across { "cheaper" } else { "not cheaper" };
    let own = of_algorithm(Cell::named("by-bisection", "mesh by bisection"), &exchange, p);
    let (row, source) = match p > 256 {
        true => (Row::stated(own, "cheaper", found, w * mesh_across < across), Source::CLAIM),
        false => (Row::unjudged(own, Cell::None, found), Source::Ours),
    };
    rows.push(by_exchange(row.with("mesh", w * mesh_across).with("hypercube", across), source));
    // Beyond p = 256 a transpose takes seconds to simulate.
    let switchings: &[Switching] = if d <= 8 { Switching::ALL } else { &[] };
    let mut runs: Vec<(String, Settings)> = switchings
        .iter()
        .map(|switching| {
            (format!("transpose, {}", switching.id()), on_mesh(Algorithm::Transpose, *switching, d))
        })
        .collect();
    if (6..=8).contains(&d) {
        let s = long_worms(d);
        runs.push((format!("transpose, wormhole, n = 2^{}", s.r()), s));
    }
    for (name, s) in runs {
        let w = required_width(&s);
        let printed = Width::TransposePrinted.of(p.into());
        let row = Row::exact(
            of_algorithm(Cell::named("transpose", "w that transpose needs"), &name, p),
            printed,
            w,
        );
        let row = match s.switching {
            Switching::CutThrough => row.with(THREE_SEVENTHS, Width::TransposeCutThrough.of(p.into())),
            _ => row,
        };
        rows.push(executed(row, Source::FORMULA, &s));
        for (what, mesh, hypercube) in [
            (Cell::named("dearer-links", "mesh dearer by links"), w * mesh_links, links),
            (Cell::named("dearer-bisection", "mesh dearer by bisection"), w * mesh_across, across),
        ] {
            let row = dearer(what, &name, p, mesh, hypercube);
            rows.push(executed(row, Source::CLAIM, &s));
        }
    }
    let (w, printed) = (Width::TransposePrinted.of(p.into()), Width::TransposeOfCosts.of(p.into()));
    let one = [
        (Cell::named("links", "links"), cost::mesh_links_printed(p.into())),
        (Cell::named("bisection", "bisection"), cost::mesh_bisection(p.into())),
    ];
    rows.extend(one.map(|(by, cost)| {
        let key = [key(Cell::named("cost", "cost for w = √p"), p), vec![("by", by)]].concat();
        Row::exact(key, printed * cost, w * cost)
            .of(Source::FORMULA, Method::Arithmetic)
            .with_parameter("p", p)
    }));
    rows
}

fn of_algorithm(what: Cell, algorithm: &str, p: u32) -> Vec<(&'static str, Cell)> {
    vec![("what", what), ("algorithm", Cell::named(algorithm, algorithm)), ("p", p.into())]
}

/// Returns the row that says whether a mesh costs more.
fn dearer(what: Cell, algorithm: &str, p: u32, mesh: f64, hypercube: f64) -> Row {
    let dearer = mesh > hypercube * (1.0 + 1e-9);
    let found = if dearer { "dearer" } else { "not dearer" };
    let row = Row::stated(of_algorithm(what, algorithm, p), "dearer", found, dearer);
    row.with("mesh", mesh).with("hypercube", hypercube)
}

/// Compares the points that communication and concurrency ask for, p = 2^60, K = 1.
fn growth() -> Vec<Row> {
    let (log_p, ratio) = (60.0, Settings::default().tw);
    let needs =
        |x: f64| (cost::log2_n_communication(ratio, 1.0, log_p, x), cost::log2_n_concurrency(log_p, x));
    let closed = |row: Row, source: Source| {
        let row = row.of(source, Method::ClosedForm).with_parameter("log p", log_p).with_parameter("K", 1.0);
        row.with_parameter("tw", ratio).chosen(&["log p", "K", "tw"])
    };
    let xs = [0.0, 0.125, 0.25, 0.5, 0.75, 1.0];
    let mut rows: Vec<Row> = Vec::new();
    for x in xs {
        let (communication, concurrency) = needs(x);
        let words = |communication: bool| {
            if communication { "communication" } else { "concurrency" }
        };
        let (says, found) = (words(x < 0.5), words(communication > concurrency));
        let key = vec![("what", Cell::named("growth", "what decides the isoefficiency")), ("x", x.into())];
        let row = Row::stated(key, says, found, says == found)
            .with("log n by communication", communication)
            .with("log n by concurrency", concurrency);
        rows.push(closed(row, Source::CLAIM).with_parameter("x", x).chosen(&["x"]));
    }
    let most = |x: &f64| needs(*x).0.max(needs(*x).1);
    let best = xs.iter().copied().min_by(|a, b| most(a).total_cmp(&most(b))).unwrap_or(f64::NAN);
    let row = Row::printed(vec![("what", Cell::named("best", "the best of these x"))], printed("0.5"), best);
    rows.push(closed(row, Source::PRINTED).with_parameter("x", "0, 0.125, 0.25, 0.5, 0.75, 1"));
    rows
}

/// Draws the cost of the mesh over that of the hypercube, against p: by links and by bisection.
fn draw(style: &Style) -> String {
    let line = |by_links: bool, width: Width| {
        let one = |p: f64| match by_links {
            true => cost::mesh_links_printed(p) / cost::hypercube_links(p),
            false => cost::mesh_bisection(p) / cost::hypercube_bisection(p),
        };
        (2..=8).map(|d| exp2(f64::from(d))).map(|p| (p, width.of(p) * one(p))).collect::<Vec<_>>()
    };
    let simulated = |by_links: bool, algorithm: Algorithm| {
        let point = |d: u32| {
            let (hypercube, mesh) =
                (count_channels(Topology::Hypercube, 1 << d), count_channels(Topology::Mesh, 1 << d));
            let one = if by_links { mesh.0 / hypercube.0 } else { mesh.1 / hypercube.1 };
            (f64::from(1 << d), required_width(&on_mesh(algorithm, Switching::CutThrough, d)) * one)
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
