import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Profile } from '../../../contract/account/account.ts';
import { languages } from '../../../contract/languages.ts';
import { code } from '../../../contract/envelope.ts';
import { UserInfo } from '../../../contract/sign-in/user.ts';
import { minutes } from '../../../server/shared/clock.ts';
import { maskEmail } from '../../../server/domain/accounts/profile.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { startTestServer, startSharedServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

let ada: Person;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  ada = await createPerson(server);
});

const newPassword = 'a better one than that';
const because = (reason: 'expired' | 'ended') => ({
  status: 200,
  envelope: { c: 5002, m: 'login expired', d: { reason } },
});
const signIn = (email: string, password: string) => server.post('/user/login', { email, password });
const benefits = async (token: string) => plain(await server.get('/user/benefits', { token }));

describe('changePassword', () => {
  test('[S7.25] the new password signs in, the old one does not, and other sessions end', async () => {
    const otherSession = v.parse(UserInfo, (await signIn(ada.email, ada.password)).envelope.d);

    const answer = await ada.post('/user/changePassword', { oldPassword: ada.password, newPassword });

    expect(plain(answer)).toEqual(succeeded(null));
    const token = v.parse(v.string(), answer.headers.get('token'));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await benefits(token)).envelope.c).toBe(200);
    expect(await benefits(ada.token)).toEqual(because('expired'));
    expect(await benefits(otherSession.token)).toEqual(because('ended'));
    expect((await signIn(ada.email, ada.password)).envelope.c).toBe(4010);
    expect((await signIn(ada.email, newPassword)).envelope.c).toBe(200);
  });

  test('[S7.25] the owner is notified by mail, in the language of the account', async () => {
    await ada.get('/user/updateLange?language=es');
    await ada.post('/user/changePassword', { oldPassword: ada.password, newPassword });
    const mail = (await server.mails()).findLast(({ to }) => to === ada.email);
    expect(mail?.subject).toBe('Se ha cambiado tu contraseña de Mates');
    expect(mail?.text).toContain(`${server.running.url}/reset-password`);
    for (const secret of [ada.password, newPassword]) expect(mail?.text).not.toContain(secret);
  });

  test('[S7.25] a browser that signed up without fetching its session cannot sign in after the change', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const registered = await server.post('/user/register', { email, password: ada.password });
    const { ticket } = v.parse(v.object({ ticket: v.string() }), registered.envelope.d);
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    await server.post('/user/verify/confirm', { code: mail?.code, ticket });
    const { token } = v.parse(UserInfo, (await signIn(email, ada.password)).envelope.d);
    await server.post('/user/changePassword', { oldPassword: ada.password, newPassword }, { token });
    const polled = await server.post('/user/verify/status', { email, ticket });
    expect(plain(polled)).toEqual(succeeded({ verified: false }));
  });

  test('[S7.25] changes nothing without the old password', async () => {
    const other = await createPerson(server);
    const answer = await ada.post('/user/changePassword', { oldPassword: 'wrong wrong', newPassword });
    expect(plain(answer)).toEqual(refused(200, 4010, 'This isn’t your current password.'));
    const victim = { oldPassword: ada.password, newPassword, userId: other.userId, uuid: other.userId };
    await ada.post('/user/changePassword', victim);
    expect((await signIn(other.email, other.password)).envelope.c).toBe(200);
    expect((await signIn(other.email, newPassword)).envelope.c).toBe(4010);
  });

  test('[S7.25] only one of two concurrent changes succeeds', async () => {
    const newPasswords = [newPassword, 'yet another good one'];
    const answers = await Promise.all(
      newPasswords.map((password) =>
        ada.post('/user/changePassword', { oldPassword: ada.password, newPassword: password }),
      ),
    );
    expect(answers.filter(({ envelope }) => envelope.c === 200).length).toBe(1);
    const entries = await Promise.all(newPasswords.map((password) => signIn(ada.email, password)));
    expect(entries.map(({ envelope }) => envelope.c)).toEqual(
      answers.map(({ envelope }) => (envelope.c === 200 ? 200 : 4010)),
    );
  });

  test('[S7.25] guesses of the old password are rate limited', async () => {
    const strict = await startTestServer();
    try {
      const who = await createPerson(strict);
      const guesses: number[] = [];
      for (let guess = 0; guess < 7; guess += 1) {
        const input = { oldPassword: `wrong ${String(guess)}`, newPassword };
        guesses.push((await who.post('/user/changePassword', input)).envelope.c);
      }
      expect(guesses).toEqual([4010, 4010, 4010, 4010, 4010, 4010, 4290]);
    } finally {
      await strict.stop();
    }
  });

  test.each([
    [{ oldPassword: 'x' }, '“newPassword” is missing.'],
    [{ oldPassword: '', newPassword }, '“oldPassword” is too short.'],
    [{ oldPassword: 'x'.repeat(257), newPassword }, '“oldPassword” is too long.'],
    [{ oldPassword: 'x', newPassword: 'short' }, 'Please choose a password of at least 8 characters.'],
    [
      { oldPassword: 'x', newPassword: 'x'.repeat(257) },
      'Please choose a password of at most 256 characters.',
    ],
    [
      { oldPassword: 'correct horse battery', newPassword: 'Password123' },
      'This password is too easy to guess. Please choose another one.',
    ],
  ])('[S7.25] changePassword rejects %j', async (body, message) => {
    expect(plain(await ada.post('/user/changePassword', body))).toEqual(refused(400, 4000, message));
    expect((await benefits(ada.token)).envelope.c).toBe(200);
  });
});

