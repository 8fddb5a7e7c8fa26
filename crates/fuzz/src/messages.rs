//! Messages: the packets between the page and its workers, and the requests of a page around a figure.

use crate::check_refusal;
use hyperfly_request::Request;
use hyperfly_web::worker::protocol::{WorkerCommand, WorkerReply};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// An input that begins like JSON is the request of a figure, any other a packet.
pub fn check(input: &[u8]) -> bool {
    if input.first() == Some(&b'{') {
        return check_request(input);
    }
    let kinds = [check_packet::<WorkerCommand>(input), check_packet::<WorkerReply>(input)];
    kinds.contains(&true)
}

/// A packet is packed as bytes that unpack as the same packet.
fn check_packet<M: Serialize + DeserializeOwned>(input: &[u8]) -> bool {
    let Ok(message) = postcard::from_bytes::<M>(input) else { return false };
    let pack = |message: &M| postcard::to_allocvec(message).expect("plain data");
    let packed = pack(&message);
    // Compared as bytes: NaN differs from itself.
    assert_eq!(pack(&postcard::from_bytes(&packed).expect("a packed message is accepted")), packed);
    true
}

/// A request is written as pairs that read as the same request.
fn check_request(input: &[u8]) -> bool {
    let Ok(object) = serde_json::from_slice::<Map<String, Value>>(input) else { return false };
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let pairs: Vec<(String, String)> = object.iter().map(|(key, value)| (key.clone(), text(value))).collect();
    match Request::from_pairs(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()))) {
        Err(problems) => {
            check_refusal(&problems);
            false
        }
        Ok(request) => {
            let pairs = request.to_pairs();
            let reread = Request::from_pairs(pairs.iter().map(|(key, value)| (*key, value.as_str())));
            assert_eq!(reread, Ok(request), "written as {pairs:?}");
            true
        }
    }
}
