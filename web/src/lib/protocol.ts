// Made by scripts/typescript from the server's types; don't edit.

export type GameName = "smile-and-gun" | "gangster";
export type SeatName = SmileSeat | Gang;
export type Lang = "en" | "de" | "fr";
export type Setup = SmileSetup | GangsterSetup;
export type View = SmileView | GangsterView;
export type Forecast = SmileForecast | GangsterForecast;
/** A sentence, if the connection has a language. */
export type Said = { says?: string };
/** With the rule behind the question. */
export type Prompt = (SmilePrompt | GangsterPrompt) & Said & { rule: string };
/** Answered by its `id`; `preview` and `final` if the connection asked for previews. */
export type Choice = (SmileChoice | GangsterChoice) & Said & { id: number; preview?: GameEvent[]; final?: boolean };
/** With what it changes of the view, if the connection asked for changes. */
export type GameEvent = (SmileEvent | GangsterEvent) & Said & { changes?: Change[] };
/** What you are asked; `begun` in the middle of a decision. */
export type Ask = { seat: SeatName; prompt: Prompt; begun: boolean; choices: Choice[] };
/** Who is asked what, for everybody. */
export type Turn = { seat: SeatName; prompt: Prompt };
/** How a game ended outside its rules. */
export type Ended = { how: "resigned" | "time" | "agreed" | "abandoned"; by: SeatName | null };
export type Outcome = { result: SmileResult | GangsterResult | null; ended: Ended | null; says?: string[] };
/** One line of the table's history: an entry of the record, or one of the others. */
export type StoryLine = {
  seq: number;
  line: Entry | Back | { ended: Ended } | { granted: SeatName };
  events: GameEvent[];
  /** What a line without events changes of the view, if the connection asked for changes. */
  changes?: Change[];
};
/** An entry of the record; `docs/record.md` tells the rest of it. */
export type Entry = { by: SeatName; do: string } | { event: string };
/** Everything after the line `back_to` is taken back. */
export type Back = { back_to: number; by: SeatName; agreed: boolean };
/** What is promised about the dice. */
export type Fair = {
  scheme: string;
  table: string;
  commitment: string;
  server_seed: string | null;
  player_seeds: string[];
};
export type Accepted = { 
/**
 * Its link.
 */
link: string, };
export type Against = { 
/**
 * Whom.
 */
opponent: Opponent, 
/**
 * How they ended.
 */
tally: Tally, };
export type Analysis = { 
/**
 * Whose.
 */
seat: SeatName, 
/**
 * How likely it was to win before the first entry of the record and after each, from 0 to 1.
 */
chances: Array<number>, 
/**
 * What chance brought, as a part of a win.
 */
luck: number, 
/**
 * What decisions brought: the others' mistakes less its own.
 */
skill: number, 
/**
 * Its biggest mistakes, the biggest first.
 */
mistakes: Array<Mistake>, };
export type AnyCard = "random";
export type Both<T> = { 
/**
 * Green's.
 */
green: T, 
/**
 * Yellow's.
 */
yellow: T, };
export type Card<T> = T | AnyCard;
export type Catalogue = { 
/**
 * The games.
 */
games: Array<GameInfo>, 
/**
 * The bots that are named for how strong they are, the weakest first.
 */
bots: Array<string>, };
export type Challenge = { 
/**
 * Whoever knows this may play it.
 */
challenge: string, };
export type Change = { 
/**
 * Where it is, as a JSON Pointer (RFC 6901).
 */
path: string, 
/**
 * What is there now.
 */
value: unknown, };
export type ClientMessage = { "type": "sync", 
/**
 * The last number that was seen; everything is told if there is none.
 */
since?: number, 
/**
 * `en`, `de` or `fr` for sentences in that language; none for data only.
 */
lang?: Lang, 
/**
 * Whether every choice shall tell what would follow it.
 */
previews?: boolean, 
/**
 * Whether every update shall tell what the position would come to as it lies.
 */
forecast?: boolean, 
/**
 * Whether everything that happens shall tell what it changes of the view, from the first view on that you have.
 */
changes?: boolean, } | { "type": "ready", 
/**
 * Anything; the more surprising the better.
 */
seed: string, } | { "type": "choose", 
/**
 * The client's word for this request.
 */
request: string, 
/**
 * The number of the position that the client saw.
 */
seq: number, 
/**
 * The `id` of a choice of each step, in order; steps that leave no choice are not asked. With none the question is
 * asked again.
 */
choices: Array<number>, } | { "type": "decide", 
/**
 * The client's word for this request.
 */
request: string, 
/**
 * The number of the position that the client saw.
 */
seq: number, 
/**
 * For example `draft 3/6`.
 */
action: string, } | { "type": "undo", 
/**
 * The client's word for this request.
 */
request: string, 
/**
 * The number of the position that the client saw.
 */
seq: number, } | { "type": "agree", 
/**
 * The client's word for this request.
 */
request: string, 
/**
 * To what.
 */
to: Proposal, } | { "type": "disagree", 
/**
 * The client's word for this request.
 */
request: string, 
/**
 * What.
 */
to: Proposal, } | { "type": "resign", 
/**
 * The client's word for this request.
 */
request: string, } | { "type": "grant", 
/**
 * The client's word for this request.
 */
request: string, } | { "type": "claim", 
/**
 * The client's word for this request.
 */
request: string, } | { "type": "decline", 
/**
 * The client's word for this request.
 */
request: string, 
/**
 * The prompt's `kind`.
 */
window: Prompt["kind"], 
/**
 * For how long.
 */
until: Until, } | { "type": "hint", 
/**
 * The client's word for this request.
 */
request: string, 
/**
 * The number of the position that the client saw.
 */
seq: number, 
/**
 * The choices that I have made for the decision at this position, as in `choose`.
 */
choices: Array<number>, } | { "type": "mute", 
/**
 * The client's word for this request.
 */
request: string, 
/**
 * The `who` of what they say; for a seat its place among the seats, from 0.
 */
who: number, 
/**
 * Whether they are muted from now on.
 */
muted: boolean, } | { "type": "chat", 
/**
 * What; or the name of a quick phrase, if it begins with a slash.
 */
text: string, };
export type Clock = { "kind": "none" } | { "kind": "move", 
/**
 * 10 to 3600.
 */
seconds: number, } | { "kind": "days", 
/**
 * 1 to 30.
 */
days: number, };
export type Colour = "green" | "yellow" | "police";
export type Condition = { 
/**
 * What, in the connection's language.
 */
says?: string, 
/**
 * Whether it is met as things stand.
 */
met: boolean, 
/**
 * What there is.
 */
have: number, 
/**
 * What is needed.
 */
need: number, };
export type Cubes = { green: number, yellow: number, police: number, };
export type DealResult = { 
/**
 * Who; empty, if they wished to be forgotten.
 */
name: string, 
/**
 * Whether it is whoever asks.
 */
you: boolean, 
/**
 * On which seats.
 */
seats: SeatName[], 
/**
 * `won`, `lost`, `draw`, `unfinished`, or `shared` for both sides at one screen.
 */
result: Verdict, 
/**
 * Their points, if the game was played to its end.
 */
points: number | null, 
/**
 * The most points of anybody else.
 */
rival: number | null, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number, 
/**
 * The table.
 */
link: string, };
export type Declined = { 
/**
 * The prompt's `kind`.
 */
window: Prompt["kind"], 
/**
 * For how long.
 */
until: Until, };
export type Dice = number[];
export type DiceStatistics = { 
/**
 * How often each face came.
 */
actual: [number, number, number, number, number, number], 
/**
 * How often each should have.
 */
expected: number, 
/**
 * How far they are apart, by the chi-square test with five degrees of freedom; none with too few dice.
 */
chi_square: number | null, 
/**
 * How often fair dice are at least as uneven, from 0 to 1.
 */
p: number | null, 
/**
 * What that means.
 */
verdict: Luck, };
export type District = { tokens: Array<Token>, cubes: Cubes, };
export type Edition = "german" | "first";
export type EditionInfo = { 
/**
 * Its name.
 */
name: Edition, 
/**
 * Its shadow cards (W6).
 */
shadows: Array<Shadow>, 
/**
 * Its infusion cards (W7).
 */
infusions: Array<Infusion>, 
/**
 * How hard it can be alone (W9.11).
 */
levels: Array<Level>, };
export type Face = "up" | "down";
export type Field = [number, number];
export type Filter = { 
/**
 * `smile-and-gun` or `gangster`.
 */
game?: GameName, 
/**
 * `won`, `lost`, `draw`, `unfinished` or `shared`.
 */
result?: Verdict, 
/**
 * `person`, `person:NAME`, `bot`, `bot:NAME` or `gang`.
 */
opponent?: string, 
/**
 * `shadow:` or `infusion:` and a card.
 */
card?: string, 
/**
 * Alone: how hard it was.
 */
level?: string, 
/**
 * The link of the last game of the page before.
 */
before?: string, 
/**
 * How many at most; never more than 200.
 */
limit?: number, };
export type Frozen = { 
/**
 * The first line that can't be replayed.
 */
seq: number, 
/**
 * What is wrong with it.
 */
why: string, };
export type GameInfo = { "game": "smile-and-gun" } & SmileCatalogue | { "game": "gangster" } & GangsterCatalogue;
export type Games = { 
/**
 * The games, the newest first.
 */
games: Array<Played>, 
/**
 * What to ask for as `before` to see older ones, if there are any.
 */
before: string | null, };
export type Gang = "red" | "blue" | "yellow" | "grey";
export type Gangster = { 
/**
 * Whose gangster it is.
 */
gang: Gang, 
/**
 * How powerful.
 */
power: Power, };
export type GangsterCatalogue = { 
/**
 * The number of the rules.
 */
rules: number, 
/**
 * The gangs that can be played (G0.1).
 */
seats: [Gang, Gang, Gang, Gang], 
/**
 * How many may play (G0.2).
 */
players: [number, number, number], };
export type GangsterChoice = { "kind": "own", power: Power, } | { "kind": "open", gangster: Gangster, } | { "kind": "field", field: Field, } | { "kind": "draw", stack: Stack, } | { "kind": "refill", stack: Stack, } | { "kind": "move" } | { "kind": "shoot" } | { "kind": "line", line: Line, };
export type GangsterEvent = { "kind": "first_player", 
/**
 * Who.
 */
player: Gang, } | { "kind": "revealed", 
/**
 * Which stack.
 */
stack: Stack, 
/**
 * What it was.
 */
gangster: Gangster, 
/**
 * What for.
 */
why: RevealWhy, } | { "kind": "drew", 
/**
 * Who.
 */
player: Gang, 
/**
 * From which stack.
 */
stack: Stack, } | { "kind": "laid", 
/**
 * By whom.
 */
player: Gang, 
/**
 * Where it came from.
 */
from: Origin, 
/**
 * Which one.
 */
gangster: Gangster, 
/**
 * Where.
 */
field: Field, } | { "kind": "refilled", 
/**
 * By whom.
 */
player: Gang, 
/**
 * From which stack.
 */
stack: Stack, } | { "kind": "moved", 
/**
 * By whom.
 */
player: Gang, 
/**
 * Which one.
 */
gangster: Gangster, 
/**
 * Where it was.
 */
from: Field, 
/**
 * Where it is.
 */
to: Field, } | { "kind": "shot", 
/**
 * By whom.
 */
player: Gang, 
/**
 * The gangster that shot.
 */
killer: Gangster, 
/**
 * Where it is.
 */
shooter: Field, 
/**
 * The gangster that died.
 */
killed: Gangster, 
/**
 * Where it lies.
 */
victim: Field, 
/**
 * How many bullets the player has left.
 */
bullets: number, } | { "kind": "line_scored", 
/**
 * A row or a column.
 */
line: Line, 
/**
 * Which one, from 0.
 */
index: number, 
/**
 * What every gang has in it, in the order of [`Gang::ALL`].
 */
powers: [number, number, number, number], 
/**
 * Who has the better of it; `None` if all are tied or dead.
 */
winner: Gang | null, 
/**
 * By how much.
 */
points: number, } | { "kind": "rose", 
/**
 * Who.
 */
player: Gang, 
/**
 * By how much.
 */
points: number, 
/**
 * To where.
 */
rank: number, } | { "kind": "points_lost", 
/**
 * Which gang.
 */
gang: Gang, 
/**
 * How many points.
 */
points: number, } | { "kind": "next_player", 
/**
 * Whose.
 */
player: Gang, } | { "kind": "skipped", 
/**
 * Who.
 */
player: Gang, } | { "kind": "ended", 
/**
 * Who won; `None` if it is a draw.
 */
winner: Gang | null, 
/**
 * Whether the winner reached 17 and is Al Capone (G4.1).
 */
capone: boolean, };
export type GangsterFirst = "random" | Gang;
export type GangsterForecast = { 
/**
 * The rows from the top, then the columns from the left.
 */
lines: Array<LineForecast>, 
/**
 * The gangster who can't be moved this turn: its row and column.
 */
barred: [number, number] | null, };
export type GangsterPrompt = { "kind": "turn" } | { "kind": "lay", 
/**
 * Where it comes from.
 */
from: Origin, 
/**
 * The gangster.
 */
gangster: Gangster, } | { "kind": "refill" } | { "kind": "move_from" } | { "kind": "move_to", 
/**
 * Where it is.
 */
from: Field, } | { "kind": "shoot_with" } | { "kind": "shoot_at", 
/**
 * Where the shooter is.
 */
shooter: Field, } | { "kind": "score", 
/**
 * The field they share.
 */
field: Field, };
export type GangsterResult = { 
/**
 * Each player's rank.
 */
scores: { [key in Gang]?: number }, 
/**
 * Who won; `None` if it is a draw.
 */
winner: Gang | null, 
/**
 * What decided between equals, if there were any.
 */
tie_break: GangsterTieBreak | null, 
/**
 * Who reached 17, if anybody.
 */
capone: Gang | null, };
export type GangsterSeatKind = "person" | "bot";
export type GangsterSeatSetup = { 
/**
 * Whether somebody or something.
 */
kind: GangsterSeatKind, 
/**
 * By which name.
 */
name: string, };
export type GangsterSetup = { 
/**
 * The gangs that are played, clockwise: two to four (G0.2).
 */
gangs: Array<Gang>, 
/**
 * Who begins (G1.4).
 */
first: GangsterFirst, 
/**
 * Who leads each gang. Those left out are people named after their gang.
 */
seats: { [key in Gang]?: GangsterSeatSetup }, };
export type GangsterTieBreak = "reached first" | "draw";
export type GangsterView = { 
/**
 * Whose turn it is; `None` before the first player is chosen and after the end.
 */
player: Gang | null, 
/**
 * The board, row by row.
 */
board: [[Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null], [Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null], [Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null], [Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null], [Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null], [Piece | null, Piece | null, Piece | null, Piece | null, Piece | null, Piece | null]], 
/**
 * Each player's own supply, the weakest first.
 */
own: { [key in Gang]?: Array<Gangster> }, 
/**
 * The open supply in ascending order: red, blue, yellow, grey, and within a gang by power.
 */
open: Array<Gangster>, 
/**
 * How many gangsters each stack has.
 */
stacks: [number, number], 
/**
 * Each player's bullets.
 */
bullets: { [key in Gang]?: number }, 
/**
 * Each player's rank.
 */
rank: { [key in Gang]?: number }, };
export type GangsterWish = { 
/**
 * The gangs that are played, clockwise: two to four.
 */
gangs?: Array<Gang>, 
/**
 * Who begins.
 */
first?: GangsterFirst, };
export type Held = { 
/**
 * What it is.
 */
kind: TokenKind, 
/**
 * A hat's points.
 */
value: number, 
/**
 * Blue squares.
 */
squares: number, 
/**
 * How it lies; hats have no face.
 */
face: Face | null, 
/**
 * The squares of the infusion under it (W7.2).
 */
on: number | null, };
export type HeldToken = { used?: boolean, 
/**
 * What it is.
 */
kind: TokenKind, 
/**
 * A hat's points.
 */
value: number, 
/**
 * Blue squares.
 */
squares: number, 
/**
 * How it lies; hats have no face.
 */
face: Face | null, 
/**
 * The squares of the infusion under it (W7.2).
 */
on: number | null, };
export type Hinted = { 
/**
 * The `id` of the choice.
 */
id: number, 
/**
 * How likely you are to win then, from 0 to 1; for a legacy your points as a part of many.
 */
win: number, 
/**
 * The points that you can expect in the end.
 */
own: number, 
/**
 * The points that your best rival can expect.
 */
rival: number, 
/**
 * The whole decision that it begins and what best follows it, in the notation of records.
 */
line: Array<string>, 
/**
 * The decision, the odds and why, in the connection's language.
 */
says?: string, };
export type Infusion = "last_chance" | "knockoff" | "dragging_arms" | "slippery" | "enthralling" | "overwhelm" | "quick_step" | "shell_game" | "soulmate";
export type Infusions = Infusion | Array<Infusion>;
export type Laid = { 
/**
 * Whoever knows it may watch.
 */
link: string, 
/**
 * Whoever knows it may sit down.
 */
invite: string, };
export type Level = "normal" | "trickster" | "henchman" | "capo" | "don" | "easy" | "hard" | "legendary";
export type Line = "row" | "column";
export type LineForecast = { 
/**
 * Which way it runs.
 */
line: Line, 
/**
 * Which one, from 0.
 */
index: number, 
/**
 * How many of its fields are filled.
 */
filled: number, 
/**
 * The power of each gang's living gangsters on it, in the order of [`gangster::Gang::ALL`].
 */
powers: [number, number, number, number], 
/**
 * Whoever would get points.
 */
winner: Gang | null, 
/**
 * How many.
 */
points: number, };
export type Luck = "too_few" | "usual" | "unusual" | "rare";
export type Markers = { 
/**
 * Gambling.
 */
gambling: number, 
/**
 * Weapons.
 */
weapons: number, 
/**
 * Contraband.
 */
contraband: number, 
/**
 * Whether the numbers are this project's assumption.
 */
assumed?: boolean, };
export type Me = { 
/**
 * What others call you.
 */
name: string, 
/**
 * What you sign in with, if you have an account.
 */
account: string | null, 
/**
 * How well you play each game that you have played rated.
 */
ratings: Array<Rating>, };
export type Medal = "bronze" | "silver" | "gold";
export type MissionInfo = { 
/**
 * 1 to 5.
 */
number: number, 
/**
 * The points that are needed.
 */
target: number, };
export type Mistake = { 
/**
 * The entry of the record, from 1.
 */
entry: number, 
/**
 * How much of a win it cost.
 */
loss: number, 
/**
 * What was decided.
 */
played: string, 
/**
 * What would have been better.
 */
better: string, };
export type Mode = "two" | "solo";
export type Notices = { 
/**
 * The server's public key, for a browser's subscription; none if it tells no browsers.
 */
key: string | null, 
/**
 * How many of your browsers are told.
 */
browsers: number, 
/**
 * Whether this server sends e-mails at all.
 */
sends_mail: boolean, 
/**
 * The address to which they go.
 */
mail: string | null, 
/**
 * Whether the link in the first one was followed; nothing else is sent before that.
 */
confirmed: boolean, };
export type OfGame = { 
/**
 * Which game.
 */
game: GameName, 
/**
 * How they ended.
 */
tally: Tally, 
/**
 * The points in games that were played to their end.
 */
average: number | null, 
/**
 * The best rival's points in those.
 */
rival: number | null, 
/**
 * The most points.
 */
best: number | null, };
export type Opponent = { "kind": "person", 
/**
 * What they are called now.
 */
name: string, } | { "kind": "bot", 
/**
 * Which.
 */
name: string, } | { "kind": "gang" };
export type Options = { 
/**
 * How long a decision may take.
 */
clock: Clock, 
/**
 * Whether everybody can find the table.
 */
listed: boolean, 
/**
 * Whether the game counts for the rating.
 */
rated: boolean, 
/**
 * The table whose deal is played again.
 */
again?: string, 
/**
 * The lesson that is given here.
 */
lesson?: string, };
export type OptionsWish = { 
/**
 * How long a decision may take.
 */
clock?: Clock, 
/**
 * Whether everybody can find the table.
 */
listed?: boolean, 
/**
 * Whether the game counts for the rating.
 */
rated?: boolean, };
export type Origin = "own" | "open" | "drawn";
export type Party = "green" | "yellow" | "police" | "guardian";
export type Piece = { 
/**
 * Whose it is.
 */
gang: Gang, 
/**
 * How powerful it is, or was.
 */
power: Power, 
/**
 * Whether it is alive.
 */
alive: boolean, };
export type Pile = { token: Token, count: number, };
export type Places = { 
/**
 * First, second and so on, as far as it is clear.
 */
places: Array<Party>, 
/**
 * Whether the next place is tied.
 */
tied: boolean, };
export type Played = { 
/**
 * The table's link.
 */
link: string, 
/**
 * Which game.
 */
game: GameName, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number, 
/**
 * `won`, `lost`, `draw`, `unfinished`, or `shared` for both sides at one screen.
 */
result: Verdict, 
/**
 * The own points, if it was played to its end.
 */
points: number | null, 
/**
 * The most points of anybody else.
 */
rival: number | null, 
/**
 * The own seats.
 */
seats: SeatName[], 
/**
 * The others.
 */
opponents: Array<Opponent>, 
/**
 * `shadow:` or `infusion:` and a card.
 */
cards: Array<string>, 
/**
 * The rule set, where there are several.
 */
edition: string | null, 
/**
 * `two`, `three`, `four`, `solo`, `legacy`, `scenario` or `mission`.
 */
mode: string, 
/**
 * The number of the scenario or mission.
 */
stage: number | null, 
/**
 * Alone: how hard.
 */
level: string | null, 
/**
 * How many finished games had the same deal, this one included.
 */
same_deal: number, };
export type Power = 1 | 2 | 3;
export type Print = { 
/**
 * What it is.
 */
kind: TokenKind, 
/**
 * A hat's points.
 */
value: number, 
/**
 * Blue squares.
 */
squares: number, 
/**
 * How many.
 */
count: number, 
/**
 * Whether the numbers are this project's assumption.
 */
assumed?: boolean, };
export type ProgramToken = { 
/**
 * What it is called by.
 */
id: string, 
/**
 * What it is for; empty if it has no name.
 */
name: string, 
/**
 * What it may do.
 */
scope: Scope, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };
export type Progress = { 
/**
 * The ten scenarios of the campaign.
 */
scenarios: Array<Stage>, 
/**
 * The first that is not won yet. Any other may be played too.
 */
next_scenario: number | null, 
/**
 * The five missions.
 */
missions: Array<Stage>, 
/**
 * The first that is not won yet.
 */
next_mission: number | null, };
export type Proof = { 
/**
 * Whether every random event follows from the promised seeds.
 */
proven: boolean, 
/**
 * The same, or why not, as a sentence.
 */
says: string, };
export type Proposal = "draw" | "takeback" | "abandon" | "rematch" | "same_deal" | "keep_talk";
export type Proposed = { 
/**
 * What.
 */
what: Proposal, 
/**
 * The seats that agree.
 */
by: SeatName[], };
export type Rating = { 
/**
 * Which game.
 */
game: GameName, 
/**
 * The rating; everybody begins with 1500.
 */
rating: number, 
/**
 * In 95 of 100 cases the truth is not farther away than this.
 */
uncertainty: number, 
/**
 * How many games it is made of.
 */
games: number, };
export type Receiver = SmileSeat | number;
export type Refusal = "malformed" | "not_synced" | "not_your_seat" | "not_asked" | "stale" | "no_such_choice" | "illegal" | "not_begun" | "over" | "nothing_to_undo" | "turn_over" | "rated" | "not_now" | "not_written" | "frozen" | "too_fast" | "too_many_undos" | "too_long" | "upgrade" | "too_many_tables";
export type Replay = { 
/**
 * How many entries the record has.
 */
length: number, 
/**
 * What table it is.
 */
table: Extract<ServerMessage, { type: "table" }>, 
/**
 * The position.
 */
update: Extract<ServerMessage, { type: "update" }>, };
export type RevealWhy = "open" | "draw";
export type RollWhy = "round" | "all_equal" | "last_chance" | "gang_all_equal" | "gang_lowest" | "collector" | "roses";
export type ScenarioInfo = { 
/**
 * 1 to 10.
 */
number: number, 
/**
 * Its shadow card.
 */
shadow: Shadow, 
/**
 * Whether no other shadow card can be chosen.
 */
shadow_fixed: boolean, 
/**
 * Its infusion card.
 */
infusion: Infusion, 
/**
 * Whether this infusion card has to be there.
 */
infusion_fixed: boolean, 
/**
 * The shadow cards that can be chosen.
 */
shadows: Array<Shadow>, 
/**
 * The infusion cards that can be the only one.
 */
infusions: Array<Infusion>, };
export type Scope = "play" | "read";
export type Score = { 
/**
 * W8.1
 */
hats: number, 
/**
 * W8.2
 */
face_down: number, 
/**
 * W8.3
 */
gambling: number, 
/**
 * W8.3
 */
weapons: number, 
/**
 * W8.3
 */
contraband: number, 
/**
 * The shadow card's points (W8.4).
 */
card: number, 
/**
 * W7.9
 */
soulmate: number, 
/**
 * W9.6
 */
solo_tokens: number, 
/**
 * Everything together.
 */
total: number, 
/**
 * How many monopolies are among them.
 */
monopolies: number, };
export type SeatInfo = { 
/**
 * Its name in records.
 */
seat: SeatName, 
/**
 * The name of the person or bot; none if the seat is free.
 */
name: string | null, 
/**
 * Whether a program sits there.
 */
bot: boolean, 
/**
 * Whether you sit there.
 */
you: boolean, 
/**
 * Whether they are ready.
 */
ready: boolean, 
/**
 * Whether they are connected.
 */
here: boolean, 
/**
 * If they are gone: from when on you can claim the win, in milliseconds since 1970.
 */
claim?: number, 
/**
 * A person's rating in this game, if they have one.
 */
rating?: number, };
export type SeatKind = "person" | "bot" | "gang";
export type SeatSummary = { 
/**
 * Which.
 */
seat: SeatName, 
/**
 * Who sits there; nobody, if it is free.
 */
name: string | null, 
/**
 * Whether that is a program.
 */
bot: boolean, 
/**
 * Their rating in this game.
 */
rating: number | null, };
export type ServerMessage = { "type": "table" } & TableInfo | { "type": "update" } & Update | { "type": "step", 
/**
 * The request that this answers.
 */
re?: string, 
/**
 * The number of the position, unchanged.
 */
seq: number, 
/**
 * What is asked now.
 */
ask: Ask, } | { "type": "done", 
/**
 * The request that this answers.
 */
re: string, 
/**
 * The number of the position.
 */
seq: number, } | { "type": "refused", 
/**
 * The request that this answers.
 */
re?: string, 
/**
 * Why, for programs.
 */
code: Refusal, 
/**
 * Why, for people: in the language of the connection, or in English.
 */
why: string, 
/**
 * The rule that forbids it.
 */
rule?: string, } | { "type": "chat" } & TalkLine | { "type": "talk", 
/**
 * In order.
 */
lines: Array<TalkLine>, } | { "type": "hint", 
/**
 * The request that this answers.
 */
re: string, 
/**
 * The number of the position.
 */
seq: number, 
/**
 * At most three.
 */
choices: Array<Hinted>, } | { "type": "moved", 
/**
 * Its link.
 */
link: string, };
export type Session = { 
/**
 * What it is called by.
 */
id: string, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, 
/**
 * When you were last seen there, within an hour.
 */
seen: number, 
/**
 * Which browser, in a few words; empty if it didn't say.
 */
agent: string, 
/**
 * Whether it is the one that asks.
 */
this: boolean, };
export type Shadow = "badge" | "gumshoe" | "siren" | "historian" | "remover" | "hideout" | "collector" | "press" | "secret_service" | "mayor" | "water_creature" | "guardian" | "cursed";
export type ShadowInfo = { 
/**
 * The card.
 */
name: Shadow, 
/**
 * A monster's district (W0.3).
 */
home: number | null, 
/**
 * How many tokens each district holds (W0.6).
 */
capacities: [number, number, number, number, number, number, number, number, number], };
export type Side = { boss: number, tokens: Array<HeldToken>, action_dice: Array<number>, solo_tokens: number, markers: VirtualMarkers, };
export type SmileCatalogue = { 
/**
 * The number of the rules.
 */
rules: number, 
/**
 * The seats; alone somebody has one of them.
 */
seats: [SmileSeat, SmileSeat], 
/**
 * The rule sets.
 */
editions: Array<EditionInfo>, 
/**
 * The shadow cards of all editions.
 */
shadows: Array<ShadowInfo>, 
/**
 * The campaign's scenarios (W10).
 */
scenarios: Array<ScenarioInfo>, 
/**
 * The missions (W11).
 */
missions: Array<MissionInfo>, };
export type SmileChoice = { "kind": "draft", movement: number, action: number, } | { "kind": "go_on" } | { "kind": "use", card: Infusion, infusion: number, } | { "kind": "reroll_all" } | { "kind": "from", district: number, } | { "kind": "to", district: number, } | { "kind": "police", district: number, } | { "kind": "remove", colour: Colour, district: number, } | { "kind": "pair", districts: [number, number], } | { "kind": "pass" } | { "kind": "add", colour: Colour, count: number, district: number, } | { "kind": "take", token: Token, face: Face | null, on: number | null, } | { "kind": "take_die" } | { "kind": "first", player: SmileSeat, } | { "kind": "collect", die: number, } | { "kind": "mayor" } | { "kind": "dice", value: number, count: number, } | { "kind": "cube", colour: Colour, from: number, } | { "kind": "give", held: Held, } | { "kind": "enthral", infusion: number, } | { "kind": "space", space: number, } | { "kind": "shell", districts: [number, number, number], };
export type SmileEvent = { "kind": "first_player", 
/**
 * Who.
 */
player: SmileSeat, } | { "kind": "dealt", 
/**
 * To whom or where.
 */
to: Receiver, 
/**
 * Which.
 */
token: Token, 
/**
 * How it lies before a player.
 */
face: Face | null, } | { "kind": "round_began", 
/**
 * 1 to 3.
 */
round: number, } | { "kind": "picked_up", 
/**
 * Which.
 */
dice: Dice, } | { "kind": "rolled", 
/**
 * Why.
 */
why: RollWhy, 
/**
 * What they show.
 */
dice: Dice, } | { "kind": "drawn", 
/**
 * Where it lies now.
 */
district: number, 
/**
 * Which.
 */
token: Token, } | { "kind": "bag_refilled", 
/**
 * How many hats.
 */
hats: number, } | { "kind": "cubes_added", 
/**
 * Where.
 */
district: number, 
/**
 * Whose.
 */
colour: Colour, 
/**
 * How many.
 */
count: number, } | { "kind": "cubes_removed", 
/**
 * Where.
 */
district: number, 
/**
 * Whose.
 */
colour: Colour, 
/**
 * How many.
 */
count: number, } | { "kind": "cube_moved", 
/**
 * Whose.
 */
colour: Colour, 
/**
 * From where.
 */
from: number, 
/**
 * To where.
 */
to: number, } | { "kind": "police_turned", 
/**
 * Where.
 */
district: number, 
/**
 * Whose they are now.
 */
player: SmileSeat, 
/**
 * How many.
 */
count: number, } | { "kind": "turn_began", 
/**
 * Whose.
 */
player: SmileSeat, 
/**
 * 1 to 3.
 */
turn: number, } | { "kind": "drafted", 
/**
 * By whom.
 */
player: SmileSeat, 
/**
 * For movement.
 */
movement: number, 
/**
 * For the action.
 */
action: number, } | { "kind": "left_over", 
/**
 * What it shows.
 */
die: number, 
/**
 * Whether it lies in the park as a prize (W6.13).
 */
in_park: boolean, } | { "kind": "action_die", 
/**
 * Whose.
 */
player: SmileSeat, 
/**
 * What it showed.
 */
old: number, 
/**
 * What it shows.
 */
die: number, } | { "kind": "boss_moved", 
/**
 * Whose.
 */
player: SmileSeat, 
/**
 * From where.
 */
from: number, 
/**
 * To where.
 */
to: number, } | { "kind": "shadow_moved", 
/**
 * From where.
 */
from: number, 
/**
 * To where.
 */
to: number, } | { "kind": "infusion_used", 
/**
 * By whom.
 */
player: SmileSeat, 
/**
 * For which card.
 */
card: Infusion, 
/**
 * Which: its squares.
 */
squares: number, } | { "kind": "marked", 
/**
 * Whose.
 */
player: SmileSeat, 
/**
 * Which: its squares.
 */
squares: number, } | { "kind": "phase_began", 
/**
 * 2 to 5; phase 1 begins with the round.
 */
phase: number, } | { "kind": "heat_read", 
/**
 * Green's.
 */
green: number, 
/**
 * Yellow's.
 */
yellow: number, } | { "kind": "solo_token", 
/**
 * The gang's colour.
 */
player: SmileSeat, } | { "kind": "settling", 
/**
 * Which.
 */
district: number, } | { "kind": "unscored", 
/**
 * Which.
 */
district: number, } | { "kind": "took", 
/**
 * Who.
 */
party: Party, 
/**
 * From where.
 */
district: number, 
/**
 * What, as it lies before a player.
 */
held: Held, } | { "kind": "took_die", 
/**
 * Who.
 */
party: Party, 
/**
 * What it shows.
 */
die: number, } | { "kind": "die_returned" } | { "kind": "discarded", 
/**
 * From where.
 */
district: number, 
/**
 * Which.
 */
token: Token, } | { "kind": "onto_pile", 
/**
 * Which.
 */
token: Token, } | { "kind": "gave_up", 
/**
 * Who.
 */
player: SmileSeat, 
/**
 * What, as it lay there.
 */
held: Held, } | { "kind": "into_bag", 
/**
 * Which.
 */
token: Token, } | { "kind": "gave", 
/**
 * By whom.
 */
player: SmileSeat, 
/**
 * Where it lies now.
 */
district: number, 
/**
 * What, as it lay before the player.
 */
held: Held, } | { "kind": "virtual_marker", 
/**
 * The gang's colour.
 */
player: SmileSeat, 
/**
 * Which business: a token of it.
 */
token: Token, } | { "kind": "onto_card", 
/**
 * Whose.
 */
player: SmileSeat, 
/**
 * How many.
 */
count: number, } | { "kind": "gumshoe_to", 
/**
 * Who holds it now.
 */
holder: SmileSeat | null, } | { "kind": "cleared", 
/**
 * Which.
 */
district: number, } | { "kind": "lost_at_once" } | { "kind": "game_over" };
export type SmileFirst = "random" | "green" | "yellow";
export type SmileForecast = { 
/**
 * The districts in order.
 */
districts: Array<Places>, 
/**
 * Everybody's points.
 */
scores: Both<Score>, 
/**
 * What a scenario or a mission demands; empty without.
 */
conditions: Array<Condition>, };
export type SmilePrompt = { "kind": "draft" } | { "kind": "move" } | { "kind": "place" } | { "kind": "end" } | { "kind": "act", 
/**
 * The die.
 */
die: number, } | { "kind": "may_act", 
/**
 * The die.
 */
die: number, } | { "kind": "shift_to", 
/**
 * Where it comes from.
 */
from: number, } | { "kind": "bonus" } | { "kind": "take", 
/**
 * The district that is being settled.
 */
district: number, } | { "kind": "order" } | { "kind": "collect" } | { "kind": "mayor" } | { "kind": "reroll", 
/**
 * The value.
 */
value: number, } | { "kind": "drag" } | { "kind": "drag_to", 
/**
 * Where it comes from.
 */
from: number, } | { "kind": "give" } | { "kind": "swap" } | { "kind": "enthral", 
/**
 * The district that is about to be settled.
 */
district: number, } | { "kind": "overwhelm", 
/**
 * How many henchmen come.
 */
die: number, } | { "kind": "quick_step" } | { "kind": "shell_game" };
export type SmileResult = { 
/**
 * The points.
 */
scores: Both<Score>, 
/**
 * Who won; alone the colour with strictly more points, the gang on a tie.
 */
winner: SmileSeat | null, 
/**
 * What broke a tie.
 */
tie_break: SmileTieBreak | null, 
/**
 * Alone: the whole verdict.
 */
won: boolean | null, 
/**
 * Alone: whether you have strictly more points than the gang.
 */
beat_gang: boolean | null, 
/**
 * Whether the scenario's condition or the mission's objective is met.
 */
condition_met: boolean | null, 
/**
 * The rank of a legacy.
 */
rank: number | null, 
/**
 * Whether a scenario was lost before its end.
 */
lost_at_once: boolean | null, 
/**
 * Whether the mission's points were reached.
 */
target_met: boolean | null, };
export type SmileSeat = "green" | "yellow";
export type SmileSeatSetup = { 
/**
 * What.
 */
kind: SeatKind, 
/**
 * Who.
 */
name: string, };
export type SmileSeats = { 
/**
 * At green.
 */
green: SmileSeatSetup, 
/**
 * At yellow.
 */
yellow: SmileSeatSetup, };
export type SmileSetup = { 
/**
 * The rule set.
 */
edition: Edition, 
/**
 * Two players or one.
 */
mode: Mode, 
/**
 * The shadow card.
 */
shadow: Shadow, 
/**
 * The infusion card, or the Trickster's.
 */
infusion: Infusions, 
/**
 * Who begins; alone always the human (W9.1).
 */
first: SmileFirst, 
/**
 * Alone: your colour.
 */
human: SmileSeat | null, 
/**
 * Alone: how hard (W9.11).
 */
level: Level | null, 
/**
 * Alone: the campaign's scenario, 1 to 10 (W10).
 */
scenario: number | null, 
/**
 * Alone: the mission, 1 to 5 (W11.1).
 */
mission: number | null, 
/**
 * With a mission: whether the gang must be beaten too (W11.2).
 */
mission_hard: boolean | null, 
/**
 * Alone: whether only your score counts (W11.3).
 */
legacy: boolean | null, 
/**
 * What is printed on the tokens.
 */
tokens: Tokens, 
/**
 * Who sits where.
 */
seats: SmileSeats, };
export type SmileTieBreak = "infusions" | "henchmen" | "draw";
export type SmileView = { round: number, phase: number, first: SmileSeat | null, shadow_space: number | null, pool: Dice, leftover: number | null, 
/**
 * Whether the left-over die lies in the park as a prize (W6.13); records don't say it.
 */
die_in_park: boolean, gumshoe: SmileSeat | null, on_card: Both<number>, districts: Array<District>, players: Both<Side>, discard: Array<Pile>, bag: Array<Pile>, };
export type SmileWish = { 
/**
 * The rule set.
 */
edition?: Edition, 
/**
 * The shadow card.
 */
shadow?: Card<Shadow>, 
/**
 * The infusion card.
 */
infusion?: Card<Infusion>, 
/**
 * The Trickster's two or three infusion cards.
 */
infusions?: Array<Infusion>, 
/**
 * Who begins.
 */
first?: SmileFirst, 
/**
 * Alone: your colour.
 */
human?: SmileSeat, 
/**
 * Alone: how hard.
 */
level?: Level, 
/**
 * Alone: a scenario, 1 to 10.
 */
scenario?: number, 
/**
 * Alone: a mission, 1 to 5.
 */
mission?: number, 
/**
 * With a mission: beat the gang too.
 */
mission_hard?: boolean, 
/**
 * Alone: only your score counts.
 */
legacy?: boolean, };
export type Stack = 0 | 1;
export type Stage = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Whether it was ever won.
 */
