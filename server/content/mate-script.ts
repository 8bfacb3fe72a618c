import type { Intent } from './shared-lines/lines.ts';

/** A story of the mate, sent in pieces while the user is interested. */
export interface Thread {
  readonly id: string;
  /** The words that start it, separated by `|`, lower case, as in RiveScript triggers. */
  readonly on: string;
  /** Its topic, as a phrase that fits after "about". */
  readonly about: string;
  /** How a user asks for it; absent in English. */
  readonly request?: string;
  readonly beats: readonly string[];
}

/**
 * The lines of one mate: plain speech with *narration* in asterisks; quotation marks are set by `formatSpeech`. `{name}`,
 * `{, name}`, `{x}` (the user's own words), `{like}`, `{topic}`, `{offer}` and `{other}` are placeholders; a line with a
 * placeholder that has no value is not used.
 */
export interface MateScript {
  readonly mateId: string;
  /** The mate's name where it is not written in the Latin script. */
  readonly shortName?: string;
  /** Stage directions, as complete sentences. */
  readonly gestures: readonly string[];
  /** The same for serious moments. */
  readonly near: readonly string[];
  /** Short reactions to the user, before a story continues. */
  readonly acks: readonly string[];
  /** Answers to a remark that no trigger caught. */
  readonly fallbacks: readonly string[];
  /** Answers to a question that no trigger caught. */
  readonly unknown: readonly string[];
  readonly questions: readonly string[];
  /** The continuation of the greeting, if the user follows it. */
  readonly opening: readonly string[];
  readonly threads: readonly Thread[];
  /** The mate's own lines for the shared intents. */
  readonly lines: Partial<Record<Intent, readonly string[]>>;
}
