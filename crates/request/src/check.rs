//! Whether a request is possible: every refusal with the nearest value that is.

use crate::comparison;
use crate::invalid::Invalid;
use crate::nearest;
use crate::request::Request;
use crate::settings::Settings;

impl Request {
    /// Reads `(key, value)` pairs. Later pairs win over earlier ones.
    ///
    /// Errors: every field that is unknown, malformed or impossible together with the others.
    pub fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Request, Vec<Invalid>> {
        let pairs: Vec<_> = pairs.into_iter().collect();
        let (request, mut problems) = Request::read(&pairs);
        let settings = &request.settings;
        if problems.is_empty() {
            problems = settings.problems();
        } else if !settings.p.is_power_of_two() {
            // Whether it has to be one depends on the rest; it is told with what else is wrong all the same.
            problems.splice(0..0, settings.problems().into_iter().filter(|problem| problem.field == "p"));
        }
        if !problems.is_empty() {
            return Err(nearest::offer(&request, problems, Settings::problems));
        }
        let problems = comparison::problems(&request);
        if problems.is_empty() { Ok(request) } else { Err(problems) }
    }
}
