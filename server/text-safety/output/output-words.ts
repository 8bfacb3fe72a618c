import type { scripts } from '../patterns/lexicon.ts';

/**
 * The words of one language from which `ai-honesty.ts`, `incitement.ts` and `goodbyes.ts` form sentences. All are
 * alternatives, `a|b`, for text as `fold` returns it (English: as `plainEnglish` does), with the shorthands that
 * `Patterns` describes, but without `~`. Each language says in its words what all of them say.
 */
export interface OutputWords {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly script: keyof typeof scripts;
  /** Frequent words, by which the language of a conversation is recognized. */
  readonly common: string;
  readonly honesty: HonestyWords;
  readonly urging: UrgingWords;
  /** How a person says goodbye, in words that say so. */
  readonly bye: string;
  /** How a mate asks a person to stay who says goodbye, as patterns; `<clause>` is the start of a clause. Missing where none are known. */
  readonly pleas?: readonly string[];
  readonly lines: FixedLines;
}

export interface HonestyWords {
  /** "I am", before what the speaker is. */
  readonly self: string;
  /** "I am not". */
  readonly selfNot: string;
  /** What may stand between: articles and intensifiers. */
  readonly fill: string;
  readonly human: string;
  readonly ai: string;
  /** "You are talking to a", before a human. */
  readonly facing: string;
  /** "You are not talking to a", "there is no", before an AI. */
  readonly notFacing: string;
  /** Further claims, as patterns: languages that put the verb last, for instance. */
  readonly claims?: readonly string[];
  /** Further ways to say that an AI speaks, as patterns. */
  readonly discloses?: readonly string[];
  /** What makes "I am human" no claim: "if", "as if". */
  readonly unless?: string;
  /** What an answer begins with, before a bare noun: "yes", "of course". */
  readonly yes?: string;
  /** "Are you", "you are", before what the person asks about. */
  readonly you: string;
  /** Adjectives by which people ask: "real", "alive". */
  readonly real?: string;
  /** Who else might write. */
  readonly person?: string;
  /** What shows that a question is about this conversation: "this", "here", "writing". */
  readonly place: string;
  /** Further questions, as patterns. */
  readonly asks?: readonly string[];
}

export interface UrgingWords {
  /** "You should", "why not", before a deed. */
  readonly should: string;
  /** What may precede an imperative: "just", "please". */
  readonly lead?: string;
  /** Imperatives: "kill yourself". */
  readonly kill: string;
  /** The same after "you should"; left out where it is the same. */
  readonly killing?: string;
  /** "die", after "you should". */
  readonly die: string;
  /** Further urges, as patterns: that nobody would miss the person, and to take all pills. */
  readonly urges: readonly string[];
  readonly denial: string;
}

/** What is shown instead of a mate's text. */
export interface FixedLines {
  /** Says that it is an AI. */
  readonly disclosure: string;
  /** Ends something that the mate does not take part in. */
  readonly refusal: string;
  /** A warm goodbye that asks for nothing. */
  readonly goodbye: string;
}
