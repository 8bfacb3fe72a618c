import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { send } from '../../../contract/rooms/chat.ts';
import { getMateDetail } from '../../../contract/mates/mate-detail.ts';
import { benefits, login, logout } from '../../../contract/sign-in/user.ts';
import { confirmEmail } from '../../../contract/sign-in/verify-email.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { createHttp } from '../../../src/services/http/http.ts';
import { say, startPeer, type Received } from '../support/peer.ts';

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((peer) => peer.stop()));
});

const balance = { chats: 50, goldCoins: 0, userId: 'ann' };
const credentials = { email: 'ann@example.org', password: 'correct horse' };

describe('a call', () => {
  test('[S7.0] [S8.1] returns the d of an envelope whose c is 200', async () => {
    const { http } = await start(say(JSON.stringify({ c: 200, m: '', d: balance })));
    expect(await http.call(benefits, {})).toEqual(balance);
  });

  test('[S7.0] [S6.1] always sends content type, token and language', async () => {
    const { http, received } = await start(say(JSON.stringify({ c: 200, d: balance })));
    await http.call(benefits, {});
    await http.call(benefits, {});
    const sent = received.map(({ method, url, headers }) => ({
      method,
      url,
      type: headers['content-type'],
      token: headers['token'],
      language: headers['language'],
    }));
    const one = {
      method: 'GET',
      url: '/user/benefits',
      type: 'application/json',
      token: 'secret',
      language: 'en',
    };
    expect(sent).toEqual([one, one]);
  });

  test('[S6.1] sends an empty token and the language without a session', async () => {
    const { http, received, session } = await start(say(JSON.stringify({ c: 200, d: null })));
    session.token = '';
    await http.call(logout, {});
    expect([received[0]?.headers['token'], received[0]?.headers['language']]).toEqual(['', 'en']);
    expect(received[0]?.headers['time-zone']).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  test('a GET sends its input as a query, a POST as a body', async () => {
    const { http, received } = await start(say(JSON.stringify({ c: 500, m: 'no' })));
    await failureOf(http.call(getMateDetail, { mateId: 'iris & co' }));
    await failureOf(http.call(login, credentials));
    expect(received.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: 'GET', url: '/mate/getMateDetail?mateId=iris+%26+co', body: '' },
      { method: 'POST', url: '/user/login', body: JSON.stringify(credentials) },
    ]);
  });

  test('[S8.2] c = 5002 fails with "login expired" and reports the expired session', async () => {
    const { http, reported } = await start(say(JSON.stringify({ c: 5002, m: 'whatever' })));
    expect(await failureOf(http.call(benefits, {}))).toEqual({
      kind: 'expired',
      code: 5002,
      message: 'login expired',
    });
    expect(reported).toEqual(['expired']);
  });

  test.each([
    ['ended', { reason: 'ended' }],
    ['expired', { reason: 'expired' }],
    ['expired', { reason: 'of a later version' }],
    ['expired', null],
  ])('reports that the session %s', async (end, d) => {
    const { http, reported } = await start(say(JSON.stringify({ c: 5002, m: 'login expired', d })));
    await failureOf(http.call(benefits, {}));
    expect(reported).toEqual([end]);
  });

  test('the expiry of an earlier session does not end the current one', async () => {
    const { http, reported, session } = await start((response) => {
      session.token = 'another';
      say(JSON.stringify({ c: 5002 }))(response);
    });
    expect((await failureOf(http.call(benefits, {}))).kind).toBe('expired');
    expect(reported).toEqual([]);
  });

  test('[S8.3] any other c fails with its m', async () => {
    const { http } = await start(say(JSON.stringify({ c: 4010, m: 'Wrong e-mail or password.' })));
    expect(await failureOf(http.call(login, credentials))).toEqual({
      kind: 'rejected',
      code: 4010,
      message: 'Wrong e-mail or password.',
    });
  });

  test.each([{ c: 5000 }, { c: 5000, m: '' }, { c: 5000, m: null }])(
    '[S8.4] without an m it fails with "server error": %j',
    async (envelope) => {
      const { http } = await start(say(JSON.stringify(envelope), { status: 500 }));
      expect(await failureOf(http.call(benefits, {}))).toEqual({
        kind: 'rejected',
        code: 5000,
        message: 'server error',
      });
    },
  );

  test('a temporary rejection contains the time to retry', async () => {
    const { http } = await start(
      say(JSON.stringify({ c: 4290, m: 'Slowly.' }), { status: 429, headers: { 'retry-after': '7' } }),
    );
    expect(await failureOf(http.call(benefits, {}))).toEqual({
      kind: 'rejected',
      code: 4290,
      message: 'Slowly.',
      retryAfter: 7,
    });
  });

  test.each([
    ['an empty answer', '', 200],
    ['HTML of something in between', '<html>Please log in to the hotel</html>', 200],
    ['a broken JSON', '{"c":200,', 200],
    ['JSON that is no envelope', '[]', 200],
    ['a d of another shape', '{"c":200,"d":{"chats":"many"}}', 200],
    ['a gateway that failed', '<html>502</html>', 502],
  ])('[S8.10] %s counts as unreachable', async (_name, text, status) => {
    const { http } = await start(say(text, { status, type: 'text/html' }));
    expect(await failureOf(http.call(benefits, {}))).toEqual({
      kind: 'unreachable',
      code: status,
      message: 'The server gave an answer that could not be read. Please try again.',
    });
  });

  test('[S8.10] a server that disconnects or does not listen is unreachable, and is called only once', async () => {
    const { http, received, stop } = await start((response) => response.destroy());
    const unreachable = {
      kind: 'unreachable',
      message: 'The server could not be reached. Check your connection and try again.',
    };
    expect(await failureOf(http.call(benefits, {}))).toEqual(unreachable);
    expect(received.length).toBe(1);
    await stop();
    expect(await failureOf(http.call(benefits, {}))).toEqual(unreachable);
  });

  test('[S8.10] an aborted call rejects at once', async () => {
    const { http } = await start(() => {});
    const ending = new AbortController();
    const call = http.call(benefits, {}, ending.signal);
    ending.abort();
    expect((await failureOf(call)).kind).toBe('unreachable');
  });

  test('an unsupported call is recognized by its 404', async () => {
    const { http } = await start(say('not found', { status: 404, type: 'text/plain' }));
    expect(await failureOf(http.call(confirmEmail, { code: 'x' }))).toEqual({
      kind: 'rejected',
      code: 404,
      message: 'This server does not know the call.',
    });
  });

  test('[S3.1] a renewed token in a response header is passed on', async () => {
    const { http, reported } = await start(
      say(JSON.stringify({ c: 200, d: balance }), { headers: { token: 'renewed' } }),
    );
    await http.call(benefits, {});
    expect(reported).toEqual(['token renewed']);
  });

  test('unknown properties of a response are dropped, known ones are validated', async () => {
    const { http } = await start(say(JSON.stringify({ c: 200, d: { ...balance, secret: 1 } })));
    expect(await http.call(benefits, {})).toEqual(balance);
  });
});

