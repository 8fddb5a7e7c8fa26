//! Koopman & Bisseling: the speedups of FFTU on 4096 cores of Snellius.
//!
//! We read the abstract (SIAM J. Sci. Comput. 45(6), C330–C347; arXiv 2203.11795; on research-portal.uu.nl), not the paper with its
//! tables and its machine. The cores of a node are those of SURF's page on the hardware
//! (servicedesk.surf.nl/wiki/display/WIKI/Snellius+hardware): two AMD Rome 7H12 with 64 cores each. What we read of that page names
//! HDR100 (100 Gbit/s) for the interactive nodes; that a thin node has the same link is an assumption. Start-up, hop and the rate of a
//! core are those of the preset `infiniband`, which are assumptions, too.

use super::{closed_form, printed};
use crate::figure;
use crate::prelude::*;
use crate::runs::{report, scenario};
use hyperfly_request::{MachineKind, Settings};

pub static ENTRY: Entry = Entry {
    id: "fftu-speedup",
    paper: Paper::Fftu,
    place: "abstract",
    title: "FFTU: one all-to-all, on 4096 cores",
    claim: "The transform in several dimensions needs one all-to-all if every axis is cyclic before and after, on up to √N processors \
        whatever the shape. On 4096 cores FFTU reaches a speedup of 149 for 1024³ points, and of 176 for 64⁵. The model expects about \
        480 of the hardware: of what the cores of a node share it has the link alone.",
    explore: "preset=infiniband&topology=complete&algorithm=cyclic&shape=64x64x64&grid=4x4x4&tw=204.8&view=cube,timeline",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("of", "speedup"),
            reason: "The model has start-ups, the link of a node divided by its 128 cores, and nothing else. It leaves out that \
                these cores share memory and its bandwidth, also for local transforms; that data are packed into 4095 messages and \
                unpacked; that an all-to-all between nodes may not reach the rate of the link; and caches. The row on t_w \
                says how much slower words would have to be if they alone were to blame. The rate of a core (6.25 Gflop/s) is an \
                assumption; with a faster one the model expects less, as words then cost more butterflies.",
        },
        KnownDifference {
            selects: |row| row.is("of", "speedup-5d"),
            reason: "The same. Shapes have up to three axes here, so 1024³ stands for 64⁵: both have 2^30 points, hence 30 stages and \
                one all-to-all of 64 words per pair, and the model knows no other difference (see the row on shapes).",
        },
    ],
    figure: |style| figure::rows(&ENTRY, &compare(None), style),
};

/// t_w of a core whose node shares a link of 12.5 GB/s among 128 cores: 163.84 ns for 16 bytes, in units of 0.8 ns.
const SHARED_LINK: f64 = 204.8;

/// Returns 1024³ points on 4096 cores.
fn snellius() -> Settings {
    let machine = "preset=infiniband&topology=complete&switching=cut-through";
    let s = scenario(&format!("{machine}&algorithm=cyclic&shape=1024x1024x1024&grid=16x16x16"));
    Settings { tw: SHARED_LINK, ..s }
}

/// Returns 2^18 points on 64 cores in a shape, with the grid that the formulation chooses.
fn shaped(shape: &str) -> Settings {
    let machine = "preset=infiniband&topology=complete&switching=cut-through";
    Settings { tw: SHARED_LINK, ..scenario(&format!("{machine}&algorithm=cyclic&p=64&shape={shape}")) }
}

/// Returns the t_w with which the closed form has this speedup: T_p is linear in t_w.
fn fitted_tw(s: &Settings, speedup: f64) -> f64 {
    let time = |tw: f64| closed_form(&Settings { tw, ..s.clone() }).t_parallel;
    (s.t_serial() / speedup - time(0.0)) / (time(1.0) - time(0.0))
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = compare_claims();
    let s = snellius();
    let chosen = ["ts", "th", "tw", "rate", "grid"];
    let (published, published_5d) = (printed("149"), printed("176"));
    let check = Check::closed_form().with_settings(&s).at("p", s.p).chosen(&chosen);
    let speedup = closed_form(&s).speedup;
    let label = ("speedup", "speedup, 1024³");
    rows.push(check.measured(label, Source::PRINTED, published.clone(), speedup));
    let check_5d = check.clone().chosen(&["shape"]);
    let label = ("speedup-5d", "speedup, 64⁵");
    rows.push(check_5d.measured(label, Source::PRINTED, published_5d.clone(), speedup));

    let tw = fitted_tw(&s, published.1);
    let label = ("slower", "t_w that gives 149, as a multiple of the link's");
    rows.push(check.unjudged(label, Source::Ours, Cell::None, tw / SHARED_LINK));
    let fitted = Settings { tw, ..s };
    let check = Check::closed_form().with_settings(&fitted).at("p", fitted.p);
    let label = ("fitted-5d", "speedup, 64⁵, with the t_w that gives 149 for 1024³");
    let row = check.chosen(&chosen).chosen(&["shape"]);
    rows.push(row.measured(label, Source::PRINTED, published_5d, closed_form(&fitted).speedup));
    rows
}

/// Compares the claims on communication and on the number of processors, and checks by execution what the rows on speedups rely on.
fn compare_claims() -> Vec<Row> {
    let mut rows = Vec::new();
    for shape in ["64x64x64", "512x512", "16x128x128"] {
        let s = Settings { machine: MachineKind::Bsp, ..shaped(shape) };
        let time = |sync: f64| report(&Settings { gap: 0.0, sync, ..s.clone() }).t_parallel;
        let check = Check::executed(&s).at("shape", shape).at("p", s.p).chosen(&["shape", "p"]);
        rows.push(check.exact(("all-to-alls", "all-to-alls"), Source::CLAIM, 1, time(1.0) - time(0.0)));
    }
    for shape in ["64x64x64", "1024x1024x1024"] {
        let s = Settings { p: 64, ..scenario(&format!("algorithm=cyclic&p=64&shape={shape}")) };
        let scenario = s.scenario();
        let most = scenario.formulation.max_p(scenario.r());
        let check =
            Check::counted().at("shape", shape).with("shape", shape).with("n", s.n).chosen(&["shape"]);
        let root = libm::sqrt(s.n as f64);
        rows.push(check.exact(("most", "processors at most, √N"), Source::CLAIM, root, most));
    }
    let cube = shaped("64x64x64");
    for shape in ["512x512", "16x128x128"] {
        let s = shaped(shape);
        let check = Check::executed(&s).at("shape", shape).at("p", s.p).chosen(&["shape", "p"]);
        let expected = report(&cube).t_parallel;
        rows.push(check.exact(("shape", "T_p of 64x64x64"), Source::Ours, expected, report(&s).t_parallel));
    }
    for p in [64, 256] {
        let s = Settings { p, ..shaped("256x256x256") };
        let check = Check::executed(&s).at("shape", "256x256x256").at("p", p).chosen(&["shape", "p"]);
        let expected = closed_form(&s).t_parallel;
        let label = ("closed-form", "T_p, closed form");
        rows.push(check.exact(label, Source::Ours, expected, report(&s).t_parallel));
    }
    rows
}
