//! The protocol in a real browser: what goes into a message comes out of it, bit for bit.

use hyperfly_core::limits::Options;
use hyperfly_request::{
    Algorithm, Choice, Invalid, Order, Request, Settings, SignalKind, Switching, Theme, Topology, View,
    Width, run,
};
use hyperfly_web::protocol::late::file::{Format, Make};
use hyperfly_web::protocol::late::papers::{Counted, Enter, Reproduce, Room};
use hyperfly_web::protocol::late::run::CurvePoint;
use hyperfly_web::protocol::late::share::{Compose, File, FileKind, Preview, ShareSheet};
use hyperfly_web::protocol::late::words::{Metric, Table, Tell, Told, What, Words};
use hyperfly_web::protocol::late::{Answer, FromLate, Query, ToLate, lesson, predict};
use hyperfly_web::protocol::{self, FromWorker, Job, Packet, Problem, Task, ToWorker};
use js_sys::Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use wasm_bindgen_test::wasm_bindgen_test;

fn round_trip(scenario: &Settings, options: Options) {
    let before = run(scenario, None, options).expect("the scenario is possible");
    let columns: Array = protocol::encode(&before).into_iter().collect();
    let after =
        protocol::decode(scenario.scenario(), &columns, None).expect("these are the columns of a run");
    assert!(before == after, "{scenario:?} with {options:?}");
    let columns: Array = protocol::encode_after(&before).into_iter().collect();
    let after = protocol::decode(scenario.scenario(), &columns, Some(&before));
    assert!(after == Some(before), "{scenario:?} with {options:?}, without its input and plan");
    assert_eq!(protocol::decode(scenario.scenario(), &columns, None), None, "its plan is nowhere");
}

#[wasm_bindgen_test]
fn a_run_crosses_the_border_unchanged() {
    for switching in [Switching::StoreAndForward, Switching::CutThrough, Switching::Wormhole] {
        for topology in [Topology::Hypercube, Topology::Mesh] {
            for algorithm in [Algorithm::BinaryExchange, Algorithm::Transpose] {
                let scenario = Settings { algorithm, topology, switching, n: 256, ..Settings::default() };
                round_trip(&scenario, Options::default());
                round_trip(&scenario, Options { data: false, ..Options::default() });
                round_trip(&scenario, Options { data: false, trace: false, ..Options::default() });
            }
        }
    }
    round_trip(&Settings { p: 1, ..Settings::default() }, Options::default());
}

#[wasm_bindgen_test]
fn the_plan_of_every_formulation_crosses_the_border() {
    for algorithm in Algorithm::BUILT_IN {
        let p = if *algorithm == Algorithm::Serial { 1 } else { 4 };
        for (order, overlap) in [(Order::Unordered, false), (Order::Ordered, false), (Order::Unordered, true)]
        {
            let scenario =
                Settings { algorithm: *algorithm, p, n: 256, order, overlap, ..Settings::default() };
            if scenario.check_run(true).is_ok() {
                round_trip(&scenario, Options::default());
            }
        }
    }
    // More steps than are copied at once.
    let many = Settings { p: 256, n: 4096, ..Settings::default() };
    round_trip(&many, Options { data: false, ..Options::default() });
}

/// A job for the worker of the page, or of the curves, or of a run beside.
fn jobs() -> Vec<Job> {
    let exact = Settings { tw: 0.1 + 0.2, ts: 1e-7, th: 123_456.789, p: 64, ..Settings::default() };
    let own = Settings { signal: SignalKind::Own, width: Width::Power(0.5), ..exact.clone() };
    // Beyond what a number of JavaScript can say.
    let large = Settings { signal: SignalKind::Noise, seed: u64::MAX, n: 1 << 60, ..exact.clone() };
    let compared =
        Request::from_fragment("preset=t3e&p=64&n=4096&beside=p:16,algorithm:group-cyclic,blocking:4");
    let right = compared.0.expect("it is possible").right().expect("on this side too");
    let all = [exact.clone(), own, large, right.settings, exact.timing()];
    let job =
        |settings| Job { id: 7, task: Task { settings, plan: true, data: true, trace: true, budget: None } };
    all.into_iter().map(job).collect()
}

#[wasm_bindgen_test]
fn control_messages_come_out_as_they_went_in() {
    let report =
        Task { settings: Settings::default(), plan: false, data: false, trace: false, budget: Some(99) };
    let report = Job { id: u32::MAX, task: report };
    for message in jobs().into_iter().chain([report]).map(ToWorker::Run).chain([
        ToWorker::Samples,
        ToWorker::Program("mine = layout(block())".into()),
        ToWorker::Speak("de".into(), "a".into()),
        ToWorker::Cancel(7),
        ToWorker::Ping(1),
        ToWorker::Crash,
    ]) {
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
        FromWorker::Told(protocol::Told { lines: vec![1, 7], ..protocol::Told::default() }),
        FromWorker::Cancelled(5),
        FromWorker::Pong(6, true),
        FromWorker::Panic("why".into()),
    ] {
        let (back, _) = Packet::open::<FromWorker>(&Packet::new(&message, &[]).message).expect("ours");
        assert_eq!(back, message);
    }
}

