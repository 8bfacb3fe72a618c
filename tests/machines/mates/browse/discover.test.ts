import { createActor, fromEventObservable } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  discoverMachine,
  type Catalogue,
  type Chats,
  type CopyFound,
  type Ranks,
} from '../../../../src/machines/mates/browse/discover.machine.ts';
import {
  commonTags,
  selectLatestChats,
  selectNewcomers,
  selectRanks,
  withTag,
} from '../../../../src/machines/mates/browse/discover.selectors.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { observe } from '../../../../src/services/shared/from-async-source.ts';
import { iris, roomWithIris, roomWithTomas, tomas, refuse } from '../catalogue-samples.ts';
import { deferred, settled } from '../../support/deferred.ts';

const start = (
  catalogues: ReadonlyArray<() => Promise<Catalogue>>,
  ranks: ReadonlyArray<() => Promise<Ranks>>,
  { chats, copy = [] }: { readonly chats?: () => Promise<Chats>; readonly copy?: Chats } = {},
) => {
  const [left, ranksLeft] = [[...catalogues], [...ranks]];
  const actor = createActor(
    discoverMachine.provide({
      actors: {
        fetchCatalogue: provideRequest<Catalogue>(() => (left.shift() ?? refuse)()),
        fetchRanks: provideRequest<Ranks>(() => (ranksLeft.shift() ?? refuse)()),
        fetchChats: provideRequest<Chats>(chats ?? refuse),
        offerCopy: fromEventObservable<CopyFound, undefined>(() =>
          observe<CopyFound>(async (emit) => emit({ type: 'copy.found', chats: copy })),
        ),
      },
    }),
    { input: { isSignedIn: chats !== undefined } },
  );
  actor.start();
  return { actor };
};

const allMates: Catalogue = { pick: iris, mates: [iris, tomas] };
const ranking: Ranks = [{ rank: 1, mate: tomas }];

describe('discover', () => {
  test('[S1.1] [S2.5] shows the pick, the recommended mates and the ranking to a signed-out user', async () => {
    const { actor } = start([() => Promise.resolve(allMates)], [() => Promise.resolve(ranking)]);
    expect(actor.getSnapshot().value).toEqual({
      catalogue: 'loading',
      trending: 'loading',
      chats: 'unused',
    });
    await settled();
    expect(actor.getSnapshot().value).toMatchObject({ catalogue: 'ready', trending: 'ready' });
    expect(actor.getSnapshot().context).toEqual({
      ...allMates,
      ranks: ranking,
      tag: null,
      chats: [],
      isSignedIn: false,
    });
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

  test('lists the most frequent tags first, then by name', () => {
    expect(commonTags([iris, tomas], 3)).toEqual(['gentle', 'adventure', 'stargazing']);
    expect(commonTags([iris, tomas], 1)).toEqual(['gentle']);
  });

  test.each<Catalogue>([
    { pick: iris, mates: [] },
    { pick: null, mates: [iris] },
  ])('a single mate is enough for a catalogue', async (catalogue) => {
    const { actor } = start([() => Promise.resolve(catalogue)], [() => Promise.resolve([])]);
    await settled();
    expect(actor.getSnapshot().value).toMatchObject({ catalogue: 'ready', trending: 'ready' });
  });

  test('shows a user the latest chats that can be continued', async () => {
    const more = Array.from({ length: 8 }, (_, index) => ({ ...roomWithTomas, roomId: `more-${index}` }));
    const others: Chats = [
      { ...roomWithIris, roomId: 'archived', archived: true },
      { ...roomWithIris, roomId: 'unavailable', unavailable: true },
      { ...roomWithIris, roomId: 'hidden', mate: { ...iris, hidden: 'mature' } },
    ];
    const { actor } = start([() => Promise.resolve(allMates)], [() => Promise.resolve([])], {
      chats: () => Promise.resolve([...others, roomWithIris, ...more]),
    });
    await settled();
    expect(actor.getSnapshot().value).toMatchObject({ catalogue: 'ready', chats: 'ready' });
    expect(selectLatestChats(actor.getSnapshot())).toEqual([roomWithIris, ...more.slice(0, 6)]);
  });

  test('shows the copy of the chats until the server answers', async () => {
    const answer = deferred<Chats>();
    const { actor } = start([() => Promise.resolve(allMates)], [() => Promise.resolve([])], {
      chats: () => answer.promise,
      copy: [roomWithIris],
    });
    await settled();
    expect(actor.getSnapshot().value).toMatchObject({ chats: 'loading' });
    expect(selectLatestChats(actor.getSnapshot())).toEqual([roomWithIris]);
    answer.resolve([roomWithTomas, roomWithIris]);
    await settled();
    expect(selectLatestChats(actor.getSnapshot())).toEqual([roomWithTomas, roomWithIris]);
  });
});
