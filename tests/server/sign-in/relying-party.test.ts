import { describe, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { startTestServer } from '../support/server.ts';

/** Returns the codes and the data with which a server at this URL offers passkeys. */
const offered = async (publicUrl: string) => {
  const server = await startTestServer({ environment: { PUBLIC_URL: publicUrl } });
  const answers = [
    await server.get('/user/passkey/support'),
    await server.post('/user/passkey/signIn/start'),
  ];
  await server.stop();
  return answers.map(({ envelope }) => ({ c: envelope.c, d: envelope.d }));
};

describe('passkeys', () => {
  test.each([
    ['https://mates.example', 'mates.example'],
    ['https://mates.example:8443', 'mates.example'],
    ['http://127.0.0.1:4321', 'localhost'],
    ['http://[::1]:4321', 'localhost'],
  ])('at %s belong to %s', async (publicUrl, rpId) => {
    expect(await offered(publicUrl)).toEqual([
      { c: code.ok, d: { rpId } },
      { c: code.ok, d: expect.objectContaining({ rpId }) },
    ]);
  });

  test.each(['http://192.0.2.7:4321', 'http://[2001:db8::7]'])(
    'are not available at %s, because browsers accept no IP address',
    async (publicUrl) => {
      const notAvailable = { c: code.notAvailable, d: null };
      expect(await offered(publicUrl)).toEqual([notAvailable, notAvailable]);
    },
  );
});
