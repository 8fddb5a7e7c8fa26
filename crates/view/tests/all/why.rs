//! The terms of T_p: runs compared with formulas, and the events behind each term.

use crate::common::replay;
use hyperfly_core::roofline::Roofline;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Algorithm, Choice, MachineKind, Settings, Switching, Topology, View};
use hyperfly_view::draw::palette::Ink;
use hyperfly_view::draw::record::{Recorder, Shape};
use hyperfly_view::text::why::{self, Explanation, limits};
use hyperfly_view::views::{self, Subject};
use hyperfly_view::{Activities, Frame, MachineScene, Replay, Scene, Selection, TimelineScene};
use std::rc::Rc;

fn why(scenario: &Settings) -> Explanation {
    let replay = replay(scenario);
    Explanation::new(replay.run())
}

fn close(a: f64, b: f64, whole: f64) -> bool {
    (a - b).abs() <= 1e-9 * whole
}

/// Returns the time of an activity in the run and by the formula.
fn term(why: &Explanation, activity: Activity) -> (f64, f64) {
    let found = why.terms.iter().find(|term| term.activity == activity);
    found.map_or((0.0, 0.0), |term| (term.run, term.closed.unwrap_or(f64::NAN)))
}

/// GK's worked values: n = 4096 on 16 and 64 processors, t_s = 25, t_h = 1/2, t_w = 1.28.
#[test]
fn hypercube_formula_matches_the_run_term_by_term() {
    for &switching in Switching::ALL {
        for (algorithm, t_parallel, terms) in [
            // 256 · 12; 4 times 25, 1/2 and 1.28 · 256.
            (Algorithm::BinaryExchange, 4484.72, [3072.0, 100.0, 2.0, 1310.72]),
            // 15 messages of 16 words over 32 channels.
            (Algorithm::Transpose, 3770.20, [3072.0, 375.0, 16.0, 307.2]),
        ] {
            if algorithm == Algorithm::Transpose && switching == Switching::StoreAndForward {
                continue;
            }
            let s = Settings { algorithm, switching, p: 16, n: 4096, ..Settings::default() };
            let why = why(&s);
            assert!(close(why.run, t_parallel, why.run), "{why:?}");
            for (activity, time) in Activity::ALL.into_iter().zip(terms.into_iter().chain([0.0, 0.0])) {
                let (run, closed) = term(&why, activity);
                assert!(close(run, time, why.run) && close(closed, time, why.run), "{activity:?}: {why:?}");
            }
            assert!(why.note().starts_with("The formula is exact"), "{}", why.note());
        }
    }
}

#[test]
fn mesh_exceeds_hypercube_by_contention_waiting_and_distance() {
    for &switching in Switching::ALL {
        for p in [4, 16, 32, 64] {
            let of = |topology| why(&Settings { topology, switching, p, n: 4096, ..Settings::default() });
            let (cube, mesh) = (of(Topology::Hypercube), of(Topology::Mesh));
            let longer = mesh.run - cube.run;
            let time = |why: &Explanation, activity| term(why, activity).0;
            // Computation and start-ups equal the hypercube's; so does transfer, except under store-and-forward.
            let mut extra = time(&mesh, Activity::Contention) + time(&mesh, Activity::Idle);
            extra += time(&mesh, Activity::Hop) - time(&cube, Activity::Hop);
            if switching == Switching::StoreAndForward {
                extra += time(&mesh, Activity::Transfer) - time(&cube, Activity::Transfer);
            }
            assert!(close(extra, longer, mesh.run), "{switching:?} {p}: {extra} of {longer}");
            assert!(close(mesh.terms.iter().map(|term| term.run).sum(), mesh.run, mesh.run));
            let alone: f64 = mesh.terms[..4].iter().filter_map(|term| term.closed).sum();
            let waits = time(&mesh, Activity::Contention) + time(&mesh, Activity::Idle);
            assert!(close(mesh.run - alone, waits, mesh.run), "{mesh:?}");
        }
    }
    // Worked out by hand for 64 processors.
    let s = Settings { topology: Topology::Mesh, p: 64, n: 4096, ..Settings::default() };
    assert!(close(why(&s).run, 2071.88, 2071.88));
}

