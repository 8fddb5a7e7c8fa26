//! Checks that every question has exactly one right answer, with runs that share no code with the questions.

use super::question::{Claim, Question, RelativeTime, Trend};
use super::{KINDS, Quiz, find};
use crate::worker::protocol::queries::predict::{self as protocol, AskQuestion, NoQuestion};
use hyperfly_core::Run;
use hyperfly_core::limits::{self, Options};
use hyperfly_core::report::Report;
use hyperfly_core::trace::Activity;
use hyperfly_reference::{case_count, is_thorough};
use hyperfly_request::{Algorithm, Choice, MachineKind, Order, Request, Settings, Switching, Topology};
use hyperfly_view::Replay;
use hyperfly_view::notation::numbers::quantity;
use hyperfly_view::trace::machine_state::MachineState;
use std::rc::Rc;

/// A separate generator, so that the tests do not depend on the questions' generator.
struct Dice(u64);

impl Dice {
    fn random_below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }

    fn choose<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.random_below(items.len() as u64) as usize]
    }
}

fn scenarios(count: usize) -> Vec<Settings> {
    let mut dice = Dice(7);
    let mut scenarios = Vec::new();
    while scenarios.len() < count {
        let scenario = Settings {
            algorithm: dice.choose(Algorithm::BUILT_IN),
            machine: dice.choose(&[
                MachineKind::Network,
                MachineKind::Network,
                MachineKind::LogP,
                MachineKind::Bsp,
            ]),
            topology: dice.choose(Topology::ALL),
            switching: dice.choose(Switching::ALL),
            order: dice.choose(Order::ALL),
            p: 1 << dice.random_below(6),
            n: 16 << dice.random_below(8),
            ts: dice.choose(&[0.0, 5.0, 25.0, 200.0]),
            tw: dice.choose(&[0.0, 0.5, 1.28, 9.0]),
            th: dice.choose(&[0.0, 0.5]),
            overhead: dice.choose(&[0.0, 2.0]),
            ..Settings::default()
        };
        if scenario.problems().is_empty() {
            scenarios.push(scenario);
        }
    }
    scenarios
}

fn request_with_seed(scenario: &Settings, seed: u32) -> Request {
    let mut request = Request::from(scenario.clone());
    request.look.ask = Some(seed);
    request
}

fn all_questions(quiz: &mut Quiz) -> Vec<Question> {
    (0..).map_while(|k| quiz.question(k).cloned()).collect()
}

fn run_with_trace(scenario: &Settings) -> Run {
    let options = Options { data: false, ..Options::default() };
    hyperfly_request::run(scenario, None, options).expect("the run of the question succeeds")
}

/// Runs without a trace.
fn report(scenario: &Settings) -> Report {
    let options = Options { data: false, trace: false, ..Options::default() };
    hyperfly_request::run(scenario, None, options).expect("the run of the question succeeds").report
}

/// Computes the processors' total time per activity from the trace, not the report.
fn time_by_activity(run: &Run) -> [f64; 6] {
    let replay = Replay::new(Rc::new(run.clone()));
    let mut times = [0.0; 6];
    for rank in 0..replay.p() {
        replay.segments(rank, |segment| times[segment.activity as usize] += segment.end - segment.start);
    }
    times
}

