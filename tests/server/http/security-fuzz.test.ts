import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rawBytes, rawRequest } from '../support/network/raw-request.ts';
import { startSharedServer } from '../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '10000' } });
const { token } = await server.signUp();

/** Returns a seeded generator of numbers below `max`. */
const createRandom = (seed: string) => {
  let count = 0;
  return (max: number): number => {
    count += 1;
    return (
      createHash('sha256')
        .update(`${seed} ${String(count)}`)
        .digest()
        .readUInt32BE() % max
    );
  };
};

const paths = [
  '/user/register',
  '/user/login',
  '/user/logout',
  '/user/benefits',
  '/user/verify/status',
  '/user/verify/confirm',
  '/user/verify/resend',
  '/mate/recommend',
  '/mate/getMateDetail',
  '/mate/mateExtraInfo',
  '/mate/trendingRank',
  '/media/portraits/wren.svg',
  '/room/createRoom',
  '/room/roomList',
  '/room/roomInfo',
  '/room/deleteRoom',
  '/girl/chat/send',
  '/girl/chat/resume',
  '/girl/chat/retry',
  '/girl/chat/stop',
  '/',
];
const fields = [
  'email',
  'password',
  'code',
  'ticket',
  'mateId',
  'roomId',
  'text',
  'clientMessageId',
  'before',
  'limit',
  '__proto__',
  'constructor',
  'toString',
  '',
];
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  1.5,
  '',
  ' ',
  '\0',
  '\ud800',
  '﷽'.repeat(500),
  'a'.repeat(5000),
  '../../etc/passwd',
  "' or 1=1; --",
  '${7*7}',
  '<script>',
  '%s%n',
  [],
  [[]],
  {},
  { length: -1 },
  { toString: 1 },
  { $gt: '' },
  'a@b.co',
  'wren',
  '\u202e',
  'NaN',
  '2001-01-01',
];
const methods = [
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'BREW',
  'get',
];

const isCalm = (status: number) => status === 0 || (status >= 200 && status < 500);
const isAlive = async () => {
  const { token: unspent } = await server.signUp();
  return (await server.get('/user/benefits', { token: unspent })).envelope.c;
};

test('five hundred malformed requests cause no server error, and the server keeps running', async () => {
  const roll = createRandom('requests');
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[roll(items.length)];
  const stormy: string[] = [];
  for (let count = 0; count < 500; count += 1) {
    const body = Object.fromEntries(Array.from({ length: roll(4) }, () => [pick(fields), pick(values)]));
    const json = JSON.stringify(roll(8) === 0 ? pick(values) : body);
    const sent = roll(6) === 0 ? json.slice(0, roll(json.length + 1)) : json;
    const query =
      roll(2) === 0 ? '' : `?${String(pick(fields))}=${encodeURIComponent(JSON.stringify(pick(values)))}`;
    const line = `${String(pick(methods))} ${String(pick(paths))}${query} HTTP/1.1`;
    const size = Buffer.byteLength(sent);
    const length = roll(10) === 0 ? Math.min(roll(5), size) : size;
    const answer = await rawRequest(
      server.url,
      line,
      [
        `Content-Type: ${roll(8) === 0 ? 'text/plain' : 'application/json'}`,
        `Content-Length: ${String(length)}`,
        ...(roll(3) === 0 ? [] : [`token: ${roll(3) === 0 ? 'x'.repeat(roll(100)) : token}`]),
        ...(roll(5) === 0 ? ['Accept: text/html'] : []),
      ],
      sent,
    );
    // Each is complete, so each must get a response instead of a closed connection.
    if (answer.status === 0 || !isCalm(answer.status)) {
      stormy.push(`${String(answer.status)} ${line} ${sent.slice(0, 200)}`);
    }
  }

  expect(stormy).toEqual([]);
  expect(await isAlive()).toBe(200);
  expect(server.logged()).not.toContain('a request failed');
});

test('a request with two Host headers is refused, as a proxy may have read the other one', async () => {
  const to = { hostname: '127.0.0.1', port: server.running.port };
  const request = `GET /user/benefits HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
  expect((await rawBytes(to, request)).status).toBe(400);
});

test('the answer to bytes that are no request has the headers of every answer', async () => {
  const { host } = new URL(server.url);
  const usual = await fetch(`${server.url}/healthz`);
  const to = { hostname: '127.0.0.1', port: server.running.port };
  for (const bytes of [
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
  ]) {
    const { head } = await rawBytes(to, bytes);
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'x-frame-options',
    ]) {
      expect(head).toContain(`${name}: ${usual.headers.get(name) ?? 'missing'}`);
    }
  }
});

test('non-HTTP bytes get a response or a closed connection', async () => {
  const to = { hostname: '127.0.0.1', port: server.running.port };
  const roll = createRandom('bytes');
  const noise = Buffer.from(Array.from({ length: 4000 }, () => roll(256)));
  for (const bytes of [
    '',
    '\r\n\r\n',
    noise,
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
    'POST /user/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    'POST /user/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n',
    'POST /user/login HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'GET /user/benefits HTTP/1.1\r\nHost: 127.0.0.1\r\ntoken: a\r\ntoken: b\r\n\r\n',
  ]) {
    expect((await rawBytes(to, bytes)).status).toSatisfy(isCalm);
  }
  expect(await isAlive()).toBe(200);
});
