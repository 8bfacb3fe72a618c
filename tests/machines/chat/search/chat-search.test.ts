import { createActor, fromPromise, spawnChild } from 'xstate';
import { expect, test } from 'vitest';
import type { BranchShown } from '../../../../src/machines/chat/message-actions.machine.ts';
import {
  chatSearchMachine,
  type SearchStart,
} from '../../../../src/machines/chat/search/chat-search.machine.ts';
import { selectSearchHits } from '../../../../src/machines/chat/search/chat-search.selectors.ts';
import { selectHasCrashed } from '../../../../src/machines/shared/supervised.ts';
import { deferred, settled } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';

/** Starts the search of a chat; the first `failures` requests for its code fail. */
function start(begin: SearchStart | null, failures = 0) {
  const { parentRef } = createParent<BranchShown>();
  const search = deferred<void>();
  let requests = 0;
  const actor = createActor(
    chatSearchMachine.provide({
      actors: {
        loadSearch: fromPromise(() => {
          requests += 1;
          return requests > failures ? Promise.resolve() : Promise.reject(new Error('broken'));
        }),
        searchHits: fromPromise(() => search.promise),
      },
      actions: {
        openSearch: spawnChild('searchHits', { id: 'searchHits' }),
      },
    }),
    { input: { parentRef, roomId: 'room-1', start: begin } },
  ).start();
  return { actor, search, requests: () => requests };
}

test('is closed at first, and loads nothing, unless the address asks for it', async () => {
  const closed = start(null);
  await settled();
  expect([closed.requests(), selectSearchHits(closed.actor.getSnapshot())]).toEqual([0, undefined]);
  const open = start({ pinned: true });
  await settled();
  expect([open.requests(), selectSearchHits(open.actor.getSnapshot())]).toEqual([1, expect.anything()]);
});

test('code that does not load is loaded again on demand', async () => {
  const { actor, requests } = start(null, 1);
  actor.send({ type: 'search.open', pinned: false });
  await settled();
  expect(selectHasCrashed(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'load.retry' });
  await settled();
  expect([requests(), selectSearchHits(actor.getSnapshot())]).toEqual([2, expect.anything()]);
});

test('a search that crashes opens again on demand only', async () => {
  const { actor, search, requests } = start({ pinned: true });
  await settled();
  search.reject(new Error('the search crashed'));
  await settled();
  expect([selectHasCrashed(actor.getSnapshot()), requests()]).toEqual([true, 1]);
});

test('nothing of a search is left in the next one', async () => {
  const { actor } = start({ pinned: true });
  await settled();
  const first = selectSearchHits(actor.getSnapshot());
  actor.send({ type: 'search.open', pinned: false });
  await settled();
  const second = selectSearchHits(actor.getSnapshot());
  expect([second === first, actor.getSnapshot().context.start]).toEqual([false, { pinned: false }]);
  actor.send({ type: 'search.close' });
  expect([selectSearchHits(actor.getSnapshot()), actor.getSnapshot().context.start]).toEqual([
    undefined,
    null,
  ]);
});
