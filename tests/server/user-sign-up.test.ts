import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Registration, UserInfo } from '../../contract/user.ts';
import { hours, seconds } from '../../server/clock.ts';
import { plain, refused, succeeded } from './support/answers.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { LIMIT_FACTOR: '100' } });
});
afterAll(() => server.stop());

const password = 'correct horse battery';

const register = async (email: string, headers: Record<string, string> = {}) => {
  const answer = await server.post('/user/register', { email, password }, headers);
  return { answer, ticket: v.parse(v.required(Registration), answer.envelope.d).ticket };
};

const codeFor = async (email: string): Promise<string> => {
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  return v.parse(v.string(), mail?.code);
};

const poll = async (email: string, ticket?: string, headers: Record<string, string> = {}) =>
  plain(await server.post('/user/verify/status', { email, ticket }, headers));

describe('register', () => {
  test('[S7.17] register answers a ticket, sets it as a cookie for the polling only, and mails a link', async () => {
    const { answer, ticket } = await register('ada@example.com');

    expect(plain(answer)).toEqual(succeeded({ ticket }));
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get('set-cookie')).toBe(
      `verify_ticket=${ticket}; Max-Age=86400; Path=/user/verify; HttpOnly; SameSite=Strict`,
    );
    const code = await codeFor('ada@example.com');
    expect((await server.mails()).findLast(({ to }) => to === 'ada@example.com')).toEqual({
      to: 'ada@example.com',
      subject: 'Confirm your address for Mates',
      text: [
        'Hello,',
        'this address was just used to sign up for Mates. Open the link below to confirm that it is yours. It works for 24 hours.',
        'If that was not you, leave the link alone and nothing happens.',
        `Confirm this address:\n${server.url}/verify-email-address#confirm=${code}`,
        'Mates',
      ].join('\n\n'),
      code,
    });
  });

  test('[S7.17] an address that has an account gets the same answer but another mail, and its password stays', async () => {
    const owner = await server.signUp('owner@example.com');
    const known = await server.post('/user/register', {
      email: 'owner@example.com',
      password: 'another one here',
    });
    const unknown = await server.post('/user/register', {
      email: 'nobody@example.com',
      password: 'another one here',
    });

    const shape = ({ status, envelope, headers }: typeof known) => ({
      status,
      envelope: { ...envelope, d: Object.keys(v.parse(v.record(v.string(), v.string()), envelope.d)) },
      cookie: headers.get('set-cookie')?.replace(/=[\w-]{43};/, '=…;'),
    });
    expect(shape(known)).toEqual(shape(unknown));
    const mail = (await server.mails()).findLast(({ to }) => to === 'owner@example.com');
    expect(mail).toMatchObject({ subject: 'You already have an account with Mates', code: null });
    const signedIn = await server.post('/user/login', { email: owner.email, password: owner.password });
    expect(signedIn.envelope.c).toBe(200);
    const intruder = await server.post('/user/login', { email: owner.email, password: 'another one here' });
    expect(intruder.envelope.c).toBe(4010);
  });

  test.each([
    [
      'a short password',
      { email: 'a@example.com', password: 'short' },
      'Please choose a password of at least 8 characters.',
    ],
    [
      'a very long password',
      { email: 'a@example.com', password: 'x'.repeat(257) },
      'Please choose a password of at most 256 characters.',
    ],
    [
      'a password that everybody tries',
      { email: 'a@example.com', password: 'Password123' },
      'This password is one of the first that others would try. Please choose another one.',
    ],
    [
      'the address as the password',
      { email: 'a-long-one@example.com', password: 'a-long-one@example.com' },
      'This password is one of the first that others would try. Please choose another one.',
    ],
    ['no address', { password }, '“email” is missing.'],
    [
      'something that is no address',
      { email: 'not an address', password },
      'This does not look like an e-mail address.',
    ],
    ['a number as the address', { email: 7, password }, '“email” must be text.'],
    [
      'an address that is too long',
      { email: `${'a'.repeat(250)}@example.com`, password },
      '“email” is too long.',
    ],
    [
      'two addresses',
      { email: 'a@example.com, b@example.com', password },
      'This does not look like an e-mail address.',
    ],
    [
      'a line break in the address',
      { email: 'a@example.com\r\nBcc: b@example.com', password },
      'This does not look like an e-mail address.',
    ],
    ['a list in place of the request', [], '“email” is missing.'],
    ['null in place of the request', 'null', 'The request must be an object.'],
  ])('[S7.17] register refuses %s', async (_title, body, message) => {
    expect(plain(await server.post('/user/register', body))).toEqual(refused(400, 4000, message));
  });

  test('[S7.17] fields that nobody asked for change nothing', async () => {
    const email = 'greedy@example.com';
    const { envelope } = await server.post(
      '/user/register',
      `{"email":"${email}","password":"${password}","chats":9999,"goldCoins":9999,"verified":true,"uuid":"me","__proto__":{"chats":9999},"constructor":{"prototype":{"verified":true}}}`,
    );
    const { ticket } = v.parse(v.required(Registration), envelope.d);

    expect(await poll(email, ticket)).toEqual(succeeded({ verified: false }));
    await server.post('/user/verify/confirm', { code: await codeFor(email) });
    const status = await poll(email, ticket);
    const { userInfo } = v.parse(v.object({ userInfo: UserInfo }), status.envelope.d);
    const benefits = await server.get('/user/benefits', { token: userInfo.token });
    expect(plain(benefits)).toEqual(succeeded({ chats: 50, goldCoins: 0, userId: userInfo.uuid }));
  });

  test('an account that was not confirmed cannot sign in', async () => {
    await register('waiting@example.com');

    const answer = await server.post('/user/login', { email: 'waiting@example.com', password });

    expect(plain(answer)).toEqual(refused(200, 4010, 'The e-mail and the password do not belong together.'));
  });
});

