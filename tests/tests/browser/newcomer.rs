//! A newcomer: in the first minute from the race to a value in a message, in every language, with the mouse and by the keyboard
//! alone; and in the workbench, where p is made larger, E falls, and the page says why. All by what can be read on the page and by
//! the names of its controls (`hyperfly_tests::newcomer`).

use hyperfly_core::trace::Activity;
use hyperfly_request::{Choice, Request, Settings};
use hyperfly_tests::page::{Page, natively};
use hyperfly_tests::rooms::languages;
use hyperfly_text::{controls, race as said, table, view};
use hyperfly_view::breakdown::label;
use hyperfly_view::describe::describe;
use hyperfly_view::numbers::{fixed, quantity};
use hyperfly_view::{Jam, Replay, Selection, words};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// What a newcomer has in hand.
#[derive(Clone, Copy, Debug)]
enum Hand {
    Mouse,
    Keys,
}

/// The first minute of somebody.
struct Minute<'a> {
    page: &'a Page,
    hand: Hand,
    begun: Instant,
    clicks: u32,
}

impl Minute<'_> {
    /// Presses a button, by what it says.
    async fn press(&mut self, name: &str) {
        let button = self.page.find_soon("button", name).await;
        match self.hand {
            Hand::Mouse => self.page.click_on(&button).await,
            Hand::Keys => {
                self.page.tab_to(&button).await;
                self.page.press("Enter").await;
            }
        }
        self.clicks += 1;
    }

    /// Raises n by the arrow keys, as the line says, until it says that so many points stayed.
    async fn raise_n(&self, stayed: u32) {
        let stays = said::hand_stays(&stayed.to_string());
        for _ in 0..400 {
            let read = self.page.read().await;
            let is = |text: &str| read.iter().any(|read| read.text == text);
            if is(&stays) {
                return;
            }
            let kept = &fixed(0.4, 2);
            let below = |e: &str| is(&said::hand_begin(e, kept)) || is(&said::hand_below(e, kept));
            if read.iter().filter_map(|read| read.text.strip_prefix("E = ")).any(below) {
                self.page.press("ArrowUp").await;
                self.page.settled().await;
            } else {
                tokio::time::sleep(Duration::from_millis(25)).await;
            }
        }
        panic!("nowhere is {stays:?} to be read, only {:?}", self.page.read().await);
    }

    /// Reads the value of an element that a message takes to its partner, at its card; it must be that of this run.
    async fn read_value(&self, replay: &Replay) {
        let picture = self.page.things("application").await.remove(0);
        let [left, top, right, bottom] = self.page.place_of(&picture).await;
        if let Hand::Keys = self.hand {
            self.page.tab_to(&picture).await;
        }
        let elements = (0..=4).flat_map(|stage| (0..16).map(move |index| (stage, index)));
        let elements: Vec<_> = elements.map(|(stage, index)| Selection::Element { stage, index }).collect();
        for step in 1..60 {
            match self.hand {
                // Along a row of discs.
                Hand::Mouse => {
                    let x = left + (right - left) * f64::from(step) / 60.0;
                    self.page.point(x, top + (bottom - top) * 0.4).await;
                }
                Hand::Keys => self.page.press("ArrowRight").await,
            }
            let read = self.page.read().await;
            let read: Vec<&str> = read.iter().map(|read| read.text.as_str()).collect();
            let value = read.iter().position(|text| *text == table::value()).map(|at| read[at + 1]);
            let travels = read.contains(&table::travels()) && read.contains(&table::partner());
            if !travels || value.is_none_or(|value| value == view::not_yet()) {
                continue;
            }
            let t = self.page.state().await["t"].as_f64().unwrap_or_default();
            let is_there = |element: &Selection| {
                let rows = describe(replay, *element, t);
                let card: Vec<&str> = rows.iter().flat_map(|row| [&*row.name, &*row.value]).collect();
                read.windows(card.len()).any(|part| part == card)
            };
            assert!(elements.iter().any(is_there), "a card that is not the run's: {read:?}");
            return;
        }
        panic!("no value is to be read, only {:?}", self.page.read().await);
    }
}

/// The run of an address, replayed.
fn replay(fragment: &str) -> Rc<Replay> {
    Replay::new(Rc::new(natively(&Request::from_fragment(fragment).0.expect("a request"))))
}

