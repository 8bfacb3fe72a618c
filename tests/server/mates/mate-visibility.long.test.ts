import { beforeAll, describe, expect, test } from 'vitest';
import type { MateDraft } from '../../../contract/mates/own-mate.ts';
import { ask } from '../every-call/asking.ts';
import type { Belongings } from '../every-call/belongings.ts';
import { everyCall } from '../every-call/calls.ts';
import {
  chooseAll,
  createScene,
  firstDraft,
  kinds,
  laterDraft,
  plantedCompanion,
  plantedIn,
  readers,
  type Kind,
  type Reader,
  type Scene,
} from '../every-call/planted.ts';
import { sampleOf } from '../every-call/samples.ts';
import { saveMate } from '../support/mates/own-mates.ts';
import { startSharedServer } from '../support/server.ts';

const server = await startSharedServer({
  companion: plantedCompanion(),
  environment: { LIMIT_FACTOR: '10000', GRANT_CHATS: '500' },
});

const calls = await everyCall();

/** Calls that end the session or change the reader's settings. */
const never = ['logout', 'setNfsw'];
/** Calls that remove something, which are made last. */
const lastBeforeReading = ['block', 'deleteRoom'];
const lastOfAll = ['restoreRoom', 'deleteMessage', 'exportData'];
const reads = calls.filter(({ call }) => call.effect === 'read');
const writes = calls.filter(({ name, call }) => call.effect === 'write' && !never.includes(name));
const named = (names: readonly string[]) => names.flatMap((name) => calls.filter((one) => one.name === name));
const walk = [
  ...reads,
  ...writes.filter(({ name }) => ![...lastBeforeReading, ...lastOfAll].includes(name)),
  ...named(lastBeforeReading),
  ...reads,
  ...named(lastOfAll),
];

/** The inputs of a call that refer to the mate: its id, its creator's id, and each planted word. */
const inputsFor = (name: string, { mateId, creatorId, planted }: Scene, own: Belongings) => {
  const { input } = sampleOf[name]?.(own) ?? { input: {} };
  if (name === 'search') {
    const queries = Object.values(planted).flatMap((word) => [
      { q: word },
      { q: `${word}x` },
      { tags: word },
    ]);
    return [...queries, { creatorId }].map((query) => ({ ...input, q: '', ...query }));
  }
  return [
    {
      ...input,
      ...('mateId' in input ? { mateId } : {}),
      ...('creatorId' in input ? { creatorId } : {}),
    },
  ];
};

/** Makes every call as the reader and returns the planted words in the response of each call. */
const readAll = async (scene: Scene, reader: Reader): Promise<Map<string, Set<Kind>>> => {
  const own = scene.readers.get(reader);
  if (own === undefined) throw new Error('A scene has all readers.');
  const headers = reader === 'visitor' ? {} : { token: own.person.token };
  const seen = new Map<string, Set<Kind>>();
  for (const { name, call } of walk) {
    for (const input of inputsFor(name, scene, own)) {
      const { text } = await ask(server.url, call, input, headers);
      seen.set(name, new Set([...(seen.get(name) ?? []), ...plantedIn(text, scene.planted)]));
    }
  }
  return seen;
};

interface Change {
  readonly make: () => Promise<Scene>;
  /** The planted words that each reader may see afterwards; none by default. */
  readonly visible: Readonly<Partial<Record<Reader, readonly Kind[]>>>;
}

const allReaders = (seen: readonly Kind[]): Change['visible'] =>
  Object.fromEntries(readers.map((reader) => [reader, seen]));

const asItBegan = ['name', 'card', 'talk'] as const;

