import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Room } from '../../../contract/rooms/room.ts';
import type { RoomRenamed } from '../../../src/machines/chat/conversation.types.ts';
import { roomTitleMachine, type NewTitle } from '../../../src/machines/chat/room-title.machine.ts';
import { toCommand } from '../../../src/machines/shared/commands/command.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { sendAndSettle } from '../support/deferred.ts';
import { createParent } from '../support/parent.ts';
import { room } from './chat-samples.ts';

const start = (failing?: Error) => {
  const log: string[] = [];
  const { parentRef, received } = createParent<RoomRenamed>();
  const rename = fromPromise<Room, NewTitle>(({ input: { roomId, title } }) => {
    log.push(`${roomId}: ${title}`);
    return failing === undefined ? Promise.resolve({ ...room, title }) : Promise.reject(failing);
  });
  const actor = createActor(roomTitleMachine.provide({ actors: { rename: toCommand(rename) } }), {
    input: { roomId: 'room-1', parentRef },
  }).start();
  return { actor, log, received };
};

test('a new name is saved once, and the conversation knows it', async () => {
  const { actor, log, received } = start();
  await sendAndSettle(actor, { type: 'title.edit', title: '' });
  await sendAndSettle(actor, { type: 'title.save', text: 'Rain' });
  expect(log).toEqual(['room-1: Rain']);
  expect(received).toMatchObject([{ type: 'room.renamed', room: { title: 'Rain' } }]);
  expect(actor.getSnapshot().matches('closed')).toBe(true);
});

test('the same name is not saved, and the field begins with it each time', async () => {
  const { actor, log } = start();
  await sendAndSettle(actor, { type: 'title.edit', title: 'Night walk' });
  expect(actor.getSnapshot().context.text).toBe('Night walk');
  await sendAndSettle(actor, { type: 'title.save', text: ' Night walk ' });
  expect([log, actor.getSnapshot().value]).toEqual([[], 'closed']);
});

test('after a failure the name is still in the field, and can be saved again', async () => {
  const { actor, log } = start(unreachable);
  await sendAndSettle(actor, { type: 'title.edit', title: 'Night walk' });
  await sendAndSettle(actor, { type: 'title.save', text: 'Rain' });
  const { rename } = actor.getSnapshot().children;
  rename?.send({ type: 'command.cancel' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { text: 'Rain' } });
  await sendAndSettle(actor, { type: 'title.save', text: 'Rain' });
  expect(log).toEqual(['room-1: Rain', 'room-1: Rain']);
});
