import * as v from 'valibot';
import { Script } from '../patterns/lexicon.ts';

const text = v.string();
const texts = v.array(text);
const maybe = v.optional(text);
const more = v.optional(texts);

const HonestyWords = v.strictObject({
  /** "I am", before what the speaker is. */
  self: text,
  /** "I am not". */
  selfNot: text,
  /** Words that may stand between: articles and intensifiers. */
  fill: text,
  human: text,
  ai: text,
  /** "You are talking to a", before a human. */
  facing: text,
  /** "You are not talking to a", "there is no", before an AI. */
  notFacing: text,
  /** Further claims, as patterns: languages that put the verb last, for instance. */
  claims: more,
  /** Further ways to say that an AI speaks, as patterns. */
  discloses: more,
  /** The words that make "I am human" no claim: "if", "as if". */
  unless: maybe,
  /** The beginnings of an answer before a bare noun: "yes", "of course". */
  yes: maybe,
  /** "Are you", "you are", before what the person asks about. */
  you: text,
  /** Adjectives by which people ask: "real", "alive". */
  real: maybe,
  /** Who else might write. */
  person: maybe,
  /** The words that show that a question is about this conversation: "this", "here", "writing". */
  place: text,
  /** Further questions, as patterns. */
  asks: more,
});

const UrgingWords = v.strictObject({
  /** "You should", "why not", before a deed. */
  should: text,
  /** Words that may precede an imperative: "just", "please". */
  lead: maybe,
  /** Imperatives: "kill yourself". */
  kill: text,
  /** The same after "you should"; left out where it is the same. */
  killing: maybe,
  /** "die", after "you should". */
  die: text,
  /** Further urges, as patterns: that nobody would miss the person, and to take all pills. */
  urges: texts,
  denial: text,
});

/** The texts that are shown instead of a mate's. */
const FixedLines = v.strictObject({
  /** Says that it is an AI. */
  disclosure: text,
  /** Ends something that the mate does not take part in. */
  refusal: text,
  /** A warm goodbye that asks for nothing. */
  goodbye: text,
});
export type FixedLines = v.InferOutput<typeof FixedLines>;

/**
 * The words of one language from which `ai-honesty.ts`, `incitement.ts` and `goodbyes.ts` form sentences. All are
 * alternatives, `a|b`, for text as `fold` returns it (English: as `plainEnglish` does), with the shorthands that
 * `Patterns` describes, but without `~`. Each language says in its words what all of them say.
 */
export const OutputWords = v.strictObject({
  /** A BCP 47 tag. */
  language: text,
  script: Script,
  /** Frequent words, by which the language of a conversation is recognized. */
  common: text,
  honesty: HonestyWords,
  urging: UrgingWords,
  /** How a person says goodbye, in words that say so. */
  bye: text,
  /** How a mate asks a person to stay who says goodbye, as patterns; `<clause>` is the start of a clause. Missing where none are known. */
  pleas: more,
  lines: FixedLines,
});
export type OutputWords = v.InferOutput<typeof OutputWords>;
