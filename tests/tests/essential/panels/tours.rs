//! Tests tours.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::tours::arrive;
use hyperfly_tours::builtin_tour;

/// Text of the focused element.
const FOCUS: &str = "document.activeElement?.textContent ?? ''";

#[tokio::test]
async fn tour_works_by_keys() {
    let page = Page::open("play=false").await;
    page.press("T").await;
    page.wait_for("the list", "document.activeElement?.id === 'lesson-title'").await;
    let current =
        "[...document.querySelectorAll('header nav [aria-current]')].map(e => e.textContent).join()";
    assert_eq!(page.eval(current).await, "Tours");
    for _ in 0..20 {
        if page.eval(FOCUS).await == "The mesh and contention" {
            break;
        }
        page.press("Tab").await;
    }
    assert_eq!(page.eval(FOCUS).await, "The mesh and contention");
    page.press("Enter").await;
    let tour = builtin_tour("mesh").expect("a built-in id");
    for (k, step) in tour.steps.iter().enumerate() {
        arrive(&page, "mesh", k + 1, 0).await;
        let focus = page.eval(FOCUS).await.to_string();
        assert!(focus.contains(&format!("Step {} of 7", k + 1)), "{focus}");
        if let Some(question) = &step.question {
            // A wrong answer first: the right one is named, and another try is possible.
            let wrong_choice = if question.right_choice == 0 { 2 } else { 1 };
            page.press(&wrong_choice.to_string()).await;
            arrive(&page, "mesh", k + 1, wrong_choice).await;
            assert!(page.eval(FOCUS).await.to_string().contains("Not quite."));
            page.press(&(question.right_choice + 1).to_string()).await;
            arrive(&page, "mesh", k + 1, question.right_choice + 1).await;
            assert!(page.eval(FOCUS).await.to_string().starts_with("\"Right."));
        }
        if k == 1 {
            page.press("PageUp").await;
            arrive(&page, "mesh", 1, 0).await;
            page.press("PageDown").await;
            arrive(&page, "mesh", 2, 2).await;
        }
        page.press("PageDown").await;
    }
    page.wait_for("the panel to close after the last step", "!document.querySelector('.lesson')").await;
    page.assert_quiet().await;
}

/// Opening the list of tours from the race shows it next to the explorer.
#[tokio::test]
async fn tours_leave_the_race() {
    let page = Page::open("race=machines&play=false").await;
    page.press("T").await;
    page.wait_for("the list", "document.activeElement?.id === 'lesson-title'").await;
    page.wait_for("the explorer", "!!document.querySelector('.figures [data-view=machine]')").await;
    let rooms = "[...document.querySelectorAll('header nav [aria-current]')].map(e => e.textContent).join()";
    assert_eq!(page.eval(rooms).await, "Tours");
    let width = page.eval("document.querySelector('.lesson').clientWidth / innerWidth").await;
    assert!(width.as_f64() < Some(0.4), "the list takes {width} of the page");
    page.assert_quiet().await;
}

/// A tour does not show what a later question asks for.
#[tokio::test]
async fn threshold_is_hidden_before_its_question() {
    let page = Page::open("tour=isoefficiency&step=1").await;
    arrive(&page, "isoefficiency", 1, 0).await;
    page.wait_for_curves().await;
    let mentions = "document.querySelector('.curves .about').textContent.includes('threshold')";
    assert_eq!(page.eval(mentions).await, false);
    page.reopen("view=efficiency&play=false").await;
    page.wait_for("the threshold outside of the tour", mentions).await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn change_during_a_tour_can_be_undone() {
    let page = Page::open("tour=mesh").await;
    // An address that only names a tour starts it, regardless of the history.
    page.wait_for("the state of the step", "location.hash.includes('topology=mesh')").await;
    arrive(&page, "mesh", 1, 0).await;
    page.press("PageDown").await;
    arrive(&page, "mesh", 2, 0).await;
    page.eval("document.activeElement.blur()").await;
    page.press("p").await;
    page.wait_for("the way back", "document.querySelector('.lesson .status [data-go]')").await;
    assert_eq!(page.request().await.settings.p, 32);
    assert_eq!(page.request().await.look.step, (2, 0), "the lesson stays where it is");
    // The way back also survives a reload, with the reader's changes.
    page.reopen(&page.fragment().await).await;
    page.wait_for("the way back", "document.querySelector('.lesson .status [data-go]')").await;
    assert_eq!(page.request().await.settings.p, 32);
    page.eval("document.querySelector('.lesson .status [data-go]').click()").await;
    arrive(&page, "mesh", 2, 0).await;
    assert_eq!(page.request().await.settings.p, 16);
    page.wait_for("nothing to say", "!document.querySelector('.lesson .left')").await;
    page.assert_quiet().await;
}
