//! IB Fig. 1: butterflies under the group-cyclic distributions.
//!
//! The schedule is executed on names: the processor given by Definition 2.1 must compute every element of every stage, and one processor
//! must compute both elements of every butterfly.

use super::distribution::{ExecutedPlan, groups, phase, place};
use super::strip::Strip;
use crate::figure;
use crate::prelude::*;
use hyperfly_model::ib;
use hyperfly_view::notation::numbers::superscript;
use hyperfly_view::{Anchor, Frame, Ink, Surface, TextStyle};

pub static ENTRY: Entry = Entry {
    id: "ib-fig1",
    paper: Paper::Ib,
    place: "Fig. 1, section 2.1",
    title: "Butterflies under the group-cyclic distributions",
    claim: "A few distributions make all butterflies local: short ones under blocks, longer ones \
        cyclically in r groups, the longest cyclically. Between two of them all data are redistributed \
        once. Colours: the processor that holds the element; strong lines: the butterflies of processor 0.",
    explore: "algorithm=group-cyclic&machine=bsp&p=8&n=32&view=distribution",
    rows: compare,
    known: &[],
    figure: draw,
};

/// p and N: the paper's example, p² < N, p² = N, p² > N, and both ends of p < N.
const SIZES: [(usize, usize); 9] =
    [(8, 32), (4, 64), (8, 64), (16, 64), (2, 256), (16, 128), (64, 128), (64, 4096), (512, 2048)];

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (p, n) in SIZES {
        let plan = ExecutedPlan::new(p, n);
        let check = Check::counted().labelled("what").within("p", p).within("N", n);
        let check = check.with("algorithm", "group-cyclic").with("p", p).with("n", n);
        let sizes: Vec<usize> = (1..=n.ilog2()).map(|log| 1 << log).collect();
        let changes = sizes
            .windows(2)
            .filter(|pair| (0..n).any(|j| plan.holder(j, pair[0]) != plan.holder(j, pair[1])));
        let published = ib::phases(n as u64, p as u32);
        let source = Source::Formula(Place::Section("2.1"));
        rows.push(check.exact(("phases", "phases"), source, published, 1 + changes.count()));
        for j in 0..published {
            let members: Vec<usize> = sizes.iter().copied().filter(|size| phase(*size, p, n) == j).collect();
            let r = groups(j, p, n);
            let local_count = members
                .iter()
                .map(|size| (0..n).filter(|j| plan.computed_by(*j, *size) == place(*j, r, p, n).0).count());
            let label = (format!("elements-{j}"), format!("phase {j}: elements where C^{r} has them"));
            rows.push(check.exact(
                label,
                Source::claim("2.1"),
                n * members.len(),
                local_count.sum::<usize>(),
            ));
            let local = members.iter().map(|size| {
                let low = (0..n).filter(|j| j % size < size / 2);
                low.filter(|j| plan.holder(*j, *size) == plan.holder(j + size / 2, *size)).count()
            });
            let label = (format!("butterflies-{j}"), format!("phase {j}: butterflies on one processor"));
            rows.push(check.exact(label, Source::claim("2.1"), n / 2 * members.len(), local.sum::<usize>()));
        }
    }
    rows
}

/// The paper's example.
const P: usize = 8;
const N: usize = 32;

fn draw(style: &Style) -> String {
    let plan = ExecutedPlan::new(P, N);
    figure::sheet(&ENTRY, style, |frame, svg| {
        let half_height = (frame.height - frame.text) / 2.0;
        for (k, (name, storage)) in
            [("(A) logical view", false), ("(B) storage view", true)].into_iter().enumerate()
        {
            let top = k as f32 * (half_height + frame.text);
            svg.text(
                0.0,
                top + frame.text * 0.7,
                TextStyle::new(frame.text, Anchor::Start).bold(),
                Ink::Text,
                name,
            );
            view(&plan, storage, Frame { height: half_height, ..frame }, top + frame.text * 1.3, svg);
        }
    })
}

/// Draws the three phases below each other, elements in the order of j or of their places.
fn view(plan: &ExecutedPlan, storage: bool, frame: Frame, top: f32, svg: &mut dyn Surface) {
    let gutter = frame.text * 6.5;
    let cell = (frame.width - gutter) / N as f32;
    let height = (frame.text * 1.1).min(frame.height * 0.09);
    // One strip for each phase, and a level for each of the five stages.
    let level = (frame.height - frame.text * 1.3 - 3.0 * height - frame.text) / 5.0;
    let mut y = top;
    for (j, sizes) in [&[2, 4][..], &[8, 16], &[32]].into_iter().enumerate() {
        let r = groups(j as u32, P, N);
        let position = |j: usize| {
            let (processor, local) = place(j, r, P, N);
            if storage { processor * (N / P) + local } else { j }
        };
        let mut cells = vec![(0, 0); N];
        (0..N).for_each(|j| cells[position(j)] = (j, plan.holder(j, sizes[0])));
        let strip = Strip { x: gutter, y, cell, height };
        let block = if storage || r == P { N / P } else { N / r };
        strip.draw(&cells, P, block, svg);
        let name = format!("C{}", superscript(r as i32));
        svg.text(0.0, y + height / 2.0, TextStyle::new(frame.text, Anchor::Start), Ink::Text, &name);
        y += height;
        for size in sizes {
            let label = format!("K = {size}");
            let text_style = TextStyle::new(frame.text * 0.85, Anchor::End);
            svg.text(gutter - frame.text * 0.6, y + level / 2.0, text_style, Ink::Muted, &label);
            let (mut own_wires, mut other_wires) = (Vec::new(), Vec::new());
            for low in (0..N).filter(|j| j % size < size / 2) {
                let high = low + size / 2;
                let lines = if plan.computed_by(low, *size) == 0 { &mut own_wires } else { &mut other_wires };
                for (from, to) in [(low, low), (low, high), (high, low), (high, high)] {
                    let (from, to) = (strip.middle(position(from)), strip.middle(position(to)));
                    lines.extend([from, y + 1.0, to, y + level - 1.0]);
                }
            }
            svg.lines(Ink::Wire, 0.8, &other_wires);
            svg.lines(Ink::Text, 1.2, &own_wires);
            y += level;
        }
        y += frame.text * 0.3;
    }
}
