import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LLMock } from '@copilotkit/aimock';
import { afterEach, expect, test } from 'vitest';
import { CompanionError, type CompanionRequest } from '../../../../server/companions/companion.ts';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';

import { requestWith } from '../../support/companions/companion-request.ts';
import { promptFor } from '../../support/companions/prompts.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { answerNoQuestions } from '../../support/model-hosts/scripted-host.ts';

const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

test('a reply streams from an OpenAI-compatible host, with the role and the history', async () => {
  const host = new LLMock({ port: 0, chunkSize: 5 });
  host.onMessage('Is it cold up there?', { content: '*nods* Cold and clear.' });
  await host.start();
  closers.push(() => host.stop());
  const { pieces, result } = await collect(companionAt(`${host.url}/v1`), {
    message: 'Is it cold up there?',
    memory: '{"kept":1}',
  });
  expect(pieces.join('')).toBe('*nods* Cold and clear.');
  expect(pieces.length).toBeGreaterThan(1);
  expect(result).toEqual({ memory: '{"kept":1}' });
  expect(host.getLastRequest()?.body).toMatchObject({
    model: 'test-model',
    stream: true,
    messages: promptFor({ message: 'Is it cold up there?' }).messages,
  });
});

test.each([
  [401, 'refused'],
  [500, 'failed'],
] as const)('a host that responds with %i has %s', async (status, failure) => {
  const host = new LLMock({ port: 0 });
  host.nextRequestError(status, { message: 'no', type: 'error' });
  await host.start();
  closers.push(() => host.stop());
  const { pieces, kind } = await collect(companionAt(`${host.url}/v1`));
  expect([pieces, kind]).toEqual([[], failure]);
});

test.each([
  { error: { message: 'model "test-model" not found, try pulling it first', type: 'api_error' } },
  { error: { message: 'The model does not exist', code: 'model_not_found' } },
  { error: 'No models loaded. Please load a model in the developer page.' },
])('a host that does not have the model says so: %j', async (refusal) => {
  const url = await hostOf((response) => response.writeHead(404).end(JSON.stringify(refusal)));
  expect((await collect(companionAt(url))).kind).toBe('missing');
});

test('an address without such a call is refused, not missing', async () => {
  const url = await hostOf((response) => response.writeHead(404).end('404 page not found'));
  expect((await collect(companionAt(url))).kind).toBe('refused');
});

test.each<[string, Peer, string[], string]>([
  ['is not there', null, [], 'gone'],
  ['takes the request and says nothing', () => undefined, [], 'slow'],
  ['falls silent midway', (response) => begin(response, chunk('Hel')), ['Hel'], 'stalled'],
  ['ends without an end mark', (response) => begin(response, chunk('Hel')).end(), ['Hel'], 'truncated'],
  [
    'cuts the line',
    (response) => void begin(response, chunk('Hel')).write('', () => response.destroy()),
    ['Hel'],
    'broken',
  ],
  ['sends what is no JSON', (response) => begin(response, 'data: {oops\n\n').end(), [], 'broken'],
  [
    'tells of an error midway',
    (response) => begin(response, chunk('Hel'), 'data: {"error":{"message":"no"}}\n\n').end(),
    ['Hel'],
    'refused',
  ],
  [
    'holds the text back',
    (response) => begin(response, chunk('Hel'), chunk('', 'content_filter')).end(),
    ['Hel'],
    'refused',
  ],
  [
    'answers with a page',
    (response) => void response.writeHead(502).end('<html>Bad gateway</html>'),
    [],
    'failed',
  ],
])(
  'a host that %s has a named failure, and the text so far is stored',
  async (_title, peer, pieces, kind) => {
    const url = await hostOf(peer);
    const isSilence = kind === 'stalled' || kind === 'slow';
    const outcome = await collect(companionAt(url, isSilence ? 1000 : 60_000));
    expect([outcome.pieces, outcome.kind]).toEqual([pieces, kind]);
  },
);

test('a reply without a whole sentence that its host ends for its length stays as it came, without leading blank lines', async () => {
  const url = await hostOf((response) =>
    begin(
      response,
      chunk('\n\n'),
      chunk(' Hel'),
      chunk('lo '),
      chunk('', 'length'),
      'data: [DONE]\n\n',
    ).end(),
  );
  const outcome = await collect(companionAt(url));
  expect([outcome.pieces, outcome.kind]).toEqual([['Hel', 'lo', ' '], null]);
  expect(outcome.result).toEqual({ memory: null, isContinuable: true });
});

