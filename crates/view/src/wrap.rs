//! Text in lines.

/// Breaks a text of this size into lines of about `width` pixels.
pub fn wrap(text: &str, width: f32, size: f32) -> Vec<String> {
    let most = ((width / (size * 0.545)) as usize).max(12);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
