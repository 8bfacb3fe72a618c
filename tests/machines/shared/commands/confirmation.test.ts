import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  notProvidedConfirmation,
  selectCanCancel,
  selectFailure,
  selectIsPending,
  selectIsSlow,
  toConfirmation,
  type ConfirmationOptions,
} from '../../../../src/machines/shared/commands/confirmation.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { missingCall } from '../../account/account-samples.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';

interface Params {
  readonly roomId: string;
  readonly password?: string;
}

function start(options: ConfirmationOptions<Params> = {}) {
  const { requests, logic } = deferredCall<boolean, Params>();
  const clock = new SimulatedClock();
  const actor = createActor(toConfirmation(logic, options), { clock, input: { roomId: 'room-1' } }).start();
  return { actor, clock, requests };
}

describe('confirmation', () => {
  test('[S7.13] runs the command once, after confirmation, and outputs its result', async () => {
    const { actor, requests } = start();
    expect(requests).toEqual([]);
    actor.send({ type: 'action.confirm' });
    actor.send({ type: 'action.confirm' });
    actor.send({ type: 'action.cancel' });
    expect([requests.map(({ input }) => input), selectIsPending(actor.getSnapshot())]).toEqual([
      [{ roomId: 'room-1' }],
      true,
    ]);
    requests[0]?.resolve(true);
    await settled();
    expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', result: true });
  });

  test('[S8.10] shows a failure until the command is confirmed again', async () => {
    const { actor, requests } = start();
    actor.send({ type: 'action.confirm' });
    requests[0]?.reject(unreachable);
    await settled();
    expect(selectFailure(actor.getSnapshot())).toEqual({
      kind: 'unreachable',
      message: 'The server could not be reached.',
    });
    actor.send({ type: 'action.confirm' });
    expect(selectFailure(actor.getSnapshot())).toBe(null);
    requests[1]?.resolve(false);
    await settled();
    expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', result: false });
  });

  test('[S8.10] can be left once the command takes long', () => {
    const { actor, clock } = start();
    const seen = () => [selectIsSlow(actor.getSnapshot()), selectCanCancel(actor.getSnapshot())];
    expect(seen()).toEqual([false, true]);
    actor.send({ type: 'action.confirm' });
    clock.increment(14_999);
    actor.send({ type: 'action.cancel' });
    expect(seen()).toEqual([false, false]);
    clock.increment(1);
    expect(seen()).toEqual([true, true]);
    actor.send({ type: 'action.cancel' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'abandoned' });
  });

  test('[S8.10] a form stays open when the user stops waiting', () => {
    const { actor, clock, requests } = start({ staysOpen: true });
    actor.send({ type: 'action.confirm' });
    clock.increment(15_000);
    actor.send({ type: 'action.cancel' });
    expect([actor.getSnapshot().status, selectIsPending(actor.getSnapshot())]).toEqual(['active', false]);
    actor.send({ type: 'action.confirm' });
    expect(requests).toHaveLength(2);
  });

  test('passes on what was typed once it is complete, and stores nothing of it', async () => {
    const { actor, requests } = start({ isComplete: ({ password }) => password !== '' });
    actor.send({ type: 'action.confirm', answer: { password: '' } });
    expect(requests).toEqual([]);
    actor.send({ type: 'action.confirm', answer: { password: 'the password' } });
    expect(requests[0]?.input).toEqual({ roomId: 'room-1', password: 'the password' });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('the password');
  });

  test('ends as rejected where asking again cannot help, and only there', async () => {
    const { actor, requests } = start({ isFinal: ({ kind }) => kind === 'rejected' });
    actor.send({ type: 'action.confirm' });
    requests[0]?.reject(unreachable);
    await settled();
    expect(actor.getSnapshot().status).toBe('active');
    actor.send({ type: 'action.confirm' });
    requests[1]?.reject(missingCall);
    await settled();
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'rejected', failure: { kind: 'rejected' } });
  });

  test('fails without a command and names what is missing', async () => {
    const logic = notProvidedConfirmation<void, { roomId: string }>('deleteRoom');
    const actor = createActor(logic, { input: { roomId: 'room-1' } }).start();
    await sendAndSettle(actor, { type: 'action.confirm' });
    expect(selectFailure(actor.getSnapshot())?.message).toContain('deleteRoom');
  });
});
