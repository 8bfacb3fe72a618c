import { afterAll, beforeAll, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import type { Call } from '../../../../contract/call.ts';
import { ask } from '../../every-call/asking.ts';
import type { Belongings } from '../../every-call/belongings.ts';
import { calls, startEveryCallServer, type EveryCallServer } from '../../every-call/harness.ts';
import { sampleOf, type Sample } from '../../every-call/samples.ts';

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

/** The calls that succeed only after another one, whose sample is therefore a refusal. */
const successes: Readonly<Record<string, (own: Belongings) => Promise<Sample>>> = {
  restoreMessages: async ({ person, roomId, replyId }) => {
    await person.post('/room/deleteMessage', { messageId: replyId });
    const { removed } = await person.roomInfo(roomId);
    return { input: { removalId: removed?.removalId } };
  },
  restoreRoom: async ({ person, roomId }) => {
    await person.post('/room/deleteRoom', { roomId, undo: '1' });
    return { input: { roomId } };
  },
  sandboxCheckout: ({ orderId }) => Promise.resolve({ input: { orderId, choice: 'pay' } }),
};

const prepare = async (name: string, call: Call) => {
  const own = await running.createOwner(name, call);
  const sample = (await successes[name]?.(own)) ?? sampleOf[name]?.(own) ?? { input: {} };
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
  expect(both).toEqual([
    { name, c },
    { name, c },
  ]);
});
