import * as v from 'valibot';
import { seconds } from '../shared/clock.ts';
import { rootOf, type HostOptions } from './host-address.ts';
import { HostError } from './host-error.ts';
import { get, post } from './post.ts';
import { readText } from './read-text.ts';

/** What a program that serves models on an own computer says about one of them. */
export interface ServedModel {
  /** `unloaded`: the next request loads it, and waits until it is. */
  readonly state: 'loaded' | 'loading' | 'unloaded';
  /** How much it holds as it is loaded, in tokens; null where the program does not say. */
  readonly tokens: number | null;
  /** How much it will hold as far as that can be foreseen, for a model that is not loaded. In tokens. */
  readonly expected: number | null;
  /** Another one after a swap. */
  readonly instance: string;
  /** A name for people; null where it is the configured one. */
  readonly name: string | null;
  /** How it chooses its words by itself; absent where the program does not say it with the rest. */
  readonly sampling?: Sampling;
}

/** How a model chooses its words where a request asks for nothing else; null for what its host does not list, and may not know. */
export interface Sampling {
  readonly temperature: number | null;
  /** The least probability of a word, as a part of that of the likeliest one. */
  readonly minP: number | null;
  /** How much the repetition of phrases is made less likely. */
  readonly dry: number | null;
}

/** A program whose own calls, beside those of OpenAI, say how a model is loaded. */
export interface Program {
  readonly name: string;
  /** Returns null where the host is another program. Throws `HostError`. */
  readonly ask: (call: Call) => Promise<ServedModel | null>;
  /** Returns how the model chooses its words, where that is a call of its own. Throws `HostError`. */
  readonly readSampling?: (call: Call) => Promise<Sampling | null>;
  /** Loads an unloaded model as a request would, and returns when it is loaded; absent where only a request does. */
  readonly load?: (call: Call & { readonly windowTokens: number | null }) => Promise<void>;
  /** Whether a request can say with how large a window the model is to be loaded. */
  readonly takesWindow?: boolean;
}

export interface Call {
  readonly host: HostOptions;
  readonly model: string;
  readonly signal: AbortSignal;
}

/** How long a model on this machine may take to load, in milliseconds. */
export const longestLoad = seconds(300);

/** Answers of a program are no longer, in bytes: the one with most lists all models. */
const longestAnswer = 4_000_000;

/** What Ollama and LM Studio load where nothing else is set, in tokens. */
const usualTokens = 4096;

const Tokens = v.pipe(v.number(), v.integer(), v.minValue(1));
const Name = v.fallback(v.string(), '');

/** Reads what a program answers to one of its own calls; null where there is no such call, or its answer has another form. */
const read = async <Answer extends v.GenericSchema>(
  { host, signal }: Call,
  path: string,
  schema: Answer,
  { body, query }: { readonly body?: unknown; readonly query?: Readonly<Record<string, string>> } = {},
): Promise<v.InferOutput<Answer> | null> => {
  const root = rootOf(host, query);
  try {
    const response = await (body === undefined
      ? get({ host: root, path, signal })
      : post({ host: root, path, body, signal }));
    const answer = v.safeParse(
      v.pipe(v.string(), v.parseJson(), schema),
      await readText(response, longestAnswer),
    );
    return answer.success ? answer.output : null;
  } catch (error) {
    if (isFinal(error)) {
      return null;
    }
    throw error;
  }
};

/** A host that is busy, or still loads its model, answers later. */
export const isFinal = (error: unknown): boolean =>
  error instanceof HostError && error.status !== null && error.status < 500 && error.status !== 429;

/** Returns the name of a model from that of its file. */
const named = (instance: string): Pick<ServedModel, 'instance' | 'name'> => ({
  instance,
  name:
    instance
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.gguf$/i, '') || null,
});

const KoboldWindow = v.object({ value: Tokens });
const KoboldModel = v.object({ result: v.string() });

/** It answers when its model is loaded. */
const koboldCpp: Program = {
  name: 'KoboldCpp',
  ask: async (call) => {
    const window = await read(call, 'api/extra/true_max_context_length', KoboldWindow);
    if (window === null) {
      return null;
    }
    const model = await read(call, 'api/v1/model', KoboldModel);
    return { state: 'loaded', tokens: window.value, expected: null, ...named(model?.result ?? '') };
  },
};

const Value = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined);
const samplers = { temperature: Value, min_p: Value, dry_multiplier: Value };

/** The settings are those of one slot, which has its part of the window. A router has none before the model is loaded. */
const LlamaProps = v.object({
  default_generation_settings: v.object({
    n_ctx: v.fallback(v.pipe(v.number(), v.integer()), 0),
    ...samplers,
    /** In later versions. */
    params: v.fallback(v.optional(v.object(samplers)), undefined),
  }),
  model_path: Name,
});

const toSampling = ({
  params,
  ...earlier
}: v.InferOutput<typeof LlamaProps>['default_generation_settings']): Sampling => {
  const { temperature = null, min_p: minP = null, dry_multiplier: dry = null } = params ?? earlier;
  return { temperature, minP, dry };
};

