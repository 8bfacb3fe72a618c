import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepAttempts } from '../../../server/domain/accounts/second-step-rows.ts';
import { countCodes, startAttackedServer, tokenIn, type Browser } from '../support/network/networks.ts';
import { callsWithSecondStep } from '../support/sign-in/second-step.ts';
import type { ApiAnswer, SignedUp } from '../support/server.ts';

let attacked: Awaited<ReturnType<typeof startAttackedServer>>;
let owner: SignedUp;
beforeEach(async () => {
  attacked = await startAttackedServer();
  owner = await attacked.server.signUp();
});
afterEach(() => attacked.stop());

const home = '198.51.100.7';
const away = '203.0.113.9';
const networks = (count: number) =>
  Array.from({ length: count }, (_, index) => `10.${String(index >> 8)}.${String(index & 255)}.1`);

/** Makes the attacker guess every 0.7 s and the owner sign in every 3 s, 24 times. */
const underAttack = async (attackers: readonly Browser[], ask: () => Promise<ApiAnswer>) => {
  const guesses: ApiAnswer[] = [];
  const answers: ApiAnswer[] = [];
  for (let tick = 1; tick <= 103; tick += 1) {
    const attacker = attackers[tick % attackers.length];
    if (attacker !== undefined) guesses.push(await attacker.login(owner.email, `guess ${String(tick)}`));
    attacked.pass(700);
    if (Math.floor((tick * 700) / 3000) > answers.length) answers.push(await ask());
  }
  return { owner: countCodes(answers), attacker: countCodes(guesses) };
};

/** Wrong passwords from each of the networks, without the work of hashing them. Returns how many were let through. */
const guess = async (from: readonly string[]): Promise<number> => {
  const { limits } = attacked.server.running.deps;
  let passed = 0;
  for (const address of from) {
    try {
      await limits.login({ address, email: owner.email, deviceId: null, isKnownNetwork: false });
      passed += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 4290 });
    }
  }
  return passed;
};

const signedIn = async (address: string) => {
  const browser = attacked.browser(address);
  const answer = await browser.login(owner.email, owner.password);
  return { browser, token: tokenIn(answer) };
};

describe('an owner whose address an attacker knows', () => {
  test.each([
    ['another network', [away]],
    ['the same network', [home]],
    ['1,000 networks', networks(1000)],
  ])('signs in on a known device 24 of 24 times during guesses from %s', async (_, from) => {
    const { browser } = await signedIn(home);

    const result = await underAttack(from.map(attacked.browser), () =>
      browser.login(owner.email, owner.password),
    );

    expect(result.owner).toEqual({ 200: 24 });
    expect(result.attacker[200]).toBeUndefined();
  });

  test('signs in on a new device in a network of their own', async () => {
    const result = await underAttack([attacked.browser(away)], () =>
      attacked.browser(home).login(owner.email, owner.password),
    );

    expect(result.owner).toEqual({ 200: 24 });
    expect(result.attacker).toEqual({ 4010: 8, 4290: 95 });
  });

  test('signs in on a new device in a known network, whatever a botnet does', async () => {
    await signedIn(home);
    await guess(networks(120));
    expect((await attacked.browser(away).login(owner.email, owner.password)).envelope.c).toBe(4290);

    const result = await underAttack(networks(1000).map(attacked.browser), () =>
      attacked.browser(home).login(owner.email, owner.password),
    );

    expect(result.owner).toEqual({ 200: 24 });
  });

  test('can change the password and delete the account meanwhile', async () => {
    const { browser, token } = await signedIn(home);
    let [current, next] = [owner.password, 'another good passphrase'];
    let session = token;
    const change = async () => {
      const answer = await browser.post(
        '/user/changePassword',
        { oldPassword: current, newPassword: next },
        { token: session },
      );
      [current, next] = [next, current];
      session = answer.headers.get('token') ?? session;
      return answer;
    };

    const result = await underAttack([home, away, ...networks(20)].map(attacked.browser), change);
    const deleted = await browser.post(
      '/user/delete',
      { password: current, confirm: 'delete' },
      { token: session },
    );

    expect(result.owner).toEqual({ 200: 24 });
    expect(deleted.envelope.c).toBe(200);
    expect(await attacked.server.database.selectFrom('known_devices').selectAll().execute()).toEqual([]);
  });

  test('is not delayed by an attacker who guesses in a session of their own account', async () => {
    const { token } = await signedIn(home);
    const stolen = await signedIn(away);
    const guess = () =>
      stolen.browser.post(
        '/user/delete',
        { password: 'a guess', confirm: 'delete' },
        { token: stolen.token },
      );
    const guesses: ApiAnswer[] = [];
    for (let count = 0; count < 10; count += 1) guesses.push(await guess());

    expect(countCodes(guesses)).toEqual({ 4010: 6, 4290: 4 });
    const deleted = await attacked.server.post(
      '/user/delete',
      { password: owner.password, confirm: 'delete' },
      { token },
    );
    expect(deleted.envelope.c).toBe(200);
  });

  test('is not delayed by attackers who keep the processor busy', async () => {
    const { browser } = await signedIn(home);
    const done: string[] = [];
    const strangers = networks(160).map(async (address, index) => {
      const answer = await attacked.browser(address).login(`nobody-${String(index)}@example.com`, 'guess');
      done.push('stranger');
      return answer;
    });
    const own = await browser.login(owner.email, owner.password);
    done.push('owner');

    const answers = countCodes(await Promise.all(strangers));
    expect(own.envelope.c).toBe(200);
    expect(done.slice(done.indexOf('owner')).length).toBeGreaterThan(20);
    expect(Object.keys(answers).toSorted()).toEqual(['4010', '5030']);
  });
});

