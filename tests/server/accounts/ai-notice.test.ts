import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { UserBenefits } from '../../../contract/sign-in/user.ts';
import { plain, succeeded } from '../support/answers.ts';
import { startSharedServer, type SignedUp } from '../support/server.ts';

const server = await startSharedServer();

const benefits = async ({ token }: SignedUp) => (await server.get('/user/benefits', { token })).envelope.d;

test('the account stores when its owner read the AI notice, for every browser and no other account', async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()];
  expect(await benefits(ada)).not.toHaveProperty('aiNoticeAt');
  const before = server.now();
  const answer = await server.post('/safety/aiNotice', {}, { token: ada.token });
  expect(plain(answer)).toEqual(succeeded(null));
  const { aiNoticeAt: readAt } = v.parse(UserBenefits, await benefits(ada));
  expect(readAt).toBeGreaterThanOrEqual(before);
  server.advance(1000);
  const elsewhere = await server.post('/user/login', { email: ada.email, password: ada.password });
  expect(elsewhere.envelope.c).toBe(code.ok);
  expect(await benefits(ada)).toMatchObject({ aiNoticeAt: readAt });
  expect(await benefits(eve)).not.toHaveProperty('aiNoticeAt');
  const exported = await server.get('/user/export', { token: ada.token });
  expect(exported.envelope.d).toMatchObject({ account: { aiNoticeAt: readAt } });
});
