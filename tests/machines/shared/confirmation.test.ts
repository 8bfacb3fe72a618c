import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  notProvidedConfirmation,
  selectFailure,
  selectIsPending,
  toConfirmation,
} from '../../../src/machines/shared/confirmation.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { askable } from '../support/deferred-call.ts';
import { settled } from '../support/deferred.ts';

function start() {
  const { asked, logic } = askable<boolean, { roomId: string }>();
  const actor = createActor(toConfirmation(logic), { input: { roomId: 'room-1' } }).start();
  return { actor, asked };
}

describe('confirmation', () => {
  test('[S7.13] runs the command once, after confirmation, and outputs its result', async () => {
    const { actor, asked } = start();
    expect(asked).toEqual([]);
    actor.send({ type: 'action.confirm' });
    actor.send({ type: 'action.confirm' });
    actor.send({ type: 'action.cancel' });
    expect([asked.map(({ input }) => input), selectIsPending(actor.getSnapshot())]).toEqual([
      [{ roomId: 'room-1' }],
      true,
    ]);
    asked[0]?.give(true);
    await settled();
    expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', result: true });
  });

  test('does not run a canceled command', () => {
    const { actor, asked } = start();
    actor.send({ type: 'action.cancel' });
    expect([asked, actor.getSnapshot().output]).toEqual([[], { kind: 'canceled' }]);
  });

  test('[S8.10] shows a failure until the command is confirmed again', async () => {
    const { actor, asked } = start();
    actor.send({ type: 'action.confirm' });
    asked[0]?.fail(unreachable);
    await settled();
    expect(selectFailure(actor.getSnapshot())).toEqual({
      kind: 'unreachable',
      message: 'The server could not be reached.',
    });
    actor.send({ type: 'action.confirm' });
    expect(selectFailure(actor.getSnapshot())).toBe(null);
    asked[1]?.give(false);
    await settled();
    expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', result: false });
  });

  test('can be canceled after a failure', async () => {
    const { actor, asked } = start();
    actor.send({ type: 'action.confirm' });
    asked[0]?.fail(unreachable);
    await settled();
    actor.send({ type: 'action.cancel' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'canceled' });
  });

  test('fails without a command and names what is missing', async () => {
    const logic = notProvidedConfirmation<void, { roomId: string }>('deleteRoom');
    const actor = createActor(logic, { input: { roomId: 'room-1' } }).start();
    actor.send({ type: 'action.confirm' });
    await settled();
    expect(selectFailure(actor.getSnapshot())?.message).toContain('deleteRoom');
  });
});
