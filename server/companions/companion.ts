import type { Manner, MateDraft } from '../../contract/own-mate.ts';
import type { Surroundings } from '../domain/safety/minors.ts';

/** What a companion knows about the mate it speaks for. */
export interface MateProfile {
  readonly mateId: string;
  readonly name: string;
  /** First name, used in running text. */
  readonly shortName: string;
  readonly tagline: string;
  /** In years; every mate is an adult. */
  readonly age: number;
  readonly pronouns: string;
  readonly place: string;
  /** How the mate speaks: tone, habits, favourite turns of phrase. */
  readonly voice: string;
  /** The mate's first message, in chat Markdown. */
  readonly greeting: string;
  /** The opening situation, one or two sentences. */
  readonly scene: string;
  /** Two or three paragraphs, parted by a blank line. */
  readonly who: string;
  readonly likes: readonly string[];
  readonly tags: readonly string[];
  /** Only of a mate that a user made: what stands above is then that user's own text, and may look like anything. */
  readonly manner?: Manner;
}

/** One earlier line of the conversation, oldest first. */
export interface Line {
  readonly role: 'user' | 'mate';
  readonly text: string;
}

/** Who the user is to the mate, in the user's own words. */
export interface KnownPersona {
  readonly name: string;
  /** '' where none were given. */
  readonly pronouns: string;
  /** What the mate should know; may be ''. */
  readonly about: string;
}

export interface CompanionRequest {
  readonly mate: MateProfile;
  /** Without the new message; may be long: use the tail you need. */
  readonly history: readonly Line[];
  /** The user's new message. */
  readonly message: string;
  /** Opaque JSON text that this engine returned last time for this room, or null. */
  readonly memory: string | null;
  /** The account's name; a persona's goes before it. */
  readonly userName: string | null;
  /** Null when the user has made none. */
  readonly persona: KnownPersona | null;
  /** What the user asked the mate to remember in this room, in their own words; may be ''. */
  readonly notes: string;
  /** The user asked for help a few lines ago: no playing on as if nothing had been said. */
  readonly isCareful?: boolean;
  /** What the reply is judged with beyond the lines; without it, by its lines alone. */
  readonly surroundings?: Surroundings;
  readonly signal: AbortSignal;
}

/** Pieces of text as they are written; the generator's return value is the new memory. Throws CompanionError. */
export type CompanionReply = AsyncGenerator<string, { memory: string | null }, void>;

/** A talk as it stands; the history ends with what was said last. */
export type SuggestRequest = Omit<CompanionRequest, 'message'>;

/** The texts of a mate; how it looks, and who may see it, is decided elsewhere. */
export type MateIdea = Omit<MateDraft, 'hue' | 'look' | 'visibility'>;

export interface Companion {
  readonly name: 'scripted' | 'openai';
  reply(request: CompanionRequest): CompanionReply;
  /**
   * Up to three short messages that the user could send next, in the user's voice. Rejects with a CompanionError.
   * Absent where an engine has no ideas to give.
   */
  readonly suggest?: (request: SuggestRequest) => Promise<readonly string[]>;
  /**
   * The texts of a mate that does not exist yet, from the user's own sentence or from ''. Rejects with a
   * CompanionError. Absent where an engine has no ideas to give.
   */
  readonly draftMate?: (description: string, signal: AbortSignal) => Promise<MateIdea>;
}

/**
 * Why a reply did not come to its end:
 * `unreachable` nobody answered; `refused` the model's host said no; `stalled` it fell silent midway;
 * `truncated` the answer ended without its end mark; `broken` the answer could not be read;
 * `cancelled` the caller's signal was aborted.
 */
export type CompanionFailure = 'unreachable' | 'refused' | 'stalled' | 'truncated' | 'broken' | 'cancelled';

/** The only error that a companion's reply throws. */
export class CompanionError extends Error {
  readonly kind: CompanionFailure;

  constructor(kind: CompanionFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CompanionError';
    this.kind = kind;
  }
}
