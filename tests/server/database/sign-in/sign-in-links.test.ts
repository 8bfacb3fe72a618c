import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Profile } from '../../../../contract/account/account.ts';
import { code } from '../../../../contract/envelope.ts';
import { SignInLink } from '../../../../contract/sign-in/sign-in-link.ts';
import { UserInfo } from '../../../../contract/sign-in/user.ts';
import {
  createOwnerLink,
  deviceLinkLifetime,
  ownerLinkLifetime,
} from '../../../../server/domain/sign-in/sign-in-links.ts';
import { minutes } from '../../../../server/shared/clock.ts';
import { openHome, openLink } from '../../support/accounts/home.ts';
import { operatorOf } from '../../support/operator.ts';
import { password } from '../../support/sign-in/sign-up.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const codeOf = async (secret: string, headers: Readonly<Record<string, string | null>> = {}) =>
  (await openLink(server, secret, headers)).envelope.c;
const isSignedIn = async ({ token }: { readonly token: string }) =>
  (await server.get('/user/benefits', { token })).envelope.c === code.ok;
const countUsers = async () => (await server.database.selectFrom('users').select('user_id').execute()).length;
const linkFor = async ({ token }: UserInfo) =>
  v.parse(SignInLink, (await server.post('/user/signInLink/create', {}, { token })).envelope.d);
const signInBy = async (link: SignInLink) =>
  v.parse(UserInfo, (await openLink(server, secretOf(link))).envelope.d);
const secretOf = ({ url }: SignInLink) => url.split('#signIn=')[1] ?? '';

