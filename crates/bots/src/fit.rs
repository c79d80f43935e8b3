//! Fits a net to positions whose outcome is known.

use crate::net::{Inside, Net, PART, SAYS, Shape, Sheet, WHOLE};
use tabletop::{Seeded, Source};

/// What came of a position: for each seat that looks at it, its share of the win, its points and its best rival's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// The share of the win.
    pub share: f32,
    /// The own points.
    pub own: f32,
    /// The rival's.
    pub rival: f32,
    /// How much of the condition was met.
    pub progress: f32,
}

/// Points are fitted in tens, so that they weigh about as much as a win.
pub const TENS: f32 = 10.0;

/// A net that learns, by the Adam rule.
pub struct Fit {
    /// The net as it is now.
    pub net: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

/// Which weight is how much to blame for some positions. Several add up: each can be found out on a thread of its own.
pub struct Blame {
    gradient: Vec<f32>,
    insides: Vec<Inside>,
    said: Vec<[f32; SAYS]>,
}

/// How much the points count beside the win.
const POINTS: f32 = 0.25;

impl Fit {
    /// Goes on from a net, or from small random weights.
    pub fn new(shape: Shape, from: Option<Net>, random: &mut Seeded) -> Self {
        let net = from.unwrap_or_else(|| fresh(shape, random));
        let len = net.weights.len();
        Self { net, mean: vec![0.0; len], square: vec![0.0; len], steps: 0 }
    }

    /// Changes the weights by what was learned from so many positions, in the order of the blames, which begin anew.
    pub fn step(&mut self, blames: &mut [Blame], positions: usize, rate: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        const DECAY: f32 = 1e-5;
        self.steps += 1;
        let scale = 1.0 / positions as f32;
        let rate = rate * (1.0 - KEEP_SQUARE.powi(self.steps)).sqrt() / (1.0 - KEEP_MEAN.powi(self.steps));
        let Some((sum, others)) = blames.split_first_mut() else { return };
        for other in others {
            for (sum, more) in sum.gradient.iter_mut().zip(&mut other.gradient) {
                *sum += std::mem::take(more);
            }
        }
        for (n, weight) in self.net.weights.iter_mut().enumerate() {
            let gradient = std::mem::take(&mut sum.gradient[n]) * scale + DECAY * *weight;
            self.mean[n] += (1.0 - KEEP_MEAN) * (gradient - self.mean[n]);
            self.square[n] += (1.0 - KEEP_SQUARE) * (gradient * gradient - self.square[n]);
            *weight -= rate * self.mean[n] / (self.square[n].sqrt() + 1e-8);
        }
    }
}

impl Blame {
    /// Nobody, for nets of this shape.
    pub fn new(shape: Shape) -> Self {
        Self { gradient: vec![0.0; shape.layout().len], insides: Vec::new(), said: Vec::new() }
    }

    /// Learns from one position, seen by one or more seats; returns how wrong the net was about the win. Nothing
    /// changes until [`Fit::step`].
    pub fn learn(&mut self, net: &Net, sheets: &[Sheet], targets: &[Target]) -> f32 {
        self.insides.resize(sheets.len().max(self.insides.len()), Inside::default());
        self.said.clear();
        for (sheet, inside) in sheets.iter().zip(&mut self.insides) {
            self.said.push(net.weigh_inside(sheet, inside));
        }
        let shares = shares(&self.said);
        let mut loss = 0.0;
        for (n, (sheet, target)) in sheets.iter().zip(targets).enumerate() {
            let share = shares[n].clamp(1e-6, 1.0 - 1e-6);
            loss -= target.share * share.ln() + (1.0 - target.share) * (1.0 - share).ln();
            let said = self.said[n];
            let wrong = [
                shares[n] - target.share,
                POINTS * (said[1] - target.own / TENS),
                POINTS * (said[2] - target.rival / TENS),
                POINTS * (said[3] - target.progress),
            ];
            let inside = std::mem::take(&mut self.insides[n]);
            self.add(net, sheet, &inside, &wrong);
            self.insides[n] = inside;
        }
        loss
    }

