import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { importMessages } from '../../../../contract/account/imports.ts';
import { Room, RoomList } from '../../../../contract/rooms/room.ts';
import { createTestCompanion, type TestCompanion } from '../../support/companions/companion.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createPerson, firstMate, type Person } from '../../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;

beforeAll(async () => {
  companion = createTestCompanion();
  server = await startTestServer({ companion, environment: { LIMIT_FACTOR: '100' } });
});

beforeEach(async () => {
  ada = await createPerson(server);
});

afterAll(async () => {
  await server.stop();
});

test('[S7.10] [S3.9] a new room has a roomId and starts with the greeting of its mate', async () => {
  const mate = (await ada.get(`/mate/getMateDetail?mateId=${firstMate}`)).envelope.d;
  const room = await ada.openRoom();
  const info = await ada.roomInfo(room.roomId);
  expect(room.roomId).toMatch(/^[\da-f-]{36}$/);
  expect(mate).toMatchObject(room.mate);
  expect(info).toEqual({
    room,
    messages: [
      {
        messageId: info.messages[0]?.messageId,
        roomId: room.roomId,
        seq: 1,
        role: 'mate',
        text: info.messages[0]?.text,
        status: 'done',
        replyTo: null,
        clientMessageId: null,
        createdAt: room.createdAt,
        aiGenerated: true,
      },
    ],
    hasMore: false,
    lastSeq: 1,
    companion: 'scripted',
  });
  expect(mate).toMatchObject({ greeting: info.messages[0]?.text });
  expect(room.lastMessage?.text).toBe(info.messages[0]?.text.slice(0, 140));
});

test('[S7.10] opening the room with a mate repeatedly, also concurrently, returns the same room', async () => {
  const rooms = await Promise.all(Array.from({ length: 50 }, () => ada.openRoom()));
  expect(new Set(rooms.map((room) => room.roomId)).size).toBe(1);
  expect((await ada.openRoom()).roomId).toBe(rooms[0]?.roomId);
  expect((await ada.messages(rooms[0]?.roomId ?? '')).length).toBe(1);
});

describe('[S7.10] opening the room with a mate finds the latest', () => {
  const imported = async (createdAt?: number) => {
    const lines = ['mate', 'user', 'mate'].map((role, parent) => ({
      role,
      text: `Line ${parent}`,
      parent,
      shown: true,
      ...(createdAt === undefined ? {} : { createdAt }),
    }));
    const { envelope } = await ada.post('/import/messages', {
      importId: crypto.randomUUID(),
      clientRoomId: crypto.randomUUID(),
      mateId: firstMate,
      from: 0,
      messages: lines,
    });
    return v.parse(importMessages.output, envelope.d).roomId;
  };
  const opened = async () => (await ada.openRoom()).roomId;
  const count = async () => v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d).rooms.length;

  test('also where it was imported, as the chat of a trial is', async () => {
    const roomId = await imported();
    expect([await opened(), await count()]).toEqual([roomId, 1]);
  });

  test('whichever way each was begun', async () => {
    const old = await imported(1000);
    expect(await opened()).toBe(old);
    server.advance(1000);
    const another = await ada.openRoom(firstMate, crypto.randomUUID());
    expect(await opened()).toBe(another.roomId);
    server.advance(1000);
    const [greeting] = await ada.messages(another.roomId);
    const copy = {
      roomId: another.roomId,
      messageId: greeting?.messageId,
      clientRoomId: crypto.randomUUID(),
    };
    const { roomId } = v.parse(Room, (await ada.post('/room/copyRoom', copy)).envelope.d);
    expect([await opened(), await count()]).toEqual([roomId, 3]);
  });

  test('no temporary one, no deleted one, and an archived one only where there is no other', async () => {
    const old = await imported(1000);
    const place = `/room/createRoom?mateId=${firstMate}`;
    await ada.get(`${place}&clientRoomId=${crypto.randomUUID()}&temporary=1`);
    expect(await opened()).toBe(old);
    const recent = await imported();
    expect(await opened()).toBe(recent);
    await ada.post('/room/archiveRoom', { roomId: recent, archived: true });
    expect(await opened()).toBe(old);
    await ada.get(`/room/deleteRoom?roomId=${old}&undo=1`);
    expect(await opened()).toBe(recent);
    await ada.get(`/room/deleteRoom?roomId=${recent}`);
    expect([old, recent]).not.toContain(await opened());
  });
});

