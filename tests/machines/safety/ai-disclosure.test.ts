import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fromCallback } from 'xstate';
import { aiDisclosureMachine, selectMinutes } from '../../../src/machines/safety/ai-disclosure.machine.ts';

const hour = 60 * 60 * 1000;
const use = { startedAt: 1000, used: 0, welcomed: false, toldAt: 0, every: 3 * hour };

const started = () => {
  const done: unknown[] = [];
  const actor = createActor(
    aiDisclosureMachine.provide({
      actors: { trackUsage: fromCallback(() => () => undefined) },
      actions: { persistDisclosure: (_, told) => done.push(told), leaveForBreak: () => done.push('left') },
    }),
  ).start();
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return [snapshot.value, snapshot.hasTag('notice'), snapshot.hasTag('break')];
  };
  return {
    actor,
    done,
    seen,
    count: (more: Partial<typeof use>) => actor.send({ type: 'usage.updated', ...use, ...more }),
  };
};

test('a session starts with the disclosure, which stays until it is acknowledged', () => {
  const { actor, done, seen, count } = started();
  expect([...seen(), selectMinutes(actor.getSnapshot())]).toEqual(['unknown', false, false, null]);
  count({});
  count({ used: 60_000 });
  expect([...seen(), selectMinutes(actor.getSnapshot())]).toEqual(['disclosing', true, false, 1]);
  actor.send({ type: 'disclosure.acknowledge' });
  expect(seen()).toEqual(['idle', false, false]);
  expect(done).toEqual([{ welcomed: true, toldAt: 60_000 }]);
});

test('after three hours of use the disclosure is repeated, with a suggestion to take a break', () => {
  const { actor, done, seen, count } = started();
  count({ welcomed: true, used: 3 * hour - 1 });
  expect([...seen(), selectMinutes(actor.getSnapshot())]).toEqual(['idle', false, false, 179]);
  count({ welcomed: true, used: 3 * hour });
  expect(seen()).toEqual(['reminding', true, true]);
  actor.send({ type: 'reminder.dismiss' });
  count({ welcomed: true, used: 3 * hour + 1, toldAt: 3 * hour });
  expect(seen()).toEqual(['idle', false, false]);
  count({ welcomed: true, used: 6 * hour, toldAt: 3 * hour });
  actor.send({ type: 'break.start' });
  expect(seen()).toEqual(['idle', false, false]);
  expect(done).toEqual([{ welcomed: true, toldAt: 3 * hour }, 'left', { welcomed: true, toldAt: 6 * hour }]);
});

test('a session that starts after long use is disclosed without a suggestion', () => {
  const { seen, count } = started();
  count({ used: 3 * hour });
  expect(seen()).toEqual(['disclosing', true, false]);
});

test('on a host with a lower minimum age the disclosure is repeated each hour', () => {
  const { seen, count } = started();
  count({ welcomed: true, used: hour, every: hour });
  expect(seen()).toEqual(['reminding', true, true]);
});

test('a disclosure acknowledged in another tab closes here too', () => {
  const { seen, count } = started();
  count({});
  count({ welcomed: true, used: 20 });
  expect(seen()).toEqual(['idle', false, false]);
});
