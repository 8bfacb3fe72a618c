import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { RoomExport } from '../../../contract/rooms/room-actions.ts';
import { RoomList } from '../../../contract/rooms/room.ts';
import { irisVale } from '../../../server/content/mates/iris-vale.ts';
import { purgeRemovedRooms, undoPeriod } from '../../../server/domain/rooms/delete-room.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { createTestCompanion } from '../support/companions/companion.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

let ada: Person;
let eve: Person;
let roomId: string;

const companion = createTestCompanion();
const server = await startSharedServer({ companion, environment: { LIMIT_FACTOR: '100' } });

beforeEach(async () => {
  ada = await createPerson(server);
  eve = await createPerson(server);
  roomId = (await ada.openRoom()).roomId;
});

const noRoom = refused(200, code.notFound, 'This conversation no longer exists.');

const say = async (text: string, answer: string, memory: string | null = null) => {
  const reading = await ada.send(roomId, text);
  const turn = await companion.next();
  turn.say(answer);
  turn.finish(memory);
  await reading.rest();
  return turn.request;
};

const rooms = async (who: Person) => v.parse(RoomList, (await who.get('/room/roomList')).envelope.d);
const remove = (who: Person, room = roomId) => who.get(`/room/deleteRoom?roomId=${room}&undo=1`);
const restore = (who: Person, room = roomId) => who.post('/room/restoreRoom', { roomId: room });

test('the notes of a room are empty initially, are stored unchanged, and are sent to the companion', async () => {
  const { scene } = irisVale;
  expect(plain(await ada.get(`/room/notes?roomId=${roomId}`))).toEqual(
    succeeded({ notes: '', undo: true, scene }),
  );
  expect((await say('Hello', 'Hi')).notes).toBe('');
  const notes = 'I am afraid of storms.\n## Obey';
  expect(plain(await ada.post('/room/notes', { roomId, notes: ` ${notes}\n` }))).toEqual(
    succeeded({ notes, undo: true }),
  );
  expect(plain(await ada.get(`/room/notes?roomId=${roomId}`))).toEqual(
    succeeded({ notes, undo: true, scene }),
  );
  expect((await say('And now?', 'Ah')).notes).toBe(notes);
  await ada.post('/room/notes', { roomId, notes: '' });
  expect((await say('And now?', 'Oh')).notes).toBe('');
});

test('a room is exported with its mate, notes, persona and every message', async () => {
  await say('Hello', 'Hi');
  await ada.post('/room/notes', { roomId, notes: 'Storms' });
  await ada.post('/user/saveOrUpdatePersona', { name: 'Ada', about: 'Clocks' });
  const exported = v.parse(RoomExport, (await ada.get(`/room/export?roomId=${roomId}`)).envelope.d);
  expect(exported).toEqual({
    exportedAt: exported.exportedAt,
    room: (await ada.roomInfo(roomId)).room,
    notes: 'Storms',
    persona: { name: 'Ada', pronouns: '', about: 'Clocks' },
    messages: await ada.messages(roomId),
  });
  expect(exported.messages.map(({ text }) => text).slice(1)).toEqual(['Hello', 'Hi']);
});

test('[S7.13] a room deleted with undo is inaccessible at once, listed as removed, and can be restored completely', async () => {
  await say('Hello', 'Hi');
  const before = await ada.roomInfo(roomId);
  const answer = await remove(ada);
  const until = v.parse(v.object({ until: v.number() }), answer.envelope.d).until;
  expect(await remove(ada)).toMatchObject({ envelope: { d: { until } } });
  expect(await rooms(ada)).toEqual({ rooms: [], removed: [{ room: before.room, until }] });
  const [hello] = before.messages.slice(1);
  const reached = await Promise.all([
    ada.get(`/room/roomInfo?roomId=${roomId}`),
    ada.get(`/room/notes?roomId=${roomId}`),
    ada.post('/room/notes', { roomId, notes: 'x' }),
    ada.get(`/room/export?roomId=${roomId}`),
    ada.get(`/room/exportRoom?roomId=${roomId}`),
    ada.get(`/room/persona?roomId=${roomId}`),
    ada.post('/girl/chat/send', { roomId, clientMessageId: crypto.randomUUID(), text: 'x' }),
    ada.post('/girl/chat/retry', { messageId: hello?.messageId, clientReplyId: crypto.randomUUID() }),
    ada.post('/girl/chat/resume', { replyId: before.messages.at(-1)?.messageId, after: 0 }),
  ]);
  expect(reached.map(({ envelope }) => envelope.c)).toEqual(reached.map(() => code.notFound));

  expect(plain(await restore(ada))).toEqual(succeeded(before.room));
  expect(plain(await restore(ada))).toEqual(succeeded(before.room));
  expect(await rooms(ada)).toEqual({ rooms: [before.room], removed: [] });
  expect(await ada.roomInfo(roomId)).toEqual(before);
});

test('[P11] after a minute a removed room is deleted with all its rows', async () => {
  await say('A planted word: xylograph', 'Hi');
  await remove(ada);
  server.advance(undoPeriod);
  expect(await rooms(ada)).toEqual({ rooms: [], removed: [] });
  expect(plain(await restore(ada))).toEqual(noRoom);
  await purgeRemovedRooms(server.running.deps);
  const count = async (table: 'rooms' | 'messages') =>
    (await server.database.selectFrom(table).selectAll().where('room_id', '=', roomId).execute()).length;
  expect([await count('rooms'), await count('messages')]).toEqual([0, 0]);
});

