import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { changeEmail, emailChange } from '../../../../contract/account/email-change.ts';
import { code } from '../../../../contract/envelope.ts';
import { emailChangeLifetime } from '../../../../server/domain/accounts/email-change.ts';
import { createAccount } from '../../../../server/domain/accounts/accounts.ts';
import { openSession } from '../../../../server/domain/accounts/sessions.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { startMailCatcher } from '../../support/mail-catcher.ts';
import { tokenIn } from '../../support/network/networks.ts';
import { startTestServer, startSharedServer, type SignedUp } from '../../support/server.ts';

let ada: SignedUp;
let newEmail: string;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  ada = await server.signUp();
  newEmail = `new-${ada.email}`;
});

const tooOld = refused(200, code.notFound, 'This link no longer works. Please request a new one.');

const request = (to = newEmail, password: string | undefined = ada.password) =>
  server.post('/user/email/change', { newEmail: to, password }, { token: ada.token });
const confirm = (linkCode: string, token: string | undefined = ada.token) =>
  server.post('/user/email/confirm', { code: linkCode }, { token });
const reject = (linkCode: string) => server.post('/user/email/reject', { code: linkCode });
const lastMailTo = async (email: string) => (await server.mails()).findLast(({ to }) => to === email);
const codeFor = async (email: string): Promise<string> =>
  v.parse(v.string(), (await lastMailTo(email))?.code);

/** Requests the change and returns the codes in the two mails. */
const links = async () => {
  await request();
  return { ofOld: await codeFor(ada.email), ofNew: await codeFor(newEmail) };
};
const pending = async (token = ada.token) =>
  v.parse(emailChange.output, (await server.get('/user/email', { token })).envelope.d).pending;
const signIn = (email: string) => server.post('/user/login', { email, password: ada.password });
const isSignedIn = async (token: string): Promise<boolean> =>
  (await server.get('/user/benefits', { token })).envelope.c === code.ok;

test.each(['the new mailbox first', 'the current mailbox first'])(
  'the address changes when both mailboxes have confirmed: %s',
  async (order) => {
    const elsewhere = tokenIn(await signIn(ada.email));
    const { ofOld, ofNew } = await links();
    const [first, second] = order === 'the new mailbox first' ? [ofNew, ofOld] : [ofOld, ofNew];
    expect(plain(await confirm(first))).toEqual(succeeded({ isChanged: false }));
    expect((await pending())?.confirmed).toEqual({ old: first === ofOld, new: first === ofNew });
    expect((await signIn(newEmail)).envelope.c).toBe(code.wrongCredentials);
    expect(await isSignedIn(elsewhere)).toBe(true);

    expect(plain(await confirm(second))).toEqual(succeeded({ isChanged: true }));
    expect((await signIn(newEmail)).envelope.c).toBe(code.ok);
    expect((await signIn(ada.email)).envelope.c).toBe(code.wrongCredentials);
    expect([await isSignedIn(ada.token), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await pending()).toBeNull();
    for (const linkCode of [ofOld, ofNew]) expect(plain(await confirm(linkCode))).toEqual(tooOld);
  },
);

test('one mailbox alone changes nothing, however often its link is followed', async () => {
  const { ofNew } = await links();
  for (const answer of [await confirm(ofNew), await confirm(ofNew)]) {
    expect(plain(answer)).toEqual(succeeded({ isChanged: false }));
  }
  expect((await signIn(ada.email)).envelope.c).toBe(code.ok);
});

test('both links can be followed at the same time, which changes the address once', async () => {
  const { ofOld, ofNew } = await links();
  const answers = await Promise.all([confirm(ofOld), confirm(ofNew)]);
  expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.d)))).toEqual(
    new Set(['{"isChanged":false}', '{"isChanged":true}']),
  );
  expect((await signIn(newEmail)).envelope.c).toBe(code.ok);
});

test('the mails name the origin, and that to the current mailbox the masked new address', async () => {
  const { ofOld, ofNew } = await links();
  const [toOld, toNew] = [await lastMailTo(ada.email), await lastMailTo(newEmail)];
  expect(toOld?.text).toContain(
    `Confirm or cancel the change:\n${server.running.url}/change-email#old=${ofOld}`,
  );
  expect(toOld?.text).toContain('n******@example.com');
  expect(toNew?.text).toContain(`Confirm this address:\n${server.running.url}/change-email#new=${ofNew}`);
  for (const mail of [toOld, toNew]) expect(mail?.text).toMatch(/Browser: .+\nNetwork: 127\.0\.0\.x/);
});

