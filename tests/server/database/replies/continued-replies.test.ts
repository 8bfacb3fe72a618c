import { beforeEach, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import type { Message } from '../../../../contract/rooms/room.ts';
import { acceptContinuation } from '../../../../server/domain/replies/accept-continuation.ts';
import { insertFrames } from '../../../../server/domain/transcript/frames.ts';
import { reapReplies } from '../../../../server/domain/replies/reaper.ts';
import { replyIdOf, shareConversations } from '../../support/rooms/conversation.ts';
import { deadProcess } from '../../support/dead-process.ts';
import { answered, createPerson, ledgerOf, personOn, textOf, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '10' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

/** Sends a message and stops the reply after this text. */
const stopAfter = async (text: string, said = 'Hello') => {
  const reading = await ada.send(roomId, said);
  const replyId = await replyIdOf(reading);
  (await companion.next()).say(text);
  await reading.next();
  await ada.post('/girl/chat/stop', { replyId });
  await reading.rest();
  return lastOf(await ada.messages(roomId));
};
const lastOf = (messages: readonly Message[]): Message => {
  const last = messages.at(-1);
  if (last === undefined) throw new Error('The room is empty.');
  return last;
};
const bodyOf = (messageId: string | null, clientReplyId: string) => ({ messageId, clientReplyId });
const proceed = (messageId: string | null, clientReplyId: string = crypto.randomUUID(), who = ada) =>
  who.read('/girl/chat/continueReply', bodyOf(messageId, clientReplyId));
const refusal = async (messageId: string | null, who = ada) =>
  (await who.post('/girl/chat/continueReply', bodyOf(messageId, crypto.randomUUID()))).envelope.c;

test('a stopped reply grows in place, and costs nothing more', async () => {
  const stopped = await stopAfter('Once upon');
  expect(stopped).toMatchObject({ text: 'Once upon', status: 'stopped' });
  const reading = await proceed(stopped.replyTo);
  const turn = await companion.next();
  expect(turn.request).toMatchObject({ message: 'Hello', begun: 'Once upon', alternatives: [] });
  turn.say(' a time');
  turn.finish();
  const frames = await reading.rest();
  expect(textOf(frames)).toBe('Once upon a time');
  expect(frames[1]).toMatchObject({ type: 'delta', seq: 1, text: 'Once upon' });
  const reply = lastOf(await ada.messages(roomId));
  expect(reply).toMatchObject({ messageId: stopped.messageId, text: 'Once upon a time', status: 'done' });
  expect(reply.alternatives).toBeUndefined();
  expect((await ada.benefits()).chats).toBe(9);
  expect((await ledgerOf(server, ada.userId)).map(({ chats }) => chats)).toEqual([10, -1, 0]);
});

test('a continuation that fails or is stopped keeps what the reply had', async () => {
  const { replyTo, messageId } = await stopAfter('Once');
  const failing = await proceed(replyTo);
  const turn = await companion.next();
  turn.say(' upon');
  turn.fail('stalled');
  expect((await failing.rest()).at(-1)).toMatchObject({ type: 'error', code: code.replyInterrupted });
  expect(lastOf(await ada.messages(roomId))).toMatchObject({ text: 'Once upon', status: 'interrupted' });

  const silent = await proceed(replyTo);
  (await companion.next()).fail('unreachable');
  await silent.rest();
  expect(lastOf(await ada.messages(roomId))).toMatchObject({ text: 'Once upon', status: 'interrupted' });

  const stopped = await proceed(replyTo);
  (await companion.next()).say(' a');
  await stopped.next();
  await stopped.next();
  await stopped.next();
  await ada.post('/girl/chat/stop', { replyId: messageId });
  expect(lastOf(await ada.messages(roomId))).toMatchObject({ text: 'Once upon a', status: 'stopped' });
  expect((await ada.benefits()).chats).toBe(9);
});

test('a repeated request joins the continuation, and another device joins in the middle', async () => {
  const { replyTo, messageId } = await stopAfter('Once');
  const id = crypto.randomUUID();
  const first = await proceed(replyTo, id);
  const turn = await companion.next();
  turn.say(' upon');
  for (let count = 0; count < 3; count += 1) await first.next();
  const phone = personOn(server, ada);
  const again = await proceed(replyTo, id, phone);
  const joined = await phone.resume(messageId);
  expect(await refusal(replyTo)).toBe(code.busy);
  expect(lastOf(await phone.messages(roomId))).toMatchObject({ text: 'Once', status: 'streaming' });
  turn.say(' a time');
  turn.finish();
  expect(textOf(await again.rest())).toBe('Once upon a time');
  expect(textOf(await joined.rest())).toBe('Once upon a time');
  const repeated = await proceed(replyTo, id);
  expect((await repeated.rest()).at(-1)).toMatchObject({
    type: 'done',
    message: { text: 'Once upon a time' },
  });
});

test('only the last reply, stopped or interrupted with some text, can be continued', async () => {
  const { replyTo: first } = await stopAfter('Once');
  const { reply } = await answered(companion, await ada.send(roomId, 'And?'), 'Then');
  expect(await refusal(first)).toBe(code.invalid);
  expect(await refusal(reply.replyTo)).toBe(code.invalid);
  expect(await refusal(reply.messageId)).toBe(code.invalid);

  const failing = await ada.send(roomId, 'Well');
  (await companion.next()).fail('unreachable');
  await failing.rest();
  expect(await refusal(lastOf(await ada.messages(roomId)).replyTo)).toBe(code.invalid);
  expect(await refusal('unknown')).toBe(code.notFound);
  const eve = await createPerson(server);
  expect(await refusal(first, eve)).toBe(code.notFound);
});

test('a reply whose charge was used up by another one costs a chat with its first new text', async () => {
  const { replyTo, messageId } = await stopAfter('Once');
  await answered(companion, await ada.retry(replyTo ?? ''), 'Another story');
  await ada.post('/room/showMessage', { messageId });
  expect((await ada.benefits()).chats).toBe(9);
  for (const kind of ['unreachable', 'refused'] as const) {
    const silent = await proceed(replyTo);
    (await companion.next()).fail(kind);
    await silent.rest();
    expect((await ada.benefits()).chats).toBe(9);
  }

  const dead = await deadProcess(server, crypto.randomUUID());
  const request = { userId: ada.userId, messageId: replyTo ?? '', clientReplyId: crypto.randomUUID() };
  await acceptContinuation(dead, request);
  expect((await ada.benefits()).chats).toBe(8);
  await reapReplies({ ...dead, node: 'a-new-process' });
  expect((await ada.benefits()).chats).toBe(9);

  const failing = await proceed(replyTo);
  const turn = await companion.next();
  turn.say(' upon');
  turn.fail('stalled');
  await failing.rest();
  await answered(companion, await proceed(replyTo), ' a time');
  expect((await ada.benefits()).chats).toBe(8);
});

test('each reply that was paid for by itself goes on for nothing, whichever came first', async () => {
  const another = async (replyTo: string | null, text: string) => {
    const reading = await ada.read('/girl/chat/anotherReply', bodyOf(replyTo, crypto.randomUUID()));
    const replyId = await replyIdOf(reading);
    const turn = await companion.next();
    turn.say(text);
    return { reading, replyId, turn };
  };
  const { reply } = await answered(companion, await ada.send(roomId, 'Hello'), 'Good day');
  const second = await another(reply.replyTo, 'Good');
  await second.reading.next();
  await ada.post('/girl/chat/stop', { replyId: second.replyId });
  await second.reading.rest();
  expect((await ada.benefits()).chats).toBe(8);
  await answered(companion, await proceed(reply.replyTo), ' evening');
  expect((await ada.benefits()).chats).toBe(8);

  const { replyTo, messageId } = await stopAfter('Once', 'A story!');
  const third = await another(replyTo, 'Another story');
  third.turn.finish();
  await third.reading.rest();
  await ada.post('/room/showMessage', { messageId });
  expect((await ada.benefits()).chats).toBe(6);
  await answered(companion, await proceed(replyTo), ' upon');
  expect((await ada.benefits()).chats).toBe(6);
});

test('a stopped alternative is continued with its alternatives', async () => {
  const { reply } = await answered(companion, await ada.send(roomId, 'Hello'), 'Good day');
  const reading = await ada.read('/girl/chat/anotherReply', bodyOf(reply.replyTo, crypto.randomUUID()));
  const replyId = await replyIdOf(reading);
  (await companion.next()).say('Good');
  await reading.next();
  await ada.post('/girl/chat/stop', { replyId });
  const continued = await answered(companion, await proceed(reply.replyTo), ' evening');
  expect(continued.request).toMatchObject({ begun: 'Good', alternatives: ['Good day'] });
  expect(continued.reply).toMatchObject({
    text: 'Good evening',
    alternatives: [reply.messageId, replyId],
  });
});

test('a continuation whose process died keeps what was shown', async () => {
  const { replyTo, messageId } = await stopAfter('Once');
  const dead = await deadProcess(server, crypto.randomUUID());
  const request = { userId: ada.userId, messageId: replyTo ?? '', clientReplyId: crypto.randomUUID() };
  await acceptContinuation(dead, request);
  await insertFrames(server.database, dead.dialect, dead.node, [
    { replyId: messageId, seq: 2, text: ' upon' },
  ]);
  await reapReplies({ ...dead, node: 'a-new-process' });
  expect(lastOf(await ada.messages(roomId))).toMatchObject({ text: 'Once upon', status: 'interrupted' });
});
