### The web page's own words. What happens at the table is said by smile.ftl, gangster.ftl and cards.ftl.

## Everywhere

page-title = Backroom
page-tagline = Two games of bosses, dice and bad company. The lamp is lit; take a seat.
page-skip = Skip to the table
page-menu = Menu
page-home = Backroom, home
page-language = Language
page-to-paper = Switch to the light theme, Paper
page-to-night = Switch to the dark theme, Night
page-loading = One moment …
page-failed = That didn’t work.
page-server-away = The server doesn’t answer. Your games are safe; try again in a moment.
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
page-lost-text = Nobody here by that name. Maybe the link is old, or a letter short.
page-unofficial = An unofficial table by people who like these games; not made or endorsed by their designers or publishers. If you like them too, buy the boxes.

## Home

page-go-on = Go on playing
page-against = with { $names }
page-your-turn = Your turn
page-their-turn = Waiting
page-seat-free = free seat
page-start-bot = Against a bot
page-start-solo = Alone, against the gang
page-start-here = Together at this screen
page-start-link = Invite a friend
page-learn-it = First time? Learn it by playing
page-set-up = Choose everything yourself
page-campaign-text = Ten gangs and five missions for a single player, each with a story and a condition of its own.
page-lobby-text = Open tables of other people. Sit down, or just watch.
page-replay-text = Walk through any game, position by position, with its dice proven and its mistakes named.

## A new table

page-game = Game
page-rival = Against
page-bot = Strength
page-players = Players
page-edition = Edition
page-level = Level
page-card-shadow = Shadow card
page-card-infusion = Infusion card
page-legacy = Play for your legacy: only your own score counts
page-begins = Who begins
page-begins-random = chance decides
page-begins-me = I do
page-begins-other = the other side
page-card-more = Infusion card { $number }
page-random = Random
page-solo-difficulty = Alone this card is { $difficulty }.
page-first-cards = For a first game: { shadow-badge } and { infusion-last_chance }. Monsters can wait.
page-clock = Clock
page-clock-none = no clock
page-listed = show it in the lobby
page-rated = rated
page-start = Deal
page-play = Play

## The table

page-prompt = What is asked
page-choices = What you can do
page-city = The city
page-chicago = The streets of Chicago
page-round = Round
page-phase = Phase
page-bag = Bag
page-discard = Out
page-tie = tie
page-space = Space { $one }/{ $two }
page-row = Row { $number }
page-column = Column { $number }
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
page-pool = Dice to take: { $dice }
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
page-points-short = { $points } pts
page-tokens = Tokens
page-marker = { $kind }: { $count } virtual
page-solo-tokens =
    { $count ->
        [one] { $count } solo token
       *[other] { $count } solo tokens
    }
page-on-card = { $count } on the card
page-first = First player
page-turn = to move
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
page-wait = Waiting …
page-wait-for = { $name } is thinking.
page-happening = Things happen …
page-over = The game is over.
page-offline = Connection lost. Trying again …
page-why-not = Not now.
page-skip-hint = Click or press Esc to skip.
page-hint-thinking = Thinking about it …
page-hint-button = Hint
page-undo = Undo
page-confirm = Confirm
page-on-board = Pick it on the board.
page-as-list =
    { $count ->
        [0] All choices as a list
        [one] The choice as a list
       *[other] All { $count } choices as a list
    }
page-as-table = Back to pieces
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

## What the pieces mean

page-legend = What the pieces mean
page-legend-green = Green’s henchmen
page-legend-yellow = Yellow’s henchmen
page-legend-police = The police
page-legend-hat = A hat: the number is its points. Each blue square brings one police officer.
page-legend-gambling = Gambling: points for having most of them
page-legend-weapons = Weapons: the same
page-legend-contraband = Contraband: the same
page-legend-infusion = An infusion: pays for the infusion card’s effect
page-legend-down = Face down: 1 point, whatever it was
page-legend-power = The number is the power.
page-legend-dead = Dead: fills its field, counts nothing
page-legend-lock = A lock: was laid or moved just now and can’t be moved this turn.
page-legend-edge = At the edge: how many of six are there, and who would score how much.

## Learn

page-learn-text = Short lessons at the real table, one thing each; then a whole game with a note for every new question. Leave whenever you like.
page-lesson-start = Start the first lesson
page-lesson-go-on = Go on with lesson { $number }
page-lesson-number = Lesson { $number } of { $all }
page-lesson-task = Your task:
page-lesson-done = Done!
page-lesson-missed = That was something else. It happens; try again.
page-lesson-again = Try again
page-lesson-next = Next lesson
page-lesson-whole = A whole game with notes
page-lesson-all = All lessons
page-lesson-learned = done
page-gist = The game in short
page-all-rules = All rules, to look things up
page-gist-smile-and-gun-1 = Take two dice: one moves your boss around the city, the other is a small deed. Low deeds keep you cool.
page-gist-smile-and-gun-2 = Wherever your boss stops, 3, 2 and 1 of your henchmen go into the three districts ahead.
page-gist-smile-and-gun-3 = The last die walks the Shadow, and its card stirs things up.
page-gist-smile-and-gun-4 = Then each district is settled: most cubes take first. The police play too, and a tie for first leaves everything as it is.
page-gist-smile-and-gun-5 = After three rounds hats and businesses count. Most points own the city.
page-gist-gangster-1 = In your turn lay a gangster, move one, or shoot one. Exactly one of these.
page-gist-gangster-2 = A row or column with six gangsters is scored at once: the strongest gang gets what it is ahead of the next.
page-gist-gangster-3 = Gangs that tie knock each other out. The dead fill a field, but count nothing.
page-gist-gangster-4 = Rank 17 makes you Al Capone. Otherwise the highest rank wins when the board is full.
page-coach-draft = Two dice
    .text = Pick one to move, then one to act; the board shows where your boss would land and what comes with him. The numbers you act with add up to your heat, and less heat than the rival earns a bonus later.
