//! Addresses: what stands behind `#`.

use crate::corpus::addresses;
use crate::target::{Target, keys, refused};
use hyperfly_request::Request;

pub const TARGET: Target = Target { name: "address", corpus, words: keys, check };

fn corpus() -> Vec<Vec<u8>> {
    addresses().into_iter().map(String::into_bytes).collect()
}

fn check(input: &[u8]) -> Result<String, String> {
    let text = String::from_utf8_lossy(input);
    let (read, unknown) = Request::from_fragment(&text);
    let ignored = if unknown.is_empty() { String::new() } else { refused(&unknown)? };
    match read {
        Err(problems) => Ok(refused(&problems)? + &ignored),
        Ok(request) => {
            let written = request.to_fragment();
            let (again, unknown) = Request::from_fragment(&written);
            if again.as_ref() != Ok(&request) || !unknown.is_empty() {
                return Err(format!("written as {written}, it is read as {again:?} and not {request:?}"));
            }
            let names: Vec<&str> = request.to_pairs().iter().map(|(name, _)| *name).collect();
            Ok(format!("ok {} {ignored}", names.join(",")))
        }
    }
}
