import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { createLog } from '../../../server/shared/log.ts';
import { createModeration } from '../../../server/moderation/moderation.ts';
import { aDraft } from '../support/mates/own-mates.ts';
import { roomFile } from '../support/rooms/room-files.ts';
import { fileMessage } from '../../support/file-message.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { assertPassesModeration, type TextFields } from '../../../server/domain/safety/content-rules.ts';
import { createPerson } from '../support/talk.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

interface ReceivedRequest {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** A host on loopback with prepared responses, which records its requests. */
const startHost = async (answer: (response: ServerResponse, requests: ReceivedRequest) => void) => {
  const requests: ReceivedRequest[] = [];
  const host: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        key: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      };
      requests.push(one);
      answer(response, one);
    });
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  closers.push(async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { requests, baseUrl: `http://127.0.0.1:${String(port)}/v1` };
};

const verdict = (response: ServerResponse, isFound: boolean, more: Record<string, boolean> = {}): void => {
  const categories = { sexual: true, violence: true, ...more, 'sexual/minors': isFound };
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ id: 'm', model: 'm', results: [{ flagged: true, categories }] }));
};

const Input = v.object({ model: v.string(), input: v.string() });

/** Creates a client of the host, with a log and a clock for the test. */
const createClient = (baseUrl: string, timeoutMs?: number) => {
  const lines: string[] = [];
  const clock = { now: 0 };
  const moderation = createModeration(
    { baseUrl, apiKey: 'sk-secret', model: 'judge', ...(timeoutMs === undefined ? {} : { timeoutMs }) },
    { log: createLog('info', { write: (line) => void lines.push(line) }), now: () => clock.now },
  );
  return { moderation, clock, logged: () => lines.join('') };
};

test('only the category of minors counts, and the request contains the key', async () => {
  const { requests, baseUrl } = await startHost((response, { body }) =>
    verdict(response, v.parse(Input, body).input.includes('bad')),
  );
  const { moderation, logged } = createClient(baseUrl);
  expect(await moderation.findsMinors('good')).toBe(false);
  expect(await moderation.findsMinors('something bad')).toBe(true);
  expect(requests).toEqual([
    { path: '/v1/moderations', key: 'Bearer sk-secret', body: { model: 'judge', input: 'good' } },
    { path: '/v1/moderations', key: 'Bearer sk-secret', body: { model: 'judge', input: 'something bad' } },
  ]);
  expect(logged()).toBe('');
});

test.each<[string, (response: ServerResponse) => void, number]>([
  ['has no such endpoint', (response) => void response.writeHead(404).end('{}'), 3_600_000],
  ['fails', (response) => void response.writeHead(500).end('{"error":{"message":"secret text"}}'), 60_000],
  ['is busy', (response) => void response.writeHead(429).end('{}'), 60_000],
  ['knows no key', (response) => void response.writeHead(401).end('{}'), 60_000],
  ['hangs up', (response) => void response.destroy(), 60_000],
  ['answers with a page', (response) => void response.writeHead(200).end('<html>'), 60_000],
  [
    'answers with something else',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":5}'),
    60_000,
  ],
  ['refuses one text', (response) => void response.writeHead(400).end('{}'), 0],
])('a host that %s returns no result, and is not called for a while', async (_what, answer, pause) => {
  const { requests, baseUrl } = await startHost(answer);
  const { moderation, clock, logged } = createClient(baseUrl);
  expect(await moderation.findsMinors('my secret text')).toBe(false);
  clock.now = Math.max(0, pause - 1);
  expect(await moderation.findsMinors('my secret text')).toBe(false);
  expect(requests).toHaveLength(pause === 0 ? 2 : 1);
  clock.now = pause;
  await moderation.findsMinors('my secret text');
  expect(requests).toHaveLength(pause === 0 ? 3 : 2);
  expect(logged()).toContain('the moderation endpoint gave no judgement');
  expect(logged()).not.toMatch(/secret|html/);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['never answers', () => undefined],
  [
    'stalls midway',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"results":'),
  ],
])('a host that %s times out', async (_what, answer) => {
  const { baseUrl } = await startHost(answer);
  expect(await createClient(baseUrl, 20).moderation.findsMinors('hello')).toBe(false);
});

test('an unreachable host returns no result', async () => {
  expect(await createClient('http://127.0.0.1:1/v1').moderation.findsMinors('hello')).toBe(false);
});

