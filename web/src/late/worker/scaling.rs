//! How a run scales: its study is executed here.

use super::at_hand::theme;
use crate::prose;
use crate::protocol::late::words::Scale;
use hyperfly_core::Scenario;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_export::scaling;
use hyperfly_request::Settings;
use hyperfly_view::scaling::Study;

/// Charts, key and terms.
pub fn html(query: &Scale) -> String {
    hyperfly_view::scaling::html(&study(&query.of.settings.scenario()), theme(&query.theme), &prose::html)
}

/// The study of a scenario.
pub fn study(scenario: &Scenario) -> Study {
    scaling::study(scenario, |of: &Settings| {
        let options = Options { data: false, trace: false, memory: MEMORY_PAGE };
        Some(hyperfly_core::run(&of.scenario(), None, options).ok()?.report)
    })
}
