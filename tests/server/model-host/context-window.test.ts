import { afterEach, describe, expect, test, vi } from 'vitest';
import { openContextWindows } from '../../../server/model-host/models/context-window.ts';
import { startModelHost } from '../support/model-hosts/model-host.ts';
import {
  startScriptedHost,
  writeJson,
  type HostAnswer,
  type ScriptedHost,
} from '../support/model-hosts/scripted-host.ts';

const hosts: { readonly stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

const start = async (answer: HostAnswer): Promise<ScriptedHost> => {
  const host = await startScriptedHost(answer, { askable: true });
  hosts.push(host);
  return host;
};
const windowAt = (host: { readonly url: string }, contextTokens: number | null = null) =>
  openContextWindows({ baseUrl: host.url, apiKey: 'sk-secret', contextTokens })('wanted');

const patient = { signal: new AbortController().signal };

describe('what a host says about its model', () => {
  test.each<[string, unknown, number]>([
    [
      'OpenRouter',
      {
        data: [
          { id: 'other', context_length: 4096 },
          { id: 'wanted', context_length: 131_072 },
        ],
      },
      131_072,
    ],
    ['Groq', { data: [{ id: 'wanted', context_window: 32_768 }] }, 32_768],
    ['vLLM', { data: [{ id: 'wanted', max_model_len: 16_384 }] }, 16_384],
    ['llama.cpp', { data: [{ id: '/models/x.gguf', meta: { n_ctx: 4096, n_ctx_train: 131_072 } }] }, 4096],
    ['a model trained for less than usual', { data: [{ id: 'wanted', meta: { n_ctx_train: 2048 } }] }, 2048],
    ['a list', [{ id: 'wanted', context_length: 65_536 }], 65_536],
    ['an unlikely size', { data: [{ id: 'wanted', context_length: 12 }] }, 1024],
  ])('is used: %s', async (_, list, tokens) => {
    const host = await start(writeJson(list));
    const opened = windowAt(host);
    await vi.waitFor(() => expect(opened.tokens).toBe(tokens));
    expect(host.requests[0]).toMatchObject({
      url: '/v1/models',
      authorization: 'Bearer sk-secret',
      body: '',
    });
  });

  test.each<[string, HostAnswer]>([
    ['no size', writeJson({ data: [{ id: 'wanted', context_length: 'much' }] })],
    ['only what it was trained for', writeJson({ data: [{ id: 'wanted', meta: { n_ctx_train: 131_072 } }] })],
    [
      'no such model',
      writeJson({
        data: [
          { id: 'a', context_length: 1 },
          { id: 'b', context_length: 2 },
        ],
      }),
    ],
    ['no such call', writeJson({ error: 'none' }, 404)],
    ['no JSON', (response) => response.end('<html>')],
  ])('is the default where it names %s, and it is not asked again', async (_, answer) => {
    const host = await start(answer);
    const opened = windowAt(host);
    await opened.prepare(patient);
    expect(opened.tokens).toBe(8192);
    const asked = host.requests.length;
    await opened.prepare(patient);
    expect(opened.tokens).toBe(8192);
    expect(host.requests).toHaveLength(asked);
  });
});

test('each model has its own size, and one list is read for all', async () => {
  const sizes = [
    { id: 'small', context_length: 4096 },
    { id: 'large', context_length: 131_072 },
  ];
  const host = await start(writeJson({ data: sizes }));
  const windowOf = openContextWindows({ baseUrl: host.url, apiKey: null, contextTokens: null });
  await vi.waitFor(() => expect(windowOf('large').tokens).toBe(131_072));
  expect([windowOf('small').tokens, windowOf('other').tokens]).toEqual([4096, 8192]);
  expect(host.requests).toHaveLength(1);
});

test('a configured size counts more than a list', async () => {
  const host = await start(writeJson({ data: [{ id: 'wanted', context_length: 4096 }] }));
  const opened = windowAt(host, 20_000);
  await opened.prepare(patient);
  expect(opened.tokens).toBe(20_000);
});

test('what a host refused counts more than what it lists, and only for that model', async () => {
  const host = await start(
    writeJson({ data: ['wanted', 'other'].map((id) => ({ id, context_length: 131_072 })) }),
  );
  const windowOf = openContextWindows({ baseUrl: host.url, apiKey: null, contextTokens: null });
  windowOf('wanted').shrink(4096);
  await vi.waitFor(() => expect(windowOf('other').tokens).toBe(131_072));
  expect(windowOf('wanted').tokens).toBe(4096);
  windowOf('wanted').shrink(6000);
  expect(windowOf('wanted').tokens).toBe(4096);
  const configured = openContextWindows({ baseUrl: host.url, apiKey: null, contextTokens: 20_000 })('wanted');
  configured.shrink(2048);
  expect(configured.tokens).toBe(2048);
});

test('until the host answers the default counts, and who leaves does not wait', async () => {
  const host = await start(() => undefined);
  const opened = windowAt(host);
  await opened.prepare({ signal: AbortSignal.timeout(50) });
  expect(opened.tokens).toBe(8192);
});

test('a host that does not run yet is asked again later', async () => {
  const host = await startModelHost({ askable: true });
  hosts.push(host);
  host.answer((response) => response.end(JSON.stringify({ data: [{ id: 'wanted', context_length: 4096 }] })));
  await host.stop();
  let time = 0;
  const settings = { baseUrl: host.url, apiKey: null, contextTokens: null };
  const opened = openContextWindows(settings, () => time)('wanted');
  await host.start();
  await vi.waitFor(async () => {
    time += 60_000;
    await opened.prepare(patient);
    expect(opened.tokens).toBe(4096);
  });
});

test.each<[string, HostAnswer]>([
  ['loads its model', writeJson({ error: { message: 'Loading model' } }, 503)],
  ['is busy', writeJson({ error: 'too many requests' }, 429)],
  ['breaks off', (response) => response.writeHead(200).write('{"data":[', () => response.destroy())],
])('a host that %s is asked again later', async (_, first) => {
  const list = writeJson({ data: [{ id: 'wanted', context_length: 4096 }] });
  const host = await start((...call) => (host.requests.length === 1 ? first : list)(...call));
  let time = 0;
  const settings = { baseUrl: host.url, apiKey: null, contextTokens: null };
  const opened = openContextWindows(settings, () => time)('wanted');
  await vi.waitFor(async () => {
    time += 60_000;
    await opened.prepare(patient);
    expect(opened.tokens).toBe(4096);
  });
});
