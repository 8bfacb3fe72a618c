import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { plain, refused } from '../support/answers.ts';
import {
  openProviderHarness,
  addressOpen,
  notConfirmed,
  outOfReach,
  page,
  newPerson,
  userIn,
} from '../support/sign-in/provider-harness.ts';

const harness = await openProviderHarness();
const { peer, server } = harness;
beforeEach(() => peer.failAs('none'));
afterAll(() => harness.close());

const pkce = () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, challenge: createHash('sha256').update(codeVerifier).digest('base64url') };
};

describe('Discord', () => {
  test('[S1.12] [S7.16] a code with its verifier signs in', async () => {
    const ada = newPerson();
    const { codeVerifier, challenge } = pkce();
    const user = userIn(
      await harness.withDiscord({ code: await peer.codeFor(ada, challenge), codeVerifier }),
    );
    expect(user).toEqual({ uuid: user.uuid, token: user.token, language: 'de' });
    const again = userIn(await harness.withDiscord({ code: await peer.codeFor(ada) }));
    expect(again.uuid).toBe(user.uuid);
  });

  test('[S7.16] a wrong verifier, an unknown code and a used code are rejected', async () => {
    const { codeVerifier, challenge } = pkce();
    const wrong = { code: await peer.codeFor(newPerson(), challenge), codeVerifier: pkce().codeVerifier };
    expect(plain(await harness.withDiscord(wrong))).toEqual(notConfirmed('Discord'));
    expect(plain(await harness.withDiscord({ code: 'never-given' }))).toEqual(notConfirmed('Discord'));
    const code = await peer.codeFor(newPerson(), challenge);
    expect((await harness.withDiscord({ code, codeVerifier })).envelope.c).toBe(200);
    expect((await harness.withDiscord({ code, codeVerifier })).envelope.c).toBe(4011);
  });

  test('[S7.16] a user without a confirmed address is rejected', async () => {
    const code = await peer.codeFor({ ...newPerson(), isVerified: false });
    expect(plain(await harness.withDiscord({ code }))).toEqual(addressOpen('Discord'));
  });

  test('[S7.16] a Discord that times out is unavailable until it responds', async () => {
    const impatient = await openProviderHarness({ PROVIDER_TIMEOUT_SECONDS: '1' });
    try {
      const code = await impatient.peer.codeFor(newPerson());
      impatient.peer.failAs('slow');
      expect(plain(await impatient.withDiscord({ code }))).toEqual(outOfReach('Discord'));
      impatient.peer.failAs('none');
      const signIn = async () =>
        (await impatient.withDiscord({ code: await impatient.peer.codeFor(newPerson()) })).envelope.c;
      await expect.poll(signIn).toBe(200);
    } finally {
      await impatient.close();
    }
  });

  test.each(['down', 'html', 'broken'] as const)(
    '[S7.16] an unavailable Discord (%s) is reported as such',
    async (fault) => {
      const code = await peer.codeFor(newPerson());
      peer.failAs(fault);
      expect(plain(await harness.withDiscord({ code }))).toEqual(outOfReach('Discord'));
      peer.failAs('none');
      expect((await harness.withDiscord({ code })).envelope.c).toBe(200);
    },
  );

  test('[S7.16] ignores navigation, prefetch and HEAD', async () => {
    const code = await peer.codeFor(newPerson());
    expect(plain(await harness.withDiscord({ code }, {}))).toEqual(
      refused(400, 4000, 'This call changes something and is made by the page only.'),
    );
    expect((await harness.withDiscord({ code }, { ...page, 'sec-purpose': 'prefetch' })).status).toBe(400);
    const head = await fetch(`${server.url}/user/loginDiscord?code=${code}`, {
      method: 'HEAD',
      headers: page,
    });
    expect(head.status).toBe(405);
    expect((await harness.withDiscord({ code })).envelope.c).toBe(200);
  });

  test('[S2.31] opening the URL as a page does not use the code', async () => {
    const code = await peer.codeFor(newPerson());
    const response = await fetch(`${server.url}/user/loginDiscord?code=${code}`, {
      headers: { accept: 'text/html' },
    });
    // This server has no page; the code must still be valid.
    expect(response.ok).toBe(false);
    expect((await harness.withDiscord({ code })).envelope.c).toBe(200);
  });

  test.each([
    ['an empty code', { code: '' }, '“code” is too short.'],
    ['a code that is too long', { code: 'x'.repeat(513) }, '“code” is too long.'],
    ['a code with a line break', { code: 'a\nb' }, '“code” has characters that are not allowed there.'],
    [
      'a verifier that is too short',
      { code: 'x', codeVerifier: 'short' },
      '“codeVerifier” has characters that are not allowed there.',
    ],
  ])('[S7.16] %s is a bad request', async (_title, query, message) => {
    expect(plain(await harness.withDiscord(query))).toEqual(refused(400, 4000, message));
  });
});
