//! The page's header: title of the run, navigation, colours and language.

use crate::app::context::{Context, Props};
use crate::app::headline::format_title;
use crate::app::language::find_system_language;
use crate::app::navigation::Navigation;
use crate::app::notices::Notices;
use crate::app::selector::use_selector;
use crate::pages::predict;
use crate::state::action::Action;
use hyperfly_request::{Choice, Lang, Race, Theme, View};
use hyperfly_text::{NAMES, doors, page as text};
use hyperfly_view::notation::words;
use web_sys::{Element, HtmlElement, HtmlSelectElement};
use yew::prelude::*;

#[component]
pub fn Header(Props { cx }: &Props) -> Html {
    let shown = use_selector(cx, |state| state.displayed.as_ref().map(|shown| format_title(shown.run())));
    let (theme, rail, view, second_view) = use_selector(cx, |state| {
        let look = &state.request.look;
        (look.theme, state.rail, look.view, look.under)
    });
    let (in_papers, race, writes) = use_selector(cx, |state| {
        let look = &state.request.look;
        (!look.paper.is_empty(), look.race, state.writes())
    });
    let races = race.has_two_machines() && !in_papers;
    let onchange = cx.callback(|event: Event| {
        let id = event.target_unchecked_into::<HtmlSelectElement>().value();
        Action::Theme(Theme::from_id(&id).unwrap_or(Theme::Auto))
    });
    let word = |theme: Theme| match theme {
        Theme::Auto => text::theme_auto(),
        Theme::Light => text::theme_light(),
        Theme::Dark => text::theme_dark(),
        Theme::Projector => text::theme_projector(),
    };
    let onview = cx.callback(|event: Event| {
        Action::View(View::from_id(&event.target_unchecked_into::<HtmlSelectElement>().value()))
    });
    let title =
        if in_papers || races { String::new() } else { shown.unwrap_or_else(|| text::title().to_owned()) };
    // A button in the menu of a small screen closes it; on a wide screen the menu is not a popover.
    let menu = use_node_ref();
    let chosen = {
        let menu = menu.clone();
        Callback::from(move |event: MouseEvent| {
            let on_button = event
                .target_dyn_into::<Element>()
                .is_some_and(|on| on.closest("button").is_ok_and(|on| on.is_some()));
            if let (true, Some(menu)) = (on_button, menu.cast::<HtmlElement>()) {
                // Fails where the menu is not open, or where the browser has no popovers and always shows it.
                let _ = menu.hide_popover();
            }
        })
    };
    html! {
        <header>
            <h1>{ "hyperfly" }</h1>
            <button type="button" class="for-menu" popovertarget="menu">{ text::menu() }</button>
            <div id="menu" popover="auto" ref={menu} onclick={chosen}>
                <Navigation cx={cx.clone()} />
                <div class="tools">
                    <label class="signed" title={text::colours()}>
                        <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.5v13a6.5 6.5 0 0 0 0-13z" /><circle cx="8" cy="8" r="6.5" /></svg>
                        <select aria-label={text::colours()} {onchange}>
                            { for Theme::ALL.iter().map(|choice| html! {
                                <option value={choice.id()} selected={*choice == theme}>{ word(*choice) }</option>
                            }) }
                        </select>
                    </label>
                    <LanguageMenu cx={cx.clone()} />
                    if !in_papers {
                        <Doors cx={cx.clone()} asks={race == Race::None && !writes} />
                    }
                    if !in_papers && !races {
                        <button type="button" title={text::share_title()} onclick={cx.sender(Action::Share(true))}>
                            { text::share() }
                        </button>
                    }
                    <button type="button" aria-label={text::keys()} title={text::keys_title()} onclick={cx.sender(Action::Help(true))}>
                        { "?" }
                    </button>
                </div>
            </div>
            <p class="title">{ title }</p>
            <Notices cx={cx.clone()} />
            <div class="tools near">
                if !in_papers && race == Race::None {
                    <select class="views" aria-label={text::views()} onchange={onview}>
                        if let (Some(view), Some(second_view)) = (view, second_view) {
                            <option value="both" selected=true disabled=true>
                                { format!("{} + {}", words::view(view), words::view(second_view)) }
                            </option>
                        }
                        <option value="all" selected={view.is_none()}>{ text::all_views() }</option>
                        { for View::ALL.iter().map(|choice| html! {
                            <option value={choice.id()} selected={Some(*choice) == view && second_view.is_none()}>{ words::view(*choice) }</option>
                        }) }
                    </select>
                }
                if race == Race::None {
                    <button type="button" class="for-rail" aria-expanded={rail.to_string()} aria-controls="rail"
                        onclick={cx.sender(Action::Rail(!rail))}>{ text::controls() }</button>
                }
            </div>
        </header>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct DoorsProps {
    cx: Context,
    /// Whether there are questions about what is shown; there are none about programs, the race and its later steps.
    asks: bool,
}

/// Buttons for questions and for presenting.
#[component]
fn Doors(DoorsProps { cx, asks }: &DoorsProps) -> Html {
    let (ask, is_own) = (use_selector(cx, |state| state.request.look.ask.is_some()), cx.clone());
    let onask = Callback::from(move |_: MouseEvent| predict::toggle(&is_own));
    let onpresent = cx.sender(Action::Present(true));
    html! {
        <>
            if *asks {
                <button type="button" class="door" title={doors::predict_title()} aria-pressed={ask.to_string()} onclick={onask}>
                    { doors::predict() }
                </button>
            }
            <button type="button" class="door" title={doors::present_title()} onclick={onpresent}>{ doors::present() }</button>
        </>
    }
}

/// Menu of the languages, each by its own name.
#[component]
fn LanguageMenu(Props { cx }: &Props) -> Html {
    let (now, spoken) = use_selector(cx, |state| (state.request.look.lang, state.language));
    let onchange = cx.callback(|event: Event| {
        let id = event.target_unchecked_into::<HtmlSelectElement>().value();
        Action::Lang(Lang::from_id(&id).unwrap_or(Lang::Auto))
    });
    let option = |lang: &Lang| {
        let native_name = |lang: &str| Some(NAMES.iter().find(|(id, _)| *id == lang)?.1.to_owned());
        // Next to the menu of colours, which also offers the system's, the language has to be named.
        let name = match lang {
            Lang::Auto => format!("{} ({})", text::language_auto(), native_name(&find_system_language())?),
            lang => native_name(lang.id())?,
        };
        let id = (*lang != Lang::Auto).then(|| lang.id());
        Some(html! { <option value={lang.id()} lang={id} selected={*lang == now}>{ name }</option> })
    };
    html! {
        <label class="signed language" title={text::language_title()}>
            <span aria-hidden="true">{ spoken }</span>
            <select id="language" aria-label={text::language()} {onchange}>
                { for Lang::ALL.iter().filter_map(option) }
            </select>
        </label>
    }
}
