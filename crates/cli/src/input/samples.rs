//! Complex numbers as text, one `re[,im]` per line.

use hyperfly_core::Complex64;
use hyperfly_request::samples::Samples;
use std::io::{self, Read, Write};

/// Reads samples from a file that may be endless. The error names line and column.
pub fn read(mut from: impl Read) -> Result<Vec<Complex64>, String> {
    let mut samples = Samples::default();
    let mut buffer = vec![0; 1 << 16];
    loop {
        match from.read(&mut buffer) {
            Ok(0) => return samples.finish().map_err(|fault| fault.to_string()),
            Ok(length) => samples.take(&buffer[..length]).map_err(|fault| fault.to_string())?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error.to_string()),
        }
    }
}

/// Writes `re,im` lines with 17 significant digits, which read back as the same bits.
pub fn write(values: &[Complex64], writer: &mut dyn Write) -> io::Result<()> {
    values.iter().try_for_each(|value| writeln!(writer, "{:.16e},{:.16e}", value.re, value.im))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_samples_read_back_exactly() {
        let values = [
            Complex64::new(0.1, -1.0 / 3.0),
            Complex64::new(f64::MIN_POSITIVE, f64::MAX),
            Complex64::new(-0.0, 5e-324),
        ];
        let mut text = Vec::new();
        write(&values, &mut text).expect("a vector takes all");
        let reread = read(&text[..]).expect("samples");
        let bits = |values: &[Complex64]| -> Vec<_> {
            values.iter().flat_map(|v| [v.re.to_bits(), v.im.to_bits()]).collect()
        };
        assert_eq!(bits(&reread), bits(&values));
    }
}
