import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { UserInfo } from '../../../../contract/sign-in/user.ts';
import { resetLifetime } from '../../../../server/domain/sign-in/password-reset.ts';
import { createRetention } from '../../../../server/domain/retention/retention.ts';
import { newId } from '../../../../server/shared/ids.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { callsWithPasskeys } from '../../support/sign-in/passkeys.ts';
import { callsWithSecondStep } from '../../support/sign-in/second-step.ts';
import { startTestServer, startSharedServer, type SignedUp } from '../../support/server.ts';
import { password as newPassword } from '../../support/sign-in/sign-up.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });

const chosen = `a different ${newPassword}`;
const tooOld = refused(200, code.notFound, 'This link no longer works. Please request a new one.');

const request = (email: string) => server.post('/user/password/forgot', { email });
const reset = (linkCode: string, password = chosen) =>
  server.post('/user/password/reset', { code: linkCode, newPassword: password });
const lastMailTo = async (email: string) => (await server.mails()).findLast(({ to }) => to === email);

/** Requests a link and returns the code in it. */
const linkFor = async ({ email }: SignedUp): Promise<string> => {
  await request(email);
  return v.parse(v.string(), (await lastMailTo(email))?.code);
};
const signIn = async (email: string, password: string): Promise<number> =>
  (await server.post('/user/login', { email, password })).envelope.c;
const isSignedIn = async (token: string): Promise<boolean> =>
  (await server.get('/user/benefits', { token })).envelope.c === code.ok;

test('the owner of an address sets a new password through the mailed link, which ends all sessions', async () => {
  const ada = await server.signUp();
  const answer = await reset(await linkFor(ada));
  const user = v.parse(UserInfo, answer.envelope.d);
  expect(user.uuid).toBe(ada.userId);
  expect(await isSignedIn(user.token)).toBe(true);
  expect(await isSignedIn(ada.token)).toBe(false);
  expect(await signIn(ada.email, ada.password)).toBe(code.wrongCredentials);
  expect(await signIn(ada.email, chosen)).toBe(code.ok);
});

test('the mail says when and from where the link was requested', async () => {
  const ada = await server.signUp();
  const linkCode = await linkFor(ada);
  const mail = await lastMailTo(ada.email);
  expect(mail?.subject).toBe('Set a new password for Mates');
  expect(mail?.text).toContain(
    `Choose a new password:\n${server.running.url}/reset-password#reset=${linkCode}`,
  );
  expect(mail?.text).toMatch(/Time: .+\nBrowser: .+\nNetwork: 127\.0\.0\.x/);
});

test('an address without an account gets the same answer, and a mail that says so', async () => {
  const ada = await server.signUp();
  const answers = [await request(ada.email), await request('nobody@example.com')];
  expect(answers.map(plain)).toEqual([succeeded(null), succeeded(null)]);
  const mail = await lastMailTo('nobody@example.com');
  expect([mail?.subject, mail?.code]).toEqual(['No Mates account with this address', null]);
});

test('an address is found whatever the case of its letters', async () => {
  const ada = await server.signUp('grace@example.com');
  await request(' Grace@Example.com ');
  const mail = await lastMailTo('grace@example.com');
  expect(await reset(mail?.code ?? '')).toMatchObject({ envelope: { c: code.ok, d: { uuid: ada.userId } } });
});

test('a link works once, even if it is used twice at the same time', async () => {
  const ada = await server.signUp();
  const linkCode = await linkFor(ada);
  const answers = await Promise.all([reset(linkCode), reset(linkCode)]);
  expect(new Set(answers.map(({ envelope }) => envelope.c))).toEqual(new Set([code.ok, code.notFound]));
  expect(plain(await reset(linkCode))).toEqual(tooOld);
});

test('a new password is reported by mail, in the language of the account', async () => {
  const ada = await server.signUp();
  await server.get('/user/updateLange?language=ja', { token: ada.token });
  const linkCode = await linkFor(ada);
  await reset(linkCode);
  const mail = await lastMailTo(ada.email);
  expect(mail?.subject).toBe('Matesのパスワードが変更されました');
  for (const secret of [linkCode, chosen]) expect(mail?.text).not.toContain(secret);
});

