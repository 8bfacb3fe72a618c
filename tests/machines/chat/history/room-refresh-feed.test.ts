import { describe, expect, test } from 'vitest';
import { unreachable } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { start } from './room-refresh-harness.ts';

describe('roomRefresh with a feed of changes', () => {
  test('while the feed is open nothing is checked regularly', () => {
    const { actor, clock, reports } = start();
    actor.send({ type: 'feed.opened' });
    clock.increment(60_000);
    expect(reports()).toEqual(['check.due']);
    actor.send({ type: 'feed.closed' });
    clock.increment(4000);
    expect(reports()).toEqual(['check.due', 'check.due']);
    actor.send({ type: 'feed.reopened' });
    actor.send({ type: 'account.changed' });
    expect(reports().slice(2)).toEqual(['refresh.needed', 'account.changed']);
  });

  describe('a crashed feed', () => {
    const startBroken = () => {
      const started = start({ broken: true });
      started.feeds[0]?.(unreachable);
      return started;
    };

    test('leaves the regular checks, and works again after its restart', () => {
      const { actor, clock, reports } = startBroken();
      clock.increment(4000);
      expect(reports()).toEqual(['check.due']);
      clock.increment(1000);
      actor.send({ type: 'feed.opened' });
      const before = reports().length;
      clock.increment(60_000);
      expect(reports().length).toBe(before);
    });

    test('that was open is followed no longer, once it has started again', () => {
      const { actor, clock, feeds, reports } = start({ broken: true });
      actor.send({ type: 'feed.opened' });
      feeds[0]?.(unreachable);
      clock.increment(5000);
      const before = reports().length;
      clock.increment(4000);
      expect(reports().slice(before)).toEqual(['check.due']);
    });

    test('leaves the network back to be reported, and the failures before it forgotten', async () => {
      const { actor, clock, reports, requests } = startBroken();
      actor.send({ type: 'check.request' });
      requests[0]?.reject(unreachable);
      await settled();
      actor.send({ type: 'connection.restored' });
      actor.send({ type: 'check.request' });
      requests[1]?.reject(unreachable);
      await settled();
      expect(reports()).toEqual(['refresh.needed']);
      clock.increment(8000);
      expect(reports()).toEqual(['refresh.needed', 'check.due']);
    });
  });
});
