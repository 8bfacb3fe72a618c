import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { Registration, UserInfo } from '../../../../contract/sign-in/user.ts';
import { seconds } from '../../../../server/shared/clock.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { startTestServer, startSharedServer, type ApiAnswer } from '../../support/server.ts';

const attackersPassword = 'the password of an attacker';
const ownersPassword = 'the password of the owner';
const asksForPassword = refused(
  200,
  code.passwordRequired,
  'Please enter the password you chose when you signed up.',
);
const wrongPassword = refused(
  200,
  code.wrongCredentials,
  'This isn’t the password you chose when you signed up.',
);
const hasAccount = refused(
  200,
  code.forbidden,
  'There’s already an account with this email address. Please sign in.',
);

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });

interface SignUp {
  readonly ticket: string;
  readonly linkCode: string;
  readonly password: string;
}

let email: string;
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

const linkCodes = async (): Promise<string[]> =>
  (await server.mails()).flatMap((mail) => (mail.to === email && mail.code !== null ? [mail.code] : []));
const signUp = async (password: string): Promise<SignUp> => {
  const answer = await server.post('/user/register', { email, password });
  const { ticket } = v.parse(v.required(Registration), answer.envelope.d);
  return { ticket, password, linkCode: v.parse(v.string(), (await linkCodes()).at(-1)) };
};
const confirm = async (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  plain(await server.post('/user/verify/confirm', body, headers));
const poll = async ({ ticket }: SignUp) => plain(await server.post('/user/verify/status', { email, ticket }));
const signIn = async (password: string) => (await server.post('/user/login', { email, password })).envelope.c;
const accounts = async () =>
  (await server.database.selectFrom('users').select('user_id').where('email', '=', email).execute()).length;
const userOf = (answer: Pick<ApiAnswer, 'envelope'>): UserInfo =>
  v.parse(v.object({ userInfo: UserInfo }), answer.envelope.d).userInfo;

describe('an attacker signs up with the address of another person', () => {
  let attack: SignUp;
  beforeEach(async () => {
    attack = await signUp(attackersPassword);
  });
  const expectNothingOpened = async () => {
    expect(await accounts()).toBe(0);
    expect(await poll(attack)).toEqual(succeeded({ verified: false }));
    expect(await signIn(attackersPassword)).toBe(code.emailUnconfirmed);
  };

  test('the owner of the address follows the link in another browser: no session is created', async () => {
    await expectNothingOpened();
    expect(await confirm({ code: attack.linkCode })).toEqual(asksForPassword);
    await expectNothingOpened();
  });

  test.each([
    ['an invented ticket', { ticket: 'x'.repeat(43) }],
    ['an empty ticket', { ticket: '' }],
  ])('%s does not sign in', async (_title, proof) => {
    expect(await confirm({ code: attack.linkCode, ...proof })).toEqual(asksForPassword);
    await expectNothingOpened();
  });

  test('a ticket or cookie of another sign-up does not sign in', async () => {
    const other = await server.post('/user/register', {
      email: `${crypto.randomUUID()}@example.com`,
      password: ownersPassword,
    });
    const { ticket } = v.parse(v.required(Registration), other.envelope.d);
    expect(await confirm({ code: attack.linkCode, ticket })).toEqual(asksForPassword);
    expect(await confirm({ code: attack.linkCode }, { cookie: `verify_ticket=${ticket}` })).toEqual(
      asksForPassword,
    );
    await expectNothingOpened();
  });

  test('polling before and after the owner confirms returns no session', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => poll(attack)),
      confirm({ code: attack.linkCode }),
      ...Array.from({ length: 5 }, () => poll(attack)),
    ]);
    expect(answers.filter(({ envelope }) => JSON.stringify(envelope).includes('token'))).toEqual([]);
    await expectNothingOpened();
  });

  test('a mail scanner that requests the link with any method confirms nothing', async () => {
    const api = `/user/verify/confirm?code=${attack.linkCode}`;
    for (const path of [`/verify-email-address#confirm=${attack.linkCode}`, api]) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const response = await fetch(server.url + path, { method });
        await response.arrayBuffer();
      }
    }
    expect(await confirm({ code: attack.linkCode })).toEqual(asksForPassword);
    await expectNothingOpened();
  });

  test('a link that the attacker requests again grants no more than the first one', async () => {
    server.advance(seconds(61));
    await server.post('/user/verify/resend', { email, ticket: attack.ticket });
    const codes = await linkCodes();
    expect(codes).toHaveLength(2);
    for (const linkCode of codes) expect(await confirm({ code: linkCode })).toEqual(asksForPassword);
    await expectNothingOpened();
  });

  test('after the owner also signs up, each link, ticket and password works only for its own sign-up', async () => {
    const own = await signUp(ownersPassword);
    const foreign = [
      await confirm({ code: own.linkCode, ticket: attack.ticket }),
      await confirm({ code: attack.linkCode, ticket: own.ticket }),
    ];
    expect(foreign).toEqual([asksForPassword, asksForPassword]);
    const guessed = [
      await confirm({ code: own.linkCode, password: attackersPassword }),
      await confirm({ code: attack.linkCode, password: ownersPassword }),
    ];
    expect(guessed).toEqual([wrongPassword, wrongPassword]);
    expect(await accounts()).toBe(0);

    expect(await confirm({ code: own.linkCode, ticket: own.ticket })).toEqual(succeeded({}));

    expect(await confirm({ code: attack.linkCode })).toEqual(hasAccount);
    expect(await confirm({ code: attack.linkCode, ticket: attack.ticket })).toEqual(hasAccount);
    expect(await confirm({ code: attack.linkCode, password: attackersPassword })).toEqual(hasAccount);
    expect(await poll(attack)).toEqual(succeeded({ verified: false }));
    expect(await signIn(attackersPassword)).toBe(code.emailUnconfirmed);
    expect(userOf(await poll(own)).token).toMatch(/^[\w-]{43}$/);
    expect(await signIn(ownersPassword)).toBe(code.ok);
  });

  test('the same holds if the owner signed up first', async () => {
    const later = await signUp(ownersPassword);
    expect(await confirm({ code: attack.linkCode })).toEqual(asksForPassword);
    expect(await confirm({ code: later.linkCode }, { cookie: `verify_ticket=${later.ticket}` })).toEqual(
      succeeded({}),
    );
    expect(await signIn(attackersPassword)).toBe(code.emailUnconfirmed);
  });
});

