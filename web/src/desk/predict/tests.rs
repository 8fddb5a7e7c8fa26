//! Every question has exactly one right answer, judged by runs that share no code with what asked it.

use super::panel::Answered;
use super::question::{Claim, Pace, Question, Trend};
use super::{KINDS, Quiz, sketch, write};
use crate::protocol::desk::Wish;
use hyperfly_core::run::{self, Options};
use hyperfly_core::scenario::{Algorithm, Choice, Machine, Order, Request, Scenario, Switching, Topology};
use hyperfly_core::trace::Activity;
use hyperfly_core::{Run, isoefficiency};
use hyperfly_view::Story;
use hyperfly_view::scene::moment::Moment;
use std::cell::RefCell;
use std::rc::Rc;

/// A generator of its own, so that the tests do not follow that of the questions.
struct Dice(u64);

impl Dice {
    fn below(&mut self, many: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % many
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

fn scenarios(many: usize) -> Vec<Scenario> {
    let mut dice = Dice(7);
    let mut all = Vec::new();
    while all.len() < many {
        let scenario = Scenario {
            algorithm: dice.of(Algorithm::ALL),
            machine: dice.of(&[Machine::Network, Machine::Network, Machine::LogP, Machine::Bsp]),
            topology: dice.of(Topology::ALL),
            switching: dice.of(Switching::ALL),
            order: dice.of(Order::ALL),
            p: 1 << dice.below(6),
            n: 16 << dice.below(8),
            ts: dice.of(&[0.0, 5.0, 25.0, 200.0]),
            tw: dice.of(&[0.0, 0.5, 1.28, 9.0]),
            th: dice.of(&[0.0, 0.5]),
            overhead: dice.of(&[0.0, 2.0]),
            ..Scenario::default()
        };
        if scenario.problems().is_empty() {
            all.push(scenario);
        }
    }
    all
}

fn asked(scenario: &Scenario, seed: u32) -> Request {
    let mut request = Request::from(scenario.clone());
    request.look.ask = Some(seed);
    request
}

fn all(quiz: &mut Quiz) -> Vec<Question> {
    (0..).map_while(|k| quiz.question(k).cloned()).collect()
}

/// A run with everything that the command makes: trace, report, and data where it is small.
fn full(scenario: &Scenario) -> Run {
    let options = Options { data: false, ..Options::default() };
    run::run(scenario, None, options).expect("what is asked about runs")
}

/// What all processors together spent, from the trace and not from the report.
fn spent(run: &Run) -> [f64; 6] {
    let story = Story::new(Rc::new(run.clone()));
    let mut spent = [0.0; 6];
    for q in 0..story.p() {
        story.segments(q, |segment| spent[segment.activity as usize] += segment.end - segment.start);
    }
    spent
}

/// The most messages that a channel has at any time, as the picture counts them.
fn loads(run: &Run, channels: &[u32]) -> Vec<u32> {
    let story = Story::new(Rc::new(run.clone()));
    let trace = &run.trace;
    let heads = (0..run.plan.steps.len() as u32).filter_map(|record| story.message(record));
    let heads = heads.map(|m| m.injected + run.scenario.th * f64::from(m.hops));
    let mut times: Vec<f64> = heads.collect();
    times.extend([&trace.injected, &trace.delivered, &trace.hop_start, &trace.hop_end].into_iter().flatten());
    times.extend(trace.hop_start.iter().map(|t| t + run.scenario.th));
    times.sort_by(f64::total_cmp);
    let mut moment = Moment::default();
    let mut most = vec![0; channels.len()];
    for pair in times.windows(2).filter(|pair| pair[1] - pair[0] > 1e-9 * trace.t_parallel) {
        let t = (pair[0] + pair[1]) / 2.0;
        moment.set(&story, t);
        for (most, channel) in most.iter_mut().zip(channels) {
            // The picture shows a message on all of its route from the moment it is injected; its words flow later.
            let early = if run.scenario.switching == Switching::CutThrough {
                let on = |m: &&hyperfly_view::scene::moment::Underway| {
                    let begins = m.message.injected + run.scenario.th * f64::from(m.message.hops);
                    t < begins && moment.route(m).contains(channel)
                };
                moment.underway.iter().filter(on).count() as u32
            } else {
                0
            };
            *most = (*most).max(u32::from(moment.load[*channel as usize]).saturating_sub(early));
        }
    }
    most
}

/// Which of the claims of a question are true.
fn truths(base: &Scenario, question: &Question) -> Vec<bool> {
    let there = full(&question.go.scenario);
    let here = full(base);
    let claims: Vec<Claim> = question.choices.iter().map(|choice| choice.claim).collect();
    let largest = |of: &dyn Fn(&Claim) -> f64| -> Vec<bool> {
        let most = claims.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        claims.iter().map(|claim| of(claim) >= most - 1e-9 * most.abs()).collect()
    };
    match claims[0] {
        Claim::Trend(_) => {
            let ratio = there.report.efficiency / here.report.efficiency;
            let is = |claim: &Claim| match claim {
                Claim::Trend(Trend::Rises) => ratio >= 1.01,
                Claim::Trend(Trend::Falls) => ratio <= 0.99,
                _ => ratio > 0.99 && ratio < 1.01,
            };
            claims.iter().map(is).collect()
        }
        Claim::Part(_) => {
            let (before, after) = (spent(&here), spent(&there));
            let of = |claim: &Claim| match (claim, question.kind) {
                (Claim::Part(part), "time") => before[*part as usize],
                (Claim::Part(part), _) => after[*part as usize] - before[*part as usize],
                _ => panic!("a part"),
            };
            largest(&of)
        }
        Claim::Channel(_) => {
            let channels: Vec<u32> = claims
                .iter()
                .map(|claim| match claim {
                    Claim::Channel(channel) => *channel,
                    _ => panic!("a channel"),
                })
                .collect();
            let loads = loads(&here, &channels);
            let most = *loads.iter().max().expect("a load");
            assert_eq!(Some(most), here.report.hottest.map(|hot| hot.load), "{base:?}");
            loads.iter().map(|load| *load == most).collect()
        }
        Claim::Size(_) => {
            let words = question.asks.split("E = ").nth(1).expect("an efficiency");
            let target: f64 = words.split(' ').next().and_then(|e| e.parse().ok()).expect("a number");
            // Upwards from the smallest, with nothing of the search; where that takes long, the one and the one below it.
            let Claim::Size(right) = claims[question.right] else { panic!("a size") };
            let from = if right > 1 << 14 { right.ilog2() - 1 } else { 1 };
            let enough = |n: &u64| {
                let s = Scenario { n: *n, ..isoefficiency::timing(base) };
                let options = Options { data: false, trace: false, ..Options::default() };
                s.problems().is_empty()
                    && run::run(&s, None, options).is_ok_and(|run| run.report.efficiency >= target)
            };
            let least = (from..40).map(|r| 1u64 << r).find(enough);
            claims.iter().map(|claim| matches!(claim, Claim::Size(n) if Some(*n) == least)).collect()
        }
        Claim::Pace(_) => {
            let ratio = there.report.t_parallel / here.report.t_parallel;
            let within = |pace: i8| match pace {
                0 => (1.0 / 1.05..=1.05).contains(&ratio),
                1 => ratio > 1.05 && ratio <= 1.5,
                2 => ratio > 1.5 && ratio <= 3.0,
                3 => ratio > 3.0,
                -1 => 1.0 / ratio > 1.05 && 1.0 / ratio <= 1.5,
                -2 => 1.0 / ratio > 1.5 && 1.0 / ratio <= 3.0,
                _ => 1.0 / ratio > 3.0,
            };
            claims.iter().map(|claim| matches!(claim, Claim::Pace(Pace(pace)) if within(*pace))).collect()
        }
        Claim::Processor(_) => {
            let story = Story::new(Rc::new(here));
            let of = |claim: &Claim| {
                let Claim::Processor(q) = claim else { panic!("a processor") };
                // What is left of the run when all that it did is taken away.
                let mut idle = story.t_end();
                story.segments(*q, |segment| {
                    if segment.activity != Activity::Idle {
                        idle -= segment.end - segment.start;
                    }
                });
                idle
            };
            largest(&of)
        }
    }
}

#[test]
fn every_question_has_exactly_one_right_answer() {
    let mut count = [0; KINDS.len()];
    for (k, scenario) in scenarios(140).iter().enumerate() {
        let request = asked(scenario, k as u32);
        for question in all(&mut Quiz::new(&request)) {
            let kind = KINDS.iter().position(|(kind, _)| *kind == question.kind).expect("a kind");
            count[kind] += 1;
            assert_ne!(scenario.p, 1, "nothing is asked of one processor");
            assert_eq!(question.go.look.ask, Some(k as u32), "the state that is shown asks on");
            if let Some(curve) = &question.curve {
                for (p, e) in &curve.points {
                    let run = full(&Scenario { p: *p, ..scenario.clone() });
                    assert!((run.report.efficiency - e).abs() < 1e-12, "{scenario:?}");
                }
                continue;
            }
            // Runs as large as this take longer than the rest of the test.
            if matches!(question.choices[question.right].claim, Claim::Size(n) if n > 1 << 16) {
                continue;
            }
            let truths = truths(scenario, &question);
            let right: Vec<usize> = (0..truths.len()).filter(|k| truths[*k]).collect();
            assert_eq!(right, [question.right], "{question:#?} of {scenario:?}");
            assert!((2..=6).contains(&question.choices.len()));
            for (k, choice) in question.choices.iter().enumerate() {
                assert!(question.choices[..k].iter().all(|other| other.says != choice.says), "{question:?}");
            }
        }
    }
    // The test is worth as much as it has seen.
    for ((kind, _), count) in KINDS.iter().zip(count) {
        assert!(count >= 5, "{kind} was asked {count} times");
    }
}

#[test]
fn the_same_seed_asks_the_same() {
    let request = |seed| asked(&Scenario { topology: Topology::Mesh, ..Scenario::default() }, seed);
    let questions = all(&mut Quiz::new(&request(4711)));
    assert!(questions.len() >= 6, "{}", questions.len());
    assert_eq!(all(&mut Quiz::new(&request(4711))), questions);
    // Also when they are asked for in another order.
    let mut quiz = Quiz::new(&request(4711));
    assert_eq!(quiz.question(3), questions.get(3));
    assert_eq!(quiz.question(0), questions.first());
    let orders: Vec<Vec<&str>> = (0..8)
        .map(|seed| all(&mut Quiz::new(&request(seed))).iter().map(|question| question.kind).collect())
        .collect();
    assert!(orders.iter().any(|order| *order != orders[0]), "{orders:?}");
}

#[test]
fn a_sketch_is_judged_by_its_distance() {
    let mut quiz = Quiz::new(&asked(&Scenario::default(), 1));
    let question = all(&mut quiz).into_iter().find(|question| question.curve.is_some()).expect("a sketch");
    let curve = question.curve.expect("a curve");
    let exact: Vec<f64> = curve.points.iter().skip(1).map(|(_, e)| *e).collect();
    assert_eq!(sketch::distance(&curve, &exact), 0.0);
    let off: Vec<f64> = exact.iter().map(|e| e - 0.25).collect();
    assert!((sketch::distance(&curve, &off) - 0.25).abs() < 1e-12);
}

/// The parts that the desk writes for a wish.
fn parts(request: &Request, choices: &str, quiz: &mut Option<Quiz>) -> [String; 3] {
    let parts = RefCell::new([const { String::new() }; 3]);
    let wish = Wish { what: "predict".to_owned(), choices: choices.to_owned(), ..Wish::default() };
    write(&wish, request, quiz, &|k, html| parts.borrow_mut()[usize::from(k)] = html);
    parts.into_inner()
}

/// What the first form of a part is sent with, as the page would send it, and where it goes.
fn sent(html: &str, answer: &str) -> (String, String) {
    let form = html.split("<form").nth(1).and_then(|rest| rest.split("</form>").next()).expect("a form");
    let between = |text: &str, from: &str| -> Option<String> {
        text.split(from).nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    let hidden = form.split("<input type=\"hidden\"").skip(1);
    let mut fields: Vec<String> = hidden
        .map(|input| {
            format!(
                "{}={}",
                between(input, "name=\"").unwrap_or_default(),
                between(input, "value=\"").unwrap_or_default()
            )
        })
        .collect();
    fields.push(answer.to_owned());
    (fields.join("&"), between(form, "data-go=\"").unwrap_or_default().replace("&amp;", "&"))
}

#[test]
fn the_panel_leads_from_question_to_question_and_counts() {
    let request = asked(&Scenario { topology: Topology::Mesh, p: 64, n: 4096, ..Scenario::default() }, 12);
    let mut quiz = None;
    let questions = all(&mut Quiz::new(&request));
    let mut choices = String::new();
    for (k, question) in questions.iter().enumerate() {
        let open = parts(&request, &choices, &mut quiz);
        assert!(open[0].contains("<style>") && !open[0].contains("class=\"why\""), "{}", open[0]);
        let sliders = question.curve.iter().flat_map(|curve| curve.points.iter().skip(1));
        let drawn: String = sliders.map(|(_, e)| format!("&e={:.0}", e * 100.0)).collect();
        let answer = if question.curve.is_some() { drawn } else { format!("answer={}", question.right) };
        let (fields, go) = sent(&open[0], &answer);
        assert_eq!(Request::from_fragment(&go).0.map(|go| go.scenario), Ok(question.go.scenario.clone()));
        let told = parts(&request, &fields, &mut quiz);
        assert!(told[0].contains("class=\"right\"") && told[0].contains("class=\"why\""), "{}", told[0]);
        assert!(!told[0].contains("<style>"), "nothing is covered any more");
        assert!(told[2].contains(&format!("{0} of {0} right", k + 1)), "{}", told[2]);
        let next = told[2].rfind("<form").expect("a way on");
        choices = sent(&told[2][next..], "").0;
    }
    let end = parts(&request, &choices, &mut quiz);
    let other = Request::from_fragment(&sent(&end[2], "").1).0.expect("a request");
    assert!(other.look.ask.is_some() && other.look.ask != request.look.ask);
    assert_eq!(other.scenario, request.scenario);
    // A wrong answer is told, with the right one.
    let first = &questions[0];
    let wrong = (first.right + 1) % first.choices.len().max(2);
    let told = parts(&request, &format!("at=0&answer={wrong}"), &mut quiz);
    assert!(told[0].contains("class=\"wrong\"") && told[2].contains("0 of 1 right"), "{}", told[0]);
    assert_eq!(Answered::read("at=2&asked=2&right=1&e=50&e=7&live=1").drawn, [0.5, 0.07]);
}

#[test]
fn what_cannot_be_asked_is_said() {
    let serial = asked(&Scenario { p: 1, ..Scenario::default() }, 1);
    assert!(parts(&serial, "", &mut None)[0].contains("One processor"));
    let huge = Scenario { p: 4096, n: 1 << 24, algorithm: Algorithm::Transpose, ..Scenario::default() };
    assert!(parts(&asked(&huge, 1), "", &mut None)[0].contains("too large"));
}
