//! The share dialog as HTML: a form that chooses what is shared, the text to copy, a preview, and files to save.
//!
//! What stands in it comes from the schema alone: a canonical fragment, names of files in safe characters, a sentence of the
//! view. Nothing of the page's address but its place goes through, and that is escaped.

mod choices;
mod form;
mod latex;
pub mod qr;
mod ways;

use super::file::Seen;
use crate::protocol::desk::Wish;
use crate::shown::comparison;
use choices::Choices;
use hyperfly_core::scenario::{Request, Signal};
use hyperfly_text::desk as text;
use hyperfly_view::figure::title_of;
use hyperfly_view::svg::escape;
use hyperfly_view::{Story, sentence};
use place::Place;

mod place;

/// Everything that a text is made of.
struct Share<'a> {
    choices: &'a Choices,
    /// What is shared.
    request: Request,
    place: Place,
    /// What runs, in words.
    title: String,
    /// What to see, in words.
    sentence: String,
    /// The figure that goes with it, and its name.
    svg: String,
    name: String,
}

/// The dialog's parts: the form when it is opened, then with every choice the text and the preview.
pub fn write(wish: &Wish, asked: &Request, seen: &Seen, part: &dyn Fn(u8, String)) {
    let mut asked = asked.clone();
    asked.look.t = clean(asked.look.t, seen.story.run().report.t_parallel);
    let asked = &asked;
    let place = Place::of(&wish.base);
    let choices = Choices::read(&wish.choices, asked);
    if wish.choices.is_empty() {
        part(0, form::write(&choices, asked, &seen.story, &place));
    }
    let request = choices.request(asked);
    // A file does not know the system of who reads it: it is light unless it is said.
    let theme = choices.theme.unwrap_or("light").to_owned();
    let of_file = |what: &str| Wish { what: what.to_owned(), theme: theme.clone(), ..Wish::default() };
    let (svg, name) = match seen.file(&of_file("svg"), &choices.of_file(&request)) {
        Ok(made) => (made.text, made.name),
        Err(_) => (String::new(), String::new()),
    };
    let scenario = &request.scenario;
    let sentence = sentence(&seen.story, comparison(scenario).as_ref());
    let title = described(&seen.story);
    let share = Share { choices: &choices, request, place, title, sentence, svg, name };
    // What the page needs to save a file of it.
    let fragment = escape(&versioned(&share.choices.of_file(&share.request)));
    let colours = escape(&theme);
    part(
        1,
        format!("<div data-fragment=\"{fragment}\" data-theme=\"{colours}\">{}</div>", share.text(&theme)),
    );
    part(2, share.preview());
}

impl Share<'_> {
    fn text(&self, theme: &str) -> String {
        let way = self.choices.way.as_str();
        if self.needs_site() {
            return ways::write(self, theme);
        }
        let mut html = ways::write(self, theme);
        let mut note = |text: &str| html += &format!("<p class=\"hint\">{}</p>", escape(text));
        if self.request.scenario.signal == Signal::Own {
            note(text::own_samples());
        }
        if self.choices.theme.is_none() && ["markdown", "latex", "command", "save"].contains(&way) {
            note(text::light_colours());
        }
        if self.choices.views[0].is_none() && !["link", "qr"].contains(&way) {
            note(text::two_views());
        }
        if self.place.local {
            note(text::on_your_disk());
        }
        html
    }

    /// What the reader of the notes will see: the living figure, or its picture.
    fn preview(&self) -> String {
        match self.choices.way.as_str() {
            _ if self.needs_site() => String::new(),
            "iframe" | "element" => {
                let (src, height) = (escape(&self.embed()), self.choices.height);
                let preview = escape(text::preview());
                format!(
                    "<h3>{preview}</h3><iframe class=\"preview\" src=\"{src}\" title=\"{preview}\" height=\"{height}\" \
                     allowfullscreen></iframe>"
                )
            }
            "qr" => String::new(),
            _ => format!("<h3>{}</h3><div class=\"preview\">{}</div>", escape(text::picture()), self.svg),
        }
    }

    /// Whether it is the element that is chosen, and there is no script beside the page to make it.
    fn needs_site(&self) -> bool {
        self.place.one_file && self.choices.way == "element"
    }

    /// The address of the page with all of it.
    fn link(&self) -> String {
        let mut request = self.request.clone();
        request.look.controls = Default::default();
        format!("{}#{}", self.place.page, versioned(&request))
    }

    /// The address of the figure.
    fn embed(&self) -> String {
        format!("{}#{}", self.place.embed, versioned(&self.choices.embedded(&self.request, &self.place)))
    }
}

/// "Parallel FFT: binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
fn described(story: &Story) -> String {
    text::parallel_fft(&title_of(story))
}

/// The cursor to about five digits of the time of the run: a few more are noise in every text.
fn clean(t: f64, whole: f64) -> f64 {
    let digits = (4.0 - whole.log10().floor()).clamp(0.0, 15.0) as usize;
    hyperfly_core::decimal::parse(&format!("{t:.digits$}")).unwrap_or(t)
}

/// The address that gives a request back, with all of the page, and whether it works on this machine alone.
pub fn way_back(base: &str, request: &Request) -> (String, bool) {
    let place = Place::of(base);
    let mut request = request.clone();
    request.look.controls = Default::default();
    (request.look.present, request.look.ask) = (false, None);
    (format!("{}#{}", place.page, versioned(&request)), place.local)
}

/// A fragment that says of which version it is, so that it is read right by every later one.
fn versioned(request: &Request) -> String {
    format!("v=1&{}", request.to_fragment()).trim_end_matches('&').to_owned()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
