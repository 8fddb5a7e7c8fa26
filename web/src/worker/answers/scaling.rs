//! Executes scaling studies.

use crate::worker::protocol::queries::scaling::{Scale, ScalingReport};
use hyperfly_core::Scenario;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_export::scaling;
use hyperfly_request::Request;
use hyperfly_view::scaling::{Study, key, planes, sentence};

/// Executes the study of a query; returns its charts, legend and sentence.
pub fn answer(query: &Scale) -> ScalingReport {
    let request = Request::from_fragment(&query.fragment).0.unwrap_or_default();
    let study = study(&request.settings.scenario());
    ScalingReport { sentence: sentence(&study), charts: planes(&study).into(), key: key(&study) }
}

/// Executes the study of a scenario.
pub fn study(scenario: &Scenario) -> Study {
    scaling::study(scenario, |scenario_at: &Scenario| {
        let options = Options { data: false, trace: false, memory: MEMORY_PAGE };
        Some(hyperfly_core::run(scenario_at, None, options).ok()?.report)
    })
}
