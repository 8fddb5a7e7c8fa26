//! Requests from the form of the share dialog.

use super::site::Site;
use crate::worker::protocol::queries::share::{FigureControls, ShareForm};
use hyperfly_request::{Controls, Request, Theme, View};
use hyperfly_view::views::{self, DEFAULT_PAIR};

impl ShareForm {
    /// Returns the shared views.
    pub fn views(&self) -> [Option<View>; 2] {
        [self.view, self.second_view.filter(|second_view| self.view.is_some_and(|view| view != *second_view))]
    }

    /// Returns the frame's height in pixels: the chosen one, or what the views need in a column of about 800 pixels.
    pub fn height(&self) -> u32 {
        if let Some(height) = self.height {
            return height;
        }
        let [view, second_view] = self.views();
        let is_low = |view: Option<View>| view.is_some_and(|view| views::of(view).relative_height() < 0.5);
        let has_two_views = second_view.is_some() || view.is_none();
        let height = match (has_two_views, is_low(view) || is_low(second_view)) {
            (false, true) => 310,
            (false, false) => 700,
            (true, true) => 800,
            (true, false) => 980,
        };
        let extra_of = |view| views::of(view).extra_embed_height();
        let extra_height = [view, second_view].into_iter().flatten().map(extra_of).max().unwrap_or(0);
        let large = if self.theme == Theme::Projector { 120 } else { 0 };
        height + extra_height + large
    }

    /// Returns the shared request: the run with the chosen look.
    pub fn request(&self, request_shown: &Request) -> Request {
        let mut request = request_shown.clone();
        let look = &mut request.look;
        [look.view, look.under] = self.views();
        (look.play, look.loop_playback) = (self.play, self.repeat);
        if self.play {
            look.t = 0.0;
        }
        look.theme = self.theme;
        look.controls = Controls::Auto;
        look.paper.clear();
        request
    }

    /// Returns the request of an embedded figure. On a site that is a single file, the key `controls` makes the page a figure.
    pub fn embedded(&self, request: &Request, site: &Site) -> Request {
        let controls = match self.controls {
            FigureControls::None => "none".to_owned(),
            FigureControls::Full => "full".to_owned(),
            FigureControls::List if !self.keys.is_empty() => self.keys.join(","),
            _ if site.one_file => "min".to_owned(),
            _ => return request.clone(),
        };
        let mut pairs = request.to_pairs();
        // A preset may imply another p.
        pairs.push(("p", request.settings.p.to_string()));
        pairs.push(("controls", controls));
        let changed_request = Request::from_pairs(pairs.iter().map(|(key, value)| (*key, value.as_str())));
        changed_request.unwrap_or_else(|_| request.clone())
    }

    /// Returns the request of a file, which replaces "all views" by the machine and its timeline.
    pub fn file_request(&self, request: &Request) -> Request {
        let mut request = request.clone();
        if request.look.view.is_none() {
            [request.look.view, request.look.under] = DEFAULT_PAIR.map(Some);
        }
        request
    }
}
