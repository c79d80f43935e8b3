### Names and effects of cards, places, gangs, levels, scenarios and missions.

## Games and editions

game-smile-and-gun = With a Smile & a Gun
    .text = Two bosses, thirteen dice and a city that can be bought by the block, if the Shadow doesn’t get there first.
game-gangster = Gangster: The Bosses of Chicago
    .text = Thirty-six gangsters, four bullets, one Al Capone: fill the rows, count the power, and mind who stands next to you.
edition-german = German edition
edition-first = First edition
rival-first = Rue Morgue Crew
rival-german = Brando Avenue Gang

## Shadow cards

shadow-badge = The Badge
    .text = After the Shadow has moved, all police leave this district.
shadow-gumshoe = The Gumshoe
    .text = In phase 5 the player with the most henchmen in this district takes the card; on a tie it goes back to the middle. Whoever holds it may not take a die showing the pool’s highest number, unless all dice there are equal. Holding it at the end costs 3 points.
shadow-siren = The Siren
    .text = After the Shadow has moved, the colour with the most cubes in this district loses half of them, the loss rounded down. Tied colours all lose half; the police are not spared.
shadow-historian = The Historian
    .text = When this district has been scored, the henchmen leaving it go onto this card. At the end each is worth 1 point to its owner; a player with none here loses 5.
shadow-remover = The Remover
    .text = After the Shadow has moved, one token of this district is discarded: the one the police would take. If one token is left, second place gets nothing.
shadow-hideout = The Hideout
    .text = When this district has been scored, the player with fewer henchmen in it leaves them there. On a tie all leave.
shadow-collector = The Collector
    .text = In phase 3 the player with the most henchmen in this district may reroll one of their action dice, carries out the action it then shows and puts it back; the new number counts for heat. On a tie with henchmen there both may, in the order the first player chooses.
shadow-press = The Press
    .text = Each player’s heat grows by the number of their henchmen in this district.
shadow-secret_service = The Secret Service
    .text = After the Shadow has moved, 2 police officers are added to this district.
shadow-mayor = The Mayor
    .text = After the bonus of phase 4 the player with less heat may also add 2 of their own henchmen to this district, both or none. Equal heat: nobody may.
shadow-water_creature = The Water Creature
    .text = A monster; lives in the harbour and never walks. In phase 3 the player with the most henchmen there may use the leftover die for an extra action, which adds no heat.
shadow-guardian = The Guardian
    .text = A monster; lives in the centre and never walks. In phase 5 it counts there as a fourth colour with as many cubes as the leftover die shows, wins every tie it is in and takes like the police, but its token goes into the bag. The centre is settled first, then the ring from the harbour.
shadow-cursed = The Cursed
    .text = A monster; lives in the park, which holds only one token, and never walks. In phase 3 the leftover die is put there as a second prize: whoever takes it in phase 5 puts that many of their henchmen onto this card; the police take it only if nothing else is there, and without effect. At the end each henchman here is worth 1 point, and the player with the most gets 5 more (tie: nobody).

## Infusion cards

infusion-last_chance = Last Chance
    .text = Any time during your turn: reroll one or more dice still in the pool, even the last one, which drives the Shadow.
    .solo = hard
infusion-knockoff = Knockoff
    .text = When you gain a hat or a business, put it on one of your face-up infusions. A hat counts twice its value, a face-up business counts as two for the majority, a face-down one is worth 2.
    .solo = easy
infusion-dragging_arms = Dragging Arms
    .text = Any time during your turn: move any one cube, whatever its colour, to another district.
    .solo = easy
infusion-slippery = Slippery
    .text = After your move, before your action: swap one of your tokens with one in the district in front of your boss. A face-down token goes back face up.
    .solo = medium
infusion-enthralling = Enthralling
    .text = In phase 5, before a district is settled: replace one police officer there with one of your henchmen. First player first, then in turn, until both decline in a row.
    .solo = medium
infusion-overwhelm = Overwhelm
    .text = Instead of your action: put as many of your henchmen as the action die shows into one district. The die still counts for heat. Once per turn.
    .solo = easy
infusion-quick_step = Quick Step
    .text = Instead of moving by the die: put your boss on any space, even the one it stands on. Then place henchmen as usual. Once per turn.
    .solo = hard
