import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Import } from '../../../contract/account/imports.ts';
import { pastImportsMachine } from '../../../src/machines/imports/past-imports.machine.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { settled } from '../support/deferred.ts';
import { pastImport } from './import-samples.ts';

const loaded = (): Promise<readonly Import[]> => Promise.resolve([pastImport]);
const hanging = (): Promise<readonly Import[]> => new Promise(() => {});

/** Starts the list of one import, and undoes it; two chats stay. `reload` is the list after that. */
async function undone(reload: () => Promise<readonly Import[]>) {
  const lists = [loaded, reload];
  const actor = createActor(
    pastImportsMachine.provide({
      actors: {
        fetchImports: provideRequest<readonly Import[]>(() => (lists.shift() ?? loaded)()),
        undoImport: toConfirmation<{ retained: number }, { importId: string }>(
          fromPromise(() => Promise.resolve({ retained: 2 })),
        ),
      },
    }),
  ).start();
  expect(actor.getSnapshot().value).toBe('loading');
  await settled();
  actor.send({ type: 'import.undo', importId: pastImport.importId });
  actor.getSnapshot().children.undoImport?.send({ type: 'action.confirm' });
  await settled();
  const retained = () => actor.getSnapshot().context.retained;
  expect(retained()).toBe(2);
  return { actor, retained };
}

test('what stayed of an import is shown until the next one is to be undone', async () => {
  const { actor, retained } = await undone(loaded);
  actor.send({ type: 'import.undo', importId: pastImport.importId });
  expect(retained()).toBeNull();
});

test.each([
  ['', loaded, { ready: 'idle' }],
  [', also before the list has loaded', hanging, 'loading'],
] as const)('what stayed of an import is shown until something is imported%s', async (_, reload, value) => {
  const { actor, retained } = await undone(reload);
  expect(actor.getSnapshot().value).toEqual(value);
  actor.send({ type: 'imports.changed' });
  expect(retained()).toBeNull();
});
