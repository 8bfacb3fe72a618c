import * as v from 'valibot';
import { maxModelNameLength } from '../../contract/replies/reply-settings.ts';
import { seconds } from '../shared/clock.ts';
import { address, names, onOrOff, wholeNumber } from './values.ts';
import type { EmbeddingOptions } from '../model-host/embeddings.ts';
import type { ModelOptions } from '../model-host/chat/model-client.ts';
import { faultOfAddress, isLocalHost } from '../model-host/host-address.ts';
import { longestLoad } from '../model-host/own-calls.ts';

/** Each is asked by the doctor, and shown in a list. */
export const maxModels = 50;

/** The variables of the language model. */
export const modelVariables = {
  LLM_BASE_URL: v.optional(address(['http:', 'https:'], 'must be an address like https://host/v1.')),
  LLM_API_KEY: v.optional(v.string()),
  LLM_MODEL: v.optional(v.string()),
  LLM_MODELS: v.optional(names(maxModels, maxModelNameLength)),
  LLM_CONTEXT_TOKENS: v.optional(wholeNumber(1024, 2_000_000)),
  LLM_REPLY_TOKENS: v.optional(wholeNumber(64, 100_000), '2048'),
  LLM_FIRST_TOKEN_SECONDS: v.optional(wholeNumber(1, 3600)),
  LLM_STALL_SECONDS: v.optional(wholeNumber(1, 3600), '45'),
  LLM_REPLY_SECONDS: v.optional(wholeNumber(1, 7200), '600'),
  LLM_SUGGESTIONS: v.optional(onOrOff, 'on'),
  LLM_MEMORY: v.optional(onOrOff, 'on'),
  TRIAL_MODEL: v.optional(v.string()),
  EMBEDDING_BASE_URL: v.optional(address(['http:', 'https:'], 'must be an address like https://host/v1.')),
  EMBEDDING_API_KEY: v.optional(v.string()),
  EMBEDDING_MODEL: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters.'))),
};

const Variables = v.object(modelVariables);
type Values = v.InferOutput<typeof Variables>;

/** The value of `LLM_BASE_URL` for a host on this machine, which `withLocalModel` finds. */
export const autoHost = 'auto';

/** Returns the variables without those of the model while `auto` is not resolved: most operator commands need no model. */
export const withoutAutoHost = (
  variables: Partial<Record<string, string>>,
): Partial<Record<string, string>> =>
  variables.LLM_BASE_URL?.trim() === autoHost
    ? Object.fromEntries(Object.entries(variables).filter(([name]) => !(name in modelVariables)))
    : variables;

/** Returns why the settings of the model cannot be used, in one line; null when they can. */
export const faultOfModel = (values: Values): string | null => {
  if ((values.LLM_BASE_URL === undefined) !== (modelsOf(values).length === 0)) {
    return 'LLM_BASE_URL and LLM_MODEL: set both to talk to a language model, or neither.';
  }
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey = null } = values;
  const address = { address: 'LLM_BASE_URL', key: 'LLM_API_KEY' };
  return (
    faultOfEmbeddings(values) ??
    faultOfTrial(values) ??
    (baseUrl === undefined ? null : faultOfAddress({ baseUrl, apiKey }, address))
  );
};

const faultOfTrial = (values: Values): string | null => {
  const { TRIAL_MODEL: model = 'off' } = values;
  return model === 'off' || modelsOf(values).includes(model)
    ? null
    : 'TRIAL_MODEL: must be off, LLM_MODEL, or one of LLM_MODELS.';
};

const faultOfEmbeddings = (values: Values): string | null => {
  const { EMBEDDING_BASE_URL: baseUrl, EMBEDDING_API_KEY: apiKey = null, EMBEDDING_MODEL: model } = values;
  if (baseUrl === undefined && apiKey !== null) {
    return 'EMBEDDING_API_KEY and EMBEDDING_BASE_URL: the key is sent to that address; set both, or remove EMBEDDING_API_KEY.';
  }
  if (baseUrl !== undefined && model === undefined) {
    return 'EMBEDDING_BASE_URL and EMBEDDING_MODEL: set both to recall by meaning, or neither.';
  }
  if (model !== undefined && (baseUrl ?? values.LLM_BASE_URL) === undefined) {
    return 'EMBEDDING_MODEL and LLM_BASE_URL: the model is asked at that address, or at EMBEDDING_BASE_URL; set one, or remove EMBEDDING_MODEL.';
  }
  return baseUrl === undefined
    ? null
    : faultOfAddress({ baseUrl, apiKey }, { address: 'EMBEDDING_BASE_URL', key: 'EMBEDDING_API_KEY' });
};

/** Returns the models, the default first. */
const modelsOf = ({ LLM_MODEL, LLM_MODELS = [] }: Values): string[] =>
  LLM_MODEL === undefined ? LLM_MODELS : [...new Set([LLM_MODEL, ...LLM_MODELS])];

export interface OpenAiOptions extends ModelOptions {
  /** The models that users can choose instead. */
  readonly otherModels?: readonly string[];
  /** The most that a prompt and its answer may have together, in tokens; null for what the host says. */
  readonly contextTokens: number | null;
  /** Whether the model is asked what users could say next. */
  readonly suggests: boolean;
  /** Whether the model is asked what is worth remembering. */
  readonly learns: boolean;
}

/** Returns the model that replies to visitors; null where the scripts do. By default only on a server that no other machine reaches. */
export const readTrialModel = (values: Values, isOnlyHere: boolean): string | null => {
  const model = values.TRIAL_MODEL ?? (isOnlyHere ? modelsOf(values)[0] : undefined);
  return model === undefined || model === 'off' ? null : model;
};

/** Returns the settings of the model; null for the scripted companions. */
export const readModel = (values: Values): OpenAiOptions | null => {
  const [model, ...otherModels] = modelsOf(values);
  return values.LLM_BASE_URL === undefined || model === undefined
    ? null
    : {
        baseUrl: values.LLM_BASE_URL,
        apiKey: values.LLM_API_KEY ?? null,
        model,
        otherModels,
        contextTokens: values.LLM_CONTEXT_TOKENS ?? null,
        maxTokens: values.LLM_REPLY_TOKENS,
        waits: {
          first: firstWait(values, values.LLM_BASE_URL),
          stall: seconds(values.LLM_STALL_SECONDS),
          total: seconds(values.LLM_REPLY_SECONDS),
        },
        suggests: values.LLM_SUGGESTIONS,
        learns: values.LLM_MEMORY,
      };
};

/** A model on this machine may have to be loaded first, and reads slowly. In milliseconds. */
const firstWait = ({ LLM_FIRST_TOKEN_SECONDS }: Values, baseUrl: string): number => {
  if (LLM_FIRST_TOKEN_SECONDS !== undefined) {
    return seconds(LLM_FIRST_TOKEN_SECONDS);
  }
  return isLocalHost({ baseUrl }) ? longestLoad : seconds(60);
};

/** Returns the settings of the model that compares meanings; null without one. Each address gets only its own key. */
export const readEmbeddings = (values: Values): EmbeddingOptions | null => {
  const { EMBEDDING_MODEL: model, EMBEDDING_BASE_URL, EMBEDDING_API_KEY } = values;
  const [baseUrl, apiKey] =
    EMBEDDING_BASE_URL === undefined
      ? [values.LLM_BASE_URL, values.LLM_API_KEY]
      : [EMBEDDING_BASE_URL, EMBEDDING_API_KEY];
  return baseUrl === undefined || model === undefined ? null : { baseUrl, apiKey: apiKey ?? null, model };
};
