### What the books say where a ruling had to decide, and why we decided as we did.
### `ruling-W2-2` belongs to rule W2.2; what we do stands there as `.ruling`. A key with a letter at the end is one more
### question about the same rule; it says itself what we do, as `.do`. Book by book in our own words; a book that isn't
### named says nothing about the question.

ruling-title = Rulings
ruling-intro = Rulebooks leave questions open, and editions of the same game disagree. Here is every question we came across, what each book says about it in our own words, what Backroom does and why, so that you can argue with it. If you do it another way at your own table, this is where our results may differ. What is printed on the pieces is another matter: see “Assumed” in the rules.
ruling-does = What we do
ruling-why = Why
ruling-silent = None of the books says anything about it.
ruling-books = What the books say, and why we do it this way

book-first = First edition
book-english = First edition, English
book-french = First edition, French
book-german = German edition
book-solo = German edition, solo booklet
book-sheet = The rule sheet

## With a Smile & a Gun: the city

ruling-W0-5 = Are districts that touch at a corner adjacent?
    .first = A 6 adds a cube to two adjacent districts. It doesn’t say what adjacent means.
    .german = The same, with the German word for “neighbouring”.
    .why = Lines, ring and perimeter all run along the sides of districts. Nothing in the game goes diagonally.
ruling-W0-7 = Can a player run out of cubes?
    .english = There are 30 cubes of each colour and 8 multiplier tokens, which are not explained. If your supply is empty, you may take a cube back from the Historian.
    .french = The same, without the sentence about the Historian.
    .german = There are 35 of each. If they run out, one cube on a multiplier stands for 5 or for 10.
    .why = Both boxes hold the multipliers, so a supply is never empty, and nobody has to count cubes before a move.

## Filling

ruling-W1-2-b = Where are infusions before they are dealt?
    .do = In the bag, like all tokens before the game begins.
    .why = They are drawn at random either way, and every token is always somewhere.
ruling-W1-4-b = When is the first player drawn?
    .do = Before anything else, even before the infusions are dealt.
    .first = Whoever last led a crime syndicate begins; on a tie, chance decides.
    .german = The same.
    .why = It makes no difference, and this way every record has the same order.
ruling-W2-2 = Which districts are not filled?
    .first = In phase 1 every district is filled. Phase 5 says that a district left unscored, because of a tie or for lack of cubes, is not filled between rounds. The overview says to fill empty districts.
    .german = In phase 1 every district is filled. Phase 5 says only that an unscored one gets no new police. The overview says to fill districts without cubes, and the text of the Viper, our Remover, gives the remaining cubes as the reason why a tied district is not filled.
    .why = Only the first edition’s phase 5 speaks of this very case. By the German overview, a district that nobody entered would be filled although it kept its tokens, and one with a Hideout would not.
ruling-W2-3 = In which order are districts filled?
    .german = An answer at the end of the book gives this order for when tokens run short.
    .why = While there are enough tokens, the order only changes which token chance puts where. One order for all cases is easier to follow and to verify.
ruling-W2-4-b = When do hats come back into the bag?
    .do = When the next token must be drawn, not when the last one leaves the bag. The other discarded tokens leave the game then, even if there was no hat among them.
    .first = If you run out of tokens, the hats set aside go back into the bag before the remaining districts are refilled; the others stay out.
    .german = If there are not enough left in the bag, the hats in the discard pile go back, and the rest goes into the box.
    .why = Both books speak of the moment when tokens are missing.
ruling-W2-5 = Which tokens bring police in round 1, and when do they come?
    .first = After filling, every district that was filled gets police for all blue squares in it.
    .german = Every newly placed token brings its police. Infusions are put out during setup, before phase 1.
    .why = In round 1 every token in the city is new; otherwise the corners and the centre would start with fewer police than they show. Placing the police last changes nothing and keeps the filling in one piece.

## Dice and actions

ruling-W2-1-b = When are the last round’s dice picked up?
    .do = At the start of the round, before the roll: action dice and leftover die together. After round 3 they stay where they are.
    .why = Nothing depends on them in between.
ruling-W3-2 = Can you still reroll equal dice after using an infusion?
    .first = You may reroll at the beginning of your turn, before choosing. Infusions may be used at any time in the turn.
    .german = The same.
    .why = Once something has been used, the turn has begun. Otherwise you could make all dice equal with Last Chance and then reroll the whole pool.
ruling-W3-3 = Are the two dice taken together?
    .first = You choose a pair of dice; Last Chance may come after choosing.
    .german = You choose two dice, then put down the first and move, then the second. Quick Step comes after choosing a die.
    .why = In both books you choose two dice first. After that, nothing is left to decide between them.
