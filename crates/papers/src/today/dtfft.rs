//! The documentation of dtFFT: the strong scaling of heFFTe on GPUs whose nodes share a slow link.
//!
//! We read docs/benchmarks.rst of github.com/ShatrovOA/dtFFT (commit 0aa4d7f2) and dtfft.readthedocs.io/v3.0.0. It measures heFFTe 2.4.1
//! on 1024 × 1024 × 512 points in single precision, on nodes of 4 V100 with InfiniBand of 56 Gbit/s. It does not say how heFFTe
//! decomposed the points, and not how fast the GPUs are. We assume 15.75 GB/s each way for PCI Express 3 with 16 lanes, and 900 GB/s for
//! the memory of a V100, which a large transform reads and writes three times, at 70 % of that. If both took no time, the ratios of slabs
//! would be 1.33 and 2.29.
//!
//! The paper of heFFTe (Ayala et al., ICCS 2020) could not be found, so no number of it stands here.

use crate::figure;
use crate::prelude::*;
use crate::runs::{report, scenario};
use hyperfly_request::Settings;

pub static ENTRY: Entry = Entry {
    id: "dtfft-heffte",
    paper: Paper::Dtfft,
    place: "Strong scaling results",
    title: "heFFTe on 8 to 32 GPUs, four to a node",
    claim: "From two nodes on, heFFTe's time falls with the number of nodes, but by less: the words that leave a node grow from a half to \
        seven eighths of all. The table says milliseconds for each transform, which the link could not explain (one all-to-all of 2^29 \
        points takes it 0.15 s, the table says 62), so only ratios are compared. The model leaves out packing, MPI, and the PCI Express \
        lanes that GPUs of a node share.",
    explore: "algorithm=slab&shape=128x128x64&p=8&topology=fat-tree&arity=4&taper=9&\
        tc=2.8&ts=1e6&th=130000&tw=508&rate=1e12&view=machine",
    rows: compare,
    known: &[],
    figure: |style| figure::rows(&ENTRY, &compare(None), style),
};

/// The printed times in ms.
const TIMES: [(u32, f64); 3] = [(8, 62498.0), (16, 47118.0), (32, 26578.0)];

/// Returns 512³ points, the most that run on 8 processors, on nodes of four GPUs: a switch of a fat tree is a node, whose link is 9 times as
/// slow as PCI Express for each of its GPUs (7 GB/s for four, 15.75 GB/s).
fn nodes_of_four(algorithm: &str, p: u32) -> Settings {
    let machine =
        "topology=fat-tree&arity=4&taper=9&switching=cut-through&tc=2.8&ts=1e6&th=130000&tw=508&rate=1e12";
    scenario(&format!("algorithm={algorithm}&shape=512x512x512&{machine}&p={p}"))
}

fn compare(_: Clock) -> Vec<Row> {
    let (first_p, first_time) = TIMES[0];
    let row = |&(p, published): &(u32, f64)| {
        let time = |algorithm: &str, p: u32| report(&nodes_of_four(algorithm, p)).t_parallel;
        let ratio = |algorithm: &str| time(algorithm, first_p) / time(algorithm, p);
        let check = Check::executed(&nodes_of_four("slab", p)).varying("p", &format!("{first_p}, {p}"));
        let check = check.at("GPUs", p).chosen(&["algorithm", "shape", "n", "tc", "ts", "th", "tw", "taper"]);
        let text = format!("{first_time} / {published}");
        let label = ("ratio", "T_p on 8 GPUs / on more, slabs");
        let row = check.measured(label, Source::PRINTED, (text, first_time / published), ratio("slab"));
        row.with("with pencils", ratio("pencil"))
    };
    TIMES[1..].iter().map(row).collect()
}
