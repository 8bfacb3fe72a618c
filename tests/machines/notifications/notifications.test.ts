import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { notificationPositions } from '../../../src/machines/notifications/positions.ts';
import { notificationMachine } from '../../../src/machines/notifications/notification.machine.ts';
import { notificationsMachine } from '../../../src/machines/notifications/notifications.machine.ts';
import { historyLength } from '../../../src/machines/notifications/history.ts';
import type { NotificationRequest } from '../../../src/machines/notifications/notifications.types.ts';

describe('notifications', () => {
  test('[S4.12] [S9.2] are shown at the bottom for 5000 ms by default', () => {
    const { shown, show } = start();
    show({ message: 'Saved' });
    expect(shown()).toEqual([
      {
        id: 'notification-1',
        message: 'Saved',
        type: 'info',
        position: 'bottom',
        timeout: 5000,
        action: null,
        count: 1,
      },
    ]);
  });

  test('[S8.5] [S9.2] show an error at the top for 3000 ms', () => {
    const { shown, show, clock } = start();
    show({ message: 'This address is taken.', type: 'negative', position: 'top', timeout: 3000 });
    expect(shown().map(({ type, position, timeout }) => ({ type, position, timeout }))).toEqual([
      { type: 'negative', position: 'top', timeout: 3000 },
    ]);
    clock.increment(3000);
    clock.increment(200);
    expect(shown()).toEqual([]);
  });

  test('[S4.13] the ongoing type has no timeout, even if one is given', () => {
    const { shown, show } = start();
    show({ message: 'Sending', type: 'ongoing', timeout: 10 });
    expect(shown().map(({ timeout }) => timeout)).toEqual([null]);
  });

  test.each(notificationPositions)('[S5.3] position %s is one of the nine', (position) => {
    const { shown, show } = start();
    show({ message: 'Saved', position });
    expect(shown().map((notification) => notification.position)).toEqual([position]);
  });

  test('one that crashes is removed; the others and the history remain', () => {
    const { actor, shown, show } = start({
      crash: () => {
        throw new Error('notification broke');
      },
    });
    show({ message: 'Saving', type: 'ongoing' });
    show({ message: 'Saved' });
    actor.send({ type: 'notification.update', id: 'notification-1', message: 'Still saving' });
    expect(shown().map(({ message }) => message)).toEqual(['Saved']);
    expect(Object.keys(actor.getSnapshot().children)).toEqual(['notification-2']);
    expect(actor.getSnapshot().context.past.length).toBe(2);
  });

  test.each(['middle', 'TOP', '', 'top left', 'toString'])(
    '[S5.3] position %j is rejected, and nothing is shown',
    (position) => {
      const { shown, show, refused } = start();
      show({ message: 'Saved', position });
      expect(shown()).toEqual([]);
      expect(refused).toEqual([{ message: 'Saved', position }]);
    },
  );

  test.each([-1, -0.001, Number.NaN, Number.NEGATIVE_INFINITY])(
    '[S5.4] timeout %d is rejected, and nothing is shown',
    (timeout) => {
      const { shown, show, refused } = start();
      show({ message: 'Saved', timeout });
      expect(shown()).toEqual([]);
      expect(refused).toEqual([{ message: 'Saved', timeout }]);
    },
  );

  test.each([
    [0, null],
    [1, 1],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 31, null],
    [Number.POSITIVE_INFINITY, null],
  ])('[S5.4] timeout %d is accepted; it stays for %d ms', (timeout, stays) => {
    const { shown, show } = start();
    show({ message: 'Saved', timeout });
    expect(shown().map((notification) => notification.timeout)).toEqual([stays]);
  });

  test('[S5.4] a rejected timeout does not count as a repetition', () => {
    const { shown, show, refused } = start();
    show({ message: 'Saved' });
    show({ message: 'Saved', timeout: -1 });
    expect(shown().map(({ count }) => count)).toEqual([1]);
    expect(refused.length).toBe(1);
  });

  test('equal notifications are grouped with a count; another type or position is separate', () => {
    const { shown, show } = start();
    show({ message: 'Saved' });
    show({ message: 'Saved' });
    show({ message: 'Saved', type: 'positive' });
    show({ message: 'Saved', position: 'top' });
    expect(shown().map(({ type, position, count }) => [type, position, count])).toEqual([
      ['info', 'bottom', 2],
      ['positive', 'bottom', 1],
      ['info', 'top', 1],
    ]);
  });

  test('an ongoing notification is updated and ended by its id', () => {
    const { actor, shown, show, clock } = start();
    show({ message: 'Sending', type: 'ongoing', id: 'sending' });
    actor.send({ type: 'notification.update', id: 'sending', message: 'Half sent' });
    expect(shown().map(({ message }) => message)).toEqual(['Half sent']);
    actor.send({ type: 'notification.end', id: 'sending' });
    clock.increment(200);
    expect(shown()).toEqual([]);
  });

  test('a notification takes the place of the one about the same, and ends with its cause', () => {
    const { actor, shown, show, clock } = start();
    show({ message: 'Saved', type: 'positive', cause: 'form' });
    show({ message: 'Copied' });
    show({ message: 'Not saved', type: 'negative', cause: 'form' });
    show({ message: 'Not saved', type: 'negative', cause: 'form' });
    clock.increment(200);
    expect(shown().map(({ message, count }) => [message, count])).toEqual([
      ['Copied', 1],
      ['Not saved', 2],
    ]);
    actor.send({ type: 'cause.ended', cause: 'form' });
    clock.increment(200);
    expect(shown().map(({ message }) => message)).toEqual(['Copied']);
  });

  test('one that is shown for another cause too ends with the last', () => {
    const { actor, shown, show, clock } = start();
    show({ message: 'Offline', cause: 'heart' });
    show({ message: 'Offline', cause: 'other heart' });
    actor.send({ type: 'cause.ended', cause: 'heart' });
    clock.increment(200);
    expect(shown().map(({ message }) => message)).toEqual(['Offline']);
    actor.send({ type: 'cause.ended', cause: 'other heart' });
    clock.increment(200);
    expect(shown()).toEqual([]);
  });

  test('one that is shown again while it leaves remains', () => {
    const { actor, shown, show, clock } = start();
    show({ message: 'Not saved', cause: 'form' });
    actor.send({ type: 'cause.ended', cause: 'form' });
    clock.increment(100);
    show({ message: 'Not saved', cause: 'form' });
    clock.increment(4999);
    expect(shown().map(({ message, count }) => [message, count])).toEqual([['Not saved', 2]]);
  });

  test('removing the first of two changes neither ID nor timeout of the other', () => {
    const { actor, shown, show, clock } = start();
    show({ message: 'First', timeout: 1000 });
    show({ message: 'Second', timeout: 2000 });
    clock.increment(1000);
    clock.increment(200);
    expect(Object.keys(actor.getSnapshot().children)).toEqual(['notification-2']);
    show({ message: 'Third' });
    expect(shown().map(({ id, message }) => [id, message])).toEqual([
      ['notification-2', 'Second'],
      ['notification-1', 'Third'],
    ]);
  });
});

