//! Tables for readers: all rows of a reproduction, and each reason once with its rows.

use crate::cell::Cell;
use crate::origin::Parameter;
use crate::reproduction::Reproduction;
use crate::row::Row;
use hyperfly_text::papers;

/// A table of all rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Names of the columns: the parts of the key, `published`, `computed`,
    /// the further values, then the origin.
    pub columns: Vec<&'static str>,
    pub lines: Vec<Line>,
    /// A sentence with the parameters of most rows; a row lists only those that deviate. Empty if there are none.
    pub common: String,
}

/// One row of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// A cell for each column; empty where the row has none.
    pub cells: Vec<String>,
    /// Whether published and computed agree; `None` where they are not compared.
    pub agrees: Option<bool>,
}

/// The reason why some rows differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The keys of these rows.
    pub keys: Vec<String>,
    /// `None` if the difference is not explained yet.
    pub text: Option<&'static str>,
}

impl Reproduction {
    /// Returns all rows in one table.
    pub fn sheet(&self) -> Sheet {
        let keys = names(&self.rows, |row| &row.key);
        let further_names = names(&self.rows, |row| &row.further);
        let common = common(&self.rows);
        let line = |row: &Row| {
            let cell = |from: &[(&'static str, Cell)], name: &str| {
                from.iter()
                    .find(|(key, _)| *key == name)
                    .map(|(_, cell)| cell.to_string())
                    .unwrap_or_default()
            };
            let mut cells: Vec<String> = keys.iter().map(|name| cell(&row.key, name)).collect();
            cells.extend([row.published.to_string(), row.computed.to_string()]);
            cells.extend(further_names.iter().map(|name| cell(&row.further, name)));
            cells.extend([row.source.words(), row.method.words().to_owned()]);
            let is_own =
                |parameter: &&Parameter| !common.contains(parameter) && !row.has_parameter(parameter);
            cells.push(format_parameters(row.parameters.iter().filter(is_own)));
            Line { cells, agrees: row.agrees }
        };
        let lines = self.rows.iter().map(line).collect();
        let columns =
            keys.iter().copied().chain(["published", "computed"]).chain(further_names.iter().copied());
        let columns = columns.chain(["left side", "right side", "parameters"]);
        let mut parts = vec![format_parameters(common.iter().copied())];
        parts.extend(varied_parameters(&self.rows).into_iter().map(|name| papers::chosen_here(name, "…")));
        parts.retain(|part| !part.is_empty());
        let values = parts.join(", ");
        let common = if values.is_empty() { values } else { papers::common_parameters(&values) };
        Sheet { columns: columns.collect(), lines, common }
    }

    /// Returns the reasons of all differences, in the order in which they first occur.
    pub fn reasons(&self) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        for difference in &self.differences {
            let parts: Vec<String> =
                difference.key.iter().map(|(name, cell)| format!("{name}={cell}")).collect();
            let key_text = parts.join(" ");
            match reasons.iter_mut().find(|reason| reason.text == difference.reason) {
                Some(reason) => reason.keys.push(key_text),
                None => reasons.push(Reason { keys: vec![key_text], text: difference.reason }),
            }
        }
        reasons
    }
}

impl Reason {
    /// Returns the first three keys, and the number of further ones.
    pub fn places(&self) -> String {
        let first_keys: Vec<&str> = self.keys.iter().take(3).map(String::as_str).collect();
        let further_count = self.keys.len() - first_keys.len();
        if further_count > 0 {
            papers::and_more(further_count, &first_keys.join("; "))
        } else {
            first_keys.join("; ")
        }
    }
}

/// Returns the most frequent value of each parameter that is not part of the keys, if several rows share it.
fn common(rows: &[Row]) -> Vec<&Parameter> {
    let key_names: Vec<&str> = rows
        .iter()
        .flat_map(|row| {
            row.parameters
                .iter()
                .filter(|parameter| row.has_parameter(parameter))
                .map(|parameter| parameter.name)
        })
        .collect();
    let mut counts: Vec<(&Parameter, usize)> = Vec::new();
    for parameter in
        rows.iter().flat_map(|row| &row.parameters).filter(|parameter| !key_names.contains(&parameter.name))
    {
        match counts.iter_mut().find(|(counted, _)| *counted == parameter) {
            Some((_, count)) => *count += 1,
            None => counts.push((parameter, 1)),
        }
    }
    let is_most_frequent = |(parameter, count): &(&Parameter, usize)| {
        let rivals = counts.iter().filter(|(candidate, _)| candidate.name == parameter.name);
        *count > 1 && rivals.clone().all(|(_, rival_count)| rival_count <= count)
    };
    let mut common: Vec<&Parameter> = Vec::new();
    for (parameter, _) in counts.iter().filter(|candidate| is_most_frequent(candidate)) {
        // Of two equally frequent values, take the first.
        if !common.iter().any(|existing| existing.name == parameter.name) {
            common.push(parameter);
        }
    }
    common
}

