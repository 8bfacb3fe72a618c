import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  createModelClient,
  type ModelClient,
  type Question,
} from '../../../server/model-host/chat/model-client.ts';
import { describeRefusal } from '../../../server/model-host/describe-refusal.ts';
import { modelOptions } from '../support/companions/model-options.ts';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  writeStream,
  type ScriptedHost,
} from '../support/model-hosts/scripted-host.ts';

const hosts: ScriptedHost[] = [];

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

const Body = v.looseObject({
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
  max_tokens: v.optional(v.number()),
  max_completion_tokens: v.optional(v.number()),
  stop: v.optional(v.array(v.string())),
  stream: v.optional(v.boolean()),
  temperature: v.optional(v.number()),
  response_format: v.optional(v.unknown()),
});
type Body = v.InferOutput<typeof Body>;

/** A host that answers requests which it does not refuse. */
const startHost = async (refuses: (body: Body) => unknown, status = 400): Promise<ScriptedHost> => {
  const host = await startScriptedHost((response, json, request) => {
    const refusal = refuses(v.parse(Body, JSON.parse(json)));
    const answer = refusal === null ? writeStream(event(delta('Hello', 'stop'))) : writeJson(refusal, status);
    answer(response, json, request);
  });
  hosts.push(host);
  return host;
};

/** A prompt that becomes half as long with each refusal, three times. */
const promptOf = () => {
  let length = 800;
  return {
    prompt: () => ({
      messages: [
        { role: 'system', content: 'Play.' },
        { role: 'user', content: 'a'.repeat(length) },
      ] as const,
      maxTokens: 100,
    }),
    shorten: () => {
      length /= 2;
      return length >= 100;
    },
  };
};

const form = { name: 'answer', schema: { type: 'object' } };

const ask = async (
  client: ModelClient,
  prompt: Pick<Question, 'prompt' | 'shorten' | 'form'> = { ...promptOf(), form },
) => {
  let text = '';
  const { signal } = new AbortController();
  const question = { ...prompt, stop: ['\nUser:'], temperature: 1.2, retries: 0, signal };
  for await (const chunk of client.ask(question)) {
    text += chunk.content;
  }
  return text;
};

const message = (text: string) => ({ error: { message: text } });

test.each<[string, (body: Body) => unknown, number]>([
  [
    'the system role',
    ({ messages }) =>
      messages[0]?.role === 'system' ? { message: 'System role not supported', code: 400 } : null,
    400,
  ],
  [
    'the system role, as an error of the server',
    ({ messages }) => (messages[0]?.role === 'system' ? message('Conversation roles must alternate') : null),
    500,
  ],
  [
    'max_tokens',
    (body) =>
      body.max_tokens === undefined
        ? null
        : message(
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          ),
    400,
  ],
  [
    'any limit',
    (body) =>
      body.max_tokens === undefined && body.max_completion_tokens === undefined
        ? null
        : message('unknown field max_tokens'),
    422,
  ],
  [
    'stop sequences',
    (body) => (body.stop === undefined ? null : message("'stop' is not supported with this model.")),
    400,
  ],
  [
    'a temperature',
    (body) =>
      body.temperature === undefined
        ? null
        : message(
            "Unsupported value: 'temperature' does not support 1.2 with this model. Only the default (1) value is supported.",
          ),
    400,
  ],
  [
    'a form of the answer',
    (body) =>
      body.response_format === undefined
        ? null
        : message("'response_format' of type 'json_schema' is not supported with this model."),
    400,
  ],
  [
    'a form, which its grammar cannot be made of',
    (body) =>
      body.response_format === undefined
        ? null
        : message('Failed to initialize samplers: failed to parse grammar'),
    500,
  ],
  ['a stream', (body) => (body.stream === undefined ? null : message('Streaming is not available')), 400],
  [
    'stop sequences, as further inputs of which only the place is named',
    (body) =>
      body.stop === undefined
        ? null
        : {
            object: 'error',
            message: {
              detail: [
                { type: 'extra_forbidden', loc: ['body', 'stop'], msg: 'Extra inputs are not permitted' },
              ],
            },
          },
    422,
  ],
  [
    'two fields, each named as the parameter',
    ({ stop, temperature }) => {
      const param = stop === undefined ? 'temperature' : 'stop';
      const isRefused = stop !== undefined || temperature !== undefined;
      return isRefused ? { error: { message: 'Unknown argument.', param, code: 'unknown' } } : null;
    },
    400,
  ],
  [
    'a field, named in the details',
    (body) =>
      body.max_tokens === undefined
        ? null
        : { error: { message: 'Bad request', details: [{ violations: [{ field: 'max_tokens' }] }] } },
    400,
  ],
])('a host that refuses %s is asked without it, and only once with it', async (_, refuses, status) => {
  const host = await startHost(refuses, status);
  const client = createModelClient(modelOptions(host.url));
  expect(await ask(client)).toBe('Hello');
  const first = host.requests.length;
  expect(await ask(client)).toBe('Hello');
  expect(host.requests.length - first).toBe(1);
});

