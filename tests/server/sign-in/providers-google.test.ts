import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { clientIds, type ProviderPerson } from '../../support/provider-peer.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import {
  openProviderHarness,
  addressOpen,
  notConfirmed,
  outOfReach,
  newPerson,
  usedAlready,
  userIn,
} from '../support/sign-in/provider-harness.ts';
import { startTestServer } from '../support/server.ts';

const harness = await openProviderHarness();
const { peer, server } = harness;
beforeEach(() => peer.failAs('none'));
afterAll(() => harness.close());

describe('Google', () => {
  test('[S1.11] [S7.15] a credential signs in to an account, which the first sign-in creates with its grant', async () => {
    const ada = newPerson();
    const user = userIn(await harness.withGoogle(await peer.credentialFor(ada)));

    expect(user).toEqual({ uuid: user.uuid, token: user.token, language: 'de' });
    const benefits = await server.get('/user/benefits', { token: user.token });
    expect(plain(benefits)).toEqual(succeeded({ chats: 50, goldCoins: 0, userId: user.uuid, nfsw: false }));
    const again = userIn(await harness.withGoogle(await peer.credentialFor(ada, { jti: 'another' })));
    expect(again.uuid).toBe(user.uuid);
    expect(again.token).not.toBe(user.token);
  });

  test('[S7.15] a credential that was requested with a nonce requires it', async () => {
    const nonce = 'n-1';
    expect(
      (await harness.withGoogle(await peer.credentialFor(newPerson(), { nonce }), nonce)).envelope.c,
    ).toBe(200);
    expect(plain(await harness.withGoogle(await peer.credentialFor(newPerson(), { nonce })))).toEqual(
      notConfirmed('Google'),
    );
    expect(plain(await harness.withGoogle(await peer.credentialFor(newPerson(), { nonce }), 'n-2'))).toEqual(
      notConfirmed('Google'),
    );
    expect(plain(await harness.withGoogle(await peer.credentialFor(newPerson()), nonce))).toEqual(
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
    ['of the future', () => ({ iat: now() + 3600, exp: now() + 7200 })],
    ['without an address', () => ({ email: undefined })],
  ])('[S7.15] a credential %s is rejected', async (_title, change) => {
    expect(plain(await harness.withGoogle(await peer.credentialFor(newPerson(), change())))).toEqual(
      notConfirmed('Google'),
    );
  });

  test('[S7.15] clocks may differ by half a minute', async () => {
    const credential = await peer.credentialFor(newPerson(), { exp: now() - 20 });
    expect((await harness.withGoogle(credential)).envelope.c).toBe(200);
  });

  test.each([
    ['not confirmed', { email_verified: false }],
    ['said to be confirmed in a word', { email_verified: 'true' }],
    ['not said to be confirmed', { email_verified: undefined }],
    ['no address', { email: 'two@example.com, people@example.com' }],
    ['a number', { email: 7 }],
    ['too long', { email: `${'a'.repeat(250)}@example.com` }],
  ])('[S7.15] an address that is %s does not sign in', async (_title, change) => {
    expect(plain(await harness.withGoogle(await peer.credentialFor(newPerson(), change)))).toEqual(
      addressOpen('Google'),
    );
  });

  test('[S7.15] a credential can be used once, even with another encoding of its signature', async () => {
    const credential = await peer.credentialFor(newPerson());
    expect((await harness.withGoogle(credential)).envelope.c).toBe(200);
    expect(plain(await harness.withGoogle(credential))).toEqual(usedAlready('Google'));
    // The last character of a 256-byte signature contains two unused bits.
    const last = credential.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = credential.slice(0, -1) + (alphabet[alphabet.indexOf(last) ^ 1] ?? '');
    expect((await harness.withGoogle(twin)).envelope.c).toBe(4011);
    const both = await peer.credentialFor(newPerson());
    const answers = await Promise.all([harness.withGoogle(both), harness.withGoogle(both)]);
    expect(new Set(answers.map(({ envelope }) => envelope.c))).toEqual(new Set([200, 4011]));
  });

  test('[S7.15] a credential signed with a foreign key is rejected, whichever key it names', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forge = (kid: string) =>
      new SignJWT(claimsOf(newPerson())).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    const own = peer.issuer.keys.get()?.kid ?? '';
    expect(plain(await harness.withGoogle(await forge(own)))).toEqual(notConfirmed('Google'));
    expect(plain(await harness.withGoogle(await forge('unknown')))).toEqual(notConfirmed('Google'));
  });

  test('[S7.15] other algorithms are rejected: none, and the public key as a secret', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = claimsOf(newPerson());
    const unsigned = `${part({ alg: 'none' })}.${part(claims)}.`;
    expect(plain(await harness.withGoogle(unsigned))).toEqual(notConfirmed('Google'));
    const [key] = peer.issuer.keys.toJSON();
    const secret = new TextEncoder().encode(JSON.stringify(key));
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: key?.kid ?? '' })
      .sign(secret);
    expect(plain(await harness.withGoogle(confused))).toEqual(notConfirmed('Google'));
    const { privateKey } = await generateKeyPair('PS256', { extractable: true });
    const other = await importJWK({ ...(await exportJWK(privateKey)), alg: 'PS256' });
    const padded = await new SignJWT(claims).setProtectedHeader({ alg: 'PS256' }).sign(other);
    expect(plain(await harness.withGoogle(padded))).toEqual(notConfirmed('Google'));
  });

  test.each([
    ['empty', '', '“credential” is too short.'],
    ['too long', 'x'.repeat(8193), '“credential” is too long.'],
  ])('[S7.15] a credential that is %s is a bad request', async (_title, credential, message) => {
    expect(plain(await harness.withGoogle(credential))).toEqual(refused(400, 4000, message));
  });

  test.each(['x', 'a.b.c', '..', 'null', '{"alg":"none"}', "' or 1=1 --"])(
    '[S7.15] an invalid credential is rejected: %s',
    async (credential) => {
      expect(plain(await harness.withGoogle(credential))).toEqual(notConfirmed('Google'));
    },
  );

  test.each(['down', 'slow', 'html', 'broken'] as const)(
    '[S7.15] unavailable keys (%s) are reported as such, and the next attempt succeeds',
    async (fault) => {
      const timeout: Record<string, string> = fault === 'slow' ? { PROVIDER_TIMEOUT_SECONDS: '1' } : {};
      const fresh = await startTestServer({ environment: { ...peer.environment, ...timeout } });
      try {
        const credential = await peer.credentialFor(newPerson());
        peer.failAs(fault);
        expect(plain(await fresh.post('/user/loginGG', { credential }))).toEqual(outOfReach('Google'));
        peer.failAs('none');
        const signIn = async () => (await fresh.post('/user/loginGG', { credential })).envelope.c;
        await expect.poll(signIn).toBe(200);
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
