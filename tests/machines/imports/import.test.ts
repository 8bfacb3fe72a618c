import { createActor, fromEventObservable, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { importMachine } from '../../../src/machines/imports/import.machine.ts';
import {
  shortOf,
  type ImportChoice,
  type ImportEvent,
  type ImportPreview,
  type ImportProgressed,
  type LockedFile,
  type ReadInput,
} from '../../../src/machines/imports/import.reducers.ts';
import { observe } from '../../../src/services/shared/from-async-source.ts';
import { settled } from '../support/deferred.ts';
import { nothing, preview, progress } from './import-samples.ts';

type Reads = (passphrase: string | null) => ImportPreview | LockedFile;

/** Starts the import, and chooses files in which these items are found. */
async function start(reads: Reads = () => preview) {
  const imported: ImportChoice[] = [];
  const actor = createActor(
    importMachine.provide({
      actors: {
        readFiles: fromPromise<ImportPreview | LockedFile, ReadInput>(({ input: { passphrase } }) =>
          Promise.resolve(reads(passphrase)),
        ),
        runImport: fromEventObservable<ImportProgressed, ImportChoice>(({ input }) => {
          imported.push(input);
          return observe<ImportProgressed>(() => new Promise(() => {}));
        }),
      },
    }),
  ).start();
  const look = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  const send = (...events: readonly ImportEvent[]) => events.forEach((event) => actor.send(event));
  expect([
    look(({ value }) => value),
    look((snapshot) => snapshot.hasTag('choosing')),
    look(({ context }) => context.preview),
  ]).toEqual(['idle', true, null]);
  send({ type: 'files.choose', folder: false });
  await settled();
  return { imported, look, send };
}

const toggle = (id: string) => ({ type: 'item.toggle', id }) as const;
const toggleAll = (kind: 'mate' | 'chat' | 'persona') => ({ type: 'kind.toggle', kind }) as const;

test('items are excluded alone or by their kind, and included again', async () => {
  const { look, send } = await start();
  const excludedAfter = (...events: readonly ImportEvent[]) => {
    send(...events);
    return look(({ context }) => context.excluded);
  };
  expect(excludedAfter(toggle('mate-0'), toggle('chat-1'))).toEqual(['mate-0', 'chat-1']);
  expect(excludedAfter(toggle('mate-0'))).toEqual(['chat-1']);
  expect(excludedAfter(toggle('mate-0'), toggleAll('chat'))).toEqual(['mate-0', 'chat-1', 'chat-2']);
  expect(excludedAfter(toggleAll('chat'))).toEqual(['mate-0']);
});

test('the chats of each character continue with the mate that was chosen last for it', async () => {
  const { look, send } = await start();
  const choose = (characterId: string, mateId: string | null) =>
    send({ type: 'mate.choose', characterId, mateId });
  choose('character-0', 'mate-1');
  choose('character-1', 'mate-1');
  choose('character-0', 'mate-2');
  expect(look(({ context }) => context.mates)).toEqual({ 'character-0': 'mate-2', 'character-1': 'mate-1' });
  choose('character-1', null);
  expect(look(({ context }) => context.mates)).toEqual({ 'character-0': 'mate-2' });
});

test('more of a kind than the account can have is told until enough is excluded', async () => {
  const { look, send } = await start();
  const short = () =>
    (['chat', 'persona'] as const).map((kind) => look(({ context }) => shortOf(context, kind)));
  expect(short()).toEqual([1, null]);
  send(toggle('chat-1'));
  expect(short()).toEqual([null, null]);
});

test('nothing is imported while everything is excluded', async () => {
  const { imported, look, send } = await start();
  send(toggleAll('mate'), toggleAll('chat'), toggleAll('persona'), { type: 'import.start' });
  expect([look(({ value }) => value), imported]).toEqual(['preview', []]);
  send(toggle('persona-3'), { type: 'import.start' });
  expect(imported).toEqual([{ excluded: ['mate-0', 'chat-1', 'chat-2'], mates: {} }]);
});

test('files chosen after others begin with an empty choice', async () => {
  const { look, send } = await start();
  send(toggle('mate-0'), { type: 'mate.choose', characterId: 'character-0', mateId: 'mate-1' });
  send({ type: 'import.start' }, { type: 'import.progress', progress });
  expect(look(({ context }) => context.progress)).toEqual(progress);
  send({ type: 'import.stop' }, { type: 'import.cancel' });
  expect([
    look(({ context }) => context.excluded),
    look(({ context }) => context.mates),
    look(({ context }) => context.progress),
  ]).toEqual([[], {}, null]);
});

test('a single item is enough, and other files can be chosen where there is none', async () => {
  const single = await start(() => ({ ...preview, items: preview.items.slice(0, 1) }));
  expect(single.look(({ value }) => value)).toBe('preview');
  const none = await start(() => nothing);
  expect([none.look(({ value }) => value), none.look((snapshot) => snapshot.hasTag('choosing'))]).toEqual([
    'nothing',
    true,
  ]);
});

test('a locked file is read again with each passphrase, until one opens it', async () => {
  const asked: (string | null)[] = [];
  const { look, send } = await start((passphrase) => {
    asked.push(passphrase);
    if (passphrase === 'right') return preview;
    return { lock: passphrase === null ? 'locked' : 'refused' };
  });
  const steps = [look(({ value }) => value)];
  for (const passphrase of ['wrong', 'right']) {
    send({ type: 'passphrase.submit', passphrase });
    await settled();
    steps.push(look(({ value }) => value));
  }
  expect(steps).toEqual([{ locked: 'asking' }, { locked: 'refused' }, 'preview']);
  expect(asked).toEqual([null, 'wrong', 'right']);
  expect(JSON.stringify(look(({ context }) => context))).not.toContain('right');
});
