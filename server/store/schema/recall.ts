import type { Generated } from 'kysely';

/** A segment of a room whose shown messages are indexed for recall: see migration 045. */
export interface RecallSegmentTable {
  segment_id: Generated<number>;
  room_id: string;
  /** The number of the segment: that of `seq` divided by its size. */
  position: number;
  /** The `seq` through which it is indexed. */
  until_seq: number;
  /** How many messages are indexed, and how many characters they have. */
  messages: number;
  length: number;
}

export interface RecallPostingRow {
  segment_id: number;
  /** A hash of the stem, with 32 bits. */
  stem: number;
  /** Where it is: see `encodePostings`. */
  postings: Uint8Array;
}
