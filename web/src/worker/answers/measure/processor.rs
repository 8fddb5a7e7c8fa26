//! A worker that acts as a processor: it executes its part of a plan on its own memory, and records when.

use super::clock::Clock;
use super::inbox::Inbox;
use super::ports::Ports;
use crate::worker::protocol::Packet;
use crate::worker::protocol::processors::{FromProcessor, ToProcessor, Work};
use hyperfly_core::Complex64;
use hyperfly_core::kernel::Twiddles;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::Plan;
use hyperfly_core::signal;
use hyperfly_exec::Fault;
use hyperfly_exec::processor::{PassLog, Processor, State};
use js_sys::Array;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

/// Longest wait for the start of a pass in seconds; a longer one would mean a wrong clock.
const MAX_WAIT: f64 = 0.005;

/// Commands of the conductor that are not handled yet.
type CommandInbox = Inbox<(ToProcessor, Array)>;

/// The connection of a processor to its conductor.
struct Conductor {
    port: MessagePort,
    commands: Rc<CommandInbox>,
    ports: Ports,
}

/// Starts listening and sends the conductor's port to the page, which notices the death of the worker by its `error` event.
pub fn start(scope: &DedicatedWorkerGlobalScope) {
    let (Ok(channel), Some(clock)) = (MessageChannel::new(), Clock::new()) else { return };
    let conductor = Conductor { port: channel.port1(), commands: Rc::default(), ports: Ports::new(clock) };
    let commands = conductor.commands.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(message) = Packet::open(&event.data()) {
            commands.put(message);
        }
    });
    conductor.port.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    spawn_local(serve(conductor));
    let port = channel.port2();
    // Fails only for values that cannot be cloned; these can.
    let _ = scope.post_message_with_transfer(&port, &Array::of1(&port));
}

async fn serve(mut conductor: Conductor) {
    let resolution = conductor.ports.clock.resolution();
    loop {
        let (message, payload) = conductor.commands.next(|_| true).await;
        match message {
            ToProcessor::Ask(origin) => {
                conductor.ports.clock.count_from(origin);
                conductor.send(&FromProcessor::Time(conductor.ports.clock.now(), resolution));
            }
            ToProcessor::Set(ahead) => conductor.ports.clock.set_back(ahead),
            ToProcessor::Wire(rank) => conductor.ports.wire(rank, payload.get(0).unchecked_into()),
            ToProcessor::Begin(rank, work, passes) => {
                if let Err(fault) = conductor.execute(rank, &work, passes).await {
                    conductor.send(&FromProcessor::Failed(fault));
                }
            }
            // `execute_passes` awaits it.
            ToProcessor::Pass(_) => {}
        }
    }
}

impl Conductor {
    fn send(&self, message: &FromProcessor) {
        let packet = Packet::new(message, &[]);
        // Fails only for values that cannot be cloned; these can.
        let _ = self.port.post_message_with_transferable(&packet.message, &packet.transfer);
    }

    async fn execute(&mut self, rank: u32, work: &Work, passes: u32) -> Result<(), Fault> {
        match work {
            Work::Run(settings) => {
                let scenario = settings.scenario();
                let sample = |i| signal::word(&scenario.problem, None, i);
                let direction = scenario.problem.direction;
                self.execute_passes(rank, &scenario.rank_plan(rank), direction, &sample, passes).await
            }
            Work::Task(task) => {
                let zero = |_| Complex64::default();
                self.execute_passes(rank, &task.plan(), Direction::Forward, &zero, passes).await
            }
        }
    }

    async fn execute_passes(
        &mut self,
        rank: u32,
        plan: &Plan,
        direction: Direction,
        sample: &dyn Fn(u64) -> Complex64,
        passes: u32,
    ) -> Result<(), Fault> {
        let twiddles = Twiddles::for_plan(plan, direction);
        let mut processor = Processor::new(plan, rank, &twiddles);
        let mut notes = PassLog::default();
        for pass in 0..=passes {
            processor.place_input(sample);
            self.send(if pass == 0 { &FromProcessor::Begun } else { &FromProcessor::Passed });
            let message = self.commands.next(|(message, _)| matches!(message, ToProcessor::Pass(_))).await;
            if let (ToProcessor::Pass(start), _) = message {
                let clock = &self.ports.clock;
                while (0.0..MAX_WAIT).contains(&(start - clock.now())) {}
            }
            while let State::Waiting { from } = processor.advance(&mut self.ports)? {
                self.ports.wait(from).await;
            }
            notes.add(&processor)?;
        }
        let stamps: Vec<f64> = notes.stamps.iter().flat_map(|stamps| stamps.numbers()).collect();
        self.ports.forget();
        self.send(&FromProcessor::Done { stamps, memory: processor.cells().to_vec() });
        Ok(())
    }
}
