import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../../contract/account/account.ts';
import { code } from '../../../../contract/envelope.ts';
import { RoomNotes } from '../../../../contract/rooms/room-actions.ts';
import { Room, RoomList, type Message } from '../../../../contract/rooms/room.ts';
import { FoundMessages } from '../../../../contract/rooms/search-messages.ts';
import { caps } from '../../../../server/domain/caps.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { fillRooms } from '../../support/fill-rooms.ts';
import { answered, createPerson, firstMate, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations();
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const say = async (text: string, reply: string, room = roomId) =>
  answered(companion, await ada.send(room, text), reply);
const ask = async (messageId: string, clientRoomId: string = crypto.randomUUID(), who = ada) =>
  (await who.post('/room/copyRoom', { roomId, messageId, clientRoomId })).envelope;
const copy = async (messageId: string, clientRoomId?: string): Promise<Room> =>
  v.parse(Room, (await ask(messageId, clientRoomId)).d);
const notes = async () => v.parse(RoomNotes, (await ada.get(`/room/notes?roomId=${roomId}`)).envelope.d);
const texts = (messages: readonly Message[]) => messages.slice(1).map(({ text }) => text);

test('a copy has the messages up to the given one as they are, with ids of its own, and costs nothing', async () => {
  const { reply } = await say('Hello', 'Hi');
  await say('And now?', 'Now');
  await ada.post('/room/likeMessage', { messageId: reply.messageId, liked: true });
  const before = await ada.benefits();
  const original = (await ada.messages(roomId)).slice(0, 3);

  const made = await copy(reply.messageId);
  const messages = await ada.messages(made.roomId);
  const ids = messages.map(({ messageId }) => messageId);
  expect(messages).toEqual(
    original.map((message, index) => ({
      ...message,
      messageId: ids[index],
      roomId: made.roomId,
      replyTo: message.replyTo === null ? null : ids[1],
      clientMessageId: null,
    })),
  );
  expect(new Set([...ids, ...original.map(({ messageId }) => messageId)]).size).toBe(6);
  expect(made.mate.mateId).toBe(firstMate);
  expect(await ada.benefits()).toEqual(before);
  expect((await ada.messages(roomId)).length).toBe(5);
});

test('a copy continues by itself, and the companion reads what was copied', async () => {
  const { reply } = await say('Hello', 'Hi');
  await say('And now?', 'Now');
  const made = await copy(reply.messageId);
  const { request } = await say('Or then?', 'Then', made.roomId);
  expect(request.history.map(({ text }) => text).slice(1)).toEqual(['Hello', 'Hi']);
  expect(texts(await ada.messages(made.roomId))).toEqual(['Hello', 'Hi', 'Or then?', 'Then']);
  expect(texts(await ada.messages(roomId))).toEqual(['Hello', 'Hi', 'And now?', 'Now']);
});

test('a message in a hidden branch is copied with its own branch only', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const body = { messageId: first.replyTo, clientReplyId: crypto.randomUUID() };
  await answered(companion, await ada.read('/girl/chat/anotherReply', body), 'Good day');
  const made = await copy(first.messageId);
  const messages = await ada.messages(made.roomId);
  expect(texts(messages)).toEqual(['Hello', 'Hi']);
  expect(messages.every(({ alternatives }) => alternatives === undefined)).toBe(true);
});

test('notes and persona of the room are copied, and its title gets a number', async () => {
  const persona = await ada.post('/user/saveOrUpdatePersona', { name: 'Ada', about: 'Clocks' });
  const { uuid } = v.parse(v.object({ uuid: v.string() }), persona.envelope.d);
  await ada.post('/room/persona', { roomId, uuid });
  await ada.post('/room/notes', { roomId, notes: 'Afraid of storms' });
  const { reply } = await say('Hello', 'Hi');
  expect((await copy(reply.messageId)).title).toBe('(2)');
  await ada.post('/room/renameRoom', { roomId, title: 'Rain' });
  expect((await copy(reply.messageId)).title).toBe('Rain (2)');
  const made = await copy(reply.messageId);
  expect(made.title).toBe('Rain (3)');
  await ada.post('/room/renameRoom', { roomId, title: '\u{1F327}'.repeat(40) });
  expect((await copy(reply.messageId)).title).toBe(`${'\u{1F327}'.repeat(38)} (2)`);
  const settings = await ada.get(`/room/notes?roomId=${made.roomId}`);
  expect(v.parse(RoomNotes, settings.envelope.d).notes).toBe('Afraid of storms');
  const chosen = await ada.get(`/room/persona?roomId=${made.roomId}`);
  expect(v.parse(v.object({ chosen: v.string() }), chosen.envelope.d).chosen).toBe(uuid);
});