describe('an attacker', () => {
  /** Returns how many guesses pass the limits, with one every 15 seconds. */
  const guessForAnHour = async (from: readonly string[]): Promise<number> => {
    let passed = 0;
    for (let count = 0; count < 240; count += 1) {
      passed += await guess([from[count % from.length] ?? '']);
      attacked.pass(15_000);
    }
    return passed;
  };

  test('gets 13 guesses per hour from one network, and almost none in the next', async () => {
    expect(await guessForAnHour([away])).toBe(13);
    expect(await guessForAnHour([away])).toBeLessThanOrEqual(2);
  });

  test('gets about a hundred guesses per hour from 1,000 networks, and almost none in the next', async () => {
    expect(await guessForAnHour(networks(1000))).toBeLessThanOrEqual(110);
    expect(await guessForAnHour(networks(1000))).toBeLessThanOrEqual(3);
  });

  test('cannot detect whether an address has an account', async () => {
    await signedIn(home);
    const answersFor = async (email: string) => {
      const answers: unknown[] = [];
      for (const address of networks(120)) {
        const { status, envelope, headers } = await attacked.browser(address).login(email, 'guess');
        answers.push([status, envelope, headers.get('retry-after'), headers.getSetCookie()]);
      }
      return answers;
    };

    expect(await answersFor(owner.email)).toEqual(await answersFor('nobody@example.com'));
  });

  test.each([
    ['a forged cookie', () => Promise.resolve('x'.repeat(43))],
    ['a cookie that is no secret', () => Promise.resolve("' or 1=1 --")],
    [
      "another account's cookie",
      async () => {
        const other = await attacked.server.signUp();
        const browser = attacked.browser(away);
        await browser.login(other.email, other.password);
        return browser.cookie() ?? '';
      },
    ],
  ])('gains nothing by %s', async (_, cookieOf) => {
    const attacker = attacked.browser('192.0.2.44');
    attacker.plant(await cookieOf());
    const guesses: ApiAnswer[] = [];
    for (let count = 0; count < 20; count += 1) guesses.push(await attacker.login(owner.email, 'guess'));

    expect(countCodes(guesses)).toEqual({ 4010: 6, 4290: 14 });
  });

  test('with a stolen device cookie is not signed in and gets few more guesses', async () => {
    const { browser } = await signedIn(home);
    const thief = attacked.browser(away);
    thief.plant(browser.cookie() ?? '');
    expect((await thief.post('/user/delete', { password: 'guess', confirm: 'delete' })).envelope.c).toBe(
      5002,
    );

    const guesses: ApiAnswer[] = [];
    for (let count = 0; count < 30; count += 1) guesses.push(await thief.login(owner.email, 'guess'));
    expect(countCodes(guesses)).toEqual({ 4010: 12, 4290: 18 });
    expect((await browser.login(owner.email, owner.password)).envelope.c).toBe(200);
  });

  test('does not reset the count of a stolen cookie by signing in to an account of their own with it', async () => {
    const { browser } = await signedIn(home);
    const own = await attacked.server.signUp();
    const thief = attacked.browser(away);
    thief.plant(browser.cookie() ?? '');
    const guesses: ApiAnswer[] = [];
    for (let count = 0; count < 40; count += 1) {
      if (count % 4 === 0) await thief.login(own.email, own.password);
      guesses.push(await thief.login(owner.email, 'guess'));
    }

    expect(countCodes(guesses)).toEqual({ 4010: 12, 4290: 28 });
  });

  test('with a cookie that was planted before a sign-in has no access after it', async () => {
    const own = await attacked.server.signUp();
    const attacker = attacked.browser(away);
    await attacker.login(own.email, own.password);
    const planted = attacker.cookie() ?? '';
    const victim = attacked.browser(home);
    victim.plant(planted);
    await victim.login(owner.email, owner.password);

    expect(victim.cookie()).not.toBe(planted);
    const guesses: ApiAnswer[] = [];
    for (let count = 0; count < 20; count += 1) guesses.push(await attacker.login(owner.email, 'guess'));
    expect(countCodes(guesses)).toEqual({ 4010: 6, 4290: 14 });
  });
});

test('an attacker with the password cannot guess recovery codes, and does not lock out the owner’s passkey', async () => {
  const on = callsWithSecondStep(attacked.server);
  const { user, key } = await on.withSecondStep();
  const guesses: ApiAnswer[] = [];
  for (let signIns = 0; signIns < 3; signIns += 1) {
    const token = await on.pending(user);
    for (let tries = 0; tries < stepAttempts; tries += 1) guesses.push(await on.recover(token, 'AAAA'));
  }
  expect(countCodes(guesses)).toEqual({ 4010: 11, 4290: 4 });
  expect((await on.confirmWith(await on.pending(user), key)).envelope.c).toBe(200);
});
