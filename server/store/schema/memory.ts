import type { Generated } from 'kysely';
import type { FactKind } from '../../../contract/memory/fact.ts';

/**
 * Something that a mate remembers about a user. One that was learned counts only while its message is shown. What is past is
 * computed: see `server/domain/memory/merge-facts.ts`.
 */
export interface FactRow {
  fact_id: string;
  user_id: string;
  mate_id: string;
  /** The room that alone uses it; null when all rooms with the mate do. */
  room_id: string | null;
  kind: FactKind;
  /** '' once it was forgotten for good: the row then says that its message teaches nothing more. */
  text: string;
  /** Facts of one topic can supersede each other; '' for none. */
  topic: string;
  /** 1 when it makes older facts of its topic past. */
  is_exclusive: number;
  /** 1 when it says that older facts of its topic are no longer true. */
  ends_topic: number;
  /** 1 when the mate knew it already, so that it is not shown with its message. */
  is_repeated: number;
  /** The message that it was learned from; null when the user wrote it. */
  source_room_id: string | null;
  source_message_id: string | null;
  learned_by: 'rule' | 'model' | 'you';
  pinned_at: number | null;
  /** When the user marked it as no longer true. */
  ended_at: number | null;
  /** When the user forgot it, which can be undone for a while. */
  forgotten_at: number | null;
  /** The client's id of a fact that the user added, unique per user. */
  client_id: string | null;
  created_at: number;
  updated_at: number;
}

/** The record of a reply's prompt; see `server/companions/prompt`. Stored apart from the reply, which can be deleted and restored. */
export interface PromptRecordRow {
  /** The reply. */
  message_id: string;
  room_id: string;
  user_id: string;
  created_at: number;
  /** The most that the prompt could have, in tokens. */
  token_limit: number;
  /** JSON, the `sections` of a `StoredPrompt`, without texts; with its `removed`, an object of both. */
  sections: string;
}

/**
 * The summary of neighboring messages of a room. It counts only while its last message is shown: all others come before that one in
 * its branch, and are deleted or hidden only together with it.
 */
export interface ChapterRow {
  chapter_id: string;
  room_id: string;
  user_id: string;
  first_message_id: string;
  last_message_id: string;
  /** The `seq` of its last message. */
  last_seq: number;
  message_count: number;
  /** '' once forgetting can no longer be undone: the row then prevents another summary of its messages. */
  text: string;
  learned_by: 'model' | 'you';
  /** When the user forgot it, which can be undone for a while. */
  forgotten_at: number | null;
  created_at: number;
  updated_at: number;
}

/** Work on a room that a node does in the background. */
export interface JobRow {
  room_id: string;
  /** When it is to be done, by the clock of the nodes; null when there is nothing to do. */
  due_at: number | null;
  /** Counts the attempts: what an earlier one found is not stored. */
  claim: number;
  /** Until when an attempt excludes others, by the clock of the database; null without one. */
  claimed_until: number | null;
  /** How many attempts in a row failed. */
  failures: number;
  /** The days since 1970, UTC, of the last attempt, and how many there were on it. */
  day: number;
  runs: number;
}

/** The part of a room that a model has yet to read, for facts and for chapters. */
export interface MemoryJobRow extends JobRow {
  /** The `seq` of the last message that was read for facts. */
  read_seq: number;
  /** No chapter has messages up to this `seq`, but those that exist. */
  chapter_seq: number;
  /** How many messages the user has sent since. */
  turns: number;
}

/** The meaning of a message as numbers: see docs/decisions/122. */
export interface MessageVectorTable {
  vector_id: Generated<number>;
  message_id: string;
  room_id: string;
  user_id: string;
  seq: number;
  /** The model that returned it. */
  model: string;
  /** A signed byte for each number; none where the host refused the text. */
  numbers: Uint8Array;
  /** The factor of the bytes, so that the vector has a length of 1. */
  scale: number;
}

/** Which entries of a lorebook began to have an effect with a reply. Stored apart from the reply, which can be deleted and restored. */
export interface LoreEffectRow {
  /** The reply. */
  message_id: string;
  room_id: string;
  /** JSON, a list of `LoreEffect`: no texts. */
  effects: string;
}