/// Returns the parameters that are part of the keys and were chosen here in every row.
fn varied_parameters(rows: &[Row]) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = rows
        .iter()
        .flat_map(|row| &row.parameters)
        .filter(|parameter| parameter.chosen)
        .map(|parameter| parameter.name)
        .collect();
    names.sort_unstable();
    names.dedup();
    let is_varied = |row: &Row, name: &str| {
        row.parameters
            .iter()
            .filter(|parameter| parameter.name == name)
            .all(|parameter| parameter.chosen && row.has_parameter(parameter))
    };
    names.retain(|name| rows.iter().all(|row| is_varied(row, name)));
    names
}

/// Formats parameters in one line: `p 64, n 4096, ts 4 (chosen here)`.
fn format_parameters<'a>(parameters: impl Iterator<Item = &'a Parameter>) -> String {
    let part = |parameter: &Parameter| match parameter.chosen {
        true => papers::chosen_here(parameter.name, &parameter.value.to_string()),
        false => format!("{} {}", parameter.name, parameter.value),
    };
    parameters.map(part).collect::<Vec<_>>().join(", ")
}

/// Returns the names in one part of all rows, in the order in which they first occur.
fn names(rows: &[Row], part: fn(&Row) -> &Vec<(&'static str, Cell)>) -> Vec<&'static str> {
    let mut names = Vec::new();
    for (name, _) in rows.iter().flat_map(part) {
        if !names.contains(name) {
            names.push(*name);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Check;
    use crate::origin::{Method, Place, Source};
    use crate::reproduction::Difference;

    #[test]
    fn common_parameters_are_listed_once() {
        let row = |p: u32, tw: f64| {
            let check = Check::new(Method::Executed).at("p", p).with("p", p).with("th", 0.5).with("tw", tw);
            check.chosen(&["tw"]).unjudged(Cell::None, Source::Ours, 1.0, 1.0)
        };
        let last = Check::counted().with("p", 3).unjudged(Cell::None, Source::Ours, 1.0, 1.0);
        let rows = vec![row(2, 4.0), row(4, 4.0), row(8, 1.0), last];
        let computed =
            Reproduction { id: "x", source: String::new(), claim: "", rows, differences: Vec::new() };
        let sheet = computed.sheet();
        assert!(sheet.common.ends_with("th 0.5, tw 4 (chosen here)"), "{}", sheet.common);
        let names: Vec<&str> =
            sheet.lines.iter().filter_map(|line| Some(line.cells.last()?.as_str())).collect();
        assert_eq!(names, ["", "", "tw 1 (chosen here)", "p 3"]);
    }

    #[test]
    fn sheet_has_union_of_columns_and_distinct_reasons() {
        let printed_row = |check: Check, p: u32, computed: f64| {
            check.at("p", p).printed(Cell::None, Source::Printed(Place::Equation("12")), "0.66", computed)
        };
        let executed = || Check::new(Method::Executed);
        let first = printed_row(executed().with("t_s", 4).chosen(&["t_s"]), 4, 0.66).with("n", 64u32);
        let rows = vec![first, printed_row(executed(), 8, 0.7), printed_row(executed(), 16, 0.8)];
        let differs = |k: usize| Difference { key: rows[k].key.clone(), reason: Some("misprint") };
        let differences = vec![differs(1), differs(2)];
        let computed =
            Reproduction { id: "x", source: String::new(), claim: "", rows: rows.clone(), differences };
        let sheet = computed.sheet();
        assert_eq!(
            sheet.columns,
            ["p", "published", "computed", "n", "left side", "right side", "parameters"]
        );
        assert_eq!(
            sheet.lines[0].cells,
            ["4", "0.66", "0.66", "64", "printed, equation 12", "executed", "t_s 4 (chosen here)"]
        );
        assert_eq!(sheet.lines[1].cells, ["8", "0.66", "0.7", "", "printed, equation 12", "executed", ""]);
        assert_eq!(sheet.common, "");
        assert_eq!(sheet.lines[1].agrees, Some(false));
        let reasons = computed.reasons();
        assert_eq!(reasons.len(), 1);
        assert_eq!(reasons[0].places(), "p=8; p=16");
    }
}
