import { createActor, fromCallback, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { secondStepChangeMachine } from '../../../../src/machines/account/security/second-step-change.machine.ts';
import * as select from '../../../../src/machines/account/security/second-step-change.selectors.ts';
import type {
  SecondStepAction,
  SecondStepChangeInput,
  SecondStepRequest,
} from '../../../../src/machines/account/security/second-step-change.types.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
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
        changeSecondStep: toConfirmation<readonly string[], SecondStepRequest, SecondStepChangeInput>(
          fromPromise(({ input }) => {
            log.push(input);
            return answer();
          }),
        ),
        warnOfLeaving: fromCallback(() => {
          log.push('warning');
          return () => void log.push('no warning');
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
  select
    .selectProof(actor.getSnapshot())
    ?.send({ type: 'action.confirm', answer: { password: 'the password' } });
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
  expect(log).toEqual([
    { action, password: 'the password' },
    'warning',
    ['downloaded', ...codes],
    'no warning',
  ]);
});

test('turnOff shows none', async () => {
  const { actor } = await changed('turnOff', { answer: () => Promise.resolve([]) });
  expect(actor.getSnapshot().output).toEqual({ on: false, codesLeft: 0 });
});

test.each([
  ['codesCopied', () => Promise.resolve()],
  ['codesNotCopied', () => Promise.reject(new Error('no clipboard'))],
] as const)('the codes are %s', async (outcome, copy) => {
  const { actor, log } = await changed('turnOn', { copy });
  await sendAndSettle(actor, { type: 'codes.copy' });
  expect([log.slice(1), select.selectCodes(actor.getSnapshot())]).toEqual([
    ['warning', codes, outcome],
    codes,
  ]);
});
