import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { secondStepChangeMachine } from '../../../../src/machines/account/security/second-step-change.machine.ts';
import * as select from '../../../../src/machines/account/security/second-step-change.selectors.ts';
import type {
  SecondStepAction,
  SecondStepRequest,
} from '../../../../src/machines/account/security/second-step-change.types.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { wrongPassword } from '../account-samples.ts';
import { codes } from './second-step-change.model.ts';

/** Starts the machine with what the server and the clipboard answer, proves to be the owner, and logs every effect. */
const changed = async (
  action: SecondStepAction,
  {
    answer = () => Promise.resolve(codes),
    copy = () => Promise.resolve(),
  }: { answer?: () => Promise<readonly string[]>; copy?: () => Promise<void> } = {},
) => {
  const log: unknown[] = [];
  const actor = createActor(
    secondStepChangeMachine.provide({
      actors: {
        changeSecondStep: fromPromise<readonly string[], SecondStepRequest>(({ input }) => {
          log.push(input);
          return answer();
        }),
        copyCodes: fromPromise<void, { codes: readonly string[] }>(async ({ input }) => {
          log.push(input.codes);
          await copy();
        }),
      },
      actions: {
        downloadCodes: (_, shown) => void log.push(['downloaded', ...shown]),
        showToast: (_, { key }) => void log.push(key),
      },
    }),
    { input: { action } },
  ).start();
  actor.send({ type: 'proof.submit', password: 'the password' });
  expect(select.selectIsBusy(actor.getSnapshot())).toBe(true);
  await settled();
  return { actor, log };
};

test.each(['turnOn', 'renewCodes'] as const)('%s shows the codes until they are saved', async (action) => {
  const { actor, log } = await changed(action);
  expect(select.selectCodes(actor.getSnapshot())).toEqual(codes);
  actor.send({ type: 'change.cancel' });
  expect([select.selectCodes(actor.getSnapshot()), select.selectIsReminded(actor.getSnapshot())]).toEqual([
    codes,
    true,
  ]);
  actor.send({ type: 'codes.download' });
  actor.send({ type: 'codes.confirm' });
  expect(actor.getSnapshot().output).toEqual({ on: true, codesLeft: 2 });
  expect(log).toEqual([{ action, password: 'the password' }, ['downloaded', ...codes]]);
});

test('turnOff shows none', async () => {
  const { actor } = await changed('turnOff', { answer: () => Promise.resolve([]) });
  expect(actor.getSnapshot().output).toEqual({ on: false, codesLeft: 0 });
});

test('the password is not stored', async () => {
  const { actor } = await changed('turnOn');
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('the password');
});

test.each([
  ['codesCopied', () => Promise.resolve()],
  ['codesNotCopied', () => Promise.reject(new Error('no clipboard'))],
] as const)('the codes are %s', async (outcome, copy) => {
  const { actor, log } = await changed('turnOn', { copy });
  await sendAndSettle(actor, { type: 'codes.copy' });
  expect([log.slice(1), select.selectCodes(actor.getSnapshot())]).toEqual([[codes, outcome], codes]);
});

test('a wrong password is reported, and changes nothing', async () => {
  const { actor } = await changed('turnOn', { answer: () => Promise.reject(wrongPassword) });
  expect(select.selectFailure(actor.getSnapshot())?.message).toBe('This is not your current password.');
  actor.send({ type: 'change.cancel' });
  expect(actor.getSnapshot().output).toBeNull();
});
