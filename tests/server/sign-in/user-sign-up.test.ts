import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Registration, UserInfo } from '../../../contract/sign-in/user.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { password, signUpSteps } from '../support/sign-in/sign-up.ts';
import { startSharedServer } from '../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const steps = signUpSteps(server);
const signIn = (email: string, secret: string) => server.post('/user/login', { email, password: secret });

describe('register', () => {
  test('[S7.17] register returns a ticket, sets it as a cookie for polling only, and mails a link', async () => {
    const { answer, ticket } = await steps.register('ada@example.com', {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });

    expect(plain(answer)).toEqual(succeeded({ ticket }));
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get('set-cookie')).toBe(
      `verify_ticket=${ticket}; Max-Age=86400; Path=/user/verify; HttpOnly; SameSite=Strict`,
    );
    const code = await steps.codeFor('ada@example.com');
    const mail = (await server.mails()).findLast(({ to }) => to === 'ada@example.com');
    const [, sentAt = ''] = /Time: (\w+ \d+, \d{4} at \d\d:\d\d UTC)\n/.exec(mail?.text ?? '') ?? [];
    expect(mail).toEqual({
      to: 'ada@example.com',
      subject: 'Confirm your address for Mates',
      text: [
        'Hello,',
        'Someone signed up for Mates with this address. If it was you, open the link below and confirm. It works for 24 hours.',
        `Time: ${sentAt}\nBrowser: Firefox on Windows\nNetwork: 127.0.0.x`,
        'If it wasn’t you, ignore this email: no account is created unless you confirm.',
        `Confirm this address:\n${server.running.url}/verify-email-address#confirm=${code}`,
        'Mates',
      ].join('\n\n'),
      code,
    });
  });

  test('[S7.17] an address with an account gets the same response but another mail, and keeps its password', async () => {
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
    expect(intruder.envelope.c).toBe(4014);
  });

  test('[S7.17] all wrong fields are refused at once, each with its reason in the language of the page', async () => {
    const wrong = { email: 'ana@@x', password: 'short' };
    const { envelope } = await server.post('/user/register', wrong, { language: 'de' });
    const { m, d } = envelope;
    expect(d).toEqual({
      field: 'email',
      fields: { email: m, password: 'Bitte wähle ein Passwort mit mindestens 8 Zeichen.' },
    });
    expect(m).toBe('Bitte gib eine gültige E-Mail-Adresse ein.');
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
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      'the address as the password',
      { email: 'a-long-one@example.com', password: 'a-long-one@example.com' },
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      'something that is no address',
      { email: 'not an address', password },
      'Please enter a valid email address.',
    ],
    [
      'an address that is too long',
      { email: `${'a'.repeat(250)}@example.com`, password },
      '“email” is too long.',
    ],
    [
      'two addresses',
      { email: 'a@example.com, b@example.com', password },
      'Please enter a valid email address.',
    ],
    [
      'a line break in the address',
      { email: 'a@example.com\r\nBcc: b@example.com', password },
      'Please enter a valid email address.',
    ],
    ['a list in place of the request', [], '“email” is missing.'],
    ['null in place of the request', 'null', 'The request must be an object.'],
  ])('[S7.17] register rejects %s', async (_title, body, message) => {
    expect(plain(await server.post('/user/register', body))).toEqual(refused(400, 4000, message));
  });

  test('[S7.17] unknown fields are ignored', async () => {
    const email = 'greedy@example.com';
    const { envelope } = await server.post(
      '/user/register',
      `{"email":"${email}","password":"${password}","chats":9999,"goldCoins":9999,"verified":true,"uuid":"me","__proto__":{"chats":9999},"constructor":{"prototype":{"verified":true}}}`,
    );
    const { ticket } = v.parse(v.required(Registration), envelope.d);

    expect(await steps.poll(email, ticket)).toEqual(succeeded({ verified: false }));
    await server.post('/user/verify/confirm', { code: await steps.codeFor(email), ticket });
    const status = await steps.poll(email, ticket);
    const { userInfo } = v.parse(v.object({ userInfo: UserInfo }), status.envelope.d);
    const benefits = await server.get('/user/benefits', { token: userInfo.token });
    expect(plain(benefits)).toEqual(
      succeeded({ chats: 50, goldCoins: 0, userId: userInfo.uuid, nfsw: false }),
    );
  });

  test('the password of an unconfirmed sign-up returns another ticket, with which to wait', async () => {
    const email = 'waiting@example.com';
    const first = await steps.register(email);
    const answer = await signIn(email, password);
    expect(answer.envelope).toMatchObject({ c: 4014, m: 'Please confirm your email address first.' });
    const { ticket } = v.parse(v.required(Registration), answer.envelope.d);
    expect(answer.headers.get('set-cookie')).toContain(`verify_ticket=${ticket};`);

    await server.post('/user/verify/confirm', { code: await steps.codeFor(email), ticket });
    expect(await steps.poll(email, first.ticket)).toEqual(succeeded({ verified: false }));
    const status = await steps.poll(email, ticket);
    v.parse(v.object({ userInfo: UserInfo }), status.envelope.d);
    expect((await signIn(email, password)).envelope.c).toBe(200);
  });

  test('another password of an unconfirmed sign-up is refused as that of an unknown address', async () => {
    await steps.register('guessed@example.com');
    const unknown = await signIn('unknown@example.com', password);
    expect(plain(unknown)).toEqual(refused(200, 4010, 'Incorrect email or password.'));
    expect(plain(await signIn('guessed@example.com', 'another one here'))).toEqual(plain(unknown));
  });

  test('a sign-up does not find out by signing in whether the address has an account', async () => {
    await server.signUp('member@example.com');
    const addresses = ['member@example.com', 'stranger@example.com'];
    const answers = [];
    for (const email of addresses) {
      await server.post('/user/register', { email, password: 'another one here' });
      answers.push(await signIn(email, 'another one here'));
    }
    expect(answers.map(({ envelope }) => envelope.c)).toEqual([4014, 4014]);
  });
});