/// Computes the largest number of messages on channels, counted like the picture.
fn loads(run: &Run, channels: &[u32]) -> Vec<u32> {
    let replay = Replay::new(Rc::new(run.clone()));
    let trace = &run.trace;
    let network = run.scenario.machine.network().expect("a network");
    let messages = (0..run.plan.steps.len() as u32).filter_map(|step_index| replay.message(step_index));
    let head_arrivals = messages.map(|m| m.injected + network.th * f64::from(m.hops));
    let mut times: Vec<f64> = head_arrivals.collect();
    times.extend([&trace.injected, &trace.delivered, &trace.hop_start, &trace.hop_end].into_iter().flatten());
    times.extend(trace.hop_start.iter().map(|t| t + network.th));
    times.sort_by(f64::total_cmp);
    let mut machine_state = MachineState::default();
    let mut max = vec![0; channels.len()];
    for window in times.windows(2).filter(|window| window[1] - window[0] > 1e-9 * trace.t_parallel) {
        let t = (window[0] + window[1]) / 2.0;
        machine_state.set(&replay, t);
        for (max, channel) in max.iter_mut().zip(channels) {
            // The picture shows a message on all of its route from its injection on; its words flow later.
            let is_before_head = if network.switching == Switching::CutThrough {
                let is_on_channel = |m: &&hyperfly_view::trace::machine_state::InFlightMessage| {
                    let begins = m.message.injected + network.th * f64::from(m.message.hops);
                    t < begins && machine_state.route(m).contains(channel)
                };
                machine_state.in_flight.iter().filter(is_on_channel).count() as u32
            } else {
                0
            };
            *max =
                (*max).max(u32::from(machine_state.load[*channel as usize]).saturating_sub(is_before_head));
        }
    }
    max
}

fn evaluate_claims(settings: &Settings, run: &Run, question: &Question) -> Vec<bool> {
    let shown_report = || report(&question.proving_run.settings);
    let claims: Vec<Claim> = question.choices.iter().map(|choice| choice.claim).collect();
    let largest = |value_of: &dyn Fn(&Claim) -> f64| -> Vec<bool> {
        let max = claims.iter().map(value_of).fold(f64::NEG_INFINITY, f64::max);
        claims.iter().map(|claim| value_of(claim) >= max - 1e-9 * max.abs()).collect()
    };
    match claims[0] {
        Claim::Trend(_) => {
            let ratio = shown_report().efficiency / run.report.efficiency;
            let is_true = |claim: &Claim| match claim {
                Claim::Trend(Trend::Rises) => ratio >= 1.01,
                Claim::Trend(Trend::Falls) => ratio <= 0.99,
                _ => ratio > 0.99 && ratio < 1.01,
            };
            claims.iter().map(is_true).collect()
        }
        Claim::Part(_) => {
            let (before, after) =
                (time_by_activity(run), time_by_activity(&run_with_trace(&question.proving_run.settings)));
            let value_of = |claim: &Claim| match (claim, question.kind) {
                (Claim::Part(part), "time") => before[*part as usize],
                (Claim::Part(part), _) => after[*part as usize] - before[*part as usize],
                _ => panic!("a part"),
            };
            largest(&value_of)
        }
        Claim::Channel(_) => {
            let channels: Vec<u32> = claims
                .iter()
                .map(|claim| match claim {
                    Claim::Channel(channel) => *channel,
                    _ => panic!("a channel"),
                })
                .collect();
            let loads = loads(run, &channels);
            let max = *loads.iter().max().expect("a load");
            assert_eq!(Some(max), run.report.hottest.map(|busiest| busiest.load), "{settings:?}");
            loads.iter().map(|load| *load == max).collect()
        }
        Claim::Size(_) => {
            let words = question.prompt.split("E = ").nth(1).expect("an efficiency");
            let target: f64 = words.split(' ').next().and_then(|e| e.parse().ok()).expect("a number");
            // Searches upwards from the smallest n, or for large n only the right one and its half.
            let Claim::Size(right_n) = claims[question.right_choice] else { panic!("a size") };
            let from = if right_n > 1 << 14 { right_n.ilog2() - 1 } else { 1 };
            let is_enough = |n: &u64| {
                let scenario = settings.scenario().with_n(*n);
                let options = Options { data: false, trace: false, ..Options::default() };
                limits::problems(&scenario).is_empty()
                    && hyperfly_core::run(&scenario, None, options)
                        .is_ok_and(|run| run.report.efficiency >= target)
            };
            let min_n = (from..40).map(|r| 1u64 << r).find(is_enough);
            claims.iter().map(|claim| matches!(claim, Claim::Size(n) if Some(*n) == min_n)).collect()
        }
        Claim::RelativeTime(_) => {
            let ratio = shown_report().t_parallel / run.report.t_parallel;
            let is_within = |pace: i8| match pace {
                0 => (1.0 / 1.05..=1.05).contains(&ratio),
                1 => ratio > 1.05 && ratio <= 1.5,
                2 => ratio > 1.5 && ratio <= 3.0,
                3 => ratio > 3.0,
                -1 => 1.0 / ratio > 1.05 && 1.0 / ratio <= 1.5,
                -2 => 1.0 / ratio > 1.5 && 1.0 / ratio <= 3.0,
                _ => 1.0 / ratio > 3.0,
            };
            claims
                .iter()
                .map(|claim| matches!(claim, Claim::RelativeTime(RelativeTime(pace)) if is_within(*pace)))
                .collect()
        }
        Claim::Processor(_) => {
            let replay = Replay::new(Rc::new(run.clone()));
            let value_of = |claim: &Claim| {
                let Claim::Processor(rank) = claim else { panic!("a processor") };
                // The run's duration less all activity.
                let mut idle = replay.t_end();
                replay.segments(*rank, |segment| {
                    if segment.activity != Activity::Idle {
                        idle -= segment.end - segment.start;
                    }
                });
                idle
            };
            largest(&value_of)
        }
    }
}