describe('the person who signed up confirms', () => {
  let own: SignUp;
  beforeEach(async () => {
    own = await signUp(ownersPassword);
  });

  test('in another browser with the password: signs in there and in the first browser', async () => {
    expect(await confirm({ code: own.linkCode })).toEqual(asksForPassword);
    expect(await confirm({ code: own.linkCode, password: 'another password' })).toEqual(wrongPassword);
    expect(await accounts()).toBe(0);

    const otherBrowserUser = userOf(await confirm({ code: own.linkCode, password: ownersPassword }));
    const here = userOf(await poll(own));

    expect(here.uuid).toBe(otherBrowserUser.uuid);
    expect(here.token).not.toBe(otherBrowserUser.token);
    for (const { token } of [here, otherBrowserUser])
      expect((await server.get('/user/benefits', { token })).envelope.c).toBe(code.ok);
    expect(await poll(own)).toEqual(succeeded({ verified: false }));
  });

  test('twice: the second confirmation changes nothing and creates no session', async () => {
    expect(await confirm({ code: own.linkCode, ticket: own.ticket })).toEqual(succeeded({}));
    expect(await confirm({ code: own.linkCode })).toEqual(succeeded({}));
    expect(await confirm({ code: own.linkCode, password: 'another password' })).toEqual(succeeded({}));
    expect(await accounts()).toBe(1);
  });

  test('in both browsers concurrently: creates one account', async () => {
    const answers = await Promise.all([
      confirm({ code: own.linkCode, ticket: own.ticket }),
      confirm({ code: own.linkCode, password: ownersPassword }),
      confirm({ code: own.linkCode, ticket: own.ticket }),
      confirm({ code: own.linkCode, password: ownersPassword }),
    ]);
    expect(answers.map(({ envelope }) => envelope.c)).toEqual([200, 200, 200, 200]);
    expect(await accounts()).toBe(1);
    expect(await signIn(ownersPassword)).toBe(code.ok);
  });

  test.each([
    [{ password: '' }, '“password” is too short.'],
    [{ password: 'x'.repeat(257) }, '“password” is too long.'],
    [{ ticket: 'x'.repeat(129) }, '“ticket” is too long.'],
  ])('a proof of the wrong type is rejected: %j', async (proof, message) => {
    expect(await confirm({ code: own.linkCode, ...proof })).toEqual(refused(400, code.invalid, message));
    expect(await accounts()).toBe(0);
  });
});

describe('guessing the password for a link', () => {
  test('is limited per sign-up, with a time to retry, and stops no other sign-up of the network', async () => {
    const strict = await startTestServer({ environment: { TRUST_PROXY: '1' } });
    const begin = async (address: string) => {
      await strict.post('/user/register', { email: address, password: ownersPassword });
      return (await strict.mails()).findLast(({ to }) => to === address)?.code;
    };
    const guess = async (linkCode: unknown, network: string) =>
      strict.post(
        '/user/verify/confirm',
        { code: linkCode, password: crypto.randomUUID() },
        { 'x-forwarded-for': network },
      );
    try {
      const first = await begin('first@example.com');
      const codes = [];
      for (let count = 0; count < 12; count += 1)
        codes.push((await guess(first, `198.51.100.${String(count)}`)).envelope.c);
      expect(codes).toEqual([...Array.from({ length: 10 }, () => code.wrongCredentials), 4290, 4290]);
      const refusedOne = await guess(first, '198.51.100.99');
      expect(refusedOne.status).toBe(429);
      expect(Number(refusedOne.headers.get('retry-after'))).toBeGreaterThan(0);

      const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => begin(`${name}@example.com`)));
      let tried = 0;
      for (const linkCode of others)
        for (let count = 0; count < 9; count += 1)
          if ((await guess(linkCode, '203.0.113.1')).envelope.c === code.wrongCredentials) tried += 1;
      expect(tried).toBe(36);

      const made = await strict.database.selectFrom('users').select('user_id').execute();
      expect(made).toEqual([]);
    } finally {
      await strict.stop();
    }
  });
});