describe('a streamed response', () => {
  const question = { roomId: 'room', clientMessageId: '0198c1de-7b7b-7000-8000-000000000000', text: 'Hello' };

  test('sends the same headers and is read as it arrives', async () => {
    const { http, received } = await start(say('data: {}\n\n', { type: 'text/event-stream' }));
    const { response } = await http.openStream(send, question);
    expect(await response.text()).toBe('data: {}\n\n');
    expect(received.map(({ method, body, headers }) => [method, body, headers['token']])).toEqual([
      ['POST', JSON.stringify(question), 'secret'],
    ]);
  });

  test('reports the expiry of its renewed token, but not of a later one', async () => {
    const { http, reported, session } = await start(
      say('data: {}\n\n', { type: 'text/event-stream', headers: { token: 'renewed' } }),
    );
    const { toError } = await http.openStream(send, question);
    session.token = 'renewed';
    expect(toError(5002, 'login expired').kind).toBe('expired');
    session.token = 'another';
    expect(toError(5002, 'login expired').kind).toBe('expired');
    session.token = 'renewed';
    expect(toError(5002, 'login expired', 'ended').kind).toBe('expired');
    expect(toError(4040, 'No such chat.')).toMatchObject({ kind: 'rejected', message: 'No such chat.' });
    expect(reported).toEqual(['token renewed', 'expired', 'ended']);
  });

  test('[S8.9] fails with its status when it is not OK', async () => {
    const { http } = await start(
      say('down', { status: 503, type: 'text/plain', headers: { 'retry-after': '3' } }),
    );
    expect(await failureOf(http.openStream(send, question))).toEqual({
      kind: 'stream',
      code: 503,
      message: 'SSE request failed with status 503',
      retryAfter: 3,
    });
  });

  test('[S8.2] is handled as an envelope when it is one', async () => {
    const { http, reported } = await start(
      say(JSON.stringify({ c: 5002 }), { type: 'application/json; charset=utf-8' }),
    );
    expect((await failureOf(http.openStream(send, question))).kind).toBe('expired');
    expect(reported).toEqual(['expired']);
  });

  test('[S8.3] fails with the message of an error envelope', async () => {
    const { http } = await start(say(JSON.stringify({ c: 4020, m: 'No credits left.' })));
    expect(await failureOf(http.openStream(send, question))).toEqual({
      kind: 'rejected',
      code: 4020,
      message: 'No credits left.',
    });
  });
});

async function start(answer: (response: ServerResponse, received: Received) => void) {
  const peer = await startPeer(answer);
  running.push(peer);
  const reported: string[] = [];
  const session = { token: 'secret', language: 'en' };
  const http = createHttp({
    baseUrl: peer.origin,
    session: () => ({ ...session }),
    onExpired: (end) => reported.push(end),
    onUnreachable: () => reported.push('unreachable'),
    onToken: (token) => reported.push(`token ${token}`),
  });
  return { ...peer, http, reported, session };
}

async function failureOf(call: Promise<unknown>) {
  return toFailure(
    await call.then(
      () => 'no failure',
      (error: unknown) => error,
    ),
  );
}
