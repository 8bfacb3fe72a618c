import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { UserInfo } from '../../../../contract/sign-in/user.ts';
import { createRetention } from '../../../../server/domain/retention/retention.ts';
import { days, hours, minutes } from '../../../../server/shared/clock.ts';
import { hashSecret } from '../../../../server/shared/ids.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { startSharedServer } from '../../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });

const expired = refused(200, 5002, 'login expired');
const because = (reason: 'expired' | 'ended') => ({
  status: 200,
  envelope: { c: 5002, m: 'login expired', d: { reason } },
});
const benefits = (token?: string) => server.get('/user/benefits', token === undefined ? {} : { token });

const signIn = async (who: { email: string; password: string }): Promise<string> => {
  const { envelope } = await server.post('/user/login', { email: who.email, password: who.password });
  return v.parse(UserInfo, envelope.d).token;
};

describe('login', () => {
  test('[S7.14] login returns the user, with a new token each time', async () => {
    const { email, password, userId, token } = await server.signUp('Casey@Example.com');

    const answer = await server.post('/user/login', { email: ' CASEY@example.com ', password });

    const userInfo = v.parse(UserInfo, answer.envelope.d);
    expect(plain(answer)).toEqual(succeeded({ uuid: userId, token: userInfo.token, language: 'en' }));
    expect(userInfo.token).toMatch(/^[\w-]{43}$/);
    expect(userInfo.token).not.toBe(token);
    expect(await signIn({ email, password })).not.toBe(userInfo.token);
  });

  test('[S7.14] a wrong password and an unknown address get the same response', async () => {
    const { email } = await server.signUp();
    const wrong = refused(200, 4010, 'Incorrect email or password.');

    expect(plain(await server.post('/user/login', { email, password: 'wrong wrong' }))).toEqual(wrong);
    expect(
      plain(await server.post('/user/login', { email: 'unknown@example.com', password: 'wrong wrong' })),
    ).toEqual(wrong);
    expect(
      plain(await server.post('/user/login', { email: "' or 1=1 --", password: 'wrong wrong' })),
    ).toEqual(wrong);
  });

  test.each([
    [{ email: 'a@example.com', password: '' }, '“password” is too short.'],
    [{ email: 'a@example.com', password: 'x'.repeat(257) }, '“password” is too long.'],
    [{ email: 'a@example.com', password: 'nul\0nul' }, 'The body has a character that cannot be stored.'],
  ])('[S7.14] login rejects %j', async (body, message) => {
    expect(plain(await server.post('/user/login', body))).toEqual(refused(400, 4000, message));
  });

  test('two Unicode forms of a letter open the same account', async () => {
    const email = 'accent@example.com';
    await server.post('/user/register', { email, password: 'caf\u00e9 au lait' });
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    await server.post('/user/verify/confirm', { code: mail?.code, password: 'caf\u00e9 au lait' });

    expect((await server.post('/user/login', { email, password: 'cafe\u0301 au lait' })).envelope.c).toBe(
      200,
    );
  });
});

describe('tokens', () => {
  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one of another shape', "' or '1'='1"],
    ['a very long one', 'x'.repeat(8000)],
  ])('[S7.20] a call that requires a token rejects %s', async (_title, token) => {
    expect(plain(await benefits(token))).toEqual(expired);
  });

  test('[S7.20] a token that is not known, or not anymore, counts as one whose session was ended', async () => {
    expect(plain(await benefits('A'.repeat(43)))).toEqual(because('ended'));
  });

  test('[S7.20] a token in the URL or the body is ignored', async () => {
    const { token } = await server.signUp();

    expect(plain(await server.get(`/user/benefits?token=${token}`))).toEqual(expired);
    expect(plain(await server.get('/user/benefits', { cookie: `token=${token}` }))).toEqual(expired);
    expect(plain(await server.get('/user/benefits', { authorization: `Bearer ${token}` }))).toEqual(expired);
  });

  test('[S7.20] users see only their own benefits, whatever they request', async () => {
    const first = await server.signUp();
    const second = await server.signUp();

    const answer = await server.get(`/user/benefits?userId=${first.userId}`, { token: second.token });

    expect(plain(answer)).toEqual(succeeded({ chats: 50, goldCoins: 0, userId: second.userId, nfsw: false }));
  });

  test('tokens, tickets, codes and passwords are stored only as hashes', async () => {
    const { token, password, email } = await server.signUp();
    const mail = (await server.mails()).findLast(({ to }) => to === email);

    const tables = ['users', 'registrations', 'registration_codes', 'sessions'] as const;
    const rows = await Promise.all(
      tables.map((table) => server.database.selectFrom(table).selectAll().execute()),
    );
    const stored = JSON.stringify(rows);

    for (const secret of [token, password, v.parse(v.string(), mail?.code)]) {
      expect(stored).not.toContain(secret);
    }
    expect(stored).toContain(hashSecret(token));
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('[S7.19] logout ends only this session', async () => {
    const who = await server.signUp();
    const other = await signIn(who);

    expect(plain(await server.post('/user/logout', {}, { token: who.token }))).toEqual(succeeded(null));

    expect(plain(await benefits(who.token))).toEqual(because('expired'));
    expect((await benefits(other)).envelope.c).toBe(200);
  });

  test('[S7.19] logging out without a session, or twice, succeeds', async () => {
    const { token } = await server.signUp();
    await server.post('/user/logout', {}, { token });

    expect(plain(await server.post('/user/logout', {}, { token }))).toEqual(succeeded(null));
    expect(plain(await server.post('/user/logout'))).toEqual(succeeded(null));
    const bare = await fetch(`${server.url}/user/logout`, { method: 'POST' });
    expect(await bare.json()).toEqual({ c: 200, m: null, d: null });
  });
});

