//! The numbers of a run as tables.

use super::cell::{Cell, Sink};
use super::descriptor::Descriptor;
use super::subject::Subject;
use crate::draw::frame::Frame;
use crate::draw::palette::{Ink, Palette};
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::svg::Svg;
use crate::text::sentence::summary;
use crate::text::table;
use crate::text::title::title_of;
use crate::trace::occupations::max_channel_load;
use crate::trace::replay::Replay;
use crate::trace::schedule::is_posted;
use hyperfly_core::trace::Activity;
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text};
use std::io;

/// The table view.
pub struct Table;

impl Descriptor for Table {
    fn view(&self) -> View {
        View::Table
    }

    fn draw(&self, subject: &Subject, frame: Frame, _palette: Palette, svg: &mut Svg) {
        let line = frame.text * 1.7;
        for (k, row) in table::numbers(subject.replay).iter().enumerate() {
            let y = line * (k as f32 + 0.5);
            if y > frame.height {
                break;
            }
            svg.text(0.0, y, TextStyle::new(frame.text, Anchor::Start), Ink::Muted, &row.name);
            svg.text(frame.text * 22.0, y, TextStyle::new(frame.text, Anchor::End), Ink::Text, &row.value);
        }
    }

    fn title(&self) -> &'static str {
        figures::table()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::table_what().to_owned())
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        text::table(&title_of(subject.replay), &summary(subject.replay))
    }

    fn columns(&self) -> &'static [&'static str] {
        &["table", "row", "column", "value"]
    }

    /// Passes all tables of a run, one row per cell with its table, row and column. The unrounded numbers of the run come first;
    /// the tables of the page follow as displayed.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let replay = subject.replay;
        let report = &replay.run().report;
        let numbers: [(&str, Cell); 11] = [
            ("t_serial", report.t_serial.into()),
            ("t_parallel", report.t_parallel.into()),
            ("speedup", report.speedup.into()),
            ("efficiency", report.efficiency.into()),
            ("overhead", report.overhead.into()),
            ("messages", report.messages.into()),
            ("words", report.words.into()),
            ("hops", report.hops.into()),
            ("max_channel_load", max_channel_load(replay.run()).into()),
            ("relative_l2_error", report.relative_l2_error.into()),
            ("trace_hash", format!("{:016x}", report.trace_hash).into()),
        ];
        for (name, value) in numbers {
            sink(&["run".into(), 1u64.into(), name.into(), value])?;
        }
        for activity in Activity::ALL {
            let value = report.breakdown.of(activity).into();
            sink(&["breakdown".into(), 1u64.into(), activity.name().into(), value])?;
        }
        let mut all = vec![("phases", table::phases(replay)), ("processors", table::processors(replay))];
        all.extend(
            table::distribution(replay).filter(|_| replay.p() > 1).map(|table| ("distribution", table)),
        );
        let last = replay.p() - 1;
        let schedule = table::schedule(replay, last).filter(|_| is_posted(replay));
        all.extend(schedule.map(|table| ("schedule", table)));
        all.push(("supersteps", table::supersteps(replay)));
        all.iter().try_for_each(|(name, table)| pass_cells(name, table, sink))
    }
}

fn pass_cells(name: &str, table: &table::Table, sink: &mut Sink) -> io::Result<()> {
    for (k, row) in table.rows.iter().enumerate() {
        for (column, value) in table.head.iter().zip(row) {
            sink(&[name.into(), (k as u64 + 1).into(), column.as_str().into(), value.as_str().into()])?;
        }
    }
    Ok(())
}
