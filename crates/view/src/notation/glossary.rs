//! The glossary: every symbol with a definition of one or two sentences and its source in the papers.
//!
//! GK is Gupta & Kumar, The Scalability of FFT on Parallel Computers (1993); S is Sahay, Hiding Communication Costs in
//! Bandwidth-Limited Parallel FFT Computation (1993); IB is Inda & Bisseling, A simple and efficient parallel FFT algorithm
//! using the BSP model (2000).

use hyperfly_text::{glossary as texts, glossary_further as further_texts};

/// A symbol or term with its definition.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Key as in the schema and the JSON of a run: `t_serial`, `tc`.
    pub key: &'static str,
    letter: Letter,
    pub subscript: &'static str,
    name: fn() -> &'static str,
    definition: fn() -> &'static str,
    source: &'static str,
}

/// The text of an entry that is set in italics.
#[derive(Clone, Copy, Debug)]
enum Letter {
    /// A symbol, the same in all languages; may be empty.
    Symbol(&'static str),
    /// A word of the reader's language.
    Word(fn() -> &'static str),
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.key == other.key
    }
}

impl Entry {
    /// Returns the symbol or the word that is set in italics.
    pub fn letter(&self) -> &'static str {
        match self.letter {
            Letter::Symbol(letter) => letter,
            Letter::Word(word) => word(),
        }
    }

    /// Returns the name in words.
    pub fn name(&self) -> &'static str {
        (self.name)()
    }

    pub fn definition(&self) -> &'static str {
        (self.definition)()
    }

    /// Returns the place in the papers, or "output of this program".
    pub fn source(&self) -> &'static str {
        // Quantities that only this program computes.
        if self.source.is_empty() { texts::source_output() } else { self.source }
    }
}

