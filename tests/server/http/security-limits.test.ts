import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Registration } from '../../../contract/sign-in/user.ts';
import { DomainError } from '../../../server/domain/domain-error.ts';
import { budgets } from '../../../server/limits/budgets.ts';
import { createLimits } from '../../../server/limits/limits.ts';
import { failureBudgets } from '../../../server/limits/login-limits.ts';
import { startTestServer, type ApiAnswer, type TestServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

const password = 'correct horse battery';
const counts = (answers: readonly ApiAnswer[]) => {
  const byCode: Record<number, number> = {};
  for (const { envelope } of answers) {
    byCode[envelope.c] = (byCode[envelope.c] ?? 0) + 1;
  }
  return byCode;
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

describe('guessing', () => {
  const guess = (email: string, headers: Record<string, string> = {}) =>
    server.post('/user/login', { email, password: 'a wrong guess' }, headers);

  test('[S7.14] after five wrong passwords all sign-ins to an account are delayed, with a time to retry', async () => {
    const { email } = await server.signUp();
    const answers: ApiAnswer[] = [];
    for (let count = 0; count < 9; count += 1) {
      answers.push(await guess(email));
    }

    expect(counts(answers)).toEqual({ 4010: 6, 4290: 3 });
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.envelope.m).toMatch(/^Too many attempts\. Try again in \d+ seconds?\.$/);
    const wait = Number(last?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15);
    expect((await server.post('/user/login', { email, password })).envelope.c).toBe(4290);
  });

  test('concurrent guesses are counted one by one', async () => {
    const { email } = await server.signUp();

    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email)));

    expect(counts(answers)).toEqual({ 4010: 6, 4290: 24 });
  });

  test('a forged forwarding header and another spelling of the address do not bypass the limit', async () => {
    const { email } = await server.signUp();
    const answers: ApiAnswer[] = [];
    for (let count = 0; count < 9; count += 1) {
      const spelling = count % 2 === 0 ? email.toUpperCase() : ` ${email}`;
      answers.push(await guess(spelling, { 'x-forwarded-for': `10.0.0.${String(count)}` }));
    }

    expect(counts(answers)).toEqual({ 4010: 6, 4290: 3 });
  });

  test('an unknown address is limited like a known one', async () => {
    const answers: ApiAnswer[] = [];
    for (let count = 0; count < 9; count += 1) {
      answers.push(await guess('unknown@example.com'));
    }

    expect(counts(answers)).toEqual({ 4010: 6, 4290: 3 });
  });

  test('a successful sign-in resets the failures', async () => {
    const { email } = await server.signUp();
    for (let round = 0; round < 3; round += 1) {
      await guess(email);
      await guess(email);
      await guess(email);
      expect((await server.post('/user/login', { email, password })).envelope.c).toBe(200);
    }
  });

  test('a network that guesses passwords of many accounts is limited too', async () => {
    const answers: ApiAnswer[] = [];
    const { free } = failureBudgets['login-network'];
    for (let count = 0; count < free + 5; count += 1) {
      answers.push(await guess(`user-${String(count)}@example.com`));
    }

    expect(counts(answers)).toEqual({ 4010: free + 1, 4290: 4 });
  });

  test('a network that guesses passwords does not stop those who signed in there before', async () => {
    const { email } = await server.signUp();
    const signIn = async () => (await server.post('/user/login', { email, password })).envelope.c;
    expect(await signIn()).toBe(200);
    for (let count = 0; count < failureBudgets['login-network'].free + 2; count += 1) {
      await guess(`user-${String(count)}@example.com`);
    }
    expect((await guess('another@example.com')).envelope.c).toBe(4290);
    expect(await signIn()).toBe(200);
  });
});

