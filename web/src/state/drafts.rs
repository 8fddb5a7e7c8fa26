//! Values that the reader set: applied if they are possible together, kept as drafts of their controls otherwise.

use crate::controls::table;
use crate::state::page_state::{Draft, State};
use crate::state::typed::NumberEntry;
use crate::worker::protocol::Problem;
use hyperfly_request::{Invalid, Key, Preset, Request, key};
use hyperfly_text::{TypedValue, read_typed};

impl State {
    /// Sets a field. A preset also sets its topology, switching and number of processors.
    pub fn set(&mut self, field: &'static str, value: String) {
        let preset = if field == "preset" { Preset::from_id(&value) } else { None };
        let preset_fields = preset.map(|preset| self.request.preset_changes(preset)).unwrap_or_default();
        for (field, value) in preset_fields.into_iter().chain([(field, value)]) {
            self.replace_draft(field, Some(value));
        }
        self.edited = field;
        self.settle();
    }

    /// Sets a number field to a typed text, parsed by [`read_typed`]. An ambiguous text sets nothing.
    pub fn enter(&mut self, field: &'static str, text: String) {
        let unit = table::unit(field, &self.request.settings);
        let in_units = |number: &str| match number.parse::<f64>() {
            Ok(number) if unit != 1.0 => table::format_short(number * unit),
            _ => number.to_owned(),
        };
        let typed = read_typed(&text, key(field).is_some_and(Key::is_whole));
        let value = match &typed {
            TypedValue::Clear { value, grouped_by } => {
                let value = in_units(value);
                self.set(field, value.clone());
                if grouped_by.is_none() {
                    return;
                }
                Some(value)
            }
            TypedValue::Ambiguous { grouped, decimal } => {
                self.replace_draft(field, None);
                self.edited = field;
                self.settle();
                let possible = |value: &String| self.request.change(field, value).is_some();
                [grouped, decimal].map(|number| in_units(number)).into_iter().find(possible)
            }
        };
        self.entries.push(NumberEntry { field, text, reading: typed, value });
    }

    /// Replaces or removes the draft of a field.
    pub fn replace_draft(&mut self, field: &'static str, value: Option<String>) {
        self.drafts.retain(|(name, _)| *name != field);
        self.entries.retain(|entry| entry.field != field);
        self.drafts.extend(value.map(|value| (field, value)));
    }

    /// Reports each ambiguous entry as a problem, in the current language.
    pub fn report_ambiguous(&mut self) {
        for problem in self.entries.iter().filter_map(NumberEntry::problem) {
            self.problems.retain(|old| (&old.field, &old.value) != (&problem.field, &problem.value));
            self.problems.push(problem);
        }
    }

    /// Applies the drafts if they are possible together; malformed ones stay drafts.
    pub fn settle(&mut self) {
        // Fast path for a slider, which changes one field per tick.
        if let [(field, value)] = &self.drafts[..]
            && let Some(request) = self.request.change(field, value)
        {
            (self.request.settings, self.request.preset) = (request.settings, request.preset);
            self.drafts.clear();
            self.problems.clear();
            return;
        }
        // One parse suffices where all drafts are possible together.
        let result = match self.with_drafts(&self.drafts) {
            Ok(request) => {
                let drafts = std::mem::take(&mut self.drafts);
                self.apply(request, &drafts);
                self.problems.clear();
                return;
            }
            Err(problems) => problems,
        };
        // Tests a draft alone, in a scenario that allows every well-formed value.
        let is_well_formed = |(field, value): &Draft| {
            Request::from_pairs([("n", "2^60"), ("p", "1"), (*field, value.as_str())]).is_ok()
        };
        let (well_formed, malformed): (Vec<_>, Vec<_>) =
            self.drafts.iter().cloned().partition(is_well_formed);
        // The nearest possible values are sought among all drafts, well-formed or not.
        let mut problems = result;
        match self.with_drafts(&well_formed) {
            Ok(request) => {
                self.apply(request, &well_formed);
                self.drafts = malformed;
            }
            Err(why) if !malformed.is_empty() => problems.extend(why),
            Err(_) => {}
        }
        self.problems = problems.into_iter().map(Problem::from).collect();
    }

    /// Applies the keys that drafts can change.
    fn apply(&mut self, request: Request, drafts: &[Draft]) {
        self.request.settings = request.settings;
        self.request.preset = request.preset;
        if drafts.iter().any(|(field, _)| *field == "beside") {
            self.request.look.comparison_overrides = request.look.comparison_overrides;
        }
        self.request.look.lockstep = request.look.lockstep;
    }

    /// Builds the request with drafts. A new preset replaces the whole machine; with the preset `none`, the machine's numbers stay.
    fn with_drafts(&self, drafts: &[Draft]) -> Result<Request, Vec<Invalid>> {
        let preset = drafts.iter().find(|(field, _)| *field == "preset").map(|(_, id)| id.as_str());
        let mut pairs =
            if preset == Some("none") { self.request.all_pairs() } else { self.request.to_pairs() };
        if preset.is_some_and(|id| id != "none") {
            pairs.retain(|(name, _)| !Preset::replaces(name));
        }
        // Problems of the right side are reported there and must not block the left one.
        pairs.retain(|(name, _)| *name != "beside");
        pairs.push(("p", self.request.settings.p.to_string()));
        pairs.extend_from_slice(drafts);
        Request::from_pairs(pairs.iter().map(|(name, value)| (*name, value.as_str())))
    }
}
