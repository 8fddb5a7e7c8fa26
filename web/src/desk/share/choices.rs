//! What is chosen in the dialog's form, and the request that it makes.

use super::place::Place;
use crate::controls::Word;
use hyperfly_core::scenario::{Choice, Controls, Request, Theme, View};
use hyperfly_text::desk as text;

/// The choices.
pub struct Choices {
    /// Which text: one of [`WAYS`].
    pub way: String,
    /// The view, and the one below it.
    pub views: [Option<View>; 2],
    /// `none`, `min`, `full` or keys of the schema with commas.
    pub controls: String,
    /// Whether it plays at once, and again and again.
    pub play: bool,
    /// The same for `loop`.
    pub again: bool,
    /// The colours, if not those of the page that reads it.
    pub theme: Option<&'static str>,
    /// Height of the frame in pixels.
    pub height: u32,
    /// What stands in the figure's place until it is loaded: `words`, `file` or `inline`.
    pub poster: String,
}

/// The ways to share, in order: the name in the form and the word of the reader. Names of formats are the same everywhere.
pub const WAYS: [(&str, Word); 8] = [
    ("link", text::way_link),
    ("iframe", || "Iframe"),
    ("element", text::way_element),
    ("markdown", || "Markdown"),
    ("latex", || "LaTeX"),
    ("command", text::way_command),
    ("qr", text::way_qr),
    ("save", text::way_save),
];

/// Heights of a frame that are taken.
pub const HEIGHTS: std::ops::RangeInclusive<u32> = 200..=2000;

/// The height that takes the views in a column of about 800 pixels.
fn usual(view: Option<View>, under: Option<View>, theme: Theme) -> u32 {
    let low = |view| matches!(view, Some(View::Breakdown | View::Metrics));
    let both = under.is_some() || view.is_none();
    let height = match (both, low(view), low(under)) {
        (false, true, _) => 300,
        (false, ..) => 660,
        (true, false, false) => 900,
        (true, true, true) => 480,
        _ => 700,
    };
    let more = if [view, under].contains(&Some(View::Butterfly)) { 60 } else { 0 };
    let large = if theme == Theme::Projector { 120 } else { 0 };
    height + more + large
}

impl Choices {
    /// Reads what the form says; what it does not say is as the page has it.
    pub fn read(form: &str, asked: &Request) -> Choices {
        let pairs = Request::pairs(form);
        let opened = form.is_empty();
        let all = |name: &'static str| {
            pairs.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
        };
        let said = |name| all(name).next().unwrap_or_default();
        let look = &asked.look;
        let views = match opened {
            true => [look.view, look.under],
            false => [View::from_id(said("view")), View::from_id(said("under"))],
        };
        let under = views[1].filter(|under| views[0].is_some() && views[0] != Some(*under));
        let controls = match said("controls") {
            "list" => all("key").collect::<Vec<_>>().join(","),
            known @ ("none" | "full") => known.to_owned(),
            _ => "min".to_owned(),
        };
        let theme = if opened { look.theme } else { Theme::from_id(said("theme")).unwrap_or(Theme::Auto) };
        let usual = usual(views[0], under, theme);
        let height = said("height").trim().parse().ok().filter(|height| HEIGHTS.contains(height));
        let known = |name: &str| WAYS.iter().any(|(way, _)| *way == name);
        Choices {
            way: Some(said("way")).filter(|way| known(way)).unwrap_or("link").to_owned(),
            views: [views[0], under],
            controls: if controls.is_empty() { "min".to_owned() } else { controls },
            play: if opened { false } else { !said("play").is_empty() },
            again: if opened { look.again } else { !said("loop").is_empty() },
            theme: (theme != Theme::Auto).then(|| theme.id()),
            height: height.unwrap_or(usual),
            poster: said("poster").to_owned(),
        }
    }

    /// What is shared: the run at hand, looked at as chosen.
    pub fn request(&self, asked: &Request) -> Request {
        let mut request = asked.clone();
        let look = &mut request.look;
        [look.view, look.under] = self.views;
        (look.play, look.again) = (self.play, self.again);
        if self.play {
            look.t = 0.0;
        }
        look.theme = self.theme.and_then(Theme::from_id).unwrap_or(Theme::Auto);
        look.controls = Controls::Auto;
        look.paper.clear();
        request
    }

    /// The same with the controls of a figure. Where page and figure are one file, it is a figure for having them.
    pub fn embedded(&self, request: &Request, place: &Place) -> Request {
        if self.controls == "min" && !place.one_file {
            return request.clone();
        }
        let mut pairs = request.to_pairs();
        // A preset may say another number.
        pairs.push(("p", request.scenario.p.to_string()));
        pairs.push(("controls", self.controls.clone()));
        let with = Request::from_pairs(pairs.iter().map(|(key, value)| (*key, value.as_str())));
        with.unwrap_or_else(|_| request.clone())
    }

    /// The request of a file: of all views the machine and its timeline.
    pub fn of_file(&self, request: &Request) -> Request {
        let mut request = request.clone();
        if request.look.view.is_none() {
            (request.look.view, request.look.under) = (Some(View::Machine), Some(View::Timeline));
        }
        request
    }
}
