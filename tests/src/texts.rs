//! The texts of the page as they are laid out, and whether they are in the language that is spoken.

use crate::page::Page;
use serde_json::Value;

/// What can be seen or heard now: the texts of the page, and the names that are said of its parts.
const SAID: &str = "(() => {
    const shown = e => e.checkVisibility({ visibilityProperty: true });
    const said = [...document.querySelectorAll('[aria-label], [title]')].filter(shown).flatMap(e => [e.ariaLabel, e.title]);
    return [document.title, document.body.innerText, ...said].filter(Boolean);
})()";

fn list(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|text| Some(text.as_str()?.to_owned())).collect()
}

impl Page {
    /// The fonts of tests/fonts.conf are there, and no boxes are judged: Chinese fills squares, and Arabic is as wide as in Noto
    /// Sans Arabic, which nothing stands in for.
    ///
    /// # Panics
    /// When there are others.
    pub async fn assert_fonts(&self) {
        let widths = "(context => {
            const width = (font, text) => (context.font = `100px ${font}`, Math.round(context.measureText(text).width));
            const arabic = 'سلام';
            return [width('system-ui', '中文'), width('system-ui', arabic) - width('\"Noto Sans Arabic\", monospace', arabic)];
        })(document.createElement('canvas').getContext('2d'))";
        let wrong = "other fonts: run `cargo xtask test`";
        assert_eq!(self.eval(widths).await, serde_json::json!([200, 0]), "{wrong}");
    }

    /// What is wrong with the texts as they are laid out now, a line each.
    pub async fn faults(&self) -> Vec<String> {
        list(&self.eval(include_str!("faults.js")).await)
    }

    /// Controls that are shown, but covered or outside of the window wherever one scrolls, a line each.
    pub async fn out_of_reach(&self) -> Vec<String> {
        list(&self.eval(include_str!("reach.js")).await)
    }

    /// English that is seen or heard where another language is spoken.
    pub async fn english(&self, left: &English) -> Vec<String> {
        let said = list(&self.eval(SAID).await);
        let is_there = |piece: &&String| said.iter().any(|text| text.contains(piece.as_str()));
        left.pieces.iter().filter(is_there).cloned().collect()
    }
}

/// What English says, in more than three words, and another language otherwise.
#[derive(Debug)]
pub struct English {
    pieces: Vec<String>,
}

impl English {
    /// Not to be found where this language is spoken.
    pub fn beside(language: &str) -> Self {
        let own = tables(language);
        let english = tables("en");
        // A message is cut where something is put into it or chosen.
        let pieces = english.lines().flat_map(|line| match line.split_once(" = ") {
            Some((_, said)) if line.starts_with(|first: char| first.is_ascii_lowercase()) => said.split(CUTS),
            _ => line.split(CUTS),
        });
        let pieces = pieces.map(|piece| piece.trim_matches([' ', '.', ',', ':', ';']));
        let long = pieces.filter(|piece| piece.split_whitespace().count() > 3 && !own.contains(piece));
        let pieces: Vec<String> = long.map(str::to_owned).collect();
        assert!(language == "en" || pieces.len() > 100, "{language}: {} texts to look for", pieces.len());
        Self { pieces }
    }
}

/// What stands around variables and cases in Fluent.
const CUTS: [char; 4] = ['{', '}', '[', ']'];

fn tables(language: &str) -> String {
    hyperfly_text::file(language).unwrap_or_else(|| panic!("there is no {language}"))
}

/// Elements that reach beyond the page's right edge, and how wide the page is.
pub const OVERHANG: &str = "(() => {
    const wide = document.documentElement.clientWidth;
    const clips = e => e && (getComputedStyle(e).overflowX !== 'visible' || clips(e.parentElement));
    const out = [...document.querySelectorAll('body *')].filter(e => {
        const { right, width, height } = e.getBoundingClientRect();
        const style = getComputedStyle(e);
        return width > 0 && height > 0 && right > wide + 1 && style.visibility === 'visible' && !clips(e.parentElement);
    });
    return [document.documentElement.scrollWidth - wide, ...out.map(e => e.tagName + '.' + e.className)];
})()";
