//! What the log tells.

use crate::{
    Colour, Face, Held, Infusion, Party, Player, Token,
    chance::{Receiver, Why},
    city::{District, Space},
    dice::Dice,
};
use serde::Serialize;

/// One thing that happened. Every change of the table is told by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "SmileEvent"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The first player is found (W1.4, W5.12).
    FirstPlayer {
        /// Who.
        player: Player,
    },
    /// An infusion is dealt (W1.2).
    Dealt {
        /// To whom or where.
        to: Receiver,
        /// Which.
        token: Token,
        /// How it lies before a player.
        face: Option<Face>,
    },
    /// A round begins with phase 1 (W1.5); all dice go back.
    RoundBegan {
        /// 1 to 3.
        round: u8,
    },
    /// Dice leave the pool to be rolled again (W3.2, W7.1, W9.2, W9.11).
    PickedUp {
        /// Which.
        dice: Dice,
    },
    /// Dice are rolled; they go into the pool, unless it is an action die (W6.7) or the left-over die (W10.8).
    Rolled {
        /// Why.
        why: Why,
        /// What they show.
        dice: Dice,
    },
    /// A token comes from the bag (W2.3).
    Drawn {
        /// Where it lies now.
        district: District,
        /// Which.
        token: Token,
    },
    /// The bag was empty and takes the discarded hats; whatever else was discarded leaves the game (W2.4).
    BagRefilled {
        /// How many hats.
        hats: u8,
    },
    /// Cubes are put into a district.
    CubesAdded {
        /// Where.
        district: District,
        /// Whose.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// Cubes leave a district for their supply.
    CubesRemoved {
        /// Where.
        district: District,
        /// Whose.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// A cube goes from one district to another.
    CubeMoved {
        /// Whose.
        colour: Colour,
        /// From where.
        from: District,
        /// To where.
        to: District,
    },
    /// Police in a district become henchmen (W7.5, W10.8).
    PoliceTurned {
        /// Where.
        district: District,
        /// Whose they are now.
        player: Player,
        /// How many.
        count: u8,
    },
    /// A player's turn begins (W3.1).
    TurnBegan {
        /// Whose.
        player: Player,
        /// 1 to 3.
        turn: u8,
    },
    /// Two dice are taken (W3.3).
    Drafted {
        /// By whom.
        player: Player,
        /// For movement.
        movement: u8,
        /// For the action.
        action: u8,
    },
    /// The last die of the pool is left over (W3.1), or comes up anew (W10.8).
    LeftOver {
        /// What it shows.
        die: u8,
        /// Whether it lies in the park as a prize (W6.13).
        in_park: bool,
    },
    /// An action die comes up anew (W6.7).
    ActionDie {
        /// Whose.
        player: Player,
        /// What it showed.
        old: u8,
        /// What it shows.
        die: u8,
    },
    /// A boss moves (W3.4).
    BossMoved {
        /// Whose.
        player: Player,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// The Shadow moves (W4.1).
    ShadowMoved {
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// An infusion is used (W7).
    InfusionUsed {
        /// By whom.
        player: Player,
        /// For which card.
        card: Infusion,
        /// Which: its squares.
        squares: u8,
    },
    /// An infusion that was used stays, marked (W10.3).
    Marked {
        /// Whose.
        player: Player,
        /// Which: its squares.
        squares: u8,
    },
    /// A phase begins (W1.5).
    PhaseBegan {
        /// 2 to 5; phase 1 begins with the round.
        phase: u8,
    },
    /// Heat is read (W4.3).
    HeatRead {
        /// Green's.
        green: u8,
        /// Yellow's.
        yellow: u8,
    },
    /// The gang takes a solo token (W9.6).
    SoloToken {
        /// The gang's colour.
        player: Player,
    },
    /// A district comes up to be settled (W5.1).
    Settling {
        /// Which.
        district: District,
    },
    /// A district isn't scored (W5.5).
    Unscored {
        /// Which.
        district: District,
    },
    /// Somebody takes a token (W5.3). What the police or the Guardian take goes on from there.
    Took {
        /// Who.
        party: Party,
        /// From where.
        district: District,
        /// What, as it lies before a player.
        held: Held,
    },
    /// Somebody takes the Cursed's die (W6.13).
    TookDie {
        /// Who.
        party: Party,
        /// What it shows.
        die: u8,
    },
    /// The Cursed's die goes back unused (W6.13).
    DieReturned,
    /// A token of a district is discarded.
    Discarded {
        /// From where.
        district: District,
        /// Which.
        token: Token,
    },
    /// A token comes onto the discard pile.
    OntoPile {
        /// Which.
        token: Token,
    },
    /// A player gives a token up (W10.7).
    GaveUp {
        /// Who.
        player: Player,
        /// What, as it lay there.
        held: Held,
    },
    /// A token goes into the bag.
    IntoBag {
        /// Which.
        token: Token,
    },
    /// A token is swapped into a district (W7.4).
    Gave {
        /// By whom.
        player: Player,
        /// Where it lies now.
        district: District,
        /// What, as it lay before the player.
        held: Held,
    },
    /// The gang puts virtual markers on a business (W9.7).
    VirtualMarker {
        /// The gang's colour.
        player: Player,
        /// Which business: a token of it.
        token: Token,
    },
    /// Henchmen go onto the shadow card (W6.4, W6.13).
    OntoCard {
        /// Whose.
        player: Player,
        /// How many.
        count: u8,
    },
    /// The Gumshoe's card changes hands, or goes to the middle (W6.2).
    GumshoeTo {
        /// Who holds it now.
        holder: Option<Player>,
    },
    /// A district that is left without a token loses all cubes (W5.11).
    Cleared {
        /// Which.
        district: District,
    },
    /// The gang got an infusion and the game is lost at once (W10.7).
    LostAtOnce,
    /// The game is over.
    GameOver,
}
