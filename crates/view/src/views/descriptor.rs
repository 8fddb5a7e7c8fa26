//! The interface of a view: everything that is specific to it.

use super::cell::Sink;
use super::headings;
use super::subject::{Needs, SceneInputs, Subject};
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::scene::scene::Scene;
use crate::text::legend::Swatch;
use crate::trace::replay::Replay;
use hyperfly_request::View;
use std::io;

/// How a picture depends on the cursor in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// Not at all.
    Still,
    /// The picture shows one moment.
    Moment,
    /// The picture grows, and is complete at the end of the run.
    BuildsUp,
}

/// The arrangement of a view for the two runs of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// Next to each other.
    Columns,
    /// One above the other.
    Rows,
    /// One picture for both runs.
    Shared,
}

/// A view: which runs it suits, its picture, its texts, its data, and its place on the page. Views with a scene need no more
/// than this; the page registers a component for views with controls of their own.
pub trait Descriptor: Sync {
    /// Returns the id that addresses, flags and files use.
    fn view(&self) -> View;

    /// Returns what the view needs in addition to the steps of the run.
    fn needs(&self) -> Needs {
        Needs::Run
    }

    /// Returns whether the view has something to show of a run, which may not be known yet. Otherwise it appears only if a reader
    /// chooses it.
    fn suits(&self, _replay: Option<&Replay>) -> bool {
        true
    }

    // The picture.

    /// Returns how the picture depends on the cursor in time. All pictures with a scene do.
    fn timing(&self) -> Timing {
        Timing::Still
    }

    /// Lays out the picture as a scene; `None` for pictures that are drawn once.
    fn scene(&self, _inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        None
    }

    /// Draws a picture without a scene.
    fn draw(&self, _subject: &Subject, _frame: Frame, _palette: Palette, _svg: &mut Svg) {}

    /// Returns the marks of the picture with their labels; none for pictures that explain themselves.
    fn legend(&self, _replay: &Replay) -> Vec<(Swatch, &'static str)> {
        Vec::new()
    }

    /// Returns the height relative to that of other views in a stacked pair.
    fn relative_height(&self) -> f32 {
        1.0
    }

    /// Returns the height of the picture on the page with text of this height; `None` if it fits any height.
    fn page_height(&self, _replay: &Replay, _text: f32) -> Option<f32> {
        None
    }

    // Texts.

    /// Returns the heading on the page.
    fn title(&self) -> &'static str;

    /// Returns the text next to the heading. `other` is the counterpart of a schedule.
    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        None
    }

    /// Returns the name of the picture for screen readers.
    fn label(&self) -> &'static str {
        self.title()
    }

    /// Describes the view in two or three sentences. `kept` is the efficiency that isoefficiency keeps.
    fn words(&self, subject: &Subject, kept: f64) -> String;

    // Data, for files and for the table of the page.

    /// Returns the names of the columns.
    fn columns(&self) -> &'static [&'static str];

    /// Passes every row to `sink`.
    ///
    /// # Errors
    /// Returns the first error of `sink`.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()>;

    /// Returns the heading of a column in the reader's language.
    fn heading(&self, column: &'static str) -> &'static str {
        headings::common(column)
    }

    /// Returns an identifier among the data in the reader's language; `None` for one that several views use.
    fn cell_words(&self, _identifier: &str) -> Option<&'static str> {
        None
    }

    // The page.

    /// Returns whether the view appears only where a reader chooses it.
    fn is_on_demand(&self) -> bool {
        false
    }

    /// Returns whether a presentation of all views shows this one.
    fn is_presented(&self) -> bool {
        false
    }

    /// Returns the arrangement in a comparison.
    fn sides(&self) -> Sides {
        Sides::Columns
    }

    /// Returns whether the scene shows the other run, which in a comparison is the other side.
    fn shows_other_run(&self, _compares: bool) -> bool {
        false
    }

    /// Returns whether the picture has a time axis, which both sides of a comparison share.
    fn has_time_axis(&self) -> bool {
        false
    }

    /// Returns whether layout waits until the picture is visible, because it is slow and the picture far down the page.
    fn is_deferred(&self) -> bool {
        false
    }

    /// Returns whether the view may be shown while a question about the run is open: at the start of a run it reveals nothing.
    fn allows_questions(&self) -> bool {
        false
    }

    /// Returns whether a handout draws this view once for each moment; other views are drawn once.
    fn changes_with_time(&self) -> bool {
        false
    }

    /// Returns whether an embedded figure of this view alone opens at the end of the run.
    fn opens_at_end(&self) -> bool {
        false
    }

    /// Returns how many pixels an embedded figure is higher with this view.
    fn extra_embed_height(&self) -> u32 {
        0
    }
}
