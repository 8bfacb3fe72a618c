import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, inject } from 'vitest';
import { Registration, UserInfo } from '../../../contract/sign-in/user.ts';
import { createLog } from '../../../server/shared/log.ts';
import { readConfig } from '../../../server/config/config.ts';
import type { Companion } from '../../../server/companions/companion.ts';
import type { Database } from '../../../server/store/database.ts';
import { startServer, type RunningServer, type ServerParts } from '../../../server/server.ts';
import { createFreshDatabase } from './store/fresh-database.ts';
import { echoCompanion } from './companions/echo-companion.ts';
import { readMail, type ReceivedMail } from './mail.ts';
import { dataRoot } from '../../support/data-root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of an embedded database, or the name of a PostgreSQL database. */
    migratedDatabase: string;
  }
}

export interface TestServerOptions {
  /** Settings as an operator sets them. */
  readonly environment?: Record<string, string>;
  readonly companion?: Companion;
  readonly onCode?: ServerParts['onCode'];
  /** The initial time, in milliseconds since 1970. */
  readonly startsAt?: number;
  readonly phone?: NonNullable<ServerParts['phone']>;
}

export interface SignedUp {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

export interface TestServer {
  readonly url: string;
  readonly database: Database;
  readonly dataDir: string;
  readonly running: RunningServer;
  /** Returns the log's lines so far. */
  readonly logged: () => string;
  readonly now: () => number;
  /** Returns the mails stored as files, oldest first. */
  mails(): Promise<ReceivedMail[]>;
  /** Advances the time for everything except the limits. */
  advance(milliseconds: number): void;
  /** Registers, follows the mailed link, signs in and submits an age that permits chatting. */
  signUp(email?: string): Promise<SignedUp>;
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly envelope: v.InferOutput<typeof StrictEnvelope>;
}

const StrictEnvelope = v.strictObject({ c: v.number(), m: v.nullable(v.string()), d: v.unknown() });

/** Starts the complete server, on the embedded database or on the PostgreSQL server of TEST_DATABASE_URL. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(dataRoot, 'mates-test-'));
  const migrated = inject('migratedDatabase');
  const fresh = await createFreshDatabase(migrated);
  if (fresh === null) await copyFile(migrated, join(dataDir, 'mates.db'));
  const lines: string[] = [];
  let offset = options.startsAt === undefined ? 0 : options.startsAt - Date.now();
  const now = () => Date.now() + offset;
  const running = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      CLIENT_DIR: join(dataDir, 'no-page'),
      ...(fresh === null ? {} : { DATABASE_URL: fresh.url }),
      ...options.environment,
    }),
    {
      companion: options.companion ?? echoCompanion(),
      log: createLog('info', { write: (line) => void lines.push(line) }),
      now,
      ...(options.phone === undefined ? {} : { phone: options.phone }),
      ...(options.onCode === undefined ? {} : { onCode: options.onCode }),
    },
  );
  const url = `http://127.0.0.1:${String(running.port)}`;
  const mails = () => mailsIn(join(dataDir, 'outbox'));
  const { get, post } = callsTo(url);
  return {
    url,
    database: running.deps.database,
    dataDir,
    running,
    logged: () => lines.join(''),
    now,
    mails,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    get,
    post,
    signUp: (email) => signUpOn({ post, mails }, email),
    stop: async () => {
      await running.stop();
      await fresh?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Registers, follows the mailed link, signs in and submits an age that permits chatting. */
export const signUpOn = async (
  { post, mails }: Pick<TestServer, 'post' | 'mails'>,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<SignedUp> => {
  const password = 'correct horse battery';
  const registered = await post('/user/register', { email, password });
  const { ticket } = v.parse(Registration, registered.envelope.d);
  const mail = (await mails()).findLast(({ to }) => to === email.toLowerCase());
  await post('/user/verify/confirm', { code: mail?.code, ticket });
  const polled = await post('/user/verify/status', { email, ticket });
  const { userInfo } = v.parse(v.object({ userInfo: UserInfo }), polled.envelope.d);
  await post('/user/confirmAge', { birthDate: '1990-05-17' }, { token: userInfo.token });
  return { token: userInfo.token, userId: userInfo.uuid, email, password };
};

/** Starts one server for all tests of the file, and stops it after them. */
export const startSharedServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const server = await startTestServer(options);
  afterAll(() => server.stop());
  return server;
};

/** Returns the mails stored in the folder, oldest first. */
export const mailsIn = async (folder: string): Promise<ReceivedMail[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.toSorted().map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))),
  );
};

/** Returns how to call the server at this address. */
export const callsTo = (url: string): Pick<TestServer, 'get' | 'post'> => ({
  get: async (path, headers = {}) => answerOf(await fetch(`${url}${path}`, { headers })),
  post: async (path, body = {}, headers = {}) =>
    answerOf(
      await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    ),
});

const answerOf = async (response: Response): Promise<ApiAnswer> => ({
  status: response.status,
  headers: response.headers,
  envelope: v.parse(StrictEnvelope, await response.json()),
});
