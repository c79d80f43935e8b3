### The web page's own words. What happens at the table is said by smile.ftl, gangster.ftl and cards.ftl.

## Everywhere

page-title = Backroom
page-tagline = Two games of bosses, dice and bad company. The lamp is lit; take a seat.
page-skip = Skip to the table
page-menu = Menu
page-home = { $house }, home
page-language = Language
page-to-paper = Switch to the light theme, Paper
page-to-night = Switch to the dark theme, Night
page-loading = One moment…
page-failed = That didn’t work.
page-frozen = This game was started under older rules. You can look at it, but not play on.
page-server-away = The server isn’t answering. Your games are safe; try again in a moment.
page-newer = A new version is here. You get it when you leave the table.
page-nav-home = Home
page-nav-new = New table
page-nav-table = Table
page-nav-learn = Learn
page-nav-lesson = First lesson
page-nav-rules = Rules
page-nav-campaign = Campaign
page-nav-lobby = Lobby
page-nav-replay = Replay
page-nav-me = Me
page-nav-lost = Wrong door
page-lost-text = Nobody here by that name. Maybe the link is old, or a letter is missing.
page-to-home = Go to the home page
page-unofficial = An unofficial table run by people who like these games; not made or endorsed by their designers or publishers. If you like them too, buy the boxes.

## Home

page-go-on = Continue playing
page-against = with { $names }
page-your-turn = Your turn
page-their-turn = Waiting
page-seat-free = free seat
page-start-bot = Against a bot
page-start-solo = Solo against the gang
page-start-here = Together on this screen
page-start-link = Invite a friend
page-learn-it = First time? Learn it by playing
page-set-up = Choose everything yourself
page-campaign-text = Ten gangs and five missions for one player, each with a story and a condition of its own.
page-lobby-text = Tables that other people have opened. Sit down, or just watch.
page-replay-text = Walk through any game, position by position, with every roll verified and every mistake named.

## A new table

page-game = Game
page-rival = Rival
page-bot = Strength
page-players = Players
page-edition = Edition
page-level = Level
page-card-shadow = Shadow card
page-card-infusion = Infusion card
page-legacy = Play for your legacy: only your own score counts
page-begins = Who goes first
page-begins-random = chance decides
page-begins-me = I do
page-begins-other = my rival does
page-card-more = Infusion card { $number }
page-random = Random
page-solo-difficulty = In a solo game this card is { $difficulty }.
page-first-cards = For a first game: { shadow-badge } and { infusion-last_chance }. Monsters can wait.
page-clock = Clock
page-clock-none = no clock
page-listed = show in the lobby
page-rated = rated
page-unrated = unrated
page-rated-needs = A rated game needs a clock, and both players need an account.
page-rated-account = Rated games are for players with an account. You can create one on your page.
page-unrated-guest = This game doesn’t count for the ratings: one of the players has no account.
page-unrated-often = This game doesn’t count for the ratings: you two have played enough rated games today.
page-unrated-ended = This game didn’t count for the ratings: it was too short, something was taken back, or nobody finished it.
page-start = Deal
page-play = Play

## The table

page-prompt = The question
page-choices = What you can do
page-city = The city
page-streets = The streets of the city
page-chicago = The streets of Chicago
page-round = Round
page-phase = Phase
page-bag = Bag
page-discard = Discard
page-tie = tie
page-place-1 = 1st
page-place-2 = 2nd
page-place-3 = 3rd
page-place-4 = 4th
page-space = Space { $one }/{ $two }
page-row = Row { $number }
page-column = Column { $number }
page-street-a = Halsted
    .full = Halsted Street
page-street-b = Wells
    .full = Wells Street
page-street-c = LaSalle
    .full = LaSalle Street
page-street-d = Clark
    .full = Clark Street
page-street-e = State
    .full = State Street
page-street-f = Wabash
    .full = Wabash Avenue
page-street-1 = Canal
    .full = Canal Street
page-street-2 = Lake
    .full = Lake Street
page-street-3 = Market
    .full = Market Street
page-street-4 = Mill
    .full = Mill Street
