//! The map of the fastest formulation for each p and n.

use super::cell::Sink;
use super::descriptor::{Descriptor, Sides};
use super::subject::{Needs, Subject};
use crate::chart;
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::notation::numbers::{fixed, quantity};
use crate::notation::words;
use crate::trace::replay::Replay;
use hyperfly_model::choose;
use hyperfly_request::{Algorithm, AllToAll, Choice, View};
use hyperfly_text::{figures, scene, told_words as text};
use std::io;

/// The map of the fastest formulations.
pub struct Choose;

impl Descriptor for Choose {
    fn view(&self) -> View {
        View::Choose
    }

    fn needs(&self) -> Needs {
        Needs::ClosedForms
    }

    fn draw(&self, subject: &Subject, frame: Frame, _palette: Palette, svg: &mut Svg) {
        let s = &subject.replay.run().scenario;
        chart::choose::draw(&choose::map(s), (s.d(), s.r()), None, frame, svg);
    }

    fn title(&self) -> &'static str {
        figures::choose()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::choose_what().to_owned())
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let s = &subject.replay.run().scenario;
        let map = choose::map(s);
        let name = |choice: choose::Candidate| match choice.algorithm {
            Algorithm::Transpose => scene::transpose(choice.dims),
            other if choice.all_to_all == AllToAll::Standard => scene::standard(words::algorithm(other)),
            other => words::algorithm(other).to_owned(),
        };
        // With one processor there is nothing to choose.
        let cells = (0..choose::ROWS).flat_map(|row| (1..choose::COLUMNS).map(move |d| (d, row)));
        let all: Vec<Algorithm> =
            cells.filter_map(|(d, row)| Some(map.at(d, map.least + row)?.choice.algorithm)).collect();
        let count = |algorithm: &Algorithm| all.iter().filter(|other| *other == algorithm).count();
        let Some(most) =
            Algorithm::ALL.iter().max_by_key(|algorithm| count(algorithm)).filter(|_| !all.is_empty())
        else {
            return text::choose_none().to_owned();
        };
        let (many, by) = (count(most), words::algorithm(*most));
        match map.at(s.d(), s.r()).filter(|_| s.p > 1) {
            Some(here) => {
                let (time, e) = (quantity(here.t_parallel, super::DIGITS), fixed(here.efficiency, 3));
                text::choose(all.len(), many, by, s.p, s.n(), &name(here.choice), &time, &e)
            }
            None => text::choose_beyond(all.len(), many, by),
        }
    }

    fn columns(&self) -> &'static [&'static str] {
        &["p", "n", "algorithm", "dims", "t_parallel", "efficiency", "form", "alltoall"]
    }

    /// Passes the fastest formulation for each p and n.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let map = choose::map(&subject.replay.run().scenario);
        for row in 0..choose::ROWS {
            for d in 0..choose::COLUMNS {
                let r = map.least + row;
                let Some(fastest) = map.at(d, r) else { continue };
                sink(&[
                    (1u64 << d).into(),
                    (1u64 << r).into(),
                    fastest.choice.algorithm.id().into(),
                    fastest.choice.dims.into(),
                    fastest.t_parallel.into(),
                    fastest.efficiency.into(),
                    fastest.form.id().into(),
                    fastest.choice.all_to_all.id().into(),
                ])?;
            }
        }
        Ok(())
    }

    fn sides(&self) -> Sides {
        Sides::Shared
    }
}
