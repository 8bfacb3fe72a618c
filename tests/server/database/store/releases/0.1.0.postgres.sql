SET check_function_bodies = false;
CREATE FUNCTION public.list_unindexed_message() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if tg_op = 'UPDATE' then
      delete from message_words where message_id = new.message_id;
    end if;
    if new.status <> 'streaming' and new.text <> '' then
      insert into unindexed_messages (message_id, room_id) values (new.message_id, new.room_id)
        on conflict (message_id) do nothing;
    end if;
    return null;
  end $$;
CREATE FUNCTION public.record_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform record_change(new.user_id, 'account');
    return null;
  end $$;
CREATE FUNCTION public.record_change(owner text, changed text) RETURNS void
    LANGUAGE plpgsql
    AS $$
  declare next bigint;
  begin
    insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = owner
      on conflict (user_id) do update set seq = change_counters.seq + 1 returning seq into next;
    if next is not null then
      insert into user_changes (user_id, subject, seq) values (owner, changed, next)
        on conflict (user_id, subject) do update set seq = next;
    end if;
  end $$;
CREATE FUNCTION public.record_message() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform record_change((select user_id from rooms where room_id = new.room_id), new.room_id);
    return null;
  end $$;
CREATE FUNCTION public.record_room() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if tg_op = 'DELETE' then
      perform record_change(old.user_id, old.room_id);
    else
      perform record_change(new.user_id, new.room_id);
    end if;
    return null;
  end $$;
