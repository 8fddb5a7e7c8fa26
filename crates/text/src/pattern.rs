//! The compact patterns that build/compile.rs makes of Fluent's.

use crate::{Arg, language, whole};

/// Writes what a pattern says.
pub fn write(pattern: &str, args: &[Arg], out: &mut String) {
    let mut rest = pattern;
    while let Some(at) = rest.find(['\u{1}', '\u{2}']) {
        out.push_str(&rest[..at]);
        let choice = rest.as_bytes()[at] == 2;
        let arg = args.get(usize::from(rest.as_bytes()[at + 1] - b'0')).copied().unwrap_or(Arg::Text(""));
        rest = &rest[at + 2..];
        if choice {
            rest = choose(rest, arg, args, out);
        } else {
            match arg {
                Arg::Text(text) => out.push_str(text),
                Arg::Count(count) => out.push_str(&whole(count)),
            }
        }
    }
    out.push_str(rest);
}

/// Writes the case for this value, and returns what stands behind the choice.
fn choose<'p>(mut rest: &'p str, by: Arg, args: &[Arg], out: &mut String) -> &'p str {
    let mut chosen = None;
    while !rest.starts_with('\u{5}') {
        let (key, text) = rest.split_once('\u{3}').unwrap_or((rest, ""));
        let end = end(text);
        if chosen.is_none() && (key.is_empty() || fits(key, by)) {
            chosen = Some(&text[..end]);
        }
        rest = text.get(end + 1..).unwrap_or("\u{5}");
    }
    write(chosen.unwrap_or_default(), args, out);
    &rest[1..]
}

/// Where the text of a case ends; choices in it have cases of their own.
fn end(text: &str) -> usize {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            2 => depth += 1,
            5 => depth -= 1,
            4 if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

fn fits(key: &str, by: Arg) -> bool {
    match by {
        Arg::Text(text) => text == key,
        Arg::Count(count) => {
            let category = match plural(count) {
                b'z' => "zero",
                b'1' => "one",
                b'2' => "two",
                b'f' => "few",
                b'm' => "many",
                _ => "other",
            };
            key == category || key.parse() == Ok(count)
        }
    }
}

/// The letter of a number's plural (build/plural.rs).
fn plural(count: u64) -> u8 {
    let at = match count {
        0..200 => count,
        _ if count.is_multiple_of(1_000_000) => 200,
        _ => 100 + count % 100,
    };
    language::plural().as_bytes().get(at as usize).copied().unwrap_or(b'o')
}
