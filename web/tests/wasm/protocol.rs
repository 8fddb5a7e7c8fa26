//! Encodes and decodes worker messages in a browser.

use hyperfly_web::worker::protocol::{Packet, WorkerCommand};
use js_sys::Array;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn message_round_trips_through_packet() {
    let message = WorkerCommand::Speak("de".into(), "Größe".into());
    let (back, buffers) = Packet::open::<WorkerCommand>(&Packet::new(&message, &[]).message).expect("ours");
    assert_eq!((back, buffers.length()), (message, 0));
}

#[wasm_bindgen_test]
fn foreign_message_is_rejected() {
    assert!(Packet::open::<WorkerCommand>(&"hello".into()).is_none());
    assert!(Packet::open::<WorkerCommand>(&Array::of1(&"{}".into())).is_none());
}