test('a host that refuses a form without saying so gets no more forms after the second time', async () => {
  const host = await startHost(
    (body) => (body.response_format === undefined ? null : message('Bad request')),
    422,
  );
  const client = createModelClient(modelOptions(host.url));
  const counts = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const before = host.requests.length;
    expect(await ask(client)).toBe('Hello');
    counts.push(host.requests.length - before);
  }
  expect(counts).toEqual([2, 2, 1, 1]);
});

test('a refusal of a request without a form says nothing about forms', async () => {
  let isBroken = true;
  const host = await startHost(() => (isBroken ? message('The grammar of this request is odd') : null));
  const client = createModelClient(modelOptions(host.url));
  await expect(ask(client, { ...promptOf(), form: undefined })).rejects.toMatchObject({ kind: 'refused' });
  expect(host.requests.length).toBe(1);
  isBroken = false;
  expect(await ask(client)).toBe('Hello');
  expect(host.requests.at(-1)?.body).toContain('response_format');
});

test('a host that refuses for any other reason is asked once', async () => {
  const host = await startHost(() => message('no credits'));
  const failing = ask(createModelClient(modelOptions(host.url)));
  await expect(failing).rejects.toMatchObject({ kind: 'refused', status: 400, words: 'no credits' });
  // Once more without the form of the answer, which may be the reason.
  expect(host.requests.length).toBe(2);
});

test('the form of the answer is a JSON Schema', async () => {
  const host = await startHost(() => null);
  expect(await ask(createModelClient(modelOptions(host.url)))).toBe('Hello');
  expect(JSON.parse(host.requests[0]?.body ?? '')).toMatchObject({
    response_format: { type: 'json_schema', json_schema: { ...form, strict: true } },
  });
});

test.each<[string, unknown, number]>([
  ['by its words', message('context length exceeded'), 400],
  ['by its code', { error: { message: 'Bad request', code: 'context_length_exceeded' } }, 400],
  ['by an error of the server', message('the request exceeds the available context size'), 500],
  ['by its status alone', {}, 413],
])('a prompt that a host refuses as too long %s is shortened until it fits', async (_, refusal, status) => {
  const host = await startHost(
    ({ messages }) => ((messages[1]?.content.length ?? 0) > 200 ? refusal : null),
    status,
  );
  const { prompt, shorten } = promptOf();
  expect(await ask(createModelClient(modelOptions(host.url)), { prompt, shorten })).toBe('Hello');
  expect([host.requests.length, prompt().messages[1].content.length]).toEqual([3, 200]);
});

test('a host that always says that the prompt is too long is asked while there is a shorter one', async () => {
  const host = await startHost(() => message('This model’s maximum context length is 8 tokens'));
  await expect(ask(createModelClient(modelOptions(host.url)))).rejects.toMatchObject({ kind: 'refused' });
  expect(host.requests.length).toBe(4);
});

test.each([
  ['System role not supported', 'System role not supported'],
  ['Bad prompt: "My sister lives in Rome" is refused', 'Bad prompt: … is refused'],
  ['You said my sister lives in Rome, no.', 'You said…no.'],
  ['不允许：我住在罗马附近', '不允许：…'],
  ['Incorrect API key provided: sk-secret.', 'Incorrect API key provided: ….'],
  ['Incorrect API key provided: sk-proj-a1b2c3d4e5f6g7.', 'Incorrect API key provided: ….'],
  [`No ${'x'.repeat(400)}`, `No ${'x'.repeat(197)}…`],
  ['two\nlines', 'two lines'],
])('the words %j are logged as %j', (words, logged) => {
  const sent = ['My sister lives in Rome, my sister lives in Rome', '我住在罗马附近'];
  expect(describeRefusal({ words }, { sent, secrets: ['sk-secret', ''] })).toBe(logged);
});

test('a host without words says nothing', () => {
  expect(describeRefusal({ words: null }, { sent: [], secrets: [] })).toBeNull();
});