describe('the passkeys of the account', () => {
  const read = (linkCode: string) => server.post('/user/password/reset/read', { code: linkCode });
  const resetWith = (linkCode: string, removePasskeys: readonly string[]) =>
    server.post('/user/password/reset', { code: linkCode, newPassword: chosen, removePasskeys });

  test('are named by the link, which reading does not use up, and chosen ones are removed', async () => {
    const on = callsWithPasskeys(server);
    const { user, passkey } = await on.withPasskey();
    const { passkey: others } = await on.withPasskey();
    const linkCode = await linkFor(user);
    for (let times = 0; times < 2; times += 1) {
      expect(plain(await read(linkCode))).toEqual(succeeded({ passkeys: [passkey] }));
    }
    expect((await resetWith(linkCode, [passkey.passkeyId, others.passkeyId])).envelope.c).toBe(code.ok);
    const left = await server.database.selectFrom('passkeys').select('passkey_id').execute();
    expect(left.map((row) => row.passkey_id)).toEqual([others.passkeyId]);
    expect(
      (await server.mails())
        .filter(({ to }) => to === user.email)
        .slice(-2)
        .map(({ subject }) => subject),
    ).toEqual(['Your Mates password was changed', 'A passkey was removed from your Mates account']);
    expect(plain(await read(linkCode))).toEqual(tooOld);
  });

  test('stay while the account asks for one after the password', async () => {
    const { user, passkey } = await callsWithSecondStep(server).withSecondStep();
    const linkCode = await linkFor(user);
    expect(plain(await read(linkCode))).toEqual(succeeded({ passkeys: [] }));
    expect((await resetWith(linkCode, [passkey.passkeyId])).envelope.c).toBe(code.forbidden);
    expect((await resetWith(linkCode, [])).envelope.c).toBe(code.secondStepRequired);
  });
});

test('using one link invalidates the others', async () => {
  const ada = await server.signUp();
  const first = await linkFor(ada);
  await reset(await linkFor(ada));
  expect(plain(await reset(first))).toEqual(tooOld);
});

test('a link expires, and is deleted', async () => {
  const ada = await server.signUp();
  const linkCode = await linkFor(ada);
  server.advance(resetLifetime);
  expect(plain(await reset(linkCode))).toEqual(tooOld);
  await createRetention(server.running.deps).run();
  expect(await server.database.selectFrom('password_resets').selectAll().execute()).toEqual([]);
});

test('a common or short password is refused, after which the link still works', async () => {
  const ada = await server.signUp();
  const linkCode = await linkFor(ada);
  for (const password of ['password123', 'short']) {
    expect((await reset(linkCode, password)).envelope.c).toBe(code.invalid);
  }
  expect((await reset(linkCode)).envelope.c).toBe(code.ok);
});

test('an account that has no password gets its first one', async () => {
  const ada = await server.signUp();
  await server.database
    .updateTable('users')
    .set({ password_hash: null, password_proven: 0 })
    .where('user_id', '=', ada.userId)
    .execute();
  await reset(await linkFor(ada));
  expect(await signIn(ada.email, chosen)).toBe(code.ok);
});

test('the code and the passwords are neither logged nor stored as plain text', async () => {
  const ada = await server.signUp();
  const linkCode = await linkFor(ada);
  const stored = JSON.stringify(await server.database.selectFrom('password_resets').selectAll().execute());
  await reset(linkCode);
  for (const secret of [linkCode, chosen, ada.email]) expect(server.logged()).not.toContain(secret);
  expect(stored).not.toContain(linkCode);
});

test('while mail is down, the answer is the same for every address, and can be repeated', async () => {
  const withoutMail = await startTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const userId = newId(withoutMail.now());
  await withoutMail.database
    .insertInto('users')
    .values({
      user_id: userId,
      email: 'ada@example.com',
      password_hash: null,
      password_proven: 0,
      language: 'en',
      nfsw: 0,
      created_at: withoutMail.now(),
    })
    .execute();
  const answers = [];
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    answers.push(plain(await withoutMail.post('/user/password/forgot', { email })));
  }
  await withoutMail.stop();
  expect(answers[0]).toMatchObject({ status: 503, envelope: { c: code.unavailable } });
  expect(answers[1]).toEqual(answers[0]);
});
