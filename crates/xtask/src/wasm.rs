//! The little of the binary format of WebAssembly that is needed to rewrite a section of a module.

use crate::Result;

/// What every module begins with.
const MAGIC: &[u8] = b"\0asm\x01\0\0\0";

/// Sections that are no part of the program: names.
pub const CUSTOM: u8 = 0;
/// What is imported.
pub const IMPORT: u8 = 2;
/// The functions' bodies.
pub const CODE: u8 = 10;
/// What the memory begins with.
pub const DATA: u8 = 11;

/// The sections of a module: id and content, in their order.
pub fn sections(wasm: &[u8]) -> Result<Vec<(u8, &[u8])>> {
    let rest = wasm.strip_prefix(MAGIC).ok_or("this is no wasm module")?;
    let mut input = Reader::new(rest);
    let mut all = Vec::new();
    while input.at < rest.len() {
        let section = input.byte().and_then(|id| Some((id, input.block()?)));
        all.push(section.ok_or("the module is cut off")?);
    }
    Ok(all)
}

/// The module of these sections.
pub fn module<'a>(sections: impl IntoIterator<Item = (u8, &'a [u8])>) -> Vec<u8> {
    let mut wasm = MAGIC.to_vec();
    for (id, content) in sections {
        wasm.push(id);
        write_block(&mut wasm, content);
    }
    wasm
}

/// Reads what a section holds; `None` where it ends too early.
pub struct Reader<'a> {
    bytes: &'a [u8],
    /// Where it is.
    pub at: usize,
}

impl<'a> Reader<'a> {
    /// At the beginning of these bytes.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0 }
    }

    /// One byte.
    pub fn byte(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at)?;
        self.at += 1;
        Some(*byte)
    }

    /// An unsigned number in LEB128.
    pub fn number(&mut self) -> Option<u64> {
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

    /// An address: a constant of 32 bits, written as a signed number in LEB128.
    pub fn signed(&mut self) -> Option<u32> {
        let (mut number, mut shift) = (0_i64, 0);
        loop {
            let byte = self.byte()?;
            number |= i64::from(byte & 0x7f).checked_shl(shift)?;
            shift += 7;
            if byte < 0x80 {
                let sign = if byte & 0x40 != 0 { (-1_i64).checked_shl(shift)? } else { 0 };
                return Some((number | sign) as u32);
            }
        }
    }

    /// So many bytes, their number before them.
    pub fn block(&mut self) -> Option<&'a [u8]> {
        let length = self.number()? as usize;
        let bytes = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(bytes)
    }

    /// A text, its length before it.
    pub fn name(&mut self) -> Option<&'a str> {
        std::str::from_utf8(self.block()?).ok()
    }

    /// What is imported: of what wasm-bindgen imports, functions (with their type) only.
    pub fn kind(&mut self) -> Option<&'a [u8]> {
        let start = self.at;
        if self.byte()? != 0 {
            return None;
        }
        self.number()?;
        Some(&self.bytes[start..self.at])
    }
}

/// Writes an unsigned number in LEB128.
pub fn write_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 & 0x7f | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Writes bytes, their number before them.
pub fn write_block(out: &mut Vec<u8>, bytes: &[u8]) {
    write_number(out, bytes.len() as u64);
    out.extend(bytes);
}
