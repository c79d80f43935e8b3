-- Where people want to be told about their turns: browsers, by their push services' addresses, and e-mail.
CREATE TABLE browsers (
    endpoint TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (key),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL
);
CREATE INDEX browsers_by_person ON browsers (person);

CREATE TABLE mail (
    person BIGINT PRIMARY KEY REFERENCES people (key),
    address TEXT NOT NULL,
    lang TEXT NOT NULL,
    -- Nothing but a question is sent to an address whose owner has not said yes.
    confirmed BIGINT NOT NULL
);
