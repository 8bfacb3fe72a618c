/** Sends every call of the contract to a server, on behalf of accounts that own something. */
import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { echoCompanion } from '../support/companions/echo-companion.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ask, withField, type Outcome } from './asking.ts';
import { belongingsOf, type Belongings } from './belongings.ts';
import { everyCall, fieldsOf, type Field } from './calls.ts';
import { sampleOf } from './samples.ts';
import { storedIn } from './stored.ts';

export const calls = (await everyCall()).map(({ name, call }) => [name, call] as const);
export const fieldsIn = (call: Call): Field[] => fieldsOf(call.input);
export const callsWith = (isMeant: (call: Call) => boolean) => calls.filter(([, call]) => isMeant(call));

/** Part of every private text of the account. */
export const secret = 'Nightjar';

interface FieldChange {
  readonly field: Field;
  readonly value: unknown;
}

interface CallHarness {
  /** Returns a valid input. Client ids are new each time. */
  readonly sample: () => Readonly<Record<string, unknown>>;
  readonly send: (input: Readonly<Record<string, unknown>>, token?: string) => Promise<Outcome>;
}

export interface EveryCallServer {
  readonly server: TestServer;
  readonly victim: Belongings;
  /** Returns all stored data as text. */
  readonly stored: () => Promise<string>;
  /** Returns an account on which nothing was changed yet. */
  createOwner(name: string, call: Call): Promise<Belongings>;
  createHarness(name: string, call: Call): Promise<CallHarness>;
}

/** Starts a server whose limits no test reaches. */
export const startEveryCallServer = async (): Promise<EveryCallServer> => {
  const server = await startTestServer({
    companion: { ...echoCompanion(), models: ['small', 'large'] },
    environment: { LIMIT_FACTOR: '10000', GRANT_CHATS: '5000' },
  });
  const owners = new Map<string, Promise<Belongings>>();

  /** Returns the account that makes a call: one of its own for a call that changes data, a shared one for all others. */
  const getOwner = (name: string, { effect }: Call): Promise<Belongings> => {
    const key = effect === 'read' ? 'reader' : name;
    const owner = owners.get(key) ?? belongingsOf(server, 'Eve');
    owners.set(key, owner);
    return owner;
  };
  return {
    server,
    victim: await belongingsOf(server, secret),
    stored: await storedIn(server.database, server.running.deps.dialect),
    createOwner: (name, call) =>
      call.effect === 'read' ? getOwner(name, call) : belongingsOf(server, 'Fay'),
    createHarness: async (name, call) => {
      const own = await getOwner(name, call);
      return {
        sample: () => sampleOf[name]?.(own).input ?? {},
        send: (input, token = own.person.token) => ask(server.url, call, input, { token }),
      };
    },
  };
};

/** Sends each change in an otherwise valid input and returns the answers. */
export const sendEach = async ({ sample, send }: CallHarness, changes: readonly FieldChange[]) => {
  const answers = [];
  for (const { field, value } of changes) {
    const { status, c, text } = await send(withField(sample(), field.path, value));
    answers.push({ field: field.path.join('.'), value: show(value), status, c, named: fieldNamedIn(text) });
  }
  return answers;
};

/** The field that an answer says is invalid; a stream is no refusal. */
const fieldNamedIn = (text: string): string | undefined =>
  text.startsWith('{') ? v.parse(Refusal, JSON.parse(text)).d?.field : undefined;
const Refusal = v.object({ d: v.nullable(v.object({ field: v.optional(v.string()) })) });

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
