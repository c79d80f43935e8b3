//! Fits a net to positions whose outcome is known.

use crate::net::{Inside, Net, PART, SAYS, Shape, Sheet, WHOLE};
use libm::{expf, logf};
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

/// The gradient of the loss over some positions. Several add up, so each can be computed on a thread of its own.
pub struct Gradient {
    sums: Vec<f32>,
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

    /// Changes the weights by what was learned from so many positions, in the order of the gradients, which begin anew.
    pub fn step(&mut self, gradients: &mut [Gradient], positions: usize, rate: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        const DECAY: f32 = 1e-5;
        self.steps += 1;
        let scale = 1.0 / positions as f32;
        let rate = rate * (1.0 - KEEP_SQUARE.powi(self.steps)).sqrt() / (1.0 - KEEP_MEAN.powi(self.steps));
        let Some((sum, others)) = gradients.split_first_mut() else { return };
        for other in others {
            for (sum, more) in sum.sums.iter_mut().zip(&mut other.sums) {
                *sum += std::mem::take(more);
            }
        }
        for (n, weight) in self.net.weights.iter_mut().enumerate() {
            let gradient = std::mem::take(&mut sum.sums[n]) * scale + DECAY * *weight;
            self.mean[n] += (1.0 - KEEP_MEAN) * (gradient - self.mean[n]);
            self.square[n] += (1.0 - KEEP_SQUARE) * (gradient * gradient - self.square[n]);
            *weight -= rate * self.mean[n] / (self.square[n].sqrt() + 1e-8);
        }
    }
}

impl Gradient {
    /// Nobody, for nets of this shape.
    pub fn new(shape: Shape) -> Self {
        Self { sums: vec![0.0; shape.layout().len], insides: Vec::new(), said: Vec::new() }
    }

