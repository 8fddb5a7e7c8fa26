//! S Fig. 1: the 8-input butterfly.

use crate::figure;
use crate::prelude::*;
use hyperfly_core::Run;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::limits::Options;
use hyperfly_core::problem::Problem;
use hyperfly_core::schedule::Step;
use hyperfly_core::schedule::holdings::holdings;
use hyperfly_core::{Scenario, run};
use hyperfly_request::View;
use std::collections::BTreeMap;

pub static ENTRY: Entry = Entry {
    id: "s-fig1",
    paper: Paper::S,
    place: "Figure 1, sections 2 and 3",
    title: "The butterfly of 8 inputs",
    claim: "The n-input butterfly has n rows and log n + 1 columns. Node (r, c) has edges to (r, c + 1) \
        and to the node of column c + 1 whose row differs from r in the (c + 1)-th most significant bit. \
        Its first j + 1 columns are n/2^j butterflies of 2^j inputs, its columns from k on are 2^k \
        butterflies of n/2^k inputs.",
    explore: "algorithm=serial&n=8&view=butterfly",
    rows: compare,
    known: &[],
    figure: |style: &Style| {
        figure::scene(&ENTRY, "algorithm=serial&n=8", View::Butterfly, Some(f64::MAX), style)
    },
};

/// (row, column).
type Node = (u64, u64);

/// Edges that an execution read and wrote, by the node that they leave.
struct Graph {
    n: u64,
    edges: BTreeMap<Node, Vec<Node>>,
    error: f64,
}

impl Graph {
    /// Runs the transform in the order of its outputs on one processor and follows every value from step to step.
    fn execute(n: u64) -> Graph {
        let (formulation, problem) = (Formulation::OutputDriven, Problem { n, ..Problem::default() });
        let s = Scenario { problem, formulation, p: 1, ..Scenario::default() };
        let run: Run = run(&s, None, Options::default()).expect("one processor can do it");
        let plan = &run.plan;
        let computations = holdings(plan).expect("a plan that computes the transform").computations;
        // The nodes of each record, by row.
        let mut makes: BTreeMap<u32, Vec<Node>> = BTreeMap::new();
        for (index, computation) in (0..).zip(&computations) {
            makes.entry(computation.record).or_default().push((index % n, index / n + 1));
        }
        let mut holds: BTreeMap<u32, Node> = (0..n).map(|i| (plan.input.place(i).1, (i, 0))).collect();
        let mut edges: BTreeMap<Node, Vec<Node>> = holds.values().map(|node| (*node, Vec::new())).collect();
        for (record, step) in (0..).zip(&plan.steps) {
            match *step {
                Step::Combine(combine) => {
                    // In the order of their slots, as `holdings` found them.
                    for ((_, [low, high, to]), node) in combine.each_node().zip(&makes[&record]) {
                        for from in [low, high] {
                            edges.entry(holds[&from]).or_default().push(*node);
                        }
                        edges.entry(*node).or_default();
                        holds.insert(to, *node);
                    }
                }
                Step::Copy { from, to } => {
                    let slots = |set: u32| plan.slot_sets[set as usize].iter();
                    for (from, to) in slots(from).zip(slots(to)) {
                        let node = holds[&from];
                        holds.insert(to, node);
                    }
                }
                _ => {}
            }
        }
        edges.values_mut().for_each(|successors| successors.sort_unstable());
        Graph { n, edges, error: run.report.relative_l2_error.unwrap_or(f64::INFINITY) }
    }

    /// Returns the connected parts of some columns, as lists of the rows in each.
    fn parts(&self, first: u64, last: u64) -> Vec<Vec<u64>> {
        let is_inside = |node: &Node| (first..=last).contains(&node.1);
        let mut part: BTreeMap<Node, Node> =
            self.edges.keys().filter(|node| is_inside(node)).map(|node| (*node, *node)).collect();
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for (from, to) in &self.edges {
                for to in to.iter().filter(|to| is_inside(from) && is_inside(to)) {
                    let min_node = part[from].min(part[to]);
                    for node in [from, to] {
                        has_changed |= part.insert(*node, min_node) != Some(min_node);
                    }
                }
            }
        }
        let mut rows: BTreeMap<Node, Vec<u64>> = BTreeMap::new();
        for (node, min_node) in part.iter().filter(|(node, _)| node.1 == first) {
            rows.entry(*min_node).or_default().push(node.0);
        }
        rows.into_values().collect()
    }
}

