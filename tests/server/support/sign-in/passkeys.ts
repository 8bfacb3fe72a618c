import * as v from 'valibot';
import { Passkey, PasskeyCreation } from '../../../../contract/sign-in/own-passkeys.ts';
import { PasskeyRequest } from '../../../../contract/sign-in/passkey.ts';
import { createAuthenticator, type Authenticator, type Faults } from './authenticator.ts';
import type { ApiAnswer, SignedUp, TestServer } from '../server.ts';

const linux =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';

/** Calls of a test about passkeys, on its server. */
export const callsWithPasskeys = (server: TestServer) => {
  const origin = server.url.replace('127.0.0.1', 'localhost');
  const newKey = () => createAuthenticator(origin);
  /** Requests what a browser needs to create a passkey; `password` null sends none. */
  const start = (user: SignedUp, password: string | null = user.password): Promise<ApiAnswer> =>
    server.post('/user/passkey/add/start', password === null ? {} : { password }, { token: user.token });
  const startedFor = async (user: SignedUp): Promise<PasskeyCreation> =>
    v.parse(PasskeyCreation, (await start(user)).envelope.d);
  const add = (token: string, body: unknown): Promise<ApiAnswer> =>
    server.post('/user/passkey/add', body, { token, 'user-agent': linux });
  const requestChallenge = async (): Promise<PasskeyRequest> =>
    v.parse(PasskeyRequest, (await server.post('/user/passkey/signIn/start')).envelope.d);
  return {
    newKey,
    start,
    startedFor,
    add,
    requestChallenge,
    /** A user with a passkey, and the authenticator that holds it. */
    withPasskey: async (): Promise<{ user: SignedUp; passkey: Passkey; key: Authenticator }> => {
      const user = await server.signUp();
      const key = newKey();
      const answer = await add(user.token, key.create(await startedFor(user)));
      return { user, key, passkey: v.parse(Passkey, answer.envelope.d) };
    },
    signIn: async (key: Authenticator, faults: Faults = {}): Promise<ApiAnswer> =>
      server.post('/user/passkey/signIn', key.sign(await requestChallenge(), faults)),
    listOf: async ({ token }: SignedUp): Promise<readonly Passkey[]> =>
      v.parse(
        v.object({ passkeys: v.array(Passkey) }),
        (await server.get('/user/passkeys', { token })).envelope.d,
      ).passkeys,
    subjectsTo: async ({ email }: SignedUp): Promise<string[]> =>
      (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject),
  };
};
