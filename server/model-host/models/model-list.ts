import * as v from 'valibot';
import type { Now } from '../../shared/clock.ts';
import { createAsking, timeout } from './asking.ts';
import type { HostOptions } from '../host-address.ts';
import { isFinal } from '../own-calls.ts';
import { get } from '../post.ts';
import { readText } from '../read-text.ts';

/** The assumed size of a model whose host says nothing about it, in tokens. */
const defaultContext = 8192;
/** A model that holds less cannot be used. In tokens. */
export const minContext = 1024;

/** The longest list of models that is read, in bytes. */
const longestList = 4_000_000;

/** The list of a host's models, read once for all of them. */
export interface ModelList {
  /** Reads it where it is not known. */
  readonly read: () => Promise<void>;
  /** Whether it says how much a model holds. What llama.cpp lists may be only what the model was trained for. */
  readonly namesSize: (model: string) => boolean;
  /** The default where it does not say. */
  readonly sizeOf: (model: string) => number;
  readonly forget: () => void;
}

export const openModelList = (options: HostOptions, now: Now): ModelList => {
  let known: readonly ListedModel[] | null = null;
  const asking = createAsking(async () => {
    known = await askList(options);
    return Infinity;
  }, now);
  return {
    read: asking.ask,
    namesSize: (model) => {
      const own = findModel(known ?? [], model);
      return own !== undefined && own.meta === undefined && sizesOf(own).length > 0;
    },
    sizeOf: (model) => (known === null ? defaultContext : findSize(known, model)),
    forget: asking.forget,
  };
};

/** Returns the list, empty where the host has none. Throws `HostError` where the request must be repeated. */
const askList = async (options: HostOptions): Promise<readonly ListedModel[]> => {
  try {
    const signal = AbortSignal.timeout(timeout);
    const text = await readText(await get({ host: options, path: 'models', signal }), longestList);
    const answer = v.safeParse(Answer, text);
    return answer.success ? answer.output : [];
  } catch (error) {
    if (isFinal(error)) {
      return [];
    }
    throw error;
  }
};

const findModel = (models: readonly ListedModel[], model: string): ListedModel | undefined =>
  models.find(({ id }) => id === model) ?? (models.length === 1 ? models[0] : undefined);

/** Returns the sizes that a host names. */
const sizesOf = (own: ListedModel): readonly number[] =>
  [own, own.meta, own.top_provider]
    .flatMap((values) => [
      values?.context_length,
      values?.context_window,
      values?.max_context_length,
      values?.loaded_context_length,
      values?.max_model_len,
      values?.n_ctx,
    ])
    .filter((one) => one !== undefined);

/** Returns the size of a model, the default where the list does not have it. */
const findSize = (models: readonly ListedModel[], model: string): number => {
  const own = findModel(models, model);
  const sizes = own === undefined ? [] : sizesOf(own);
  // The context that a model was trained for is only an upper limit of its host's.
  const trained = [own, own?.meta].map((values) => values?.n_ctx_train);
  const listed = sizes.length > 0 ? sizes : [defaultContext];
  return Math.max(Math.min(...[...listed, ...trained].filter((one) => one !== undefined)), minContext);
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