test('an address with an account gets the same answer, a mail that says so, and is never taken over', async () => {
  const eve = await server.signUp();
  const [free, taken] = [plain(await request()), plain(await request(eve.email))];
  const withoutTime = (answer: typeof free) => ({
    ...answer,
    envelope: {
      ...answer.envelope,
      d: v.parse(changeEmail.output, answer.envelope.d).pending.confirmed,
    },
  });
  expect(withoutTime(taken)).toEqual(withoutTime(free));
  const mail = await lastMailTo(eve.email);
  expect([mail?.subject, mail?.code]).toEqual(['There’s already a Mates account with this address', null]);
  expect(plain(await confirm(await codeFor(ada.email)))).toEqual(succeeded({ isChanged: false }));
  expect((await signIn(ada.email)).envelope.c).toBe(code.ok);
});

test('an address that got an account in the meantime is refused', async () => {
  const { ofOld, ofNew } = await links();
  await confirm(ofOld);
  await server.signUp(newEmail);
  expect((await confirm(ofNew)).envelope.c).toBe(code.forbidden);
  expect((await signIn(ada.email)).envelope.c).toBe(code.ok);
});

test('the current mailbox cancels the change, the new one cannot', async () => {
  const { ofOld, ofNew } = await links();
  expect(plain(await reject(ofNew))).toEqual(tooOld);
  await confirm(ofOld);
  expect(plain(await reject(ofOld))).toEqual(succeeded(null));
  for (const linkCode of [ofOld, ofNew]) expect(plain(await confirm(linkCode))).toEqual(tooOld);
});

test('the user cancels the change, and a new request replaces an earlier one', async () => {
  const first = await links();
  const second = await links();
  expect(plain(await confirm(first.ofNew))).toEqual(tooOld);
  expect((await pending())?.email).toBe('n******@example.com');
  expect(plain(await server.post('/user/email/cancel', {}, { token: ada.token }))).toEqual(succeeded(null));
  expect(await pending()).toBeNull();
  expect(plain(await confirm(second.ofNew))).toEqual(tooOld);
});

test('the link to the new address needs the session that asked for the change, or the password', async () => {
  const stranger = await server.signUp();
  const elsewhere = tokenIn(await signIn(ada.email));
  const { ofOld, ofNew } = await links();
  const needed = refused(200, code.passwordRequired, 'Please enter the password of the account.');
  await server.post('/user/email/confirm', { code: ofOld });
  for (const token of [undefined, stranger.token, elsewhere]) {
    const answer = await server.post(
      '/user/email/confirm',
      { code: ofNew },
      token === undefined ? {} : { token },
    );
    expect(plain(answer)).toEqual(needed);
  }
  const withPassword = (password: string) => server.post('/user/email/confirm', { code: ofNew, password });
  expect((await withPassword('not this one')).envelope.c).toBe(code.wrongCredentials);
  expect((await signIn(ada.email)).envelope.c).toBe(code.ok);
  expect(plain(await withPassword(ada.password))).toEqual(succeeded({ isChanged: true }));
});

test('without a password, the link to the new address works only where the change was requested', async () => {
  const { ofNew } = await links();
  await server.database
    .updateTable('users')
    .set({ password_hash: null })
    .where('user_id', '=', ada.userId)
    .execute();
  const elsewhere = await server.post('/user/email/confirm', { code: ofNew, password: ada.password });
  expect(elsewhere.envelope.c).toBe(code.forbidden);
  expect(plain(await confirm(ofNew))).toEqual(succeeded({ isChanged: false }));
});

test('a changed address makes the password unproven, and is reported to the former one', async () => {
  await server.get('/user/updateLange?language=de', { token: ada.token });
  const { ofOld, ofNew } = await links();
  await confirm(ofNew);
  expect((await lastMailTo(ada.email))?.subject).toBe('Deine Adresse bei Mates soll sich ändern');
  await confirm(ofOld);
  const user = await server.database
    .selectFrom('users')
    .select('password_proven')
    .where('user_id', '=', ada.userId)
    .executeTakeFirst();
  expect(user?.password_proven).toBe(0);
  const mail = await lastMailTo(ada.email);
  expect(mail?.subject).toBe('Dein Mates-Konto hat eine neue Adresse');
  expect(mail?.text).toMatch(/Browser: .+\nNetzwerk: 127\.0\.0\.x/);
  for (const secret of [newEmail, ofOld, ofNew, ada.password]) expect(mail?.text).not.toContain(secret);
});

test('a change ends with the session that requested it, with its time, and is deleted', async () => {
  const loggedOut = await links();
  await server.post('/user/logout', {}, { token: ada.token });
  expect(plain(await confirm(loggedOut.ofNew))).toEqual(tooOld);

  ada = { ...ada, token: tokenIn(await signIn(ada.email)) };
  const expired = await links();
  server.advance(emailChangeLifetime);
  expect(await pending()).toBeNull();
  for (const answer of [await confirm(expired.ofNew), await reject(expired.ofOld)]) {
    expect(plain(answer)).toEqual(tooOld);
  }
});

