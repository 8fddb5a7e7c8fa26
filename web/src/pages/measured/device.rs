//! The device as it was calibrated, and what can be done with it.

use crate::app::context::Context;
use crate::app::symbol::prose;
use crate::figures::chart::chart;
use crate::worker::protocol::queries::measured::{Device, Kept};
use hyperfly_text::measured as text;
use hyperfly_view::chart::Plane;
use js_sys::encode_uri_component;
use yew::prelude::*;

/// Returns its parameters, its charts, and its files.
pub fn device(cx: &Context, Device { parameters, fit, charts, kept }: &Device) -> Html {
    let draw = |plane: &Plane| chart(cx, plane, text::chart(&plane.y.title, &plane.x.title));
    html! {
        <>
            <h3>{ text::device() }</h3>
            <p>{ prose(parameters) }</p>
            <p class="about">{ prose(fit) }</p>
            <div class="charts">{ for charts.iter().map(draw) }</div>
            if let Some(kept) = kept {
                { ways(kept) }
            }
        </>
    }
}

/// Returns the way to the run on this machine, and links that keep files.
fn ways(Kept { on, machine, run }: &Kept) -> Html {
    html! {
        <p class="ways">
            <a class="fix" href={format!("#{on}")}>{ text::use_device() }</a>{ " " }
            { keep("machine.json", machine, text::keep_machine().to_owned()) }{ " " }
            if let Some((p, file)) = run {
                { keep("run.json", file, text::keep_run(*p)) }
            }
        </p>
    }
}

/// Returns a link that keeps a file.
fn keep(name: &'static str, file: &str, says: String) -> Html {
    let data = String::from(encode_uri_component(file));
    let href = format!("data:application/json;charset=utf-8,{data}");
    html! { <a class="fix" download={name} {href}>{ says }</a> }
}
