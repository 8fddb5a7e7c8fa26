//! Addresses: the part of the page's URL after `#`.

use crate::check_refusal;
use hyperfly_request::Request;

/// A request is written as an address that reads as the same request.
pub fn check(input: &[u8]) -> bool {
    let (request, errors) = Request::from_fragment(&String::from_utf8_lossy(input));
    if !errors.is_empty() {
        check_refusal(&errors);
    }
    match request {
        Err(problems) => {
            check_refusal(&problems);
            false
        }
        Ok(request) => {
            let fragment = request.to_fragment();
            assert_eq!(Request::from_fragment(&fragment), (Ok(request), Vec::new()), "written as {fragment}");
            true
        }
    }
}
