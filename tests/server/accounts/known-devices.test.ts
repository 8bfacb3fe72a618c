import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxDevices } from '../../../server/domain/accounts/known-devices.ts';
import { startAttackedServer, tokenIn } from '../support/network/networks.ts';
import type { SignedUp } from '../support/server.ts';

let attacked: Awaited<ReturnType<typeof startAttackedServer>>;
let owner: SignedUp;
beforeEach(async () => {
  attacked = await startAttackedServer();
  owner = await attacked.server.signUp();
});
afterEach(() => attacked.stop());

const home = '198.51.100.7';
const away = '203.0.113.9';

const signedIn = async (address: string) => {
  const browser = attacked.browser(address);
  const answer = await browser.login(owner.email, owner.password);
  return { browser, token: tokenIn(answer) };
};

describe('a known device', () => {
  test('has a cookie that scripts and other sites cannot use, and of which only a hash is stored', async () => {
    const answer = await attacked.browser(home).login(owner.email, owner.password);
    const [line = ''] = answer.headers.getSetCookie();

    expect(line).toMatch(/^known_device=[\w-]{43}; Max-Age=15552000; Path=\/user; HttpOnly; SameSite=Lax$/);
    const secret = /=([\w-]{43})/.exec(line)?.[1] ?? '';
    const rows = await attacked.server.database.selectFrom('known_devices').selectAll().execute();
    expect(rows.map(({ user_id }) => user_id)).toContain(owner.userId);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(home);
    expect(attacked.server.logged()).not.toContain(secret);
  });

  test('is known to each account that signed in on it', async () => {
    const other = await attacked.server.signUp();
    const { browser } = await signedIn(home);
    await browser.login(other.email, other.password);
    for (let count = 0; count < 20; count += 1) await attacked.browser(home).login(owner.email, 'guess');

    expect((await attacked.browser(home).login(owner.email, owner.password)).envelope.c).toBe(4290);
    expect((await browser.login(owner.email, owner.password)).envelope.c).toBe(200);
    expect((await browser.login(other.email, other.password)).envelope.c).toBe(200);
  });

  test('is forgotten after a password change on another device, and after half a year', async () => {
    const guess = async () => {
      for (let count = 0; count < 20; count += 1) await attacked.browser(home).login(owner.email, 'guess');
    };
    const { browser } = await signedIn(home);
    const otherSession = await signedIn(away);
    const password = 'another good passphrase';
    await otherSession.browser.post(
      '/user/changePassword',
      { oldPassword: owner.password, newPassword: password },
      { token: otherSession.token },
    );
    await guess();
    expect((await browser.login(owner.email, password)).envelope.c).toBe(4290);
    expect((await otherSession.browser.login(owner.email, password)).envelope.c).toBe(200);

    attacked.pass(180 * 24 * 60 * 60 * 1000);
    for (let count = 0; count < 20; count += 1) await attacked.browser(away).login(owner.email, 'guess');
    expect((await otherSession.browser.login(owner.email, password)).envelope.c).toBe(4290);
  });

  test(`is one of at most ${String(maxDevices)} of an account`, async () => {
    const { browser } = await signedIn(home);
    for (let count = 0; count < maxDevices; count += 1) {
      attacked.pass(1000);
      await attacked.browser(home).login(owner.email, owner.password);
    }
    const rows = await attacked.server.database
      .selectFrom('known_devices')
      .select('device_id')
      .where('user_id', '=', owner.userId)
      .execute();

    expect(rows).toHaveLength(maxDevices);
    for (let count = 0; count < 20; count += 1) await attacked.browser(home).login(owner.email, 'guess');
    expect((await browser.login(owner.email, owner.password)).envelope.c).toBe(4290);
  });
});