describe('confirm', () => {
  test('[S7.18] the polling browser is signed in once the link was followed, and only once', async () => {
    const email = 'bea@example.com';
    const { ticket } = await register(email, { language: 'de' });
    expect(await poll(email, ticket)).toEqual(succeeded({ verified: false }));

    const confirmed = await server.post('/user/verify/confirm', { code: await codeFor(email) });
    expect(plain(confirmed)).toEqual(succeeded(null));

    const status = await poll(email, ticket);
    const { userInfo } = v.parse(v.object({ userInfo: UserInfo }), status.envelope.d);
    expect(status).toEqual(
      succeeded({
        verified: true,
        userInfo: { uuid: userInfo.uuid, token: expect.stringMatching(/^[\w-]{43}$/), language: 'de' },
      }),
    );
    expect(await poll(email, ticket)).toEqual(succeeded({ verified: false }));
  });

  test('[S7.18] the ticket may come as the cookie, which is taken back when it was used', async () => {
    const email = 'cookie@example.com';
    const { ticket } = await register(email);
    await server.post('/user/verify/confirm', { code: await codeFor(email) });

    const answer = await server.post('/user/verify/status', { email }, { cookie: `verify_ticket=${ticket}` });

    expect(answer.envelope.d).toMatchObject({ verified: true });
    expect(answer.headers.get('set-cookie')).toBe(
      'verify_ticket=; Max-Age=0; Path=/user/verify; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict',
    );
  });

  test('[S7.18] nobody without the ticket, or with another one, is ever signed in', async () => {
    const email = 'victim@example.com';
    const { ticket } = await register(email);
    const { ticket: otherTicket } = await register('attacker@example.com');
    await server.post('/user/verify/confirm', { code: await codeFor(email) });

    expect(await poll(email)).toEqual(succeeded({ verified: false }));
    expect(await poll(email, otherTicket)).toEqual(succeeded({ verified: false }));
    expect(await poll('attacker@example.com', ticket)).toEqual(succeeded({ verified: false }));
    expect(await poll(email, 'x'.repeat(5000))).toEqual(succeeded({ verified: false }));
    expect(await poll('nobody-at-all@example.com')).toEqual(succeeded({ verified: false }));
    expect((await poll(email, ticket)).envelope.d).toMatchObject({ verified: true });
  });

  test('[S7.18] two polls at the same moment sign in one browser', async () => {
    const email = 'race@example.com';
    const { ticket } = await register(email);
    await server.post('/user/verify/confirm', { code: await codeFor(email) });

    const answers = await Promise.all(Array.from({ length: 8 }, () => poll(email, ticket)));

    const verified = answers.filter(({ envelope }) =>
      v.is(v.object({ verified: v.literal(true) }), envelope.d),
    );
    expect(verified).toHaveLength(1);
  });

  test('a link that is opened twice, or by several at once, succeeds each time and makes one account', async () => {
    const email = 'twice@example.com';
    await register(email);
    const code = await codeFor(email);

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.post('/user/verify/confirm', { code })),
    );
    answers.push(await server.post('/user/verify/confirm', { code }));

    expect(answers.map(plain)).toEqual(Array.from({ length: 5 }, () => succeeded(null)));
    const rows = await server.database
      .selectFrom('users')
      .innerJoin('wallets', 'wallets.user_id', 'users.user_id')
      .innerJoin('ledger', 'ledger.user_id', 'users.user_id')
      .select(['wallets.chats', 'ledger.kind', 'ledger.chats as booked', 'ledger.reference'])
      .where('email', '=', email)
      .execute();
    expect(rows).toEqual([{ chats: 50, kind: 'grant', booked: 50, reference: 'welcome' }]);
  });

  test('a second sign-up with an address cannot enter the account that the first one made', async () => {
    const email = 'contested@example.com';
    const { ticket: firstTicket } = await register(email);
    const firstCode = await codeFor(email);
    const { ticket: secondTicket } = await register(email);
    const secondCode = await codeFor(email);

    await server.post('/user/verify/confirm', { code: firstCode });
    const late = await server.post('/user/verify/confirm', { code: secondCode });

    expect(plain(late)).toEqual(refused(200, 4030, 'This address has an account already. Please sign in.'));
    expect(await poll(email, secondTicket)).toEqual(succeeded({ verified: false }));
    expect((await poll(email, firstTicket)).envelope.d).toMatchObject({ verified: true });
  });

  test.each([['unknown'], ['x'.repeat(128)], ["' or 1=1 --"]])(
    'a made-up code is refused: %s',
    async (code) => {
      expect(plain(await server.post('/user/verify/confirm', { code }))).toEqual(
        refused(200, 4040, 'This link is not good any more. Please sign up again to get a new one.'),
      );
    },
  );

  test.each([
    [{}, '“code” is missing.'],
    [{ code: null }, '“code” must be text.'],
    [{ code: '' }, '“code” is too short.'],
    [{ code: 'x'.repeat(129) }, '“code” is too long.'],
  ])('a code of the wrong kind is refused: %j', async (body, message) => {
    expect(plain(await server.post('/user/verify/confirm', body))).toEqual(refused(400, 4000, message));
  });
});

