//! IB Fig. 2: butterfly stages in the storage view are block diagonal, with weights shifted by s₁/u.
//!
//! Multiplies out Â_{k,u} = Γ_u·A_{ku}·Γ_u⁻¹ from the definitions (2.4), (1.7), (1.8) and compares it with the right side
//! of (2.9). Weights are exact: e^(2πj·e/K) is stored as e. Then compares the weights of each processor in an executed
//! plan with the weights of its block.

use super::distribution::{ExecutedPlan, gamma, groups};
use crate::figure;
use crate::prelude::*;
use hyperfly_core::schedule::Step;
use hyperfly_view::figure::{letters, text_size};
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::{Anchor, Ink, Surface, TextStyle};
use std::collections::BTreeSet;

pub static ENTRY: Entry = Entry {
    id: "ib-fig2",
    paper: Paper::Ib,
    place: "Fig. 2, section 2.3, Theorem 2.2, Corollary 2.3",
    title: "Butterfly stages in the storage view",
    claim: "Stored cyclically in r groups of u processors, a stage of butterflies of size K = k·u becomes \
        block diagonal: each processor does butterflies of size k on its own N/p elements. Only the \
        weights tell processors apart: those of processor s₁ of a group are shifted by s₁/u.",
    explore: "algorithm=group-cyclic&machine=bsp&p=8&n=128&view=butterfly",
    rows: compare,
    known: &[],
    figure: draw,
};

/// A non-zero element of a matrix: its column, its sign, and e of the weight e^(2πj·e/K), 0 for 1.
type Element = (usize, i8, usize);

/// Returns the rows of A_{K,N} = I_{N/K} ⊗ B_K (1.7), (1.8), in order of columns; weights in units of 1/K.
fn stage(size: usize, n: usize) -> Vec<Vec<Element>> {
    let row = |i: usize| {
        let (block, j) = (i / size * size, i % (size / 2));
        let sign = if i % size < size / 2 { 1 } else { -1 };
        vec![(block + j, 1, 0), (block + j + size / 2, sign, j)]
    };
    (0..n).map(row).collect()
}

/// Computes Γ_{u,p,N}·A·Γ_{u,p,N}⁻¹: row and column j move to γ(j) (2.4).
fn permute_matrix(matrix: &[Vec<Element>], u: usize, p: usize) -> Vec<Vec<Element>> {
    let n = matrix.len();
    let mut rows = vec![Vec::new(); n];
    for (i, row) in matrix.iter().enumerate() {
        let mut row: Vec<Element> = row.iter().map(|(j, sign, e)| (gamma(u, p, n, *j), *sign, *e)).collect();
        row.sort_unstable();
        rows[gamma(u, p, n, i)] = row;
    }
    rows
}

/// Computes I_r ⊗ diag(A^{0/u}_{k,n}, …, A^{(u−1)/u}_{k,n}) (2.9), n = N/p; α = s₁/u adds s₁ to e in units of 1/(k·u).
fn right_side(k: usize, u: usize, p: usize, n: usize) -> Vec<Vec<Element>> {
    let share = n / p;
    let row = |i: usize| {
        let (processor, local) = (i / share, i % share);
        let (block, j) = (processor * share + local / k * k, local % (k / 2));
        let sign = if local % k < k / 2 { 1 } else { -1 };
        vec![(block + j, 1, 0), (block + j + k / 2, sign, j * u + processor % u)]
    };
    (0..n).map(row).collect()
}

/// N, p, r, k with r ≤ p < N and 2 ≤ k ≤ N/p; the paper's example comes first.
fn cases() -> Vec<[usize; 4]> {
    let mut all_cases = vec![[128, 8, 2, 8]];
    for (n, p) in [(32usize, 8usize), (128, 8), (256, 16), (64, 32)] {
        for r in (0..=p.ilog2()).map(|log| 1 << log) {
            all_cases.extend((1..=(n / p).ilog2()).map(|log| [n, p, r, 1 << log]));
        }
    }
    let mut seen_cases = BTreeSet::new();
    all_cases.retain(|case| seen_cases.insert(*case));
    all_cases
}