page-street-5 = River
    .full = River Street
page-street-6 = Union
    .full = Union Street
page-line-street = { $line }, { $street }
page-field-free = { $field }: free
page-field-piece = { $field }: { $piece }
page-field-dead = { $field }: { $piece }, dead
page-figures =
    Green boss on space { $green }, yellow boss on space { $yellow }{ $shadow ->
        [none] .
       *[other] , the Shadow on space { $shadow }.
    }
page-nothing = nothing
page-move = Move
page-act = Act
page-leftover = Left over
page-pool = Dice in the pool: { $dice }
page-pool-empty = No dice in the pool.
page-die = Die { $value }
page-die-move = Take a { $value } to move
page-die-act = Take a { $value } to act
page-heat = Heat { $heat }
page-heat-of = Action dice { $dice }, heat { $heat }
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
page-tokens = Tokens
page-marker = { $kind }: { $count } virtual
page-solo-tokens =
    { $count ->
        [0] none
        [one] { $count } solo token
       *[other] { $count } solo tokens
    }
page-on-card = { $count } on the card
page-first = First player
page-turn = to play
page-goal = Goal:
page-own = Own
page-met = met
page-not-met = not met
page-open = Open
page-stacks = Stacks
page-stack = Stack { $number }, { $count } left
page-supply = Supply
page-rank = Rank
page-bullets =
    { $count ->
        [one] { $count } bullet
       *[other] { $count } bullets
    }
page-wait = Waiting…
page-wait-for = { $name } is thinking.
page-happening = Things are happening…
page-over = The game is over.
page-offline = Connection lost. Reconnecting…
page-why-not = Not now.
page-skip-hint = Click or press Esc to skip.
    .touch = Tap to skip.
page-hint-thinking = Thinking it over…
page-hint-button = Hint
page-undo = Undo
page-confirm = Confirm
page-go-laid = Place it on { $field }
page-go-moved = Move to { $field }
page-go-shot = Shoot { $field }
page-on-board = Pick it on the board.
page-take-hint = A hat is worth its number. Having the most of a business face up scores its points, and double if your rival has none. Face down, a token is worth 1 point and nothing else.
page-take-infusion = Face up, an infusion scores nothing; it lets you do once what its card says.
page-as-list =
    { $count ->
        [0] All choices as a list
        [one] The choice as a list
       *[other] All { $count } choices as a list
    }
page-as-table = Back to the pieces
page-more = More
page-tab-board = Board
page-tab-players = Players
page-tab-cards = Cards
page-tab-log = Log
page-tab-coach = Lesson
page-tab-hint = Hint
page-log = What happened
page-again = Show the last turn again
page-same-deal = Same deal again
page-replay = Replay and analysis

## Dice, flasks and points

page-flask = Infusion
page-flask-use = use it now
page-flask-return = use it after all, where it could have been used this turn
page-flask-arm = stop wherever it can be used
page-roll =
    { $count ->
        [0] Reroll
        [one] Reroll { $count } die
       *[other] Reroll { $count } dice
    }
page-roll-which = Pick the dice to reroll.
page-die-roll = Reroll a { $value }
page-die-first = Take the die that moves your boss.
page-die-second = Now take the die for your action.
page-die-way = To move: your boss stops on { $space }. { $where }
page-die-does = To act, { $value }: { $action }
page-actions = What the action dice do
page-action-dice = { $dice }:
page-action-1 = police officer in
page-action-2 = henchman moves
page-action-4 = any cube out
page-action-6 = two neighbours +1
page-face-down = Face down
page-asking = Wait where an infusion could be used
page-asking-always = always
page-asking-worth = when it is worth it
page-asking-armed = only when I’ve tapped the flask
page-sheet = Score sheet
page-sheet-hats = Hats
page-sheet-face_down = Face down
page-sheet-card = Cards
page-sheet-solo_tokens = Solo tokens
page-sheet-total = Total
page-sheet-marker = { $kind }: { $points } for the most, { $double } as a monopoly
page-sheet-leads = leads { $own } to { $other }: { $points }
page-sheet-trails = { $own } to { $other }
page-to-go =
    { $count ->
        [0] Al Capone
       *[other] { $count } to go
    }
