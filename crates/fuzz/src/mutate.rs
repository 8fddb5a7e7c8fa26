//! Makes new inputs of known ones.

/// The longest input, in bytes.
pub const LONGEST: usize = 1 << 16;

/// What parsers stumble over, whatever they read.
const TOKENS: &[&str] = &[
    "\0",
    "\u{feff}",
    "\u{202e}",
    "é",
    "∞",
    "\u{1d4d0}",
    "%",
    "%00",
    "%ff",
    "%F0%9F%98%80",
    "%zz",
    "&",
    "&&",
    "=",
    "==",
    "#",
    "?",
    "+",
    "-",
    "--",
    "0",
    "-0",
    "1",
    "1.5",
    "1,5",
    "2^22",
    "2^64",
    "4294967296",
    "18446744073709551616",
    "1e308",
    "1e309",
    "-1e309",
    "1e-400",
    "nan",
    "inf",
    "-inf",
    "NaN",
    "Infinity",
    "null",
    "true",
    "[]",
    "{}",
    "[[[[[[[[",
    "{\"a\":",
    "\"",
    "\\",
    "\\u0000",
    "\\ud800",
    ",",
    ";",
    "\t",
    "\r\n",
    "\n",
    " ",
    "p=16",
    "n=1024",
    "{p}",
    "{n / 0}",
    "{(((((((((p",
    "*",
    "`",
];

/// Random numbers from a seed: SplitMix64 (Steele, Lea and Flood, 2014).
pub struct Chance(u64);

impl Chance {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `most`, which is not 0.
    pub fn below(&mut self, most: usize) -> usize {
        (self.next() % most as u64) as usize
    }

    /// A number below two to this power, mostly a small one.
    fn few(&mut self, power: usize) -> usize {
        let bits = self.below(power);
        self.below(1 << bits)
    }

    /// One of these.
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// An input made of one, or of two, of the corpus by some mutations; `words` are what the format itself is made of.
pub fn mutated(corpus: &[Vec<u8>], words: &[String], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = chance.one(corpus).clone();
    // Mostly few: what is broken in many places is refused at the first.
    for _ in 0..1 + chance.few(5) {
        mutate(&mut bytes, corpus, words, chance);
    }
    bytes.truncate(LONGEST);
    bytes
}

fn mutate(bytes: &mut Vec<u8>, corpus: &[Vec<u8>], words: &[String], chance: &mut Chance) {
    let at = chance.below(bytes.len() + 1);
    let length = chance.few(10);
    let end = bytes.len().min(at + length);
    match chance.below(9) {
        0 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
        1 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
        2 => bytes.insert(at, chance.below(256) as u8),
        3 => drop(bytes.drain(at..end)),
        4 => {
            // Now and then so often that it is long.
            let part: Vec<u8> = bytes[at..end].repeat(1 + chance.few(8));
            insert(bytes, at, &part);
        }
        5 => {
            let other = chance.one(corpus);
            let from = chance.below(other.len() + 1);
            let part = other[from..other.len().min(from + length)].to_vec();
            insert(bytes, at, &part);
        }
        6 => bytes.truncate(at),
        7 if !words.is_empty() => replace(bytes, at, end, chance.one(words).as_bytes()),
        _ => {
            let token = chance.one(TOKENS).as_bytes();
            if chance.below(2) == 0 { insert(bytes, at, token) } else { replace(bytes, at, end, token) }
        }
    }
}

fn insert(bytes: &mut Vec<u8>, at: usize, part: &[u8]) {
    let room = LONGEST.saturating_sub(bytes.len());
    drop(bytes.splice(at..at, part.iter().take(room).copied()));
}

fn replace(bytes: &mut Vec<u8>, at: usize, end: usize, part: &[u8]) {
    drop(bytes.splice(at..end, part.iter().copied()));
}
