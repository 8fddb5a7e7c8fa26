//! Effects of the state outside of the page's elements (runs, clock, address, colours, language, title), and events of the window
//! (keys, files, another address).

use crate::app::context::Context;
use crate::app::dom;
use crate::app::headline::format_title;
use crate::app::keys;
use crate::app::language;
use crate::app::tooltip;
use crate::embed::hook;
use crate::files::own_file;
use crate::state::action::Action;
use crate::state::history::{self, Writer};
use crate::state::notice::Notice;
use crate::state::page_state::{Edit, State};
use crate::state::race;
use crate::state::run_comparison::RunComparison;
use crate::state::store::{Side, Store, Subscription};
use crate::worker::engine::Engine;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use hyperfly_core::Scenario;
use hyperfly_request::{Algorithm, Choice, Pace, Request};
use hyperfly_text::ENGLISH;
use hyperfly_view::ColourScheme;
use hyperfly_view::draw::palette::Palette;
use hyperfly_view::figure::default_moment;
use hyperfly_view::trace::play_time::PlayTime;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{
    ClipboardEvent, DragEvent, Event, HtmlElement, HtmlOptionElement, KeyboardEvent, MediaQueryList,
};

/// Storage key of the pace and captions of stepping.
pub const KEPT_STEPS: &str = "hyperfly-live";

/// Starts all effects; they last as long as the returned value.
pub fn start(cx: &Context) -> Box<dyn Any> {
    let subscriptions: Vec<Vec<Subscription>> = vec![
        sync_runs(&cx.store.0, &cx.engine.0),
        connect_clock(&cx.store.0, &cx.engine),
        sync_colours(cx),
        language::follow(cx),
        vec![sync_title(cx), sync_menus(cx), store_steps(cx), sync_program_language(cx)],
    ];
    Box::new((subscriptions, sync_address(cx), add_listeners(cx)))
}

/// Requests a run now and whenever the request's scenario changes.
pub fn request_runs(store: &Store, request_run: impl Fn(&Scenario) + 'static) -> Subscription {
    store.watch(|state| state.request.settings.scenario(), request_run)
}

/// Keeps the engine in step with the state: samples, program, runs, comparison and curves.
pub fn sync_runs(store: &Rc<Store>, engine: &Rc<Engine>) -> Vec<Subscription> {
    let handle = || engine.clone();
    let (samples, program, ask, compare, curves) = (handle(), handle(), handle(), handle(), handle());
    let (left_store, last_comparison) = (store.clone(), RefCell::new(None));
    vec![
        store.watch(
            |state| state.own_samples.clone(),
            move |own_samples| {
                if let Some(own_samples) = own_samples {
                    samples.set_samples(own_samples.samples.clone());
                }
            },
        ),
        store.watch(
            |state| {
                let Request { settings, look, .. } = &state.request;
                (settings.algorithm == Algorithm::Program).then(|| look.program.clone())
            },
            move |text| {
                if let Some(text) = text.as_ref().filter(|text| !text.is_empty()) {
                    program.set_program(text.as_str().into());
                }
            },
        ),
        request_runs(store, move |scenario| ask.request_run(scenario)),
        // The right side is derived from these.
        store.watch(
            |state| {
                let request = &state.request;
                (
                    request.settings.clone(),
                    request.preset.map(|preset| preset.id),
                    request.look.comparison_overrides.clone(),
                )
            },
            move |_| {
                // Keep an existing comparison run when the left side changes.
                let now =
                    left_store.state(Side::Left).comparison_settings().map(|settings| settings.scenario());
                if last_comparison.replace(now.clone()) != now {
                    compare.set_comparison(now);
                }
            },
        ),
        store.watch(|state| state.needs_points(), move |needed| curves.set_shows_curves(*needed)),
    ]
}