fn list(values: impl IntoIterator<Item = u64>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

/// Returns the successors by the definition: r, and r with its (c + 1)-th most significant bit flipped.
fn successors_by_definition(n: u64, (row, column): Node) -> Vec<u64> {
    let mut rows = if column < u64::from(n.ilog2()) { vec![row, row ^ (n >> (column + 1))] } else { vec![] };
    rows.sort_unstable();
    rows
}

/// Checks results of counting in the graph of an execution of n inputs.
fn check_count(n: u64) -> Check {
    let check = Check::counted().labelled("what").within("n", n).with("algorithm", "output-driven");
    check.with("n", n).with("p", 1)
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let graph_of_8 = Graph::execute(8);
    for ((row, column), successors) in graph_of_8.edges.iter().filter(|((_, column), _)| *column < 3) {
        let expected = list(successors_by_definition(8, (*row, *column)));
        let computed = list(successors.iter().map(|node| node.0));
        let agrees = expected == computed && successors.iter().all(|node| node.1 == column + 1);
        let check = check_count(8).at("row", *row).at("column", *column);
        let [expected, computed] = [expected, computed].map(|rows| format!("edges to rows {rows}"));
        rows.push(check.stated(Cell::None, Source::CLAIM, expected, computed, agrees));
    }
    for j in 0..=3u64 {
        let (parts, blocks) = (8 >> j, 1 << j);
        let same_remainder = (0..parts).map(|i| (0..8).filter(|r| r % parts == i).collect()).collect();
        rows.push(compare_columns(&graph_of_8, ("first", "first columns"), (0, j), same_remainder));
        let size = 8 / blocks;
        let together = (0..blocks).map(|i| (i * size..(i + 1) * size).collect()).collect();
        rows.push(compare_columns(&graph_of_8, ("last", "last columns"), (j, 3), together));
    }
    for log_n in 1..=10u32 {
        let graph = Graph::execute(1 << log_n);
        let (n, check) = (graph.n, check_count(graph.n));
        let nodes = n * (u64::from(log_n) + 1);
        rows.push(check.exact(("nodes", "nodes, n (log n + 1)"), Source::CLAIM, nodes, graph.edges.len()));
        let is_right = |(from, to): &(&Node, &Vec<Node>)| {
            let computed: Vec<u64> =
                to.iter().filter(|node| node.1 == from.1 + 1).map(|node| node.0).collect();
            successors_by_definition(n, **from) == computed && computed.len() == to.len()
        };
        let computed = graph.edges.iter().filter(is_right).count();
        rows.push(check.exact(
            ("right", "nodes with the edges of the definition"),
            Source::CLAIM,
            nodes,
            computed,
        ));
        let bound = f64::EPSILON * 2.0 * f64::from(log_n);
        let computed = format!("relative error {}", hyperfly_text::decimal(format!("{:.1e}", graph.error)));
        let check = Check::new(Method::Executed).labelled("what").within("n", n);
        let check = check.with("algorithm", "output-driven").with("n", n).with("p", 1).chosen(&["n"]);
        let label = ("computes", "what it computes");
        rows.push(check.stated(label, Source::claim("2"), "the transform", computed, graph.error <= bound));
    }
    rows
}

/// Compares the disjoint butterflies of some columns, as sets of rows.
fn compare_columns(
    graph: &Graph,
    label: (&str, &str),
    (first, last): (u64, u64),
    expected: Vec<Vec<u64>>,
) -> Row {
    let text = |parts: &[Vec<u64>]| {
        parts.iter().map(|rows| format!("{{{}}}", list(rows.iter().copied()))).collect::<Vec<_>>().join(" ")
    };
    let check = check_count(graph.n).at("columns", format!("{first}–{last}"));
    check.same(label, Source::CLAIM, text(&expected), text(&graph.parts(first, last)))
}
