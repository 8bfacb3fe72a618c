import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { UserInfo } from '../../../../contract/sign-in/user.ts';
import { stepAttempts, stepLifetime } from '../../../../server/domain/accounts/second-step-rows.ts';
import { createRetention } from '../../../../server/domain/retention/retention.ts';
import { plain, refused } from '../../support/answers.ts';
import type { Faults } from '../../support/sign-in/authenticator.ts';
import { countCodes } from '../../support/network/networks.ts';
import { callsWithSecondStep } from '../../support/sign-in/second-step.ts';
import { startSharedServer, type SignedUp } from '../../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const on = callsWithSecondStep(server);

const notAccepted = refused(
  200,
  code.wrongCredentials,
  'This passkey was not accepted. Please try again, or sign in another way.',
);
const wrongCode = refused(
  200,
  code.wrongCredentials,
  'This recovery code is not valid. Each code works once.',
);
const expired = refused(200, code.notFound, 'This sign-in has expired. Please sign in again.');
const noCode = 'AAAA-AAAA-AAAA-AAAA';

const sessionsOf = ({ userId }: SignedUp) =>
  server.database.selectFrom('sessions').select('session_id').where('user_id', '=', userId).execute();

describe('a sign-in with a password', () => {
  test('asks for a passkey, opens no session before, and one after', async () => {
    const { user, key } = await on.withSecondStep();
    const before = await sessionsOf(user);
    const answer = await on.signIn(user);
    expect(answer).toMatchObject({
      status: 200,
      envelope: { c: code.secondStepRequired, m: 'Please confirm with your passkey to sign in.' },
    });
    expect(answer.envelope.d).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(user)).toEqual(before);
    const session = v.parse(UserInfo, (await on.confirmWith(on.tokenOf(answer), key)).envelope.d);
    expect(session.uuid).toBe(user.userId);
    expect(await on.isSession(session.token)).toBe(true);
  });

  test('names the passkeys of the account only after the right password', async () => {
    const { user, key } = await on.withSecondStep();
    const wrong = { email: user.email, password: 'not the password' };
    const unknown = { email: 'nobody@example.com', password: 'not the password' };
    expect(plain(await on.signIn(wrong))).toEqual(plain(await on.signIn(unknown)));
    expect(await on.requestFor(await on.pending(user))).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: key.credentialId, type: 'public-key' }],
    });
  });

  test('is not asked of an account that has a passkey and did not turn it on', async () => {
    const { user } = await on.withPasskey();
    expect((await on.signIn(user)).envelope.c).toBe(code.ok);
  });

  test('with the passkey alone has no second step', async () => {
    const { key } = await on.withSecondStep();
    expect((await on.passkeySignIn(key)).envelope.c).toBe(code.ok);
  });
});

describe('the second step', () => {
  test.each<[string, Faults]>([
    ['used on a page of another origin', { origin: 'https://evil.example' }],
    ['that did not verify its user', { isUnverified: true }],
    ['with a challenge of its own', { challenge: 'bm90LW91cnM' }],
    ['with a signature that does not fit', { signature: 'MEUCIQ' }],
  ])('refuses a passkey %s, and accepts the next one', async (_, faults) => {
    const { user, key } = await on.withSecondStep();
    const token = await on.pending(user);
    expect(plain(await on.confirmWith(token, key, faults))).toEqual(notAccepted);
    expect((await on.confirmWith(token, key)).envelope.c).toBe(code.ok);
  });

  test('refuses the passkey of another account, and one for the challenge of another account', async () => {
    const [ada, eve] = [await on.withSecondStep(), await on.withSecondStep()];
    const [own, foreign] = [await on.pending(ada.user), await on.pending(eve.user)];
    expect(plain(await on.confirmWith(own, eve.key))).toEqual(notAccepted);
    const forEve = await on.requestFor(foreign);
    expect(plain(await on.confirm(own, ada.key.sign(forEve)))).toEqual(notAccepted);
    expect((await on.confirm(foreign, eve.key.sign(forEve))).envelope.c).toBe(code.ok);
  });

  test('refuses the challenge of a sign-in with a passkey alone, and the other way round', async () => {
    const { user, key } = await on.withSecondStep();
    const token = await on.pending(user);
    expect(plain(await on.confirm(token, key.sign(await on.requestChallenge())))).toEqual(notAccepted);
    const signed = key.sign(await on.requestFor(token));
    expect(plain(await server.post('/user/passkey/signIn', signed))).toEqual(notAccepted);
  });

  test('accepts a signature once, even at the same time', async () => {
    const { user, key } = await on.withSecondStep();
    const token = await on.pending(user);
    const signed = key.sign(await on.requestFor(token));
    const before = await sessionsOf(user);
    const answers = await Promise.all([1, 2].map(() => on.confirm(token, signed)));
    expect(countCodes(answers)[code.ok]).toBe(1);
    expect(await sessionsOf(user)).toHaveLength(before.length + 1);
    expect(plain(await on.confirm(token, signed))).toEqual(expired);
    const another = await on.pending(user);
    expect(plain(await on.confirm(another, signed))).toEqual(notAccepted);
  });

  test('accepts only the last challenge that was requested', async () => {
    const { user, key } = await on.withSecondStep();
    const token = await on.pending(user);
    const first = key.sign(await on.requestFor(token));
    await on.requestFor(token);
    expect(plain(await on.confirm(token, first))).toEqual(notAccepted);
  });

  test('expires after five minutes, and is deleted', async () => {
    const { user, key, codes } = await on.withSecondStep();
    const token = await on.pending(user);
    const signed = key.sign(await on.requestFor(token));
    server.advance(stepLifetime);
    expect(plain(await on.request(token))).toEqual(expired);
    expect(plain(await on.confirm(token, signed))).toEqual(expired);
    expect(plain(await on.recover(token, codes[0] ?? ''))).toEqual(expired);
    await createRetention(server.running.deps).run();
    expect(await server.database.selectFrom('second_steps').selectAll().execute()).toEqual([]);
  });

  test('ends after too many attempts, and the next sign-in works', async () => {
    const { user, key, codes } = await on.withSecondStep();
    const token = await on.pending(user);
    for (let attempt = 0; attempt < stepAttempts; attempt += 1) {
      expect(plain(await on.recover(token, noCode))).toEqual(wrongCode);
    }
    expect(plain(await on.recover(token, codes[0] ?? ''))).toEqual(expired);
    expect(plain(await on.request(token))).toEqual(expired);
    expect((await on.confirmWith(await on.pending(user), key)).envelope.c).toBe(code.ok);
  });

  test.each(['', 'none', 'x'.repeat(43)])('refuses the token “%s”', async (token) => {
    const { codes } = await on.withSecondStep();
    expect((await on.recover(token, codes[0] ?? '')).envelope.c).not.toBe(code.ok);
  });
});

