//! Short names where script and module meet.
//!
//! wasm-bindgen names each import of the module after what it calls, with a hash: `__wbg_addEventListener_969581a76f2fd73f`.
//! Nobody reads those names, but they are in both files and hashes do not compress.

use crate::Result;
use crate::wasm::{IMPORT, Reader, module, sections, write_block, write_number};

/// The module and its script with short names for what the module imports from the script.
pub fn shorten(wasm: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let sections = sections(wasm)?;
    let (_, imports) = sections.iter().find(|(id, _)| *id == IMPORT).ok_or("this module imports nothing")?;
    let mut input = Reader::new(imports);
    let mut section = Vec::new();
    let mut script = script.to_owned();
    let count = input.number().ok_or(CUT)?;
    write_number(&mut section, count);
    for number in 0..count {
        let module = input.name().ok_or(CUT)?;
        let name = input.name().ok_or(CUT)?;
        let mut short = name.to_owned();
        // The script lists them as `NAME: function(…) …`.
        let key = format!(" {name}: ");
        if script.matches(&key).count() == 1 {
            short = format!("_{number:x}");
            script = script.replace(&key, &format!(" {short}: "));
        }
        write_block(&mut section, module.as_bytes());
        write_block(&mut section, short.as_bytes());
        section.extend(input.kind().ok_or(CUT)?);
    }
    let short =
        sections.iter().map(|(id, content)| (*id, if *id == IMPORT { &section[..] } else { content }));
    Ok((module(short), script))
}

const CUT: &str = "the module's imports are cut off or of an unknown kind";

#[cfg(test)]
mod tests {
    use super::*;

    /// One type, two imported functions, one custom section behind them.
    const LONG: &[u8] = b"\0asm\x01\0\0\0\
        \x01\x04\x01\x60\0\0\
        \x02\x26\x02\x01w\x12__wbg_log_00112233\0\0\x01w\x09elsewhere\0\0\
        \0\x03\x02ab";
    const SHORT: &[u8] = b"\0asm\x01\0\0\0\
        \x01\x04\x01\x60\0\0\
        \x02\x16\x02\x01w\x02_0\0\0\x01w\x09elsewhere\0\0\
        \0\x03\x02ab";

    #[test]
    fn what_the_script_gives_is_called_the_same_in_both() {
        let script = "const import0 = { __wbg_log_00112233: function(arg0) { elsewhere(); } };";
        let (wasm, script) = shorten(LONG, script).expect("a module");
        assert_eq!(wasm, SHORT);
        assert_eq!(script, "const import0 = { _0: function(arg0) { elsewhere(); } };");
    }

    #[test]
    fn what_is_cut_off_is_refused() {
        for end in [0, 8, 13, 20, 50] {
            assert!(shorten(&LONG[..end], "").is_err(), "{end} bytes");
        }
    }
}
