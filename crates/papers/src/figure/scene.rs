//! A run seen in one view.

use super::sheet::sheet;
use crate::entry::Entry;
use crate::style::Style;
use hyperfly_core::limits::Options;
use hyperfly_request::{Request, View, run};
use hyperfly_view::figure::{self, wrap};
use hyperfly_view::{Anchor, Ink, Replay, Surface, TextStyle};
use std::rc::Rc;

/// Draws a run in one view. `scenario` holds schema keys as in an address; `t` is the cursor in virtual time, `None` for
/// a representative moment. A scenario that does not run gives a sheet with the reason instead of the picture.
pub fn scene(entry: &Entry, scenario: &str, view: View, t: Option<f64>, style: &Style) -> String {
    let (request, _) = Request::from_fragment(scenario);
    let result = request
        .map_err(hyperfly_request::SettingsError::Invalid)
        .and_then(|request| run(&request.settings, None, Options::default()));
    sheet(entry, style, |frame, svg| match result {
        Ok(finished_run) => {
            let replay = Replay::new(Rc::new(finished_run));
            let margin = frame.text * 1.5;
            let request = figure::Request {
                t,
                width: frame.width + 2.0 * margin,
                height: frame.height + margin,
                theme: style.theme,
                ..figure::Request::new(view)
            };
            svg.at(-margin, -margin * 0.6, |svg| {
                figure::draw(&replay, &request, svg);
            });
        }
        Err(problem) => {
            for (k, line) in wrap(&problem.to_string(), frame.width, frame.text).iter().enumerate() {
                let y = frame.text * 1.4 * (k as f32 + 1.0);
                svg.text(0.0, y, TextStyle::new(frame.text, Anchor::Start), Ink::Text, line);
            }
        }
    })
}