won: boolean, 
/**
 * How often it was tried.
 */
tries: number, 
/**
 * The most points.
 */
best: number | null, 
/**
 * The hardest level at which it was won.
 */
level: string | null, 
/**
 * What that is worth.
 */
medal: Medal | null, };
export type Statistics = { 
/**
 * How they ended.
 */
tally: Tally, 
/**
 * Wins and losses in a row.
 */
streaks: Streaks, 
/**
 * By game.
 */
games: Array<OfGame>, 
/**
 * By opponent, the most frequent first.
 */
opponents: Array<Against>, 
/**
 * Alone, by level.
 */
levels: Array<With>, 
/**
 * By shadow card.
 */
shadows: Array<With>, 
/**
 * By infusion card.
 */
infusions: Array<With>, 
/**
 * The dice.
 */
dice: DiceStatistics, };
export type Status = "waiting" | "playing" | "over";
export type Streaks = { 
/**
 * Wins up to now; losses, if it is below 0.
 */
now: number, 
/**
 * The most wins in a row.
 */
won: number, 
/**
 * The most losses in a row.
 */
lost: number, };
export type Subscription = { 
/**
 * Where its push service takes notices.
 */
endpoint: string, 
/**
 * Its public key, in base64url.
 */
p256dh: string, 
/**
 * Its secret, 16 bytes in base64url.
 */
auth: string, 
/**
 * `en`, `de` or `fr`.
 */
lang: Lang, };
export type TableInfo = { 
/**
 * Its link.
 */
link: string, 
/**
 * Which game.
 */
game: GameName, 
/**
 * How it was laid, as records write it.
 */
setup: Setup, 
/**
 * What was agreed beside the rules.
 */
options: Options, 
/**
 * What has become of it.
 */
status: Status, 
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>, 
/**
 * How many only watch.
 */
watchers: number, 
/**
 * What is promised about the dice; the seed is shown once the game is over.
 */
fair: Fair, 
/**
 * What was proposed and not agreed yet.
 */
proposals: Array<Proposed>, 
/**
 * For who sits here: the windows that you declined ahead.
 */
declined?: Array<Declined>, 
/**
 * Whom you have muted.
 */
muted?: Array<number>, 
/**
 * Whether everybody wishes that what is said is kept.
 */
keeps_talk: boolean, 
/**
 * For who laid the table: the invitation to sit down.
 */
invite?: string, 
/**
 * If the table can't be played on: from which number on its history can't be replayed, and why.
 */
frozen?: Frozen, 
/**
 * The link of the table where the players went on.
 */
moved?: string, 
/**
 * If the game doesn't count though it was laid as rated: why.
 */
unrated?: Unrated, };
export type TableSummary = { 
/**
 * Its link.
 */
link: string, 
/**
 * Which game.
 */
game: GameName, 
/**
 * How it was laid.
 */
setup: Setup, 
/**
 * What was agreed beside the rules.
 */
options: Options, 
/**
 * `waiting`, `playing` or `over`.
 */
status: Status, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * When it was laid, in milliseconds since 1970.
 */
created: number, 
/**
 * When it ended.
 */
ended: number | null, 
/**
 * Who sits where.
 */
seats: Array<SeatSummary>, 
/**
 * The seats of whoever asks.
 */
you: SeatName[], 
/**
 * The seat that is asked, at one's own tables.
 */
turn: SeatName | null, 
/**
 * Whoever knows this may sit down: at listed tables with a free seat, and at one's own.
 */
invite: string | null, };
export type TalkLine = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * The number of who said it, at this table: the place of a seat, or one behind the seats for somebody who watches.
 */
