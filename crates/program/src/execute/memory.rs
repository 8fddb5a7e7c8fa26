//! Symbolic memory of a processor: the content of each slot and the time it was written.

use crate::name::Word;

/// Symbolic memory of a processor.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    words: Vec<(Word, u32)>,
}

impl Memory {
    /// Creates a memory of empty slots.
    pub fn new(slots: u32) -> Memory {
        Memory { words: vec![(Word::Nothing, 0); slots as usize] }
    }

    /// Returns the content of a slot.
    pub fn get(&self, slot: u32) -> Word {
        self.words.get(slot as usize).map_or(Word::Nothing, |(word, _)| *word)
    }

    /// Writes a word into a slot at this logical time.
    pub fn put(&mut self, slot: u32, word: Word, time: u32) {
        if let Some(place) = self.words.get_mut(slot as usize) {
            *place = (word, time);
        }
    }

    /// Iterates over slot, word and time of writing.
    pub fn all(&self) -> impl Iterator<Item = (u32, Word, u32)> {
        (0..).zip(&self.words).map(|(slot, (word, time))| (slot, *word, *time))
    }
}
