import type { Generated } from 'kysely';
import type { HelpLevel } from '../../contract/help.ts';
import type { ProviderName } from '../../contract/provider.ts';
import type { CreatorRow, MateCardRow, MateTable } from './schema-mates.ts';
import type { OrderRow, PaymentEventRow, SubscriptionRow } from './schema-purchases.ts';
import type { BlockRow, HelpCountRow, ReportRow } from './schema-safety.ts';

/**
 * The tables, the same on SQLite and PostgreSQL: text ids (UUIDv7, or a slug for seeded rows), integers of
 * milliseconds since 1970 for times, JSON as text, 0 and 1 for booleans.
 */
export interface Schema {
  users: UserRow;
  registrations: RegistrationRow;
  registration_codes: RegistrationCodeRow;
  ages: AgeRow;
  sessions: SessionRow;
  known_devices: KnownDeviceRow;
  wallets: WalletRow;
  ledger: LedgerRow;
  creators: CreatorRow;
  mates: MateTable;
  mate_cards: MateCardRow;
  personas: PersonaRow;
  rooms: RoomRow;
  messages: MessageRow;
  reply_frames: ReplyFrameRow;
  favorites: FavoriteRow;
  follows: FollowRow;
  reviews: ReviewRow;
  blocks: BlockRow;
  reports: ReportRow;
  help_counts: HelpCountRow;
  indexed_mates: IndexedMateRow;
  search_counts: SearchCountRow;
  orders: OrderRow;
  payment_events: PaymentEventRow;
  subscriptions: SubscriptionRow;
  provider_links: ProviderLinkRow;
  used_credentials: UsedCredentialRow;
  rate_limits: RateLimitRow;
}

export interface UserRow {
  user_id: string;
  /** Lower case, as compared. Unique. */
  email: string;
  /** Null for an account that signs in with a provider only. */
  password_hash: string | null;
  /** Whether the person who set the password also proved to own the address. */
  password_proven: Generated<number>;
  name: string | null;
  language: string;
  nfsw: number;
  created_at: number;
  /** Of the person's picture; null until one was chosen. */
  hue: number | null;
}

/** A sign-up that waits for its mail to be followed. The account is made when it is; until then nobody owns anything. */
export interface RegistrationRow {
  registration_id: string;
  email: string;
  password_hash: string;
  language: string;
  /** SHA-256 of the secret that the registering browser polls with. */
  ticket_hash: string;
  created_at: number;
  expires_at: number;
  mailed_at: number;
  confirmed_at: number | null;
  /** The account that the confirmation made or found. */
  user_id: string | null;
  /** When the user info was handed to the polling browser; it is given once. */
  delivered_at: number | null;
  /** From where the sign-up was made, for its mails: a `ClientOrigin` as JSON; null for sign-ups of before. */
  origin: string | null;
}

/** A mailed link. A mail sent again has a link of its own, and the earlier ones stay good. */
export interface RegistrationCodeRow {
  /** SHA-256 of the secret in the link. */
  code_hash: string;
  registration_id: string;
  created_at: number;
}

/** What somebody told of their age, and what was decided by it. */
export interface AgeRow {
  user_id: string;
  /** `YYYY-MM-DD`; kept only of people who were old enough, whose age is known from it for good. */
  birth_date: string | null;
  confirmed_at: number | null;
  refused_until: number | null;
}

