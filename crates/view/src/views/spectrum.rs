//! The spectrum: input and output of the transform.

use super::cell::{Cell, Sink};
use super::descriptor::{Descriptor, Sides, Timing};
use super::subject::{Needs, SceneInputs, Subject};
use crate::draw::palette::Ink;
use crate::notation::numbers::quantity;
use crate::scene::scene::Scene;
use crate::scene::spectrum::SpectrumScene;
use crate::text::legend::Swatch;
use crate::trace::replay::Replay;
use crate::trace::value_cells::MAX_CELLS;
use hyperfly_core::schedule::Transform;
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text, view as texts};
use std::io;

/// The spectrum view.
pub struct Spectrum;

impl Descriptor for Spectrum {
    fn view(&self) -> View {
        View::Spectrum
    }

    fn needs(&self) -> Needs {
        Needs::Values
    }

    fn timing(&self) -> Timing {
        Timing::BuildsUp
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        let scene = SpectrumScene::new(inputs.replay, inputs.frame);
        Some(Box::new(scene.with_sample_rate(inputs.sample_rate)))
    }

    /// Returns the marks of the parts of a complex signal and of the colours of coefficients.
    fn legend(&self, replay: &Replay) -> Vec<(Swatch, &'static str)> {
        let Some(output) = &replay.run().output else { return Vec::new() };
        let mut all = Vec::new();
        if replay.run().plan.transform != Transform::Square
            && output.input.iter().any(|value| value.im != 0.0)
        {
            all.push((Swatch::Line(Ink::Text), texts::real_part()));
            all.push((Swatch::Line(Ink::Muted), texts::imaginary_part()));
        }
        if replay.run().plan.n <= MAX_CELLS {
            let what = match replay.run().plan.transform {
                Transform::Line | Transform::Real | Transform::Box { .. } => texts::cell_value(),
                Transform::Square => texts::cell_size(),
            };
            all.push((Swatch::Cells([Ink::Angle1, Ink::Angle5, Ink::Angle9]), what));
        }
        all
    }

    fn title(&self) -> &'static str {
        figures::spectrum_and_signal()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let run = subject.replay.run();
        let Some(output) = &run.output else { return text::spectrum_none().to_owned() };
        let sizes = || output.spectrum.iter().map(|value| value.norm_sqr().sqrt());
        let (index, most) =
            sizes().enumerate().fold((0, 0.0), |best, at| if at.1 > best.1 { at } else { best });
        let large = sizes().filter(|size| *size >= most / 100.0).count();
        let error = run.report.relative_l2_error.unwrap_or(f64::NAN);
        text::spectrum(
            output.spectrum.len() as u64,
            &index.to_string(),
            &quantity(most, 4),
            large,
            &quantity(error, 2),
        )
    }

    fn columns(&self) -> &'static [&'static str] {
        &["index", "input_re", "input_im", "transform_re", "transform_im"]
    }

    /// Passes the samples and their transform in natural order; nothing without data. Real samples have more samples than coefficients.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let Some(output) = &subject.replay.run().output else { return Ok(()) };
        output.input.iter().enumerate().try_for_each(|(k, x)| {
            let [re, im] = match output.spectrum.get(k) {
                Some(y) => [y.re.into(), y.im.into()],
                None => [Cell::Nothing, Cell::Nothing],
            };
            sink(&[(k as u64).into(), x.re.into(), x.im.into(), re, im])
        })
    }

    fn sides(&self) -> Sides {
        Sides::Shared
    }

    fn allows_questions(&self) -> bool {
        true
    }

    fn opens_at_end(&self) -> bool {
        true
    }
}
