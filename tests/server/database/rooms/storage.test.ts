import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { readStoredBytes, maxStorageBytes } from '../../../../server/domain/storage.ts';
import { belongingsOf, type Belongings } from '../../every-call/belongings.ts';
import { calls } from '../../every-call/harness.ts';
import { sampleOf } from '../../every-call/samples.ts';
import { startSharedServer } from '../../support/server.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '1000', GRANT_CHATS: '500' } });

const storedBy = (own: Belongings) =>
  readStoredBytes(server.database, server.running.deps.dialect, own.person.userId);

/** Makes the room as large as an account may be. */
const fill = async ({ roomId }: Belongings) => {
  await server.database
    .updateTable('room_sizes')
    .set({ bytes: maxStorageBytes })
    .where('room_id', '=', roomId)
    .execute();
};

/** Each message costs its text and 500 bytes. */
const sizeOfRoom = async (roomId: string) => {
  const rows = await server.database
    .selectFrom('messages')
    .select('text')
    .where('room_id', '=', roomId)
    .execute();
  return rows.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 500, 0);
};

const sizesIn = async (roomId: string) =>
  (
    await server.database.selectFrom('room_sizes').select('bytes').where('room_id', '=', roomId).execute()
  ).map(({ bytes }) => bytes);

test('the size of a room follows what is written, edited, deleted, restored and copied', async () => {
  const own = await belongingsOf(server, 'Größe 山川');
  const { person, roomId, messageId, replyId } = own;
  const isCounted = async (room = roomId) => expect(await sizesIn(room)).toEqual([await sizeOfRoom(room)]);
  await isCounted();
  await person.post('/room/editReply', { messageId: replyId, text: 'ein anderer, längerer Text' });
  await isCounted();
  const copy = await person.post('/room/copyRoom', {
    roomId,
    messageId: replyId,
    clientRoomId: crypto.randomUUID(),
  });
  const copied = v.parse(v.object({ roomId: v.string() }), copy.envelope.d).roomId;
  await isCounted(copied);

  const before = await storedBy(own);
  const { envelope } = await person.post('/room/deleteMessage', { messageId });
  // Rooms that can be restored still take space.
  expect(await storedBy(own)).toBe(before);
  const removed = v.parse(v.object({ removed: v.object({ removalId: v.string() }) }), envelope.d);
  await person.post('/room/restoreMessages', removed.removed);
  await isCounted();
  await person.post('/room/deleteMessage', { messageId });
  await person.post('/room/deleteRoom', { roomId: copied });
  server.advance(120_000);
  await server.running.deps.database.deleteFrom('removals').execute();
  await isCounted();
  expect(await sizesIn(copied)).toEqual([]);
  expect(await storedBy(own)).toBeLessThan(before);
});

/** The calls that store texts. What they store elsewhere has a number that is limited, as reviews and reports have. */
const storing = [
  'send',
  'anotherReply',
  'editReply',
  'copyRoom',
  'importRoom',
  'importMessages',
  'createRoom',
  'saveRoomNotes',
  'saveOwnMate',
  'saveOrUpdatePersona',
];

test.each(calls.filter(([name]) => storing.includes(name)))(
  '%s is refused at the limit with a way on, and works after a deletion',
  async (name, call) => {
    const own = await belongingsOf(server, 'x');
    await server.database
      .updateTable('rooms')
      .set({ notes: null })
      .where('room_id', '=', own.roomId)
      .execute();
    const ask = async () => (await own.person.post(call.path, sampleOf[name]?.(own).input ?? {})).envelope;
    const [size = 0] = await sizesIn(own.roomId);
    await fill(own);
    const before = await server.database.selectFrom('messages').select('message_id').execute();
    const refused = await ask();
    expect(refused.c).toBe(code.limitReached);
    expect(refused.m).toContain('200 MB');
    expect(await server.database.selectFrom('messages').select('message_id').execute()).toEqual(before);
    await server.database
      .updateTable('room_sizes')
      .set({ bytes: size })
      .where('room_id', '=', own.roomId)
      .execute();
    const stream = await fetch(server.url + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: own.person.token },
      body: JSON.stringify(sampleOf[name]?.(own).input ?? {}),
    });
    expect(await stream.text()).toMatch(/^\{"c":200|"type":"accepted"/);
  },
);
