import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Mate } from '../../../../contract/mate.ts';
import {
  discoverMachine,
  type Catalogue,
  type Ranks,
} from '../../../../src/machines/mates/browse/discover.machine.ts';
import {
  commonTags,
  selectNewcomers,
  selectRanks,
  selectTrialMate,
  withTag,
} from '../../../../src/machines/mates/browse/discover.selectors.ts';
import {
  provideRequest,
  selectFailure,
  selectIsFailed,
  selectRequest,
} from '../../../../src/machines/shared/request.ts';
import { iris, tomas, unreachable, refuse } from '../catalogue-samples.ts';
import { settled } from '../../support/deferred.ts';

const start = (
  catalogues: ReadonlyArray<() => Promise<Catalogue>>,
  ranks: ReadonlyArray<() => Promise<Ranks>>,
) => {
  const [left, ranksLeft] = [[...catalogues], [...ranks]];
  const actor = createActor(
    discoverMachine.provide({
      actors: {
        fetchCatalogue: provideRequest<Catalogue>(() => (left.shift() ?? refuse)()),
        fetchRanks: provideRequest<Ranks>(() => (ranksLeft.shift() ?? refuse)()),
      },
    }),
  );
  actor.start();
  return { actor };
};

const allMates: Catalogue = { pick: iris, mates: [iris, tomas] };
const ranking: Ranks = [{ rank: 1, mate: tomas }];

describe('discover', () => {
  test('[S1.1] [S2.5] shows the pick, the recommended mates and the ranking to a signed-out user', async () => {
    const { actor } = start([() => Promise.resolve(allMates)], [() => Promise.resolve(ranking)]);
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'loading', trending: 'loading' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'ready' });
    expect(actor.getSnapshot().context).toEqual({ ...allMates, ranks: ranking, tag: null });
  });

  test('selecting a tag filters the list, and deselecting it shows all mates', async () => {
    const { actor } = start([() => Promise.resolve(allMates)], [() => Promise.resolve(ranking)]);
    await settled();
    actor.send({ type: 'tag.choose', tag: 'adventure' });
    const { context } = actor.getSnapshot();
    expect(withTag(context.mates, context.tag)).toEqual([tomas]);
    actor.send({ type: 'tag.choose', tag: null });
    expect(withTag(actor.getSnapshot().context.mates, actor.getSnapshot().context.tag)).toEqual([
      iris,
      tomas,
    ]);
  });

  test('ranks mates that somebody has talked with once there are three, and lists some mates until then', async () => {
    const quiet = { ...iris, chats: 0 };
    const shown = async (ranks: Ranks) => {
      const { actor } = start([() => Promise.resolve(allMates)], [() => Promise.resolve(ranks)]);
      await settled();
      return [selectRanks(actor.getSnapshot()), selectNewcomers(actor.getSnapshot())];
    };
    const once = { ...tomas, chats: 1 };
    const three = [1, 2, 3].map((rank) => ({ rank, mate: once }));
    expect(await shown([...three, { rank: 4, mate: quiet }])).toEqual([three, []]);
    const two = three.slice(1);
    expect(await shown([...two, { rank: 4, mate: quiet }])).toEqual([[], [once, once, quiet]]);
    expect(await shown([{ rank: 1, mate: quiet }])).toEqual([[], [quiet]]);
    expect(await shown([])).toEqual([[], []]);
    const many = Array.from({ length: 6 }, (_, index) => ({ rank: index + 1, mate: quiet }));
    expect(await shown(many)).toEqual([[], Array.from({ length: 5 }, () => quiet)]);
  });

  test('visitors try out the pick, or the first mate that replies in the language of the page', async () => {
    const english: Mate = { ...iris, languages: ['en'] };
    const german: Mate = { ...tomas, languages: ['de'] };
    const { actor } = start([() => Promise.resolve({ pick: english, mates: [english, german] })], []);
    await settled();
    const tried = (['en', 'de', 'ja'] as const).map((language) =>
      selectTrialMate(language)(actor.getSnapshot()),
    );
    expect(tried).toEqual([english, german, english]);
  });

  test('lists the most frequent tags first, then by name', () => {
    expect(commonTags([iris, tomas], 3)).toEqual(['gentle', 'adventure', 'stargazing']);
    expect(commonTags([iris, tomas], 1)).toEqual(['gentle']);
  });

  test('[S8.10] a failed request can be retried', async () => {
    const { actor } = start(
      [() => Promise.reject(unreachable), () => Promise.resolve(allMates)],
      [() => Promise.resolve(ranking)],
    );
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'loading', trending: 'ready' });
    const request = selectRequest(actor.getSnapshot());
    expect(request && selectFailure(request.getSnapshot())?.kind).toBe('unreachable');
    request?.send({ type: 'load.retry' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'ready' });
  });

  test('[S8.10] a failed ranking does not affect the list of mates', async () => {
    const { actor } = start(
      [() => Promise.resolve(allMates)],
      [() => Promise.reject(unreachable), () => Promise.resolve(ranking)],
    );
    await settled();
    const request = actor.getSnapshot().children.ranks;
    expect(request && selectIsFailed(request.getSnapshot())).toBe(true);
    expect(actor.getSnapshot().context.pick).toEqual(iris);
    request?.send({ type: 'load.retry' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'ready' });
  });

  test.each<Catalogue>([
    { pick: iris, mates: [] },
    { pick: null, mates: [iris] },
  ])('a single mate is enough for a catalogue', async (catalogue) => {
    const { actor } = start([() => Promise.resolve(catalogue)], [() => Promise.resolve([])]);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'ready', trending: 'ready' });
  });

  test('an empty catalogue shows the empty state', async () => {
    const { actor } = start([() => Promise.resolve({ pick: null, mates: [] })], [() => Promise.resolve([])]);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ catalogue: 'empty', trending: 'ready' });
  });
});
