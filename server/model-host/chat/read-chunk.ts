import * as v from 'valibot';
import { HostError, hintsOf, wordsOf } from '../host-error.ts';

/** The part that one event adds to a host's answer. */
export interface Chunk {
  /** Text of the answer; may be ''. */
  readonly content: string;
  /** Whether it has a piece of the model's private notes, which are not read. */
  readonly isThinking: boolean;
  /** Whether it has words with which the model refuses to answer, outside of the text. */
  readonly isRefusal: boolean;
  /** Whether the text may be all of the answer so far, and not what follows it. */
  readonly isWhole: boolean;
  /** Why the answer ends here; null while it continues. */
  readonly finish: string | null;
  /** How many tokens the host has read and written; null in most events. */
  readonly usage: Usage | null;
}

/** Tokens as a model's host counts them. */
export interface Usage {
  readonly prompt: number;
  /** Of the answer, with its notes. */
  readonly answer: number;
}

/** A chunk that adds nothing. */
export const nothing: Chunk = {
  content: '',
  isThinking: false,
  isRefusal: false,
  isWhole: false,
  finish: null,
  usage: null,
};

/**
 * Reads one event, as leniently as hosts write them: whatever says nothing that is known adds nothing. Throws `HostError`
 * (`refused`) for an error.
 */
export const readChunk = (value: unknown, isError = false): Chunk => {
  const event = v.safeParse(Event, Array.isArray(value) ? value[0] : value);
  if (!event.success) {
    return nothing;
  }
  const { error, choices } = event.output;
  if (isError || isFilled(error) || isFailure(event.output)) {
    const words = wordsOf(error) ?? wordsOf(value);
    throw new HostError('refused', { status: 200, words, hints: hintsOf(value) });
  }
  const choice = choices?.find((one) => (one?.index ?? 0) === 0);
  const usage = event.output.usage && {
    prompt: event.output.usage.prompt_tokens,
    answer: event.output.usage.completion_tokens,
  };
  return choice === undefined || choice === null ? { ...nothing, usage } : { ...readChoice(choice), usage };
};

/** Errors without a field of that name. */
const isFailure = ({ choices, object, type, code, message, detail }: v.InferOutput<typeof Event>): boolean =>
  object === 'error' ||
  type === 'error' ||
  (choices === null && ((isFilled(code) && isFilled(message)) || isFilled(detail)));

/** Also what some hosts send for "no error": null, '' or an empty object. */
const isFilled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null ? Object.keys(error).length > 0 : Boolean(error);

const Text = v.fallback(v.nullish(v.string()), null);
const Part = v.fallback(
  v.union([v.string(), v.object({ type: Text, text: Text, thinking: v.optional(v.unknown()) })]),
  '',
);
/** One part need not be in a list. */
const Content = v.fallback(v.nullish(v.union([v.string(), v.array(Part), Part])), null);
const Delta = v.fallback(
  v.nullish(
    v.object({ content: Content, refusal: Text, reasoning_content: Text, reasoning: Text, thinking: Text }),
  ),
  null,
);
const Choice = v.fallback(
  v.nullish(
    v.object({
      index: v.fallback(v.optional(v.number()), 0),
      delta: Delta,
      message: Delta,
      text: Text,
      finish_reason: Text,
      finishReason: Text,
    }),
  ),
  null,
);
const Tokens = v.pipe(v.number(), v.integer(), v.minValue(1));
const Event = v.object({
  choices: v.fallback(v.nullable(v.array(Choice)), null),
  usage: v.fallback(v.nullable(v.object({ prompt_tokens: Tokens, completion_tokens: Tokens })), null),
  error: v.optional(v.unknown()),
  object: Text,
  type: Text,
  code: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  detail: v.optional(v.unknown()),
});

const readChoice = (choice: NonNullable<v.InferOutput<typeof Choice>>): Omit<Chunk, 'usage'> => {
  const { delta, message, text } = choice;
  const said = delta ?? message ?? null;
  const content = said?.content ?? text ?? '';
  const parts = Array.isArray(content) ? content : [content];
  const types = parts.map((part) => (typeof part === 'string' ? null : part.type));
  return {
    content: parts.map(textOf).join(''),
    isThinking:
      [said?.reasoning_content, said?.reasoning, said?.thinking].some((note) => (note ?? '') !== '') ||
      types.some((type) => !isSpoken(type) && type !== 'refusal'),
    isRefusal: (said?.refusal ?? '') !== '' || types.includes('refusal'),
    isWhole: said !== null && said === message,
    finish: [choice.finish_reason, choice.finishReason].find((reason) => (reason ?? '') !== '') ?? null,
  };
};

const textOf = (part: v.InferOutput<typeof Part>): string => {
  if (typeof part === 'string') {
    return part;
  }
  return isSpoken(part.type) ? (part.text ?? '') : '';
};

/** A list of parts may have notes, images or calls among the text. */
const isSpoken = (type: string | null | undefined): boolean =>
  type === null || type === undefined || type === 'text' || type === 'output_text';
