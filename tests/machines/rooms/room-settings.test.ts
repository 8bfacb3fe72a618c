import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RoomExport, RoomNotes } from '../../../contract/room-actions.ts';
import type { RoomFile } from '../../../contract/room-file.ts';
import { roomSettingsMachine } from '../../../src/machines/rooms/room-settings.machine.ts';
import type { LoadedRoom } from '../../../src/machines/rooms/room-settings.reducers.ts';
import type { UnsavedTexts } from '../../../src/machines/rooms/room-settings.types.ts';
import {
  selectDeletion,
  selectHasUnsavedNotes,
  selectHasUnsavedTitle,
  selectIsBusy,
  selectIsDeleting,
  selectIsFailed,
  selectIsRenaming,
  selectNotes,
  selectTitle,
} from '../../../src/machines/rooms/room-settings.selectors.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { toConfirmation } from '../../../src/machines/shared/confirmation.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { asMarkdown } from '../../../src/services/rooms/room-markdown.ts';
import { file } from './room-settings.model.ts';
import { message, own, room, unreachable } from '../chat/chat-samples.ts';
import { settled } from '../support/deferred.ts';

const copy: RoomExport = {
  exportedAt: 1,
  room,
  notes: 'I am afraid of storms',
  persona: null,
  messages: [
    message(1, { text: 'You came.', aiGenerated: true }),
    own(2, { text: 'I did.' }),
    message(3, { text: '' }),
  ],
};

const start = async (
  notes: () => Promise<RoomNotes> = () => Promise.resolve({ notes: 'Storms', undo: true }),
  isFailing = false,
  {
    roomId = 'room-1',
    crash,
    unsaved = { title: null, notes: null },
    exportFile = () => (isFailing ? Promise.reject(unreachable) : Promise.resolve(file)),
  }: {
    readonly roomId?: string | null;
    readonly crash?: () => void;
    readonly unsaved?: UnsavedTexts;
    readonly exportFile?: () => Promise<RoomFile>;
  } = {},
) => {
  const clock = new SimulatedClock();
  const log: unknown[] = [];
  const act = <Result>(result: Result): Promise<Result> =>
    isFailing ? Promise.reject(unreachable) : Promise.resolve(result);
  const removeRoom = fromPromise<void, { roomId: string }>(({ input }) => {
    log.push(['delete', input]);
    return act(undefined);
  });
  const actor = createActor(
    roomSettingsMachine.provide({
      actors: {
        fetchNotes: fromPromise<LoadedRoom, { roomId: string }>(async () => ({
          ...(await notes()),
          unsaved,
        })),
        renameRoom: fromPromise<string, { roomId: string; title: string }>(({ input }) => {
          log.push(['rename', input]);
          return act(input.title.trim());
        }),
        saveNotes: fromPromise<string, { roomId: string; notes: string }>(({ input }) => {
          log.push(['save', input]);
          return act(input.notes.trim());
        }),
        exportRoom: fromPromise<RoomExport, { roomId: string }>(() => act(copy)),
        exportRoomFile: fromPromise<RoomFile, { roomId: string }>(exportFile),
        removeRoom,
        deleteRoom: toConfirmation(removeRoom).provide({ actions: crash ? { clearFailure: crash } : {} }),
      },
      actions: {
        downloadExport: (_, given) => void log.push(['copy', given]),
        downloadFile: (_, given) => void log.push(['file', given]),
        persistUnsaved: (_, { unsaved }) => void log.push(['unsaved', unsaved]),
        showToast: (_, { key }) => void log.push(`toast: ${key}`),
        showRooms: () => void log.push('rooms'),
        reportError: (_, { error }) => void log.push(`reported: ${toFailure(error).message}`),
      },
    }),
    { input: { roomId, title: 'Storms' }, clock },
  );
  actor.start();
  await settled();
  return { actor, log, clock };
};

