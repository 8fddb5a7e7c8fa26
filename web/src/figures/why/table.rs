//! T_p as a sum: a row of buttons, one per term, and a table that compares the formula with the run.

use crate::figures::markup::Markup;
use crate::state::displayed_run::DisplayedRun;
use hyperfly_core::trace::Activity;
use hyperfly_model::Form;
use hyperfly_text::why as text;
use hyperfly_view::notation::numbers::{percent, quantity};
use hyperfly_view::text::table::channel_name;
use hyperfly_view::text::why::formula::math;
use hyperfly_view::text::why::{Explanation, Term, symbol};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct TermProps {
    pub shown: Rc<DisplayedRun>,
    /// Receives the term under the pointer or with the focus.
    pub hover: Callback<Option<Activity>>,
    /// Receives the pressed term.
    pub pin: Callback<Activity>,
}

#[derive(Clone, PartialEq, Properties)]
pub struct BusiestChannelProps {
    pub shown: Rc<DisplayedRun>,
    pub show: Callback<u32>,
}

/// Event handlers of an element that represents a term.
struct TermCallbacks {
    over: Callback<PointerEvent>,
    leave: Callback<PointerEvent>,
    focus: Callback<FocusEvent>,
    press: Callback<MouseEvent>,
}

impl TermProps {
    fn callbacks(&self, activity: Activity) -> TermCallbacks {
        TermCallbacks {
            over: self.hover.reform(move |_| Some(activity)),
            leave: self.hover.reform(|_| None),
            focus: self.hover.reform(move |_| Some(activity)),
            press: self.pin.reform(move |_| activity),
        }
    }
}

/// Renders a formula as MathML.
fn formula(content: &str) -> Html {
    html! { <Markup source={format!("<math>{content}</math>")} /> }
}

/// The equation of T_p, whose terms are buttons.
#[component]
pub fn Sum(props: &TermProps) -> Html {
    let run = props.shown.run();
    let why = Explanation::new(run);
    // A bound has no formula for waiting times.
    let exact = why.closed.is_some_and(|(_, form, _)| form == Form::Exact);
    let content = |term: &Term| {
        let computed = exact || (term.activity as usize) < Activity::Contention as usize;
        match (term.formula.as_ref().filter(|_| computed), symbol(&run.scenario, term.activity)) {
            (Some(formula), _) => math(formula, false),
            (None, Some(symbol)) => format!("{}<mo>⋅</mo><mo>…</mo>", symbol.mathml()),
            (None, None) => format!("<msub><mi>T</mi><mtext>{}</mtext></msub>", term.label),
        }
    };
    let button = |(k, term): (usize, &Term)| {
        let (time, share) = (quantity(term.run, 6), term.run / why.run);
        let TermCallbacks { over, leave, focus, press } = props.callbacks(term.activity);
        html! {
            <span key={term.activity.name()}>
                { if k == 0 { "=" } else { "+" } }
                <button type="button" aria-pressed="false" data-term={term.activity.name()}
                    title={text::term_told(term.label, &time, &percent(share))} style={format!("--share:{share:.4}")}
                    onpointerover={over} onpointerleave={leave} onfocusin={focus} onclick={press}>
                    { formula(&content(term)) }
                    <b>{ time }</b>
                    <small>{ term.label }</small>
                </button>
            </span>
        }
    };
    // Omit terms that are rounding errors of the sum.
    let terms = why.terms.iter().filter(|term| term.run > 1e-12 * why.run);
    html! {
        <div class="sum" role="group" aria-label={text::terms()}>
            { formula("<msub><mi>T</mi><mi>p</mi></msub>") }
            { for terms.enumerate().map(button) }
            <span>{ "=" }<output>{ quantity(why.run, 6) }</output></span>
        </div>
    }
}

/// The guarantee of the formula, and the most loaded channel.
#[component]
pub fn BusiestChannel(BusiestChannelProps { shown, show }: &BusiestChannelProps) -> Html {
    let replay = &shown.replay;
    let note = Explanation::new(replay.run()).note();
    let busiest = replay.busiest_channel().map(|hot| {
        let name = channel_name(replay, hot.channel);
        let words = if hot.is_one_of_several {
            text::worst_of_several(&name, hot.load)
        } else {
            text::worst(&name, hot.load)
        };
        let press = show.reform(move |_: MouseEvent| hot.channel);
        html! {
            <>
                { format!(" {words} ") }
                <button type="button" data-channel={hot.channel.to_string()} onclick={press}>{ text::show_worst() }</button>
            </>
        }
    });
    html! { <p>{ note }{ busiest }</p> }
}

#[component]
pub fn Terms(props: &TermProps) -> Html {
    let why = Explanation::new(props.shown.run());
    let has_closed = why.closed.is_some();
    let closed = match why.closed {
        Some((_, Form::LowerBound, _)) => text::column_formula_least(),
        Some((_, Form::Estimate, _)) => text::column_formula_about(),
        _ => text::column_formula(),
    };
    let headings = if has_closed {
        vec![text::column_term(), text::column_numbers(), closed, text::column_beyond(), text::column_run()]
    } else {
        vec![text::column_term(), text::column_run()]
    };
    let row = |term: &Term| {
        let TermCallbacks { over, leave, focus, press } = props.callbacks(term.activity);
        html! {
            <tr key={term.activity.name()} data-term={term.activity.name()} onpointerover={over} onpointerleave={leave} onfocusin={focus} onclick={press}>
                <th scope="row">{ term.label }</th>
                if let Some(closed) = term.closed {
                    <td>{ formula(&term.formula.as_ref().map(|of| math(of, true)).unwrap_or_default()) }</td>
                    <td>{ quantity(closed, 6) }</td>
                    <td>{ difference(&why, term.run, closed) }</td>
                }
                <td>{ quantity(term.run, 6) }</td>
            </tr>
        }
    };
    html! {
        <table>
            <thead><tr>{ for headings.into_iter().map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
            <tbody>{ for why.terms.iter().map(row) }</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{ text::sum() }</th>
                    if let Some((closed, _, _)) = why.closed {
                        <td></td>
                        <td>{ quantity(closed, 6) }</td>
                        <td>{ difference(&why, why.run, closed) }</td>
                    }
                    <td>{ quantity(why.run, 6) }</td>
                </tr>
            </tfoot>
        </table>
    }
}

fn difference(why: &Explanation, run: f64, closed: f64) -> String {
    match why.excess(run, closed) {
        0.0 => "–".to_owned(),
        beyond if beyond > 0.0 => format!("+{}", quantity(beyond, 6)),
        beyond => quantity(beyond, 6),
    }
}
