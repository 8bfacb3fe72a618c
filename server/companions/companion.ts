import type { FactKind } from '../../contract/memory/fact.ts';
import type { Language } from '../../contract/languages.ts';
import type { PromptSectionName } from '../../contract/replies/prompt-section.ts';
import type { SuggestedMate } from '../../contract/mates/mate-suggestion.ts';
import type { PromptReason, RemovedPart } from '../../contract/replies/reply-prompt.ts';
import type { ReplyChoice } from '../../contract/replies/reply-settings.ts';
import type { ReplyHint } from '../../contract/replies/reply-hint.ts';
import type { LorePosition } from './lore/lore-book.ts';
import type { FoundFact } from './facts/found-fact.ts';
import type { Surroundings } from '../text-safety/minors.ts';
import type { MateProfile } from '../content/mate-profile.ts';
import type { HostFailure } from '../model-host/host-error.ts';
import type { CountedReply, Cut } from './silent-cut.ts';

/** One earlier line of the conversation, oldest first. */
export interface Line {
  readonly role: 'user' | 'mate';
  readonly text: string;
  /** When it was written, in milliseconds since 1970, where that is known. */
  readonly at?: number;
  /** Its message, where it is known: a passage that consists of recent messages is not sent twice. */
  readonly messageId?: string;
  /** Set where all that the mate remembers of it is no longer true; only in a passage. */
  readonly isPast?: boolean;
}

/** The user as the mate knows them, in the user's own words. */
export interface KnownPersona {
  readonly name: string;
  /** '' when none were given. */
  readonly pronouns: string;
  /** The information for the mate; may be ''. */
  readonly about: string;
}

/** Something that the mate remembers about the user. */
export interface KnownFact {
  readonly factId: string;
  readonly kind: FactKind;
  readonly text: string;
  /** Its rank among all facts, whatever is talked about: the smaller, the more it matters. */
  readonly standing?: number;
  /** Its topic, as `FoundFact` has it; '' when the user wrote it. */
  readonly topic?: string;
  /** When it was stated, in milliseconds since 1970. */
  readonly at: number;
  /** Whether it is no longer true. */
  readonly isPast: boolean;
  readonly reason: PromptReason;
}

/** An entry of the mate's lorebook that fires now. */
export interface KnownLore {
  /** The entry's version in the book. */
  readonly loreId: string;
  readonly text: string;
  readonly position: LorePosition;
  /** The higher, the later in its place. */
  readonly order: number;
  readonly reason: PromptReason;
}

/** Neighboring messages from an earlier part of the conversation, oldest first. The history may have some of them. */
export interface Passage {
  readonly messageIds: readonly string[];
  readonly lines: readonly Line[];
  /** When the first one was written, in milliseconds since 1970. */
  readonly at: number;
  readonly reason: PromptReason;
}

/** The summary of an earlier part of the conversation. */
export interface KnownChapter {
  readonly chapterId: string;
  readonly text: string;
  /** Its first and last messages, and when they were written, in milliseconds since 1970. */
  readonly from: { readonly messageId: string; readonly at: number };
  readonly to: { readonly messageId: string; readonly at: number };
  /** How many messages it summarizes. */
  readonly count: number;
}

/** The parts of a prompt, without its texts. Tokens are estimates; those of the sections are all that is sent. */
export interface PromptRecord {
  /** The model that it was sent to; absent while that is not known. */
  readonly model?: string;
  /** The most that the prompt could have. */
  readonly limit: number;
  /** The message that its recent messages begin with; null for the first one of the conversation. The next prompt begins with it, too. */
  readonly recentFrom: string | null;
  readonly sections: readonly PromptRecordSection[];
}

export interface PromptRecordSection {
  readonly name: PromptSectionName;
  readonly tokens: number;
  /** How many facts, chapters, passages or lines no longer fitted. */
  readonly leftOut: number;
  readonly items?: readonly {
    readonly loreId?: string;
    readonly factId?: string;
    readonly chapterId?: string;
    readonly messageIds?: readonly string[];
    readonly tokens: number;
    readonly reason: PromptReason;
  }[];
}