infusion-shell_game = Shell Game
    .text = After your move: choose which district of your line gets 3 henchmen, which gets 2 and which gets 1. Once per turn.
    .solo = medium
infusion-soulmate = Soulmate
    .text = At the end of the game each pair of your face-up infusions is worth 10 points. A single one is worth nothing.
    .solo = easy

## Tokens, districts, colours, gangs

kind-hat = hat
kind-gambling = gambling
kind-weapons = weapons
kind-contraband = contraband
kind-infusion = infusion

district-0 = Harbour
    .at = in the Harbour
    .to = to the Harbour
    .from = from the Harbour
district-1 = Fish Market
    .at = at the Fish Market
    .to = to the Fish Market
    .from = from the Fish Market
district-2 = Central Station
    .at = at Central Station
    .to = to Central Station
    .from = from Central Station
district-3 = Warehouse Row
    .at = in Warehouse Row
    .to = to Warehouse Row
    .from = from Warehouse Row
district-4 = City Hall
    .at = at City Hall
    .to = to City Hall
    .from = from City Hall
district-5 = Park
    .at = in the Park
    .to = to the Park
    .from = from the Park
district-6 = Steelworks
    .at = at the Steelworks
    .to = to the Steelworks
    .from = from the Steelworks
district-7 = Theatre Row
    .at = in Theatre Row
    .to = to Theatre Row
    .from = from Theatre Row
district-8 = Racetrack
    .at = at the Racetrack
    .to = to the Racetrack
    .from = from the Racetrack

colour-green = Green
colour-yellow = Yellow
colour-police = Police

gang-red = Red
gang-blue = Blue
gang-yellow = Yellow
gang-grey = Grey

## Levels of the solo game

level-normal = Normal
    .text = The gang plays by the book. Less heat earns it a solo token worth 3 points.
level-trickster = Trickster
    .text = Two or three infusion cards are in play; each time you use an infusion you pick one of them.
level-henchman = Henchman
    .text = The gang gets no solo tokens; with less heat it only keeps the bonus from you.
level-capo = Capo
    .text = When the gang takes a 6 as its action die, it at once puts one henchman in front of your boss and one in the Shadow’s district.
level-don = Don
    .text = As Capo; the gang’s face-down infusions also count 3 and its solo tokens 6.
level-easy = Easy
    .text = The gang gets no solo tokens; with less heat it only keeps the bonus from you.
level-hard = Hard
    .text = If all dice are equal before its turn, the gang first rerolls the whole pool once. When it takes a 6 as its action die, it at once puts one henchman in front of your boss and one in the Shadow’s district.
level-legendary = Legendary
    .text = As Hard; the gang’s infusions also count 3 and its solo tokens 6.

## Campaign (German edition)

scenario-1 = The Ravens
    .story = The Ravens pay for bottles two at a time and never say why. Last night a druggist was found with a bare shelf and a pair of black feathers on the till. Count your stock, and see that theirs stays odd.
    .rule = Soulmate is fixed. The gang’s infusions stay face up, its first one too. With an odd number of them it takes an infusion before anything else, even before the Cursed’s die. It scores Soulmate too.
    .goal = Outscore the gang.
scenario-2 = The Red Death
    .story = Their visiting card carries no name, just a thumbprint in red. Every third shop window has one by now. A town like that wants a single landlord, and you have already had the signs painted.
    .rule = Nothing changes; the gang is bad enough as it is.
    .goal = Outscore the gang, have a monopoly, and leave the gang without one.
scenario-3 = The Barrel
    .story = In the cellar of the Barrel they pour something that isn’t on the list. Four glasses, the regulars say, and you may sit at the back table. What is said there, nobody has ever remembered.
    .rule = Infusions you have used stay in front of you, marked. They count for nothing else; a Knockoff is a use too. Soulmate can’t be the only infusion card.
    .goal = Outscore the gang and use at least 4 infusions.
scenario-4 = Lenore’s Boys
    .story = Lenore leaves the diamonds to others and sends her boys for small change. Every nickel hires the next boy. Pocket the nickels before they do, and the payroll collapses by itself.
    .rule = When the gang takes a hat of 2 or 3, it at once adds a henchman to the centre; if the hat came from the centre, to the district in front of its boss instead. It counts there if that district is still to be settled.
    .goal = Outscore the gang and hold at least 6 hats with a printed 2 or 3.
