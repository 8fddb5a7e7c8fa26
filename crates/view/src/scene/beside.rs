//! A machine beside another one: the channels that are the busiest here, and less busy on the other side at the same moment of
//! the comparison, have a square around their count.

use super::machine::MachineScene;
use super::moment::Moment;
use super::{Frame, Scene, Selection};
use crate::lockstep::Lockstep;
use crate::palette::Ink;
use crate::story::Story;
use crate::surface::Surface;
use std::rc::Rc;

/// The scene of one side.
pub struct BesideScene {
    machine: MachineScene,
    other: Rc<Story>,
    lockstep: Rc<Lockstep>,
    /// Whether it is the right side.
    right: bool,
    /// The channel between the same processors on the other side; `u32::MAX` if there is none.
    same: Vec<u32>,
    there: Moment,
    busy: Vec<u32>,
    squares: Vec<f32>,
    hair: f32,
}

impl BesideScene {
    /// Lays the machine out.
    pub fn new(
        story: &Rc<Story>,
        other: &Rc<Story>,
        lockstep: &Rc<Lockstep>,
        right: bool,
        frame: Frame,
    ) -> Self {
        let mut route = Vec::new();
        let mut counterpart = |channel: u32| {
            let (from, to) = story.graph().ends(channel)?;
            if from.max(to) >= other.p() || other.graph().distance(from, to) != 1 {
                return None;
            }
            route.clear();
            other.graph().route(from, to, &mut route);
            route.first().copied()
        };
        let both = story.has_channels() && other.has_channels();
        let channels = if both { story.graph().channels() } else { 0 };
        BesideScene {
            machine: MachineScene::new(story, frame),
            other: other.clone(),
            lockstep: lockstep.clone(),
            right,
            same: (0..channels).map(|channel| counterpart(channel).unwrap_or(u32::MAX)).collect(),
            there: Moment::default(),
            busy: Vec::new(),
            squares: Vec::new(),
            hair: frame.hair(),
        }
    }

    /// The channels that are marked at `t` of this side.
    pub fn busier(&mut self, t: f64) -> &[u32] {
        let t_there = match self.right {
            true => self.lockstep.left(self.lockstep.clock(t)),
            false => self.lockstep.right(t),
        };
        self.there.set(&self.other, t_there);
        self.busy.clear();
        let here = self.machine.moment(t);
        let most = here.loaded.iter().map(|&channel| here.load[channel as usize]).max().unwrap_or(0);
        for &channel in here.loaded.iter().filter(|_| most > 1) {
            let Some(&counterpart) = self.same.get(channel as usize) else { continue };
            let there = self.there.load.get(counterpart as usize).copied().unwrap_or(0);
            if here.load[channel as usize] == most && there < most {
                self.busy.push(channel);
            }
        }
        &self.busy
    }
}

impl Scene for BesideScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        self.machine.draw_static(surface);
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        self.machine.draw_dynamic(t, selection, surface);
        self.busier(t);
        self.squares.clear();
        for &channel in &self.busy {
            if let Some([x, y, r]) = self.machine.count(channel) {
                let half = r + 2.5 * self.hair;
                self.squares.extend_from_slice(&[x - half, y - half, 2.0 * half, 2.0 * half]);
            }
        }
        surface.frames(Ink::Focus, 1.6 * self.hair, &self.squares);
    }

    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection> {
        self.machine.hit(x, y, t)
    }
}
