import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { maxMessageLength } from '../../../contract/limits.ts';
import { createTestCompanion, type TestCompanion } from '../support/companions/companion.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeAll(async () => {
  companion = createTestCompanion();
  server = await startTestServer({ companion, environment: { LIMIT_FACTOR: '100' } });
});

beforeEach(async () => {
  ada = await createPerson(server);
  ({ roomId } = await ada.openRoom());
});

afterAll(async () => {
  await server.stop();
});

const uuid = '018f3f2a-7b1c-7000-8000-000000000001';

test.each<[string, unknown, string | null]>([
  ['a list', '[]', 'roomId'],
  ['a text', '"text"', null],
  ['null', 'null', null],
  ['a text of spaces', { roomId: 'room', clientMessageId: uuid, text: ' \n\t ' }, 'text'],
  [
    'a text that is too long',
    { roomId: 'room', clientMessageId: uuid, text: 'x'.repeat(maxMessageLength + 1) },
    'text',
  ],
  ['a text with a null character', { roomId: 'room', clientMessageId: uuid, text: 'a\0b' }, null],
  ['an id that is no UUID', { roomId: 'room', clientMessageId: 'mine', text: 'Hello' }, 'clientMessageId'],
  [
    'a room that is no id',
    { roomId: "'; drop table rooms; --", clientMessageId: uuid, text: 'Hello' },
    'roomId',
  ],
])('[S7.31] sending %s is rejected as invalid', async (_title, body, field) => {
  const asked = companion.asked();
  const { status, envelope } = await ada.post('/girl/chat/send', body);
  expect([status, envelope.c, envelope.d]).toEqual([400, code.invalid, field === null ? null : { field }]);
  expect(companion.asked()).toBe(asked);
});

test.each<[string, unknown]>([
  ['resume', { replyId: 'reply', after: -1 }],
  ['resume', { replyId: 'reply', after: 1.5 }],
  ['retry', { messageId: 'message', clientReplyId: 'mine' }],
  ['retry', { messageId: '', clientReplyId: uuid }],
])('a malformed %s is rejected as invalid: %j', async (call, body) => {
  const { status, envelope } = await ada.post(`/girl/chat/${call}`, body);
  expect([status, envelope.c]).toEqual([400, code.invalid]);
});

test('unknown fields are ignored', async () => {
  const reading = await ada.read('/girl/chat/send', {
    roomId,
    clientMessageId: uuid,
    text: 'Hello',
    role: 'mate',
    status: 'done',
    userId: 'somebody',
    chats: 1000,
    __proto__: { admin: true },
  });
  await reading.next();
  const turn = await companion.next();
  turn.finish();
  await reading.rest();
  const [, message] = await ada.messages(roomId);
  expect([message?.role, message?.status, message?.text]).toEqual(['user', 'sent', 'Hello']);
});

test('text is stored and streamed unchanged', async () => {
  const text = '<script>alert(1)</script>\n\ndata: {"type":"done"}\r\n\u2028 😀 \'; drop table rooms; --';
  const reading = await ada.send(roomId, text);
  await reading.next();
  const turn = await companion.next();
  expect(turn.request.message).toBe(text);
  turn.say(text);
  turn.finish();
  expect(await reading.next()).toMatchObject({ type: 'delta', text });
  expect(await reading.next()).toMatchObject({ type: 'done', message: { text } });
  expect((await ada.messages(roomId)).map((message) => message.text).slice(1)).toEqual([text, text]);
});

test('unknown ids are not found, and a retry of a mate’s message is rejected', async () => {
  const unknownId = '018f3f2a-7b1c-7000-8000-0000000000ff';
  const answers = await Promise.all([
    ada.post('/girl/chat/send', { roomId: unknownId, clientMessageId: uuid, text: 'Hello' }),
    ada.post('/girl/chat/resume', { replyId: unknownId, after: 0 }),
    ada.post('/girl/chat/retry', { messageId: unknownId, clientReplyId: uuid }),
    ada.post('/girl/chat/stop', { replyId: unknownId }),
  ]);
  expect(answers.map(({ envelope }) => envelope.c)).toEqual(answers.map(() => code.notFound));
  const [greeting] = await ada.messages(roomId);
  const retried = await ada.post('/girl/chat/retry', { messageId: greeting?.messageId, clientReplyId: uuid });
  expect(retried.envelope).toEqual({
    c: code.invalid,
    m: 'Only a message of your own can be answered again.',
    d: null,
  });
});

test('a client id cannot be reused for another operation', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await reading.next();
  const messageId = accepted?.type === 'accepted' ? accepted.messageId : '';
  (await companion.next()).fail('refused');
  await reading.rest();
  const retried = await ada.retry(messageId, uuid);
  (await companion.next()).finish();
  await retried.rest();
  const sent = await ada.post('/girl/chat/send', { roomId, clientMessageId: uuid, text: 'Hello' });
  expect(sent.envelope).toEqual({ c: code.invalid, m: 'This client ID is already in use.', d: null });
});

test('[S7.31] a stream is never cached or compressed, and has the security headers', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const { headers, status } = reading.response;
  expect([status, headers.get('cache-control'), headers.get('x-accel-buffering')]).toEqual([
    200,
    'no-store, no-transform',
    'no',
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-encoding')).toBeNull();
  (await companion.next()).finish();
  await reading.rest();
});

test('each frame is one line and a blank line, and a delta contains its number', async () => {
  const response = await fetch(`${server.url}/girl/chat/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: ada.token },
    body: JSON.stringify({ roomId, clientMessageId: uuid, text: 'Hello' }),
  });
  const turn = await companion.next();
  turn.say('Good\nevening.');
  turn.finish();
  const [accepted, delta, done, rest] = (await response.text()).split('\n\n');
  const [, , reply] = await ada.messages(roomId);
  expect(accepted).toMatch(/^data: \{"type":"accepted",[^\n]*\}$/);
  expect(delta).toBe(
    `id: 1\ndata: {"type":"delta","replyId":"${reply?.messageId ?? ''}","seq":1,"text":"Good\\nevening."}`,
  );
  expect(done).toMatch(/^data: \{"type":"done",[^\n]*\}$/);
  expect(rest).toBe('');
});

test('a connection that breaks without reading does not stop the reply', async () => {
  const clientRequest = httpRequest(`${server.url}/girl/chat/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: ada.token },
  });
  const disconnected = new Promise((resolve) => {
    clientRequest.on('error', resolve);
    clientRequest.on('response', (response) => {
      response.pause();
      response.on('error', resolve);
      response.on('close', resolve);
    });
  });
  clientRequest.end(JSON.stringify({ roomId, clientMessageId: uuid, text: 'Hello' }));
  const turn = await companion.next();
  clientRequest.destroy();
  await disconnected;
  turn.say('Good evening.');
  turn.finish();
  await expect
    .poll(async () => (await ada.messages(roomId)).at(-1))
    .toMatchObject({
      status: 'done',
      text: 'Good evening.',
    });
});

test('no message text is logged', async () => {
  const reading = await ada.send(roomId, 'a-secret-of-mine');
  await reading.next();
  const turn = await companion.next();
  turn.say('a-secret-of-hers');
  turn.fail('broken');
  await reading.rest();
  expect(server.logged()).toContain('/girl/chat/send');
  expect(server.logged()).not.toMatch(/a-secret-of/);
});
