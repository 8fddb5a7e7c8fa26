//! A published module keeps no words for its own faults.
//!
//! Each access to a slice can fail in principle, and each brings along where in which file it is written: a thousand such
//! places, with what hands them on, are a thirtieth of what a reader loads to see the page. In a published module a fault
//! stops the program without a word instead: a worker's the page tells its reader, and goes on with another one; the page's own
//! is in the browser's console. Whoever wants to
//! know where it came from opens the same address in a build without wasm-opt, which has all words and does the same.

use crate::Result;
use crate::wasm::{CODE, CUSTOM, DATA, IMPORT, Reader, module, sections, write_block, write_number};
use std::collections::BTreeMap;

/// The functions that raise a panic, as rustc names them without their hashes: all of these modules, and these functions.
const RAISE: [&str; 2] = ["core::panicking::", "core::slice::index::slice_"];
const RAISES: [&str; 7] = [
    "core::option::unwrap_failed",
    "core::option::expect_failed",
    "core::result::unwrap_failed",
    "core::str::slice_error_fail",
    "core::str::slice_error_fail_rt",
    "core::cell::panic_already_borrowed",
    "core::cell::panic_already_mutably_borrowed",
];

/// The body of a function that stops the program: no locals, `unreachable`, `end`.
const STOP: &[u8] = &[0x00, 0x00, 0x0b];

/// The module without them.
///
/// # Errors
/// If this is no module that rustc and wasm-bindgen made, names of functions included.
pub fn without(wasm: &[u8]) -> Result<Vec<u8>> {
    let all = sections(wasm)?;
    let of = |wanted: u8| all.iter().find(|(id, _)| *id == wanted).map(|(_, content)| *content);
    let imported = of(IMPORT).map_or(Some(0), |imports| Reader::new(imports).number()).ok_or(CUT)?;
    let code =
        stopped(of(CODE).ok_or(CUT)?, imported, &names(&all).ok_or("the module has no names")?).ok_or(CUT)?;
    let data = of(DATA).map(|data| without_places(data).ok_or(CUT)).transpose()?;
    Ok(module(all.iter().map(|(id, content)| match (*id, &data) {
        (CODE, _) => (CODE, &code[..]),
        (DATA, Some(data)) => (DATA, &data[..]),
        _ => (*id, *content),
    })))
}

const CUT: &str = "the module is of an unknown form";

/// The functions' names by number.
fn names<'a>(sections: &[(u8, &'a [u8])]) -> Option<BTreeMap<u64, &'a str>> {
    for (_, content) in sections.iter().filter(|(id, _)| *id == CUSTOM) {
        let mut input = Reader::new(content);
        if input.name()? != "name" {
            continue;
        }
        while input.at < content.len() {
            let (kind, part) = (input.byte()?, input.block()?);
            if kind == 1 {
                let mut part = Reader::new(part);
                return (0..part.number()?).map(|_| Some((part.number()?, part.name()?))).collect();
            }
        }
    }
    None
}

/// Whether a function of this name raises a panic.
fn raises(name: &str) -> bool {
    // `core[c5930c85a12de822]::panicking::panic_fmt`, `core::option::expect_failed::h0123456789abcdef`.
    let name = match (name.find('['), name.find(']')) {
        (Some(from), Some(to)) if from < to => [&name[..from], &name[to + 1..]].concat(),
        _ => name.to_owned(),
    };
    let name =
        name.rsplit_once("::h").filter(|(_, hash)| hash.len() == 16).map_or(&name[..], |(name, _)| name);
    RAISE.iter().any(|begin| name.starts_with(begin)) || RAISES.contains(&name)
}

/// The code with functions that raise a panic stopping the program.
fn stopped(code: &[u8], imported: u64, names: &BTreeMap<u64, &str>) -> Option<Vec<u8>> {
    let mut input = Reader::new(code);
    let count = input.number()?;
    let mut out = Vec::with_capacity(code.len());
    write_number(&mut out, count);
    for number in 0..count {
        let body = input.block()?;
        let stops = names.get(&(imported + number)).is_some_and(|name| raises(name));
        write_block(&mut out, if stops { STOP } else { body });
    }
    Some(out)
}

