import { expect, test } from 'vitest';
import { minutes } from '../../../server/shared/clock.ts';
import { createLog, describeError } from '../../../server/shared/log.ts';
import { plain, refused } from '../support/answers.ts';
import { startTestServer, startSharedServer } from '../support/server.ts';

const server = await startSharedServer();

test('each request is logged, without secrets and without user input', async () => {
  const { email, password, token, userId } = await server.signUp('somebody.private@example.com');
  await server.post('/user/login', { email, password });
  await server.post('/user/login', { email, password: 'a private guess' });
  await server.get('/mate/getMateDetail?mateId=private-value', {
    token,
    cookie: 'verify_ticket=private-ticket',
  });
  await server.get('/private/address?private=query');
  await server.post('/room/searchMessages', { text: 'private words' }, { token });
  await server.post('/user/verify/confirm', '{"code": private');
  const mail = (await server.mails()).find(({ to }) => to === email);

  const log = server.logged().replace(/^.*Server listening.*\n/m, '');
  const [line] = log
    .split('\n')
    .filter((text) => text.includes('"/user/benefits"') || text.includes('"/user/login"'));
  expect(JSON.parse(line ?? '')).toEqual({
    level: 30,
    time: expect.any(Number),
    request: expect.any(String),
    method: 'POST',
    route: '/user/login',
    status: 200,
    milliseconds: expect.any(Number),
    msg: 'request',
  });
  for (const secret of [
    email,
    password,
    token,
    mail?.code ?? '',
    'private',
    '127.0.0.1',
    'a private guess',
  ]) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toContain(userId);
});

test('secrets that are passed to the log by mistake are removed', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });

  log.info({ token: 'secret-1', user: { password: 'secret-2', deep: { email: 'secret-3' } } }, 'mistake');
  const error = Object.assign(new Error('about secret-4', { cause: new TypeError('of secret-5') }), {
    code: 'E_X',
  });
  log.error({ err: error }, 'failed');

  expect(lines.join('')).not.toContain('secret-');
  expect(lines[0]).toContain('"token":"[removed]"');
  expect(describeError(error)).toMatchObject({
    name: 'Error',
    errorCode: 'E_X',
    cause: { name: 'TypeError' },
  });
});

test('a line of the log begins with what happened, and has a stack for a fault only', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('about', { cause: new TypeError('of') }), { kind: 'slow' });
  log.warn({ failure: 'slow', err: error, room: 'a' }, 'it failed');
  log.error({ err: error }, 'it broke');
  expect(lines[0]).toMatch(
    /^\{"level":40,"time":\d+,"msg":"it failed","failure":"slow","err":\{"name":"Error","kind":"slow","cause":\{"name":"TypeError"\}\},"room":"a"\}\n$/,
  );
  expect(lines[1]).toMatch(/^\{"level":50,"time":\d+,"msg":"it broke","err":\{.*"at":\["\s*at /);
});

test('while the server stops, new requests are rejected with a time to retry', async () => {
  const stopping = await startTestServer();
  stopping.running.deps.lifecycle.isDraining = true;
  const answer = await stopping.get('/mate/recommend');

  expect(plain(answer)).toEqual(refused(503, 5030, 'We’re restarting. Please try again in a moment.'));
  expect(answer.headers.get('connection')).toBe('close');
  expect(answer.headers.get('retry-after')).toBe('5');
  stopping.running.deps.lifecycle.isDraining = false;
  stopping.advance(minutes(1));
  expect((await stopping.get('/mate/recommend')).envelope.c).toBe(200);
  await stopping.stop();
});