describe('roomSettings', () => {
  test('a conversation that the host can restore is deleted at once, then the list opens', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'deletion.request' });
    expect(selectIsDeleting(actor.getSnapshot())).toBe(true);
    expect(selectDeletion(actor.getSnapshot())).toBeUndefined();
    await settled();
    expect(log).toEqual([['delete', { roomId: 'room-1' }], 'toast: roomDeleted', 'rooms']);
    expect(actor.getSnapshot().value).toEqual('deleted');
  });

  test('the notes are shown, and saved as they are written', async () => {
    const { actor, log } = await start();
    expect(selectNotes(actor.getSnapshot())).toEqual('Storms');
    actor.send({ type: 'notes.submit', notes: 'Thunder ' });
    await settled();
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder');
    expect(log).toEqual([
      ['save', { roomId: 'room-1', notes: 'Thunder ' }],
      ['unsaved', { title: null, notes: null }],
      'toast: roomNotesSaved',
    ]);
  });

  test('what is typed is stored in the browser until the server has saved it', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'text.change', field: 'notes', text: 'Thunder ' });
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder ');
    expect(selectHasUnsavedNotes(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'notes.submit', notes: 'Thunder ' });
    await settled();
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder');
    expect(selectHasUnsavedNotes(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'text.change', field: 'title', text: 'Rain' });
    expect(selectHasUnsavedTitle(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'text.change', field: 'title', text: 'Storms' });
    expect(selectHasUnsavedTitle(actor.getSnapshot())).toBe(false);
    expect(log).toEqual([
      ['unsaved', { title: null, notes: 'Thunder ' }],
      ['save', { roomId: 'room-1', notes: 'Thunder ' }],
      ['unsaved', { title: null, notes: null }],
      'toast: roomNotesSaved',
      ['unsaved', { title: 'Rain', notes: null }],
      ['unsaved', { title: null, notes: null }],
    ]);
  });

  test('what is typed while the notes are saved remains unsaved', async () => {
    const { actor } = await start();
    actor.send({ type: 'text.change', field: 'notes', text: 'Thunder' });
    actor.send({ type: 'notes.submit', notes: 'Thunder' });
    actor.send({ type: 'text.change', field: 'notes', text: 'Thunder and hail' });
    await settled();
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder and hail');
    expect(selectHasUnsavedNotes(actor.getSnapshot())).toBe(true);
  });

  test('what was not saved the last time is shown again', async () => {
    const { actor } = await start(undefined, false, { unsaved: { title: 'Rain', notes: 'Thunder' } });
    expect(selectTitle(actor.getSnapshot())).toEqual('Rain');
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder');
  });

  test('the name is the one the conversation has, until another is saved', async () => {
    const { actor, log } = await start();
    expect(selectTitle(actor.getSnapshot())).toEqual('Storms');
    actor.send({ type: 'title.submit', title: 'Rain ' });
    expect(selectIsRenaming(actor.getSnapshot())).toBe(true);
    await settled();
    expect(selectTitle(actor.getSnapshot())).toEqual('Rain');
    expect(log).toEqual([
      ['rename', { roomId: 'room-1', title: 'Rain ' }],
      ['unsaved', { title: null, notes: null }],
      'toast: roomRenamed',
    ]);
  });

  test('a conversation is exported as text with the branch that is shown, as JSON with all of them', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'export.request', form: 'markdown' });
    await settled();
    actor.send({ type: 'export.request', form: 'json' });
    await settled();
    expect(log).toEqual([
      ['copy', { form: 'markdown', room: copy }],
      ['file', { file }],
    ]);
  });

  test('a host that cannot export all branches exports the one that is shown', async () => {
    const { actor, log } = await start(undefined, false, { exportFile: () => Promise.reject(notOffered) });
    actor.send({ type: 'export.request', form: 'json' });
    await settled();
    expect(log).toEqual([['copy', { form: 'json', room: copy }]]);
  });

  test('any other is deleted after a confirmation only', async () => {
    const { actor, log } = await start(cannotRestore);
    actor.send({ type: 'deletion.request' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.cancel' });
    actor.send({ type: 'deletion.request' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.confirm' });
    await settled();
    expect(log).toEqual([['delete', { roomId: 'room-1' }], 'toast: roomDeleted', 'rooms']);
    expect(actor.getSnapshot().value).toEqual('deleted');
  });

  test('[S8.10] a failure is reported, and nothing is lost', async () => {
    const { actor, log } = await start(undefined, true);
    actor.send({ type: 'notes.submit', notes: 'Thunder' });
    await settled();
    actor.send({ type: 'export.request', form: 'json' });
    await settled();
    actor.send({ type: 'deletion.request' });
    await settled();
    actor.send({ type: 'title.submit', title: 'Rain' });
    await settled();
    expect(selectTitle(actor.getSnapshot())).toEqual('Storms');
    expect(log.filter((entry) => entry === 'toast: requestFailed').length).toEqual(4);
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
    expect(selectNotes(actor.getSnapshot())).toEqual('Storms');
    const bare = await start(() => Promise.reject(notOffered));
    expect(bare.actor.getSnapshot().value).toEqual('unsupported');
  });

  test('without a room the settings are unsupported', async () => {
    const { actor } = await start(undefined, false, { roomId: null });
    expect(actor.getSnapshot().value).toEqual('unsupported');
  });

  test('[S8.10] notes that are not loaded after 15 seconds can be retried', async () => {
    const { actor, clock } = await start(() => new Promise(() => {}));
    clock.increment(14_999);
    expect(selectIsBusy(actor.getSnapshot())).toBe(true);
    clock.increment(1);
    expect(selectIsFailed(actor.getSnapshot())).toBe(true);
  });

  test('a crash of the confirmation is reported, and the deletion can be requested again', async () => {
    const crash = () => {
      throw new Error('confirmation broke');
    };
    const { actor, log } = await start(cannotRestore, false, { crash });
    actor.send({ type: 'deletion.request' });
    selectDeletion(actor.getSnapshot())?.send({ type: 'action.confirm' });
    await settled();
    expect([log, actor.getSnapshot().value]).toEqual([['reported: confirmation broke'], { ready: 'idle' }]);
    actor.send({ type: 'deletion.request' });
    expect(selectDeletion(actor.getSnapshot())).toBeDefined();
  });

  test('an export as text contains the notes, then author and time of each message', () => {
    expect(asMarkdown(copy, { notes: 'Notes', you: 'You' })).toEqual(
      [
        '# Iris Vale',
        '## Notes',
        'I am afraid of storms',
        '<!-- aiGenerated: true -->',
        '**Iris** · 1970-01-01 00:00',
        'You came.',
        '**You** · 1970-01-01 00:00',
        'I did.',
        '',
      ].join('\n\n'),
    );
  });
});

const cannotRestore = (): Promise<RoomNotes> => Promise.resolve({ notes: 'Storms' });

const notOffered = new ApiError('rejected', 'This server does not know the call.', { code: 404 });
const fail = (): Promise<RoomNotes> => Promise.reject(unreachable);
