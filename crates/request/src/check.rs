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
        if problems.is_empty() {
            problems = request.settings.problems();
        }
        if !problems.is_empty() {
            return Err(nearest::offer(&request, problems, Settings::problems));
        }
        let problems = comparison::problems(&request);
        if problems.is_empty() { Ok(request) } else { Err(problems) }
    }
}