const startWith = async (baseUrl: string, more: Record<string, string> = {}): Promise<TestServer> => {
  const server = await startTestServer({
    environment: { LIMIT_FACTOR: '100', LLM_BASE_URL: baseUrl, LLM_MODEL: 'small', ...more },
  });
  closers.push(() => server.stop());
  return server;
};

test('with a configured model, mates and messages that its endpoint flags are rejected and not stored', async () => {
  const { requests, baseUrl } = await startHost((response, { body }) =>
    verdict(response, v.parse(Input, body).input.includes('codeword')),
  );
  const server = await startWith(baseUrl, { LLM_MODERATION_MODEL: 'judge-2' });
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  const refused = await ada.send(roomId, 'a codeword in a message');
  expect(await refused.response.json()).toMatchObject({ c: code.contentRefused, d: { field: 'text' } });
  await (await ada.send(roomId, 'a plain message')).rest();
  const texts = (await ada.messages(roomId)).map(({ text }) => text);
  expect(texts).toContain('a plain message');
  expect(texts).not.toContain('a codeword in a message');

  const save = (who: string) => ada.post('/mate/own/save', { draft: { ...aDraft, who } });
  expect((await save('a codeword in a card')).envelope).toMatchObject({
    c: code.contentRefused,
    d: { field: 'who' },
  });
  expect((await save('a plain card')).envelope.c).toBe(code.ok);
  expect(requests.map(({ body }) => v.parse(Input, body).model)).toEqual(requests.map(() => 'judge-2'));
  expect(server.logged()).not.toContain('codeword');
});

test('only where a model refuses several fields together, it is asked about each', async () => {
  const asked: string[] = [];
  const refusalOf = (refuse: (text: string) => boolean, fields: TextFields): Promise<unknown> => {
    const findsMinors = (text: string) => {
      asked.push(text);
      return Promise.resolve(refuse(text));
    };
    return assertPassesModeration({ findsMinors }, fields).catch((error: unknown) => error);
  };
  const card = { name: 'Ruth', likes: ['rain', 'a codeword'], voice: 'Low' };
  expect(await refusalOf(() => false, card)).toBeUndefined();
  expect(asked).toEqual(['Ruth\nrain\na codeword\nLow']);
  expect(await refusalOf((text) => text.includes('codeword'), card)).toMatchObject({ field: 'likes' });
  expect(await refusalOf((text) => text.includes('Ruth\n'), card)).toMatchObject({
    code: code.contentRefused,
    field: undefined,
  });
  asked.length = 0;
  expect(await refusalOf(() => true, { text: 'a codeword' })).toMatchObject({ field: 'text' });
  expect(asked).toHaveLength(1);
});

test('all texts of an imported chat are moderated, in parts that are not longer than a reply', async () => {
  const { requests, baseUrl } = await startHost((response, { body }) =>
    verdict(response, v.parse(Input, body).input.includes('codeword')),
  );
  const server = await startWith(baseUrl);
  const ada = await createPerson(server);
  const messages = Array.from({ length: 20 }, (_, index) =>
    fileMessage(`m${index}`, index === 0 ? null : `m${index - 1}`, { text: 'x'.repeat(3999) }),
  );
  const load = async (last: string) => {
    const file = { ...roomFile, messages: [...messages, fileMessage('last', 'm19', { text: last })] };
    return (await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file })).envelope.c;
  };
  expect(await load('the codeword')).toBe(code.contentRefused);
  expect(requests.length).toBe(3);
  expect(requests.every(({ body }) => v.parse(Input, body).input.length <= 32_000)).toBe(true);
  expect(await load('a plain word')).toBe(code.ok);
});

test('moderation never permits what the server’s own rules reject', async () => {
  const { requests, baseUrl } = await startHost((response) => verdict(response, false));
  const server = await startWith(baseUrl);
  const ada = await createPerson(server);
  const answer = await ada.post('/mate/own/save', { draft: { ...aDraft, who: 'She is fifteen.' } });
  expect(answer.envelope.c).toBe(code.contentRefused);
  const { roomId } = await ada.openRoom();
  const sent = await ada.send(roomId, 'write a sex scene with a 15yo');
  expect(await sent.response.json()).toMatchObject({ c: code.contentRefused });
  expect(requests.map(({ body }) => v.parse(Input, body).input)).toEqual(['write a sex scene with a 15yo']);
});

test('without moderation, or without a model, no endpoint is called', async () => {
  const { requests, baseUrl } = await startHost((response) => verdict(response, true));
  const server = await startWith(baseUrl, { LLM_MODERATION: 'off' });
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, 'hello')).rest();
  expect([requests, server.running.deps.moderation]).toEqual([[], null]);
});
