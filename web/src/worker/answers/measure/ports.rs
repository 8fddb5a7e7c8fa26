//! Message transport of a processor: a port to each processor that it exchanges messages with. A message's memory is transferred;
//! packing and unpacking cost time per word. Received memory is reused for the next message of its length, because allocating,
//! paging in and collecting new memory takes longer than the message.

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

pub struct Ports {
    pub clock: Clock,
    outgoing: BTreeMap<u32, MessagePort>,
    arrivals: Rc<Inbox<(u32, Float64Array)>>,
    words: Vec<Complex64>,
    /// Memories of received messages, by length.
    spare_buffers: BTreeMap<u32, Vec<Float64Array>>,
}

impl Ports {
    /// Creates a transport without ports.
    pub fn new(clock: Clock) -> Ports {
        let (ports, arrivals) = (BTreeMap::new(), Rc::default());
        Ports { clock, outgoing: ports, arrivals, words: Vec::new(), spare_buffers: BTreeMap::new() }
    }

    /// Frees the memories kept for reuse.
    pub fn forget(&mut self) {
        self.spare_buffers.clear();
    }

    /// Adds the port to another processor.
    pub fn wire(&mut self, rank: u32, port: MessagePort) {
        let arrivals = self.arrivals.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Ok(words) = event.data().dyn_into() {
                arrivals.put((rank, words));
            }
        });
        // The port lives as long as the worker.
        port.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        self.outgoing.insert(rank, port);
    }

    /// Waits for a message from this processor.
    pub async fn wait(&self, from: u32) {
        self.arrivals.holds(|(sender, _)| *sender == from).await;
    }
}

impl Link for Ports {
    fn now(&self) -> f64 {
        self.clock.now()
    }

    fn send(&mut self, to: u32, pack: impl FnOnce(&mut Vec<Complex64>)) -> Result<(), Fault> {
        self.words.clear();
        pack(&mut self.words);
        let numbers: &[f64] = bytemuck::cast_slice(&self.words);
        let words = match self.spare_buffers.get_mut(&(numbers.len() as u32)).and_then(Vec::pop) {
            Some(spare) => {
                spare.copy_from(numbers);
                spare
            }
            None => Float64Array::from(numbers),
        };
        let port = self.outgoing.get(&to).ok_or(Fault::Stopped { processor: to })?;
        let result = port.post_message_with_transferable(&words, &Array::of1(&words.buffer()));
        result.map_err(|_| Fault::Stopped { processor: to })
    }

    fn take<T>(
        &mut self,
        from: u32,
        unpack: impl FnOnce(f64, &[Complex64]) -> T,
    ) -> Result<Option<T>, Fault> {
        let Some((_, words)) = self.arrivals.take(|(sender, _)| *sender == from) else { return Ok(None) };
        let time = self.now();
        self.words.resize(words.length() as usize / 2, Complex64::default());
        words.copy_to(bytemuck::cast_slice_mut(&mut self.words));
        self.spare_buffers.entry(words.length()).or_default().push(words);
        Ok(Some(unpack(time, &self.words)))
    }
}
