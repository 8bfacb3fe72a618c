import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { UserInfo } from '../../contract/user.ts';
import {
  clientIds,
  startProviderPeer,
  type ProviderPeer,
  type ProviderPerson,
} from '../support/provider-peer.ts';
import { plain, refused, succeeded } from './support/answers.ts';
import { startTestServer, type ApiAnswer, type TestServer } from './support/server.ts';

let peer: ProviderPeer;
let server: TestServer;
beforeAll(async () => {
  peer = await startProviderPeer();
  server = await startTestServer({ environment: { ...peer.environment, LIMIT_FACTOR: '100' } });
});
beforeEach(() => peer.failAs('none'));
afterAll(async () => {
  await server.stop();
  await peer.stop();
});

const page = { token: '', language: 'de' };
const somebody = (): ProviderPerson => {
  const name = randomBytes(6).toString('hex');
  return { subject: `subject-${name}`, email: `${name}@example.com` };
};
const withGoogle = (credential: unknown, nonce?: unknown) =>
  server.post('/user/loginGG', { credential, nonce }, page);
const withDiscord = (query: Record<string, string>, headers: Record<string, string> = page) =>
  server.get(`/user/loginDiscord?${new URLSearchParams(query).toString()}`, headers);
const userIn = (answer: ApiAnswer) => v.parse(UserInfo, answer.envelope.d);
const pkce = () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, challenge: createHash('sha256').update(codeVerifier).digest('base64url') };
};

const notConfirmed = (who: string) =>
  refused(200, 4011, `${who} did not confirm this sign-in. Please try again.`);
const usedAlready = (who: string) =>
  refused(200, 4011, `This sign-in with ${who} was used already. Please try again.`);
const addressOpen = (who: string) =>
  refused(
    200,
    4011,
    `Your e-mail address is not confirmed at ${who}. Please confirm it there, or sign in with your e-mail here.`,
  );
const outOfReach = (who: string) =>
  refused(
    503,
    5030,
    `${who} cannot be reached at the moment. Please try again, or sign in with your e-mail.`,
  );

