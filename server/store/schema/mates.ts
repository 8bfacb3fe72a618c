import type { Generated } from 'kysely';
import type { Visibility } from '../../../contract/mates/own-mate.ts';

export interface CreatorRow {
  creator_id: string;
  name: string;
  created_at: number;
  /** The account that is this creator, whose name takes precedence; null for the product's own creators. */
  user_id: string | null;
}

/** A new mate is rated for everyone, and has no picture, unless set otherwise. */
export interface MateTable extends Omit<
  MateRow,
  | 'rating'
  | 'age_rules'
  | 'withdrawn_at'
  | 'withdrawal_reason'
  | 'shown_at'
  | 'picture'
  | 'identity'
  | 'identity_key'
> {
  rating: Generated<MateRow['rating']>;
  age_rules: Generated<MateRow['age_rules']>;
  withdrawn_at: Generated<MateRow['withdrawn_at']>;
  withdrawal_reason: Generated<MateRow['withdrawal_reason']>;
  shown_at: Generated<MateRow['shown_at']>;
  picture: Generated<MateRow['picture']>;
  identity: Generated<MateRow['identity']>;
  identity_key: Generated<MateRow['identity_key']>;
}

export interface MateRow {
  mate_id: string;
  creator_id: string;
  name: string;
  hue: number;
  /** JSON of all other fields that the seed or the creator wrote. */
  profile: string;
  /** The order of recommendation. */
  position: number;
  chats: number;
  created_at: number;
  updated_at: number;
  /** The account that created the mate; null for the product's own mates and for deleted ones. */
  owner_id: string | null;
  /** The client's id of a new mate, unique per creator. */
  client_mate_id: string | null;
  visibility: Visibility;
  /** The audience of the mate. */
  rating: 'everyone' | 'mature';
  /** The version of the age rules that the texts were checked by; 0 for none. */
  age_rules: number;
  /** When it was deleted, which erased its texts; the row remains for the rooms that refer to it. */
  closed_at: number | null;
  /** When an operator withdrew it; null for one that may be found. */
  withdrawn_at: number | null;
  /** Why, as its creator reads it; null for one that may be found. */
  withdrawal_reason: string | null;
  /** When others could first see it; null for one that has always been private. */
  shown_at: number | null;
  /** The id of the picture shown in place of the drawn portrait. */
  picture: string | null;
  /**
   * The same for the mate on all servers, as `mate-identity.ts` says; null for those of the product, and of files that say none. It is proved
   * where there is the key, and otherwise what a file said of a mate that is not here.
   */
  identity: string | null;
  /** What only the creator's own files have. */
  identity_key: string | null;
}

/** A new card has no picture unless set otherwise. */
export interface MateCardTable extends Omit<MateCardRow, 'picture'> {
  picture: Generated<MateCardRow['picture']>;
}

/** The changes that a creator made at once to a mate that others have seen. */
export interface MateChangeRow {
  mate_id: string;
  changed_at: number;
  /** The names of the fields, separated by commas. */
  fields: string;
}

/** A mate's card as it was when a room or a block was created. Identical cards share one row. */
export interface MateCardRow {
  /**
   * SHA-256 of the columns from `mate_id` to `creator_name` and of the picture, or the mate's id for cards of the migration that added
   * them.
   */
  card_id: string;
  mate_id: string;
  name: string;
  hue: number;
  profile: string;
  rating: MateRow['rating'];
  creator_id: string;
  creator_name: string;
  picture: string | null;
  /** When a room or a block was last created with it. */
  used_at: number;
}

/** The character card that a mate was made from, as its file had it. Only the mate's creator reads it. */
export interface CardOriginalRow {
  mate_id: string;
  /** JSON, as text: what we do not use of it stays as it is. */
  card: string;
  /** The SHA-256 of the text, in hexadecimal digits. */
  hash: string | null;
}

/** The file in which a card came with its pictures. */
export interface CardFileRow {
  mate_id: string;
  content: Uint8Array;
}
