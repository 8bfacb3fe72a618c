import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Catalogue, Ranks } from '../../../../src/machines/mates/browse/discover.types.ts';
import { discoverMachine } from '../../../../src/machines/mates/browse/discover.machine.ts';
import {
  commonTags,
  selectFailure,
  selectMates,
  selectPick,
  withTag,
} from '../../../../src/machines/mates/browse/discover.selectors.ts';
import { iris, tomas, unreachable, refuse } from '../catalogue-samples.ts';
import { deferred, sendAndSettle, settled } from '../../support/deferred.ts';

const start = (
  catalogues: ReadonlyArray<() => Promise<Catalogue>>,
  ranks: ReadonlyArray<() => Promise<Ranks>>,
) => {
  const clock = new SimulatedClock();
  const [left, ranksLeft] = [[...catalogues], [...ranks]];
  const actor = createActor(
    discoverMachine.provide({
      actors: {
        fetchCatalogue: fromPromise<Catalogue, undefined>(() => (left.shift() ?? refuse)()),
        fetchRanks: fromPromise<Ranks, undefined>(() => (ranksLeft.shift() ?? refuse)()),
      },
    }),
    { clock },
  );
  actor.start();
  return { actor, clock };
};

const allMates: Catalogue = { pick: iris, mates: [iris, tomas] };
const ranking: Ranks = [{ rank: 1, mate: tomas }];

describe('discover', () => {
  test('[S1.1] [S2.5] shows the pick, the recommended mates and the ranking to a signed-out user', async () => {
    const { actor } = start([() => Promise.resolve(allMates)], [() => Promise.resolve(ranking)]);
    expect(actor.getSnapshot().value).toEqual({ catalogue: { loading: 'pending' }, trending: 'loading' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'ready' });
    expect(actor.getSnapshot().context).toEqual({ ...allMates, ranks: ranking, tag: null, failure: null });
  });

  test('selecting a tag filters the list, and deselecting it shows all mates', async () => {
    const { actor } = start([() => Promise.resolve(allMates)], [() => Promise.resolve(ranking)]);
    await settled();
    actor.send({ type: 'tag.choose', tag: 'adventure' });
    const { context } = actor.getSnapshot();
    expect(withTag(context.mates, context.tag)).toEqual([tomas]);
    actor.send({ type: 'tag.choose', tag: null });
    expect(withTag(selectMates(actor.getSnapshot()), actor.getSnapshot().context.tag)).toEqual([iris, tomas]);
  });

  test('lists the most frequent tags first, then by name', () => {
    expect(commonTags([iris, tomas], 3)).toEqual(['gentle', 'adventure', 'stargazing']);
    expect(commonTags([iris, tomas], 1)).toEqual(['gentle']);
  });

  test('[S8.10] a failed request is reported and can be retried', async () => {
    const { actor } = start(
      [() => Promise.reject(unreachable), () => Promise.resolve(allMates)],
      [() => Promise.resolve(ranking)],
    );
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'failed', trending: 'ready' });
    expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'unreachable', message: unreachable.message });
    await sendAndSettle(actor, { type: 'load.retry' });
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'ready' });
    expect(selectFailure(actor.getSnapshot())).toEqual(null);
  });

  test('[S8.10] a failed ranking does not affect the list of mates', async () => {
    const { actor } = start(
      [() => Promise.resolve(allMates)],
      [() => Promise.reject(unreachable), () => Promise.resolve(ranking)],
    );
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'failed' });
    expect(selectPick(actor.getSnapshot())).toEqual(iris);
    await sendAndSettle(actor, { type: 'ranks.retry' });
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'ready' });
  });

  test('an empty catalogue shows the empty state', async () => {
    const { actor } = start([() => Promise.resolve({ pick: null, mates: [] })], [() => Promise.resolve([])]);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'empty', trending: 'ready' });
  });

  test('[S8.10] after fifteen seconds the slow request can be retried, which ignores the first response', async () => {
    const first = deferred<Catalogue>();
    const { actor, clock } = start(
      [() => first.promise, () => Promise.resolve(allMates)],
      [() => Promise.resolve(ranking)],
    );
    await settled();
    clock.increment(14_999);
    expect(actor.getSnapshot().value).toEqual({ catalogue: { loading: 'pending' }, trending: 'ready' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ catalogue: { loading: 'slow' }, trending: 'ready' });
    actor.send({ type: 'load.retry' });
    expect(actor.getSnapshot().value).toEqual({ catalogue: { loading: 'pending' }, trending: 'ready' });
    await settled();
    first.resolve({ pick: null, mates: [] });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'ready' });
  });
});