test('a new password ends the change that another session requested', async () => {
  const { ofOld, ofNew } = await links();
  const elsewhere = tokenIn(await signIn(ada.email));
  const change = { oldPassword: ada.password, newPassword: 'a different long one' };
  await server.post('/user/changePassword', change, { token: elsewhere });
  for (const linkCode of [ofOld, ofNew]) expect(plain(await confirm(linkCode))).toEqual(tooOld);
});

test('a link to the former mailbox that sets a new password stops working', async () => {
  const { ofOld, ofNew } = await links();
  await server.post('/user/password/forgot', { email: ada.email });
  const resetCode = await codeFor(ada.email);
  await confirm(ofOld);
  await confirm(ofNew);
  const reset = await server.post('/user/password/reset', {
    code: resetCode,
    newPassword: 'a whole new one',
  });
  expect(plain(reset)).toEqual(tooOld);
});

test.each([
  ['a wrong password', { password: 'not this one' }, code.wrongCredentials],
  ['no password', { password: undefined }, code.wrongCredentials],
  ['no address', { newEmail: 'nobody' }, code.invalid],
])('%s is refused, and nobody gets a mail', async (_name, wrong, expected) => {
  const before = (await server.mails()).length;
  const input = { newEmail, password: ada.password, ...wrong };
  const answer = await server.post('/user/email/change', input, { token: ada.token });
  expect([answer.envelope.c, (await server.mails()).length, await pending()]).toEqual([
    expected,
    before,
    null,
  ]);
});

test('the current address is refused, whatever the case of its letters', async () => {
  const message = 'This is already your account’s email address.';
  expect(plain(await request(ada.email.toUpperCase()))).toEqual(refused(400, code.invalid, message));
});

test('the export contains the new address, and a deleted account leaves no row and no mail', async () => {
  await links();
  const exported = await server.get('/user/export', { token: ada.token });
  expect(exported.envelope.d).toMatchObject({ account: { email: ada.email, newEmail } });
  const deletion = { password: ada.password, confirm: 'delete' };
  await server.post('/user/delete', deletion, { token: ada.token });
  const left = server.database.selectFrom('email_changes').where('email', '=', newEmail).selectAll();
  expect(await left.execute()).toEqual([]);
  expect(await lastMailTo(newEmail)).toBeUndefined();
});

test('the codes and addresses are neither logged nor stored as plain text', async () => {
  const { ofOld, ofNew } = await links();
  const stored = JSON.stringify(await server.database.selectFrom('email_changes').selectAll().execute());
  await confirm(ofOld);
  await confirm(ofNew);
  for (const secret of [ofOld, ofNew]) expect(stored).not.toContain(secret);
  for (const secret of [ofOld, ofNew, newEmail, ada.email]) expect(server.logged()).not.toContain(secret);
});

test.each([
  ['new', 'ada@example.com', 'unknown@example.com', { field: 'newEmail' }],
  ['current', 'unknown@example.com', 'ada@example.com', null],
])(
  'a change whose mail to the %s address cannot be delivered names only the new one',
  async (_, email, to, d) => {
    const catcher = await startMailCatcher();
    const withMail = await startTestServer({ environment: { SMTP_URL: catcher.url } });
    const { database, now, config } = withMail.running.deps;
    const account = { email, passwordHash: null, language: 'en', chats: 0, now: now() };
    const userId = await database.transaction().execute((transaction) => createAccount(transaction, account));
    const token = await openSession({ database, now, config }, userId ?? '');
    const { envelope } = await withMail.post('/user/email/change', { newEmail: to }, { token });
    await withMail.stop();
    await catcher.close();
    expect(envelope).toMatchObject({ c: code.invalid, d });
  },
);

test('while mail is down, the answer is the same for every address, and nothing is stored', async () => {
  const withoutMail = await startTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { database, now, config } = withoutMail.running.deps;
  const email = 'ada@example.com';
  const account = { email, passwordHash: null, language: 'en', chats: 0, now: now() };
  const userId = await database.transaction().execute((transaction) => createAccount(transaction, account));
  const token = await openSession({ database, now, config }, userId ?? '');
  const answers = [];
  for (const address of ['free@example.com', 'other@example.com']) {
    answers.push(plain(await withoutMail.post('/user/email/change', { newEmail: address }, { token })));
  }
  const stored = await database.selectFrom('email_changes').selectAll().execute();
  await withoutMail.stop();
  expect(answers[0]).toMatchObject({ status: 503, envelope: { c: code.unavailable } });
  expect([answers[1], stored]).toEqual([answers[0], []]);
});