describe('the owner’s address', () => {
  test('opens the owner’s account on this computer, without a mail and a password', async () => {
    const owner = await openHome(server);
    expect(await isSignedIn(owner)).toBe(true);
    const profile = v.parse(Profile, (await server.get('/user/profile', { token: owner.token })).envelope.d);
    expect(profile).toMatchObject({ uuid: owner.uuid, email: '', hasPassword: false });
    expect(await server.mails()).toEqual([]);
  });

  test('is used up by the first one who opens it', async () => {
    const secret = await createOwnerLink(server);
    const codes = await Promise.all([codeOf(secret), codeOf(secret), codeOf(secret)]);
    expect(codes.filter((one) => one === code.ok)).toHaveLength(1);
    expect(codes.filter((one) => one === code.signInRefused)).toHaveLength(2);
    expect(await codeOf(secret)).toBe(code.signInRefused);
    expect(await countUsers()).toBe(1);
  });

  test('is too old after ten minutes', async () => {
    const secret = await createOwnerLink(server);
    server.advance(ownerLinkLifetime);
    expect(await codeOf(secret)).toBe(code.notFound);
    expect(await countUsers()).toBe(0);
  });

  test('replaces the one before', async () => {
    const first = await createOwnerLink(server);
    const second = await createOwnerLink(server);
    expect([await codeOf(first), await codeOf(second)]).toEqual([code.notFound, code.ok]);
  });

  test('opens the same account again, which stays the only one', async () => {
    const owner = await openHome(server);
    expect((await openHome(server)).uuid).toBe(owner.uuid);
    expect(await isSignedIn(owner)).toBe(true);
    expect(await countUsers()).toBe(1);
  });

  test.each<[string, Readonly<Record<string, string | null>>]>([
    ['a page of another origin', { origin: 'http://evil.example' }],
    ['a page of another port of this computer', { origin: 'http://localhost:1' }],
    ['a program that names no origin', { origin: null }],
    ['a sandboxed page', { origin: 'null' }],
    ['a proxy', { 'x-forwarded-for': '192.168.1.30' }],
    ['a proxy that pretends to be this computer', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy by the standard', { forwarded: 'for=192.168.1.30' }],
    ['a proxy that names only itself', { via: '1.1 proxy' }],
    ['a proxy that names another host', { 'x-forwarded-host': 'localhost' }],
  ])('is refused to %s, and stays good for this computer', async (_, headers) => {
    const secret = await createOwnerLink(server);
    expect(await codeOf(secret, headers)).toBe(code.forbidden);
    expect(await countUsers()).toBe(0);
    expect(await codeOf(secret)).toBe(code.ok);
  });

  test('stores only a hash of the secret', async () => {
    const secret = await createOwnerLink(server);
    await codeOf(secret);
    const stored = JSON.stringify(await server.database.selectFrom('sign_in_links').selectAll().execute());
    expect(stored).not.toContain(secret);
    expect(server.logged()).not.toContain(secret);
  });

  test('asks for the second step as any other way to sign in', async () => {
    const owner = await openHome(server);
    await server.database.updateTable('users').set({ second_step_since: server.now() }).execute();
    expect(await codeOf(await createOwnerLink(server))).toBe(code.secondStepRequired);
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('makes a new owner after the account of the last one was deleted', async () => {
    const owner = await openHome(server);
    const { envelope } = await server.post('/user/delete', { confirm: 'delete' }, { token: owner.token });
    expect(envelope.c).toBe(code.ok);
    const next = await openHome(server);
    expect(next.uuid).not.toBe(owner.uuid);
    expect(await isSignedIn(next)).toBe(true);
  });

  test('is printed by the operator’s command beside a running server, which is logged', async () => {
    const { output } = await operatorOf(server).run('owner', '--reason', 'I am at home');
    const [, secret = ''] = /\/sign-in-link#signIn=([\w-]{43})/.exec(output) ?? [];
    expect(await codeOf(secret)).toBe(code.ok);
    const [action] = await server.database.selectFrom('operator_actions').selectAll().execute();
    expect(action).toMatchObject({ action: 'owner', reason: 'I am at home' });
    expect(JSON.stringify(action)).not.toContain(secret);
  });
});

describe('a link for another device', () => {
  test('signs it in to the same account, once, from another host name too', async () => {
    const owner = await openHome(server);
    const link = await linkFor(owner);
    const { envelope } = await openLink(server, secretOf(link), { 'x-forwarded-for': '192.168.1.30' });
    const device = v.parse(UserInfo, envelope.d);
    expect(device.uuid).toBe(owner.uuid);
    expect(device.token).not.toBe(owner.token);
    expect([await isSignedIn(owner), await isSignedIn(device)]).toEqual([true, true]);
    expect(await codeOf(secretOf(link))).toBe(code.signInRefused);
  });

  test('is too old after two minutes', async () => {
    const link = await linkFor(await openHome(server));
    expect(link.expiresAt - server.now()).toBeLessThanOrEqual(deviceLinkLifetime);
    server.advance(deviceLinkLifetime);
    expect(await codeOf(secretOf(link))).toBe(code.notFound);
  });

  test('proves its opener no better than the session that made it, also through a second link', async () => {
    const owner = await openHome(server);
    server.advance(minutes(9));
    const first = await signInBy(await linkFor(owner));
    server.advance(minutes(1) - 1);
    const second = await signInBy(await linkFor(first));
    const setPassword = async ({ token }: UserInfo) =>
      (await server.post('/user/changePassword', { newPassword: password }, { token })).envelope.c;
    server.advance(2);
    expect([await setPassword(first), await setPassword(second)]).toEqual([code.forbidden, code.forbidden]);
    expect(await setPassword(await openHome(server))).toBe(code.ok);
  });

  test('is not used up by a sign-in that is refused', async () => {
    const link = await linkFor(await openHome(server));
    const lock = (lockedAt: number | null) =>
      server.database.updateTable('users').set({ locked_at: lockedAt }).execute();
    await lock(server.now());
    expect(await codeOf(secretOf(link))).toBe(code.accountLocked);
    await lock(null);
    expect(await codeOf(secretOf(link))).toBe(code.ok);
  });

  test('is made at home only', async () => {
    const { token } = await server.signUp();
    expect((await server.post('/user/signInLink/create', {}, { token })).envelope.c).toBe(code.notAvailable);
    await openHome(server);
    expect((await server.post('/user/signInLink/create', {}, { token })).envelope.c).toBe(code.ok);
  });

  test.each(['/user/sessions/endOthers', '/user/sessions/end', '/user/changePassword'])(
    'ends with %s',
    async (path) => {
      const owner = await openHome(server);
      const link = await linkFor(owner);
      const input = { sessionId: 'of-another', newPassword: password };
      expect((await server.post(path, input, { token: owner.token })).envelope.c).toBe(code.ok);
      expect(await codeOf(secretOf(link))).toBe(code.notFound);
    },
  );

  test('ends with the sessions that an operator ends', async () => {
    const owner = await openHome(server);
    const link = await linkFor(owner);
    await operatorOf(server).run('rotate', owner.uuid, '--reason', 'lost');
    expect(await codeOf(secretOf(link))).toBe(code.notFound);
  });
});

test('secrets are not guessed more often than a few times in a minute', async () => {
  const codes: number[] = [];
  for (let tries = 0; tries < 62; tries += 1) codes.push(await codeOf('x'.repeat(43)));
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => code.notFound));
  expect(codes.slice(60)).toEqual([code.tooMany, code.tooMany]);
});
