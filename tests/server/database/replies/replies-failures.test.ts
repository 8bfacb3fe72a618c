import { beforeEach, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { maxReplyLength } from '../../../../contract/limits.ts';
import type { TestCompanion } from '../../support/companions/companion.ts';
import { finalReply, openConversation } from '../../support/rooms/conversation.ts';
import type { TestServer } from '../../support/server.ts';
import { ledgerOf, textOf, type Person } from '../../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeEach(async () => {
  ({ companion, server, ada, roomId } = await openConversation());
  return () => server.stop();
});

test('a reply that fails before its first word costs nothing, and its retry is charged once', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await reading.next();
  (await companion.next()).fail('unreachable');
  const ended = await finalReply(ada, roomId);
  expect(await reading.rest()).toEqual([
    {
      type: 'error',
      code: code.companionFailed,
      message: 'There was no reply, so you were not charged. Please try again.',
      reply: ended,
    },
  ]);
  expect(ended).toMatchObject({ problem: 'unreachable' });
  expect((await finalReply(ada, roomId)).status).toBe('failed');
  expect((await ada.benefits()).chats).toBe(10);

  const messageId = accepted?.type === 'accepted' ? accepted.messageId : '';
  const retried = await ada.retry(messageId);
  const turn = await companion.next();
  turn.say('Here I am.');
  turn.finish();
  expect(textOf(await retried.rest())).toBe('Here I am.');
  expect((await ada.benefits()).chats).toBe(9);
  const [, , whole] = await ada.messages(roomId);
  expect(whole).toMatchObject({ status: 'done', replyTo: messageId });
  expect(whole).not.toHaveProperty('alternatives');
  expect(await ledgerOf(server, ada.userId)).toEqual([
    { kind: 'grant', chats: 10, reference: 'welcome' },
    { kind: 'reserve', chats: -1, reference: `send:${messageId}` },
    { kind: 'release', chats: 1, reference: `send:${messageId}` },
    { kind: 'reserve', chats: -1, reference: `retry:${whole?.messageId ?? ''}` },
    { kind: 'settle', chats: 0, reference: `retry:${whole?.messageId ?? ''}` },
  ]);
});

test('a reply that fails midway keeps its text so far, and its retry is free', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await reading.next();
  const turn = await companion.next();
  turn.say('Good eve');
  await reading.next();
  turn.fail('stalled');
  const ended = await finalReply(ada, roomId);
  expect(await reading.rest()).toEqual([
    {
      type: 'error',
      code: code.replyInterrupted,
      message: 'The reply was cut off. Its text so far is saved.',
      reply: ended,
    },
  ]);
  expect(ended).toMatchObject({ problem: 'slow' });
  const { status, text, replyTo } = ended;
  expect([status, text, (await ada.benefits()).chats]).toEqual(['interrupted', 'Good eve', 9]);

  const retried = await ada.retry(replyTo ?? '');
  const again = await companion.next();
  expect(again.request.message).toBe('Hello');
  expect(again.request.history.map((line) => line.text)).not.toContain('Good eve');
  again.say('Good evening.');
  again.finish();
  expect((await retried.rest()).at(-1)).toMatchObject({ type: 'done', benefits: { chats: 9 } });
  expect(accepted).toMatchObject({ messageId: replyTo });

  const later = await ada.send(roomId, 'And now?');
  const next = await companion.next();
  expect(next.request.history.slice(1).map(({ role, text: line }) => ({ role, text: line }))).toEqual([
    { role: 'user', text: 'Hello' },
    { role: 'mate', text: 'Good evening.' },
  ]);
  next.finish();
  await later.rest();
});

test('resuming an interrupted reply sends its missing text, and then its end with what is stored', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await reading.next();
  const replyId = accepted?.type === 'accepted' ? accepted.replyId : '';
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  turn.say('evening, Ada');
  turn.fail('truncated');
  await reading.rest();
  const reply = await finalReply(ada, roomId);
  expect(reply).toMatchObject({ status: 'interrupted', text: 'Good evening, Ada', problem: 'broken' });

  const frames = await (await ada.resume(replyId, 0)).rest();
  expect(textOf(frames)).toBe('Good evening, Ada');
  expect(frames.at(-1)).toMatchObject({ type: 'error', code: code.replyInterrupted, reply });
  const later = await (await ada.resume(replyId, 1)).rest();
  expect(later.at(-1)).toMatchObject({ type: 'error', reply });
  expect(['', 'evening, Ada']).toContain(textOf(later.slice(0, -1)));
});

test('a reply that was continued after it broke has no problem any more, and one of an earlier version has one', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  turn.fail('refused');
  await reading.rest();
  const { replyTo, problem } = await finalReply(ada, roomId);
  expect(problem).toBe('refused');
  const clientReplyId = crypto.randomUUID();
  const continued = await ada.read('/girl/chat/continueReply', { messageId: replyTo, clientReplyId });
  (await companion.next()).finish();
  await continued.rest();
  expect(await finalReply(ada, roomId)).not.toHaveProperty('problem');
  const { database } = server.running.deps;
  await database.updateTable('messages').set({ status: 'failed' }).where('reply_to', '=', replyTo).execute();
  expect(await finalReply(ada, roomId)).toMatchObject({ problem: 'unforeseen' });
});

