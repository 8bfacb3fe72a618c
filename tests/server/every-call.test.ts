import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { code } from '../../contract/envelope.ts';
import { ask, withField, type Outcome } from './every-call/asking.ts';
import { belongingsOf, idsOf, isOf, type Belongings } from './every-call/belongings.ts';
import { everyCall, fieldsOf, isId, type Field } from './every-call/calls.ts';
import { hostileFor, hostileTexts, wrongFor } from './every-call/hostile.ts';
import { sampleOf } from './every-call/samples.ts';
import { storedIn } from './every-call/stored.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const calls = (await everyCall()).map(({ name, call }) => [name, call] as const);
const fieldsIn = (call: Call): Field[] => fieldsOf(call.input);
const callsWith = (isMeant: (call: Call) => boolean) => calls.filter(([, call]) => isMeant(call));

/** Part of every text of the account that nobody else may read. */
const secret = 'Nightjar';

let server: TestServer;
let stored: () => Promise<string>;
let victim: Belongings;
const owners = new Map<string, Promise<Belongings>>();

beforeAll(async () => {
  server = await startTestServer({ environment: { LIMIT_FACTOR: '10000', GRANT_CHATS: '5000' } });
  stored = await storedIn(server.database);
  victim = await belongingsOf(server, secret);
});
afterAll(() => server.stop());

/** Returns the account that makes a call: one of its own for a call that changes data, a shared one for all others. */
const getOwner = (name: string, { effect }: Call): Promise<Belongings> => {
  const key = effect === 'read' ? 'reader' : name;
  const owner = owners.get(key) ?? belongingsOf(server, 'Eve');
  owners.set(key, owner);
  return owner;
};

/** Returns an account on which nothing was changed yet. */
const createOwner = (name: string, call: Call): Promise<Belongings> =>
  call.effect === 'read' ? getOwner(name, call) : belongingsOf(server, 'Fay');

interface CallHarness {
  /** Returns a valid input. Client ids are new each time. */
  readonly sample: () => Readonly<Record<string, unknown>>;
  readonly send: (input: Readonly<Record<string, unknown>>, token?: string) => Promise<Outcome>;
}

const createHarness = async (name: string, call: Call): Promise<CallHarness> => {
  const own = await getOwner(name, call);
  return {
    sample: () => sampleOf[name]?.(own).input ?? {},
    send: (input, token = own.person.token) => ask(server.url, call, input, { token }),
  };
};

interface FieldChange {
  readonly field: Field;
  readonly value: unknown;
}

/** Sends each change in an otherwise valid input and returns the answers. */
const sendEach = async ({ sample, send }: CallHarness, changes: readonly FieldChange[]) => {
  const answers = [];
  for (const { field, value } of changes) {
    const { status, c } = await send(withField(sample(), field.path, value));
    answers.push({ field: field.path.join('.'), value: show(value), status, c });
  }
  return answers;
};

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

