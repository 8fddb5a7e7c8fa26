//! Contents of the slots while a schedule is executed: numbers, element names, histories of elements, or
//! nothing.

use super::plan::Plan;
use super::slots::SlotSet;

/// Reference to a step of a processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepRef {
    pub processor: u32,
    /// Index among the steps of all processors.
    pub record: u32,
}

/// Contents of all memories, and the effect of steps on them. Only the [`Interpreter`](super::Interpreter)
/// calls a domain, which knows neither order nor time.
pub trait Domain {
    /// Content of a message; reused after reception.
    type Message: Default;
    /// Reason why a step cannot be executed.
    type Error;

    /// Executes a step that does not communicate.
    ///
    /// # Errors
    /// Returns an error if operands are missing or wrong.
    fn compute(&mut self, plan: &Plan, at: StepRef) -> Result<(), Self::Error>;

    /// Copies `slots` of a processor into `message` for processor `to`, replacing its previous content.
    ///
    /// # Errors
    /// Returns an error if the slots are empty or the receiver does not exist.
    fn send(
        &mut self,
        plan: &Plan,
        at: StepRef,
        to: u32,
        slots: &SlotSet,
        message: &mut Self::Message,
    ) -> Result<(), Self::Error>;

    /// Copies a received message into `slots`.
    ///
    /// # Errors
    /// Returns an error if the message does not fit.
    fn receive(
        &mut self,
        plan: &Plan,
        at: StepRef,
        slots: &SlotSet,
        message: &Self::Message,
    ) -> Result<(), Self::Error>;
}

/// `None` simulates times only: messages have no content, and steps compute nothing.
impl<D: Domain> Domain for Option<D> {
    type Message = D::Message;
    type Error = D::Error;

    fn compute(&mut self, plan: &Plan, at: StepRef) -> Result<(), D::Error> {
        self.as_mut().map_or(Ok(()), |domain| domain.compute(plan, at))
    }

    fn send(
        &mut self,
        plan: &Plan,
        at: StepRef,
        to: u32,
        slots: &SlotSet,
        message: &mut D::Message,
    ) -> Result<(), D::Error> {
        self.as_mut().map_or(Ok(()), |domain| domain.send(plan, at, to, slots, message))
    }

    fn receive(
        &mut self,
        plan: &Plan,
        at: StepRef,
        slots: &SlotSet,
        message: &D::Message,
    ) -> Result<(), D::Error> {
        self.as_mut().map_or(Ok(()), |domain| domain.receive(plan, at, slots, message))
    }
}
