import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { Registration } from '../../../contract/sign-in/user.ts';
import { days, hours, seconds } from '../../../server/shared/clock.ts';
import { DomainError } from '../../../server/domain/domain-error.ts';
import { createMailBudget, type MailBudget } from '../../../server/mail/budget.ts';
import { plain, refused } from '../support/answers.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { startTestServer, type ApiAnswer, type TestServer } from '../support/server.ts';

const password = 'correct horse battery';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: '1' } });
});
afterEach(() => server.stop());

const register = (email: string, network: string) =>
  server.post('/user/register', { email, password }, { 'x-forwarded-for': network });
const resend = (email: string, ticket: string, network: string) =>
  server.post('/user/verify/resend', { email, ticket }, { 'x-forwarded-for': network });
const ticketIn = (answer: ApiAnswer): string | undefined =>
  v.safeParse(v.required(Registration), answer.envelope.d).success
    ? v.parse(v.required(Registration), answer.envelope.d).ticket
    : undefined;
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email).length;

/** Returns how many of the attempts sent a mail, were withheld silently, or were rejected. */
const outcomes = async (
  { take }: MailBudget,
  tries: readonly { email: string; address: string }[],
): Promise<{ sent: number; withheld: number; refused: number }> => {
  const found = { sent: 0, withheld: 0, refused: 0 };
  for (const mail of tries) {
    try {
      const { isGranted } = await take(mail);
      found[isGranted ? 'sent' : 'withheld'] += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: code.tooMany });
      found.refused += 1;
    }
  }
  return found;
};
const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));
const network = (index: number) => `10.${String(index >> 8)}.${String(index & 255)}.1`;

describe('over HTTP', () => {
  test('[S7.17] an address receives at most three mails per hour from one client with many sign-ups and resends', async () => {
    const victim = 'victim@example.com';
    const answers = await Promise.all(times(5, () => register(victim, '198.51.100.1')));
    const tickets = answers.map(ticketIn).filter((ticket) => ticket !== undefined);
    expect(tickets).toHaveLength(3);
    for (let minute = 0; minute < 5; minute += 1) {
      server.advance(seconds(61));
      for (const ticket of tickets) {
        const answer = await resend(victim, ticket, '198.51.100.1');
        expect(answer.envelope.c).toBe(code.tooMany);
        expect(answer.envelope.m).toMatch(
          /^Too many emails were requested\. Please try again in \d+ minutes\.$/,
        );
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
      }
    }
    expect(await mailsTo(victim)).toBe(3);
  });

  test('[S7.17] other clients cannot prevent the owner of an address from signing up, and cannot see which mails were withheld', async () => {
    const owner = 'owner@example.com';
    const strangers = [];
    for (let index = 0; index < 12; index += 1) {
      strangers.push(await register(owner, network(index)), await register(owner, network(index)));
    }
    // The first ten mails, and one of each later network.
    expect(await mailsTo(owner)).toBe(10 + 7);
    expect(
      new Set(strangers.map(({ status, envelope }) => `${String(status)} ${String(envelope.c)}`)),
    ).toEqual(new Set(['200 200']));
    const own = await register(owner, '203.0.113.1');
    const linkCode = (await server.mails()).findLast(({ to }) => to === owner)?.code;
    const confirmed = await server.post('/user/verify/confirm', { code: linkCode, ticket: ticketIn(own) });
    expect(confirmed.envelope.c).toBe(code.ok);
  });

  test('[S7.17] the mail to an address with an account counts equally, so that it does not reveal who has one', async () => {
    const member = await server.signUp('member@example.com');
    const tryAll = async (email: string) => {
      const answers = [];
      for (let index = 0; index < 5; index += 1) answers.push(await register(email, '198.51.100.7'));
      return answers.map(({ status, envelope }) => ({ status, c: envelope.c, m: envelope.m }));
    };
    expect(await tryAll(member.email)).toEqual(await tryAll('stranger@example.com'));
    expect(await mailsTo(member.email)).toBe(1 + 3);
  });

  test('[S7.17] a mail that could not be sent costs nothing', async () => {
    const catcher = await startMailCatcher();
    const offline = await startTestServer({
      environment: { SMTP_URL: catcher.url, MAIL_FROM: 'a@example.com' },
    });
    try {
      await catcher.close();
      for (let count = 0; count < 5; count += 1) {
        const answer = await offline.post('/user/register', { email: 'ada@example.com', password });
        expect(plain(answer)).toEqual(
          refused(503, 5030, 'The email couldn’t be sent. Please try again in a few minutes.'),
        );
      }
    } finally {
      await offline.stop();
    }
  });
});

