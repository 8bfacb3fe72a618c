import { describe, expect, test } from 'vitest';
import type { Room } from '../../../contract/rooms/room.ts';
import { selectRoom } from '../../../src/machines/rooms/recent-chats.selectors.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { selectFailure, selectIsBusy } from '../../../src/machines/shared/commands/command.ts';
import { selectPart } from '../../../src/machines/shared/supervised.ts';
import { toCommandId } from '../../../src/machines/rooms/room-actions.reducers.ts';
import { selectCommand } from '../../../src/machines/shared/commands/row-commands.ts';
import type { RoomCommand } from '../../../src/machines/rooms/room-actions.reducers.ts';
import { roomWithIris, roomWithTomas, unreachable } from '../mates/catalogue-samples.ts';
import { both, startRecentChats as start } from './live-recent-chats.ts';
import { deferred, settled } from '../support/deferred.ts';

type RecentChats = ReturnType<typeof start>['actor'];

const search = (actor: RecentChats) => selectPart(actor.getSnapshot().children.messageSearch?.getSnapshot());

/** The user's actions on the conversations. */
const actionsOf = (actor: RecentChats) =>
  selectPart(actor.getSnapshot().children.roomActions?.getSnapshot())?.getSnapshot();

/** Whether the command of this type for the room was rejected. */
const isRejected = (actor: RecentChats, type: RoomCommand['type'], roomId: string): boolean =>
  selectFailure(selectCommand(toCommandId({ type, roomId }))(actionsOf(actor))?.getSnapshot()) !== null;

const notFound = new ApiError('rejected', 'This conversation no longer exists.', { code: 4040 });