describe('Google', () => {
  test('[S1.11] [S7.15] a credential opens an account, made at the first sign-in with its grant', async () => {
    const ada = somebody();
    const user = userIn(await withGoogle(await peer.credentialFor(ada)));

    expect(user).toEqual({ uuid: user.uuid, token: user.token, language: 'de' });
    const benefits = await server.get('/user/benefits', { token: user.token });
    expect(plain(benefits)).toEqual(succeeded({ chats: 50, goldCoins: 0, userId: user.uuid }));
    const again = userIn(await withGoogle(await peer.credentialFor(ada, { jti: 'another' })));
    expect(again.uuid).toBe(user.uuid);
    expect(again.token).not.toBe(user.token);
  });

  test('[S7.15] a credential that was asked for with a nonce is good together with it, and only so', async () => {
    const nonce = 'n-1';
    expect((await withGoogle(await peer.credentialFor(somebody(), { nonce }), nonce)).envelope.c).toBe(200);
    expect(plain(await withGoogle(await peer.credentialFor(somebody(), { nonce })))).toEqual(
      notConfirmed('Google'),
    );
    expect(plain(await withGoogle(await peer.credentialFor(somebody(), { nonce }), 'n-2'))).toEqual(
      notConfirmed('Google'),
    );
    expect(plain(await withGoogle(await peer.credentialFor(somebody()), nonce))).toEqual(
      notConfirmed('Google'),
    );
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, () => Record<string, unknown>]>([
    ['made for another product', () => ({ aud: 'somebody-else' })],
    ['from another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['that is expired', () => ({ exp: now() - 31 })],
    ['that is not good yet', () => ({ nbf: now() + 60 })],
    ['without a subject', () => ({ sub: undefined })],
    ['with an empty subject', () => ({ sub: '' })],
    ['without an audience', () => ({ aud: undefined })],
    ['without an expiry', () => ({ exp: undefined })],
    ['without the time of its making', () => ({ iat: undefined })],
    ['without an address', () => ({ email: undefined })],
  ])('[S7.15] a credential %s is refused', async (_title, change) => {
    expect(plain(await withGoogle(await peer.credentialFor(somebody(), change())))).toEqual(
      notConfirmed('Google'),
    );
  });

  test('[S7.15] clocks may be apart by half a minute', async () => {
    const credential = await peer.credentialFor(somebody(), { exp: now() - 20 });
    expect((await withGoogle(credential)).envelope.c).toBe(200);
  });

  test.each([
    ['not confirmed', { email_verified: false }],
    ['said to be confirmed in a word', { email_verified: 'true' }],
    ['not said to be confirmed', { email_verified: undefined }],
    ['no address', { email: 'two@example.com, people@example.com' }],
    ['a number', { email: 7 }],
    ['too long', { email: `${'a'.repeat(250)}@example.com` }],
  ])('[S7.15] an address that is %s opens nothing', async (_title, change) => {
    expect(plain(await withGoogle(await peer.credentialFor(somebody(), change)))).toEqual(
      addressOpen('Google'),
    );
  });

  test('[S7.15] a credential is used once, also when its signature is written differently', async () => {
    const credential = await peer.credentialFor(somebody());
    expect((await withGoogle(credential)).envelope.c).toBe(200);
    expect(plain(await withGoogle(credential))).toEqual(usedAlready('Google'));
    // The last character of a 256-byte signature holds two bits that nobody reads.
    const last = credential.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = credential.slice(0, -1) + (alphabet[alphabet.indexOf(last) ^ 1] ?? '');
    expect((await withGoogle(twin)).envelope.c).toBe(4011);
    const both = await peer.credentialFor(somebody());
    const answers = await Promise.all([withGoogle(both), withGoogle(both)]);
    expect(new Set(answers.map(({ envelope }) => envelope.c))).toEqual(new Set([200, 4011]));
  });

  test('[S7.15] a credential signed with a foreign key is refused, whichever key it names', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forge = (kid: string) =>
      new SignJWT(claimsOf(somebody())).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    const own = peer.issuer.keys.get()?.kid ?? '';
    expect(plain(await withGoogle(await forge(own)))).toEqual(notConfirmed('Google'));
    expect(plain(await withGoogle(await forge('unknown')))).toEqual(notConfirmed('Google'));
  });

  test('[S7.15] other algorithms are refused: none, and the public key as a secret', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = claimsOf(somebody());
    const unsigned = `${part({ alg: 'none' })}.${part(claims)}.`;
    expect(plain(await withGoogle(unsigned))).toEqual(notConfirmed('Google'));
    const [key] = peer.issuer.keys.toJSON();
    const secret = new TextEncoder().encode(JSON.stringify(key));
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: key?.kid ?? '' })
      .sign(secret);
    expect(plain(await withGoogle(confused))).toEqual(notConfirmed('Google'));
    const { privateKey } = await generateKeyPair('PS256', { extractable: true });
    const other = await importJWK({ ...(await exportJWK(privateKey)), alg: 'PS256' });
    const padded = await new SignJWT(claims).setProtectedHeader({ alg: 'PS256' }).sign(other);
    expect(plain(await withGoogle(padded))).toEqual(notConfirmed('Google'));
  });

  test.each([
    ['missing', undefined, '“credential” is missing.'],
    ['a number', 7, '“credential” must be text.'],
    ['empty', '', '“credential” is too short.'],
    ['too long', 'x'.repeat(8193), '“credential” is too long.'],
  ])('[S7.15] a credential that is %s is a bad request', async (_title, credential, message) => {
    expect(plain(await withGoogle(credential))).toEqual(refused(400, 4000, message));
  });

  test.each(['x', 'a.b.c', '..', 'null', '{"alg":"none"}', "' or 1=1 --"])(
    '[S7.15] what is no credential is refused: %s',
    async (credential) => {
      expect(plain(await withGoogle(credential))).toEqual(notConfirmed('Google'));
    },
  );

  test.each(['down', 'slow', 'html', 'broken'] as const)(
    '[S7.15] keys that cannot be had (%s) are told as such, and the next try succeeds',
    async (fault) => {
      const fresh = await startTestServer({ environment: peer.environment });
      try {
        const credential = await peer.credentialFor(somebody());
        peer.failAs(fault);
        expect(plain(await fresh.post('/user/loginGG', { credential }))).toEqual(outOfReach('Google'));
        peer.failAs('none');
        expect((await fresh.post('/user/loginGG', { credential })).envelope.c).toBe(200);
      } finally {
        await fresh.stop();
      }
    },
  );

  const claimsOf = ({ subject, email }: ProviderPerson): JWTPayload => ({
    iss: peer.issuer.url ?? '',
    aud: clientIds.google,
    sub: subject,
    email,
    email_verified: true,
    iat: now(),
    exp: now() + 600,
  });
});

