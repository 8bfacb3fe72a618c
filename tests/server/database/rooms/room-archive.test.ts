import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../../contract/account/account.ts';
import { code } from '../../../../contract/envelope.ts';
import { RoomList } from '../../../../contract/rooms/room.ts';
import { FoundMessages } from '../../../../contract/rooms/search-messages.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations();
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const say = async (text: string, reply: string) => answered(companion, await ada.send(roomId, text), reply);
const archive = async (archived: boolean, who = ada) =>
  (await who.post('/room/archiveRoom', { roomId, archived })).envelope;
const listed = async () => v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d).rooms[0];

test('an archived room stays listed, marked as such, and is found, exported and moved back', async () => {
  await say('A comet', 'Where?');
  const before = await listed();
  expect((await archive(true)).d).toEqual({ ...before, archived: true });
  expect(await listed()).toEqual({ ...before, archived: true });
  const found = await ada.post('/room/searchMessages', { text: 'comet' });
  expect(v.parse(FoundMessages, found.envelope.d).messages.length).toBe(1);
  const { rooms } = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(rooms[0]?.archivedAt).toBeGreaterThan(0);
  expect((await archive(false)).d).toEqual(before);
  expect(await listed()).toEqual(before);
});

test('a message takes the room out of the archive, and so does another reply', async () => {
  await archive(true);
  const { reply } = await say('Hello', 'Hi');
  expect(await listed()).not.toHaveProperty('archived');
  await archive(true);
  const body = { messageId: reply.replyTo, clientReplyId: crypto.randomUUID() };
  await answered(companion, await ada.read('/girl/chat/anotherReply', body), 'Good day');
  expect(await listed()).not.toHaveProperty('archived');
});

test('a copy of an archived room is not archived, and a restored room still is', async () => {
  const { reply } = await say('Hello', 'Hi');
  await archive(true);
  const clientRoomId = crypto.randomUUID();
  const copy = await ada.post('/room/copyRoom', { roomId, messageId: reply.messageId, clientRoomId });
  expect(copy.envelope.d).not.toHaveProperty('archived');
  await ada.get(`/room/deleteRoom?roomId=${roomId}&undo=1`);
  expect((await ada.post('/room/restoreRoom', { roomId })).envelope.d).toHaveProperty('archived', true);
});

test('a removed room and that of another user cannot be archived', async () => {
  expect((await archive(true, await createPerson(server))).c).toBe(code.notFound);
  await ada.get(`/room/deleteRoom?roomId=${roomId}&undo=1`);
  expect((await archive(true)).c).toBe(code.notFound);
});
