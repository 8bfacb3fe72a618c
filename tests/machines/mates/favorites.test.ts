import { assign, createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { favoritesMachine } from '../../../src/machines/mates/favorites.machine.ts';
import { isPending, isShownOn, type Change } from '../../../src/machines/mates/favorites.reducers.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { deferred, sendAndSettle, settled } from '../support/deferred.ts';

test('[S1.5] [S7.27] a toggle is shown at once, then the state that the server confirms', async () => {
  const { actor, hearts, sets, press } = await started({ favorites: ['iris'] });
  expect(hearts('iris', 'ben')).toEqual(['on', 'off']);
  press('ben');
  expect(hearts('ben')).toEqual(['on, wished']);
  sets[0]?.resolve(true);
  await settled();
  expect(hearts('iris', 'ben')).toEqual(['on', 'on']);
  press('ben');
  sets[1]?.resolve(true);
  await settled();
  expect(hearts('ben'), 'the server kept it').toEqual(['on']);
  expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
});

test('[S1.5] a change that the server rejects is reverted, with a toast', async () => {
  const { actor, hearts, sets, press, log } = await started({});
  press('iris');
  sets[0]?.reject(new ApiError('unreachable', 'no network'));
  await settled();
  expect([hearts('iris'), actor.getSnapshot().value]).toEqual([['off'], { ready: 'idle' }]);
  expect(log).toEqual(['stored iris on', 'favoriteNotSaved', 'stored nothing']);
});

test('[S1.5] toggles during a request are queued; only the last one of each mate is sent', async () => {
  const { actor, hearts, sets, press, requests } = await started({});
  press('iris');
  press('ben');
  press('ben');
  expect(actor.getSnapshot().context.pending).toHaveLength(2);
  press('iris');
  expect(hearts('iris', 'ben')).toEqual(['off, wished', 'off, wished']);
  sets[0]?.resolve(true);
  await settled();
  sets[1]?.resolve(false);
  await settled();
  sets[2]?.resolve(false);
  await settled();
  expect(requests).toEqual([
    { kind: 'favorite', id: 'iris', wanted: true },
    { kind: 'favorite', id: 'ben', wanted: false },
    { kind: 'favorite', id: 'iris', wanted: false },
  ]);
  expect(hearts('iris', 'ben')).toEqual(['off', 'off']);
});

test('[S1.5] [S6.2] a signed-out user who toggles a favorite is asked to sign in, and the favorite is set afterwards', async () => {
  const { hearts, sets, press, log, actor } = await started({ signedIn: false });
  press('iris');
  expect(hearts('iris')).toEqual(['on, wished']);
  expect(log).toEqual(['stored iris on', 'asked to sign in']);
  await sendAndSettle(actor, { type: 'session.started' });
  sets[0]?.resolve(true);
  await settled();
  expect(hearts('iris')).toEqual(['on']);
  expect(log.at(-1)).toBe('stored nothing');
});

test('[S1.5] sends a change after a reload that was queued before it', async () => {
  const { sets, requests, hearts } = await started({
    stored: [{ kind: 'favorite', id: 'iris', wanted: true }],
  });
  expect(requests).toEqual([{ kind: 'favorite', id: 'iris', wanted: true }]);
  sets[0]?.resolve(true);
  await settled();
  expect(hearts('iris')).toEqual(['on']);
});

test.each(['follow', 'block'] as const)(
  '[S1.5] [S6.2] what a visitor asks for is done after signing in, like a heart: %s',
  async (kind) => {
    const { actor, sets, requests, hearts, log } = await started({ signedIn: false });
    const change = { kind, id: 'iris', wanted: true };
    actor.send({ type: 'change.queue', change });
    expect(hearts('iris'), 'the heart of the same ID is another switch').toEqual(['off']);
    expect(log.splice(0)).toEqual(['stored iris on', 'asked to sign in']);
    await sendAndSettle(actor, { type: 'session.started' });
    expect(requests).toEqual([change]);
    sets[0]?.resolve(true);
    await settled();
    expect(log).toEqual(['stored nothing', ...(kind === 'block' ? ['mateBlocked'] : [])]);
    expect(hearts('iris')).toEqual(['off']);
  },
);

test('what is asked for after the session has expired is not lost', async () => {
  const { actor, sets, log } = await started({});
  actor.send({ type: 'change.queue', change: { kind: 'follow', id: 'ada', wanted: true } });
  expect(log, 'also across a reload').toEqual(['stored ada on']);
  sets[0]?.reject(new ApiError('expired', 'login expired', { code: 5002 }));
  await settled();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.pending]).toEqual([
    'signedOut',
    [{ kind: 'follow', id: 'ada', wanted: true }],
  ]);
});

