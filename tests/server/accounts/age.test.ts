import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AgeStatus } from '../../../contract/account/age.ts';
import { code } from '../../../contract/envelope.ts';
import { days, hours } from '../../../server/shared/clock.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { startTestServer, startSharedServer, type TestServer } from '../support/server.ts';
import { ledgerOf, personOn, type Person } from '../support/talk.ts';
import { signUpSteps } from '../support/sign-in/sign-up.ts';

const today = Date.UTC(2026, 5, 15, 12);

let young: Person;
const server = await startSharedServer({ startsAt: today, environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  young = await newcomer(server);
});

/** A signed-in user who has not submitted their age. */
const newcomer = async (on: TestServer): Promise<Person> => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { register, codeFor, poll } = signUpSteps(on);
  const { ticket } = await register(email);
  await on.post('/user/verify/confirm', { code: await codeFor(email), ticket });
  const { d } = (await poll(email, ticket)).envelope;
  const { userInfo } = v.parse(v.object({ userInfo: v.object({ uuid: v.string(), token: v.string() }) }), d);
  return personOn(on, { userId: userInfo.uuid, token: userInfo.token, email, password: '' });
};

const submitBirthDate = async (person: Person, birthDate: unknown) =>
  plain(await person.post('/user/confirmAge', { birthDate }));
const known = async (person: Person) => v.parse(AgeStatus, (await person.get('/user/age')).envelope.d);
const ageRows = (person: Person) =>
  server.database.selectFrom('ages').selectAll().where('user_id', '=', person.userId).execute();

const isConfirmed = succeeded({ status: 'confirmed', minimumAge: 18, adult: true, nfsw: false });
const unknown = { status: 'unknown', minimumAge: 18 };

describe('submitting an age', () => {
  test('[S2.28] a user who is old enough is confirmed by their birth date, permanently', async () => {
    expect(await known(young)).toEqual(unknown);

    expect(await submitBirthDate(young, '2008-06-15')).toEqual(isConfirmed);
    expect(await known(young)).toEqual(isConfirmed.envelope.d);

    expect(await submitBirthDate(young, '2020-01-01')).toEqual(isConfirmed);
    expect(await ageRows(young)).toEqual([
      {
        user_id: young.userId,
        birth_date: '2008-06-15',
        confirmed_at: expect.closeTo(server.now(), -5),
        refused_until: null,
        doubted_at: null,
      },
    ]);
  });

  test('[S2.28] a user who is a day too young is rejected for a day, whatever they submit then; no birth date is stored', async () => {
    const refusal = await submitBirthDate(young, '2008-06-17');
    const { until } = v.parse(v.object({ until: v.number() }), refusal.envelope.d);

    expect(refusal).toEqual(succeeded({ status: 'refused', minimumAge: 18, until }));
    expect(until - server.now()).toBeLessThanOrEqual(days(1));
    expect(await submitBirthDate(young, '1990-01-01')).toEqual(refusal);
    expect(await known(young)).toEqual(refusal.envelope.d);
    expect(await ageRows(young)).toEqual([
      {
        user_id: young.userId,
        birth_date: null,
        confirmed_at: null,
        refused_until: until,
        doubted_at: null,
      },
    ]);
  });

  test('[S2.28] a day after the rejection the age may be submitted again', async () => {
    // The network's hold uses the clock of the limits, which this test does not advance.
    const other = await startTestServer({ startsAt: today, environment: { LIMIT_FACTOR: '100' } });
    try {
      const person = await newcomer(other);
      await submitBirthDate(person, '2008-06-17');
      other.advance(hours(23));
      expect((await submitBirthDate(person, '2000-01-01')).envelope.d).toMatchObject({ status: 'refused' });
      other.advance(hours(1) + 1000);
      expect(await known(person)).toEqual(unknown);
      expect((await submitBirthDate(person, '2000-01-01')).envelope.d).toMatchObject({ status: 'confirmed' });
    } finally {
      await other.stop();
    }
  });

  test.each([
    ['2026-01-01', 'Please check the year.'],
    ['2022-01-01', 'Please check the year.'],
    ['2026-06-17', 'This date is in the future. Please check the year.'],
    ['9999-12-31', 'This date is in the future. Please check the year.'],
    ['1905-06-14', 'This date is too far in the past. Please check the year.'],
    ['0000-01-01', 'This date is too far in the past. Please check the year.'],
    ['2001-02-30', 'This date doesn’t exist. Please check the day, month, and year.'],
    ['2001-02-29', 'This date doesn’t exist. Please check the day, month, and year.'],
    ['2001-13-01', 'This date doesn’t exist. Please check the day, month, and year.'],
    ['1990-5-17', 'This date doesn’t exist. Please check the day, month, and year.'],
    ['', 'This date doesn’t exist. Please check the day, month, and year.'],
    ['yesterday', 'This date doesn’t exist. Please check the day, month, and year.'],
    ['１９９０-05-17', 'This date doesn’t exist. Please check the day, month, and year.'],
    ['1990-05-17T00:00', 'This date doesn’t exist. Please check the day, month, and year.'],
  ])('[S2.28] %j is not a birth date and decides nothing', async (birthDate, message) => {
    expect(await submitBirthDate(young, birthDate)).toEqual(refused(400, code.invalid, message));
    expect(await known(young)).toEqual(unknown);
    expect(await ageRows(young)).toEqual([]);
  });

  test.each([
    ['2008-02-29', Date.UTC(2026, 1, 28, 9), 'refused'],
    ['2008-02-29', Date.UTC(2026, 2, 1), 'confirmed'],
    ['1906-06-15', today, 'confirmed'],
    ['2021-06-15', today, 'refused'],
  ])('[S2.28] a user born on %s has, at time %i, the age %s', async (birthDate, startsAt, status) => {
    const other = await startTestServer({ startsAt });
    try {
      expect((await submitBirthDate(await newcomer(other), birthDate)).envelope.d).toMatchObject({ status });
    } finally {
      await other.stop();
    }
  });

  test('[S2.28] only one of twenty concurrent submissions decides, and all calls return its result', async () => {
    const dates = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? '1990-01-01' : '2015-01-01'));
    const answers = await Promise.all(dates.map((date) => submitBirthDate(young, date)));
    const final = await known(young);

    expect(answers.map(({ envelope }) => envelope.d)).toEqual(dates.map(() => final));
    expect(await ageRows(young)).toHaveLength(1);
  });

  test('[S2.28] the birth date is deleted with the account', async () => {
    await submitBirthDate(young, '1990-01-01');
    await young.post('/user/delete', { password: 'correct horse battery', confirm: 'delete' });
    expect(await ageRows(young)).toEqual([]);
    expect(server.logged()).not.toContain('1990-01-01');
  });
});

