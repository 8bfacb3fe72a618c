import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { Registration, UserBenefits, type UserInfo } from '../../../contract/sign-in/user.ts';
import { createOwnerLink } from '../../../server/domain/sign-in/sign-in-links.ts';
import { signUpCodeLifetime } from '../../../server/domain/sign-in/sign-up-codes.ts';
import { faultOfOwner } from '../../../server/operator/owner-command.ts';
import { readConfig } from '../../../server/config/config.ts';
import { refillChats } from '../../../server/domain/billing/refill.ts';
import { openHome, openLink } from '../support/accounts/home.ts';
import { password } from '../support/sign-in/sign-up.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let codes: { email: string; code: string }[];
const start = async (environment: Record<string, string> = {}) => {
  codes = [];
  server = await startTestServer({ environment, onCode: (shown) => void codes.push(shown) });
};
beforeEach(() => start());
afterEach(() => server.stop());

const register = async (email: string) =>
  v.parse(v.required(Registration), (await server.post('/user/register', { email, password })).envelope.d)
    .ticket;
const confirm = async (signUpCode: string, ticket: string) =>
  (await server.post('/user/verify/confirm', { code: signUpCode, ticket })).envelope.c;
const shownTo = (email: string) => codes.findLast((shown) => shown.email === email)?.code ?? '';
/** Another code than that one. */
const wrong = (signUpCode: string) => String((Number(signUpCode) + 1) % 1_000_000).padStart(6, '0');

test('before the owner’s address was opened a sign-up gets a link', async () => {
  const { userId } = await server.signUp();
  expect(userId).not.toBe('');
  expect(codes).toEqual([]);
});

test('at home a sign-up is confirmed by the six digits that the terminal shows, and nothing is mailed', async () => {
  await openHome(server);
  const ticket = await register('bo@example.com');
  expect(shownTo('bo@example.com')).toMatch(/^\d{6}$/);
  expect(await server.mails()).toEqual([]);
  expect(await confirm(shownTo('bo@example.com'), ticket)).toBe(code.ok);
  const { envelope } = await server.post('/user/verify/status', { email: 'bo@example.com', ticket });
  expect(envelope.d).toMatchObject({ verified: true });
});

test('the fifth wrong code is the last try, also of tries at the same time', async () => {
  await openHome(server);
  const ticket = await register('bo@example.com');
  const right = shownTo('bo@example.com');
  const tries = await Promise.all(Array.from({ length: 5 }, () => confirm(wrong(right), ticket)));
  expect(tries).toEqual(Array.from({ length: 5 }, () => code.wrongCredentials));
  expect(await confirm(right, ticket)).toBe(code.notFound);

  server.advance(61_000);
  await server.post('/user/verify/resend', { email: 'bo@example.com', ticket });
  expect(await confirm(shownTo('bo@example.com'), ticket)).toBe(code.ok);
});

test('a code ends after ten minutes, and is good for its own sign-up only', async () => {
  await openHome(server);
  const [bo, cy] = [await register('bo@example.com'), await register('cy@example.com')];
  const unlike = shownTo('bo@example.com') === shownTo('cy@example.com') ? wrong : String;
  expect(await confirm(unlike(shownTo('bo@example.com')), cy)).toBe(code.wrongCredentials);
  expect(await confirm(shownTo('bo@example.com'), 'no ticket')).toBe(code.notFound);
  server.advance(signUpCodeLifetime);
  expect(await confirm(shownTo('bo@example.com'), bo)).toBe(code.notFound);
});

test('the hash of a code is not that of a link, whoever knows the sign-up’s id', async () => {
  await openHome(server);
  await register('bo@example.com');
  const { id } = await server.database
    .selectFrom('registrations')
    .select('registration_id as id')
    .executeTakeFirstOrThrow();
  const hashed = `${id}:${shownTo('bo@example.com')}`;
  const { envelope } = await server.post('/user/verify/confirm', { code: hashed, password });
  expect(envelope.c).toBe(code.notFound);
});