test('a continued reply keeps its first space, and the model is asked to go on', async () => {
  const url = await hostOf((response) =>
    begin(response, chunk(' a '), chunk('time'), chunk('', 'stop'), 'data: [DONE]\n\n').end(),
  );
  const outcome = await collect(companionAt(url), { begun: 'Once upon' });
  expect([outcome.pieces.join(''), outcome.kind]).toEqual([' a time', null]);
  const { messages } = promptFor({ message: 'A story!', begun: 'Once upon' });
  expect(messages.at(-2)).toEqual({ role: 'assistant', content: 'Once upon' });
  expect(messages.at(-1)).toMatchObject({ role: 'user', content: expect.stringContaining('broke off') });
});

test('a model that marks only the end of its notes is held back from its second reply on', async () => {
  const answers = ['A plan. </think>Hello', 'Another plan. </think>Hello', 'No plan.', 'Hello'];
  const url = await hostOf((response) => {
    const answer = answers.shift() ?? '';
    const events = Array.from(answer, (letter) => chunk(letter)).join('');
    begin(response, events, chunk('', 'stop')).end();
  });
  const companion = companionAt(url);
  let restarts = 0;
  let thoughts = 0;
  const onRestart = () => void (restarts += 1);
  const onThinking = () => void (thoughts += 1);
  expect((await collect(companion, { onRestart })).pieces.join('')).toBe('A plan.Hello');
  expect(restarts).toBe(1);
  expect((await collect(companion, { onRestart, onThinking })).pieces.join('')).toBe('Hello');
  expect([restarts, thoughts > 0]).toEqual([1, true]);
  expect((await collect(companion, { onRestart })).pieces.join('')).toBe('No plan.');
  expect((await collect(companion, { onRestart })).pieces.length).toBeGreaterThan(1);
});

test('stopping a reply ends it as cancelled and disconnects from the host', async () => {
  const hungUp = withResolvers();
  const url = await hostOf((response) => {
    response.once('close', () => hungUp.resolve('closed'));
    begin(response, chunk('Hel'));
  });
  const controller = new AbortController();
  const pieces = companionAt(url).reply(requestWith({ signal: controller.signal }));
  expect(await pieces.next()).toEqual({ done: false, value: 'Hel' });
  const next = pieces.next();
  controller.abort();
  await expect(next).rejects.toMatchObject({ name: 'CompanionError', kind: 'cancelled' });
  await hungUp.promise;
});

test('a reply that is stopped before it starts sends no request', async () => {
  let requestCount = 0;
  const url = await hostOf(() => void (requestCount += 1));
  const outcome = await collect(companionAt(url), { signal: AbortSignal.abort() });
  expect([outcome.kind, requestCount]).toEqual(['cancelled', 0]);
});

test('a reader that disconnects early disconnects from the host', async () => {
  const hungUp = withResolvers();
  const url = await hostOf((response) => {
    response.once('close', () => hungUp.resolve('closed'));
    begin(response, chunk('Hel'));
  });
  const pieces = companionAt(url).reply(requestWith({}));
  await pieces.next();
  await pieces.return({ memory: null });
  expect(await hungUp.promise).toBe('closed');
});

test('no error contains the key or the text of a message', async () => {
  const url = await hostOf((response) => void response.writeHead(401).end('{"error":{"message":"bad key"}}'));
  const { error } = await collect(companionAt(url), { message: 'my secret' });
  expect(error?.message).toBe("The model's host refused.");
});

/** How the host handles a request; null: no host is listening. */
type Peer = ((response: ServerResponse, request: IncomingMessage) => unknown) | null;

const hostOf = async (peer: Peer): Promise<string> => {
  const host: Server = createServer((request, response) => {
    if (!answerNoQuestions(request, response)) void peer?.(response, request);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  };
  if (peer === null) {
    await close();
  } else {
    closers.push(close);
  }
  return `http://127.0.0.1:${String(port)}/v1`;
};

const begin = (response: ServerResponse, ...texts: string[]): ServerResponse => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  texts.forEach((text) => response.write(text));
  return response;
};

const chunk = (content: string, finishReason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finishReason }] })}\n\n`;

const companionAt = (baseUrl: string, idleMs = 60_000) =>
  createOpenAiCompanion(modelOptions(baseUrl, idleMs));

const collect = async (
  companion: ReturnType<typeof createOpenAiCompanion>,
  parts: Partial<CompanionRequest> = {},
) => {
  const pieces: string[] = [];
  const reply = companion.reply(requestWith(parts));
  try {
    for (;;) {
      const next = await reply.next();
      if (next.done === true) {
        return { pieces, result: next.value, kind: null, error: null };
      }
      pieces.push(next.value);
    }
  } catch (error) {
    if (error instanceof CompanionError) {
      return { pieces, result: null, kind: error.kind, error };
    }
    throw error;
  }
};

/** Like Promise.withResolvers of newer JavaScript versions. */
const withResolvers = () => {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
