import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  selectIsBusy,
  selectIsEnd,
  selectIsFailed,
  selectIsSlow,
  toPager,
  type LoadedPage,
  type PageLoadedEvent,
} from '../../../src/machines/shared/pager.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { deferredCall } from '../support/deferred-call.ts';
import { settled } from '../support/deferred.ts';

/** A list that starts at page 1 and records the pages from its pager. */
function start(next: number | null = 2) {
  const { requests, logic } = deferredCall<LoadedPage<string, number>, number>();
  const pages: string[] = [];
  const list = setup({
    types: { events: {} as PageLoadedEvent<string> },
    actors: { pager: toPager(logic) },
    actions: { add: (_, { page }: { page: string }) => void pages.push(page) },
  }).createMachine({
    invoke: { id: 'pager', src: 'pager', input: ({ self }) => ({ next, parentRef: self }) },
    on: { 'page.loaded': { actions: { type: 'add', params: ({ event }) => event } } },
  });
  const clock = new SimulatedClock();
  const pager = createActor(list, { clock }).start().getSnapshot().children['pager'];
  if (pager === undefined) throw new Error('The pager does not run.');
  return { pager, requests, pages, clock };
}

describe('pager', () => {
  test('[S7.4] loads one page at a time, each from the cursor of the last one, until the end', async () => {
    const { pager, requests, pages } = start();
    expect([selectIsEnd(pager.getSnapshot()), requests.length]).toEqual([false, 0]);
    expect(selectIsBusy(pager.getSnapshot())).toBe(false);
    pager.send({ type: 'page.next' });
    pager.send({ type: 'page.next' });
    expect(selectIsBusy(pager.getSnapshot())).toBe(true);
    requests[0]?.resolve({ page: 'second', next: 3 });
    await settled();
    pager.send({ type: 'page.next' });
    requests[1]?.resolve({ page: 'last', next: null });
    await settled();
    expect(selectIsEnd(pager.getSnapshot())).toBe(true);
    pager.send({ type: 'page.next' });
    expect([requests.map(({ input }) => input), pages]).toEqual([
      [2, 3],
      ['second', 'last'],
    ]);
  });

  test('[S8.10] repeats a page that failed, and one that is slow', async () => {
    const { pager, requests, pages, clock } = start();
    pager.send({ type: 'page.next' });
    requests[0]?.reject(unreachable);
    await settled();
    expect(selectIsFailed(pager.getSnapshot())).toBe(true);
    pager.send({ type: 'load.retry' });
    clock.increment(14_999);
    expect(selectIsSlow(pager.getSnapshot())).toBe(false);
    clock.increment(1);
    expect([selectIsSlow(pager.getSnapshot()), selectIsBusy(pager.getSnapshot())]).toEqual([true, false]);
    pager.send({ type: 'load.retry' });
    requests[2]?.resolve({ page: 'second', next: null });
    await settled();
    expect([requests.map(({ input }) => input), pages]).toEqual([[2, 2, 2], ['second']]);
  });

  test('ends when the host has a single page', async () => {
    const { pager, requests } = start();
    pager.send({ type: 'page.next' });
    requests[0]?.reject(new ApiError('rejected', 'This server does not know the call.', { code: 404 }));
    await settled();
    expect(selectIsEnd(pager.getSnapshot())).toBe(true);
    expect(selectIsEnd(start(null).pager.getSnapshot())).toBe(true);
  });
});