page-count = The count
page-count-hats =
    { $count ->
        [0] no hats
        [one] { $count } hat
       *[other] { $count } hats
    }
page-count-down =
    { $count ->
        [0] none
       *[other] { $count } face down
    }
page-count-most = most, { $own } to { $other }
page-count-monopoly = monopoly, { $own } to 0
page-count-fewer = { $own } to { $other }
page-count-tied = tie, { $own } each
page-tab-help = Help
page-help-phases = A round
page-help-phase-1 = The dice are rolled; tokens and police officers come.
page-help-phase-2 = Three turns each: one die to move, one to act.
page-help-phase-3 = The leftover die moves the Shadow, and its card takes effect.
page-help-phase-4 = Less heat earns a bonus.
page-help-phase-5 = District by district, whoever has the most cubes picks first.
page-help-scoring = Points at the end
page-help-hat = A hat: its number.
page-help-down = Face down: 1 each.
page-help-gang = The gang, as a rule
page-help-gang-1 = Its boss heads for yours and places 4, 3 and 2 henchmen.
page-help-gang-2 = It carries out no actions; its action dice only count for its heat.
page-help-gang-3 = With less heat it takes a solo token instead of the bonus.
page-help-gang-4 = It takes the highest hat, or else gambling, weapons, contraband, an infusion, in this order.
page-help-gang-5 = Before it takes a token it gets a virtual marker for each business token there; it counts towards the majority.
page-help-now = now

## What the pieces mean

page-legend = What the pieces mean
page-legend-figures = The two bosses and the Shadow
page-legend-green = Green’s henchmen
page-legend-yellow = Yellow’s henchmen
page-legend-police = The police
page-legend-hat = A hat: the number is its points. Each blue square brings one police officer.
page-legend-gambling = Gambling: points for having the most
page-legend-weapons = Weapons: likewise
page-legend-contraband = Contraband: likewise
page-legend-infusion = An infusion: spend it to use the infusion card
page-legend-down = Face down: 1 point, whatever it was
page-legend-power = The number is the gangster’s power.
page-legend-dead = Dead: fills its space but counts for nothing
page-legend-lock = A lock: just placed or moved, so it can’t be moved this turn.
page-legend-edge = At the edge: how many of the six are there, and who would score how much.

## Learn

page-learn-text = Short lessons at the real table, one thing at a time; then a whole game with a note for every new question. Leave whenever you like.
page-lesson-start = Start the first lesson
page-lesson-go-on = Continue with lesson { $number }
page-lesson-number = Lesson { $number } of { $all }
page-lesson-task = Your task:
page-lesson-done = Done!
page-lesson-missed = Not quite. It happens; try again.
page-lesson-again = Try again
page-lesson-next = Next lesson
page-lesson-whole = A whole game with notes
page-lesson-all = All lessons
page-lesson-learned = done
page-gist = The game in short
page-all-rules = All rules, to look things up
page-gist-smile-and-gun-1 = Take two dice: one moves your boss around the city, the other is your action. The lower your action dice, the less heat you draw.
page-gist-smile-and-gun-2 = Wherever your boss stops, 3, 2 and 1 of your henchmen go into the three districts ahead.
page-gist-smile-and-gun-3 = The last die moves the Shadow, and its card stirs things up.
page-gist-smile-and-gun-4 = Then each district is settled: whoever has the most cubes picks first. The police play too, and a tie for first leaves everything as it is.
page-gist-smile-and-gun-5 = After three rounds hats and businesses count. Whoever has the most points owns the city.
page-gist-gangster-1 = On your turn place a gangster, move one or shoot one: exactly one of the three.
page-gist-gangster-2 = A row or column with six gangsters is scored at once: the strongest gang scores its lead over the next.
page-gist-gangster-3 = Gangs tied for the lead knock each other out; a tie for second changes nothing: 6, 4 and 4 give 2. The dead fill a space but count for nothing.
page-gist-gangster-4 = Reach rank 17 and you are Al Capone. Otherwise the highest rank wins when the board is full.
page-coach-draft = Two dice
    .text = Pick one to move, then one to act; the board shows where your boss would stop and who comes with him. Your action dice add up to your heat, and less heat than your rival earns you a bonus later.
