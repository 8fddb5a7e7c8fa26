//! Buckets by ink, reused from frame to frame: what a scene collects before it makes its few calls to the surface.

use crate::draw::palette::Ink;
use crate::draw::surface::Surface;

/// Numbers of one kind of shape, by ink.
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
    /// Adds a shape of this ink.
    pub fn push(&mut self, ink: Ink, shape: &[f32]) {
        self.buckets[ink as usize].extend_from_slice(shape);
    }

    /// The numbers of an ink.
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

    /// Draws and forgets all as separate lines.
    pub fn lines(&mut self, surface: &mut dyn Surface, width: f32) {
        self.drain(|ink, shapes| surface.lines(ink, width, shapes));
    }

    /// Draws and forgets all as filled rectangles.
    pub fn rects(&mut self, surface: &mut dyn Surface) {
        self.drain(|ink, shapes| surface.rects(ink, shapes));
    }

    /// Draws and forgets all as outlined rectangles.
    pub fn frames(&mut self, surface: &mut dyn Surface, width: f32) {
        self.drain(|ink, shapes| surface.frames(ink, width, shapes));
    }

    /// Draws and forgets all as discs.
    pub fn discs(&mut self, surface: &mut dyn Surface) {
        self.drain(|ink, shapes| surface.discs(ink, shapes));
    }

    /// Draws and forgets all as circles.
    pub fn rings(&mut self, surface: &mut dyn Surface, width: f32) {
        self.drain(|ink, shapes| surface.rings(ink, width, shapes));
    }

    /// Draws and forgets all as triangles.
    pub fn triangles(&mut self, surface: &mut dyn Surface) {
        self.drain(|ink, shapes| surface.triangles(ink, shapes));
    }

    /// Draws and forgets all as hatched rectangles.
    pub fn hatch(&mut self, surface: &mut dyn Surface, width: f32, step: f32) {
        self.drain(|ink, shapes| surface.hatch(ink, width, step, shapes));
    }
}
