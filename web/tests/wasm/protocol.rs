//! Messages in a real browser.

use hyperfly_web::worker::protocol::{Packet, ToWorker};
use js_sys::Array;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn message_comes_out_as_it_went_in() {
    let message = ToWorker::Speak("de".into(), "Größe".into());
    let (back, buffers) = Packet::open::<ToWorker>(&Packet::new(&message, &[]).message).expect("ours");
    assert_eq!((back, buffers.length()), (message, 0));
}

#[wasm_bindgen_test]
fn what_is_not_ours_is_no_message() {
    assert!(Packet::open::<ToWorker>(&"hello".into()).is_none());
    assert!(Packet::open::<ToWorker>(&Array::of1(&"{}".into())).is_none());
}
