//! One-line descriptions of a run.

use hyperfly_core::Run;
use hyperfly_request::Order;
use hyperfly_text::figures;
use hyperfly_view::Replay;
use hyperfly_view::notation::numbers::{self, fixed, quantity, whole};
use hyperfly_view::notation::words;
use yew::prelude::*;

/// Describes a run, such as "Ordered binary-exchange on a 4 × 4 mesh, cut-through: 1.2 ms". The time is given if the machine's rate
/// is known.
pub fn format_title(run: &Run) -> String {
    let s = &run.scenario;
    let algorithm = words::algorithm(s.formulation.algorithm());
    let subject = if s.p == 1 {
        figures::run_one(algorithm)
    } else if s.formulation.order() == Some(Order::Ordered) {
        figures::run_ordered(algorithm, &words::machine(s), &words::messages(s))
    } else {
        figures::run(algorithm, &words::machine(s), &words::messages(s))
    };
    match s.seconds(run.report.t_parallel) {
        Some(time) => figures::run_time(&subject, &numbers::seconds(time)),
        None => subject,
    }
}

/// Describes a run with its n and, if it is complete, T_p and E.
pub fn headline(replay: &Replay) -> Html {
    let (s, report) = (&replay.run().scenario, &replay.run().report);
    let name = format_title(replay.run());
    html! {
        <>
            <b>{ name }</b>
            <span><i>{ "n" }</i>{ format!(" = {}", whole(s.n())) }</span>
            if replay.stop().is_none() {
                <span><i>{ "T" }</i><sub>{ "p" }</sub>{ format!(" = {}", quantity(report.t_parallel, 6)) }</span>
                <span><i>{ "E" }</i>{ format!(" = {}", fixed(report.efficiency, 3)) }</span>
            }
        </>
    }
}
