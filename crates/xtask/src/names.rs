//! Short names where script and module meet.
//!
//! wasm-bindgen names each import of the module after what it calls, with a hash: `__wbg_addEventListener_969581a76f2fd73f`.
//! Nobody reads those names, but they are in both files and hashes do not compress.

use crate::Result;

/// The module and its script with short names for what the module imports from the script.
pub fn shorten(wasm: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let (length, start, end) = import_section(wasm).ok_or("this is no wasm module with imports")?;
    let mut input = Reader { bytes: &wasm[start..end], at: 0 };
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
        write_name(&mut section, module);
        write_name(&mut section, &short);
        section.extend(input.kind().ok_or(CUT)?);
    }

    let mut short = wasm[..length].to_vec();
    write_number(&mut short, section.len() as u64);
    short.extend(section);
    short.extend(&wasm[end..]);
    Ok((short, script))
}

const CUT: &str = "the module's imports are cut off or of an unknown kind";

/// Where the length of the import section (2) stands, and where its content begins and ends.
fn import_section(wasm: &[u8]) -> Option<(usize, usize, usize)> {
    wasm.strip_prefix(b"\0asm\x01\0\0\0")?;
    let mut input = Reader { bytes: wasm, at: 8 };
    loop {
        let id = input.byte()?;
        let before = input.at;
        let length = input.number()? as usize;
        let end = input.at.checked_add(length).filter(|end| *end <= wasm.len())?;
        if id == 2 {
            return Some((before, input.at, end));
        }
        input.at = end;
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at)?;
        self.at += 1;
        Some(*byte)
    }

    /// An unsigned number in LEB128.
    fn number(&mut self) -> Option<u64> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f).checked_shl(shift)?;
            shift += 7;
            if byte < 0x80 {
                return Some(number);
            }
        }
    }

    fn name(&mut self) -> Option<&'a str> {
        let length = self.number()? as usize;
        let bytes = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        std::str::from_utf8(bytes).ok()
    }

    /// What is imported: of what wasm-bindgen imports, functions (with their type) only.
    fn kind(&mut self) -> Option<&'a [u8]> {
        let start = self.at;
        if self.byte()? != 0 {
            return None;
        }
        self.number()?;
        Some(&self.bytes[start..self.at])
    }
}

fn write_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 & 0x7f | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn write_name(out: &mut Vec<u8>, name: &str) {
    write_number(out, name.len() as u64);
    out.extend(name.as_bytes());
}

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