ruling-W3-3-b = When does the action die start to count?
    .do = It lies in front of you from the moment you take it.
    .why = Heat is only read later, and everybody may see what you have taken.
ruling-W3-6 = Must the action be carried out?
    .first = You perform the action that your die shows.
    .german = The die shows which action is possible.
    .why = Where the books leave a choice, they say “may”, as with the bonus of phase 4.
ruling-W3-7-b = When is somebody asked about an infusion?
    .do = Only where it can really do something: there must be a cube to drag, a token to swap.
    .why = A question with a single answer only costs time.

## Settling the score

ruling-W5-3 = What if there are fewer tokens than places?
    .first = First takes one, second the one that remains. With the Remover, there is then nothing for second.
    .german = The same.
    .why = The Remover’s text shows how it is meant: whoever comes too late gets nothing. The district was decided, so it counts as scored and its cubes leave.
ruling-W5-4 = Which of two equal tokens do the police take?
    .first = There is an order of kinds, and among hats the highest number comes first.
    .german = The same.
    .why = Equal tokens differ only in their blue squares, which concern nobody but the police. Somebody has to choose, and it should not be a player.
ruling-W5-7 = What becomes of tokens with nobody there to take them?
    .first = Whoever has no cube gains nothing. It doesn’t say what becomes of the token.
    .german = If there is no second, the second token stays. In the centre, third takes the last one, if there is a third.
    .why = A missing third is no different from a missing second, and nothing suggests that the first edition means otherwise.
ruling-W5-11 = Which districts lose their cubes after phase 5?
    .english = Only with the Remover: districts without tokens after the phase lose all their cubes.
    .french = Only with the Remover: if a district’s last token was removed, its cubes go at the end of the phase.
    .german = Only with the Remover: districts without tokens after phase 5 lose all their cubes.
    .why = With any card, an unscored district can end up empty once the bag runs dry; its cubes would then fight for nothing for the rest of the game. Cubes in a scored district are there because a card put them there, so they stay; the Remover’s own text makes no such distinction, so with it they go.
ruling-W5-11-b = When is a cleared district filled again?
    .do = In the next phase 1, together with all others. After round 3 the cubes go and nothing is drawn.
    .why = Filling is what phase 1 is for.

## Shadow cards

ruling-W6-1 = Which card is “The Mole”?
    .first = For a first game it suggests “The Mole” and Last Chance. No card has that name.
    .german = It suggests this card and Last Chance.
    .why = The German book names the same pair with the card’s real name, and a mole is a corrupt officer.
ruling-W6-2 = When does the Gumshoe change hands, and what is the highest die?
    .english = In phase 5 whoever has the most cubes takes the card; on a tie it goes back. The holder can’t choose the highest die, unless all are equal.
    .french = The holder can take the highest die neither for movement nor for the action. Nothing is said about equal dice.
    .german = The same as the English text; the holder may never choose the die with the highest value.
    .why = Her district has its turn in phase 5 anyway, and having the most cubes doesn’t depend on scoring. Two dice are two choices, so the second is judged by what is left: otherwise 6 6 3 would leave nothing to take.
ruling-W6-2-b = How does the Gumshoe restrict the gang?
    .do = The gang never treats a 6 that it may not take as “a 6”, and “occurs exactly once” refers to the dice left after its movement die.
    .solo = The gang is under the same restriction as a person.
    .why = What may not be taken is not there for the gang.
ruling-W6-6 = Is the Hideout’s district filled?
    .german = Whoever has the fewest henchmen leaves them there after phase 5. The overview says to fill districts without cubes.
    .why = The district was scored. Only districts that were not scored stay unfilled (W2.2).
ruling-W6-7 = Who may use the Collector?
    .german = In general nothing happens on a tie. But this card says that on a tie both players may, and that the first player decides who acts first.
    .why = The card speaks of ties, so its own wording counts, and zero against zero is a tie (W4.2). What counts is the district as the Shadow stops. An action that can’t be carried out is lost, as anywhere else.
ruling-W6-7-b = Where does the rerolled die go?
    .do = Back to its place among the three.
    .german = It goes back onto the action space.
    .why = That way the heat is the sum of three dice, as always.
ruling-W6-11-b = What if the extra action can’t be carried out?
    .do = Then you are not asked.
    .why = There is nothing to decide.
ruling-W6-12 = With the Guardian, what about ties among the others?
    .german = It counts as a fourth colour and wins every tie it is in. Other ties are not mentioned.
    .why = The others tie as they do without it (W5.5, W5.6). The centre has three tokens, so nothing is left for fourth.
ruling-W6-13-b = What if the park has no token, or second is tied?
    .do = Without a token, first takes the die and second gets nothing. On a tie for second, a token that is left is discarded; the die just goes back.
    .german = First takes the token or the die. If the park is not scored, the die goes back without effect.
    .why = The die is a prize like a token, but it can’t be discarded.
