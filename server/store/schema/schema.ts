import type { Generated } from 'kysely';
import type {
  AccountDeletionRow,
  AgeRow,
  AgeStatementRow,
  EmailChangeRow,
  HomeRow,
  KnownDeviceRow,
  PasskeyChallengeRow,
  PasskeyRow,
  PasswordResetRow,
  ProviderLinkRow,
  PendingRecoveryCodesRow,
  RecoveryCodeRow,
  RegistrationCodeRow,
  RegistrationRow,
  SecondStepRow,
  SessionRow,
  SignInLinkRow,
  SigningKeyRow,
  UsedCredentialRow,
  UserRow,
} from './accounts.ts';
import type {
  CardFileRow,
  CardOriginalRow,
  CreatorRow,
  MateCardTable,
  MateChangeRow,
  MateTable,
} from './mates.ts';
import type {
  ChapterRow,
  FactRow,
  JobRow,
  LoreEffectRow,
  MemoryJobRow,
  MessageVectorTable,
  PromptRecordRow,
} from './memory.ts';
import type { PictureFileRow, PictureOwnerRow, PictureRow } from './pictures.ts';
import type { LorebookRow, LoreEntryRow, MateLorebookRow, RoomLorebookRow } from './lore.ts';
import type { OrderRow, PaymentEventRow, SubscriptionRow } from './purchases.ts';
import type {
  MessageRow,
  NodeRow,
  RemovalRow,
  RemovedMessageRow,
  ReplyFrameRow,
  RoomSizeRow,
  RoomTable,
} from './rooms.ts';
import type { RecallPostingRow, RecallSegmentTable } from './recall.ts';
import type { BlockRow, HelpCountRow, OperatorActionRow, ReportRow } from './safety.ts';

/**
 * The tables, the same on SQLite and PostgreSQL: text ids (UUIDv7, or a slug for seeded rows), integers of
 * milliseconds since 1970 for times, JSON as text, 0 and 1 for booleans.
 */
export interface Schema {
  users: UserRow;
  account_deletions: AccountDeletionRow;
  registrations: RegistrationRow;
  registration_codes: RegistrationCodeRow;
  password_resets: PasswordResetRow;
  homes: HomeRow;
  signing_keys: SigningKeyRow;
  sign_in_links: SignInLinkRow;
  email_changes: EmailChangeRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  recovery_codes: RecoveryCodeRow;
  pending_recovery_codes: PendingRecoveryCodesRow;
  second_steps: SecondStepRow;
  ages: AgeRow;
  age_statements: AgeStatementRow;
  sessions: SessionRow;
  known_devices: KnownDeviceRow;
  wallets: WalletRow;
  ledger: LedgerRow;
  creators: CreatorRow;
  mates: MateTable;
  mate_cards: MateCardTable;
  card_originals: CardOriginalRow;
  pictures: PictureRow;
  picture_files: PictureFileRow;
  picture_owners: PictureOwnerRow;
  mate_changes: MateChangeRow;
  card_files: CardFileRow;
  personas: PersonaRow;
  rooms: RoomTable;
  room_sizes: RoomSizeRow;
  messages: MessageRow;
  removals: RemovalRow;
  removed_messages: RemovedMessageRow;
  reply_frames: ReplyFrameRow;
  recall_segments: RecallSegmentTable;
  recall_postings: RecallPostingRow;
  nodes: NodeRow;
  facts: FactRow;
  prompt_records: PromptRecordRow;
  lore_effects: LoreEffectRow;
  lorebooks: LorebookRow;
  lore_entries: LoreEntryRow;
  mate_lorebooks: MateLorebookRow;
  room_lorebooks: RoomLorebookRow;
  memory_jobs: MemoryJobRow;
  chapters: ChapterRow;
  embedding_jobs: JobRow;
  message_vectors: MessageVectorTable;
  favorites: FavoriteRow;
  imported_items: ImportedItemTable;
  follows: FollowRow;
  tag_follows: TagFollowRow;
  reviews: ReviewRow;
  blocks: BlockRow;
  reports: ReportRow;
  operator_actions: OperatorActionRow;
  help_counts: HelpCountRow;
  indexed_mates: IndexedMateRow;
  unindexed_messages: UnindexedMessageRow;
  change_counters: ChangeCounterRow;
  user_changes: UserChangeRow;
  message_entries: MessageEntryRow;
  search_counts: SearchCountRow;
  orders: OrderRow;
  payment_events: PaymentEventRow;
  subscriptions: SubscriptionRow;
  provider_links: ProviderLinkRow;
  used_credentials: UsedCredentialRow;
  rate_limits: RateLimitRow;
}

/** The balances. The ledger explains them; both change in one transaction. Never negative. */
export interface WalletRow {
  user_id: string;
  chats: number;
  gold_coins: number;
}

export interface LedgerRow {
  entry_id: string;
  user_id: string;
  /** grant, reserve, settle, release, purchase, refund, exchange, adjustment. */
  kind: string;
  chats: number;
  gold_coins: number;
  /** Identifies what the entry is for and makes it unique: nothing is booked twice. */
  reference: string;
  created_at: number;
}

/** The user as the mates know them. Exactly one of a user's personas is the default. */
export interface PersonaRow {
  persona_id: string;
  user_id: string;
  /** The client's id of a new persona, unique per user. */
  client_id: string | null;
  name: string;
  pronouns: string;
  about: string;
  is_default: number;
  created_at: number;
  updated_at: number;
}

/** Something that an import from another app created. */
export interface ImportedItemTable {
  user_id: string;
  /** The client's id of the import. */
  import_id: string;
  kind: 'room' | 'mate' | 'persona' | 'book' | 'list';
  item_id: string;
  /** How many messages of a room it stored. */
  messages: Generated<number>;
  /** For something that existed: JSON, the rows as they were before. */
  former: Generated<string | null>;
  /** The `updated_at` of such an item after the import. */
  updated_at: Generated<number | null>;
  created_at: number;
}

export interface FavoriteRow {
  user_id: string;
  mate_id: string;
  created_at: number;
}

export interface FollowRow {
  user_id: string;
  creator_id: string;
  created_at: number;
}

export interface TagFollowRow {
  user_id: string;
  tag: string;
  created_at: number;
}

/** One per user and mate. The id contains the time of creation, by which lists are sorted. */
export interface ReviewRow {
  review_id: string;
  user_id: string;
  mate_id: string;
  stars: number;
  text: string;
  created_at: number;
  updated_at: number;
}

/** The version of a mate in the full-text index; the index itself differs between the databases. */
export interface IndexedMateRow {
  mate_id: string;
  /** The `updated_at` of the mate when it was indexed. */
  indexed_at: number;
}

/** How many changes a user's pages were notified of. Written by triggers. */
export interface ChangeCounterRow {
  user_id: string;
  seq: number;
}

/** The last change of a room, or of the account. Written by triggers. */
export interface UserChangeRow {
  user_id: string;
  /** The id of the room, which may be deleted; `account`. */
  subject: string;
  seq: number;
}

/** A message that is not in the full-text index yet, which differs between the databases. Written by triggers. */
export interface UnindexedMessageRow {
  message_id: string;
  room_id: string;
}

/** On SQLite only: the number of a message in the full-text index. */
export interface MessageEntryRow {
  entry: Generated<number>;
  message_id: string;
}

/** How many people successfully searched for a word. */
export interface SearchCountRow {
  /** Days since 1970, UTC. */
  day: number;
  word: string;
  callers: number;
}

/** The shape that rate-limiter-flexible asks for; used on PostgreSQL, where several nodes count together. */
export interface RateLimitRow {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}
