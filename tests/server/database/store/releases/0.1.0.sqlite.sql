CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "users" ("user_id" text primary key, "email" text not null unique, "password_hash" text, "name" text, "language" text not null, "nfsw" integer default 0 not null, "created_at" bigint not null, "hue" integer, "password_proven" integer default 0 not null);
CREATE TABLE "registrations" ("registration_id" text primary key, "email" text not null, "password_hash" text not null, "language" text not null, "ticket_hash" text not null unique, "created_at" bigint not null, "expires_at" bigint not null, "mailed_at" bigint not null, "confirmed_at" bigint, "user_id" text references "users" ("user_id") on delete cascade, "delivered_at" bigint, "origin" text);
CREATE TABLE "registration_codes" ("code_hash" text primary key, "registration_id" text not null references "registrations" ("registration_id") on delete cascade, "created_at" bigint not null);
CREATE TABLE "sessions" ("session_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "token_hash" text not null unique, "previous_hash" text unique, "previous_until" bigint, "created_at" bigint not null, "rotated_at" bigint not null, "last_seen_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "wallets" ("user_id" text primary key references "users" ("user_id") on delete cascade, "chats" integer not null check ("chats" >= 0), "gold_coins" integer not null check ("gold_coins" >= 0));
CREATE TABLE "ledger" ("entry_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "kind" text not null, "chats" integer not null, "gold_coins" integer not null, "reference" text not null, "created_at" bigint not null, constraint "ledger_once" unique ("user_id", "kind", "reference"));
CREATE TABLE "creators" ("creator_id" text primary key, "name" text not null, "created_at" bigint not null, "user_id" text references "users" ("user_id"));
CREATE TABLE "mates" ("mate_id" text primary key, "creator_id" text not null references "creators" ("creator_id"), "name" text not null, "hue" integer not null, "profile" text not null, "position" integer not null, "chats" integer default 0 not null, "created_at" bigint not null, "updated_at" bigint not null, "owner_id" text references "users" ("user_id"), "client_mate_id" text, "visibility" text default 'public' not null, "closed_at" bigint, "rating" text default 'everyone' not null, "age_rules" integer default 0 not null);
CREATE TABLE "rooms" ("room_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id"), "client_room_id" text not null, "last_seq" integer default 0 not null, "memory" text, "created_at" bigint not null, "updated_at" bigint not null, "persona_id" text references "personas" ("persona_id") on delete set null, "notes" text, "removed_at" bigint, "card_id" text references "mate_cards" ("card_id") on delete set null, "mature_at" bigint, "title" text, "origin_room_id" text references "rooms" ("room_id") on delete set null, "origin_message_id" text, "archived_at" bigint, constraint "rooms_once" unique ("user_id", "mate_id", "client_room_id"));
CREATE TABLE "messages" ("message_id" text primary key, "room_id" text not null references "rooms" ("room_id") on delete cascade, "seq" integer not null, "role" text not null, "text" text not null, "status" text not null, "reply_to" text references "messages" ("message_id") on delete cascade, "client_message_id" text, "node" text, "heartbeat_at" bigint, "stop_asked_at" bigint, "created_at" bigint not null, "finished_at" bigint, "help" text, "liked_at" bigint, "parent_id" text, "hidden_at" bigint, "edited_at" bigint, "pinned_at" bigint, "continued_by" text, "unread_at" bigint, constraint "messages_in_order" unique ("room_id", "seq"), constraint "messages_once" unique ("room_id", "client_message_id"));
CREATE TABLE "rate_limits" ("key" text primary key, "points" integer default 0 not null, "expire" bigint);
CREATE TABLE "favorites" ("user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "created_at" bigint not null, constraint "favorites_key" primary key ("user_id", "mate_id"));
CREATE TABLE "follows" ("user_id" text not null references "users" ("user_id") on delete cascade, "creator_id" text not null references "creators" ("creator_id") on delete cascade, "created_at" bigint not null, constraint "follows_key" primary key ("user_id", "creator_id"));
CREATE TABLE "reviews" ("review_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "stars" integer not null, "text" text not null, "created_at" bigint not null, "updated_at" bigint not null, constraint "reviews_once" unique ("user_id", "mate_id"));
CREATE VIRTUAL TABLE mate_words using fts5 (mate_id unindexed, words);
CREATE TABLE "indexed_mates" ("mate_id" text primary key references "mates" ("mate_id") on delete cascade, "indexed_at" bigint not null);
CREATE TABLE "search_counts" ("day" integer not null, "word" text not null, "callers" integer not null, constraint "search_counts_key" primary key ("day", "word"));
CREATE TABLE "personas" ("persona_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "client_id" text, "name" text not null, "pronouns" text not null, "about" text not null, "is_default" integer default 0 not null, "created_at" bigint not null, "updated_at" bigint not null, constraint "personas_once" unique ("user_id", "client_id"));
CREATE TABLE "orders" ("order_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "client_order_id" text not null, "package_id" text not null, "chats" integer not null, "gold_coins" integer not null, "days" integer not null, "price" integer not null, "currency" text not null, "provider" text not null, "checkout_url" text, "status" text not null, "created_at" bigint not null, "expires_at" bigint not null, constraint "orders_once" unique ("user_id", "client_order_id"));
CREATE TABLE "payment_events" ("event_id" text primary key, "order_id" text not null references "orders" ("order_id") on delete cascade, "kind" text not null, "received_at" bigint not null);
CREATE TABLE "subscriptions" ("order_id" text primary key references "orders" ("order_id") on delete cascade, "user_id" text not null references "users" ("user_id") on delete cascade, "package_id" text not null, "chats" integer not null, "days" integer not null, "days_granted" integer not null, "since" bigint not null, "until" bigint not null);
CREATE TABLE "provider_links" ("provider" text not null, "subject" text not null, "user_id" text not null references "users" ("user_id") on delete cascade, "created_at" bigint not null, constraint "provider_links_by_subject" primary key ("provider", "subject"), constraint "provider_links_by_user" unique ("user_id", "provider"));
CREATE TABLE "used_credentials" ("credential_hash" text primary key, "expires_at" bigint not null);
CREATE TABLE "help_counts" ("month" text not null, "level" text not null, "offered" integer not null, constraint "help_counts_key" primary key ("month", "level"));
CREATE TABLE "blocks" ("user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "created_at" bigint not null, "card_id" text references "mate_cards" ("card_id") on delete set null, constraint "blocks_key" primary key ("user_id", "mate_id"));
CREATE TABLE "reports" ("report_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "client_id" text not null, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "message_id" text, "reason" text not null, "words" text not null, "quote" text, "created_at" bigint not null, "handled_at" bigint, "rating" text, constraint "reports_once" unique ("user_id", "client_id"));
CREATE TABLE "ages" ("user_id" text primary key references "users" ("user_id") on delete cascade, "birth_date" text, "confirmed_at" bigint, "refused_until" bigint);
CREATE TABLE "mate_cards" ("card_id" text primary key, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "name" text not null, "hue" integer not null, "profile" text not null, "rating" text not null, "creator_id" text not null, "creator_name" text not null, "used_at" bigint not null);
CREATE TABLE "known_devices" ("device_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "secret_hash" text not null, "network_hash" text not null, "used_at" bigint not null, constraint "known_devices_user_secret" unique ("user_id", "secret_hash"));
CREATE TABLE "reply_frames" ("reply_id" text not null, "seq" integer not null, "text" text not null);
CREATE TABLE "unindexed_messages" ("message_id" text primary key references "messages" ("message_id") on delete cascade, "room_id" text not null);
CREATE TABLE message_entries (
    entry integer primary key,
    message_id text not null unique references messages (message_id) on delete cascade
  );
CREATE VIRTUAL TABLE message_words using fts5 (words, detail = none, tokenize = 'ascii');
CREATE TABLE "removals" ("removal_id" text primary key, "room_id" text not null references "rooms" ("room_id") on delete cascade, "message_id" text not null, "removed_at" bigint not null, "was_shown" integer not null);
CREATE TABLE "removed_messages" ("removal_id" text not null references "removals" ("removal_id") on delete cascade, "message_id" text primary key, "room_id" text not null, "seq" integer not null, "role" text not null, "text" text not null, "status" text not null, "reply_to" text, "parent_id" text, "hidden_at" bigint, "client_message_id" text, "node" text, "heartbeat_at" bigint, "stop_asked_at" bigint, "created_at" bigint not null, "finished_at" bigint, "liked_at" bigint, "help" text, "edited_at" bigint, "pinned_at" bigint, "continued_by" text, "unread_at" bigint);
CREATE TABLE "change_counters" ("user_id" text primary key references "users" ("user_id") on delete cascade, "seq" bigint not null);
CREATE TABLE "user_changes" ("user_id" text not null references "users" ("user_id") on delete cascade, "subject" text not null, "seq" bigint not null, constraint "user_changes_key" primary key ("user_id", "subject"));
CREATE TABLE "password_resets" ("code_hash" text primary key, "user_id" text references "users" ("user_id") on delete cascade, "expires_at" bigint not null);
insert into kysely_migration (name, timestamp) values ('001-first-release', '2026-11-25T00:01:53.056Z');
insert into kysely_migration (name, timestamp) values ('002-marks-and-reviews', '2026-11-25T00:01:53.068Z');
insert into kysely_migration (name, timestamp) values ('004-search', '2026-11-25T00:01:53.076Z');
insert into kysely_migration (name, timestamp) values ('005-personas', '2026-11-25T00:01:53.082Z');
insert into kysely_migration (name, timestamp) values ('006-purchases', '2026-11-25T00:01:53.085Z');
insert into kysely_migration (name, timestamp) values ('007-providers', '2026-11-25T00:01:53.086Z');
insert into kysely_migration (name, timestamp) values ('008-safety', '2026-11-25T00:01:53.090Z');
insert into kysely_migration (name, timestamp) values ('009-own-mates', '2026-11-25T00:01:53.098Z');
insert into kysely_migration (name, timestamp) values ('010-age', '2026-11-25T00:01:53.099Z');
insert into kysely_migration (name, timestamp) values ('011-room-care', '2026-11-25T00:01:53.102Z');
insert into kysely_migration (name, timestamp) values ('012-handled-reports', '2026-11-25T00:01:53.102Z');
insert into kysely_migration (name, timestamp) values ('013-age-rules', '2026-11-25T00:01:53.103Z');
insert into kysely_migration (name, timestamp) values ('014-mate-cards', '2026-11-25T00:01:53.110Z');
insert into kysely_migration (name, timestamp) values ('015-proven-passwords', '2026-11-25T00:01:53.113Z');
insert into kysely_migration (name, timestamp) values ('016-known-devices', '2026-11-25T00:01:53.116Z');
insert into kysely_migration (name, timestamp) values ('017-appended-frames', '2026-11-25T00:01:53.118Z');
insert into kysely_migration (name, timestamp) values ('018-branches', '2026-11-25T00:01:53.121Z');
insert into kysely_migration (name, timestamp) values ('020-message-search', '2026-11-25T00:01:53.126Z');
insert into kysely_migration (name, timestamp) values ('021-removed-messages', '2026-11-25T00:01:53.128Z');
insert into kysely_migration (name, timestamp) values ('022-whole-rooms', '2026-11-25T00:01:53.134Z');
insert into kysely_migration (name, timestamp) values ('023-pinned-messages', '2026-11-25T00:01:53.136Z');
insert into kysely_migration (name, timestamp) values ('024-continued-replies', '2026-11-25T00:01:53.138Z');
insert into kysely_migration (name, timestamp) values ('025-change-feed', '2026-11-25T00:01:53.150Z');
insert into kysely_migration (name, timestamp) values ('026-unread-replies', '2026-11-25T00:01:53.168Z');
insert into kysely_migration (name, timestamp) values ('027-shown-messages', '2026-11-25T00:01:53.190Z');
insert into kysely_migration (name, timestamp) values ('028-password-resets', '2026-11-25T00:01:53.208Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into users (user_id, email, password_hash, name, language, nfsw, created_at, hue, password_proven) values ('ada', 'ada@example.com', '$argon2id$of-ada', 'Ada, “the Countess” \ of Lovelace', 'en', 1, 1779019200000, 210, 1);
insert into users (user_id, email, password_hash, name, language, nfsw, created_at, hue, password_proven) values ('bo', 'bo@example.com', null, null, 'ar', 0, 1779019200000, null, 0);
insert into registrations (registration_id, email, password_hash, language, ticket_hash, created_at, expires_at, mailed_at, confirmed_at, user_id, delivered_at, origin) values ('registration', 'cy@example.com', '$argon2id$of-cy', 'de', 'ticket-hash', 1779019200000, 1779022800000, 1779019200000, null, null, null, '{"browser":"Firefox"}');
insert into registration_codes (code_hash, registration_id, created_at) values ('code-hash', 'registration', 1779019200000);
insert into sessions (session_id, user_id, token_hash, previous_hash, previous_until, created_at, rotated_at, last_seen_at, expires_at) values ('session', 'ada', 'token-hash', 'previous-hash', 1779022800000, 1779019200000, 1779019200000, 1779019200000, 1779022800000);
insert into wallets (user_id, chats, gold_coins) values ('ada', 49, 7);
insert into ledger (entry_id, user_id, kind, chats, gold_coins, reference, created_at) values ('entry', 'ada', 'grant', 50, 7, 'welcome', 1779019200000);
insert into creators (creator_id, name, created_at, user_id) values ('studio', 'Studio', 1779019200000, null);
insert into creators (creator_id, name, created_at, user_id) values ('creator-ada', 'Ada', 1779019200000, 'ada');
insert into mates (mate_id, creator_id, name, hue, profile, position, chats, created_at, updated_at, owner_id, client_mate_id, visibility, closed_at, rating, age_rules) values ('iris', 'creator-ada', 'Iris Vale', 30, '{"tagline":"Keeper of the greenhouse"}', 1, 1, 1779019200000, 1779019200000, 'ada', 'client-mate', 'public', null, 'everyone', 1);
insert into rooms (room_id, user_id, mate_id, client_room_id, last_seq, memory, created_at, updated_at, persona_id, notes, removed_at, card_id, mature_at, title, origin_room_id, origin_message_id, archived_at) values ('room', 'ada', 'iris', '', 3, '{"topic":"engines"}', 1779019200000, 1779022800000, 'persona', 'Call me Countess.
Never early.', null, 'card', null, 'Engines', null, null, null);
insert into rooms (room_id, user_id, mate_id, client_room_id, last_seq, memory, created_at, updated_at, persona_id, notes, removed_at, card_id, mature_at, title, origin_room_id, origin_message_id, archived_at) values ('copy', 'ada', 'iris', 'client-room', 0, null, 1779022800000, 1779022800000, null, null, null, null, 1779019200000, null, 'room', 'answer', 1779022800000);
insert into messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at) values ('question', 'room', 1, 'user', 'Hello Iris 👋🏽 it''s \me\
	مرحبا', 'sent', null, 'client-message', null, null, null, 1779019200000, null, 'crisis', null, null, null, null, null, null, null);
insert into messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at) values ('answer', 'room', 2, 'mate', 'Hello Ada.', 'done', 'question', null, null, null, null, 1779019200000, 1779022800000, null, 1779022800000, 'question', 1779022800000, 1779022800000, 1779022800000, 'client-continuation', null);
insert into messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at) values ('open', 'room', 3, 'mate', '', 'streaming', 'question', 'client-retry', 'node', 1779019200000, 1779022800000, 1779019200000, null, null, null, 'question', null, null, null, null, 1779022800000);
insert into rate_limits (key, points, expire) values ('search-address:hash', 3, 1779022800000);
insert into favorites (user_id, mate_id, created_at) values ('bo', 'iris', 1779019200000);
insert into follows (user_id, creator_id, created_at) values ('bo', 'creator-ada', 1779019200000);
insert into reviews (review_id, user_id, mate_id, stars, text, created_at, updated_at) values ('review', 'bo', 'iris', 5, 'Kind.', 1779019200000, 1779022800000);
insert into mate_words (rowid, mate_id, words) values (1, 'iris', 'iris vale');
insert into mate_words (mate_words, rank) values ('secure-delete', 1);
insert into indexed_mates (mate_id, indexed_at) values ('iris', 1779019200000);
insert into search_counts (day, word, callers) values (20590, 'iris', 2);
insert into personas (persona_id, user_id, client_id, name, pronouns, about, is_default, created_at, updated_at) values ('persona', 'ada', 'client-persona', 'Countess', 'she', 'Likes engines.', 1, 1779019200000, 1779019200000);
insert into orders (order_id, user_id, client_order_id, package_id, chats, gold_coins, days, price, currency, provider, checkout_url, status, created_at, expires_at) values ('order', 'ada', 'client-order', 'daily-30', 30, 7, 30, 999, 'EUR', 'sandbox', null, 'paid', 1779019200000, 1779022800000);
insert into payment_events (event_id, order_id, kind, received_at) values ('event', 'order', 'paid', 1779019200000);
insert into subscriptions (order_id, user_id, package_id, chats, days, days_granted, since, until) values ('order', 'ada', 'daily-30', 1, 30, 1, 1779019200000, 1779022800000);
insert into provider_links (provider, subject, user_id, created_at) values ('google', 'subject', 'ada', 1779019200000);
insert into used_credentials (credential_hash, expires_at) values ('credential-hash', 1779022800000);
insert into help_counts (month, level, offered) values ('2026-05', 'crisis', 1);
insert into blocks (user_id, mate_id, created_at, card_id) values ('bo', 'iris', 1779019200000, 'card');
insert into reports (report_id, user_id, client_id, mate_id, message_id, reason, words, quote, created_at, handled_at, rating) values ('report', 'bo', 'client-report', 'iris', 'answer', 'pressure', 'It insists.', 'Hello Ada.', 1779019200000, 1779022800000, 'everyone');
insert into ages (user_id, birth_date, confirmed_at, refused_until) values ('ada', '1990-05-17', 1779019200000, null);
insert into mate_cards (card_id, mate_id, name, hue, profile, rating, creator_id, creator_name, used_at) values ('card', 'iris', 'Iris', 30, '{"tagline":"Gardener"}', 'everyone', 'creator-ada', 'Ada', 1779019200000);
insert into known_devices (device_id, user_id, secret_hash, network_hash, used_at) values ('device', 'ada', 'secret-hash', 'network-hash', 1779019200000);
insert into reply_frames (reply_id, seq, text) values ('open', 1, 'Well, ');
insert into reply_frames (reply_id, seq, text) values ('open', 2, 'Ada');
insert into unindexed_messages (message_id, room_id) values ('answer', 'room');
insert into message_entries (entry, message_id) values (1, 'question');
insert into message_words (rowid, words) values (1, 'hello iris');
insert into message_words (message_words, rank) values ('secure-delete', 1);
insert into removals (removal_id, room_id, message_id, removed_at, was_shown) values ('removal', 'room', 'removed', 1779019200000, 1);
insert into removed_messages (removal_id, message_id, room_id, seq, role, text, status, reply_to, parent_id, hidden_at, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, liked_at, help, edited_at, pinned_at, continued_by, unread_at) values ('removal', 'removed', 'room', 4, 'mate', 'Forget it.', 'stopped', 'question', 'question', null, null, null, null, null, 1779019200000, null, null, null, null, null, null, null);
insert into change_counters (user_id, seq) values ('ada', 2);
insert into user_changes (user_id, subject, seq) values ('ada', 'room', 1);
insert into user_changes (user_id, subject, seq) values ('ada', 'copy', 2);
insert into password_resets (code_hash, user_id, expires_at) values ('reset-of-ada', 'ada', 1779022800000);
insert into password_resets (code_hash, user_id, expires_at) values ('reset-of-none', null, 1779022800000);
CREATE INDEX "registrations_by_email" on "registrations" ("email");
CREATE INDEX "registrations_by_expiry" on "registrations" ("expires_at");
CREATE INDEX "registration_codes_by_registration" on "registration_codes" ("registration_id");
CREATE INDEX "sessions_by_user" on "sessions" ("user_id");
CREATE INDEX "rooms_by_user" on "rooms" ("user_id", "updated_at");
CREATE INDEX "messages_by_status" on "messages" ("status", "room_id");
CREATE INDEX "messages_by_time" on "messages" ("created_at");
CREATE INDEX "messages_by_reply" on "messages" ("reply_to");
CREATE INDEX "favorites_by_mate" on "favorites" ("mate_id");
CREATE INDEX "follows_by_creator" on "follows" ("creator_id");
CREATE INDEX "reviews_by_mate" on "reviews" ("mate_id", "review_id");
CREATE INDEX "rooms_by_persona" on "rooms" ("persona_id");
CREATE INDEX "payment_events_by_order" on "payment_events" ("order_id");
CREATE INDEX "subscriptions_by_user" on "subscriptions" ("user_id");
CREATE INDEX "ledger_by_user" on "ledger" ("user_id", "entry_id");
CREATE INDEX "blocks_by_mate" on "blocks" ("mate_id");
CREATE INDEX "reports_by_mate" on "reports" ("mate_id", "report_id");
CREATE UNIQUE INDEX "mates_once" on "mates" ("owner_id", "client_mate_id");
CREATE INDEX "rooms_by_mate" on "rooms" ("mate_id");
CREATE UNIQUE INDEX "creators_by_user" on "creators" ("user_id");
CREATE INDEX "rooms_by_removal" on "rooms" ("removed_at");
CREATE INDEX "mate_cards_by_mate" on "mate_cards" ("mate_id");
CREATE INDEX "rooms_by_card" on "rooms" ("card_id");
CREATE INDEX "blocks_by_card" on "blocks" ("card_id");
CREATE INDEX "known_devices_secret" on "known_devices" ("secret_hash");
CREATE INDEX "messages_by_parent" on "messages" ("parent_id");
CREATE INDEX "unindexed_messages_by_room" on "unindexed_messages" ("room_id");
CREATE TRIGGER message_entry_deleted after delete on message_entries begin
    delete from message_words where rowid = old.entry;
  end;
CREATE TRIGGER message_written after insert on messages when new.status <> 'streaming' and new.text <> '' begin
    insert into unindexed_messages (message_id, room_id) values (new.message_id, new.room_id);
  end;
CREATE TRIGGER message_changed after update of text, status on messages when new.text <> old.text or (old.status = 'streaming' and new.status <> 'streaming') begin
    delete from message_entries where message_id = new.message_id;
    insert into unindexed_messages (message_id, room_id)
      select new.message_id, new.room_id where new.status <> 'streaming' and new.text <> ''
      on conflict (message_id) do nothing;
  end;
CREATE INDEX "removals_by_room" on "removals" ("room_id");
CREATE INDEX "removed_messages_by_removal" on "removed_messages" ("removal_id");
CREATE INDEX "rooms_by_origin" on "rooms" ("origin_room_id");
CREATE INDEX "user_changes_by_seq" on "user_changes" ("user_id", "seq");
CREATE TRIGGER room_added after insert on rooms begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, new.room_id, seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER room_changed after update on rooms begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, new.room_id, seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER room_deleted after delete on rooms begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = old.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, old.room_id, seq from change_counters where user_id = old.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER message_noted after update of status, liked_at, pinned_at on messages when new.status <> old.status or new.liked_at is distinct from old.liked_at
  or new.pinned_at is distinct from old.pinned_at
    begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = (select user_id from rooms where room_id = new.room_id)
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, new.room_id, seq from change_counters where user_id = (select user_id from rooms where room_id = new.room_id)
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER wallet_changed after update on wallets when new.chats <> old.chats or new.gold_coins <> old.gold_coins
    begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'account', seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER profile_changed after update of email, name, language, nfsw, hue on users
    begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'account', seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER message_read after update of unread_at on messages when new.unread_at is null and old.unread_at is not null
  begin
    insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = (select user_id from rooms where room_id = new.room_id)
      on conflict (user_id) do update set seq = seq + 1;
    insert into user_changes (user_id, subject, seq)
      select user_id, new.room_id, seq from change_counters where user_id = (select user_id from rooms where room_id = new.room_id)
      on conflict (user_id, subject) do update set seq = excluded.seq;
  end;
CREATE INDEX "messages_shown" on "messages" ("room_id", "seq") where hidden_at is null;
CREATE INDEX "password_resets_user" on "password_resets" ("user_id");
