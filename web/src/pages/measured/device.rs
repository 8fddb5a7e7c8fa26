//! The calibrated device: its parameters, charts and files.

use crate::app::context::Context;
use crate::app::symbol::prose;
use crate::figures::chart::chart;
use crate::worker::protocol::queries::measured::{Device, MachineUses};
use hyperfly_text::measured as text;
use hyperfly_view::chart::Plane;
use js_sys::encode_uri_component;
use yew::prelude::*;

/// Renders the parameters, the charts and the file links.
pub fn render_device(cx: &Context, Device { parameters, fit, charts, machine_uses }: &Device) -> Html {
    let draw = |plane: &Plane| chart(cx, plane, text::chart(&plane.y.title, &plane.x.title));
    html! {
        <>
            <h3>{ text::device() }</h3>
            <p>{ prose(parameters) }</p>
            <p class="about">{ prose(fit) }</p>
            <div class="charts">{ for charts.iter().map(draw) }</div>
            if let Some(machine_uses) = machine_uses {
                { render_links(machine_uses) }
            }
        </>
    }
}

/// Renders the link to a run on this machine, and the download links.
fn render_links(MachineUses { explorer, machine, run }: &MachineUses) -> Html {
    html! {
        <p class="ways">
            <a class="fix" href={format!("#{explorer}")}>{ text::use_device() }</a>{ " " }
            { render_download_link("machine.json", machine, text::keep_machine().to_owned()) }{ " " }
            if let Some((p, file)) = run {
                { render_download_link("run.json", file, text::keep_run(*p)) }
            }
        </p>
    }
}

/// Renders a link that downloads a JSON file.
fn render_download_link(name: &'static str, file: &str, label: String) -> Html {
    let data = String::from(encode_uri_component(file));
    let href = format!("data:application/json;charset=utf-8,{data}");
    html! { <a class="fix" download={name} {href}>{ label }</a> }
}
