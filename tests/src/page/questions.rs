//! Questions asked before a run is shown.

use crate::page::Page;
use hyperfly_core::limits::Options;
use hyperfly_request::Settings;

/// Fragment with a run and a seed whose questions cover every kind.
pub const FRAGMENT_WITH_QUESTIONS: &str = "topology=mesh&p=16&n=1024&play=false&ask=12";

/// Waits for a question.
pub async fn open(page: &Page) {
    page.wait_for("the question", "!!document.querySelector('.predict .asks legend')").await;
}

/// Waits for the answer to the question.
pub async fn wait_for_answer(page: &Page) {
    page.wait_for("the answer", "!!document.querySelector('.predict .why')").await;
    page.wait_until_settled().await;
}

/// Computes the efficiency of a run natively.
///
/// # Panics
/// When there is no such run.
pub fn efficiency(scenario: &Settings) -> f64 {
    let options = Options { data: false, trace: false, ..Options::default() };
    hyperfly_core::run(&scenario.scenario(), None, options).expect("the run succeeds").report.efficiency
}
