//! What carries the messages of one processor: a port to each other one that it exchanges messages with. The memory of a message
//! changes hands; packing it and unpacking it is what costs by the word.

use super::clock::Clock;
use super::inbox::Inbox;
use hyperfly_core::Complex64;
use hyperfly_exec::Fault;
use hyperfly_exec::link::Link;
use js_sys::{Array, Float64Array};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, MessagePort};

/// The ports of one processor.
pub struct Ports {
    /// Its clock.
    pub clock: Clock,
    to: BTreeMap<u32, MessagePort>,
    arrived: Rc<Inbox<(u32, Float64Array)>>,
    words: Vec<Complex64>,
    flat: Vec<f64>,
}

impl Ports {
    /// None yet.
    pub fn new(clock: Clock) -> Ports {
        let (to, arrived) = (BTreeMap::new(), Rc::default());
        Ports { clock, to, arrived, words: Vec::new(), flat: Vec::new() }
    }

    /// A port to another processor.
    pub fn wire(&mut self, other: u32, port: MessagePort) {
        let arrived = self.arrived.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Ok(words) = event.data().dyn_into() {
                arrived.put((other, words));
            }
        });
        // The port lives as long as the worker.
        port.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        self.to.insert(other, port);
    }

    /// Waits until a message of this processor is there.
    pub async fn wait(&self, from: u32) {
        self.arrived.holds(|(of, _)| *of == from).await;
    }
}

impl Link for Ports {
    fn now(&self) -> f64 {
        self.clock.now()
    }

    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
        self.words.clear();
        pack(&mut self.words);
        self.flat.clear();
        self.flat.extend(self.words.iter().flat_map(|word| [word.re, word.im]));
        let words = Float64Array::from(&*self.flat);
        let port = self.to.get(&to).ok_or(Fault::Stopped { processor: to })?;
        let sent = port.post_message_with_transferable(&words, &Array::of1(&words.buffer()));
        sent.map_err(|_| Fault::Stopped { processor: to })
    }

    fn take<T>(
        &mut self,
        from: u32,
        unpack: impl FnOnce(f64, &[Complex64]) -> T,
    ) -> Result<Option<T>, Fault> {
        let Some((_, words)) = self.arrived.take(|(of, _)| *of == from) else { return Ok(None) };
        let now = self.now();
        self.flat.resize(words.length() as usize, 0.0);
        words.copy_to(&mut self.flat);
        self.words.clear();
        self.words.extend(self.flat.as_chunks().0.iter().map(|&[re, im]| Complex64::new(re, im)));
        Ok(Some(unpack(now, &self.words)))
    }
}
