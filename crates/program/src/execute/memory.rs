//! The memory of a processor: what its slots hold, by name, and when it came there.

use crate::name::Word;

/// The memory of a processor.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    words: Vec<(Word, u32)>,
}

impl Memory {
    /// So many slots that hold nothing.
    pub fn new(slots: u32) -> Memory {
        Memory { words: vec![(Word::Nothing, 0); slots as usize] }
    }

    /// What a slot holds.
    pub fn get(&self, slot: u32) -> Word {
        self.words.get(slot as usize).map_or(Word::Nothing, |(word, _)| *word)
    }

    /// Puts a word into a slot at this moment of the execution.
    pub fn put(&mut self, slot: u32, word: Word, moment: u32) {
        if let Some(place) = self.words.get_mut(slot as usize) {
            *place = (word, moment);
        }
    }

    /// Slot, word and moment of all that there is.
    pub fn all(&self) -> impl Iterator<Item = (u32, Word, u32)> {
        (0..).zip(&self.words).map(|(slot, (word, moment))| (slot, *word, *moment))
    }
}