    /// Adds the gradient of one position, seen by one or more seats; returns the loss of the win. No weight changes until
    /// [`Fit::step`].
    pub fn backpropagate(&mut self, net: &Net, sheets: &[Sheet], targets: &[Target]) -> f32 {
        self.insides.resize(sheets.len().max(self.insides.len()), Inside::default());
        self.said.clear();
        for (sheet, inside) in sheets.iter().zip(&mut self.insides) {
            self.said.push(net.weigh_inside(sheet, inside));
        }
        let shares = shares(&self.said);
        let mut loss = 0.0;
        for (n, (sheet, target)) in sheets.iter().zip(targets).enumerate() {
            let share = shares[n].clamp(1e-6, 1.0 - 1e-6);
            loss -= target.share * logf(share) + (1.0 - target.share) * logf(1.0 - share);
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

    /// Adds what one seat's view of the position gives.
    fn add(&mut self, net: &Net, sheet: &Sheet, inside: &Inside, wrong: &[f32; SAYS]) {
        let gradient = &mut self.sums;
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
        for &(feature, degree) in &sheet.whole.0 {
            let feature = usize::from(feature);
            (0..SAYS).for_each(|k| gradient[layout.feature_says + feature * SAYS + k] += degree * wrong[k]);
            let row = &mut gradient[layout.whole + feature * WHOLE..][..WHOLE];
            row.iter_mut().zip(&on_whole).for_each(|(sum, on)| *sum += degree * on);
        }
        let mut on_pooled = [0.0; PART];
        for (i, on) in on_pooled.iter_mut().enumerate() {
            let value = inside.pooled[i];
            let from = layout.pooled + i * WHOLE;
            *on = dot(layout.part_says + i * SAYS);
            for (j, slope) in on_whole.iter().enumerate() {
                *on += weights[from + j] * slope;
                gradient[from + j] += value * slope;
            }
            (0..SAYS).for_each(|k| gradient[layout.part_says + i * SAYS + k] += value * wrong[k]);
        }
        for (features, part) in sheet.parts().iter().zip(&inside.parts) {
            let mut on_part = on_pooled;
            on_part.iter_mut().zip(part).for_each(|(on, value)| *on *= f32::from(u8::from(*value > 0.0)));
            (0..PART).for_each(|i| gradient[layout.part_bias + i] += on_part[i]);
            for &(feature, degree) in &features.0 {
                let row = &mut gradient[usize::from(feature) * PART..][..PART];
                row.iter_mut().zip(&on_part).for_each(|(sum, on)| *sum += degree * on);
            }
        }
    }
}

/// How the win is shared, after what the net says from each seat: one seat's logit speaks for itself, several share
/// what there is.
pub(crate) fn shares(said: &[[f32; SAYS]]) -> Vec<f32> {
    if let [alone] = said {
        return vec![1.0 / (1.0 + expf(-alone[0]))];
    }
    let most = said.iter().map(|said| said[0]).fold(f32::MIN, f32::max);
    let powers: Vec<_> = said.iter().map(|said| expf(said[0] - most)).collect();
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

    fn sheet(features: &[usize], whole: f32) -> Sheet {
        let mut sheet = Sheet::default();
        features.iter().for_each(|feature| sheet.part(0, usize::MAX).is(*feature));
        sheet.whole.put(1, whole);
        sheet
    }

    fn target(share: f32) -> Target {
        Target { share, own: 12.0, rival: 7.0, progress: 0.5 }
    }

    /// The loss that the gradient belongs to, computed from what the net says.
    fn loss(net: &Net, sheets: &[Sheet], targets: &[Target]) -> f32 {
        let said: Vec<_> = sheets.iter().map(|sheet| net.weigh(sheet)).collect();
        let alone = sheets.len() == 1;
        let mut loss = 0.0;
        for ((said, target), share) in said.iter().zip(targets).zip(shares(&said)) {
            loss -= target.share * logf(share) + if alone { (1.0 - target.share) * logf(1.0 - share) } else { 0.0 };
            loss += POINTS / 2.0 * (said[1] - target.own / TENS).powi(2);
            loss += POINTS / 2.0 * (said[2] - target.rival / TENS).powi(2);
            loss += POINTS / 2.0 * (said[3] - target.progress).powi(2);
        }
        loss
    }

    /// Small enough to stay on one side of the layers' kinks.
    const STEP: f32 = 2e-3;

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let samples = [
            (vec![sheet(&[0, 2], 0.5)], vec![target(1.0)]),
            (
                vec![sheet(&[0], 0.5), sheet(&[1], 0.2), sheet(&[2, 2], 0.1)],
                vec![target(1.0), target(0.0), target(0.0)],
            ),
        ];
        for (sheets, targets) in samples {
            let fit = Fit::new(SHAPE, None, &mut Seeded::new(4));
            let mut found = Gradient::new(SHAPE);
            found.backpropagate(&fit.net, &sheets, &targets);
            let gradient = found.sums;
            for n in (0..gradient.len()).step_by(7) {
                let mut slope = 0.0;
                for side in [1.0, -1.0] {
                    let mut net = fit.net.clone();
                    net.weights[n] += side * STEP;
                    slope += side * loss(&net, &sheets, &targets) / (2.0 * STEP);
                }
                assert!((slope - gradient[n]).abs() < 3e-3 + 0.05 * slope.abs(), "weight {n}: {slope} {}", gradient[n]);
            }
        }
    }

    #[test]
    fn it_learns_what_no_single_feature_tells() {
        // Won with either feature alone, lost with both or none.
        let samples = [(&[0, 1][..], 0.0), (&[0, 2], 1.0), (&[2, 1], 1.0), (&[2, 2], 0.0)];
        let mut fit = Fit::new(SHAPE, None, &mut Seeded::new(1));
        let mut gradients = [Gradient::new(SHAPE), Gradient::new(SHAPE)];
        for _ in 0..1_500 {
            for (n, (features, share)) in samples.into_iter().enumerate() {
                gradients[n % 2].backpropagate(&fit.net, &[sheet(features, 0.0)], &[target(share)]);
            }
            fit.step(&mut gradients, samples.len(), 0.005);
        }
        for (features, share) in samples {
            let said = shares(&[fit.net.weigh(&sheet(features, 0.0))])[0];
            assert!((said - share).abs() < 0.1, "{features:?}: {said}");
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
