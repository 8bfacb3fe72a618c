import { describe, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { days, minutes } from '../../../../server/shared/clock.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { operatorOf, printed } from '../../support/operator.ts';
import { callsWithSecondStep } from '../../support/sign-in/second-step.ts';
import { startSharedServer, type SignedUp } from '../../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const on = callsWithSecondStep(server);

const expired = refused(200, code.notFound, 'This sign-in has expired. Please sign in again.');
const replaced = refused(
  200,
  code.notFound,
  'These recovery codes can’t be used: they have expired, or newer ones were created. Please create new codes.',
);
const nowAsks = 'Your Mates account now asks for a passkey';
const hasNewCodes = 'Your Mates account has new recovery codes';
const changes = ['on', 'off', 'codes'] as const;

const removePasskey = ({ token, password }: SignedUp, passkeyId: string) =>
  server.post('/user/passkey/remove', { passkeyId, password }, { token });
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
const linkFor = async ({ email }: SignedUp) => {
  await server.post('/user/password/forgot', { email });
  return (await server.mails()).findLast(({ to }) => to === email)?.code;
};

describe('turning on the second step', () => {
  test('returns ten different codes once, which are valid and turn it on once they are confirmed', async () => {
    const { user } = await on.withPasskey();
    expect(await on.settingOf(user)).toEqual({ on: false, codesLeft: 0 });
    const created = on.createdIn(await on.change('on', user));
    const { codes } = created;
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(await on.settingOf(user)).toEqual({ on: false, codesLeft: 0 });
    expect((await on.signIn(user)).envelope.c).toBe(code.ok);
    expect(await on.subjectsTo(user)).not.toContain(nowAsks);
    expect(plain(await on.confirmCodes(user, created))).toEqual(succeeded({ on: true, codesLeft: 10 }));
    expect(await on.settingOf(user)).toEqual({ on: true, codesLeft: 10 });
    expect(await on.subjectsTo(user)).toContain(nowAsks);
    expect((await on.recover(await on.pending(user), codes[0] ?? '')).envelope.c).toBe(code.ok);
  });

  test('needs a passkey', async () => {
    const user = await server.signUp();
    expect(plain(await on.change('on', user))).toEqual(
      refused(200, code.forbidden, 'Please add a passkey first.'),
    );
    expect((await on.signIn(user)).envelope.c).toBe(code.ok);
  });

  test('needs the passkey still when the codes are confirmed', async () => {
    const { user, passkey } = await on.withPasskey();
    const created = on.createdIn(await on.change('on', user));
    await removePasskey(user, passkey.passkeyId);
    expect((await on.confirmCodes(user, created)).envelope.c).toBe(code.forbidden);
    expect(await on.settingOf(user)).toEqual({ on: false, codesLeft: 0 });
    expect((await on.signIn(user)).envelope.c).toBe(code.ok);
  });

  test('closes the poll of the browser that signed up', async () => {
    const { user } = await on.withSecondStep();
    const left = await server.database
      .selectFrom('registrations')
      .selectAll()
      .where('user_id', '=', user.userId)
      .execute();
    expect(left).toEqual([]);
  });
});

test.each(changes)('/user/secondStep/%s asks for the password', async (change) => {
  const { user, codes } = await on.withSecondStep();
  for (const password of ['not the password', null]) {
    expect((await on.change(change, user, password)).envelope.c).toBe(code.wrongCredentials);
  }
  expect(await on.settingOf(user)).toEqual({ on: true, codesLeft: codes.length });
});

test.each(changes)(
  '/user/secondStep/%s asks an account without a password for a recent sign-in',
  async (change) => {
    const { user } = await on.withSecondStep();
    await server.database
      .updateTable('users')
      .set({ password_hash: null })
      .where('user_id', '=', user.userId)
      .execute();
    expect((await on.change(change, user, null)).envelope.c).toBe(code.ok);
    server.advance(minutes(11));
    expect((await on.change(change, user, null)).envelope.c).toBe(code.forbidden);
  },
);

test('turning it off deletes the codes, ends sign-ins that wait, and notifies the owner by mail', async () => {
  const { user, codes } = await on.withSecondStep();
  const token = await on.pending(user);
  expect(plain(await on.change('off', user))).toEqual(succeeded(null));
  expect(plain(await on.recover(token, codes[0] ?? ''))).toEqual(expired);
  expect(await on.settingOf(user)).toEqual({ on: false, codesLeft: 0 });
  expect((await on.signIn(user)).envelope.c).toBe(code.ok);
  expect(await on.subjectsTo(user)).toContain('Your Mates account no longer asks for a passkey');
});

describe('new recovery codes', () => {
  test('replace all others once they are confirmed, while it is on', async () => {
    const { user, codes } = await on.withSecondStep();
    const created = on.createdIn(await on.change('codes', user));
    const token = await on.pending(user);
    const [[first = '', second = ''], [renewed = '']] = [codes, created.codes];
    expect((await on.recover(token, renewed)).envelope.c).toBe(code.wrongCredentials);
    expect((await on.recover(token, first)).envelope.c).toBe(code.ok);
    expect(await on.settingOf(user)).toEqual({ on: true, codesLeft: 9 });
    expect(await on.subjectsTo(user)).not.toContain(hasNewCodes);

    expect(plain(await on.confirmCodes(user, created))).toEqual(succeeded({ on: true, codesLeft: 10 }));
    const next = await on.pending(user);
    expect((await on.recover(next, second)).envelope.c).toBe(code.wrongCredentials);
    expect((await on.recover(next, renewed)).envelope.c).toBe(code.ok);
    expect(await on.subjectsTo(user)).toContain(hasNewCodes);
    await on.change('off', user);
    expect((await on.change('codes', user)).envelope.c).toBe(code.notFound);
  });

  test('are confirmed once, also at the same moment, and repeating it brings back no used code', async () => {
    const { user } = await on.withSecondStep();
    const created = on.createdIn(await on.change('codes', user));
    const answers = await Promise.all([1, 2, 3].map(() => on.confirmCodes(user, created)));
    expect(answers.map(plain)).toEqual(answers.map(() => succeeded({ on: true, codesLeft: 10 })));
    const [used = ''] = created.codes;
    await on.recover(await on.pending(user), used);
    expect(plain(await on.confirmCodes(user, created))).toEqual(succeeded({ on: true, codesLeft: 9 }));
    expect((await on.recover(await on.pending(user), used)).envelope.c).toBe(code.wrongCredentials);
    const subjects = await on.subjectsTo(user);
    expect(subjects.filter((subject) => subject === hasNewCodes)).toHaveLength(1);
  });

  test('of one tab are not valid once another has created newer ones', async () => {
    const { user, codes } = await on.withSecondStep();
    const [older, newer] = [await on.change('codes', user), await on.change('codes', user)].map(on.createdIn);
    expect(plain(await on.confirmCodes(user, older ?? { token: '' }))).toEqual(replaced);
    expect((await on.recover(await on.pending(user), codes[0] ?? '')).envelope.c).toBe(code.ok);
    expect((await on.confirmCodes(user, newer ?? { token: '' })).envelope.c).toBe(code.ok);
  });

  test.each<[string, (user: SignedUp) => Promise<unknown>]>([
    ['a day has passed', () => Promise.resolve(server.advance(days(1)))],
    ['it was turned off', (user) => on.change('off', user)],
  ])('cannot be confirmed once %s', async (_, happen) => {
    const { user } = await on.withSecondStep();
    const created = on.createdIn(await on.change('codes', user));
    const before = await on.settingOf(user);
    await happen(user);
    expect(plain(await on.confirmCodes(user, created))).toEqual(replaced);
    const after = await on.settingOf(user);
    expect(after).toEqual(after.on ? before : { on: false, codesLeft: 0 });
  });

  test('of another account cannot be confirmed', async () => {
    const [ada, eve] = [await on.withSecondStep(), await on.withSecondStep()];
    const created = on.createdIn(await on.change('codes', ada.user));
    expect(plain(await on.confirmCodes(eve.user, created))).toEqual(replaced);
    expect((await on.confirmCodes(ada.user, created)).envelope.c).toBe(code.ok);
  });
});

test('the last passkey cannot be removed while it is on', async () => {
  const { user, passkey } = await on.withSecondStep();
  expect(plain(await removePasskey(user, passkey.passkeyId))).toEqual(
    refused(
      200,
      code.forbidden,
      'This is your last passkey. Please turn off “Ask for a passkey after my password” first.',
    ),
  );
  expect((await removePasskey(user, 'none')).envelope.c).toBe(code.notFound);
  await on.change('off', user);
  expect(plain(await removePasskey(user, passkey.passkeyId))).toEqual(succeeded(null));
});

describe('a new password', () => {
  test('through the mailed link is followed by the second step', async () => {
    const { user, key } = await on.withSecondStep();
    const newPassword = 'a different horse battery';
    const answer = await server.post('/user/password/reset', { code: await linkFor(user), newPassword });
    expect((await on.confirmWith(on.tokenOf(answer), key)).envelope.c).toBe(code.ok);
    expect((await on.signIn({ ...user, password: newPassword })).envelope.c).toBe(code.secondStepRequired);
  });

  test('ends sign-ins with the earlier one that wait for their second step', async () => {
    const { user, codes } = await on.withSecondStep();
    const beforeReset = await on.pending(user);
    const reset = { code: await linkFor(user), newPassword: user.password };
    await server.post('/user/password/reset', reset);
    expect(plain(await on.recover(beforeReset, codes[0] ?? ''))).toEqual(expired);
  });
});

test('is part of the export, and is deleted with the account', async () => {
  const { user } = await on.withSecondStep();
  await on.pending(user);
  const exported = await server.get('/user/export', { token: user.token });
  expect(exported.envelope.d).toMatchObject({ secondStep: { since: expect.any(Number), codesLeft: 10 } });
  await server.post('/user/delete', { password: user.password, confirm: 'delete' }, { token: user.token });
  for (const table of ['recovery_codes', 'pending_recovery_codes', 'second_steps'] as const) {
    const left = await server.database
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', user.userId)
      .execute();
    expect(left).toEqual([]);
  }
});

describe('an operator', () => {
  test('turns it off for a user who lost everything, which is logged', async () => {
    const { user } = await on.withSecondStep();
    const operator = operatorOf(server);
    const shown = await operator.run('user', user.email);
    expect(shown.output).toMatch(/second step {2}on since .*, recovery codes left: 10\n/);
    expect(await operator.change('second-step-off', user.email)).toEqual(
      printed(`The account ${user.userId} signs in without a second step. The owner was notified by mail.`),
    );
    const mails = await mailsTo(user.email);
    expect(mails.at(-1)?.text).toContain('An operator of Mates changed your account');
    expect(await operator.change('second-step-off', user.email)).toEqual(
      printed(`The account ${user.userId} had no second step.`),
    );
    expect(await mailsTo(user.email)).toHaveLength(mails.length);
    expect((await on.signIn(user)).envelope.c).toBe(code.ok);
    expect((await operator.run('log', user.userId)).output).toContain('second-step-off');
    expect((await operator.run('user', user.email)).output).toMatch(/second step {2}off\n/);
  });

  test('locks the account, which ends sign-ins that wait for their second step', async () => {
    const { user, codes } = await on.withSecondStep();
    const token = await on.pending(user);
    await operatorOf(server).change('lock', user.email);
    expect(plain(await on.recover(token, codes[0] ?? ''))).toEqual(expired);
    expect((await on.signIn(user)).envelope.c).toBe(code.accountLocked);
  });
});
