import * as v from 'valibot';
import type { HostAnswer } from './scripted-host.ts';
import { delta, event, writeJson, writeStream } from './scripted-host.ts';

/** What a program on an own computer has in memory. */
export interface Loaded {
  readonly model: string;
  /** The window with which it was loaded, in tokens. */
  readonly tokens: number;
}

/** How a program answers at one moment; null where no model is in memory. */
export interface ProgramState {
  loaded: Loaded | null;
  /** Whether it loads a model now. */
  isLoading: boolean;
  /** The largest window that Ollama has memory for, in tokens. */
  readonly most?: number;
  /** How the model chooses its words by itself, as llama.cpp lists it; Ollama lists the temperature. */
  readonly sampling?: Readonly<Record<string, number>>;
}

type Routes = (path: string, state: ProgramState, body: string) => HostAnswer | null;

const notFound = writeJson({ error: { code: 404, message: 'File Not Found', type: 'not_found_error' } }, 404);
const trained = 131_072;

const llamaCpp: Routes = (path, { loaded, isLoading, sampling = {} }) => {
  if (isLoading) {
    return writeJson({ error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }, 503);
  }
  const { model, tokens } = loaded ?? { model: 'none', tokens: 0 };
  const meta = { vocab_type: 2, n_vocab: 49_152, n_ctx_train: trained, n_embd: 576, n_params: 134_515_008 };
  const routes: Readonly<Record<string, unknown>> = {
    '/v1/models': {
      models: [{ name: model, model, type: 'model', capabilities: ['completion'] }],
      object: 'list',
      data: [{ id: model, object: 'model', created: 1, owned_by: 'llamacpp', meta }],
    },
    '/props': {
      default_generation_settings: {
        id: 0,
        id_task: -1,
        n_ctx: tokens,
        is_processing: false,
        params: sampling,
      },
      total_slots: 1,
      model_path: `models/${model}.gguf`,
      chat_template: '{{ messages }}',
      build_info: 'b7000-abcdef',
    },
  };
  return path in routes ? writeJson(routes[path]) : null;
};

const ollama: Routes = (path, { loaded, sampling }, body) => {
  const temperature =
    sampling?.['temperature'] === undefined
      ? ''
      : `\ntemperature                    ${String(sampling['temperature'])}`;
  const routes: Readonly<Record<string, unknown>> = {
    '/v1/models': {
      object: 'list',
      data: [{ id: 'wanted:latest', object: 'model', created: 1, owned_by: 'library' }],
    },
    '/api/ps': {
      models:
        loaded === null
          ? []
          : [
              {
                name: `${loaded.model}:latest`,
                model: `${loaded.model}:latest`,
                size: 6_591_830_464,
                digest: `digest of ${loaded.model}`,
                details: { parent_model: '', format: 'gguf', family: 'gemma3', parameter_size: '4.3B' },
                expires_at: '2026-11-02T16:47:07.93355-07:00',
                size_vram: 5_333_539_264,
                context_length: loaded.tokens,
              },
            ],
    },
    '/api/show': {
      parameters: `stop                           "<end_of_turn>"\nnum_ctx                        6144${temperature}`,
      template: '{{ .Prompt }}',
      details: { family: 'gemma3' },
      model_info: { 'general.architecture': 'gemma3', 'gemma3.context_length': trained },
      capabilities: ['completion'],
    },
  };
  if (path === '/api/show' && !body.includes('wanted')) {
    return writeJson({ error: "model 'other' not found" }, 404);
  }
  return path in routes ? writeJson(routes[path]) : null;
};

/** It answers any other address with the status 200. */
const lmStudio: Routes = (path, { loaded }) => {
  const model = (key: string, instances: readonly unknown[]) => ({
    type: 'llm',
    publisher: 'google',
    key,
    display_name: 'Gemma',
    architecture: 'gemma3',
    quantization: { name: 'Q4_K_M', bits_per_weight: 4 },
    size_bytes: 6_190_000_000,
    params_string: '4B',
    loaded_instances: instances,
    max_context_length: trained,
    format: 'gguf',
  });
  const instance = loaded && {
    id: 'wanted',
    config: { context_length: loaded.tokens, eval_batch_size: 512, flash_attention: true },
  };
  const routes: Readonly<Record<string, unknown>> = {
    '/v1/models': {
      object: 'list',
      data: [{ id: 'wanted', object: 'model', owned_by: 'organization_owner' }],
    },
    '/api/v1/models': {
      models: [
        ...(instance === null ? [model('wanted', [])] : [model(loaded?.model ?? '', [instance])]),
        { ...model('text-embedding-nomic', []), type: 'embedding', max_context_length: 2048 },
      ],
    },
  };
  return path.endsWith('/completions')
    ? null
    : writeJson(routes[path] ?? { error: `Unexpected endpoint or method. (GET ${path})` });
};

/** It answers some calls of llama.cpp and Ollama too. */
const koboldCpp: Routes = (path, state) => {
  const { model, tokens } = state.loaded ?? { model: 'inactive', tokens: 0 };
  const routes: Readonly<Record<string, unknown>> = {
    '/v1/models': {
      object: 'list',
      data: [{ id: `koboldcpp/${model}`, object: 'model', owned_by: 'koboldcpp' }],
    },
    '/api/extra/true_max_context_length': { value: tokens },
    '/api/v1/model': { result: `koboldcpp/${model}` },
    '/props': { chat_template: '', default_generation_settings: { n_ctx: tokens }, total_slots: 1 },
    '/api/ps': { models: [{ name: `koboldcpp/${model}`, model, digest: '' }] },
  };
  return path in routes ? writeJson(routes[path]) : null;
};

/** The programs, each with the calls that it answers and their formats. */
export const programRoutes = {
  'llama.cpp': llamaCpp,
  Ollama: ollama,
  'LM Studio': lmStudio,
  KoboldCpp: koboldCpp,
};
export type ProgramName = keyof typeof programRoutes;

const Sized = v.object({ options: v.optional(v.object({ num_ctx: v.optional(v.number()) })) });

/** Returns the answers of a program; a chat gets `reply`. Ollama and LM Studio load a model when they are asked to write. */
export const answerAs =
  (
    name: ProgramName,
    state: ProgramState,
    reply: HostAnswer = writeStream(event(delta('Hello', 'stop'))),
  ): HostAnswer =>
  (response, body, request) => {
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const isOwn = name === 'Ollama' && ['/api/generate', '/api/chat'].includes(path);
    const isWriting = path === '/v1/chat/completions' || isOwn;
    if (isWriting && (name === 'Ollama' || name === 'LM Studio')) {
      state.loaded ??= { model: 'wanted', tokens: 16_384 };
    }
    const size = isOwn ? v.parse(Sized, JSON.parse(body)).options?.num_ctx : undefined;
    if (size !== undefined) {
      state.loaded = { model: 'wanted', tokens: Math.min(size, state.most ?? Infinity) };
    }
    if (path === '/api/generate' && isOwn) {
      return writeJson({ model: 'wanted', response: '', done: true, done_reason: 'load' })(
        response,
        body,
        request,
      );
    }
    const answer = programRoutes[name](path, state, body) ?? (isWriting ? reply : notFound);
    return answer(response, body, request);
  };
