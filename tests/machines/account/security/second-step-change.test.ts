import { createActor, fromCallback, fromPromise } from 'xstate';
import type { RecoveryCodes, SecondStepStatus } from '../../../../contract/sign-in/own-second-step.ts';
import { expect, test } from 'vitest';
import {
  secondStepChangeMachine,
  type SecondStepAction,
  type SecondStepChangeInput,
  type SecondStepRequest,
  selectCodes,
  selectFailure,
} from '../../../../src/machines/account/security/second-step-change.machine.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { refused } from '../../app/shell-samples.ts';
import { on } from '../../auth/passkey-samples.ts';
import { codes, created } from './second-step-change.model.ts';

/** Starts the machine with what the server and the clipboard answer, proves to be the owner, and logs every effect. */
const changed = async (
  action: SecondStepAction,
  {
    confirm = () => Promise.resolve(on),
    copy = () => Promise.resolve(),
  }: {
    confirm?: () => Promise<SecondStepStatus>;
    copy?: () => Promise<void>;
  } = {},
) => {
  const log: unknown[] = [];
  const actor = createActor(
    secondStepChangeMachine.provide({
      actors: {
        changeSecondStep: toConfirmation<RecoveryCodes | null, SecondStepRequest, SecondStepChangeInput>(
          fromPromise(async ({ input }) => {
            log.push(input);
            return created;
          }),
        ),
        confirmCodes: toAttempt(
          fromPromise<SecondStepStatus, Pick<RecoveryCodes, 'token'>>(({ input }) => {
            log.push(input);
            return confirm();
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
  actor
    .getSnapshot()
    .children.changeSecondStep?.send({ type: 'action.confirm', answer: { password: 'the password' } });
  await settled();
  return { actor, log };
};

test.each(['turnOn', 'renewCodes'] as const)('%s shows the codes until they are saved', async (action) => {
  const { actor, log } = await changed(action);
  expect(selectCodes(actor.getSnapshot())).toEqual(codes);
  actor.send({ type: 'change.cancel' });
  expect([selectCodes(actor.getSnapshot()), actor.getSnapshot().hasTag('reminded')]).toEqual([codes, true]);
  actor.send({ type: 'codes.download' });
  await sendAndSettle(actor, { type: 'codes.confirm' });
  expect(actor.getSnapshot().output).toEqual(on);
  expect(log).toEqual([
    { action, password: 'the password' },
    'warning',
    ['downloaded', ...codes],
    'no warning',
    { token: created.token },
  ]);
});

test('codes that could not be confirmed are shown with the reason, and can be confirmed again', async () => {
  const { actor } = await changed('turnOn', { confirm: () => Promise.reject(refused) });
  await sendAndSettle(actor, { type: 'codes.confirm' });
  expect(selectCodes(actor.getSnapshot())).toEqual(codes);
  expect(selectFailure(actor.getSnapshot())?.message).toBe(refused.message);
  await sendAndSettle(actor, { type: 'codes.confirm' });
  expect(selectFailure(actor.getSnapshot())?.message).toBe(refused.message);
  actor.send({ type: 'change.cancel' });
  actor.send({ type: 'change.cancel' });
  expect(actor.getSnapshot().output).toBe('unknown');
});

test.each([
  ['codesCopied', () => Promise.resolve()],
  ['codesNotCopied', () => Promise.reject(new Error('no clipboard'))],
] as const)('the codes are %s', async (outcome, copy) => {
  const { actor, log } = await changed('turnOn', { copy });
  await sendAndSettle(actor, { type: 'codes.copy' });
  expect([log.slice(1), selectCodes(actor.getSnapshot())]).toEqual([['warning', codes, outcome], codes]);
  expect(actor.getSnapshot().matches({ showingCodes: 'idle' })).toBe(true);
});
