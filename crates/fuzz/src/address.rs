//! Addresses: the part of the page's URL after `#`.

use crate::check_refusal;
use hyperfly_request::Request;

/// A request is written as an address that reads as the same request.
pub fn check(input: &[u8]) -> bool {
    let (request, unknown) = Request::from_fragment(&String::from_utf8_lossy(input));
    if !unknown.is_empty() {
        check_refusal(&unknown);
    }
    match request {
        Err(problems) => {
            check_refusal(&problems);
            false
        }
        Ok(request) => {
            let written = request.to_fragment();
            assert_eq!(Request::from_fragment(&written), (Ok(request), Vec::new()), "written as {written}");
            true
        }
    }
}
