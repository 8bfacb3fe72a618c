import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mateMemoryMachine } from '../../../src/machines/memory/mate-memory.machine.ts';
import { groupsOf } from '../../../src/machines/memory/mate-memory.selectors.ts';
import { memoryIdOf } from '../../../src/machines/memory/memory.ts';
import type { LoadedMemory, MateMemoryInput } from '../../../src/machines/memory/mate-memory.reducers.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { deferred, sendAndSettle, settled } from '../support/deferred.ts';
import { baker, harbor, lighthouse, nurse, porto } from './memory-samples.ts';

const place: MateMemoryInput = { mateId: 'iris-vale', roomId: 'room-1', mateName: 'Iris' };
const memoryOf = (...memories: LoadedMemory['memories']): LoadedMemory => ({
  memories,
  remembers: true,
  mateName: 'Iris',
});

async function start(loaded = memoryOf(nurse, porto), input = place) {
  const clock = new SimulatedClock();
  const inputs: MateMemoryInput[] = [];
  const refreshes: ReturnType<typeof deferred<LoadedMemory>>[] = [];
  const actor = createActor(
    mateMemoryMachine.provide({
      actors: {
        fetchMemory: provideRequest<LoadedMemory, MateMemoryInput>(({ input: asked }) => {
          inputs.push(asked);
          return Promise.resolve(loaded);
        }),
        refreshMemory: provideRequest<LoadedMemory, MateMemoryInput>(() => {
          const answer = deferred<LoadedMemory>();
          refreshes.push(answer);
          return answer.promise;
        }),
        watchPage: fromCallback<AnyEventObject, undefined>(() => {}),
      },
    }),
    { clock, input },
  ).start();
  await settled();
  return {
    actor,
    clock,
    inputs,
    refreshes,
    memories: () => actor.getSnapshot().context.memories.map(memoryIdOf),
    forgotten: () => actor.getSnapshot().context.forgotten.map(memoryIdOf),
  };
}

