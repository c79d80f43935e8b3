### The rules as Backroom plays them, in our own words.
### Numbers are those of the rules pages: W for With a Smile & a Gun, G for Gangster.

## W0

chapter-W0 = Components and geometry
    .short = Nine districts lie in the middle, twelve spaces run around them. Bosses and the Shadow walk on the spaces; henchmen, police and tokens lie in the districts.
W0-1 = The city
    .text = The city is a grid of three by three districts, numbered row by row: 0 1 2 on top, 3 4 5 in the middle, 6 7 8 below. District 4 is the centre; 0, 2, 6 and 8 are the corners.
W0-2 = The spaces around it
    .text = Twelve spaces run clockwise around the city: 0 to 2 along the top, 3 to 5 down the right side, 6 to 8 back along the bottom, 9 to 11 up the left side. Each shows two numbers, its own and its own plus 12, to help you count. Each faces a line of three districts, nearest first: space 0 faces 0, 3, 6; space 1 faces 1, 4, 7; space 2 faces 2, 5, 8; space 3 faces 2, 1, 0; space 4 faces 5, 4, 3; space 5 faces 8, 7, 6; space 6 faces 8, 5, 2; space 7 faces 7, 4, 1; space 8 faces 6, 3, 0; space 9 faces 6, 7, 8; space 10 faces 3, 4, 5; space 11 faces 0, 1, 2. The first district of the line is the one “in front of” a figure that stands there.
W0-3 = Harbour and park
    .text = The harbour is district 0, next to spaces 0/12 and 11/23. The park is district 5, next to space 4/16 only.
W0-4 = The ring
    .text = The eight outer districts form a ring. Clockwise it runs 0, 1, 2, 5, 8, 7, 6, 3 and back to 0.
W0-5 = Adjacent districts
    .text = Two districts are adjacent when they share a side. The city has 12 such pairs.
    .ruling = Districts that touch only at a corner are not adjacent.
W0-6 = Room for tokens
    .text = The centre has room for 3 tokens, every other district for 2. With the Cursed in play the park has room for 1 (W6.13).
W0-7 = Dice, figures and cubes
    .text = There are 13 dice, two bosses (green and yellow), the Shadow, and cubes in green, yellow and blue. Blue cubes are the police; the players’ cubes are their henchmen.
    .ruling = Cubes never run out; both boxes hold multiplier markers for that. So the first edition’s clause about borrowing cubes from the Historian never comes up.
W0-8 = Tokens
    .text = Tokens are what the fight is about: hats, each with a value; three kinds of business (gambling, weapons and contraband); and infusions. The blue squares on a token say how many police officers it brings. The German edition has 26 hats, 6 gambling, 5 weapons, 4 contraband and 7 infusions. The first edition has 45 tokens, 5 of them infusions.
    .assumed = What is printed on the tokens is known only in part: hats of 2, 3, 4 and 6 occur in the books, the rest we assume. Hats in the German edition and in the first: value 2 without a square (8 and 8), value 3 with one (7 and 8), value 4 with one (5 and 6), value 5 with two (3 and 4), value 6 with three (3 and 4). Gambling with one square and with two: 3 and 3 in the German edition, 2 and 2 in the first; weapons: 3 and 2, in the first 2 and 1; contraband: 3 and 1, in the first 2 and 1. Infusions: in the German edition 4 with one square and 3 with two, in the first 3 without and 2 with one. For the first edition this makes 30 hats, 4 gambling, 3 weapons and 3 contraband, which is assumed as well. If you own the box, correct the token file and play with that.
W0-9 = Face up, face down
    .text = Businesses and infusions lie face up or face down. Face down they are worth 1 point and their kind no longer counts. Hats are the same on both sides. Everything on the table is public; only the order in the bag is hidden.
W0-gap = A known gap
    .text = The German box lists two “variant” reference cards that no text we know describes. Backroom plays without them.

## W1

chapter-W1 = Setup
    .short = Pick one Shadow card and one infusion card, put out the infusions, fill the bag. Three rounds follow.
