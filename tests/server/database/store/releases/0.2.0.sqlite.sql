CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "users" ("user_id" text primary key, "email" text not null unique, "password_hash" text, "name" text, "language" text not null, "nfsw" integer default 0 not null, "created_at" bigint not null, "hue" integer, "password_proven" integer default 0 not null, "locked_at" bigint, "second_step_since" bigint, "ai_notice_at" bigint);
CREATE TABLE "registrations" ("registration_id" text primary key, "email" text not null, "password_hash" text not null, "language" text not null, "ticket_hash" text not null unique, "created_at" bigint not null, "expires_at" bigint not null, "mailed_at" bigint not null, "confirmed_at" bigint, "user_id" text references "users" ("user_id") on delete cascade, "delivered_at" bigint, "origin" text);
CREATE TABLE "registration_codes" ("code_hash" text primary key, "registration_id" text not null references "registrations" ("registration_id") on delete cascade, "created_at" bigint not null);
CREATE TABLE "sessions" ("session_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "token_hash" text not null unique, "previous_hash" text unique, "previous_until" bigint, "created_at" bigint not null, "rotated_at" bigint not null, "last_seen_at" bigint not null, "expires_at" bigint not null, "client" text);
CREATE TABLE "wallets" ("user_id" text primary key references "users" ("user_id") on delete cascade, "chats" integer not null check ("chats" >= 0), "gold_coins" integer not null check ("gold_coins" >= 0));
CREATE TABLE "ledger" ("entry_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "kind" text not null, "chats" integer not null, "gold_coins" integer not null, "reference" text not null, "created_at" bigint not null, constraint "ledger_once" unique ("user_id", "kind", "reference"));
CREATE TABLE "creators" ("creator_id" text primary key, "name" text not null, "created_at" bigint not null, "user_id" text references "users" ("user_id"));
CREATE TABLE "mates" ("mate_id" text primary key, "creator_id" text not null references "creators" ("creator_id"), "name" text not null, "hue" integer not null, "profile" text not null, "position" integer not null, "chats" integer default 0 not null, "created_at" bigint not null, "updated_at" bigint not null, "owner_id" text references "users" ("user_id"), "client_mate_id" text, "visibility" text default 'public' not null, "closed_at" bigint, "rating" text default 'everyone' not null, "age_rules" integer default 0 not null, "withdrawn_at" bigint, "picture" text, "shown_at" bigint, "withdrawal_reason" text);
CREATE TABLE "rooms" ("room_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id"), "client_room_id" text not null, "last_seq" integer default 0 not null, "memory" text, "created_at" bigint not null, "updated_at" bigint not null, "persona_id" text references "personas" ("persona_id") on delete set null, "notes" text, "removed_at" bigint, "card_id" text references "mate_cards" ("card_id") on delete set null, "mature_at" bigint, "title" text, "origin_room_id" text references "rooms" ("room_id") on delete set null, "origin_message_id" text, "archived_at" bigint, "remembers" integer default 1 not null, "temporary_seen_at" bigint, "reply_model" text, "reply_length" text, "reply_temper" text, "change_read_at" bigint, constraint "rooms_once" unique ("user_id", "mate_id", "client_room_id"));
CREATE TABLE "messages" ("message_id" text primary key, "room_id" text not null references "rooms" ("room_id") on delete cascade, "seq" integer not null, "role" text not null, "text" text not null, "status" text not null, "reply_to" text references "messages" ("message_id") on delete cascade, "client_message_id" text, "node" text, "heartbeat_at" bigint, "stop_asked_at" bigint, "created_at" bigint not null, "finished_at" bigint, "help" text, "liked_at" bigint, "parent_id" text, "hidden_at" bigint, "edited_at" bigint, "pinned_at" bigint, "continued_by" text, "unread_at" bigint, "takeovers_left" integer, "thinking_at" bigint, "problem" text, "imported_at" bigint, constraint "messages_in_order" unique ("room_id", "seq"), constraint "messages_once" unique ("room_id", "client_message_id"));
CREATE TABLE "rate_limits" ("key" text primary key, "points" integer default 0 not null, "expire" bigint);
CREATE TABLE "favorites" ("user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "created_at" bigint not null, constraint "favorites_key" primary key ("user_id", "mate_id"));
CREATE TABLE "follows" ("user_id" text not null references "users" ("user_id") on delete cascade, "creator_id" text not null references "creators" ("creator_id") on delete cascade, "created_at" bigint not null, constraint "follows_key" primary key ("user_id", "creator_id"));
CREATE TABLE "reviews" ("review_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "stars" integer not null, "text" text not null, "created_at" bigint not null, "updated_at" bigint not null, constraint "reviews_once" unique ("user_id", "mate_id"));
CREATE VIRTUAL TABLE mate_words using fts5 (mate_id unindexed, words);
CREATE TABLE "indexed_mates" ("mate_id" text primary key references "mates" ("mate_id") on delete cascade, "indexed_at" bigint not null);
CREATE TABLE "search_counts" ("day" integer not null, "word" text not null, "callers" integer not null, constraint "search_counts_key" primary key ("day", "word"));
CREATE TABLE "personas" ("persona_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "client_id" text, "name" text not null, "pronouns" text not null, "about" text not null, "is_default" integer default 0 not null, "created_at" bigint not null, "updated_at" bigint not null, constraint "personas_once" unique ("user_id", "client_id"));
CREATE TABLE "orders" ("order_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "client_order_id" text not null, "package_id" text not null, "chats" integer not null, "gold_coins" integer not null, "days" integer not null, "price" integer not null, "currency" text not null, "provider" text not null, "checkout_url" text, "status" text not null, "created_at" bigint not null, "expires_at" bigint not null, constraint "orders_once" unique ("user_id", "client_order_id"));
CREATE TABLE "payment_events" ("event_id" text primary key, "order_id" text not null references "orders" ("order_id") on delete cascade, "kind" text not null, "received_at" bigint not null, "dispute_id" text);
CREATE TABLE "subscriptions" ("order_id" text primary key references "orders" ("order_id") on delete cascade, "user_id" text not null references "users" ("user_id") on delete cascade, "package_id" text not null, "chats" integer not null, "days" integer not null, "days_granted" integer not null, "since" bigint not null, "until" bigint not null);
CREATE TABLE "provider_links" ("provider" text not null, "subject" text not null, "user_id" text not null references "users" ("user_id") on delete cascade, "created_at" bigint not null, constraint "provider_links_by_subject" primary key ("provider", "subject"), constraint "provider_links_by_user" unique ("user_id", "provider"));
CREATE TABLE "used_credentials" ("credential_hash" text primary key, "expires_at" bigint not null);
CREATE TABLE "help_counts" ("month" text not null, "level" text not null, "offered" integer not null, constraint "help_counts_key" primary key ("month", "level"));
CREATE TABLE "blocks" ("user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "created_at" bigint not null, "card_id" text references "mate_cards" ("card_id") on delete set null, constraint "blocks_key" primary key ("user_id", "mate_id"));
CREATE TABLE "reports" ("report_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "client_id" text not null, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "message_id" text, "reason" text not null, "words" text not null, "quote" text, "created_at" bigint not null, "handled_at" bigint, "rating" text, "picture" text, constraint "reports_once" unique ("user_id", "client_id"));
CREATE TABLE "ages" ("user_id" text primary key references "users" ("user_id") on delete cascade, "birth_date" text, "confirmed_at" bigint, "refused_until" bigint, "doubted_at" bigint);
CREATE TABLE "mate_cards" ("card_id" text primary key, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "name" text not null, "hue" integer not null, "profile" text not null, "rating" text not null, "creator_id" text not null, "creator_name" text not null, "used_at" bigint not null, "picture" text);
CREATE TABLE "known_devices" ("device_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "secret_hash" text not null, "network_hash" text not null, "used_at" bigint not null, constraint "known_devices_user_secret" unique ("user_id", "secret_hash"));
CREATE TABLE "reply_frames" ("reply_id" text not null, "seq" integer not null, "text" text not null);
CREATE TABLE "unindexed_messages" ("message_id" text primary key references "messages" ("message_id") on delete cascade, "room_id" text not null);
CREATE TABLE message_entries (
    entry integer primary key,
    message_id text not null unique references messages (message_id) on delete cascade
  );
CREATE TABLE "removals" ("removal_id" text primary key, "room_id" text not null references "rooms" ("room_id") on delete cascade, "message_id" text not null, "removed_at" bigint not null, "was_shown" integer not null, "restored_at" bigint);
CREATE TABLE "removed_messages" ("removal_id" text not null references "removals" ("removal_id") on delete cascade, "message_id" text primary key, "room_id" text not null, "seq" integer not null, "role" text not null, "text" text not null, "status" text not null, "reply_to" text, "parent_id" text, "hidden_at" bigint, "client_message_id" text, "node" text, "heartbeat_at" bigint, "stop_asked_at" bigint, "created_at" bigint not null, "finished_at" bigint, "liked_at" bigint, "help" text, "edited_at" bigint, "pinned_at" bigint, "continued_by" text, "unread_at" bigint, "takeovers_left" integer, "thinking_at" bigint, "problem" text, "imported_at" bigint);
CREATE TABLE "change_counters" ("user_id" text primary key references "users" ("user_id") on delete cascade, "seq" bigint not null);
CREATE TABLE "user_changes" ("user_id" text not null references "users" ("user_id") on delete cascade, "subject" text not null, "seq" bigint not null, constraint "user_changes_key" primary key ("user_id", "subject"));
CREATE TABLE "password_resets" ("code_hash" text primary key, "user_id" text references "users" ("user_id") on delete cascade, "expires_at" bigint not null);
CREATE TABLE "email_changes" ("user_id" text primary key references "users" ("user_id") on delete cascade, "session_id" text not null references "sessions" ("session_id") on delete cascade, "email" text not null, "old_code_hash" text not null unique, "new_code_hash" text not null unique, "old_confirmed" integer default 0 not null, "new_confirmed" integer default 0 not null, "expires_at" bigint not null);
CREATE TABLE "passkeys" ("passkey_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "credential_id" text not null unique, "public_key" text not null, "counter" bigint not null, "name" text not null, "created_at" bigint not null, "last_used_at" bigint);
CREATE TABLE "passkey_challenges" ("challenge_hash" text primary key, "purpose" text not null, "session_id" text references "sessions" ("session_id") on delete cascade, "expires_at" bigint not null);
CREATE TABLE "operator_actions" ("action_id" text primary key, "created_at" bigint not null, "operator" text not null, "action" text not null, "subject" text not null, "reason" text not null, "details" text not null);
CREATE TABLE "nodes" ("node" text primary key, "seen_at" bigint not null);
CREATE TABLE "recovery_codes" ("code_hash" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade);
CREATE TABLE "second_steps" ("token_hash" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "challenge_hash" text, "attempts_left" integer not null, "expires_at" bigint not null);
CREATE TABLE "room_sizes" ("room_id" text primary key references "rooms" ("room_id") on delete cascade, "bytes" bigint not null);
CREATE VIRTUAL TABLE message_words using fts5 (words, detail = none, tokenize = 'ascii');
CREATE TABLE "facts" ("fact_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "mate_id" text not null references "mates" ("mate_id") on delete cascade, "room_id" text references "rooms" ("room_id") on delete cascade, "kind" text not null, "text" text not null, "topic" text not null, "is_exclusive" integer not null, "ends_topic" integer not null, "is_repeated" integer not null, "source_room_id" text references "rooms" ("room_id") on delete cascade, "source_message_id" text, "learned_by" text not null, "pinned_at" bigint, "ended_at" bigint, "forgotten_at" bigint, "client_id" text, "created_at" bigint not null, "updated_at" bigint not null, constraint "facts_by_client_id" unique ("user_id", "client_id"));
CREATE TABLE recall_segments (
  segment_id integer primary key,
  room_id text not null references rooms (room_id) on delete cascade,
  position integer not null,
  until_seq integer not null,
  messages integer not null,
  length bigint not null,
  unique (room_id, position)
);
CREATE TABLE recall_postings (
  segment_id integer not null references recall_segments (segment_id) on delete cascade,
  stem integer not null,
  postings blob not null,
  primary key (segment_id, stem)
) without rowid;
CREATE TABLE "prompt_records" ("message_id" text primary key, "room_id" text not null references "rooms" ("room_id") on delete cascade, "user_id" text not null references "users" ("user_id") on delete cascade, "created_at" bigint not null, "token_limit" integer not null, "sections" text not null);
CREATE TABLE "memory_jobs" ("room_id" text primary key references "rooms" ("room_id") on delete cascade, "read_seq" integer not null, "turns" integer not null, "due_at" bigint, "claim" integer not null, "claimed_until" bigint, "failures" integer not null, "day" integer not null, "runs" integer not null, "chapter_seq" integer default 0 not null);
CREATE TABLE "pending_recovery_codes" ("user_id" text primary key references "users" ("user_id") on delete cascade, "token_hash" text not null, "code_hashes" text, "expires_at" bigint not null);
CREATE TABLE "chapters" ("chapter_id" text primary key, "room_id" text not null references "rooms" ("room_id") on delete cascade, "user_id" text not null references "users" ("user_id") on delete cascade, "first_message_id" text not null, "last_message_id" text not null, "last_seq" integer not null, "message_count" integer not null, "text" text not null, "learned_by" text not null, "forgotten_at" bigint, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE embedding_jobs (
    room_id text primary key references rooms (room_id) on delete cascade,
    due_at bigint,
    claim integer not null,
    claimed_until bigint,
    failures integer not null,
    day integer not null,
    runs integer not null
  );
CREATE TABLE message_vectors (
  vector_id integer primary key,
  message_id text not null unique references messages (message_id) on delete cascade,
  room_id text not null,
  user_id text not null,
  seq integer not null,
  model text not null,
  scale real not null,
  numbers blob not null
);
CREATE TABLE "card_originals" ("mate_id" text primary key references "mates" ("mate_id") on delete cascade, "card" text not null, "hash" text);
CREATE TABLE "lore_effects" ("message_id" text primary key, "room_id" text not null references "rooms" ("room_id") on delete cascade, "effects" text not null);
CREATE TABLE "lorebooks" ("book_id" text primary key, "user_id" text not null references "users" ("user_id") on delete cascade, "client_id" text, "name" text not null, "is_world" integer not null, "source" text not null, "wrapper" text not null, "bytes" integer not null, "version" integer not null, "revision" integer not null, "deleted_at" bigint, "created_at" bigint not null, "updated_at" bigint not null, constraint "lorebooks_once" unique ("user_id", "client_id"));
CREATE TABLE "lore_entries" ("entry_id" text primary key, "book_id" text not null references "lorebooks" ("book_id") on delete cascade, "client_id" text, "position" integer not null, "file_key" text, "source" text not null, "version" integer not null, "deleted_at" bigint, "updated_at" bigint not null, constraint "lore_entries_once" unique ("book_id", "client_id"));
CREATE TABLE "mate_lorebooks" ("mate_id" text not null references "mates" ("mate_id") on delete cascade, "book_id" text not null references "lorebooks" ("book_id") on delete cascade, "attached_at" bigint not null, constraint "mate_lorebooks_key" primary key ("mate_id", "book_id"));
CREATE TABLE "room_lorebooks" ("room_id" text not null references "rooms" ("room_id") on delete cascade, "book_id" text not null references "lorebooks" ("book_id") on delete cascade, "attached_at" bigint not null, constraint "room_lorebooks_key" primary key ("room_id", "book_id"));
CREATE TABLE "pictures" ("picture_id" text primary key, "bytes" integer not null, "used_at" bigint not null, "withdrawn_at" bigint);
CREATE TABLE "picture_files" ("picture_id" text not null references "pictures" ("picture_id") on delete cascade, "size" integer not null, "content" blob not null, constraint "picture_files_key" primary key ("picture_id", "size"));
CREATE TABLE "picture_owners" ("user_id" text not null references "users" ("user_id") on delete cascade, "picture_id" text not null references "pictures" ("picture_id"), "used_at" bigint not null, constraint "picture_owners_key" primary key ("user_id", "picture_id"));
CREATE TABLE "mate_changes" ("mate_id" text not null references "mates" ("mate_id") on delete cascade, "changed_at" bigint not null, "fields" text not null, constraint "mate_changes_key" primary key ("mate_id", "changed_at"));
CREATE TABLE "tag_follows" ("user_id" text not null references "users" ("user_id") on delete cascade, "tag" text not null, "created_at" bigint not null, constraint "tag_follows_key" primary key ("user_id", "tag"));
CREATE TABLE "imported_items" ("user_id" text not null references "users" ("user_id") on delete cascade, "import_id" text not null, "kind" text not null, "item_id" text not null, "messages" integer default 0 not null, "created_at" bigint not null, constraint "imported_items_key" primary key ("user_id", "import_id", "kind", "item_id"));
CREATE TABLE "card_files" ("mate_id" text primary key references "mates" ("mate_id") on delete cascade, "content" blob not null);
CREATE TABLE "account_deletions" ("user_id" text primary key references "users" ("user_id") on delete cascade, "requested_at" bigint not null);
CREATE TABLE mate_entries (
    entry integer primary key,
    mate_id text not null unique references mates (mate_id) on delete cascade
  );
CREATE TABLE "age_statements" ("user_id" text not null references "ages" ("user_id") on delete cascade, "sentence_hash" text not null, "sentence" text, "message_id" text references "messages" ("message_id") on delete cascade, "answered_at" bigint, constraint "age_statements_key" primary key ("user_id", "sentence_hash"));
insert into kysely_migration (name, timestamp) values ('001-first-release', '2026-11-29T07:00:24.461Z');
insert into kysely_migration (name, timestamp) values ('002-marks-and-reviews', '2026-11-29T07:00:24.463Z');
insert into kysely_migration (name, timestamp) values ('004-search', '2026-11-29T07:00:24.464Z');
insert into kysely_migration (name, timestamp) values ('005-personas', '2026-11-29T07:00:24.471Z');
insert into kysely_migration (name, timestamp) values ('006-purchases', '2026-11-29T07:00:24.477Z');
insert into kysely_migration (name, timestamp) values ('007-providers', '2026-11-29T07:00:24.478Z');
insert into kysely_migration (name, timestamp) values ('008-safety', '2026-11-29T07:00:24.481Z');
insert into kysely_migration (name, timestamp) values ('009-own-mates', '2026-11-29T07:00:24.491Z');
insert into kysely_migration (name, timestamp) values ('010-age', '2026-11-29T07:00:24.492Z');
insert into kysely_migration (name, timestamp) values ('011-room-care', '2026-11-29T07:00:24.500Z');
insert into kysely_migration (name, timestamp) values ('012-handled-reports', '2026-11-29T07:00:24.501Z');
insert into kysely_migration (name, timestamp) values ('013-age-rules', '2026-11-29T07:00:24.502Z');
insert into kysely_migration (name, timestamp) values ('014-mate-cards', '2026-11-29T07:00:24.518Z');
insert into kysely_migration (name, timestamp) values ('015-proven-passwords', '2026-11-29T07:00:24.522Z');
insert into kysely_migration (name, timestamp) values ('016-known-devices', '2026-11-29T07:00:24.523Z');
insert into kysely_migration (name, timestamp) values ('017-appended-frames', '2026-11-29T07:00:24.533Z');
insert into kysely_migration (name, timestamp) values ('018-branches', '2026-11-29T07:00:24.535Z');
insert into kysely_migration (name, timestamp) values ('020-message-search', '2026-11-29T07:00:24.538Z');
insert into kysely_migration (name, timestamp) values ('021-removed-messages', '2026-11-29T07:00:24.540Z');
insert into kysely_migration (name, timestamp) values ('022-whole-rooms', '2026-11-29T07:00:24.550Z');
insert into kysely_migration (name, timestamp) values ('023-pinned-messages', '2026-11-29T07:00:24.552Z');
insert into kysely_migration (name, timestamp) values ('024-continued-replies', '2026-11-29T07:00:24.569Z');
insert into kysely_migration (name, timestamp) values ('025-change-feed', '2026-11-29T07:00:24.571Z');
insert into kysely_migration (name, timestamp) values ('026-unread-replies', '2026-11-29T07:00:24.573Z');
insert into kysely_migration (name, timestamp) values ('027-shown-messages', '2026-11-29T07:00:24.574Z');
insert into kysely_migration (name, timestamp) values ('028-password-resets', '2026-11-29T07:00:24.575Z');
insert into kysely_migration (name, timestamp) values ('029-described-sessions', '2026-11-29T07:00:24.575Z');
insert into kysely_migration (name, timestamp) values ('030-email-changes', '2026-11-29T07:00:24.576Z');
insert into kysely_migration (name, timestamp) values ('031-passkeys', '2026-11-29T07:00:24.577Z');
insert into kysely_migration (name, timestamp) values ('032-operator-actions', '2026-11-29T07:00:24.580Z');
insert into kysely_migration (name, timestamp) values ('033-nodes', '2026-11-29T07:00:24.582Z');
insert into kysely_migration (name, timestamp) values ('034-second-step', '2026-11-29T07:00:24.584Z');
insert into kysely_migration (name, timestamp) values ('035-doubted-ages', '2026-11-29T07:00:24.586Z');
insert into kysely_migration (name, timestamp) values ('037-thinking-replies', '2026-11-29T07:00:24.588Z');
insert into kysely_migration (name, timestamp) values ('038-canonical-emails', '2026-11-29T07:00:24.589Z');
insert into kysely_migration (name, timestamp) values ('039-disputes-and-problems', '2026-11-29T07:00:24.592Z');
insert into kysely_migration (name, timestamp) values ('040-bounded-work', '2026-11-29T07:00:24.597Z');
insert into kysely_migration (name, timestamp) values ('041-ai-notices', '2026-11-29T07:00:24.599Z');
insert into kysely_migration (name, timestamp) values ('043-restored-messages', '2026-11-29T07:00:24.600Z');
insert into kysely_migration (name, timestamp) values ('044-facts', '2026-11-29T07:00:24.604Z');
insert into kysely_migration (name, timestamp) values ('045-recall', '2026-11-29T07:00:24.605Z');
insert into kysely_migration (name, timestamp) values ('046-prompt-records', '2026-11-29T07:00:24.606Z');
insert into kysely_migration (name, timestamp) values ('047-temporary-rooms', '2026-11-29T07:00:24.609Z');
insert into kysely_migration (name, timestamp) values ('048-memory-jobs', '2026-11-29T07:00:24.610Z');
insert into kysely_migration (name, timestamp) values ('049-pending-recovery-codes', '2026-11-29T07:00:24.610Z');
insert into kysely_migration (name, timestamp) values ('050-chapters', '2026-11-29T07:00:24.614Z');
insert into kysely_migration (name, timestamp) values ('051-message-vectors', '2026-11-29T07:00:24.615Z');
insert into kysely_migration (name, timestamp) values ('052-card-originals', '2026-11-29T07:00:24.616Z');
insert into kysely_migration (name, timestamp) values ('053-lore-effects', '2026-11-29T07:00:24.616Z');
insert into kysely_migration (name, timestamp) values ('054-reply-settings', '2026-11-29T07:00:24.622Z');
insert into kysely_migration (name, timestamp) values ('055-own-lorebooks', '2026-11-29T07:00:24.626Z');
insert into kysely_migration (name, timestamp) values ('056-pictures', '2026-11-29T07:00:24.634Z');
insert into kysely_migration (name, timestamp) values ('057-living-catalogue', '2026-11-29T07:00:24.639Z');
insert into kysely_migration (name, timestamp) values ('058-imports', '2026-11-29T07:00:24.640Z');
insert into kysely_migration (name, timestamp) values ('060-card-files', '2026-11-29T07:00:24.642Z');
insert into kysely_migration (name, timestamp) values ('062-deletions-in-parts', '2026-11-29T07:00:24.645Z');
insert into kysely_migration (name, timestamp) values ('064-tags-in-one-spelling', '2026-11-29T07:00:24.646Z');
insert into kysely_migration (name, timestamp) values ('066-imported-messages', '2026-11-29T07:00:24.651Z');
insert into kysely_migration (name, timestamp) values ('068-age-statements', '2026-11-29T07:00:24.652Z');
insert into kysely_migration (name, timestamp) values ('070-what-cards-say', '2026-11-29T07:00:24.653Z');
insert into kysely_migration (name, timestamp) values ('072-stems-by-language', '2026-11-29T07:00:24.653Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into users (user_id, email, password_hash, name, language, nfsw, created_at, hue, password_proven, locked_at, second_step_since, ai_notice_at) values ('ada', 'ada@example.com', '$argon2id$of-ada', 'Ada, “the Countess” \ of Lovelace', 'en', 1, 1779019200000, 210, 1, NULL, NULL, NULL);
insert into users (user_id, email, password_hash, name, language, nfsw, created_at, hue, password_proven, locked_at, second_step_since, ai_notice_at) values ('bo', 'bo@example.com', NULL, NULL, 'ar', 0, 1779019200000, NULL, 0, NULL, NULL, NULL);
insert into registrations (registration_id, email, password_hash, language, ticket_hash, created_at, expires_at, mailed_at, confirmed_at, user_id, delivered_at, origin) values ('registration', 'cy@example.com', '$argon2id$of-cy', 'de', 'ticket-hash', 1779019200000, 1779022800000, 1779019200000, NULL, NULL, NULL, '{"browser":"Firefox"}');
insert into registration_codes (code_hash, registration_id, created_at) values ('code-hash', 'registration', 1779019200000);
insert into sessions (session_id, user_id, token_hash, previous_hash, previous_until, created_at, rotated_at, last_seen_at, expires_at, client) values ('session', 'ada', 'token-hash', 'previous-hash', 1779022800000, 1779019200000, 1779019200000, 1779019200000, 1779022800000, '{"browser":"Firefox"}');
insert into wallets (user_id, chats, gold_coins) values ('ada', 49, 7);
insert into ledger (entry_id, user_id, kind, chats, gold_coins, reference, created_at) values ('entry', 'ada', 'grant', 50, 7, 'welcome', 1779019200000);
insert into creators (creator_id, name, created_at, user_id) values ('studio', 'Studio', 1779019200000, NULL);
insert into creators (creator_id, name, created_at, user_id) values ('creator-ada', 'Ada', 1779019200000, 'ada');
insert into mates (mate_id, creator_id, name, hue, profile, position, chats, created_at, updated_at, owner_id, client_mate_id, visibility, closed_at, rating, age_rules, withdrawn_at, picture, shown_at, withdrawal_reason) values ('iris', 'creator-ada', 'Iris Vale', 30, '{"tagline":"Keeper of the greenhouse"}', 1, 1, 1779019200000, 1779019200000, 'ada', 'client-mate', 'public', NULL, 'everyone', 1, 1779022800000, NULL, 1779019200000, 'A complaint.');
insert into rooms (room_id, user_id, mate_id, client_room_id, last_seq, memory, created_at, updated_at, persona_id, notes, removed_at, card_id, mature_at, title, origin_room_id, origin_message_id, archived_at, remembers, temporary_seen_at, reply_model, reply_length, reply_temper, change_read_at) values ('room', 'ada', 'iris', '', 3, '{"topic":"engines"}', 1779019200000, 1779022800000, 'persona', 'Call me Countess.
Never early.', NULL, 'card', NULL, 'Engines', NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);
insert into rooms (room_id, user_id, mate_id, client_room_id, last_seq, memory, created_at, updated_at, persona_id, notes, removed_at, card_id, mature_at, title, origin_room_id, origin_message_id, archived_at, remembers, temporary_seen_at, reply_model, reply_length, reply_temper, change_read_at) values ('copy', 'ada', 'iris', 'client-room', 0, NULL, 1779022800000, 1779022800000, NULL, NULL, NULL, NULL, 1779019200000, NULL, 'room', 'answer', 1779022800000, 1, NULL, NULL, NULL, NULL, NULL);
insert into messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at, takeovers_left, thinking_at, problem, imported_at) values ('question', 'room', 1, 'user', 'Hello Iris 👋🏽 it''s \me\
	مرحبا', 'sent', NULL, 'client-message', NULL, NULL, NULL, 1779019200000, NULL, 'crisis', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at, takeovers_left, thinking_at, problem, imported_at) values ('answer', 'room', 2, 'mate', 'Hello Ada.', 'done', 'question', NULL, NULL, NULL, NULL, 1779019200000, 1779022800000, NULL, 1779022800000, 'question', 1779022800000, 1779022800000, 1779022800000, 'client-continuation', NULL, NULL, NULL, NULL, 1779022800000);
insert into messages (message_id, room_id, seq, role, text, status, reply_to, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, help, liked_at, parent_id, hidden_at, edited_at, pinned_at, continued_by, unread_at, takeovers_left, thinking_at, problem, imported_at) values ('open', 'room', 3, 'mate', '', 'streaming', 'question', 'client-retry', 'node', 1779019200000, 1779022800000, 1779019200000, NULL, NULL, NULL, 'question', NULL, NULL, NULL, NULL, 1779022800000, NULL, NULL, NULL, NULL);
insert into rate_limits (key, points, expire) values ('search-address:hash', 3, 1779022800000);
insert into favorites (user_id, mate_id, created_at) values ('bo', 'iris', 1779019200000);
insert into follows (user_id, creator_id, created_at) values ('bo', 'creator-ada', 1779019200000);
insert into reviews (review_id, user_id, mate_id, stars, text, created_at, updated_at) values ('review', 'bo', 'iris', 5, 'Kind.', 1779019200000, 1779022800000);
insert into mate_words (rowid, mate_id, words) values (1, 'iris', 'iris vale');
insert into mate_words (mate_words, rank) values ('secure-delete', 1);
insert into indexed_mates (mate_id, indexed_at) values ('iris', 1779019200000);
insert into search_counts (day, word, callers) values (20590, 'iris', 2);
insert into personas (persona_id, user_id, client_id, name, pronouns, about, is_default, created_at, updated_at) values ('persona', 'ada', 'client-persona', 'Countess', 'she', 'Likes engines.', 1, 1779019200000, 1779019200000);
insert into orders (order_id, user_id, client_order_id, package_id, chats, gold_coins, days, price, currency, provider, checkout_url, status, created_at, expires_at) values ('order', 'ada', 'client-order', 'daily-30', 30, 7, 30, 999, 'EUR', 'sandbox', NULL, 'paid', 1779019200000, 1779022800000);
insert into payment_events (event_id, order_id, kind, received_at, dispute_id) values ('event', 'order', 'paid', 1779019200000, NULL);
insert into subscriptions (order_id, user_id, package_id, chats, days, days_granted, since, until) values ('order', 'ada', 'daily-30', 1, 30, 1, 1779019200000, 1779022800000);
insert into provider_links (provider, subject, user_id, created_at) values ('google', 'subject', 'ada', 1779019200000);
insert into used_credentials (credential_hash, expires_at) values ('credential-hash', 1779022800000);
insert into help_counts (month, level, offered) values ('2026-05', 'crisis', 1);
insert into blocks (user_id, mate_id, created_at, card_id) values ('bo', 'iris', 1779019200000, 'card');
insert into reports (report_id, user_id, client_id, mate_id, message_id, reason, words, quote, created_at, handled_at, rating, picture) values ('report', 'bo', 'client-report', 'iris', 'answer', 'pressure', 'It insists.', 'Hello Ada.', 1779019200000, 1779022800000, 'everyone', NULL);
insert into ages (user_id, birth_date, confirmed_at, refused_until, doubted_at) values ('ada', '1990-05-17', 1779019200000, NULL, NULL);
insert into mate_cards (card_id, mate_id, name, hue, profile, rating, creator_id, creator_name, used_at, picture) values ('card', 'iris', 'Iris', 30, '{"tagline":"Gardener"}', 'everyone', 'creator-ada', 'Ada', 1779019200000, NULL);
insert into known_devices (device_id, user_id, secret_hash, network_hash, used_at) values ('device', 'ada', 'secret-hash', 'network-hash', 1779019200000);
insert into reply_frames (reply_id, seq, text) values ('open', 1, 'Well, ');
insert into reply_frames (reply_id, seq, text) values ('open', 2, 'Ada');
insert into unindexed_messages (message_id, room_id) values ('answer', 'room');
insert into message_entries (entry, message_id) values (1865436836659200000, 'question');
insert into removals (removal_id, room_id, message_id, removed_at, was_shown, restored_at) values ('removal', 'room', 'removed', 1779019200000, 1, NULL);
insert into removed_messages (removal_id, message_id, room_id, seq, role, text, status, reply_to, parent_id, hidden_at, client_message_id, node, heartbeat_at, stop_asked_at, created_at, finished_at, liked_at, help, edited_at, pinned_at, continued_by, unread_at, takeovers_left, thinking_at, problem, imported_at) values ('removal', 'removed', 'room', 4, 'mate', 'Forget it.', 'stopped', 'question', 'question', NULL, NULL, NULL, NULL, NULL, 1779019200000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into change_counters (user_id, seq) values ('ada', 5);
insert into user_changes (user_id, subject, seq) values ('ada', 'room', 1);
insert into user_changes (user_id, subject, seq) values ('ada', 'copy', 2);
insert into user_changes (user_id, subject, seq) values ('ada', 'memory', 5);
insert into password_resets (code_hash, user_id, expires_at) values ('reset-of-ada', 'ada', 1779022800000);
insert into password_resets (code_hash, user_id, expires_at) values ('reset-of-none', NULL, 1779022800000);
insert into email_changes (user_id, session_id, email, old_code_hash, new_code_hash, old_confirmed, new_confirmed, expires_at) values ('ada', 'session', 'countess@example.com', 'change-at-old', 'change-at-new', 1, 0, 1779022800000);
insert into passkeys (passkey_id, user_id, credential_id, public_key, counter, name, created_at, last_used_at) values ('passkey', 'ada', 'credential', 'public-key', 7, 'Phone', 1779019200000, NULL);
insert into passkey_challenges (challenge_hash, purpose, session_id, expires_at) values ('challenge-hash', 'add', 'session', 1779022800000);
insert into operator_actions (action_id, created_at, operator, action, subject, reason, details) values ('action', 1779019200000, 'Grace', 'grant', 'ada', 'An apology for the outage.', '{"chats":10}');
insert into nodes (node, seen_at) values ('first', 1779019200000);
insert into recovery_codes (code_hash, user_id) values ('recovery-code-hash', 'ada');
insert into second_steps (token_hash, user_id, challenge_hash, attempts_left, expires_at) values ('step-hash', 'ada', NULL, 5, 1779022800000);
insert into room_sizes (room_id, bytes) values ('room', 2061);
insert into message_words (rowid, words) values (1865436836659200000, 'hello iris');
insert into message_words (message_words, rank) values ('secure-delete', 1);
insert into facts (fact_id, user_id, mate_id, room_id, kind, text, topic, is_exclusive, ends_topic, is_repeated, source_room_id, source_message_id, learned_by, pinned_at, ended_at, forgotten_at, client_id, created_at, updated_at) values ('fact', 'ada', 'iris', NULL, 'you', 'Likes engines', 'likes:engine', 1, 0, 0, 'room', 'question', 'rule', 1779022800000, NULL, NULL, NULL, 1779019200000, 1779022800000);
insert into facts (fact_id, user_id, mate_id, room_id, kind, text, topic, is_exclusive, ends_topic, is_repeated, source_room_id, source_message_id, learned_by, pinned_at, ended_at, forgotten_at, client_id, created_at, updated_at) values ('story-fact', 'ada', 'iris', 'copy', 'story', 'The greenhouse is locked.', '', 0, 0, 0, NULL, NULL, 'you', NULL, 1779022800000, NULL, 'client-fact', 1779019200000, 1779019200000);
insert into recall_segments (segment_id, room_id, position, until_seq, messages, length) values (1, 'room', 0, 2, 2, 20);
insert into recall_postings (segment_id, stem, postings) values (1, -7, X'0402');
insert into prompt_records (message_id, room_id, user_id, created_at, token_limit, sections) values ('answer', 'room', 'ada', 1779022800000, 4915, '[{"name":"facts","tokens":40,"leftOut":1,"items":[{"factId":"fact","tokens":12,"reason":"words"}]}]');
insert into memory_jobs (room_id, read_seq, turns, due_at, claim, claimed_until, failures, day, runs, chapter_seq) values ('room', 1, 1, 1779022800000, 1, NULL, 0, 20590, 1, 1);
insert into pending_recovery_codes (user_id, token_hash, code_hashes, expires_at) values ('ada', 'codes-hash', '["pending-hash"]', 1779022800000);
insert into chapters (chapter_id, room_id, user_id, first_message_id, last_message_id, last_seq, message_count, text, learned_by, forgotten_at, created_at, updated_at) values ('chapter', 'room', 'ada', 'question', 'answer', 2, 2, 'They talked about engines.', 'model', NULL, 1779022800000, 1779022800000);
insert into embedding_jobs (room_id, due_at, claim, claimed_until, failures, day, runs) values ('room', 1779022800000, 1, NULL, 0, 20590, 1);
insert into message_vectors (vector_id, message_id, room_id, user_id, seq, model, scale, numbers) values (1, 'question', 'room', 'ada', 1, 'embedder', 0.0078125, X'7F008140');
insert into card_originals (mate_id, card, hash) values ('iris', '{"name":"Iris"}', '0a1b');
insert into lore_effects (message_id, room_id, effects) values ('answer', 'room', '[{"version":"an-entry","at":2}]');
insert into lorebooks (book_id, user_id, client_id, name, is_world, source, wrapper, bytes, version, revision, deleted_at, created_at, updated_at) values ('book', 'ada', 'client-book', 'Harbor', 0, '{"name":"Harbor"}', '{}', 260, 1, 2, 1779022800000, 1779019200000, 1779022800000);
insert into lore_entries (entry_id, book_id, client_id, position, file_key, source, version, deleted_at, updated_at) values ('entry', 'book', 'client-entry', 0, '3', '{"keys":["bell"],"content":"It rings."}', 1, 1779022800000, 1779022800000);
insert into mate_lorebooks (mate_id, book_id, attached_at) values ('iris', 'book', 1779019200000);
insert into room_lorebooks (room_id, book_id, attached_at) values ('room', 'book', 1779019200000);
insert into pictures (picture_id, bytes, used_at, withdrawn_at) values ('picture', 4, 1779019200000, NULL);
insert into picture_files (picture_id, size, content) values ('picture', 96, X'000A5CFF');
insert into picture_owners (user_id, picture_id, used_at) values ('ada', 'picture', 1779019200000);
insert into mate_changes (mate_id, changed_at, fields) values ('iris', 1779022800000, 'greeting,tags');
insert into tag_follows (user_id, tag, created_at) values ('bo', 'seaside', 1779019200000);
insert into imported_items (user_id, import_id, kind, item_id, messages, created_at) values ('ada', 'import', 'persona', 'persona', 0, 1779019200000);
insert into card_files (mate_id, content) values ('iris', X'504B');
insert into account_deletions (user_id, requested_at) values ('bo', 1779019200000);
insert into mate_entries (entry, mate_id) values (1, 'iris');
insert into age_statements (user_id, sentence_hash, sentence, message_id, answered_at) values ('ada', 'hash', 'I am 13', 'question', NULL);
CREATE INDEX "registrations_by_email" on "registrations" ("email");
CREATE INDEX "registrations_by_expiry" on "registrations" ("expires_at");
CREATE INDEX "registration_codes_by_registration" on "registration_codes" ("registration_id");
CREATE INDEX "sessions_by_user" on "sessions" ("user_id");
CREATE INDEX "rooms_by_user" on "rooms" ("user_id", "updated_at");
CREATE INDEX "messages_by_status" on "messages" ("status", "room_id");
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
CREATE INDEX "email_changes_session" on "email_changes" ("session_id");
CREATE INDEX "passkeys_by_user" on "passkeys" ("user_id");
CREATE INDEX "passkey_challenges_by_session" on "passkey_challenges" ("session_id");
CREATE INDEX "operator_actions_subject" on "operator_actions" ("subject");
CREATE TRIGGER operator_action_updated before update on operator_actions
    begin select raise(abort, 'operator_actions is append-only'); end;
CREATE TRIGGER operator_action_deleted before delete on operator_actions
    begin select raise(abort, 'operator_actions is append-only'); end;
CREATE TRIGGER operator_action_replaced before insert on operator_actions
    when exists (select 1 from operator_actions where action_id = new.action_id)
    begin select raise(abort, 'operator_actions is append-only'); end;
CREATE INDEX "recovery_codes_by_user" on "recovery_codes" ("user_id");
CREATE INDEX "second_steps_by_user" on "second_steps" ("user_id");
CREATE INDEX "messages_pinned" on "messages" ("room_id", "created_at") where pinned_at is not null;
CREATE INDEX "messages_sent" on "messages" ("created_at", "role", "room_id");
CREATE TRIGGER messages_stored after insert on messages begin
    insert into room_sizes (room_id, bytes) values (new.room_id, length(cast(new.text as blob)) + 500)
      on conflict (room_id) do update set bytes = bytes + excluded.bytes;
  end;
CREATE TRIGGER messages_erased after delete on messages begin
    update room_sizes set bytes = bytes - length(cast(old.text as blob)) - 500 where room_id = old.room_id;
  end;
CREATE TRIGGER removed_messages_stored after insert on removed_messages begin
    insert into room_sizes (room_id, bytes) values (new.room_id, length(cast(new.text as blob)) + 500)
      on conflict (room_id) do update set bytes = bytes + excluded.bytes;
  end;
CREATE TRIGGER removed_messages_erased after delete on removed_messages begin
    update room_sizes set bytes = bytes - length(cast(old.text as blob)) - 500 where room_id = old.room_id;
  end;
CREATE TRIGGER messages_resized after update of text on messages when new.text <> old.text begin
    update room_sizes set bytes = bytes + length(cast(new.text as blob)) - length(cast(old.text as blob)) where room_id = new.room_id;
  end;
CREATE TRIGGER message_entry_deleted after delete on message_entries begin
    delete from message_words where rowid = old.entry;
  end;
CREATE INDEX "facts_by_mate" on "facts" ("user_id", "mate_id");
CREATE INDEX "facts_by_mate_id" on "facts" ("mate_id");
CREATE INDEX "facts_by_room_id" on "facts" ("room_id");
CREATE INDEX "facts_by_source_room_id" on "facts" ("source_room_id");
CREATE INDEX "facts_by_source_message_id" on "facts" ("source_message_id");
CREATE INDEX "facts_forgotten" on "facts" ("forgotten_at") where forgotten_at is not null;
CREATE TRIGGER fact_added after insert on facts begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'memory', seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER fact_changed after update of text, pinned_at, ended_at, forgotten_at on facts when old.forgotten_at is null or new.forgotten_at is null
    begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'memory', seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER fact_deleted after delete on facts when old.forgotten_at is null begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = old.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'memory', seq from change_counters where user_id = old.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER recall_message_stored after insert on messages begin delete from recall_segments
  where room_id = new.room_id and position = new.seq / 8192 and until_seq >= new.seq; end;
CREATE TRIGGER recall_message_deleted after delete on messages begin delete from recall_segments
  where room_id = old.room_id and position = old.seq / 8192 and until_seq >= old.seq; end;
CREATE TRIGGER recall_message_changed after update of text, status, hidden_at on messages
    when old.status <> 'streaming' and (new.text <> old.text or new.status = 'streaming'
  or (new.hidden_at is null) <> (old.hidden_at is null)) begin delete from recall_segments
  where room_id = new.room_id and position = new.seq / 8192 and until_seq >= new.seq; end;
CREATE INDEX "prompt_records_by_room_id" on "prompt_records" ("room_id", "created_at");
CREATE INDEX "prompt_records_by_user_id" on "prompt_records" ("user_id", "created_at");
CREATE INDEX "rooms_temporary" on "rooms" ("temporary_seen_at") where temporary_seen_at is not null;
CREATE TRIGGER room_changed after update on rooms when not (new.temporary_seen_at is distinct from old.temporary_seen_at) begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, new.room_id, seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER room_deleted after delete on rooms when old.temporary_seen_at is null
    begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = old.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, old.room_id, seq from change_counters where user_id = old.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE INDEX "memory_jobs_due" on "memory_jobs" ("due_at") where due_at is not null;
CREATE INDEX "chapters_by_room" on "chapters" ("room_id", "last_seq");
CREATE INDEX "chapters_by_user_id" on "chapters" ("user_id");
CREATE INDEX "chapters_by_last_message_id" on "chapters" ("last_message_id");
CREATE INDEX "chapters_forgotten" on "chapters" ("forgotten_at") where forgotten_at is not null;
CREATE TRIGGER chapter_added after insert on chapters begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'memory', seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER chapter_changed after update of text, forgotten_at on chapters when old.forgotten_at is null or new.forgotten_at is null
    begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = new.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'memory', seq from change_counters where user_id = new.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE TRIGGER chapter_deleted after delete on chapters when old.forgotten_at is null begin 
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = old.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'memory', seq from change_counters where user_id = old.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq; end;
CREATE INDEX embedding_jobs_due on embedding_jobs (due_at) where due_at is not null;
CREATE INDEX message_vectors_room on message_vectors (room_id, seq);
CREATE INDEX message_vectors_user on message_vectors (user_id, vector_id);
CREATE TRIGGER message_vector_outdated after update of text, status on messages
    when old.status <> 'streaming' and (new.text <> old.text or new.status = 'streaming') begin delete from message_vectors where message_id = new.message_id; end;
CREATE INDEX "lore_effects_by_room" on "lore_effects" ("room_id");
CREATE INDEX "lore_entries_by_book" on "lore_entries" ("book_id", "position", "entry_id");
CREATE INDEX "lorebooks_deleted" on "lorebooks" ("deleted_at") where deleted_at is not null;
CREATE INDEX "lore_entries_deleted" on "lore_entries" ("deleted_at") where deleted_at is not null;
CREATE INDEX "mate_lorebooks_by_book" on "mate_lorebooks" ("book_id");
CREATE INDEX "room_lorebooks_by_book" on "room_lorebooks" ("book_id");
CREATE INDEX "picture_owners_picture" on "picture_owners" ("picture_id");
CREATE INDEX mates_picture on mates (picture) where picture is not null;
CREATE INDEX mate_cards_picture on mate_cards (picture) where picture is not null;
CREATE INDEX reports_picture on reports (picture) where picture is not null;
CREATE INDEX "mates_by_creator_id" on "mates" ("creator_id");
CREATE INDEX "registrations_by_user_id" on "registrations" ("user_id");
CREATE INDEX "removals_by_removed_at" on "removals" ("removed_at");
CREATE INDEX "search_counts_by_word" on "search_counts" ("word");
CREATE INDEX "account_deletions_by_requested_at" on "account_deletions" ("requested_at");
CREATE TRIGGER mate_entry_deleted after delete on mate_entries begin
    delete from mate_words where rowid = old.entry;
  end;
CREATE INDEX "age_statements_by_message" on "age_statements" ("message_id");
