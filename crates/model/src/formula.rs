//! T_p as a formula: the terms of a closed form as products of symbols that can be set in type, and computed.
//!
//! A formula is written in postfix, words with a space between them: `ts p log *` is t_s · log p. So it is one text of the
//! program, and reading it takes a stack. The words are numbers, the operators `+ - * / log sqrt sq`, and symbols:
//! `n p tc ts th tw tt L g`, `R` and `C` the rows and columns of a mesh, `h` and `H` what a processor of a BSP machine sends on
//! the mean and at most, `#` a count for which there is no short formula, and `~` a second one.
//!
//! Only what comes to the number of [`predict()`] is written: where a count of the model is not that of a formula here (an
//! ordered transform with n < p², say), it stays a number.

use crate::predict::largest;
use crate::traffic::Count;
use crate::{Form, Prediction, bsp, powers, predict, stages};
use hyperfly_core::scenario::{Algorithm, Machine as Kind, Order, Scenario, Switching, Topology, Twiddles};

/// One term of T_p.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Formula {
    /// In postfix; empty where the closed form has no such term, or where it has a time but no formula for it.
    pub text: String,
    /// What `#` and `~` stand for, and so `h` and `H`.
    pub counts: [f64; 2],
}

/// A closed form, term by term.
#[derive(Clone, Debug, PartialEq)]
pub struct Formulas {
    /// What it comes to.
    pub prediction: Prediction,
    /// The formulas, in the order of [`crate::Terms::named`].
    pub terms: [Formula; 6],
    /// Where in the papers it is from; empty where it is in none of them.
    pub source: &'static str,
}

/// The closed form of a scenario as formulas; `None` where [`predict()`] has none.
pub fn formulas(s: &Scenario) -> Option<Formulas> {
    let prediction = predict(s)?;
    let mut terms: [Formula; 6] = Default::default();
    let mut source = "";
    terms[0] = computation(s)?;
    if s.p > 1 {
        source = match s.machine {
            Kind::Network => network(s, &prediction, &mut terms)?,
            Kind::LogP => {
                let text = ["L", "g n p sq / 1 - *", "g n p / 2 n * p sq / - *"];
                for (term, text) in terms[2..].iter_mut().zip(text) {
                    term.text = text.to_owned();
                }
                "S Theorem 3.1"
            }
            Kind::Bsp => {
                let [all, mean, most] = bsp::counts(s);
                terms[2] = Formula { text: "l # *".to_owned(), counts: [all, 0.0] };
                terms[3] = Formula { text: "g h *".to_owned(), counts: [mean, most] };
                if most > mean {
                    terms[5] = Formula { text: "g H h - *".to_owned(), counts: [mean, most] };
                }
                "IB (3.2), (3.8)"
            }
        };
    }
    let waits = powers::of(s).map_or(0.0, |powers| powers.most - powers.mean);
    if waits > 0.0 && s.tt > 0.0 && prediction.form == Form::Exact && terms[5].text.is_empty() {
        terms[5] = Formula { text: "tt # *".to_owned(), counts: [waits, 0.0] };
        // Those who wait for a partner under wormhole do so besides.
        if prediction.terms.idle > s.tt * waits * (1.0 + 1e-12) {
            terms[5].text.clear();
        }
    }
    // A term that is nothing has no formula.
    for (term, (_, time)) in terms.iter_mut().zip(prediction.terms.named()) {
        if time == 0.0 {
            term.text.clear();
        }
    }
    Some(Formulas { prediction, terms, source })
}

/// t_c · n/p · log n, and what radix 4 and powers of ω make of it.
fn computation(s: &Scenario) -> Option<Formula> {
    let powers = powers::of(s)?.mean;
    let unit = if s.machine == Kind::Bsp { "5" } else { "tc" };
    let share = if s.p == 1 { "n" } else { "n p /" };
    let equivalent = stages::equivalent(s);
    let stages = if equivalent == f64::from(s.r()) { "n log" } else { "#" };
    let more = if s.twiddles == Twiddles::Computed { " tt ~ * +" } else { "" };
    Some(Formula {
        text: [unit, " ", share, " * ", stages, " *", more].concat(),
        counts: [equivalent, powers],
    })
}

/// The terms of the traffic; where they are from.
fn network(s: &Scenario, prediction: &Prediction, terms: &mut [Formula; 6]) -> Option<&'static str> {
    let traffic = largest(s)?;
    let mesh = s.topology == Topology::Mesh;
    let stored = s.switching == Switching::StoreAndForward;
    let known = Known::of(s);
    terms[1] = times(s, "ts", traffic.own.startups, known.startups);
    terms[2] = times(s, "th", traffic.own.hops, known.hops);
    terms[3] = times(s, "tw n p / *", traffic.own.shares, known.shares);
    // What is a number of shares has a formula; a bound is the time that is left.
    if prediction.form != Form::LowerBound {
        let words =
            |count: Count| if count.startups == 0.0 && count.hops == 0.0 { count.shares } else { 0.0 };
        let shared = if s.switching == Switching::CutThrough { CONTENTION } else { &[] };
        terms[4] = times(s, "tw n p / *", words(traffic.contention), shared);
        terms[5] = times(s, "tw n p / *", words(traffic.idle), &[]);
        if s.tt > 0.0 && s.twiddles == Twiddles::Computed {
            terms[5].text.clear();
        }
    }
    Some(match (s.algorithm, s.order) {
        (Algorithm::BinaryExchange, Order::Ordered) => "GK App. C",
        (Algorithm::BinaryExchange, _) if !mesh => "GK equation 4",
        (Algorithm::BinaryExchange, _) if stored => "GK 4.2",
        (Algorithm::BinaryExchange, _) => "GK App. D",
        (_, Order::Ordered) => "GK App. C",
        _ if s.dims > 2 => "GK 5.1",
        _ if mesh => "GK App. D",
        _ if stored => "GK 5",
        _ => "GK equation 11",
    })
}

