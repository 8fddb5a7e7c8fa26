//! IB sections 4.2 and 4.3: phases of adjustable size, and phases limited by the cache. Executed on the BSP machine.

use super::t3e;
use crate::figure;
use crate::prelude::*;
use hyperfly_core::formulations::{Formulation, GroupCyclic};
use hyperfly_core::limits::Options;
use hyperfly_core::machine::Bsp;
use hyperfly_core::schedule::Step;
use hyperfly_core::{Scenario, run};
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "ib-sec4",
    paper: Paper::Ib,
    place: "Sections 4.2 and 4.3",
    title: "Phases of another size, and phases that fit the cache",
    claim: "The permutations between phases can come earlier without becoming more. So phases can be \
         about equally long, and for some p and N more stages are paired off (4.2). A phase can be \
         cut into smaller ones that fit the cache, done one after the other as if by virtual \
         processors (4.3).",
    explore: "algorithm=group-cyclic&machine=bsp&radix=4&p=16&n=512&balanced=true&view=supersteps",
    rows,
    known: &[],
    figure: |style| figure::rows(&ENTRY, &rows(None), style),
};

/// g and l of the explorer's defaults.
const MACHINE: Bsp = Bsp { gap: 4.0, sync: 1000.0 };

/// Returns Algorithm 3.1 with these variants.
fn scenario(n: u64, p: u32, radix: u8, variant: GroupCyclic) -> Scenario {
    Scenario { formulation: Formulation::GroupCyclic(variant), radix, ..t3e::scenario(n, p).on(MACHINE) }
}

fn group_cyclic_scenario(n: u64, p: u32, balanced: bool) -> Scenario {
    scenario(n, p, 4, GroupCyclic { balanced, ..GroupCyclic::default() })
}

/// Returns the number of stages in each phase.
fn phases(s: &Scenario) -> Vec<u32> {
    let Formulation::GroupCyclic(variant) = s.formulation else { return Vec::new() };
    let starts = variant.phase_starts(hyperfly_core::size::Size { p: s.p, n: s.problem.n, radix: 2 });
    let ends = starts.iter().skip(1).copied().chain([s.problem.n.ilog2()]);
    starts.iter().zip(ends).map(|(begin, end)| end - begin).collect()
}

/// Returns the largest number of stages that processor 0 computes together on a piece of its memory.
fn longest_piece(s: &Scenario) -> u32 {
    let plan = s.plan();
    let stages = plan.rank_steps(0).iter().filter_map(|step| match step {
        Step::Local { first, last, .. } => Some(u32::from(*last) - u32::from(*first)),
        _ => None,
    });
    stages.max().unwrap_or(0)
}

