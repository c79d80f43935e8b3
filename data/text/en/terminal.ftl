### The table in the terminal.

terminal-commands = Number to choose · u undo · l whole log · s score now · r W5.6 a rule · t a hint · i wait for an infusion · ? help · q quit
terminal-help =
    Type the number of a choice and press Enter. Large choices come in steps; u undoes the step or your last
    decision, as long as nothing random and nobody else has come after it. Where you could only use an infusion or go
    on, the game goes on as --ask says; i makes it wait there next time. The game is saved after every decision:
    { $file }
terminal-choose = Your choice
terminal-not-a-choice = Please type a number from 1 to { $count }, or ? for help.
terminal-armed = The game will wait the next time you can use an infusion.
terminal-undone = Undone.
terminal-no-undo = There is nothing to undo: something random or somebody else came after your last decision.
terminal-saved = Saved. Go on with: backroom play --resume { $file }
terminal-commitment = The dice are fixed before the first roll; their commitment is { $commitment }
terminal-resumed = { $count } entries read; the game goes on.
terminal-no-rule = There is no rule { $rule }.
terminal-forced = Only one choice: { $choice }
terminal-to-decide = { $seat }
terminal-over = The game is over.
terminal-record = The record is in { $file }; verify it with: backroom verify { $file }
terminal-bot-gives-up = { $seat } gives up the game. { $program }: { $why }
terminal-bot-not-ready = it was not ready within { $seconds } seconds
terminal-bot-slow = it gave no answer within { $seconds } seconds
terminal-bot-ended = it quit in the middle of the game, with exit status { $code }
terminal-bot-killed = it was killed in the middle of the game
terminal-bot-closed = it closed its output in the middle of the game
terminal-bot-too-long = it wrote a line of more than { $bytes } bytes
terminal-bot-unclear = it wrote “{ $said }”, which is not an answer: { $why }
terminal-bot-protocol = it speaks “{ $said }”, expected “backroom-bot/1”
terminal-bot-illegal = it chose { $choice }, but its choices were { $legal }
terminal-position = Position after entry { $number } of { $count }
terminal-round = Round { $round } of 3, phase { $phase }: { $name }
terminal-phase-1 = Sizing It Up
terminal-phase-2 = Hitting the Town
terminal-phase-3 = Casting the Shadow
terminal-phase-4 = Feeling the Heat
terminal-phase-5 = Settling the Score
terminal-pool = Dice: { $dice }
terminal-leftover = Left over: { $die }
terminal-bag = Bag { $bag }, discarded { $discard }
terminal-heat = action dice { $dice }, heat { $heat }
terminal-holds = holds: { $tokens }
terminal-nothing = nothing yet
terminal-on-card = on the card: { $count }
terminal-gumshoe = holds the Gumshoe
terminal-first = first player
terminal-points = { $points } { $points ->
        [one] point
       *[other] points
    } now
terminal-cards = Cards: { $shadow } · { $infusions }
terminal-legend = { $hat }4/1: hat worth 4 that brings 1 police officer · S Shadow · 1st, 2nd, 3rd: who would pick in which order
terminal-shadow = S
terminal-short-hat = hat
terminal-short-gambling = gam
terminal-short-weapons = wea
terminal-short-contraband = con
terminal-short-infusion = inf
terminal-short-green = G
terminal-short-yellow = Y
terminal-short-police = P
terminal-short-red = R
terminal-short-blue = B
terminal-short-grey = A
terminal-short-guardian = guardian
terminal-tie = tie
terminal-nobody = –
terminal-open = Open: { $gangsters }
terminal-stacks = Stacks: { $one } and { $two }
terminal-own = own: { $gangsters }
terminal-bullets = { $count ->
        [one] { $count } bullet
       *[other] { $count } bullets
    }
terminal-rank = rank { $rank }
terminal-dead = In brackets: dead
terminal-rule-ruling = Ruling: { $text }
terminal-rule-assumed = Assumed: { $text }