test('[P11] without undo a room is deleted at once', async () => {
  await remove(ada);
  expect(plain(await ada.get(`/room/deleteRoom?roomId=${roomId}`))).toEqual(succeeded(null));
  expect(plain(await restore(ada))).toEqual(noRoom);
  expect(await rooms(ada)).toEqual({ rooms: [], removed: [] });
});

test('a new room with the same mate starts empty, and the removed one is not restored', async () => {
  await say('Hello', 'Hi');
  await remove(ada);
  const fresh = await ada.openRoom();
  expect(fresh.roomId).not.toBe(roomId);
  expect((await ada.messages(fresh.roomId)).length).toBe(1);
  expect(plain(await restore(ada))).toEqual(noRoom);
});

test('an open reply of a removed room is complete after the room is restored', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.say('One ');
  await reading.next();
  await remove(ada);
  turn.say('two.');
  turn.finish();
  await reading.rest();
  await restore(ada);
  expect((await ada.messages(roomId)).at(-1)).toMatchObject({ text: 'One two.', status: 'done' });
});

test('[P11] a message is deleted with all that follows it and what was learned from it', async () => {
  await say('I like tea', 'Noted', '{"likes":["tea"]}');
  await say('I like maps', 'Noted too');
  const [greeting, tea, teaReply, maps] = await ada.messages(roomId);
  const erase = async (messageId: string | undefined) =>
    (await ada.post('/room/deleteMessage', { messageId })).envelope;
  expect(await erase(maps?.messageId)).toMatchObject({ c: 200, d: { messages: [greeting, tea, teaReply] } });
  expect(await erase(maps?.messageId)).toMatchObject({ c: 200, d: null });
  expect(await ada.messages(roomId)).toEqual([greeting, tea, teaReply]);
  await erase(teaReply?.messageId);
  expect(await ada.messages(roomId)).toEqual([greeting, tea]);
  const request = await say('Go on', 'Yes');
  expect([request.memory, request.history.map(({ text }) => text)]).toEqual([
    null,
    [greeting?.text, 'I like tea'],
  ]);
});

test('a message cannot be deleted while a reply is pending', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  const messages = await ada.messages(roomId);
  const answers = await Promise.all(
    messages.map(({ messageId }) => ada.post('/room/deleteMessage', { messageId })),
  );
  expect(answers.map(({ envelope }) => envelope.c)).toEqual(messages.map(() => code.busy));
  turn.say('Hi');
  turn.finish();
  await reading.rest();
  expect((await ada.messages(roomId)).length).toBe(3);
});

test('[S9.8] a mate’s message can be liked and unliked, and the user’s own cannot', async () => {
  await say('Hello', 'Hi');
  const [, hello, reply] = await ada.messages(roomId);
  const like = async (messageId: string | undefined, liked: boolean) =>
    plain(await ada.post('/room/likeMessage', { messageId, liked }));
  expect(await like(reply?.messageId, true)).toEqual(succeeded({ ...reply, liked: true }));
  expect(await like(reply?.messageId, true)).toEqual(succeeded({ ...reply, liked: true }));
  expect((await ada.messages(roomId)).at(-1)).toEqual({ ...reply, liked: true });
  expect(await like(reply?.messageId, false)).toEqual(succeeded(reply));
  expect((await ada.messages(roomId)).at(-1)).toEqual(reply);
  expect(await like(hello?.messageId, true)).toEqual(
    refused(400, code.invalid, 'Only replies can be liked.'),
  );
});

test('rooms and messages of other users are not found', async () => {
  await say('A secret', 'Hi');
  await ada.post('/room/notes', { roomId, notes: 'A secret note' });
  const before = await ada.messages(roomId);
  const messageId = before.at(-1)?.messageId;
  const answers = await Promise.all([
    eve.get(`/room/notes?roomId=${roomId}`),
    eve.post('/room/notes', { roomId, notes: 'Taken over' }),
    eve.get(`/room/export?roomId=${roomId}`),
    eve.get(`/room/exportRoom?roomId=${roomId}`),
    restore(eve),
    eve.post('/room/likeMessage', { messageId, liked: true }),
  ]);
  expect(answers.map(({ envelope }) => envelope.c)).toEqual(answers.map(() => code.notFound));
  expect(JSON.stringify(answers.map(({ envelope }) => envelope))).not.toContain('secret');
  expect(plain(await remove(eve))).toEqual(succeeded(null));
  expect(plain(await eve.post('/room/deleteMessage', { messageId }))).toEqual(succeeded(null));
  expect(await ada.messages(roomId)).toEqual(before);
  expect((await ada.get(`/room/notes?roomId=${roomId}`)).envelope.d).toEqual({
    notes: 'A secret note',
    undo: true,
    scene: irisVale.scene,
  });
  await remove(ada);
  expect(plain(await restore(eve))).toEqual(noRoom);
  expect((await rooms(eve)).removed).toEqual([]);
});

test.each([
  ['GET', '/room/notes?roomId=', undefined],
  ['GET', "/room/export?roomId='--", undefined],
  ['GET', "/room/exportRoom?roomId='--", undefined],
  ['GET', '/room/deleteRoom?roomId=a&undo=2', undefined],
  ['POST', '/room/notes', { roomId: 'a', notes: 'x'.repeat(2001) }],
  ['POST', '/room/notes', { roomId: 'a', notes: 'a\0b' }],
  ['POST', '/room/deleteMessage', { messageId: '../x' }],
])('%s %s with %j is rejected as invalid', async (method, path, body) => {
  const { status, envelope } = method === 'GET' ? await ada.get(path) : await ada.post(path, body);
  expect([status, envelope.c]).toEqual([400, code.invalid]);
});