/// Sets the document's title to the displayed run.
fn sync_title(cx: &Context) -> Subscription {
    cx.store.watch(
        |state| (state.displayed.clone(), state.language),
        |(shown, _)| {
            let title =
                shown.as_ref().map(|shown| hyperfly_text::figures::window(&format_title(shown.run())));
            let document = gloo::utils::document();
            if let Some(title) = title.filter(|title| *title != document.title()) {
                document.set_title(&title);
            }
        },
    )
}

/// Has the worker describe the program again when the page's language changes.
fn sync_program_language(cx: &Context) -> Subscription {
    let (engine, spoken) = (cx.engine.clone(), Cell::new(ENGLISH));
    cx.store.watch(
        |state| (state.request.settings.algorithm == Algorithm::Program).then_some(state.language),
        move |language| {
            if language.is_some_and(|language| spoken.replace(language) != language) {
                engine.run_program_again();
            }
        },
    )
}

/// Keeps the clock in step with the state, and pauses the state at the end of the run.
pub fn connect_clock(store: &Rc<Store>, engine: &Engine) -> Vec<Subscription> {
    let finished = Rc::downgrade(store);
    engine.player.on_finished(Rc::new(move || {
        if let Some(store) = finished.upgrade() {
            store.dispatch(Action::Play(false));
        }
    }));
    let player = || engine.player.clone();
    let (speed, window, pace, play, end, moment) =
        (player(), player(), player(), player(), player(), player());
    vec![
        store.watch(|state| state.request.look.speed, move |now| speed.set_speed(*now)),
        store.watch(
            |state| (state.request.look.window, state.request.look.loop_playback),
            move |(range, repeat)| window.set_window(*range, *repeat),
        ),
        store.watch(
            |state| {
                let look = &state.request.look;
                let (is_even, races) = (look.pace == Pace::Even, look.race.has_two_machines());
                (is_even, races, state.steps.slow, state.displayed.clone(), state.comparison.clone())
            },
            move |(is_even, races, listen, shown, comparison)| {
                let race = comparison.as_ref().filter(|_| *races);
                if *is_even {
                    // The clock of a comparison shows the left run's time, and may run on after its end.
                    let even = shown.as_ref().and_then(|shown| {
                        let end =
                            comparison.as_ref().map_or(shown.replay.t_end(), |pair| pair.alignment.end());
                        PlayTime::even(shown.replay.acts(), end)
                    });
                    // An even pace leaves time for every transition.
                    pace.set_transitions(None);
                    pace.set_play_time(even);
                } else {
                    let transitions =
                        shown.as_ref().filter(|_| *listen).map(|shown| shown.stops.slow_down_times().clone());
                    // A race slows down in its first jam only, whatever the reader has chosen elsewhere.
                    let jam = race.map(|comparison| find_contention_moments(comparison).collect());
                    pace.set_transitions(jam.or(transitions));
                    pace.set_play_time(race.and_then(|comparison| {
                        PlayTime::with_fast_tail(comparison.tail(), comparison.alignment.end())
                    }));
                }
            },
        ),
        store.watch(|state| state.request.look.play, move |now| play.set_playing(*now)),
        // The clock of a comparison runs to the end of both runs.
        store.watch(
            |state| (state.comparison.clone(), state.displayed.clone(), state.awaits_comparison()),
            move |(comparison, shown, waits)| match (comparison, shown) {
                (Some(comparison), _) => end.set_end(comparison.alignment.end(), true),
                (None, Some(shown)) => end.set_end(shown.replay.t_end(), !waits),
                _ => {}
            },
        ),
        // After the end of the run is set, which limits the cursor.
        store.watch(State::displayed_at_contention, move |shown| {
            if let Some(shown) = shown {
                moment.seek(default_moment(&shown.replay));
            }
        }),
    ]
}

