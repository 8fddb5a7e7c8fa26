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
    claim: "The permutations between phases can come earlier without becoming more. So phases can be about \
        equally long, and for some p and N more stages are paired off (4.2). A phase can be cut into \
        smaller ones that fit the cache, done one after the other as if by virtual processors (4.3).",
    explore: "algorithm=group-cyclic&machine=bsp&radix=4&p=16&n=512&balanced=true&view=supersteps",
    rows: compare,
    known: &[],
    figure: |style| figure::rows(&ENTRY, &compare(None), style),
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

/// Checks results of a run, with p, n, g and l of our choice.
fn check_run(s: &Scenario) -> Check {
    t3e::check_run(s).at("p", s.p).at("N", s.problem.n).chosen(&["p", "n", "g", "l"])
}

/// Checks a result of counting in the plan of a scenario, under a variant of the formulation.
fn check_count(s: &Scenario, variant: &'static str, value: impl Into<Cell>) -> Check {
    let check = Check::counted().labelled("what").at("p", s.p).at("N", s.problem.n);
    let check = check.with("algorithm", "group-cyclic").with(variant, value);
    check.with("p", s.p).with("n", s.problem.n).chosen(&["p", "n"])
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (p, n) in [(16u32, 128u64), (16, 512), (32, 1024), (64, 4096), (64, 1024)] {
        let (unbalanced, balanced) = (group_cyclic_scenario(n, p, false), group_cyclic_scenario(n, p, true));
        let [before, after] = [&unbalanced, &balanced].map(|s| t3e::execute(s).communication.len());
        let label = ("permutations", "communication supersteps, phases balanced");
        let check = check_run(&balanced).with("balanced", "false, true");
        rows.push(check.exact(label, Source::claim("4.2"), before, after));
        let sizes = phases(&balanced);
        let difference = sizes.iter().max().unwrap_or(&0) - sizes.iter().min().unwrap_or(&0);
        let words = sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(" + ");
        let computed =
            format!("{words}: {}", if difference <= 1 { "one apart at most" } else { "more than one apart" });
        let label = ("sizes", "stages of the balanced phases");
        let claim = "approximately the same size";
        let check = check_count(&balanced, "balanced", "true");
        rows.push(check.stated(label, Source::claim("4.2"), claim, computed, difference <= 1));
    }
    rows.push(compare_combinations());
    for (p, n, cache) in [(4u32, 1024u64, 16u32), (8, 4096, 64), (16, 4096, 16), (2, 4096, 8)] {
        let with_blocking = |blocking| scenario(n, p, 2, GroupCyclic { blocking, ..GroupCyclic::default() });
        let (unblocked, blocked) = (with_blocking(None), with_blocking(Some(cache)));
        let [before, after] = [&unblocked, &blocked].map(|s| t3e::execute(s).t_parallel);
        let label = ("blocked-time", "T_p with phases cut to the cache, radix 2");
        let check = check_run(&blocked).with("blocking", format!("none, {cache}"));
        rows.push(check.exact(label, Source::Ours, before, after));
        let options = Options { trace: false, ..Options::default() };
        let error = run(&blocked, None, options).expect("a run of the paper's size").report.relative_l2_error;
        let error = error.unwrap_or(f64::INFINITY);
        let bound = f64::EPSILON * 2.0 * f64::from(n.ilog2());
        let label = ("blocked-transform", "result with phases cut to the cache (4.4)");
        let computed = format!("relative error {}", hyperfly_text::decimal(quantity(error, 2)));
        let check = check_run(&blocked).with("blocking", cache);
        rows.push(check.stated(label, Source::claim("4.3"), "the transform", computed, error <= bound));
        let computed = 1u32 << longest_piece(&blocked);
        let label = ("piece", "points of the largest piece");
        let claim = format!("at most {cache}");
        let check = check_count(&blocked, "blocking", cache).chosen(&["blocking"]);
        rows.push(check.stated(label, Source::claim("4.3"), claim, computed, computed <= cache));
    }
    rows
}

/// "We can use this flexibility to reduce the computation cost of some combinations of p and N": counts them for N up to 4096.
fn compare_combinations() -> Row {
    let sizes = (3..=12u32).flat_map(|r| (1..r).map(move |d| (1u32 << d, 1u64 << r)));
    let (mut total, mut cheaper_count, mut dearer_count) = (0u32, 0u32, 0u32);
    for (p, n) in sizes {
        let [unbalanced, balanced] = [false, true]
            .map(|is_balanced| t3e::execute(&group_cyclic_scenario(n, p, is_balanced)).computation);
        total += 1;
        cheaper_count += u32::from(balanced < unbalanced);
        dearer_count += u32::from(balanced > unbalanced);
    }
    let check = Check::new(Method::Executed).labelled("what").at("N", "8 … 4096");
    let check = check.with("algorithm", "group-cyclic").with("machine", "bsp").with("radix", 4);
    let check = check.with("balanced", "false, true").with("n", "8, 16, … 4096").with("p", "2, 4, … N/2");
    let label = ("cheaper", "fewer flops with balanced phases");
    let computed = format!("for {cheaper_count} of {total}, and for {dearer_count} more flops");
    check.chosen(&["n", "p"]).stated(
        label,
        Source::claim("4.2"),
        "for some p and N",
        computed,
        cheaper_count > 0,
    )
}