describe('the device of a rejected user', () => {
  const cookieOf = (headers: Headers) => headers.getSetCookie().find((line) => line.startsWith('age_hold='));

  test('[S2.28] is blocked too, by a cookie that scripts cannot read, for other accounts and signed-out users', async () => {
    const { headers } = await young.post('/user/confirmAge', { birthDate: '2015-01-01' });
    const cookie = cookieOf(headers) ?? '';
    const held = (await known(young)).status === 'refused' ? await known(young) : null;
    expect(cookie).toMatch(/^age_hold=\d+; Max-Age=864\d\d; Path=\/user; HttpOnly; SameSite=Strict$/);

    const other = await newcomer(server);
    const withCookie = { token: other.token, cookie: cookie.split(';')[0] ?? '' };
    const again = await server.post('/user/confirmAge', { birthDate: '1990-01-01' }, withCookie);
    expect(again.envelope.d).toEqual(held);
    expect((await server.get('/user/age', withCookie)).envelope.d).toEqual(held);
    expect((await server.get('/user/age', { cookie: withCookie.cookie })).envelope.d).toEqual(held);
    expect(await ageRows(other)).toEqual([]);
  });

  test('[S2.28] a signed-out user is rejected on the device, and nothing else about them is stored', async () => {
    const tooYoung = await server.post('/user/confirmAge', { birthDate: '2015-01-01' });
    expect(tooYoung.envelope.d).toMatchObject({ status: 'refused' });
    expect(cookieOf(tooYoung.headers)).toBeDefined();

    const oldEnough = await server.post('/user/confirmAge', { birthDate: '1990-01-01' });
    expect(oldEnough.envelope.d).toEqual(unknown);
    expect(oldEnough.headers.getSetCookie()).toEqual([]);
  });

  test('[S2.28] does not prevent previously confirmed users from chatting', async () => {
    const adult = personOn(server, await server.signUp());
    const headers = { token: adult.token, cookie: `age_hold=${String(server.now() + hours(5))}` };
    expect((await server.get('/user/age', headers)).envelope.d).toEqual(isConfirmed.envelope.d);
  });

  test.each(['', 'x', '-1', '1e9', '99999999999999999999', '%00'])(
    '[S2.28] a cookie with %j blocks nobody',
    async (value) => {
      const answer = await server.get('/user/age', { cookie: `age_hold=${value}` });
      expect(answer.envelope.d).toEqual(unknown);
    },
  );

  test('[S2.28] a forged cookie blocks no longer than a rejection does', async () => {
    const { envelope } = await server.get('/user/age', { cookie: 'age_hold=999999999999999' });
    const { until } = v.parse(v.object({ until: v.number() }), envelope.d);
    expect(until - server.now()).toBeLessThanOrEqual(days(1));
  });
});