describe('recent chats', () => {
  test('the search begins in the room of the URL', () => {
    const { actor } = start([]);
    expect(search(actor)?.getSnapshot().context.roomId).toBe('room-1');
  });

  test('[S7.11] a confirmation is asked for only where the host cannot restore', async () => {
    const kept = start([() => Promise.resolve(both)]);
    const lost = start([() => Promise.resolve(both)], { canUndo: false });
    await settled();
    for (const { send } of [kept, lost]) send({ type: 'room.delete', roomId: 'room-1' });
    expect(
      selectCommand(toCommandId({ type: 'room.delete', roomId: 'room-1' }))(actionsOf(kept.actor)),
    ).toBeDefined();
    expect(actionsOf(kept.actor)?.children.deleteRoom).toBeUndefined();
    expect(
      selectCommand(toCommandId({ type: 'room.delete', roomId: 'room-1' }))(actionsOf(lost.actor)),
    ).toBeUndefined();
    expect(actionsOf(lost.actor)?.context.selectedId).toBe('room-1');
    expect(actionsOf(lost.actor)?.children.deleteRoom).toBeDefined();
  });

  test('[S1.8] [S2.8] [S3.9] the conversations are listed', async () => {
    const { actor } = start([() => Promise.resolve(both)]);
    await settled();
    expect(actor.getSnapshot().value).toMatchObject({ list: { ready: 'filled' } });
    expect(actor.getSnapshot().context.rooms).toEqual(both);
    expect(['room-2', 'room-3'].map((id) => selectRoom(id)(actor.getSnapshot()))).toEqual([
      roomWithTomas,
      null,
    ]);
  });

  test('a canceled deletion changes nothing', async () => {
    const { actor, log, answer, send } = start([() => Promise.resolve(both)], { canUndo: false });
    await settled();
    send({ type: 'room.delete', roomId: 'room-2' });
    expect(actionsOf(actor)?.context.selectedId).toBe('room-2');
    answer('action.cancel');
    expect(actionsOf(actor)?.children.deleteRoom).toBeUndefined();
    expect(actor.getSnapshot().context.rooms).toEqual(both);
    expect(log).toEqual([]);
  });

  test('[S7.13] a confirmed deletion removes the conversation', async () => {
    const { actor, log, answer, send } = start([() => Promise.resolve(both)], {
      deletions: [() => Promise.resolve(false)],
      canUndo: false,
    });
    await settled();
    send({ type: 'room.delete', roomId: 'room-2' });
    answer('action.confirm');
    await settled();
    expect(log).toEqual(['delete room-2', 'toast: roomDeleted']);
    expect(actor.getSnapshot().context.rooms).toEqual([roomWithIris]);
    expect(actor.getSnapshot().value).toMatchObject({ list: { ready: 'filled' } });
  });

  test('after the last deletion the list is empty and says so', async () => {
    const { actor, log, send } = start([() => Promise.resolve([roomWithIris])], {
      deletions: [() => Promise.resolve(false)],
    });
    await settled();
    send({ type: 'room.delete', roomId: 'room-1' });
    await settled();
    expect(log).toEqual(['delete room-1', 'toast: roomDeleted']);
    expect(actor.getSnapshot().value).toMatchObject({ list: { ready: 'empty' } });
  });

  test('[S8.10] a failed deletion deletes nothing and says so', async () => {
    const { actor, log, send } = start([() => Promise.resolve(both)], {
      deletions: [() => Promise.reject(unreachable)],
    });
    await settled();
    send({ type: 'room.delete', roomId: 'room-1' });
    await settled();
    expect(log).toEqual(['delete room-1']);
    expect(isRejected(actor, 'room.delete', 'room-1')).toBe(true);
    expect(actor.getSnapshot().context.rooms).toEqual(both);
  });

  test('[S8.10] a failed deletion that was confirmed deletes nothing', async () => {
    const { actor, log, answer, send } = start([() => Promise.resolve(both)], {
      deletions: [() => Promise.reject(unreachable)],
      canUndo: false,
    });
    await settled();
    send({ type: 'room.delete', roomId: 'room-1' });
    answer('action.confirm');
    await settled();
    answer('action.cancel');
    expect(log).toEqual(['delete room-1']);
    expect(actor.getSnapshot().context.rooms).toEqual(both);
  });

  const removeTomas = async (...restorations: (() => Promise<Room>)[]) => {
    const list = start([() => Promise.resolve(both)], {
      deletions: [() => Promise.resolve(true)],
      restorations,
    });
    await settled();
    list.send({ type: 'room.delete', roomId: 'room-2' });
    await settled();
    return list;
  };

  test('[S7.13] a deleted conversation can be restored to its position', async () => {
    const { actor, log, send } = await removeTomas(() => Promise.resolve(roomWithTomas));
    expect(actor.getSnapshot().context.rooms).toEqual([roomWithIris]);
    expect(actor.getSnapshot().context.removed).toEqual([roomWithTomas]);
    send({ type: 'room.restore', roomId: 'room-2' });
    send({ type: 'room.restore', roomId: 'room-2' });
    await settled();
    expect(actor.getSnapshot().value).toMatchObject({ list: { ready: 'filled' } });
    expect(log).toEqual(['delete room-2', 'restore room-2', 'toast: roomRestored']);
    expect(actor.getSnapshot().context.rooms).toEqual(both);
    expect(actor.getSnapshot().context.removed).toEqual([]);
  });

  test('the conversation that changed last is listed first again once it is restored', async () => {
    const { actor, send } = start([() => Promise.resolve(both)], {
      deletions: [() => Promise.resolve(true)],
      restorations: [() => Promise.resolve(roomWithIris)],
    });
    await settled();
    send({ type: 'room.delete', roomId: 'room-1' });
    await settled();
    send({ type: 'room.restore', roomId: 'room-1' });
    await settled();
    expect(actor.getSnapshot().context.rooms).toEqual(both);
  });

  test('a deletion does not abort another that is under way', async () => {
    const other = deferred<boolean>();
    const { actor, send } = start([() => Promise.resolve(both)], {
      deletions: [() => Promise.resolve(true), () => other.promise],
    });
    await settled();
    for (const roomId of ['room-1', 'room-2']) send({ type: 'room.delete', roomId });
    await settled();
    other.resolve(true);
    await settled();
    expect(actor.getSnapshot().context.removed).toEqual([roomWithTomas, roomWithIris]);
  });

  test.each([
    ['another deletion', true, 59_999],
    ['one that cannot be undone', false, 0],
  ])('after %s the time to restore begins anew: %s', async (_, canBeRestored, remaining) => {
    const { actor, clock, send } = start([() => Promise.resolve(both)], {
      deletions: [true, canBeRestored].map((outcome) => () => Promise.resolve(outcome)),
    });
    await settled();
    send({ type: 'room.delete', roomId: 'room-2' });
    await settled();
    clock.increment(59_999);
    send({ type: 'room.delete', roomId: 'room-1' });
    await settled();
    clock.increment(remaining);
    expect(actor.getSnapshot().context.removed).toContain(roomWithTomas);
    clock.increment(1);
    expect(actor.getSnapshot().context.removed).toEqual([]);
  });

  test('a failed restore can be retried, an expired one is removed', async () => {
    const { actor, log, send } = await removeTomas(
      () => Promise.reject(unreachable),
      () => Promise.reject(notFound),
    );
    send({ type: 'room.restore', roomId: 'room-2' });
    await settled();
    expect(actor.getSnapshot().context.removed).toEqual([roomWithTomas]);
    expect(isRejected(actor, 'room.restore', 'room-2')).toBe(true);
    send({ type: 'room.restore', roomId: 'room-2' });
    await settled();
    expect(actor.getSnapshot().context.removed).toEqual([]);
    expect(actor.getSnapshot().context.rooms).toEqual([roomWithIris]);
    expect(log.slice(-3)).toEqual(['restore room-2', 'restore room-2', 'toast: roomNotChanged']);
  });

  test('a conversation is archived and moved back; a failure leaves it where it is', async () => {
    const archivings = [{ ...roomWithIris, archived: true as const }, roomWithIris].map(
      (room) => () => Promise.resolve(room),
    );
    const { actor, log, send } = start([() => Promise.resolve(both)], { archivings });
    await settled();
    const archived: boolean[][] = [];
    for (const wanted of [true, false, true]) {
      send({ type: 'room.archive', roomId: 'room-1', archived: wanted });
      const command = selectCommand(toCommandId({ type: 'room.archive', roomId: 'room-1' }))(
        actionsOf(actor),
      );
      expect(selectIsBusy(command?.getSnapshot())).toBe(true);
      await settled();
      archived.push(actor.getSnapshot().context.rooms.map((room) => room.archived === true));
    }
    expect(archived).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(log).toEqual(['toast: roomArchived', 'toast: roomUnarchived']);
    expect(isRejected(actor, 'room.archive', 'room-1')).toBe(true);
  });

  test('what was deleted elsewhere a moment ago can be brought back here, for a minute', async () => {
    const { actor, clock } = start([() => Promise.resolve([])], { removed: [roomWithTomas] });
    await settled();
    expect(actor.getSnapshot().context.removed).toEqual([roomWithTomas]);
    clock.increment(59_999);
    expect(actor.getSnapshot().context.removed).toEqual([roomWithTomas]);
    clock.increment(1);
    expect(actor.getSnapshot().value).toMatchObject({ list: { ready: 'empty' } });
  });

  test('what was written for a conversation that was deleted elsewhere stays until it is discarded', async () => {
    const orphaned = [
      { roomId: 'room-8', texts: ['For room 8'] },
      { roomId: 'room-9', texts: ['For room 9'] },
    ];
    const { actor, log, send } = start([() => Promise.resolve([])], { orphaned });
    await settled();
    expect(actor.getSnapshot().hasTag('empty')).toBe(true);
    send({ type: 'room.copyTexts', roomId: 'room-9', texts: ['For room 9'] });
    await settled();
    expect(actor.getSnapshot().context.orphaned).toEqual(orphaned);
    send({ type: 'room.discardTexts', roomId: 'room-9' });
    await settled();
    expect(actor.getSnapshot().context.orphaned).toEqual(orphaned.slice(0, 1));
    expect(log).toEqual(['toast: textsCopied', 'toast: textsDiscarded']);
  });
});
