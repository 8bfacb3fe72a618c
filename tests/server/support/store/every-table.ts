import type { Insertable } from 'kysely';
import type { Database, Dialect } from '../../../../server/store/database.ts';
import { getMateIndex } from '../../../../server/store/mate-index.ts';
import { getMessageIndex } from '../../../../server/store/message-index.ts';
import type { Schema } from '../../../../server/store/schema/schema.ts';
import { mateRows } from './every-table-mates.ts';
import { memoryRows } from './every-table-memory.ts';
import { later, roomRows, time } from './every-table-rooms.ts';

/** Tables that triggers and the full-text index fill. */
type Filled = 'unindexed_messages' | 'message_entries' | 'change_counters' | 'user_changes' | 'room_sizes';
type Rows = { readonly [Table in Exclude<keyof Schema, Filled>]: readonly Insertable<Schema[Table]>[] };

/** Stores rows in every table of a new database, including the full-text indexes. */
export const fillEveryTable = (database: Database, dialect: Dialect): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    for (const [table, values] of Object.entries(rows)) {
      await transaction
        .insertInto(table as keyof Rows)
        .values(values)
        .execute();
    }
    await getMateIndex(dialect).write(transaction, 'iris', ['iris', 'vale']);
    await getMessageIndex(dialect).add(transaction, [
      { messageId: 'question', createdAt: time, words: ['hello', 'iris'] },
    ]);
    await transaction.deleteFrom('unindexed_messages').where('message_id', '=', 'question').execute();
  });

