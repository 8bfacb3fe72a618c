import type { Generated } from 'kysely';

export interface CreatorRow {
  creator_id: string;
  name: string;
  created_at: number;
  /** The account that is this creator, whose name goes before the one here; null for those of the product. */
  user_id: string | null;
}

/** A new mate is for everyone unless it says otherwise. */
export interface MateTable extends Omit<MateRow, 'rating' | 'age_rules'> {
  rating: Generated<MateRow['rating']>;
  age_rules: Generated<MateRow['age_rules']>;
}

export interface MateRow {
  mate_id: string;
  creator_id: string;
  name: string;
  hue: number;
  /** JSON of everything else that the seed or the creator wrote about the mate. */
  profile: string;
  /** The order of recommendation. */
  position: number;
  chats: number;
  created_at: number;
  updated_at: number;
  /** The account that made the mate; null for those of the product, and for what is left of deleted ones. */
  owner_id: string | null;
  /** The maker's own id of a new mate, unique for the maker. */
  client_mate_id: string | null;
  visibility: 'private' | 'public';
  /** For whom the mate is. */
  rating: 'everyone' | 'mature';
  /** The version of the rules about ages that the texts were judged by; 0 for none. */
  age_rules: number;
  /** When it was deleted. Its texts are gone then; the row stays for the rooms that name it. */
  closed_at: number | null;
}

/** A mate's card as it was when a room or a block began. Equal cards are one row. */
export interface MateCardRow {
  /** SHA-256 of the columns from `mate_id` to `creator_name`, or the id of the mate for cards from before there were any. */
  card_id: string;
  mate_id: string;
  name: string;
  hue: number;
  profile: string;
  rating: MateRow['rating'];
  creator_id: string;
  creator_name: string;
  /** When a room or a block last began with it. */
  used_at: number;
}