test('an empty reply, or an unexpected error of the companion, is a failure', async () => {
  const silent = await ada.send(roomId, 'Hello');
  (await companion.next()).finish();
  expect((await silent.rest()).at(-1)).toMatchObject({ type: 'error', code: code.companionFailed });
  const broken = await ada.send(roomId, 'Hello?');
  (await companion.next()).break(new TypeError('Hello? is what was said'));
  expect((await broken.rest()).at(-1)).toMatchObject({ type: 'error', code: code.companionFailed });
  expect((await ada.benefits()).chats).toBe(10);
  expect(server.logged()).toContain('a companion failed');
  expect(server.logged()).not.toContain('Hello?');
});

test.each([
  ['declined', 'refused', 'declined'],
  ['thoughts', 'empty', 'thoughts'],
  ['failed', 'unforeseen', 'failed'],
  ['empty', 'empty', undefined],
  ['unreachable', 'unreachable', undefined],
] as const)(
  'a reply that the companion ends with %s says so, in a wide and an exact word',
  async (kind, problem, cause) => {
    const reading = await ada.send(roomId, 'Hello');
    (await companion.next()).fail(kind);
    const ended = (await reading.rest()).at(-1);
    expect(ended).toMatchObject({ type: 'error', code: code.companionFailed });
    const { problem: wide, cause: exact } = await finalReply(ada, roomId);
    expect([wide, exact]).toEqual([problem, cause]);
    expect((await ada.benefits()).chats).toBe(10);
  },
);

test('a reply that is full has no half of a flag at its end', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.say('x'.repeat(maxReplyLength - 2), '\u{1F1E9}', '\u{1F1EA}', 'never asked for');
  turn.finish();
  await reading.rest();
  expect((await finalReply(ada, roomId)).text).toBe('x'.repeat(maxReplyLength - 2));
});

test('a repeated retry starts one reply, and a complete reply cannot be retried', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await reading.next();
  const messageId = accepted?.type === 'accepted' ? accepted.messageId : '';
  (await companion.next()).fail('refused');
  await reading.rest();
  const clientReplyId = crypto.randomUUID();
  const [first, second] = await Promise.all([
    ada.retry(messageId, clientReplyId),
    ada.retry(messageId, clientReplyId),
  ]);
  const turn = await companion.next();
  turn.say('Here.');
  turn.finish();
  expect(await first.rest()).toEqual(await second.rest());
  expect(companion.asked()).toBe(2);
  expect((await ada.messages(roomId)).length).toBe(3);
  const more = await ada.post('/girl/chat/retry', { messageId, clientReplyId: crypto.randomUUID() });
  expect(more.envelope).toEqual({ c: code.invalid, m: 'The reply is complete.', d: null });
});

test('a further message is rejected as busy while a reply is pending, and accepted afterwards', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  const clientMessageId = crypto.randomUUID();
  const further = { roomId, clientMessageId, text: 'And?' };
  const refused = await ada.post('/girl/chat/send', further);
  expect([refused.status, refused.envelope]).toEqual([
    200,
    { c: code.busy, m: 'A reply is still being written. Wait for it to finish, or stop it.', d: null },
  ]);
  turn.finish();
  await reading.rest();
  const later = await ada.send(roomId, 'And?', clientMessageId);
  (await companion.next()).finish();
  expect((await later.rest())[0]).toMatchObject({ type: 'accepted', clientMessageId });
});

test('lone surrogates and characters that cannot be stored are never sent to a reader', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.say('a\uD83D');
  await reading.next();
  expect(await reading.next()).toMatchObject({ type: 'delta', text: 'a' });
  turn.say('\uDE00b\0c\uD83D');
  turn.finish();
  expect(textOf(await reading.rest())).toBe('😀bc');
  expect((await finalReply(ada, roomId)).text).toBe('a😀bc');
});

test('a reply that never ends is cut off at the limit', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.say('x'.repeat(maxReplyLength - 1), 'yyy', 'never asked for');
  const frames = await reading.rest();
  expect(frames.at(-1)).toMatchObject({ type: 'done', message: { status: 'done' } });
  expect((await finalReply(ada, roomId)).text).toBe(`${'x'.repeat(maxReplyLength - 1)}y`);
});

test('deleting a room ends its reply, refunds the chat and notifies the reader', async () => {
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  await ada.get(`/room/deleteRoom?roomId=${roomId}`);
  expect(await reading.rest()).toMatchObject([{ type: 'error', code: code.notFound }]);
  expect(turn.request.signal.aborted).toBe(true);
  expect((await ada.benefits()).chats).toBe(10);
});
