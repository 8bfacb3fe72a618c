SET check_function_bodies = false;
CREATE FUNCTION public.add_stored_bytes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    insert into room_sizes (room_id, bytes) select room_id, sum(octet_length(text) + 500) as bytes from counted group by room_id
      on conflict (room_id) do update set bytes = room_sizes.bytes + excluded.bytes;
    return null;
  end $$;
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
      perform pg_notify('mates', 'changes:' || owner);
    end if;
  end $$;
CREATE FUNCTION public.record_memory() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if tg_op = 'DELETE' then
      perform record_change(old.user_id, 'memory');
    else
      perform record_change(new.user_id, 'memory');
    end if;
    return null;
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
    if tg_op = 'INSERT' then
      perform record_change(new.user_id, new.room_id);
    elsif tg_op = 'DELETE' then
      if old.temporary_seen_at is null then
        perform record_change(old.user_id, old.room_id);
      end if;
    elsif not (new.temporary_seen_at is distinct from old.temporary_seen_at) then
      perform record_change(new.user_id, new.room_id);
    end if;
    return null;
  end $$;
CREATE FUNCTION public.refuse_change_of_operator_actions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception 'operator_actions is append-only';
  end $$;
CREATE FUNCTION public.remove_message_vector() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    delete from message_vectors where message_id = new.message_id;
    return null;
  end $$;
CREATE FUNCTION public.remove_recall_of_new() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform 1 from recall_segments where room_id = new.room_id and position = new.seq / 8192 for update;
    delete from recall_segments
  where room_id = new.room_id and position = new.seq / 8192 and until_seq >= new.seq;
    return null;
  end $$;
CREATE FUNCTION public.remove_recall_of_old() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform 1 from recall_segments where room_id = old.room_id and position = old.seq / 8192 for update;
    delete from recall_segments
  where room_id = old.room_id and position = old.seq / 8192 and until_seq >= old.seq;
    return null;
  end $$;
CREATE FUNCTION public.resize_stored_bytes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    update room_sizes set bytes = bytes + octet_length(new.text) - octet_length(old.text)
      where room_id = new.room_id;
    return null;
  end $$;
CREATE FUNCTION public.subtract_stored_bytes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    update room_sizes set bytes = room_sizes.bytes - erased.bytes
      from (select room_id, sum(octet_length(text) + 500) as bytes from counted group by room_id) as erased where room_sizes.room_id = erased.room_id;
    return null;
  end $$;
