import * as v from 'valibot';
import { minutes, seconds, type Now } from '../shared/clock.ts';
import type { HostOptions } from './host-address.ts';
import { HostError } from './host-error.ts';
import { get } from './post.ts';
import { readText } from './read-text.ts';

/** How much a model can hold, its prompt and its answer together. */
export interface ContextWindow {
  /** In tokens. */
  readonly tokens: number;
  /** Remembers that the model holds no more than this, which its host showed by refusing more. In tokens. */
  readonly shrink: (tokens: number) => void;
}

/** The assumed size of a model whose host says nothing about it, in tokens. */
export const defaultContext = 8192;
/** A model that holds less cannot be used. In tokens. */
const minContext = 1024;

/** How long the host may take to answer, and how long it is left alone where it did not. In milliseconds. */
const timeout = seconds(5);
const pause = minutes(1);
/** The longest list of models that is read, in bytes. */
const longestList = 4_000_000;

type WindowOptions = HostOptions & { readonly contextTokens: number | null };

/**
 * Returns a function that returns the configured size, or what the host says about a model in the list `/models`. The host is asked
 * in the background, until it answers: no reply waits for it, and the default is used until then, and where the list has no size.
 * What a host refused counts more than either.
 */
export const openContextWindows = (
  options: WindowOptions,
  now: Now = Date.now,
): ((model: string) => ContextWindow) => {
  const sizeOf = openSizes(options, now);
  const accepted = new Map<string, number>();
  const limitOf = (model: string): number => accepted.get(model) ?? Infinity;
  return (model) => ({
    get tokens() {
      return Math.min(sizeOf(model), limitOf(model));
    },
    shrink: (tokens) => void accepted.set(model, Math.min(tokens, limitOf(model))),
  });
};

/** Returns a function that returns what is known of a model's size before anything was refused. */
const openSizes = (options: WindowOptions, now: Now): ((model: string) => number) => {
  const { contextTokens } = options;
  if (contextTokens !== null) {
    return () => contextTokens;
  }
  let known: readonly ListedModel[] | null = null;
  let askAgainAt = 0;
  const ask = async (): Promise<void> => {
    askAgainAt = Infinity;
    known = await askHost(options);
    askAgainAt = now() + pause;
  };
  void ask();
  return (model) => {
    if (known === null && now() >= askAgainAt) {
      void ask();
    }
    return known === null ? defaultContext : findSize(known, model);
  };
};

/** Returns the list, empty where the host has none; null where the request must be repeated. */
const askHost = async (options: WindowOptions): Promise<readonly ListedModel[] | null> => {
  try {
    const signal = AbortSignal.timeout(timeout);
    const text = await readText(await get({ host: options, path: 'models', signal }), longestList);
    const answer = v.safeParse(Answer, text);
    return answer.success ? answer.output : [];
  } catch (error) {
    return isFinal(error) ? [] : null;
  }
};

/** A host that is busy, or still loads its model, answers later. */
const isFinal = (error: unknown): boolean =>
  error instanceof HostError && error.status !== null && error.status < 500 && error.status !== 429;

/** Returns the size of a model, the default where the list does not have it. */
const findSize = (models: readonly ListedModel[], model: string): number => {
  const own = models.find(({ id }) => id === model) ?? (models.length === 1 ? models[0] : undefined);
  const sizes = [own, own?.meta, own?.top_provider].flatMap((values) => [
    values?.context_length,
    values?.context_window,
    values?.max_context_length,
    values?.loaded_context_length,
    values?.max_model_len,
    values?.n_ctx,
  ]);
  // The context that a model was trained for is only an upper limit of its host's.
  const trained = [own, own?.meta].map((values) => values?.n_ctx_train);
  const listed = sizes.some((one) => one !== undefined) ? sizes : [defaultContext];
  const size = Math.min(...[...listed, ...trained].filter((one) => one !== undefined));
  return Math.max(size, minContext);
};

const Size = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined);

/** The hosts' names of the size: OpenRouter, Groq, Mistral, LM Studio, vLLM and llama.cpp, in this order. */
const sizes = {
  context_length: Size,
  context_window: Size,
  max_context_length: Size,
  loaded_context_length: Size,
  max_model_len: Size,
  n_ctx: Size,
  n_ctx_train: Size,
};
const Sizes = v.fallback(v.optional(v.object(sizes)), undefined);

const Model = v.object({ id: v.fallback(v.string(), ''), ...sizes, meta: Sizes, top_provider: Sizes });
type ListedModel = v.InferOutput<typeof Model>;

const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      v.object({ data: v.array(Model) }),
      v.transform(({ data }) => data),
    ),
    v.array(Model),
  ]),
);
