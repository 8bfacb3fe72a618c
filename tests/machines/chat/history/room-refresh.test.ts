import { describe, expect, test } from 'vitest';
import { message, page, unreachable } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { start } from './room-refresh-harness.ts';

describe('roomRefresh', () => {
  test('reads the newest page once at a time: a request during a read starts it again', async () => {
    const { actor, reports, requests } = start();
    actor.send({ type: 'refresh.request' });
    actor.send({ type: 'refresh.request' });
    expect(requests.map(({ input }) => input)).toEqual([
      { roomId: 'room-1', before: null },
      { roomId: 'room-1', before: null },
    ]);
    requests[0]?.resolve(page([message(29), message(30)], true));
    requests[1]?.resolve(page([message(30)], true));
    await settled();
    expect(reports()).toEqual(['room.refreshed: 1']);
    expect(actor.getSnapshot().value).toEqual({
      watching: { visible: { check: 'idle', feed: 'closed' } },
    });
  });

  test.each(['feed.opened', 'feed.closed'] as const)(
    'a failed page is read again after a wait or at the next event, after %s',
    async (type) => {
      const { actor, clock, requests } = start();
      actor.send({ type });
      actor.send({ type: 'refresh.request' });
      requests[0]?.reject(unreachable);
      await settled();
      clock.increment(7999);
      expect(requests.length).toEqual(1);
      clock.increment(1);
      expect(requests.length).toEqual(2);
      requests[1]?.reject(unreachable);
      await settled();
      actor.send({ type: 'refresh.request' });
      expect(requests.length).toEqual(3);
    },
  );

  test.each([
    [0, 4000],
    [1, 3250],
  ])(
    'with a jitter of %i a visible page is due every %i ms, and reads one message when asked',
    (jitter, ms) => {
      const { actor, clock, reports, requests } = start({ jitter });
      clock.increment(ms - 1);
      expect(reports()).toEqual([]);
      clock.increment(1);
      clock.increment(ms);
      expect(reports()).toEqual(['check.due', 'check.due']);
      actor.send({ type: 'check.request' });
      expect(requests.map(({ input }) => input)).toEqual([{ roomId: 'room-1', before: null, limit: 1 }]);
    },
  );

  test('waits twice as long after each failure, half a minute at most, and not after a success', async () => {
    const { actor, clock, reports, requests } = start();
    const waits: number[] = [];
    const waitForDue = () => {
      const due = () => reports().filter((report) => report === 'check.due').length;
      const before = due();
      let waited = 0;
      for (; due() === before && waited < 60_000; waited += 1000) clock.increment(1000);
      waits.push(waited);
    };
    for (let index = 0; index < 5; index += 1) {
      actor.send({ type: 'check.request' });
      requests[index]?.reject(unreachable);
      await settled();
      waitForDue();
    }
    actor.send({ type: 'check.request' });
    requests[5]?.resolve(page([]));
    await settled();
    waitForDue();
    expect(waits).toEqual([8000, 16_000, 32_000, 32_000, 32_000, 4000]);
  });

  test.each(['page.shown', 'connection.restored', 'a loaded page'] as const)(
    'counts failures from zero after %s',
    async (what) => {
      const { actor, clock, reports, requests } = start();
      const failCheck = async () => {
        actor.send({ type: 'check.request' });
        requests.at(-1)?.reject(unreachable);
        await settled();
      };
      await failCheck();
      if (what === 'a loaded page') {
        actor.send({ type: 'refresh.request' });
        requests.at(-1)?.resolve(page([]));
        await settled();
      } else actor.send({ type: what });
      await failCheck();
      clock.increment(7999);
      expect(reports()).not.toContain('check.due');
      clock.increment(1);
      expect(reports()).toContain('check.due');
    },
  );

  test('counts a check without an answer after 15 seconds as a failure', () => {
    const { actor, clock } = start();
    actor.send({ type: 'check.request' });
    clock.increment(14_999);
    expect(actor.getSnapshot().value).toEqual({
      watching: { visible: { check: 'checking', feed: 'closed' } },
    });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({
      watching: { visible: { check: 'idle', feed: 'closed' } },
    });
    expect(actor.getSnapshot().context.failures).toEqual(1);
  });
});
