//! Whoever is on the front page: half in shadow, under a hat.

/// What a drawing is drawn with.
const INK: &str = "#1b1714";
const SKIN: &str = "#d9c9a8";
const SHADE: &str = "#8c7b60";

/// Fedora, bowler, flat cap, top hat: crown and brim on a grid of 64.
const HATS: [&str; 4] = [
    "M21 24c0-10 3-16 7-16 2 0 3 2 4 2s2-2 4-2c4 0 7 6 7 16zM12 27c4-4 12-5 20-5s16 1 20 5c-3 3-11 4-20 4s-17-1-20-4z",
    "M20 25c0-11 5-17 12-17s12 6 12 17zM14 26c3-2 10-3 18-3s15 1 18 3c-2 3-9 4-18 4s-16-1-18-4z",
    "M16 30c-2-11 5-18 16-18 10 0 17 6 16 15-8-1-22-1-32 3zM29 27c10-2 20 0 24 4-4 2-14 2-24 0z",
    "M22 25V4h20v21zM14 26c3-2 10-3 18-3s15 1 18 3c-2 3-9 4-18 4s-16-1-18-4z",
];
/// The band round each of them.
const BANDS: [&str; 4] =
    ["M21 19h22v5H21z", "M20 20h24v5H20z", "M16 26c9-4 23-5 32-3v4c-9-2-22-1-32 3z", "M22 19h20v5H22z"];
/// Square, pointed, round.
const JAWS: [&str; 3] = [
    "M22 27v12l4 8h12l4-8V27z",
    "M22 27v10c2 6 6 10 10 12 4-2 8-6 10-12V27z",
    "M22 27v9c0 8 5 12 10 12s10-4 10-12v-9z",
];

/// A bust on a grid of 64 by 72 in somebody's colour. Whoever has another name has another face; one name always has the
/// same.
pub fn bust(name: &str, hat: usize, colour: &str) -> String {
    let luck = name.bytes().fold(7_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
    let jaw = JAWS[(luck / 5) as usize % JAWS.len()];
    let glasses = luck.is_multiple_of(3);
    let smoke = (luck / 3).is_multiple_of(2);
    let hat = hat % HATS.len();
    let eyes = if glasses {
        format!(
            "<g fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.4\"><circle cx=\"27.5\" cy=\"34\" r=\"3.4\"/><circle cx=\"36.5\" cy=\"34\" r=\"3.4\"/><path d=\"M31 33.6h2\"/></g>"
        )
    } else {
        format!("<path d=\"M25 34h5M34 34h5\" stroke=\"{INK}\" stroke-width=\"1.6\"/>")
    };
    let smoke = if smoke {
        format!(
            "<path d=\"M34 43.5l9 2\" stroke=\"#f1e8d6\" stroke-width=\"1.8\"/><path d=\"M44 45c4-2-1-6 3-9s-1-6 2-9\" fill=\"none\" stroke=\"{SHADE}\" stroke-width=\"1.1\"/>"
        )
    } else {
        String::new()
    };
    format!(
        "<path d=\"M6 72c0-13 8-19 18-21h16c10 2 18 8 18 21z\" fill=\"{INK}\"/>\
         <path d=\"M25 50l7 9 7-9-2-4H27z\" fill=\"#f1e8d6\"/><path d=\"M32 57l-3 4 3 11 3-11z\" fill=\"{colour}\"/>\
         <path d=\"{jaw}\" fill=\"{SKIN}\"/><path d=\"M32 27h10v10c-1 5-5 9-10 11z\" fill=\"{SHADE}\"/>\
         <path d=\"M20 27h24l-1 4c-6 2-16 2-22 0z\" fill=\"{INK}\" opacity=\".55\"/>{eyes}\
         <path d=\"M29 43.6c2 .8 4 .8 6 0\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.4\"/>{smoke}\
         <path d=\"{}\" fill=\"{INK}\"/><path d=\"{}\" fill=\"{colour}\"/>\
         <path d=\"M9 66c1-8 6-12 12-14\" fill=\"none\" stroke=\"#f4c95d\" stroke-width=\"1.2\"/>",
        HATS[hat], BANDS[hat]
    )
}

/// Nobody: a hat left on the table, under the lamp.
pub fn nobody() -> String {
    format!(
        "<path d=\"M32 0v12M22 20l10-8 10 8z\" fill=\"{INK}\" stroke=\"{INK}\"/><path d=\"M20 22h24l14 36H6z\" fill=\"#f4c95d\" opacity=\".35\"/>\
         <path d=\"M0 60h64v12H0z\" fill=\"{SHADE}\"/><g transform=\"translate(0 30)\"><path d=\"{}\" fill=\"{INK}\"/><path d=\"{}\" fill=\"{SKIN}\"/></g>",
        HATS[0], BANDS[0]
    )
}