/** In an order in which each row finds those that it refers to. */
const rows: Rows = {
  users: [
    {
      user_id: 'ada',
      email: 'ada@example.com',
      password_hash: '$argon2id$of-ada',
      password_proven: 1,
      name: 'Ada, “the Countess” \\ of Lovelace',
      language: 'en',
      nfsw: 1,
      created_at: time,
      hue: 210,
    },
    {
      user_id: 'bo',
      email: 'bo@example.com',
      password_hash: null,
      password_proven: 0,
      name: null,
      language: 'ar',
      nfsw: 0,
      created_at: time,
      hue: null,
    },
  ],
  account_deletions: [{ user_id: 'bo', requested_at: time }],
  registrations: [
    {
      registration_id: 'registration',
      email: 'cy@example.com',
      password_hash: '$argon2id$of-cy',
      language: 'de',
      ticket_hash: 'ticket-hash',
      created_at: time,
      expires_at: later,
      mailed_at: time,
      confirmed_at: null,
      user_id: null,
      delivered_at: null,
      origin: '{"browser":"Firefox"}',
    },
  ],
  registration_codes: [
    { code_hash: 'code', registration_id: 'registration', created_at: time, tries_left: 4 },
  ],
  password_resets: [
    { code_hash: 'reset-of-ada', user_id: 'ada', expires_at: later },
    { code_hash: 'reset-of-none', user_id: null, expires_at: later },
  ],
  homes: [{ home_id: 'home', owner_id: 'ada', opened_at: time }],
  sign_in_links: [{ code_hash: 'link', user_id: null, proven_at: time, expires_at: later }],
  ages: [
    { user_id: 'ada', birth_date: '1990-05-17', confirmed_at: time, refused_until: null, doubted_at: null },
  ],
  sessions: [
    {
      session_id: 'session',
      user_id: 'ada',
      token_hash: 'token-hash',
      previous_hash: 'previous-hash',
      previous_until: later,
      created_at: time,
      proven_at: time,
      rotated_at: time,
      last_seen_at: time,
      expires_at: later,
      client: '{"browser":"Firefox"}',
    },
  ],
  email_changes: [
    {
      user_id: 'ada',
      session_id: 'session',
      email: 'countess@example.com',
      old_code_hash: 'change-at-old',
      new_code_hash: 'change-at-new',
      old_confirmed: 1,
      new_confirmed: 0,
      expires_at: later,
    },
  ],
  operator_actions: [
    {
      action_id: 'action',
      created_at: time,
      operator: 'Grace',
      action: 'grant',
      subject: 'ada',
      reason: 'An apology for the outage.',
      details: '{"chats":10}',
    },
  ],
  passkeys: [
    {
      passkey_id: 'passkey',
      user_id: 'ada',
      credential_id: 'credential',
      public_key: 'public-key',
      counter: 7,
      name: 'Phone',
      created_at: time,
      last_used_at: null,
    },
  ],
  passkey_challenges: [
    { challenge_hash: 'challenge-hash', purpose: 'add', session_id: 'session', expires_at: later },
  ],
  recovery_codes: [{ code_hash: 'recovery-code-hash', user_id: 'ada' }],
  pending_recovery_codes: [
    { user_id: 'ada', token_hash: 'codes-hash', code_hashes: '["pending-hash"]', expires_at: later },
  ],
  second_steps: [
    {
      token_hash: 'step-hash',
      user_id: 'ada',
      challenge_hash: null,
      attempts_left: 5,
      expires_at: later,
    },
  ],
  known_devices: [
    {
      device_id: 'device',
      user_id: 'ada',
      secret_hash: 'secret-hash',
      network_hash: 'network-hash',
      used_at: time,
    },
  ],
  wallets: [{ user_id: 'ada', chats: 49, gold_coins: 7 }],
  ledger: [
    {
      entry_id: 'entry',
      user_id: 'ada',
      kind: 'grant',
      chats: 50,
      gold_coins: 7,
      reference: 'welcome',
      created_at: time,
    },
  ],
  creators: [
    { creator_id: 'studio', name: 'Studio', created_at: time, user_id: null },
    { creator_id: 'creator-ada', name: 'Ada', created_at: time, user_id: 'ada' },
  ],
  mates: [
    {
      mate_id: 'iris',
      creator_id: 'creator-ada',
      name: 'Iris Vale',
      hue: 30,
      profile: '{"tagline":"Keeper of the greenhouse"}',
      position: 1,
      chats: 1,
      created_at: time,
      updated_at: time,
      owner_id: 'ada',
      client_mate_id: 'client-mate',
      visibility: 'public',
      rating: 'everyone',
      age_rules: 1,
      closed_at: null,
      withdrawn_at: later,
      withdrawal_reason: 'A complaint.',
      shown_at: time,
      identity: 'identity',
      identity_key: 'identity-key',
    },
  ],
  pictures: [{ picture_id: 'picture', bytes: 4, used_at: time, withdrawn_at: null }],
  picture_files: [{ picture_id: 'picture', size: 96, content: new Uint8Array([0, 10, 92, 255]) }],
  picture_owners: [{ user_id: 'ada', picture_id: 'picture', used_at: time }],
  ...mateRows,
  personas: [
    {
      persona_id: 'persona',
      user_id: 'ada',
      client_id: 'client-persona',
      name: 'Countess',
      pronouns: 'she',
      about: 'Likes engines.',
      is_default: 1,
      created_at: time,
      updated_at: time,
    },
  ],
  ...roomRows,
  age_statements: [
    { user_id: 'ada', sentence_hash: 'hash', sentence: 'I am 13', message_id: 'question', answered_at: null },
  ],
  ...memoryRows,
  imported_items: [
    {
      user_id: 'ada',
      import_id: 'import',
      kind: 'persona',
      item_id: 'persona',
      messages: 0,
      created_at: time,
    },
  ],
  favorites: [{ user_id: 'bo', mate_id: 'iris', created_at: time }],
  follows: [{ user_id: 'bo', creator_id: 'creator-ada', created_at: time }],
  tag_follows: [{ user_id: 'bo', tag: 'seaside', created_at: time }],
  reviews: [
    {
      review_id: 'review',
      user_id: 'bo',
      mate_id: 'iris',
      stars: 5,
      text: 'Kind.',
      created_at: time,
      updated_at: later,
    },
  ],
  blocks: [{ user_id: 'bo', mate_id: 'iris', created_at: time, card_id: 'card' }],
  reports: [
    {
      report_id: 'report',
      user_id: 'bo',
      client_id: 'client-report',
      mate_id: 'iris',
      message_id: 'answer',
      reason: 'pressure',
      words: 'It insists.',
      quote: 'Hello Ada.',
      created_at: time,
      rating: 'everyone',
      handled_at: later,
    },
  ],
  help_counts: [{ month: '2026-05', level: 'crisis', offered: 1 }],
  search_counts: [{ day: 20_590, word: 'iris', callers: 2 }],
  orders: [
    {
      order_id: 'order',
      user_id: 'ada',
      client_order_id: 'client-order',
      package_id: 'daily-30',
      chats: 30,
      gold_coins: 7,
      days: 30,
      price: 999,
      currency: 'EUR',
      provider: 'sandbox',
      checkout_url: null,
      status: 'paid',
      created_at: time,
      expires_at: later,
    },
  ],
  payment_events: [
    { event_id: 'event', order_id: 'order', kind: 'paid', dispute_id: null, received_at: time },
  ],
  subscriptions: [
    {
      order_id: 'order',
      user_id: 'ada',
      package_id: 'daily-30',
      chats: 1,
      days: 30,
      days_granted: 1,
      since: time,
      until: later,
    },
  ],
  provider_links: [{ provider: 'google', subject: 'subject', user_id: 'ada', created_at: time }],
  used_credentials: [{ credential_hash: 'credential-hash', expires_at: later }],
  rate_limits: [{ key: 'search-address:hash', points: 3, expire: later }],
};