#[test]
fn note_names_bounds_and_missing_closed_forms() {
    let bound = Settings {
        algorithm: Algorithm::Transpose,
        topology: Topology::Mesh,
        p: 16,
        n: 4096,
        ..Settings::default()
    };
    let found = why(&bound);
    let (closed, _, _) = found.closed.unwrap();
    assert!(found.excess(found.run, closed) > 0.0);
    assert!(found.note().starts_with("The formula is a lower bound (GK App. D)"), "{}", found.note());
    let none = Settings { topology: Topology::Torus, ..bound };
    assert!(why(&none).terms.iter().all(|term| term.closed.is_none() && term.formula.is_none()));
    assert_eq!(why(&none).note(), "There is no closed form for this run: these are its own terms.");
    let one = Settings { p: 1, algorithm: Algorithm::Serial, ..Settings::default() };
    assert_eq!(why(&one).terms.len(), 1);
}

/// Binary-exchange on the hypercube: four times the words that have to move, and no contention.
#[test]
fn limits_are_told_in_rows_and_sentences() {
    let replay = replay(&Settings { p: 16, n: 4096, ..Settings::default() });
    let roofline = Roofline::of(replay.run());
    let table = limits::table(&roofline);
    assert_eq!(table.rows.len(), roofline.limits.len());
    assert_eq!(table.rows[0], ["words into the busiest processor", "256", "1024", "4"]);
    assert!(table.rows.iter().all(|row| row.len() == table.head.len()));
    let words = limits::words(&roofline);
    for sentence in [
        "words into the busiest processor: at least 256, here 1024, 4 times as much.",
        "words from one half of the processors to the other: at least 2048, which this run reaches.",
        "Tₚ of this schedule, each message as if alone: at least 4484.72, which this run reaches.",
        "here 384; the factor is unknown",
    ] {
        assert!(words.contains(sentence), "{words}");
    }
    let subject = Subject { replay: &replay, counterpart: None, curves: &[], scaling: None, measured: None };
    assert!(views::of(View::Why).words(&subject, 0.5).ends_with(&words));
}

#[test]
fn formulas_render_as_text_and_mathml() {
    let s = Settings { topology: Topology::Mesh, width: 2.0.into(), ..Settings::default() };
    let why = why(&s);
    let formula = |k: usize| why.terms[k].formula.as_ref().unwrap();
    assert_eq!(why::formula::plain(formula(0)), "t_c·n/p·log n");
    assert_eq!(why::formula::plain(formula(4)), "t_w/w·n/p·(2·(√p − 1) − log p)");
    let tp = |letter: &str| format!("<msub><mi>t</mi><mi>{letter}</mi></msub>");
    let log = "<mi mathvariant=\"normal\">log</mi><mspace width=\".17em\"/><mi>p</mi>";
    assert_eq!(why::formula::math(formula(1), false), format!("{}<mo>⋅</mo>{log}", tp("s")));
    assert_eq!(why::formula::math(formula(1), true), "<mn>25</mn><mo>⋅</mo><mn>4</mn>");
    let words = "<mn>0.64</mn><mo>⋅</mo><mn>64</mn><mo>⋅</mo><mn>4</mn>";
    assert_eq!(why::formula::math(formula(3), true), words);
}

fn runs() -> Vec<Rc<Replay>> {
    let mesh = Settings { topology: Topology::Mesh, ..Settings::default() };
    let all = [
        mesh.clone(),
        Settings { switching: Switching::Wormhole, p: 64, ..mesh.clone() },
        Settings { algorithm: Algorithm::Transpose, p: 8, ..mesh },
        Settings {
            machine: MachineKind::LogP,
            algorithm: Algorithm::OutputDriven,
            p: 4,
            n: 64,
            ..Settings::default()
        },
        Settings { machine: MachineKind::Bsp, algorithm: Algorithm::GroupCyclic, ..Settings::default() },
    ];
    all.iter().map(replay).collect()
}

/// Returns the drawn stretches of an activity as (rank, start, end). A message that is held up counts as transfer and contention.
fn drawn_stretches(replay: &Replay, activity: Activity) -> Vec<(u32, f64, f64)> {
    let mut all = Vec::new();
    let held_up = matches!(activity, Activity::Transfer | Activity::Contention);
    for q in 0..replay.p() {
        replay.for_each_stretch(q, |stretch| match stretch {
            Ok(segment) if segment.activity == activity => all.push((q, segment.start, segment.end)),
            Err(held) if held_up => all.push((q, held.start, held.end)),
            _ => {}
        });
    }
    all
}