test('the placeholder of an address is none to sign up with, nor to change to', async () => {
  const { token } = await openHome(server);
  const email = 'someone@home.invalid';
  const signedUp = await server.post('/user/register', { email, password });
  const changed = await server.post('/user/email/change', { newEmail: email }, { token });
  expect([signedUp.envelope.c, changed.envelope.c]).toEqual([code.invalid, code.invalid]);
});

test('with a mail server the links of sign-ups are mailed at home too', async () => {
  await server.stop();
  await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await openHome(server);
  const { envelope } = await server.post('/user/register', { email: 'bo@example.com', password });
  expect([envelope.c, codes]).toEqual([code.unavailable, []]);
});

test('at home a balance is filled before it is empty, and no refill is announced', async () => {
  const { token } = await openHome(server);
  const benefits = async () =>
    v.parse(UserBenefits, (await server.get('/user/benefits', { token })).envelope.d);
  expect((await benefits()).chats).toBe(1000);
  await server.database.updateTable('wallets').set({ chats: 499 }).execute();
  expect(await benefits()).toMatchObject({ chats: 1000 });
  expect(await benefits()).not.toHaveProperty('refill');
});

test('the page knows that it is at home, from the next time on that it is loaded', async () => {
  await server.stop();
  const folder = await mkdtemp(join(tmpdir(), 'mates-home-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>');
  await start({ CLIENT_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:9' });
  const isHome = async (path: string) =>
    (await (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text()).includes(
      '"home":true',
    );
  expect([await isHome('/'), await isHome('/index.html'), await isHome('/profile')]).toEqual([
    false,
    false,
    false,
  ]);
  await openHome(server);
  expect([await isHome('/'), await isHome('/index.html'), await isHome('/profile')]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each<[string, Record<string, string>]>([
  ['a public address', { PUBLIC_URL: 'https://mates.example' }],
  ['payments', { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }],
])('a server with %s is no home, whatever its database says', async (_, environment) => {
  await openHome(server);
  const config = readConfig(environment);
  expect(faultOfOwner(config)).not.toBe(null);
  const { database } = server.running.deps;
  const { userId } = await server.database
    .updateTable('wallets')
    .set({ chats: 0 })
    .returning('user_id as userId')
    .executeTakeFirstOrThrow();
  await refillChats({ database, config: { ...config, refillChats: 0 }, now: server.now }, userId);
  const wallet = await database.selectFrom('wallets').select('chats').executeTakeFirstOrThrow();
  expect(wallet.chats).toBe(0);
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'http://localhost:4321' }, true],
  [{ SANDBOX_PAYMENTS: 'true' }, true],
  [{ PUBLIC_URL: 'https://localhost:4321' }, false],
  [{ HOST: '192.168.1.20' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.20:4321' }, false],
])('with %j there is an owner’s address: %s', (environment, isThere) => {
  expect(faultOfOwner(readConfig(environment)) === null).toBe(isThere);
});

test('another name that leads to this computer opens nothing', async () => {
  await server.stop();
  await start({ HOST: '0.0.0.0' });
  const host = `evil.example:${String(server.running.port)}`;
  const secret = await createOwnerLink(server);
  const { envelope } = await openLink(server, secret, { host, origin: `http://${host}` });
  expect(envelope.c).toBe(code.forbidden);
  const owner: UserInfo = await openHome(server);
  expect(owner.token).not.toBe('');
});

test('the owner sets an email address by the link to it alone, and can sign in with it from then on', async () => {
  const { token } = await openHome(server);
  const asked = await server.post('/user/email/change', { newEmail: 'ada@example.com' }, { token });
  expect(asked.envelope.c).toBe(code.ok);
  const [mail] = await server.mails();
  const confirmed = await server.post('/user/email/confirm', { code: mail?.code }, { token });
  expect(confirmed.envelope.d).toEqual({ isChanged: true });
  await server.post('/user/changePassword', { newPassword: password }, { token });
  const signedIn = await server.post('/user/login', { email: 'ada@example.com', password });
  expect(signedIn.envelope.c).toBe(code.ok);
});
