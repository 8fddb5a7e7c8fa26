//! What a change brings about: `use_effect_with` as Yew has it, compiled once.
//!
//! Yew's own is compiled anew for each condition and each effect, and the page has fifty of them.

use std::any::Any;
use std::rc::Rc;
use yew::functional::Hook;

/// What an effect leaves: nothing, or what ends it.
pub trait Ending {
    /// Ends it.
    fn end(self: Box<Self>);
}

impl Ending for () {
    fn end(self: Box<Self>) {}
}

impl<F: FnOnce()> Ending for F {
    fn end(self: Box<Self>) {
        self();
    }
}

/// A condition of some type.
trait Condition: Any {
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> Condition for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

struct Erased(Rc<dyn Condition>);

impl PartialEq for Erased {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

/// Runs an effect after the page is rendered, the first time and whenever its condition is another one; before that the one
/// before is ended.
pub fn use_effect_with<T: PartialEq + 'static, E: Ending + 'static>(
    condition: T,
    effect: impl FnOnce(&T) -> E + 'static,
) -> impl Hook<Output = ()> {
    let condition = Rc::new(condition);
    let own = condition.clone();
    erased(Erased(condition), Box::new(move || Box::new(effect(&own))))
}

/// An effect of some type.
type Effect = Box<dyn FnOnce() -> Box<dyn Ending>>;

fn erased(condition: Erased, effect: Effect) -> impl Hook<Output = ()> {
    yew::functional::use_effect_with(condition, move |_: &Erased| {
        let ending = effect();
        move || ending.end()
    })
}
