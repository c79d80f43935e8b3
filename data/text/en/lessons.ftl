# The short lessons: what each is about, what is asked for, and what came of it.

## With a Smile & a Gun

lesson-smile-and-gun-draft = Two dice
    .text = The thirteen dice belong to both of you. On your turn you take two: the first moves your boss, the second is your action. Point at a die, and the board shows where your boss would stop.
    .task = Take any two dice.
    .done = Your boss walked as far as the first die says. The second die now lies on your side: its number adds to your heat, and less heat is better.
lesson-smile-and-gun-place = Three, two, one
    .text = Wherever your boss stops, three henchmen go into the district in front of him, two into the next and one into the last of the line.
    .task = Bring three henchmen to the Racetrack.
    .done = Three of yours against two police officers: the Racetrack would be yours. The note below the cubes always says who would pick first.
lesson-smile-and-gun-act = Your action
    .text = You kept a 5 to act, and a 5 removes any one cube. At the Steelworks you and the police have three each, and on a tie for first nobody takes anything.
    .task = Remove a police officer from the Steelworks.
    .done = Three to two: the Steelworks would be yours. One cube in the right place beats six in the wrong one.
lesson-smile-and-gun-heat = Less heat
    .text = Your action dice add up to 7, Yellow’s to 10. Whoever has less heat may add one cube of any colour, or two police officers. At City Hall you are tied with Yellow.
    .task = Add a green henchman to City Hall.
    .done = Five to four: the tie is broken. Low action dice pay off at the end of the round.
lesson-smile-and-gun-shadow = The die you leave
    .text = Three dice are left and you take two; the last one moves the Shadow. Its card is the Badge: where the Shadow stops, all police leave.
    .task = Leave the 4, then carry out your action: the Shadow stops in front of the Park.
    .done = The police left the Park, and it is yours for the taking. What you leave counts as much as what you take.
lesson-smile-and-gun-settle = Taking
    .text = At the end of a round the districts are settled one by one. You have the most cubes in Warehouse Row and pick first. A hat is worth the number it shows; a business scores for whoever has the most of it face up.
    .task = Take the weapons and keep them face up.
    .done = Whoever is second takes what is left. Face down, a business or an infusion is one safe point, but its kind no longer counts.
lesson-smile-and-gun-infusion = An infusion
    .text = The flask on your side is an infusion. It lets you do once what the infusion card says. Here that is Last Chance: reroll as many dice of the pool as you like.
    .task = Use your infusion and reroll at least one die.
    .done = The infusion is spent, the dice are new, and it is still your turn. At the end an unused infusion is worth nothing.

## Gangster

lesson-gangster-lay = Placing
    .text = You are Red: Red’s points are yours, but you may place any colour. On your turn place one gangster on a free space: one of your own three, one of the two open ones, or a blind one from a stack.
    .task = Place one of your own three.
    .done = Your own three don’t come back; keep the best of them for a line that matters.
lesson-gangster-row = Six in a line
    .text = A row or column with six gangsters is scored at once: the strongest gang rises by its lead over the next. Column c lacks only one, and Red leads there.
    .task = Place the open red 3 on c4.
    .done = Red 9, Yellow 3: you rise by 6. It doesn’t matter who places the sixth, only whose power is there.
lesson-gangster-tie = Knocked out
    .text = Gangs tied for the lead knock each other out, and the next one scores. In row 6 Blue has 5, Yellow has 3 and you have 1.
    .task = Place the open yellow 2 on b6.
    .done = Blue 5, Yellow 5: both are out, and your little 1 wins the row.
lesson-gangster-move = Moving
    .text = Instead of placing you may move a living gangster one space, even one of Blue’s. Not the one with the lock, which has just been placed or moved, and none in a complete line.
    .task = Move the blue 1 from a1 to b1.
    .done = Blue’s own man filled column b: Red 4, Blue 1, and you rise by 3. The crossed-out ones fill their spaces but count for nothing.
lesson-gangster-shoot = A bullet
    .text = For a bullet one of your gangsters kills a living neighbour: above, below, left or right. The dead one stays where it is, but its power is gone.
    .task = Shoot the blue 3 on c2 with your red 2 on c3.
    .done = The blue 3 no longer counts, neither in its row nor in its column. Bullets don’t come back.
lesson-gangster-end = Al Capone
    .text = Whoever reaches rank 17 is Al Capone, and the game is over at once. You are at 12. In column a you would have 6 and Grey 1.
    .task = Complete column a with your own red 1.
    .done = Five more make 17. If nobody gets there, the game ends when the board is full, and the highest rank wins.
