/** A lorebook of a user's. */
export interface LorebookRow {
  book_id: string;
  user_id: string;
  /** The client's id of a new book, unique per user. */
  client_id: string | null;
  name: string;
  /** 1 when its entries were in a world file of SillyTavern: new ones have that form too. */
  is_world: number;
  /** JSON: the book as a file had it, with what was changed since, without its entries. */
  source: string;
  /** JSON: what a file of version 3 had around it. */
  wrapper: string;
  /** How much it stores with its entries. */
  bytes: number;
  /** Counts the changes of its settings, and all changes with those of entries. */
  version: number;
  revision: number;
  /** When the user deleted it, which can be undone for a while. */
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface LoreEntryRow {
  entry_id: string;
  book_id: string;
  /** The client's id of a new entry, unique per book. */
  client_id: string | null;
  /** The place in the book. */
  position: number;
  /** Its name among the entries of a world file. */
  file_key: string | null;
  /** JSON: the entry as a file had it, with what was changed since. */
  source: string;
  /** Counts its changes. */
  version: number;
  deleted_at: number | null;
  updated_at: number;
}

/** That a mate uses a book in all of its rooms. */
export interface MateLorebookRow {
  mate_id: string;
  book_id: string;
  attached_at: number;
}

/** That a room uses a book. */
export interface RoomLorebookRow {
  room_id: string;
  book_id: string;
  attached_at: number;
}
