import { createActor, fromPromise, setup, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { OwnMate } from '../../../../contract/own-mate.ts';
import { myMatesMachine, selectSelected } from '../../../../src/machines/mates/editor/my-mates.machine.ts';
import type { CardFile, ExportInput } from '../../../../src/machines/mates/editor/my-mates.reducers.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { refused } from '../../app/shell-samples.ts';
import { settled } from '../../support/deferred.ts';
import { idris, ruth } from '../user-mate-samples.ts';

const exported = ({ mate, format }: ExportInput): Promise<CardFile> =>
  Promise.resolve({ name: `${mate.name}.${format}`, content: '{}', type: 'text/plain' });

/** Starts the list as the child of an editor that has Ruth selected. */
function start(exportCard = exported) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const myMates = myMatesMachine.provide({
    actors: {
      exportCard: toAttempt(fromPromise<CardFile, ExportInput>(({ input }) => exportCard(input))),
      deleteMate: toConfirmation(
        fromPromise<readonly OwnMate[], { mateId: string }>(({ input }) => {
          log.push(`delete ${input.mateId}`);
          return Promise.resolve([ruth, idris].filter(({ mateId }) => mateId !== input.mateId));
        }),
      ),
    },
    actions: {
      downloadCard: (_, { name }) => void log.push(`file ${name}`),
      showToast: (_, { key }) => void log.push(`toast: ${key}`),
    },
  });
  const editor = setup({
    types: { events: {} as { type: 'mate.deleted' | 'mates.outdated' } },
    actors: { myMates },
    actions: { note: (_, { type }: { type: string }) => void log.push(type) },
  }).createMachine({
    invoke: {
      id: 'myMates',
      src: 'myMates',
      input: ({ self }) => ({ mates: [ruth, idris], limit: 20, openId: ruth.mateId, parentRef: self }),
    },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  });
  const actor = createActor(editor, { clock }).start().getSnapshot().children['myMates'];
  if (actor === undefined) throw new Error('The list does not run.');
  const answer = (type: 'action.confirm' | 'action.cancel') =>
    actor.getSnapshot().children.deleteMate?.send({ type });
  return { actor, clock, log, answer };
}

test('[S2.19] deletes a mate after a confirmation, and keeps the others', async () => {
  const { actor, log, answer } = start();
  actor.send({ type: 'deletion.request', mateId: 'mate-2' });
  expect(selectSelected(actor.getSnapshot())).toEqual(idris);
  answer('action.confirm');
  await settled();
  expect(actor.getSnapshot().context.mates).toEqual([ruth]);
  expect(log).toEqual(['delete mate-2', 'toast: mateDeleted']);
});

test('lists a mate that was imported first, and once', () => {
  const { actor } = start();
  const mara = { ...idris, mateId: 'mate-3', name: 'Mara' };
  for (const mate of [mara, idris]) actor.send({ type: 'mate.imported', mate });
  expect(actor.getSnapshot().context.mates).toEqual([idris, mara, ruth]);
});

test('notifies the editor when the selected mate was deleted', async () => {
  const { actor, log, answer } = start();
  actor.send({ type: 'deletion.request', mateId: 'mate-1' });
  answer('action.confirm');
  await settled();
  expect(log).toEqual(['delete mate-1', 'toast: mateDeleted', 'mate.deleted']);
});

test('[S8.10] the list is outdated once the user stops waiting for a deletion', () => {
  const { actor, clock, log, answer } = start();
  actor.send({ type: 'deletion.request', mateId: 'mate-2' });
  answer('action.confirm');
  clock.increment(15_000);
  answer('action.cancel');
  expect(log).toEqual(['delete mate-2', 'mates.outdated']);
});

test('a canceled deletion changes nothing', () => {
  const { actor, log, answer } = start();
  actor.send({ type: 'deletion.request', mateId: 'mate-1' });
  answer('action.cancel');
  expect(selectSelected(actor.getSnapshot())).toBe(null);
  expect([actor.getSnapshot().context.mates, log]).toEqual([[ruth, idris], []]);
});

test('[S1.3] exports a mate as a card', async () => {
  const { actor, log } = start();
  actor.send({ type: 'card.export', mateId: 'mate-2', format: 'charx' });
  actor.send({ type: 'deletion.request', mateId: 'mate-2' });
  await settled();
  expect(log).toEqual(['file Idris Quill.charx']);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('[S1.3] says that a card could not be exported', async () => {
  const { actor, log } = start(() => Promise.reject(refused));
  actor.send({ type: 'card.export', mateId: 'mate-2', format: 'json' });
  await settled();
  expect([actor.getSnapshot().value, log]).toEqual(['idle', ['toast: requestFailed']]);
});

test('an export that is canceled while it is pending ends without a message', () => {
  const { actor, clock, log } = start(() => new Promise(() => undefined));
  actor.send({ type: 'card.export', mateId: 'mate-2', format: 'json' });
  clock.increment(60_000);
  actor.getSnapshot().children.exportCard?.send({ type: 'command.cancel' });
  expect([actor.getSnapshot().value, log]).toEqual(['idle', []]);
});

test('a mate that is not listed is not deleted', () => {
  const { actor } = start();
  actor.send({ type: 'deletion.request', mateId: 'missing' });
  expect(actor.getSnapshot().value).toBe('idle');
});
