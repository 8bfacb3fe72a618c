import { describe, expect, test } from 'vitest';
import type { RoomNotes } from '../../../contract/room-actions.ts';
import { selectNotes, selectTitle } from '../../../src/machines/rooms/room-settings.machine.ts';
import { selectFailure, selectIsBusy } from '../../../src/machines/shared/commands/command.ts';
import { asMarkdown } from '../../../src/services/rooms/room-markdown.ts';
import { unreachable } from '../chat/chat-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { copy, offered, startRoomSettings as start } from './live-room-settings.ts';

describe('roomSettings', () => {
  test('a conversation that the host can restore is deleted at once, then the list opens', async () => {
    const { actor, log, command } = await start();
    actor.send({ type: 'room.delete' });
    expect(selectIsBusy(command('room.delete')?.getSnapshot())).toBe(true);
    expect(actor.getSnapshot().children.deleteRoom).toBeUndefined();
    await settled();
    expect(log).toEqual([['delete', 'room-1'], 'toast: roomDeleted', 'rooms']);
    expect(actor.getSnapshot().value).toMatchObject({ page: 'deleted' });
  });

  test('the notes are shown, and saved as they are written', async () => {
    const { actor, log } = await start();
    expect(selectNotes(actor.getSnapshot())).toEqual('Storms');
    await sendAndSettle(actor, { type: 'room.save', field: 'notes', text: 'Thunder ' });
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder');
    expect(log).toEqual([
      ['save', 'room-1', 'notes', 'Thunder '],
      ['unsaved', { title: null, notes: null }],
      'toast: roomNotesSaved',
    ]);
  });

  test('what is typed is stored in the browser until the server has saved it', async () => {
    const { actor, log } = await start();
    actor.send({ type: 'text.change', field: 'notes', text: 'Thunder ' });
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder ');
    expect(actor.getSnapshot().context.unsaved.notes !== null).toBe(true);
    await sendAndSettle(actor, { type: 'room.save', field: 'notes', text: 'Thunder ' });
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder');
    expect(actor.getSnapshot().context.unsaved.notes !== null).toBe(false);
    actor.send({ type: 'text.change', field: 'title', text: 'Rain' });
    expect(actor.getSnapshot().context.unsaved.title !== null).toBe(true);
    actor.send({ type: 'text.change', field: 'title', text: 'Storms' });
    expect(actor.getSnapshot().context.unsaved.title !== null).toBe(false);
    expect(log).toEqual([
      ['unsaved', { title: null, notes: 'Thunder ' }],
      ['save', 'room-1', 'notes', 'Thunder '],
      ['unsaved', { title: null, notes: null }],
      'toast: roomNotesSaved',
      ['unsaved', { title: 'Rain', notes: null }],
      ['unsaved', { title: null, notes: null }],
    ]);
  });

  test('what is typed while the notes are saved remains unsaved', async () => {
    const { actor } = await start();
    actor.send({ type: 'text.change', field: 'notes', text: 'Thunder' });
    actor.send({ type: 'room.save', field: 'notes', text: 'Thunder' });
    await sendAndSettle(actor, { type: 'text.change', field: 'notes', text: 'Thunder and hail' });
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder and hail');
    expect(actor.getSnapshot().context.unsaved.notes !== null).toBe(true);
  });

  test('what was not saved the last time is shown again', async () => {
    const { actor } = await start(undefined, { unsaved: { title: 'Rain', notes: 'Thunder' } });
    expect(selectTitle(actor.getSnapshot())).toEqual('Rain');
    expect(selectNotes(actor.getSnapshot())).toEqual('Thunder');
  });

  test('the name is the one the conversation has, until another is saved', async () => {
    const { actor, log, command } = await start();
    expect(selectTitle(actor.getSnapshot())).toEqual('Storms');
    actor.send({ type: 'room.save', field: 'title', text: 'Rain ' });
    expect(selectIsBusy(command('room.save.title')?.getSnapshot())).toBe(true);
    await settled();
    expect(selectTitle(actor.getSnapshot())).toEqual('Rain');
    expect(log).toEqual([
      ['save', 'room-1', 'title', 'Rain '],
      ['unsaved', { title: null, notes: null }],
      'toast: roomRenamed',
    ]);
  });

  test('how a language model replies is what was saved last', async () => {
    const { actor, log, command } = await start(() => Promise.resolve({ notes: '', replies: offered }));
    expect(actor.getSnapshot().context.replies).toEqual(offered);
    const choice = { model: 'large', length: 'long', temper: 'steady' } as const;
    actor.send({ type: 'room.save', field: 'replies', choice });
    expect(selectIsBusy(command('room.save.replies')?.getSnapshot())).toBe(true);
    await settled();
    expect(actor.getSnapshot().context.replies).toEqual({ ...offered, ...choice });
    expect(log).toEqual([
      ['save', 'room-1', 'replies', choice],
      ['unsaved', { title: null, notes: null }],
      'toast: roomRepliesSaved',
    ]);
  });

  test('a choice that is not saved shows why, and is sent again as it was chosen', async () => {
    let isFailing = true;
    const { actor, log, command } = await start(() => Promise.resolve({ notes: '', replies: offered }), {
      answer: (result) => (isFailing ? Promise.reject(unreachable) : Promise.resolve(result)),
    });
    const choice = { model: 'large', length: 'long', temper: 'steady' } as const;
    await sendAndSettle(actor, { type: 'room.save', field: 'replies', choice });
    expect(selectFailure(command('room.save.replies')?.getSnapshot())).not.toBeNull();
    expect(actor.getSnapshot().context.replies).toEqual(offered);
    isFailing = false;
    await sendAndSettle(actor, {
      type: 'room.save',
      field: 'replies',
      choice: { ...choice, length: 'short' },
    });
    expect(actor.getSnapshot().context.replies).toEqual({ ...offered, ...choice, length: 'short' });
    expect(log.at(-1)).toBe('toast: roomRepliesSaved');
  });

  test('scripted mates have no choice', async () => {
    const { actor } = await start();
    expect(actor.getSnapshot().context.replies).toBeNull();
  });

  test('a conversation is exported in both formats at once; one that is under way is not asked for again', async () => {
    const { actor, log } = await start();
    for (const form of ['markdown', 'json', 'json'] as const) actor.send({ type: 'room.export', form });
    expect(log).toEqual([
      ['export', 'markdown'],
      ['export', 'json'],
    ]);
    await settled();
    expect(log.slice(2)).toEqual(['file: iris-vale markdown', 'file: iris-vale json']);
    expect(actor.getSnapshot().context.commands).toEqual([]);
  });

  test('any other is deleted after a confirmation only', async () => {
    const { actor, log } = await start(cannotRestore);
    actor.send({ type: 'room.delete' });
    actor.getSnapshot().children.deleteRoom?.send({ type: 'action.cancel' });
    actor.send({ type: 'room.delete' });
    actor.getSnapshot().children.deleteRoom?.send({ type: 'action.confirm' });
    await settled();
    expect(log).toEqual([['delete', 'room-1'], 'toast: roomDeleted', 'rooms']);
    expect(actor.getSnapshot().value).toMatchObject({ page: 'deleted' });
  });

  test('[S8.10] each command that failed says so, can be sent again, and nothing is lost', async () => {
    let isFailing = true;
    const { actor, log, command } = await start(undefined, {
      answer: (result) => (isFailing ? Promise.reject(unreachable) : Promise.resolve(result)),
    });
    actor.send({ type: 'room.save', field: 'notes', text: 'Thunder' });
    actor.send({ type: 'room.save', field: 'title', text: 'Rain' });
    actor.send({ type: 'room.export', form: 'json' });
    await sendAndSettle(actor, { type: 'room.delete' });
    expect([selectTitle(actor.getSnapshot()), selectNotes(actor.getSnapshot())]).toEqual([
      'Storms',
      'Storms',
    ]);
    const ids = ['room.save.notes', 'room.save.title', 'room.export.json', 'room.delete'] as const;
    for (const id of ids) expect(selectFailure(command(id)?.getSnapshot())?.kind).toBe('unreachable');
    expect(log).toHaveLength(4);
    isFailing = false;
    await sendAndSettle(actor, { type: 'room.save', field: 'notes', text: 'Hail' });
    expect(selectNotes(actor.getSnapshot())).toBe('Hail');
    command('room.export.json')?.send({ type: 'command.retry' });
    await settled();
    expect(log.at(-1)).toBe('file: iris-vale json');
    command('room.delete')?.send({ type: 'command.cancel' });
    expect(command('room.delete')).toBeUndefined();
    expect(actor.getSnapshot().value).toMatchObject({ page: { ready: 'idle' } });
  });

  test('[S8.10] a text that takes long does not hold up the others, and its late answer counts', async () => {
    const answers: (() => void)[] = [];
    const { actor, clock, command } = await start(undefined, {
      answer: (result) => new Promise((resolve) => void answers.push(() => resolve(result))),
    });
    actor.send({ type: 'room.save', field: 'notes', text: 'Thunder' });
    clock.increment(15_000);
    command('room.save.notes')?.send({ type: 'command.cancel' });
    expect(selectIsBusy(command('room.save.notes')?.getSnapshot())).toBe(false);
    actor.send({ type: 'room.save', field: 'title', text: 'Rain' });
    answers.at(1)?.();
    await settled();
    expect([selectTitle(actor.getSnapshot()), selectNotes(actor.getSnapshot())]).toEqual(['Rain', 'Storms']);
    answers.at(0)?.();
    await settled();
    expect(selectNotes(actor.getSnapshot())).toBe('Thunder');
  });

  test('an export or a deletion that the user does not wait for has no effect here', async () => {
    const answers: (() => void)[] = [];
    const { actor, log, clock, command } = await start(undefined, {
      answer: (result) => new Promise((resolve) => void answers.push(() => resolve(result))),
    });
    actor.send({ type: 'room.export', form: 'json' });
    actor.send({ type: 'room.delete' });
    clock.increment(15_000);
    for (const id of ['room.export.json', 'room.delete'] as const)
      command(id)?.send({ type: 'command.cancel' });
    for (const answer of answers) answer();
    await settled();
    expect(log).toEqual([
      ['export', 'json'],
      ['delete', 'room-1'],
    ]);
    expect(actor.getSnapshot().context.commands).toEqual([]);
  });

  test('notes that failed to load can be requested again', async () => {
    const answers = [() => Promise.reject(unreachable), () => Promise.resolve({ notes: 'Storms' })];
    const { actor } = await start(() => (answers.shift() ?? fail)());
    const request = actor.getSnapshot().children.request;
    expect(request?.getSnapshot().hasTag('failed')).toBe(true);
    request?.send({ type: 'load.retry' });
    await settled();
    expect(selectNotes(actor.getSnapshot())).toEqual('Storms');
  });

  test('without a room there are no settings', async () => {
    const { actor } = await start(undefined, { roomId: null });
    expect(actor.getSnapshot().value).toMatchObject({ page: 'empty' });
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

const fail = (): Promise<RoomNotes> => Promise.reject(unreachable);
