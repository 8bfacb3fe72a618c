import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { Passkey, PasskeyCreation } from '../../../../contract/sign-in/own-passkeys.ts';
import { openSession } from '../../../../server/domain/accounts/sessions.ts';
import { newId } from '../../../../server/shared/ids.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { createAuthenticator } from '../../support/sign-in/authenticator.ts';
import { callsWithPasskeys } from '../../support/sign-in/passkeys.ts';
import { startTestServer, startSharedServer } from '../../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const on = callsWithPasskeys(server);

const notAccepted = refused(
  200,
  code.wrongCredentials,
  'This passkey was not accepted. Please try again, or sign in another way.',
);

const rename = (token: string, passkeyId: string, name: string) =>
  server.post('/user/passkey/rename', { passkeyId, name }, { token });
const remove = (token: string, passkeyId: string, password: string) =>
  server.post('/user/passkey/remove', { passkeyId, password }, { token });

test('passkeys can be renamed by their owner only', async () => {
  const { user, passkey } = await on.withPasskey();
  const eve = await server.signUp();
  expect((await rename(eve.token, passkey.passkeyId, 'Mine')).envelope.c).toBe(code.notFound);
  const renamed = await rename(user.token, passkey.passkeyId, ' My laptop ');
  expect(plain(renamed)).toEqual(succeeded({ ...passkey, name: 'My laptop' }));
  expect((await rename(user.token, passkey.passkeyId, ' ')).envelope.c).toBe(code.invalid);
});

test('passkeys can be removed by their owner with the password, who is notified by mail', async () => {
  const { user, key, passkey } = await on.withPasskey();
  const eve = await server.signUp();
  expect((await remove(eve.token, passkey.passkeyId, eve.password)).envelope.c).toBe(code.notFound);
  expect((await remove(user.token, passkey.passkeyId, 'not the password')).envelope.c).toBe(
    code.wrongCredentials,
  );
  expect(plain(await remove(user.token, passkey.passkeyId, user.password))).toEqual(succeeded(null));
  expect(await on.listOf(user)).toEqual([]);
  expect(await on.subjectsTo(user)).toContain('A passkey was removed from your Mates account');
  expect(plain(await on.signIn(key))).toEqual(notAccepted);
});

test('passkeys are part of the export, with public data only, and are deleted with the account', async () => {
  const { user, key, passkey } = await on.withPasskey();
  const { envelope } = await server.get('/user/export', { token: user.token });
  expect(envelope.d).toMatchObject({
    passkeys: [{ ...passkey, credentialId: key.credentialId, counter: 0 }],
  });
  await on.startedFor(user);
  await server.post('/user/delete', { password: user.password, confirm: 'delete' }, { token: user.token });
  const left = await server.database
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', user.userId)
    .execute();
  expect(left).toEqual([]);
  expect(plain(await on.signIn(key))).toEqual(notAccepted);
});

test('a passkey can be added and removed while no mail can be sent', async () => {
  const withoutMail = await startTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const userId = newId(withoutMail.now());
  const account = { user_id: userId, email: 'ada@example.com', language: 'en', nfsw: 0 };
  await withoutMail.database
    .insertInto('users')
    .values({ ...account, password_hash: null, password_proven: 0, created_at: withoutMail.now() })
    .execute();
  const token = await openSession(withoutMail.running.deps, userId);
  const started = await withoutMail.post('/user/passkey/add/start', {}, { token });
  const key = createAuthenticator(withoutMail.url.replace('127.0.0.1', 'localhost'));
  const created = key.create(v.parse(PasskeyCreation, started.envelope.d));
  const added = await withoutMail.post('/user/passkey/add', created, { token });
  const { passkeyId } = v.parse(Passkey, added.envelope.d);
  const removed = await withoutMail.post('/user/passkey/remove', { passkeyId }, { token });
  await withoutMail.stop();
  expect(plain(removed)).toEqual(succeeded(null));
});
