import type { Names } from '../../../contract/macros/placeholders.ts';

/** A message of a conversation, as it is scanned. */
export interface SceneLine {
  /** The name of its speaker, which counts as a part of it (SillyTavern). */
  readonly speaker: string;
  readonly text: string;
}

/** That an entry fired and began to have an effect, which the conversation remembers. */
export interface LoreEffect {
  /** The entry's version. */
  readonly version: string;
  /** How many messages the conversation had when the entry fired. */
  readonly at: number;
}

/** The conversation for which a lorebook is asked. */
export interface Scene {
  /** The newest first, beginning with the message to be answered. */
  readonly lines: readonly SceneLine[];
  /** How many messages it has, with that one, and how many of them are the mate's. */
  readonly messages: number;
  readonly replies: number;
  /** Null where entries for other mates count too. */
  readonly mate: null | { readonly names: readonly string[]; readonly tags: readonly string[] };
  /** The effects that began with its shown messages, the latest last. */
  readonly effects: readonly LoreEffect[];
}

/** How a book is used. */
export interface FireOptions {
  /** For the texts of entries. */
  readonly names: Names;
  /** The maximum total size of all entries, in the unit of `sizeOf`. */
  readonly budget: number;
  readonly sizeOf: (text: string) => number;
  /** Returns a number from 0 to 1, as `Math.random` does. */
  readonly random: () => number;
  /** Whether all entries fire that could by another chance. */
  readonly isExhaustive?: boolean;
  /** How long it may wait for patterns, in milliseconds; without it as long as a message may. */
  readonly patience?: number;
}
