//! Encodes and decodes worker messages in a browser.

use hyperfly_web::worker::protocol::{Packet, WorkerCommand};
use js_sys::Array;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn message_comes_out_as_it_went_in() {
    let message = WorkerCommand::Speak("de".into(), "Größe".into());
    let (back, buffers) = Packet::open::<WorkerCommand>(&Packet::new(&message, &[]).message).expect("ours");
    assert_eq!((back, buffers.length()), (message, 0));
}

#[wasm_bindgen_test]
fn what_is_not_ours_is_no_message() {
    assert!(Packet::open::<WorkerCommand>(&"hello".into()).is_none());
    assert!(Packet::open::<WorkerCommand>(&Array::of1(&"{}".into())).is_none());
}
