//! The board against its slow and obvious twin.

use super::*;
use proptest::prelude::*;

fn field(text: &str) -> Field {
    text.parse().unwrap()
}

fn set(fields: &[&str]) -> Fields {
    fields.iter().fold(Fields::NONE, |set, text| set.or(field(text).alone()))
}

#[test]
fn g0_1_the_board_has_six_times_six_fields() {
    assert_eq!(Field::all().count(), 36);
    assert_eq!(Fields::ALL.len(), 36);
    let fields = Field::all().map(<[u8; 2]>::from).collect::<Vec<_>>();
    assert_eq!((fields[0], fields[5], fields[6], fields[35]), ([0, 0], [0, 5], [1, 0], [5, 5]));
    assert!(Field::all().enumerate().all(|(n, field)| usize::from(field.number()) == n));
    assert_eq!(Field::new(6, 0), None);
    assert_eq!(Field::new(0, 6), None);
}

#[test]
fn fields_are_written_and_read() {
    for field in Field::all() {
        assert_eq!(field.to_string().parse(), Ok(field));
        let json = serde_json::to_string(&field).unwrap();
        assert_eq!(json, format!("[{},{}]", field.row(), field.column()));
        assert_eq!(serde_json::from_str::<Field>(&json).unwrap(), field);
    }
    let c4 = Field::new(3, 2).unwrap();
    assert_eq!((c4.to_string(), format!("{c4:?}")), ("c4".into(), "c4".into()));
    for text in ["", "c", "c0", "c7", "g1", "C4", "c44", "4c"] {
        assert!(text.parse::<Field>().is_err(), "{text}");
    }
    for json in ["[6,0]", "[0,6]", "[0]", "[0,0,0]", "7"] {
        assert!(serde_json::from_str::<Field>(json).is_err(), "{json}");
    }
}

#[test]
fn lines_are_written_and_read() {
    for line in Line::ALL {
        assert_eq!(line.to_string().parse(), Ok(line));
        assert_eq!(serde_json::to_string(&line).unwrap(), format!("\"{line}\""));
    }
    assert!("diagonal".parse::<Line>().is_err());
}

#[test]
fn beside_is_above_below_left_and_right_but_not_around_the_edge() {
    assert_eq!(set(&["c3"]).beside(), set(&["c2", "c4", "b3", "d3"]));
    assert_eq!(set(&["a1"]).beside(), set(&["a2", "b1"]));
    assert_eq!(set(&["f6"]).beside(), set(&["f5", "e6"]));
    assert_eq!(set(&["f3"]).beside(), set(&["f2", "f4", "e3"]));
    assert_eq!(set(&["a4"]).beside(), set(&["a3", "a5", "b4"]));
}

#[test]
fn lines_run_through_a_field() {
    assert_eq!(Line::Row.through(field("c4")), set(&["a4", "b4", "c4", "d4", "e4", "f4"]));
    assert_eq!(Line::Column.through(field("c4")), set(&["c1", "c2", "c3", "c4", "c5", "c6"]));
    assert_eq!((Line::Row.index(field("c4")), Line::Column.index(field("c4"))), (3, 2));
}

#[test]
fn a_gangster_is_put_slid_and_killed() {
    let mut board = Board::default();
    let gangster = Gangster::new(Gang::Grey, Power::Three);
    board.put(field("b2"), gangster);
    board.put(field("e5"), Gangster::new(Gang::Red, Power::One));
    assert_eq!(board.at(field("b2")), Some((gangster, true)));
    board.slide(field("b2"), field("b3"));
    assert_eq!(board.at(field("b2")), None);
    assert_eq!(board.at(field("b3")), Some((gangster, true)));
    assert_eq!(board.at(field("e5")), Some((Gangster::new(Gang::Red, Power::One), true)));
    board.kill(field("b3"));
    assert_eq!(board.at(field("b3")), Some((gangster, false)));
    assert_eq!(board.filled(), set(&["b3", "e5"]));
    assert_eq!(board.free(), Fields::ALL.without(set(&["b3", "e5"])));
    assert_eq!(board.living(), set(&["e5"]));
    assert_eq!(board.living_of(Gang::Red), set(&["e5"]));
    assert_eq!(board.living_of(Gang::Grey), Fields::NONE);
}

#[test]
fn g3_2_the_power_of_the_living_is_added_per_gang() {
    let mut board = Board::default();
    for (at, gang, power) in [
        ("a1", Gang::Red, Power::Three),
        ("b1", Gang::Red, Power::Two),
        ("c1", Gang::Blue, Power::One),
        ("d1", Gang::Grey, Power::Three),
        ("e1", Gang::Red, Power::One),
        ("a2", Gang::Yellow, Power::Three),
    ] {
        board.put(field(at), Gangster::new(gang, power));
    }
    assert_eq!(board.power_on(Line::Row.through(field("a1"))), [6, 1, 0, 3]);
    board.kill(field("b1"));
    assert_eq!(board.power_on(Line::Row.through(field("a1"))), [4, 1, 0, 3]);
    assert_eq!(board.power_on(Line::Column.through(field("a1"))), [3, 0, 3, 0]);
}

proptest! {
    #[test]
    fn beside_agrees_with_coordinates(bits in 0..=Fields::ALL.0) {
        let set = Fields(bits);
        let near = |a: Field, b: Field| a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) == 1;
        for field in Field::all() {
            let expected = Field::all().any(|other| set.contains(other) && near(field, other));
            prop_assert_eq!(set.beside().contains(field), expected);
        }
        prop_assert!(set.beside().without(Fields::ALL).is_empty());
    }

    #[test]
    fn complete_agrees_with_counting(holes in 0..=Fields::ALL.0, more in 0..=Fields::ALL.0, most in 0..=Fields::ALL.0) {
        let set = Fields::ALL.without(Fields(holes & more & most));
        for field in Field::all() {
            let expected = Line::ALL.iter().any(|line| {
                Field::all().filter(|other| line.index(*other) == line.index(field)).all(|other| set.contains(other))
            });
            prop_assert_eq!(set.complete().contains(field), expected);
        }
        prop_assert!(set.complete().without(set).is_empty());
    }
}
