import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { minutes, seconds, type Now } from '../shared/clock.ts';
import type { HostOptions } from './host-address.ts';
import { isFinal, longestLoad, programs, type Call, type Program, type ServedModel } from './own-calls.ts';
import { get } from './post.ts';
import { readText } from './read-text.ts';

/** How much a model can hold, its prompt and its answer together. */
export interface ContextWindow {
  /** In tokens. */
  readonly tokens: number;
  /** The model that answers, by the name that its host gives it; the configured name where it gives none. */
  readonly name: string;
  /** What the host showed by refusing or cutting more: the model, as it is loaded now, holds no more than this. In tokens. */
  readonly shrink: (tokens: number) => void;
  /**
   * Asks the host how it has loaded the model, and waits until it is loaded where a request would wait too. Call it before a prompt is
   * built. Never rejects: what was known before counts where the host does not answer. Returns false where the next request loads it.
   */
  readonly prepare: (request: PrepareRequest) => Promise<boolean>;
  /** The host did not answer: it may be another one when it does again. */
  readonly forget: () => void;
}

export interface PrepareRequest {
  readonly signal: AbortSignal;
  /** Called when the model is not in memory yet. */
  readonly onLoading?: (() => void) | undefined;
}

/** The assumed size of a model whose host says nothing about it, in tokens. */
export const defaultContext = 8192;
/** A model that holds less cannot be used. In tokens. */
const minContext = 1024;

/** How long the host may take to answer, and how long it is left alone where it did not. In milliseconds. */
const timeout = seconds(5);
const pause = minutes(1);
/** Requests at the same time ask once. In milliseconds. */
const freshFor = seconds(1);
/** The time between two questions to a host that loads its model, in milliseconds. */
const loadingInterval = seconds(1);
/** The longest list of models that is read, in bytes. */
const longestList = 4_000_000;

type WindowOptions = HostOptions & { readonly contextTokens: number | null };

/**
 * Returns a function that returns the window of a model. Programs for an own computer say by their own calls how a model is loaded,
 * and are asked before each request: the model may have been swapped, or loaded again with another size. Other hosts are asked once, for
 * the list `/models`, and again once they were away. A configured size counts more than a list, but a model that is loaded with less has
 * less; what a host refused or cut counts more than all, until the model is another one.
 */
export const openContextWindows = (
  options: WindowOptions,
  now: Now = Date.now,
): ((model: string) => ContextWindow) => {
  const list = openList(options, now);
  const windows = new Map<string, ContextWindow>();
  return (model) => {
    const opened = windows.get(model) ?? openWindow(options, { model, list, now });
    windows.set(model, opened);
    return opened;
  };
};

interface ModelSource {
  readonly model: string;
  readonly list: ModelList;
  readonly now: Now;
}