test('[S7.10] a new clientRoomId opens another room, once', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const rooms = [
    await ada.openRoom(),
    await ada.openRoom(firstMate, first),
    await ada.openRoom(firstMate, second),
    await ada.openRoom(firstMate, first),
  ];
  expect(new Set(rooms.map((room) => room.roomId)).size).toBe(3);
  expect(rooms[3]).toEqual(rooms[1]);
});

test('[S7.10] opening a room with an unknown mate is rejected', async () => {
  const answer = await ada.get('/room/createRoom?mateId=nobody');
  expect(answer.envelope).toEqual({ c: code.notFound, m: 'This mate no longer exists.', d: null });
});

test('[S7.11] rooms are ordered by their last message, with the start of its text', async () => {
  const first = await ada.openRoom('iris-vale');
  server.advance(1000);
  const second = await ada.openRoom('tomas-reed');
  server.advance(1000);
  const text = 'Long story. '.repeat(30);
  const reading = await ada.send(first.roomId, text);
  await reading.next();
  const turn = await companion.next();
  const { envelope } = await ada.get('/room/roomList');
  expect(envelope.d).toMatchObject({
    rooms: [
      { roomId: first.roomId, lastMessage: { role: 'user', text: text.slice(0, 140) } },
      { roomId: second.roomId, lastMessage: { role: 'mate' } },
    ],
  });
  expect(envelope.d).toEqual({
    rooms: [(await ada.roomInfo(first.roomId)).room, (await ada.roomInfo(second.roomId)).room],
    removed: [],
  });
  turn.finish();
  await reading.rest();
});

test('a room in which a reply is being written is marked in the list', async () => {
  const { roomId } = await ada.openRoom('iris-vale');
  const listed = async () => (await ada.get('/room/roomList')).envelope.d;
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  expect(await listed()).toMatchObject({ rooms: [{ roomId, replying: true }] });
  turn.finish();
  await reading.rest();
  expect(await listed()).not.toHaveProperty('rooms.0.replying');
});

test('[S7.11] a user without rooms has an empty list', async () => {
  expect((await ada.get('/room/roomList')).envelope.d).toEqual({ rooms: [], removed: [] });
});

test('[S7.12] older messages are paged from newest to oldest, without gaps or duplicates', async () => {
  const room = await ada.openRoom();
  await fill(room.roomId, 120);
  const newest = await ada.roomInfo(room.roomId);
  expect([
    newest.messages.length,
    newest.messages[0]?.seq,
    newest.messages.at(-1)?.seq,
    newest.hasMore,
  ]).toEqual([50, 72, 121, true]);
  const seqs = newest.messages.map((message) => message.seq);
  for (let hasMore = true; hasMore;) {
    const page = await ada.roomInfo(room.roomId, `&before=${String(seqs[0])}&limit=33`);
    seqs.unshift(...page.messages.map((message) => message.seq));
    hasMore = page.hasMore;
  }
  expect(newest).not.toHaveProperty('olderCount');
  expect(await ada.roomInfo(room.roomId, '&countOlder=1')).toMatchObject({ olderCount: 71 });
  expect(await ada.roomInfo(room.roomId, '&before=34&limit=33&countOlder=1')).toMatchObject({
    olderCount: 0,
  });
  expect(seqs).toEqual(Array.from({ length: 121 }, (_item, index) => index + 1));
  expect((await ada.roomInfo(room.roomId, '&before=1')).messages).toEqual([]);
  expect((await ada.roomInfo(room.roomId, '&before=999999999999999')).messages).toEqual(newest.messages);
});

