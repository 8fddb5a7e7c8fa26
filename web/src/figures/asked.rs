//! Hides the numbers that a tour's open question asks for from a chart of curves.

use hyperfly_tours::Asked;
use hyperfly_view::chart::Curves;

/// Returns the chart without the answer: its curves end before the p in question, and the threshold is left out.
pub fn hide_asked(mut chart: Curves, asked: Asked) -> Curves {
    if asked.threshold {
        chart.threshold = None;
        chart.at_threshold.clear();
    }
    if let Some(from) = asked.curve_from.map(f64::from) {
        let is_before = |(p, _): &(f64, f64)| *p < from;
        for series in &mut chart.series {
            for line in [&mut series.line, &mut series.printed, &mut series.points] {
                line.retain(is_before);
            }
        }
        chart.at_threshold.retain(is_before);
        chart.current = chart.current.filter(is_before);
    }
    chart
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use hyperfly_view::chart::{Scale, Series};
    use hyperfly_view::draw::palette::Ink;

    fn chart() -> Curves {
        let line = vec![(4.0, 0.8), (16.0, 0.6), (64.0, 0.4)];
        let series = Series {
            name: "mesh".to_owned(),
            ink: Ink::Text,
            line: line.clone(),
            printed: Vec::new(),
            points: line.clone(),
        };
        Curves {
            series: vec![series],
            current: Some((16.0, 0.6)),
            threshold: Some(0.44),
            at_threshold: line,
            ..Curves::new(Scale::Efficiency)
        }
    }

    #[test]
    fn curves_end_before_the_asked_p() {
        let hidden = hide_asked(chart(), Asked { curve_from: Some(17), ..Asked::default() });
        assert_eq!(hidden.series[0].line, [(4.0, 0.8), (16.0, 0.6)]);
        assert_eq!(
            (hidden.series[0].points.len(), hidden.current, hidden.threshold),
            (2, Some((16.0, 0.6)), Some(0.44))
        );
        let hidden = hide_asked(chart(), Asked { curve_from: Some(16), ..Asked::default() });
        assert_eq!((hidden.series[0].line.len(), hidden.current), (1, None));
    }

    #[test]
    fn asked_threshold_is_left_out_alone() {
        let hidden = hide_asked(chart(), Asked { threshold: true, ..Asked::default() });
        assert_eq!((hidden.threshold, hidden.at_threshold.len(), hidden.series[0].line.len()), (None, 0, 3));
        assert_eq!(hide_asked(chart(), Asked::default()), chart());
    }
}