describe('Discord', () => {
  test('[S1.12] [S7.16] a code with its verifier opens an account', async () => {
    const ada = somebody();
    const { codeVerifier, challenge } = pkce();
    const user = userIn(await withDiscord({ code: await peer.codeFor(ada, challenge), codeVerifier }));
    expect(user).toEqual({ uuid: user.uuid, token: user.token, language: 'de' });
    const again = userIn(await withDiscord({ code: await peer.codeFor(ada) }));
    expect(again.uuid).toBe(user.uuid);
  });

  test('[S7.16] a wrong verifier, an unknown code and a code used before are refused', async () => {
    const { codeVerifier, challenge } = pkce();
    const wrong = { code: await peer.codeFor(somebody(), challenge), codeVerifier: pkce().codeVerifier };
    expect(plain(await withDiscord(wrong))).toEqual(notConfirmed('Discord'));
    expect(plain(await withDiscord({ code: 'never-given' }))).toEqual(notConfirmed('Discord'));
    const code = await peer.codeFor(somebody(), challenge);
    expect((await withDiscord({ code, codeVerifier })).envelope.c).toBe(200);
    expect((await withDiscord({ code, codeVerifier })).envelope.c).toBe(4011);
  });

  test('[S7.16] a person without a confirmed address is refused', async () => {
    const code = await peer.codeFor({ ...somebody(), isVerified: false });
    expect(plain(await withDiscord({ code }))).toEqual(addressOpen('Discord'));
  });

  test.each(['down', 'slow', 'html', 'broken'] as const)(
    '[S7.16] a Discord that cannot answer (%s) is told as such',
    async (fault) => {
      const code = await peer.codeFor(somebody());
      peer.failAs(fault);
      expect(plain(await withDiscord({ code }))).toEqual(outOfReach('Discord'));
      peer.failAs('none');
      expect((await withDiscord({ code })).envelope.c).toBe(200);
    },
  );

  test('[S7.16] it acts for the page only: not for a link, a prefetch or HEAD', async () => {
    const code = await peer.codeFor(somebody());
    expect(plain(await withDiscord({ code }, {}))).toEqual(
      refused(400, 4000, 'This call changes something and is made by the page only.'),
    );
    expect((await withDiscord({ code }, { ...page, 'sec-purpose': 'prefetch' })).status).toBe(400);
    const head = await fetch(`${server.url}/user/loginDiscord?code=${code}`, {
      method: 'HEAD',
      headers: page,
    });
    expect(head.status).toBe(405);
    expect((await withDiscord({ code })).envelope.c).toBe(200);
  });

  test('[S2.31] who opens the address as a page is not answered as a call', async () => {
    const code = await peer.codeFor(somebody());
    const response = await fetch(`${server.url}/user/loginDiscord?code=${code}`, {
      headers: { accept: 'text/html' },
    });
    // This server has no page; what matters is that it looked for one, and that the code is still good.
    expect(response.status).toBe(404);
    expect((await withDiscord({ code })).envelope.c).toBe(200);
  });

  test.each([
    ['no code', {}, '“code” is missing.'],
    ['an empty code', { code: '' }, '“code” is too short.'],
    ['a code that is too long', { code: 'x'.repeat(513) }, '“code” is too long.'],
    ['a code with a line break', { code: 'a\nb' }, '“code” has characters that are not allowed there.'],
    [
      'a verifier that is too short',
      { code: 'x', codeVerifier: 'short' },
      '“codeVerifier” has characters that are not allowed there.',
    ],
  ])('[S7.16] %s is a bad request', async (_title, query, message) => {
    expect(plain(await withDiscord(query))).toEqual(refused(400, 4000, message));
  });
});