describe('notification history', () => {
  test('keeps removed notifications, the newest last, with their last message', () => {
    const { actor, shown, show, clock } = start();
    const action = { label: 'Look', to: '/mine' };
    show({ message: 'Sending', type: 'ongoing', id: 'sending' });
    show({ message: 'Saved', action });
    actor.send({ type: 'notification.update', id: 'sending', message: 'Half sent' });
    show({ message: 'Saved', action });
    actor.send({ type: 'notification.end', id: 'sending' });
    clock.increment(5000);
    clock.increment(200);
    expect(shown()).toEqual([]);
    expect(actor.getSnapshot().context.past).toEqual([
      { number: 1, id: 'sending', message: 'Half sent', type: 'ongoing', action: null, count: 1 },
      { number: 3, id: 'notification-1', message: 'Saved', type: 'info', action, count: 2 },
    ]);
  });

  test('treats a reused id as another notification', () => {
    const { actor, show, clock } = start();
    show({ message: 'First' });
    clock.increment(5000);
    clock.increment(200);
    show({ message: 'Second' });
    actor.send({ type: 'notification.update', id: 'notification-1', message: 'Changed' });
    expect(actor.getSnapshot().context.past.map(({ message }) => message)).toEqual(['First', 'Changed']);
  });

  test(`contains the last ${historyLength} only`, () => {
    const { actor, show } = start();
    const messages = Array.from({ length: historyLength + 5 }, (_, index) => `Number ${index + 1}`);
    for (const message of messages) show({ message });
    expect(actor.getSnapshot().context.past.map(({ message }) => message)).toEqual(messages.slice(5));
  });
});

function start({ crash }: { readonly crash?: () => never } = {}) {
  const refused: NotificationRequest[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        notification: notificationMachine.provide({
          actions: {
            notifyParentDone: (_, { id }) => actor.send({ type: 'notification.removed', id }),
            ...(crash && { changeMessage: crash }),
          },
        }),
      },
      actions: {
        refuse: (_, { request }) => void refused.push(request),
      },
    }),
    { clock },
  );
  actor.start();
  const shown = () => actor.getSnapshot().context.items.map(({ ref }) => ref.getSnapshot().context);
  const show = (notification: NotificationRequest) => actor.send({ type: 'notification.show', notification });
  return { actor, clock, refused, shown, show };
}
