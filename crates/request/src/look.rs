//! Display state: the part of the schema that changes the page and not the run.

use crate::controls::Controls;
use hyperfly_core::choice;

/// Run keys with their values that the comparison run overrides, in the order of the schema. Empty without a
/// comparison.
pub type Changes = Vec<(&'static str, String)>;

choice! {
    /// A picture of the run.
    View {
        /// Processors, channels and messages.
        Machine => "machine",
        /// The n-input graph with its wavefront.
        Butterfly => "butterfly",
        /// One row per processor.
        Timeline => "timeline",
        /// S against p.
        Speedup => "speedup",
        /// E against p.
        Efficiency => "efficiency",
        /// n that keeps E, against p.
        Isoefficiency => "isoefficiency",
        /// E over p and n, for two machines.
        Landscape => "landscape",
        /// Breakdown of p·T_p.
        Breakdown => "breakdown",
        /// T_p as a sum: formula and measured time of each term.
        Why => "why",
        /// Element ownership in a box of two or three dimensions.
        Cube => "cube",
        /// Element ownership from one redistribution to the next.
        Distribution => "distribution",
        /// Times at which one processor produces, sends and receives each element (S Fig. 2).
        Schedule => "schedule",
        /// The supersteps of a BSP machine.
        Supersteps => "supersteps",
        /// Words over each channel so far.
        HeatMap => "heat-map",
        /// The fastest formulation for each p and n.
        Choose => "choose",
        /// The metrics of scalability (GK App. B).
        Metrics => "metrics",
        /// T_p, S and E against p for constant n, n/p, W/p or T_p.
        Scaling => "scaling",
        /// T_p and E of a real machine against p, with their prediction.
        Measured => "measured",
        /// Input and output of the transform.
        Spectrum => "spectrum",
        /// The numbers as a table.
        Table => "table",
    }
}

choice! {
    /// Colours of the page.
    Theme {
        /// The system's preference.
        Auto => "auto",
        /// Dark on light.
        Light => "light",
        /// Light on dark.
        Dark => "dark",
        /// High contrast and large type.
        Projector => "projector",
    }
}

choice! {
    /// The quantity that two compared runs share during playback.
    Lockstep {
        Time => "time",
        /// The stage of the butterfly and the progress in it.
        Stage => "stage",
    }
}

choice! {
    /// How the time of the run passes on the screen.
    Pace {
        /// In proportion to the machine's time.
        Machine => "machine",
        /// Every stage takes the same time.
        Even => "even",
    }
}

choice! {
    /// Language of the page.
    Lang {
        /// The system's preference among the languages of the page.
        Auto => "auto",
        En => "en",
        Pt => "pt",
        Es => "es",
        De => "de",
        Fr => "fr",
        /// Simplified Chinese.
        Zh => "zh",
        /// Written from right to left.
        Ar => "ar",
    }
}

choice! {
    /// Steps of the introduction, from the race of two machines to the workbench.
    Race {
        /// The workbench itself.
        None => "none",
        /// Two machines run the same transform.
        Machines => "machines",
        /// Whether more points help the slower machine.
        Points => "points",
        /// Whether wider channels help it.
        Wires => "wires",
        /// The n that it needs to keep up.
        Isoefficiency => "isoefficiency",
        /// The efficiency of both machines over p and n.
        Landscape => "landscape",
        /// The values that messages carry.
        Values => "values",
    }
}

impl View {
    /// Returns whether the view is a curve against p.
    pub fn is_curve(self) -> bool {
        matches!(self, View::Speedup | View::Efficiency | View::Isoefficiency)
    }
}

/// Prefix of the first line of a program, before the id of its exercise.
pub const EXERCISE: &str = "# exercise: ";

/// Display state of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// `None` shows all views.
    pub view: Option<View>,
    /// The lower view of a stacked pair, different from `view`; only with `view`.
    pub under: Option<View>,
    /// Efficiency of the isoefficiency curves; `None` uses the run's efficiency ([`Look::target_efficiency`]).
    pub efficiency: Option<f64>,
    /// Overrides of the comparison run; empty without a comparison.
    pub comparison_overrides: Changes,
    pub lockstep: Lockstep,
    /// Playback position in virtual time, 0 … T_p.
    pub t: f64,
    pub play: bool,
    /// Playback speed; 1 shows a whole run in about twelve seconds.
    pub speed: f64,
    pub pace: Pace,
    /// Start and end of the played part; `None` plays all of the run.
    pub window: Option<(f64, f64)>,
    /// Whether playback restarts at the end.
    pub loop_playback: bool,
    pub theme: Theme,
    pub lang: Lang,
    pub controls: Controls,
    /// Open entry of the Papers page: `all` for its list, else an id; empty if closed.
    pub paper: String,
    /// The reader's program: its text, or the name of a formulation or exercise to start from.
    pub program: String,
    /// Open tour: `all` for the list, `file` for one that the reader opened, else an id or the location of a file;
    /// empty if closed.
    pub tour: String,
    /// Step of the tour, from 1, and the chosen answer to its question, from 1; answer 0 is none.
    pub step: (u8, u8),
    /// Seed of the questions about the run; `None` asks none.
    pub ask: Option<u32>,
    /// Whether the figures are in presentation mode: large, without controls around them.
    pub present: bool,
    pub race: Race,
}

impl Default for Look {
    fn default() -> Self {
        Look {
            view: None,
            under: None,
            efficiency: None,
            comparison_overrides: Changes::new(),
            lockstep: Lockstep::Time,
            t: 0.0,
            play: false,
            speed: 1.0,
            pace: Pace::Machine,
            window: None,
            loop_playback: false,
            theme: Theme::Auto,
            lang: Lang::Auto,
            controls: Controls::Auto,
            paper: String::new(),
            program: String::new(),
            tour: String::new(),
            step: (1, 0),
            ask: None,
            present: false,
            race: Race::None,
        }
    }
}

impl Look {
    /// Returns whether a view is shown.
    pub fn shows(&self, view: View) -> bool {
        self.view.is_none_or(|only_view| only_view == view) || self.under == Some(view)
    }

    /// Returns the theme, which decides the sizes of texts and, unless the chosen theme is dark, the colours; presentation mode uses the
    /// projector theme.
    pub fn colours(&self) -> Theme {
        if self.present { Theme::Projector } else { self.theme }
    }

    /// Returns the efficiency of the isoefficiency curves for a run. By default it is the run's efficiency, so that the
    /// curve passes through it, or ½ if the run has almost no overhead.
    pub fn target_efficiency(&self, of_the_run: f64) -> f64 {
        self.efficiency.unwrap_or(if of_the_run < 0.98 { of_the_run } else { 0.5 })
    }
}
