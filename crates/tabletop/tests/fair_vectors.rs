//! The test vectors of `docs/fair-dice.md`. They were computed by another program, `examples/verify.py`, and must
//! never change: every record ever written depends on them.

use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};
use tabletop::{
    Fair, Source,
    fair::{SCHEME, Seed},
};

const SERVER_SEED: &str = "6ed3b7618f693d877c47ba143df53f5e4de21b854714de7d893d7df35391d54e";
const COMMITMENT: &str = "a30101689699f16ff02f386ccfcb58ef7ed3940121eeb9150f88de22c5aee070";

/// The first game of `backroom record --seed 7`.
fn smile() -> Fair {
    Fair::new(Seed::derived(7, 0), "record-7-0", vec!["green-7-0".into(), "yellow-7-0".into()])
}

/// The first game of `backroom record --game gangster --players 3 --seed 7`.
fn gangster() -> Fair {
    let players = ["red-7-0", "blue-7-0", "yellow-7-0"].map(str::to_owned);
    Fair::new(Seed::derived(7, 0), "record-7-0", players.to_vec())
}

/// A name that isn't ASCII, and an empty one.
fn chicago() -> Fair {
    let seed = Seed(std::array::from_fn(|n| n as u8));
    Fair::new(seed, "Chicago", vec!["Zoë".into(), String::new()])
}

/// The first words of an event: nothing but the highest word of all is passed over.
fn words(fair: &Fair, name: &str, before: u64, count: usize) -> Vec<u32> {
    let mut stream = fair.stream(name, before);
    (0..count).map(|_| stream.below(u32::MAX)).collect()
}

fn dice(fair: &Fair, name: &str, before: u64, count: usize) -> Vec<u32> {
    let mut stream = fair.stream(name, before);
    (0..count).map(|_| stream.below(6) + 1).collect()
}

/// The words of one block, made from the message that the document spells out.
fn block(seed: &Seed, message: &str, number: u32) -> Vec<u32> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&seed.0).unwrap();
    mac.update(&hex::decode(message).unwrap());
    mac.update(&number.to_be_bytes());
    let bytes = mac.finalize().into_bytes();
    bytes.chunks(4).map(|word| u32::from_be_bytes(word.try_into().unwrap())).collect()
}

#[test]
fn the_seed_of_a_recorded_game_follows_from_two_numbers() {
    let input = [b"backroom seed".as_slice(), &7_u64.to_be_bytes(), &0_u64.to_be_bytes()].concat();
    assert_eq!(hex::encode(Sha256::digest(input)), SERVER_SEED);
    assert_eq!(hex::encode(Seed::derived(7, 0).0), SERVER_SEED);
    assert_eq!((smile().commitment.as_str(), smile().scheme.as_str()), (COMMITMENT, SCHEME));
    assert_eq!(
        chicago().commitment,
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "of the bytes 00 to 1f"
    );
}

#[test]
fn the_message_is_made_of_fields_with_their_lengths() {
    let message = concat!(
        "0000000f6261636b726f6f6d2d666169722f31",
        "0000000a7265636f72642d372d30",
        "0000000400000002",
        "00000009677265656e2d372d30",
        "0000000a79656c6c6f772d372d30",
        "0000000a726f6c6c20726f756e64",
        "000000080000000000000000",
    );
    let seed = Seed::derived(7, 0);
    let blocks = [block(&seed, message, 0), block(&seed, message, 1)].concat();
    assert_eq!(
        blocks,
        [
            0x5fe02a92, 0x8db42bbe, 0xaee20075, 0x1f90a229, 0x8013cb10, 0x5b879872, 0x2d9ada4a, 0x9b255ef1, 0xac2c9f4c,
            0xbd383255, 0x8f21098f, 0x8b4baccb, 0xa58c9ce9, 0x96f73ae8, 0x9b6c3030, 0x7ee581d2,
        ]
    );
    assert_eq!(words(&smile(), "roll round", 0, 16), blocks);
}

#[test]
fn lengths_count_bytes_and_may_be_0() {
    let message = concat!(
        "0000000f6261636b726f6f6d2d666169722f31",
        "000000074368696361676f",
        "0000000400000002",
        "000000045a6fc3ab",
        "00000000",
        "0000000d72657665616c20312064726177",
        "000000080000000000000003",
    );
    let first = block(&Seed(std::array::from_fn(|n| n as u8)), message, 0);
    assert_eq!(first, [0xed0ede8e, 0xdc6dfd3f, 0x28883c26, 0xe7e60fae, 0x3d6454c9, 0x7af9bc20, 0xfff0c0d5, 0xd276e68f]);
    assert_eq!(words(&chicago(), "reveal 1 draw", 3, 8), first);
}

#[test]
fn the_dice_of_a_recorded_game() {
    assert_eq!(dice(&smile(), "roll round", 0, 13), [1, 3, 2, 4, 1, 1, 3, 6, 5, 6, 2, 2, 2]);
    assert_eq!(dice(&smile(), "roll round", 1, 13), [1, 6, 1, 5, 6, 2, 5, 5, 5, 4, 5, 3, 2]);
}

#[test]
fn the_draws_of_recorded_games() {
    let below = |fair: Fair, name, n| fair.stream(name, 0).below(n);
    assert_eq!(below(smile(), "first", 2), 0);
    assert_eq!(below(smile(), "deal green", 7), 0);
    assert_eq!(below(smile(), "draw 1", 41), 16);
    assert_eq!(below(gangster(), "first", 3), 2);
    assert_eq!(below(gangster(), "reveal 0 open", 27), 26);
    assert_eq!(below(gangster(), "reveal 1 open", 26), 3);
}

#[test]
fn words_that_would_favour_low_numbers_are_passed_over() {
    // 3 · 2^30 fits once into 2^32: 3319864478, 4150574014 and 3620058923 are too high.
    let mut stream = smile().stream("deal green", 0);
    let n = 3 << 30;
    assert_eq!([stream.below(n), stream.below(n), stream.below(n)], [1_961_675_890, 55_122_556, 2_643_741_167]);
}
