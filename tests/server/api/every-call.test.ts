import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { code } from '../../../contract/envelope.ts';
import { ask, isInQuery } from '../every-call/asking.ts';
import type { Field } from '../every-call/calls.ts';
import {
  calls,
  callsWith,
  fieldsIn,
  sendEach,
  startEveryCallServer,
  type EveryCallServer,
} from '../every-call/harness.ts';
import { wrongFor } from '../every-call/hostile.ts';
import { sampleOf } from '../every-call/samples.ts';

let running: EveryCallServer;
beforeAll(async () => {
  running = await startEveryCallServer();
});
afterAll(() => running.server.stop());

test('every call of the contract has a sample, and every sample has a call', () => {
  expect(Object.keys(sampleOf).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

test.each(callsWith(({ access }) => access === 'token'))(
  '[S8.2] %s requires a valid token',
  async (name, call) => {
    const { sample, send } = await running.createHarness(name, call);
    const before = await running.stored();
    for (const token of ['', 'x', '\t', 'a'.repeat(43), 'A'.repeat(5000)]) {
      expect(await send(sample(), token)).toMatchObject({ status: 200, c: code.loginExpired });
    }
    expect(await running.stored()).toBe(before);
  },
);

test.each(callsWith((call) => fieldsIn(call).some(({ optional }) => !optional)))(
  '%s rejects an input without a required field, and names it',
  async (name, call) => {
    const harness = await running.createHarness(name, call);
    const required = fieldsIn(call).filter(({ optional }) => !optional);
    const before = await running.stored();
    const answers = await sendEach(
      harness,
      required.map((field) => ({ field, value: undefined })),
    );
    expect(answers.filter(({ c }) => c !== code.invalid)).toEqual([]);
    // A file that was chosen is one field of a form.
    const isNamed = ({ field, named }: (typeof answers)[number]) =>
      named === field.replace(/^file\..*/, 'file');
    expect(answers.filter((answer) => !isNamed(answer))).toEqual([]);
    expect(await running.stored()).toBe(before);
  },
);

test.each(callsWith((call) => fieldsIn(call).length > 0))(
  '%s rejects values of a wrong type or excessive length',
  async (name, call) => {
    const harness = await running.createHarness(name, call);
    // A query contains only strings; a repeated name is a list.
    const valuesFor = (field: Field) => (isInQuery(call) ? [['a', 'b'], 'x'.repeat(5000)] : wrongFor(field));
    const changes = fieldsIn(call).flatMap((field) => valuesFor(field).map((value) => ({ field, value })));
    const before = await running.stored();
    const answers = await sendEach(harness, changes);
    expect(answers.filter(({ c }) => c !== code.invalid)).toEqual([]);
    expect(await running.stored()).toBe(before);
  },
);

/** The calls that cost a chat. */
const charged = ['send', 'anotherReply'];

test.each(calls.filter(([name]) => !charged.includes(name)))(
  '%s ignores unknown fields',
  async (name, call) => {
    const extra = JSON.parse('{"__proto__":{"admin":true},"constructor":1,"userId":"x","chats":9,"":0}');
    const { sample, send } = await running.createHarness(name, call);
    const walletsIn = (text: string) => text.slice(text.indexOf('\nwallets'));
    const before = await running.stored();
    // The call that deletes an account must not succeed here.
    const { status } = await send({ ...sample(), ...extra, toString: 'x', confirm: 'no' });
    expect(status).toBeLessThan(500);
    expect(Object.prototype).not.toHaveProperty('admin');
    expect(walletsIn(await running.stored())).toBe(walletsIn(before));
  },
);

test.each(callsWith(({ method, effect }) => method === 'GET' && effect === 'write'))(
  '%s also works as a POST request',
  async (name, call) => {
    const own = await running.createOwner(name, call);
    const { input, c = code.ok } = sampleOf[name]?.(own) ?? { input: {} };
    const twin: Call = { ...call, method: 'POST' };
    expect((await ask(running.server.url, twin, input, { token: own.person.token })).c).toBe(c);
    expect((await ask(running.server.url, twin, {}, { token: own.person.token })).c).toBe(code.invalid);
    const refusal = await ask(running.server.url, twin, input, { 'sec-purpose': 'prefetch' });
    expect(refusal.c).toBe(code.invalid);
  },
);

test('no request caused an unexpected error', () => {
  expect(running.server.logged()).not.toContain('a request failed');
});
