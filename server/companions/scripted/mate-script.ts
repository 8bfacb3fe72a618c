import type { Intent } from './shared/lines.ts';

/** A story of the mate's own, told piece by piece as long as the user wants to hear it. */
export interface Thread {
  readonly id: string;
  /** Words that start it, parted by `|`, lower case, as RiveScript triggers read them. */
  readonly on: string;
  /** What it is about, as a phrase that fits after "about". */
  readonly about: string;
  readonly beats: readonly string[];
}

/**
 * What one mate says. Lines are written as plain speech with *narration* in asterisks; quotation marks are set when
 * they are spoken. `{name}`, `{, name}`, `{x}` (the user's own words), `{like}`, `{topic}`, `{offer}` and `{other}`
 * are filled in; a line whose blank cannot be filled is not used.
 */
export interface MateScript {
  readonly mateId: string;
  /** Small stage business, whole sentences. */
  readonly gestures: readonly string[];
  /** The same for serious moments. */
  readonly near: readonly string[];
  /** Short answers to something the user told, before a story goes on. */
  readonly acks: readonly string[];
  /** Answers to a remark that no trigger caught. */
  readonly fallbacks: readonly string[];
  /** Answers to a question that no trigger caught. */
  readonly unknown: readonly string[];
  readonly questions: readonly string[];
  /** How the talk goes on from the greeting when the user follows its lead. */
  readonly opening: readonly string[];
  readonly threads: readonly Thread[];
  /** Own wording for what every mate may be asked or told. */
  readonly lines: Partial<Record<Intent, readonly string[]>>;
}
