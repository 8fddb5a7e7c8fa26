//! What follows from the state outside of the page's elements: runs, clock, address, colours, listeners.

use super::header::title;
use super::lesson;
use crate::context::Context;
use crate::effect::use_effect_with;
use crate::engine::NEW_VERSION;
use crate::history::{self, Writer};
use crate::hook::{self, Latest};
use crate::import;
use crate::keys;
use crate::state::{Action, Edit};
use gloo::events::{EventListener, EventListenerOptions};
use hyperfly_core::scenario::Choice;
use hyperfly_view::palette::Palette;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    ClipboardEvent, DragEvent, File, HtmlElement, HtmlOptionElement, KeyboardEvent, MediaQueryList,
};
use yew::prelude::*;

/// A scenario that changed is run.
#[hook]
pub fn use_runs(cx: &Context) {
    let engine = cx.engine.clone();
    use_effect_with(cx.state.own.clone(), move |own| {
        if let Some(own) = own {
            engine.set_samples(own.samples.clone());
        }
    });
    let engine = cx.engine.clone();
    use_effect_with(cx.state.request.scenario.clone(), move |scenario| engine.ask(scenario));
    let engine = cx.engine.clone();
    use_effect_with(cx.state.compared(), move |right| engine.compare(right.clone()));
    let engine = cx.engine.clone();
    use_effect_with(cx.state.shows_curves(), move |curves| engine.draw_curves(*curves));
}

/// What is shown gives the document its title.
#[hook]
pub fn use_title(cx: &Context) {
    use_effect_with(cx.state.shown.clone(), |shown| {
        if let Some(shown) = shown {
            gloo::utils::document().set_title(&hyperfly_text::figures::window(&title(shown.run())));
        }
    });
}

/// The clock runs as the state says, and says when it reaches the end.
#[hook]
pub fn use_clock(cx: &Context) {
    let own = cx.clone();
    use_effect_with((), move |()| {
        let player = own.engine.player.clone();
        player.arrive(own.state.request.look.t);
        let finished = own.clone();
        player.on_finished(Rc::new(move || finished.play(false)));
    });
    let engine = cx.engine.clone();
    use_effect_with(cx.state.request.look.speed, move |speed| engine.player.set_speed(*speed));
    let engine = cx.engine.clone();
    use_effect_with((cx.state.request.look.window, cx.state.request.look.again), move |(window, again)| {
        engine.player.set_window(*window, *again);
    });
    let engine = cx.engine.clone();
    use_effect_with((cx.state.steps.slow, cx.state.shown.clone()), move |(slow, shown)| {
        let turns = shown.as_ref().filter(|_| *slow).map(|shown| shown.stops.telling().clone());
        engine.player.set_turns(turns);
    });
    let steps = cx.state.steps;
    use_effect_with((steps.pace, steps.captions), move |_| steps.keep());
    let engine = cx.engine.clone();
    use_effect_with(cx.state.request.look.play, move |play| engine.player.set_playing(*play));
}

/// The address says what is seen, and the page shows what the address says.
#[hook]
pub fn use_address(cx: &Context) {
    let writer = use_memo((), |()| Writer::default());
    let write = writer.clone();
    // The history is that of the page around an embedded figure, and no place for the figure's.
    let edit = if cx.state.controls().is_some() { Edit::Quiet } else { cx.state.edit };
    use_effect_with((cx.state.request.clone(), edit), move |(request, edit)| write.write(request, *edit));

    let latest = use_mut_ref(|| None::<Context>);
    *latest.borrow_mut() = Some(cx.clone());
    use_effect_with((), move |()| {
        // The address of this page never changes the document: popstate comes for back and forward, hashchange for
        // an address that was typed; both may come for one step, and the second then finds nothing new.
        let listen = |name: &'static str| {
            let (latest, writer) = (latest.clone(), writer.clone());
            EventListener::new(&gloo::utils::window(), name, move |_| {
                let Some(cx) = latest.borrow().clone() else { return };
                let fragment = history::current();
                if !writer.is_current(&fragment) {
                    writer.arrived(&fragment);
                    let asked = history::read(&fragment, cx.state.own.is_some());
                    cx.engine.player.arrive(asked.request.look.t);
                    cx.send(Action::Navigate(Box::new(asked.request), asked.problems, asked.warnings));
                }
            })
        };
        let listeners = (listen("popstate"), listen("hashchange"));
        move || drop(listeners)
    });
}