page-coach-window = Go on, or use an infusion
    .text = You have an infusion that could be used here. You don’t have to: the lit button simply goes on.
page-coach-act = Your action
    .text = Your action die says what you do. Everything you may choose is lit. Look for a district where one cube turns second place into first, or breaks a tie.
page-coach-shift_to = Where to?
    .text = Now pick the district your henchman goes to.
page-coach-bonus = Less heat
    .text = Your action dice add up to less. Add one cube of any colour, or two police officers, wherever it helps you or hurts your rival.
page-coach-take = Take your prize
    .text = You won a place here. A hat is worth the number it shows. A business scores if you have the most of it face up, and double if your rival has none. Face down, a business or an infusion is worth 1 point.
page-coach-turn = Place, move or shoot
    .text = Place one of your own, an open one, or draw blind; or move a living gangster one space; or spend a bullet. The marks at the edge show how full each line is and who would score.
page-coach-lay = Where to place it
    .text = Point at a space to see what it would score. The sixth in a line scores at once, so don’t place the fifth for somebody else.
page-coach-move_from = Moving
    .text = Any living gangster may move one space, whatever its colour, but not one in a complete line, and not the one from the turn before.
page-coach-shoot_with = Shooting
    .text = Your gangster kills a neighbour. The dead one stays and fills its space, but its power is gone. Bullets don’t come back.
page-coach-refill = Refill
    .text = The open supply always holds two. Pick the stack that the new one comes from.
page-coach-score = Two lines at once
    .text = One gangster completed a row and a column. You say which is scored first; near rank 17 it matters.
page-coach-over = That was it
    .text = You know the game now. Play the same deal again, or open the replay to see what the dice owed you.
page-coach-wait = Watch what happens; the next question is yours.
page-coach-met = { $met } of { $all } seen

## Rules

page-rules-text = In our own words. What the books leave open is marked as a ruling; what we don’t know for sure, as assumed.
page-search = Search the rules
page-contents = Contents
page-picture-place = The boss stops, and his henchmen go into the line ahead: 3, 2 and 1.
page-picture-settle = Green has the most cubes and takes first, the police second. Yellow gets nothing.
page-picture-line = Red has 6, Blue 4 and Yellow 2: Red gets 2, its lead over Blue. The dead one counts for nothing.
page-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
page-ruling = Ruling:
page-assumed = Assumed:

## Campaign

page-book-scenario = The campaign (German edition)
page-book-mission = Missions (first edition)
page-mission-hard = Hard: beat the gang’s score too
page-won = Won

## Lobby

page-open-table = Open a table
page-lobby-empty = Nobody is waiting. Open a table and somebody may come.
page-join = Sit down
page-watch = Watch
page-no-seat = All seats are taken. You can watch.

## Replay

page-open-file = Open a record
page-drop-file = Or drop a file here: one game, or several with one on each line, as Backroom writes them.
page-which-game = { $count } games: which one?
page-won-by = { $name } wins
page-position = Position { $at } of { $length }
page-to-start = To the start
page-back = One step back
page-forward = One step forward
page-to-end = To the end
page-share = Copy link
page-copied = Copied
page-prove = Verify the dice
page-proven = Every roll verified: the dice were fair.
page-download = Record
page-chart = Chance of winning over the game
page-percent = { $number }%
page-move-of = Move { $at } of { $length }
page-move-first = Move 1
page-move-last = Move { $length }
page-position-end = The end
page-turn-back = One turn back
page-turn-forward = One turn forward
page-autoplay = Play automatically
page-autoplay-stop = Pause
page-no-mistakes = No mistakes worth mentioning.
page-luck =
    { $who ->
        [you] Luck { $luck }%, your decisions { $skill }%
       *[other] Luck { $luck }%, { $of } decisions { $skill }%
    }
