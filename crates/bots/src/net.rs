//! A small net that weighs a position: one layer shared by all parts of the board, added up; one layer for the whole.
//!
//! Everything is computed lane by lane in a fixed order, so that a position weighs the same on every machine.

use serde::{Deserialize, Serialize};

/// How wide the layer of the parts is.
pub const PART: usize = 32;
/// How wide the layer of the whole is.
pub const WHOLE: usize = 32;
/// What a net says: the logit of winning, the own points and the rival's (in tens), and how much of a condition will be
/// met.
pub const SAYS: usize = 4;

/// What is known about a part of the board, or about the whole: features by number, each with its weight. What isn't
/// mentioned is 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Features(pub Vec<(u16, f32)>);

impl Features {
    /// This is so.
    #[inline]
    pub fn is(&mut self, feature: usize) {
        self.0.push((feature as u16, 1.0));
    }

    /// This is so, to a degree.
    #[inline]
    pub fn put(&mut self, feature: usize, degree: f32) {
        if degree != 0.0 {
            self.0.push((feature as u16, degree));
        }
    }
}

/// Which part of the board some features are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Label {
    id: u8,
    moment: u16,
}

/// A position, described.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    parts: Vec<Features>,
    labels: Vec<Label>,
    used: usize,
    /// Features about the whole.
    pub whole: Features,
}

impl Sheet {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.used = 0;
        self.labels.clear();
        self.whole.0.clear();
    }

    /// One more part of the board, by its number. Features from `moment` on are about the moment rather than about what
    /// lies there.
    pub fn part(&mut self, id: u8, moment: usize) -> &mut Features {
        self.labels.push(Label { id, moment: moment as u16 });
        if self.used == self.parts.len() {
            self.parts.push(Features::default());
        }
        self.used += 1;
        let part = &mut self.parts[self.used - 1];
        part.0.clear();
        part
    }

    /// The parts of the board.
    pub fn parts(&self) -> &[Features] {
        &self.parts[..self.used]
    }

    /// The numbers of the parts, in the same order.
    pub fn ids(&self) -> impl Iterator<Item = u8> {
        self.labels.iter().map(|label| label.id)
    }

    /// This sheet, but in one part lies what lies there on another sheet; if it isn't on that one, it is gone.
    pub(crate) fn with_part_of(&self, id: u8, other: &Self) -> Self {
        let mut mixed = Self { whole: self.whole.clone(), ..Self::default() };
        for (features, label) in self.parts().iter().zip(&self.labels) {
            if label.id != id {
                mixed.part(label.id, label.moment.into()).0.extend_from_slice(&features.0);
            } else if let Some(n) = other.ids().position(|other| other == id) {
                let lies = other.parts[n].0.iter().filter(|(feature, _)| *feature < label.moment);
                let moment = features.0.iter().filter(|(feature, _)| *feature >= label.moment);
                mixed.part(id, label.moment.into()).0.extend(lies.chain(moment));
            }
        }
        mixed
    }
}

/// How many features there are about a part and about the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape {
    /// About a part.
    pub part: usize,
    /// About the whole.
    pub whole: usize,
}

/// Where each layer begins in the list of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub part_bias: usize,
    pub whole: usize,
    pub pooled: usize,
    pub whole_bias: usize,
    pub says: usize,
    pub part_says: usize,
    pub feature_says: usize,
    pub says_bias: usize,
    pub len: usize,
}

impl Shape {
    pub(crate) const fn layout(self) -> Layout {
        let part_bias = self.part * PART;
        let whole = part_bias + PART;
        let pooled = whole + self.whole * WHOLE;
        let whole_bias = pooled + PART * WHOLE;
        let says = whole_bias + WHOLE;
        let part_says = says + WHOLE * SAYS;
        let feature_says = part_says + PART * SAYS;
        let says_bias = feature_says + self.whole * SAYS;
        Layout { part_bias, whole, pooled, whole_bias, says, part_says, feature_says, says_bias, len: says_bias + SAYS }
    }
}

/// Weights, and what they are for.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(crate) shape: Shape,
    pub(crate) layout: Layout,
    pub(crate) weights: Vec<f32>,
}

/// The inner layers of one weighing, for whoever wants to know why.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inside {
    /// What each part contributes, before and after the threshold is applied.
    pub parts: Vec<[f32; PART]>,
    pub(crate) pooled: [f32; PART],
    pub(crate) whole: [f32; WHOLE],
}

impl Net {
    /// A net with these weights; `None` if their number is wrong.
    pub fn new(shape: Shape, weights: Vec<f32>) -> Option<Self> {
        let layout = shape.layout();
        (weights.len() == layout.len).then_some(Self { shape, layout, weights })
    }

    fn rows<const N: usize>(&self, from: usize) -> &[[f32; N]] {
        self.weights[from..].as_chunks().0
    }