test('[S4.3] logout discards all favorites and queued changes', async () => {
  const { actor, hearts, press, log } = await started({ favorites: ['iris'] });
  press('ben');
  actor.send({ type: 'session.ended' });
  expect(hearts('iris', 'ben')).toEqual(['off', 'off']);
  expect(log.at(-1)).toBe('stored nothing');
  await settled();
  expect([actor.getSnapshot().value, hearts('iris')]).toEqual(['signedOut', ['off']]);
});

test('retries loading failed favorites with the next toggle', async () => {
  const { hearts, press, reads, actor } = await started({ favorites: new Error('no network') });
  expect(actor.getSnapshot().value).toBe('notLoaded');
  reads.push(['ben']);
  press('iris');
  await settled();
  expect(hearts('iris', 'ben')).toEqual(['on, wished', 'on']);
});

test('reverts a toggle whose favorites could not be loaded either, with a toast', async () => {
  const { actor, hearts, press, reads, log } = await started({ favorites: new Error('no network') });
  reads.push(new Error('no network'));
  press('iris');
  await settled();
  expect([hearts('iris'), actor.getSnapshot().value]).toEqual([['off'], 'notLoaded']);
  expect(log).toEqual(['stored iris on', 'favoriteNotSaved', 'stored nothing']);
});

test('loads the favorites again where the first request is not answered', async () => {
  const { clock, hearts, reads } = await started({ favorites: 'never' });
  reads.push(['iris']);
  clock.increment(14_999);
  await settled();
  expect(hearts('iris')).toEqual(['off']);
  clock.increment(1);
  await settled();
  expect(hearts('iris')).toEqual(['on']);
});

test('[S8.2] a session that has expired when the favorites load asks for the sign-in at the next toggle', async () => {
  const { log, press } = await started({
    favorites: new ApiError('expired', 'login expired', { code: 5002 }),
  });
  press('iris');
  expect(log).toEqual(['stored iris on', 'asked to sign in']);
});

interface Options {
  readonly signedIn?: boolean;
  /** The result of the first request. */
  readonly favorites?: readonly string[] | Error | 'never';
  readonly stored?: readonly Change[];
}

async function started({ signedIn = true, favorites = [], stored = [] }: Options) {
  const log: string[] = [];
  const requests: Change[] = [];
  const sets: ReturnType<typeof deferred<boolean>>[] = [];
  const reads: (readonly string[] | Error | 'never')[] = [favorites];
  const clock = new SimulatedClock();
  const actor = createActor(
    favoritesMachine.provide({
      actors: {
        fetchFavorites: fromPromise(async () => {
          const read = reads.shift() ?? [];
          if (read instanceof Error) throw read;
          if (read === 'never') return deferred<readonly string[]>().promise;
          return read;
        }),
        saveChange: fromPromise<boolean, Change>(({ input }) => {
          requests.push(input);
          const set = deferred<boolean>();
          sets.push(set);
          return set.promise;
        }),
      },
      actions: {
        restorePending: assign({ pending: stored }),
        persistPending: ({ context: { pending } }) =>
          void log.push(
            `stored ${pending.map(({ id, wanted }) => `${id} ${wanted ? 'on' : 'off'}`).join(', ') || 'nothing'}`,
          ),
        openSignIn: () => void log.push('asked to sign in'),
        showToast: (_, { key }) => void log.push(key),
      },
    }),
    { input: { signedIn }, clock },
  );
  actor.start();
  await settled();
  const heart = (id: string): string => {
    const { context } = actor.getSnapshot();
    return `${isShownOn(context, id) ? 'on' : 'off'}${isPending(context, id) ? ', wished' : ''}`;
  };
  const hearts = (...ids: string[]) => ids.map(heart);
  const press = (id: string) => actor.send({ type: 'favorite.toggle', id });
  return { actor, clock, log, requests, sets, reads, hearts, press };
}