ruling-W6-13-c = Does the leftover die keep its number?
    .do = For the whole round, wherever it lies; only scenario 8 (W10 #8) changes it.
    .why = Nobody rolls it.

## Infusion cards

ruling-W7-1-b = Which dice are rerolled, and when is the infusion gone?
    .do = The dice that you name leave the pool; the infusion is gone before they fall.
    .why = The price is paid before the effect is known.
ruling-W7-2 = What happens to the infusion under a doubled token?
    .english = You use an infusion and put the gained token on top; it counts double.
    .french = The infusion goes under the token.
    .german = You put the token, face up or face down, on one of your infusions; face down it is worth 2.
    .why = It is used, so it can be neither used again nor counted, but it has to lie there to show the doubling. The books speak of a token that you gain; the Cursed’s die is not one. A token that leaves you is a plain token again.
ruling-W7-2-b = Does it matter which infusion lies underneath?
    .do = Only if it comes back into play: swapped away with Slippery, it leaves the game; in scenario 3 it stays, marked; in scenario 7 it goes into the bag.
    .why = Infusions differ only in their squares.
ruling-W7-4 = What may be swapped, and what comes of it?
    .first = After moving you swap a token that you have gained for one in front of your boss. A face-down token comes back face up.
    .german = The same.
    .why = A used infusion leaves the game, so it can’t be given away as well. Police come in phase 1 only. What you take counts as gained, so W5.8 applies. A marked infusion (W10 #3) is there for counting only.
ruling-W7-4-b = May you give a face-down infusion, or take one just like what you give?
    .do = You may give any token that isn’t marked, even a face-down infusion, and take one that looks just like it.
    .why = The books exclude nothing.
ruling-W7-5-b = When is Enthralling over?
    .do = Anyone without a face-up infusion is passed over, which counts as declining. Once no police are left in the district, it is over.
    .first = Starting with the first player, until both decline one after the other.
    .german = You alternate until nobody wants to use one any more.
    .why = Whoever can’t do it has nothing to decide.

## Solo

ruling-W9-7 = How many virtual markers does the gang place?
    .english = A cube next to each business token in the district.
    .french = A cube on the majority marker of each kind present.
    .solo = A henchman for each of these tokens that still lies in the district.
    .why = Two books count tokens, one counts kinds. It matters only if two tokens of the same business lie there.
ruling-W9-7-b = Are virtual markers placed where the gang takes the Cursed’s die?
    .do = Yes. Where there is nothing to take, none are placed.
    .solo = Markers come first, then the gang takes.
    .why = When it places them, it hasn’t chosen yet.
ruling-W9-11-b = Where is the Shadow’s district when the gang takes a 6?
    .do = Where the Shadow stands at that moment; in scenario 9 that is after it has moved with the gang.
    .why = The henchmen come at once.
ruling-W10-1-b = What is an odd number of infusions, and which one is taken?
    .do = All infusions in front of the gang count. Of two infusions it takes the one with more squares.
    .solo = The Ravens take infusions first if that can make a pair.
    .why = With an odd number, one more makes a pair. Among equal tokens the gang chooses as the police do (W5.4).
ruling-W10-3 = Can the Barrel be played with Soulmate?
    .solo = Enthralling is recommended, other cards may be chosen. To win you must have used 4 infusions.
    .why = With Soulmate alone nothing can be used, and nobody could win. As one of the Trickster’s cards it does no harm.
ruling-W10-3-b = Does a doubled token count as a use?
    .do = Yes, as one.
    .why = The infusion under it is used.
ruling-W10-5 = Does Athena get a henchman at the level Henchman?
    .solo = With less heat she gets a henchman on the card instead of a solo token; at the level Capo she gets 3. At the level Henchman a gang gets no solo tokens.
    .why = Her henchman replaces a token that she wouldn’t get anyway. Don includes Capo, so there she gets 3 as well.
ruling-W10-7-b = Where does the gang’s first infusion lie until it goes into the bag?
    .do = It is dealt like any other and lies face down in front of the gang until the first filling is done.
    .solo = The gang gets none; it goes into the bag after all districts are filled.
    .why = It must not be drawn in the first filling.
ruling-W10-7-c = What is scored when the game is lost at once?
    .do = The infusion that loses you the game lies face down in front of the gang and scores; points are counted from what lies on the table. The condition counts as met in every game that wasn’t lost at once.
    .solo = You lose at once when the gang gets an infusion.
    .why = You have lost, whatever the points; they are only for the record.
ruling-W10-9 = Which Shadow cards go with Tar and Feather?
    .solo = The Hideout is recommended, others may be chosen. The Shadow moves with the gang’s movement die.
    .why = Monsters don’t walk; with one of them, half of the scenario would be missing.
ruling-W10-10 = What is scenario 10?
    .first = A variant played for your own score, with a chart of four ranks.
    .solo = The aim is as many points as possible; the scenario itself has to be downloaded.
    .why = Its name and its aim are those of the first edition’s variant.
ruling-W11-1-b = Which infusions count as given away?
    .do = All of them, face up or face down; each counts minus one. One that leaves from under a swapped token doesn’t count.
    .first = Gain a certain number of infusions.
    .why = What you gave away you don’t have, but an infusion under a token was used, not given.
ruling-W11-3-b = What goes with Legacy, and what is its result?
    .do = Every level, but neither missions nor scenarios; scenario 10 is Legacy. It ends with a rank, not with a win or a loss.
    .first = You play solo as usual and compare your score only with the chart.
    .why = Only your own score counts.

## Gangster

ruling-G0-2 = What becomes of gangs that nobody plays?
    .sheet = All gangsters that nobody starts with are shuffled into the stacks, and the game ends at the latest when all 36 lie on the board.
    .why = So all four gangs are always in play. A gang without a player has no figure on the track, so its points are lost.
ruling-G1-2 = How large are the stacks?
    .sheet = Two stacks; two gangsters are turned up from them.
    .why = Anyone who makes two stacks makes them equal. Since nobody knows what lies where, the size matters only near the end.
ruling-G1-2-b = What lies in which stack?
    .do = Any gangster not seen yet may lie on top of either.
    .why = They are shuffled together, so that is all that anybody can know.
ruling-G1-4-b = When is the first player drawn?
    .do = Before the open supply is turned up.
    .sheet = Whoever looks most like a gangster begins.
    .why = It makes no difference, and this way every record has the same order.
ruling-G2-1 = From which stack is the open supply refilled?
    .sheet = It is filled back up to two from the face-down stack.
    .why = There are two stacks, and it is the turn of whoever placed. With one stack left, nobody is asked.
ruling-G2-1-b = Whose turn does refilling belong to?
    .do = To that of whoever placed; the next player begins afterwards.
    .sheet = It comes after placing an open gangster.
    .why = That way the next player sees what there is.
ruling-G2-2 = Which gangster can’t be moved after a skipped turn or a shot?
    .sheet = The one just placed or moved can’t be moved by the next player, but it can by the one after.
    .why = The bar keeps the last turn from being reversed at once, so the last turn actually taken counts. A shot moves nobody.
ruling-G2-2-b = Can the bar leave somebody with nothing to do?
    .do = Yes. Whether a player can do nothing is judged with the bar on the gangster placed or moved last.
    .why = What is barred can’t be done.
ruling-G2-3 = Who shoots, and who may be shot?
    .sheet = A gangster can shoot another one beside it. The picture shows red’s turn, with a red gangster that may shoot grey or yellow.
    .why = The picture lets red’s gangster shoot for red. The text excludes no victim, and sometimes one of your own stands in the way.
ruling-G2-5 = May players move back and forth for ever?
    .sheet = Nobody may pass, and moving is always allowed.
    .why = A game has to end. Twelve moves leave room for every plan that we have seen.
ruling-G2-5-b = Does drawing from a stack count as placing?
    .do = Yes. Whoever can neither place nor shoot may still move, after the twelfth move too.
    .why = What was drawn must be placed.
ruling-G3-3 = Does a tie for second change what first gets?
    .sheet = The strongest gang scores its lead over the second strongest. A warning adds that gangs of equal power knock each other out, so that the second strongest gets points. In both examples there is a single second.
    .why = The warning says what follows: another gang gets the points. That fits only a tie for the lead. The lead over the second strongest is the same whether one gang or two have that power. If tied seconds knocked each other out as well, 6, 4, 4 and 0 would give 6.
ruling-G3-4-b = Can a move complete two lines?
    .do = Never: the gangster stays in its row or in its column, and that line is no fuller than before. So the question of order comes up only when placing.
    .sheet = Two lines are completed by placing.
    .why = It follows from the board.
ruling-G4-1-b = Do the points of neutral gangs end the game?
    .do = No, they are lost.
    .sheet = The game ends when a player reaches 17.
    .why = A neutral gang is not a player.
ruling-G4-2 = Who wins if nobody has scored?
    .sheet = On a tie, whoever reached that score first wins.
    .why = Everybody has been at 0 since the start.
ruling-G4-2-b = What does “reached first” mean?
    .do = What counts is the scoring that brought each player to their present rank.
    .sheet = On a tie, whoever reached that score first wins.
    .why = Ranks only rise, so that is when it was reached.
