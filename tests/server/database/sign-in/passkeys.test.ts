import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { UserInfo } from '../../../../contract/sign-in/user.ts';
import { minutes } from '../../../../server/shared/clock.ts';
import { challengeLifetime } from '../../../../server/domain/sign-in/passkey-challenges.ts';
import { plain, refused } from '../../support/answers.ts';
import type { Faults } from '../../support/sign-in/authenticator.ts';
import { countCodes } from '../../support/network/networks.ts';
import { callsWithPasskeys } from '../../support/sign-in/passkeys.ts';
import { startSharedServer } from '../../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const on = callsWithPasskeys(server);

const notAccepted = refused(
  200,
  code.wrongCredentials,
  'This passkey was not accepted. Please try again, or sign in another way.',
);
const notAdded = refused(400, code.invalid, 'The passkey was not accepted. Please try again.');

describe('adding a passkey', () => {
  test('asks the browser for a discoverable one that verifies its user, for this host only', async () => {
    const user = await server.signUp();
    expect(await on.startedFor(user)).toMatchObject({
      rp: { id: 'localhost', name: 'Mates' },
      user: { name: expect.stringContaining('******@example.com'), displayName: '' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  test('lists it under the name of the browser, and notifies the owner by mail', async () => {
    const { user, passkey } = await on.withPasskey();
    expect(passkey).toMatchObject({ name: 'Chrome on Linux', lastUsedAt: null });
    expect(await on.listOf(user)).toEqual([passkey]);
    expect(await on.subjectsTo(user)).toContain('A passkey was added to your Mates account');
  });

  test('asks for the password, which is not accepted when it is wrong or missing', async () => {
    const user = await server.signUp();
    for (const password of ['not the password', null]) {
      expect((await on.start(user, password)).envelope.c).toBe(code.wrongCredentials);
    }
  });

  test('asks an account without a password for a recent sign-in', async () => {
    const user = await server.signUp();
    await server.database
      .updateTable('users')
      .set({ password_hash: null })
      .where('user_id', '=', user.userId)
      .execute();
    expect((await on.start(user, null)).envelope.c).toBe(code.ok);
    server.advance(minutes(11));
    expect((await on.start(user, null)).envelope.c).toBe(code.forbidden);
  });

  test('tells the browser which passkeys exist, and refuses one that is added again', async () => {
    const { user, key } = await on.withPasskey();
    const options = await on.startedFor(user);
    expect(options.excludeCredentials).toEqual([{ id: key.credentialId, type: 'public-key' }]);
    expect(plain(await on.add(user.token, key.create(options)))).toEqual(notAdded);
    expect(await on.listOf(user)).toHaveLength(1);
  });

  test.each<[string, Faults]>([
    ['made by a page of another origin', { origin: 'https://evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['that did not verify its user', { isUnverified: true }],
    ['with a challenge of its own', { challenge: 'bm90LW91cnM' }],
  ])('refuses one %s', async (_, faults) => {
    const user = await server.signUp();
    const key = on.newKey();
    expect(plain(await on.add(user.token, key.create(await on.startedFor(user), faults)))).toEqual(notAdded);
    expect(await on.listOf(user)).toEqual([]);
  });

  test('works once for a challenge, within five minutes, and only in the session that asked for it', async () => {
    const [ada, eve] = [await server.signUp(), await server.signUp()];
    const options = await on.startedFor(ada);
    expect(plain(await on.add(eve.token, on.newKey().create(options)))).toEqual(notAdded);
    const answers = await Promise.all([1, 2].map(() => on.add(ada.token, on.newKey().create(options))));
    expect(countCodes(answers)).toEqual({ [code.ok]: 1, [code.invalid]: 1 });
    const old = await on.startedFor(ada);
    server.advance(challengeLifetime);
    expect(plain(await on.add(ada.token, on.newKey().create(old)))).toEqual(notAdded);
  });

  test('does not accept the challenge of a sign-in', async () => {
    const user = await server.signUp();
    const { challenge } = await on.requestChallenge();
    const options = { ...(await on.startedFor(user)), challenge };
    expect(plain(await on.add(user.token, on.newKey().create(options)))).toEqual(notAdded);
  });

  test('stops at twenty', async () => {
    const { user } = await on.withPasskey();
    const late = await on.startedFor(user);
    const [row] = await server.database
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', user.userId)
      .execute();
    if (row === undefined) throw new Error('There is no passkey.');
    const others = Array.from({ length: 19 }, (_, index) => ({
      ...row,
      passkey_id: `${row.passkey_id}-${String(index)}`,
      credential_id: `${row.credential_id}-${String(index)}`,
    }));
    await server.database.insertInto('passkeys').values(others).execute();
    expect((await on.start(user)).envelope.c).toBe(code.limitReached);
    expect((await on.add(user.token, on.newKey().create(late))).envelope.c).toBe(code.limitReached);
  });
});

describe('signing in with a passkey', () => {
  test('opens a session of its owner, without an address or a password', async () => {
    const { user, key, passkey } = await on.withPasskey();
    const session = v.parse(UserInfo, (await on.signIn(key)).envelope.d);
    expect(session.uuid).toBe(user.userId);
    expect((await server.get('/user/benefits', { token: session.token })).envelope.c).toBe(code.ok);
    expect(await on.listOf(user)).toEqual([{ ...passkey, lastUsedAt: expect.any(Number) }]);
    expect((await on.signIn(key)).envelope.c).toBe(code.ok);
  });

  test('starts the same way for everybody', async () => {
    const answer = await server.post('/user/passkey/signIn/start');
    expect(answer.envelope.d).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: challengeLifetime,
      rpId: 'localhost',
      userVerification: 'required',
    });
  });

  test.each<[string, Faults]>([
    ['used on a page of another origin', { origin: 'https://evil.example' }],
    ['used for another host', { rpId: 'evil.example' }],
    ['that did not verify its user', { isUnverified: true }],
    ['with a challenge of its own', { challenge: 'bm90LW91cnM' }],
    ['of another user than it says', { userHandle: 'c29tZW9uZQ' }],
    ['with a signature that does not fit', { signature: 'MEUCIQ' }],
    ['that counts backwards, as a copy does', { counter: 1 }],
  ])('refuses one %s', async (_, faults) => {
    const { key } = await on.withPasskey();
    await on.signIn(key);
    await on.signIn(key);
    expect(plain(await on.signIn(key, faults))).toEqual(notAccepted);
    expect((await on.signIn(key)).envelope.c).toBe(code.ok);
  });

  test('refuses a passkey that no account has, with the same answer', async () => {
    const stranger = on.newKey();
    expect(plain(await on.signIn(stranger))).toEqual(notAccepted);
  });

  test('works once for a challenge, even at the same time, and within five minutes', async () => {
    const { key } = await on.withPasskey();
    const signed = key.sign(await on.requestChallenge());
    const answers = await Promise.all([1, 2].map(() => server.post('/user/passkey/signIn', signed)));
    expect(countCodes(answers)).toEqual({ [code.ok]: 1, [code.wrongCredentials]: 1 });
    const old = await on.requestChallenge();
    server.advance(challengeLifetime);
    expect(plain(await server.post('/user/passkey/signIn', key.sign(old)))).toEqual(notAccepted);
  });

  test('of two answers with the same count, accepts one', async () => {
    const { key } = await on.withPasskey();
    const challenges = [await on.requestChallenge(), await on.requestChallenge()];
    const answers = await Promise.all(
      challenges.map((options) => server.post('/user/passkey/signIn', key.sign(options, { counter: 9 }))),
    );
    expect(countCodes(answers)).toEqual({ [code.ok]: 1, [code.wrongCredentials]: 1 });
  });

  test('does not accept the challenge of an added passkey', async () => {
    const { user, key } = await on.withPasskey();
    const { challenge } = await on.startedFor(user);
    const signed = key.sign({ ...(await on.requestChallenge()), challenge });
    expect(plain(await server.post('/user/passkey/signIn', signed))).toEqual(notAccepted);
  });

  test('works with an authenticator that does not count', async () => {
    const { key } = await on.withPasskey();
    for (let time = 0; time < 2; time += 1) {
      expect((await on.signIn(key, { counter: 0 })).envelope.c).toBe(code.ok);
    }
  });
});

test('challenges are stored as hashes, and nothing of them is logged', async () => {
  const { key } = await on.withPasskey();
  const options = await on.requestChallenge();
  const stored = JSON.stringify(await server.database.selectFrom('passkey_challenges').selectAll().execute());
  expect(stored).not.toContain(options.challenge);
  const signed = key.sign(options, { signature: 'MEUCIQ' });
  await server.post('/user/passkey/signIn', signed);
  for (const secret of [options.challenge, signed.response.clientDataJSON, key.credentialId]) {
    expect(server.logged()).not.toContain(secret);
  }
});