const openWindow = (options: WindowOptions, { model, list, now }: ModelSource): ContextWindow => {
  /** Null where it is none of those known, or not known yet. */
  let program: Program | null = null;
  let served: ServedModel | null = null;
  /** As it was loaded last. */
  let loaded: ServedModel | null = null;
  /** What it holds as far as it refused or cut more. */
  let limit = Infinity;
  const learn = (answer: ServedModel): void => {
    served = answer;
    if (answer.state === 'loaded') {
      const isOther = answer.instance !== loaded?.instance || answer.tokens !== loaded.tokens;
      limit = loaded !== null && isOther ? Infinity : limit;
      loaded = answer;
    }
  };
  const asking = createAsking(async () => {
    await list.read();
    if (list.namesSize(model)) {
      return freshFor;
    }
    const call = { host: options, model, signal: AbortSignal.timeout(timeout) };
    const known = await program?.ask(call);
    const found = known == null ? await findProgram(call) : { program, answer: known };
    program = found?.program ?? null;
    if (found === null) {
      served = null;
      return pause;
    }
    learn(found.answer);
    return freshFor;
  }, now);

  const prepare = async ({ signal, onLoading }: PrepareRequest): Promise<boolean> => {
    await untilAborted(asking.ask(), signal);
    if (isReady() || signal.aborted) {
      return true;
    }
    onLoading?.();
    const ended = AbortSignal.any([signal, AbortSignal.timeout(longestLoad)]);
    if (!isLoading() && program?.load !== undefined) {
      await program.load({ host: options, model, signal: ended }).catch(() => undefined);
      await untilAborted(asking.askNow(), ended);
    }
    while (isLoading() && !ended.aborted) {
      await sleep(loadingInterval, undefined, { signal: ended }).catch(() => undefined);
      await untilAborted(asking.askNow(), ended);
    }
    return isReady();
  };
  const isReady = (): boolean => served === null || served.state === 'loaded';
  const isLoading = (): boolean => served?.state === 'loading';

  void asking.ask();
  return {
    get tokens() {
      const believed = options.contextTokens ?? served?.tokens ?? served?.expected ?? list.sizeOf(model);
      return Math.max(Math.min(believed, served?.tokens ?? Infinity, limit), minContext);
    },
    get name() {
      return served?.name ?? model;
    },
    shrink: (tokens) => void (limit = Math.min(tokens, limit)),
    prepare,
    forget: () => {
      list.forget();
      asking.forget();
      limit = Infinity;
    },
  };
};

/** Asks each program's own call, and returns the first one that answers as it should; null for none. Throws `HostError`. */
const findProgram = async (
  call: Call,
): Promise<{ readonly program: Program; readonly answer: ServedModel } | null> => {
  const failures: unknown[] = [];
  const answers = await Promise.all(
    programs.map((program) =>
      program.ask(call).catch((error: unknown) => {
        failures.push(error);
        return null;
      }),
    ),
  );
  for (const [at, program] of programs.entries()) {
    const answer = answers[at] ?? null;
    if (answer !== null) {
      return { program, answer };
    }
  }
  if (failures.length > 0) {
    throw failures[0];
  }
  return null;
};

/** Questions to a host: one for all that ask at the same time, and none for a while after it. */
interface Asking {
  readonly ask: () => Promise<void>;
  /** Asks also where it was asked a moment ago. */
  readonly askNow: () => Promise<void>;
  /** The next one asks again. */
  readonly forget: () => void;
}

/** `question` returns how long its answer holds, in milliseconds. One that fails slowly is not repeated soon. */
const createAsking = (question: () => Promise<number>, now: Now): Asking => {
  let asked: Promise<void> | null = null;
  let askAgainAt = 0;
  const run = async (): Promise<void> => {
    const startedAt = performance.now();
    try {
      askAgainAt = now() + (await question());
    } catch {
      askAgainAt = now() + (performance.now() - startedAt > freshFor ? pause : freshFor);
    }
    asked = null;
  };
  const askNow = (): Promise<void> => (asked ??= run());
  return {
    ask: () => (now() >= askAgainAt ? askNow() : (asked ?? Promise.resolve())),
    askNow,
    forget: () => void (askAgainAt = 0),
  };
};

/** Resolves with the work, or earlier when the signal is aborted. */
const untilAborted = async (work: Promise<void>, signal: AbortSignal): Promise<void> => {
  if (signal.aborted) {
    return;
  }
  let leave = (): void => undefined;
  const aborted = new Promise<void>((resolve) => {
    leave = resolve;
  });
  signal.addEventListener('abort', leave, { once: true });
  await Promise.race([work, aborted]);
  signal.removeEventListener('abort', leave);
};

/** The list of a host's models, read once for all of them. */
interface ModelList {
  /** Reads it where it is not known. */
  readonly read: () => Promise<void>;
  /** Whether it says how much a model holds. What llama.cpp lists may be only what the model was trained for. */
  readonly namesSize: (model: string) => boolean;
  /** The default where it does not say. */
  readonly sizeOf: (model: string) => number;
  readonly forget: () => void;
}

const openList = (options: WindowOptions, now: Now): ModelList => {
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
const askList = async (options: WindowOptions): Promise<readonly ListedModel[]> => {
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
