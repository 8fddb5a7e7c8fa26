//! Legibility of a presented step.

use crate::page::Page;

impl Page {
    /// Records the texts on canvases from now on, for [`Page::illegible`].
    pub async fn record_canvas_texts(&self) {
        self.eval(include_str!("canvas_texts.js")).await;
    }

    /// Returns what a class cannot read on the screen, one fault per line; no text may be smaller than `least` pixels.
    pub async fn illegible(&self, least: f64) -> Vec<String> {
        let faults = self.eval(&format!("{}({least})", include_str!("lecture.js").trim_end())).await;
        faults.as_array().into_iter().flatten().filter_map(|line| Some(line.as_str()?.to_owned())).collect()
    }
}