/// From the race of two machines, its jam, 1024 processors, the isoefficiency curve by hand and a value in a message to the
/// workbench.
async fn first_minute(hand: Hand) {
    let loads = [64, 1024].map(|p| {
        let jam = Jam::first(&replay(&format!("p={p}&n=4096&topology=mesh")));
        u32::from(jam.expect("a mesh jams").load)
    });
    let values = replay("p=4&n=16");
    let page = Page::opening("p=4&play=false").await;
    // A mouse needs no words: one language from each side is enough.
    let all = languages().filter(|lang| matches!(hand, Hand::Keys) || matches!(lang.id(), "en" | "ar"));
    for lang in all {
        assert!(hyperfly_text::speak(lang.id()));
        let mut minute = Minute { page: &page, hand, begun: Instant::now(), clicks: 0 };
        page.open_again(&format!("lang={}", lang.id())).await;
        page.find_soon("heading", &said::question(64u32)).await;
        minute.press(said::play()).await;
        page.read_soon(&said::jam(loads[0])).await;
        minute.press(said::next_more()).await;
        page.find_soon("heading", &said::question(1024u32)).await;
        page.read_soon(&said::jam(loads[1])).await;

        minute.press(said::next_win_back()).await;
        page.find_soon("heading", &said::hand_question(&fixed(0.4, 2))).await;
        minute.raise_n(1).await;
        page.press("ArrowRight").await;
        minute.raise_n(2).await;

        minute.press(said::next_values()).await;
        page.read_soon(said::values_say()).await;
        page.settled().await;
        minute.read_value(&values).await;
        minute.press(said::next_workbench()).await;
        page.find_soon("textbox", controls::p()).await;

        let (seconds, clicks) = (minute.begun.elapsed().as_secs_f64(), minute.clicks);
        println!("{hand:?}, {}: {seconds:.1} s, {clicks} clicks", lang.id());
        assert!(seconds <= 60.0 && clicks <= 8, "{hand:?}, {}: {seconds:.1} s, {clicks} clicks", lang.id());
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn the_first_minute_with_a_mouse() {
    first_minute(Hand::Mouse).await;
}

#[tokio::test]
async fn the_first_minute_by_keys_alone_in_every_language() {
    first_minute(Hand::Keys).await;
}

/// Whether the time that is shown goes on: it is given long where it should, and half a second where it should not.
async fn goes_on(page: &Page, expected: bool) -> bool {
    let before = page.read_soon("t = ").await;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(if expected { 20_000 } else { 500 }) {
        if page.read_soon("t = ").await != before {
            return true;
        }
    }
    false
}

/// The terms of the sum that explains T_p, each with its time and its part of all, as they are read from their buttons.
async fn terms(page: &Page, scenario: &Settings) -> Vec<(Activity, String, f64)> {
    let buttons = page.things("button").await;
    let mut all = Vec::new();
    for activity in Activity::ALL {
        let end = format!(" {}", label(scenario.machine, activity));
        let of_term = buttons.iter().find_map(|button| button.name.strip_suffix(&end));
        let Some(time) = of_term.and_then(|name| name.rsplit(' ').next()) else { continue };
        let number: f64 = time.replace('\u{202f}', "").parse().unwrap_or_else(|_| panic!("{of_term:?}"));
        all.push((activity, time.to_owned(), number));
    }
    let sum: f64 = all.iter().map(|(.., time)| time).sum();
    all.into_iter().map(|(activity, text, time)| (activity, text, time / sum)).collect()
}

#[tokio::test]
async fn sees_what_runs_makes_p_larger_and_finds_out_why_e_falls() {
    let page = Page::opening("p=16").await;
    let asked = Request::from_fragment("p=16").0.expect("the default");
    let first = asked.settings.clone();
    let runs =
        |s: &Settings| format!("{} on {}", words::algorithm(s.algorithm), words::machine(&s.scenario()));
    page.read_soon(&runs(&first)).await;
    for heading in ["hyperfly", "Machine", "Butterfly", "Timeline"] {
        page.find("heading", heading).await;
    }

    // It plays. The button says how it is stopped, and then how it goes on.
    assert!(goes_on(&page, true).await, "nothing moves");
    page.click_on(&page.find("button", "Pause").await).await;
    page.find("button", "Play").await;
    assert!(!goes_on(&page, false).await, "it does not stop");
    page.click_on(&page.find("button", "Play").await).await;
    assert!(goes_on(&page, true).await, "it does not go on");
    page.find("button", "Pause").await;

    // What E is stands below its name.
    let before = page.read_below("E").await;
    let native = natively(&asked).report;
    assert_eq!(before, fixed(native.efficiency, 3));
    let terms_before = terms(&page, &first).await;

    // More processors, in the field that is called so.
    let field = page.find("textbox", "processors").await;
    assert_eq!(field.value, first.p.to_string());
    page.click_on(&field).await;
    for key in ["End", "Shift+Home", "6", "4", "Enter"] {
        page.press(key).await;
    }
    let more = Settings { p: 64, ..first.clone() };
    page.read_soon(&runs(&more)).await;
    page.settled().await;
    assert_eq!(page.find("textbox", "processors").await.value, "64");
    let run = natively(&Request::from(more.clone()));
    let after = page.read_below("E").await;
    assert_eq!(after, fixed(run.report.efficiency, 3));
    let number = |text: &str| text.parse::<f64>().expect("a number");
    assert!(number(&after) < number(&before), "E went from {before} to {after}");

    // Beside E stands the question; it leads to the answer.
    let question = page.find("button", "why").await;
    page.click_on(&question).await;
    page.read_soon("Why it takes this long").await;
    let terms_after = terms(&page, &more).await;
    let share = |terms: &[(Activity, String, f64)], which: Activity| {
        terms.iter().find(|(activity, ..)| *activity == which).map_or(0.0, |(.., share)| *share)
    };
    let grown = |of: &dyn Fn(Activity) -> f64| {
        let most = Activity::ALL.into_iter().max_by(|a, b| of(*a).total_cmp(&of(*b)));
        most.expect("there are activities")
    };
    let read = grown(&|which| share(&terms_after, which) - share(&terms_before, which));
    let ran = grown(&|which| run.report.breakdown.of(which) - native.breakdown.of(which));
    assert_eq!(read, ran, "{terms_before:?} {terms_after:?}");
    assert_ne!(read, Activity::Compute);
    // Every term is the run's, and can be read there, on the screen.
    let here = page.read().await;
    for (activity, time, _) in &terms_after {
        let took = run.report.breakdown.of(*activity) * run.report.t_parallel;
        assert_eq!(*time, quantity(took, 6), "{activity:?}");
        let seen = |text: &str| here.iter().any(|read| read.text == text);
        assert!(
            seen(time) && seen(label(more.machine, *activity)),
            "{activity:?} is not on the screen: {here:?}"
        );
    }
    // And a sentence names what takes most beside computing.
    let word = label(more.machine, read);
    let told = here.iter().any(|read| read.text.to_lowercase().starts_with(&format!("{word} takes ")));
    assert!(told, "no sentence about {word}: {here:?}");
    page.assert_quiet().await;
}