/// The colours of the theme as custom properties of the document.
#[hook]
pub fn use_colours(cx: &Context) {
    let theme = cx.state.palette_theme();
    use_effect_with((theme, cx.state.request.look.colours()), |(colours, theme)| {
        if let Some(root) = gloo::utils::document().document_element() {
            let scheme = if *colours == hyperfly_view::palette::Theme::Dark { "dark" } else { "light" };
            let style = format!("{}color-scheme: {scheme};", Palette::new(*colours).css());
            // Neither can fail: both names are valid.
            let _ = root.set_attribute("style", &style);
            let _ = root.set_attribute("data-theme", theme.id());
        }
    });
    let own = cx.clone();
    use_effect_with((), move |()| {
        let query = gloo::utils::window().match_media("(prefers-color-scheme: dark)").ok().flatten();
        let listener = query.map(|query| {
            EventListener::new(&query, "change", move |event| {
                let list = event.target().and_then(|target| target.dyn_into::<MediaQueryList>().ok());
                own.send(Action::SystemDark(list.is_some_and(|list| list.matches())));
            })
        });
        move || drop(listener)
    });
}

/// Menus show what the state says: once a reader has used a menu, its browser no longer looks at the attribute.
#[hook]
pub fn use_menus() {
    use_effect(|| {
        let Ok(chosen) = gloo::utils::document().query_selector_all("select:not(form *) > option[selected]")
        else {
            return;
        };
        for k in 0..chosen.length() {
            if let Some(option) = chosen.get(k) {
                option.unchecked_into::<HtmlOptionElement>().set_selected(true);
            }
        }
    });
}

/// Keys, files that are dropped or pasted, the stopwatch, and `window.hyperfly`.
#[hook]
pub fn use_listeners(cx: &Context) {
    let latest: Rc<Latest> = use_memo((), |()| Latest::default());
    *latest.borrow_mut() = Some(cx.clone());
    use_effect_with((), move |()| {
        hook::install(&latest);
        let window = gloo::utils::window();
        let on = |name: &'static str, act: fn(&Context, &Event)| {
            let latest = latest.clone();
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, name, options, move |event| {
                let cx = latest.borrow().clone();
                if let Some(cx) = cx {
                    act(&cx, event);
                }
            })
        };
        let stopwatch = ["input", "change", "click", "keydown"].map(|name| {
            let latest = latest.clone();
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, name, options, move |event| {
                if let Some(cx) = &*latest.borrow() {
                    cx.engine.measure.input(event.time_stamp());
                }
            })
        });
        let listeners = (
            stopwatch,
            on("keydown", pressed),
            on("dragover", dragged),
            on("drop", dropped),
            on("paste", pasted),
            on("hyperfly-new-version", offered),
        );
        move || drop(listeners)
    });
}

fn pressed(cx: &Context, event: &Event) {
    let event: &KeyboardEvent = event.unchecked_ref();
    if keys::press(&cx.in_hand(), event) {
        event.prevent_default();
    }
}

fn dragged(_: &Context, event: &Event) {
    // Else the browser would open the file in place of the page.
    event.prevent_default();
}

fn dropped(cx: &Context, event: &Event) {
    event.prevent_default();
    let data = event.unchecked_ref::<DragEvent>().data_transfer();
    let file = data.and_then(|data| data.files()).and_then(|files| files.get(0));
    if let Some(file) = file {
        open(cx, file);
    }
}

fn pasted(cx: &Context, event: &Event) {
    if cx.state.share {
        return;
    }
    let writes = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if writes.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA")) {
        return;
    }
    let Some(data) = event.unchecked_ref::<ClipboardEvent>().clipboard_data() else { return };
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        return open(cx, file);
    }
    if let Ok(text) = data.get_data("text") {
        if lesson::is_one(&text) {
            return cx.send(Action::Lesson(text.into()));
        }
        take(cx, import::from_text(hyperfly_text::controls::pasted(), &text));
    }
}

/// Reads a file of the reader's.
pub fn open(cx: &Context, file: File) {
    let cx = cx.clone();
    cx.send(Action::FileProblem(None));
    spawn_local(async move {
        if let Some(text) = lesson::from_file(&file).await {
            return cx.send(Action::Lesson(text.into()));
        }
        take(&cx, import::from_file(file).await);
    });
}

fn take(cx: &Context, read: Result<import::Own, String>) {
    match read {
        Ok(own) => cx.send(Action::Own(Rc::new(own))),
        Err(why) => cx.send(Action::FileProblem(Some(why))),
    }
}

/// Loads the page anew.
pub fn reload() {
    // A page that cannot be reloaded stays as it is.
    let _: Result<(), JsValue> = gloo::utils::window().location().reload();
}

/// A newer version of the page waits.
fn offered(cx: &Context, _: &Event) {
    cx.send(Action::Notice(Some(NEW_VERSION.to_owned())));
}

/// Lets the newer version take over; static/offline.js loads the page anew when it has.
pub fn take_over() {
    if let Ok(event) = Event::new("hyperfly-take-over") {
        // Nobody refuses it, and there is nothing to do if somebody did.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}
