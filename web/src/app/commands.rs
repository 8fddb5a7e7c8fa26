//! Commands of keys that a mounted component carries out, since it alone holds what they act on: a sound, a microphone, a question.

use crate::app::watch::use_watch;
use crate::state::pair::PtrEq;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// An action of a key that a mounted component carries out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Plays the curve as sound, or stops it.
    ListenToCurve,
    /// Plays the spectrum as sound, or stops it.
    ListenToSpectrum,
    /// Records a signal, or stops recording.
    Record,
    /// Opens the browser's dialog to choose a file with a signal.
    ChooseFile,
    /// Compares a measured run stage by stage, or as a whole again.
    CompareStages,
    /// Chooses an answer of an open question about the run, from 0.
    AnswerQuestion(usize),
    /// Chooses an answer of the question in a tour, from 0.
    AnswerTour(usize),
    /// Goes to the next step of a tour, or shows the answer that the reader has not given.
    NextStep,
    /// Goes to the step before.
    PreviousStep,
    /// Leaves a tour that is at its end.
    LeaveFinishedTour,
}

type Handler = Rc<dyn Fn(Command) -> bool>;

/// The handlers of the components that are mounted, the oldest first.
#[derive(Default)]
pub struct Commands {
    handlers: RefCell<Vec<(u32, Handler)>>,
    next_id: Cell<u32>,
}

/// Keeps a handler registered as long as it lives.
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
    /// Has the first component that can carry out a command do so; returns whether there is one.
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

/// Has a component carry out commands as long as it is mounted: `handler`, of its latest rendering, returns whether it did.
#[hook]
pub fn use_commands<F>(commands: &PtrEq<Commands>, handler: F)
where
    F: Fn(Command) -> bool + 'static,
{
    let latest = use_mut_ref(|| None::<Handler>);
    *latest.borrow_mut() = Some(Rc::new(handler));
    let commands = commands.0.clone();
    use_watch((), move |()| {
        commands.register(move |command| {
            let handler = latest.borrow().clone();
            handler.is_some_and(|handler| handler(command))
        })
    });
}

/// Has a component carry out one command as long as it is mounted.
#[hook]
pub fn use_command(commands: &PtrEq<Commands>, command: Command, run: &Callback<()>) {
    let run = run.clone();
    use_commands(commands, move |asked| {
        if asked == command {
            run.emit(());
        }
        asked == command
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_registered_handler_that_can_runs_a_command() {
        let commands = Rc::new(Commands::default());
        let ran = Rc::new(RefCell::new(Vec::new()));
        let handler = |name: &'static str, known: Command| {
            let ran = ran.clone();
            move |command| {
                if command == known {
                    ran.borrow_mut().push(name);
                }
                command == known
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
