import { afterAll, beforeAll, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { ask, withField } from '../../every-call/asking.ts';
import { idsOf, isOf } from '../../every-call/belongings.ts';
import { isId, type Field } from '../../every-call/calls.ts';
import {
  calls,
  callsWith,
  fieldsIn,
  secret,
  sendEach,
  startEveryCallServer,
  type EveryCallServer,
} from '../../every-call/harness.ts';
import { hostileFor, hostileTexts } from '../../every-call/hostile.ts';
import { sampleOf } from '../../every-call/samples.ts';

let running: EveryCallServer;
beforeAll(async () => {
  running = await startEveryCallServer();
});
afterAll(() => running.server.stop());

test.each(callsWith((call) => fieldsIn(call).length > 0))(
  '%s handles hostile input, and a rejected input changes nothing',
  async (name, call) => {
    const harness = await running.createHarness(name, call);
    const valuesFor = (field: Field) => (call.method === 'GET' ? hostileTexts : hostileFor(field));
    const changes = fieldsIn(call).flatMap((field) => valuesFor(field).map((value) => ({ field, value })));
    const answers = await sendEach(harness, changes);
    expect(answers.filter(({ status, c }) => status >= 500 || c === code.serverError)).toEqual([]);

    // Accepted inputs have changed data, so the refused ones are sent again on their own.
    const refused = changes.filter((_, index) => answers[index]?.c !== code.ok);
    const before = await running.stored();
    const again = await sendEach(harness, refused);
    expect(again.filter(({ c }) => c === code.ok)).toEqual([]);
    expect(await running.stored()).toBe(before);
  },
);

test.each(callsWith((call) => fieldsIn(call).some(isId)))(
  '%s neither reveals nor changes another account’s data',
  async (name, call) => {
    const { sample, send } = await running.createHarness(name, call);
    const theirs = async () =>
      (await running.stored()).split('\n').filter((line) => isOf(running.victim, secret, line));
    const before = await theirs();
    for (const field of fieldsIn(call).filter(isId)) {
      for (const id of idsOf(running.victim)) {
        const { status, text } = await send(withField(sample(), field.path, id));
        expect(status).toBeLessThan(500);
        expect(text).not.toContain(secret);
      }
    }
    expect(await theirs()).toEqual(before);
  },
);

test.each(calls)('%s succeeds with its sample', async (name, call) => {
  const own = await running.createOwner(name, call);
  const { input, c = code.ok } = sampleOf[name]?.(own) ?? { input: {} };
  expect(await ask(running.server.url, call, input, { token: own.person.token })).toMatchObject({ c });
});

test('no request caused an unexpected error', () => {
  expect(running.server.logged()).not.toContain('a request failed');
});
