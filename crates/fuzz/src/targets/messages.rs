//! Messages: the packets between the page and its workers, and the requests of a page around a figure.

use crate::corpus::addresses;
use crate::target::{Target, keys, refused};
use hyperfly_request::{Request, Settings};
use hyperfly_web::protocol::late::samples::ReadOn;
use hyperfly_web::protocol::late::{FromLate, Query, ToLate};
use hyperfly_web::protocol::{FromWorker, Job, Problem, Task, ToWorker};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

pub const TARGET: Target = Target { name: "messages", corpus, words: keys, check };

fn corpus() -> Vec<Vec<u8>> {
    let task =
        Task { settings: Settings::default(), data: true, trace: true, plan: true, budget: Some(1 << 20) };
    let problem = Problem {
        field: "n".into(),
        value: "3".into(),
        allowed: "a power of two".into(),
        nearest: Some("4".into()),
    };
    let read_on = ReadOn { first: true, last: true, piece: b"1,2\n".to_vec() };
    let mut corpus = vec![
        packed(&ToWorker::Run(Job { id: 7, task })),
        packed(&ToWorker::Speak("de".into(), "## page\n".into())),
        packed(&FromWorker::Refused(7, vec![problem.clone(), problem])),
        packed(&FromWorker::Progress(7, 0.5)),
        packed(&ToLate::Ask { id: 3, query: Query::Samples(read_on) }),
        packed(&ToLate::Run { of: 1, fragment: "p=64".into(), points: Vec::new() }),
        packed(&FromLate::Refused { id: 3, why: "no".into() }),
        packed(&FromLate::Panic { why: "at the disco".into() }),
    ];
    let objects = addresses().into_iter().map(|address| {
        let pairs = Request::pairs(&address).into_iter().map(|(key, value)| (key, Value::String(value)));
        Value::Object(pairs.collect()).to_string().into_bytes()
    });
    corpus.extend(objects);
    corpus
}

/// What begins like JSON is a request as a figure hears it, all else a packet.
fn check(input: &[u8]) -> Result<String, String> {
    if input.first() == Some(&b'{') {
        return set(input);
    }
    let kinds = [
        packet::<ToWorker>(input)?,
        packet::<FromWorker>(input)?,
        packet::<ToLate>(input)?,
        packet::<FromLate>(input)?,
    ];
    let read: String = kinds.iter().map(|read| if *read { '1' } else { '0' }).collect();
    Ok(if read.contains('1') { format!("ok {read} {}", input[0]) } else { "refused: packet".to_owned() })
}

fn packed(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("plain data")
}

/// Whether these bytes are a message; if so, it comes out of its own bytes as it was.
fn packet<M: Serialize + DeserializeOwned>(input: &[u8]) -> Result<bool, String> {
    let Ok(message) = postcard::from_bytes::<M>(input) else { return Ok(false) };
    let bytes = packed(&message);
    let again =
        postcard::from_bytes::<M>(&bytes).map_err(|why| format!("packed again it is refused: {why}"))?;
    // By its bytes: a number that is none is not equal to itself.
    if packed(&again) == bytes { Ok(true) } else { Err("packed again it is another message".to_owned()) }
}

/// The request of a message, as `Incoming::pairs` hands it on.
fn set(input: &[u8]) -> Result<String, String> {
    let Ok(object) = serde_json::from_slice::<Map<String, Value>>(input) else {
        return Ok("refused: object".to_owned());
    };
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let pairs: Vec<(String, String)> = object.iter().map(|(key, value)| (key.clone(), text(value))).collect();
    match Request::from_pairs(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()))) {
        Err(problems) => refused(&problems),
        Ok(request) => {
            let written = request.to_pairs();
            let again = Request::from_pairs(written.iter().map(|(key, value)| (*key, value.as_str())));
            match again.as_ref() == Ok(&request) {
                true => Ok(format!("ok {}", written.len())),
                false => Err(format!("written as {written:?} it is read as {again:?}")),
            }
        }
    }
}
