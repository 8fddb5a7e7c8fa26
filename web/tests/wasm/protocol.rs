//! Tests of message packets.

use hyperfly_web::worker::protocol::{Packet, WorkerCommand};
use js_sys::Array;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn packet_round_trip_keeps_message() {
    let message = WorkerCommand::Speak("de".into(), "Größe".into());
    let (back, buffers) = Packet::open::<WorkerCommand>(&Packet::new(&message, &[]).message).expect("ours");
    assert_eq!((back, buffers.length()), (message, 0));
}

#[wasm_bindgen_test]
fn packet_open_rejects_foreign_messages() {
    assert!(Packet::open::<WorkerCommand>(&"hello".into()).is_none());
    assert!(Packet::open::<WorkerCommand>(&Array::of1(&"{}".into())).is_none());
}
