//! Scenarios as JSON.

use crate::check_refusal;
use hyperfly_request::Request;

/// A request is written as JSON that reads as the same request.
pub fn check(input: &[u8]) -> bool {
    match Request::from_json(&String::from_utf8_lossy(input)) {
        Err(problems) => {
            check_refusal(&problems);
            false
        }
        Ok(request) => {
            let json = request.to_json().to_string();
            assert_eq!(Request::from_json(&json), Ok(request), "written as {json}");
            true
        }
    }
}