#[test]
fn every_question_has_exactly_one_right_answer() {
    let mut count = [0; KINDS.len()];
    for (k, scenario) in scenarios(case_count(50, 200) as usize).iter().enumerate() {
        let request = request_with_seed(scenario, k as u32);
        let run = std::cell::LazyCell::new(|| run_with_trace(scenario));
        for question in all_questions(&mut Quiz::new(&request)) {
            let kind = KINDS.iter().position(|(kind, _)| *kind == question.kind).expect("a kind");
            count[kind] += 1;
            assert_ne!(scenario.p, 1, "nothing is asked of one processor");
            assert_eq!(question.proving_run.look.ask, Some(k as u32), "the state that is shown asks on");
            if let Some(curve) = &question.curve {
                for (p, e) in &curve.points {
                    let report = report(&Settings { p: *p, ..scenario.clone() });
                    assert!((report.efficiency - e).abs() < 1e-12, "{scenario:?}");
                }
                continue;
            }
            // Runs of this size take longer than the rest of the test.
            if matches!(question.choices[question.right_choice].claim, Claim::Size(n) if n > 1 << 16) {
                continue;
            }
            let claim_truths = evaluate_claims(scenario, &run, &question);
            let true_choices: Vec<usize> = (0..claim_truths.len()).filter(|k| claim_truths[*k]).collect();
            assert_eq!(true_choices, [question.right_choice], "{question:#?} of {scenario:?}");
            assert!((2..=6).contains(&question.choices.len()));
            for (k, choice) in question.choices.iter().enumerate() {
                assert!(
                    question.choices[..k].iter().all(|earlier_choice| earlier_choice.text != choice.text),
                    "{question:?}"
                );
            }
        }
    }
    // Every kind must occur.
    for ((kind, _), count) in KINDS.iter().zip(count) {
        assert!(count >= if is_thorough() { 5 } else { 1 }, "{kind} was asked {count} times");
    }
}

/// The growth of a term is described as a time of the average processor, and no term grows by more than T_p.
#[test]
fn term_question_explains_growth_per_processor() {
    let scenario = Settings { topology: Topology::Mesh, ..Settings::default() };
    let questions =
        (0..8).flat_map(|seed| all_questions(&mut Quiz::new(&request_with_seed(&scenario, seed))));
    let questions: Vec<Question> = questions.filter(|question| question.kind == "times-four").collect();
    assert!(!questions.is_empty());
    let run = run_with_trace(&scenario);
    for question in questions {
        let shown_report = run_with_trace(&question.proving_run.settings);
        let Claim::Part(activity) = question.choices[question.right_choice].claim else { panic!("a part") };
        let time_of = |run: &Run| time_by_activity(run)[activity as usize] / f64::from(scenario.p);
        let growth = time_of(&shown_report) - time_of(&run);
        assert!(growth <= shown_report.report.t_parallel - run.report.t_parallel + 1e-9, "{question:?}");
        let expected =
            format!(" {} more on {}", quantity(growth, 4), question.choices[question.right_choice].text);
        assert!(question.explanation.contains(&expected), "{expected}: {}", question.explanation);
        assert!(!question.explanation.contains('%'), "{}", question.explanation);
    }
}

