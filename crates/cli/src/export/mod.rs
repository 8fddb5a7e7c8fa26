//! What happened when, for other programs: processors' segments and channels' occupations as CSV, JSON or Perfetto.

pub mod channels;
pub mod perfetto;
pub mod processors;
