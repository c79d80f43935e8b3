# The short lessons: what each is about, what is asked for, and what came of it.

## With a Smile & a Gun

lesson-smile-and-gun-draft = Two dice
    .text = The thirteen dice belong to both of you. In your turn you take two: the first moves your boss, the second is your deed. Point at a die, and the board shows where he would stop.
    .task = Take any two dice.
    .done = Your boss walked as far as the first die says. The second lies on your side now: its number is heat, and heat is better low.
lesson-smile-and-gun-place = Three, two, one
    .text = Where your boss stops, three henchmen go into the district beside him, two into the one behind it and one into the last of the line.
    .task = Bring three henchmen into the Racetrack.
    .done = Three of yours against two police: the Racetrack would be yours. The line below the piles always tells who would take first.
lesson-smile-and-gun-act = Your deed
    .text = You kept a 5 to act, and a 5 removes any one cube. In the Steelworks you and the police have three each, and a tie for first means that nobody takes anything.
    .task = Remove a police officer from the Steelworks.
    .done = Three to two: the Steelworks would be yours. One cube in the right place beats six in the wrong one.
lesson-smile-and-gun-heat = The quieter one
    .text = Your deeds came to 7, Yellow’s to 10. Whoever has less heat may add one cube of any colour, or two police. In the City Hall you are tied with Yellow.
    .task = Add a green henchman to the City Hall.
    .done = Five to four: nobody is tied with you any more. Small deeds pay at the end of the round.
lesson-smile-and-gun-shadow = The die you leave
    .text = Three dice are left and you take two; the last one walks the Shadow. Its card is the Badge: where the Shadow stops, all police leave.
    .task = Leave the 4, then do your deed: the Shadow stops before the Park.
    .done = The police left the Park, and it is yours for the taking. What you leave counts as much as what you take.
lesson-smile-and-gun-settle = Taking
    .text = At the end of a round the districts are settled one by one. You have most in Warehouse Row and take first. A hat counts what it shows; a business counts for whoever has most of its kind, face up.
    .task = Take the weapons and keep them face up.
    .done = Whoever is second takes what is left. Face down, any token is one safe point, but it no longer counts as a business.
lesson-smile-and-gun-infusion = An infusion
    .text = The flask on your side is an infusion. It pays once for what the infusion card says. Here that is Last Chance: roll as many dice of the pool again as you like.
    .task = Use your infusion and roll at least one die again.
    .done = The flask is spent, the dice are new, and it is still your turn. At the end an unused flask is worth nothing.

## Gangster

lesson-gangster-lay = Laying
    .text = You are Red: Red’s points are yours, but you may lay any colour. In your turn lay one gangster on a free field: one of your own three, one of the two open ones, or a blind one from a stack.
    .task = Lay one of your own three.
    .done = Your own three don’t come back; the best of them are worth keeping for a line that matters.
lesson-gangster-row = Six in a line
    .text = A row or column with six gangsters is scored at once: the strongest gang rises by what it is ahead of the next. Column c lacks only one, and Red leads there.
    .task = Lay the open red 3 on c4.
    .done = Red 9, Yellow 3: you rise by 6. It doesn’t matter who lays the sixth, only whose power is there.
lesson-gangster-tie = Knocked out
    .text = Gangs that tie for the most knock each other out, and the next one scores. In row 6 Blue has 5, Yellow 3 and you have 1.
    .task = Lay the open yellow 2 on b6.
    .done = Blue 5, Yellow 5: both are out, and your little 1 wins the row.
lesson-gangster-move = Moving
    .text = Instead of laying you may move a living gangster one field, also one of Blue’s. Not the one with the lock, which was laid or moved just before, and none in a complete line.
    .task = Move the blue 1 from a1 to b1.
    .done = Blue’s own man filled column b: Red 4, Blue 1, and you rise by 3. The crossed-out ones fill their fields, but count nothing.
lesson-gangster-shoot = A bullet
    .text = For a bullet one of your gangsters kills a living neighbour: above, below, left or right. The dead one stays where it is, but its power is gone.
    .task = Shoot the blue 3 on c2 with your red 2 on c3.
    .done = The blue 3 counts nothing any more, neither in its row nor in its column. Bullets don’t come back.
lesson-gangster-end = Al Capone
    .text = Whoever reaches rank 17 is Al Capone, and the game is over at once. You are at 12. In column a you would have 6 and Grey 1.
    .task = Complete column a with your own red 1.
    .done = Five more make 17. If nobody gets there, the game ends with a full board, and the highest rank wins.
