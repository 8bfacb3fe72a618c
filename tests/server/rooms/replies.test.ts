import { beforeEach, expect, test } from 'vitest';
import type { StreamFrame } from '../../../contract/rooms/chat.ts';
import type { TestCompanion } from '../support/companions/companion.ts';
import { finalReply, openConversation, replyIdOf } from '../support/rooms/conversation.ts';
import type { TestServer } from '../support/server.ts';
import { textOf, type Person } from '../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeEach(async () => {
  ({ companion, server, ada, roomId } = await openConversation());
  return () => server.stop();
});

test('[S7.31] [S1.2] a message is accepted, its reply is streamed in pieces, and both are stored', async () => {
  const clientMessageId = crypto.randomUUID();
  const reading = await ada.send(roomId, 'Hello there', clientMessageId);
  const accepted = await reading.next();
  const turn = await companion.next();
  turn.say('Good ');
  const first = await reading.next();
  turn.say('evening.');
  turn.finish();
  const rest = await reading.rest();
  const [greeting, message, reply] = await ada.messages(roomId);
  const { messageId: replyId } = reply ?? { messageId: '' };
  expect(accepted).toEqual({ type: 'accepted', clientMessageId, messageId: message?.messageId, replyId });
  expect(first).toEqual({ type: 'delta', replyId, seq: 1, text: 'Good ' });
  expect(rest).toEqual([
    { type: 'delta', replyId, seq: 2, text: 'evening.' },
    { type: 'done', replyId, message: reply, benefits: { chats: 9, goldCoins: 0, userId: ada.userId } },
  ]);
  expect([greeting, message, reply].map((m) => [m?.seq, m?.role, m?.status, m?.text])).toEqual([
    [1, 'mate', 'done', greeting?.text],
    [2, 'user', 'sent', 'Hello there'],
    [3, 'mate', 'done', 'Good evening.'],
  ]);
});

test('the companion receives the mate, the history and its memory', async () => {
  const first = await ada.send(roomId, 'I am Ada.');
  const firstTurn = await companion.next();
  firstTurn.say('Welcome.');
  firstTurn.finish('{"name":"Ada"}');
  await first.rest();
  const second = await ada.send(roomId, 'Who am I?');
  const { request, ...turn } = await companion.next();
  turn.finish();
  await second.rest();
  const [greeting] = await ada.messages(roomId);
  expect(firstTurn.request).toMatchObject({
    mate: { mateId: 'iris-vale' },
    history: [{ role: 'mate', text: greeting?.text }],
    message: 'I am Ada.',
    memory: null,
    userName: null,
  });
  expect(request).toMatchObject({
    history: [
      { role: 'mate', text: greeting?.text },
      { role: 'user', text: 'I am Ada.' },
      { role: 'mate', text: 'Welcome.' },
    ],
    message: 'Who am I?',
    memory: '{"name":"Ada"}',
  });
});

test('a reply completes and is stored after its reader disconnects', async () => {
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  reading.leave();
  turn.say('evening.');
  turn.finish();
  const { status, text } = await finalReply(ada, roomId);
  expect([status, text]).toEqual(['done', 'Good evening.']);
});

test('a reader that reconnects can resume after any received frame', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  const turn = await companion.next();
  const seen: StreamFrame[] = [];
  for (const piece of ['One ', 'two ', 'three ']) {
    turn.say(piece);
    const frame = await reading.next();
    seen.push(...(frame === null ? [] : [frame]));
  }
  const resumed = await Promise.all([0, 1, 2, 3, 99].map((after) => ada.resume(replyId, after)));
  turn.finish();
  const ends = await reading.rest();
  expect(ends.map(({ type }) => type)).toEqual(['done']);
  for (const [index, after] of [0, 1, 2, 3, 99].entries()) {
    expect(await resumed[index]?.rest()).toEqual([...seen.slice(after), ...ends]);
  }
});

test('two readers of one reply receive the same', async () => {
  const clientMessageId = crypto.randomUUID();
  const first = await ada.send(roomId, 'Hello', clientMessageId);
  const second = await ada.send(roomId, 'Hello', clientMessageId);
  const turn = await companion.next();
  turn.say('Good ', 'evening.');
  turn.finish();
  const frames = await first.rest();
  expect(await second.rest()).toEqual(frames);
  expect(textOf(frames)).toBe('Good evening.');
  expect(companion.asked()).toBe(1);
});

test('resuming a complete reply sends its end at once', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  const turn = await companion.next();
  turn.say('Good evening.');
  turn.finish();
  const [, done] = await reading.rest();
  expect(await (await ada.resume(replyId, 1)).rest()).toEqual([done]);
});

test('stopping stores the text so far, costs one chat, and notifies every reader', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  const stopped = await ada.post('/girl/chat/stop', { replyId });
  turn.say('evening.');
  const [done] = await reading.rest();
  const reply = await finalReply(ada, roomId);
  expect([reply.status, reply.text]).toEqual(['stopped', 'Good ']);
  expect(stopped.envelope).toEqual({ c: 200, m: null, d: reply });
  expect(done).toEqual({ type: 'done', replyId, message: reply, benefits: await ada.benefits() });
  expect((await ada.benefits()).chats).toBe(9);
  expect(turn.request.signal.aborted).toBe(true);
  expect((await ada.post('/girl/chat/stop', { replyId })).envelope.d).toEqual(reply);
});

test('stopping before the first text refunds the chat', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  await companion.next();
  await ada.post('/girl/chat/stop', { replyId });
  const [done] = await reading.rest();
  expect(done).toMatchObject({
    type: 'done',
    message: { status: 'stopped', text: '' },
    benefits: { chats: 10 },
  });
});