/** What a model does: it is loaded, or reads a prompt of so many tokens, by our count. `name` is the model's. */
export type ModelDoing =
  | { readonly state: 'loading'; readonly name: string }
  | { readonly state: 'reading'; readonly name: string; readonly tokens: number };

export interface CompanionRequest {
  readonly mate: MateProfile;
  /** Without the new message. May be long; use the tail that fits. */
  readonly history: readonly Line[];
  /** The message that the recent ones of the last prompt began with; null or absent where that was the first of the conversation. */
  readonly recentFrom?: string | null;
  /** Marks the notes for the model in this conversation: only our own have it. */
  readonly noteMark?: string;
  /** The user's new message. */
  readonly message: string;
  /** Complete replies to the same message: the new one should differ. */
  readonly alternatives?: readonly string[];
  /** The part of the reply that exists: the new text continues it. '' for a new reply. */
  readonly begun?: string;
  /** How the reply should differ from the alternatives. */
  readonly hint?: ReplyHint | undefined;
  /** How the user wants replies in this room; absent for the usual ones. */
  readonly choice?: ReplyChoice;
  /** Opaque JSON text that this engine returned with the room's previous reply, or null. */
  readonly memory: string | null;
  /** The account's name; a persona's name takes precedence. */
  readonly userName: string | null;
  /** The language of the user's pages; absent for English. */
  readonly language?: Language;
  /** Null when the user has created none. */
  readonly persona: KnownPersona | null;
  /** The user's notes for the mate in this room; may be ''. */
  readonly notes: string;
  /** The entries of the mate's lorebook that fire, those that stay longest first. */
  readonly lore?: readonly KnownLore[];
  /** The facts that the mate remembers, the most relevant first. */
  readonly facts?: readonly KnownFact[];
  /** Summaries of the conversation, the newest first: also of what the history has. */
  readonly chapters?: readonly KnownChapter[];
  /** Earlier parts of the conversation, the most relevant first: for what of the history does not fit too. */
  readonly passages?: readonly Passage[];
  /** Called with what the prompt consists of, before it is sent. */
  readonly onPrompt?: (prompt: PromptRecord) => void;
  /** Called with all that was removed from the reply so far, whenever that changes. */
  readonly onRemoved?: (removed: readonly RemovedPart[]) => void;
  /** The user asked for help a few lines ago, so the companion must not simply continue the story. */
  readonly isCareful?: boolean;
  /** The context that the reply is judged in, in addition to its lines. */
  readonly surroundings?: Surroundings;
  readonly signal: AbortSignal;
  /** Names the conversation, whose prompts are compared with each other; absent where there is only one. */
  readonly talk?: string;
  /** Called with what the model does before its first words. */
  readonly onModel?: (doing: ModelDoing) => void;
  /** Called with how many tokens the reply took, where the model's host tells it. */
  readonly onCounted?: (counted: CountedReply) => void;
  /** Called when the model's host read only a part of the prompt and did not say so. */
  readonly onCut?: (cut: Cut) => void;
  /** Called when the companion thinks before it says something. */
  readonly onThinking?: () => void;
  /** Called when everything that the reply has yielded so far was not the mate's: the next piece begins it again. */
  readonly onRestart?: () => void;
}

/** Yields pieces of text. Throws CompanionError. */
export type CompanionReply = AsyncGenerator<string, CompanionResult, void>;

/** The result of a companion with a complete reply. */
export interface CompanionResult {
  /** Its new memory; null leaves it unchanged. */
  readonly memory: string | null;
  /** It did not understand the message, and the reply says so. */
  readonly isMisunderstood?: boolean;
  /** The reply is as long as it may be, and could go on. */
  readonly isContinuable?: boolean;
}

/** The conversation so far; the history ends with the latest line. */
export type SuggestRequest = Omit<CompanionRequest, 'message'>;