describe('actions that require an age', () => {
  const paths = (roomId: string, messageId: string) =>
    [
      ['/girl/chat/send', { roomId, clientMessageId: crypto.randomUUID(), text: 'Hello' }],
      ['/girl/chat/retry', { messageId, clientReplyId: crypto.randomUUID() }],
      ['/girl/chat/getInspiration', { roomId }],
    ] as const;
  const tries = async (person: Person, roomId: string, messageId: string) =>
    Promise.all(paths(roomId, messageId).map(async ([path, body]) => plain(await person.post(path, body))));

  test('[S2.28] chat requires an age: nothing is stored and nothing is charged without one', async () => {
    const { roomId } = await young.openRoom();
    const before = await young.messages(roomId);
    const entries = await ledgerOf(server, young.userId);

    const ageRequired = refused(200, code.ageUnknown, 'Please enter your date of birth first.');
    expect(await tries(young, roomId, before[0]?.messageId ?? '')).toEqual([
      ageRequired,
      ageRequired,
      ageRequired,
    ]);

    await submitBirthDate(young, '2015-01-01');
    const turnedAway = refused(200, code.tooYoung, 'You’re not old enough to chat yet.');
    expect(await tries(young, roomId, before[0]?.messageId ?? '')).toEqual([
      turnedAway,
      turnedAway,
      turnedAway,
    ]);
    expect(await young.messages(roomId)).toEqual(before);
    expect(await ledgerOf(server, young.userId)).toEqual(entries);
  });

  test('[S2.28] the rejected message is accepted once the age is submitted', async () => {
    const { roomId } = await young.openRoom();
    const clientMessageId = crypto.randomUUID();
    const first = await young.send(roomId, 'Hello', clientMessageId);
    expect(first.response.headers.get('content-type')).toContain('application/json');

    await submitBirthDate(young, '1990-01-01');
    const frames = await (await young.send(roomId, 'Hello', clientMessageId)).rest();
    expect(frames.at(-1)?.type).toBe('done');
  });
});

describe('hosts with other age rules', () => {
  test('[S2.28] a host without an age step lets every user chat, and shows mature content to none', async () => {
    const other = await startTestServer({ environment: { AGE_STEP: 'off' } });
    try {
      const person = await newcomer(other);
      const notAsked = refused(200, code.notAvailable, 'Age verification is not available here.');
      expect(plain(await person.get('/user/age'))).toEqual(notAsked);
      expect(await submitBirthDate(person, '1990-01-01')).toEqual(notAsked);
      const { roomId } = await person.openRoom();
      expect((await (await person.send(roomId, 'Hello')).rest()).at(-1)?.type).toBe('done');
      expect(plain(await person.post('/user/nfsw', { wanted: true }))).toEqual(
        refused(200, code.forbidden, 'Mature content is for adults who have confirmed their age.'),
      );
    } finally {
      await other.stop();
    }
  });

  test('[S2.28] [S3.3] mature content requires 18 even if the minimum age for chat is 16', async () => {
    const other = await startTestServer({ startsAt: today, environment: { MINIMUM_AGE: '16' } });
    try {
      const person = await newcomer(other);
      expect((await submitBirthDate(person, '2009-01-01')).envelope.d).toEqual({
        status: 'confirmed',
        minimumAge: 16,
        adult: false,
        nfsw: false,
      });
      const { roomId } = await person.openRoom();
      expect((await (await person.send(roomId, 'Hello')).rest()).at(-1)?.type).toBe('done');
      const enableNfsw = () => person.post('/user/nfsw', { wanted: true });
      expect((await enableNfsw()).envelope.c).toBe(code.forbidden);
    } finally {
      await other.stop();
    }
  });
});
