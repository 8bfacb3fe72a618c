import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { RoomFile } from '../../../../contract/rooms/room-file.ts';
import { Room, RoomInfo, type Message } from '../../../../contract/rooms/room.ts';
import { FoundMessages } from '../../../../contract/rooms/search-messages.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;
let asked: string;
let reply: Message;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '10' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
  ({ reply } = await answered(
    companion,
    await ada.send(roomId, 'Where is the *comet*?'),
    'Low in the west.',
  ));
  asked = reply.replyTo ?? '';
});

const pin = async (messageId: string, pinned = true, who = ada) =>
  (await who.post('/room/pinMessage', { messageId, pinned })).envelope;
const search = async (query: object, who = ada) => {
  const { envelope } = await who.post('/room/searchMessages', { text: '', pinned: true, ...query });
  return v.parse(FoundMessages, envelope.d).messages;
};
const pinnedIn = async (query: object = { roomId }) =>
  (await search(query)).map(({ excerpt }) => excerpt.text);

test('a message of either side is pinned, listed with its beginning, found by its words, and unpinned', async () => {
  expect((await pin(asked)).d).toMatchObject({ messageId: asked, pinned: true });
  await pin(reply.messageId);
  expect(await pinnedIn()).toEqual(['Low in the west.', 'Where is the comet?']);
  expect(await pinnedIn({ roomId, text: 'comet' })).toEqual(['Where is the comet?']);
  expect((await ada.messages(roomId)).map(({ pinned }) => pinned)).toEqual([undefined, true, true]);
  expect((await pin(asked, false)).d).not.toHaveProperty('pinned');
  expect(await pinnedIn()).toEqual(['Low in the west.']);
});

test('pins of all rooms are listed, and those in hidden branches and none of deleted rooms', async () => {
  const { roomId: other } = await ada.openRoom('wren');
  const there = await answered(companion, await ada.send(other, 'And you?'), 'Under the stairs.');
  await pin(reply.messageId);
  await pin(there.reply.messageId);
  const request = { messageId: asked, clientReplyId: crypto.randomUUID() };
  await answered(companion, await ada.read('/girl/chat/anotherReply', request), 'In the east.');
  expect(new Set(await pinnedIn({}))).toEqual(new Set(['Under the stairs.', 'Low in the west.']));
  await ada.get(`/room/deleteRoom?roomId=${other}`);
  expect(await pinnedIn({})).toEqual(['Low in the west.']);
});

test('a pin survives a deletion that is undone, a copy, and an export with its import', async () => {
  await pin(reply.messageId);
  const removed = v.parse(RoomInfo, (await ada.post('/room/deleteMessage', { messageId: asked })).envelope.d);
  expect(await pinnedIn()).toEqual([]);
  await ada.post('/room/restoreMessages', { removalId: removed.removed?.removalId });
  expect(await pinnedIn()).toEqual(['Low in the west.']);

  const input = { roomId, messageId: reply.messageId, clientRoomId: crypto.randomUUID() };
  const copy = v.parse(Room, (await ada.post('/room/copyRoom', input)).envelope.d);
  expect(await pinnedIn({ roomId: copy.roomId })).toEqual(['Low in the west.']);

  const file = v.parse(RoomFile, (await ada.get(`/room/exportRoom?roomId=${roomId}`)).envelope.d);
  expect(file.messages.map(({ pinned }) => pinned)).toEqual([undefined, undefined, true]);
  const imported = await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file });
  const { roomId: again } = v.parse(Room, imported.envelope.d);
  expect(await pinnedIn({ roomId: again })).toEqual(['Low in the west.']);
});

test('a message of another user is pinned as a missing one is, and found by nobody else', async () => {
  const eve = await createPerson(server);
  expect((await pin(reply.messageId, true, eve)).c).toBe(code.notFound);
  expect((await pin('missing', true, eve)).c).toBe(code.notFound);
  await pin(reply.messageId);
  expect(await search({}, eve)).toEqual([]);
});