describe('whose account it is', () => {
  test("the provider's name for a person is the key: another address there opens the same account", async () => {
    const ada = somebody();
    const first = userIn(await withGoogle(await peer.credentialFor(ada)));
    const moved = userIn(await withGoogle(await peer.credentialFor({ ...ada, email: somebody().email })));
    expect(moved.uuid).toBe(first.uuid);
  });

  test('an account with a confirmed address is linked, and its password and sessions stay', async () => {
    const ada = await server.signUp();
    const user = userIn(
      await withGoogle(await peer.credentialFor({ ...somebody(), email: ada.email.toUpperCase() })),
    );
    expect(user.uuid).toBe(ada.userId);
    expect((await server.post('/user/login', { email: ada.email, password: ada.password })).envelope.c).toBe(
      200,
    );
    expect((await server.get('/user/benefits', { token: ada.token })).envelope.c).toBe(200);
    const other = userIn(
      await withDiscord({ code: await peer.codeFor({ ...somebody(), email: ada.email }) }),
    );
    expect(other.uuid).toBe(ada.userId);
  });

  test('a sign-up that nobody confirmed loses its password, its link and its way in', async () => {
    const { email, subject } = somebody();
    const password = 'the password of an intruder';
    const begun = await server.post('/user/register', { email, password });
    const { ticket } = v.parse(v.object({ ticket: v.string() }), begun.envelope.d);
    const mail = (await server.mails()).findLast(({ to }) => to === email);

    const owner = userIn(await withGoogle(await peer.credentialFor({ email, subject })));

    expect((await server.post('/user/login', { email, password })).envelope.c).toBe(4010);
    expect((await server.post('/user/verify/confirm', { code: mail?.code })).envelope.c).toBe(4040);
    const polled = await server.post('/user/verify/status', { email, ticket });
    expect(plain(polled)).toEqual(succeeded({ verified: false }));
    expect((await server.get('/user/benefits', { token: owner.token })).envelope.c).toBe(200);
  });

  test('an address that another person of the same provider opens is not handed on', async () => {
    const first = somebody();
    await withGoogle(await peer.credentialFor(first));
    const second = { ...somebody(), email: first.email };
    expect(plain(await withGoogle(await peer.credentialFor(second)))).toEqual(
      refused(
        200,
        4011,
        'The account with this address is opened by another Google account. Please use that one, or your password.',
      ),
    );
  });

  test('two first sign-ins at the same moment make one account', async () => {
    const ada = somebody();
    const credentials = await Promise.all(['1', '2', '3'].map((jti) => peer.credentialFor(ada, { jti })));
    const users = await Promise.all(
      credentials.map(async (credential) => userIn(await withGoogle(credential))),
    );
    expect(new Set(users.map(({ uuid }) => uuid)).size).toBe(1);
  });

  test('the export names the providers; deleting the account forgets them', async () => {
    const ada = somebody();
    const { token, uuid } = userIn(await withGoogle(await peer.credentialFor(ada)));
    const { envelope } = await server.get('/user/export', { token });
    const { providers } = v.parse(v.object({ providers: v.array(v.unknown()) }), envelope.d);
    expect(providers).toEqual([{ provider: 'google', subject: ada.subject, createdAt: expect.any(Number) }]);

    expect((await server.post('/user/delete', { confirm: 'delete' }, { token })).envelope.c).toBe(200);

    const links = await server.database.selectFrom('provider_links').selectAll().execute();
    expect(links.filter(({ user_id }) => user_id === uuid)).toEqual([]);
    const fresh = userIn(await withGoogle(await peer.credentialFor(ada, { jti: 'later' })));
    expect(fresh.uuid).not.toBe(uuid);
  });
});

describe('what a page hears', () => {
  test('which providers there are and where they begin, and nothing secret', async () => {
    const { GOOGLE_AUTHORIZE_URL, DISCORD_AUTHORIZE_URL } = peer.environment;
    expect(plain(await server.get('/user/providers'))).toEqual(
      succeeded({
        google: { clientId: clientIds.google, authorizeUrl: GOOGLE_AUTHORIZE_URL },
        discord: { clientId: clientIds.discord, authorizeUrl: DISCORD_AUTHORIZE_URL },
      }),
    );
  });

  test('[S7.15] [S7.16] a server that is not set up for them says so', async () => {
    const bare = await startTestServer();
    try {
      expect(plain(await bare.get('/user/providers'))).toEqual(succeeded({ google: null, discord: null }));
      expect(plain(await bare.post('/user/loginGG', { credential: 'x' }))).toEqual(
        refused(200, 5010, 'Signing in with Google is not set up here.'),
      );
      expect(plain(await bare.get('/user/loginDiscord?code=x', page))).toEqual(
        refused(200, 5010, 'Signing in with Discord is not set up here.'),
      );
    } finally {
      await bare.stop();
    }
  });

  test('tries that fail are limited as those with passwords are', async () => {
    const strict = await startTestServer({ environment: peer.environment });
    try {
      const codes = [];
      for (let time = 0; time < 52; time += 1) {
        codes.push((await strict.post('/user/loginGG', { credential: 'x' })).envelope.c);
      }
      expect(codes).toEqual([...Array.from({ length: 51 }, () => 4011), 4290]);
    } finally {
      await strict.stop();
    }
  });

  test('neither credentials nor codes nor secrets are logged or stored', async () => {
    const credential = await peer.credentialFor(somebody());
    const code = await peer.codeFor(somebody());
    await withGoogle(credential);
    await withDiscord({ code });
    await withDiscord({ code });
    peer.failAs('down');
    await withDiscord({ code: 'secret-code' });
    const used = JSON.stringify(await server.database.selectFrom('used_credentials').selectAll().execute());
    for (const secret of [credential, code, 'secret-code', peer.environment['DISCORD_CLIENT_SECRET'] ?? '']) {
      expect(server.logged()).not.toContain(secret);
      expect(used).not.toContain(secret);
    }
  });
});