describe('a recovery code', () => {
  test('replaces the passkey once, however it is typed, and the owner is notified by mail', async () => {
    const { user, codes } = await on.withSecondStep();
    const [first = '', second = ''] = codes;
    const session = v.parse(UserInfo, (await on.recover(await on.pending(user), first)).envelope.d);
    expect(await on.isSession(session.token)).toBe(true);
    expect(plain(await on.recover(await on.pending(user), first))).toEqual(wrongCode);
    const typed = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await on.recover(await on.pending(user), typed)).envelope.c).toBe(code.ok);
    expect(await on.subjectsTo(user)).toContain('A recovery code of your Mates account was used');
    expect(await on.settingOf(user)).toEqual({ on: true, codesLeft: 8 });
  });

  test('of another account is refused, and stays valid', async () => {
    const [ada, eve] = [await on.withSecondStep(), await on.withSecondStep()];
    const [stolen = ''] = eve.codes;
    expect(plain(await on.recover(await on.pending(ada.user), stolen))).toEqual(wrongCode);
    expect((await on.recover(await on.pending(eve.user), stolen)).envelope.c).toBe(code.ok);
  });

  test('opens one session when it is sent twice at the same moment, for one sign-in or for two', async () => {
    const { user, codes } = await on.withSecondStep();
    const [first = '', second = ''] = codes;
    const before = await sessionsOf(user);
    const token = await on.pending(user);
    const same = await Promise.all([1, 2].map(() => on.recover(token, first)));
    expect(countCodes(same)[code.ok]).toBe(1);
    const tokens = [await on.pending(user), await on.pending(user)];
    const apart = await Promise.all(tokens.map((one) => on.recover(one, second)));
    expect(countCodes(apart)).toEqual({ [code.ok]: 1, [code.wrongCredentials]: 1 });
    expect(await sessionsOf(user)).toHaveLength(before.length + 2);
  });

  test('is not used up by a sign-in that another code completed at the same moment', async () => {
    const { user, codes } = await on.withSecondStep();
    const token = await on.pending(user);
    const answers = await Promise.all(codes.slice(0, 2).map((one) => on.recover(token, one)));
    expect(countCodes(answers)).toEqual({ [code.ok]: 1, [code.notFound]: 1 });
    expect(await on.settingOf(user)).toEqual({ on: true, codesLeft: 9 });
  });
});

test('what is secret is stored as hashes, and not logged', async () => {
  const { user, key, codes } = await on.withSecondStep();
  const token = await on.pending(user);
  const { challenge } = await on.requestFor(token);
  await on.confirmWith(token, key, { signature: 'MEUCIQ' });
  await on.recover(token, noCode);
  const created = on.createdIn(await on.change('codes', user));
  const stored = JSON.stringify([
    await server.database.selectFrom('pending_recovery_codes').selectAll().execute(),
    await server.database.selectFrom('second_steps').selectAll().execute(),
    await server.database.selectFrom('recovery_codes').selectAll().execute(),
  ]);
  const shown = [...codes, ...created.codes];
  for (const secret of [
    token,
    challenge,
    created.token,
    ...shown,
    ...shown.map((one) => one.replaceAll('-', '')),
  ]) {
    expect(stored).not.toContain(secret);
    expect(server.logged()).not.toContain(secret);
  }
});
