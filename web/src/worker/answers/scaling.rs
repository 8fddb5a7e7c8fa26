//! How a run scales: its study is executed here.

use super::at_hand::theme;
use super::picture::chart;
use crate::worker::protocol::queries::scaling::{Mark, Scale, Scaled};
use hyperfly_core::Scenario;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_export::scaling;
use hyperfly_request::{Request, Settings};
use hyperfly_text::scaling as text;
use hyperfly_view::Palette;
use hyperfly_view::scaling::{Study, key, planes, sentence};

/// Executes the study that is asked for; returns its charts, their key and what is to be seen.
pub fn scaled(query: &Scale) -> Scaled {
    let request = Request::from_fragment(&query.fragment).0.unwrap_or_default();
    let study = study(&request.settings.scenario());
    let theme = theme(&query.theme);
    let palette = Palette::new(theme);
    let charts =
        planes(&study).iter().map(|plane| chart(plane, &text::chart(&plane.y.title), theme)).collect();
    let key = key(&study)
        .into_iter()
        .map(|mark| Mark { colour: palette.hex(mark.ink), dashed: mark.dashed, text: mark.text })
        .collect();
    Scaled { sentence: sentence(&study), charts, key }
}

/// Executes the study of a scenario.
pub fn study(scenario: &Scenario) -> Study {
    scaling::study(scenario, |of: &Settings| {
        let options = Options { data: false, trace: false, memory: MEMORY_PAGE };
        Some(hyperfly_core::run(&of.scenario(), None, options).ok()?.report)
    })
}
