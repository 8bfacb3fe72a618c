import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { sessions } from '../../../../contract/account/sessions.ts';
import { days, minutes } from '../../../../server/shared/clock.ts';
import { hashSecret } from '../../../../server/shared/ids.ts';
import { startSharedServer, type SignedUp } from '../../support/server.ts';
import { tokenIn } from '../../support/network/networks.ts';

let ada: SignedUp;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  ada = await server.signUp();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Signs in and uses the session once, as a page does. */
const signIn = async (headers: Record<string, string> = {}): Promise<string> => {
  const { email, password } = ada;
  const token = tokenIn(await server.post('/user/login', { email, password }, headers));
  await server.get('/user/benefits', { token, ...headers });
  return token;
};
const list = async (token = ada.token) =>
  v.parse(sessions.output, (await server.get('/user/sessions', { token })).envelope.d).sessions;
const end = (sessionId: string, token = ada.token) =>
  server.post('/user/sessions/end', { sessionId }, { token });
const isSignedIn = async (token: string): Promise<boolean> =>
  (await server.get('/user/benefits', { token })).envelope.c === code.ok;

test('lists the sessions with browser, system, language and times, the own one first', async () => {
  server.advance(minutes(1));
  const phone = await signIn({ 'user-agent': iPhone, 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' });
  const [own, other] = await list();
  expect(other).toMatchObject({ browser: 'Safari', system: 'iOS', language: 'pt-BR', isCurrent: false });
  const [{ createdAt = 0, lastSeenAt = 0 } = {}, since] = [other, own?.createdAt ?? 0];
  expect(createdAt - since).toBeGreaterThanOrEqual(minutes(1));
  expect(lastSeenAt).toBeGreaterThanOrEqual(createdAt);
  expect((await list(phone)).map(({ isCurrent, browser }) => [isCurrent, browser])).toEqual([
    [true, 'Safari'],
    [false, own?.browser],
  ]);
});

test('a session is described once, by its first use', async () => {
  const token = await signIn({ 'user-agent': firefox, 'accept-language': 'de-CH' });
  server.advance(minutes(10));
  await server.get('/user/benefits', { token, 'user-agent': iPhone, 'accept-language': 'fr' });
  expect((await list(token))[0]).toMatchObject({ browser: 'Firefox', system: 'Linux', language: 'de-CH' });
});

test.each([
  ['any', '*', null],
  ['none', '', null],
  ['a weighted one', 'fr;q=0.5', 'fr'],
  ['one with script and region', 'zh-Hant-TW, zh', 'zh-Hant-TW'],
  ['one of a continent', 'es-419', 'es-419'],
  ['markup', '<script>', null],
  ['a very long one', `en-${'x'.repeat(4000)}`, null],
])('the first accepted language is stored if it is one: %s', async (_name, accepted, language) => {
  const token = await signIn({ 'user-agent': 'curl/8', 'accept-language': accepted });
  expect((await list(token))[0]).toMatchObject({ browser: null, system: null, language });
});

test('neither the list nor the stored rows contain a token, its hash or an address', async () => {
  const token = await signIn({ 'user-agent': firefox });
  const answer = JSON.stringify(await list(token));
  for (const secret of [token, hashSecret(token), ada.token, '127.0.0.1'])
    expect(answer).not.toContain(secret);
  const rows = await server.database.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('127.0.0');
});

test('an ended session is refused and no longer listed; ending it again succeeds', async () => {
  const token = await signIn();
  const [, other] = await list();
  for (const answer of [await end(other?.sessionId ?? ''), await end(other?.sessionId ?? '')]) {
    expect(answer.envelope.c).toBe(code.ok);
  }
  expect([await isSignedIn(token), await isSignedIn(ada.token)]).toEqual([false, true]);
  expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('nobody ends or sees the session of another account', async () => {
  const eve = await server.signUp();
  const [own] = await list();
  const answers = [await end(own?.sessionId ?? '', eve.token), await end('none', eve.token)];
  expect(answers.map(({ envelope }) => envelope)).toEqual([
    { c: code.ok, m: null, d: null },
    { c: code.ok, m: null, d: null },
  ]);
  expect(await isSignedIn(ada.token)).toBe(true);
  expect((await list(eve.token)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('ending all others leaves only the own session', async () => {
  const others = [await signIn(), await signIn()];
  const answer = await server.post('/user/sessions/endOthers', {}, { token: ada.token });
  expect(answer.envelope.c).toBe(code.ok);
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
  expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('an unused session that has expired is not listed', async () => {
  await signIn();
  const idle = days(server.running.deps.config.sessionIdleDays);
  server.advance(idle - minutes(1));
  await server.get('/user/benefits', { token: ada.token });
  server.advance(minutes(2));
  const token = await signIn();
  expect((await list(token)).length).toBe(2);
});
