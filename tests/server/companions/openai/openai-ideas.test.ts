import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { seedMates } from '../../../../server/content/seed.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { answerNoQuestions } from '../../support/model-hosts/scripted-host.ts';

const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const answerWith =
  (content: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      }),
    );
  };

/** Returns the suggestions that a companion makes from this host's response. */
const ideasOf = async (host: RequestListener, signal = new AbortController().signal) =>
  suggestAt(await addressOf(host), signal);

const suggestAt = async (baseUrl: string, signal = new AbortController().signal) => {
  const [mate] = seedMates;
  if (mate === undefined) throw new Error('There are no mates.');
  const { suggest } = createOpenAiCompanion(modelOptions(baseUrl));
  const history = [{ role: 'mate', text: 'You made it.' }] as const;
  return suggest?.({ mate, history, memory: null, userName: null, persona: null, notes: '', signal });
};

const addressOf = async (listener: RequestListener): Promise<string> => {
  const host = createServer((request, response) => {
    if (!answerNoQuestions(request, response)) listener(request, response);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  closers.push(async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });
  return `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}/v1`;
};

test.each([
  ['["Yes.", "Why?", "*nods*"]'],
  ['```json\n["Yes.", " Why? ", "*nods*"]\n```'],
  ['<think>maybe ["a"]?</think>\n["Yes.", "Why?", "*nods*"]'],
  ['{"ideas":["Yes.", "Why?", "*nods*"]}'],
  [
    'Here are three:\n{"suggestions":[{"text":"Yes."},{"text":"Why?"},{"text":"*nods*"},{"text":"More"}]}\nEnjoy!',
  ],
  ["['Yes.', 'Why?', '*nods*',]"],
  ['1. Yes.\n2. "Why?"\n3. *nods*'],
  ['maybe ["a"]?\n</think>\n["Yes.", "Why?", "*nods*"]<|im_end|>'],
])('[S7.30] the model is asked for suggestions, and three are parsed from %j', async (content) => {
  expect(await ideasOf(answerWith(content))).toEqual(['Yes.', 'Why?', '*nods*']);
});

test.each([
  [''],
  ['Here are three ideas: Yes, Why, nods'],
  ['["Yes."]'],
  ['["Yes.", "Why?", 7]'],
  ['["Yes.", "Yes.", "Yes."]'],
  ['["Yes.", "Why?", " "]'],
  [`["Yes.", "Why?", "${'x'.repeat(161)}"]`],
])('[S7.30] any response except three short suggestions is rejected: %j', async (content) => {
  await expect(ideasOf(answerWith(content))).rejects.toMatchObject({
    name: 'CompanionError',
    kind: 'broken',
  });
});

test('[S7.30] a host that fails, is unreachable or too slow returns no suggestions', async () => {
  const refuse: RequestListener = (_request, response) => response.writeHead(500).end();
  await expect(ideasOf(refuse)).rejects.toMatchObject({ kind: 'failed' });
  const unreachable = await addressOf(refuse);
  await Promise.all(closers.splice(0).map((close) => close()));
  await expect(suggestAt(unreachable)).rejects.toMatchObject({ kind: 'gone' });
  await expect(ideasOf(() => undefined, AbortSignal.timeout(5))).rejects.toMatchObject({ kind: 'cancelled' });
});