describe('time', () => {
  test('a link is good for a day and not longer', async () => {
    const later = await startTestServer();
    try {
      const email = 'slow@example.com';
      const begun = await later.post('/user/register', { email, password });
      const { ticket } = v.parse(v.required(Registration), begun.envelope.d);
      const [mail] = await later.mails();
      later.advance(hours(24));

      const confirmed = await later.post('/user/verify/confirm', { code: mail?.code });
      expect(confirmed.envelope.c).toBe(4040);
      const status = await later.post('/user/verify/status', { email, ticket });
      expect(plain(status)).toEqual(succeeded({ verified: false }));
      await later.post('/user/register', { email: 'next@example.com', password });
      const left = await later.database.selectFrom('registrations').select('email').execute();
      expect(left).toEqual([{ email: 'next@example.com' }]);
    } finally {
      await later.stop();
    }
  });

  test('a mail is sent again after a minute, and the links of both mails are good', async () => {
    const email = 'again@example.com';
    const { ticket } = await register(email);
    const firstCode = await codeFor(email);
    const resend = async (ask: { email: string; ticket?: string }) =>
      plain(await server.post('/user/verify/resend', ask));

    const early = await resend({ email, ticket });
    expect(early.envelope.c).toBe(200);
    expect(v.parse(v.object({ wait: v.number() }), early.envelope.d).wait).toBeGreaterThan(50);
    expect(await codeFor(email)).toBe(firstCode);

    server.advance(seconds(61));
    expect(await resend({ email, ticket })).toEqual(succeeded({ wait: 60 }));
    const secondCode = await codeFor(email);
    expect(secondCode).not.toBe(firstCode);
    expect((await server.post('/user/verify/confirm', { code: firstCode })).envelope.c).toBe(200);
    expect((await server.post('/user/verify/confirm', { code: secondCode })).envelope.c).toBe(200);
    expect((await poll(email, ticket)).envelope.d).toMatchObject({ verified: true });
  });

  test('asking for a mail without the ticket is answered alike and sends nothing', async () => {
    const { ticket } = await register('quiet@example.com');
    server.advance(seconds(61));
    const before = (await server.mails()).length;

    const stranger = await server.post('/user/verify/resend', { email: 'quiet@example.com' });
    const elsewhere = await server.post('/user/verify/resend', { email: 'unknown@example.com', ticket });

    expect(plain(stranger)).toEqual(succeeded({ wait: 60 }));
    expect(plain(elsewhere)).toEqual(succeeded({ wait: 60 }));
    expect(await server.mails()).toHaveLength(before);
  });
});
