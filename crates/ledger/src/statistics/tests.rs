use super::*;

fn game(result: &str, points: i64) -> FinishedRow {
    FinishedRow {
        table: 1,
        person: 1,
        game: "smile-and-gun".to_owned(),
        seats: " green ".to_owned(),
        result: result.parse().unwrap(),
        points: Some(points),
        rival: Some(40),
        opponents: " bot:kingpin ".to_owned(),
        cards: " shadow:badge infusion:last_chance ".to_owned(),
        edition: Some("german".to_owned()),
        mode: "two".to_owned(),
        stage: None,
        level: None,
        dice: "10 10 10 10 10 10".to_owned(),
        ended: 0,
    }
}

fn alone(mode: &str, stage: i64, level: &str, result: &str, points: i64) -> FinishedRow {
    let (mode, opponents) = (mode.to_owned(), " gang ".to_owned());
    FinishedRow { mode, stage: Some(stage), level: Some(level.to_owned()), opponents, ..game(result, points) }
}

#[test]
fn games_are_counted_by_opponent_level_and_card() {
    let names = HashMap::from([(7, "Bob".to_owned())]);
    let rows = [
        game("won", 50),
        game("lost", 30),
        FinishedRow { opponents: " person:7 bot:kingpin ".to_owned(), ..game("draw", 40) },
        FinishedRow { opponents: " person:9 ".to_owned(), points: None, rival: None, ..game("unfinished", 0) },
        alone("solo", 0, "capo", "won", 60),
        FinishedRow { cards: " shadow:siren infusion:slippery infusion:knockoff ".to_owned(), ..game("shared", 99) },
    ];
    let found = Statistics::of(&rows, &names);
    assert_eq!(found.tally, Tally { played: 6, won: 2, lost: 1, draws: 1, unfinished: 1, shared: 1 });
    let against = |opponent: Opponent| found.opponents.iter().find(|line| line.opponent == opponent).unwrap().tally;
    assert_eq!(found.opponents[0].opponent, Opponent::Bot { name: "kingpin".to_owned() });
    assert_eq!(against(Opponent::Bot { name: "kingpin".to_owned() }).played, 4);
    assert_eq!(against(Opponent::Person { name: "Bob".to_owned() }).draws, 1);
    assert_eq!(against(Opponent::Person { name: String::new() }).unfinished, 1);
    assert_eq!(against(Opponent::Gang).won, 1);
    assert_eq!(
        found.levels,
        [With { name: "capo".to_owned(), tally: Tally { played: 1, won: 1, ..Tally::default() } }]
    );
    let names: Vec<_> = found.infusions.iter().map(|card| (card.name.as_str(), card.tally.played)).collect();
    assert_eq!(names, [("knockoff", 1), ("last_chance", 5), ("slippery", 1)]);
    assert_eq!(found.shadows.iter().map(|card| card.tally.played).collect::<Vec<_>>(), [5, 1]);
    // What was played at one screen says nothing about one's points.
    assert_eq!((found.games[0].average, found.games[0].best), (Some(45.0), Some(60)));
    assert_eq!(Opponent::people(&rows), [7, 9]);
}

#[test]
fn streaks_are_those_of_games_that_somebody_won() {
    let results = ["won", "won", "unfinished", "won", "draw", "lost", "lost", "shared"];
    assert_eq!(
        streaks(results.into_iter().map(|result| result.parse().unwrap())),
        Streaks { now: -2, won: 3, lost: 2 }
    );
    assert_eq!(streaks([].into_iter()), Streaks::default());
    assert_eq!(streaks([Verdict::Lost, Verdict::Won].into_iter()).now, 1);
}

#[test]
fn dice_are_called_unusual_only_if_they_are() {
    let of = |dice: &str| super::dice(&[FinishedRow { dice: dice.to_owned(), ..game("won", 1) }]);
    assert_eq!(of("1 2 3 4 5 6").verdict, Luck::TooFew);
    assert_eq!(of("1 2 3 4 5 6").p, None);
    let fair = of("10 10 10 10 10 10");
    assert_eq!((fair.expected, fair.chi_square, fair.p, fair.verdict), (10.0, Some(0.0), Some(1.0), Luck::Usual));
    // 11.07 is where one in twenty series begins, by any table of the distribution.
    let near = of("16 14 6 6 8 10");
    assert!((near.chi_square.unwrap() - 8.8).abs() < 1e-9 && (near.p.unwrap() - 0.117).abs() < 1e-3, "{near:?}");
    assert_eq!(near.verdict, Luck::Usual);
    assert_eq!(of("19 13 6 6 7 9").verdict, Luck::Unusual);
    assert_eq!(of("100 20 20 20 20 20").verdict, Luck::Rare);
}

#[test]
fn the_campaign_goes_on_at_the_first_that_is_not_won() {
    let rows = [
        alone("scenario", 1, "henchman", "won", 48),
        alone("scenario", 1, "capo", "lost", 61),
        alone("scenario", 1, "normal", "won", 44),
        alone("scenario", 3, "don", "won", 50),
        alone("mission", 2, "easy", "won", 52),
        FinishedRow { points: None, ..alone("scenario", 2, "normal", "unfinished", 0) },
    ];
    let progress = Progress::of(&rows);
    assert_eq!((progress.scenarios.len(), progress.missions.len()), (10, 5));
    assert_eq!((progress.next_scenario, progress.next_mission), (Some(2), Some(1)));
    let first = Stage {
        number: 1,
        won: true,
        tries: 3,
        best: Some(61),
        level: Some("normal".to_owned()),
        medal: Some(Medal::Silver),
    };
    assert_eq!(progress.scenarios[0], first);
    assert_eq!((progress.scenarios[1].tries, progress.scenarios[1].best, progress.scenarios[1].won), (1, None, false));
    assert_eq!(progress.scenarios[2].medal, Some(Medal::Gold));
    assert_eq!(progress.missions[1].medal, Some(Medal::Bronze));
    assert_eq!(progress.scenarios[9], Stage { number: 10, won: false, tries: 0, best: None, level: None, medal: None });
}

#[test]
fn the_legacys_medals_are_its_ranks() {
    for (points, result, medal) in [
        (44, "lost", None),
        (45, "won", Some(Medal::Bronze)),
        (56, "won", Some(Medal::Silver)),
        (66, "won", Some(Medal::Gold)),
    ] {
        let progress = Progress::of(&[alone("scenario", 10, "normal", result, points)]);
        assert_eq!(progress.scenarios[9].medal, medal, "{points}");
    }
}
