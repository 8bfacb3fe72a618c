import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { Registration, UserInfo } from '../../../contract/sign-in/user.ts';
import { hours, seconds } from '../../../server/shared/clock.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { password, signUpSteps } from '../support/sign-in/sign-up.ts';
import { startTestServer, startSharedServer } from '../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const steps = signUpSteps(server);

describe('confirm', () => {
  test('[S7.18] the polling browser is signed in once after the link was followed', async () => {
    const email = 'bea@example.com';
    const { ticket } = await steps.register(email, { language: 'de' });
    expect(await steps.poll(email, ticket)).toEqual(succeeded({ verified: false }));

    const confirmed = await server.post('/user/verify/confirm', { code: await steps.codeFor(email), ticket });
    expect(plain(confirmed)).toEqual(succeeded({}));

    const status = await steps.poll(email, ticket);
    const { userInfo } = v.parse(v.object({ userInfo: UserInfo }), status.envelope.d);
    expect(status).toEqual(
      succeeded({
        verified: true,
        userInfo: { uuid: userInfo.uuid, token: expect.stringMatching(/^[\w-]{43}$/), language: 'de' },
      }),
    );
    expect(await steps.poll(email, ticket)).toEqual(succeeded({ verified: false }));
  });

  test('[S7.18] the ticket can be sent as a cookie, which is deleted after its use', async () => {
    const email = 'cookie@example.com';
    const { ticket } = await steps.register(email);
    await server.post('/user/verify/confirm', { code: await steps.codeFor(email), ticket });

    const answer = await server.post('/user/verify/status', { email }, { cookie: `verify_ticket=${ticket}` });

    expect(answer.envelope.d).toMatchObject({ verified: true });
    expect(answer.headers.getSetCookie()).toContain(
      'verify_ticket=; Max-Age=0; Path=/user/verify; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict',
    );
  });

  test('[S7.18] requests without the ticket, or with another one, never sign in', async () => {
    const email = 'victim@example.com';
    const { ticket } = await steps.register(email);
    const { ticket: otherTicket } = await steps.register('attacker@example.com');
    await server.post('/user/verify/confirm', { code: await steps.codeFor(email), ticket });

    expect(await steps.poll(email)).toEqual(succeeded({ verified: false }));
    expect(await steps.poll(email, otherTicket)).toEqual(succeeded({ verified: false }));
    expect(await steps.poll('attacker@example.com', ticket)).toEqual(succeeded({ verified: false }));
    expect((await steps.poll(email, 'x'.repeat(5000))).envelope.c).toBe(code.invalid);
    expect(await steps.poll('nobody-at-all@example.com')).toEqual(succeeded({ verified: false }));
    expect((await steps.poll(email, ticket)).envelope.d).toMatchObject({ verified: true });
  });

  test('[S7.18] a poll that could not sign in does not use the sign-up up', async () => {
    const email = 'locked@example.com';
    const { ticket } = await steps.register(email);
    await server.post('/user/verify/confirm', { code: await steps.codeFor(email), ticket });
    const lock = (time: number | null) =>
      server.database.updateTable('users').set({ locked_at: time }).where('email', '=', email).execute();
    await lock(1);
    expect((await steps.poll(email, ticket)).envelope.c).toBe(code.accountLocked);
    await lock(null);
    expect((await steps.poll(email, ticket)).envelope.d).toMatchObject({ verified: true });
  });

  test('[S7.18] two concurrent polls sign in one browser', async () => {
    const email = 'race@example.com';
    const { ticket } = await steps.register(email);
    await server.post('/user/verify/confirm', { code: await steps.codeFor(email), ticket });

    const answers = await Promise.all(Array.from({ length: 8 }, () => steps.poll(email, ticket)));

    const verified = answers.filter(({ envelope }) =>
      v.is(v.object({ verified: v.literal(true) }), envelope.d),
    );
    expect(verified).toHaveLength(1);
  });

  test('a link that is opened repeatedly or concurrently succeeds each time and creates one account', async () => {
    const email = 'twice@example.com';
    const { ticket } = await steps.register(email);
    const code = await steps.codeFor(email);

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.post('/user/verify/confirm', { code, ticket })),
    );
    answers.push(await server.post('/user/verify/confirm', { code }));

    expect(answers.map(plain)).toEqual(Array.from({ length: 13 }, () => succeeded({})));
    const rows = await server.database
      .selectFrom('users')
      .innerJoin('wallets', 'wallets.user_id', 'users.user_id')
      .innerJoin('ledger', 'ledger.user_id', 'users.user_id')
      .select(['wallets.chats', 'ledger.kind', 'ledger.chats as booked', 'ledger.reference'])
      .where('email', '=', email)
      .execute();
    expect(rows).toEqual([{ chats: 50, kind: 'grant', booked: 50, reference: 'welcome' }]);
  });

  test('a second sign-up with an address cannot access the account of the first one', async () => {
    const email = 'contested@example.com';
    const { ticket: firstTicket } = await steps.register(email);
    const firstCode = await steps.codeFor(email);
    const { ticket: secondTicket } = await steps.register(email);
    const secondCode = await steps.codeFor(email);

    await server.post('/user/verify/confirm', { code: firstCode, ticket: firstTicket });
    const expired = await server.post('/user/verify/confirm', { code: secondCode });

    expect(plain(expired)).toEqual(
      refused(200, 4030, 'There’s already an account with this email address. Please sign in.'),
    );
    expect(await steps.poll(email, secondTicket)).toEqual(succeeded({ verified: false }));
    expect((await steps.poll(email, firstTicket)).envelope.d).toMatchObject({ verified: true });
  });

  test.each([['unknown'], ['x'.repeat(128)], ["' or 1=1 --"]])(
    'an invented code is rejected: %s',
    async (code) => {
      expect(plain(await server.post('/user/verify/confirm', { code }))).toEqual(
        refused(200, 4040, 'This link no longer works. Please sign up again to get a new one.'),
      );
    },
  );

  test.each([
    [{ code: '' }, '“code” is too short.'],
    [{ code: 'x'.repeat(129) }, '“code” is too long.'],
  ])('a code of the wrong type is rejected: %j', async (body, message) => {
    expect(plain(await server.post('/user/verify/confirm', body))).toEqual(refused(400, 4000, message));
  });
});