describe('updateLange', () => {
  test.each(languages)('[S7.26] the language %s is stored with the account', async (language) => {
    for (let time = 0; time < 2; time += 1) {
      expect(plain(await ada.get(`/user/updateLange?language=${language}`))).toEqual(succeeded({ language }));
    }
    expect((await signIn(ada.email, ada.password)).envelope.d).toMatchObject({ language });
  });

  test.each(['', '?language=', '?language=xx', '?language=EN'])(
    '[S7.26] updateLange rejects "%s"',
    async (query) => {
      const { status, envelope } = await ada.get(`/user/updateLange${query}`);
      expect([status, envelope.c]).toEqual([400, code.invalid]);
      expect((await ada.get('/user/profile')).envelope.d).toMatchObject({ language: 'en' });
    },
  );

  test('[S7.26] the language changes only for the caller, and not by prefetch', async () => {
    const other = await createPerson(server);
    const path = '/user/updateLange?language=de';
    const early = await server.get(path, { token: ada.token, 'sec-purpose': 'prefetch' });
    expect(early.envelope.c).toBe(code.invalid);
    await ada.get(`${path}&uuid=${other.userId}`);
    expect((await ada.get('/user/profile')).envelope.d).toMatchObject({ language: 'de' });
    expect((await other.get('/user/profile')).envelope.d).toMatchObject({ language: 'en' });
  });
});

describe('profile', () => {
  const read = async (who: Person) => v.parse(Profile, (await who.get('/user/profile')).envelope.d);

  test('[S9.7] the profile contains the user’s data, with the address masked; its owner can ask for it in full', async () => {
    expect((await ada.get('/user/address')).envelope.d).toEqual({ email: ada.email });
    const profile = await read(ada);
    expect(profile).toEqual({
      uuid: ada.userId,
      name: '',
      email: `${ada.email.charAt(0)}******@example.com`,
      hue: profile.hue,
      language: 'en',
      hasPassword: true,
      createdAt: profile.createdAt,
    });
  });

  test.each([
    ['ada@example.com', 'a******@example.com'],
    ['a@example.com', '******@example.com'],
    ['"odd@name"@example.com', '"******@example.com'],
  ])('[S9.7] %s is masked as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  test('name and picture change independently, and an empty name removes it', async () => {
    const other = await createPerson(server);
    const before = await read(ada);
    const post = async (body: object) => plain(await ada.post('/user/profile', body));
    expect(await post({ name: ' Ada ' })).toEqual(succeeded({ ...before, name: 'Ada' }));
    expect(await post({ hue: 210 })).toEqual(succeeded({ ...before, name: 'Ada', hue: 210 }));
    expect(await post({})).toEqual(succeeded({ ...before, name: 'Ada', hue: 210 }));
    expect(await post({ uuid: other.userId, email: 'x@example.com', chats: 9, name: '' })).toEqual(
      succeeded({ ...before, hue: 210 }),
    );
    expect((await read(other)).name).toBe('');
  });

  test.each([
    [{ name: 'x'.repeat(61) }, '“name” is too long.'],
    [{ name: 'a\tb' }, 'Please write this on one line, without unusual characters.'],
    [{ hue: '7' }, '“hue” must be a number.'],
    [{ hue: 360 }, '“hue” is too large.'],
    [{ hue: -1 }, '“hue” is too small.'],
    [{ hue: 1.5 }, '“hue” must be a whole number.'],
  ])('the profile rejects %j', async (body, message) => {
    expect(plain(await ada.post('/user/profile', body))).toEqual(refused(400, 4000, message));
  });
});

test('an account without a password requires a recent sign-in to be deleted or to set a password', async () => {
  const noPassword = { password_hash: null, password_proven: 0 };
  const account = () => server.database.updateTable('users').where('user_id', '=', ada.userId);
  await account().set(noPassword).execute();
  const set = await ada.post('/user/changePassword', { newPassword });
  expect(plain(set)).toEqual(succeeded(null));
  const token = v.parse(v.string(), set.headers.get('token'));
  expect((await signIn(ada.email, newPassword)).envelope.c).toBe(200);
  expect((await server.get('/user/profile', { token })).envelope.d).toMatchObject({ hasPassword: true });
  const again = await server.post('/user/changePassword', { newPassword }, { token });
  expect(plain(again)).toEqual(refused(200, 4010, 'This isn’t your current password.'));

  ada = await createPerson(server);
  await account().set(noPassword).execute();
  server.advance(minutes(11));
  expect(plain(await ada.post('/user/delete', { confirm: 'delete' }))).toEqual(
    refused(200, code.forbidden, 'Please sign out and in again first, so that we know it’s you.'),
  );
  expect(plain(await ada.post('/user/changePassword', { newPassword }))).toEqual(
    refused(200, code.forbidden, 'Please sign out and in again first, so that we know it’s you.'),
  );
  expect((await ada.get('/user/profile')).envelope.d).toMatchObject({ hasPassword: false });
});
