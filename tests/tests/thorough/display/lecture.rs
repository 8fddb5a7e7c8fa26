//! Every step of every tour on a projector: the sentence, the question and the pictures are legible from the last row.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::tours::arrive;
use hyperfly_tours::{IDS, builtin_tour};

/// Walks through all tours with a clicker, and collects what is not legible on a screen of this size.
async fn faults_of_all_steps(width: u32, height: u32, least: f64) -> Vec<String> {
    let page = Page::open("play=false").await;
    page.assert_fonts().await;
    let mut faults = Vec::new();
    for id in IDS {
        let tour = builtin_tour(id).expect("a built-in id");
        page.resize(width - 8, height).await;
        page.reopen(&format!("tour={id}&present=true&play=false")).await;
        page.record_canvas_texts().await;
        for (k, step) in (1..).zip(&tour.steps) {
            let answers = [Some(0), step.question.as_ref().map(|question| question.right_choice + 1)];
            for answer in answers.into_iter().flatten() {
                arrive(&page, id, k, answer).await;
                // A picture is drawn when its size changes.
                page.resize(width - 8, height).await;
                page.wait_until_settled().await;
                page.resize(width, height).await;
                page.wait_until_settled().await;
                let place = format!("{id}, step {k}.{answer}");
                faults.extend(page.illegible(least).await.iter().map(|line| format!("{place}: {line}")));
                page.press("PageDown").await;
            }
        }
    }
    page.assert_quiet().await;
    faults
}

async fn assert_legible(width: u32, height: u32, least: f64) {
    let faults = faults_of_all_steps(width, height, least).await;
    assert!(faults.is_empty(), "{width} × {height}: {} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test]
async fn every_step_is_legible_at_1080p() {
    assert_legible(1920, 1080, 24.0).await;
}

#[tokio::test]
async fn every_step_is_legible_at_720p() {
    assert_legible(1280, 720, 16.0).await;
}

#[tokio::test]
async fn every_step_is_legible_on_an_old_projector() {
    assert_legible(1024, 768, 16.0).await;
}
