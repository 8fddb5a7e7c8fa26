//! The first minute of a new visitor: from the race to a value in a message, by visible text and accessible names only.

use crate::page::panels::languages;
use crate::page::{Page, native_run_at};
use hyperfly_request::Choice;
use hyperfly_text::{controls, race as texts, table, view};
use hyperfly_view::notation::numbers::{fixed, whole};
use hyperfly_view::text::describe::describe;
use hyperfly_view::{ContentionInterval, Replay, Selection};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Input device of the visitor.
#[derive(Clone, Copy, Debug)]
pub enum Hand {
    /// Mouse, for every click.
    Mouse,
    /// Keyboard only.
    Keys,
}

/// The machines of the steps after the race, as keys.
const CUBE: &str = "topology=hypercube";
const MESH: &str = "topology=mesh";
const WIDE_MESH: &str = "topology=mesh&width=8";

/// Progress of the visit.
struct Minute<'a> {
    page: &'a Page,
    hand: Hand,
    clicks: u32,
}

impl Minute<'_> {
    /// Presses a button, found by its name.
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

    /// Presses a key several times, and waits until a text can be read.
    async fn press_key_until(&self, key: &str, times: u32, text: &str) {
        for _ in 0..times {
            self.page.press(key).await;
        }
        self.page.read_soon(text).await;
    }

    /// Reads the value of an element in a message from its card, and asserts that it is the run's.
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
                // Move along a row of nodes.
                Hand::Mouse => {
                    let x = left + (right - left) * f64::from(step) / 60.0;
                    self.page.point(x, top + (bottom - top) * 0.4).await;
                }
                Hand::Keys => self.page.press("ArrowRight").await,
            }
            let texts = self.page.read().await;
            let texts: Vec<&str> = texts.iter().map(|visible| visible.text.as_str()).collect();
            let value = texts.iter().position(|text| *text == table::value()).map(|index| texts[index + 1]);
            let is_in_message = texts.contains(&table::travels()) && texts.contains(&table::partner());
            if !is_in_message || value.is_none_or(|value| value == view::not_yet()) {
                continue;
            }
            let t = self.page.state().await["t"].as_f64().unwrap_or_default();
            let is_there = |element: &Selection| {
                let rows = describe(replay, *element, t);
                let card: Vec<&str> = rows.iter().flat_map(|row| [&*row.name, &*row.value]).collect();
                texts.windows(card.len()).any(|window| window == card)
            };
            assert!(elements.iter().any(is_there), "a card that is not the run's: {texts:?}");
            return;
        }
        panic!("no value is to be read, only {:?}", self.page.read().await);
    }
}

/// Replays the native run of an address.
fn replay(fragment: &str) -> Rc<Replay> {
    Replay::new(Rc::new(native_run_at(fragment)))
}

/// Goes from a bet and the race to its jam, 1024 processors, more points, wider channels, the isoefficiency curve, the landscape, a value in a
/// message and the workbench: by mouse in English and Arabic, by keyboard in every language. Returns the longest time over all languages.
///
/// # Panics
/// When something cannot be found by its text or name, or more than nine clicks are needed.
pub async fn first_minute(hand: Hand) -> Duration {
    let loads = [64, 1024].map(|p| {
        let jam = ContentionInterval::first(&replay(&format!("p={p}&n=4096&topology=mesh")));
        u32::from(jam.expect("a mesh jams").load)
    });
    let values = replay("p=4&n=16");
    // E of 1024 processors and 2^r points, in the language being spoken.
    let runs = [(CUBE, 12), (CUBE, 16), (MESH, 12), (MESH, 16), (WIDE_MESH, 16)];
    let runs = runs.map(|(machine, r)| {
        let run = native_run_at(&format!("p=1024&n={}&{machine}", 1u64 << r));
        ((machine, r), run.report.efficiency)
    });
    let e = |machine: &str, r: u32| {
        let found = runs.iter().find(|(of, _)| *of == (machine, r));
        fixed(found.expect("a run").1, 2)
    };
    // The step of the isoefficiency curve begins with 4 processors and 32 points.
    let small_mesh = native_run_at(&format!("p=4&n=64&{MESH}")).report.efficiency;
    let page = Page::open_without_waiting("p=4&play=false").await;
    let mut longest_visit = Duration::ZERO;
    // Mouse positions depend only on the writing direction: one language of each is enough.
    let languages_for_hand =
        languages().filter(|lang| matches!(hand, Hand::Keys) || matches!(lang.id(), "en" | "ar"));
    for lang in languages_for_hand {
        assert!(hyperfly_text::set_language(lang.id()));
        let start = Instant::now();
        let mut minute = Minute { page: &page, hand, clicks: 0 };
        page.reopen(&format!("lang={}", lang.id())).await;
        page.find_soon("heading", &texts::question(64u32)).await;
        minute.press(texts::tie()).await;
        minute.press(texts::play()).await;
        page.read_soon(&texts::jam(loads[0])).await;
        minute.press(texts::next_more()).await;
        page.find_soon("heading", &texts::question(1024u32)).await;
        page.read_soon(&texts::jam(loads[1])).await;

        minute.press(texts::next_points()).await;
        page.find_soon("heading", texts::points_question()).await;
        page.read_soon(&texts::points_invitation(&e(CUBE, 12), &e(MESH, 12))).await;
        let answer = texts::points_answer("16", &e(MESH, 12), &e(MESH, 16), &e(CUBE, 16));
        minute.press_key_until("n", 4, &answer).await;

        minute.press(texts::next_wires()).await;
        page.find_soon("heading", texts::wires_question()).await;
        page.read_soon(&texts::wires_invitation(&whole(1 << 16), &e(CUBE, 16), &e(MESH, 16))).await;
        let answer = texts::wires_answer("8", &e(MESH, 16), &e(WIDE_MESH, 16), &e(CUBE, 16));
        minute.press_key_until("w", 3, &answer).await;

        minute.press(texts::next_win_back()).await;
        page.find_soon("heading", &texts::hand_question(&fixed(0.4, 2))).await;
        minute.press_key_until("ArrowUp", 1, &format!("E = {}", fixed(small_mesh, 2))).await;

        minute.press(texts::next_landscape()).await;
        page.read_soon(texts::landscape_says()).await;
        minute.press(texts::next_values()).await;
        page.read_soon(texts::values_say()).await;
        page.wait_until_settled().await;
        minute.read_value(&values).await;
        minute.press(texts::next_workbench()).await;
        page.find_soon("textbox", controls::p()).await;

        let (elapsed, clicks) = (start.elapsed(), minute.clicks);
        println!("{hand:?}, {}: {elapsed:.1?}, {clicks} clicks", lang.id());
        assert!(clicks <= 9, "{hand:?}, {}: {clicks} clicks", lang.id());
        longest_visit = longest_visit.max(elapsed);
    }
    page.assert_quiet().await;
    longest_visit
}
