//! What the page and the desk say to each other. The desk writes HTML and files itself: the page knows nothing of how, and
//! does not grow with them.

use super::{Control, Values};
use hyperfly_core::scenario::{Choice, View};

/// What the page leaves to the desk among its pictures: a view in words, or a view that is nothing but text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The view.
    pub view: View,
    /// It itself, and not in words.
    pub itself: bool,
    /// Of the right side of a comparison.
    pub right: bool,
}

// What is one bit or four in a number here is one bit of `told` and `unfolded` in the page's state, too.
const _: () = assert!(View::ALL.len() <= 16);

impl Place {
    /// The number that stands for it.
    pub fn number(self) -> u8 {
        self.view as u8 | u8::from(self.itself) << 4 | u8::from(self.right) << 5
    }

    /// What a number stands for.
    pub fn of(number: u8) -> Option<Place> {
        let view = *View::ALL.get(usize::from(number & 15))?;
        Some(Place { view, itself: number & 16 != 0, right: number & 32 != 0 })
    }
}

/// From the page: one of several wishes, or `language`, with the page's tables as `fragment` and the desk's own as `choices`.
/// One shape for all of them, since each shape is another reader in the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// `papers`, `share`, `tour`, `predict`, `help`, `told`, or the format of a file: `svg`, `csv`, `json`, `perfetto`, `handout`.
    pub what: String,
    /// The page's own fragment: for links that keep the rest, and to know the run at hand and how it is looked at.
    pub fragment: String,
    /// Of the papers the id of an entry, or `all`; of the dialog what is chosen in its form, and of a file what is chosen for
    /// it, both as in a URL's query. Of what is told the numbers of its [`Place`]s with commas between them, with a selected
    /// processor behind one that looks at it.
    pub choices: String,
    /// The colours: `light`, `dark` or `projector`.
    pub theme: String,
    /// Width of the figure in pixels; 0 for the usual size.
    pub width: f32,
    /// Where the page is, without what stands behind `#`; with an empty `#` if it is one file with all in it.
    pub base: String,
    /// The language in which it is to be written: the one that is spoken, if nothing else is said.
    pub language: String,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            what: String::new(),
            fragment: String::new(),
            choices: String::new(),
            theme: String::new(),
            width: 0.0,
            base: String::new(),
            language: hyperfly_text::now().to_owned(),
        }
    }
}

/// From the desk.
#[derive(Clone, Debug, PartialEq)]
pub enum FromDesk {
    /// It listens: its build, and the style of all that it writes.
    Ready(String, String),
    /// A part of what is shown: which of [`PARTS`], or of what is told the number of its [`Place`], and its HTML.
    Part(u8, String),
    /// A file: its name and its type; the text comes along.
    File(String, String),
    /// There is no such file, and why.
    Refused(String),
    /// All parts are written.
    Done,
    /// The last words of a panic.
    Panic(String),
}

/// Of the papers: the list of the entries; what was opened, with its figure; what was computed. Of the dialog: the form; the
/// text to copy; the preview. Of questions: the question or what came of it; the plane of a sketch; what to do next.
pub const PARTS: usize = 3;

impl Control for Wish {
    fn write(&self) -> Values {
        let Wish { what, fragment, choices, theme, width, base, language } = self;
        Values::of(what).with(fragment).with(choices).with(theme).with(*width).with(base).with(language)
    }

    fn read(kind: &str, values: &mut Values) -> Option<Wish> {
        Some(Wish {
            what: kind.to_owned(),
            fragment: values.text()?,
            choices: values.text()?,
            theme: values.text()?,
            width: values.number()? as f32,
            base: values.text()?,
            language: values.text()?,
        })
    }
}

impl Control for FromDesk {
    fn write(&self) -> Values {
        match self {
            FromDesk::Ready(build, style) => Values::of("ready").with(build).with(style),
            FromDesk::Part(part, html) => Values::of("part").with(*part).with(html),
            FromDesk::File(name, mime) => Values::of("file").with(name).with(mime),
            FromDesk::Refused(why) => Values::of("refused").with(why),
            FromDesk::Done => Values::of("done"),
            FromDesk::Panic(why) => Values::of("panic").with(why),
        }
    }

    fn read(kind: &str, values: &mut Values) -> Option<FromDesk> {
        Some(match kind {
            "ready" => FromDesk::Ready(values.text()?, values.text()?),
            "part" => FromDesk::Part(values.count()? as u8, values.text()?),
            "file" => FromDesk::File(values.text()?, values.text()?),
            "refused" => FromDesk::Refused(values.text()?),
            "done" => FromDesk::Done,
            "panic" => FromDesk::Panic(values.text()?),
            _ => return None,
        })
    }
}
