//! The sources: three papers, the textbook that courses use, the paper on LogP with its FFT on a CM-5, and measurements of libraries
//! of today.

/// A source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Paper {
    /// Gupta & Kumar 1993.
    Gk,
    /// Sahay 1993.
    S,
    /// Inda & Bisseling 2000.
    Ib,
    /// Grama, Gupta, Karypis & Kumar 2003, chapter 13: the textbook of the authors of GK.
    Kggk,
    /// Culler et al. 1993.
    Culler,
    /// Koopman & Bisseling 2023.
    Fftu,
    /// The documentation of dtFFT, which measures heFFTe.
    Dtfft,
    /// NVIDIA 2022.
    Cufftmp,
}

impl Paper {
    /// Id, which is also the prefix of its entries' ids: `gk`, `s`, `ib`, `kggk`, `culler`, `fftu`, `dtfft`, `cufftmp`.
    pub fn id(self) -> &'static str {
        match self {
            Paper::Gk => "gk",
            Paper::S => "s",
            Paper::Ib => "ib",
            Paper::Kggk => "kggk",
            Paper::Culler => "culler",
            Paper::Fftu => "fftu",
            Paper::Dtfft => "dtfft",
            Paper::Cufftmp => "cufftmp",
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
            Paper::Kggk => "Grama et al., Introduction to Parallel Computing, 2nd edition, chapter 13 (2003)",
            Paper::Culler => "Culler et al., LogP: Towards a Realistic Model of Parallel Computation (1993)",
            Paper::Fftu => "Koopman & Bisseling, Minimizing Communication in the Multidimensional FFT (2023)",
            Paper::Dtfft => "dtFFT documentation, Benchmark Overview (dtFFT 2.2.0, HeFFTe 2.4.1)",
            Paper::Cufftmp => "NVIDIA, Multinode Multi-GPU: Using NVIDIA cuFFTMp FFTs at Scale (2022)",
        }
    }
}