CREATE TABLE public.ages ( user_id text NOT NULL, birth_date text, confirmed_at bigint, refused_until bigint );
CREATE TABLE public.blocks ( user_id text NOT NULL, mate_id text NOT NULL, created_at bigint NOT NULL, card_id text );
CREATE TABLE public.change_counters ( user_id text NOT NULL, seq bigint NOT NULL );
CREATE TABLE public.creators ( creator_id text NOT NULL, name text NOT NULL, created_at bigint NOT NULL, user_id text );
CREATE TABLE public.favorites ( user_id text NOT NULL, mate_id text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.follows ( user_id text NOT NULL, creator_id text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.help_counts ( month text NOT NULL, level text NOT NULL, offered integer NOT NULL );
CREATE TABLE public.indexed_mates ( mate_id text NOT NULL, indexed_at bigint NOT NULL );
CREATE TABLE public.known_devices ( device_id text NOT NULL, user_id text NOT NULL, secret_hash text NOT NULL, network_hash text NOT NULL, used_at bigint NOT NULL );
CREATE TABLE public.kysely_migration ( name character varying(255) NOT NULL, "timestamp" character varying(255) NOT NULL );
CREATE TABLE public.kysely_migration_lock ( id character varying(255) NOT NULL, is_locked integer DEFAULT 0 NOT NULL );
CREATE TABLE public.ledger ( entry_id text NOT NULL, user_id text NOT NULL, kind text NOT NULL, chats integer NOT NULL, gold_coins integer NOT NULL, reference text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.mate_cards ( card_id text NOT NULL, mate_id text NOT NULL, name text NOT NULL, hue integer NOT NULL, profile text NOT NULL, rating text NOT NULL, creator_id text NOT NULL, creator_name text NOT NULL, used_at bigint NOT NULL );
CREATE TABLE public.mate_words ( mate_id text NOT NULL, words tsvector NOT NULL );
CREATE TABLE public.mates ( mate_id text NOT NULL, creator_id text NOT NULL, name text NOT NULL, hue integer NOT NULL, profile text NOT NULL, "position" integer NOT NULL, chats integer DEFAULT 0 NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL, owner_id text, client_mate_id text, visibility text DEFAULT 'public'::text NOT NULL, closed_at bigint, rating text DEFAULT 'everyone'::text NOT NULL, age_rules integer DEFAULT 0 NOT NULL );
CREATE TABLE public.message_words ( message_id text NOT NULL, words tsvector NOT NULL );
CREATE TABLE public.messages ( message_id text NOT NULL, room_id text NOT NULL, seq integer NOT NULL, role text NOT NULL, text text NOT NULL, status text NOT NULL, reply_to text, client_message_id text, node text, heartbeat_at bigint, stop_asked_at bigint, created_at bigint NOT NULL, finished_at bigint, help text, liked_at bigint, parent_id text, hidden_at bigint, edited_at bigint, pinned_at bigint, continued_by text, unread_at bigint );
CREATE TABLE public.orders ( order_id text NOT NULL, user_id text NOT NULL, client_order_id text NOT NULL, package_id text NOT NULL, chats integer NOT NULL, gold_coins integer NOT NULL, days integer NOT NULL, price integer NOT NULL, currency text NOT NULL, provider text NOT NULL, checkout_url text, status text NOT NULL, created_at bigint NOT NULL, expires_at bigint NOT NULL );
CREATE TABLE public.password_resets ( code_hash text NOT NULL, user_id text, expires_at bigint NOT NULL );
CREATE TABLE public.payment_events ( event_id text NOT NULL, order_id text NOT NULL, kind text NOT NULL, received_at bigint NOT NULL );
CREATE TABLE public.personas ( persona_id text NOT NULL, user_id text NOT NULL, client_id text, name text NOT NULL, pronouns text NOT NULL, about text NOT NULL, is_default integer DEFAULT 0 NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL );
CREATE TABLE public.provider_links ( provider text NOT NULL, subject text NOT NULL, user_id text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.rate_limits ( key text NOT NULL, points integer DEFAULT 0 NOT NULL, expire bigint );
CREATE TABLE public.registration_codes ( code_hash text NOT NULL, registration_id text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.registrations ( registration_id text NOT NULL, email text NOT NULL, password_hash text NOT NULL, language text NOT NULL, ticket_hash text NOT NULL, created_at bigint NOT NULL, expires_at bigint NOT NULL, mailed_at bigint NOT NULL, confirmed_at bigint, user_id text, delivered_at bigint, origin text );
CREATE TABLE public.removals ( removal_id text NOT NULL, room_id text NOT NULL, message_id text NOT NULL, removed_at bigint NOT NULL, was_shown integer NOT NULL );
CREATE TABLE public.removed_messages ( removal_id text NOT NULL, message_id text NOT NULL, room_id text NOT NULL, seq integer NOT NULL, role text NOT NULL, text text NOT NULL, status text NOT NULL, reply_to text, parent_id text, hidden_at bigint, client_message_id text, node text, heartbeat_at bigint, stop_asked_at bigint, created_at bigint NOT NULL, finished_at bigint, liked_at bigint, help text, edited_at bigint, pinned_at bigint, continued_by text, unread_at bigint );
CREATE TABLE public.reply_frames ( reply_id text NOT NULL, seq integer NOT NULL, text text NOT NULL );
CREATE TABLE public.reports ( report_id text NOT NULL, user_id text NOT NULL, client_id text NOT NULL, mate_id text NOT NULL, message_id text, reason text NOT NULL, words text NOT NULL, quote text, created_at bigint NOT NULL, handled_at bigint, rating text );
CREATE TABLE public.reviews ( review_id text NOT NULL, user_id text NOT NULL, mate_id text NOT NULL, stars integer NOT NULL, text text NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL );
CREATE TABLE public.rooms ( room_id text NOT NULL, user_id text NOT NULL, mate_id text NOT NULL, client_room_id text NOT NULL, last_seq integer DEFAULT 0 NOT NULL, memory text, created_at bigint NOT NULL, updated_at bigint NOT NULL, persona_id text, notes text, removed_at bigint, card_id text, mature_at bigint, title text, origin_room_id text, origin_message_id text, archived_at bigint );
CREATE TABLE public.search_counts ( day integer NOT NULL, word text NOT NULL, callers integer NOT NULL );
CREATE TABLE public.sessions ( session_id text NOT NULL, user_id text NOT NULL, token_hash text NOT NULL, previous_hash text, previous_until bigint, created_at bigint NOT NULL, rotated_at bigint NOT NULL, last_seen_at bigint NOT NULL, expires_at bigint NOT NULL );
CREATE TABLE public.subscriptions ( order_id text NOT NULL, user_id text NOT NULL, package_id text NOT NULL, chats integer NOT NULL, days integer NOT NULL, days_granted integer NOT NULL, since bigint NOT NULL, until bigint NOT NULL );
CREATE TABLE public.unindexed_messages ( message_id text NOT NULL, room_id text NOT NULL );
CREATE TABLE public.used_credentials ( credential_hash text NOT NULL, expires_at bigint NOT NULL );
CREATE TABLE public.user_changes ( user_id text NOT NULL, subject text NOT NULL, seq bigint NOT NULL );
CREATE TABLE public.users ( user_id text NOT NULL, email text NOT NULL, password_hash text, name text, language text NOT NULL, nfsw integer DEFAULT 0 NOT NULL, created_at bigint NOT NULL, hue integer, password_proven integer DEFAULT 0 NOT NULL );
CREATE TABLE public.wallets ( user_id text NOT NULL, chats integer NOT NULL, gold_coins integer NOT NULL, CONSTRAINT wallets_chats_check CHECK ((chats >= 0)), CONSTRAINT wallets_gold_coins_check CHECK ((gold_coins >= 0)) );
INSERT INTO public.ages (user_id, birth_date, confirmed_at, refused_until) VALUES ('ada', '1990-05-17', 1779019200000, NULL);
INSERT INTO public.blocks (user_id, mate_id, created_at, card_id) VALUES ('bo', 'iris', 1779019200000, 'card');
INSERT INTO public.change_counters (user_id, seq) VALUES ('ada', 2);
INSERT INTO public.creators (creator_id, name, created_at, user_id) VALUES ('studio', 'Studio', 1779019200000, NULL);
INSERT INTO public.creators (creator_id, name, created_at, user_id) VALUES ('creator-ada', 'Ada', 1779019200000, 'ada');
INSERT INTO public.favorites (user_id, mate_id, created_at) VALUES ('bo', 'iris', 1779019200000);
INSERT INTO public.follows (user_id, creator_id, created_at) VALUES ('bo', 'creator-ada', 1779019200000);
INSERT INTO public.help_counts (month, level, offered) VALUES ('2026-05', 'crisis', 1);
INSERT INTO public.indexed_mates (mate_id, indexed_at) VALUES ('iris', 1779019200000);
INSERT INTO public.known_devices (device_id, user_id, secret_hash, network_hash, used_at) VALUES ('device', 'ada', 'secret-hash', 'network-hash', 1779019200000);
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('001-first-release', '2026-11-25T00:01:49.698Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('002-marks-and-reviews', '2026-11-25T00:01:49.768Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('004-search', '2026-11-25T00:01:49.836Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('005-personas', '2026-11-25T00:01:49.886Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('006-purchases', '2026-11-25T00:01:49.976Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('007-providers', '2026-11-25T00:01:50.006Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('008-safety', '2026-11-25T00:01:50.057Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('009-own-mates', '2026-11-25T00:01:50.096Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('010-age', '2026-11-25T00:01:50.130Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('011-room-care', '2026-11-25T00:01:50.185Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('012-handled-reports', '2026-11-25T00:01:50.191Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('013-age-rules', '2026-11-25T00:01:50.203Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('014-mate-cards', '2026-11-25T00:01:50.329Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('015-proven-passwords', '2026-11-25T00:01:50.348Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('016-known-devices', '2026-11-25T00:01:50.360Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('017-appended-frames', '2026-11-25T00:01:50.365Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('018-branches', '2026-11-25T00:01:50.410Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('020-message-search', '2026-11-25T00:01:50.533Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('021-removed-messages', '2026-11-25T00:01:50.583Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('022-whole-rooms', '2026-11-25T00:01:50.650Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('023-pinned-messages', '2026-11-25T00:01:50.700Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('024-continued-replies', '2026-11-25T00:01:50.720Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('025-change-feed', '2026-11-25T00:01:50.899Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('026-unread-replies', '2026-11-25T00:01:50.956Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('027-shown-messages', '2026-11-25T00:01:51.024Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('028-password-resets', '2026-11-25T00:01:51.084Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.ledger (entry_id, user_id, kind, chats, gold_coins, reference, created_at) VALUES ('entry', 'ada', 'grant', 50, 7, 'welcome', 1779019200000);
INSERT INTO public.mate_cards (card_id, mate_id, name, hue, profile, rating, creator_id, creator_name, used_at) VALUES ('card', 'iris', 'Iris', 30, '{"tagline":"Gardener"}', 'everyone', 'creator-ada', 'Ada', 1779019200000);
INSERT INTO public.mate_words (mate_id, words) VALUES ('iris', '''iris'' ''vale''');
INSERT INTO public.mates (mate_id, creator_id, name, hue, profile, "position", chats, created_at, updated_at, owner_id, client_mate_id, visibility, closed_at, rating, age_rules) VALUES ('iris', 'creator-ada', 'Iris Vale', 30, '{"tagline":"Keeper of the greenhouse"}', 1, 1, 1779019200000, 1779019200000, 'ada', 'client-mate', 'public', NULL, 'everyone', 1);
INSERT INTO public.message_words (message_id, words) VALUES ('question', '''hello'' ''iris''');
INSERT INTO public.messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at) VALUES ('question', 'room', 1, 'user', 'Hello Iris 👋🏽 it''s \me\
	مرحبا', 'sent', NULL, 'client-message', NULL, NULL, NULL, 1779019200000, NULL, 'crisis', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at) VALUES ('answer', 'room', 2, 'mate', 'Hello Ada.', 'done', 'question', NULL, NULL, NULL, NULL, 1779019200000, 1779022800000, NULL, 1779022800000, 'question', 1779022800000, 1779022800000, 1779022800000, 'client-continuation', NULL);
INSERT INTO public.messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at) VALUES ('open', 'room', 3, 'mate', '', 'streaming', 'question', 'client-retry', 'node', 1779019200000, 1779022800000, 1779019200000, NULL, NULL, NULL, 'question', NULL, NULL, NULL, NULL, 1779022800000);
INSERT INTO public.orders (order_id, user_id, client_order_id, package_id, chats, gold_coins, days, price, currency, provider, checkout_url, status, created_at, expires_at) VALUES ('order', 'ada', 'client-order', 'daily-30', 30, 7, 30, 999, 'EUR', 'sandbox', NULL, 'paid', 1779019200000, 1779022800000);
INSERT INTO public.password_resets (code_hash, user_id, expires_at) VALUES ('reset-of-ada', 'ada', 1779022800000);
INSERT INTO public.password_resets (code_hash, user_id, expires_at) VALUES ('reset-of-none', NULL, 1779022800000);
INSERT INTO public.payment_events (event_id, order_id, kind, received_at) VALUES ('event', 'order', 'paid', 1779019200000);
INSERT INTO public.personas (persona_id, user_id, client_id, name, pronouns, about, is_default, created_at, updated_at) VALUES ('persona', 'ada', 'client-persona', 'Countess', 'she', 'Likes engines.', 1, 1779019200000, 1779019200000);
INSERT INTO public.provider_links (provider, subject, user_id, created_at) VALUES ('google', 'subject', 'ada', 1779019200000);
INSERT INTO public.rate_limits (key, points, expire) VALUES ('search-address:hash', 3, 1779022800000);
INSERT INTO public.registration_codes (code_hash, registration_id, created_at) VALUES ('code-hash', 'registration', 1779019200000);
INSERT INTO public.registrations (registration_id, email, password_hash, language, ticket_hash, created_at, expires_at, mailed_at, confirmed_at, user_id, delivered_at, origin) VALUES ('registration', 'cy@example.com', '$argon2id$of-cy', 'de', 'ticket-hash', 1779019200000, 1779022800000, 1779019200000, NULL, NULL, NULL, '{"browser":"Firefox"}');
INSERT INTO public.removals (removal_id, room_id, message_id, removed_at, was_shown) VALUES ('removal', 'room', 'removed', 1779019200000, 1);
INSERT INTO public.removed_messages (removal_id, message_id, room_id, seq, role, text, status, reply_to, parent_id, hidden_at, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, liked_at, help, edited_at, pinned_at, continued_by, unread_at) VALUES ('removal', 'removed', 'room', 4, 'mate', 'Forget it.', 'stopped', 'question', 'question', NULL, NULL, NULL, NULL, NULL, 1779019200000, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reply_frames (reply_id, seq, text) VALUES ('open', 1, 'Well, ');
INSERT INTO public.reply_frames (reply_id, seq, text) VALUES ('open', 2, 'Ada');
INSERT INTO public.reports (report_id, user_id, client_id, mate_id, message_id, reason, words, quote, created_at, handled_at, rating) VALUES ('report', 'bo', 'client-report', 'iris', 'answer', 'pressure', 'It insists.', 'Hello Ada.', 1779019200000, 1779022800000, 'everyone');
INSERT INTO public.reviews (review_id, user_id, mate_id, stars, text, created_at, updated_at) VALUES ('review', 'bo', 'iris', 5, 'Kind.', 1779019200000, 1779022800000);
INSERT INTO public.rooms (room_id, user_id, mate_id, client_room_id, last_seq, memory, created_at, updated_at, persona_id, notes, removed_at, card_id, mature_at, title, origin_room_id, origin_message_id, archived_at) VALUES ('room', 'ada', 'iris', '', 3, '{"topic":"engines"}', 1779019200000, 1779022800000, 'persona', 'Call me Countess.
Never early.', NULL, 'card', NULL, 'Engines', NULL, NULL, NULL);
INSERT INTO public.rooms (room_id, user_id, mate_id, client_room_id, last_seq, memory, created_at, updated_at, persona_id, notes, removed_at, card_id, mature_at, title, origin_room_id, origin_message_id, archived_at) VALUES ('copy', 'ada', 'iris', 'client-room', 0, NULL, 1779022800000, 1779022800000, NULL, NULL, NULL, NULL, 1779019200000, NULL, 'room', 'answer', 1779022800000);
INSERT INTO public.search_counts (day, word, callers) VALUES (20590, 'iris', 2);
INSERT INTO public.sessions (session_id, user_id, token_hash, previous_hash, previous_until, created_at, rotated_at, last_seen_at, expires_at) VALUES ('session', 'ada', 'token-hash', 'previous-hash', 1779022800000, 1779019200000, 1779019200000, 1779019200000, 1779022800000);
INSERT INTO public.subscriptions (order_id, user_id, package_id, chats, days, days_granted, since, until) VALUES ('order', 'ada', 'daily-30', 1, 30, 1, 1779019200000, 1779022800000);
INSERT INTO public.unindexed_messages (message_id, room_id) VALUES ('answer', 'room');
INSERT INTO public.used_credentials (credential_hash, expires_at) VALUES ('credential-hash', 1779022800000);
INSERT INTO public.user_changes (user_id, subject, seq) VALUES ('ada', 'room', 1);
INSERT INTO public.user_changes (user_id, subject, seq) VALUES ('ada', 'copy', 2);
INSERT INTO public.users (user_id, email, password_hash, name, language, nfsw, created_at, hue, password_proven) VALUES ('ada', 'ada@example.com', '$argon2id$of-ada', 'Ada, “the Countess” \ of Lovelace', 'en', 1, 1779019200000, 210, 1);
INSERT INTO public.users (user_id, email, password_hash, name, language, nfsw, created_at, hue, password_proven) VALUES ('bo', 'bo@example.com', NULL, NULL, 'ar', 0, 1779019200000, NULL, 0);
INSERT INTO public.wallets (user_id, chats, gold_coins) VALUES ('ada', 49, 7);
ALTER TABLE ONLY public.ages ADD CONSTRAINT ages_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_key PRIMARY KEY (user_id, mate_id);
ALTER TABLE ONLY public.change_counters ADD CONSTRAINT change_counters_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.creators ADD CONSTRAINT creators_pkey PRIMARY KEY (creator_id);
ALTER TABLE ONLY public.favorites ADD CONSTRAINT favorites_key PRIMARY KEY (user_id, mate_id);
ALTER TABLE ONLY public.follows ADD CONSTRAINT follows_key PRIMARY KEY (user_id, creator_id);
ALTER TABLE ONLY public.help_counts ADD CONSTRAINT help_counts_key PRIMARY KEY (month, level);
ALTER TABLE ONLY public.indexed_mates ADD CONSTRAINT indexed_mates_pkey PRIMARY KEY (mate_id);
ALTER TABLE ONLY public.known_devices ADD CONSTRAINT known_devices_pkey PRIMARY KEY (device_id);
ALTER TABLE ONLY public.known_devices ADD CONSTRAINT known_devices_user_secret UNIQUE (user_id, secret_hash);
ALTER TABLE ONLY public.kysely_migration_lock ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger ADD CONSTRAINT ledger_once UNIQUE (user_id, kind, reference);
ALTER TABLE ONLY public.ledger ADD CONSTRAINT ledger_pkey PRIMARY KEY (entry_id);
ALTER TABLE ONLY public.mate_cards ADD CONSTRAINT mate_cards_pkey PRIMARY KEY (card_id);
ALTER TABLE ONLY public.mate_words ADD CONSTRAINT mate_words_pkey PRIMARY KEY (mate_id);
ALTER TABLE ONLY public.mates ADD CONSTRAINT mates_pkey PRIMARY KEY (mate_id);
ALTER TABLE ONLY public.message_words ADD CONSTRAINT message_words_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_in_order UNIQUE (room_id, seq);
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_once UNIQUE (room_id, client_message_id);
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_once UNIQUE (user_id, client_order_id);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.password_resets ADD CONSTRAINT password_resets_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.payment_events ADD CONSTRAINT payment_events_pkey PRIMARY KEY (event_id);
ALTER TABLE ONLY public.personas ADD CONSTRAINT personas_once UNIQUE (user_id, client_id);
ALTER TABLE ONLY public.personas ADD CONSTRAINT personas_pkey PRIMARY KEY (persona_id);
ALTER TABLE ONLY public.provider_links ADD CONSTRAINT provider_links_by_subject PRIMARY KEY (provider, subject);
ALTER TABLE ONLY public.provider_links ADD CONSTRAINT provider_links_by_user UNIQUE (user_id, provider);
ALTER TABLE ONLY public.rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.registration_codes ADD CONSTRAINT registration_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.registrations ADD CONSTRAINT registrations_pkey PRIMARY KEY (registration_id);
ALTER TABLE ONLY public.registrations ADD CONSTRAINT registrations_ticket_hash_key UNIQUE (ticket_hash);
ALTER TABLE ONLY public.removals ADD CONSTRAINT removals_pkey PRIMARY KEY (removal_id);
ALTER TABLE ONLY public.removed_messages ADD CONSTRAINT removed_messages_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.reply_frames ADD CONSTRAINT reply_frames_key PRIMARY KEY (reply_id, seq);
ALTER TABLE ONLY public.reports ADD CONSTRAINT reports_once UNIQUE (user_id, client_id);
ALTER TABLE ONLY public.reports ADD CONSTRAINT reports_pkey PRIMARY KEY (report_id);
ALTER TABLE ONLY public.reviews ADD CONSTRAINT reviews_once UNIQUE (user_id, mate_id);
ALTER TABLE ONLY public.reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (review_id);
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_once UNIQUE (user_id, mate_id, client_room_id);
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_pkey PRIMARY KEY (room_id);
ALTER TABLE ONLY public.search_counts ADD CONSTRAINT search_counts_key PRIMARY KEY (day, word);
ALTER TABLE ONLY public.sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.sessions ADD CONSTRAINT sessions_previous_hash_key UNIQUE (previous_hash);
ALTER TABLE ONLY public.sessions ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.subscriptions ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.unindexed_messages ADD CONSTRAINT unindexed_messages_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.used_credentials ADD CONSTRAINT used_credentials_pkey PRIMARY KEY (credential_hash);
ALTER TABLE ONLY public.user_changes ADD CONSTRAINT user_changes_key PRIMARY KEY (user_id, subject);
ALTER TABLE ONLY public.users ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users ADD CONSTRAINT users_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.wallets ADD CONSTRAINT wallets_pkey PRIMARY KEY (user_id);
CREATE INDEX blocks_by_card ON public.blocks USING btree (card_id);
CREATE INDEX blocks_by_mate ON public.blocks USING btree (mate_id);
CREATE UNIQUE INDEX creators_by_user ON public.creators USING btree (user_id);
CREATE INDEX favorites_by_mate ON public.favorites USING btree (mate_id);
CREATE INDEX follows_by_creator ON public.follows USING btree (creator_id);
CREATE INDEX known_devices_secret ON public.known_devices USING btree (secret_hash);
CREATE INDEX ledger_by_user ON public.ledger USING btree (user_id, entry_id);
CREATE INDEX mate_cards_by_mate ON public.mate_cards USING btree (mate_id);
CREATE INDEX mate_words_by_word ON public.mate_words USING gin (words);
CREATE UNIQUE INDEX mates_once ON public.mates USING btree (owner_id, client_mate_id);
CREATE INDEX message_words_by_word ON public.message_words USING gin (words);
CREATE INDEX messages_by_parent ON public.messages USING btree (parent_id);
CREATE INDEX messages_by_reply ON public.messages USING btree (reply_to);
CREATE INDEX messages_by_status ON public.messages USING btree (status, room_id);
CREATE INDEX messages_by_time ON public.messages USING btree (created_at);
CREATE INDEX messages_shown ON public.messages USING btree (room_id, seq) WHERE (hidden_at IS NULL);
CREATE INDEX password_resets_user ON public.password_resets USING btree (user_id);
CREATE INDEX payment_events_by_order ON public.payment_events USING btree (order_id);
CREATE INDEX registration_codes_by_registration ON public.registration_codes USING btree (registration_id);
CREATE INDEX registrations_by_email ON public.registrations USING btree (email);
CREATE INDEX registrations_by_expiry ON public.registrations USING btree (expires_at);
CREATE INDEX removals_by_room ON public.removals USING btree (room_id);
CREATE INDEX removed_messages_by_removal ON public.removed_messages USING btree (removal_id);
CREATE INDEX reports_by_mate ON public.reports USING btree (mate_id, report_id);
CREATE INDEX reviews_by_mate ON public.reviews USING btree (mate_id, review_id);
CREATE INDEX rooms_by_card ON public.rooms USING btree (card_id);
CREATE INDEX rooms_by_mate ON public.rooms USING btree (mate_id);
CREATE INDEX rooms_by_origin ON public.rooms USING btree (origin_room_id);
CREATE INDEX rooms_by_persona ON public.rooms USING btree (persona_id);
CREATE INDEX rooms_by_removal ON public.rooms USING btree (removed_at);
CREATE INDEX rooms_by_user ON public.rooms USING btree (user_id, updated_at);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);
CREATE INDEX subscriptions_by_user ON public.subscriptions USING btree (user_id);
CREATE INDEX unindexed_messages_by_room ON public.unindexed_messages USING btree (room_id);
CREATE INDEX user_changes_by_seq ON public.user_changes USING btree (user_id, seq);
CREATE TRIGGER message_changed AFTER UPDATE OF text, status ON public.messages FOR EACH ROW WHEN (((new.text <> old.text) OR ((old.status = 'streaming'::text) AND (new.status <> 'streaming'::text)))) EXECUTE FUNCTION public.list_unindexed_message();
CREATE CONSTRAINT TRIGGER message_noted AFTER UPDATE OF status, liked_at, pinned_at ON public.messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.status <> old.status) OR (new.liked_at IS DISTINCT FROM old.liked_at) OR (new.pinned_at IS DISTINCT FROM old.pinned_at))) EXECUTE FUNCTION public.record_message();
CREATE CONSTRAINT TRIGGER message_read AFTER UPDATE OF unread_at ON public.messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.unread_at IS NULL) AND (old.unread_at IS NOT NULL))) EXECUTE FUNCTION public.record_message();
CREATE TRIGGER message_written AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION public.list_unindexed_message();
CREATE CONSTRAINT TRIGGER profile_changed AFTER UPDATE OF email, name, language, nfsw, hue ON public.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_account();
CREATE CONSTRAINT TRIGGER room_changed AFTER INSERT OR DELETE OR UPDATE ON public.rooms DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_room();
CREATE CONSTRAINT TRIGGER wallet_changed AFTER UPDATE ON public.wallets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.chats <> old.chats) OR (new.gold_coins <> old.gold_coins))) EXECUTE FUNCTION public.record_account();
ALTER TABLE ONLY public.ages ADD CONSTRAINT ages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.mate_cards(card_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_counters ADD CONSTRAINT change_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.creators ADD CONSTRAINT creators_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id);
ALTER TABLE ONLY public.favorites ADD CONSTRAINT favorites_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorites ADD CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follows ADD CONSTRAINT follows_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(creator_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follows ADD CONSTRAINT follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.indexed_mates ADD CONSTRAINT indexed_mates_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_devices ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger ADD CONSTRAINT ledger_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mate_cards ADD CONSTRAINT mate_cards_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mates ADD CONSTRAINT mates_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(creator_id);
ALTER TABLE ONLY public.mates ADD CONSTRAINT mates_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(user_id);
ALTER TABLE ONLY public.message_words ADD CONSTRAINT message_words_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_reply_to_fkey FOREIGN KEY (reply_to) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_resets ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_events ADD CONSTRAINT payment_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.personas ADD CONSTRAINT personas_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.provider_links ADD CONSTRAINT provider_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registration_codes ADD CONSTRAINT registration_codes_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(registration_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registrations ADD CONSTRAINT registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.removals ADD CONSTRAINT removals_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.removed_messages ADD CONSTRAINT removed_messages_removal_id_fkey FOREIGN KEY (removal_id) REFERENCES public.removals(removal_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reply_frames ADD CONSTRAINT reply_frames_reply_id_fkey FOREIGN KEY (reply_id) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports ADD CONSTRAINT reports_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports ADD CONSTRAINT reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews ADD CONSTRAINT reviews_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews ADD CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.mate_cards(card_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id);
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_origin_room_id_fkey FOREIGN KEY (origin_room_id) REFERENCES public.rooms(room_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_persona_id_fkey FOREIGN KEY (persona_id) REFERENCES public.personas(persona_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscriptions ADD CONSTRAINT subscriptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscriptions ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unindexed_messages ADD CONSTRAINT unindexed_messages_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_changes ADD CONSTRAINT user_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wallets ADD CONSTRAINT wallets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