page-coach-window = Go on, or use an infusion
    .text = You own an infusion that could be used here. You don’t have to: the lit button just goes on.
page-coach-act = Your deed
    .text = The die you kept for acting says what you do. Everything you may choose is lit. Look for a district where one cube turns second into first, or breaks a tie.
page-coach-shift_to = Where to?
    .text = Now pick the district your henchman goes to.
page-coach-bonus = The quieter one
    .text = Your action dice came to less. Add one cube of any colour, or two police, wherever it helps you or hurts them.
page-coach-take = Take your prize
    .text = You won a place here. Hats count what they show. Businesses count if you have most of their kind; all of a kind is a monopoly, worth double. Face down, any of them is worth 1 point.
page-coach-turn = Lay, move or shoot
    .text = Lay one of your own, an open one, or draw blind; or move a living gangster one field; or spend a bullet. The marks at the edge tell how full each line is and who would score.
page-coach-lay = Where to lay
    .text = Point at a field and see what it would score. The sixth in a line scores at once, so don’t set up the fifth for somebody else.
page-coach-move_from = Moving
    .text = Any living gangster may move one field, whatever its colour. Not one in a complete line, and not the one from the turn before.
page-coach-shoot_with = Shooting
    .text = Your gangster kills a neighbour. The dead one stays and fills its field, but its power is gone. Bullets don’t come back.
page-coach-refill = Fill up
    .text = The open supply always holds two. Pick the stack that the new one comes from.
page-coach-score = Two lines at once
    .text = One gangster completed a row and a column. You say which is scored first; it matters near rank 17.
page-coach-over = That was it
    .text = You know the game now. Play the same deal again, or open the replay to see what the dice owed you.
page-coach-wait = Watch what happens; the next question is yours.
page-coach-met = { $met } of { $all } met

## Rules

page-rules-text = In our own words. What the books leave open is marked as a ruling; what we don’t know for sure, as assumed.
page-search = Search the rules
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
page-mission-hard = Hard: beat the gang’s score, too
page-won = Won

## Lobby

page-open-table = Open a table
page-lobby-empty = Nobody is waiting. Open a table and somebody may come.
page-join = Sit down
page-watch = Watch

## Replay

page-open-file = Open a record
page-drop-file = Or drop a file here: one game, as Backroom writes it.
page-position = Position { $at } of { $length }
page-to-start = To the start
page-back = One back
page-forward = One on
page-to-end = To the end
page-share = Copy link
page-copied = Copied
page-prove = Prove the dice
page-proven = Every roll checked: the dice were fair.
page-download = Record
page-chart = Chance of winning over the game
page-luck = Dice { $luck } %, decisions { $skill } % of a win
page-analysing = The game is being looked at …
page-chart-of = Whose game
page-mistake = Move { $entry }, { $loss } % lost:
page-mistake-was = { $played }. Better: { $better }.

## Me