/// A message of the late worker's, there and back.
fn late<M: Serialize + DeserializeOwned + PartialEq + Debug>(message: M) {
    let (back, _) = Packet::open::<M>(&Packet::new(&message, &[]).message).expect("ours");
    assert_eq!(back, message);
}

#[wasm_bindgen_test]
fn queries_and_answers_come_out_as_they_went_in() {
    let tell = |what| Query::Told(Tell { what, right: true });
    let entry = Enter { id: "gk-fig3".into(), fragment: "p=4".into(), theme: "dark".into(), width: 512.5 };
    for query in View::ALL.iter().map(|view| tell(What::Picture(*view))).chain([
        Query::Reproduction(Reproduce { id: "gk-fig3".into() }),
        Query::File(Make { format: Format::Csv, width: 512.5, transparent: true, ..Make::default() }),
        Query::Papers(entry),
        tell(What::Tables(Some(3))),
        tell(What::Tables(None)),
        tell(What::Metrics),
    ]) {
        late(ToLate::Ask { id: 7, query });
    }
    let point = CurvePoint { view: View::Speedup, topology: Topology::Mesh, p: 4, y: f64::INFINITY };
    late(ToLate::Run { of: 3, fragment: "p=4".into(), points: vec![point] });
    late(ToLate::Speak { language: "de".into(), texts: "a".into() });
    let room = Room {
        id: "all".into(),
        is_entry: false,
        contents: "<ul>".into(),
        article: "∞".into(),
        below: String::new(),
    };
    let rows = vec![vec!["0".into(), "t_s".into()], Vec::new()];
    let table = Table { caption: "T_p".into(), head: vec!["p".into()], rows, left_out: 1 << 20 };
    let metric = Metric { key: "speedup".into(), value: "2^10".into(), from: String::new() };
    for answer in [
        Answer::Told(Told::Picture(Words { paragraph: "≈".into(), table: table.clone() })),
        Answer::Told(Told::Tables(vec![table])),
        Answer::Told(Told::Metrics(vec![metric])),
        Answer::Papers(room),
        Answer::Reproduction("<b>".into()),
        Answer::Count(Counted { done: 3, article: "≠".into() }),
    ] {
        late(FromLate::Answer { id: 7, of: 3, answer: Box::new(answer) });
    }
    late(FromLate::Refused { id: 8, why: "why".into() });
    late(FromLate::Panic { why: "why".into() });
}

#[wasm_bindgen_test]
fn what_is_shared_asked_and_taught_comes_out_as_it_went_in() {
    let chosen = vec![("key".into(), "p".into()), ("key".into(), "l-sync".into())];
    for chosen in [chosen, Vec::new()] {
        late(Query::Share(Compose { chosen, fragment: "p=4".into(), base: String::new(), mp4: true }));
    }
    let frame = Preview::Frame { title: "Preview".into(), src: "b".into(), height: 300 };
    for preview in [frame, Preview::Picture("<svg/>".into())] {
        late(Answer::Share(ShareSheet {
            form: "<form>".into(),
            content: "<a>\n&".into(),
            preview,
            files: vec![File {
                id: "png 2".into(),
                kind: FileKind::Pixels { scale: 2, transparent: true },
                name: "a-2x.png".into(),
            }],
            fragment: String::new(),
            theme: Theme::Light,
        }));
    }
    let scenario = Settings { p: 64, tw: 0.1 + 0.2, ..Settings::default() };
    late(Answer::Question(predict::Panel { html: "<h3>".into(), of: "9 false".into(), question: None }));
    late(Answer::Question(predict::Panel {
        html: "<form>".into(),
        of: String::new(),
        question: Some(Box::new(predict::Question {
            right: 3,
            points: vec![1.0, 0.1 + 0.2],
            shows: Request { settings: scenario, ..Request::default() },
            moment: None,
            covers: vec![predict::Cover::Curves],
        })),
    }));
    late(Answer::Tour(lesson::Panel { html: "<p>".into(), step: None }));
    for (look, selects) in
        [(None, None), (Some(View::Why), Some(lesson::Selected::Element { stage: 2, index: 1 << 40 }))]
    {
        let step = Some(Box::new(lesson::Step { look, selects, shows: Request::default() }));
        late(Answer::Tour(lesson::Panel { html: String::new(), step }));
    }
}

#[wasm_bindgen_test]
fn what_is_not_ours_is_no_message() {
    assert!(Packet::open::<ToWorker>(&"hello".into()).is_none());
    assert!(Packet::open::<ToWorker>(&Array::of1(&"{}".into())).is_none());
    assert!(protocol::decode(Settings::default().scenario(), &Array::new(), None).is_none());
}
