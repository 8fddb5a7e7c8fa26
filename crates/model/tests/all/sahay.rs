//! The closed forms of S against a schedule that is played here, word by word, without them and without the simulator.

use hyperfly_model::sahay::{Instance, corollary_4_1, delta, lemma_4_1, lemma_4_2};

/// The columns of an `inputs`-input butterfly in which rows are done.
struct Butterfly {
    done: Vec<Vec<bool>>,
}

impl Butterfly {
    fn new(inputs: usize, known: bool) -> Butterfly {
        let mut done = vec![vec![false; inputs]; inputs.ilog2() as usize + 1];
        done[0].fill(known);
        Butterfly { done }
    }

    /// Processes a node and what it needs; how many nodes that were.
    fn process(&mut self, column: usize, row: usize) -> u64 {
        if self.done[column][row] {
            return 0;
        }
        let across = row ^ (self.done[0].len() >> column);
        let before = self.process(column - 1, row) + self.process(column - 1, across);
        self.done[column][row] = true;
        before + 1
    }

    /// Takes an input and processes all that is possible; how many nodes that were.
    fn arrive(&mut self, row: usize) -> u64 {
        self.done[0][row] = true;
        let mut count = 0;
        for column in 1..self.done.len() {
            for row in 0..self.done[0].len() {
                let across = row ^ (self.done[0].len() >> column);
                let possible = self.done[column - 1][row] && self.done[column - 1][across];
                if possible && !self.done[column][row] {
                    self.done[column][row] = true;
                    count += 1;
                }
            }
        }
        count
    }
}

/// What happens to processor P − 1, whose outputs come in the order of their rows; all others do the same at the same times.
struct Played {
    produced: Vec<u64>,
    sent: Vec<f64>,
    delta: Vec<u64>,
    finish: f64,
}

fn play(at: &Instance) -> Played {
    let (m, l, p) = (at.m() as usize, at.l() as usize, at.p as usize);
    let mut first = Butterfly::new(m, true);
    let mut now = 0;
    let mut produced = Vec::new();
    for a in 0..m {
        now += first.process(m.ilog2() as usize, a);
        produced.push(now);
    }
    let mut sent: Vec<f64> = Vec::new();
    for &t in &produced[..m - l] {
        sent.push(sent.last().map_or(0.0, |before| before + at.gap).max(t as f64));
    }
    let mut second: Vec<Butterfly> = (0..l).map(|_| Butterfly::new(p, false)).collect();
    let mut delta = Vec::new();
    let mut finish = now as f64;
    for i in 0..m {
        // Its own, then those of 0 (which is the complement of P − 1), 1, 2, …, l words of each.
        let from = if i < l { p - 1 } else { i / l - 1 };
        let new = second[i % l].arrive(from);
        let there = if i < l { 0.0 } else { sent[i - l] + at.latency };
        finish = finish.max(there) + new as f64;
        delta.push(new);
    }
    Played { produced, sent, delta, finish }
}

fn instances() -> impl Iterator<Item = Instance> {
    let sizes = (1..=4u32).flat_map(|d| (d..=7).map(move |log_m| (1u64 << (d + log_m), 1u32 << d)));
    let gaps = (1..=12).map(f64::from).chain([16.0, 30.0, 31.0, 40.0]);
    let machines: Vec<(f64, f64)> = gaps.flat_map(|g| [0.0, 3.0, 50.0, 700.0].map(|l| (g, l))).collect();
    sizes.flat_map(move |(n, p)| {
        machines.clone().into_iter().map(move |(gap, latency)| Instance { n, p, gap, latency })
    })
}

#[test]
fn outputs_and_words() {
    for at in instances() {
        let played = play(&at);
        let m = at.m();
        assert_eq!(played.produced[0], m - 1);
        for a in 0..m {
            let t = played.produced[a as usize];
            assert_eq!(t, corollary_4_1(m, a), "{at:?}: output {a}");
            if a > 0 {
                let before = a - (1 << a.trailing_zeros());
                assert_eq!(t - played.produced[before as usize], lemma_4_1(a), "{at:?}: output {a}");
            }
            if let Some(&sent) = played.sent.get(a as usize) {
                assert_eq!(sent == t as f64, lemma_4_2(at.gap as u32, a), "{at:?}: word {a}");
            }
        }
    }
}

#[test]
fn the_last_word_and_the_bound() {
    let mut cases = [0; 4];
    for at in instances() {
        let played = play(&at);
        assert_eq!(Some(played.finish), at.completion_by_inputs(), "{at:?}");
        let Some(last) = at.theorem_4_1() else { continue };
        assert_eq!(played.sent.last(), Some(&last.time), "{at:?}: {last:?}");
        assert_eq!(last.printed - last.time, if last.case == 3 { at.gap } else { 0.0 });
        assert!(played.finish <= at.completion(last.time), "{at:?}");
        cases[usize::from(last.case)] += 1;
    }
    assert!(cases[1..].iter().all(|count| *count > 30), "{cases:?}");
}

#[test]
fn inputs_and_the_last_bottleneck() {
    let mut compared = 0;
    for at in instances() {
        let played = play(&at);
        for (i, &found) in played.delta.iter().enumerate() {
            assert_eq!(found, delta(at.p, at.l(), i as u64), "{at:?}: input {i}");
        }
        let Some(small) = at.theorem_5_1() else {
            assert!(at.n >= (1u64 << at.gap as u32) * u64::from(at.p), "{at:?}");
            continue;
        };
        assert_eq!(played.finish, at.completion_small(&small, small.rest), "{at:?}: {small:?}");
        assert!(small.rest <= small.rest_printed, "{at:?}");
        compared += 1;
    }
    assert!(compared > 500, "{compared}");
}