describe('signing up', () => {
  test('[S7.17] one network sends at most three mails per hour to an address', async () => {
    const answers: ApiAnswer[] = [];
    for (let count = 0; count < 7; count += 1) {
      answers.push(await server.post('/user/register', { email: 'flood@example.com', password }));
    }

    expect(counts(answers)).toEqual({ 200: 3, 4290: 4 });
    expect(await server.mails()).toHaveLength(3);
  });

  test('[S7.17] one person in a network who asks for many mails stops nobody else there', async () => {
    const member = await server.signUp();
    const forgot = (email: string) => server.post('/user/password/forgot', { email });
    const same = await Promise.all(Array.from({ length: 60 }, () => forgot('greedy@example.com')));
    expect(counts(same)).toEqual({ 200: 3, 4290: 57 });
    const others = Array.from({ length: 100 }, (_, index) => forgot(`other-${String(index)}@example.com`));
    expect(counts(await Promise.all(others))).toEqual({ 200: 100 });

    expect((await forgot(member.email)).envelope.c).toBe(200);
    expect((await server.mails()).findLast(({ to }) => to === member.email)?.subject).toMatch(/password/i);
    const registered = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        server.post('/user/register', { email: `new-${String(index)}@example.com`, password }),
      ),
    );
    expect(counts(registered)).toEqual({ 200: 40 });
  });

  test('[S7.17] one network signs up so many times per hour', async () => {
    const { points } = budgets['register-address'];
    const { consume } = createLimits({ pool: null, factor: 1 });
    for (let count = 0; count < points; count += 1) await consume('register-address', { ip: '10.0.0.1' });
    await expect(consume('register-address', { ip: '10.0.0.1' })).rejects.toMatchObject({ code: 4290 });
    await consume('register-address', { ip: '10.0.0.2' });
  });

  test('[S7.18] thirty polls per minute are accepted; more are rejected', async () => {
    const email = 'poll@example.com';
    const registered = await server.post('/user/register', { email, password });
    const { ticket } = v.parse(v.required(Registration), registered.envelope.d);
    const poll = () => server.post('/user/verify/status', { email, ticket });

    expect(counts(await Promise.all(Array.from({ length: 30 }, poll)))).toEqual({ 200: 30 });
    expect(counts(await Promise.all(Array.from({ length: 70 }, poll)))).toEqual({ 200: 30, 4290: 40 });
  });

  test('guesses of codes are limited', async () => {
    const answers: ApiAnswer[] = [];
    const { points } = budgets['confirm-address'];
    for (let count = 0; count < points + 2; count += 1) {
      answers.push(await server.post('/user/verify/confirm', { code: `guess-${String(count)}` }));
    }

    expect(counts(answers)).toEqual({ 4040: points, 4290: 2 });
  });
});

describe('the users of one network together', () => {
  const createPeople = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createPerson(server)));
  const countRefused = async (count: number, make: () => Promise<number>) => {
    let refused = 0;
    for (let index = 0; index < count; index += 1) {
      refused += (await make()) === 429 ? 1 : 0;
    }
    return refused;
  };

  test('send at most 120 messages per minute', async () => {
    let refused = 0;
    for (const person of await createPeople(5)) {
      const { roomId } = await person.openRoom();
      refused += await countRefused(25, async () => {
        const { response, leave } = await person.send(roomId, 'Hello');
        leave();
        return response.status;
      });
    }
    expect(refused).toBe(5);
  });

  test('submit birth dates for a school, not more', async () => {
    const { points } = budgets['age-address'];
    const refused = await countRefused(
      points + 4,
      async () => (await server.post('/user/confirmAge', { birthDate: '1990-05-17' })).status,
    );
    expect(refused).toBe(4);
  });
});

describe('rate limits', () => {
  const limits = () => createLimits({ pool: null, factor: 1 });
  const tries = async (count: number, attempt: (index: number) => Promise<unknown>) => {
    let passed = 0;
    for (let index = 0; index < count; index += 1) {
      try {
        await attempt(index);
        passed += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
      }
    }
    return passed;
  };

  test('count each user, and each network, up to the points of the budget', async () => {
    const { consume } = limits();

    expect(await tries(40, () => consume('send-user', { userId: 'one person' }))).toBe(30);
    expect(await tries(10, () => consume('send-user', { userId: 'another person' }))).toBe(10);
    expect(await tries(200, () => consume('send-address', { ip: '10.0.0.2' }))).toBe(120);
    expect(await tries(10, () => consume('poll-ticket', { signUp: 'a ticket' }))).toBe(10);
    expect(await tries(60, () => consume('poll-ticket', { signUp: 'another ticket' }))).toBe(60);
  });

  test('count an IPv6 prefix as one network, and each IPv4 address in either notation', async () => {
    const { consume } = limits();
    const confirm = (ip: string) => consume('confirm-address', { ip });

    const { points } = budgets['confirm-address'];
    expect(await tries(points + 20, (index) => confirm(`2001:db8:1:2::${index.toString(16)}`))).toBe(points);
    expect(await tries(10, () => confirm('2001:db8:1:3::1'))).toBe(10);
    expect(await tries(40, () => confirm('10.0.0.1'))).toBe(40);
    expect(await tries(points, () => confirm('::ffff:10.0.0.1'))).toBe(points - 40);
    expect(await tries(40, () => confirm('10.0.0.2'))).toBe(40);
  });
});
