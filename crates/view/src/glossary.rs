//! Every symbol with its definition in a sentence or two and the place in the papers, for hover and focus.
//!
//! GK is Gupta & Kumar, The Scalability of FFT on Parallel Computers (1993).

/// A symbol and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Key: `t_serial`, `tc`, as in the schema and the JSON of a run.
    pub key: &'static str,
    /// The letter, set in italics.
    pub letter: &'static str,
    /// What hangs below it.
    pub subscript: &'static str,
    /// A name in words.
    pub name: &'static str,
    /// The definition.
    pub definition: &'static str,
    /// Where in the papers.
    pub source: &'static str,
}

macro_rules! entries {
    ($($key:literal $letter:literal $subscript:literal $name:literal $source:literal $definition:literal;)*) => {
        /// All of them.
        pub const ENTRIES: &[Entry] = &[$(Entry {
            key: $key,
            letter: $letter,
            subscript: $subscript,
            name: $name,
            definition: $definition,
            source: $source,
        }),*];
    };
}

entries! {
    "p" "p" "" "processors" "GK 2"
        "The number of processors, a power of two.";
    "n" "n" "" "points" "GK 3"
        "The number of points of the transform, a power of two. The processors share them evenly.";
    "tc" "t" "c" "compute" "GK 4"
        "The time to compute one node of the butterfly: line 8 of the algorithm in GK Fig. 1, a complex multiplication and an addition.";
    "ts" "t" "s" "start-up" "GK 2.2"
        "The time that a processor is busy beginning a message, however long the message is.";
    "th" "t" "h" "per hop" "GK 2.2"
        "The time that the head of a message takes from a processor to the neighbouring one.";
    "tw" "t" "w" "per word" "GK 2.2"
        "The time that one word, a complex number, takes on a channel: the word's length over the channel's bandwidth.";
    "t_serial" "T" "s" "serial time" "GK 4"
        "The time on one processor, which is also the problem size W: t_c · n · log₂ n.";
    "t_parallel" "T" "p" "parallel time" "GK 2"
        "The time from the start until the last processor has finished.";
    "speedup" "S" "" "speedup" "GK 2"
        "How many times faster than one processor: S = T_s / T_p.";
    "efficiency" "E" "" "efficiency" "GK 2, (1)"
        "Which part of the processors' time is useful computation: E = S / p.";
    "overhead" "T" "o" "overhead" "GK 2"
        "The time that all processors together spend on anything but useful computation: T_o = p · T_p − W.";
    "w" "W" "" "problem size" "GK 2"
        "The useful computation, as the time of the serial algorithm: W = t_c · n · log₂ n.";
    "k" "K" "" "E / (1 − E)" "GK 2.1, (2)"
        "To keep an efficiency E, the problem must grow as K · T_o.";
    "threshold" "E" "" "threshold" "GK 4.1.1"
        "t_c / (t_c + t_w): efficiencies up to about here are reached on a hypercube with little growth of the problem; higher ones only with very much.";
    "isoefficiency" "f" "E" "isoefficiency function" "GK 2.1"
        "How fast the problem size must grow with p to keep the efficiency E. The slower, the more scalable.";
    "error" "error" "" "relative error" "output"
        "The length of the difference between this transform and that of an independent FFT, over the length of the latter (L2 norms).";
    "messages" "messages" "" "messages" "GK 2.2"
        "How many messages were sent. In an exchange each of the two partners sends one.";
    "words" "words" "" "words" "GK 2.2"
        "How many words, complex numbers, were in all the messages.";
    "hops" "hops" "" "hops" "GK 2.2"
        "How many channels all the messages crossed, added up.";
    "hottest" "q" "" "hottest channel" "GK App. D"
        "The most messages that shared one directed channel, or waited for it, at once. They slow each other down q times.";
    "compute" "compute" "" "compute" "GK 2"
        "The useful part: computing nodes of the butterfly.";
    "startup" "start-up" "" "start-up" "GK 2.2"
        "The part that went into beginning messages: t_s for each.";
    "hop" "per hop" "" "per hop" "GK 2.2"
        "The part in which the head of a processor's own message was on its way: t_h for each channel.";
    "transfer" "transfer" "" "transfer" "GK 2.2"
        "The part in which the words of a processor's own message flowed, as if nothing else were on its way: t_w · m, for each channel again under store-and-forward.";
    "contention" "contention" "" "contention" "GK App. D"
        "The part by which a processor's own message took longer because others wanted the same channels.";
    "idle" "idle" "" "idle" "GK 2"
        "The part spent waiting for the partner's message, and after the last step.";
    "twiddle" "ω" "" "twiddle factor" "GK 3, App. A"
        "A power of the n-th root of unity. In stage l its exponent is the reversal of the l + 1 leading bits of the index, padded with zeros.";
}

/// The entry of a key.
pub fn entry(key: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.key == key)
}

/// The exponent of the twiddle factor of R[index] in a stage of a transform of 2^r points (GK App. A).
pub fn twiddle_exponent(stage: u8, index: u64, r: u32) -> u64 {
    let leading = index >> (r - 1 - u32::from(stage));
    let reversed = leading.reverse_bits() >> (63 - u32::from(stage));
    reversed << (r - 1 - u32::from(stage))
}

/// The same in r bits, as in GK Table 3.
pub fn twiddle_bits(stage: u8, index: u64, r: u32) -> String {
    format!("{:0width$b}", twiddle_exponent(stage, index, r), width = r as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twiddle_bits_are_those_of_gk_table_3() {
        let table = [
            ["000", "000", "000", "000", "100", "100", "100", "100"],
            ["000", "000", "100", "100", "010", "010", "110", "110"],
            ["000", "100", "010", "110", "001", "101", "011", "111"],
        ];
        for (l, row) in table.iter().enumerate() {
            for (i, bits) in row.iter().enumerate() {
                assert_eq!(twiddle_bits(l as u8, i as u64, 3), *bits, "stage {l}, index {i}");
            }
        }
    }

    #[test]
    fn keys_are_unique_and_definitions_are_sentences() {
        for (k, entry) in ENTRIES.iter().enumerate() {
            assert!(ENTRIES[..k].iter().all(|other| other.key != entry.key), "{} twice", entry.key);
            assert!(entry.definition.ends_with('.') && !entry.source.is_empty());
        }
    }
}
