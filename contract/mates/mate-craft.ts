import * as v from 'valibot';
import type { InputErrorId } from '../input-error.ts';
import { Line, Trimmed } from '../line.ts';

/** The maximum lengths of the texts for advanced creators, in UTF-16 units. */
export const craftLimits = {
  nickname: 60,
  instructions: 10_000,
  finalInstructions: 5000,
  depthNote: 5000,
  examples: 20_000,
  greeting: 10_000,
  /** All together: they are read with each list of mates. */
  all: 80_000,
} as const;

/** The maximum number of further first messages. */
export const maxGreetings = 20;

/** How many messages before the end of the conversation a note can be. */
export const maxDepth = 999;

/** Multi-line text without bidirectional controls. */
export const MultilineText = (maxLength: number) =>
  v.pipe(
    Trimmed,
    v.maxLength(maxLength),
    v.check(
      (text) => !/[^\P{Cc}\n\r\t]|[\u202A-\u202E\u2066-\u2069]/u.test(text),
      'textInvalid' satisfies InputErrorId,
    ),
  );

/** What character cards have for advanced creators. The texts can have macros. */
export const MateCraft = v.pipe(
  v.object({
    /** What `{{char}}` stands for instead of the name; '' for the name. */
    nickname: v.optional(Line(craftLimits.nickname), ''),
    /** How the character is to be played: a card's system prompt, below the rules of this product. */
    instructions: v.optional(MultilineText(craftLimits.instructions), ''),
    /** The same, after the conversation: a card's post-history instructions. */
    finalInstructions: v.optional(MultilineText(craftLimits.finalInstructions), ''),
    /** A note that is inserted `depth` messages before the end of the conversation. */
    depthNote: v.optional(MultilineText(craftLimits.depthNote), ''),
    depth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxDepth)), 4),
    /** Conversations that show how the character speaks, each after a line `<START>`. */
    examples: v.optional(MultilineText(craftLimits.examples), ''),
    /** First messages that a user can choose instead. */
    greetings: v.pipe(
      v.array(v.pipe(MultilineText(craftLimits.greeting), v.minLength(1))),
      v.maxLength(maxGreetings),
    ),
  }),
  v.check((craft) => lengthOf(craft) <= craftLimits.all, 'textInvalid' satisfies InputErrorId),
);
export type MateCraft = v.InferOutput<typeof MateCraft>;

const lengthOf = ({
  instructions,
  finalInstructions,
  depthNote,
  examples,
  greetings,
}: {
  readonly instructions: string;
  readonly finalInstructions: string;
  readonly depthNote: string;
  readonly examples: string;
  readonly greetings: readonly string[];
}): number =>
  [instructions, finalInstructions, depthNote, examples, ...greetings].reduce(
    (sum, text) => sum + text.length,
    0,
  );
