//! T_p as a sum, as HTML: the formula as a row of buttons, one a term, and a table of what it says beside what the run took.
//!
//! A term says in `data-term` which activity it is; the page links it with the pictures. `data-channel` is the most loaded
//! channel, and a button that leads there.

use super::formula::math;
use super::{Term, Why, say, symbol};
use crate::numbers::{percent, quantity};
use crate::replay::Replay;
use crate::table::channel_name;
use hyperfly_core::trace::Activity;
use hyperfly_model::Form;

/// Writes it; the table is folded away or `open`.
pub fn html(replay: &Replay, open: bool) -> String {
    let run = replay.run();
    let s = &run.scenario;
    let why = Why::new(run);
    let mut out = String::with_capacity(8192);
    let mut put = |parts: &[&str]| parts.iter().for_each(|part| out.push_str(part));
    let tp = "<math><msub><mi>T</mi><mi>p</mi></msub></math>";
    let t_parallel = quantity(why.run, 6);
    // Of a bound the rest is no formula of what the run waited.
    let exact = why.closed.is_some_and(|(_, form, _)| form == Form::Exact);
    put(&["<div class=\"sum\" role=\"group\" aria-label=\"", say::terms(), "\">", tp]);
    let mut sign = "=";
    // Terms that are only rounding errors of a sum are left out.
    for term in why.terms.iter().filter(|term| term.run > 1e-12 * why.run) {
        let (time, share) = (quantity(term.run, 6), term.run / why.run);
        let told = say::term_told(term.label, &time, &percent(share));
        let set = match term
            .formula
            .as_ref()
            .filter(|_| exact || (term.activity as usize) < Activity::Contention as usize)
        {
            Some(formula) => math(formula, false),
            None => match symbol(s, term.activity) {
                Some(symbol) => [symbol.mathml(), "<mo>⋅</mo><mo>…</mo>"].concat(),
                None => ["<msub><mi>T</mi><mtext>", term.label, "</mtext></msub>"].concat(),
            },
        };
        put(&[
            "<span>",
            sign,
            "<button type=\"button\" aria-pressed=\"false\" data-term=\"",
            term.activity.name(),
        ]);
        put(&["\" title=\"", &told, "\" style=\"--share:", &format!("{share:.4}"), "\"><math>", &set]);
        put(&["</math><b>", &time, "</b><small>", term.label, "</small></button></span>"]);
        sign = "+";
    }
    put(&["<span>=<output>", &t_parallel, "</output></span></div><p>", &why.note()]);
    if let Some(hot) = replay.busiest() {
        let name = &channel_name(replay, hot.channel);
        let worst = match hot.is_one_of_several {
            true => say::worst_of_several(name, hot.load),
            false => say::worst(name, hot.load),
        };
        put(&[" ", &worst, " <button type=\"button\" data-channel=\"", &hot.channel.to_string(), "\">"]);
        put(&[say::show_worst(), "</button>"]);
    }
    let fold = if open { "</p><details open><summary>" } else { "</p><details><summary>" };
    put(&[fold, say::term_by_term(), "</summary><table><thead><tr>"]);
    let closed = match why.closed {
        Some((_, Form::LowerBound, _)) => say::column_formula_least(),
        Some((_, Form::Estimate, _)) => say::column_formula_about(),
        _ => say::column_formula(),
    };
    let heads = [say::column_term(), say::column_numbers(), closed, say::column_beyond(), say::column_run()];
    // Without a closed form there are names and times.
    let shown = |k: usize| why.closed.is_some() || k == 0 || k == 4;
    for (_, head) in heads.iter().enumerate().filter(|(k, _)| shown(*k)) {
        put(&["<th scope=\"col\">", head, "</th>"]);
    }
    put(&["</tr></thead><tbody>"]);
    let difference = |run: f64, closed: f64| match why.beyond(run, closed) {
        0.0 => "–".to_owned(),
        beyond if beyond > 0.0 => ["+", &quantity(beyond, 6)].concat(),
        beyond => quantity(beyond, 6),
    };
    for Term { activity, label, run, closed, formula } in &why.terms {
        put(&["<tr data-term=\"", activity.name(), "\"><th scope=\"row\">", label, "</th>"]);
        if let Some(closed) = closed {
            let set = formula.as_ref().map_or_else(String::new, |formula| math(formula, true));
            put(&["<td><math>", &set, "</math></td><td>", &quantity(*closed, 6), "</td><td>"]);
            put(&[&difference(*run, *closed), "</td>"]);
        }
        put(&["<td>", &quantity(*run, 6), "</td></tr>"]);
    }
    put(&["</tbody><tfoot><tr><th scope=\"row\">", say::sum(), "</th>"]);
    if let Some((closed, _, _)) = why.closed {
        put(&["<td></td><td>", &quantity(closed, 6), "</td><td>", &difference(why.run, closed), "</td>"]);
    }
    put(&["<td>", &t_parallel, "</td></tr></tfoot></table></details>"]);
    out
}
