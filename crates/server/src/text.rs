//! What no text may hold, wherever it comes from.

/// What is said to who sends one.
pub const NUL: &str = "the character NUL can't be in a text";

/// Whether JSON holds the character NUL, which it can only write as an escape; or bytes hold one as it is.
pub fn has_nul(json: &[u8]) -> bool {
    let mut escaped = false;
    for (n, byte) in json.iter().enumerate() {
        match byte {
            0 => return true,
            b'\\' if !escaped => escaped = true,
            b'u' if escaped && json[n + 1..].starts_with(b"0000") => return true,
            _ => escaped = false,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nul_is_found_however_it_is_written_and_nothing_else_is_taken_for_it() {
        for with in [r#""\u0000""#, r#""a\\\u0000""#, "\"\0\"", r#"{"a":"\n\u0000"}"#] {
            assert!(has_nul(with.as_bytes()), "{with}");
        }
        for without in ["", r#""\\u0000""#, r#""\u0001""#, r#""u0000""#, r#""\u00e4""#, "\\"] {
            assert!(!has_nul(without.as_bytes()), "{without}");
        }
    }
}
