//! How a run scales: its study is executed here.

use crate::prose;
use crate::protocol::late::figure::Figure;
use hyperfly_core::Scenario;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_export::scaling;
use hyperfly_request::{Request, Settings};
use hyperfly_view::ColourScheme;
use hyperfly_view::scaling::Study;

/// Charts, key and terms.
pub fn html(query: &Figure, theme: ColourScheme) -> String {
    let request = Request::from_fragment(&query.fragment).0.unwrap_or_default();
    hyperfly_view::scaling::html(&study(&request.settings.scenario()), theme, &prose::html)
}

/// The study of a scenario.
pub fn study(scenario: &Scenario) -> Study {
    scaling::study(scenario, |of: &Settings| {
        let options = Options { data: false, trace: false, memory: MEMORY_PAGE };
        Some(hyperfly_core::run(&of.scenario(), None, options).ok()?.report)
    })
}
