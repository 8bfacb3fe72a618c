import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { findByEmail } from '../../../../server/domain/accounts/accounts.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { openOldDatabase } from '../../support/store/old-database.ts';
import { startSharedServer } from '../../support/server.ts';
import { password } from '../../support/sign-in/sign-up.ts';
import { dataRoot } from '../../../support/data-root.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });

const signIn = async (email: string) => (await server.post('/user/login', { email, password })).envelope.c;

test.each([
  ["o'brien@example.com", "O'Brien@example.com"],
  ['a&b@example.com', ' a&b@EXAMPLE.com'],
  ['anna@xn--bcher-kva.example', 'anna@bücher.example'],
  ['info@xn--p1ai.example', 'info@рф.example'],
  ['anna@my--shop.example', 'anna@my--shop.example'],
])('[S7.17] %s is one account with %s in every form', async (email, other) => {
  const owner = await server.signUp(email);
  expect(await signIn(email)).toBe(code.ok);
  expect(await signIn(other)).toBe(code.ok);
  const { c } = (await server.post('/user/password/forgot', { email: other })).envelope;
  expect(c).toBe(code.ok);
  const change = { newEmail: other, password };
  const refusal = (await server.post('/user/email/change', change, { token: owner.token })).envelope;
  expect(refusal.m).toBe('This is already your account’s email address.');
});

test('addresses of providers get the one form; an account that has it already keeps it alone', async () => {
  const folder = await mkdtemp(join(dataRoot, 'mates-emails-'));
  const fresh = await createFreshDatabase();
  const url = fresh?.url ?? null;
  const old = await openOldDatabase({ folder, url, before: '038' });
  const emails = ['ada@bücher.example', 'ben@bücher.example', 'ben@xn--bcher-kva.example', 'eve@example.com'];
  for (const [index, email] of emails.entries()) {
    await old.database
      .insertInto('users')
      .values({
        user_id: `user-${String(index)}`,
        email,
        password_hash: null,
        language: 'en',
        nfsw: 0,
        created_at: 1,
      })
      .execute();
  }
  await old.close();
  const { database, close } = await openDatabase({ dataDir: folder, databaseUrl: url });
  const stored = await database.selectFrom('users').select('email').orderBy('user_id').execute();
  expect(stored.map(({ email }) => email)).toEqual([
    'ada@xn--bcher-kva.example',
    'ben@bücher.example',
    'ben@xn--bcher-kva.example',
    'eve@example.com',
  ]);
  const idOf = async (email: string) => (await findByEmail(database, email))?.user_id;
  expect(await idOf('Ada@bücher.example')).toBe('user-0');
  expect(await idOf('ben@bücher.example')).toBe('user-1');
  expect(await idOf('ben@xn--bcher-kva.example')).toBe('user-2');
  expect(await idOf('nobody@example.com')).toBeUndefined();
  await close();
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});
