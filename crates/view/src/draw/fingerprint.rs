//! A hash of a picture: a picture with the hash of the previous one need not be painted again.

use crate::draw::ink::Ink;
use crate::draw::surface::{Surface, TextStyle};

/// A surface that hashes every call and paints nothing. Different pictures collide with probability 2⁻⁶⁴.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fingerprint(u64);

impl Fingerprint {
    fn hash_word(&mut self, word: u32) {
        // One step of FxHash with 64 bits.
        self.0 = (self.0.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x51_7c_c1_b7_27_22_0a_95);
    }

    /// Hashes one call: its number, ink, width and coordinates.
    fn hash_call(&mut self, which: u32, ink: Ink, width: f32, numbers: &[f32]) {
        [which, ink as u32, width.to_bits(), numbers.len() as u32]
            .into_iter()
            .for_each(|word| self.hash_word(word));
        numbers.iter().for_each(|number| self.hash_word(number.to_bits()));
    }
}

impl Surface for Fingerprint {
    fn lines(&mut self, ink: Ink, width: f32, segments: &[f32]) {
        self.hash_call(0, ink, width, segments);
    }

    fn dashes(&mut self, ink: Ink, width: f32, segments: &[f32]) {
        self.hash_call(1, ink, width, segments);
    }

    fn polyline(&mut self, ink: Ink, width: f32, points: &[f32]) {
        self.hash_call(2, ink, width, points);
    }

    fn rects(&mut self, ink: Ink, rects: &[f32]) {
        self.hash_call(3, ink, 0.0, rects);
    }

    fn frames(&mut self, ink: Ink, width: f32, rects: &[f32]) {
        self.hash_call(4, ink, width, rects);
    }

    fn discs(&mut self, ink: Ink, discs: &[f32]) {
        self.hash_call(5, ink, 0.0, discs);
    }

    fn rings(&mut self, ink: Ink, width: f32, rings: &[f32]) {
        self.hash_call(6, ink, width, rings);
    }

    fn triangles(&mut self, ink: Ink, corners: &[f32]) {
        self.hash_call(7, ink, 0.0, corners);
    }

    fn text(&mut self, x: f32, y: f32, set: TextStyle, ink: Ink, text: &str) {
        let style = u32::from(set.bold) << 1 | u32::from(set.italic) | (set.anchor as u32) << 2;
        self.hash_call(8 + style, ink, set.size, &[x, y]);
        self.hash_word(text.len() as u32);
        text.bytes().for_each(|byte| self.hash_word(byte.into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::surface::Anchor;

    fn fingerprint(draw: impl Fn(&mut Fingerprint)) -> Fingerprint {
        let mut fingerprint = Fingerprint::default();
        draw(&mut fingerprint);
        fingerprint
    }

    #[test]
    fn fingerprint_differs_for_different_calls() {
        let set = TextStyle::new(12.0, Anchor::Start);
        let pictures = [
            fingerprint(|_| {}),
            fingerprint(|all| all.lines(Ink::Text, 1.0, &[0.0, 1.0, 2.0, 3.0])),
            fingerprint(|all| all.lines(Ink::Text, 1.0, &[0.0, 1.0, 3.0, 2.0])),
            fingerprint(|all| all.lines(Ink::Text, 2.0, &[0.0, 1.0, 2.0, 3.0])),
            fingerprint(|all| all.lines(Ink::Muted, 1.0, &[0.0, 1.0, 2.0, 3.0])),
            fingerprint(|all| all.dashes(Ink::Text, 1.0, &[0.0, 1.0, 2.0, 3.0])),
            fingerprint(|all| all.frames(Ink::Text, 1.0, &[0.0, 1.0, 2.0, 3.0])),
            fingerprint(|all| all.rects(Ink::Text, &[0.0, 1.0, 2.0, 3.0])),
            fingerprint(|all| all.polyline(Ink::Text, 1.0, &[0.0, 1.0, 2.0, 3.0])),
            fingerprint(|all| all.discs(Ink::Text, &[0.0, 1.0, 2.0])),
            fingerprint(|all| all.rings(Ink::Text, 1.0, &[0.0, 1.0, 2.0])),
            fingerprint(|all| all.triangles(Ink::Text, &[0.0; 6])),
            fingerprint(|all| all.text(1.0, 2.0, set, Ink::Text, "P0")),
            fingerprint(|all| all.text(1.0, 2.0, set, Ink::Text, "P1")),
            fingerprint(|all| all.text(1.0, 2.0, set.bold(), Ink::Text, "P0")),
            fingerprint(|all| all.text(1.0, 2.0, TextStyle { italic: true, ..set }, Ink::Text, "P0")),
            fingerprint(|all| all.text(1.0, 2.0, TextStyle { anchor: Anchor::End, ..set }, Ink::Text, "P0")),
            fingerprint(|all| all.text(1.0, 2.0, TextStyle { size: 13.0, ..set }, Ink::Text, "P0")),
        ];
        for (i, one) in pictures.iter().enumerate() {
            assert_eq!(pictures.iter().position(|other| other == one), Some(i), "{i}");
        }
    }

    #[test]
    fn fingerprint_distinguishes_one_batch_from_two() {
        let one_batch = fingerprint(|all| all.discs(Ink::Text, &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]));
        let two_batches = fingerprint(|all| {
            all.discs(Ink::Text, &[0.0, 1.0, 2.0]);
            all.discs(Ink::Text, &[3.0, 4.0, 5.0]);
        });
        assert_ne!(one_batch, two_batches);
    }
}
