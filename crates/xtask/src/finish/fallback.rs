//! The bytes of a module as a script: for a frame of an opaque origin on a host without CORS, for a page from a disk, and
//! for a page that is one file.
//!
//! The bytes are compressed and stand in the script as text of 85 letters, five for four bytes: denser than base64, and
//! free of what would end a string, a line or a script element. The first letter says how many bytes were added at the end.

use crate::{Result, compress};

/// Takes the text and gives the bytes, as far as they are asked for.
const UNPACK: &str = include_str!("unpack.js");

/// The script that brings a module, and the text of the module's own script, which a page from a disk hands to its workers;
/// `small` takes the time to make it as small as can be.
pub fn script(wasm: &[u8], script: &str, small: bool) -> Result<String> {
    let all = unpacked(&[wasm, script.as_bytes()].concat(), small)?;
    let end = wasm.len();
    Ok(format!(
        "{{\nconst all = {all}();\nself.hyperflyWasm = all.slice(0, {end});\nself.hyperflyScript = new TextDecoder().decode(all.subarray({end}));\n}}\n"
    ))
}

/// An expression of JavaScript: a function of an end that gives these bytes, of which those before it are there.
pub fn unpacked(bytes: &[u8], small: bool) -> Result<String> {
    let packed = compress::lzma(bytes, small)?;
    let unpack = super::script::flat(UNPACK);
    Ok(format!("{}(\"{}\")", unpack.trim_end(), encode(&packed)))
}

/// The letter of a digit: from `(` on; `<` could begin a tag and `\` an escape, so two letters behind the last stand for them.
fn letter(digit: u32) -> char {
    match b'(' + digit as u8 {
        b'<' => '~',
        b'\\' => '}',
        letter => letter.into(),
    }
}

fn encode(bytes: &[u8]) -> String {
    let added = bytes.len().next_multiple_of(4) - bytes.len();
    let mut text = String::with_capacity(bytes.len() / 4 * 5 + 6);
    text.push(letter(added as u32));
    for four in bytes.chunks(4) {
        let mut word = [0; 4];
        word[..four.len()].copy_from_slice(four);
        let word = u32::from_be_bytes(word);
        text.extend((0..5).rev().map(|k| letter(word / 85_u32.pow(k) % 85)));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As unpack.js does it.
    fn decode(text: &str) -> Vec<u8> {
        let digit =
            |code: u8| u64::from(if code > 124 { (4092 - 32 * i32::from(code)) as u8 } else { code } - 40);
        let (first, rest) = text.as_bytes().split_first().expect("the first letter");
        let words = rest.chunks(5).map(|five| five.iter().fold(0, |word, code| word * 85 + digit(*code)));
        let bytes: Vec<u8> =
            words.flat_map(|word| u32::try_from(word).expect("four bytes").to_be_bytes()).collect();
        bytes[..bytes.len() - digit(*first) as usize].to_vec()
    }

    #[test]
    fn what_is_written_can_be_read() {
        let every: Vec<u8> = (0..=255).chain([255; 4]).collect();
        for end in [0, 1, 2, 3, 4, 5, 100, 260] {
            assert_eq!(decode(&encode(&every[..end])), &every[..end], "{end} bytes");
        }
    }

    #[test]
    fn the_text_can_stand_in_any_script() {
        let letters: String = (0..85).map(letter).collect();
        let mut different: Vec<char> = letters.chars().collect();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), 85);
        assert!(
            letters.chars().all(|letter| letter.is_ascii_graphic() && !"\"'\\<&$".contains(letter)),
            "{letters}"
        );
    }
}