    /// The layer of one part.
    #[inline]
    pub(crate) fn part(&self, features: &Features) -> [f32; PART] {
        let rows = self.rows::<PART>(0);
        let mut sum = self.rows::<PART>(self.layout.part_bias)[0];
        for &(feature, degree) in &features.0 {
            add(&mut sum, &rows[usize::from(feature)], degree);
        }
        sum
    }

    /// What the net says about a position.
    pub fn weigh(&self, sheet: &Sheet) -> [f32; SAYS] {
        let mut pooled = [0.0; PART];
        for features in sheet.parts() {
            let part = self.part(features);
            for (sum, value) in pooled.iter_mut().zip(part) {
                *sum += value.max(0.0);
            }
        }
        let whole = self.whole(sheet, &pooled);
        self.says(sheet, &pooled, &whole)
    }

    /// As [`Net::weigh`], and everything on the way.
    pub fn weigh_inside(&self, sheet: &Sheet, inside: &mut Inside) -> [f32; SAYS] {
        inside.parts.clear();
        inside.parts.extend(sheet.parts().iter().map(|features| self.part(features)));
        inside.pooled = [0.0; PART];
        for part in &inside.parts {
            for (sum, value) in inside.pooled.iter_mut().zip(part) {
                *sum += value.max(0.0);
            }
        }
        inside.whole = self.whole(sheet, &inside.pooled);
        self.says(sheet, &inside.pooled, &inside.whole)
    }

    fn whole(&self, sheet: &Sheet, pooled: &[f32; PART]) -> [f32; WHOLE] {
        let mut sum = self.rows::<WHOLE>(self.layout.whole_bias)[0];
        let rows = self.rows::<WHOLE>(self.layout.whole);
        for &(feature, degree) in &sheet.whole.0 {
            add(&mut sum, &rows[usize::from(feature)], degree);
        }
        for (row, &value) in self.rows::<WHOLE>(self.layout.pooled).iter().zip(pooled) {
            add(&mut sum, row, value);
        }
        sum
    }

    fn says(&self, sheet: &Sheet, pooled: &[f32; PART], whole: &[f32; WHOLE]) -> [f32; SAYS] {
        let mut says = self.rows::<SAYS>(self.layout.says_bias)[0];
        for (row, &value) in self.rows::<SAYS>(self.layout.says).iter().zip(whole) {
            add(&mut says, row, value.max(0.0));
        }
        for (row, &value) in self.rows::<SAYS>(self.layout.part_says).iter().zip(pooled) {
            add(&mut says, row, value);
        }
        let rows = self.rows::<SAYS>(self.layout.feature_says);
        for &(feature, degree) in &sheet.whole.0 {
            add(&mut says, &rows[usize::from(feature)], degree);
        }
        says
    }
}

#[inline(always)]
fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], degree: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight * degree;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights that differ from each other, and features that are partly there.
    pub(crate) fn sample() -> (Net, Sheet) {
        let shape = Shape { part: 5, whole: 3 };
        let weights = (0..shape.layout().len).map(|n| ((n * 37 % 101) as f32 - 50.0) / 100.0).collect();
        let mut sheet = Sheet::default();
        for part in 0..2 {
            let features = sheet.part(part as u8, usize::MAX);
            features.is(part);
            features.put(4, 0.5);
        }
        sheet.whole.put(1, -0.25);
        (Net::new(shape, weights).unwrap(), sheet)
    }

    #[test]
    fn looking_inside_changes_nothing() {
        let (net, sheet) = sample();
        assert_eq!(net.weigh(&sheet), net.weigh_inside(&sheet, &mut Inside::default()));
    }

    #[test]
    fn parts_are_added_up_whatever_their_order() {
        let (net, sheet) = sample();
        let mut other = Sheet::default();
        for part in sheet.parts().iter().rev() {
            other.part(0, usize::MAX).0.clone_from(&part.0);
        }
        other.whole = sheet.whole.clone();
        let (one, two) = (net.weigh(&sheet), net.weigh(&other));
        assert!(one.iter().zip(two).all(|(one, two)| (one - two).abs() < 1e-6), "{one:?} {two:?}");
    }

    #[test]
    fn what_is_not_there_weighs_nothing() {
        let (net, mut sheet) = sample();
        let before = net.weigh(&sheet);
        sheet.whole.put(2, 0.0);
        assert_eq!(net.weigh(&sheet), before);
        sheet.whole.is(2);
        assert_ne!(net.weigh(&sheet), before);
    }

    #[test]
    fn a_sheet_is_used_again() {
        let (net, mut sheet) = sample();
        let before = net.weigh(&sheet);
        sheet.clear();
        assert!(sheet.parts().is_empty() && sheet.whole.0.is_empty());
        let (_, again) = sample();
        assert_eq!(net.weigh(&again), before);
    }

    #[test]
    fn the_number_of_weights_must_fit() {
        let shape = Shape { part: 5, whole: 3 };
        assert!(Net::new(shape, vec![0.0; shape.layout().len - 1]).is_none());
    }
}