describe('the mail budget', () => {
  const budget = () => server.running.deps.mailBudget;

  test.each([
    { networks: 1, addresses: 1, each: 10, sent: 3, withheld: 0, refused: 7 },
    { networks: 1, addresses: 30, each: 2, sent: 60, withheld: 0, refused: 0 },
    { networks: 1, addresses: 340, each: 1, sent: 300, withheld: 0, refused: 40 },
    { networks: 5, addresses: 1, each: 4, sent: 11, withheld: 4, refused: 5 },
    { networks: 30, addresses: 1, each: 3, sent: 36, withheld: 54, refused: 0 },
    { networks: 4, addresses: 5, each: 5, sent: 50, withheld: 10, refused: 40 },
  ])(
    '$networks networks × $addresses addresses × $each attempts',
    async ({ networks, addresses, each, ...expected }) => {
      const tries = times(networks, (from) =>
        times(addresses, (to) =>
          times(each, () => ({ email: `${String(to)}@example.com`, address: network(from) })),
        ),
      ).flat(2);
      expect(await outcomes(budget(), tries)).toEqual(expected);
    },
  );

  test('an IPv6 prefix counts as one network, and so do both notations of an IPv4 address', async () => {
    const site = (index: number) => ({
      email: 'a@example.com',
      address: `2001:db8:1:${index.toString(16)}::1`,
    });
    expect(await outcomes(budget(), times(6, site))).toEqual({ sent: 3, withheld: 0, refused: 3 });
    const spelled = times(6, (index) => ({
      email: 'b@example.com',
      address: index % 2 === 0 ? '198.51.100.1' : '::ffff:198.51.100.1',
    }));
    expect(await outcomes(budget(), spelled)).toEqual({ sent: 3, withheld: 0, refused: 3 });
  });

  test('mails withheld from one network do not count against others', async () => {
    const attempts = times(200, () => ({ email: 'a@example.com', address: network(1) }));
    expect(await outcomes(budget(), attempts)).toEqual({ sent: 3, withheld: 0, refused: 197 });
    const others = times(57, (to) => ({ email: `other-${String(to)}@example.com`, address: network(1) }));
    expect(await outcomes(budget(), others)).toEqual({ sent: 57, withheld: 0, refused: 0 });
  });

  test('concurrent attempts are counted one by one', async () => {
    const tries = await Promise.allSettled(
      times(20, () => budget().take({ email: 'a@example.com', address: network(1) })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('a refunded mail can be sent again', async () => {
    const mail = { email: 'a@example.com', address: network(1) };
    for (let count = 0; count < 10; count += 1) {
      const permit = await budget().take(mail);
      expect(permit.isGranted).toBe(true);
      await permit.refund();
    }
    expect(
      await outcomes(
        budget(),
        times(4, () => mail),
      ),
    ).toEqual({ sent: 3, withheld: 0, refused: 1 });
  });

  test('mandatory mails count for their recipient', async () => {
    for (let count = 0; count < 10; count += 1) await budget().count('a@example.com');
    const twice = times(2, () => ({ email: 'a@example.com', address: network(1) }));
    expect(await outcomes(budget(), twice)).toEqual({ sent: 1, withheld: 1, refused: 0 });
  });
});

describe('over time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('allows three per hour, five per day, and again the next day', async () => {
    const budget = createMailBudget({ pool: null, factor: 1 });
    const sent = async () =>
      (
        await outcomes(
          budget,
          times(10, () => ({ email: 'a@example.com', address: network(1) })),
        )
      ).sent;
    expect(await sent()).toBe(3);
    vi.advanceTimersByTime(hours(1) + 1);
    expect(await sent()).toBe(2);
    vi.advanceTimersByTime(hours(1) + 1);
    const last = await budget
      .take({ email: 'a@example.com', address: network(1) })
      .catch((error: unknown) => error);
    expect(last).toBeInstanceOf(DomainError);
    expect(last).toMatchObject({ text: 'mailWaitHours', value: 22 });
    vi.advanceTimersByTime(days(1));
    expect(await sent()).toBe(3);
  });
});
