//! NVIDIA's times of cuFFTMp on Selene.
//!
//! We read the announcement (developer.nvidia.com/blog/multinode-multi-gpu-using-nvidia-cufftmp-ffts-at-scale, January 2022) up to its
//! section on performance and scalability. It prints the machine: 8 A100 with 80 GB a node, 300 GB/s for each GPU between the GPUs of a
//! node, 200 GB/s for each node between nodes, "bidirectional", which we read as each way: DGX A100 has 600 GB/s of NVLink in total and one
//! InfiniBand card of 200 Gbit/s for each GPU. The memory of the GPU has 2039 GB/s (glennklockwood.com/garden/processors/A100). As in the
//! presets, a large transform reads and writes memory three times, at 70 % of that; start-up and hop are those of the preset
//! `infiniband`. What we read does not say how cuFFTMp decomposed the points, nor the precision of 16384³; in double precision the words
//! alone would take 0.69 s between nodes, and the rate could not exceed 1.3 Pflop/s.

use super::{closed_form, milliseconds, printed};
use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{report, scenario};
use hyperfly_request::Settings;

pub static ENTRY: Entry = Entry {
    id: "cufftmp-scaling",
    paper: Paper::Cufftmp,
    place: "Figures 1 and 2",
    title: "cuFFTMp on 8 to 4096 GPUs",
    claim: "A transform of 2048³ points in single precision takes 78 ms on 8 GPUs (one node) and 4 ms on 2048 (256 nodes). 16384³ points \
        on 4096 GPUs reach over 1.8 Pflop/s. The model has one all-to-all between slabs at the full printed rates of the links, and leaves \
        out how far real messages stay below them.",
    explore: "algorithm=slab&shape=128x128x64&p=8&topology=complete&tc=1.02&ts=1e6&th=130000&tw=26.67&rate=1e12&view=timeline",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "launched"),
        reason: "With 5 µs for a kernel that sends, as in the presets of GPU clusters, 2047 start-ups alone take 10 ms. NVIDIA say that \
            cuFFTMp communicates from inside a kernel (NVSHMEM), so that a message needs no launch. 1 µs is an assumption as well, \
            and the answer for 2048 GPUs depends on it: words and computation take 1.5 ms of the 3.8.",
    }],
    figure: draw,
};

/// t_w in ps of 8 bytes within a node and between nodes: 300 GB/s, and 200 GB/s for the 8 GPUs of a node.
const WITHIN_NODE: f64 = 26.67;
const BETWEEN_NODES: f64 = 320.0;
/// t_s in ps: of the preset `infiniband`, and of the presets of GPU clusters.
const STARTUP: f64 = 1e6;
const LAUNCH: f64 = 5e6;
/// Time in ps of an element in memory: read and written three times, 8 bytes each, at 70 % of 2039 GB/s.
const MEMORY: f64 = 48e12 / (0.7 * 2.039e12);

/// Returns a cube of points in slabs on GPUs. Within a node all links are NVLink; on more nodes all words take as long as between nodes.
fn selene(p: u32, side: u64) -> Settings {
    let machine = "topology=complete&switching=cut-through&th=130000&rate=1e12";
    let s = scenario(&format!("algorithm=slab&{machine}&shape={side}x{side}x{side}&p={p}"));
    let tw = if p <= 8 { WITHIN_NODE } else { BETWEEN_NODES };
    Settings { tc: MEMORY / f64::from(s.r()), ts: STARTUP, tw, ..s }
}

/// Parameters that the source does not state.
const CHOSEN: [&str; 4] = ["algorithm", "tc", "ts", "th"];

fn check(s: &Settings) -> Check {
    Check::closed_form().with_settings(s).at("p", s.p).chosen(&CHOSEN)
}

fn time(s: &Settings) -> f64 {
    milliseconds(s, closed_form(s).t_parallel)
}

fn compare(_: Clock) -> Vec<Row> {
    let (node, many) = (selene(8, 2048), selene(2048, 2048));
    let mut rows = Vec::new();
    for (s, text) in [(&node, "78"), (&many, "4")] {
        rows.push(check(s).measured(("time", "T_p in ms"), Source::PRINTED, printed(text), time(s)));
    }
    let check_both = check(&many).varying("p", "8, 2048").varying("tw", "26.67, 320");
    let label = ("ratio", "T_p on 8 GPUs / on 2048");
    rows.push(check_both.measured(label, Source::PRINTED, ("78 / 4", 19.5), time(&node) / time(&many)));
    let launched = Settings { ts: LAUNCH, ..many };
    let label = ("launched", "T_p in ms, t_s 5 µs");
    rows.push(check(&launched).measured(label, Source::PRINTED, printed("4"), time(&launched)));

    let weak = selene(4096, 16384);
    let flops = 5.0 * weak.n as f64 * f64::from(weak.r());
    let label = ("rate", "Pflop/s, 5 n log n");
    rows.push(check(&weak).measured(
        label,
        Source::PRINTED,
        printed("1.8"),
        flops / time(&weak) * 1e3 / 1e15,
    ));

    // A processor of a run holds 2^24 elements at most, so the rows above are closed forms.
    for (p, side) in [(8, 512), (64, 512)] {
        let s = selene(p, side);
        let check =
            Check::executed(&s).at("p", p).at("n", s.n).chosen(&["tc", "ts", "th", "shape", "n", "p"]);
        let (label, expected) = (("closed-form", "T_p, closed form"), closed_form(&s).t_parallel);
        rows.push(check.exact(label, Source::Ours, expected, report(&s).t_parallel));
    }
    rows
}

/// Draws T_p against p for 2048³ points, with the printed times.
fn draw(style: &Style) -> String {
    let x = Axis::new("p, GPUs", Scale::Log2).from_to(8.0, 2048.0);
    let y = Axis::new("T_p in ms, 2048³ points", Scale::Log2).from_to(2.0, 256.0);
    let line = |startup: f64| {
        let time = |p: u32| time(&Settings { ts: startup, ..selene(p, 2048) });
        (3..=11).map(|d| (f64::from(1 << d), time(1 << d))).collect::<Vec<(f64, f64)>>()
    };
    let published = vec![(8.0, 78.0), (2048.0, 4.0)];
    let plane = Plane::new(x, y)
        .line("t_s 1 µs", Ink::Series0, line(STARTUP))
        .dashes("t_s 5 µs", Ink::Series1, line(LAUNCH))
        .points("published", Ink::Text, published);
    chart(&ENTRY, &plane, style)
}