/** The changes to the mate after the rooms were opened. */
const changes: Readonly<Record<string, Change>> = {
  'stays as it was': { make: () => createScene(server), visible: allReaders(asItBegan) },
  'is rewritten': {
    make: async () => rewritten(await createScene(server), {}),
    visible: {
      ...allReaders(['later']),
      'with a room, off': kinds,
      'with a room, on': kinds,
      'who blocked it, off': kinds,
    },
  },
  'is made private and rewritten': {
    make: async () => rewritten(await createScene(server), { visibility: 'private' }),
    visible: {
      'with a room, off': asItBegan,
      'with a room, on': asItBegan,
      'who blocked it, off': asItBegan,
    },
  },
  'is rewritten as a mature one': {
    make: async () => rewritten(await createScene(server), { rating: 'mature' }),
    visible: { 'stranger, on': ['later'], 'with a room, on': kinds },
  },
  'is rewritten as a mature and private one': {
    make: async () => rewritten(await createScene(server), { rating: 'mature', visibility: 'private' }),
    visible: { 'with a room, on': asItBegan },
  },
  'was mature and is rewritten for everyone': {
    make: async () => rewritten(await createScene(server, { rating: 'mature' }), {}),
    visible: { ...allReaders(['later']), 'with a room, on': kinds },
  },
  'was mature for a while in which people talked with it': {
    make: async () => {
      // Reports from before were visible to everyone and stay readable.
      const scene = await createScene(server, { reports: false });
      await chooseAll(scene, true);
      await saveMate(scene.maker, { ...firstDraft(scene.planted), rating: 'mature' }, scene);
      for (const { person, roomId, mateId } of scene.readers.values()) {
        const { blocked } = await person.roomInfo(roomId).catch(() => ({ blocked: undefined }));
        await person.post('/safety/block', { mateId, wanted: false });
        await (await person.send(roomId, 'More words of mine')).response.text();
        await person.post('/safety/block', { mateId, wanted: blocked === true });
      }
      await chooseAll(scene);
      return rewritten(scene, {});
    },
    visible: { ...allReaders(['later']), 'with a room, on': kinds },
  },
  'is deleted': {
    make: async () => {
      const scene = await rewritten(await createScene(server), { visibility: 'private' });
      await scene.maker.post('/mate/own/delete', { mateId: scene.mateId });
      return scene;
    },
    visible: {
      'with a room, off': ['name', 'talk'],
      'with a room, on': ['name', 'talk'],
      'who blocked it, off': ['name', 'talk'],
    },
  },
  'is deleted with its maker’s account': {
    make: async () => {
      const scene = await rewritten(await createScene(server), { visibility: 'private' });
      await scene.maker.post('/user/delete', { password: scene.maker.password, confirm: 'delete' });
      return scene;
    },
    visible: {
      'with a room, off': ['talk'],
      'with a room, on': ['talk'],
      'who blocked it, off': ['talk'],
    },
  },
};

const rewritten = async (scene: Scene, change: Partial<MateDraft>): Promise<Scene> => {
  await saveMate(scene.maker, { ...laterDraft(scene.planted), ...change }, { mateId: scene.mateId });
  return scene;
};

test('the test makes every call of the contract except those that end the reader’s session or change its settings', () => {
  const missed = calls.map(({ name }) => name).filter((name) => !walk.some((one) => one.name === name));
  expect(missed.toSorted()).toEqual(never.toSorted());
});

describe.each(Object.keys(changes))('a mate that %s', (change) => {
  let scene: Scene;
  beforeAll(async () => {
    const made = await changes[change]?.make();
    if (made === undefined) throw new Error('There is no such change.');
    scene = made;
  });

  test.each(readers)('is visible to each reader exactly as permitted: %s', async (reader) => {
    const allowed = changes[change]?.visible[reader] ?? [];
    const seen = await readAll(scene, reader);
    const leaks = [...seen].flatMap(([name, words]) =>
      [...words].filter((kind) => !allowed.includes(kind)).map((kind) => `${name}: ${kind}`),
    );
    expect(leaks).toEqual([]);
    const found = new Set([...seen.values()].flatMap((words) => [...words]));
    expect(kinds.filter((kind) => found.has(kind))).toEqual(kinds.filter((kind) => allowed.includes(kind)));
  });
});
