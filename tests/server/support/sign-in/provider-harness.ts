import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { UserInfo } from '../../../../contract/sign-in/user.ts';
import { startProviderPeer, type ProviderPeer, type ProviderPerson } from '../../../support/provider-peer.ts';
import { refused } from '../answers.ts';
import { startTestServer, type ApiAnswer, type TestServer } from '../server.ts';

/** A server with Google and Discord configured, and the calls with which a page signs in. */
export interface ProviderHarness {
  readonly peer: ProviderPeer;
  readonly server: TestServer;
  readonly withGoogle: (credential: unknown, nonce?: unknown) => Promise<ApiAnswer>;
  readonly withDiscord: (
    query: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<ApiAnswer>;
  readonly close: () => Promise<void>;
}

/** The headers of a signed-out page. */
export const page = { token: '', language: 'de' };

/** Starts the server; `environment` overrides its settings. */
export const openProviderHarness = async (
  environment: Record<string, string> = {},
): Promise<ProviderHarness> => {
  const peer = await startProviderPeer();
  const server = await startTestServer({
    environment: { ...peer.environment, LIMIT_FACTOR: '100', ...environment },
  });
  return {
    peer,
    server,
    withGoogle: (credential, nonce) => server.post('/user/loginGG', { credential, nonce }, page),
    withDiscord: (query, headers = page) =>
      server.get(`/user/loginDiscord?${new URLSearchParams(query).toString()}`, headers),
    close: async () => {
      await server.stop();
      await peer.stop();
    },
  };
};

/** Returns a person without an account. */
export const newPerson = (): ProviderPerson => {
  const name = randomBytes(6).toString('hex');
  return { subject: `subject-${name}`, email: `${name}@example.com` };
};

export const userIn = (answer: ApiAnswer): UserInfo => v.parse(UserInfo, answer.envelope.d);

export const notConfirmed = (who: string) =>
  refused(200, 4011, `${who} did not confirm this sign-in. Please try again.`);

export const usedAlready = (who: string) =>
  refused(200, 4011, `This sign-in with ${who} was used already. Please try again.`);

export const addressOpen = (who: string) =>
  refused(
    200,
    4011,
    `Your e-mail address is not confirmed at ${who}. Please confirm it there, or sign in with your e-mail here.`,
  );

export const outOfReach = (who: string) =>
  refused(
    503,
    5030,
    `${who} cannot be reached at the moment. Please try again, or sign in with your e-mail.`,
  );