W1-1 = Cards and starting places
    .text = One Shadow card and one infusion card are in play for the whole game, drawn at random or chosen. For a first game take the Badge and Last Chance; monsters are for players who know their way around. Both bosses and the Shadow start on space 0. A monster starts in its own district instead, and in scenario 9 (W10 #9) the Shadow starts on space 5.
W1-2 = Infusions at the start
    .text = German edition: shuffle the 7 infusions, give one to each player, face up, and put one in each of the four corners and one in the centre. First edition: put all 5 infusions in the four corners and the centre; the players start without one.
W1-3 = The bag
    .text = All other tokens go into the bag.
W1-4 = First player
    .text = The first player is drawn at random, or is whoever the players agree on.
W1-5 = Three rounds, five phases
    .text = The game lasts 3 rounds of 5 phases: 1, Sizing It Up (W2); 2, Hitting the Town (W3); 3, Casting the Shadow, and 4, Feeling the Heat (both W4); 5, Settling the Score (W5). Then comes final scoring (W8).

## W2

chapter-W2 = Phase 1, Sizing It Up
    .short = Roll all the dice. Every district gets its tokens, and the blue squares on them bring the police.
W2-1 = Rolling the dice
    .text = The first player rolls all 13 dice; they form the common pool. Then the districts are filled. Any later reroll is made by whoever causes it.
W2-2 = Which districts are filled
    .text = In round 1 every district is filled. In later rounds every district is filled except those that went unscored in the round before (W5.5); these keep what they have.
    .ruling = What did not score is not filled: the first edition’s words decide for both, as the German book says two different things. So a district that went unscored because it held no cubes is skipped too, even if it has room, unless it holds no token at all (W5.11). The Hideout’s district has scored and is filled.
W2-3 = Filling order
    .text = Filling goes level by level. Every district to be filled that holds no token gets its first; then every one that holds one gets its second; then the centre gets its third. Within a level start with the centre, go on with the district in front of the Shadow (or the monster’s own), then clockwise around the ring. With the Guardian: the centre, then the ring from district 0.
    .ruling = This order is always kept, in both editions, not only when tokens run short.
W2-4 = Empty bag
    .text = Each time a token must be drawn and the bag is empty, the hats of the discard pile go into the bag, the pile’s other tokens leave the game, and filling goes on. If there is still nothing to draw, some places stay empty.
W2-5 = Police arrive
    .text = German edition: every token placed in this phase brings as many police officers as it shows blue squares. First edition: every district that received at least one token in this phase gets as many police officers as all its tokens together show blue squares, older ones included.
    .ruling = In round 1 the infusions put out during setup count as placed in this phase. All police of this phase come after its last token.
    .assumed = How many blue squares each token shows is assumed (W0.8).

## W3

chapter-W3 = Phase 2, Hitting the Town
    .short = On your turn take two dice. The first moves your boss, and 3, 2 and 1 of your henchmen go into the three districts ahead of him. The second is your action.
W3-1 = Turns
    .text = Starting with the first player, you take turns until each of you has had 3. One die is left over; it belongs to the Shadow.
W3-2 = All dice equal
    .text = At the start of your turn, and only then, you may reroll the whole pool if all dice in it show the same number, and again for as long as they do.
    .ruling = The first infusion you use in a turn also ends this chance.
W3-3 = Taking two dice
    .text = Take two dice from the pool in one go: one for movement, one for the action.
    .ruling = Both are taken before anything moves. Last Chance may come before or after, never in between.
W3-4 = Movement
    .text = Your boss moves clockwise, exactly as many spaces as the movement die shows. Any number of figures may share a space.
W3-5 = Placing henchmen
    .text = Put 3 of your henchmen in the nearest district of your boss’s line, 2 in the next and 1 in the last.
W3-6 = The action
    .text = Carry out the action of your action die. 1: one police officer goes to any district you like. 2 or 3: move one of your own henchmen to another district. 4 or 5: remove one cube of any colour from any district. 6: add one of your own henchmen to each of two adjacent districts.
    .ruling = The action is not optional; it must be carried out.
W3-7 = Using infusions
    .text = Only a face-up infusion in front of you can be used; which one you spend is up to you, as they differ in squares. After its effect it leaves the game (exceptions: W7.2, W10 #3, W10 #7). Unless stated otherwise, infusions are for your own turn in phase 2. Last Chance and Dragging Arms: any time until the turn ends. Quick Step: after taking dice, instead of the move. Shell Game: after the move, before placing. Slippery: after the move, before or after placing, but before the action. Overwhelm: instead of the action. Knockoff: whenever you gain a hat or a business. Enthralling: in phase 5. Soulmate: at the end of the game. None can be used in phases 1, 3 and 4, during the rival’s turn, or for the extra actions of the Collector (W6.7) and the Water Creature (W6.11). Quick Step, Shell Game and Overwhelm work once per turn, the others as often as you have infusions; each token works once. A face-up infusion you never used is worth nothing, except for Soulmate (W7.9) and for breaking a tie (W8.5).

## W4

chapter-W4 = Phases 3 and 4, Casting the Shadow and Feeling the Heat
    .short = The last die moves the Shadow, whose card strikes where it stops. Then add up your action dice: whoever has less heat gets a bonus.
W4-1 = The Shadow moves
    .text = The Shadow moves clockwise by the leftover die; monsters stay where they are. Then its card takes effect if it names this phase. “This district” on a card means the one in front of the Shadow, or the one where the monster lives.
W4-2 = Most and fewest
    .text = When a card looks for the player with the most or fewest henchmen, police are ignored, and on a tie nothing happens unless the card says otherwise. Zero against zero is a tie. The fewest may be zero.
W4-3 = Heat
    .text = Your heat is the sum of your three action dice, read once at the start of phase 4. The player with less heat may add either one cube of any colour or two police officers to one district. If heat is equal, nobody may.

## W5

chapter-W5 = Phase 5, Settling the Score
    .short = District by district: whoever has the most cubes takes a token first, then the second. The police play along. On a tie for first nobody takes anything.
W5-1 = Order of settling
    .text = Districts come up one by one: the one in front of the Shadow (or the monster’s own), then clockwise around the ring, the centre last; for the Guardian see W6.12. In each district, in this order: (1) Enthralling may be used; (2) in the Shadow’s district the Gumshoe is settled; (3) the colours are ranked, and an unscored district stops here; (4) first, second and third take, each finishing everything before the next begins: virtual markers, token, face up or down, Knockoff, scenario effect; (5) what is left because of a tie is discarded; (6) the cubes leave, by W6.4 or W6.6 where these apply, otherwise to the supplies.
W5-2 = Places
    .text = Green, yellow and the police are ranked by their cubes in the district. A colour without a cube has no place.
W5-3 = Taking tokens
    .text = First takes a token of their choice, second takes the one that remains. In the centre second chooses between the two that remain and third takes the last. Taking is not optional.
    .ruling = If there are fewer tokens, the same order is served until none is left. A district with a single first but without any token still counts as scored.
W5-4 = What the police take
    .text = The police take what comes first in this order: hat (the highest value first), gambling, weapons, contraband, infusion.
    .ruling = Among equals they take the token with more blue squares.
    .assumed = How many blue squares each token shows is assumed (W0.8).
W5-5 = Tie for first
    .text = If colours tie for first, or if there is no cube at all, the district is not scored: all cubes and tokens stay, and the next filling skips it (W2.2).
W5-6 = Tie for second
    .text = If colours with cubes tie for second, all remaining tokens are discarded once first has taken.
W5-7 = No second
    .text = If nobody is second (or, in the centre, nobody is third), the tokens that are left stay in the district.
    .ruling = The German book says so for second place only; we apply it to the first edition and to third place as well.
W5-8 = Face up or face down
    .text = Whoever gains a business or an infusion decides at once: face up, or face down for 1 point. The choice is final.
W5-9 = Discard pile
    .text = What the police take goes to the discard pile.
W5-10 = Clearing the district
    .text = After a district has been scored, all its cubes go back to the supplies (for exceptions see W6.4 and W6.6).
W5-11 = Emptied districts
    .text = When all nine districts have been settled, after round 3 as well and before final scoring: an unscored district that holds no token loses all its cubes, and will be filled again. Cubes that were left in a scored district or added to it afterwards (W6.6, W10 #4) stay; but with the Remover every district without a token loses its cubes, scored or not.
    .ruling = The books clear districts only for the Remover; we clear the unscored ones with every card.
W5-12 = Next first player
    .text = Then the player with more tokens becomes first player; on a tie the marker changes hands. Every hat, face-up token and face-down token counts 1; a token doubled by Knockoff counts 1, the infusion under it 0. After round 3 this is skipped.

## W6

chapter-W6 = Shadow cards
    .short = One of these is in play for the whole game. Only the one on your table matters.
W6-1 = The Badge
    .text = Both editions. After the Shadow has moved, remove all police from this district.
    .ruling = For a first game the first edition suggests “The Mole”, a name that no card has; we take it to mean this one.
W6-2 = The Gumshoe
    .text = Both editions. In phase 5 the player with the most henchmen in this district takes the card. On a tie, zero against zero included, it goes to the middle, even if someone held it. Whoever holds it may not take a die that shows the highest number in the pool, unless all dice in the pool are equal. Holding it at the end costs 3 points.
    .ruling = The card is settled when this district comes up (W5.1), whether it is scored or not. “Highest” is read at the moment you take. Your two dice are judged as if taken one after the other, in whichever order is legal: of 6 6 3 you must take the 3 and may then take a 6, and either of them may be the movement die.
W6-3 = The Siren
    .text = Both editions. After the Shadow has moved, the colour with the most cubes in this district loses half of them, the number lost being rounded down. If several colours tie for the most, each of them does. The police count as a colour here.
W6-4 = The Historian
    .text = Both editions. When this district has been scored, the henchmen that leave it go onto the card instead of to the supplies; police do not. At the end each henchman there is worth 1 point to its owner, and a player with none there loses 5. If the district goes unscored, or is cleared by W5.11, nothing goes onto the card.
W6-5 = The Remover
    .text = Both editions. After the Shadow has moved, one token of this district is discarded, chosen in the order of the police (W5.4). If that leaves one token, there is no prize for second. After phase 5 every district without a token loses all its cubes (W5.11).
W6-6 = The Hideout
    .text = German edition. When this district has been scored, the player with fewer henchmen in it leaves them there. On a tie all leave.
    .ruling = The district is filled as usual, since it was scored.
W6-7 = The Collector
    .text = German edition. In phase 3 the player with the most henchmen in this district may reroll one of their own action dice, then carries out the action it now shows and puts the die back; its new number counts for heat. On a tie both may; the first player says who goes first, before anyone says whether they reroll.
    .ruling = An extra action that can’t be carried out is dropped. Who may reroll is fixed when the Shadow stops. Zero against zero is a tie like any other (W4.2): both may.
W6-8 = The Press
    .text = German edition. Each player’s heat grows by the number of their henchmen in this district.
W6-9 = The Secret Service
    .text = German edition. After the Shadow has moved, add 2 police officers to this district.
W6-10 = The Mayor
    .text = German edition. After the bonus of phase 4 the player with less heat may also add 2 of their own henchmen to this district: both or none. If heat is equal, nobody may.
W6-11 = Monsters, and the Water Creature
    .text = German edition. Monsters (W6.11 to W6.13) live in one district for the whole game and do not walk; the leftover die drives their effect instead, and wherever a rule speaks of the Shadow’s district, it means theirs. The Water Creature lives in the harbour (district 0). In phase 3 the player with the most henchmen there may use the leftover die for an extra action. It adds no heat.
W6-12 = The Guardian
    .text = German edition; a monster, lives in the centre. In phase 5 it counts there as a fourth colour with as many cubes as the leftover die shows. It wins every tie it is in: it takes the place, and the others are tied for the next one. It takes in the order of the police (W5.4), and its token goes into the bag. The centre is settled first, then the ring from district 0.
    .ruling = If colours tie for first above it, the centre is not scored. On a tie for third the rest is discarded. Fourth place gets nothing.
W6-13 = The Cursed
    .text = German edition; a monster, lives in the park (district 5), which holds only one token. In phase 3 the leftover die is put there. In phase 5 first takes the token or the die, and second takes what is left. Whoever takes the die puts as many of their own henchmen onto the card as it shows. The police take the die only if nothing else is there, and without effect. If the park goes unscored, or a tie or a missing second leaves the die untaken, the die goes back; a token that remains follows W5.6 and W5.7. At the end each henchman on the card is worth 1 point, and the player with the most there gets 5 more (on a tie nobody).

## W7

chapter-W7 = Infusion cards
    .short = One of these is in play. Spend a face-up infusion of yours to use it.
W7-1 = Last Chance
    .text = Both editions. Reroll one or more of the dice still in the pool, the last one too, which drives the Shadow.
W7-2 = Knockoff
    .text = Both editions. When you gain a hat or a business, you may put it, face up or face down, on one of your face-up infusions. A hat then counts twice its value, a face-up business counts as two for the majority, and a face-down one is worth 2.
    .ruling = One infusion per token. It stays underneath, counts as used, and does not count as a token. The Cursed’s die can’t be doubled. If a doubled token is swapped away with Slippery (W7.4), it goes back single and the infusion leaves.
W7-3 = Dragging Arms
    .text = Both editions. Move any one cube, whatever its colour, to another district.
W7-4 = Slippery
    .text = Both editions. Swap one of your tokens with one that lies in the district in front of your boss. A face-down token goes back face up.
    .ruling = You need a token there and one of your own other than the infusion you are using. No police come with the swap. What you take counts as gained: you choose its face (W5.8), and with Trickster you may double it by Knockoff (W7.2), on an infusion that is neither used nor given. Marked infusions (W10 #3) can’t be given.
W7-5 = Enthralling
    .text = Both editions. Before a district is settled, replace one police officer there with one of your henchmen. The first player is asked first, then you alternate, until both decline in a row; whoever has no usable infusion counts as declining. It is offered in every district that holds police. Playing solo, your first “no” closes it for that district.
W7-6 = Overwhelm
    .text = German edition. Instead of the action, put as many of your own henchmen as the action die shows into one district. The die still counts for heat.
W7-7 = Quick Step
    .text = German edition. Instead of moving by the die, put your boss on any space, the one it stands on included. Then place henchmen as usual (W3.5).
W7-8 = Shell Game
    .text = German edition. You choose which district of your line gets 3 henchmen, which gets 2 and which gets 1; the usual order is allowed too.
W7-9 = Soulmate
    .text = German edition. At the end each pair of your face-up infusions is worth 10 points.

## W8

chapter-W8 = Final scoring
    .short = Hats score what they show. For each business the player with more face-up tokens scores, and twice as much if the other has none. Anything face down is 1 point.
W8-1 = Hats
    .text = Each hat scores its value.
    .assumed = Which values occur on hats, and how often, is assumed; only that there are hats of 2, 3, 4 and 6 is known (W0.8).
W8-2 = Face-down tokens
    .text = Each face-down token is worth 1 point.
W8-3 = Majorities
    .text = For each business, whoever has more face-up tokens of it takes its marker and the points on it. On a tie nobody does. If the other player has none of it face up, you have a monopoly and the points double.
    .assumed = The points on the markers are assumed: gambling 9, weapons 7, contraband 5; as a monopoly 18, 14 and 10.
W8-4 = Cards
    .text = Then the cards in play are scored: the Gumshoe (W6.2), the Historian (W6.4), the Cursed (W6.13) and Soulmate (W7.9).
W8-5 = Winning
    .text = The player with the most points wins. On a tie, whoever has more face-up infusions wins; then whoever has more henchmen in the districts; then it is a draw.

## W9

chapter-W9 = Solo: the rival gang
    .short = Alone you play against a gang that follows simple orders. You must have more points than it.
W9-1 = Alone against the gang
    .text = Playing solo, you face a gang that follows fixed rules: the Rue Morgue Crew in the first edition, the Brando Avenue Gang in the German one. You are first player in every round. In the German edition the gang’s starting infusion lies face down.
W9-2 = The gang’s reroll
    .text = Before each of its turns the gang rerolls one die showing the pool’s lowest number. It never rerolls a pool of equal dice (W3.2), except as W9.11 says. You roll for it.
W9-3 = The gang’s movement
    .text = For movement the gang takes a die that brings its boss to your boss’s space. If there is none, it takes the one that ends nearest to your boss, counted whichever way round is shorter; on a tie the lower one.
W9-4 = The gang’s henchmen
    .text = It places 4, 3 and 2 henchmen along its line, instead of 3, 2 and 1.
W9-5 = The gang’s action die
    .text = Of the dice that are left the gang takes a 6; if there is none, the lowest number that occurs exactly once; if there is none of those either, the lowest number. It carries out no action, but the die counts for its heat.
W9-6 = The gang’s heat
    .text = If the gang has less heat in phase 4, it takes a solo token worth 3 points and no bonus. If you have less, you get the bonus as usual.
W9-7 = Virtual markers
    .text = In phase 5, before the gang takes a token, it places virtual markers on the businesses: one for each business token lying in the district at that moment, the one it is about to take included. German edition: every time it takes, whatever its place. First edition: only when it is first, or second in the centre. Then it takes in the order of the police (W5.4).
    .ruling = One marker for each token, as the English and German books say; the French one speaks of one for each kind of business that lies there.
W9-8 = The gang’s tokens
    .text = The gang turns infusions face down, keeps businesses face up, and never uses an infusion.
W9-9 = What virtual markers count
    .text = First edition: each virtual marker counts as a face-up token of its business, even if the gang has no other. German edition: the markers of a business count only if the gang has a real token of it; if it has none and you have some, you hold the monopoly.
W9-10 = Winning alone
    .text = You win only with strictly more points than the gang.
W9-11 = Difficulty
    .text = Choose one level per game. First edition: easy (the gang gets no solo tokens, it only keeps the bonus from you); normal; hard (if all dice are equal before its turn, it first rerolls the whole pool once; and when it takes a 6 as its action die, it at once puts one henchman in front of your boss and one in the Shadow’s district); legendary (as hard, and its infusions count 3 and its solo tokens 6). German edition: Trickster (two or three infusion cards are in play and each use picks one of them; a fixed card is among them); Henchman (no solo tokens); normal; Capo (when it takes a 6 as its action die, it places henchmen as in hard); Don (as Capo, and its face-down infusions count 3 and its solo tokens 6).
W9-12 = The gang and the Shadow cards
    .text = The gang always uses what it may. Water Creature: instead of an action it places henchmen along your boss’s line; on a leftover die of 1 to 3 one in the first district, on 4 or 5 one in each of the first two, on 6 one in each of the three. Collector: it rerolls its highest action die, whose new number counts for heat, and then places henchmen in the same way, read off the leftover die and not off the reroll; on a tie you say who goes first. Cursed: it takes the die unless a hat of strictly higher value lies there; virtual markers are placed all the same. Gumshoe: the card binds the gang too, first for the movement die, then for the action die, each judged on the pool as it is then; the 3 points are lost too. Historian: without a henchman there it too loses 5. Mayor: it adds its 2 henchmen. With all other cards it is a player like any other.
W9-13 = Infusion cards by difficulty
    .text = Advice, not a rule: how hard a solo game is depends a lot on the infusion card. Easy: Knockoff, Dragging Arms, Overwhelm, Soulmate. Medium: Slippery, Enthralling, Shell Game. Hard: Last Chance, Quick Step.

## W10

chapter-W10 = Solo campaign
    .short = Ten gangs, one after the other, each with a twist and a condition of its own.
W10-1 = The Ravens
    .text = The campaign belongs to the German edition. W9 applies except where a scenario says otherwise; you must beat the gang’s score and meet the scenario’s condition. Scenarios are played in order, and a win takes you to the next, but you may also choose freely. Suggested cards can be changed, fixed ones can’t. Every difficulty level goes with every scenario. The Ravens: Shadow card the Collector, infusion card Soulmate (fixed). The gang’s infusions stay face up, the one it starts with too. While it has an odd number of them, it takes an infusion before anything else, even before the Cursed’s die. It scores Soulmate (W7.9) as you do. No further condition.
W10-2 = The Red Death
    .text = Shadow card the Remover, infusion card Knockoff. The gang plays by W9 unchanged. Condition: you have a monopoly and the gang has none.
W10-3 = The Barrel
    .text = Shadow card the Siren, infusion card Enthralling. Infusions you have used stay in front of you, marked. They count for nothing else and can’t be used again. Each counts as one use, and Knockoff counts as a use too. Condition: you have used at least 4 infusions.
    .ruling = Soulmate can’t be the only infusion card: it is never used.
W10-4 = Lenore’s Boys
    .text = Shadow card the Badge, infusion card Slippery. Each time the gang takes a hat of 2 or 3, it at once adds a henchman to the centre, or, if the hat came from the centre, to the district in front of its boss. The henchman counts there if that district is still to be settled. Condition: you hold at least 6 hats of printed value 2 or 3.
    .assumed = How many hats of 2 and 3 there are is assumed: 8 and 7 in the German edition (W0.8).
W10-5 = Athena
    .text = Shadow card the Historian (fixed), infusion card Dragging Arms. The gang starts with 2 henchmen on the card. When it has less heat it takes no solo token but puts one more henchman onto the card, 3 with Capo and Don. Condition: you have more henchmen on the card than the gang.
    .ruling = With Henchman, where the gang takes no solo tokens, it puts none there.
W10-6 = The Gold Bugs
    .text = Shadow card the Mayor, infusion card Shell Game. The gang takes in this order: gambling, weapons, contraband, hat, infusion; the Cursed’s die comes first, as in W9.12. It places no virtual markers. Condition: you have two monopolies.
W10-7 = Montresor’s Gang
    .text = Shadow card the Gumshoe, infusion card Overwhelm. The gang has no starting infusion: that token goes into the bag after the first filling. Infusions that would be discarded or leave the game go into the bag at once. Condition: the moment the gang gains an infusion you lose, and nothing further is settled.
W10-8 = The Three Roses
    .text = Shadow card the Press, infusion card Last Chance. Between phases 3 and 4 reroll the leftover die, move the gang’s boss by it without placing henchmen, and turn all police in the district in front of it into the gang’s henchmen. The Guardian and the Cursed use the new number, and the Press counts the new henchmen. No further condition.
W10-9 = Tar and Feather
    .text = Shadow card the Hideout, infusion card Quick Step. The Shadow starts on space 5. The gang places 3, 2 and 1. Then, before it takes its action die, the Shadow moves by the gang’s movement die, its card doing nothing, and one gang henchman goes to each district of the Shadow’s line. No further condition.
    .ruling = Monsters can’t be chosen: the Shadow has to walk.
W10-10 = Your Legacy
    .text = Any Shadow card, any infusion card. The book only announces this scenario as a download.
    .ruling = It is played as Legacy (W11.3): your score gives you a rank.

## W11

chapter-W11 = Solo missions
    .short = Five missions with a score to reach and a task; or play for your legacy, where only your own points count.
W11-1 = Five missions
    .text = First edition. Five gangs in order; each asks for a score and an objective, and the gang’s own score doesn’t matter. The Red Death: 48 points and one monopoly. The Ravens: 50 points and 3 infusions gained. Lenore’s Boys: 52 points and 7 hats of 2 or 3 held at the end. Unkindness: 54 points and two monopolies. 6th Street Amontillado: 56 points and all 5 infusions gained. An infusion is gained when you take it in phase 5 (W5.3) or with Slippery (W7.4); those you give away with Slippery are subtracted, those you have used still count.
    .assumed = How many hats of 2 and 3 there are is assumed: 8 of each in the first edition (W0.8).
W11-2 = Hard mode
    .text = In hard mode you must also beat the gang’s score. Missions combine with every level of the first edition.
W11-3 = Legacy
    .text = Playable in both editions. Only your own score counts. There are four ranks: below 45, 45 to 55, 56 to 65, and 66 or more.

## W12

chapter-W12 = Worked examples
    .short = Positions from the books, with what must come of them.
W12-1 = Example: an ordinary district
    .text = A district holds 3 green cubes, 2 yellow ones and 1 police officer, and two hats. Green takes whichever hat they like, yellow takes the other, the police get nothing.
W12-2 = Example: the police choose
    .text = A district holds 2 police officers and 1 yellow cube, a hat of 6 and weapons. The police take the hat, yellow gets the weapons.
W12-3 = Example: a tie in the centre
    .text = The centre holds 4 yellow cubes, 2 green ones and 2 police officers, a hat of 3, gambling and an infusion. Yellow takes one of the three; green and the police tie for second, so the other two are discarded.
W12-4 = Example: the gang moves
    .text = The gang’s boss is 4 spaces behind yours; there are a 3 and a 5 but no 4. It takes the 3. It is 2 spaces behind; there are a 1 and a 3 but no 2. It takes the 1.
W12-5 = Example: the gang’s action die
    .text = Of 1 1 1 2 3 the gang takes the 2 as its action die, and of 1 1 1 2 3 5 5 as well: the lowest number that occurs just once.

## G0

chapter-G0 = Gangster: components
    .short = Four gangs of nine gangsters on a board of six by six. A gangster’s number is its power.
G0-1 = What there is
    .text = A board of 6 by 6 spaces. 36 gangsters in four gangs (red, blue, yellow, grey) of 9: three each of power 1, 2 and 3. A rank track that starts at 0. 4 bullets.
    .assumed = The rule sheet says that a gang has nine gangsters and that you start with one of each power. That there are three of each comes from a published review.
G0-2 = Players
    .text = 2 to 4 players, each with one gang.
    .ruling = With fewer than four players the other gangs are neutral: they are in the stacks, count in lines and can win a line. Those points are lost.

## G1

chapter-G1 = Gangster: setup
    .short = Each player keeps three gangsters, two more lie open, the rest form two stacks. Bullets are scarce.
G1-1 = Your own supply
    .text = Each player puts out three gangsters of their own gang: one of power 1, one of power 2, one of power 3.
G1-2 = Stacks and open supply
    .text = All other gangsters are shuffled and put face down in two stacks. One from each is turned up; these two are the open supply.
    .ruling = The stacks are as equal as possible; if one is larger, it is the first.
G1-3 = Bullets
    .text = Each player gets 1 bullet; with 2 players each gets 2.
G1-4 = Order of play
    .text = The first player is drawn at random; play goes clockwise.

## G2

chapter-G2 = Gangster: a turn
    .short = Do exactly one thing: place a gangster, move one a single space, or shoot a neighbour.
G2-1 = Place
    .text = On your turn you do exactly one thing: place, move (G2.2) or shoot (G2.3). You can’t pass while one of them is possible. To place is to put a gangster face up on any free space: one from your own supply, which is never refilled; or one of the two open ones; or the top one of either stack, which nobody sees before it is drawn and which must then be placed. From the open supply and the stacks you may place any colour; other players’ supplies are out of reach. After you place an open one, lines are scored first, then the open supply is refilled from a stack. Empty stacks refill nothing.
    .ruling = You choose the stack that refills the open supply.
G2-2 = Move
    .text = Move any living gangster, whatever its colour, one space up, down, left or right onto a free space. You can’t move one that stands in a complete row or column, nor the one that was placed or moved in the turn before.
    .ruling = “The turn before” is the last turn actually taken, even if players were skipped in between. After a shot no gangster is barred.
G2-3 = Shoot
    .text = One of your own living gangsters kills another living gangster next to it, not diagonally, for one bullet. The dead one stays: it still fills its space and counts towards the six, but it can’t be moved, can’t shoot, and its power is gone. Complete lines are no shelter, neither for the shooter nor for the victim; a line already scored is not scored again.
    .ruling = The shooter is your own: the sheet’s text says “a gangster”, its picture shows one of yours. The victim may belong to any gang, your own included.
G2-4 = Nothing to do
    .text = A player who can do nothing is skipped. Near the end one player may thus have several turns in a row.
G2-5 = Back and forth
    .text = The rule sheet sets no limit to moving gangsters back and forth; a ruling of ours does.
    .ruling = After 12 moves (G2.2) in a row with nothing placed or shot, whoever can place or shoot must do so. The moves of all players count together.

## G3

chapter-G3 = Gangster: scoring a line
    .short = Six in a row or column are scored at once: the strongest gang gets its lead over the second. Gangs tied for the lead knock each other out.
G3-1 = When a line is scored
    .text = As soon as a sixth gangster is placed in or moved into a row or column, that line is scored, and only once.
G3-2 = Who scores how much
    .text = Add up the power of each gang’s living gangsters in the line. The strongest gang scores its lead over the second strongest; if no other gang has a living gangster there, the second counts as 0.
G3-3 = Ties
    .text = Gangs tied for the lead knock each other out. The next strongest then scores its lead over the one below it; if that place is tied as well, those go out too, and so on.
    .ruling = A tie for second does not change what first gets: 6, 4, 4 and 0 give 2. Watch out for this one: it comes up in one line out of four, and another reading would give 6.
G3-4 = Two lines at once
    .text = If a gangster is placed so that it completes a row and a column, both are scored, in the order chosen by the player who placed it.

## G4

chapter-G4 = Gangster: end of the game
    .short = Whoever reaches 17 wins at once. Otherwise the highest rank wins when the board is full.
G4-1 = Al Capone
    .text = The game ends at once when a player’s rank reaches 17 or more; a second line still waiting is not scored. That player is Al Capone.
G4-2 = Full board
    .text = Otherwise the game ends when all 36 gangsters lie on the board, after scoring. The highest rank wins; on a tie, whoever reached that rank first.
    .ruling = If everybody is still at 0, it is a draw.

## G5

chapter-G5 = Gangster: examples
    .short = Examples from the rule sheet, and what must come of them.
G5-1 = Example: a plain majority
    .text = Red has 6, blue has 4: red scores 2.
G5-2 = Example: a tie for the lead
    .text = Red 3, blue 3, yellow 2, grey 1: red and blue knock each other out, yellow scores 1.
G5-3 = Example: who can be shot
    .text = A red gangster stands next to a grey and a yellow one, but not next to the blue one. Red may shoot grey or yellow, not blue.
