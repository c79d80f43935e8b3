### The newspaper after a game: headlines by how it went, with a sentence below each.

press-masthead = The Backroom Gazette
    .house = { $house } Gazette
press-edition = Late edition
press-turning = The turning point
    .text = { $player }, move { $entry }. Played: { $played }. Better: { $better }.

## With a Smile & a Gun, for two

press-smile-narrow = Town goes by a whisker
    .deck = { $winner } ahead of { $loser } by so little that both had already ordered champagne.
press-smile-clear = City under new management
    .deck = { $winner } takes over from nobody in particular. { $loser } was seen counting twice.
press-smile-crushing = No contest, say undertakers
    .deck = { $winner } leaves { $loser } the hat, the coat and the last tram home.
press-smile-monopoly = One shop, one owner, no questions
    .deck = { $winner } cornered a whole business. Without it, { $loser } would be on this page.
press-smile-monopolies = The whole market in one pocket
    .deck = { $winner } holds one monopoly after another. Prices rise as of this morning.
press-smile-shadow = The Shadow knows who paid
    .deck = Without help from the dark { $winner } would not have passed { $loser }.
press-smile-hats = All of it under one hat
    .deck = { $winner } collected hats until { $loser } had nothing left to tip.
press-smile-infusions = Settled at the bar
    .deck = Equal on points: the better stocked cellar speaks for { $winner }.
press-smile-henchmen = Decided by a show of hands
    .deck = Equal on points: { $winner } had more people standing about in the street.
press-smile-draw = Two winners, one town, no comment
    .deck = { $winner } and { $loser } ended level. They are said to be sharing a taxi.

## Alone

press-alone-won = Gang leaves town by the back door
    .deck = { $winner } worked alone and sends no bill.
press-alone-narrow = One against all, just about
    .deck = { $winner } beat the gang by less than the price of a hat.
press-alone-crushing = Gang looks for honest work
    .deck = After this evening with { $winner } the gang is answering advertisements.
press-alone-lost = Local hero has other plans
    .deck = The gang keeps the town. { $loser } is said to be fond of the country.
press-alone-close = So near, so broke
    .deck = The gang was ahead by next to nothing. { $loser } wants to see the arithmetic.

## The campaign

press-campaign-won = One sign fewer in the street
    .deck = { $winner } met every condition. The next gang is already reading this.
press-campaign-lost = Gang renews its lease
    .deck = { $loser } came, counted and came up short.
press-campaign-condition = Read the small print
    .deck = { $loser } had enough points, but the condition was another one.
press-campaign-at-once = Over before the ink was dry
    .deck = The gang got its infusion, and { $loser } got the door.

## Missions

press-mission-won = Job done, nobody saw a thing
    .deck = { $winner } brings home { $own } points and no witnesses.
press-mission-few = Right address, empty hands
    .deck = { $loser } did the job, but { $own } points don’t pay for it.
press-mission-objective = Plenty of points, wrong parcel
    .deck = { $loser } brought { $own } points and left behind what had been ordered.
press-mission-gang = They had more of everything
    .deck = { $loser } did what was asked. So did the gang, and then some.

## Legacy

press-legacy-1 = Who was that again?
    .deck = { $winner }, { $own } points: our archive has no photograph.
press-legacy-2 = A face one has seen before
    .deck = { $winner }, { $own } points: the doorman nods, the bank does not.
press-legacy-3 = A name that opens doors
    .deck = { $winner }, { $own } points: mostly from the inside, and in a hurry.
press-legacy-4 = The town is named after you now
    .deck = { $winner }, { $own } points: the statue is to smile a little, please.

## Gangster

press-gangster-capone = There is a new Al Capone
    .deck = { $winner } reached the top. { $loser } sends flowers, unsigned.
press-gangster-capone-crushing = Capone took the lift
    .deck = { $winner } was at the top before { $loser } had found the stairs.
press-gangster-capone-narrow = Photo finish at the top
    .deck = { $winner } is Al Capone. { $loser } was reaching for the same chair.
press-gangster-narrow = Chicago decided by one step
    .deck = { $winner } stands one rung above { $loser }. The ladder has been seized.
press-gangster-clear = Chicago has a favourite
    .deck = { $winner } rises past { $loser } and does not look back.
press-gangster-crushing = South Side, North Side, one side
    .deck = { $winner } took the city. { $loser } kept a parking space.
press-gangster-blank = Nothing for the others
    .deck = { $winner } scored. { $loser } attended.
press-gangster-first = First come, first served
    .deck = { $winner } and { $loser } are of the same rank, but { $winner } got there first.
press-gangster-draw = Quiet night in Chicago
    .deck = Nobody rose, nobody fell. The police thank everybody for their help.
press-gangster-bloody = Florists report a record week
    .deck = { $winner } won it with lead. The bullets ran out before the arguments.
press-gangster-peaceful = Not a shot was fired
    .deck = { $winner } took Chicago politely. Gunsmiths are worried.
press-gangster-many = One on top, the rest in line
    .deck = { $winner } leads. { $loser } and company are waiting outside.
press-gangster-many-narrow = They were all nearly king
    .deck = { $winner } won ahead of { $loser }. At the tables nearby opinions differ.

## Ends outside the rules

press-resigned = A white handkerchief is enough
    .deck = { $loser } gave up. { $winner } had only just sat down comfortably.
press-resigned-many = One chair empty, game off
    .deck = { $loser } gave up. The others were left with the bill.
press-resigned-alone = Wisely left by the kitchen
    .deck = { $loser } gave up. The gang sends its regards.
press-time = Lost to the clock
    .deck = { $loser } was still thinking. { $winner } was still awake.
press-time-many = The clock wins again
    .deck = { $loser } ran out of time, and so did everybody’s patience.
press-time-alone = Even the gang went home
    .deck = { $loser } ran out of time. Somebody please put out the lamp.
press-agreed = They shook hands on it
    .deck = A draw, by agreement. Both hands were counted afterwards.
press-abandoned = Called off on account of rain
    .deck = Nobody won. The chairs are still warm.