CREATE TABLE public.account_deletions ( user_id text NOT NULL, requested_at bigint NOT NULL );
CREATE TABLE public.age_statements ( user_id text NOT NULL, sentence_hash text NOT NULL, sentence text, message_id text, answered_at bigint );
CREATE TABLE public.ages ( user_id text NOT NULL, birth_date text, confirmed_at bigint, refused_until bigint, doubted_at bigint );
CREATE TABLE public.blocks ( user_id text NOT NULL, mate_id text NOT NULL, created_at bigint NOT NULL, card_id text );
CREATE TABLE public.card_files ( mate_id text NOT NULL, content bytea NOT NULL );
CREATE TABLE public.card_originals ( mate_id text NOT NULL, card text NOT NULL, hash text );
CREATE TABLE public.change_counters ( user_id text NOT NULL, seq bigint NOT NULL );
CREATE TABLE public.chapters ( chapter_id text NOT NULL, room_id text NOT NULL, user_id text NOT NULL, first_message_id text NOT NULL, last_message_id text NOT NULL, last_seq integer NOT NULL, message_count integer NOT NULL, text text NOT NULL, learned_by text NOT NULL, forgotten_at bigint, created_at bigint NOT NULL, updated_at bigint NOT NULL );
CREATE TABLE public.creators ( creator_id text NOT NULL, name text NOT NULL, created_at bigint NOT NULL, user_id text );
CREATE TABLE public.email_changes ( user_id text NOT NULL, session_id text NOT NULL, email text NOT NULL, old_code_hash text NOT NULL, new_code_hash text NOT NULL, old_confirmed integer DEFAULT 0 NOT NULL, new_confirmed integer DEFAULT 0 NOT NULL, expires_at bigint NOT NULL );
CREATE TABLE public.embedding_jobs ( room_id text NOT NULL, due_at bigint, claim integer NOT NULL, claimed_until bigint, failures integer NOT NULL, day integer NOT NULL, runs integer NOT NULL );
CREATE TABLE public.facts ( fact_id text NOT NULL, user_id text NOT NULL, mate_id text NOT NULL, room_id text, kind text NOT NULL, text text NOT NULL, topic text NOT NULL, is_exclusive integer NOT NULL, ends_topic integer NOT NULL, is_repeated integer NOT NULL, source_room_id text, source_message_id text, learned_by text NOT NULL, pinned_at bigint, ended_at bigint, forgotten_at bigint, client_id text, created_at bigint NOT NULL, updated_at bigint NOT NULL );
CREATE TABLE public.favorites ( user_id text NOT NULL, mate_id text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.follows ( user_id text NOT NULL, creator_id text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.help_counts ( month text NOT NULL, level text NOT NULL, offered integer NOT NULL );
CREATE TABLE public.imported_items ( user_id text NOT NULL, import_id text NOT NULL, kind text NOT NULL, item_id text NOT NULL, messages integer DEFAULT 0 NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.indexed_mates ( mate_id text NOT NULL, indexed_at bigint NOT NULL );
CREATE TABLE public.known_devices ( device_id text NOT NULL, user_id text NOT NULL, secret_hash text NOT NULL, network_hash text NOT NULL, used_at bigint NOT NULL );
CREATE TABLE public.kysely_migration ( name character varying(255) NOT NULL, "timestamp" character varying(255) NOT NULL );
CREATE TABLE public.kysely_migration_lock ( id character varying(255) NOT NULL, is_locked integer DEFAULT 0 NOT NULL );
CREATE TABLE public.ledger ( entry_id text NOT NULL, user_id text NOT NULL, kind text NOT NULL, chats integer NOT NULL, gold_coins integer NOT NULL, reference text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.lore_effects ( message_id text NOT NULL, room_id text NOT NULL, effects text NOT NULL );
CREATE TABLE public.lore_entries ( entry_id text NOT NULL, book_id text NOT NULL, client_id text, "position" integer NOT NULL, file_key text, source text NOT NULL, version integer NOT NULL, deleted_at bigint, updated_at bigint NOT NULL );
CREATE TABLE public.lorebooks ( book_id text NOT NULL, user_id text NOT NULL, client_id text, name text NOT NULL, is_world integer NOT NULL, source text NOT NULL, wrapper text NOT NULL, bytes integer NOT NULL, version integer NOT NULL, revision integer NOT NULL, deleted_at bigint, created_at bigint NOT NULL, updated_at bigint NOT NULL );
CREATE TABLE public.mate_cards ( card_id text NOT NULL, mate_id text NOT NULL, name text NOT NULL, hue integer NOT NULL, profile text NOT NULL, rating text NOT NULL, creator_id text NOT NULL, creator_name text NOT NULL, used_at bigint NOT NULL, picture text );
CREATE TABLE public.mate_changes ( mate_id text NOT NULL, changed_at bigint NOT NULL, fields text NOT NULL );
CREATE TABLE public.mate_lorebooks ( mate_id text NOT NULL, book_id text NOT NULL, attached_at bigint NOT NULL );
CREATE TABLE public.mate_words ( mate_id text NOT NULL, words tsvector NOT NULL );
CREATE TABLE public.mates ( mate_id text NOT NULL, creator_id text NOT NULL, name text NOT NULL, hue integer NOT NULL, profile text NOT NULL, "position" integer NOT NULL, chats integer DEFAULT 0 NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL, owner_id text, client_mate_id text, visibility text DEFAULT 'public'::text NOT NULL, closed_at bigint, rating text DEFAULT 'everyone'::text NOT NULL, age_rules integer DEFAULT 0 NOT NULL, withdrawn_at bigint, picture text, shown_at bigint, withdrawal_reason text );
CREATE TABLE public.memory_jobs ( room_id text NOT NULL, read_seq integer NOT NULL, turns integer NOT NULL, due_at bigint, claim integer NOT NULL, claimed_until bigint, failures integer NOT NULL, day integer NOT NULL, runs integer NOT NULL, chapter_seq integer DEFAULT 0 NOT NULL );
CREATE TABLE public.message_vectors ( vector_id integer NOT NULL, message_id text NOT NULL, room_id text NOT NULL, user_id text NOT NULL, seq integer NOT NULL, model text NOT NULL, scale double precision NOT NULL, numbers bytea NOT NULL );
ALTER TABLE ONLY public.message_vectors ALTER COLUMN numbers SET STORAGE EXTERNAL;
ALTER TABLE public.message_vectors ALTER COLUMN vector_id ADD GENERATED ALWAYS AS IDENTITY ( SEQUENCE NAME public.message_vectors_vector_id_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1 );
CREATE TABLE public.message_words ( message_id text NOT NULL, words tsvector NOT NULL );
CREATE TABLE public.messages ( message_id text NOT NULL, room_id text NOT NULL, seq integer NOT NULL, role text NOT NULL, text text NOT NULL, status text NOT NULL, reply_to text, client_message_id text, node text, heartbeat_at bigint, stop_asked_at bigint, created_at bigint NOT NULL, finished_at bigint, help text, liked_at bigint, parent_id text, hidden_at bigint, edited_at bigint, pinned_at bigint, continued_by text, unread_at bigint, takeovers_left integer, thinking_at bigint, problem text, imported_at bigint );
CREATE TABLE public.nodes ( node text NOT NULL, seen_at bigint NOT NULL );
CREATE TABLE public.operator_actions ( action_id text NOT NULL, created_at bigint NOT NULL, operator text NOT NULL, action text NOT NULL, subject text NOT NULL, reason text NOT NULL, details text NOT NULL );
CREATE TABLE public.orders ( order_id text NOT NULL, user_id text NOT NULL, client_order_id text NOT NULL, package_id text NOT NULL, chats integer NOT NULL, gold_coins integer NOT NULL, days integer NOT NULL, price integer NOT NULL, currency text NOT NULL, provider text NOT NULL, checkout_url text, status text NOT NULL, created_at bigint NOT NULL, expires_at bigint NOT NULL );
CREATE TABLE public.passkey_challenges ( challenge_hash text NOT NULL, purpose text NOT NULL, session_id text, expires_at bigint NOT NULL );
CREATE TABLE public.passkeys ( passkey_id text NOT NULL, user_id text NOT NULL, credential_id text NOT NULL, public_key text NOT NULL, counter bigint NOT NULL, name text NOT NULL, created_at bigint NOT NULL, last_used_at bigint );
CREATE TABLE public.password_resets ( code_hash text NOT NULL, user_id text, expires_at bigint NOT NULL );
CREATE TABLE public.payment_events ( event_id text NOT NULL, order_id text NOT NULL, kind text NOT NULL, received_at bigint NOT NULL, dispute_id text );
CREATE TABLE public.pending_recovery_codes ( user_id text NOT NULL, token_hash text NOT NULL, code_hashes text, expires_at bigint NOT NULL );
CREATE TABLE public.personas ( persona_id text NOT NULL, user_id text NOT NULL, client_id text, name text NOT NULL, pronouns text NOT NULL, about text NOT NULL, is_default integer DEFAULT 0 NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL );
CREATE TABLE public.picture_files ( picture_id text NOT NULL, size integer NOT NULL, content bytea NOT NULL );
ALTER TABLE ONLY public.picture_files ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE TABLE public.picture_owners ( user_id text NOT NULL, picture_id text NOT NULL, used_at bigint NOT NULL );
CREATE TABLE public.pictures ( picture_id text NOT NULL, bytes integer NOT NULL, used_at bigint NOT NULL, withdrawn_at bigint );
CREATE TABLE public.prompt_records ( message_id text NOT NULL, room_id text NOT NULL, user_id text NOT NULL, created_at bigint NOT NULL, token_limit integer NOT NULL, sections text NOT NULL );
CREATE TABLE public.provider_links ( provider text NOT NULL, subject text NOT NULL, user_id text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.rate_limits ( key text NOT NULL, points integer DEFAULT 0 NOT NULL, expire bigint );
CREATE TABLE public.recall_postings ( segment_id integer NOT NULL, stem integer NOT NULL, postings bytea NOT NULL );
CREATE TABLE public.recall_segments ( segment_id integer NOT NULL, room_id text NOT NULL, "position" integer NOT NULL, until_seq integer NOT NULL, messages integer NOT NULL, length bigint NOT NULL );
ALTER TABLE public.recall_segments ALTER COLUMN segment_id ADD GENERATED ALWAYS AS IDENTITY ( SEQUENCE NAME public.recall_segments_segment_id_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1 );
CREATE TABLE public.recovery_codes ( code_hash text NOT NULL, user_id text NOT NULL );
CREATE TABLE public.registration_codes ( code_hash text NOT NULL, registration_id text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.registrations ( registration_id text NOT NULL, email text NOT NULL, password_hash text NOT NULL, language text NOT NULL, ticket_hash text NOT NULL, created_at bigint NOT NULL, expires_at bigint NOT NULL, mailed_at bigint NOT NULL, confirmed_at bigint, user_id text, delivered_at bigint, origin text );
CREATE TABLE public.removals ( removal_id text NOT NULL, room_id text NOT NULL, message_id text NOT NULL, removed_at bigint NOT NULL, was_shown integer NOT NULL, restored_at bigint );
CREATE TABLE public.removed_messages ( removal_id text NOT NULL, message_id text NOT NULL, room_id text NOT NULL, seq integer NOT NULL, role text NOT NULL, text text NOT NULL, status text NOT NULL, reply_to text, parent_id text, hidden_at bigint, client_message_id text, node text, heartbeat_at bigint, stop_asked_at bigint, created_at bigint NOT NULL, finished_at bigint, liked_at bigint, help text, edited_at bigint, pinned_at bigint, continued_by text, unread_at bigint, takeovers_left integer, thinking_at bigint, problem text, imported_at bigint );
CREATE TABLE public.reply_frames ( reply_id text NOT NULL, seq integer NOT NULL, text text NOT NULL );
CREATE TABLE public.reports ( report_id text NOT NULL, user_id text NOT NULL, client_id text NOT NULL, mate_id text NOT NULL, message_id text, reason text NOT NULL, words text NOT NULL, quote text, created_at bigint NOT NULL, handled_at bigint, rating text, picture text );
CREATE TABLE public.reviews ( review_id text NOT NULL, user_id text NOT NULL, mate_id text NOT NULL, stars integer NOT NULL, text text NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL );
CREATE TABLE public.room_lorebooks ( room_id text NOT NULL, book_id text NOT NULL, attached_at bigint NOT NULL );
CREATE TABLE public.room_sizes ( room_id text NOT NULL, bytes bigint NOT NULL );
CREATE TABLE public.rooms ( room_id text NOT NULL, user_id text NOT NULL, mate_id text NOT NULL, client_room_id text NOT NULL, last_seq integer DEFAULT 0 NOT NULL, memory text, created_at bigint NOT NULL, updated_at bigint NOT NULL, persona_id text, notes text, removed_at bigint, card_id text, mature_at bigint, title text, origin_room_id text, origin_message_id text, archived_at bigint, remembers integer DEFAULT 1 NOT NULL, temporary_seen_at bigint, reply_model text, reply_length text, reply_temper text, change_read_at bigint );
CREATE TABLE public.search_counts ( day integer NOT NULL, word text NOT NULL, callers integer NOT NULL );
CREATE TABLE public.second_steps ( token_hash text NOT NULL, user_id text NOT NULL, challenge_hash text, attempts_left integer NOT NULL, expires_at bigint NOT NULL );
CREATE TABLE public.sessions ( session_id text NOT NULL, user_id text NOT NULL, token_hash text NOT NULL, previous_hash text, previous_until bigint, created_at bigint NOT NULL, rotated_at bigint NOT NULL, last_seen_at bigint NOT NULL, expires_at bigint NOT NULL, client text );
CREATE TABLE public.subscriptions ( order_id text NOT NULL, user_id text NOT NULL, package_id text NOT NULL, chats integer NOT NULL, days integer NOT NULL, days_granted integer NOT NULL, since bigint NOT NULL, until bigint NOT NULL );
CREATE TABLE public.tag_follows ( user_id text NOT NULL, tag text NOT NULL, created_at bigint NOT NULL );
CREATE TABLE public.unindexed_messages ( message_id text NOT NULL, room_id text NOT NULL );
CREATE TABLE public.used_credentials ( credential_hash text NOT NULL, expires_at bigint NOT NULL );
CREATE TABLE public.user_changes ( user_id text NOT NULL, subject text NOT NULL, seq bigint NOT NULL );
CREATE TABLE public.users ( user_id text NOT NULL, email text NOT NULL, password_hash text, name text, language text NOT NULL, nfsw integer DEFAULT 0 NOT NULL, created_at bigint NOT NULL, hue integer, password_proven integer DEFAULT 0 NOT NULL, locked_at bigint, second_step_since bigint, ai_notice_at bigint );
CREATE TABLE public.wallets ( user_id text NOT NULL, chats integer NOT NULL, gold_coins integer NOT NULL, CONSTRAINT wallets_chats_check CHECK ((chats >= 0)), CONSTRAINT wallets_gold_coins_check CHECK ((gold_coins >= 0)) );
INSERT INTO public.account_deletions (user_id, requested_at) VALUES ('bo', 1779019200000);
INSERT INTO public.age_statements (user_id, sentence_hash, sentence, message_id, answered_at) VALUES ('ada', 'hash', 'I am 13', 'question', NULL);
INSERT INTO public.ages (user_id, birth_date, confirmed_at, refused_until, doubted_at) VALUES ('ada', '1990-05-17', 1779019200000, NULL, NULL);
INSERT INTO public.blocks (user_id, mate_id, created_at, card_id) VALUES ('bo', 'iris', 1779019200000, 'card');
INSERT INTO public.card_files (mate_id, content) VALUES ('iris', '\x504b');
INSERT INTO public.card_originals (mate_id, card, hash) VALUES ('iris', '{"name":"Iris"}', '0a1b');
INSERT INTO public.change_counters (user_id, seq) VALUES ('ada', 5);
INSERT INTO public.chapters (chapter_id, room_id, user_id, first_message_id, last_message_id, last_seq, message_count, text, learned_by, forgotten_at, created_at, updated_at) VALUES ('chapter', 'room', 'ada', 'question', 'answer', 2, 2, 'They talked about engines.', 'model', NULL, 1779022800000, 1779022800000);
INSERT INTO public.creators (creator_id, name, created_at, user_id) VALUES ('studio', 'Studio', 1779019200000, NULL);
INSERT INTO public.creators (creator_id, name, created_at, user_id) VALUES ('creator-ada', 'Ada', 1779019200000, 'ada');
INSERT INTO public.email_changes (user_id, session_id, email, old_code_hash, new_code_hash, old_confirmed, new_confirmed, expires_at) VALUES ('ada', 'session', 'countess@example.com', 'change-at-old', 'change-at-new', 1, 0, 1779022800000);
INSERT INTO public.embedding_jobs (room_id, due_at, claim, claimed_until, failures, day, runs) VALUES ('room', 1779022800000, 1, NULL, 0, 20590, 1);
INSERT INTO public.facts (fact_id, user_id, mate_id, room_id, kind, text, topic, is_exclusive, ends_topic, is_repeated, source_room_id, source_message_id, learned_by, pinned_at, ended_at, forgotten_at, client_id, created_at, updated_at) VALUES ('fact', 'ada', 'iris', NULL, 'you', 'Likes engines', 'likes:engine', 1, 0, 0, 'room', 'question', 'rule', 1779022800000, NULL, NULL, NULL, 1779019200000, 1779022800000);
INSERT INTO public.facts (fact_id, user_id, mate_id, room_id, kind, text, topic, is_exclusive, ends_topic, is_repeated, source_room_id, source_message_id, learned_by, pinned_at, ended_at, forgotten_at, client_id, created_at, updated_at) VALUES ('story-fact', 'ada', 'iris', 'copy', 'story', 'The greenhouse is locked.', '', 0, 0, 0, NULL, NULL, 'you', NULL, 1779022800000, NULL, 'client-fact', 1779019200000, 1779019200000);
INSERT INTO public.favorites (user_id, mate_id, created_at) VALUES ('bo', 'iris', 1779019200000);
INSERT INTO public.follows (user_id, creator_id, created_at) VALUES ('bo', 'creator-ada', 1779019200000);
INSERT INTO public.help_counts (month, level, offered) VALUES ('2026-05', 'crisis', 1);
INSERT INTO public.imported_items (user_id, import_id, kind, item_id, messages, created_at) VALUES ('ada', 'import', 'persona', 'persona', 0, 1779019200000);
INSERT INTO public.indexed_mates (mate_id, indexed_at) VALUES ('iris', 1779019200000);
INSERT INTO public.known_devices (device_id, user_id, secret_hash, network_hash, used_at) VALUES ('device', 'ada', 'secret-hash', 'network-hash', 1779019200000);
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('001-first-release', '2026-11-29T07:00:23.072Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('002-marks-and-reviews', '2026-11-29T07:00:23.090Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('004-search', '2026-11-29T07:00:23.101Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('005-personas', '2026-11-29T07:00:23.111Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('006-purchases', '2026-11-29T07:00:23.124Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('007-providers', '2026-11-29T07:00:23.131Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('008-safety', '2026-11-29T07:00:23.144Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('009-own-mates', '2026-11-29T07:00:23.154Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('010-age', '2026-11-29T07:00:23.161Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('011-room-care', '2026-11-29T07:00:23.165Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('012-handled-reports', '2026-11-29T07:00:23.168Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('013-age-rules', '2026-11-29T07:00:23.170Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('014-mate-cards', '2026-11-29T07:00:23.193Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('015-proven-passwords', '2026-11-29T07:00:23.197Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('016-known-devices', '2026-11-29T07:00:23.202Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('017-appended-frames', '2026-11-29T07:00:23.203Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('018-branches', '2026-11-29T07:00:23.209Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('020-message-search', '2026-11-29T07:00:23.223Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('021-removed-messages', '2026-11-29T07:00:23.232Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('022-whole-rooms', '2026-11-29T07:00:23.236Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('023-pinned-messages', '2026-11-29T07:00:23.238Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('024-continued-replies', '2026-11-29T07:00:23.240Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('025-change-feed', '2026-11-29T07:00:23.250Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('026-unread-replies', '2026-11-29T07:00:23.253Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('027-shown-messages', '2026-11-29T07:00:23.256Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('028-password-resets', '2026-11-29T07:00:23.261Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('029-described-sessions', '2026-11-29T07:00:23.263Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('030-email-changes', '2026-11-29T07:00:23.270Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('031-passkeys', '2026-11-29T07:00:23.279Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('032-operator-actions', '2026-11-29T07:00:23.287Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('033-nodes', '2026-11-29T07:00:23.293Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('034-second-step', '2026-11-29T07:00:23.300Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('035-doubted-ages', '2026-11-29T07:00:23.301Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('037-thinking-replies', '2026-11-29T07:00:23.303Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('038-canonical-emails', '2026-11-29T07:00:23.305Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('039-disputes-and-problems', '2026-11-29T07:00:23.320Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('040-bounded-work', '2026-11-29T07:00:23.333Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('041-ai-notices', '2026-11-29T07:00:23.335Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('043-restored-messages', '2026-11-29T07:00:23.336Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('044-facts', '2026-11-29T07:00:23.349Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('045-recall', '2026-11-29T07:00:23.369Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('046-prompt-records', '2026-11-29T07:00:23.376Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('047-temporary-rooms', '2026-11-29T07:00:23.380Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('048-memory-jobs', '2026-11-29T07:00:23.387Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('049-pending-recovery-codes', '2026-11-29T07:00:23.391Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('050-chapters', '2026-11-29T07:00:23.404Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('051-message-vectors', '2026-11-29T07:00:23.411Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('052-card-originals', '2026-11-29T07:00:23.418Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('053-lore-effects', '2026-11-29T07:00:23.422Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('054-reply-settings', '2026-11-29T07:00:23.424Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('055-own-lorebooks', '2026-11-29T07:00:23.437Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('056-pictures', '2026-11-29T07:00:23.446Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('057-living-catalogue', '2026-11-29T07:00:23.453Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('058-imports', '2026-11-29T07:00:23.456Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('060-card-files', '2026-11-29T07:00:23.463Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('062-deletions-in-parts', '2026-11-29T07:00:23.472Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('064-tags-in-one-spelling', '2026-11-29T07:00:23.474Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('066-imported-messages', '2026-11-29T07:00:23.477Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('068-age-statements', '2026-11-29T07:00:23.482Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('070-what-cards-say', '2026-11-29T07:00:23.484Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('072-stems-by-language', '2026-11-29T07:00:23.485Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.ledger (entry_id, user_id, kind, chats, gold_coins, reference, created_at) VALUES ('entry', 'ada', 'grant', 50, 7, 'welcome', 1779019200000);
INSERT INTO public.lore_effects (message_id, room_id, effects) VALUES ('answer', 'room', '[{"version":"an-entry","at":2}]');
INSERT INTO public.lore_entries (entry_id, book_id, client_id, "position", file_key, source, version, deleted_at, updated_at) VALUES ('entry', 'book', 'client-entry', 0, '3', '{"keys":["bell"],"content":"It rings."}', 1, 1779022800000, 1779022800000);
INSERT INTO public.lorebooks (book_id, user_id, client_id, name, is_world, source, wrapper, bytes, version, revision, deleted_at, created_at, updated_at) VALUES ('book', 'ada', 'client-book', 'Harbor', 0, '{"name":"Harbor"}', '{}', 260, 1, 2, 1779022800000, 1779019200000, 1779022800000);
INSERT INTO public.mate_cards (card_id, mate_id, name, hue, profile, rating, creator_id, creator_name, used_at, picture) VALUES ('card', 'iris', 'Iris', 30, '{"tagline":"Gardener"}', 'everyone', 'creator-ada', 'Ada', 1779019200000, NULL);
INSERT INTO public.mate_changes (mate_id, changed_at, fields) VALUES ('iris', 1779022800000, 'greeting,tags');
INSERT INTO public.mate_lorebooks (mate_id, book_id, attached_at) VALUES ('iris', 'book', 1779019200000);
INSERT INTO public.mate_words (mate_id, words) VALUES ('iris', '''iris'' ''vale''');
INSERT INTO public.mates (mate_id, creator_id, name, hue, profile, "position", chats, created_at, updated_at, owner_id, client_mate_id, visibility, closed_at, rating, age_rules, withdrawn_at, picture, shown_at, withdrawal_reason) VALUES ('iris', 'creator-ada', 'Iris Vale', 30, '{"tagline":"Keeper of the greenhouse"}', 1, 1, 1779019200000, 1779019200000, 'ada', 'client-mate', 'public', NULL, 'everyone', 1, 1779022800000, NULL, 1779019200000, 'A complaint.');
INSERT INTO public.memory_jobs (room_id, read_seq, turns, due_at, claim, claimed_until, failures, day, runs, chapter_seq) VALUES ('room', 1, 1, 1779022800000, 1, NULL, 0, 20590, 1, 1);
INSERT INTO public.message_vectors (vector_id, message_id, room_id, user_id, seq, model, scale, numbers) OVERRIDING SYSTEM VALUE VALUES (1, 'question', 'room', 'ada', 1, 'embedder', 0.0078125, '\x7f008140');
INSERT INTO public.message_words (message_id, words) VALUES ('question', '''hello'' ''iris''');
INSERT INTO public.messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at, takeovers_left, thinking_at, problem, imported_at) VALUES ('question', 'room', 1, 'user', 'Hello Iris 👋🏽 it''s \me\
	مرحبا', 'sent', NULL, 'client-message', NULL, NULL, NULL, 1779019200000, NULL, 'crisis', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at, takeovers_left, thinking_at, problem, imported_at) VALUES ('answer', 'room', 2, 'mate', 'Hello Ada.', 'done', 'question', NULL, NULL, NULL, NULL, 1779019200000, 1779022800000, NULL, 1779022800000, 'question', 1779022800000, 1779022800000, 1779022800000, 'client-continuation', NULL, NULL, NULL, NULL, 1779022800000);
INSERT INTO public.messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at, takeovers_left, thinking_at, problem, imported_at) VALUES ('open', 'room', 3, 'mate', '', 'streaming', 'question', 'client-retry', 'node', 1779019200000, 1779022800000, 1779019200000, NULL, NULL, NULL, 'question', NULL, NULL, NULL, NULL, 1779022800000, NULL, NULL, NULL, NULL);
INSERT INTO public.nodes (node, seen_at) VALUES ('first', 1779019200000);
INSERT INTO public.operator_actions (action_id, created_at, operator, action, subject, reason, details) VALUES ('action', 1779019200000, 'Grace', 'grant', 'ada', 'An apology for the outage.', '{"chats":10}');
INSERT INTO public.orders (order_id, user_id, client_order_id, package_id, chats, gold_coins, days, price, currency, provider, checkout_url, status, created_at, expires_at) VALUES ('order', 'ada', 'client-order', 'daily-30', 30, 7, 30, 999, 'EUR', 'sandbox', NULL, 'paid', 1779019200000, 1779022800000);
INSERT INTO public.passkey_challenges (challenge_hash, purpose, session_id, expires_at) VALUES ('challenge-hash', 'add', 'session', 1779022800000);
INSERT INTO public.passkeys (passkey_id, user_id, credential_id, public_key, counter, name, created_at, last_used_at) VALUES ('passkey', 'ada', 'credential', 'public-key', 7, 'Phone', 1779019200000, NULL);
INSERT INTO public.password_resets (code_hash, user_id, expires_at) VALUES ('reset-of-ada', 'ada', 1779022800000);
INSERT INTO public.password_resets (code_hash, user_id, expires_at) VALUES ('reset-of-none', NULL, 1779022800000);
INSERT INTO public.payment_events (event_id, order_id, kind, received_at, dispute_id) VALUES ('event', 'order', 'paid', 1779019200000, NULL);
INSERT INTO public.pending_recovery_codes (user_id, token_hash, code_hashes, expires_at) VALUES ('ada', 'codes-hash', '["pending-hash"]', 1779022800000);
INSERT INTO public.personas (persona_id, user_id, client_id, name, pronouns, about, is_default, created_at, updated_at) VALUES ('persona', 'ada', 'client-persona', 'Countess', 'she', 'Likes engines.', 1, 1779019200000, 1779019200000);
INSERT INTO public.picture_files (picture_id, size, content) VALUES ('picture', 96, '\x000a5cff');
INSERT INTO public.picture_owners (user_id, picture_id, used_at) VALUES ('ada', 'picture', 1779019200000);
INSERT INTO public.pictures (picture_id, bytes, used_at, withdrawn_at) VALUES ('picture', 4, 1779019200000, NULL);
INSERT INTO public.prompt_records (message_id, room_id, user_id, created_at, token_limit, sections) VALUES ('answer', 'room', 'ada', 1779022800000, 4915, '[{"name":"facts","tokens":40,"leftOut":1,"items":[{"factId":"fact","tokens":12,"reason":"words"}]}]');
INSERT INTO public.provider_links (provider, subject, user_id, created_at) VALUES ('google', 'subject', 'ada', 1779019200000);
INSERT INTO public.rate_limits (key, points, expire) VALUES ('search-address:hash', 3, 1779022800000);
INSERT INTO public.recall_postings (segment_id, stem, postings) VALUES (1, -7, '\x0402');
INSERT INTO public.recall_segments (segment_id, room_id, "position", until_seq, messages, length) OVERRIDING SYSTEM VALUE VALUES (1, 'room', 0, 2, 2, 20);
INSERT INTO public.recovery_codes (code_hash, user_id) VALUES ('recovery-code-hash', 'ada');
INSERT INTO public.registration_codes (code_hash, registration_id, created_at) VALUES ('code-hash', 'registration', 1779019200000);
INSERT INTO public.registrations (registration_id, email, password_hash, language, ticket_hash, created_at, expires_at, mailed_at, confirmed_at, user_id, delivered_at, origin) VALUES ('registration', 'cy@example.com', '$argon2id$of-cy', 'de', 'ticket-hash', 1779019200000, 1779022800000, 1779019200000, NULL, NULL, NULL, '{"browser":"Firefox"}');
INSERT INTO public.removals (removal_id, room_id, message_id, removed_at, was_shown, restored_at) VALUES ('removal', 'room', 'removed', 1779019200000, 1, NULL);
INSERT INTO public.removed_messages (removal_id, message_id, room_id, seq, role, text, status, reply_to, parent_id, hidden_at, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, liked_at, help, edited_at, pinned_at, continued_by, unread_at, takeovers_left, thinking_at, problem, imported_at) VALUES ('removal', 'removed', 'room', 4, 'mate', 'Forget it.', 'stopped', 'question', 'question', NULL, NULL, NULL, NULL, NULL, 1779019200000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reply_frames (reply_id, seq, text) VALUES ('open', 1, 'Well, ');
INSERT INTO public.reply_frames (reply_id, seq, text) VALUES ('open', 2, 'Ada');
INSERT INTO public.reports (report_id, user_id, client_id, mate_id, message_id, reason, words, quote, created_at, handled_at, rating, picture) VALUES ('report', 'bo', 'client-report', 'iris', 'answer', 'pressure', 'It insists.', 'Hello Ada.', 1779019200000, 1779022800000, 'everyone', NULL);
INSERT INTO public.reviews (review_id, user_id, mate_id, stars, text, created_at, updated_at) VALUES ('review', 'bo', 'iris', 5, 'Kind.', 1779019200000, 1779022800000);
INSERT INTO public.room_lorebooks (room_id, book_id, attached_at) VALUES ('room', 'book', 1779019200000);
INSERT INTO public.room_sizes (room_id, bytes) VALUES ('room', 2061);
INSERT INTO public.rooms (room_id, user_id, mate_id, client_room_id, last_seq, memory, created_at, updated_at, persona_id, notes, removed_at, card_id, mature_at, title, origin_room_id, origin_message_id, archived_at, remembers, temporary_seen_at, reply_model, reply_length, reply_temper, change_read_at) VALUES ('room', 'ada', 'iris', '', 3, '{"topic":"engines"}', 1779019200000, 1779022800000, 'persona', 'Call me Countess.
Never early.', NULL, 'card', NULL, 'Engines', NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.rooms (room_id, user_id, mate_id, client_room_id, last_seq, memory, created_at, updated_at, persona_id, notes, removed_at, card_id, mature_at, title, origin_room_id, origin_message_id, archived_at, remembers, temporary_seen_at, reply_model, reply_length, reply_temper, change_read_at) VALUES ('copy', 'ada', 'iris', 'client-room', 0, NULL, 1779022800000, 1779022800000, NULL, NULL, NULL, NULL, 1779019200000, NULL, 'room', 'answer', 1779022800000, 1, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.search_counts (day, word, callers) VALUES (20590, 'iris', 2);
INSERT INTO public.second_steps (token_hash, user_id, challenge_hash, attempts_left, expires_at) VALUES ('step-hash', 'ada', NULL, 5, 1779022800000);
INSERT INTO public.sessions (session_id, user_id, token_hash, previous_hash, previous_until, created_at, rotated_at, last_seen_at, expires_at, client) VALUES ('session', 'ada', 'token-hash', 'previous-hash', 1779022800000, 1779019200000, 1779019200000, 1779019200000, 1779022800000, '{"browser":"Firefox"}');
INSERT INTO public.subscriptions (order_id, user_id, package_id, chats, days, days_granted, since, until) VALUES ('order', 'ada', 'daily-30', 1, 30, 1, 1779019200000, 1779022800000);
INSERT INTO public.tag_follows (user_id, tag, created_at) VALUES ('bo', 'seaside', 1779019200000);
INSERT INTO public.unindexed_messages (message_id, room_id) VALUES ('answer', 'room');
INSERT INTO public.used_credentials (credential_hash, expires_at) VALUES ('credential-hash', 1779022800000);
INSERT INTO public.user_changes (user_id, subject, seq) VALUES ('ada', 'room', 1);
INSERT INTO public.user_changes (user_id, subject, seq) VALUES ('ada', 'copy', 2);
INSERT INTO public.user_changes (user_id, subject, seq) VALUES ('ada', 'memory', 5);
INSERT INTO public.users (user_id, email, password_hash, name, language, nfsw, created_at, hue, password_proven, locked_at, second_step_since, ai_notice_at) VALUES ('ada', 'ada@example.com', '$argon2id$of-ada', 'Ada, “the Countess” \ of Lovelace', 'en', 1, 1779019200000, 210, 1, NULL, NULL, NULL);
INSERT INTO public.users (user_id, email, password_hash, name, language, nfsw, created_at, hue, password_proven, locked_at, second_step_since, ai_notice_at) VALUES ('bo', 'bo@example.com', NULL, NULL, 'ar', 0, 1779019200000, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.wallets (user_id, chats, gold_coins) VALUES ('ada', 49, 7);
SELECT pg_catalog.setval('public.message_vectors_vector_id_seq', 1, true);
SELECT pg_catalog.setval('public.recall_segments_segment_id_seq', 1, true);
ALTER TABLE ONLY public.account_deletions ADD CONSTRAINT account_deletions_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.age_statements ADD CONSTRAINT age_statements_key PRIMARY KEY (user_id, sentence_hash);
ALTER TABLE ONLY public.ages ADD CONSTRAINT ages_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_key PRIMARY KEY (user_id, mate_id);
ALTER TABLE ONLY public.card_files ADD CONSTRAINT card_files_pkey PRIMARY KEY (mate_id);
ALTER TABLE ONLY public.card_originals ADD CONSTRAINT card_originals_pkey PRIMARY KEY (mate_id);
ALTER TABLE ONLY public.change_counters ADD CONSTRAINT change_counters_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.chapters ADD CONSTRAINT chapters_pkey PRIMARY KEY (chapter_id);
ALTER TABLE ONLY public.creators ADD CONSTRAINT creators_pkey PRIMARY KEY (creator_id);
ALTER TABLE ONLY public.email_changes ADD CONSTRAINT email_changes_new_code_hash_key UNIQUE (new_code_hash);
ALTER TABLE ONLY public.email_changes ADD CONSTRAINT email_changes_old_code_hash_key UNIQUE (old_code_hash);
ALTER TABLE ONLY public.email_changes ADD CONSTRAINT email_changes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.embedding_jobs ADD CONSTRAINT embedding_jobs_pkey PRIMARY KEY (room_id);
ALTER TABLE ONLY public.facts ADD CONSTRAINT facts_by_client_id UNIQUE (user_id, client_id);
ALTER TABLE ONLY public.facts ADD CONSTRAINT facts_pkey PRIMARY KEY (fact_id);
ALTER TABLE ONLY public.favorites ADD CONSTRAINT favorites_key PRIMARY KEY (user_id, mate_id);
ALTER TABLE ONLY public.follows ADD CONSTRAINT follows_key PRIMARY KEY (user_id, creator_id);
ALTER TABLE ONLY public.help_counts ADD CONSTRAINT help_counts_key PRIMARY KEY (month, level);
ALTER TABLE ONLY public.imported_items ADD CONSTRAINT imported_items_key PRIMARY KEY (user_id, import_id, kind, item_id);
ALTER TABLE ONLY public.indexed_mates ADD CONSTRAINT indexed_mates_pkey PRIMARY KEY (mate_id);
ALTER TABLE ONLY public.known_devices ADD CONSTRAINT known_devices_pkey PRIMARY KEY (device_id);
ALTER TABLE ONLY public.known_devices ADD CONSTRAINT known_devices_user_secret UNIQUE (user_id, secret_hash);
ALTER TABLE ONLY public.kysely_migration_lock ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger ADD CONSTRAINT ledger_once UNIQUE (user_id, kind, reference);
ALTER TABLE ONLY public.ledger ADD CONSTRAINT ledger_pkey PRIMARY KEY (entry_id);
ALTER TABLE ONLY public.lore_effects ADD CONSTRAINT lore_effects_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.lore_entries ADD CONSTRAINT lore_entries_once UNIQUE (book_id, client_id);
ALTER TABLE ONLY public.lore_entries ADD CONSTRAINT lore_entries_pkey PRIMARY KEY (entry_id);
ALTER TABLE ONLY public.lorebooks ADD CONSTRAINT lorebooks_once UNIQUE (user_id, client_id);
ALTER TABLE ONLY public.lorebooks ADD CONSTRAINT lorebooks_pkey PRIMARY KEY (book_id);
ALTER TABLE ONLY public.mate_cards ADD CONSTRAINT mate_cards_pkey PRIMARY KEY (card_id);
ALTER TABLE ONLY public.mate_changes ADD CONSTRAINT mate_changes_key PRIMARY KEY (mate_id, changed_at);
ALTER TABLE ONLY public.mate_lorebooks ADD CONSTRAINT mate_lorebooks_key PRIMARY KEY (mate_id, book_id);
ALTER TABLE ONLY public.mate_words ADD CONSTRAINT mate_words_pkey PRIMARY KEY (mate_id);
ALTER TABLE ONLY public.mates ADD CONSTRAINT mates_pkey PRIMARY KEY (mate_id);
ALTER TABLE ONLY public.memory_jobs ADD CONSTRAINT memory_jobs_pkey PRIMARY KEY (room_id);
ALTER TABLE ONLY public.message_vectors ADD CONSTRAINT message_vectors_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.message_vectors ADD CONSTRAINT message_vectors_pkey PRIMARY KEY (vector_id);
ALTER TABLE ONLY public.message_words ADD CONSTRAINT message_words_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_in_order UNIQUE (room_id, seq);
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_once UNIQUE (room_id, client_message_id);
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.nodes ADD CONSTRAINT nodes_pkey PRIMARY KEY (node);
ALTER TABLE ONLY public.operator_actions ADD CONSTRAINT operator_actions_pkey PRIMARY KEY (action_id);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_once UNIQUE (user_id, client_order_id);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.passkey_challenges ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash);
ALTER TABLE ONLY public.passkeys ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY public.passkeys ADD CONSTRAINT passkeys_pkey PRIMARY KEY (passkey_id);
ALTER TABLE ONLY public.password_resets ADD CONSTRAINT password_resets_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.payment_events ADD CONSTRAINT payment_events_pkey PRIMARY KEY (event_id);
ALTER TABLE ONLY public.pending_recovery_codes ADD CONSTRAINT pending_recovery_codes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.personas ADD CONSTRAINT personas_once UNIQUE (user_id, client_id);
ALTER TABLE ONLY public.personas ADD CONSTRAINT personas_pkey PRIMARY KEY (persona_id);
ALTER TABLE ONLY public.picture_files ADD CONSTRAINT picture_files_key PRIMARY KEY (picture_id, size);
ALTER TABLE ONLY public.picture_owners ADD CONSTRAINT picture_owners_key PRIMARY KEY (user_id, picture_id);
ALTER TABLE ONLY public.pictures ADD CONSTRAINT pictures_pkey PRIMARY KEY (picture_id);
ALTER TABLE ONLY public.prompt_records ADD CONSTRAINT prompt_records_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.provider_links ADD CONSTRAINT provider_links_by_subject PRIMARY KEY (provider, subject);
ALTER TABLE ONLY public.provider_links ADD CONSTRAINT provider_links_by_user UNIQUE (user_id, provider);
ALTER TABLE ONLY public.rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recall_postings ADD CONSTRAINT recall_postings_pkey PRIMARY KEY (segment_id, stem);
ALTER TABLE ONLY public.recall_segments ADD CONSTRAINT recall_segments_pkey PRIMARY KEY (segment_id);
ALTER TABLE ONLY public.recall_segments ADD CONSTRAINT recall_segments_room_id_position_key UNIQUE (room_id, "position");
ALTER TABLE ONLY public.recovery_codes ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);
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
ALTER TABLE ONLY public.room_lorebooks ADD CONSTRAINT room_lorebooks_key PRIMARY KEY (room_id, book_id);
ALTER TABLE ONLY public.room_sizes ADD CONSTRAINT room_sizes_pkey PRIMARY KEY (room_id);
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_once UNIQUE (user_id, mate_id, client_room_id);
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_pkey PRIMARY KEY (room_id);
ALTER TABLE ONLY public.search_counts ADD CONSTRAINT search_counts_key PRIMARY KEY (day, word);
ALTER TABLE ONLY public.second_steps ADD CONSTRAINT second_steps_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY public.sessions ADD CONSTRAINT sessions_previous_hash_key UNIQUE (previous_hash);
ALTER TABLE ONLY public.sessions ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.subscriptions ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.tag_follows ADD CONSTRAINT tag_follows_key PRIMARY KEY (user_id, tag);
ALTER TABLE ONLY public.unindexed_messages ADD CONSTRAINT unindexed_messages_pkey PRIMARY KEY (message_id);
ALTER TABLE ONLY public.used_credentials ADD CONSTRAINT used_credentials_pkey PRIMARY KEY (credential_hash);
ALTER TABLE ONLY public.user_changes ADD CONSTRAINT user_changes_key PRIMARY KEY (user_id, subject);
ALTER TABLE ONLY public.users ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users ADD CONSTRAINT users_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.wallets ADD CONSTRAINT wallets_pkey PRIMARY KEY (user_id);
CREATE INDEX account_deletions_by_requested_at ON public.account_deletions USING btree (requested_at);
CREATE INDEX age_statements_by_message ON public.age_statements USING btree (message_id);
CREATE INDEX blocks_by_card ON public.blocks USING btree (card_id);
CREATE INDEX blocks_by_mate ON public.blocks USING btree (mate_id);
CREATE INDEX chapters_by_last_message_id ON public.chapters USING btree (last_message_id);
CREATE INDEX chapters_by_room ON public.chapters USING btree (room_id, last_seq);
CREATE INDEX chapters_by_user_id ON public.chapters USING btree (user_id);
CREATE INDEX chapters_forgotten ON public.chapters USING btree (forgotten_at) WHERE (forgotten_at IS NOT NULL);
CREATE UNIQUE INDEX creators_by_user ON public.creators USING btree (user_id);
CREATE INDEX email_changes_session ON public.email_changes USING btree (session_id);
CREATE INDEX embedding_jobs_due ON public.embedding_jobs USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX facts_by_mate ON public.facts USING btree (user_id, mate_id);
CREATE INDEX facts_by_mate_id ON public.facts USING btree (mate_id);
CREATE INDEX facts_by_room_id ON public.facts USING btree (room_id);
CREATE INDEX facts_by_source_message_id ON public.facts USING btree (source_message_id);
CREATE INDEX facts_by_source_room_id ON public.facts USING btree (source_room_id);
CREATE INDEX facts_forgotten ON public.facts USING btree (forgotten_at) WHERE (forgotten_at IS NOT NULL);
CREATE INDEX favorites_by_mate ON public.favorites USING btree (mate_id);
CREATE INDEX follows_by_creator ON public.follows USING btree (creator_id);
CREATE INDEX known_devices_secret ON public.known_devices USING btree (secret_hash);
CREATE INDEX ledger_by_user ON public.ledger USING btree (user_id, entry_id);
CREATE INDEX lore_effects_by_room ON public.lore_effects USING btree (room_id);
CREATE INDEX lore_entries_by_book ON public.lore_entries USING btree (book_id, "position", entry_id);
CREATE INDEX lore_entries_deleted ON public.lore_entries USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX lorebooks_deleted ON public.lorebooks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX mate_cards_by_mate ON public.mate_cards USING btree (mate_id);
CREATE INDEX mate_cards_picture ON public.mate_cards USING btree (picture) WHERE (picture IS NOT NULL);
CREATE INDEX mate_lorebooks_by_book ON public.mate_lorebooks USING btree (book_id);
CREATE INDEX mate_words_by_word ON public.mate_words USING gin (words);
CREATE INDEX mates_by_creator_id ON public.mates USING btree (creator_id);
CREATE UNIQUE INDEX mates_once ON public.mates USING btree (owner_id, client_mate_id);
CREATE INDEX mates_picture ON public.mates USING btree (picture) WHERE (picture IS NOT NULL);
CREATE INDEX memory_jobs_due ON public.memory_jobs USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX message_vectors_room ON public.message_vectors USING btree (room_id, seq);
CREATE INDEX message_vectors_user ON public.message_vectors USING btree (user_id, vector_id);
CREATE INDEX message_words_by_word ON public.message_words USING gin (words);
CREATE INDEX messages_by_parent ON public.messages USING btree (parent_id);
CREATE INDEX messages_by_reply ON public.messages USING btree (reply_to);
CREATE INDEX messages_by_status ON public.messages USING btree (status, room_id);
CREATE INDEX messages_pinned ON public.messages USING btree (room_id, created_at) WHERE (pinned_at IS NOT NULL);
CREATE INDEX messages_sent ON public.messages USING btree (created_at, role, room_id);
CREATE INDEX messages_shown ON public.messages USING btree (room_id, seq) WHERE (hidden_at IS NULL);
CREATE INDEX operator_actions_subject ON public.operator_actions USING btree (subject);
CREATE INDEX passkey_challenges_by_session ON public.passkey_challenges USING btree (session_id);
CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);
CREATE INDEX password_resets_user ON public.password_resets USING btree (user_id);
CREATE INDEX payment_events_by_order ON public.payment_events USING btree (order_id);
CREATE INDEX picture_owners_picture ON public.picture_owners USING btree (picture_id);
CREATE INDEX prompt_records_by_room_id ON public.prompt_records USING btree (room_id, created_at);
CREATE INDEX prompt_records_by_user_id ON public.prompt_records USING btree (user_id, created_at);
CREATE INDEX recovery_codes_by_user ON public.recovery_codes USING btree (user_id);
CREATE INDEX registration_codes_by_registration ON public.registration_codes USING btree (registration_id);
CREATE INDEX registrations_by_email ON public.registrations USING btree (email);
CREATE INDEX registrations_by_expiry ON public.registrations USING btree (expires_at);
CREATE INDEX registrations_by_user_id ON public.registrations USING btree (user_id);
CREATE INDEX removals_by_removed_at ON public.removals USING btree (removed_at);
CREATE INDEX removals_by_room ON public.removals USING btree (room_id);
CREATE INDEX removed_messages_by_removal ON public.removed_messages USING btree (removal_id);
CREATE INDEX reports_by_mate ON public.reports USING btree (mate_id, report_id);
CREATE INDEX reports_picture ON public.reports USING btree (picture) WHERE (picture IS NOT NULL);
CREATE INDEX reviews_by_mate ON public.reviews USING btree (mate_id, review_id);
CREATE INDEX room_lorebooks_by_book ON public.room_lorebooks USING btree (book_id);
CREATE INDEX rooms_by_card ON public.rooms USING btree (card_id);
CREATE INDEX rooms_by_mate ON public.rooms USING btree (mate_id);
CREATE INDEX rooms_by_origin ON public.rooms USING btree (origin_room_id);
CREATE INDEX rooms_by_persona ON public.rooms USING btree (persona_id);
CREATE INDEX rooms_by_removal ON public.rooms USING btree (removed_at);
CREATE INDEX rooms_by_user ON public.rooms USING btree (user_id, updated_at);
CREATE INDEX rooms_temporary ON public.rooms USING btree (temporary_seen_at) WHERE (temporary_seen_at IS NOT NULL);
CREATE INDEX search_counts_by_word ON public.search_counts USING btree (word);
CREATE INDEX second_steps_by_user ON public.second_steps USING btree (user_id);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);
CREATE INDEX subscriptions_by_user ON public.subscriptions USING btree (user_id);
CREATE INDEX unindexed_messages_by_room ON public.unindexed_messages USING btree (room_id);
CREATE INDEX user_changes_by_seq ON public.user_changes USING btree (user_id, seq);
CREATE CONSTRAINT TRIGGER chapter_added AFTER INSERT ON public.chapters DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_memory();
CREATE CONSTRAINT TRIGGER chapter_changed AFTER UPDATE OF text, forgotten_at ON public.chapters DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.forgotten_at IS NULL) OR (new.forgotten_at IS NULL))) EXECUTE FUNCTION public.record_memory();
CREATE CONSTRAINT TRIGGER chapter_deleted AFTER DELETE ON public.chapters DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.forgotten_at IS NULL)) EXECUTE FUNCTION public.record_memory();
CREATE CONSTRAINT TRIGGER fact_added AFTER INSERT ON public.facts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_memory();
CREATE CONSTRAINT TRIGGER fact_changed AFTER UPDATE OF text, pinned_at, ended_at, forgotten_at ON public.facts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.forgotten_at IS NULL) OR (new.forgotten_at IS NULL))) EXECUTE FUNCTION public.record_memory();
CREATE CONSTRAINT TRIGGER fact_deleted AFTER DELETE ON public.facts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.forgotten_at IS NULL)) EXECUTE FUNCTION public.record_memory();
CREATE TRIGGER message_changed AFTER UPDATE OF text, status ON public.messages FOR EACH ROW WHEN (((new.text <> old.text) OR ((old.status = 'streaming'::text) AND (new.status <> 'streaming'::text)))) EXECUTE FUNCTION public.list_unindexed_message();
CREATE CONSTRAINT TRIGGER message_noted AFTER UPDATE OF status, liked_at, pinned_at ON public.messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.status <> old.status) OR (new.liked_at IS DISTINCT FROM old.liked_at) OR (new.pinned_at IS DISTINCT FROM old.pinned_at))) EXECUTE FUNCTION public.record_message();
CREATE CONSTRAINT TRIGGER message_read AFTER UPDATE OF unread_at ON public.messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.unread_at IS NULL) AND (old.unread_at IS NOT NULL))) EXECUTE FUNCTION public.record_message();
CREATE TRIGGER message_vector_outdated AFTER UPDATE OF text, status ON public.messages FOR EACH ROW WHEN (((old.status <> 'streaming'::text) AND ((new.text <> old.text) OR (new.status = 'streaming'::text)))) EXECUTE FUNCTION public.remove_message_vector();
CREATE TRIGGER message_written AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION public.list_unindexed_message();
CREATE TRIGGER messages_erased AFTER DELETE ON public.messages REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION public.subtract_stored_bytes();
CREATE TRIGGER messages_resized AFTER UPDATE OF text ON public.messages FOR EACH ROW WHEN ((new.text <> old.text)) EXECUTE FUNCTION public.resize_stored_bytes();
CREATE TRIGGER messages_stored AFTER INSERT ON public.messages REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION public.add_stored_bytes();
CREATE TRIGGER operator_actions_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON public.operator_actions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change_of_operator_actions();
CREATE CONSTRAINT TRIGGER profile_changed AFTER UPDATE OF email, name, language, nfsw, hue ON public.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_account();
CREATE TRIGGER recall_message_changed AFTER UPDATE OF text, status, hidden_at ON public.messages FOR EACH ROW WHEN (((old.status <> 'streaming'::text) AND ((new.text <> old.text) OR (new.status = 'streaming'::text) OR ((new.hidden_at IS NULL) <> (old.hidden_at IS NULL))))) EXECUTE FUNCTION public.remove_recall_of_new();
CREATE TRIGGER recall_message_deleted AFTER DELETE ON public.messages FOR EACH ROW EXECUTE FUNCTION public.remove_recall_of_old();
CREATE TRIGGER recall_message_stored AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION public.remove_recall_of_new();
CREATE TRIGGER removed_messages_erased AFTER DELETE ON public.removed_messages REFERENCING OLD TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION public.subtract_stored_bytes();
CREATE TRIGGER removed_messages_stored AFTER INSERT ON public.removed_messages REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION public.add_stored_bytes();
CREATE CONSTRAINT TRIGGER room_changed AFTER INSERT OR DELETE OR UPDATE ON public.rooms DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.record_room();
CREATE CONSTRAINT TRIGGER wallet_changed AFTER UPDATE ON public.wallets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.chats <> old.chats) OR (new.gold_coins <> old.gold_coins))) EXECUTE FUNCTION public.record_account();
ALTER TABLE ONLY public.account_deletions ADD CONSTRAINT account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.age_statements ADD CONSTRAINT age_statements_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.age_statements ADD CONSTRAINT age_statements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.ages(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ages ADD CONSTRAINT ages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.mate_cards(card_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks ADD CONSTRAINT blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_files ADD CONSTRAINT card_files_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_originals ADD CONSTRAINT card_originals_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_counters ADD CONSTRAINT change_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chapters ADD CONSTRAINT chapters_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chapters ADD CONSTRAINT chapters_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.creators ADD CONSTRAINT creators_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id);
ALTER TABLE ONLY public.email_changes ADD CONSTRAINT email_changes_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(session_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_changes ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.embedding_jobs ADD CONSTRAINT embedding_jobs_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.facts ADD CONSTRAINT facts_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.facts ADD CONSTRAINT facts_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.facts ADD CONSTRAINT facts_source_room_id_fkey FOREIGN KEY (source_room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.facts ADD CONSTRAINT facts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorites ADD CONSTRAINT favorites_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorites ADD CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follows ADD CONSTRAINT follows_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(creator_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.follows ADD CONSTRAINT follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imported_items ADD CONSTRAINT imported_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.indexed_mates ADD CONSTRAINT indexed_mates_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_devices ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger ADD CONSTRAINT ledger_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lore_effects ADD CONSTRAINT lore_effects_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lore_entries ADD CONSTRAINT lore_entries_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.lorebooks(book_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lorebooks ADD CONSTRAINT lorebooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mate_cards ADD CONSTRAINT mate_cards_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mate_changes ADD CONSTRAINT mate_changes_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mate_lorebooks ADD CONSTRAINT mate_lorebooks_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.lorebooks(book_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mate_lorebooks ADD CONSTRAINT mate_lorebooks_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mates ADD CONSTRAINT mates_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(creator_id);
ALTER TABLE ONLY public.mates ADD CONSTRAINT mates_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(user_id);
ALTER TABLE ONLY public.memory_jobs ADD CONSTRAINT memory_jobs_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_vectors ADD CONSTRAINT message_vectors_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message_words ADD CONSTRAINT message_words_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_reply_to_fkey FOREIGN KEY (reply_to) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages ADD CONSTRAINT messages_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkey_challenges ADD CONSTRAINT passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(session_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_resets ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_events ADD CONSTRAINT payment_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pending_recovery_codes ADD CONSTRAINT pending_recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.personas ADD CONSTRAINT personas_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.picture_files ADD CONSTRAINT picture_files_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(picture_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.picture_owners ADD CONSTRAINT picture_owners_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(picture_id);
ALTER TABLE ONLY public.picture_owners ADD CONSTRAINT picture_owners_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.prompt_records ADD CONSTRAINT prompt_records_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.prompt_records ADD CONSTRAINT prompt_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.provider_links ADD CONSTRAINT provider_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recall_postings ADD CONSTRAINT recall_postings_segment_id_fkey FOREIGN KEY (segment_id) REFERENCES public.recall_segments(segment_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recall_segments ADD CONSTRAINT recall_segments_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registration_codes ADD CONSTRAINT registration_codes_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(registration_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.registrations ADD CONSTRAINT registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.removals ADD CONSTRAINT removals_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.removed_messages ADD CONSTRAINT removed_messages_removal_id_fkey FOREIGN KEY (removal_id) REFERENCES public.removals(removal_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reply_frames ADD CONSTRAINT reply_frames_reply_id_fkey FOREIGN KEY (reply_id) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports ADD CONSTRAINT reports_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports ADD CONSTRAINT reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews ADD CONSTRAINT reviews_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews ADD CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.room_lorebooks ADD CONSTRAINT room_lorebooks_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.lorebooks(book_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.room_lorebooks ADD CONSTRAINT room_lorebooks_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.room_sizes ADD CONSTRAINT room_sizes_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(room_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_card_id_fkey FOREIGN KEY (card_id) REFERENCES public.mate_cards(card_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES public.mates(mate_id);
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_origin_room_id_fkey FOREIGN KEY (origin_room_id) REFERENCES public.rooms(room_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_persona_id_fkey FOREIGN KEY (persona_id) REFERENCES public.personas(persona_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.rooms ADD CONSTRAINT rooms_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_steps ADD CONSTRAINT second_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscriptions ADD CONSTRAINT subscriptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscriptions ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tag_follows ADD CONSTRAINT tag_follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unindexed_messages ADD CONSTRAINT unindexed_messages_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(message_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_changes ADD CONSTRAINT user_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wallets ADD CONSTRAINT wallets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
