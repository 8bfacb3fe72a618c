import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { maxTitleLength } from '../../../../contract/rooms/room-name.ts';
import { Room, RoomList } from '../../../../contract/rooms/room.ts';
import { FoundMessages } from '../../../../contract/rooms/search-messages.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations();
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const rename = async (title: string, who = ada) =>
  (await who.post('/room/renameRoom', { roomId, title })).envelope;
const list = async () => v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d);

test('a title is trimmed, and named wherever the room is', async () => {
  expect((await ada.roomInfo(roomId)).room).not.toHaveProperty('title');
  expect(v.parse(Room, (await rename('  Rainy evenings ')).d).title).toBe('Rainy evenings');
  await answered(companion, await ada.send(roomId, 'A comet'), 'Where?');
  expect((await ada.roomInfo(roomId)).room.title).toBe('Rainy evenings');
  expect((await list()).rooms.map(({ title }) => title)).toEqual(['Rainy evenings']);
  const found = await ada.post('/room/searchMessages', { text: 'comet' });
  expect(v.parse(FoundMessages, found.envelope.d).messages[0]?.title).toBe('Rainy evenings');
});

test('an empty title removes it', async () => {
  await rename('Rainy evenings');
  expect((await rename(' ')).d).not.toHaveProperty('title');
  expect((await list()).rooms[0]).not.toHaveProperty('title');
});

test('a title is one line of limited length', async () => {
  expect((await rename('x'.repeat(maxTitleLength))).c).toBe(code.ok);
  expect((await rename('x'.repeat(maxTitleLength + 1))).c).toBe(code.invalid);
  expect((await rename('one\ntwo')).c).toBe(code.invalid);
});

test('a removed room and that of another user cannot be renamed', async () => {
  expect((await rename('Mine', await createPerson(server))).c).toBe(code.notFound);
  await ada.get(`/room/deleteRoom?roomId=${roomId}&undo=1`);
  expect((await rename('Gone')).c).toBe(code.notFound);
});