describe('session lifetime', () => {
  test('a token is rotated after a day; the old one is valid until two minutes after the new one is used', async () => {
    const { token } = await server.signUp();
    expect((await benefits(token)).headers.get('token')).toBeNull();

    server.advance(hours(25));
    const answer = await benefits(token);
    const next = v.parse(v.string(), answer.headers.get('token'));
    expect(answer.envelope.c).toBe(200);
    expect(next).toMatch(/^[\w-]{43}$/);

    const again = await benefits(token);
    expect({ c: again.envelope.c, token: again.headers.get('token') }).toEqual({ c: 200, token: null });
    expect((await benefits(next)).envelope.c).toBe(200);
    server.advance(minutes(1));
    expect((await benefits(token)).envelope.c).toBe(200);
    server.advance(minutes(2));
    expect(plain(await benefits(token))).toEqual(because('expired'));
    expect((await benefits(next)).envelope.c).toBe(200);
  });

  test('concurrent requests rotate a token once', async () => {
    const { token } = await server.signUp();
    server.advance(hours(25));

    const answers = await Promise.all(Array.from({ length: 8 }, () => benefits(token)));

    expect(answers.map(({ envelope }) => envelope.c)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers.filter(({ headers }) => headers.has('token'))).toHaveLength(1);
  });

  test('a rotated token whose response was lost is issued again', async () => {
    const { token } = await server.signUp();
    server.advance(hours(25));
    const lost = v.parse(v.string(), (await benefits(token)).headers.get('token'));

    server.advance(minutes(11));
    const next = v.parse(v.string(), (await benefits(token)).headers.get('token'));

    expect((await benefits(next)).envelope.c).toBe(200);
    expect((await benefits(lost)).envelope.c).toBe(5002);
  });

  test('logout with the replaced token ends the session too', async () => {
    const { token } = await server.signUp();
    server.advance(hours(25));
    const next = v.parse(v.string(), (await benefits(token)).headers.get('token'));

    await server.post('/user/logout', {}, { token });

    expect(plain(await benefits(token))).toEqual(because('expired'));
    expect(plain(await benefits(next))).toEqual(because('expired'));
  });

  test('a session ends after thirty days without a request', async () => {
    const { token } = await server.signUp();
    server.advance(days(30));

    expect(plain(await benefits(token))).toEqual(because('expired'));
  });

  test('a session ends after ninety days even when used', async () => {
    let { token } = await server.signUp();
    for (let week = 0; week < 12; week += 1) {
      server.advance(days(7));
      const answer = await benefits(token);
      expect(answer.envelope.c).toBe(200);
      token = answer.headers.get('token') ?? token;
    }
    server.advance(days(7));

    expect(plain(await benefits(token))).toEqual(because('expired'));
  });
});

describe('how a session ended', () => {
  test('is expired as long as the browser may hold drafts for it, also after the cleaning up', async () => {
    const { token } = await server.signUp();
    server.advance(days(31));
    await createRetention(server.running.deps).run();
    expect(plain(await benefits(token))).toEqual(because('expired'));
  });

  test.each<[string, (who: Who, other: string) => Promise<unknown>]>([
    ['all others were ended', (_, other) => server.post('/user/sessions/endOthers', {}, { token: other })],
    [
      'the password was changed elsewhere',
      ({ password }, other) =>
        server.post(
          '/user/changePassword',
          { oldPassword: password, newPassword: 'another good passphrase' },
          { token: other },
        ),
    ],
    [
      'the account was deleted',
      ({ password }, other) => server.post('/user/delete', { password, confirm: 'delete' }, { token: other }),
    ],
  ])('is ended where %s', async (_, end) => {
    const who = await server.signUp();
    await end(who, await signIn(who));
    expect(plain(await benefits(who.token))).toEqual(because('ended'));
  });
});

type Who = Awaited<ReturnType<typeof server.signUp>>;
