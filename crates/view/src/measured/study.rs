//! The numbers of a measurement: times, predictions and machine samples.

use hyperfly_core::Scenario;

/// Measured and predicted times for one p, in seconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// 1 stands for the serial algorithm, whose T_p is T_s.
    pub p: u32,
    /// T_p of every pass.
    pub passes: Vec<f64>,
    /// Lower quartile of the passes.
    pub lower: f64,
    pub median: f64,
    /// Upper quartile of the passes.
    pub upper: f64,
    /// T_p simulated on the calibrated machine.
    pub simulated: Option<f64>,
    /// T_p by the closed form with the parameters of that machine.
    pub closed: Option<f64>,
    /// Measured parts of T_p, in the order of [`PARTS`](super::PARTS).
    pub parts: [f64; 3],
    /// Simulated parts of T_p, in the same order.
    pub simulated_parts: Option<[f64; 3]>,
    /// Number of messages sent.
    pub messages: u64,
    /// Number of words sent.
    pub words: u64,
    /// Hash of the bits of the transform.
    pub transform: u64,
}

/// Samples of the machine's speed, as (size, seconds). Sizes are elements or words.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Machine {
    /// Time per node of a local transform, by its elements.
    pub local: Vec<(u32, f64)>,
    /// Time of an exchange, by its words.
    pub exchange: Vec<(u32, f64)>,
    /// One-way time of a single message, by its words.
    pub ping_pong: Vec<(u32, f64)>,
    /// Fitted line t_s + t_w · m through the exchanges, as (m, seconds).
    pub line: Vec<(f64, f64)>,
    /// t_c, t_s and t_w of the scenario, in seconds.
    pub parameters: [f64; 3],
    /// Largest relative distance of the line from the median of a size.
    pub worst: f64,
}

/// A measurement for several p, with its predictions.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    pub scenario: Scenario,
    /// Number of cores available to the measurement.
    pub cores: u32,
    /// Clock resolution in seconds.
    pub resolution: f64,
    /// Sorted by p.
    pub rows: Vec<Row>,
    /// `None` unless the machine was calibrated.
    pub machine: Option<Machine>,
}

/// Number of clock ticks from which a time is exact to five percent.
pub const EXACT_TICKS: f64 = 20.0;

impl Study {
    /// Returns T_s as measured, and as simulated if known.
    pub fn serial(&self) -> Option<(f64, Option<f64>)> {
        self.rows.iter().find(|row| row.p == 1).map(|row| (row.median, row.simulated))
    }

    /// Returns E = T_s / (p·T_p) for a measured T_p.
    pub fn efficiency(&self, p: u32, time: f64) -> Option<f64> {
        self.serial().map(|(serial, _)| serial / (f64::from(p) * time))
    }

    /// Returns E for a predicted T_p, using the predicted T_s.
    pub fn predicted_efficiency(&self, p: u32, time: f64) -> Option<f64> {
        self.serial()?.1.map(|serial| serial / (f64::from(p) * time))
    }

    /// Returns the shortest time, in seconds, that the clock measures exactly enough.
    pub fn min_exact_time(&self) -> f64 {
        EXACT_TICKS * self.resolution
    }

    /// Returns whether any median is too short for the clock.
    pub fn is_coarse(&self) -> bool {
        self.rows.iter().any(|row| row.median < self.min_exact_time())
    }

    /// Returns the smallest power of two n whose T_p would be long enough for the clock on every p, assuming that T_p grows like n.
    pub fn exact_n(&self) -> Option<u64> {
        let least = self.rows.iter().map(|row| row.median).fold(f64::INFINITY, f64::min);
        let factor = (self.min_exact_time() / least).max(1.0);
        let n = self.scenario.n() as f64 * factor;
        (n < 2f64.powi(40)).then(|| (n.ceil() as u64).next_power_of_two())
    }
}
