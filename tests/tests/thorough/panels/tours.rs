//! Tests tours.

use hyperfly_request::Choice;
use hyperfly_tests::page::tours::arrive;
use hyperfly_tests::page::{Page, native_run};
use hyperfly_tours::{Facts, IDS, Runs, Scene, builtin_tour};
use hyperfly_view::notation::numbers::quantity;
use serde_json::json;

/// Asserts that the page shows a scene, marks its selection within view, and confirms its claims.
async fn assert_scene(page: &Page, place: &str, scene: &Scene, runs: &mut Runs) {
    let scene_run = scene.run(runs);
    let state = page.state().await;
    let t_parallel = scene_run.facts.value("t_parallel").expect("a run");
    assert_eq!(state["run"]["t_parallel"].as_f64(), Some(t_parallel), "{place}: another run");
    if !scene_run.request.look.play {
        let t = state["t"].as_f64().unwrap_or_default();
        assert!((t - scene_run.request.look.t).abs() <= 1e-4 * t_parallel, "{place}: t = {t}");
    }
    let view = scene.view.expect("a view").id();
    let observed = format!(
        "(() => {{
            const marked = document.querySelectorAll('[data-looked]');
            const figure = marked[0], main = document.querySelector('main').getBoundingClientRect();
            if (marked.length !== 1 || !(figure.dataset.view === {view:?} || figure.querySelector('[data-view={view}]')) ||
                figure.getAttribute('aria-describedby') !== 'lesson-text') return false;
            const r = figure.getBoundingClientRect(), panel = document.querySelector('.lesson').getBoundingClientRect();
            const visible = Math.min(r.bottom, main.bottom) - Math.max(r.top, main.top);
            const clear = r.right <= panel.left + 8 || r.top >= panel.bottom || panel.top >= main.bottom - 8;
            return visible > Math.min(120, r.height - 1) && clear
        }})()"
    );
    page.wait_for(&format!("{place}: {view} to be marked and seen"), &observed).await;
    let claims = scene.claims.len();
    let claim_counts = page.eval("document.querySelector('.lesson .checked')?.dataset.borne ?? '0/0'").await;
    assert_eq!(claim_counts, format!("{claims}/{claims}"), "{place}");
    assert_eq!(page.text(".lesson .refuted").await, "", "{place}");
    assert_eq!(page.text(".lesson .left").await, "", "{place}");
}

#[tokio::test]
async fn every_tour_plays_to_its_end() {
    let page = Page::open("tour=all&play=false").await;
    let mut runs = Runs::default();
    for (index, id) in IDS.iter().enumerate() {
        let tour = builtin_tour(id).expect("a built-in id");
        let title = tour.title.text(&Facts::default());
        page.wait_for(
            "the list",
            &format!("document.querySelectorAll('.lesson .tours a').length === {}", IDS.len()),
        )
        .await;
        page.eval(&format!("document.querySelectorAll('.lesson .tours a')[{index}].click()")).await;
        for (k, step) in tour.steps.iter().enumerate() {
            let place = format!("{id}, step {}", k + 1);
            arrive(&page, id, k + 1, 0).await;
            assert!(page.text("#lesson-title").await.contains(&title), "{place}");
            assert_scene(&page, &place, &step.scene, &mut runs).await;
            if let Some(question) = &step.question {
                let right_choice = question.right_choice + 1;
                page.eval(&format!(
                    "document.querySelector('.choices [aria-keyshortcuts=\"{right_choice}\"]').click()"
                ))
                .await;
                arrive(&page, id, k + 1, right_choice).await;
                assert!(page.text(".lesson .answer").await.starts_with("Right."), "{place}");
                assert_scene(&page, &format!("{place}, answered"), step.scene(true), &mut runs).await;
            }
            let is_last = page.eval("document.querySelector('.lesson [rel=next]')?.click() === undefined && !document.querySelector('.lesson .the-end')").await;
            assert_eq!(is_last, k + 1 < tour.steps.len(), "{place}");
        }
        let next =
            IDS.get(index + 1).and_then(|id| builtin_tour(id)).map(|tour| tour.title.text(&Facts::default()));
        let offered = "document.querySelector('.lesson .ways .next')?.textContent ?? null";
        assert_eq!(
            page.eval(offered).await.as_str(),
            next.map(|title| format!("Next tour: {title}")).as_deref()
        );
        page.eval("document.querySelector('.lesson .all').click()").await;
    }
    page.assert_quiet().await;
}

/// JavaScript: whether any element of a selector is visible.
fn is_visible(selector: &str) -> String {
    format!(
        "[...document.querySelectorAll({selector:?})].some(e => e.checkVisibility({{ visibilityProperty: true }}))"
    )
}

#[tokio::test]
async fn clicker_reveals_the_answer_first() {
    let page = Page::open("tour=mesh&present=true&play=false").await;
    arrive(&page, "mesh", 1, 0).await;
    page.press("PageDown").await;
    arrive(&page, "mesh", 2, 0).await;
    page.wait_for("the question", &is_visible(".lesson .choices a")).await;
    assert_eq!(page.eval(&is_visible(".machine canvas")).await, true, "the question leaves the picture");
    assert_eq!(
        page.eval(&is_visible(".lesson .answer, .numbered b")).await,
        false,
        "the number is not shown"
    );
    page.press("PageDown").await;
    arrive(&page, "mesh", 2, 2).await;
    assert!(page.text(".lesson .answer").await.starts_with("2 at once"));
    assert_eq!(page.eval(&is_visible(".numbered b")).await, true);
    page.press("PageDown").await;
    arrive(&page, "mesh", 3, 0).await;
    page.press("PageUp").await;
    arrive(&page, "mesh", 2, 2).await;
    page.press("PageDown").await;
    arrive(&page, "mesh", 3, 0).await;
    // Digits answer regardless of the focus.
    page.eval("location.hash = 'tour=isoefficiency&step=3&view=isoefficiency&present=true'").await;
    arrive(&page, "isoefficiency", 3, 0).await;
    page.eval("document.activeElement.blur()").await;
    page.press("2").await;
    arrive(&page, "isoefficiency", 3, 2).await;
    page.assert_quiet().await;
}

