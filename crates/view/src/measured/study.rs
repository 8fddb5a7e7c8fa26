//! The numbers.

use hyperfly_core::Scenario;

/// T_p of one p. Times are seconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Processors; 1 is the serial algorithm, whose T_p is T_s.
    pub p: u32,
    /// T_p of every pass.
    pub passes: Vec<f64>,
    /// A quarter of them is below it.
    pub lower: f64,
    /// Half of them.
    pub median: f64,
    /// Three quarters.
    pub upper: f64,
    /// T_p simulated on the machine as it was calibrated.
    pub simulated: Option<f64>,
    /// T_p by the closed form, with the same parameters.
    pub closed: Option<f64>,
    /// What T_p went for, in the order of [`PARTS`](super::PARTS), as measured.
    pub parts: [f64; 3],
    /// The same, as simulated.
    pub simulated_parts: Option<[f64; 3]>,
    /// Messages that were sent.
    pub messages: u64,
    /// The words in them.
    pub words: u64,
    /// A hash of the bits of the transform.
    pub transform: u64,
}

/// How fast the machine computes and sends, sample by sample. Sizes are elements or words, times seconds.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Machine {
    /// Per node of a local transform, by its elements.
    pub local: Vec<(u32, f64)>,
    /// An exchange, by its words.
    pub exchange: Vec<(u32, f64)>,
    /// A message alone, one way, by its words.
    pub ping_pong: Vec<(u32, f64)>,
    /// The line through the exchanges, by words: t_s + t_w · m.
    pub line: Vec<(f64, f64)>,
    /// t_c, t_s and t_w for the scenario, in seconds.
    pub parameters: [f64; 3],
    /// How far the line is from the median of a size, at the worst, as a part of it.
    pub worst: f64,
}

/// All of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// What was measured.
    pub scenario: Scenario,
    /// How many cores the machine has for it.
    pub cores: u32,
    /// The shortest time that its clock tells apart, in seconds.
    pub resolution: f64,
    /// By p.
    pub rows: Vec<Row>,
    /// The machine, if it was calibrated.
    pub machine: Option<Machine>,
}

/// A time of fewer ticks of the clock than this is not exact to five percent.
pub const EXACT_TICKS: f64 = 20.0;

impl Study {
    /// T_s as measured, and as simulated.
    pub fn serial(&self) -> Option<(f64, Option<f64>)> {
        self.rows.iter().find(|row| row.p == 1).map(|row| (row.median, row.simulated))
    }

    /// E of a time on p processors: T_s / (p·T_p).
    pub fn efficiency(&self, p: u32, time: f64) -> Option<f64> {
        self.serial().map(|(serial, _)| serial / (f64::from(p) * time))
    }

    /// E as predicted: with T_s as predicted.
    pub fn predicted_efficiency(&self, p: u32, time: f64) -> Option<f64> {
        self.serial()?.1.map(|serial| serial / (f64::from(p) * time))
    }

    /// Below this the clock is too coarse for a time, in seconds.
    pub fn exact_from(&self) -> f64 {
        EXACT_TICKS * self.resolution
    }

    /// Whether a time is too short for the clock.
    pub fn is_coarse(&self) -> bool {
        self.rows.iter().any(|row| row.median < self.exact_from())
    }

    /// The smallest n, a power of two, whose T_p on every p would be long enough, if T_p grows like n.
    pub fn exact_n(&self) -> Option<u64> {
        let least = self.rows.iter().map(|row| row.median).fold(f64::INFINITY, f64::min);
        let factor = (self.exact_from() / least).max(1.0);
        let n = self.scenario.n() as f64 * factor;
        (n < 2f64.powi(40)).then(|| (n.ceil() as u64).next_power_of_two())
    }
}
