//! Key commands that only a mounted component can carry out: a sound, a microphone, a question.

use crate::app::effect_guard::use_effect_guard;
use crate::state::run_comparison::PtrEq;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// A command that the keyboard triggers and a mounted component runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    ListenToCurve,
    ListenToSpectrum,
    Record,
    ChooseFile,
    /// Switches the measured view between stages and the whole run.
    CompareStages,
    /// Answers an open question about the run, by index.
    AnswerQuestion(usize),
    /// Answers the question of a tour step, by index.
    AnswerTour(usize),
    /// Goes to the next step of a tour, or reveals the answer of an unanswered question.
    NextStep,
    PreviousStep,
    LeaveFinishedTour,
}

type Handler = Rc<dyn Fn(Command) -> bool>;

/// Handlers of the mounted components, oldest first.
#[derive(Default)]
pub struct Commands {
    handlers: RefCell<Vec<(u32, Handler)>>,
    next_id: Cell<u32>,
}

/// Unregisters a handler when dropped.
struct Registration {
    commands: Weak<Commands>,
    id: u32,
}

impl Drop for Registration {
    fn drop(&mut self) {
        if let Some(commands) = self.commands.upgrade() {
            commands.handlers.borrow_mut().retain(|(id, _)| *id != self.id);
        }
    }
}

impl Commands {
    /// Offers a command to the handlers in order until one accepts it; returns whether one did.
    pub fn run(&self, command: Command) -> bool {
        // A handler may mount or unmount components.
        let handlers: Vec<Handler> =
            self.handlers.borrow().iter().map(|(_, handler)| handler.clone()).collect();
        handlers.iter().any(|handler| handler(command))
    }

    fn register(self: &Rc<Self>, handler: impl Fn(Command) -> bool + 'static) -> Registration {
        let id = self.next_id.replace(self.next_id.get() + 1);
        self.handlers.borrow_mut().push((id, Rc::new(handler)));
        Registration { commands: Rc::downgrade(self), id }
    }
}

/// Registers a component's handler while it is mounted. `handler`, taken from the latest rendering, returns whether it ran the command.
#[hook]
pub fn use_commands<F>(commands: &PtrEq<Commands>, handler: F)
where
    F: Fn(Command) -> bool + 'static,
{
    let latest = use_mut_ref(|| None::<Handler>);
    *latest.borrow_mut() = Some(Rc::new(handler));
    let commands = commands.0.clone();
    use_effect_guard((), move |()| {
        commands.register(move |command| {
            let handler = latest.borrow().clone();
            handler.is_some_and(|handler| handler(command))
        })
    });
}

/// Runs a callback for one command while the component is mounted.
#[hook]
pub fn use_command(commands: &PtrEq<Commands>, command: Command, run: &Callback<()>) {
    let run = run.clone();
    use_commands(commands, move |requested| {
        if requested == command {
            run.emit(());
        }
        requested == command
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_runs_in_first_handler_that_accepts_it() {
        let commands = Rc::new(Commands::default());
        let ran = Rc::new(RefCell::new(Vec::new()));
        let handler = |name: &'static str, handled: Command| {
            let ran = ran.clone();
            move |command| {
                if command == handled {
                    ran.borrow_mut().push(name);
                }
                command == handled
            }
        };
        let first = commands.register(handler("first", Command::Record));
        let _second = commands.register(handler("second", Command::Record));
        let _third = commands.register(handler("third", Command::NextStep));
        assert!(commands.run(Command::Record) && commands.run(Command::NextStep));
        assert!(!commands.run(Command::AnswerTour(1)));
        drop(first);
        assert!(commands.run(Command::Record));
        assert_eq!(*ran.borrow(), ["first", "third", "second"]);
    }
}
