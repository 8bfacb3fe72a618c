import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestCompanion, type TestCompanion } from './support/companion.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { createPerson, textOf, type Person } from './support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;

beforeEach(async () => {
  companion = createTestCompanion();
  server = await startTestServer({ companion, environment: { GRANT_CHATS: '10', LIMIT_FACTOR: '100' } });
  ada = await createPerson(server);
});

afterEach(async () => {
  await server.stop();
});

test('[S7.31] [S1.2] a message is accepted, answered piece by piece, and stored', async () => {
  const room = await ada.openRoom();
  const clientMessageId = crypto.randomUUID();
  const reading = await ada.send(room.roomId, 'Hello there', clientMessageId);
  expect(reading.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const accepted = await reading.next();
  const turn = await companion.next();
  turn.say('Good ');
  const first = await reading.next();
  turn.say('evening.');
  turn.finish('{"met":true}');
  const rest = await reading.rest();
  const [greeting, message, reply] = await ada.messages(room.roomId);
  expect(accepted).toEqual({
    type: 'accepted',
    clientMessageId,
    messageId: message?.messageId,
    replyId: reply?.messageId,
  });
  expect(first).toEqual({ type: 'delta', replyId: reply?.messageId, seq: 1, text: 'Good ' });
  expect(rest).toEqual([
    { type: 'delta', replyId: reply?.messageId, seq: 2, text: 'evening.' },
    {
      type: 'done',
      replyId: reply?.messageId,
      message: reply,
      benefits: { chats: 9, goldCoins: 0, userId: ada.userId },
    },
  ]);
  expect([greeting, message, reply].map((m) => [m?.seq, m?.role, m?.status])).toEqual([
    [1, 'mate', 'done'],
    [2, 'user', 'sent'],
    [3, 'mate', 'done'],
  ]);
  expect(reply?.text).toBe('Good evening.');
  expect(textOf([...(first ? [first] : []), ...rest])).toBe('Good evening.');
});