scenario-5 = Athena
    .story = Athena has the key to the archive, and the ink to go with it. Two of her people were in the photograph before the photographer came. If you want a line in that book, bring more witnesses than she does.
    .rule = The Historian is fixed. The gang starts with 2 henchmen on the card. With less heat it gets no solo token but one more henchman there: 3 with Capo and Don, none with Henchman.
    .goal = Outscore the gang and have more henchmen on the Historian than it has.
scenario-6 = The Gold Bugs
    .story = The Gold Bugs wear a beetle on the lapel and buy anything that has a cash register. They don’t fight you for the hat; they buy the hatter. Lock up two trades and let them find out what gold is worth with nothing for sale.
    .rule = The gang takes gambling first, then weapons, contraband, hat, infusion; as usual it decides about the Cursed’s die first. It places no virtual markers.
    .goal = Outscore the gang and have two monopolies.
scenario-7 = Montresor’s Gang
    .story = Montresor has been dry for eleven months; the tally is scratched into his cellar wall. One bottle and he is his old self again, and nobody who met that man wants to meet him twice. Drink it, spill it, hide it, but keep it off his table.
    .rule = The gang has no starting infusion; that token goes into the bag after the first filling. Infusions that would be discarded or leave the game go into the bag at once.
    .goal = Outscore the gang. The moment it gains an infusion, you have lost.
scenario-8 = The Three Roses
    .story = Three florists, one van, no flowers. It stops at a precinct every night, and by morning the beat answers to someone else. Look twice at a badge before you wish it good evening.
    .rule = Between phases 3 and 4 the leftover die is rerolled and the gang’s boss moves by it, placing nothing; all police in front of it become the gang’s henchmen. The new number holds for the Guardian and the Cursed, the new henchmen for the Press.
    .goal = Outscore the gang.
scenario-9 = Tar and Feather
    .story = The one makes a street hard to leave, the other lands on it without a sound. Wherever their car stops, the Shadow gets out of the back. Find a corner they haven’t driven past, and do your business there.
    .rule = The Shadow starts on space 5. The gang places 3, 2, 1; then, before its action die, the Shadow moves by the gang’s movement die, its card doing nothing, and one gang henchman goes to each district of the Shadow’s line. Monsters can’t be chosen.
    .goal = Outscore the gang.
scenario-10 = Your Legacy
    .story = No feud tonight, just you, the city and a man from the morning paper. He has one column free and a sharp pencil. Give him a number worth printing.
    .rule = Any cards you like. The gang plays as usual, but only your own score counts.
    .goal = Score as high as you can: the next ranks come at 45, 56 and 66 points.

## Missions (first edition)

mission-1 = The Red Death
    .story = The Red Death has a hand in every till and a foot in no door. Own one trade outright, and for once they will have to knock.
    .goal = Score at least 48 points and have a monopoly.
mission-2 = The Ravens
    .story = Anything that glints through glass ends up in the Ravens’ attic. Be at the shelf before them three times, and they will try another town.
    .goal = Score at least 50 points and gain at least 3 infusions.
mission-3 = Lenore’s Boys
    .story = Lenore’s Boys live on what others leave on the counter. Leave nothing on the counter.
    .goal = Score at least 52 points and hold at least 7 hats of 2 or 3 at the end.
mission-4 = Unkindness
    .story = They flew with the Ravens until the Ravens found them rude. Unkindness takes no calls and reads no letters; two trades under your lock and key is a message they will get.
    .goal = Score at least 54 points and have two monopolies.
mission-5 = 6th Street Amontillado
    .story = Behind a fresh brick wall on 6th Street stands a cask, and whoever was asked to taste it is still down there. Five infusions came to this town. See that not one goes down those stairs.
    .goal = Score at least 56 points and gain all 5 infusions.

## Legacy

legacy = Your Legacy
    .story = Rivals come and go; the city only keeps the names it can’t get off the walls. Tonight nobody is counting but you.
    .goal = Score as high as you can; your points alone give you one of four ranks.
rank-1 = Small Fry
    .text = Below 45 points: the city never learned to spell your name.
rank-2 = Familiar Face
    .text = 45 to 55 points: barmen pour without asking, and still bring the bill.
rank-3 = Household Name
    .text = 56 to 65 points: nobody brings the bill any more, and your neighbours have started moving out.
rank-4 = Legend
    .text = 66 points or more: when you check your watch, Gattory City sets its clocks.
