//! A new visitor finds the way by visible text and accessible names only.

use hyperfly_core::trace::Activity;
use hyperfly_request::{Request, Settings};
use hyperfly_tests::browser::TIMEOUT;
use hyperfly_tests::page::first_minute::{Hand, first_minute};
use hyperfly_tests::page::{Page, native_run};
use hyperfly_view::notation::numbers::{fixed, quantity};
use hyperfly_view::notation::words;
use hyperfly_view::text::breakdown::label;
use std::time::{Duration, Instant};

#[tokio::test]
async fn first_minute_is_completed_by_mouse() {
    first_minute(Hand::Mouse).await;
}

/// Whether the displayed time advances. Waits long if it should, and half a second if it should not.
async fn wait_for_time_to_advance(page: &Page, expected: bool) -> bool {
    let before = page.read_soon("t = ").await;
    let start = Instant::now();
    while start.elapsed() < if expected { TIMEOUT } else { Duration::from_millis(500) } {
        if page.read_soon("t = ").await != before {
            return true;
        }
    }
    false
}

/// Returns the terms of the sum that explains T_p, with their times and fractions, as read from their buttons.
async fn read_terms(page: &Page, scenario: &Settings) -> Vec<(Activity, String, f64)> {
    let buttons = page.things("button").await;
    let mut terms = Vec::new();
    for activity in Activity::ALL {
        let end = format!(" {}", label(scenario.machine, activity));
        let of_term = buttons.iter().find_map(|button| button.name.strip_suffix(&end));
        let Some(time) = of_term.and_then(|name| name.rsplit(' ').next()) else { continue };
        let number: f64 = time.replace('\u{202f}', "").parse().unwrap_or_else(|_| panic!("{of_term:?}"));
        terms.push((activity, time.to_owned(), number));
    }
    let sum: f64 = terms.iter().map(|(.., time)| time).sum();
    terms.into_iter().map(|(activity, text, time)| (activity, text, time / sum)).collect()
}

#[tokio::test]
async fn newcomer_raises_p_and_finds_why_efficiency_falls() {
    let page = Page::open_without_waiting("p=16").await;
    let default_request = Request::from_fragment("p=16").0.expect("the default");
    let first = default_request.settings.clone();
    let runs =
        |s: &Settings| format!("{} on {}", words::algorithm(s.algorithm), words::machine(&s.scenario()));
    page.read_soon(&runs(&first)).await;
    for heading in ["hyperfly", "Machine", "Butterfly", "Timeline"] {
        page.find("heading", heading).await;
    }

    // Playback is on. The button's name says how to pause, and then how to resume.
    assert!(wait_for_time_to_advance(&page, true).await, "nothing moves");
    page.click_on(&page.find("button", "Pause").await).await;
    page.find("button", "Play").await;
    assert!(!wait_for_time_to_advance(&page, false).await, "it does not stop");
    page.click_on(&page.find("button", "Play").await).await;
    assert!(wait_for_time_to_advance(&page, true).await, "it does not go on");
    page.find("button", "Pause").await;

    // The value of the efficiency is below its name.
    let before = page.read_below("efficiency").await;
    let native = native_run(&default_request).report;
    assert_eq!(before, fixed(native.efficiency, 3));
    let terms_before = read_terms(&page, &first).await;

    // More processors, in the field with that name.
    let field = page.find("textbox", "processors").await;
    assert_eq!(field.value, first.p.to_string());
    page.click_on(&field).await;
    for key in ["End", "Shift+Home", "6", "4", "Enter"] {
        page.press(key).await;
    }
    let settings64 = Settings { p: 64, ..first.clone() };
    page.read_soon(&runs(&settings64)).await;
    page.wait_until_settled().await;
    assert_eq!(page.find("textbox", "processors").await.value, "64");
    let run = native_run(&Request::from(settings64.clone()));
    let after = page.read_below("efficiency").await;
    assert_eq!(after, fixed(run.report.efficiency, 3));
    let number = |text: &str| text.parse::<f64>().expect("a number");
    assert!(number(&after) < number(&before), "E went from {before} to {after}");

    // The question next to E leads to the answer.
    let question = page.find("button", "why").await;
    page.click_on(&question).await;
    page.read_soon("Why it takes this long").await;
    let terms_after = read_terms(&page, &settings64).await;
    let share_of = |terms: &[(Activity, String, f64)], wanted: Activity| {
        terms.iter().find(|(activity, ..)| *activity == wanted).map_or(0.0, |(.., share)| *share)
    };
    let find_largest_growth = |growth: &dyn Fn(Activity) -> f64| {
        let largest = Activity::ALL.into_iter().max_by(|a, b| growth(*a).total_cmp(&growth(*b)));
        largest.expect("there are activities")
    };
    let shown_term =
        find_largest_growth(&|activity| share_of(&terms_after, activity) - share_of(&terms_before, activity));
    let simulated_term =
        find_largest_growth(&|activity| run.report.breakdown.of(activity) - native.breakdown.of(activity));
    assert_eq!(shown_term, simulated_term, "{terms_before:?} {terms_after:?}");
    assert_ne!(shown_term, Activity::Compute);
    // Every term belongs to the run and is readable on the screen.
    let texts = page.read().await;
    for (activity, time, _) in &terms_after {
        let seconds = run.report.breakdown.of(*activity) * run.report.t_parallel;
        assert_eq!(*time, quantity(seconds, 6), "{activity:?}");
        let is_shown = |words: &str| texts.iter().any(|text| text.text == words);
        assert!(
            is_shown(time) && is_shown(label(settings64.machine, *activity)),
            "{activity:?} is not on the screen: {texts:?}"
        );
    }
    // The sentence at the top names the largest term apart from computing.
    let word = label(settings64.machine, shown_term);
    page.eval("document.querySelector('main').scrollTo(0, 0)").await;
    let texts = page.read().await;
    let description =
        texts.iter().any(|text| text.text.to_lowercase().starts_with(&format!("{word} takes ")));
    assert!(description, "no sentence about {word}: {texts:?}");
    page.assert_quiet().await;
}