test('[S7.13] deleting a room removes all its messages, and deleting it again succeeds', async () => {
  const room = await ada.openRoom();
  const kept = await ada.openRoom('tomas-reed');
  for (let time = 0; time < 2; time += 1) {
    expect((await ada.get(`/room/deleteRoom?roomId=${room.roomId}`)).envelope).toEqual({
      c: 200,
      m: null,
      d: null,
    });
  }
  expect((await ada.get(`/room/roomInfo?roomId=${room.roomId}`)).envelope.c).toBe(code.notFound);
  const left = await server.database
    .selectFrom('messages')
    .select('room_id')
    .where('room_id', 'in', [room.roomId, kept.roomId])
    .execute();
  expect(left).toEqual([{ room_id: kept.roomId }]);
  expect((await ada.openRoom()).roomId).not.toBe(room.roomId);
});

test('[S7.12] [S7.13] [S7.31] rooms, messages and replies of other users are not found in any call', async () => {
  const room = await ada.openRoom();
  const reading = await ada.send(room.roomId, 'For Iris only');
  const accepted = await reading.next();
  const { messageId, replyId } = accepted?.type === 'accepted' ? accepted : { messageId: '', replyId: '' };
  const turn = await companion.next();
  turn.say('Of course.');
  await reading.next();

  const eve = await createPerson(server);
  const clientId = crypto.randomUUID();
  const answers = await Promise.all([
    eve.get(`/room/roomInfo?roomId=${room.roomId}`),
    eve.post('/girl/chat/send', { roomId: room.roomId, clientMessageId: clientId, text: 'Hello' }),
    eve.post('/girl/chat/resume', { replyId, after: 0 }),
    eve.post('/girl/chat/resume', { replyId: messageId, after: 0 }),
    eve.post('/girl/chat/stop', { replyId }),
    eve.post('/girl/chat/retry', { messageId, clientReplyId: clientId }),
  ]);
  expect(answers.map(({ status, envelope }) => [status, envelope.c])).toEqual(
    answers.map(() => [200, code.notFound]),
  );
  expect(JSON.stringify(answers.map(({ envelope }) => envelope))).not.toContain('Of course');
  expect((await eve.get(`/room/deleteRoom?roomId=${room.roomId}`)).envelope.c).toBe(200);
  expect((await eve.get('/room/roomList')).envelope.d).toEqual({ rooms: [], removed: [] });

  turn.say(' Only you.');
  turn.finish();
  expect((await reading.rest()).at(-1)).toMatchObject({
    type: 'done',
    message: { text: 'Of course. Only you.' },
  });
});

test.each([
  '/room/createRoom?mateId=',
  '/room/createRoom?mateId=../../etc',
  `/room/createRoom?mateId=${'x'.repeat(65)}`,
  '/room/createRoom?mateId=iris-vale&clientRoomId=not-a-uuid',
  "/room/roomInfo?roomId='--",
  '/room/roomInfo?roomId=%00',
  '/room/roomInfo?roomId=a&before=-1',
  '/room/roomInfo?roomId=a&before=1e3',
  '/room/roomInfo?roomId=a&before=99999999999999999999',
  '/room/roomInfo?roomId=a&limit=0',
  '/room/roomInfo?roomId=a&limit=101',
])('%s is rejected as invalid', async (path) => {
  const { status, envelope } = await ada.get(path);
  expect([status, envelope.c]).toEqual([400, code.invalid]);
});

/** Inserts messages directly, because paging needs many. */
const fill = async (roomId: string, count: number): Promise<void> => {
  await server.database
    .insertInto('messages')
    .values(
      Array.from({ length: count }, (_item, index) => ({
        message_id: crypto.randomUUID(),
        room_id: roomId,
        seq: index + 2,
        role: 'user' as const,
        text: `Message ${String(index)}`,
        status: 'sent' as const,
        reply_to: null,
        client_message_id: null,
        node: null,
        heartbeat_at: null,
        stop_asked_at: null,
        created_at: 1,
        finished_at: 1,
      })),
    )
    .execute();
};
