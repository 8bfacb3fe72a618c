import { expect, test, vi } from 'vitest';
import { openContextWindows, type ContextWindow } from '../../../server/model-host/models/context-window.ts';
import { startHost } from '../support/model-hosts/heard-answer.ts';
import {
  answerAs,
  programRoutes,
  type ProgramName,
  type ProgramState,
} from '../support/model-hosts/program-hosts.ts';
import { startModelHost } from '../support/model-hosts/model-host.ts';

const names = Object.keys(programRoutes) as readonly ProgramName[];

/** Starts a program, and opens the window of its model; each question is as if it came later. */
const open = async (name: ProgramName, state: ProgramState, contextTokens: number | null = null) => {
  let time = 0;
  const host = await startHost(answerAs(name, state), { askable: true });
  const options = { baseUrl: host.url, apiKey: null, contextTokens };
  const opened = openContextWindows(options, () => (time += 60_000))('wanted');
  return { host, opened };
};

const prepare = async (opened: ContextWindow) => {
  const onLoading = vi.fn<() => void>();
  await opened.prepare({ signal: new AbortController().signal, onLoading });
  return { tokens: opened.tokens, isLoading: onLoading.mock.calls.length > 0 };
};

const loadedWith = (tokens: number, model = 'wanted'): ProgramState => ({
  loaded: { model, tokens },
  isLoading: false,
});

test.each(names)('%s says with how many tokens its model is loaded, also after a swap', async (name) => {
  const state = loadedWith(5120);
  const { opened } = await open(name, state);
  expect(await prepare(opened)).toEqual({ tokens: 5120, isLoading: false });
  state.loaded = { model: 'another', tokens: 20_480 };
  if (name === 'Ollama') state.loaded = { model: 'wanted', tokens: 20_480 };
  expect((await prepare(opened)).tokens).toBe(20_480);
});

test.each(names)('what %s refused counts until its model is loaded anew', async (name) => {
  const state = loadedWith(16_384);
  const { opened } = await open(name, state);
  await prepare(opened);
  opened.shrink(4096);
  expect((await prepare(opened)).tokens).toBe(4096);
  state.loaded = { model: 'wanted', tokens: 8192 };
  expect((await prepare(opened)).tokens).toBe(8192);
});

test.each(names)('a configured size is used for %s as far as its model is loaded with it', async (name) => {
  const state = loadedWith(4096);
  const { opened } = await open(name, state, 12_000);
  // Ollama loads it anew, with the configured size.
  expect((await prepare(opened)).tokens).toBe(name === 'Ollama' ? 12_000 : 4096);
  state.loaded = { model: 'wanted', tokens: 32_768 };
  expect((await prepare(opened)).tokens).toBe(12_000);
});

test('the name of the model is that of what answers', async () => {
  const state = loadedWith(4096, 'first');
  const { opened } = await open('llama.cpp', state);
  await prepare(opened);
  expect(opened.name).toBe('first');
  state.loaded = { model: 'second', tokens: 4096 };
  await prepare(opened);
  expect(opened.name).toBe('second');
});

test('Ollama loads its model before the prompt is built, and says with how many tokens', async () => {
  const state: ProgramState = { loaded: null, isLoading: false };
  const { host, opened } = await open('Ollama', state);
  await vi.waitFor(() => expect(opened.tokens).toBe(6144));
  expect(await prepare(opened)).toEqual({ tokens: 16_384, isLoading: true });
  expect(host.requests.filter(({ url }) => url === '/api/generate').map(({ body }) => body)).toEqual([
    JSON.stringify({ model: 'wanted', stream: false }),
  ]);
  expect(await prepare(opened)).toEqual({ tokens: 16_384, isLoading: false });
});

test('LM Studio loads a model with the first request, which expects the usual size', async () => {
  const { opened } = await open('LM Studio', { loaded: null, isLoading: false });
  expect(await prepare(opened)).toEqual({ tokens: 4096, isLoading: true });
});

test('llama.cpp is waited for while it loads its model', async () => {
  const state: ProgramState = { loaded: null, isLoading: true };
  const { opened } = await open('llama.cpp', state);
  const onLoading = vi.fn<() => void>(() => {
    state.isLoading = false;
    state.loaded = { model: 'wanted', tokens: 2048 };
  });
  await opened.prepare({ signal: new AbortController().signal, onLoading });
  expect([opened.tokens, onLoading.mock.calls.length]).toEqual([2048, 1]);
});

test('nobody waits any longer for a model that loads than they want', async () => {
  const { opened } = await open('llama.cpp', { loaded: null, isLoading: true });
  const left = new AbortController();
  await opened.prepare({ signal: left.signal, onLoading: () => left.abort() });
  expect(opened.tokens).toBe(8192);
});

test('a host that was away is asked again, and what the one before refused does not count', async () => {
  const host = await startModelHost({ askable: true });
  const listed = (tokens: number) => JSON.stringify({ data: [{ id: 'wanted', context_length: tokens }] });
  host.answer((response) => response.end(listed(16_384)));
  const opened = openContextWindows({ baseUrl: host.url, apiKey: null, contextTokens: null })('wanted');
  await prepare(opened);
  opened.shrink(4096);
  host.answer((response) => response.end(listed(12_288)));
  expect((await prepare(opened)).tokens).toBe(4096);
  opened.forget();
  expect((await prepare(opened)).tokens).toBe(12_288);
  await host.stop();
});

test('questions at the same time are one', async () => {
  const { host, opened } = await open('KoboldCpp', loadedWith(5120));
  await prepare(opened);
  const before = host.requests.length;
  await Promise.all([prepare(opened), prepare(opened), prepare(opened)]);
  expect(host.requests.length - before).toBe(2);
});