/** It answers with the status 503 while it loads. */
const llamaCpp: Program = {
  name: 'llama.cpp',
  ask: async (call) => {
    try {
      const props = await read(call, 'props', LlamaProps, {
        query: { model: call.model, autoload: 'false' },
      });
      return (
        props && {
          state: props.default_generation_settings.n_ctx > 0 ? 'loaded' : 'unloaded',
          tokens: props.default_generation_settings.n_ctx || null,
          expected: null,
          ...named(props.model_path),
          sampling: toSampling(props.default_generation_settings),
        }
      );
    } catch (error) {
      if (error instanceof HostError && error.status === 503 && /loading/i.test(error.words ?? '')) {
        return { state: 'loading', tokens: null, expected: null, ...named('') };
      }
      throw error;
    }
  },
};

const StudioModels = v.object({
  models: v.array(
    v.object({
      key: v.string(),
      type: Name,
      max_context_length: v.fallback(v.optional(Tokens), undefined),
      loaded_instances: v.array(
        v.object({
          id: Name,
          config: v.fallback(v.object({ context_length: v.fallback(v.optional(Tokens), undefined) }), {
            context_length: undefined,
          }),
        }),
      ),
    }),
  ),
});

/** It loads a model with the first request. */
const lmStudio: Program = {
  name: 'LM Studio',
  ask: async (call) => {
    const answer = await read(call, 'api/v1/models', StudioModels);
    if (answer === null) {
      return null;
    }
    const writers = answer.models.filter(({ type }) => type !== 'embedding');
    const loaded = writers.flatMap((model) =>
      model.loaded_instances.map(({ id, config }) => ({ model, id, tokens: config.context_length ?? null })),
    );
    const own =
      loaded.find(({ id }) => id === call.model) ?? loaded.find(({ model }) => model.key === call.model);
    if (own !== undefined) {
      return { state: 'loaded', tokens: own.tokens, expected: null, ...named(own.model.key) };
    }
    const listed = writers.find(({ key }) => key === call.model);
    const expected = Math.min(listed?.max_context_length ?? Infinity, usualTokens);
    return {
      state: listed === undefined ? 'loaded' : 'unloaded',
      tokens: null,
      expected,
      ...named(listed?.key ?? ''),
    };
  },
};

const OllamaLoaded = v.object({
  models: v.array(
    v.object({
      name: v.string(),
      digest: Name,
      context_length: v.fallback(v.optional(Tokens), undefined),
    }),
  ),
});
const OllamaModel = v.object({
  parameters: Name,
  model_info: v.fallback(v.record(v.string(), v.unknown()), {}),
  remote_host: v.fallback(v.optional(v.string()), undefined),
});

/** A name without a tag is that of the newest one. */
const withTag = (model: string): string => (/:[^/]*$/.test(model) ? model : `${model}:latest`);

/** It loads a model with the first request, and puts it away five minutes after the last one. */
const ollama: Program = {
  name: 'Ollama',
  ask: async (call) => {
    const answer = await read(call, 'api/ps', OllamaLoaded);
    if (answer === null) {
      return null;
    }
    const loaded = answer.models.find(({ name }) => withTag(name) === withTag(call.model));
    if (loaded?.context_length !== undefined) {
      const { context_length: tokens, digest: instance } = loaded;
      return { state: 'loaded', tokens, expected: null, instance, name: null };
    }
    const model = await read(call, 'api/show', OllamaModel, { body: { model: call.model } });
    // A model that runs elsewhere is never loaded here.
    const isRemote = (model?.remote_host ?? '') !== '';
    const expected = model === null ? null : expectedTokens(model, isRemote);
    const state = loaded !== undefined || isRemote || model === null ? 'loaded' : 'unloaded';
    return { state, tokens: null, expected, instance: loaded?.digest ?? '', name: null };
  },
  readSampling: async (call) => {
    const model = await read(call, 'api/show', OllamaModel, { body: { model: call.model } });
    const set = /^temperature\s+(\d+(?:\.\d+)?)/m.exec(model?.parameters ?? '')?.[1];
    // Its endpoint for chats reads no other settings.
    return model && { temperature: set === undefined ? null : Number(set), minP: null, dry: null };
  },
  load: async (call) => {
    const Loaded = v.object({ done: v.boolean() });
    const options = call.windowTokens === null ? {} : { options: { num_ctx: call.windowTokens } };
    await read(call, 'api/generate', Loaded, { body: { model: call.model, stream: false, ...options } });
  },
  takesWindow: true,
};

const expectedTokens = (
  { parameters, model_info: info }: v.InferOutput<typeof OllamaModel>,
  isRemote: boolean,
): number | null => {
  const set = /^num_ctx\s+(\d+)/m.exec(parameters)?.[1];
  const trained = Object.entries(info).find(([name]) => name.endsWith('.context_length'))?.[1];
  const most = v.is(Tokens, trained) ? trained : Infinity;
  const size = isRemote ? most : Math.min(set === undefined ? usualTokens : Number(set), most);
  return size === Infinity ? null : size;
};

/** KoboldCpp also answers calls of the others. */
export const programs: readonly Program[] = [koboldCpp, llamaCpp, lmStudio, ollama];
