//! The symbols of the papers' formulas.

use hyperfly_core::machine::Network;

/// A symbol of the papers. Each one displays as the papers write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// n, the points of the transform.
    N,
    /// p, the processors.
    P,
    /// t_c, the time of one element in one stage.
    Tc,
    /// t_s, the start-up of a message.
    Ts,
    /// t_h, the time of a hop.
    Th,
    /// t_w, the time of a word on a channel.
    Tw,
    /// t_w/w, the time of a word on a channel that is w times as wide (GK 7).
    TwOverWidth,
    /// t_c′, the time of computing a twiddle factor, a power of ω (GK App. A).
    TwiddleTime,
    /// L, the latency of a LogP machine.
    Latency,
    /// o, the overhead of a LogP machine.
    Overhead,
    /// g, the gap of a LogP machine or the inverse bandwidth of a BSP machine.
    Gap,
    /// G, the time between two words of a message on a LogGP machine.
    WordGap,
    /// l, the synchronisation of a BSP machine.
    Sync,
    /// R, the rows of a mesh.
    Rows,
    /// C, the columns of a mesh.
    Columns,
    /// h̄, the real numbers that a processor of a BSP machine sends in all supersteps, the mean over the processors.
    MeanSent,
    /// h, the most that any processor sends, added up over the supersteps.
    MostSent,
}

impl Symbol {
    /// Returns t_w, or t_w/w where the channels of a network of p processors have a width.
    pub fn word_time(network: &Network, p: u32) -> Symbol {
        if network.channel_tw(p) == network.tw { Symbol::Tw } else { Symbol::TwOverWidth }
    }

    /// Returns the symbol as plain text, such as `t_s`.
    pub fn text(self) -> &'static str {
        match self {
            Symbol::N => "n",
            Symbol::P => "p",
            Symbol::Tc => "t_c",
            Symbol::Ts => "t_s",
            Symbol::Th => "t_h",
            Symbol::Tw => "t_w",
            Symbol::TwOverWidth => "t_w/w",
            Symbol::TwiddleTime => "t_c′",
            Symbol::Latency => "L",
            Symbol::Overhead => "o",
            Symbol::Gap => "g",
            Symbol::WordGap => "G",
            Symbol::Sync => "l",
            Symbol::Rows => "R",
            Symbol::Columns => "C",
            Symbol::MeanSent => "h̄",
            Symbol::MostSent => "h",
        }
    }

    /// Returns the symbol as MathML for use within a `<math>`.
    pub fn mathml(self) -> &'static str {
        match self {
            Symbol::N => "<mi>n</mi>",
            Symbol::P => "<mi>p</mi>",
            Symbol::Tc => "<msub><mi>t</mi><mi>c</mi></msub>",
            Symbol::Ts => "<msub><mi>t</mi><mi>s</mi></msub>",
            Symbol::Th => "<msub><mi>t</mi><mi>h</mi></msub>",
            Symbol::Tw => "<msub><mi>t</mi><mi>w</mi></msub>",
            Symbol::TwOverWidth => "<mfrac><msub><mi>t</mi><mi>w</mi></msub><mi>w</mi></mfrac>",
            Symbol::TwiddleTime => "<msubsup><mi>t</mi><mi>c</mi><mo>′</mo></msubsup>",
            Symbol::Latency => "<mi>L</mi>",
            Symbol::Overhead => "<mi>o</mi>",
            Symbol::Gap => "<mi>g</mi>",
            Symbol::WordGap => "<mi>G</mi>",
            Symbol::Sync => "<mi>l</mi>",
            Symbol::Rows => "<mi>R</mi>",
            Symbol::Columns => "<mi>C</mi>",
            Symbol::MeanSent => "<mover><mi>h</mi><mo>¯</mo></mover>",
            Symbol::MostSent => "<mi>h</mi>",
        }
    }
}
