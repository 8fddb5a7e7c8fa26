//! What a reader asked for: the run (`Scenario`) and how it is looked at (`Look`), validated once, at the boundary.
//!
//! One schema (`schema.rs`) is the URL, the JSON file, the CLI flags and the embed attributes.

mod beside;
mod choice;
mod controls;
mod help;
mod invalid;
mod json;
pub mod limits;
mod look;
mod meaning;
mod nearest;
pub mod presets;
mod schema;
mod url;
mod width;

pub use beside::{Changes, SAME};
pub use choice::Choice;
pub use controls::Controls;
pub use invalid::Invalid;
pub use look::{Lang, Lockstep, Look, Theme, View};
pub use presets::Preset;
pub use schema::{KEYS, Key, Request};
pub use width::Width;

use choice::choice;

choice! {
    /// A parallel formulation of the FFT.
    Algorithm {
        /// GK Fig. 1 on one processor.
        Serial => "serial",
        /// GK 3.1: partners exchange their whole share in each of the first log p stages.
        BinaryExchange => "binary-exchange",
        /// GK 3.2: local stages, one all-to-all transposition, local stages.
        Transpose => "transpose",
        /// GK App. C: binary exchange in both dimensions of √n × √n points on a grid of processors.
        TwoDimensional => "two-dimensional",
        /// GK App. C: √n × √n points by columns, a transposition, by rows.
        TwoDimensionalRows => "two-dimensional-rows",
        /// IB Algorithm 3.1: phases under group-cyclic distributions.
        GroupCyclic => "group-cyclic",
        /// S 3: cyclic, one all-to-all, blocked.
        CyclicToBlocked => "cyclic-to-blocked",
        /// S 4, 5: the same, node by node in the order that sends outputs earliest.
        OutputDriven => "output-driven",
    }
}

choice! {
    /// The kind of machine (design §4).
    Machine {
        /// Messages over the channels of a graph.
        Network => "network",
        /// Words with latency L, gap g and overhead o (S 2).
        LogP => "logp",
        /// Supersteps with g and l (IB 1).
        Bsp => "bsp",
    }
}

choice! {
    /// How the processors are joined.
    Topology {
        /// p = 2^d processors, neighbours differ in one bit.
        Hypercube => "hypercube",
        /// 2^⌊d/2⌋ rows of 2^⌈d/2⌉ columns, numbered row by row.
        Mesh => "mesh",
        /// The mesh with its ends joined.
        Torus => "torus",
        /// Planes, rows and columns, as even as powers of two allow, the larger shares last.
        Mesh3d => "mesh3d",
        /// A channel from every processor to every other.
        Complete => "complete",
    }
}

choice! {
    /// How a message crosses several channels (design §4).
    Switching {
        /// Each channel carries the whole message before the next one starts.
        StoreAndForward => "store-and-forward",
        /// The words flow over all channels of the route at once, at the max–min fair rate.
        CutThrough => "cut-through",
        /// The head is granted channel after channel and holds what it has while it waits.
        Wormhole => "wormhole",
    }
}

choice! {
    /// Where the transform ends (GK App. C).
    Order {
        /// Bit-reversed, as the butterfly leaves it.
        Unordered => "unordered",
        /// Natural order, block by block, at the price of more communication.
        Ordered => "ordered",
    }
}

choice! {
    /// Where input and output of `group-cyclic` are (IB 4.1).
    Io {
        /// Block distribution.
        Block => "block",
        /// Cyclic distribution, which saves redistributions.
        Cyclic => "cyclic",
    }
}

choice! {
    /// Where the powers of ω come from (GK App. A).
    Twiddles {
        /// They were computed before the run and lie ready on every processor.
        Stored => "stored",
        /// Each processor computes a power when it first needs it.
        Computed => "computed",
    }
}

choice! {
    /// The sign of the exponent: forward is negative, as in FFTW and numpy (the papers use the conjugate).
    Direction {
        /// Y_k = Σ X_i e^(−2πj ik/n).
        Forward => "forward",
        /// X_i = 1/n · Σ Y_k e^(+2πj ik/n).
        Inverse => "inverse",
    }
}

choice! {
    /// The input of the transform.
    Signal {
        /// One at index 0, zero elsewhere: every coefficient is 1.
        Impulse => "impulse",
        /// One sine on a bin.
        Sine => "sine",
        /// Two sines, one stronger than the other.
        TwoTone => "two-tone",
        /// A frequency that rises with time.
        Chirp => "chirp",
        /// A square wave: odd harmonics.
        Square => "square",
        /// Uniform complex noise from `seed`.
        Noise => "noise",
        /// The reader's own samples, which travel beside the scenario and not in it.
        Own => "own",
    }
}

