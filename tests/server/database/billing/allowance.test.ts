import { afterEach, beforeEach, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { echoCompanion } from '../../support/companions/echo-companion.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createPerson, firstMate, ledgerOf, type Person } from '../../support/talk.ts';

let server: TestServer;
let ada: Person;

beforeEach(async () => {
  server = await startTestServer({
    companion: echoCompanion(),
    environment: { GRANT_CHATS: '10', LIMIT_FACTOR: '1000' },
  });
  ada = await createPerson(server);
});

afterEach(async () => {
  await server.stop();
});

test('[S7.31] of 200 concurrent messages with an allowance of 10, exactly 10 are charged', async () => {
  const rooms = await Promise.all(
    Array.from({ length: 200 }, () => ada.openRoom(firstMate, crypto.randomUUID())),
  );
  const answers = await Promise.all(rooms.map((room) => sendUntilAnswered(room.roomId)));
  expect(countOf(answers)).toEqual({ done: 10, [code.allowanceEmpty]: 190 });
  expect((await ada.benefits()).chats).toBe(0);
  const ledger = await ledgerOf(server, ada.userId);
  expect(countOf(ledger.map(({ kind }) => kind))).toEqual({ grant: 1, reserve: 10, settle: 10 });
  expect(ledger.reduce((sum, { chats }) => sum + chats, 0)).toBe(0);
  const stored = await server.database
    .selectFrom('messages')
    .select('role')
    .where('role', '=', 'user')
    .execute();
  expect(stored.length).toBe(10);
});

/** Sends a message, and repeats it with its id if a busy machine could not reach the database in time. */
async function sendUntilAnswered(roomId: string): Promise<unknown> {
  const clientMessageId = crypto.randomUUID();
  for (;;) {
    const reading = await ada.send(roomId, 'Hello', clientMessageId);
    if (reading.response.headers.get('content-type')?.startsWith('text/event-stream') === true)
      return (await reading.rest()).at(-1)?.type;
    const { c } = (await reading.response.json()) as { c: number };
    if (c !== code.unavailable) return c;
  }
}

test('[S7.31] one message sent fifty times is stored and charged once, and all requests stream the same reply', async () => {
  const room = await ada.openRoom();
  const clientMessageId = crypto.randomUUID();
  const readings = await Promise.all(
    Array.from({ length: 50 }, (_item, index) =>
      ada.send(room.roomId, `Hello ${String(index)}`, clientMessageId),
    ),
  );
  const ends = await Promise.all(readings.map(async (reading) => (await reading.rest()).at(-1)));
  const messages = await ada.messages(room.roomId);
  expect(messages.length).toBe(3);
  expect(ends.map((end) => end?.type === 'done' && end.message)).toEqual(ends.map(() => messages[2]));
  expect((await ada.benefits()).chats).toBe(9);
  expect(countOf((await ledgerOf(server, ada.userId)).map(({ kind }) => kind))).toEqual({
    grant: 1,
    reserve: 1,
    settle: 1,
  });
});

test('an empty allowance rejects messages before the stream starts, and stores nothing', async () => {
  await server.database.updateTable('wallets').set({ chats: 0 }).where('user_id', '=', ada.userId).execute();
  const room = await ada.openRoom();
  const answer = await ada.post('/girl/chat/send', {
    roomId: room.roomId,
    clientMessageId: crypto.randomUUID(),
    text: 'Hello',
  });
  expect([answer.status, answer.envelope]).toEqual([
    200,
    { c: code.allowanceEmpty, m: 'You’re out of credits. Your message is saved.', d: null },
  ]);
  expect((await ada.messages(room.roomId)).length).toBe(1);
});

test('a message is counted once for its mate', async () => {
  const room = await ada.openRoom();
  const clientMessageId = crypto.randomUUID();
  await (await ada.send(room.roomId, 'Hello', clientMessageId)).rest();
  await (await ada.send(room.roomId, 'Hello', clientMessageId)).rest();
  expect((await ada.roomInfo(room.roomId)).room.mate.chats).toBe(room.mate.chats + 1);
});

test('too many messages per minute are rejected with a time to retry, before anything is charged', async () => {
  const strict = await startTestServer();
  const eve = await createPerson(strict);
  const message = () => ({ roomId: 'no-room', clientMessageId: crypto.randomUUID(), text: 'Hello' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => eve.post('/girl/chat/send', message())));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBe(10);
  expect(refused[0]?.envelope.c).toBe(code.tooMany);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ledgerOf(strict, eve.userId)).map(({ kind }) => kind)).toEqual(['grant']);
  await strict.stop();
});

const countOf = (values: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) {
    counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  }
  return counts;
};
