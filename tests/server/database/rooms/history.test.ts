import { afterEach, expect, test } from 'vitest';
import { readHistoryFor } from '../../../../server/domain/transcript/history.ts';
import { openConversation } from '../../support/rooms/conversation.ts';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Opens a room whose greeting is followed by so many lines, each as long as this. */
const openRoom = async (count: number, length: number) => {
  const { server, roomId } = await openConversation();
  closers.push(() => server.stop());
  const { database } = server;
  const greeting = await database
    .selectFrom('messages')
    .selectAll()
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  for (let at = 1; at <= count; at += 1) {
    const text = `Line ${String(at)}.`.padEnd(length, '.');
    const line = { ...greeting, message_id: `line-${String(at)}`, seq: greeting.seq + at, text };
    await database.insertInto('messages').values(line).execute();
  }
  return (historyLength: number) =>
    readHistoryFor(database, { roomId, before: greeting.seq + count + 1 }, { historyLength });
};

test('short lines are read far back, and no further than the text that is wanted', async () => {
  const read = await openRoom(150, 10);
  const all = await read(24_000);
  expect(all).toHaveLength(151);
  expect(all.at(1)?.text).toBe('Line 1....');
  expect(all.at(-1)?.text).toBe('Line 150..');
  expect(await read(900)).toHaveLength(120);
  expect(await read(1)).toHaveLength(60);
});