/// The request for one run. Times are in units of the reader's choice (t_c = 1 by default), a word is one complex number.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// Which formulation.
    pub algorithm: Algorithm,
    /// Which graph of processors.
    pub topology: Topology,
    /// How messages cross it.
    pub switching: Switching,
    /// The kind of machine.
    pub machine: Machine,
    /// Processors, a power of two.
    pub p: u32,
    /// Points of the transform, a power of two.
    pub n: u64,
    /// t_c: one "line 8" of GK Fig. 1.
    pub tc: f64,
    /// t_s: start-up of a message, during which the processor is busy.
    pub ts: f64,
    /// t_h: per hop.
    pub th: f64,
    /// t_w: per word and channel.
    pub tw: f64,
    /// w: how many times as wide the channels are (GK 7); a word takes t_w / w.
    pub width: Width,
    /// L of LogP: from the sending of a word to its arrival.
    pub latency: f64,
    /// g of LogP: the least time between two words that a processor sends, or receives; of BSP: flops for each real number
    /// of an h-relation.
    pub gap: f64,
    /// o of LogP: processor time for sending, and for receiving, a word.
    pub overhead: f64,
    /// l of BSP: flops for a synchronisation.
    pub sync: f64,
    /// Units of time in a second, which make seconds of the times of a run: v of IB, flops in a second, on a BSP machine; 0 if
    /// nobody knows.
    pub rate: f64,
    /// Order of the output.
    pub order: Order,
    /// App. E of GK: exchanges in chunks that overlap computation.
    pub overlap: bool,
    /// m of the m-dimensional transpose (GK 5.1), 2 … log p + 1.
    pub dims: u32,
    /// 2, or 4 for local stages in pairs.
    pub radix: u8,
    /// Where the powers of ω come from (GK App. A).
    pub twiddles: Twiddles,
    /// t_c′ of GK App. A: computing one power of ω; on a BSP machine in flops.
    pub tt: f64,
    /// Input and output of `group-cyclic`.
    pub io: Io,
    /// Phases of `group-cyclic` of about equal size (IB 4.2).
    pub balanced: bool,
    /// Elements that the cache of a processor holds, a power of two from 2 on: the local phases of `group-cyclic` are done by
    /// virtual processors on pieces of so many (IB 4.3). `None`: in one piece.
    pub blocking: Option<u32>,
    /// Sign of the exponent.
    pub direction: Direction,
    /// The input.
    pub signal: Signal,
    /// Seed of `noise`.
    pub seed: u64,
}

impl Default for Scenario {
    fn default() -> Self {
        Scenario {
            algorithm: Algorithm::BinaryExchange,
            topology: Topology::Hypercube,
            switching: Switching::CutThrough,
            machine: Machine::Network,
            p: 16,
            n: 1024,
            tc: 1.0,
            ts: 25.0,
            th: 0.5,
            tw: 1.28,
            width: Width::Factor(1.0),
            latency: 10.0,
            gap: 4.0,
            overhead: 0.0,
            sync: 1000.0,
            rate: 0.0,
            order: Order::Unordered,
            overlap: false,
            dims: 2,
            radix: 2,
            twiddles: Twiddles::Stored,
            // GK give no t_c′. Assumed: a power is the product of two known ones, about one line 8.
            tt: 1.0,
            io: Io::Block,
            balanced: false,
            blocking: None,
            direction: Direction::Forward,
            signal: Signal::TwoTone,
            seed: 1,
        }
    }
}

impl Scenario {
    /// d = log2 p.
    pub fn d(&self) -> u32 {
        self.p.trailing_zeros()
    }

    /// r = log2 n.
    pub fn r(&self) -> u32 {
        self.n.trailing_zeros()
    }

    /// t_w / w: the time of a word on a channel of this width.
    pub fn channel_tw(&self) -> f64 {
        self.tw / self.width.on(self.p)
    }

    /// T_s = W = t_c · n · log2 n (GK 4) for radix 2; pairs of stages of radix 4 cost 17/20 of that (IB 3.1). On a BSP
    /// machine in flops, 5 for each t_c. Where powers of ω are computed, t_c′ for each of [`Scenario::powers_serial`] is part of
    /// it (GK App. A).
    pub fn t_serial(&self) -> f64 {
        let r = self.r();
        let pairs = if self.radix == 4 { r / 2 } else { 0 };
        let stages = f64::from(r - 2 * pairs) + 1.7 * f64::from(pairs);
        let unit = if self.machine == Machine::Bsp { 5.0 } else { self.tc };
        let work = unit * self.n as f64 * stages;
        match self.twiddles {
            Twiddles::Stored => work,
            Twiddles::Computed => work + self.tt * self.powers_serial(),
        }
    }

    /// How many powers of ω one processor alone needs: h(n, 1) = n (GK App. A), of which a square of √n × √n points has √n.
    /// (Half of them are the others with another sign, which GK count all the same.)
    pub fn powers_serial(&self) -> f64 {
        match self.algorithm {
            Algorithm::TwoDimensional | Algorithm::TwoDimensionalRows => libm::exp2(f64::from(self.r() / 2)),
            _ => self.n as f64,
        }
    }

    /// A time of this scenario in seconds, if its rate is known.
    pub fn seconds(&self, time: f64) -> Option<f64> {
        (self.rate > 0.0).then(|| time / self.rate)
    }

    /// Everything that is wrong with this scenario, field by field; empty if it can be asked of a closed form.
    ///
    /// What can be *executed* is narrower: see [`limits::check_run`]. The nearest possible values are not looked for here, but
    /// where a request is read.
    pub fn problems(&self) -> Vec<Invalid> {
        limits::problems(self)
    }
}
