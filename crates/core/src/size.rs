//! Size of a parallel transform: the parameters on which every formulation depends.

/// Number of processors and points. Both are powers of two, except p of some reader's programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub p: u32,
    pub n: u64,
    /// 2, or 4 to pair local stages.
    pub radix: u8,
}

impl Size {
    /// Returns d = log2 p.
    pub fn d(self) -> u32 {
        self.p.trailing_zeros()
    }

    /// Returns r = log2 n.
    pub fn r(self) -> u32 {
        self.n.trailing_zeros()
    }

    /// Returns n/p, the number of elements of one processor; at most 2^24.
    pub fn local_len(self) -> u32 {
        1 << (self.r() - self.d())
    }
}