page-name = Name
page-my-name = What others call you
page-save = Save
page-saved = Saved.
page-rating =
    { $game }: rating { $rating } ± { $uncertainty }, from { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
page-guest = You play as a guest on this device. An account takes your games along.
page-signed-in = Signed in as { $login }.
page-sign-out = Sign out
page-sign-out-everywhere = Sign out everywhere
page-login = Login
page-password = Password
page-sign-in = Sign in
page-register = Make an account
page-my-data = Download my data
page-forget = Forget me
page-forget-sure = Yes, forget me; my games stay without a name
page-grant = Give them more time
page-settings = Settings
page-theme = Light
page-theme-system = as the system
page-theme-night = Night
page-theme-paper = Paper
page-speed = Animation
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-off = off
page-confirming = Ask before a choice counts
page-confirming-final = if it can’t be undone
page-confirming-always = always
page-confirming-never = never
page-forecast = Show who would win what
page-sound = Sound when it is my turn
page-look-elsewhere = Browser notice when it is my turn and I look elsewhere
page-notices-denied = This browser doesn’t allow notices from here; its own settings can change that.
page-history = My games
page-history-empty = No finished game yet.
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
page-dice = The dice, in fairness

## Company, clocks and the house

page-guest-name = Stranger
page-nav-join = Taking a seat
page-bot-rookie = Rookie: knows the rules, and little else
    .name = Rookie
page-bot-hustler = Hustler: takes what lies there
    .name = Hustler
page-bot-enforcer = Enforcer: plays to win
    .name = Enforcer
page-bot-fixer = Fixer: sees it coming
    .name = Fixer
page-bot-kingpin = Kingpin: thinks longest, errs least
    .name = Kingpin
page-clock-quick = 1 minute a decision
page-clock-slow = 5 minutes a decision
page-clock-days = 3 days a decision
page-clock-move = { $seconds } seconds a decision
page-clock-by-days =
    { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }
page-rematch = Rematch
page-waiting = The game begins when every seat is taken and everybody is here.
page-ready = ready
page-not-ready = on the way
page-invite = Send this link to whoever shall play
page-propose-draw = Offer a draw
page-propose-takeback = Ask to take back
page-propose-abandon = Call it off
page-proposed-draw = { $name } offers a draw.
page-proposed-takeback = { $name } asks to take a move back.
page-proposed-abandon = { $name } wants to call the game off.
page-proposed-rematch = { $name } wants a rematch.
page-proposed-same_deal = { $name } wants to play the same deal again.
page-proposed-keep_talk = { $name } wants to keep this talk after the game.
page-agree = Agree
page-disagree = No
page-resign = Give up
page-resign-sure = Yes, I give up
page-resign-not = No, play on
page-dont-ask = Don’t ask again this phase
page-declined = Declined ahead: { $window }.
page-ask-again = Ask me again
page-window-draft = before taking dice
page-window-move = before the move
page-window-place = before placing
page-window-act = before the action
page-window-end = before the end of the turn
page-window-enthral = before a district is settled
page-is-bot = a program
page-here = here
page-away = away
page-watchers = Watching
page-commitment = Dice commitment
page-fair = The server fixed its part of the dice before the first roll, and every player added to them. After the game the replay can prove each roll.
page-time-left = Time left: { $time }
page-tab-chat = Chat
page-tab-house = Table
page-say = Say something
page-send = Send
page-watching = watching:
page-somebody-watching = somebody who watches
page-keep-talk = keep this talk after the game, if everybody wants to
page-talk-kept = this talk is kept after the game
page-mute = mute { $name }
page-phrase-hello = Good evening.
page-phrase-luck = Good luck.
page-phrase-moment = One moment, please.
page-phrase-well = Well played.
page-phrase-thanks = Thanks for the game.
page-phrase-again = Another one?
page-coach-read = Got it

## Passwords and notices

page-nav-reset = Another password
page-reset-text = Choose another password. All your other sessions end.
page-new-password = New password
page-nav-stop = No more e-mails
page-mail-stopped = No more e-mails are sent to you. You can switch them on again in your settings.
page-nav-confirm = E-mails about your turns
page-mail-confirmed = From now on you are told by e-mail when it is your turn.
page-notices = When it is my turn and I am away
page-notices-text = For games that take days. Nothing is sent unless you switch it on here.
page-push-start = Tell me in this browser
page-push-stop = Don’t tell me in this browser any more
page-mail = E-mail address
page-mail-start = Write to me
page-mail-stop = Don’t write any more
page-mail-on = E-mails go to { $address }.
page-mail-unconfirmed = A question was sent to { $address }: open the link in it.

## What games leave behind

page-one-screen = both sides at this screen
page-not-begun = Not begun
page-rating-of = Rating
page-gang = the gang
page-people = people
page-bots = bots
page-forgotten = somebody
page-filter = Which games
page-all = all
page-card = Card
page-history-none = No game like that.
page-older = Older games
page-all-records = Download all records
page-result-shared = shared
page-lost = Lost
page-as-numbers = As numbers
page-by-card = By level and card
page-average = { $game }: { $points } points on average against { $rival }, at best { $best }.
page-streak-won =
    { $count ->
        [one] The last one was won.
       *[other] The last { $count } were won.
    }
page-streak-lost =
    { $count ->
        [one] The last one was lost.
       *[other] The last { $count } were lost.
    }
page-streak-longest = Longest row of wins { $won }, of losses { $lost }.
page-dice-chart = How often each face came; the line is how often it was due
page-dice-too_few = Too few dice yet to tell anything: { $all }.
page-dice-usual = { $all } dice of everybody at your tables, and nothing odd about them: of 100 such series with fair dice about { $chance } are at least this uneven.
page-dice-unusual = { $all } dice of everybody at your tables, and that is unusual: of 100 such series with fair dice only about { $chance } are this uneven. It happens.
page-dice-rare = { $all } dice of everybody at your tables, and that is rare: of 100 such series with fair dice about { $chance } are this uneven. You can prove every roll in the replays.
page-face = Face
page-came = Came
page-due = Due
page-chi-square = Chi-square { $chi } with five degrees of freedom, { $chance } %
page-medals = Medals are ours: bronze for a win below the normal level, silver at normal, gold above it. The legacy gives them for its second, third and highest rank.
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
page-offer-deal = Send this deal to a friend
page-offer = Whoever opens this link plays the same dice from your seat
page-side-by-side = The same deal, side by side