/** A line that a model reads to learn from it. */
export interface ReadLine extends Line {
  readonly messageId: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** A part of a conversation from which a mate should learn. */
export interface FactsRequest {
  readonly mateName: string;
  /** The lines before, which were read already. */
  readonly context: readonly Line[];
  readonly lines: readonly ReadLine[];
  /** The facts that the mate remembers, with their topics. */
  readonly known: ReadonlyArray<Pick<FoundFact, 'text' | 'topic'>>;
  /** The conversation that they are of; null or absent where it is not to be read with them. */
  readonly talk?: SuggestRequest | null;
  readonly signal: AbortSignal;
}

/** A part of a conversation that is to be summarized. */
export interface ChapterRequest {
  readonly mateName: string;
  /** The summary of the preceding messages; '' without one. */
  readonly before: string;
  readonly lines: readonly ReadLine[];
  readonly signal: AbortSignal;
}

/** A fact with the line that states it. */
export interface ReadFact extends FoundFact {
  readonly messageId: string;
}

/** The texts of a mate; its look and visibility are decided elsewhere. */
export type MateIdea = Omit<SuggestedMate, 'hue' | 'look' | 'visibility' | 'craft' | 'replyLength'>;

export interface Companion {
  readonly name: 'scripted' | 'openai';
  /** The models that can reply, the default first; absent where none does. */
  readonly models?: readonly string[] | undefined;
  /** Returns the languages in which a mate replies; absent where it replies in any. */
  readonly languagesOf?: (mateId: string) => readonly Language[];
  /** Returns a mate's first message in a language; null where it has none of its own in it. */
  readonly greetingOf?: (mateId: string, language: Language) => string | null;
  /** How much of the history it can use, in UTF-16 units; absent for little. */
  readonly historyLength?: number;
  reply(request: CompanionRequest): CompanionReply;
  /**
   * Lets the model's host read what the next prompt of the conversation begins with. Rejects with a CompanionError. Missing where
   * that costs something, or is of no use.
   */
  readonly prepare?: (request: SuggestRequest) => Promise<void>;
  /**
   * Returns up to three short messages that the user could send next, in the user's voice. Rejects with a
   * CompanionError. Missing when the engine does not support suggestions.
   */
  readonly suggest?: (request: SuggestRequest) => Promise<readonly string[]>;
  /**
   * Returns the texts of a new mate, based on the user's description or on '', in the language of the user's pages where the
   * description tells none. Rejects with a CompanionError. Missing
   * when the engine does not support drafts.
   */
  readonly draftMate?: (description: string, signal: AbortSignal, language: Language) => Promise<MateIdea>;
  /**
   * Returns what the lines say that is worth remembering, with the line of each. Rejects with a CompanionError. Missing when the
   * engine does not read conversations.
   */
  readonly readFacts?: (request: FactsRequest) => Promise<readonly ReadFact[]>;
  /** How much text it is given for that at once, in tokens; absent for much. */
  readonly maxFactsText?: number;
  /**
   * Returns a summary of the lines, on one line of at most `maxChapterLength`. Rejects with a CompanionError. Missing when the engine does
   * not read conversations.
   */
  readonly writeChapter?: (request: ChapterRequest) => Promise<string>;
}

/**
 * Why a reply failed. See `HostFailure`; `gone` the host on this machine was unreachable; `missing` the host does not have the model;
 * `declined` the model refused to answer; `thoughts` its whole answer was notes to itself; `empty` a complete answer without text.
 */
export type CompanionFailure = HostFailure | 'gone' | 'missing' | 'declined' | 'thoughts' | 'empty';

/** The only error that a companion throws. */
export class CompanionError extends Error {
  readonly kind: CompanionFailure;
  /** The answer of the model's host, fit for a log; null where it said nothing. */
  host: { readonly status: number | null; readonly words: string | null } | null = null;

  constructor(kind: CompanionFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CompanionError';
    this.kind = kind;
  }
}