describe('expiry', () => {
  test('a link is valid for a day', async () => {
    const later = await startTestServer();
    try {
      const email = 'slow@example.com';
      const registered = await later.post('/user/register', { email, password });
      const { ticket } = v.parse(v.required(Registration), registered.envelope.d);
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

  test('a mail is resent after a minute, and the links of both mails are valid', async () => {
    const email = 'again@example.com';
    const { ticket } = await steps.register(email);
    const firstCode = await steps.codeFor(email);
    const resend = async (ask: { email: string; ticket?: string }) =>
      plain(await server.post('/user/verify/resend', ask));

    const early = await resend({ email, ticket });
    expect(early.envelope.c).toBe(200);
    const { wait, sent } = v.parse(v.object({ wait: v.number(), sent: v.boolean() }), early.envelope.d);
    expect([wait > 50, sent]).toEqual([true, false]);
    expect(await steps.codeFor(email)).toBe(firstCode);

    server.advance(seconds(61));
    expect(await resend({ email, ticket })).toEqual(succeeded({ wait: 60, sent: true }));
    const secondCode = await steps.codeFor(email);
    expect(secondCode).not.toBe(firstCode);
    expect((await server.post('/user/verify/confirm', { code: firstCode, ticket })).envelope.c).toBe(200);
    expect((await server.post('/user/verify/confirm', { code: secondCode })).envelope.c).toBe(200);
    expect((await steps.poll(email, ticket)).envelope.d).toMatchObject({ verified: true });
  });

  test('a resend without the ticket gets the same response and sends nothing', async () => {
    const { ticket } = await steps.register('quiet@example.com');
    server.advance(seconds(61));
    const before = (await server.mails()).length;

    const withoutTicket = await server.post('/user/verify/resend', { email: 'quiet@example.com' });
    const unknownAddress = await server.post('/user/verify/resend', { email: 'unknown@example.com', ticket });

    expect(plain(withoutTicket)).toEqual(succeeded({ wait: 60, sent: true }));
    expect(plain(unknownAddress)).toEqual(succeeded({ wait: 60, sent: true }));
    expect(await server.mails()).toHaveLength(before);
  });
});
