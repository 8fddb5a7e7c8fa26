//! The figures on the page.

use crate::state::page_state::State;
use hyperfly_request::{Algorithm, Choice, View};
use hyperfly_view::views::{self, Needs};

/// Whether a view shows steps of a run, which mean something even if the run is not complete.
pub fn shows_steps(view: View) -> bool {
    views::has_time(view) && views::of(view).needs() == Needs::Run
}

/// Returns the figures on the page. Unless one view is chosen, figures without content for this run are left out, and those that
/// appear on demand.
pub fn visible_views(state: &State) -> Vec<View> {
    let look = &state.request.look;
    let alone = look.view.is_some();
    let replay = state.displayed.as_ref().map(|shown| &*shown.replay);
    let is_offered = |view: View| {
        let descriptor = views::of(view);
        // Of a program that stopped early, only pictures of its steps mean something.
        let is_stopped = replay.is_some_and(|replay| replay.stop().is_some());
        alone || !descriptor.is_on_demand() && descriptor.suits(replay) && (shows_steps(view) || !is_stopped)
    };
    let mut visible: Vec<View> =
        View::ALL.iter().copied().filter(|view| look.shows(*view) && is_offered(*view)).collect();
    visible.retain(|view| !view.is_curve());
    let has_curves = match alone {
        true => state.shows_curves(),
        // A program has a single point.
        false => state.request.settings.algorithm != Algorithm::Program,
    };
    if has_curves {
        visible.push(View::Efficiency);
    }
    visible
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::state::displayed_run::DisplayedRun;
    use hyperfly_core::limits::Options;
    use hyperfly_request::{Request, run};
    use hyperfly_view::trace::replay::ProgramLines;

    #[test]
    fn view_on_demand_appears_only_when_chosen() {
        let visible = |fragment: &str| {
            let request = Request::from_fragment(fragment).0.expect("a request");
            visible_views(&State::new(request, Vec::new(), Vec::new(), false))
        };
        assert!(
            visible("p=16&n=64").contains(&View::Machine) && !visible("p=16&n=64").contains(&View::HeatMap)
        );
        assert_eq!(visible("view=heat-map"), [View::HeatMap]);
        assert_eq!(visible("view=machine,heat-map"), [View::Machine, View::HeatMap]);
    }

    #[test]
    fn program_that_stops_early_keeps_only_pictures_of_its_steps() {
        let visible_with_fault = |fault| {
            let request = Request::from_fragment("p=4&n=64&algorithm=program").0.expect("a request");
            let settings = Request::from_fragment("p=4&n=64").0.expect("a request").settings;
            let run = run(&settings, None, Options::default()).expect("a possible request");
            let program = ProgramLines { fault, ..ProgramLines::default() };
            let displayed = Some(DisplayedRun::of_program(run.into(), Some(program)));
            let state = State::new(request, Vec::new(), Vec::new(), false);
            visible_views(&State { displayed, ..state })
        };
        let all = visible_with_fault(None);
        assert!([View::Breakdown, View::Spectrum, View::Machine].iter().all(|view| all.contains(view)));
        let stopped = visible_with_fault(Some(2));
        assert_eq!(stopped, [View::Machine, View::Butterfly, View::Timeline, View::Distribution]);
    }
}