export interface SessionRow {
  session_id: string;
  user_id: string;
  /** SHA-256 of the token. */
  token_hash: string;
  /** The token before the last rotation, good until the new one is used and a short while longer. */
  previous_hash: string | null;
  previous_until: number | null;
  created_at: number;
  rotated_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** A browser that the account was signed in to from. Its secret signs nobody in: it only has a counter of wrong passwords of its own. */
export interface KnownDeviceRow {
  device_id: string;
  user_id: string;
  /** SHA-256 of the secret in the browser's cookie, which is the same for all accounts of that browser. */
  secret_hash: string;
  /** SHA-256 of account and network of the last sign-in. */
  network_hash: string;
  used_at: number;
}

/** The balances, kept beside the ledger that explains them; both change in one transaction. Never below zero. */
export interface WalletRow {
  user_id: string;
  chats: number;
  gold_coins: number;
}

export interface LedgerRow {
  entry_id: string;
  user_id: string;
  /** grant, reserve, settle, release, purchase, exchange. */
  kind: string;
  chats: number;
  gold_coins: number;
  /** Says what the entry is for and makes it unique: the same thing is never booked twice. */
  reference: string;
  created_at: number;
}

/** Who a person is to the mates. Of a person's personas exactly one is the default. */
export interface PersonaRow {
  persona_id: string;
  user_id: string;
  /** The caller's own id of a new persona, unique for the user. */
  client_id: string | null;
  name: string;
  pronouns: string;
  about: string;
  is_default: number;
  created_at: number;
  updated_at: number;
}

export interface RoomRow {
  room_id: string;
  user_id: string;
  mate_id: string;
  /** The caller's own id of the room, unique for the user; '' for the one room that createRoom opens without it. */
  client_room_id: string;
  /** The `seq` of the newest message. */
  last_seq: number;
  /** What the companion keeps between replies; opaque. */
  memory: string | null;
  created_at: number;
  updated_at: number;
  /** The persona chosen for the room; null for the default one. */
  persona_id: string | null;
  /** What the mate should remember, in the person's words; null where nothing was written. */
  notes: string | null;
  /** When the person deleted it; such a room is out of reach, and gone a moment later. */
  removed_at: number | null;
  /** The mate's card as it was when the room began; null where that is not known. */
  card_id: string | null;
  /** When something was first said here while the mate was mature; null where that never happened. */
  mature_at: number | null;
}

export interface MessageRow {
  message_id: string;
  room_id: string;
  seq: number;
  role: 'user' | 'mate';
  text: string;
  status: 'sent' | 'streaming' | 'done' | 'stopped' | 'interrupted' | 'failed';
  reply_to: string | null;
  /** Unique in the room: of a person's message, or of the retry that asked for a reply. */
  client_message_id: string | null;
  /** For a reply under way: the node that writes it, and when it was last heard of. */
  node: string | null;
  heartbeat_at: number | null;
  /** When another node passed on the person's wish to stop it. */
  stop_asked_at: number | null;
  created_at: number;
  finished_at: number | null;
  /** When the person put a heart on a mate's message. */
  liked_at: number | null;
  /** How heavy a message was that help was offered beside. */
  help: HelpLevel | null;
}

/** What was shown of a reply that is not finished, so that a reader who comes back misses nothing. */
/**
 * A piece of a reply under way. On PostgreSQL (`reply_id`, `seq`) is the key and refers to the message. The embedded
 * database has neither: see `deleteFrames`.
 */
export interface ReplyFrameRow {
  reply_id: string;
  seq: number;
  text: string;
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

/** One a user and mate. The id keeps the time of the first writing: lists follow it. */
export interface ReviewRow {
  review_id: string;
  user_id: string;
  mate_id: string;
  stars: number;
  text: string;
  created_at: number;
  updated_at: number;
}

/** Which state of a mate the full-text index holds; the index itself differs between the databases. */
export interface IndexedMateRow {
  mate_id: string;
  /** The `updated_at` of the mate when it was indexed. */
  indexed_at: number;
}

/** How many people searched for a word and found something. */
export interface SearchCountRow {
  /** Days since 1970, UTC. */
  day: number;
  word: string;
  callers: number;
}

/** The account that a provider's person opens. One account has at most one of each provider. */
export interface ProviderLinkRow {
  provider: ProviderName;
  /** The provider's own name for the person. */
  subject: string;
  user_id: string;
  created_at: number;
}

/** A provider's word that opened a session; it opens no other. */
export interface UsedCredentialRow {
  /** SHA-256. */
  credential_hash: string;
  /** From then on it is too old anyway. */
  expires_at: number;
}

/** The shape that rate-limiter-flexible asks for; used on PostgreSQL, where several nodes count together. */
export interface RateLimitRow {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}
