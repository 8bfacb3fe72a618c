/**
 * The data that is stored about people, in the order of the privacy notice: the one list of which each language has the texts. A test
 * compares it with the tables, the retention rules, the cookies, the keys of the browser's storage and the outgoing requests.
 */

/** The data that the server stores, with its tables and the periods that the text names. */
export const storedData = {
  account: { tables: ['users', 'creators', 'account_deletions', 'homes'] },
  signUp: { tables: ['registrations', 'registration_codes'], hours: 24 },
  passwordReset: { tables: ['password_resets'], minutes: 30 },
  emailChange: { tables: ['email_changes'], minutes: 30 },
  sessions: { tables: ['sessions', 'sign_in_links'], days: 30, daysAtMost: 90 },
  knownDevices: { tables: ['known_devices'], days: 180 },
  passkeys: { tables: ['passkeys', 'passkey_challenges'] },
  recoveryCodes: { tables: ['recovery_codes', 'pending_recovery_codes', 'second_steps'] },
  conversations: {
    tables: [
      'rooms',
      'imported_items',
      'room_sizes',
      'messages',
      'removals',
      'removed_messages',
      'reply_frames',
      'prompt_records',
      'lore_effects',
      'message_entries',
      'unindexed_messages',
      'recall_segments',
      'recall_postings',
      'message_vectors',
      'embedding_jobs',
      'change_counters',
      'user_changes',
    ],
    minutes: 1,
  },
  memories: { tables: ['facts', 'chapters', 'memory_jobs'], minutes: 1 },
  personas: { tables: ['personas'] },
  birthDate: { tables: ['ages', 'age_statements'] },
  ownMates: {
    tables: ['mates', 'mate_cards', 'card_originals', 'card_files', 'mate_changes', 'indexed_mates'],
  },
  pictures: { tables: ['pictures', 'picture_files', 'picture_owners'], days: 30 },
  lorebooks: { tables: ['lorebooks', 'lore_entries', 'mate_lorebooks', 'room_lorebooks'] },
  providers: { tables: ['provider_links', 'used_credentials'] },
  marks: { tables: ['favorites', 'follows', 'tag_follows', 'reviews'] },
  orders: { tables: ['orders', 'payment_events', 'subscriptions'] },
  balances: { tables: ['wallets', 'ledger'] },
  attempts: { tables: ['rate_limits'] },
  searches: { tables: ['search_counts'], days: 7 },
  reports: { tables: ['reports', 'blocks'] },
  help: { tables: ['help_counts'] },
  operators: { tables: ['operator_actions'] },
} as const;

/** The data that the browser stores, by the start of its keys. */
export const browserData = {
  identity: ['user-store'],
  drafts: ['mates.'],
  copies: ['mates.copies'],
  forms: ['form-draft'],
  look: ['settings', 'language', 'scroll:'],
  signIn: ['sign-in-'],
  trial: ['trial'],
  hearts: ['heart-wishes'],
  use: ['use', 'page-use', 'helpRegion'],
  tab: ['mates.tab', 'reloaded'],
} as const;

/** The cookies, with the days after which they expire. */
export const cookieData = {
  own_view: 365,
  verify_ticket: 1,
  known_device: 180,
  age_hold: 1,
} as const;

/** To whom the server sends something, if the operator connects them, with the modules that do it. */
export const recipients = {
  model: ['server/model-host/post.ts'],
  speech: ['server/model-host/voice/send-file.ts'],
  // Through the same module as the model.
  voice: [],
  mail: ['server/mail/smtp.ts'],
  providers: ['server/domain/sign-in/providers-google.ts', 'server/domain/sign-in/providers-discord.ts'],
  stripe: ['server/payments/stripe.ts'],
  traces: ['server/telemetry/traces.ts'],
} as const;
