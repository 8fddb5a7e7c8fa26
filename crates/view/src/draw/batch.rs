//! Batches of shapes by ink, which a scene collects to make few calls to the surface. Buffers are reused from frame to frame.

use crate::draw::palette::Ink;
use crate::draw::surface::Surface;

/// The coordinates of shapes of one kind, grouped by ink.
#[derive(Clone, Debug)]
pub struct Batch {
    buckets: Vec<Vec<f32>>,
}

impl Default for Batch {
    fn default() -> Self {
        Batch { buckets: vec![Vec::new(); Ink::COUNT] }
    }
}

impl Batch {
    /// Adds a shape in this ink.
    pub fn push(&mut self, ink: Ink, shape: &[f32]) {
        self.buckets[ink as usize].extend_from_slice(shape);
    }

    /// Returns the coordinates of an ink's shapes.
    pub fn bucket(&self, ink: Ink) -> &[f32] {
        &self.buckets[ink as usize]
    }

    fn drain(&mut self, mut draw: impl FnMut(Ink, &[f32])) {
        for (bucket, ink) in self.buckets.iter_mut().zip(Ink::ALL) {
            if !bucket.is_empty() {
                draw(ink, bucket);
                bucket.clear();
            }
        }
    }

    /// Draws all shapes as separate lines and clears the batch.
    pub fn lines(&mut self, surface: &mut dyn Surface, width: f32) {
        self.drain(|ink, shapes| surface.lines(ink, width, shapes));
    }

    /// Draws all shapes as filled rectangles and clears the batch.
    pub fn rects(&mut self, surface: &mut dyn Surface) {
        self.drain(|ink, shapes| surface.rects(ink, shapes));
    }

    /// Draws all shapes as outlined rectangles and clears the batch.
    pub fn frames(&mut self, surface: &mut dyn Surface, width: f32) {
        self.drain(|ink, shapes| surface.frames(ink, width, shapes));
    }

    /// Draws all shapes as discs and clears the batch.
    pub fn discs(&mut self, surface: &mut dyn Surface) {
        self.drain(|ink, shapes| surface.discs(ink, shapes));
    }

    /// Draws all shapes as circles and clears the batch.
    pub fn rings(&mut self, surface: &mut dyn Surface, width: f32) {
        self.drain(|ink, shapes| surface.rings(ink, width, shapes));
    }

    /// Draws all shapes as triangles and clears the batch.
    pub fn triangles(&mut self, surface: &mut dyn Surface) {
        self.drain(|ink, shapes| surface.triangles(ink, shapes));
    }

    /// Draws all shapes as hatched rectangles and clears the batch.
    pub fn hatch(&mut self, surface: &mut dyn Surface, width: f32, step: f32) {
        self.drain(|ink, shapes| surface.hatch(ink, width, step, shapes));
    }
}
