import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { Registration, UserInfo } from '../../../../contract/sign-in/user.ts';
import { plain, succeeded } from '../../support/answers.ts';
import {
  openProviderHarness,
  newPerson,
  userIn,
  type ProviderHarness,
} from '../../support/sign-in/provider-harness.ts';
import type { TestServer } from '../../support/server.ts';

const password = 'correct horse battery';

let harness: ProviderHarness;
let server: TestServer;
beforeAll(async () => {
  harness = await openProviderHarness();
  ({ server } = harness);
});
afterAll(() => harness.close());

let email: string;
beforeEach(() => {
  ({ email } = newPerson());
});

/** Signs in as the owner of the address at a provider. */
const providers = {
  google: async (subject: string) =>
    userIn(
      await harness.withGoogle(
        await harness.peer.credentialFor({ subject, email }, { jti: crypto.randomUUID() }),
      ),
    ),
  discord: async (subject: string) =>
    userIn(await harness.withDiscord({ code: await harness.peer.codeFor({ subject, email }) })),
};
const register = async (): Promise<string> =>
  v.parse(v.required(Registration), (await server.post('/user/register', { email, password })).envelope.d)
    .ticket;
const linkCode = async () => (await server.mails()).findLast(({ to }) => to === email)?.code;
const confirm = async (ticket: string) =>
  server.post('/user/verify/confirm', { code: await linkCode(), ticket });
const poll = async (ticket: string) => plain(await server.post('/user/verify/status', { email, ticket }));
const signIn = () => server.post('/user/login', { email, password });
const works = async (token: string) => (await server.get('/user/benefits', { token })).envelope.c === code.ok;
const removals = async () =>
  (await server.mails()).filter(
    ({ to, subject }) => to === email && subject.includes('password was removed'),
  );
/** Marks the account's password as unproven. */
const forgetProof = () =>
  server.database.updateTable('users').set({ password_proven: 0 }).where('email', '=', email).execute();

describe.each(['google', 'discord'] as const)('a sign-in with %s', (provider) => {
  const name = { google: 'Google', discord: 'Discord' }[provider];
  const signInAsOwner = (subject: string = crypto.randomUUID()) => providers[provider](subject);

  test('removes an unproven password, with its sessions and polls', async () => {
    const ticket = await register();
    await confirm(ticket);
    const session = v.parse(UserInfo, (await signIn()).envelope.d);
    await forgetProof();

    const owner = await signInAsOwner();

    expect(owner.uuid).toBe(session.uuid);
    expect(await works(session.token)).toBe(false);
    expect((await signIn()).envelope.c).toBe(code.wrongCredentials);
    expect(await poll(ticket)).toEqual(succeeded({ verified: false }));
    expect(await works(owner.token)).toBe(true);
    const [mail, ...more] = await removals();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`with ${name}`);
    expect(mail?.text).toContain(`${server.running.url}/profile`);
  });

  test('removes one from an account that was already linked', async () => {
    const { subject } = newPerson();
    const ticket = await register();
    await confirm(ticket);
    await signInAsOwner(subject);
    const session = v.parse(UserInfo, (await signIn()).envelope.d);
    await forgetProof();

    await signInAsOwner(subject);

    expect(await works(session.token)).toBe(false);
    expect((await signIn()).envelope.c).toBe(code.wrongCredentials);
    expect(await removals()).toHaveLength(1);
  });

  test('keeps a proven password, its sessions and polls', async () => {
    const ticket = await register();
    await confirm(ticket);
    const session = v.parse(UserInfo, (await signIn()).envelope.d);

    await signInAsOwner();

    expect(await works(session.token)).toBe(true);
    expect((await signIn()).envelope.c).toBe(code.ok);
    expect((await poll(ticket)).envelope.d).toMatchObject({ verified: true });
    expect(await removals()).toEqual([]);
  });

  test('removes a pending sign-up whose link was not followed', async () => {
    const ticket = await register();
    const owner = await signInAsOwner();
    expect((await confirm(ticket)).envelope.c).toBe(code.notFound);
    expect(await poll(ticket)).toEqual(succeeded({ verified: false }));
    expect((await signIn()).envelope.c).toBe(code.wrongCredentials);
    expect(await works(owner.token)).toBe(true);
    expect(await removals()).toEqual([]);
  });

  test('makes a later sign-up ineffective, and its mail has no link', async () => {
    const owner = await signInAsOwner();
    const ticket = await register();
    expect(await linkCode()).toBeNull();
    expect(await poll(ticket)).toEqual(succeeded({ verified: false }));
    expect((await signIn()).envelope.c).toBe(code.emailUnconfirmed);
    expect(await works(owner.token)).toBe(true);
  });

  test('keeps a password that the owner sets afterwards', async () => {
    const { subject } = newPerson();
    await confirm(await register());
    await forgetProof();
    const owner = await signInAsOwner(subject);

    const set = await server.post('/user/changePassword', { newPassword: password }, { token: owner.token });
    expect(plain(set)).toEqual(succeeded(null));
    await signInAsOwner(subject);

    expect((await signIn()).envelope.c).toBe(code.ok);
    expect(await works(set.headers.get('token') ?? '')).toBe(true);
    expect(await removals()).toHaveLength(1);
  });

  test('keeps a password unproven that was changed with an unproven one', async () => {
    await confirm(await register());
    await forgetProof();
    const session = v.parse(UserInfo, (await signIn()).envelope.d);
    const changed = await server.post(
      '/user/changePassword',
      { oldPassword: password, newPassword: 'the next one of the attacker' },
      { token: session.token },
    );
    expect(changed.envelope.c).toBe(code.ok);

    await signInAsOwner();

    expect(await works(changed.headers.get('token') ?? '')).toBe(false);
    expect(await removals()).toHaveLength(1);
  });
});