/// p and N of the executed plans, with one, two and more group-cyclic phases.
const PLANS: [(usize, usize); 6] = [(8, 32), (8, 128), (16, 64), (64, 128), (64, 4096), (512, 2048)];

/// Returns the weights of a processor's butterflies in the first stage of each phase, e in units of 1/K.
fn weights(executed: &ExecutedPlan, q: u32) -> Vec<(usize, BTreeSet<usize>)> {
    let plan = &executed.plan;
    let local = plan.rank_steps(q).iter().filter_map(|step| match step {
        Step::Local { first, blocks, .. } => {
            // Block b has the weight rev(b) / 2^(l+1) of a turn, and K = 2^(l+1).
            let (l, block_set) = (u32::from(*first), &plan.slot_sets[*blocks as usize]);
            let reverse_bits_of =
                |b: u32| if l == 0 { 0 } else { (b.reverse_bits() >> (u32::BITS - l)) as usize };
            Some((2 << l, block_set.iter().map(reverse_bits_of).collect()))
        }
        _ => None,
    });
    local.collect()
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for [n, p, r, k] in cases() {
        let u = p / r;
        let (left_rows, right_rows) = (permute_matrix(&stage(k * u, n), u, p), right_side(k, u, p, n));
        let same_count = left_rows
            .iter()
            .zip(&right_rows)
            .filter(|(left_rows, right_rows)| left_rows == right_rows)
            .count();
        // Both sides come from the paper's definitions.
        let check = Check::arithmetic().at("N", n).at("p", p).at("r", r).at("k", k);
        let check = check.with("n", n).with("p", p).with("r", r).with("k", k);
        let row = check.exact(Cell::None, Source::equation("2.9"), n, same_count);
        rows.push(row.with("what", "rows of Â that are those of (2.9)"));
    }
    for (p, n) in PLANS {
        let executed_plan = ExecutedPlan::new(p, n);
        let (mut weight_count, mut right_count) = (0, 0);
        for q in 0..p {
            for (phase, (size, weights)) in weights(&executed_plan, q as u32).into_iter().enumerate() {
                let u = p / groups(phase as u32, p, n);
                let expected = (0..size / u / 2).map(|j| j * u + q % u).collect();
                weight_count += 1;
                right_count += usize::from(weights == expected);
            }
        }
        let check = Check::counted().labelled("executed").within("N", n).within("p", p);
        let check = check.with("algorithm", "group-cyclic").with("p", p).with("n", n);
        let row = check.exact(("weights", "weights"), Source::equation("2.9"), weight_count, right_count);
        rows.push(row.with("what", "phases of processors with the weights of α = (s mod u)/u"));
    }
    rows
}

/// The paper's example: N, p, u, k.
const EXAMPLE: (usize, usize, usize, usize) = (128, 8, 4, 8);

/// Whether the element is in the left half of its butterfly matrix, an identity.
fn is_one(element: &Element, k: usize) -> bool {
    element.0 % k < k / 2
}

fn ink(element: &Element, k: usize, is_soft: bool) -> Ink {
    match (is_one(element, k), element.1 < 0) {
        (true, _) => [Ink::Series2, Ink::Wire][usize::from(is_soft)],
        (false, false) => [Ink::Series0, Ink::Dims3][usize::from(is_soft)],
        (false, true) => [Ink::Series1, Ink::Dims0][usize::from(is_soft)],
    }
}

/// Height of the three stacked matrices, in units of the text size.
const MATRICES_HEIGHT: f32 = 75.0;

/// Whether the three matrices with their labels do not fit next to each other, on a page that can be longer.
fn is_narrow(style: &Style) -> bool {
    let words = [
        "(B) one group, 64 × 64",
        "r = 2 groups of u = 4 processors",
        "each processor: N/p = 16, k = 8",
        "(C) B₈ of processor s₁ = 1",
        "blue w₈, orange −w₈, power j + s₁/u",
    ];
    let max_letters = words.map(letters).into_iter().max().unwrap_or_default() as f32;
    !style.is_standalone && style.width < 3.0 * 0.5 * text_size(style.theme) * max_letters
}