    /// Adds up which weight is how much to blame.
    fn add(&mut self, net: &Net, sheet: &Sheet, inside: &Inside, wrong: &[f32; SAYS]) {
        let gradient = &mut self.gradient;
        let layout = net.layout;
        let weights = &net.weights;
        let dot = |at: usize| (0..SAYS).map(|k| weights[at + k] * wrong[k]).sum::<f32>();
        let mut on_whole = [0.0; WHOLE];
        for (j, on) in on_whole.iter_mut().enumerate() {
            let value = inside.whole[j];
            if value > 0.0 {
                *on = dot(layout.says + j * SAYS);
                (0..SAYS).for_each(|k| gradient[layout.says + j * SAYS + k] += value * wrong[k]);
            }
        }
        (0..SAYS).for_each(|k| gradient[layout.says_bias + k] += wrong[k]);
        (0..WHOLE).for_each(|j| gradient[layout.whole_bias + j] += on_whole[j]);
        for &(fact, degree) in &sheet.whole.0 {
            let fact = usize::from(fact);
            (0..SAYS).for_each(|k| gradient[layout.fact_says + fact * SAYS + k] += degree * wrong[k]);
            let row = &mut gradient[layout.whole + fact * WHOLE..][..WHOLE];
            row.iter_mut().zip(&on_whole).for_each(|(sum, on)| *sum += degree * on);
        }
        let mut on_pooled = [0.0; PART];
        for (i, on) in on_pooled.iter_mut().enumerate() {
            let value = inside.pooled[i];
            let from = layout.pooled + i * WHOLE;
            *on = dot(layout.part_says + i * SAYS);
            for (j, blame) in on_whole.iter().enumerate() {
                *on += weights[from + j] * blame;
                gradient[from + j] += value * blame;
            }
            (0..SAYS).for_each(|k| gradient[layout.part_says + i * SAYS + k] += value * wrong[k]);
        }
        for (facts, part) in sheet.parts().iter().zip(&inside.parts) {
            let mut on_part = on_pooled;
            on_part.iter_mut().zip(part).for_each(|(on, value)| *on *= f32::from(u8::from(*value > 0.0)));
            (0..PART).for_each(|i| gradient[layout.part_bias + i] += on_part[i]);
            for &(fact, degree) in &facts.0 {
                let row = &mut gradient[usize::from(fact) * PART..][..PART];
                row.iter_mut().zip(&on_part).for_each(|(sum, on)| *sum += degree * on);
            }
        }
    }
}

/// How the win is shared, after what the net says from each seat: one seat's logit speaks for itself, several share
/// what there is.
pub(crate) fn shares(said: &[[f32; SAYS]]) -> Vec<f32> {
    if let [alone] = said {
        return vec![1.0 / (1.0 + (-alone[0]).exp())];
    }
    let most = said.iter().map(|said| said[0]).fold(f32::MIN, f32::max);
    let powers: Vec<_> = said.iter().map(|said| (said[0] - most).exp()).collect();
    let sum: f32 = powers.iter().sum();
    powers.into_iter().map(|power| power / sum).collect()
}

/// Small random weights.
fn fresh(shape: Shape, random: &mut Seeded) -> Net {
    let layout = shape.layout();
    let mut uniform = |reach: f32| (random.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * reach;
    let mut weights = vec![0.0; layout.len];
    weights[..layout.part_bias].fill_with(|| uniform(0.15));
    weights[layout.whole..layout.pooled].fill_with(|| uniform(0.1));
    weights[layout.pooled..layout.whole_bias].fill_with(|| uniform(0.1));
    weights[layout.says..layout.part_says].fill_with(|| uniform(0.15));
    Net::new(shape, weights).expect("the layout says how many")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { part: 3, whole: 2 };

    fn sheet(facts: &[usize], whole: f32) -> Sheet {
        let mut sheet = Sheet::default();
        facts.iter().for_each(|fact| sheet.part(0, usize::MAX).is(*fact));
        sheet.whole.put(1, whole);
        sheet
    }

    fn target(share: f32) -> Target {
        Target { share, own: 12.0, rival: 7.0, progress: 0.5 }
    }

    /// All that the weights are to blame for, computed from what the net says.
    fn loss(net: &Net, sheets: &[Sheet], targets: &[Target]) -> f32 {
        let said: Vec<_> = sheets.iter().map(|sheet| net.weigh(sheet)).collect();
        let alone = sheets.len() == 1;
        let mut loss = 0.0;
        for ((said, target), share) in said.iter().zip(targets).zip(shares(&said)) {
            loss -= target.share * share.ln() + if alone { (1.0 - target.share) * (1.0 - share).ln() } else { 0.0 };
            loss += POINTS / 2.0 * (said[1] - target.own / TENS).powi(2);
            loss += POINTS / 2.0 * (said[2] - target.rival / TENS).powi(2);
            loss += POINTS / 2.0 * (said[3] - target.progress).powi(2);
        }
        loss
    }

    /// Small enough to stay on one side of the layers' kinks.
    const STEP: f32 = 2e-3;

    #[test]
    fn blame_is_the_slope_of_the_loss() {
        let lessons = [
            (vec![sheet(&[0, 2], 0.5)], vec![target(1.0)]),
            (
                vec![sheet(&[0], 0.5), sheet(&[1], 0.2), sheet(&[2, 2], 0.1)],
                vec![target(1.0), target(0.0), target(0.0)],
            ),
        ];
        for (sheets, targets) in lessons {
            let fit = Fit::new(SHAPE, None, &mut Seeded::new(4));
            let mut found = Blame::new(SHAPE);
            found.learn(&fit.net, &sheets, &targets);
            let blame = found.gradient;
            for n in (0..blame.len()).step_by(7) {
                let mut slope = 0.0;
                for side in [1.0, -1.0] {
                    let mut net = fit.net.clone();
                    net.weights[n] += side * STEP;
                    slope += side * loss(&net, &sheets, &targets) / (2.0 * STEP);
                }
                assert!((slope - blame[n]).abs() < 3e-3 + 0.05 * slope.abs(), "weight {n}: {slope} {}", blame[n]);
            }
        }
    }

    #[test]
    fn it_learns_what_no_single_fact_tells() {
        // Won with either fact alone, lost with both or none.
        let lessons = [(&[0, 1][..], 0.0), (&[0, 2], 1.0), (&[2, 1], 1.0), (&[2, 2], 0.0)];
        let mut fit = Fit::new(SHAPE, None, &mut Seeded::new(1));
        let mut blames = [Blame::new(SHAPE), Blame::new(SHAPE)];
        for _ in 0..1_500 {
            for (n, (facts, share)) in lessons.into_iter().enumerate() {
                blames[n % 2].learn(&fit.net, &[sheet(facts, 0.0)], &[target(share)]);
            }
            fit.step(&mut blames, lessons.len(), 0.005);
        }
        for (facts, share) in lessons {
            let said = shares(&[fit.net.weigh(&sheet(facts, 0.0))])[0];
            assert!((said - share).abs() < 0.1, "{facts:?}: {said}");
        }
    }

    #[test]
    fn several_seats_share_one_win() {
        let said = [[1.0, 0.0, 0.0, 0.0], [0.0; 4], [2.0, 0.0, 0.0, 0.0]];
        let shares = shares(&said);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(shares[2] > shares[0] && shares[0] > shares[1]);
    }
}