/// Returns the stretches of an activity that the report counts, as (rank, start, end).
fn stretches(replay: &Replay, activity: Activity) -> Vec<(u32, f64, f64)> {
    let mut all = Vec::new();
    for q in 0..replay.p() {
        replay.segments(q, |segment| {
            if segment.activity == activity {
                all.push((q, segment.start, segment.end));
            }
        });
    }
    all
}

/// Returns the outlined rectangles and the number of outlined circles of a selected activity.
fn marked_shapes(scene: &mut dyn Scene, t: f64, activity: Activity) -> (Vec<[f32; 4]>, usize) {
    let mut drawn = Recorder::default();
    scene.draw_dynamic(t, Some(Selection::Activity(activity)), &mut drawn);
    let frame = |mark: &Shape| if let Shape::Frame(Ink::Focus, _, at) = mark { Some(*at) } else { None };
    let frames: Vec<[f32; 4]> = drawn.marks.iter().filter_map(frame).collect();
    let rings = drawn.marks.iter().filter(|mark| matches!(mark, Shape::Ring(Ink::Focus, ..))).count();
    (frames, rings)
}

#[test]
fn selected_term_outlines_exactly_its_events() {
    for replay in runs() {
        let mut timeline = TimelineScene::new(&replay, Frame::new(1600.0, 900.0));
        let mut machine = MachineScene::new(&replay, Frame::new(700.0, 600.0));
        let end = replay.t_end();
        let mut sum = 0.0;
        for activity in Activity::ALL {
            let events = stretches(&replay, activity);
            let (frames, _) = marked_shapes(&mut timeline, 0.0, activity);
            // Only stretches that are wide enough have an outline.
            let edged = |(_, from, to): &&(u32, f64, f64)| timeline.x(*to) - timeline.x(*from) > 4.0;
            let shown = drawn_stretches(&replay, activity);
            let edged: Vec<_> = shown.iter().filter(edged).collect();
            assert_eq!(frames.len(), edged.len(), "{activity:?}");
            for ((_, from, to), [x, _, width, _]) in edged.iter().zip(&frames) {
                assert!((timeline.x(*from) - x).abs() < 0.01);
                assert!((timeline.x(*to) - x - width).abs() < 0.01);
            }
            let took: f64 = events.iter().map(|(_, from, to)| to - from).sum();
            let mean = took / f64::from(replay.p());
            sum += mean;
            assert!(close(mean, replay.run().report.breakdown.of(activity) * end, end), "{activity:?}");
            for t in [0.1, 0.37, 0.62, 0.9].map(|part| part * end) {
                let (_, rings) = marked_shapes(&mut machine, t, activity);
                let doing = (0..replay.p()).filter(|q| replay.activities(*q, t).contains(activity)).count();
                assert_eq!(rings, doing, "{activity:?} at {t}");
            }
        }
        assert!(close(sum, end, end));
    }
}

#[test]
fn selected_event_highlights_its_term() {
    for replay in runs() {
        for q in 0..replay.p() {
            replay.segments(q, |segment| {
                let t = (segment.start + segment.end) / 2.0;
                let term = replay.activities(q, t);
                assert!(term.contains(segment.activity));
                assert_eq!(why::contributing_terms(&replay, Some(Selection::Processor(q)), t), term);
                if segment.record != u32::MAX {
                    // While a step runs it highlights one term; at other times, all of its terms.
                    let step = Selection::Step(segment.record);
                    let sends = replay.message_of(q, segment.record).is_some();
                    assert!(sends || why::contributing_terms(&replay, Some(step), t) == term, "{segment:?}");
                    assert!(
                        why::contributing_terms(&replay, Some(step), -1.0).contains(segment.activity),
                        "{segment:?}"
                    );
                }
            });
        }
        assert_eq!(why::contributing_terms(&replay, None, 0.0), Activities::default());
        assert_eq!(
            why::contributing_terms(&replay, Some(Selection::Activity(Activity::Hop)), 0.0),
            Activities::from(Activity::Hop)
        );
    }
}