who: number, 
/**
 * Their name.
 */
name: string, 
/**
 * Their seat; none if they watch.
 */
seat: SeatName | null, 
/**
 * What; or the name of a quick phrase, if it begins with a slash.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };
export type Tally = { 
/**
 * All of them.
 */
played: number, 
/**
 * Won.
 */
won: number, 
/**
 * Lost.
 */
lost: number, 
/**
 * Nobody won.
 */
draws: number, 
/**
 * Not played to the end.
 */
unfinished: number, 
/**
 * Played for both sides at one screen.
 */
shared: number, };
export type Token = { 
/**
 * What it is.
 */
kind: TokenKind, 
/**
 * A hat's points; 0 otherwise.
 */
value: number, 
/**
 * Blue squares: the police it brings.
 */
squares: number, };
export type TokenKind = "hat" | "gambling" | "weapons" | "contraband" | "infusion";
export type Tokens = { 
/**
 * What the set is called.
 */
name: string, 
/**
 * Its tokens.
 */
tokens: Array<Print>, 
/**
 * Its markers.
 */
markers: Markers, };
export type Unrated = "guest" | "often" | "ended";
export type Until = "phase" | "said" | "now";
export type Update = { 
/**
 * The number of the last line of the table's history.
 */
seq: number, 
/**
 * The request that this answers.
 */
re?: string, 
/**
 * What you are asked; none if it is not you who is asked.
 */
ask: Ask | null, 
/**
 * Whether you can take your last decision back.
 */
undo: boolean, 
/**
 * Until when whoever is asked has to decide, in milliseconds since 1970.
 */
deadline?: number, 
/**
 * Who is asked what; none before the start and after the end.
 */
turn: Turn | null, 
/**
 * What happened since the last update, or since the number that was asked for.
 */
story: StoryLine[], 
/**
 * How it ended.
 */
outcome?: Outcome, 
/**
 * The table as you see it; none before the start.
 */
view: View | null, 
/**
 * What the position would come to as it lies, if the connection asked for it.
 */
forecast?: Forecast, };
export type Verdict = "won" | "lost" | "draw" | "unfinished" | "shared";
export type VirtualMarkers = { gambling: number, weapons: number, contraband: number, };
export type Who = "me" | "here" | "link" | "gang" | `bot:${string}`;
export type Wish = { "game": "smile-and-gun", 
/**
 * How the table is laid.
 */
setup?: SmileWish, 
/**
 * Who sits where.
 */
seats?: Partial<Record<SeatName, Who>>, 
/**
 * What is agreed beside the rules.
 */
options?: OptionsWish, } | { "game": "gangster", 
/**
 * How the table is laid.
 */
setup?: GangsterWish, 
/**
 * Who sits where.
 */
seats?: Partial<Record<SeatName, Who>>, 
/**
 * What is agreed beside the rules.
 */
options?: OptionsWish, };
export type With = { 
/**
 * Its name in records.
 */
name: string, 
/**
 * How they ended.
 */
tally: Tally, };
