import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { createModelClient, type ModelClient } from '../../../server/model-host/model-client.ts';
import { describeRefusal } from '../../../server/model-host/describe-refusal.ts';
import { modelOptions } from '../support/model-options.ts';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  writeStream,
  type ScriptedHost,
} from '../support/scripted-host.ts';

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

const messagesOf = (isShort: boolean) =>
  [
    { role: 'system', content: 'Play.' },
    { role: 'user', content: isShort ? 'short' : 'a long story' },
  ] as const;

const ask = async (client: ModelClient): Promise<string> => {
  let text = '';
  const { signal } = new AbortController();
  for await (const chunk of client.ask({
    messages: messagesOf,
    stop: ['\nUser:'],
    temperature: 1.2,
    retries: 0,
    signal,
  })) {
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
  ['a stream', (body) => (body.stream === undefined ? null : message('Streaming is not available')), 400],
  [
    'a long prompt',
    ({ messages }) =>
      JSON.stringify(messages).includes('long')
        ? { error: { message: 'context length exceeded', code: 'context_length_exceeded' } }
        : null,
    400,
  ],
])('a host that refuses %s is asked without it, and only once with it', async (title, refuses, status) => {
  const host = await startHost(refuses, status);
  const client = createModelClient(modelOptions(host.url));
  expect(await ask(client)).toBe('Hello');
  const first = host.requests.length;
  expect(await ask(client)).toBe('Hello');
  // How long a prompt is differs from one to the next, what a host accepts does not.
  expect(host.requests.length - first).toBe(title === 'a long prompt' ? first : 1);
});

test('a host that refuses for any other reason is asked once', async () => {
  const host = await startHost(() => message('no credits'));
  const failing = ask(createModelClient(modelOptions(host.url)));
  await expect(failing).rejects.toMatchObject({ kind: 'refused', status: 400, words: 'no credits' });
  expect(host.requests.length).toBe(1);
});

test('a host that always says that the prompt is too long is asked twice', async () => {
  const host = await startHost(() => message('This model’s maximum context length is 8 tokens'));
  await expect(ask(createModelClient(modelOptions(host.url)))).rejects.toMatchObject({ kind: 'refused' });
  expect(host.requests.length).toBe(2);
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
