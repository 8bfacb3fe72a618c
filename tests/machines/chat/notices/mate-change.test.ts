import {
  toMateChangeInput,
  toMateChangeKnown,
} from '../../../../src/machines/chat/notices/mate-change-input.ts';
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import {
  mateChangeMachine,
  selectShownChange,
  type ReadChange,
} from '../../../../src/machines/chat/notices/mate-change.machine.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { settled } from '../../support/deferred.ts';
import { mateChange, room, unreachable } from '../chat-samples.ts';

const { changedAt, fields } = mateChange;
const changed = { ...room, mateChangedAt: changedAt, mateChangedFields: [...fields] };

const start = (shown: typeof room) => {
  const reads = deferredCall<null, ReadChange>();
  const clock = new SimulatedClock();
  const actor = createActor(
    mateChangeMachine.provide({
      actors: { markRead: reads.logic },
    }),
    { clock, input: toMateChangeInput({ info: { room: shown }, isCopy: false }) },
  ).start();
  return {
    reads: reads.requests,
    actor,
    clock,
    change: () => selectShownChange(actor.getSnapshot()),
  };
};

test('a dismissed notice is marked as read until the change that it showed', async () => {
  const { actor, reads, change } = start(changed);
  expect(change()).toEqual(mateChange);
  actor.send({ type: 'notice.dismiss' });
  actor.send({ type: 'notice.dismiss' });
  expect(change()).toBeNull();
  expect(reads.map(({ input }) => input)).toEqual([{ roomId: 'room-1', changedAt }]);
  reads[0]?.resolve(null);
  await settled();
  expect(change()).toBeNull();
});

test('one that could not be marked stays away for this visit, and a later change is shown', async () => {
  const { actor, reads, change } = start(changed);
  actor.send({ type: 'notice.dismiss' });
  reads[0]?.reject(unreachable);
  await settled();
  actor.send(toMateChangeKnown(changed));
  actor.send(toMateChangeKnown(room));
  expect(change()).toBeNull();
  const later = { changedAt: changedAt + 1, fields };
  actor.send({ type: 'change.known', change: later });
  expect(change()).toEqual(later);
});

test('one whose answer does not come stays away too', () => {
  const { actor, clock, change } = start(changed);
  actor.send({ type: 'notice.dismiss' });
  clock.increment(30_000);
  expect(change()).toBeNull();
});

test('a host that does not know what was changed reports when', () => {
  expect(start({ ...room, mateChangedAt: 5 }).change()).toEqual({ changedAt: 5, fields: [] });
  expect(start(room).change()).toBeNull();
});
