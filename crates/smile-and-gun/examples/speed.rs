//! temporary
use smile_and_gun::*;
use tabletop::{Game, Source, random_game};
struct W(u64);
impl Source for W {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xa0761d6478bd642f);
        let t = (self.0 as u128).wrapping_mul((self.0 ^ 0xe7037ed1a0b428db) as u128);
        let r = ((t >> 64) ^ t) as u64;
        ((r >> 32) * (n as u64) >> 32) as u32
    }
}
fn main() {
    let t = Table::new(&Setup::two(Edition::German)).unwrap();
    let mut w = W(1);
    let n = 200000;
    let s = std::time::Instant::now();
    let (mut c, mut e) = (0u64, 0u64);
    let start = t.start(&mut ());
    for _ in 0..n {
        let mut st = start.clone();
        let (a, b) = random_game(&t, &mut st, &mut w);
        c += a as u64;
        e += b as u64;
    }
    let d = s.elapsed();
    println!(
        "{} bytes, {:.0} games/s, {:.1} choices {:.1} events per game, {:.1} ns/step",
        size_of::<State>(),
        n as f64 / d.as_secs_f64(),
        c as f64 / n as f64,
        e as f64 / n as f64,
        d.as_nanos() as f64 / (c + e) as f64
    );
}