/// Stores the pace and captions of stepping in the browser.
fn store_steps(cx: &Context) -> Subscription {
    let context = cx.clone();
    cx.store.watch(
        |state| (state.steps.pace, state.steps.captions),
        move |_| {
            if let Some(storage) = dom::storage() {
                // A choice that cannot be stored is lost on reload.
                let _ = storage.set_item(KEPT_STEPS, &context.state().steps.written());
            }
        },
    )
}

/// Returns moments in the first half of a race's first jam, close enough together that time passes slowly throughout.
fn find_contention_moments(comparison: &RunComparison) -> impl Iterator<Item = f64> {
    let interval = comparison.alignment.end() / 60.0;
    comparison.jams().first().into_iter().flat_map(move |jam| {
        let count = ((jam.end - jam.start) / 2.0 / interval) as u32;
        (0..=count).map(move |k| jam.start + interval * f64::from(k))
    })
}

/// Keeps the address in step with the visible request.
pub fn connect_address(store: &Rc<Store>, engine: &Rc<Engine>, writer: &Rc<Writer>) -> Box<dyn Any> {
    // Changes in one task share a history entry.
    let pending_edit = Rc::new(RefCell::new(None::<Edit>));
    let write_address = {
        let (store, engine, writer) = (Rc::downgrade(store), Rc::downgrade(engine), writer.clone());
        move |edit: Edit| {
            let Some(now) = store.upgrade() else { return };
            // An embedded figure shares the history of the page around it and must not add entries.
            let edit = if now.state(Side::Left).controls().is_some() { Edit::Quiet } else { edit };
            if pending_edit.borrow_mut().replace(edit).is_none() {
                let (store, engine) = (store.clone(), engine.clone());
                let (context, pending_edit) = (writer.clone(), pending_edit.clone());
                writer.call_after_task(move || {
                    if let (Some(store), Some(engine), Some(edit)) =
                        (store.upgrade(), engine.upgrade(), pending_edit.take())
                    {
                        context.write(&engine.visible_request(&store.state(Side::Left)), edit);
                    }
                });
            }
        }
    };
    let rests = engine.player.on_rest(Rc::new({
        let write_address = write_address.clone();
        move || write_address(Edit::Quiet)
    }));
    let changes =
        store.watch(|state| (state.request.clone(), state.edit), move |(_, edit)| write_address(*edit));
    Box::new((rests, changes))
}

/// Navigates to a fragment, unless the page already shows it.
pub fn arrive(store: &Store, engine: &Engine, writer: &Writer, fragment: &str) {
    if !writer.is_current(fragment) {
        writer.arrived(fragment);
        let state = store.state(Side::Left);
        let mut requested = history::read(fragment, state.own_samples.is_some());
        if state.controls().is_none() {
            race::begin_unless_requested(&mut requested, fragment);
        }
        engine.player.seek_in_next_run(requested.request.look.t);
        store.dispatch(Action::Navigate(Box::new(requested.request), requested.problems, requested.warnings));
    }
}

/// Synchronises the window's address with the state in both directions.
fn sync_address(cx: &Context) -> Box<dyn Any> {
    let writer = Writer::of_window();
    // Only the fragment changes. Back and forward fire popstate and a typed address hashchange; if both fire, the second finds
    // nothing new.
    let listen = |name: &'static str| {
        let (cx, writer) = (cx.clone(), writer.clone());
        EventListener::new(&gloo::utils::window(), name, move |_| {
            arrive(&cx.store, &cx.engine, &writer, &history::current());
        })
    };
    let listeners = [listen("popstate"), listen("hashchange")];
    Box::new((connect_address(&cx.store.0, &cx.engine.0, &writer), listeners))
}