macro_rules! entries {
    ($(#[$doc:meta])* $all:ident of $area:ident; $($key:literal $letter:tt $subscript:literal $name:ident $definition:ident $source:literal;)*) => {
        $(#[$doc])*
        pub const $all: &[Entry] = &[$(Entry {
            key: $key,
            letter: entries!(letter $area $letter),
            subscript: $subscript,
            name: $area::$name,
            definition: $area::$definition,
            source: $source,
        }),*];
    };
    (letter $area:ident $letter:literal) => { Letter::Symbol($letter) };
    (letter $area:ident $word:ident) => { Letter::Word($area::$word) };
}

entries! {
    /// Entries that a page explains wherever they occur.
    ENTRIES of texts;
    "p" "p" "" p_name p "GK 2";
    "n" "n" "" n_name n "GK 3";
    "tc" "t" "c" tc_name tc "GK 4";
    "ts" "t" "s" ts_name ts "GK 2.2";
    "th" "t" "h" th_name th "GK 2.2";
    "tw" "t" "w" tw_name tw "GK 2.2";
    "t_serial" "T" "s" t_serial_name t_serial "GK 4";
    "t_parallel" "T" "p" t_parallel_name t_parallel "GK 2";
    "speedup" "S" "" speedup_name speedup "GK 2";
    "efficiency" "E" "" efficiency_name efficiency "GK 2, (1)";
    "overhead" "T" "o" overhead_name overhead "GK 2";
    "threshold" "E" "" threshold_name threshold "GK 4.1.1";
    "isoefficiency" "f" "E" isoefficiency_name isoefficiency "GK 2.1";
    "error" error_short "" error_name error "";
    "messages" messages_name "" messages_name messages "GK 2.2";
    "hottest" "q" "" hottest_name hottest "GK App. D";
    "L" "L" "" latency_name latency "S 2";
    "g" "g" "" gap_name gap "S 2, IB 1";
    "o" "o" "" cost_name cost "S 2";
    "G" "G" "" word_gap_name word_gap "Alexandrov et al.";
    "l-sync" "l" "" sync_name sync "IB 1";
    "rate" "v" "" rate_name rate "IB 1";
    "tt" "t′" "c" tt_name tt "GK App. A";
    "blocking" "B" "" blocking_name blocking "IB 4.3";
    "width" "w" "" width_name width "GK 7";
    "dims" "m" "" dims_name dims "GK 5.1";
    "arity" "k" "" arity_name arity "";
    "taper" "τ" "" taper_name taper "";
}

entries! {
    /// Entries that only the help and the metrics explain.
    FURTHER of further_texts;
    "w" "W" "" w_name w "GK 2";
    "k" "K" "" k_name k "GK 2.1, (2)";
    "doubling" "log₂ f" "E" doubling_name doubling "GK 2.1";
    "scaled-speedup" "S" "W" scaled_speedup_name scaled_speedup "GK App. B; Gustafson, Montry, Benner";
    "memory-speedup" "S" "M" memory_speedup_name memory_speedup "GK App. B; Gustafson, Montry, Benner";
    "serial-fraction" "f" "" serial_fraction_name serial_fraction "GK App. B; Karp, Flatt";
    "overhead-function" "Φ" "" overhead_function_name overhead_function "GK App. B; Zorbas";
    "scalability" "Ψ" "" scalability_name scalability "GK App. B; Nussbaum, Agarwal";
    "words" words_name "" words_name words "GK 2.2";
    "hops" hops_name "" hops_name hops "GK 2.2";
    "compute" compute_name "" compute_name compute "GK 2";
    "startup" startup_name "" startup_name startup "GK 2.2";
    "hop" hop_name "" hop_name hop "GK 2.2";
    "transfer" transfer_name "" transfer_name transfer "GK 2.2";
    "contention" contention_name "" contention_name contention "GK App. D";
    "idle" idle_name "" idle_name idle "GK 2";
    "h" "h" "" h_name h "IB 1";
    "m" "m" "" m_name m "S 2";
    "superstep" "" "" superstep_name superstep "IB 1";
    "redistribution" "" "" redistribution_name redistribution "IB 2, S 3";
    "group-cyclic" "" "" group_cyclic_name group_cyclic "IB 2";
    "output-driven" "" "" output_driven_name output_driven "S 4";
    "binary-permutation" "π" "" binary_permutation_name binary_permutation "S 4.2";
    "radix" "" "" radix_name radix "GK 6, IB 1.1";
    "overlap" "" "" overlap_name overlap "GK App. E";
    "twiddle" "ω" "" twiddle_name twiddle "GK 3, App. A";
    "direction" "" "" direction_name direction "GK 3";
    "bit-reversal" "" "" bit_reversal_name bit_reversal "GK 3, IB 2";
    "slab" "" "" slab_name slab "Pekurovsky";
    "pencil" "" "" pencil_name pencil "Pekurovsky";
    "cyclic" "" "" cyclic_name cyclic "Koopman, Bisseling";
    "standard" "" "" standard_name standard "Johnsson, Ho";
    "fat-tree" "" "" fat_tree_name fat_tree "Leiserson; Petrini, Vanneschi";
    "dragonfly" "" "" dragonfly_name dragonfly "Kim, Dally, Scott, Abts";
    "route" "" "" route_name route "Kim, Dally, Scott, Abts; Valiant";
    "vc" "" "" vc_name vc "Dally, Seitz";
    "capacity" "" "" capacity_name capacity "Culler et al. 2";
    "samples" "" "" samples_name samples "Cooley, Lewis, Welch";
    "limit" "" "" limit_name limit "";
}

/// Returns the entry of a key in [`ENTRIES`].
pub fn entry(key: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.key == key)
}

/// Returns the entries of both lists.
pub fn all() -> impl Iterator<Item = &'static Entry> {
    ENTRIES.iter().chain(FURTHER)
}

/// Returns the exponent of the twiddle factor of R[index] in a stage of a transform of 2^r points (GK App. A).
pub fn twiddle_exponent(stage: u8, index: u64, r: u32) -> u64 {
    hyperfly_core::kernel::twiddle::exponent(index, stage.into(), r)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_unique_and_definitions_are_sentences() {
        for (k, entry) in all().enumerate() {
            assert!(all().take(k).all(|other| other.key != entry.key), "{} twice", entry.key);
            assert!(entry.definition().ends_with('.') && !entry.source().is_empty());
        }
    }
}
