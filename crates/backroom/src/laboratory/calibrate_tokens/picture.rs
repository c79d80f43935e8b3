//! How far sets of tokens are from the aims, as a picture.

use super::numbers::Numbers;
use std::fmt::Write as _;

/// A set that was tried.
pub struct Dot<'n> {
    pub numbers: &'n Numbers,
    /// From the aims.
    pub distance: f64,
}

/// How many points wide and high a field of the surface is.
const HATS: u32 = 6;
const MARKERS: u32 = 3;
/// How large a field is drawn.
const WIDE: u32 = 56;
const HIGH: u32 = 34;
const LEFT: u32 = 64;
const TOP: u32 = 56;
const BELOW: u32 = 62;
/// How many of the nearest sets have a ring.
const RINGS: usize = 6;

/// A surface over what is printed on the hats and on the markers: each field has the average distance of the sets in it,
/// darker where it is nearer. The numbered rings are the nearest sets of the last rung, in order; the square is what is
/// played.
pub fn svg(tried: &[Dot<'_>], last: &[Numbers], played: Option<&Numbers>) -> String {
    let place =
        |numbers: &Numbers| (numbers.hat_points(), numbers.markers.iter().map(|&points| u32::from(points)).sum());
    let all = || tried.iter().map(|dot| dot.numbers).chain(last).chain(played).map(place);
    let span = |each: &dyn Fn((u32, u32)) -> u32, step: u32| {
        let (from, to) = (all().map(each).min().unwrap_or(0) / step, all().map(each).max().unwrap_or(0) / step);
        (from * step, to - from + 1)
    };
    let (from_hats, columns) = span(&|(hats, _)| hats, HATS);
    let (from_markers, rows) = span(&|(_, markers): (u32, u32)| markers, MARKERS);
    let bottom = TOP + rows * HIGH;
    let (width, height) = (LEFT + columns * WIDE + 24, bottom + BELOW);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\" text-anchor=\"middle\">\n<title>How far sets of tokens are from what the books let \
         expect</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n<text x=\"{}\" y=\"22\" \
         font-size=\"15\">Average distance of {} sets (0 meets every aim)</text>\n",
        width / 2,
        tried.len()
    );
    for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        let (hats, markers) = (from_hats + column * HATS, from_markers + row * MARKERS);
        let here = |dot: &&Dot<'_>| {
            let (x, y) = place(dot.numbers);
            (hats..hats + HATS).contains(&x) && (markers..markers + MARKERS).contains(&y)
        };
        let found: Vec<_> = tried.iter().filter(here).map(|dot| dot.distance).collect();
        if !found.is_empty() {
            let mean = found.iter().sum::<f64>() / found.len() as f64;
            let (x, y) = (LEFT + column * WIDE, bottom - (row + 1) * HIGH);
            let (fill, ink) = shade(mean);
            write!(
                text,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDE}\" height=\"{HIGH}\" fill=\"{fill}\"/>\n<text x=\"{}\" \
                 y=\"{}\" font-size=\"10\" fill=\"{ink}\">{mean:.0}</text>\n",
                x + 12,
                y + 13
            )
            .ok();
        }
    }
    axes(&mut text, (from_hats, columns), (from_markers, rows));
    let at = |numbers: &Numbers| {
        let (hats, markers) = place(numbers);
        let part = |points: u32, from: u32, step: u32| (f64::from(points - from) + 0.5) / f64::from(step);
        let x = f64::from(LEFT) + part(hats, from_hats, HATS) * f64::from(WIDE);
        (x, f64::from(bottom) - part(markers, from_markers, MARKERS) * f64::from(HIGH))
    };
    // The nearest lies on top.
    for (n, numbers) in last.iter().take(RINGS).enumerate().rev() {
        let (x, y) = at(numbers);
        write!(
            text,
            "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"8\" fill=\"#fff\" stroke=\"#222\"/>\n<text x=\"{x:.0}\" y=\"{:.0}\" \
             font-size=\"10\">{}</text>\n",
            y + 4.0,
            n + 1
        )
        .ok();
    }
    if let Some((x, y)) = played.map(at) {
        writeln!(
            text,
            "<rect x=\"{:.0}\" y=\"{:.0}\" width=\"22\" height=\"22\" fill=\"none\" stroke=\"#c22\" stroke-width=\"3\"/>",
            x - 11.0,
            y - 11.0
        )
        .ok();
    }
    text + "</svg>\n"
}

fn axes(text: &mut String, (from_hats, columns): (u32, u32), (from_markers, rows): (u32, u32)) {
    let bottom = TOP + rows * HIGH;
    for column in 0..=columns {
        let (x, points) = (LEFT + column * WIDE, from_hats + column * HATS);
        writeln!(text, "<text x=\"{x}\" y=\"{}\">{points}</text>", bottom + 18).ok();
    }
    for row in 0..=rows {
        let (y, points) = (bottom - row * HIGH, from_markers + row * MARKERS);
        writeln!(text, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{points}</text>", LEFT - 8, y + 4).ok();
    }
    let (middle, half) = (LEFT + columns * WIDE / 2, TOP + rows * HIGH / 2);
    write!(
        text,
        "<text x=\"{middle}\" y=\"{}\">points printed on all hats</text>\n<text transform=\"translate(20 {half}) \
         rotate(-90)\">points of the three markers</text>\n",
        bottom + 44
    )
    .ok();
}

/// Dark where it is near, and an ink that can be read on it.
fn shade(distance: f64) -> (String, &'static str) {
    /// From here on it is all the same.
    const FAR: f64 = 150.0;
    let far = (distance / FAR).clamp(0.0, 1.0).sqrt();
    let mix = |near: f64, away: f64| (near + (away - near) * far).round() as u8;
    let fill = format!("#{:02x}{:02x}{:02x}", mix(20.0, 240.0), mix(60.0, 236.0), mix(84.0, 222.0));
    (fill, if far < 0.6 { "#fff" } else { "#222" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_shows_the_average_of_its_sets_and_nothing_is_drawn_outside() {
        let near = Numbers::FIRST_GUESS;
        let far = Numbers { markers: [18, 14, 10], ..near.clone() };
        let tried = [(&near, 10.0), (&near, 20.0), (&far, 90.0)].map(|(numbers, distance)| Dot { numbers, distance });
        let text = svg(&tried, std::slice::from_ref(&far), Some(&near));
        assert!(text.contains(">15</text>") && text.contains(">90</text>"));
        assert_eq!(text.matches("<circle").count(), 1);
        assert_eq!(text.matches("stroke-width").count(), 1);
        assert_eq!(text.matches("<text").count(), text.matches("</text>").count());
        assert!(!text.contains("\"-"), "a negative coordinate");
    }

    #[test]
    fn nearer_is_darker() {
        assert_eq!(shade(0.0).0, "#143c54");
        assert_eq!(shade(500.0).0, "#f0ecde");
    }
}
