//! How a run is looked at: the part of the schema that changes the page and not the run.

use crate::controls::Controls;
use hyperfly_core::choice;

/// What the right side of a comparison changes: keys of the run with their values, in the order of the schema. None: nothing is
/// compared.
pub type Changes = Vec<(&'static str, String)>;

choice! {
    /// A picture of the run.
    View {
        /// Processors, channels and messages.
        Machine => "machine",
        /// The n-input graph with its wavefront.
        Butterfly => "butterfly",
        /// One row a processor.
        Timeline => "timeline",
        /// S against p.
        Speedup => "speedup",
        /// E against p.
        Efficiency => "efficiency",
        /// n that keeps E, against p.
        Isoefficiency => "isoefficiency",
        /// Where p·T_p went.
        Breakdown => "breakdown",
        /// T_p as a sum: what the formula says of each term, and what the run took.
        Why => "why",
        /// Which processor holds which element, from one redistribution to the next.
        Distribution => "distribution",
        /// When one processor produces, sends and takes each element (S Fig. 2).
        Schedule => "schedule",
        /// The supersteps of a BSP machine.
        Supersteps => "supersteps",
        /// The fastest formulation for each p and n.
        Choose => "choose",
        /// The metrics of scalability (GK App. B).
        Metrics => "metrics",
        /// T_p, S and E against p while n, n/p, W/p or T_p stays the same.
        Scaling => "scaling",
        /// A real machine beside its prediction: T_p and E against p.
        Measured => "measured",
        /// Input and transform.
        Spectrum => "spectrum",
        /// The numbers as a table.
        Table => "table",
    }
}

choice! {
    /// Colours of the page.
    Theme {
        /// As the system wishes.
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
    /// What two runs side by side have in common while they play.
    Lockstep {
        /// The time.
        Time => "time",
        /// The stage of the butterfly, and how far they are in it.
        Stage => "stage",
    }
}

choice! {
    /// Language of the page.
    Lang {
        /// As the system wishes, of those that there are.
        Auto => "auto",
        /// English.
        En => "en",
        /// Portuguese.
        Pt => "pt",
        /// Spanish.
        Es => "es",
        /// German.
        De => "de",
        /// French.
        Fr => "fr",
        /// Chinese, in simplified characters.
        Zh => "zh",
        /// Arabic, which is written from right to left.
        Ar => "ar",
    }
}

choice! {
    /// Where a newcomer is on the way from the race of two machines to the workbench.
    Race {
        /// Nowhere: this is the workbench.
        None => "none",
        /// Two machines run the same transform.
        Machines => "machines",
        /// How large n must be for the slower one to keep up.
        Isoefficiency => "isoefficiency",
        /// What the messages carry.
        Values => "values",
    }
}

impl View {
    /// Whether it is a curve against p.
    pub fn is_curve(self) -> bool {
        matches!(self, View::Speedup | View::Efficiency | View::Isoefficiency)
    }

    /// Whether it changes with the moment of the run.
    pub fn has_time(self) -> bool {
        use View::{Butterfly, Distribution, Machine, Schedule, Spectrum, Supersteps, Timeline};
        matches!(self, Machine | Butterfly | Timeline | Distribution | Schedule | Supersteps | Spectrum)
    }
}

/// What stands before the id of the exercise that a program is for, in its first line.
pub const EXERCISE: &str = "# exercise: ";

/// The state of the page beside the run.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The view shown; `None` is all of them.
    pub view: Option<View>,
    /// The view below it, of a stacked pair; never without one above it, and another one.
    pub under: Option<View>,
    /// The efficiency that the isoefficiency curves keep; `None` is that of the run ([`Look::kept`]).
    pub efficiency: Option<f64>,
    /// What a second run beside this one changes; none without a comparison (`Request::right`).
    pub beside: Changes,
    /// How the two go on together.
    pub lockstep: Lockstep,
    /// The cursor in virtual time, 0 … T_p.
    pub t: f64,
    /// Whether the run plays.
    pub play: bool,
    /// How fast it plays; 1 shows a whole run in about twelve seconds.
    pub speed: f64,
    /// What of the run plays, from and to these times; `None` is all of it.
    pub window: Option<(f64, f64)>,
    /// Whether it begins again when it has come to the end.
    pub again: bool,
    /// Colours.
    pub theme: Theme,
    /// Language.
    pub lang: Lang,
    /// What stands beside the figure.
    pub controls: Controls,
    /// What of the papers is opened in place of the run: `all` is their list, else the id of an entry; none if empty.
    pub paper: String,
    /// The reader's program: its text, or the name of a formulation or of an exercise to begin with.
    pub program: String,
    /// The lesson that is told beside the run: `all` is their list, `file` one that the reader opened, else the id of one or
    /// where its file is; none if empty.
    pub tour: String,
    /// The step of it, from 1, and the answer to its question that was chosen, from 1; 0 is none.
    pub step: (u8, u8),
    /// The seed of the questions that the page asks about the run; `None` if it asks none.
    pub ask: Option<u32>,
    /// Whether the figures are presented: large, and without what stands around them.
    pub present: bool,
    /// Where a newcomer is on the way from the race to the workbench.
    pub race: Race,
}

impl Default for Look {
    fn default() -> Self {
        Look {
            view: None,
            under: None,
            efficiency: None,
            beside: Changes::new(),
            lockstep: Lockstep::Time,
            t: 0.0,
            play: false,
            speed: 1.0,
            window: None,
            again: false,
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
    /// Whether a view is shown.
    pub fn shows(&self, view: View) -> bool {
        self.view.is_none_or(|only| only == view) || self.under == Some(view)
    }

    /// The colours asked for: what is presented has those of a projector.
    pub fn colours(&self) -> Theme {
        if self.present { Theme::Projector } else { self.theme }
    }

    /// The efficiency that isoefficiency curves keep beside a run: the one asked for, else that of the run, whose curve then
    /// goes through it, else, where the run has lost next to nothing and so says nothing, ½.
    pub fn kept(&self, of_the_run: f64) -> f64 {
        self.efficiency.unwrap_or(if of_the_run < 0.98 { of_the_run } else { 0.5 })
    }
}
