//! Scenarios as JSON.

use crate::corpus::{addresses, examples};
use crate::target::{Target, keys, refused};
use hyperfly_request::Request;

pub const TARGET: Target = Target { name: "json", corpus, words: keys, check };

fn corpus() -> Vec<Vec<u8>> {
    let read = |address: &String| Request::from_fragment(address).0.ok();
    let mut found: Vec<String> =
        addresses().iter().filter_map(read).map(|it| it.to_json().to_string()).collect();
    found.extend(examples("docs/tours.md", "json"));
    found.into_iter().map(String::into_bytes).collect()
}

fn check(input: &[u8]) -> Result<String, String> {
    match Request::from_json(&String::from_utf8_lossy(input)) {
        Err(problems) => refused(&problems),
        Ok(request) => {
            let written = request.to_json().to_string();
            let again = Request::from_json(&written);
            if again.as_ref() != Ok(&request) {
                return Err(format!("written as {written}, it is read as {again:?} and not {request:?}"));
            }
            let names: Vec<&str> = request.to_pairs().iter().map(|(name, _)| *name).collect();
            Ok(format!("ok {}", names.join(",")))
        }
    }
}
