import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../../contract/account/account.ts';
import { code } from '../../../../contract/envelope.ts';
import { MateExtraInfo } from '../../../../contract/mates/mate-detail.ts';
import { Room, RoomList } from '../../../../contract/rooms/room.ts';
import { FoundMessages } from '../../../../contract/rooms/search-messages.ts';
import { minutes, seconds } from '../../../../server/shared/clock.ts';
import { temporaryLifetime } from '../../../../server/domain/rooms/temporary-rooms.ts';
import { countMessages } from '../../../../server/domain/social/trending.ts';
import { eventually } from '../../support/eventually.ts';
import { readAllRows } from '../../support/store/all-rows.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, firstMate, ledgerOf, type Person } from '../../support/talk.ts';

/** In no other text. */
const secret = 'xylophonequartz';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations();
beforeEach(async () => {
  ({ ada } = await open());
  roomId = (await begin()).roomId;
});
afterEach(() => end());

const askFor = (query: string) => ada.get(`/room/createRoom?mateId=${firstMate}${query}`);
const begin = async (clientRoomId: string = crypto.randomUUID()) =>
  v.parse(Room, (await askFor(`&clientRoomId=${clientRoomId}&temporary=1`)).envelope.d);
const say = async (text: string, reply: string, memory: string | null = null) =>
  answered(companion, await ada.send(roomId, text), reply, memory);
const end = (query = '') => ada.get(`/room/deleteRoom?roomId=${roomId}${query}`);

/** Says things, edits, deletes and likes some of them, and has a reply that is still being written. */
const talk = async () => {
  const { reply } = await say(`My ${secret} one`, `A ${secret} two`, `{"topic":"${secret}"}`);
  await ada.post('/room/likeMessage', { messageId: reply.messageId, liked: true });
  await ada.post('/room/editReply', { messageId: reply.messageId, text: `Your ${secret} three` });
  const later = await say(`Another ${secret} four`, `Yes, ${secret} five`);
  await ada.post('/room/deleteMessage', { messageId: later.reply.replyTo });
  const reading = await ada.send(roomId, `More ${secret} six`);
  const turn = await companion.next();
  turn.say(`Again ${secret} seven`);
  await reading.next();
  await reading.next();
  return { reading, turn };
};

/** Returns the rows that contain the room's id or what was said, by table. */
const traces = async () => {
  const tables = await readAllRows(server.database, server.running.deps.dialect);
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(roomId) || row.includes(secret)).map((row) => `${table}: ${row}`),
  );
};

/** Returns the files of the embedded database with what was said; none on PostgreSQL, which has no such files. */
const filesWithSecret = () =>
  readdirSync(server.dataDir).filter(
    (name) => name.startsWith('mates.db') && readFileSync(join(server.dataDir, name)).includes(secret),
  );

test('nothing of a room is left when it was ended: in no table, and in no file', async () => {
  const { reading, turn } = await talk();
  const before = await traces();
  // Otherwise nothing would be shown below.
  expect(before.map((trace) => trace.split(':')[0])).toEqual(
    expect.arrayContaining([
      'messages',
      'removals',
      'removed_messages',
      'reply_frames',
      'room_sizes',
      'rooms',
      'unindexed_messages',
      'user_changes',
    ]),
  );
  const ledger = await ledgerOf(server, ada.userId);
  expect((await end()).envelope).toMatchObject({ c: code.ok, d: null });
  turn.finish();
  await reading.rest();
  expect(await traces()).toEqual([]);
  await eventually(filesWithSecret).toEqual([]);
  expect((await ledgerOf(server, ada.userId)).length).toBeGreaterThanOrEqual(ledger.length);
  expect(server.logged()).not.toContain(secret);
});

test('a room is never deleted with an undo', async () => {
  await say(`My ${secret}`, 'Yes');
  expect((await end('&undo=1')).envelope).toMatchObject({ c: code.ok, d: null });
  expect(await traces()).toEqual([]);
  expect((await ada.post('/room/restoreRoom', { roomId })).envelope.c).toBe(code.notFound);
});

test('a room ends an hour after it was last read, and not before', async () => {
  await say(`My ${secret}`, 'Yes');
  server.advance(temporaryLifetime - minutes(5));
  expect((await ada.roomInfo(roomId)).messages).toHaveLength(3);
  server.advance(temporaryLifetime - minutes(5));
  await server.running.deps.database
    .selectFrom('rooms')
    .select('room_id')
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  server.advance(minutes(5) + seconds(1));
  await eventually(traces).toEqual([]);
  await eventually(filesWithSecret).toEqual([]);
});

