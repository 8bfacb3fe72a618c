import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { failureBudgets } from '../../../server/limits/login-limits.ts';
import { clientIds } from '../../support/provider-peer.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { openProviderHarness, page, newPerson, userIn } from '../support/sign-in/provider-harness.ts';
import { startTestServer } from '../support/server.ts';

const harness = await openProviderHarness();
const { peer, server } = harness;
beforeEach(() => peer.failAs('none'));
afterAll(() => harness.close());

describe('matching accounts', () => {
  test('the provider’s user id is the key: a changed address there opens the same account', async () => {
    const ada = newPerson();
    const first = userIn(await harness.withGoogle(await peer.credentialFor(ada)));
    const moved = userIn(
      await harness.withGoogle(await peer.credentialFor({ ...ada, email: newPerson().email })),
    );
    expect(moved.uuid).toBe(first.uuid);
  });

  test('an account with a confirmed address is linked, and keeps its password and sessions', async () => {
    const ada = await server.signUp();
    const user = userIn(
      await harness.withGoogle(await peer.credentialFor({ ...newPerson(), email: ada.email.toUpperCase() })),
    );
    expect(user.uuid).toBe(ada.userId);
    expect((await server.post('/user/login', { email: ada.email, password: ada.password })).envelope.c).toBe(
      200,
    );
    expect((await server.get('/user/benefits', { token: ada.token })).envelope.c).toBe(200);
    const other = userIn(
      await harness.withDiscord({ code: await peer.codeFor({ ...newPerson(), email: ada.email }) }),
    );
    expect(other.uuid).toBe(ada.userId);
    const subjects = (await server.mails())
      .filter(({ to }) => to === ada.email)
      .map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      'You can sign in to Mates with Google',
      'You can sign in to Mates with Discord',
    ]);
  });

  test('an unconfirmed sign-up loses its password, its link and its ticket', async () => {
    const { email, subject } = newPerson();
    const password = 'the password of an intruder';
    const registered = await server.post('/user/register', { email, password });
    const { ticket } = v.parse(v.object({ ticket: v.string() }), registered.envelope.d);
    const mail = (await server.mails()).findLast(({ to }) => to === email);

    const owner = userIn(await harness.withGoogle(await peer.credentialFor({ email, subject })));

    expect((await server.post('/user/login', { email, password })).envelope.c).toBe(4010);
    expect((await server.post('/user/verify/confirm', { code: mail?.code })).envelope.c).toBe(4040);
    const polled = await server.post('/user/verify/status', { email, ticket });
    expect(plain(polled)).toEqual(succeeded({ verified: false }));
    expect((await server.get('/user/benefits', { token: owner.token })).envelope.c).toBe(200);
  });

  test('an address is not transferred to another user of the same provider', async () => {
    const first = newPerson();
    await harness.withGoogle(await peer.credentialFor(first));
    const second = { ...newPerson(), email: first.email };
    expect(plain(await harness.withGoogle(await peer.credentialFor(second)))).toEqual(
      refused(
        200,
        4011,
        'The account with this address is opened by another Google account. Please use that one, or your password.',
      ),
    );
  });

  test('two concurrent first sign-ins create one account', async () => {
    const ada = newPerson();
    const credentials = await Promise.all(['1', '2', '3'].map((jti) => peer.credentialFor(ada, { jti })));
    const users = await Promise.all(
      credentials.map(async (credential) => userIn(await harness.withGoogle(credential))),
    );
    expect(new Set(users.map(({ uuid }) => uuid)).size).toBe(1);
  });

  test('the export lists the providers; deleting the account removes them', async () => {
    const ada = newPerson();
    const { token, uuid } = userIn(await harness.withGoogle(await peer.credentialFor(ada)));
    const { envelope } = await server.get('/user/export', { token });
    const { providers } = v.parse(v.object({ providers: v.array(v.unknown()) }), envelope.d);
    expect(providers).toEqual([{ provider: 'google', subject: ada.subject, createdAt: expect.any(Number) }]);

    expect((await server.post('/user/delete', { confirm: 'delete' }, { token })).envelope.c).toBe(200);

    const links = await server.database.selectFrom('provider_links').selectAll().execute();
    expect(links.filter(({ user_id }) => user_id === uuid)).toEqual([]);
    const fresh = userIn(await harness.withGoogle(await peer.credentialFor(ada, { jti: 'later' })));
    expect(fresh.uuid).not.toBe(uuid);
  });
});

describe('the public configuration', () => {
  test('lists the providers and their authorization URLs, and no secrets', async () => {
    const { GOOGLE_AUTHORIZE_URL, DISCORD_AUTHORIZE_URL } = peer.environment;
    expect(plain(await server.get('/user/providers'))).toEqual(
      succeeded({
        google: { clientId: clientIds.google, authorizeUrl: GOOGLE_AUTHORIZE_URL },
        discord: { clientId: clientIds.discord, authorizeUrl: DISCORD_AUTHORIZE_URL },
      }),
    );
  });

  test('[S7.15] [S7.16] providers that are not configured are reported as unsupported', async () => {
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

  test('failed attempts are limited like those with passwords', async () => {
    const strict = await startTestServer({ environment: peer.environment });
    try {
      const codes = [];
      const { free } = failureBudgets['provider-network'];
      for (let time = 0; time <= free + 1; time += 1) {
        codes.push((await strict.post('/user/loginGG', { credential: 'x' })).envelope.c);
      }
      expect(codes).toEqual([...Array.from({ length: free + 1 }, () => 4011), 4290]);
    } finally {
      await strict.stop();
    }
  });

  test('neither credentials nor codes nor secrets are logged or stored', async () => {
    const credential = await peer.credentialFor(newPerson());
    const code = await peer.codeFor(newPerson());
    await harness.withGoogle(credential);
    await harness.withDiscord({ code });
    await harness.withDiscord({ code });
    peer.failAs('down');
    await harness.withDiscord({ code: 'secret-code' });
    const used = JSON.stringify(await server.database.selectFrom('used_credentials').selectAll().execute());
    for (const secret of [credential, code, 'secret-code', peer.environment['DISCORD_CLIENT_SECRET'] ?? '']) {
      expect(server.logged()).not.toContain(secret);
      expect(used).not.toContain(secret);
    }
  });
});
