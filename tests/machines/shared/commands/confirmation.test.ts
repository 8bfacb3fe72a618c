import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  notProvidedConfirmation,
  selectFailure,
  selectIsPending,
  selectIsSlow,
  toConfirmation,
} from '../../../../src/machines/shared/commands/confirmation.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';

function start() {
  const { requests, logic } = deferredCall<boolean, { roomId: string }>();
  const actor = createActor(toConfirmation(logic), { input: { roomId: 'room-1' } }).start();
  return { actor, requests };
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

  test('does not run a canceled command', () => {
    const { actor, requests } = start();
    actor.send({ type: 'action.cancel' });
    expect([requests, actor.getSnapshot().output]).toEqual([[], { kind: 'canceled' }]);
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
    const { logic } = deferredCall<boolean, { roomId: string }>();
    const clock = new SimulatedClock();
    const actor = createActor(toConfirmation(logic), { clock, input: { roomId: 'room-1' } }).start();
    actor.send({ type: 'action.confirm' });
    clock.increment(14_999);
    actor.send({ type: 'action.cancel' });
    expect(selectIsSlow(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'action.cancel' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'canceled' });
  });

  test('can be canceled after a failure', async () => {
    const { actor, requests } = start();
    actor.send({ type: 'action.confirm' });
    requests[0]?.reject(unreachable);
    await settled();
    actor.send({ type: 'action.cancel' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'canceled' });
  });

  test('fails without a command and names what is missing', async () => {
    const logic = notProvidedConfirmation<void, { roomId: string }>('deleteRoom');
    const actor = createActor(logic, { input: { roomId: 'room-1' } }).start();
    await sendAndSettle(actor, { type: 'action.confirm' });
    expect(selectFailure(actor.getSnapshot())?.message).toContain('deleteRoom');
  });
});
