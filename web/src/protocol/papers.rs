//! What the page and the papers' worker say to each other. The worker writes its room itself, as HTML: the page knows nothing
//! of entries and how they are computed, and does not grow with them.

use super::{Control, Values};

/// From the page: what of the papers is to be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// The id of an entry, or `all`.
    pub paper: String,
    /// The page's own fragment without it, for links that keep the rest, and to know the run at hand.
    pub fragment: String,
    /// The colours: `light`, `dark` or `projector`.
    pub theme: String,
    /// Width of the figure in pixels.
    pub width: f32,
}

/// From the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum FromPapers {
    /// It listens, and this is its build.
    Ready(String),
    /// A part of the room: which of [`PARTS`], and its HTML.
    Part(u8, String),
    /// All parts are written.
    Done,
    /// The last words of a panic.
    Panic(String),
}

/// The list of the entries; what was opened, with its figure; what was computed.
pub const PARTS: usize = 3;

impl Control for Wish {
    fn write(&self) -> Values {
        let Wish { paper, fragment, theme, width } = self;
        Values::of("open").with(paper).with(fragment).with(theme).with(*width)
    }

    fn read(kind: &str, values: &mut Values) -> Option<Wish> {
        let (paper, fragment, theme) = (values.text()?, values.text()?, values.text()?);
        (kind == "open").then_some(Wish { paper, fragment, theme, width: values.number()? as f32 })
    }
}

impl Control for FromPapers {
    fn write(&self) -> Values {
        match self {
            FromPapers::Ready(build) => Values::of("ready").with(build),
            FromPapers::Part(part, html) => Values::of("part").with(*part).with(html),
            FromPapers::Done => Values::of("done"),
            FromPapers::Panic(why) => Values::of("panic").with(why),
        }
    }

    fn read(kind: &str, values: &mut Values) -> Option<FromPapers> {
        Some(match kind {
            "ready" => FromPapers::Ready(values.text()?),
            "part" => FromPapers::Part(values.count()? as u8, values.text()?),
            "done" => FromPapers::Done,
            "panic" => FromPapers::Panic(values.text()?),
            _ => return None,
        })
    }
}
