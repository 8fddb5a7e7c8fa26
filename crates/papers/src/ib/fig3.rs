//! IB Fig. 3: from the block to the cyclic distribution in two steps, a local shuffle and packets.

use super::distribution::{ExecutedPlan, sigma};
use super::strip::Strip;
use crate::figure;
use crate::prelude::*;
use hyperfly_core::schedule::Step;
use hyperfly_view::{Anchor, Ink, Surface, TextStyle};

pub static ENTRY: Entry = Entry {
    id: "ib-fig3",
    paper: Paper::Ib,
    place: "Fig. 3, section 3.4",
    title: "From blocks to the cyclic distribution, in packets",
    claim: "If p ≤ N/p, the permutation to the cyclic distribution needs no message for each element: a \
        processor first shuffles its block so that what goes to one processor stands together, and then \
        sends each of the others one packet of N/p² elements. Colours: the processor that held the element \
        at first.",
    explore: "algorithm=group-cyclic&machine=bsp&p=4&n=32&view=distribution",
    rows: compare,
    known: &[],
    figure: draw,
};

/// p and N with p ≤ N/p; the paper's example comes first.
const SIZES: [(usize, usize); 6] = [(4, 32), (2, 32), (4, 16), (8, 64), (8, 1024), (32, 4096)];

/// Place of the description of the two steps, next to equation (3.6).
const SECTION: Source = Source::claim("3.4");

/// Step (A): returns the index to which the local shuffle σ_{p,b} moves element j of the block distribution.
fn shuffled_index(j: usize, p: usize, n: usize) -> usize {
    let b = n / p;
    j / b * b + sigma(p, b, j % b)
}

/// Step (B): returns the index to which the packets of b/p elements move the element at t (3.6).
fn destination(t: usize, p: usize, n: usize) -> usize {
    let (b, packet) = (n / p, n / p / p);
    let (t_0, t_1, t_2) = (t / b, t % b / packet, t % packet);
    t_1 * b + t_0 * packet + t_2
}

/// Returns the messages of a plan between its first and its second phase: sender, receiver, words.
fn messages(executed: &ExecutedPlan) -> Vec<(usize, usize, usize)> {
    let plan = &executed.plan;
    let mut message_list = Vec::new();
    for q in 0..plan.p {
        let mut phases = 0;
        for step in plan.rank_steps(q) {
            match step {
                Step::Local { .. } => phases += 1,
                _ if phases == 1 => {
                    let message = plan.sends(step);
                    message_list
                        .extend(message.map(|(to, slots)| (q as usize, to as usize, slots.count() as usize)));
                }
                _ => {}
            }
        }
    }
    message_list
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (p, n) in SIZES {
        let check = |method| {
            let check = Check::new(method).labelled("what").within("p", p).within("N", n);
            check.with("p", p).with("n", n)
        };
        let by_formulas = check(Method::Arithmetic);
        let both_count =
            (0..n).filter(|j| destination(shuffled_index(*j, p, n), p, n) == sigma(p, n, *j)).count();
        let label = ("both", "elements that both steps take where σ does");
        rows.push(by_formulas.exact(label, SECTION, n, both_count));
        let packet = n / p / p;
        let together = (0..n).step_by(packet).filter(|t| {
            let moved_index = |k: usize| destination(t + k, p, n);
            (1..packet).all(|k| moved_index(k) == moved_index(0) + k)
        });
        let counted_check = ("together", "packets that stay together");
        rows.push(by_formulas.exact(counted_check, SECTION, p * p, together.count()));
        let counted = check(Method::Counted).with("algorithm", "group-cyclic");
        let executed = ExecutedPlan::new(p, n);
        let messages = messages(&executed);
        let packet_count = messages.iter().filter(|(_, _, words)| *words == packet).count();
        let counted_check = ("packets", "messages of N/p² elements, executed");
        rows.push(counted.exact(counted_check, SECTION, p * (p - 1), packet_count));
        rows.push(counted.exact(("messages", "messages, executed"), SECTION, p * (p - 1), messages.len()));
        let (block, cyclic) = (n / p, 2 * n / p);
        let home = (0..n).filter(|j| {
            executed.holder(*j, block) == j / block && executed.holder(*j, cyclic) == sigma(p, n, *j) / block
        });
        let label = ("moved", "elements that move from block to cyclic, executed");
        rows.push(counted.exact(label, SECTION, n, home.count()));
    }
    rows
}

/// The paper's example.
const P: usize = 4;
const N: usize = 32;

fn draw(style: &Style) -> String {
    figure::sheet(&ENTRY, style, |frame, svg| {
        let text = frame.text;
        let cell = frame.width / N as f32;
        let height = (text * 1.8).min(frame.height * 0.12);
        let gap = (frame.height - 3.0 * height - text * 3.0) / 2.0;
        let strip = |k: usize| Strip { x: 0.0, y: text * 1.6 + (height + gap) * k as f32, cell, height };
        let arrange = |place_of: &dyn Fn(usize) -> usize| {
            let mut cells = vec![(0, 0); N];
            (0..N).for_each(|j| cells[place_of(j)] = (j, j / (N / P)));
            cells
        };
        let states: [&dyn Fn(usize) -> usize; 3] =
            [&|j| j, &|j| shuffled_index(j, P, N), &|j| destination(shuffled_index(j, P, N), P, N)];
        for q in 0..P {
            let name = format!("processor {q}");
            let x = cell * (N / P) as f32 * (q as f32 + 0.5);
            svg.text(x, text * 0.6, TextStyle::new(text * 0.85, Anchor::Middle), Ink::Muted, &name);
        }
        let steps = ["(A) local σ₄,₈ permutation", "(B) global permutation of packets of 2"];
        for (k, name) in steps.into_iter().enumerate() {
            let (from, to) = (strip(k), strip(k + 1));
            let (mut own_wires, mut other_wires) = (Vec::new(), Vec::new());
            for j in 0..N {
                let lines = if j / (N / P) == 0 { &mut own_wires } else { &mut other_wires };
                let endpoints = (from.middle(states[k](j)), to.middle(states[k + 1](j)));
                lines.extend([endpoints.0, from.bottom() + 2.0, endpoints.1, to.y - 2.0]);
            }
            svg.lines(Ink::Wire, 1.0, &other_wires);
            svg.lines(Ink::Text, 1.3, &own_wires);
            // Draw the background behind the name, so that no line crosses it.
            let name_width = text * 0.56 * name.chars().count() as f32;
            let y = (from.bottom() + to.y) / 2.0;
            svg.rects(
                Ink::Ground,
                &[(frame.width - name_width) / 2.0, y - text * 0.8, name_width, text * 1.6],
            );
            let text_style = TextStyle::new(text, Anchor::Middle).bold();
            svg.text(frame.width / 2.0, y, text_style, Ink::Text, name);
        }
        for (k, state) in states.into_iter().enumerate() {
            strip(k).draw(&arrange(state), P, N / P, svg);
        }
    })
}
