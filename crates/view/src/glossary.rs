//! Every symbol with its definition in a sentence or two and the place in the papers, for hover and focus.
//!
//! GK is Gupta & Kumar, The Scalability of FFT on Parallel Computers (1993); S is Sahay, Hiding Communication Costs in
//! Bandwidth-Limited Parallel FFT Computation (1993); IB is Inda & Bisseling, A simple and efficient parallel FFT algorithm
//! using the BSP model (2000).

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
    "doubling" "log₂ f" "E" "growth for twice p" "GK 2.1"
        "Log₂ of how many times the problem size must grow when p doubles, to keep this efficiency: f_E(2p) / f_E(p). A little above 1 is scalable.";
    "scaled-speedup" "S" "W" "scaled speedup" "GK App. B; Gustafson, Montry, Benner"
        "The speedup for a problem with p times the work of this one, so that each processor has as much to do as one alone has here. Near p is good.";
    "memory-speedup" "S" "M" "memory-scaled speedup" "GK App. B; Gustafson, Montry, Benner"
        "The speedup for a problem with p times the points of this one, so that the memory of each processor is as full as that of one alone is here.";
    "serial-fraction" "f" "" "serial fraction" "GK App. B; Karp, Flatt"
        "f = (1/S − 1/p) / (1 − 1/p): the part of the work that, if it were serial, would explain the speedup. If it grows with p, overhead does.";
    "overhead-function" "Φ" "" "overhead function" "GK App. B; Zorbas"
        "Φ = p · T_p / W: how many times longer the run takes than on an ideal machine. If the problem grows so that it stays the same, the formulation is scalable.";
    "scalability" "Ψ" "" "scalability" "GK App. B; Nussbaum, Agarwal"
        "The greatest speedup for this n on any number of processors of this machine, over that of an ideal machine with n processors, which is n.";
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
    "L" "L" "" "latency" "S 2"
        "LogP: the time from the sending of a word to its arrival. The processors compute meanwhile.";
    "g" "g" "" "gap" "S 2, IB 1"
        "LogP: the least time between two words that a processor sends, or receives; its inverse is the bandwidth. BSP: the flops that it takes to move one real number of an h-relation.";
    "o" "o" "" "overhead" "S 2"
        "LogP: the time that a processor is busy with sending a word, and with receiving one. S leaves it out.";
    "l-sync" "l" "" "synchronisation" "IB 1"
        "BSP: the flops that every communication superstep takes besides its numbers, until all processors have come together.";
    "rate" "v" "" "units of time in a second" "IB 1"
        "It makes seconds of the times of a run: on a BSP machine, flops in a second. 0 if it is not known.";
    "tt" "t′" "c" "time of a power of ω" "GK App. A"
        "The time to compute one power of ω that a processor needs for the first time.";
    "blocking" "B" "" "elements in the cache" "IB 4.3"
        "How many elements fit into the cache: the local stages are done piece by piece, by virtual processors. None for all at once.";
    "h" "h" "" "h-relation" "IB 1"
        "BSP: the most real numbers that any processor sends or receives in a superstep, two for each complex word. The superstep takes h · g + l.";
    "width" "w" "" "channel width" "GK 7"
        "How many times as wide the channels are: a word takes t_w / w. Wider channels of a mesh can make up for the many of a hypercube.";
    "m" "m" "" "elements of a processor" "S 2"
        "The elements that each processor holds: m = n / P.";
    "superstep" "" "" "superstep" "IB 1"
        "What all processors do between two synchronisations: either compute on what they hold, or communicate.";
    "redistribution" "" "" "redistribution" "IB 2, S 3"
        "A move of all elements to the processors on which the next stages are local. In a transpose it is the transposition.";
    "group-cyclic" "" "" "group-cyclic distribution" "IB 2"
        "The elements are cut into r blocks, and each block is dealt out to p / r processors in turn: r = p makes blocks, r = 1 is the cyclic distribution.";
    "output-driven" "" "" "output-driven schedule" "S 4"
        "A processor computes only what its next output needs, and sends each output as soon as it is there.";
    "binary-permutation" "π" "" "binary permutation" "S 4.2"
        "An order of the outputs in which each half, each half of a half and so on comes as a whole: outputs then come as early as possible.";
    "radix" "" "" "radix" "GK 6, IB 1.1"
        "With radix 4 two stages are computed as one, in 34 flops for four elements in place of 40.";
    "dims" "m" "" "dimensions" "GK 5.1"
        "In how many dimensions the transpose formulation arranges the elements; one redistribution fewer than dimensions.";
    "overlap" "" "" "overlap" "GK App. E"
        "A second processor sends and receives while the first computes: exchanges go in chunks, and transfer hides behind computation or the other way round.";
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
