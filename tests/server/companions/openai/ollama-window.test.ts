import { expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { collectReply } from '../../support/companions/collect-reply.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { answerAs, type ProgramState } from '../../support/model-hosts/program-hosts.ts';
import { startScriptedHost, writeStream, type HostAnswer } from '../../support/model-hosts/scripted-host.ts';

/** Lines as Ollama writes them. */
const lines = (...answer: readonly object[]): HostAnswer =>
  writeStream(
    ...answer.map((line) => `${JSON.stringify({ model: 'wanted', created_at: 'now', ...line })}\n`),
  );
const piece = (content: string, more: object = {}) => ({
  message: { role: 'assistant', content, ...more },
  done: false,
});
const last = (reason: string, prompt = 900) => ({
  message: { role: 'assistant', content: '' },
  done: true,
  done_reason: reason,
  prompt_eval_count: prompt,
  eval_count: 3,
});

const Sent = v.object({
  options: v.optional(v.object({ num_ctx: v.optional(v.number()), num_predict: v.optional(v.number()) })),
  format: v.optional(v.record(v.string(), v.unknown())),
});

/** A companion at an Ollama, and what was sent to each of its addresses that write. */
const open = async (state: ProgramState, reply: HostAnswer, contextTokens: number | null = 32_768) => {
  const host = await startScriptedHost(answerAs('Ollama', state, reply), { askable: true });
  onTestFinished(() => host.stop());
  const companion = createOpenAiCompanion({
    ...modelOptions(host.url),
    model: 'wanted',
    contextTokens,
  });
  const sent = () =>
    host.requests
      .filter(({ url }) => /generate|chat/.test(url))
      .map(({ url: path, body }) => ({ path, ...v.parse(Sent, JSON.parse(body)) }));
  return { companion, sent };
};

/** Returns the text and the limit of the prompt of one reply. */
const replyOf = async ({ companion }: Awaited<ReturnType<typeof open>>) => {
  let limit = 0;
  const { text, kind } = await collectReply(companion, { onPrompt: (prompt) => void (limit = prompt.limit) });
  // What a program said a moment ago is not asked again.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  return { text, kind, limit };
};
const limitOf = (tokens: number) => Math.floor((tokens - 2048) / 1.25);

test('Ollama loads a model with the window that is set, and each request keeps it', async () => {
  const state = { loaded: { model: 'wanted', tokens: 4096 }, isLoading: false };
  const own = await open(state, lines(piece('Hel'), piece('lo'), last('stop')));
  const expected = { text: 'Hello', kind: null, limit: limitOf(32_768) };
  expect([await replyOf(own), await replyOf(own)]).toEqual([expected, expected]);
  expect(own.sent()).toMatchObject([
    { path: '/api/generate', options: { num_ctx: 32_768 } },
    { path: '/api/chat', options: { num_ctx: 32_768, num_predict: 2048 } },
    { path: '/api/chat', options: { num_ctx: 32_768, num_predict: 2048 } },
  ]);
});

test('where it has space for less, prompts are that small, and it is not asked to load it again', async () => {
  const state = { loaded: null, isLoading: false, most: 8192 };
  const own = await open(state, lines(piece('Hello'), last('stop')));
  expect([(await replyOf(own)).limit, (await replyOf(own)).limit]).toEqual([limitOf(8192), limitOf(8192)]);
  expect(own.sent().map(({ path }) => path)).toEqual(['/api/generate', '/api/chat', '/api/chat']);
});

test('without a set window it is asked as every host', async () => {
  const own = await open({ loaded: { model: 'wanted', tokens: 4096 }, isLoading: false }, lines(), null);
  await replyOf(own);
  expect(own.sent()).toEqual([{ path: '/v1/chat/completions' }]);
});

test('its thoughts are not said, an answer that is cut is no whole one, and its errors are named', async () => {
  const loaded = { loaded: { model: 'wanted', tokens: 32_768 }, isLoading: false };
  const answers: readonly (readonly [HostAnswer, string, string | null])[] = [
    [lines(piece('', { thinking: 'Hm.' }), piece('Hello'), last('stop')), 'Hello', null],
    [lines(piece('Hello'), last('load')), 'Hello', 'truncated'],
    [lines(piece('Hello')), 'Hello', 'truncated'],
    [lines(piece('Hello'), { error: 'model runner has unexpectedly stopped' }), 'Hello', 'refused'],
  ];
  for (const [answer, text, kind] of answers) {
    expect(await collectReply((await open(loaded, answer)).companion)).toEqual({ text, kind });
  }
});

test('it gets the form of an answer as its own field', async () => {
  const facts = '{"facts":[]}';
  const own = await open(
    { loaded: { model: 'wanted', tokens: 32_768 }, isLoading: false },
    lines(piece(facts), last('stop')),
  );
  const signal = new AbortController().signal;
  const known = { mateName: 'Iris', context: [], lines: [], known: [], signal };
  expect(await own.companion.readFacts?.(known)).toEqual([]);
  expect(own.sent().at(-1)?.format).toMatchObject({ type: 'object', required: ['facts'] });
});
