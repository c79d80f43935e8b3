//! What people write is read or refused.

use tabletop::Game;

/// Any text is read as a decision of either game or refused, and what is read is shown, and written in a record, so
/// that it is read back as the same decision.
pub fn notation(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    read_and_shown::<smile_and_gun::Table>(text);
    read_and_shown::<gangster::Table>(text);
}

fn read_and_shown<G: Game>(text: &str) {
    let Ok(action) = text.parse::<G::Action>() else { return };
    let shown = action.to_string();
    assert_eq!(shown.parse::<G::Action>().as_ref(), Ok(&action), "\"{text}\" is shown as \"{shown}\"");
    let json = serde_json::to_string(&action).expect("a decision can be written");
    let read = serde_json::from_str::<G::Action>(&json);
    assert_eq!(read.as_ref().ok(), Some(&action), "\"{text}\" is written as {json}, and read as {read:?}");
}
