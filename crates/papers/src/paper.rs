//! The three papers.

/// One of the three papers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paper {
    /// Gupta & Kumar 1993.
    Gk,
    /// Sahay 1993.
    S,
    /// Inda & Bisseling 2000.
    Ib,
}

impl Paper {
    /// Its id, with which those of its entries begin: `gk`, `s`, `ib`.
    pub fn id(self) -> &'static str {
        match self {
            Paper::Gk => "gk",
            Paper::S => "s",
            Paper::Ib => "ib",
        }
    }

    /// Authors, title and year.
    pub fn name(self) -> &'static str {
        match self {
            Paper::Gk => "Gupta & Kumar, The Scalability of FFT on Parallel Computers (1993)",
            Paper::S => {
                "Sahay, Hiding Communication Costs in Bandwidth-Limited Parallel FFT Computation (1993)"
            }
            Paper::Ib => {
                "Inda & Bisseling, A simple and efficient parallel FFT algorithm using the BSP model (2000)"
            }
        }
    }
}