/// Sets the theme's colours as custom properties of the document.
fn sync_colours(cx: &Context) -> Vec<Subscription> {
    let follow = |query: &str, action: fn(bool) -> Action| {
        let context = cx.clone();
        if let Ok(Some(query)) = gloo::utils::window().match_media(query) {
            EventListener::new(&query, "change", move |event| {
                let list = event.target().and_then(|target| target.dyn_into::<MediaQueryList>().ok());
                context.send(action(list.is_some_and(|list| list.matches())));
            })
            .forget();
        }
    };
    follow("(prefers-color-scheme: dark)", Action::SystemDark);
    // A PDF export may only switch the media to print; a printer fires events before.
    follow("print", Action::Printing);
    vec![cx.store.watch(
        |state| (state.palette_theme(), state.request.look.colours()),
        |(colours, theme)| {
            if let Some(root) = gloo::utils::document().document_element() {
                let scheme = if *colours == ColourScheme::Dark { "dark" } else { "light" };
                let style = format!("{}color-scheme: {scheme};", Palette::new(*colours).css());
                // Both names are valid, so neither call fails.
                let _ = root.set_attribute("style", &style);
                let _ = root.set_attribute("data-theme", theme.id());
                dom::forget_scale();
            }
        },
    )]
}

/// Resets menus to the state's value: after a reader has used a menu, its browser ignores the `selected` attribute.
fn sync_menus(cx: &Context) -> Subscription {
    let timeout = RefCell::new(None::<Timeout>);
    cx.store.subscribe(move || {
        // After the renders that the action causes.
        *timeout.borrow_mut() = Some(Timeout::new(0, || {
            let chosen = gloo::utils::document().query_selector_all("select:not(form *) > option[selected]");
            let Ok(chosen) = chosen else { return };
            for option in (0..chosen.length()).filter_map(|k| chosen.get(k)) {
                option.unchecked_into::<HtmlOptionElement>().set_selected(true);
            }
        }));
    })
}

/// Installs the listeners for keys, dropped and pasted files, printing and the stopwatch, and `window.hyperfly`.
fn add_listeners(cx: &Context) -> Box<dyn Any> {
    hook::install(cx);
    let window = gloo::utils::window();
    let listen = |name: &'static str, act: fn(&Context, &Event)| {
        let cx = cx.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window, name, options, move |event| act(&cx, event))
    };
    let stopwatch = ["input", "change", "click", "keydown"].map(|name| {
        let engine = cx.engine.clone();
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window, name, options, move |event| {
            engine.measure.input(event.time_stamp());
        })
    });
    Box::new((
        stopwatch,
        listen("keydown", on_keydown),
        listen("beforeprint", |cx, _| cx.send(Action::Printing(true))),
        listen("afterprint", |cx, _| cx.send(Action::Printing(false))),
        listen("dragover", on_dragover),
        listen("drop", on_drop),
        listen("paste", on_paste),
        listen("hyperfly-new-version", on_new_version),
        tooltip::keep_inside(),
    ))
}

fn on_keydown(cx: &Context, event: &Event) {
    let event: &KeyboardEvent = event.unchecked_ref();
    if keys::press(&cx.controlled_side(), event) {
        event.prevent_default();
    }
}

fn on_dragover(_: &Context, event: &Event) {
    // The browser would otherwise navigate to the file.
    event.prevent_default();
}

fn on_drop(cx: &Context, event: &Event) {
    event.prevent_default();
    let data = event.unchecked_ref::<DragEvent>().data_transfer();
    let file = data.and_then(|data| data.files()).and_then(|files| files.get(0));
    if let Some(file) = file {
        own_file::open(cx, file);
    }
}

fn on_paste(cx: &Context, event: &Event) {
    if cx.state().share {
        return;
    }
    let writes = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if writes.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA")) {
        return;
    }
    let Some(data) = event.unchecked_ref::<ClipboardEvent>().clipboard_data() else { return };
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        return own_file::open(cx, file);
    }
    if let Ok(text) = data.get_data("text") {
        own_file::paste(cx, &text);
    }
}

/// Shows a notice that a newer version of the page is available.
fn on_new_version(cx: &Context, _: &Event) {
    cx.send(Action::Notice(Some(Notice::NewVersion)));
}
