import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  notificationMachine,
  type AcceptedNotification,
} from '../../../src/machines/notifications/notification.machine.ts';

describe('a notification', () => {
  test('[S4.12] [S9.2] is shown until its timeout, exits, and is removed', () => {
    const { actor, clock, removed } = start({ timeout: 5000 });
    clock.increment(4999);
    expect(actor.getSnapshot().hasTag('leaving')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('leaving')).toBe(true);
    clock.increment(199);
    expect(actor.getSnapshot().hasTag('leaving')).toBe(true);
    expect(removed).toEqual([]);
    clock.increment(1);
    expect(actor.getSnapshot().status).toBe('done');
    expect(removed).toEqual(['saved']);
  });

  test('[S4.13] without a timeout it stays until it is dismissed', () => {
    const { actor, clock } = start({ type: 'ongoing', timeout: null });
    clock.increment(24 * 3600 * 1000);
    expect(actor.getSnapshot().value).toEqual({ showing: 'staying' });
    actor.send({ type: 'notification.dismiss' });
    expect(actor.getSnapshot().hasTag('leaving')).toBe(true);
  });

  test('does not time out while hovered or focused, and restarts its timeout afterwards', () => {
    const { actor, clock } = start({ timeout: 5000 });
    clock.increment(4000);
    actor.send({ type: 'pointer.enter' });
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toEqual({ showing: 'paused' });
    actor.send({ type: 'pointer.leave' });
    clock.increment(4999);
    expect(actor.getSnapshot().hasTag('leaving')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('leaving')).toBe(true);
  });

  test('increments its count and restarts its timeout when shown again', () => {
    const { actor, clock } = start({ timeout: 5000 });
    clock.increment(4000);
    actor.send({ type: 'notification.repeat' });
    clock.increment(4999);
    expect(actor.getSnapshot().context.count).toBe(2);
    expect(actor.getSnapshot().value).toEqual({ showing: 'timed' });
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('leaving')).toBe(true);
  });
});

function start(notification: Partial<AcceptedNotification>) {
  const removed: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    notificationMachine.provide({ actions: { notifyParentDone: (_, { id }) => void removed.push(id) } }),
    {
      input: {
        id: 'saved',
        message: 'Saved',
        type: 'positive',
        position: 'bottom',
        timeout: 5000,
        action: null,
        ...notification,
      },
      clock,
    },
  );
  actor.start();
  return { actor, clock, removed };
}
