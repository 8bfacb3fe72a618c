import { describe, expect, test } from 'vitest';
import type { RoomNotes } from '../../../contract/rooms/room-actions.ts';
import { selectNotes } from '../../../src/machines/rooms/room-settings.machine.ts';
import { selectFailure, selectIsBusy } from '../../../src/machines/shared/commands/command.ts';
import { unreachable } from '../chat/chat-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { offered, startRoomSettings as start } from './live-room-settings.ts';

const choice = { model: 'large', length: 'long', temper: 'steady' } as const;

describe('roomSettings', () => {
  test('the notes are saved when their field is left, and as they are written', async () => {
    const { actor, log } = await start();
    expect(selectNotes(actor.getSnapshot())).toBe('Storms');
    actor.send({ type: 'notes.change', text: 'Thunder ' });
    expect(selectNotes(actor.getSnapshot())).toBe('Thunder ');
    await sendAndSettle(actor, { type: 'notes.leave' });
    expect(selectNotes(actor.getSnapshot())).toBe('Thunder');
    expect(actor.getSnapshot().context.savedField).toBe('notes');
    expect(log).toEqual([
      ['unsaved', 'Thunder '],
      ['save', 'room-1', 'Thunder '],
      ['unsaved', null],
    ]);
    await sendAndSettle(actor, { type: 'notes.leave' });
    expect(log).toHaveLength(3);
    actor.send({ type: 'notes.change', text: 'Thunders' });
    expect(actor.getSnapshot().context.savedField).toBeNull();
  });

  test('what is typed is stored in the browser, and saved by itself two seconds and a half after the last letter', async () => {
    const { actor, log, clock } = await start();
    actor.send({ type: 'notes.change', text: 'Thund' });
    clock.increment(2400);
    actor.send({ type: 'notes.change', text: 'Thunder' });
    clock.increment(2400);
    await settled();
    expect(log).toEqual([
      ['unsaved', 'Thund'],
      ['unsaved', 'Thunder'],
    ]);
    clock.increment(100);
    await settled();
    expect(log.slice(2)).toEqual([
      ['save', 'room-1', 'Thunder'],
      ['unsaved', null],
    ]);
    actor.send({ type: 'notes.change', text: 'Thunder!' });
    actor.send({ type: 'notes.change', text: 'Thunder' });
    expect(actor.getSnapshot().context.unsaved).toBeNull();
    clock.increment(10_000);
    await settled();
    expect(log.at(-1)).toEqual(['unsaved', null]);
  });

  test('what is typed while the notes are saved is saved after it', async () => {
    const { actor, log, clock } = await start();
    actor.send({ type: 'notes.change', text: 'Thunder' });
    actor.send({ type: 'notes.leave' });
    await sendAndSettle(actor, { type: 'notes.change', text: 'Thunder and hail' });
    expect(selectNotes(actor.getSnapshot())).toBe('Thunder and hail');
    expect(log.at(-1)).toEqual(['unsaved', 'Thunder and hail']);
    clock.increment(2500);
    await settled();
    expect(log.slice(-2)).toEqual([
      ['save', 'room-1', 'Thunder and hail'],
      ['unsaved', null],
    ]);
  });

  test('what was not saved the last time is shown again, and saved', async () => {
    const { actor, log, clock } = await start(undefined, { unsaved: 'Thunder' });
    expect(selectNotes(actor.getSnapshot())).toBe('Thunder');
    clock.increment(2500);
    await settled();
    expect(log).toEqual([
      ['save', 'room-1', 'Thunder'],
      ['unsaved', null],
    ]);
    const known = await start(undefined, { unsaved: ' Storms' });
    expect(known.actor.getSnapshot().context.unsaved).toBeNull();
  });

  test('how a language model replies is what was saved last, and the chat hears of it', async () => {
    const { actor, log, saving } = await start(() => Promise.resolve({ notes: '', replies: offered }));
    expect(actor.getSnapshot().context.replies).toEqual(offered);
    actor.send({ type: 'replies.save', choice });
    expect(selectIsBusy(saving('replies.save')?.getSnapshot())).toBe(true);
    await settled();
    expect(actor.getSnapshot().context.replies).toEqual({ ...offered, ...choice });
    expect(actor.getSnapshot().context.savedField).toBe('replies');
    expect(log).toEqual([
      ['save', 'room-1', choice],
      ['replies', 'large'],
    ]);
  });

  test('scripted mates have no choice', async () => {
    const { actor } = await start();
    expect(actor.getSnapshot().context.replies).toBeNull();
  });

  test('[S8.10] what was not saved says so, can be sent again as it is then, and nothing is lost', async () => {
    let isFailing = true;
    const { actor, log, saving } = await start(() => Promise.resolve({ notes: 'Storms', replies: offered }), {
      answer: (result) => (isFailing ? Promise.reject(unreachable) : Promise.resolve(result)),
    });
    actor.send({ type: 'notes.change', text: 'Thunder' });
    actor.send({ type: 'notes.leave' });
    await sendAndSettle(actor, { type: 'replies.save', choice });
    for (const type of ['notes.save', 'replies.save'] as const)
      expect(selectFailure(saving(type)?.getSnapshot())?.kind).toBe('unreachable');
    expect(selectNotes(actor.getSnapshot())).toBe('Thunder');
    expect(actor.getSnapshot().context).toMatchObject({ unsaved: 'Thunder', replies: offered });
    isFailing = false;
    actor.send({ type: 'notes.change', text: 'Hail' });
    actor.send({ type: 'notes.leave' });
    await sendAndSettle(actor, { type: 'replies.save', choice: { ...choice, length: 'short' } });
    expect(actor.getSnapshot().context).toMatchObject({
      notes: 'Hail',
      unsaved: null,
      replies: { ...choice, length: 'short' },
      commands: [],
    });
    expect(log).toContainEqual(['save', 'room-1', 'Hail']);
  });

  test('when the conversation is deleted, the list opens', async () => {
    const { actor, actions, log } = await start();
    actions()?.send({ type: 'room.delete', roomId: 'room-1' });
    await settled();
    expect(log).toEqual([['delete', 'room-1'], 'rooms']);
    expect(actor.getSnapshot().value).toBe('deleted');
  });

  test('a host that cannot restore it asks first', async () => {
    const { actions } = await start(() => Promise.resolve({ notes: 'Storms' }));
    actions()?.send({ type: 'room.delete', roomId: 'room-1' });
    expect(actions()?.getSnapshot().children.deleteRoom).toBeDefined();
  });

  test('notes that failed to load can be requested again', async () => {
    const answers = [() => Promise.reject(unreachable), () => Promise.resolve({ notes: 'Storms' })];
    const { actor } = await start(() => (answers.shift() ?? fail)());
    const request = actor.getSnapshot().children.request;
    expect(request?.getSnapshot().hasTag('failed')).toBe(true);
    request?.send({ type: 'load.retry' });
    await settled();
    expect(selectNotes(actor.getSnapshot())).toBe('Storms');
  });

  test('without a room there are no settings', async () => {
    const { actor } = await start(undefined, { roomId: null });
    expect(actor.getSnapshot().value).toBe('empty');
  });
});

const fail = (): Promise<RoomNotes> => Promise.reject(unreachable);
