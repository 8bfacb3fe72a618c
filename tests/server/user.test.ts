import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('[S7.20] benefits shows the grant of a new account', async () => {
  const { token, userId } = await server.signUp();

  const { status, envelope } = await server.get('/user/benefits', { token });

  expect({ status, envelope }).toEqual({
    status: 200,
    envelope: { c: 200, m: null, d: { chats: 50, goldCoins: 0, userId } },
  });
});