#[test]
fn seed_determines_questions() {
    let request =
        |seed| request_with_seed(&Settings { topology: Topology::Mesh, ..Settings::default() }, seed);
    let questions = all_questions(&mut Quiz::new(&request(4711)));
    assert!(questions.len() >= 6, "{}", questions.len());
    assert_eq!(all_questions(&mut Quiz::new(&request(4711))), questions);
    // Also in another order.
    let mut quiz = Quiz::new(&request(4711));
    assert_eq!(quiz.question(3), questions.get(3));
    assert_eq!(quiz.question(0), questions.first());
    let orders: Vec<Vec<&str>> = (0..8)
        .map(|seed| {
            all_questions(&mut Quiz::new(&request(seed))).iter().map(|question| question.kind).collect()
        })
        .collect();
    assert!(orders.iter().any(|order| *order != orders[0]), "{orders:?}");
}

fn asks(
    request: &Request,
    index: u32,
    quiz: &mut Option<Quiz>,
) -> Result<Box<protocol::Question>, NoQuestion> {
    let query = AskQuestion { fragment: request.to_fragment(), index };
    let answer = find(&query, quiz);
    assert_eq!(answer.query, query);
    answer.question
}

#[test]
fn find_returns_questions_in_order() {
    let request =
        request_with_seed(&Settings { topology: Topology::Mesh, p: 64, n: 4096, ..Settings::default() }, 12);
    let mut quiz = None;
    let questions = all_questions(&mut Quiz::new(&request));
    for (k, question) in questions.iter().enumerate() {
        let new_question = asks(&request, k as u32, &mut quiz).expect("a question");
        assert_eq!(*new_question, question.to_protocol(question.proving_run.settings != request.settings));
        assert_eq!(new_question.choices.is_empty(), new_question.curve.is_some(), "{new_question:?}");
        assert!(!new_question.covers.is_empty(), "something would give it away: {new_question:?}");
        assert_eq!(new_question.moment.is_some(), question.kind == "hottest");
        assert_eq!(
            new_question.choices.iter().any(|choice| choice.channel.is_some()),
            question.kind == "hottest"
        );
    }
    assert_eq!(asks(&request, questions.len() as u32, &mut quiz), Err(NoQuestion::NoMore));
}

#[test]
fn find_explains_missing_questions() {
    let reason_for = |settings: Settings| asks(&request_with_seed(&settings, 1), 0, &mut None);
    let program = Settings { algorithm: Algorithm::Program, ..Settings::default() };
    assert_eq!(reason_for(program), Err(NoQuestion::Program));
    assert_eq!(reason_for(Settings { p: 1, ..Settings::default() }), Err(NoQuestion::Serial));
    let huge_settings =
        Settings { p: 4096, n: 1 << 24, algorithm: Algorithm::Transpose, ..Settings::default() };
    assert_eq!(reason_for(huge_settings), Err(NoQuestion::Large));
}

#[test]
fn every_answer_run_fits_the_page() {
    for seed in 2..8 {
        let mut quiz = Quiz::new(&request_with_seed(&Settings::default(), seed));
        for k in 0.. {
            let Some(question) = quiz.question(k) else { break };
            // The page's options: data if there is memory, within the page's memory budget.
            let settings = &question.proving_run.settings;
            let options = Options { data: true, trace: true, memory: limits::MEMORY_PAGE };
            let data = limits::fits_with_data(&settings.scenario(), options);
            let options = Options { data, ..options };
            assert!(
                hyperfly_request::begin(settings, None, None, options).is_ok(),
                "seed {seed}, {}: n = {}",
                question.kind,
                settings.n
            );
        }
    }
}
