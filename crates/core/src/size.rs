//! How much is computed by how many: what every formulation depends on.

/// p processors transform n points; both are powers of two, p but for some programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Processors.
    pub p: u32,
    /// Points.
    pub n: u64,
    /// 2, or 4 for local stages in pairs.
    pub radix: u8,
}

impl Size {
    /// d = log2 p.
    pub fn d(self) -> u32 {
        self.p.trailing_zeros()
    }

    /// r = log2 n.
    pub fn r(self) -> u32 {
        self.n.trailing_zeros()
    }

    /// n/p: elements of one processor. n/p ≤ 2^24.
    pub fn share(self) -> u32 {
        1 << (self.r() - self.d())
    }
}
