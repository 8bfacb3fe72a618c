import { afterAll, beforeAll, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import type { Call } from '../../../contract/call.ts';
import { ask } from '../every-call/asking.ts';
import type { Belongings } from '../every-call/belongings.ts';
import { calls, startEveryCallServer, type EveryCallServer } from '../every-call/harness.ts';
import { sampleOf } from '../every-call/samples.ts';

let running: EveryCallServer;
beforeAll(async () => {
  running = await startEveryCallServer();
});
afterAll(() => running.server.stop());

const writes = calls.filter(([, { effect }]) => effect !== 'read');

const send = async (name: string, call: Call, own: Belongings, input: Readonly<Record<string, unknown>>) => {
  const { c } = await ask(running.server.url, call, input, { token: own.person.token });
  return { name, c };
};

/** The call with its sample, where the sample succeeds. */
const prepare = async (name: string, call: Call) => {
  const own = await running.createOwner(name, call);
  const sample = sampleOf[name]?.(own) ?? { input: {} };
  return { own, input: sample.input, c: sample.c ?? code.ok };
};

test.each(writes)('%s answers a repetition as the first time', async (name, call) => {
  const { own, input, c } = await prepare(name, call);
  expect(await send(name, call, own, input)).toEqual({ name, c });
  expect(await send(name, call, own, input)).toEqual({ name, c });
});

test.each(writes)('%s answers two at once alike', async (name, call) => {
  const { own, input, c } = await prepare(name, call);
  const both = await Promise.all([send(name, call, own, input), send(name, call, own, input)]);
  expect(both).toEqual([{ name, c }, { name, c }]);
});
