//! What reads bytes, and what most of those promise.

use hyperfly_request::Invalid;

/// Something that reads bytes.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// What to begin with.
    pub corpus: fn() -> Vec<Vec<u8>>,
    /// What its format is made of.
    pub words: fn() -> Vec<String>,
    /// Reads an input and checks what must hold of every input: what came of it (`ok` and its kind, or what is wrong with it), or
    /// what does not hold.
    pub check: fn(&[u8]) -> Result<String, String>,
}

/// Every refusal has words that name its field and what is allowed; which fields they are.
pub fn refused(problems: &[Invalid]) -> Result<String, String> {
    if problems.is_empty() {
        return Err("it is refused without a reason".to_owned());
    }
    for problem in problems {
        let words = problem.to_string();
        // A key without a name is refused by it.
        if problem.allowed.is_empty() || !words.contains(&problem.field) {
            return Err(format!(
                "a refusal that does not name its field, or nothing that is allowed: {problem:?}"
            ));
        }
        // One line each, whatever the input.
        if words.contains(['\n', '\0']) || words.len() > 2_000 {
            return Err(format!("a refusal that is no short line: {words:?}"));
        }
    }
    let fields: Vec<&str> = problems.iter().map(|problem| problem.field.as_str()).take(4).collect();
    Ok(format!("refused: {}", fields.join(", ")))
}

/// The names of the keys and the ids of their choices.
pub fn keys() -> Vec<String> {
    let keys = hyperfly_request::KEYS.iter().map(|key| key.name.to_owned());
    let values = crate::corpus::addresses();
    let pairs = values.iter().flat_map(|address| address.split('&')).map(str::to_owned);
    let mut words: Vec<String> = keys.chain(pairs).collect();
    words.sort();
    words.dedup();
    words
}
