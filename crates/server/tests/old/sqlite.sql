BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-16 11:35:14',1,X'386A62A4478D2797BD11BB40D762367D18CFE7782D0B26BD58B28C16606624319BC6409A894227A3257A2355F87531BA',37239793);
INSERT INTO "_sqlx_migrations" VALUES(2,'records','2026-11-16 11:35:14',1,X'D551B3F241B2F26CE0062E41130F66A40F899E597F5D56EBAD18A55F573AEBD4BB3D3BC07DE81D17B58C5DD3060B721C',8572507);
INSERT INTO "_sqlx_migrations" VALUES(3,'finished','2026-11-16 11:35:14',1,X'17A1717673F0539B1399391180D959C751A1D0AC1C34064608C776813C69014B5EB236E0A0F22C3F71BEDE35CDE94297',76762591);
INSERT INTO "_sqlx_migrations" VALUES(4,'talk','2026-11-16 11:35:14',1,X'E4068B10996E1FE5A139DA4E2ED4EDB889D13825888DD0FC2CFA028828A0553CD4C757DCE5CC9EB720FFBD3F6F8286EC',146767374);
INSERT INTO "_sqlx_migrations" VALUES(5,'resets','2026-11-16 11:35:14',1,X'9DE0127A05F09D202D97D57F4DC96F9D5C8641A29F2BAFAE1F98CFC38236F379AF7044B3263E255051BF5D9C75CB1E98',8567200);
INSERT INTO "_sqlx_migrations" VALUES(6,'notices','2026-11-16 11:35:14',1,X'4C558F6A9E0219E65FC868FE29F637CE986DB98E4AAFF9285E8FF713B1AD20B2C88AA406E4F02463A62E4C86485143BB',17064746);
CREATE TABLE browsers (
    endpoint TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (key),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL
);
CREATE TABLE challenges (
    link TEXT PRIMARY KEY,
    table_key BIGINT NOT NULL REFERENCES tables (key),
    person BIGINT NOT NULL REFERENCES people (key),
    created BIGINT NOT NULL,
    UNIQUE (table_key, person)
);
CREATE TABLE finished (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    person BIGINT NOT NULL REFERENCES people (key),
    game TEXT NOT NULL,
    seats TEXT NOT NULL,
    result TEXT NOT NULL,
    points BIGINT,
    rival BIGINT,
    opponents TEXT NOT NULL,
    cards TEXT NOT NULL,
    edition TEXT,
    mode TEXT NOT NULL,
    stage BIGINT,
    level TEXT,
    -- How often each face came, for everybody at the table together.
    dice TEXT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (table_key, person)
);
INSERT INTO "finished" VALUES(3,1,'smile-and-gun',' green ','lost',NULL,NULL,' person:2 ',' shadow:badge infusion:last_chance ','german','two',NULL,NULL,'1 3 3 2 2 2',1794828918046);
INSERT INTO "finished" VALUES(3,2,'smile-and-gun',' yellow ','won',NULL,NULL,' person:1 ',' shadow:badge infusion:last_chance ','german','two',NULL,NULL,'1 3 3 2 2 2',1794828918046);
CREATE TABLE mail (
    person BIGINT PRIMARY KEY REFERENCES people (key),
    address TEXT NOT NULL,
    lang TEXT NOT NULL,
    -- Nothing but a question is sent to an address whose owner has not said yes.
    confirmed BIGINT NOT NULL
);
CREATE TABLE moves (
    table_key BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    request TEXT
);
INSERT INTO "moves" VALUES(1,1,'{"event":"deal","to":"green","token":{"kind":"infusion","value":0,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,2,'{"event":"deal","to":"yellow","token":{"kind":"infusion","value":0,"squares":2}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,3,'{"event":"deal","to":0,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,4,'{"event":"deal","to":2,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,5,'{"event":"deal","to":6,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,6,'{"event":"deal","to":8,"token":{"kind":"infusion","value":0,"squares":2}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,7,'{"event":"deal","to":4,"token":{"kind":"infusion","value":0,"squares":2}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,8,'{"event":"roll","why":"round","dice":[1,2,2,2,3,3,4,4,5,5,5,5,6]}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,9,'{"event":"draw","district":1,"token":{"kind":"hat","value":2,"squares":0}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,10,'{"event":"draw","district":5,"token":{"kind":"hat","value":5,"squares":2}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,11,'{"event":"draw","district":7,"token":{"kind":"contraband","value":0,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,12,'{"event":"draw","district":3,"token":{"kind":"hat","value":3,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,13,'{"event":"draw","district":4,"token":{"kind":"hat","value":6,"squares":3}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,14,'{"event":"draw","district":0,"token":{"kind":"gambling","value":0,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,15,'{"event":"draw","district":1,"token":{"kind":"hat","value":3,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,16,'{"event":"draw","district":2,"token":{"kind":"hat","value":3,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,17,'{"event":"draw","district":5,"token":{"kind":"hat","value":5,"squares":2}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,18,'{"event":"draw","district":8,"token":{"kind":"hat","value":2,"squares":0}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,19,'{"event":"draw","district":7,"token":{"kind":"hat","value":6,"squares":3}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,20,'{"event":"draw","district":6,"token":{"kind":"contraband","value":0,"squares":1}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,21,'{"event":"draw","district":3,"token":{"kind":"gambling","value":0,"squares":2}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,22,'{"event":"draw","district":4,"token":{"kind":"hat","value":2,"squares":0}}',1794828917019,NULL);
INSERT INTO "moves" VALUES(1,23,'{"by":"green","do":"draft","move":1,"action":2}',1794828917027,'r1');
INSERT INTO "moves" VALUES(1,24,'{"by":"green","do":"move"}',1794828917028,'r2');
INSERT INTO "moves" VALUES(1,25,'{"by":"green","do":"place"}',1794828917047,'r3');
INSERT INTO "moves" VALUES(1,26,'{"by":"green","do":"shift","from":1,"to":0}',1794828917123,'r5');
INSERT INTO "moves" VALUES(1,27,'{"by":"green","do":"end"}',1794828917231,'r6');
INSERT INTO "moves" VALUES(1,28,'{"by":"yellow","do":"draft","move":2,"action":2}',1794828917295,'r4');
INSERT INTO "moves" VALUES(1,29,'{"by":"yellow","do":"move"}',1794828917343,'r7');
INSERT INTO "moves" VALUES(2,1,'{"event":"deal","to":"green","token":{"kind":"infusion","value":0,"squares":2}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,2,'{"event":"deal","to":"yellow","token":{"kind":"infusion","value":0,"squares":2}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,3,'{"event":"deal","to":0,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,4,'{"event":"deal","to":2,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,5,'{"event":"deal","to":6,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,6,'{"event":"deal","to":8,"token":{"kind":"infusion","value":0,"squares":2}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,7,'{"event":"deal","to":4,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,8,'{"event":"roll","why":"round","dice":[1,1,3,3,3,3,4,4,4,5,5,5,5]}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,9,'{"event":"draw","district":1,"token":{"kind":"hat","value":3,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,10,'{"event":"draw","district":5,"token":{"kind":"hat","value":3,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,11,'{"event":"draw","district":7,"token":{"kind":"hat","value":4,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,12,'{"event":"draw","district":3,"token":{"kind":"hat","value":4,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,13,'{"event":"draw","district":4,"token":{"kind":"hat","value":3,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,14,'{"event":"draw","district":0,"token":{"kind":"hat","value":5,"squares":2}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,15,'{"event":"draw","district":1,"token":{"kind":"weapons","value":0,"squares":2}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,16,'{"event":"draw","district":2,"token":{"kind":"weapons","value":0,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,17,'{"event":"draw","district":5,"token":{"kind":"weapons","value":0,"squares":2}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,18,'{"event":"draw","district":8,"token":{"kind":"weapons","value":0,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,19,'{"event":"draw","district":7,"token":{"kind":"hat","value":5,"squares":2}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,20,'{"event":"draw","district":6,"token":{"kind":"hat","value":4,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,21,'{"event":"draw","district":3,"token":{"kind":"gambling","value":0,"squares":2}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,22,'{"event":"draw","district":4,"token":{"kind":"gambling","value":0,"squares":1}}',1794828917685,NULL);
INSERT INTO "moves" VALUES(2,23,'{"by":"green","do":"draft","move":1,"action":1}',1794828917686,'r1');
INSERT INTO "moves" VALUES(2,24,'{"by":"green","do":"move"}',1794828917687,'r2');
INSERT INTO "moves" VALUES(2,25,'{"by":"green","do":"place"}',1794828917687,'r3');
INSERT INTO "moves" VALUES(2,26,'{"by":"green","do":"police","district":0}',1794828917688,'r4');
INSERT INTO "moves" VALUES(2,27,'{"by":"green","do":"end"}',1794828917688,'r5');
INSERT INTO "moves" VALUES(3,1,'{"event":"deal","to":"green","token":{"kind":"infusion","value":0,"squares":2}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,2,'{"event":"deal","to":"yellow","token":{"kind":"infusion","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,3,'{"event":"deal","to":0,"token":{"kind":"infusion","value":0,"squares":2}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,4,'{"event":"deal","to":2,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,5,'{"event":"deal","to":6,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,6,'{"event":"deal","to":8,"token":{"kind":"infusion","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,7,'{"event":"deal","to":4,"token":{"kind":"infusion","value":0,"squares":2}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,8,'{"event":"roll","why":"round","dice":[1,2,2,2,3,3,3,4,4,5,5,6,6]}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,9,'{"event":"draw","district":1,"token":{"kind":"contraband","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,10,'{"event":"draw","district":5,"token":{"kind":"hat","value":2,"squares":0}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,11,'{"event":"draw","district":7,"token":{"kind":"weapons","value":0,"squares":2}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,12,'{"event":"draw","district":3,"token":{"kind":"hat","value":2,"squares":0}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,13,'{"event":"draw","district":4,"token":{"kind":"gambling","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,14,'{"event":"draw","district":0,"token":{"kind":"weapons","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,15,'{"event":"draw","district":1,"token":{"kind":"hat","value":5,"squares":2}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,16,'{"event":"draw","district":2,"token":{"kind":"weapons","value":0,"squares":2}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,17,'{"event":"draw","district":5,"token":{"kind":"weapons","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,18,'{"event":"draw","district":8,"token":{"kind":"contraband","value":0,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,19,'{"event":"draw","district":7,"token":{"kind":"hat","value":6,"squares":3}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,20,'{"event":"draw","district":6,"token":{"kind":"hat","value":3,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,21,'{"event":"draw","district":3,"token":{"kind":"hat","value":2,"squares":0}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,22,'{"event":"draw","district":4,"token":{"kind":"hat","value":3,"squares":1}}',1794828917773,NULL);
INSERT INTO "moves" VALUES(3,23,'{"by":"green","do":"draft","move":1,"action":2}',1794828917780,'r1');
INSERT INTO "moves" VALUES(3,24,'{"by":"green","do":"move"}',1794828917880,'r2');
INSERT INTO "moves" VALUES(3,25,'{"by":"green","do":"place"}',1794828917908,'r3');
INSERT INTO "moves" VALUES(3,26,'{"by":"green","do":"shift","from":1,"to":0}',1794828917966,'r5');
INSERT INTO "moves" VALUES(3,27,'{"by":"green","do":"end"}',1794828917997,'r6');
INSERT INTO "moves" VALUES(3,28,'{"ended":{"by":"green","how":"resigned"}}',1794828918045,'bye');
CREATE TABLE notes (
    table_key BIGINT PRIMARY KEY REFERENCES tables (key),
    note TEXT NOT NULL
);
CREATE TABLE people (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    token TEXT UNIQUE,
    -- Raised to sign a person out everywhere: cookies carry the number that they were signed with.
    session BIGINT NOT NULL DEFAULT 0,
    blocked BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL
);
INSERT INTO "people" VALUES(1,'Ada','ada','$argon2id$v=19$m=19456,t=2,p=1$xaWdJPcDNOEuQ09MUVkDfg$nK0UlXLXO2K95Ukk+Vq+qCjiXrQfi7LDRH+nNqkNorg',NULL,1,0,1794828915331);
INSERT INTO "people" VALUES(2,'Bob',NULL,NULL,'8bd3f6334aadf15f013d0fb56ddbd46405e8b9f563054fa571f26b597382d07e',0,0,1794828915356);
INSERT INTO "people" VALUES(3,'Eve',NULL,NULL,NULL,0,0,1794828915499);
CREATE TABLE ratings (
    person BIGINT NOT NULL REFERENCES people (key),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
INSERT INTO "ratings" VALUES(2,'smile-and-gun',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1794828918047);
INSERT INTO "ratings" VALUES(1,'smile-and-gun',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1794828918047);
CREATE TABLE records (
    link TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (key),
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO "records" VALUES('DR24uomGZAZYcVNpy4lw7Q',2,'smile-and-gun','{"ended":{"by":"green","how":"resigned"},"engine":"0.1.0","fair":{"commitment":"e606338aef4cff21a9f3fcae7b31b05ccc804321fb435417055b0ac854f78d7c","player_seeds":["one","two"],"scheme":"backroom-fair/1","server_seed":"c5da2894f7a509c9645f37b4e1d20f0e33f920cd00e5233699767172f282fe65","table":"hS5Io1YbQn_IjE5fQKLhSQ"},"format":"backroom/1","game":"smile-and-gun","log":[{"event":"deal","to":"green","token":{"kind":"infusion","squares":2,"value":0}},{"event":"deal","to":"yellow","token":{"kind":"infusion","squares":1,"value":0}},{"event":"deal","to":0,"token":{"kind":"infusion","squares":2,"value":0}},{"event":"deal","to":2,"token":{"kind":"infusion","squares":1,"value":0}},{"event":"deal","to":6,"token":{"kind":"infusion","squares":1,"value":0}},{"event":"deal","to":8,"token":{"kind":"infusion","squares":1,"value":0}},{"event":"deal","to":4,"token":{"kind":"infusion","squares":2,"value":0}},{"dice":[1,2,2,2,3,3,3,4,4,5,5,6,6],"event":"roll","why":"round"},{"district":1,"event":"draw","token":{"kind":"contraband","squares":1,"value":0}},{"district":5,"event":"draw","token":{"kind":"hat","squares":0,"value":2}},{"district":7,"event":"draw","token":{"kind":"weapons","squares":2,"value":0}},{"district":3,"event":"draw","token":{"kind":"hat","squares":0,"value":2}},{"district":4,"event":"draw","token":{"kind":"gambling","squares":1,"value":0}},{"district":0,"event":"draw","token":{"kind":"weapons","squares":1,"value":0}},{"district":1,"event":"draw","token":{"kind":"hat","squares":2,"value":5}},{"district":2,"event":"draw","token":{"kind":"weapons","squares":2,"value":0}},{"district":5,"event":"draw","token":{"kind":"weapons","squares":1,"value":0}},{"district":8,"event":"draw","token":{"kind":"contraband","squares":1,"value":0}},{"district":7,"event":"draw","token":{"kind":"hat","squares":3,"value":6}},{"district":6,"event":"draw","token":{"kind":"hat","squares":1,"value":3}},{"district":3,"event":"draw","token":{"kind":"hat","squares":0,"value":2}},{"district":4,"event":"draw","token":{"kind":"hat","squares":1,"value":3}},{"action":2,"by":"green","do":"draft","move":1},{"by":"green","do":"move"},{"by":"green","do":"place"},{"by":"green","do":"shift","from":1,"to":0},{"by":"green","do":"end"}],"result":null,"rules":1,"setup":{"edition":"german","first":"green","human":null,"infusion":"last_chance","legacy":null,"level":null,"mission":null,"mission_hard":null,"mode":"two","scenario":null,"seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}},"shadow":"badge","tokens":{"name":"german"}}}',1794828918056);
CREATE TABLE resets (
    hash TEXT PRIMARY KEY,
    person BIGINT NOT NULL UNIQUE REFERENCES people (key),
    until BIGINT NOT NULL
);
CREATE TABLE seats (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    place BIGINT NOT NULL,
    seat TEXT NOT NULL,
    bot TEXT,
    person BIGINT REFERENCES people (key),
    seed TEXT,
    PRIMARY KEY (table_key, place)
);
INSERT INTO "seats" VALUES(1,0,'green',NULL,1,'one');
INSERT INTO "seats" VALUES(1,1,'yellow',NULL,2,'two');
INSERT INTO "seats" VALUES(2,0,'green',NULL,1,'one');
INSERT INTO "seats" VALUES(2,1,'yellow',NULL,2,'two');
INSERT INTO "seats" VALUES(3,0,'green',NULL,1,'one');
INSERT INTO "seats" VALUES(3,1,'yellow',NULL,2,'two');
INSERT INTO "seats" VALUES(4,0,'red',NULL,3,NULL);
INSERT INTO "seats" VALUES(4,1,'blue',NULL,NULL,NULL);
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "settings" VALUES('cookie_secret','01159f0e3544fa595ff38e35e3d061afb796d6ec66069f7a87c08e99a4d8f372');
INSERT INTO "settings" VALUES('push_key','29cebeb7feb75d870d1c1eeccf8183005462cb1a29d4008af7b3d75585ab0d5d');
INSERT INTO "settings" VALUES('registration','open');
CREATE TABLE tables (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    link TEXT NOT NULL UNIQUE,
    invite TEXT NOT NULL UNIQUE,
    host BIGINT NOT NULL REFERENCES people (key),
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    options TEXT NOT NULL,
    server_seed TEXT NOT NULL,
    deal TEXT NOT NULL,
    status TEXT NOT NULL,
    outcome TEXT,
    created BIGINT NOT NULL,
    ended BIGINT
, counted BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES(1,'9ZO-4-DRMZ7ExVGAAv2zjw','d_fCRJ_JVDLEbuAmqjFAnA',1,'smile-and-gun','{"edition":"german","mode":"two","shadow":"badge","infusion":"last_chance","first":"green","human":null,"level":null,"scenario":null,"mission":null,"mission_hard":null,"legacy":null,"tokens":{"name":"german"},"seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}}}','{"clock":{"kind":"none"},"listed":false,"rated":false}','fb85c36984089eaec4ec68c3fbe64c74d80a26b7400e0ff8db45dc86a918233f','UA9VAGKSZxi-TSQ1XyPM3A','playing',NULL,1794828916971,NULL,0);
INSERT INTO "tables" VALUES(2,'1u5vcVdG0VS42u6o7-9qbA','GbAQmLhBZbKLok4ppkQ91Q',1,'smile-and-gun','{"edition":"german","mode":"two","shadow":"badge","infusion":"last_chance","first":"green","human":null,"level":null,"scenario":null,"mission":null,"mission_hard":null,"legacy":null,"tokens":{"name":"german"},"seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}}}','{"clock":{"kind":"days","days":1},"listed":false,"rated":true}','2f0d4e9348f2d38c364fb6c29c3db8e43ffefdfadd4b4e0a9fdc2b2b9efb8834','Hs1NI-azVE-qAS2UTLzbyg','playing',NULL,1794828917419,NULL,0);
INSERT INTO "tables" VALUES(3,'jFGyeMhhcsdydWBeXo_u1g','mPWuDp7t_1nx_CrdhSstmA',1,'smile-and-gun','{"edition":"german","mode":"two","shadow":"badge","infusion":"last_chance","first":"green","human":null,"level":null,"scenario":null,"mission":null,"mission_hard":null,"legacy":null,"tokens":{"name":"german"},"seats":{"green":{"kind":"person","name":"green"},"yellow":{"kind":"person","name":"yellow"}}}','{"clock":{"kind":"none"},"listed":false,"rated":true}','c5da2894f7a509c9645f37b4e1d20f0e33f920cd00e5233699767172f282fe65','hS5Io1YbQn_IjE5fQKLhSQ','over','{"result":null,"ended":{"how":"resigned","by":"green"}}',1794828917724,1794828918046,1);
INSERT INTO "tables" VALUES(4,'oJoGsduyN6woBdOzJi0r2g','w83trpaWgVLswPV8PMwIgQ',3,'gangster','{"gangs":["red","blue"],"first":"random","seats":{"red":{"kind":"person","name":"red"},"blue":{"kind":"person","name":"blue"}}}','{"clock":{"kind":"none"},"listed":true,"rated":false}','34755fb19112c8ce0c20ca78980463968950bbba43e4ce60f32feaf78cad1faa','3auwlbzEQgalcZ1V4f6M9A','waiting',NULL,1794828918049,NULL,0);
CREATE TABLE talk (
    table_key BIGINT NOT NULL REFERENCES tables (key),
    number BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people (key),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_key, number)
);
CREATE INDEX tables_by_status ON tables (status, key);
CREATE INDEX seats_by_person ON seats (person, table_key);
CREATE UNIQUE INDEX moves_by_seq ON moves (table_key, seq);
CREATE UNIQUE INDEX moves_by_request ON moves (table_key, request) WHERE request IS NOT NULL;
CREATE INDEX records_by_person ON records (person, created);
CREATE INDEX tables_not_counted ON tables (ended, key) WHERE status = 'over' AND counted = 0;
CREATE INDEX tables_by_deal ON tables (deal);
CREATE INDEX finished_by_person ON finished (person, ended, table_key);
CREATE INDEX talk_by_person ON talk (person);
CREATE INDEX browsers_by_person ON browsers (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',3);
INSERT INTO "sqlite_sequence" VALUES('tables',4);
COMMIT;