describe('mateMemory', () => {
  test('what the mate remembers in the room is loaded, with what the user can do with it', async () => {
    const { actor, inputs, memories } = await start();
    expect(inputs).toEqual([place]);
    expect(memories()).toEqual(['fact-1', 'fact-2']);
    expect(actor.getSnapshot().hasTag('shown')).toBe(true);
    expect(actor.getSnapshot().context.mateName).toBe('Iris');
    expect(actor.getSnapshot().children.memoryActions?.getSnapshot().context.input).toMatchObject({
      mateId: 'iris-vale',
      roomId: 'room-1',
      memories: [nurse, porto],
    });
  });

  test('without a mate nothing is loaded', async () => {
    const { actor, inputs } = await start(undefined, { mateId: null, roomId: null, mateName: null });
    for (const type of ['memories.outdated', 'page.shown', 'connection.restored'] as const)
      actor.send({ type });
    expect(inputs).toEqual([]);
    expect(actor.getSnapshot().value).toEqual({ page: 'empty', undo: 'none', refresh: 'idle' });
    expect(actor.getSnapshot().context.mateId === null).toBe(true);
  });

  test('a changed fact takes the place of the known one, and what else has changed is read', async () => {
    const { actor, memories, refreshes } = await start(memoryOf(nurse, baker));
    actor.send({ type: 'memory.changed', memory: { ...nurse, pastSince: 3000 } });
    expect(actor.getSnapshot().context.memories).toEqual([baker, { ...nurse, pastSince: 3000 }]);
    refreshes[0]?.resolve(memoryOf({ ...baker, pastSince: null }));
    await settled();
    expect(memories()).toEqual(['fact-4']);
  });

  test('a list from before a change is not shown', async () => {
    const { actor, memories, refreshes } = await start();
    actor.send({ type: 'memory.changed', memory: { ...nurse, pinned: true } });
    actor.send({ type: 'memory.forgotten', memoryId: 'fact-2' });
    refreshes[0]?.resolve(memoryOf(nurse, porto));
    await settled();
    expect(memories()).toEqual(['fact-1']);
    refreshes[1]?.resolve(memoryOf(nurse));
    await settled();
    expect(memories()).toEqual(['fact-1']);
  });

  test('what is forgotten can be brought back for a minute', async () => {
    const { actor, clock, memories, forgotten } = await start();
    actor.send({ type: 'memory.forgotten', memoryId: 'fact-1' });
    expect([memories(), forgotten()]).toEqual([['fact-2'], ['fact-1']]);
    clock.increment(59_999);
    actor.send({ type: 'memory.changed', memory: nurse });
    expect([memories(), forgotten()]).toEqual([['fact-2', 'fact-1'], []]);
    actor.send({ type: 'memory.forgotten', memoryId: 'fact-1' });
    clock.increment(59_999);
    expect(forgotten()).toEqual(['fact-1']);
    clock.increment(1);
    expect([memories(), forgotten()]).toEqual([['fact-2'], []]);
    expect(actor.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });

  test('a fact that is missing is no longer listed, nor offered to be brought back', async () => {
    const { actor, memories, forgotten } = await start();
    actor.send({ type: 'memory.missing', memoryId: 'fact-1' });
    actor.send({ type: 'memory.forgotten', memoryId: 'fact-2' });
    actor.send({ type: 'memory.missing', memoryId: 'fact-2' });
    expect([memories(), forgotten()]).toEqual([[], []]);
  });

  test('a fact that was brought back elsewhere is listed once', async () => {
    const { actor, memories, forgotten, refreshes } = await start(memoryOf(nurse));
    actor.send({ type: 'memory.forgotten', memoryId: 'fact-1' });
    refreshes[0]?.resolve(memoryOf(nurse));
    await settled();
    expect([memories(), forgotten()]).toEqual([['fact-1'], []]);
  });

  test('what was learned meanwhile appears; a refresh that fails changes nothing', async () => {
    const { actor, memories, refreshes } = await start(memoryOf(nurse));
    actor.send({ type: 'memories.outdated' });
    refreshes[0]?.reject(new Error('broken'));
    await settled();
    expect(memories()).toEqual(['fact-1']);
    actor.send({ type: 'memories.outdated' });
    actor.send({ type: 'memories.outdated' });
    refreshes[2]?.resolve(memoryOf(nurse, lighthouse));
    await settled();
    expect([refreshes.length, memories()]).toEqual([3, ['fact-1', 'fact-3']]);
    expect(actor.getSnapshot().matches({ refresh: 'idle' })).toBe(true);
  });

  test.each(['page.shown', 'connection.restored'] as const)(
    'after %s the memories are read again: the server or another page may have changed them',
    async (type) => {
      const { actor, memories, refreshes } = await start(memoryOf(nurse));
      await sendAndSettle(actor, { type });
      refreshes[0]?.resolve(memoryOf(porto));
      await settled();
      expect(memories()).toEqual(['fact-2']);
    },
  );

  test('the switch of the room shows what the server has, and what is used there is read again', async () => {
    const { actor, refreshes } = await start();
    expect(actor.getSnapshot().context.remembers).toBe(true);
    await sendAndSettle(actor, { type: 'room.switched', remembers: false });
    expect([actor.getSnapshot().context.remembers, refreshes.length]).toEqual([false, 1]);
    actor.send({ type: 'room.switched', remembers: true });
    expect([actor.getSnapshot().context.remembers, refreshes.length]).toEqual([true, 2]);
  });

  test('a query filters by words, without case and accents', async () => {
    const { actor } = await start();
    actor.send({ type: 'search.change', query: 'NURSE' });
    expect(actor.getSnapshot().context.query).toBe('NURSE');
    const cafe = { ...porto, factId: 'fact-5', text: 'Meets at the Café Lumière' };
    const found = (query: string) =>
      groupsOf({ memories: [nurse, cafe], forgotten: [], edited: null, query }).flatMap(({ memories }) =>
        memories.map(memoryIdOf),
      );
    expect(found('')).toEqual(['fact-1', 'fact-5']);
    expect(found('cafe  LUMIERE')).toEqual(['fact-5']);
    expect(found(' nurse ')).toEqual(['fact-1']);
    expect(found('nurse café')).toEqual([]);
  });

  test('facts are grouped by what they are about, past ones apart, pinned and newest first; chapters come last, in the order of time', () => {
    const pinned = { ...nurse, factId: 'fact-6', pinned: true, createdAt: 1 };
    const groups = groupsOf({
      memories: [
        { ...harbor, chapterId: 'chapter-2', from: { messageId: 'message-101', at: 95_000_000 } },
        lighthouse,
        baker,
        harbor,
        porto,
        nurse,
        pinned,
      ],
      forgotten: [{ ...nurse, factId: 'fact-7', createdAt: 2500 }],
      edited: null,
      query: '',
    });
    expect(groups.map(({ name, memories }) => [name, memories.map(memoryIdOf)])).toEqual([
      ['you', ['fact-6', 'fact-7', 'fact-1']],
      ['plan', ['fact-2']],
      ['story', ['fact-3']],
      ['past', ['fact-4']],
      ['chapters', ['chapter-1', 'chapter-2']],
    ]);
  });

  test('a fact that is corrected stays where it was, whatever is found or forgotten', () => {
    const groups = groupsOf({ memories: [porto], forgotten: [nurse], edited: nurse, query: 'zebra' });
    expect(groups).toEqual([{ name: 'you', memories: [nurse] }]);
    const others = groupsOf({ memories: [nurse, porto], forgotten: [], edited: nurse, query: '' });
    expect(others.map(({ memories }) => memories)).toEqual([[nurse], [porto]]);
  });
});