test('every call of the contract has a sample, and every sample a call', () => {
  expect(Object.keys(sampleOf).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

test.each(callsWith(({ access }) => access === 'token'))(
  '%s is for people who are signed in, and says so',
  async (name, call) => {
    const { sample, send } = await createHarness(name, call);
    const before = await stored();
    for (const token of ['', 'x', '\t', 'a'.repeat(43), 'A'.repeat(5000)]) {
      expect(await send(sample(), token)).toMatchObject({ status: 200, c: code.loginExpired });
    }
    expect(await stored()).toBe(before);
  },
);

test.each(callsWith((call) => fieldsIn(call).some(({ optional }) => !optional)))(
  '%s misses what is missing',
  async (name, call) => {
    const harness = await createHarness(name, call);
    const required = fieldsIn(call).filter(({ optional }) => !optional);
    const before = await stored();
    const answers = await sendEach(
      harness,
      required.map((field) => ({ field, value: undefined })),
    );
    expect(answers.filter(({ c }) => c !== code.invalid)).toEqual([]);
    expect(await stored()).toBe(before);
  },
);

test.each(callsWith((call) => fieldsIn(call).length > 0))(
  '%s refuses what no field takes: of another kind, and far too long',
  async (name, call) => {
    const harness = await createHarness(name, call);
    // A query has strings only; a repeated name is a list.
    const valuesFor = (field: Field) =>
      call.method === 'GET' ? [['a', 'b'], 'x'.repeat(5000)] : wrongFor(field);
    const changes = fieldsIn(call).flatMap((field) => valuesFor(field).map((value) => ({ field, value })));
    const before = await stored();
    const answers = await sendEach(harness, changes);
    expect(answers.filter(({ c }) => c !== code.invalid)).toEqual([]);
    expect(await stored()).toBe(before);
  },
);

test.each(callsWith((call) => fieldsIn(call).length > 0))(
  '%s stumbles over nothing hostile, and what it refuses changes nothing',
  async (name, call) => {
    const harness = await createHarness(name, call);
    const valuesFor = (field: Field) => (call.method === 'GET' ? hostileTexts : hostileFor(field));
    const changes = fieldsIn(call).flatMap((field) => valuesFor(field).map((value) => ({ field, value })));
    const answers = await sendEach(harness, changes);
    expect(answers.filter(({ status, c }) => status >= 500 || c === code.serverError)).toEqual([]);

    // Accepted inputs have changed data, so the refused ones are sent again on their own.
    const refused = changes.filter((_, index) => answers[index]?.c !== code.ok);
    const before = await stored();
    const again = await sendEach(harness, refused);
    expect(again.filter(({ c }) => c === code.ok)).toEqual([]);
    expect(await stored()).toBe(before);
  },
);

test.each(calls.filter(([name]) => name !== 'send'))(
  '%s takes fields that nobody asked for as none',
  async (name, call) => {
    const extra = JSON.parse('{"__proto__":{"admin":true},"constructor":1,"userId":"x","chats":9,"":0}');
    const { sample, send } = await createHarness(name, call);
    const walletsIn = (text: string) => text.slice(text.indexOf('\nwallets'));
    const before = await stored();
    // The call that deletes an account must not succeed here.
    const { status } = await send({ ...sample(), ...extra, toString: 'x', confirm: 'no' });
    expect(status).toBeLessThan(500);
    expect(Object.prototype).not.toHaveProperty('admin');
    expect(walletsIn(await stored())).toBe(walletsIn(before));
  },
);

test.each(callsWith((call) => fieldsIn(call).some(isId)))(
  '%s neither tells nor changes anything of somebody else',
  async (name, call) => {
    const { sample, send } = await createHarness(name, call);
    const theirs = async () => (await stored()).split('\n').filter((line) => isOf(victim, secret, line));
    const before = await theirs();
    for (const field of fieldsIn(call).filter(isId)) {
      for (const id of idsOf(victim)) {
        const { status, text } = await send(withField(sample(), field.path, id));
        expect(status).toBeLessThan(500);
        expect(text).not.toContain(secret);
      }
    }
    expect(await theirs()).toEqual(before);
  },
);

test.each(calls)('%s does with its sample what it is for', async (name, call) => {
  const own = await createOwner(name, call);
  const { input, c = code.ok } = sampleOf[name]?.(own) ?? { input: {} };
  expect(await ask(server.url, call, input, { token: own.person.token })).toMatchObject({ c });
});

test.each(callsWith(({ method, effect }) => method === 'GET' && effect === 'write'))(
  '%s may as well be sent as a POST, which does the same',
  async (name, call) => {
    const own = await createOwner(name, call);
    const { input, c = code.ok } = sampleOf[name]?.(own) ?? { input: {} };
    const twin: Call = { ...call, method: 'POST' };
    expect((await ask(server.url, twin, input, { token: own.person.token })).c).toBe(c);
    expect((await ask(server.url, twin, {}, { token: own.person.token })).c).toBe(code.invalid);
    const refusal = await ask(server.url, twin, input, { 'sec-purpose': 'prefetch' });
    expect(refusal.c).toBe(code.invalid);
  },
);

test('no request brought an error that nobody had foreseen', () => {
  expect(server.logged()).not.toContain('a request failed');
});
