//! What the slots of a schedule hold while it is executed: numbers, names of elements, where elements came from, or nothing.

use super::plan::Plan;
use super::slots::Slots;

/// A step of a processor, as an executor comes to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// The processor.
    pub processor: u32,
    /// The step, among those of all processors.
    pub record: u32,
}

/// What the slots of all memories hold, and what steps make of it. The [`Interpreter`](super::Interpreter) is the only one that
/// asks: a domain knows neither order nor time.
pub trait Domain {
    /// The content of a message. One that has been received is used again.
    type Message: Default;
    /// Why a step cannot be executed.
    type Error;

    /// Executes a step that is no message.
    ///
    /// # Errors
    /// What it works on is not there or not what it should be.
    fn compute(&mut self, plan: &Plan, at: At) -> Result<(), Self::Error>;

    /// Puts `slots` of a processor into a new message for processor `to`, in place of what `message` held before.
    ///
    /// # Errors
    /// There is nothing to send, or nobody to get it.
    fn send(
        &mut self,
        plan: &Plan,
        at: At,
        to: u32,
        slots: &Slots,
        message: &mut Self::Message,
    ) -> Result<(), Self::Error>;

    /// Puts a message that has come into `slots`.
    ///
    /// # Errors
    /// It does not fit.
    fn receive(
        &mut self,
        plan: &Plan,
        at: At,
        slots: &Slots,
        message: &Self::Message,
    ) -> Result<(), Self::Error>;
}

/// `None` holds nothing: messages go their ways without content, and steps make nothing. For times alone.
impl<D: Domain> Domain for Option<D> {
    type Message = D::Message;
    type Error = D::Error;

    fn compute(&mut self, plan: &Plan, at: At) -> Result<(), D::Error> {
        self.as_mut().map_or(Ok(()), |domain| domain.compute(plan, at))
    }

    fn send(
        &mut self,
        plan: &Plan,
        at: At,
        to: u32,
        slots: &Slots,
        message: &mut D::Message,
    ) -> Result<(), D::Error> {
        self.as_mut().map_or(Ok(()), |domain| domain.send(plan, at, to, slots, message))
    }

    fn receive(&mut self, plan: &Plan, at: At, slots: &Slots, message: &D::Message) -> Result<(), D::Error> {
        self.as_mut().map_or(Ok(()), |domain| domain.receive(plan, at, slots, message))
    }
}
