//! The protocol in a real browser: what goes into a message comes out of it, bit for bit.

use hyperfly_core::run::{Options, run};
use hyperfly_core::scenario::{Algorithm, Choice, Invalid, Request, Scenario, Switching, Topology, View};
use hyperfly_web::protocol::desk::{FromDesk, Place, Wish};
use hyperfly_web::protocol::{self, FromWorker, Job, Packet, Problem, ToWorker};
use js_sys::Array;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn round_trip(scenario: &Scenario, options: Options) {
    let before = run(scenario, None, options).expect("the scenario is possible");
    let columns: Array = protocol::encode(&before).into_iter().collect();
    let after = protocol::decode(scenario, &columns).expect("these are the columns of a run");
    assert!(before == after, "{scenario:?} with {options:?}");
}

#[wasm_bindgen_test]
fn a_run_crosses_the_border_unchanged() {
    hyperfly_web::begin();
    for switching in [Switching::StoreAndForward, Switching::CutThrough, Switching::Wormhole] {
        for topology in [Topology::Hypercube, Topology::Mesh] {
            for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
                let scenario = Scenario { algorithm, topology, switching, n: 256, ..Scenario::default() };
                round_trip(&scenario, Options::default());
                round_trip(&scenario, Options { data: false, ..Options::default() });
                round_trip(&scenario, Options { data: false, trace: false, ..Options::default() });
            }
        }
    }
    round_trip(&Scenario { p: 1, ..Scenario::default() }, Options::default());
}

#[wasm_bindgen_test]
fn a_scenario_survives_as_a_fragment() {
    hyperfly_web::begin();
    let scenario = Scenario { tw: 0.1 + 0.2, ts: 1e-7, th: 123_456.789, p: 64, ..Scenario::default() };
    let fragment = Request { scenario: scenario.clone(), ..Request::default() }.to_fragment();
    let back = Request::from_fragment(&fragment).0.expect("our own fragment");
    assert_eq!(back.scenario, scenario);
}

#[wasm_bindgen_test]
fn control_messages_come_out_as_they_went_in() {
    hyperfly_web::begin();
    let job = Job { id: 7, fragment: "p=4".into(), data: true, trace: false, budget: Some(99) };
    let free = Job { data: false, trace: true, budget: None, ..job.clone() };
    for message in [
        ToWorker::Run(job),
        ToWorker::Run(free),
        ToWorker::Samples,
        ToWorker::Cancel(7),
        ToWorker::Ping(1),
        ToWorker::Crash,
    ] {
        let (back, buffers) = Packet::open::<ToWorker>(&Packet::new(&message, &[]).message).expect("ours");
        assert_eq!((back, buffers.length()), (message, 0));
    }
    let problem = Problem::from(Invalid::new("p", 3, "a power of two"));
    let near = Problem { nearest: Some("4".into()), ..problem.clone() };
    for message in [
        FromWorker::Ready("1f".into()),
        FromWorker::Progress(3, 0.1 + 0.2),
        FromWorker::Done(3),
        FromWorker::Refused(1, vec![problem, near]),
        FromWorker::Refused(1, Vec::new()),
        FromWorker::Deadlock(2, "in a circle".into()),
        FromWorker::TooCostly(4),
        FromWorker::Cancelled(5),
        FromWorker::Pong(6),
        FromWorker::Panic("why".into()),
    ] {
        let (back, _) = Packet::open::<FromWorker>(&Packet::new(&message, &[]).message).expect("ours");
        assert_eq!(back, message);
    }
    let (what, fragment, choices) = ("papers".into(), "p=4".into(), "gk-fig3".into());
    let wish = Wish {
        what,
        fragment,
        choices,
        theme: "dark".into(),
        width: 512.5,
        base: "http://x/".into(),
        ..Wish::default()
    };
    assert_eq!(Packet::open::<Wish>(&Packet::new(&wish, &[]).message).expect("ours").0, wish);
    for message in [
        FromDesk::Ready("1f".into(), "p{margin:0}".into()),
        FromDesk::Part(2, "<p>".into()),
        FromDesk::File("a.svg".into(), "image/svg+xml".into()),
        FromDesk::Refused("why".into()),
        FromDesk::Done,
        FromDesk::Panic("why".into()),
    ] {
        let (back, _) = Packet::open::<FromDesk>(&Packet::new(&message, &[]).message).expect("ours");
        assert_eq!(back, message);
    }
}

#[wasm_bindgen_test]
fn a_place_is_its_number() {
    for view in View::ALL.iter().copied() {
        for [itself, right] in [[false, false], [false, true], [true, false], [true, true]] {
            let place = Place { view, itself, right };
            assert_eq!(Place::of(place.number()), Some(place));
        }
    }
    assert_eq!(Place::of(View::ALL.len() as u8), None);
}

#[wasm_bindgen_test]
fn what_is_not_ours_is_no_message() {
    hyperfly_web::begin();
    assert!(Packet::open::<ToWorker>(&"hello".into()).is_none());
    assert!(Packet::open::<ToWorker>(&Array::of1(&"{}".into())).is_none());
    assert!(protocol::decode(&Scenario::default(), &Array::new()).is_none());
}
