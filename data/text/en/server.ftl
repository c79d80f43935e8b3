### What the server says to people.

## Why a request was not carried out

server-refused-malformed = This message can’t be understood.
server-refused-not_synced = The first message has to be “sync”.
server-refused-not_your_seat = That isn’t your seat.
server-refused-not_asked = It is not your turn.
server-refused-stale = The table has changed since; look again.
server-refused-no_such_choice = This is not one of the choices.
server-refused-illegal = The rules forbid this.
server-refused-not_begun = The game hasn’t begun yet.
server-refused-over = The game is over.
server-refused-nothing_to_undo = There is nothing to take back: something random or somebody else came after your last decision.
server-refused-turn_over = Your turn is over, so nothing of it can be undone. You can ask your rivals to take it back.
server-refused-rated = In rated games nothing can be undone or taken back.
server-refused-not_now = You can’t propose that here and now.
server-refused-not_written = This couldn’t be saved and doesn’t count; please try again.
server-refused-frozen = This table can only be read: its history no longer fits the rules.
server-refused-too_fast = Not so fast: too many messages at once.
server-refused-too_many_undos = You have undone this decision often enough.
server-refused-too_long = This game has grown too long: all you can do is end it.
server-refused-upgrade = This page is out of date; please reload it.
server-refused-too_many_tables = Whoever opened this table has as many unfinished games as one can have. Finish one first.

## What a scenario or mission demands

server-condition = { $name }: { $have } of { $need }

## A hint: the decision and its odds

server-hint = { $line } ({ $odds }).

## Whether the dice can be verified

server-proof-proven =
    { $events ->
        [one] The one random event follows
       *[other] All { $events } random events follow
    } from the seeds that were promised before the game.
server-proof-not_yet = The dice can be verified once the game is over and the server’s seed is known.
server-proof-failed = The dice are not those that were promised: { $why }

## Notices to whoever is away

server-notice-turn =
    It is your turn in { $game }. You have { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
server-mail-turn = Your turn
server-mail-confirm = May Backroom e-mail you?
server-mail-question = Somebody, hopefully you, wants to be told at this address when it is their turn at a Backroom table. If that was you, open this link. If not, do nothing, and you won’t hear from us again.
server-mail-forgotten = A new password for Backroom
server-mail-reset = Somebody, hopefully you, has forgotten the password of your Backroom account. This link lets you choose another one; it works once, within a day. If it wasn’t you, do nothing: your password stays as it is.
server-mail-stop = No more of these e-mails, with one click:
