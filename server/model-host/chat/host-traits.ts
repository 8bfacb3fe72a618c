import { withCacheMarks } from './cache-marks.ts';

/** One message to a model. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The parameters that a host turned out to accept. */
export interface HostTraits {
  /** The name of the limit on an answer's length; null where the host has none. */
  readonly limitName: 'max_tokens' | 'max_completion_tokens' | null;
  readonly acceptsStop: boolean;
  /** Models that think accept only their own. */
  readonly acceptsTemperature: boolean;
  /** Whether the model's template has a system role. Without one the first message of the user has its text. */
  readonly acceptsSystem: boolean;
  readonly acceptsStream: boolean;
  /** Whether a stream may be asked how many tokens were read and written. */
  readonly acceptsUsage: boolean;
  /** Whether marks say what of a prompt the host keeps. */
  readonly hasCacheMarks: boolean;
  readonly acceptsSamplers: boolean;
  /** Whether an answer may be asked for in a form of JSON. */
  readonly acceptsSchema: boolean;
}

export const usualTraits: HostTraits = {
  limitName: 'max_tokens',
  acceptsStop: true,
  acceptsTemperature: true,
  acceptsSystem: true,
  acceptsStream: true,
  acceptsUsage: true,
  hasCacheMarks: false,
  acceptsSchema: true,
  acceptsSamplers: true,
};

export interface Asked {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  /** Where the model has to stop; may be empty. */
  readonly stop: readonly string[];
  /** How freely the model chooses its words, from 0 to 2; undefined for its own default. */
  readonly temperature?: number | undefined;
  /** Further settings of how it chooses them, which only some hosts know. */
  readonly samplers?: Samplers | undefined;
  /** The form that the answer must have; undefined for free text. */
  readonly form?: AnswerForm | undefined;
}

/** By the names in requests. */
export interface Samplers {
  readonly min_p?: number;
  readonly dry_multiplier?: number;
}

/** A form of JSON, with a name for it. All properties are required, as some hosts demand. */
export interface AnswerForm {
  readonly name: string;
  /** A JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Returns the body of a request that this host accepts. */
export const bodyFor = (
  traits: HostTraits,
  { model, messages, maxTokens, stop, temperature, samplers, form }: Asked,
) => ({
  model,
  messages: messagesFor(traits, messages),
  ...(traits.acceptsStream ? { stream: true } : {}),
  ...(traits.acceptsStream && traits.acceptsUsage ? { stream_options: { include_usage: true } } : {}),
  ...(traits.limitName === null ? {} : { [traits.limitName]: maxTokens }),
  ...(traits.acceptsTemperature && temperature !== undefined ? { temperature } : {}),
  ...(traits.acceptsSamplers ? samplers : {}),
  ...(traits.acceptsStop && stop.length > 0 ? { stop } : {}),
  ...(traits.acceptsSchema && form !== undefined
    ? { response_format: { type: 'json_schema', json_schema: { ...form, strict: true } } }
    : {}),
});

const messagesFor = (traits: HostTraits, messages: readonly ChatMessage[]) => {
  const accepted = traits.acceptsSystem ? messages : withoutSystem(messages);
  return traits.hasCacheMarks ? withCacheMarks(accepted) : accepted;
};

/** Returns how to ask a host again that refused with these words; null when they name nothing that can be left out. */
export const adaptTo = (
  traits: HostTraits,
  words: string,
  { form }: Pick<Asked, 'form'> = {},
): HostTraits | null => {
  if (
    form !== undefined &&
    traits.acceptsSchema &&
    /response.?format|json.?schema|structured|guided|grammar/i.test(words)
  ) {
    return withoutSchema(traits);
  }
  if (/stream_options|include_usage/i.test(words) && traits.acceptsUsage) {
    return { ...traits, acceptsUsage: false };
  }
  if (/cache_control/i.test(words) && traits.hasCacheMarks) {
    return { ...traits, hasCacheMarks: false };
  }
  if (/\bmin_p\b|\bdry_/i.test(words) && traits.acceptsSamplers) {
    return { ...traits, acceptsSamplers: false };
  }
  if (/\btemperature\b/i.test(words) && traits.acceptsTemperature) {
    return { ...traits, acceptsTemperature: false };
  }
  if (/max_(?:completion_)?tokens|max_new_tokens/i.test(words) && traits.limitName !== null) {
    return { ...traits, limitName: traits.limitName === 'max_tokens' ? 'max_completion_tokens' : null };
  }
  if (/\bsystem\b|\broles?\b/i.test(words) && traits.acceptsSystem) {
    return { ...traits, acceptsSystem: false };
  }
  if (/\bstop\b/i.test(words) && traits.acceptsStop) {
    return { ...traits, acceptsStop: false };
  }
  return /\bstream(?:ing)?\b/i.test(words) && traits.acceptsStream
    ? { ...traits, acceptsStream: false }
    : null;
};

/** The traits of a host that accepts no form of an answer. */
export const withoutSchema = (traits: HostTraits): HostTraits => ({ ...traits, acceptsSchema: false });

/** Whether a host says that the prompt is longer than its model's context. */
export const isTooLong = (words: string): boolean =>
  tooLong.test(words) && !/unsupported|not supported/i.test(words);

const tooLong = new RegExp(
  [
    'context.{0,20}(?:length|window|size|limit|exceed)',
    '(?:exceed|larger|longer|greater|too).{0,40}context',
    'too (?:long|many tokens)|too large for model',
    '(?:maximum|max|exceed).{0,40}\\btokens\\b(?!_)',
    '\\b(?:maximum|max|exceed|range of)\\w*[ _]+(?:prompt|input|sequence)',
    '\\b(?:prompt|input|tokens)\\b.{0,60}(?:exceed|(?:longer|larger|greater) than|must be <=|must have less than)',
    'reduce (?:the length of )?(?:the|your) (?:messages?|prompt|input)',
    '\\bmax_(?:model|seq)_len\\b|\\bn_ctx\\b',
  ].join('|'),
  'i',
);

const withoutSystem = ([first, second, ...others]: readonly ChatMessage[]): readonly ChatMessage[] => {
  if (first?.role !== 'system') {
    return [first, second, ...others].filter((message) => message !== undefined);
  }
  return second?.role === 'user'
    ? [{ role: 'user', content: `${first.content}\n\n---\n\n${second.content}` }, ...others]
    : [{ role: 'user', content: first.content }, ...[second, ...others].filter((one) => one !== undefined)];
};