/// The data with zeros, of which wasm-opt makes nothing, for each place in a source file: `&str` of a file, line, column.
fn without_places(data: &[u8]) -> Option<Vec<u8>> {
    let segments = segments(data)?;
    let at = |address: u32, length: usize| {
        let (from, bytes) = segments.iter().find(|(from, bytes)| {
            let end = u64::from(*from) + bytes.len() as u64;
            *from <= address && u64::from(address) + length as u64 <= end
        })?;
        Some(bytes.start + (address - from) as usize)
    };
    let word = |at: usize| data.get(at..at + 4)?.try_into().map(u32::from_le_bytes).ok();
    let mut out = data.to_vec();
    for (from, bytes) in &segments {
        let aligned = bytes.start + (from.wrapping_neg() % 4) as usize;
        for place in (aligned..bytes.end.saturating_sub(15)).step_by(4) {
            let (path, length) = (word(place)?, word(place + 4)? as usize);
            let (line, column) = (word(place + 8)?, word(place + 12)?);
            if length > 200 || line == 0 || line > 100_000 || column == 0 || column > 1_000 {
                continue;
            }
            if let Some(path) = at(path, length).filter(|path| data[*path..path + length].ends_with(b".rs")) {
                out[place..place + 16].fill(0);
                out[path..path + length].fill(0);
            }
        }
    }
    Some(out)
}

/// The parts of the memory that a data section fills: their address, and where their bytes stand in it.
fn segments(data: &[u8]) -> Option<Vec<(u32, std::ops::Range<usize>)>> {
    let mut input = Reader::new(data);
    let mut all = Vec::new();
    for _ in 0..input.number()? {
        // Of what rustc makes, constant addresses (`i32.const`, `end`) in the one memory only.
        if input.number()? != 0 || input.byte()? != 0x41 {
            return None;
        }
        let address = input.signed()?;
        if input.byte()? != 0x0b {
            return None;
        }
        let length = input.block()?.len();
        all.push((address, input.at - length..input.at));
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_raises_a_panic_is_known_by_its_name() {
        for name in [
            "core[c5930c85a12de822]::panicking::panic_bounds_check",
            "core::option::expect_failed::h0123456789abcdef",
            "core::slice::index::slice_index_fail",
        ] {
            assert!(raises(name), "{name}");
        }
        for name in [
            "std::panicking::set_hook",
            "<core::panicking::AssertKind as core::fmt::Debug>::fmt",
            "core::option::map",
        ] {
            assert!(!raises(name), "{name}");
        }
    }

    /// Two functions, of which the second has a name and raises a panic; a place in a file, and words.
    fn sample() -> Vec<u8> {
        let mut data = vec![1, 0, 0x41, 0x80, 0x08, 0x0b];
        let mut bytes = Vec::new();
        for word in [1024 + 16, 8_u32, 12, 5] {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(b"src/a.rskeep");
        write_block(&mut data, &bytes);
        let mut names = vec![4];
        names.extend(b"name");
        let mut part = vec![1, 1];
        write_block(&mut part, b"core::panicking::panic");
        names.push(1);
        write_block(&mut names, &part);
        let code = [2, 3, 0, 0x01, 0x0b, 4, 0, 0x01, 0x01, 0x0b];
        module([(CODE, &code[..]), (DATA, &data[..]), (CUSTOM, &names[..])])
    }

    #[test]
    fn panics_stop_without_a_word_and_nothing_else_changes() {
        let wasm = sample();
        let without = without(&wasm).expect("a module");
        let found = sections(&without).expect("a module");
        assert_eq!(found[0].1, [2, 3, 0, 0x01, 0x0b, 3, 0x00, 0x00, 0x0b]);
        let data = found[1].1;
        assert_eq!(&data[data.len() - 28..data.len() - 4], [0; 24]);
        assert!(data.ends_with(b"keep"));
        assert_eq!(found[2], sections(&wasm).expect("a module")[2]);
    }

    #[test]
    fn what_is_no_such_module_is_refused() {
        let wasm = sample();
        for end in [0, 8, 12, 30, wasm.len() - 1] {
            assert!(without(&wasm[..end]).is_err(), "{end} bytes");
        }
    }
}
