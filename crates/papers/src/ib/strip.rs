//! A row of cells, one for each element, coloured by a processor.

use hyperfly_view::{Anchor, Ink, Surface, TextStyle};

/// Position and size of a strip.
#[derive(Clone, Copy)]
pub struct Strip {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width of a cell.
    pub cell: f32,
    /// Height of a cell.
    pub height: f32,
}

impl Strip {
    /// Returns the middle of cell `k`.
    pub fn middle(&self, k: usize) -> f32 {
        self.x + self.cell * (k as f32 + 0.5)
    }

    /// Returns the lower edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Draws cells `(number, processor of p)`, with a wider gap after every `block` of them.
    pub fn draw(&self, cells: &[(usize, usize)], p: usize, block: usize, svg: &mut dyn Surface) {
        for (k, (_, processor)) in cells.iter().enumerate() {
            let gap = if (k + 1).is_multiple_of(block) { 2.0 } else { 0.5 };
            let rect = [self.x + self.cell * k as f32, self.y, self.cell - gap, self.height];
            svg.rects(Ink::holder(*processor as u32, p as u32), &rect);
        }
        let size = (self.cell * 0.55).min(self.height * 0.75);
        for (k, (number, _)) in cells.iter().enumerate() {
            let text_style = TextStyle::new(size, Anchor::Middle);
            svg.text(
                self.middle(k) - 0.4,
                self.y + self.height / 2.0,
                text_style,
                Ink::Text,
                &number.to_string(),
            );
        }
    }
}
