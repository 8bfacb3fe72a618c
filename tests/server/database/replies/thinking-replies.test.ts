import { beforeEach, expect, test } from 'vitest';
import { createReplies } from '../../../../server/domain/replies/replies.ts';
import type { TestCompanion } from '../../support/companions/companion.ts';
import { finalReply, listen, openConversation, replyIdOf } from '../../support/rooms/conversation.ts';
import type { TestServer } from '../../support/server.ts';
import { textOf, type Person } from '../../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeEach(async () => {
  ({ companion, server, ada, roomId } = await openConversation());
  return () => server.stop();
});

test('readers learn that the mate thinks, also those that come later or read from another node', async () => {
  const otherNode = createReplies(server.running.deps);
  const reading = await ada.send(roomId, 'Hello');
  const reply = { replyId: await replyIdOf(reading), userId: ada.userId };
  const turn = await companion.next();
  turn.request.onThinking?.();
  turn.request.onThinking?.();
  const thinking = { type: 'thinking', replyId: reply.replyId };
  expect(await reading.next()).toEqual(thinking);
  const later = await ada.resume(reply.replyId, 0);
  expect(await later.next()).toEqual(thinking);
  const heard = listen();
  otherNode.follow(reply, 0, heard.reader);
  expect(await heard.next()).toEqual(thinking);

  turn.say('Hello.');
  const delta = { type: 'delta', replyId: reply.replyId, seq: 1, text: 'Hello.' };
  expect([await reading.next(), await later.next(), await heard.next()]).toEqual([delta, delta, delta]);
  const afterText = await ada.resume(reply.replyId, 0);
  expect(await afterText.next()).toEqual(delta);
  turn.finish();
  expect((await reading.rest()).map(({ type }) => type)).toEqual(['done']);
  const row = await server.database
    .selectFrom('messages')
    .select('thinking_at')
    .where('message_id', '=', reply.replyId)
    .executeTakeFirstOrThrow();
  expect(row.thinking_at).toBeNull();
  await otherNode.drain(0);
});

test('what turns out to be notes before anybody has read it is never sent', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.request.onRestart?.();
  turn.say('Hello.');
  turn.finish();
  expect(textOf(await reading.rest())).toBe('Hello.');
});

test('what turns out to be notes later is replaced at the end of the reply, and in the history', async () => {
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  turn.say('A plan.');
  expect(await reading.next()).toMatchObject({ text: 'A plan.' });
  turn.request.onRestart?.();
  turn.say('Good ', 'evening.');
  turn.finish();
  const rest = await reading.rest();
  expect(rest).toMatchObject([{ type: 'done', message: { text: 'Good evening.', status: 'done' } }]);
  expect((await finalReply(ada, roomId)).text).toBe('Good evening.');
  const next = await ada.send(roomId, 'And?');
  const following = await companion.next();
  expect(JSON.stringify(following.request.history)).not.toContain('A plan.');
  following.finish();
  await next.rest();
});
