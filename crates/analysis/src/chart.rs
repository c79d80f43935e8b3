//! A review as a picture: win probabilities over the game, mistakes and luck.

use crate::{Analysed, Figures, Moment, Review, What};
use std::fmt::Write;
use words::Words;

const WIDTH: f32 = 800.0;
const HEIGHT: f32 = 400.0;
/// Where the lines are drawn.
const LEFT: f32 = 56.0;
const RIGHT: f32 = 690.0;
const TOP: f32 = 44.0;
const BOTTOM: f32 = 300.0;
/// The middle of the bars of luck, and how high one is that is worth a whole win.
const LUCK: f32 = 342.0;
const LUCK_HEIGHT: f32 = 240.0;
/// No bar is higher than this.
const MOST_LUCK: f32 = 24.0;
/// Luck below this isn't drawn.
const LEAST_LUCK: f32 = 0.005;
/// Labels at the end of the lines keep this distance.
const LABEL: f32 = 16.0;

/// Colours for both themes, the same as everywhere at the table. What a colour says is said by a dash or a name too.
const STYLE: &str = "
svg{--ground:#f1e8d6;--ink:#1b1714;--green:#2f7a4a;--yellow:#8f6a00;--blue:#2f66a3;--red:#a83a28;--grey:#6b655c}
@media(prefers-color-scheme:dark){svg{--ground:#14110f;--ink:#efe6d2;--green:#4fa06b;--yellow:#e0b040;--blue:#5b8fc7;\
--red:#c8503c;--grey:#9a948a}}
.ground{fill:var(--ground)}
text{fill:var(--ink);font:13px system-ui,sans-serif;font-variant-numeric:tabular-nums}
.title{font-size:16px;font-weight:600}
.grid{stroke:var(--ink);stroke-opacity:.18}
.half{stroke:var(--ink);stroke-opacity:.45}
.chapter{stroke:var(--ink);stroke-opacity:.45;stroke-dasharray:2 4}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.yellow.line{stroke-dasharray:8 3}.blue.line{stroke-dasharray:3 3}.grey.line{stroke-dasharray:10 3 2 3}
.line.green{stroke:var(--green)}.line.yellow{stroke:var(--yellow)}.line.blue{stroke:var(--blue)}
.line.red{stroke:var(--red)}.line.grey{stroke:var(--grey)}
.bar.green,.mark.green{fill:var(--green)}.bar.yellow,.mark.yellow{fill:var(--yellow)}.bar.blue,.mark.blue{fill:var(--blue)}
.bar.red,.mark.red{fill:var(--red)}.bar.grey,.mark.grey{fill:var(--grey)}
.mark{stroke:var(--ink);stroke-width:1.5}
.number{fill:var(--ground);font-weight:700;text-anchor:middle}
.end{text-anchor:end}.middle{text-anchor:middle}
";

/// A review as an SVG picture, 800 by 400, light or dark as the reader likes it.
pub fn chart<G: Analysed>(table: &G, words: &Words, review: &Review<G>) -> String {
    let chart = Chart { table, words, review };
    let mut svg = String::new();
    chart.head(&mut svg);
    chart.grid(&mut svg);
    chart.chapters(&mut svg);
    chart.luck(&mut svg);
    chart.lines(&mut svg);
    chart.mistakes(&mut svg);
    svg.push_str("</svg>\n");
    svg
}

struct Chart<'a, G: Analysed> {
    table: &'a G,
    words: &'a Words,
    review: &'a Review<G>,
}

/// Adds a line to the picture.
macro_rules! draw {
    ($svg:expr, $($text:tt)*) => {
        // Writing to a string can't fail.
        writeln!($svg, $($text)*).unwrap_or_default()
    };
}

impl<G: Analysed> Chart<'_, G> {
    fn say(&self, key: &str) -> String {
        escaped(&self.words.text(key, &[]))
    }

    fn seat(&self, n: usize) -> String {
        self.table.say_seat(self.words, self.review.seats[n])
    }

    /// Where a moment stands; -1 is the start.
    fn x(&self, moment: i32) -> f32 {
        let count = self.review.moments.len().max(1) as f32;
        LEFT + (RIGHT - LEFT) * (moment + 1) as f32 / count
    }

    fn head(&self, svg: &mut String) {
        let seats: Vec<_> = (0..self.review.seats.len()).map(|n| self.seat(n)).collect();
        let desc = self.words.text("analysis-chart-desc", &[("seats", seats.join(", ").into())]);
        let (title, desc) = (self.say("analysis-chart-title"), escaped(&desc));
        let lang = self.words.lang();
        draw!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" xml:lang=\"{lang}\" \
             aria-labelledby=\"title desc\">"
        );
        draw!(svg, "<title id=\"title\">{title}</title>\n<desc id=\"desc\">{desc}</desc>\n<style>{STYLE}</style>");
        draw!(svg, "<rect class=\"ground\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>");
        draw!(svg, "<text class=\"title\" x=\"{LEFT}\" y=\"24\">{title}</text>");
    }

    fn grid(&self, svg: &mut String) {
        for percent in [0, 25, 50, 75, 100] {
            let height = y(percent as f32 / 100.0);
            let class = if percent == 50 { "half" } else { "grid" };
            draw!(svg, "<path class=\"{class}\" d=\"M{LEFT} {height:.1}H{RIGHT}\"/>");
            let label = escaped(&self.words.text("analysis-percent", &[("number", percent.into())]));
            draw!(svg, "<text class=\"end\" x=\"{}\" y=\"{:.1}\">{label}</text>", LEFT - 8.0, height + 4.5);
        }
        draw!(svg, "<path class=\"half\" d=\"M{LEFT} {LUCK}H{RIGHT}\"/>");
        draw!(svg, "<text x=\"{}\" y=\"{}\">{}</text>", RIGHT + 10.0, LUCK + 4.5, self.say("analysis-chart-luck"));
        let middle = f32::midpoint(LEFT, RIGHT);
        let (axis, low) = (self.say("analysis-chart-axis"), HEIGHT - 10.0);
        draw!(svg, "<text class=\"middle\" x=\"{middle}\" y=\"{low}\">{axis}</text>");
        let last = self.review.moments.last().map_or(0, |moment| moment.last);
        draw!(svg, "<text x=\"{LEFT}\" y=\"{low}\">1</text>");
        draw!(svg, "<text class=\"end\" x=\"{RIGHT}\" y=\"{low}\">{last}</text>");
    }

    /// Rounds, or complete lines. Labels that would cover each other are left out.
    fn chapters(&self, svg: &mut String) {
        let mut chapter = 0;
        let mut free = LEFT - 1.0;
        for (n, moment) in self.review.moments.iter().enumerate() {
            if moment.chapter == chapter {
                continue;
            }
            chapter = moment.chapter;
            let x = self.x(n as i32 - 1);
            if n > 0 {
                draw!(svg, "<path class=\"chapter\" d=\"M{x:.1} {TOP}V{}\"/>", LUCK + MOST_LUCK);
            }
            let label = escaped(&self.words.text(G::CHAPTER, &[("number", chapter.into())]));
            let end = x + 8.0 * label.chars().count() as f32;
            if x > free && end < RIGHT {
                draw!(svg, "<text x=\"{:.1}\" y=\"{}\">{label}</text>", x + 4.0, TOP - 5.0);
                free = end;
            }
        }
    }

    /// A bar for every chance: as high as it helped whom it helped most.
    fn luck(&self, svg: &mut String) {
        for (n, moment) in self.review.moments.iter().enumerate() {
            let What::Chance { luck, .. } = &moment.what else { continue };
            let best = (0..luck.len()).max_by(|&one, &two| luck[one].abs().total_cmp(&luck[two].abs()));
            let Some(favoured) = best.map(|n| if luck[n] < 0.0 && luck.len() == 2 { 1 - n } else { n }) else {
                continue;
            };
            if luck[favoured].abs() < LEAST_LUCK {
                continue;
            }
            // With two, the first seat's bars go up and the second's down; else good luck goes up.
            let up = if luck.len() == 2 { favoured == 0 } else { luck[favoured] > 0.0 };
            let height = (luck[favoured].abs() * LUCK_HEIGHT).min(MOST_LUCK);
            let (x, top) = (self.x(n as i32) - 3.0, if up { LUCK - height } else { LUCK });
            let class = self.review.seats[favoured];
            let title = self.luck_of(favoured, luck[favoured], moment);
            draw!(
                svg,
                "<rect class=\"bar {class}\" x=\"{x:.1}\" y=\"{top:.1}\" width=\"6\" height=\"{height:.1}\"><title>{title}</title></rect>"
            );
        }
    }

    fn luck_of(&self, n: usize, luck: f32, moment: &Moment<G>) -> String {
        let luck = Figures(self.words).percent_change(luck);
        let said = self.words.text("analysis-luck-of", &[("seat", self.seat(n).into()), ("luck", luck.into())]);
        escaped(&format!("{}: {said}", moment.last))
    }

    /// A line for each seat, with its name at the end.
    fn lines(&self, svg: &mut String) {
        let mut labels = Vec::new();
        for (n, seat) in self.review.seats.iter().enumerate() {
            let mut path = String::new();
            let start = self.review.moments.first().map_or(0.5, |moment| moment.before[n]);
            write!(path, "M{:.1} {:.1}", self.x(-1), y(start)).unwrap_or_default();
            for (k, moment) in self.review.moments.iter().enumerate() {
                write!(path, "L{:.1} {:.1}", self.x(k as i32), y(moment.after[n])).unwrap_or_default();
            }
            draw!(svg, "<path class=\"line {seat}\" d=\"{path}\"/>");
            labels.push((y(self.review.totals[n].end), n));
        }
        spread(&mut labels);
        for (height, n) in labels {
            let end = Figures(self.words).percent(self.review.totals[n].end);
            let label = self.words.text("analysis-chart-end", &[("seat", self.seat(n).into()), ("end", end.into())]);
            draw!(svg, "<text x=\"{}\" y=\"{:.1}\">{}</text>", RIGHT + 10.0, height + 4.5, escaped(&label));
        }
    }

    /// Numbered circles on the lines of those who made them.
    fn mistakes(&self, svg: &mut String) {
        for (number, &k) in self.review.mistakes.iter().enumerate() {
            let moment = &self.review.moments[k];
            let What::Decision { by, action, best, loss, .. } = &moment.what else { continue };
            let n = self.review.seats.iter().position(|seat| seat == by).unwrap_or(0);
            let args = [
                ("number", (number + 1).into()),
                ("entry", moment.first.into()),
                ("seat", self.seat(n).into()),
                ("made", self.table.say_action(self.words, action).into()),
                ("best", self.table.say_action(self.words, best).into()),
                ("loss", Figures(self.words).percent(*loss).into()),
            ];
            let title = escaped(&self.words.text("analysis-mistake", &args));
            let (x, height) = (self.x(k as i32), y(moment.after[n]));
            draw!(
                svg,
                "<g><title>{title}</title><circle class=\"mark {by}\" cx=\"{x:.1}\" cy=\"{height:.1}\" r=\"9\"/>\
                 <text class=\"number\" x=\"{x:.1}\" y=\"{:.1}\">{}</text></g>",
                height + 4.5,
                number + 1
            );
        }
    }
}

fn y(share: f32) -> f32 {
    BOTTOM - (BOTTOM - TOP) * share.clamp(0.0, 1.0)
}

/// Moves labels apart that would cover each other, and keeps them on the picture.
fn spread(labels: &mut [(f32, usize)]) {
    labels.sort_by(|one, two| one.0.total_cmp(&two.0));
    for n in 1..labels.len() {
        labels[n].0 = labels[n].0.max(labels[n - 1].0 + LABEL);
    }
    let mut lowest = BOTTOM;
    for label in labels.iter_mut().rev() {
        label.0 = label.0.min(lowest);
        lowest = label.0 - LABEL;
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_their_distance() {
        let mut labels = [(BOTTOM, 0), (TOP, 1), (BOTTOM, 2), (BOTTOM - 4.0, 3)];
        spread(&mut labels);
        let heights: Vec<_> = labels.iter().map(|label| label.0).collect();
        assert_eq!(heights, [TOP, BOTTOM - 2.0 * LABEL, BOTTOM - LABEL, BOTTOM]);
    }
}
