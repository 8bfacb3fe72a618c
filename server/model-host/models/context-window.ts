import { setTimeout as sleep } from 'node:timers/promises';
import { seconds, type Now } from '../../shared/clock.ts';
import { createAsking, freshFor, pause, timeout } from './asking.ts';
import type { HostOptions } from '../host-address.ts';
import {
  longestLoad,
  programs,
  type Call,
  type Program,
  type Sampling,
  type ServedModel,
} from '../own-calls.ts';
import { minContext, openModelList, type ModelList } from './model-list.ts';

/** How much a model can hold, its prompt and its answer together. */
export interface ContextWindow {
  /** In tokens. */
  readonly tokens: number;
  /** With how large a window each request has to load the model, in tokens; null where its host does not ask. */
  readonly wanted: number | null;
  /** The model that answers, by the name that its host gives it; the configured name where it gives none. */
  readonly name: string;
  /** How the model chooses its words by itself; null where its host does not say. */
  readonly sampling: Sampling | null;
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

/** The time between two questions to a host that loads its model, in milliseconds. */
const loadingInterval = seconds(1);

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
  const list = openModelList(options, now);
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
  /** What it holds where it was loaded as wanted: a host may have space for less. */
  let granted = Infinity;
  /** How the model chooses its words, with the instance that was asked for it. */
  let sampled: { readonly instance: string; readonly sampling: Sampling | null } | null = null;
  const learnSampling = async (call: Call): Promise<void> => {
    if (served === null || sampled?.instance === served.instance) {
      return;
    }
    const { instance } = served;
    try {
      sampled = { instance, sampling: (await program?.readSampling?.(call)) ?? null };
    } catch {
      // The next question asks again.
      sampled = null;
    }
  };
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
    await learnSampling(call);
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
      await program
        .load({ host: options, model, signal: ended, windowTokens: wanted() })
        .catch(() => undefined);
      await untilAborted(asking.askNow(), ended);
      granted = served?.tokens ?? granted;
    }
    while (isLoading() && !ended.aborted) {
      await sleep(loadingInterval, undefined, { signal: ended }).catch(() => undefined);
      await untilAborted(asking.askNow(), ended);
    }
    return isReady();
  };
  const wanted = (): number | null => (program?.takesWindow === true ? options.contextTokens : null);
  /** Whether something else has loaded it with less than it can have. */
  const isSmall = (): boolean => (served?.tokens ?? Infinity) < Math.min(wanted() ?? 0, granted);
  const isReady = (): boolean => served === null || (served.state === 'loaded' && !isSmall());
  const isLoading = (): boolean => served?.state === 'loading';

  void asking.ask();
  return {
    get tokens() {
      const believed = options.contextTokens ?? served?.tokens ?? served?.expected ?? list.sizeOf(model);
      return Math.max(Math.min(believed, served?.tokens ?? Infinity, limit), minContext);
    },
    get sampling() {
      return served?.sampling ?? (served === null ? null : (sampled?.sampling ?? null));
    },
    get wanted() {
      return wanted();
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
      granted = Infinity;
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