test('it is in no list, search, count, suggestion or export', async () => {
  const chats = async () =>
    (
      await server.database
        .selectFrom('mates')
        .select('chats')
        .where('mate_id', '=', firstMate)
        .executeTakeFirstOrThrow()
    ).chats;
  const before = [await chats(), (await countMessages(server.database, 0)).get(firstMate) ?? 0];
  await say(`My ${secret}`, 'Yes');
  expect([await chats(), (await countMessages(server.database, 0)).get(firstMate) ?? 0]).toEqual(before);
  const { rooms, removed } = v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d);
  expect([...rooms, ...(removed ?? []).map(({ room }) => room)].map((room) => room.roomId)).not.toContain(
    roomId,
  );
  const found = await ada.post('/room/searchMessages', { text: secret });
  expect(v.parse(FoundMessages, found.envelope.d).messages).toEqual([]);
  const exported = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(JSON.stringify(exported)).not.toContain(secret);
  expect(exported.rooms.map((room) => room.roomId)).not.toContain(roomId);
  const extra = await ada.get(`/mate/mateExtraInfo?mateId=${firstMate}`);
  expect(v.parse(MateExtraInfo, extra.envelope.d).roomId).not.toBe(roomId);
});

test.each([
  ['/room/copyRoom', () => ({ clientRoomId: crypto.randomUUID() })],
  ['/room/renameRoom', () => ({ title: 'Rain' })],
  ['/room/archiveRoom', () => ({ archived: true })],
  ['/room/notes', () => ({ notes: 'Likes rain' })],
  ['/room/searchMessages', () => ({ text: 'comet' })],
  ['/memory/switchRoom', () => ({ remembers: true })],
  [
    '/memory/addFact',
    () => ({ clientId: crypto.randomUUID(), mateId: firstMate, kind: 'you', text: 'Rain' }),
  ],
])('%s is refused: what it makes would outlive the room', async (path, more) => {
  const { reply } = await say('A comet', 'Where?');
  const body = { roomId, ...(path === '/room/copyRoom' ? { messageId: reply.messageId } : {}), ...more() };
  const { envelope } = await ada.post(path, body);
  expect(envelope).toMatchObject({ c: code.forbidden, d: null });
  expect(envelope.m).toContain('temporary');
});

test.each(['/room/export', '/room/exportRoom', '/room/notes'])('%s is refused', async (path) => {
  expect((await ada.get(`${path}?roomId=${roomId}`)).envelope.c).toBe(code.forbidden);
});

test('it is opened once per client id, which is needed, and that of another room is refused', async () => {
  const id = crypto.randomUUID();
  const first = await begin(id);
  expect(first.temporary).toBe(true);
  expect((await begin(id)).roomId).toBe(first.roomId);
  expect((await askFor('&temporary=1')).envelope.c).toBe(code.invalid);
  const lasting = crypto.randomUUID();
  expect((await ada.openRoom(firstMate, lasting)).temporary).toBeUndefined();
  expect((await askFor(`&clientRoomId=${lasting}&temporary=1`)).envelope.c).toBe(code.invalid);
});

test('the feed of changes names it while it exists, and not when it is only shown', async () => {
  const seq = async () =>
    (
      await server.database
        .selectFrom('user_changes')
        .selectAll()
        .where('subject', '=', roomId)
        .executeTakeFirst()
    )?.seq;
  const before = await seq();
  expect(before).toBeGreaterThan(0);
  server.advance(minutes(2));
  await ada.roomInfo(roomId);
  const { temporary_seen_at: seenAt } = await server.database
    .selectFrom('rooms')
    .select('temporary_seen_at')
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  expect(Number(seenAt)).toBeGreaterThan(server.now() - seconds(30));
  expect(await seq()).toBe(before);
  await say('Hello', 'Hi');
  expect(await seq()).not.toBe(before);
});

test('its mate learns and uses nothing, and what its replies were written from is not recorded', async () => {
  const { roomId: usual } = await ada.openRoom();
  await answered(companion, await ada.send(usual, 'My name is Wilhelmina'), 'Hello');
  const learned = (await server.database.selectFrom('facts').selectAll().execute()).length;
  expect(learned).toBeGreaterThan(0);
  const reading = await ada.send(roomId, `My name is ${secret}`);
  const turn = await companion.next();
  expect(turn.request.facts ?? []).toEqual([]);
  turn.request.onPrompt?.({ limit: 1, recentFrom: null, sections: [] });
  turn.say('Hello');
  turn.finish();
  await reading.rest();
  expect(await server.database.selectFrom('prompt_records').selectAll().execute()).toEqual([]);
  expect(await server.database.selectFrom('facts').selectAll().execute()).toHaveLength(learned);
});

test('limits and the help for a crisis hold', async () => {
  const { chats } = await ada.benefits();
  await say('Hello', 'Hi');
  expect((await ada.benefits()).chats).toBe(chats - 1);
  const frames = await (await ada.send(roomId, 'I want to kill myself')).rest();
  expect(frames[0]).toMatchObject({ type: 'accepted', help: 'crisis' });
  expect((await ada.benefits()).chats).toBe(chats - 1);
  const helped = await server.database.selectFrom('help_counts').selectAll().execute();
  await end();
  expect(await traces()).toEqual([]);
  expect(await server.database.selectFrom('help_counts').selectAll().execute()).toEqual(helped);
});
