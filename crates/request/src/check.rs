//! Checks that a request is possible; refusals include the nearest possible value.

use crate::comparison;
use crate::invalid::Invalid;
use crate::nearest;
use crate::request::Request;
use crate::settings::Settings;

impl Request {
    /// Reads `(key, value)` pairs. Later pairs win over earlier ones.
    ///
    /// # Errors
    /// Every field that is unknown, malformed or impossible together with the others.
    pub fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Request, Vec<Invalid>> {
        let pairs: Vec<_> = pairs.into_iter().collect();
        let (request, mut problems) = Request::read(&pairs);
        let settings = &request.settings;
        if problems.is_empty() {
            problems = settings.problems();
        } else if !settings.p.is_power_of_two() {
            // Only valid other settings decide whether p must be a power of two; report it in any case.
            problems.splice(0..0, settings.problems().into_iter().filter(|problem| problem.field == "p"));
        }
        if !problems.is_empty() {
            return Err(nearest::offer(&request, problems, Settings::problems));
        }
        let problems = comparison::problems(&request);
        if problems.is_empty() { Ok(request) } else { Err(problems) }
    }
}