/// The chart stays, without the threshold that the question asks for; the numbers next to it would tell it.
#[tokio::test]
async fn open_question_hides_the_number_it_asks_for() {
    for present in [true, false] {
        let page = Page::open(&format!("tour=isoefficiency&present={present}&play=false")).await;
        page.record_canvas_texts().await;
        for step in 1..3 {
            arrive(&page, "isoefficiency", step, 0).await;
            page.press("PageDown").await;
        }
        arrive(&page, "isoefficiency", 3, 0).await;
        let labels = "[...canvasTexts].flatMap(([canvas, texts]) => canvas.isConnected ? texts : []).map(({ text }) => text).join('|')";
        let threshold = format!("{labels}.includes('0.44')");
        page.wait_for(
            "the chart without its threshold",
            &format!("{labels}.includes('mesh') && !{threshold}"),
        )
        .await;
        assert_eq!(page.eval(&is_visible(".curves canvas")).await, true);
        assert_eq!(
            page.eval(&is_visible(".numbers, .figures .sentence")).await,
            false,
            "present = {present}"
        );
        page.press("PageDown").await;
        arrive(&page, "isoefficiency", 3, 2).await;
        page.wait_for("the threshold", &threshold).await;
        assert_eq!(page.eval(&is_visible(".numbers")).await, !present);
        page.assert_quiet().await;
    }
}

#[tokio::test]
async fn tour_file_opens_from_site_and_disk() {
    let page = Page::open("tour=tours/example.json&theme=dark").await;
    arrive(&page, "tours/example.json", 1, 0).await;
    let text = page.text("#lesson-text").await;
    assert!(text.contains("n = 1024") && !text.contains('{'), "{text}");
    assert_eq!(page.request().await.settings.p, 8);
    page.eval("document.querySelector('.choices [aria-keyshortcuts=\"2\"]').click()").await;
    arrive(&page, "tours/example.json", 1, 2).await;
    assert_eq!(page.request().await.settings.p, 16);
    assert_eq!(page.request().await.look.theme.id(), "dark", "the colours are the reader's");
    page.reopen(&page.fragment().await).await;
    arrive(&page, "tours/example.json", 1, 2).await;

    // A dropped file with a false claim, and with markup that stays text.
    let file = json!({ "hyperfly-tour": 1, "title": "<b>Mine</b>", "steps": [
        { "text": "<img src=x onerror=alert(1)> E = {efficiency}", "state": "p=4&n=64", "shows": ["efficiency > 0.99"] } ]});
    page.drop_file("mine.txt", "", &format!("[{}]", json!(file.to_string()))).await;
    arrive(&page, "file", 1, 0).await;
    let message = page.text(".lesson .refuted").await;
    let run = native_run(&page.request().await);
    let efficiency = quantity(run.report.efficiency, 6);
    assert!(
        message.contains("efficiency > 0.99") && message.contains(&efficiency),
        "{message}, not {efficiency}"
    );
    assert_eq!(page.eval("document.querySelectorAll('.lesson b, .lesson img').length").await, 0);
    assert_eq!(page.request().await.settings.n, 64);

    // An invalid file, chosen by the button: its fault is located, and everything else stays.
    page.press("T").await;
    page.wait_for("the list", "document.querySelector('.lesson [data-open]')").await;
    let wrong_tour = json!(
        "{\"hyperfly-tour\": 1,\n \"title\": \"t\", \"steps\": [{\"text\": \"x\", \"state\": \"p=3\"}]}"
    );
    let choose = format!(
        "{{
            const data = new DataTransfer();
            data.items.add(new File([{wrong_tour}], 'wrong.json', {{ type: 'application/json' }}));
            const input = document.querySelector('.lesson [data-open]');
            input.files = data.files;
            input.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }}"
    );
    page.eval(&choose).await;
    page.wait_for("what is wrong", "document.querySelector('.lesson .faults')").await;
    let message = page.text(".lesson .faults").await;
    assert!(message.contains("Step 1, state") && message.contains("a power of two"), "{message}");
    assert_eq!(page.request().await.settings.n, 64, "nothing of the page is lost");
    page.assert_quiet().await;

    // A missing file, and one on another site.
    page.eval("location.hash = 'tour=tours/none.json&p=4'").await;
    page.wait_for(
        "an error",
        "[...document.querySelectorAll('.lesson .problem')].some(it => it.textContent.includes('none.json'))",
    )
    .await;
    page.eval("location.hash = 'tour=https://example.org/x.json&p=4'").await;
    page.wait_for("a refusal", "!document.querySelector('.lesson')").await;
    let message = page.notices().await + &page.problems().await;
    assert!(message.contains("example.org") && message.contains("on this site"), "{message}");
}