/// `unit` times a count: by the first of the known formulas that comes to it, else as a number.
fn times(s: &Scenario, unit: &str, count: f64, known: &[&str]) -> Formula {
    if count == 0.0 {
        return Formula::default();
    }
    let counts = [count, 0.0];
    let same = |text: &&&str| (evaluate(s, counts, text) - count).abs() <= 1e-12 * count;
    let count = known.iter().find(same).copied().unwrap_or("#");
    Formula { text: [unit, " ", count, " *"].concat(), counts }
}

/// Formulas of the counts of a formulation on a graph.
struct Known {
    startups: &'static [&'static str],
    hops: &'static [&'static str],
    shares: &'static [&'static str],
}

const LOG: &[&str] = &["p log", "2 p log *", "3 p log * 2 /"];
/// Σ of the distances along columns and rows (GK 4.2): 2(√p − 1) on a square mesh.
const LINES: &[&str] = &["2 p sqrt 1 - *", "R C + 2 -", "4 p sqrt 1 - *", "2 R C + 2 - *", "3 p sqrt 1 - *"];
const CONTENTION: &[&str] = &["2 p sqrt 1 - * p log -", "R C + 2 - p log -"];
const OTHERS: &[&str] = &["p 1 -", "2 p 1 - *"];
const OTHERS_SHARES: &[&str] = &["p 1 - p /", "2 p 1 - * p /"];
const BITS: &[&str] = &["p p log * 2 /", "p p log *"];
const BITS_SHARES: &[&str] = &["p log 2 /", "p log"];
const CORNER: &[&str] = &["p p sqrt 1 - *", "p R C + 2 - * 2 /"];

impl Known {
    fn of(s: &Scenario) -> Known {
        let mesh = s.topology == Topology::Mesh;
        let stored = s.switching == Switching::StoreAndForward;
        if s.algorithm == Algorithm::BinaryExchange {
            let (hops, shares) = (if mesh { LINES } else { LOG }, if mesh && stored { LINES } else { LOG });
            return Known { startups: LOG, hops, shares };
        }
        // In more dimensions the all-to-alls are among fewer.
        if s.dims > 2 {
            return Known { startups: &[], hops: &[], shares: &[] };
        }
        let hops = match s.topology {
            Topology::Hypercube => BITS,
            Topology::Complete => OTHERS,
            _ => CORNER,
        };
        let shares = match (s.topology, stored) {
            (Topology::Hypercube, true) => BITS_SHARES,
            (Topology::Mesh, true) => &[],
            _ => OTHERS_SHARES,
        };
        Known { startups: OTHERS, hops, shares }
    }
}

/// What a word that is no operator stands for.
pub fn value(s: &Scenario, counts: [f64; 2], word: &str) -> f64 {
    let rows = libm::exp2(f64::from(s.d() / 2));
    match word {
        "n" => s.n as f64,
        "p" => f64::from(s.p),
        "tc" => s.tc,
        "ts" => s.ts,
        "th" => s.th,
        "tw" => s.channel_tw(),
        "tt" => s.tt,
        "L" => s.latency,
        "g" => s.gap,
        "l" => s.sync,
        "R" => rows,
        "C" => f64::from(s.p) / rows,
        "#" | "h" => counts[0],
        "~" | "H" => counts[1],
        number => f64::from(number.bytes().fold(0, |number, digit| number * 10 + u32::from(digit & 15))),
    }
}

/// The operator of two values that a word is.
pub fn binary(word: &str) -> Option<fn(f64, f64) -> f64> {
    Some(match word {
        "+" => |a, b| a + b,
        "-" => |a, b| a - b,
        "*" => |a, b| a * b,
        "/" => |a, b| a / b,
        _ => return None,
    })
}

/// The operator of one value that a word is.
pub fn unary(word: &str) -> Option<fn(f64) -> f64> {
    Some(match word {
        "log" => libm::log2,
        "sqrt" => libm::sqrt,
        "sq" => |a| a * a,
        _ => return None,
    })
}

/// What a text in postfix comes to.
fn evaluate(s: &Scenario, counts: [f64; 2], text: &str) -> f64 {
    let mut stack = Vec::new();
    for word in text.split(' ') {
        let top = if let Some(of) = binary(word) {
            let b = stack.pop().unwrap_or(f64::NAN);
            of(stack.pop().unwrap_or(f64::NAN), b)
        } else if let Some(of) = unary(word) {
            of(stack.pop().unwrap_or(f64::NAN))
        } else {
            value(s, counts, word)
        };
        stack.push(top);
    }
    stack.pop().unwrap_or(f64::NAN)
}

impl Formula {
    /// What it comes to; `None` without a formula.
    pub fn value(&self, s: &Scenario) -> Option<f64> {
        (!self.text.is_empty()).then(|| evaluate(s, self.counts, &self.text))
    }
}
