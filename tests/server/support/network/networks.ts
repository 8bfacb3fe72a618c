import { vi } from 'vitest';
import * as v from 'valibot';
import { startTestServer, type ApiAnswer, type TestServer } from '../server.ts';

/** A browser with its cookies, in the network of that address. */
export interface Browser {
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<ApiAnswer>;
  readonly login: (email: string, password: string) => Promise<ApiAnswer>;
  readonly cookie: () => string | null;
  /** Stores another browser's cookie. */
  readonly plant: (cookie: string) => void;
}

export const createBrowser = (server: Pick<TestServer, 'post'>, address: string): Browser => {
  let cookie: string | null = null;
  const post: Browser['post'] = async (path, body, headers = {}) => {
    const answer = await server.post(path, body, {
      'x-forwarded-for': address,
      ...(cookie === null ? {} : { cookie: `known_device=${cookie}` }),
      ...headers,
    });
    for (const line of answer.headers.getSetCookie()) {
      cookie = /^known_device=([^;]*)/.exec(line)?.[1] ?? cookie;
    }
    return answer;
  };
  return {
    post,
    login: (email, password) => post('/user/login', { email, password }),
    cookie: () => cookie,
    plant: (value) => {
      cookie = value;
    },
  };
};

/** Starts a server with the shipped limits, whose requests name their network, with a clock that the test moves. */
export const startAttackedServer = async (options: { environment?: Record<string, string> } = {}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-01T12:00:00Z') });
  const server = await startTestServer({
    environment: { TRUST_PROXY: '1', ...options.environment },
  });
  return {
    server,
    browser: (address: string) => createBrowser(server, address),
    pass: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
    stop: async () => {
      await server.stop();
      vi.useRealTimers();
    },
  };
};

/** Counts the responses by code. */
export const countCodes = (answers: readonly ApiAnswer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { envelope } of answers) {
    counts[envelope.c] = (counts[envelope.c] ?? 0) + 1;
  }
  return counts;
};

export const tokenIn = (answer: ApiAnswer): string =>
  v.parse(v.object({ token: v.string() }), answer.envelope.d).token;