fn draw(style: &Style) -> String {
    let (n, p, u, k) = EXAMPLE;
    let share = n / p;
    let matrix = permute_matrix(&stage(k * u, n), u, p);
    let is_below = is_narrow(style);
    let style =
        &if is_below { Style { height: MATRICES_HEIGHT * text_size(style.theme), ..*style } } else { *style };
    figure::sheet(&ENTRY, style, |frame, svg| {
        let text = frame.text;
        let (side, rest) = match is_below {
            true => (frame.width.min(frame.height / 3.0 - text * 4.4), 0.0),
            false => {
                let side = ((frame.width - 4.0 * text) / 3.0).min(frame.height - text * 3.6);
                // Centre it in the remaining space.
                (side, (frame.height - side - text * 3.6).max(0.0) / 2.0)
            }
        };
        let title = |k: usize, name: &str, svg: &mut dyn Surface| {
            let k = k as f32;
            let [x, y] =
                if is_below { [0.0, k * (side + 4.4 * text)] } else { [k * (side + 2.0 * text), rest] };
            svg.text(x, y + text * 0.7, TextStyle::new(text, Anchor::Start).bold(), Ink::Text, name);
            [x, y + text * 1.8]
        };
        // (A), (B): the non-zero elements, by row and column; the frames are the processors' blocks.
        for (index, size, name) in [(0, n, "(A) Â, 128 × 128"), (1, share * u, "(B) one group, 64 × 64")] {
            let [x, top] = title(index, name, svg);
            let unit = side / size as f32;
            for (i, row) in matrix[..size].iter().enumerate() {
                for element in row {
                    let dot = [x + unit * element.0 as f32, top + unit * i as f32, unit, unit];
                    svg.rects(ink(element, k, false), &dot);
                }
            }
            svg.frames(Ink::Wire, 1.0, &[x, top, side, side]);
            for block in 0..size / share {
                let (offset, width) = (unit * (block * share) as f32, unit * share as f32);
                svg.frames(Ink::Muted, 1.0, &[x + offset, top + offset, width, width]);
                if size < n {
                    let label = format!("α = {block}/{u}");
                    // Next to the block, on the side with more space.
                    let is_left = block * share * 2 >= size;
                    let anchor = if is_left { Anchor::End } else { Anchor::Start };
                    let beside =
                        if is_left { x + offset - text * 0.4 } else { x + offset + width + text * 0.4 };
                    svg.text(
                        beside,
                        top + offset + width / 2.0,
                        TextStyle::new(text, anchor),
                        Ink::Text,
                        &label,
                    );
                }
            }
            let foot = if size == n {
                "r = 2 groups of u = 4 processors"
            } else {
                "each processor: N/p = 16, k = 8"
            };
            svg.text(x, top + side + text, TextStyle::new(text * 0.85, Anchor::Start), Ink::Muted, foot);
        }
        // (C): one butterfly matrix of processor 1 of its group, with the exponents of its weights.
        let [x, top] = title(2, "(C) B₈ of processor s₁ = 1", svg);
        let unit = side / k as f32;
        svg.frames(Ink::Wire, 1.0, &[x, top, side, side]);
        for (i, row) in matrix[share..share + k].iter().enumerate() {
            for element in row {
                let (px, py) = (x + unit * (element.0 - share) as f32, top + unit * i as f32);
                svg.rects(ink(element, k, true), &[px + 0.5, py + 0.5, unit - 1.0, unit - 1.0]);
                let exponent = quantity(element.2 as f64 / u as f64, 4);
                let label = if is_one(element, k) { "1" } else { &exponent };
                let text_style = TextStyle::new((unit * 0.4).min(text), Anchor::Middle);
                svg.text(px + unit / 2.0, py + unit / 2.0, text_style, Ink::Text, label);
            }
        }
        let foot = "blue w₈, orange −w₈, power j + s₁/u";
        svg.text(x, top + side + text, TextStyle::new(text * 0.85, Anchor::Start), Ink::Muted, foot);
    })
}
