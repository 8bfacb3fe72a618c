import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { OwnMate } from '../../../../contract/mates/own-mate.ts';
import { myMatesMachine, selectSelected } from '../../../../src/machines/mates/editor/my-mates.machine.ts';
import type {
  CardFile,
  ExportInput,
  MateList,
} from '../../../../src/machines/mates/editor/my-mates.reducers.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { refused } from '../../app/shell-samples.ts';
import { settled } from '../../support/deferred.ts';
import { idris, ruth } from '../user-mate-samples.ts';

const exported = ({ mate, format }: ExportInput): Promise<CardFile> =>
  Promise.resolve({ name: `${mate.name}.${format}`, content: '{}', type: 'text/plain' });

/** Starts the page with two mates. */
async function start(exportCard = exported) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    myMatesMachine.provide({
      actors: {
        fetchMates: provideRequest<MateList>(() => {
          log.push('load');
          return Promise.resolve({ mates: [ruth, idris], limit: 20 });
        }),
        exportCard: toAttempt(fromPromise<CardFile, ExportInput>(({ input }) => exportCard(input))),
        deleteMate: toConfirmation(
          fromPromise<readonly OwnMate[], { mateId: string }>(({ input }) => {
            log.push(`delete ${input.mateId}`);
            return Promise.resolve([ruth, idris].filter(({ mateId }) => mateId !== input.mateId));
          }),
        ),
      },
      actions: {
        clearDraft: (_, { mateId }) => void log.push(`forget ${mateId}`),
        downloadCard: (_, { name }) => void log.push(`file ${name}`),
        showToast: (_, { key }) => void log.push(`toast: ${key}`),
      },
    }),
    { input: { isShareFailed: false }, clock },
  ).start();
  await settled();
  log.length = 0;
  const answer = (type: 'action.confirm' | 'action.cancel') =>
    actor.getSnapshot().children.deleteMate?.send({ type });
  return { actor, clock, log, answer };
}

test('[S2.19] deletes a mate after a confirmation, and keeps the others', async () => {
  const { actor, log, answer } = await start();
  actor.send({ type: 'deletion.request', mateId: 'mate-2' });
  expect(selectSelected(actor.getSnapshot())).toEqual(idris);
  answer('action.confirm');
  await settled();
  expect(actor.getSnapshot().context.mates).toEqual([ruth]);
  expect(log).toEqual(['delete mate-2', 'forget mate-2', 'toast: mateDeleted']);
});

test('lists a mate that was imported first, and once', async () => {
  const { actor } = await start();
  const mara = { ...idris, mateId: 'mate-3', name: 'Mara' };
  for (const mate of [mara, idris]) actor.send({ type: 'mate.imported', mate });
  expect(actor.getSnapshot().context.mates).toEqual([idris, mara, ruth]);
});

test('[S8.10] the list is loaded again once the user stops waiting for a deletion', async () => {
  const { actor, clock, log, answer } = await start();
  actor.send({ type: 'deletion.request', mateId: 'mate-2' });
  answer('action.confirm');
  clock.increment(15_000);
  answer('action.cancel');
  expect(log).toEqual(['delete mate-2', 'load']);
});

test('a canceled deletion changes nothing', async () => {
  const { actor, log, answer } = await start();
  actor.send({ type: 'deletion.request', mateId: 'mate-1' });
  answer('action.cancel');
  expect(selectSelected(actor.getSnapshot())).toBe(null);
  expect([actor.getSnapshot().context.mates, log]).toEqual([[ruth, idris], []]);
});

test('[S1.3] exports a mate as a card', async () => {
  const { actor, log } = await start();
  actor.send({ type: 'card.export', mateId: 'mate-2', format: 'charx' });
  actor.send({ type: 'deletion.request', mateId: 'mate-2' });
  await settled();
  expect(log).toEqual(['file Idris Quill.charx']);
  expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
});

test('[S1.3] says that a card could not be exported', async () => {
  const { actor, log } = await start(() => Promise.reject(refused));
  actor.send({ type: 'card.export', mateId: 'mate-2', format: 'json' });
  await settled();
  expect([actor.getSnapshot().value, log]).toEqual([{ ready: 'idle' }, ['toast: requestFailed']]);
});

test('an export that is canceled while it is pending ends without a message', async () => {
  const { actor, clock, log } = await start(() => new Promise(() => undefined));
  actor.send({ type: 'card.export', mateId: 'mate-2', format: 'json' });
  clock.increment(60_000);
  actor.getSnapshot().children.exportCard?.send({ type: 'command.cancel' });
  expect([actor.getSnapshot().value, log]).toEqual([{ ready: 'idle' }, []]);
});

test('a mate that is not listed is not deleted', async () => {
  const { actor } = await start();
  actor.send({ type: 'deletion.request', mateId: 'missing' });
  expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
});
