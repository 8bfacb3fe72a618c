import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { Mate } from '../../../contract/mates/mate.ts';
import { openConversation, type Conversation } from '../support/rooms/conversation.ts';

let talk: Conversation;
let portrait: string;
beforeAll(async () => {
  // The longest answer below /user/ is that of the providers.
  talk = await openConversation({ GOOGLE_CLIENT_ID: 'g'.repeat(2000) });
  const { envelope } = await talk.server.get('/mate/recommend');
  const { mates } = v.parse(v.object({ mates: v.tupleWithRest([Mate], Mate) }), envelope.d);
  portrait = mates[0].portrait;
});
afterAll(() => talk.server.stop());

interface Answer {
  readonly headers: IncomingMessage['headers'];
  readonly status: number | undefined;
  readonly bytes: Buffer;
}

/** Unlike fetch(), leaves the body as it was sent. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(talk.server.url + path, { headers }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ headers: response.headers, status: response.statusCode, bytes }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });

const decode = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['a list', () => '/mate/recommend', 0.5],
  ['a portrait', () => portrait, 0.5],
])('%s is compressed with an encoding that the client accepts', async (_title, pathOf, ratio) => {
  const plain = await get(pathOf());
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('accept-encoding');

  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const answer = await get(pathOf(), { 'accept-encoding': accepted });

    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(answer.bytes.length).toBeLessThan(plain.bytes.length * ratio);
    expect(decode[encoding](answer.bytes).equals(plain.bytes)).toBe(true);
  }
  for (const accepted of ['identity', 'deflate', 'br;q=0, gzip;q=0.0']) {
    const answer = await get(pathOf(), { 'accept-encoding': accepted });
    expect(answer.bytes.equals(plain.bytes)).toBe(true);
  }
});

test('a compressed portrait is not sent again to a client that has it', async () => {
  const first = await get(portrait, { 'accept-encoding': 'br' });
  const etag = first.headers.etag ?? '';
  expect(etag).toMatch(/^"/);

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await get(portrait, { 'accept-encoding': 'br', 'if-none-match': known });

    expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([
      304,
      0,
      undefined,
    ]);
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
  }
});

test('each encoding of a portrait has its own tag, because the bytes differ', async () => {
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => get(portrait, { 'accept-encoding': encoding })),
  );
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);

  const other = await get(portrait, {
    'accept-encoding': 'gzip',
    'if-none-match': answers[0]?.headers.etag ?? '',
  });
  expect([other.status, other.headers['content-encoding']]).toEqual([200, 'gzip']);
});

test('a stored portrait has the bytes that were sent first', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const [first, second] = [
      await get(portrait, { 'accept-encoding': encoding }),
      await get(portrait, { 'accept-encoding': encoding }),
    ];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.headers['content-encoding']).toBe(first.headers['content-encoding']);
  }
});

test('a short response is not compressed', async () => {
  const answer = await get('/no/such/call', { 'accept-encoding': 'br' });
  expect(JSON.parse(answer.bytes.toString())).toMatchObject({ c: 4040 });
});

test('responses of sign-in calls are never compressed, so that their size reveals no token', async () => {
  const answer = await get('/user/providers', { 'accept-encoding': 'br' });

  expect(answer.bytes.length).toBeGreaterThan(2000);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a reply is streamed uncompressed', async () => {
  const { server, ada, roomId, companion } = talk;
  const response = await fetch(`${server.url}/girl/chat/send`, {
    method: 'POST',
    headers: { token: ada.token, 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: JSON.stringify({ roomId, clientMessageId: crypto.randomUUID(), text: 'Hello' }),
  });
  const turn = await companion.next();
  turn.say('Good evening. '.repeat(200));
  turn.finish();

  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toContain('Good evening. Good evening.');
});