page-analysing = Analysing the game…
page-chart-of = Whose chances
page-mistake = Move { $entry }: −{ $loss }%.
page-mistake-was = Played: { $played }. Better: { $better }.

## Me

page-name = Name
page-my-name = The name others see
page-save = Save
page-saved = Saved.
page-rating =
    { $game }: rating { $rating } ± { $uncertainty }, from { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
page-guest = You are playing as a guest on this device. With an account your games follow you anywhere.
page-device = Your games are kept on this device, in this browser. You can take them along as a file and look at them anywhere.
page-strays = Games on this device
page-strays-left = { $count ->
    [one] One finished game is only on this device. Add it to your account, and you have it everywhere; it counts for the campaign, too.
   *[other] { $count } finished games are only on this device. Add them to your account, and you have them everywhere; they count for the campaign, too.
}
page-strays-done = { $count ->
    [one] It is in your account now.
   *[other] All { $count } are in your account now.
}
page-strays-bring = Add to my account
page-on-device = Play on this device, without the server
page-last-seen = Last seen { $time }
page-signed-in = Signed in as { $login }.
page-sign-out = Sign out
page-sign-out-everywhere = Sign out everywhere
page-login = Username
page-password = Password
page-sign-in = Sign in
page-register = Create an account
page-my-data = Download my data
page-forget = Delete my account
page-forget-title = Delete my account?
page-forget-text = Your name, your history and your ratings are deleted. Your games stay, without your name. This can’t be undone.
page-forget-account = Your account is hidden at once and erased after 14 days: your name, your history and your ratings. Your games stay, without your name. Sign in before that, and everything is back.
page-forget-sure = Delete “{ $name }”
page-change-password = Change username or password
page-current-password = Current password
page-end-others = Sign out everywhere else and revoke all access keys
page-sessions = Where I’m signed in
page-session = Signed in on { $agent } since { $since }, last seen { $seen }
page-session-unknown = an unknown browser
page-session-this = This browser
page-session-end = Sign out there
page-keys = Access keys for bots
page-keys-text = A bot with an access key plays or reads in your name. It can’t change how you sign in.
page-key-name = What is it for?
page-key-scope = It may
page-key-play = play
page-key-read = read only
page-key-make = Create a key
page-key-once = Copy this key now. It is shown only once:
page-key-unnamed = no name
page-key-end = Revoke this key
page-grant = Give them more time
page-settings = Settings
page-theme = Theme
page-theme-system = System
page-theme-night = Night
page-theme-paper = Paper
page-speed = Animation
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-off = off
page-confirming = Ask me to confirm a choice
page-confirming-final = if it can’t be undone
page-confirming-always = always
page-confirming-never = never
page-forecast = Show who would win what
page-sound = Sound
page-sound-off = off
page-sound-quiet = quiet
page-sound-medium = medium
page-sound-loud = loud
page-look-elsewhere = Browser notification when it is my turn and I’m looking elsewhere
page-notices-denied = This browser doesn’t allow notifications from here; you can change that in its settings.
page-history = My games
page-history-empty = No finished games yet.
page-when = When
page-result = Result
page-score = Score
page-result-won = won
page-result-lost = lost
page-result-draw = draw
page-result-unfinished = unfinished
page-statistics = Statistics
page-record =
    { $played ->
        [one] { $played } game
       *[other] { $played } games
    }: { $won } won, { $lost } lost, { $draws } drawn
page-played = Played
page-dice = The dice, in all fairness

## Company, clocks and the house

page-guest-name = Stranger
page-nav-join = Taking a seat
page-bot-rookie = Rookie: knows the rules and little else
    .name = Rookie
page-bot-hustler = Hustler: takes whatever is lying around
    .name = Hustler
page-bot-enforcer = Enforcer: plays to win
    .name = Enforcer
page-bot-fixer = Fixer: sees it coming
    .name = Fixer
page-bot-kingpin = Kingpin: thinks long, errs little
    .name = Kingpin
page-bot-nemesis = Nemesis: thinks longest, forgives nothing
    .name = Nemesis
page-clock-quick = 1 minute per decision
page-clock-slow = 5 minutes per decision
page-clock-days = 3 days per decision
page-clock-move = { $seconds } seconds per decision
page-clock-by-days =
    { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }
page-rematch = Rematch
page-next-table = To the next table
page-waiting = The game begins when every seat is taken and everybody is here.
page-ready = ready
page-not-ready = on the way
page-invite = Send this link to whoever you want to play with
page-propose-draw = Offer a draw
page-propose-takeback = Ask for a takeback
page-propose-abandon = Call the game off
page-proposed-draw = { $name } offers a draw.
page-proposed-takeback = { $name } asks to take back a move.
page-proposed-abandon = { $name } wants to call the game off.
page-proposed-rematch = { $name } wants a rematch.
page-proposed-same_deal = { $name } wants to play the same deal again.
page-proposed-keep_talk = { $name } wants to keep the chat after the game.
page-agree = Agree
page-disagree = No
page-agree-draw = Agree to the draw
    .text = The game ends at once, and nobody wins.
page-agree-abandon = Call the game off
    .text = The game ends at once and counts for nobody.
page-resign = Give up
page-resign-text = If you give up, you lose this game. That can’t be undone.
page-cancel = Cancel
page-claim = Claim the win
    .text = Your rival is gone. If you claim the win, the game ends as if their time had run out.
    .no = No, keep waiting
page-declined = Not asking you: { $window }.
page-ask-again = Ask me again
page-window-draft = before taking dice
page-window-move = before the move
page-window-place = before placing
page-window-act = before the action
page-window-end = before the end of the turn
page-window-enthral = before a district is settled
page-is-bot = a bot
page-here = here
page-away = away
page-watchers = Watching
page-commitment = Dice commitment
page-fair = The server fixed its part of the dice before the first roll, and every player added to it. After the game you can verify every roll in the replay.
page-time-left = Time left: { $time }
page-tab-chat = Chat
page-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-only-watching = You are watching.
page-tab-house = Table
page-say = Say something
page-send = Send
page-watching = watching:
page-somebody-watching = somebody watching
page-keep-talk = keep the chat after the game, if everybody agrees
page-talk-kept = the chat is kept after the game
page-mute = mute { $name }
page-phrase-hello = Good evening.
page-phrase-luck = Good luck.
page-phrase-moment = One moment, please.
page-phrase-well = Well played.
page-phrase-thanks = Thanks for the game.
page-phrase-again = Another one?
page-coach-read = Got it

## Passwords and notices

page-nav-reset = New password
page-reset-text = Choose a new password. All your other sessions end.
page-reset-done = Your new password works from now on, and you are signed in here.
page-new-password = New password
page-nav-stop = No more e-mails
page-mail-stopped = You won’t get any more e-mails. You can switch them on again in your settings.
page-nav-confirm = E-mails about your turns
page-mail-confirmed = From now on you are told by e-mail when it is your turn. This address can also be sent a link for a new password.
page-notices = When it is my turn and I’m away
page-notices-text = For games that take days. Nothing is sent unless you switch it on here.
page-push-start = Notify me in this browser
page-push-stop = Stop notifying me in this browser
page-mail = E-mail address
page-mail-start = E-mail me
page-mail-stop = Stop e-mailing me
page-mail-on = E-mails go to { $address }.
page-mail-recovers = A confirmed address can also be sent a link for a new password.
page-mail-unconfirmed = Unless we have already written to { $address } today, an e-mail is on its way: open the link in it to confirm.
page-mail-stop-old = This link no longer works. Sign in and switch the e-mails off on your page, under Settings.

## What games leave behind

page-one-screen = Both sides on this screen
page-not-begun = Not begun
page-rating-of = Rating
page-gang = the gang
    .of = the gang’s
page-people = people
page-bots = bots
page-forgotten = somebody
page-filter = Which games
page-all = all
page-card = Card
page-history-none = No games like that.
page-older = Older games
page-all-records = Download all records
page-result-shared = both sides
page-lost = Lost
page-as-numbers = As numbers
page-by-card = By level and card
page-average = { $game }: { $points } points to { $rival } on average; your best is { $best }.
page-streak-won =
    { $count ->
        [one] You won the last one.
       *[other] You won the last { $count }.
    }
page-streak-lost =
    { $count ->
        [one] You lost the last one.
       *[other] You lost the last { $count }.
    }
page-streak-longest = Longest winning streak { $won }, longest losing streak { $lost }.
page-dice-chart = How often each face came up; the line shows how often it was expected
page-dice-too_few = Too few dice so far to tell: { $all }.
page-dice-usual = { $all } dice rolled by everybody at your tables, and nothing odd about them: out of 100 such series with fair dice, about { $chance } are at least this uneven.
page-dice-unusual = { $all } dice rolled by everybody at your tables, and that is unusual: out of 100 such series with fair dice, only about { $chance } are this uneven. It happens.
page-dice-rare = { $all } dice rolled by everybody at your tables, and that is rare: out of 100 such series with fair dice, about { $chance } are this uneven. You can verify every roll in the replays.
page-face = Face
page-came = Came up
page-due = Expected
page-chi-square = Chi-square { $chi } with five degrees of freedom, { $chance }%
page-medals = The medals are ours: bronze for a win below the normal level, silver at the normal level, gold above it. The legacy gives them for its second, third and highest rank.
page-your-medal = Your medal here: { $medal } ({ $level }).
page-next-gang = Next gang: { $name }
page-medal-bronze = bronze
page-medal-silver = silver
page-medal-gold = gold
page-stages-won = { $won } of { $all } won
page-stage-medal = { $medal } ({ $level })
page-stage-tries =
    { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }
page-stage-best = best { $best }
page-odds =
    { $won ->
        [one] { $verdict }: a strong bot wins { $won } game in { $of }.
       *[other] { $verdict }: a strong bot wins { $won } games in { $of }.
    }
page-odds-easy = Easy
page-odds-fair = A fair fight
page-odds-hard = Hard
page-odds-harder = Very hard
page-offer-deal = Send this deal to a friend
page-offer = Whoever opens this link plays the same dice from your seat
page-side-by-side = The same deal, side by side
page-front = Front page
page-front-save = Save the picture
page-front-share = Share
page-front-link = Copy the link
page-front-close = Back to the board
page-count-all = Skip to the total

## The end

page-end-you-win = You win, { $own } to { $rival }.
page-end-you-lose = You lose, { $own } to { $rival }.
page-end-you-lose-to = You lose: { $name } wins with { $rival }, and you have { $own }.
page-end-you-capone = You win, { $own } to { $rival }: you are Al Capone.
page-end-you-lose-capone = You lose, { $own } to { $rival }: { $name } is Al Capone.
page-end-wins = { $name } wins, { $own } to { $rival }.
page-end-capone = { $name } wins, { $own } to { $rival }, and is Al Capone.
page-end-draw = A draw: { $own } each.
page-end-you-reach = You win with { $own } points.
page-end-too-few = You lose: { $own } points are not enough.
page-end-condition = You lose: { $own } to { $rival }, but the condition isn’t met.
page-end-at-once = You lose: the gang has its infusion.
page-you = you
    .start = You

## The bots, by name

page-known-smile-and-gun-rookie = Pip
    .second = Tess
    .manner = counts on his fingers
page-known-smile-and-gun-hustler = Dixie
    .second = Jack
    .manner = grabs what lies closest and winks
page-known-smile-and-gun-enforcer = Bruno
    .second = Olga
    .manner = walks straight to where it hurts
page-known-smile-and-gun-fixer = Rosa
    .second = Conrad
    .manner = knows which tie suits her
page-known-smile-and-gun-kingpin = Victor
    .second = Helena
    .manner = has seen your move before you have
page-known-smile-and-gun-nemesis = Morgana
    .second = Silas
    .manner = never hurries and never forgets
page-known-gangster-rookie = Sonny
    .second = Junior
    .third = Peggy
    .manner = places the big ones first
page-known-gangster-hustler = Trixie
    .second = Nick
    .third = Pearl
    .manner = likes other people’s lines
page-known-gangster-enforcer = Mack
    .second = Greta
    .third = Tiny
    .manner = has a bullet for every question
page-known-gangster-fixer = Stella
    .second = Felix
    .third = Ruth
    .manner = lets you fill the fifth space
page-known-gangster-kingpin = Salvatore
    .second = Carlotta
    .third = Gus
    .manner = adds up all twelve lines at once
page-known-gangster-nemesis = Vesper
    .second = Nero
    .third = Mara
    .manner = smiles when you complete a row

## A name, once

page-introduction = What do they call you?
    .text = You are about to play with others. They see this name; you can change it on your page at any time.
page-introduction-go = That’s me
page-introduction-skip = Stay a stranger

## Accounts, and what went wrong

page-account = Account
page-have-account = I have an account
page-login-rule = Up to 100 characters without spaces; capitals don’t matter. Others see your name, never this.
page-password-rule = At least 10 characters, and any will do: a few words in a row are easy to keep in mind and hard to guess.
page-forgotten-password = Forgotten your password?
    .who = Enter your username first.
    .sent = If this account has a confirmed e-mail address, a link for a new password is on its way. If it has none, ask whoever runs this house.
page-error-sign-in = Username or password is wrong.
page-error-password = That is not your current password.
page-error-short-password = A password needs 10 to 200 characters.
page-error-guesses = Too many wrong passwords. Wait a few minutes before you try again.
page-error-login = A username has 1 to 100 visible characters and no spaces.
page-error-taken = That username is taken. Choose another.
page-error-name = A name has 1 to 30 visible characters.
page-error-old-link = This link has already been used or is too old. Ask for a new one.
page-error-strange-link = This link doesn’t work. Perhaps a letter is missing.
page-error-no-table = There is nothing here any more. Perhaps the link is old, or a letter is missing.
page-error-no-seat = Somebody was faster: all seats are taken.
page-error-invited-only = This house takes newcomers by invitation only. Ask somebody to send you a link to their table.
page-error-rated = Rated games are for players with an account.
page-error-no-mail = This house sends no e-mails.
page-error-no-reset = This house sends no e-mails. Ask whoever runs it for a link to set a new password.
page-error-address = That isn’t an e-mail address.
page-error-no-deal = This deal is no longer on offer.
page-error-too-many-tables = You have as many open tables as anybody can have. Finish one or give one up first.
page-error-still-played = This game is still being played here. Wait until it is over.
page-error-reviews = Several of your games are being analysed already. Wait for one of them.
page-error-too-many-keys = You have as many access keys as anybody can have. Revoke one first.
page-error-signed-out = You aren’t signed in here any more. Reload the page.
page-error-forbidden = You may not do that.
page-error-too-large = That is too large.
page-error-too-fast = Not so fast: wait a moment and try again.
page-error-busy = The server is busy. Try again in a moment.
page-error-no-room = This device has no room left, or its browser doesn’t store anything. What you have seen so far is safe.
page-error-other-rules = This game was played under other rules and could end differently under ours, so it can’t be shown.

## Doors of the campaign

page-door-closed = The door is closed.
page-door-open = The door is open.
page-door-won = You have won here.

## Pictures of people

page-avatar = Your picture
page-avatar-where = Only this device shows the one you choose; others see the one that goes with your name.
page-avatar-badger = The Badger
page-avatar-bear = The Bear
page-avatar-bull = The Bull
page-avatar-bulldog = The Bulldog
page-avatar-cat = The Cat
page-avatar-crocodile = The Crocodile
page-avatar-duck = The Duck
page-avatar-elephant = The Elephant
page-avatar-fox = The Fox
page-avatar-frog = The Frog
page-avatar-goat = The Goat
page-avatar-horse = The Horse
page-avatar-lion = The Lion
page-avatar-monkey = The Monkey
page-avatar-octopus = The Octopus
page-avatar-owl = The Owl
page-avatar-penguin = The Penguin
page-avatar-pig = The Pig
page-avatar-pike = The Pike
page-avatar-rabbit = The Rabbit
page-avatar-ram = The Ram
page-avatar-rat = The Rat
page-avatar-rooster = The Rooster
page-avatar-stag = The Stag
