SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.browsers (
    endpoint text NOT NULL,
    person bigint NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    lang text NOT NULL
);
CREATE TABLE public.challenges (
    link text NOT NULL,
    table_key bigint NOT NULL,
    person bigint NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.finished (
    table_key bigint NOT NULL,
    person bigint NOT NULL,
    game text NOT NULL,
    seats text NOT NULL,
    result text NOT NULL,
    points bigint,
    rival bigint,
    opponents text NOT NULL,
    cards text NOT NULL,
    edition text,
    mode text NOT NULL,
    stage bigint,
    level text,
    dice text NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE public.mail (
    person bigint NOT NULL,
    address text NOT NULL,
    lang text NOT NULL,
    confirmed bigint NOT NULL
);
CREATE TABLE public.moves (
    table_key bigint NOT NULL,
    seq bigint NOT NULL,
    entry text NOT NULL,
    at bigint NOT NULL,
    request text
);
CREATE TABLE public.notes (
    table_key bigint NOT NULL,
    note text NOT NULL
);
CREATE TABLE public.people (
    key bigint NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    token text,
    session bigint DEFAULT 0 NOT NULL,
    blocked bigint DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);
ALTER TABLE public.people ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.people_key_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ratings (
    person bigint NOT NULL,
    game text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.records (
    link text NOT NULL,
    person bigint NOT NULL,
    game text NOT NULL,
    record text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.resets (
    hash text NOT NULL,
    person bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.seats (
    table_key bigint NOT NULL,
    place bigint NOT NULL,
    seat text NOT NULL,
    bot text,
    person bigint,
    seed text
);
CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tables (
    key bigint NOT NULL,
    link text NOT NULL,
    invite text NOT NULL,
    host bigint NOT NULL,
    game text NOT NULL,
    setup text NOT NULL,
    options text NOT NULL,
    server_seed text NOT NULL,
    deal text NOT NULL,
    status text NOT NULL,
    outcome text,
    created bigint NOT NULL,
    ended bigint,
    counted bigint DEFAULT 0 NOT NULL
);
ALTER TABLE public.tables ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tables_key_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.talk (
    table_key bigint NOT NULL,
    number bigint NOT NULL,
    person bigint NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
INSERT INTO public._sqlx_migrations VALUES (1, 'tables', '2026-11-16 11:35:42.48336+00', true, '\xd674f30b79b000a3be4c8edc35078b0b369538685373b5bfd8a1574858ca90f7d89ba2fd0e614cd4144f0317de43cbb8', 332694732);
INSERT INTO public._sqlx_migrations VALUES (2, 'records', '2026-11-16 11:35:42.868205+00', true, '\xd551b3f241b2f26ce0062e41130f66a40f899e597f5d56ebad18a55f573aebd4bb3d3bc07de81d17b58c5dd3060b721c', 211021548);
INSERT INTO public._sqlx_migrations VALUES (3, 'finished', '2026-11-16 11:35:43.079116+00', true, '\x17a1717673f0539b1399391180d959c751a1d0ac1c34064608c776813c69014b5eb236e0a0f22c3f71bede35cde94297', 145086833);
INSERT INTO public._sqlx_migrations VALUES (4, 'talk', '2026-11-16 11:35:43.298628+00', true, '\xe4068b10996e1fe5a139da4e2ed4edb889d13825888dd0fc2cfa028828a0553cd4c757dce5cc9eb720ffbd3f6f8286ec', 216771701);
INSERT INTO public._sqlx_migrations VALUES (5, 'resets', '2026-11-16 11:35:43.535155+00', true, '\x9de0127a05f09d202d97d57f4dc96f9d5c8641a29f2bafae1f98cfc38236f379af7044b3263e255051bf5d9c75cb1e98', 87369699);
INSERT INTO public._sqlx_migrations VALUES (6, 'notices', '2026-11-16 11:35:43.64702+00', true, '\x4c558f6a9e0219e65fc868fe29f637ce986db98e4aaff9285e8ff713b1ad20b2c88aa406e4f02463a62e4c86485143bb', 162194803);
INSERT INTO public.finished VALUES (3, 1, 'smile-and-gun', ' green ', 'lost', NULL, NULL, ' person:2 ', ' shadow:badge infusion:last_chance ', 'german', 'two', NULL, NULL, '2 0 2 2 4 3', 1794828945924);
INSERT INTO public.finished VALUES (3, 2, 'smile-and-gun', ' yellow ', 'won', NULL, NULL, ' person:1 ', ' shadow:badge infusion:last_chance ', 'german', 'two', NULL, NULL, '2 0 2 2 4 3', 1794828945924);
INSERT INTO public.moves VALUES (1, 1, '{"event":"deal","to":"green","token":{"kind":"infusion","value":0,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 2, '{"event":"deal","to":"yellow","token":{"kind":"infusion","value":0,"squares":2}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 3, '{"event":"deal","to":0,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 4, '{"event":"deal","to":2,"token":{"kind":"infusion","value":0,"squares":2}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 5, '{"event":"deal","to":6,"token":{"kind":"infusion","value":0,"squares":2}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 6, '{"event":"deal","to":8,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 7, '{"event":"deal","to":4,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 8, '{"event":"roll","why":"round","dice":[1,1,2,3,3,3,4,5,5,6,6,6,6]}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 9, '{"event":"draw","district":1,"token":{"kind":"contraband","value":0,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 10, '{"event":"draw","district":5,"token":{"kind":"hat","value":2,"squares":0}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 11, '{"event":"draw","district":7,"token":{"kind":"gambling","value":0,"squares":2}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 12, '{"event":"draw","district":3,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 13, '{"event":"draw","district":4,"token":{"kind":"contraband","value":0,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 14, '{"event":"draw","district":0,"token":{"kind":"hat","value":2,"squares":0}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 15, '{"event":"draw","district":1,"token":{"kind":"gambling","value":0,"squares":2}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 16, '{"event":"draw","district":2,"token":{"kind":"hat","value":5,"squares":2}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 17, '{"event":"draw","district":5,"token":{"kind":"hat","value":2,"squares":0}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 18, '{"event":"draw","district":8,"token":{"kind":"hat","value":5,"squares":2}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 19, '{"event":"draw","district":7,"token":{"kind":"hat","value":4,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 20, '{"event":"draw","district":6,"token":{"kind":"hat","value":6,"squares":3}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 21, '{"event":"draw","district":3,"token":{"kind":"contraband","value":0,"squares":1}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 22, '{"event":"draw","district":4,"token":{"kind":"weapons","value":0,"squares":2}}', 1794828945591, NULL);
INSERT INTO public.moves VALUES (1, 23, '{"by":"green","do":"draft","move":1,"action":1}', 1794828945593, 'r1');
INSERT INTO public.moves VALUES (1, 24, '{"by":"green","do":"move"}', 1794828945594, 'r2');
INSERT INTO public.moves VALUES (1, 25, '{"by":"green","do":"place"}', 1794828945595, 'r3');
INSERT INTO public.moves VALUES (1, 26, '{"by":"green","do":"police","district":0}', 1794828945595, 'r4');
INSERT INTO public.moves VALUES (1, 27, '{"by":"green","do":"end"}', 1794828945596, 'r5');
INSERT INTO public.moves VALUES (1, 28, '{"by":"yellow","do":"draft","move":2,"action":3}', 1794828945597, 'r6');
INSERT INTO public.moves VALUES (1, 29, '{"by":"yellow","do":"move"}', 1794828945597, 'r7');
INSERT INTO public.moves VALUES (2, 1, '{"event":"deal","to":"green","token":{"kind":"infusion","value":0,"squares":2}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 2, '{"event":"deal","to":"yellow","token":{"kind":"infusion","value":0,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 3, '{"event":"deal","to":0,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 4, '{"event":"deal","to":2,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 5, '{"event":"deal","to":6,"token":{"kind":"infusion","value":0,"squares":2}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 6, '{"event":"deal","to":8,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 7, '{"event":"deal","to":4,"token":{"kind":"infusion","value":0,"squares":2}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 8, '{"event":"roll","why":"round","dice":[1,1,1,2,2,2,2,4,4,5,6,6,6]}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 9, '{"event":"draw","district":1,"token":{"kind":"gambling","value":0,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 10, '{"event":"draw","district":5,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 11, '{"event":"draw","district":7,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 12, '{"event":"draw","district":3,"token":{"kind":"hat","value":2,"squares":0}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 13, '{"event":"draw","district":4,"token":{"kind":"hat","value":4,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 14, '{"event":"draw","district":0,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 15, '{"event":"draw","district":1,"token":{"kind":"weapons","value":0,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 16, '{"event":"draw","district":2,"token":{"kind":"hat","value":4,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 17, '{"event":"draw","district":5,"token":{"kind":"hat","value":4,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 18, '{"event":"draw","district":8,"token":{"kind":"gambling","value":0,"squares":2}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 19, '{"event":"draw","district":7,"token":{"kind":"hat","value":4,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 20, '{"event":"draw","district":6,"token":{"kind":"contraband","value":0,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 21, '{"event":"draw","district":3,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 22, '{"event":"draw","district":4,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945868, NULL);
INSERT INTO public.moves VALUES (2, 23, '{"by":"green","do":"draft","move":1,"action":1}', 1794828945871, 'r1');
INSERT INTO public.moves VALUES (2, 24, '{"by":"green","do":"move"}', 1794828945872, 'r2');
INSERT INTO public.moves VALUES (2, 25, '{"by":"green","do":"place"}', 1794828945874, 'r3');
INSERT INTO public.moves VALUES (2, 26, '{"by":"green","do":"police","district":0}', 1794828945875, 'r4');
INSERT INTO public.moves VALUES (2, 27, '{"by":"green","do":"end"}', 1794828945876, 'r5');
INSERT INTO public.moves VALUES (3, 1, '{"event":"deal","to":"green","token":{"kind":"infusion","value":0,"squares":2}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 2, '{"event":"deal","to":"yellow","token":{"kind":"infusion","value":0,"squares":2}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 3, '{"event":"deal","to":0,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 4, '{"event":"deal","to":2,"token":{"kind":"infusion","value":0,"squares":2}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 5, '{"event":"deal","to":6,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 6, '{"event":"deal","to":8,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 7, '{"event":"deal","to":4,"token":{"kind":"infusion","value":0,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 8, '{"event":"roll","why":"round","dice":[1,1,3,3,4,4,5,5,5,5,6,6,6]}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 9, '{"event":"draw","district":1,"token":{"kind":"weapons","value":0,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 10, '{"event":"draw","district":5,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 11, '{"event":"draw","district":7,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 12, '{"event":"draw","district":3,"token":{"kind":"contraband","value":0,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 13, '{"event":"draw","district":4,"token":{"kind":"hat","value":6,"squares":3}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 14, '{"event":"draw","district":0,"token":{"kind":"contraband","value":0,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 15, '{"event":"draw","district":1,"token":{"kind":"hat","value":4,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 16, '{"event":"draw","district":2,"token":{"kind":"hat","value":2,"squares":0}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 17, '{"event":"draw","district":5,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 18, '{"event":"draw","district":8,"token":{"kind":"hat","value":5,"squares":2}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 19, '{"event":"draw","district":7,"token":{"kind":"gambling","value":0,"squares":2}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 20, '{"event":"draw","district":6,"token":{"kind":"hat","value":3,"squares":1}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 21, '{"event":"draw","district":3,"token":{"kind":"hat","value":6,"squares":3}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 22, '{"event":"draw","district":4,"token":{"kind":"hat","value":2,"squares":0}}', 1794828945900, NULL);
INSERT INTO public.moves VALUES (3, 24, '{"by":"green","do":"move"}', 1794828945907, 'r2');
INSERT INTO public.moves VALUES (3, 26, '{"by":"green","do":"police","district":0}', 1794828945915, 'r4');
INSERT INTO public.moves VALUES (3, 28, '{"ended":{"by":"green","how":"resigned"}}', 1794828945923, 'bye');
INSERT INTO public.moves VALUES (3, 23, '{"by":"green","do":"draft","move":1,"action":1}', 1794828945903, 'r1');
INSERT INTO public.moves VALUES (3, 25, '{"by":"green","do":"place"}', 1794828945911, 'r3');
INSERT INTO public.moves VALUES (3, 27, '{"by":"green","do":"end"}', 1794828945917, 'r5');
INSERT INTO public.people OVERRIDING SYSTEM VALUE VALUES (3, 'Eve', NULL, NULL, NULL, 0, 0, 1794828944519);
INSERT INTO public.people OVERRIDING SYSTEM VALUE VALUES (1, 'Ada', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$+iiklAlluELdUINIogoKeg$FsuBYb8S2Tw85srvoV+QB9H/yVkSS6q/d96YQ2JLH1k', NULL, 1, 0, 1794828944369);
INSERT INTO public.people OVERRIDING SYSTEM VALUE VALUES (2, 'Bob', NULL, NULL, '000a6e1b0ed93672ec8bce22275c5d518bb88746ed8e2f4d3c85114bdcde4643', 0, 0, 1794828944418);
INSERT INTO public.ratings VALUES (2, 'smile-and-gun', 1662.3108939062977, 290.3189637179804, 0.05999967537233814, 1, 1794828945926);
INSERT INTO public.ratings VALUES (1, 'smile-and-gun', 1337.6891060937023, 290.3189637179804, 0.05999967537233814, 1, 1794828945926);
INSERT INTO public.records VALUES ('2PQu1KYyEJKvYp4WSwxvAg', 2, 'smile-and-gun', '{"ended":{"by":"green","how":"resigned"},"engine":"0.1.0","fair":{"commitment":"973d441eb366d2c507e1090c6067002a511e5d0ff9a4ece1c0e1769c78a48281","player_seeds":["one","two"],"scheme":"backroom-fair/1","server_seed":"d02a0f8c4fd6c270fe923685a6901dd2401f44bfadea8d9abef186e7feb9d50e","table":"4aG4IufOHFOMBnjmDjLc8Q"},"format":"backroom/1","game":"smile-and-gun","log":[{"event":"deal","to":"green","token":{"kind":"infusion","squares":2,"value":0}},{"event":"deal","to":"yellow","token":{"kind":"infusion","squares":2,"value":0}},{"event":"deal","to":0,"token":{"kind":"infusion","squares":1,"value":0}},{"event":"deal","to":2,"token":{"kind":"infusion","squares":2,"value":0}},{"event":"deal","to":6,"token":{"kind":"infusion","squares":1,"value":0}},{"event":"deal","to":8,"token":{"kind":"infusion","squares":1,"value":0}},{"event":"deal","to":4,"token":{"kind":"infusion","squares":1,"value":0}},{"dice":[1,1,3,3,4,4,5,5,5,5,6,6,6],"event":"roll","why":"round"},{"district":1,"event":"draw","token":{"kind":"weapons","squares":1,"value":0}},{"district":5,"event":"draw","token":{"kind":"hat","squares":1,"value":3}},{"district":7,"event":"draw","token":{"kind":"hat","squares":1,"value":3}},{"district":3,"event":"draw","token":{"kind":"contraband","squares":1,"value":0}},{"district":4,"event":"draw","token":{"kind":"hat","squares":3,"value":6}},{"district":0,"event":"draw","token":{"kind":"contraband","squares":1,"value":0}},{"district":1,"event":"draw","token":{"kind":"hat","squares":1,"value":4}},{"district":2,"event":"draw","token":{"kind":"hat","squares":0,"value":2}},{"district":5,"event":"draw","token":{"kind":"hat","squares":1,"value":3}},{"district":8,"event":"draw","token":{"kind":"hat","squares":2,"value":5}},{"district":7,"event":"draw","token":{"kind":"gambling","squares":2,"value":0}},{"district":6,"event":"draw","token":{"kind":"hat","squares":1,"value":3}},{"district":3,"event":"draw","token":{"kind":"hat","squares":3,"value":6}},{"district":4,"event":"draw","token":{"kind":"hat","squares":0,"value":2}},{"action":1,"by":"green","do":"draft","move":1},{"by":"green","do":"move"},{"by":"green","do":"place"},{"by":"green","district":0,"do":"police"},{"by":"green","do":"end"}],"result":null,"rules":1,"setup":{"edition":"german","first":"green","human":null,"infusion":"last_chance","legacy":null,"level":null,"mission":null,"mission_hard":null,"mode":"two","scenario":null,"seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}},"shadow":"badge","tokens":{"name":"german"}}}', 1794828945946);
INSERT INTO public.seats VALUES (1, 0, 'green', NULL, 1, 'one');
INSERT INTO public.seats VALUES (1, 1, 'yellow', NULL, 2, 'two');
INSERT INTO public.seats VALUES (2, 0, 'green', NULL, 1, 'one');
INSERT INTO public.seats VALUES (2, 1, 'yellow', NULL, 2, 'two');
INSERT INTO public.seats VALUES (3, 0, 'green', NULL, 1, 'one');
INSERT INTO public.seats VALUES (3, 1, 'yellow', NULL, 2, 'two');
INSERT INTO public.seats VALUES (4, 0, 'red', NULL, 3, NULL);
INSERT INTO public.seats VALUES (4, 1, 'blue', NULL, NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_secret', '8fc23fe3d17657ba44a1e34851f9e33cdb347d202d6d3daebc60c3a048e49fb1');
INSERT INTO public.settings VALUES ('push_key', '67f6d62e6e4e88f2a7ed2b60a79981e596c346010f2e9c2b5ccc56a1b67e272e');
INSERT INTO public.settings VALUES ('registration', 'open');
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (1, 'AIJ7Sj8-h07IkEnPsCI-4A', '1KjFytBGh3pNdDtLcTPOpQ', 1, 'smile-and-gun', '{"edition":"german","mode":"two","shadow":"badge","infusion":"last_chance","first":"green","human":null,"level":null,"scenario":null,"mission":null,"mission_hard":null,"legacy":null,"tokens":{"name":"german"},"seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}}}', '{"clock":{"kind":"none"},"listed":false,"rated":false}', '91c496ba91ace81f65956d8d0c240c121b111f608773c88180fc9338bf8a8c6e', 'n0sACgQIR6dJE_lLn0GL7w', 'playing', NULL, 1794828945456, NULL, 0);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (2, 'N-YXIDxjC4uLiq-lpvQ9Tw', 'QN6NigkRHcYS0T9L_bmPrA', 1, 'smile-and-gun', '{"edition":"german","mode":"two","shadow":"badge","infusion":"last_chance","first":"green","human":null,"level":null,"scenario":null,"mission":null,"mission_hard":null,"legacy":null,"tokens":{"name":"german"},"seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}}}', '{"clock":{"kind":"days","days":1},"listed":false,"rated":true}', '798e2e305b3ec6fef76c2df40e5651184fbd680612564ec2334b99f2a925a42d', '5xYCML2hYTUujp9IqXiejg', 'playing', NULL, 1794828945599, NULL, 0);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (3, 'PXBKkjuwjlbr9A37ANUZFg', 'zBH_BFMophGsOiynTnnOaw', 1, 'smile-and-gun', '{"edition":"german","mode":"two","shadow":"badge","infusion":"last_chance","first":"green","human":null,"level":null,"scenario":null,"mission":null,"mission_hard":null,"legacy":null,"tokens":{"name":"german"},"seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}}}', '{"clock":{"kind":"none"},"listed":false,"rated":true}', 'd02a0f8c4fd6c270fe923685a6901dd2401f44bfadea8d9abef186e7feb9d50e', '4aG4IufOHFOMBnjmDjLc8Q', 'over', '{"result":null,"ended":{"how":"resigned","by":"green"}}', 1794828945877, 1794828945924, 1);
INSERT INTO public.tables OVERRIDING SYSTEM VALUE VALUES (4, 'upoVQ93v4IoNO34PC-xmuQ', 'lOxF5-MvEzDCtXQEuHL_bg', 3, 'gangster', '{"gangs":["red","blue"],"first":"random","seats":{"red":{"kind":"person","name":"red"},"blue":{"kind":"person","name":"blue"}}}', '{"clock":{"kind":"none"},"listed":true,"rated":false}', 'fec1b8c2b93b9da914879c53ba8d6843478e74a7f87f2b4cdda670054cc446f0', '6yhs6K-zFpzYIG_BXIEOaA', 'waiting', NULL, 1794828945932, NULL, 0);
SELECT pg_catalog.setval('public.people_key_seq', 3, true);
SELECT pg_catalog.setval('public.tables_key_seq', 4, true);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.browsers
    ADD CONSTRAINT browsers_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (link);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_table_key_person_key UNIQUE (table_key, person);
ALTER TABLE ONLY public.finished
    ADD CONSTRAINT finished_pkey PRIMARY KEY (table_key, person);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (table_key);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_login_key UNIQUE (login);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_token_key UNIQUE (token);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (person, game);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (link);
ALTER TABLE ONLY public.resets
    ADD CONSTRAINT resets_person_key UNIQUE (person);
ALTER TABLE ONLY public.resets
    ADD CONSTRAINT resets_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_key, place);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_invite_key UNIQUE (invite);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_link_key UNIQUE (link);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY (table_key, number);
CREATE INDEX browsers_by_person ON public.browsers USING btree (person);
CREATE INDEX finished_by_person ON public.finished USING btree (person, ended, table_key);
CREATE UNIQUE INDEX moves_by_request ON public.moves USING btree (table_key, request) WHERE (request IS NOT NULL);
CREATE UNIQUE INDEX moves_by_seq ON public.moves USING btree (table_key, seq);
CREATE INDEX records_by_person ON public.records USING btree (person, created);
CREATE INDEX seats_by_person ON public.seats USING btree (person, table_key);
CREATE INDEX tables_by_deal ON public.tables USING btree (deal);
CREATE INDEX tables_by_status ON public.tables USING btree (status, key);
CREATE INDEX tables_not_counted ON public.tables USING btree (ended, key) WHERE ((status = 'over'::text) AND (counted = 0));
CREATE INDEX talk_by_person ON public.talk USING btree (person);
ALTER TABLE ONLY public.browsers
    ADD CONSTRAINT browsers_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_table_key_fkey FOREIGN KEY (table_key) REFERENCES public.tables(key);
ALTER TABLE ONLY public.finished
    ADD CONSTRAINT finished_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.finished
    ADD CONSTRAINT finished_table_key_fkey FOREIGN KEY (table_key) REFERENCES public.tables(key);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_table_key_fkey FOREIGN KEY (table_key) REFERENCES public.tables(key);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.resets
    ADD CONSTRAINT resets_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_key_fkey FOREIGN KEY (table_key) REFERENCES public.tables(key);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_host_fkey FOREIGN KEY (host) REFERENCES public.people(key);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_person_fkey FOREIGN KEY (person) REFERENCES public.people(key);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_table_key_fkey FOREIGN KEY (table_key) REFERENCES public.tables(key);
