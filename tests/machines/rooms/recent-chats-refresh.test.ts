import { describe, expect, test } from 'vitest';
import { selectUnsent } from '../../../src/machines/rooms/recent-chats.selectors.ts';
import { roomWithIris, roomWithTomas, unreachable } from '../mates/catalogue-samples.ts';
import { retryFailed } from '../../../src/app/failures/retry-failed.ts';
import { both, startRecentChats as start } from './live-recent-chats.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';

describe('the list next to a conversation', () => {
  test('a change lists the conversations again, with those that have something unsent', async () => {
    const { actor } = start([() => Promise.resolve(both), () => Promise.resolve([roomWithTomas])]);
    await settled();
    actor.send({ type: 'rooms.changed' });
    expect(actor.getSnapshot().context.rooms).toEqual(both);
    await settled();
    expect(actor.getSnapshot().context.rooms).toEqual([roomWithTomas]);
    expect(selectUnsent('room-2')(actor.getSnapshot())).toMatchObject({ kind: 'draft' });
    expect(selectUnsent('room-1')(actor.getSnapshot())).toBeNull();
  });

  test('[S8.10] a list that could not be loaded again is loaded when the network returns', async () => {
    const { actor } = start([
      () => Promise.resolve(both),
      () => Promise.reject(unreachable),
      () => Promise.resolve([roomWithTomas]),
    ]);
    await settled();
    await sendAndSettle(actor, { type: 'rooms.changed' });
    retryFailed(actor);
    await settled();
    expect(actor.getSnapshot().context.rooms).toEqual([roomWithTomas]);
  });

  test('a list that was requested before a deletion does not bring the conversation back', async () => {
    const lists = [both, both, [roomWithTomas]].map((rooms) => () => Promise.resolve(rooms));
    let end: (canBeRestored: boolean) => void = () => undefined;
    const deletion = new Promise<boolean>((resolve) => {
      end = resolve;
    });
    const { actor, send } = start(lists, { deletions: [() => deletion] });
    await settled();
    send({ type: 'room.delete', roomId: 'room-1' });
    end(false);
    await sendAndSettle(actor, { type: 'rooms.changed' });
    expect(actor.getSnapshot().context.rooms).toEqual([roomWithTomas]);
  });

  test('while a deletion hangs, other conversations can be archived and deleted', async () => {
    const archived = { ...roomWithTomas, archived: true as const };
    const { actor, log, send } = start([() => Promise.resolve(both)], {
      deletions: [() => new Promise(() => {})],
      archivings: [() => Promise.resolve(archived)],
    });
    await settled();
    send({ type: 'room.delete', roomId: 'room-1' });
    send({ type: 'room.delete', roomId: 'room-1' });
    send({ type: 'room.archive', roomId: 'room-2', archived: true });
    await settled();
    expect(log).toEqual(['delete room-1', 'toast: roomArchived']);
    expect(actor.getSnapshot().context.rooms).toEqual([roomWithIris, archived]);
  });
});
