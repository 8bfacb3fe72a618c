import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RoomExport, RoomNotes } from '../../../contract/room-care.ts';
import { roomSettingsMachine } from '../../../src/machines/chat/room-settings.machine.ts';
import {
  selectCanUndo,
  selectDeletion,
  selectNotes,
} from '../../../src/machines/chat/room-settings.selectors.ts';
import { toConfirmation } from '../../../src/machines/shared/confirmation.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { asMarkdown } from '../../../src/services/chat/room-markdown.ts';
import { message, own, room, unreachable } from './chat-samples.ts';
import { settled } from '../support/deferred.ts';

const copy: RoomExport = {
  exportedAt: 1,
  room,
  notes: 'I am afraid of storms',
  persona: null,
  messages: [message(1, { text: 'You came.' }), own(2, { text: 'I did.' }), message(3, { text: '' })],
};

const start = async (
  notes: () => Promise<RoomNotes> = () => Promise.resolve({ notes: 'Storms', undo: true }),
  isFailing = false,
) => {
  const log: unknown[] = [];
  const act = <Result>(result: Result): Promise<Result> =>
    isFailing ? Promise.reject(unreachable) : Promise.resolve(result);
  const actor = createActor(
    roomSettingsMachine.provide({
      actors: {
        fetchNotes: fromPromise<RoomNotes, { roomId: string }>(notes),
        saveNotes: fromPromise<string, { roomId: string; notes: string }>(({ input }) => {
          log.push(['save', input]);
          return act(input.notes.trim());
        }),
        exportRoom: fromPromise<RoomExport, { roomId: string }>(() => act(copy)),
        deleteRoom: toConfirmation(
          fromPromise<void, { roomId: string }>(({ input }) => {
            log.push(['delete', input]);
            return act(undefined);
          }),
        ),
      },
      actions: {
        downloadExport: (_, given) => void log.push(['copy', given]),
        showSavedToast: () => void log.push('told: saved'),
        showErrorToast: () => void log.push('told: failed'),
        showRooms: () => void log.push('rooms'),
      },
    }),
    { input: { roomId: 'room-1' } },
  );
  actor.start();
  await settled();
  return { actor, log };
};

describe('roomSettings', () => {
  test('whether the conversation can be brought back is what the host says', async () => {
    const kept = await start();
    expect(selectCanUndo(kept.actor.getSnapshot())).toBe(true);
    const lost = await start(() => Promise.resolve({ notes: '' }));
    expect(selectCanUndo(lost.actor.getSnapshot())).toBe(false);
  });

  test('the notes are shown, and saved as they are written', async () => {
    const { actor, log } = await start();
    expect(selectNotes(actor.getSnapshot())).toEqual('Storms');
    actor.send({ type: 'notes.submit', notes: 'Thunder ' });
    await settled();
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder');
    expect(log).toEqual([['save', { roomId: 'room-1', notes: 'Thunder ' }], 'told: saved']);
  });

  test.each(['json', 'markdown'] as const)('a copy is given as %s', async (form) => {
    const { actor, log } = await start();
    actor.send({ type: 'export.request', form });
    await settled();
    expect(log).toEqual([['copy', { form, room: copy }]]);
  });

  test('the conversation is deleted after a confirmation only, then the list opens', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'deletion.request' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.cancel' });
    actor.send({ type: 'deletion.request' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.confirm' });
    await settled();
    expect(log).toEqual([['delete', { roomId: 'room-1' }], 'rooms']);
    expect(actor.getSnapshot().value).toEqual('deleted');
  });

  test('[S8.10] a failure is reported, and nothing is lost', async () => {
    const { actor, log } = await start(undefined, true);
    actor.send({ type: 'notes.submit', notes: 'Thunder' });
    await settled();
    actor.send({ type: 'export.request', form: 'json' });
    await settled();
    expect(log.filter((entry) => entry === 'told: failed').length).toEqual(2);
    expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
    expect(selectNotes(actor.getSnapshot())).toEqual('Storms');
  });

  test('notes that failed to load can be retried; a host without the call is unsupported', async () => {
    const answers = [() => Promise.reject(unreachable), () => Promise.resolve({ notes: 'Storms' })];
    const { actor } = await start(() => (answers.shift() ?? answers[0] ?? fail)());
    expect(actor.getSnapshot().value).toEqual('failed');
    actor.send({ type: 'load.retry' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ ready: 'idle' });
    const notOffered = new ApiError('rejected', 'This server does not know the call.', { code: 404 });
    const bare = await start(() => Promise.reject(notOffered));
    expect(bare.actor.getSnapshot().value).toEqual('unsupported');
  });

  test('an export as text contains the notes, then author and time of each message', () => {
    expect(asMarkdown(copy, { notes: 'Notes', you: 'You' })).toEqual(
      [
        '# Iris Vale',
        '## Notes',
        'I am afraid of storms',
        '**Iris** · 1970-01-01 00:00',
        'You came.',
        '**You** · 1970-01-01 00:00',
        'I did.',
        '',
      ].join('\n\n'),
    );
  });
});

const fail = (): Promise<RoomNotes> => Promise.reject(unreachable);