test('original and copy name each other, until one is deleted', async () => {
  const { reply } = await say('Hello', 'Hi');
  await ada.post('/room/renameRoom', { roomId, title: 'Rain' });
  const made = await copy(reply.messageId);
  const link = { messageId: reply.messageId, title: 'Rain' };
  expect(made.origin).toEqual({ roomId, ...link });
  expect((await notes()).copies).toEqual([
    { roomId: made.roomId, messageId: reply.messageId, title: 'Rain (2)', createdAt: made.createdAt },
  ]);

  await ada.get(`/room/deleteRoom?roomId=${made.roomId}&undo=1`);
  expect(await notes()).not.toHaveProperty('copies');
  await ada.post('/room/restoreRoom', { roomId: made.roomId });
  expect((await notes()).copies?.length).toBe(1);

  await ada.post('/room/deleteMessage', { messageId: reply.messageId });
  expect((await ada.roomInfo(made.roomId)).room.origin?.messageId).toBe(null);
  expect((await notes()).copies?.[0]?.messageId).toBe(null);

  await ada.get(`/room/deleteRoom?roomId=${roomId}&undo=1`);
  expect((await ada.roomInfo(made.roomId)).room).not.toHaveProperty('origin');
  await ada.post('/room/restoreRoom', { roomId });
  expect((await ada.roomInfo(made.roomId)).room.origin?.roomId).toBe(roomId);
  await ada.get(`/room/deleteRoom?roomId=${roomId}`);
  expect((await ada.roomInfo(made.roomId)).room).not.toHaveProperty('origin');
  expect(texts(await ada.messages(made.roomId))).toEqual(['Hello', 'Hi']);
});

test('the same request again returns the same room', async () => {
  const { reply } = await say('Hello', 'Hi');
  const clientRoomId = crypto.randomUUID();
  const [one, other] = await Promise.all([
    copy(reply.messageId, clientRoomId),
    copy(reply.messageId, clientRoomId),
  ]);
  expect(other).toEqual(one);
  expect(v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d).rooms.length).toBe(2);
});

test('copied messages are found, and exported with the room', async () => {
  const { reply } = await say('A comet', 'Where?');
  const made = await copy(reply.messageId);
  const found = v.parse(
    FoundMessages,
    (await ada.post('/room/searchMessages', { text: 'comet' })).envelope.d,
  );
  expect(new Set(found.messages.map((message) => message.roomId))).toEqual(new Set([roomId, made.roomId]));
  const { rooms } = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(rooms[1]).toMatchObject({ title: '(2)', origin: { roomId, messageId: reply.messageId } });
  expect(rooms[1]?.messages.length).toBe(3);
});

test('a reply that is being written cannot be copied; what comes before it can', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  const [, own, reply] = await ada.messages(roomId);
  expect((await ask(reply?.messageId ?? '')).c).toBe(code.busy);
  const made = await copy(own?.messageId ?? '');
  turn.say('Hi');
  turn.finish(null);
  await reading.rest();
  expect(texts(await ada.messages(made.roomId))).toEqual(['Hello']);
});

test('messages of other rooms and users, and missing ones, cannot be copied', async () => {
  const { reply } = await say('Hello', 'Hi');
  const eve = await createPerson(server);
  expect((await ask(reply.messageId, crypto.randomUUID(), eve)).c).toBe(code.notFound);
  expect((await ask('missing')).c).toBe(code.notFound);
  const other = await ada.openRoom(firstMate, crypto.randomUUID());
  const [elsewhere] = await ada.messages(other.roomId);
  expect((await ask(elsewhere?.messageId ?? '')).c).toBe(code.notFound);
});

test('a room with a blocked mate cannot be copied, and no more rooms than an account may have', async () => {
  const { reply } = await say('Hello', 'Hi');
  await ada.post('/safety/block', { mateId: firstMate, wanted: true });
  expect((await ask(reply.messageId)).c).toBe(code.mateBlocked);
  await ada.post('/safety/block', { mateId: firstMate, wanted: false });
  await fillRooms(server, { userId: ada.userId, mateId: firstMate, count: caps.rooms - 1 });
  expect((await ask(reply.messageId)).c).toBe(code.limitReached);
});

test('rooms and their copies are deleted with the account', async () => {
  const { reply } = await say('Hello', 'Hi');
  await copy(reply.messageId);
  const answer = await ada.post('/user/delete', { password: ada.password, confirm: 'delete' });
  expect(answer.envelope.c).toBe(code.ok);
  const left = await server.database
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', ada.userId)
    .execute();
  expect(left).toEqual([]);
});