fn with_run(row: Row, source: Source, s: &Scenario) -> Row {
    let row = row
        .of(source, Method::Executed)
        .with_parameter("algorithm", "group-cyclic")
        .with_parameter("machine", "bsp");
    let row = row
        .with_parameter("radix", u32::from(s.radix))
        .with_parameter("p", s.p)
        .with_parameter("n", s.problem.n);
    row.with_parameter("g", MACHINE.gap).with_parameter("l", MACHINE.sync).chosen(&["p", "n", "g", "l"])
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let key = |what: Cell, s: &Scenario| vec![("what", what), ("p", s.p.into()), ("N", s.problem.n.into())];
    for (p, n) in [(16u32, 128u64), (16, 512), (32, 1024), (64, 4096), (64, 1024)] {
        let (usual, even) = (group_cyclic_scenario(n, p, false), group_cyclic_scenario(n, p, true));
        let both = [t3e::execute(&usual), t3e::execute(&even)];
        let [before, after] = both.each_ref().map(|run| run.communication.len() as f64);
        let row = Row::exact(
            key(Cell::named("permutations", "communication supersteps, phases balanced"), &even),
            before,
            after,
        );
        rows.push(with_run(row, Source::claim("4.2"), &even).with_parameter("balanced", "false, true"));
        let sizes = phases(&even);
        let [least, most] = [sizes.iter().min(), sizes.iter().max()].map(|size| size.copied().unwrap_or(0));
        let words = sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(" + ");
        let found = if most - least <= 1 {
            format!("{words}: one apart at most")
        } else {
            format!("{words}: more than one apart")
        };
        let row = key(Cell::named("sizes", "stages of the balanced phases"), &even);
        let row = Row::stated(row, "approximately the same size", found, most - least <= 1);
        let row = row.of(Source::claim("4.2"), Method::Counted).with_parameter("algorithm", "group-cyclic");
        rows.push(
            row.with_parameter("balanced", "true")
                .with_parameter("p", p)
                .with_parameter("n", n)
                .chosen(&["p", "n"]),
        );
    }
    rows.push(cheaper_combinations_row());
    for (p, n, cache) in [(4u32, 1024u64, 16u32), (8, 4096, 64), (16, 4096, 16), (2, 4096, 8)] {
        let cut = |blocking| scenario(n, p, 2, GroupCyclic { blocking, ..GroupCyclic::default() });
        let (usual, small) = (cut(None), cut(Some(cache)));
        let time = [&usual, &small].map(|s| t3e::execute(s).t_parallel);
        let row = Row::exact(
            key(Cell::named("blocked-time", "T_p with phases cut to the cache, radix 2"), &small),
            time[0],
            time[1],
        );
        rows.push(with_run(row, Source::Ours, &small).with_parameter("blocking", format!("none, {cache}")));
        let options = Options { trace: false, ..Options::default() };
        let error = run(&small, None, options).expect("a run of the paper's size").report.relative_l2_error;
        let error = error.unwrap_or(f64::INFINITY);
        let row = key(Cell::named("blocked-transform", "result with phases cut to the cache (4.4)"), &small);
        let words = format!("relative error {}", hyperfly_text::decimal(quantity(error, 2)));
        let bound = f64::EPSILON * 2.0 * f64::from(n.ilog2());
        let row = Row::stated(row, "the transform", words, error <= bound);
        rows.push(with_run(row, Source::claim("4.3"), &small).with_parameter("blocking", cache));
        let longest = longest_piece(&small);
        let (said, found) = (cache, 1u32 << longest);
        let row = key(Cell::named("piece", "points of the largest piece"), &small);
        let row = Row::stated(row, format!("at most {said}"), found, found <= said);
        let row = row.of(Source::claim("4.3"), Method::Counted).with_parameter("algorithm", "group-cyclic");
        rows.push(
            row.with_parameter("blocking", cache)
                .with_parameter("p", p)
                .with_parameter("n", n)
                .chosen(&["blocking", "p", "n"]),
        );
    }
    rows
}

/// "We can use this flexibility to reduce the computation cost of some combinations of p and N": counts them for N up to 4096.
fn cheaper_combinations_row() -> Row {
    let sizes = (3..=12u32).flat_map(|r| (1..r).map(move |d| (1u32 << d, 1u64 << r)));
    let (mut all, mut less, mut more) = (0u32, 0u32, 0u32);
    for (p, n) in sizes {
        let [usual, even] =
            [false, true].map(|it| t3e::execute(&group_cyclic_scenario(n, p, it)).computation);
        all += 1;
        less += u32::from(even < usual);
        more += u32::from(even > usual);
    }
    let key =
        vec![("what", Cell::named("cheaper", "fewer flops with balanced phases")), ("N", "8 … 4096".into())];
    let row = Row::stated(
        key,
        "for some p and N",
        format!("for {less} of {all}, and for {more} more flops"),
        less > 0,
    );
    let row = row.of(Source::claim("4.2"), Method::Executed).with_parameter("algorithm", "group-cyclic");
    let row = row
        .with_parameter("machine", "bsp")
        .with_parameter("radix", 4u32)
        .with_parameter("balanced", "false, true");
    row.with_parameter("n", "8, 16, … 4096").with_parameter("p", "2, 4, … N/2").chosen(&["n", "p"])
}
