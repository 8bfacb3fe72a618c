import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { RoomInfo, type Message } from '../../../../contract/rooms/room.ts';
import { FoundMessages } from '../../../../contract/rooms/search-messages.ts';
import { minutes, seconds } from '../../../../server/shared/clock.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '20' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

test('what is removed keeps every column of a message', async () => {
  const tables = await server.database.introspection.getTables();
  const columnsOf = (name: string) =>
    tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
  expect(columnsOf('messages').length).toBeGreaterThan(20);
  expect(columnsOf('removed_messages')).toEqual(expect.arrayContaining(columnsOf('messages')));
});

const say = async (text: string, reply: string, memory: string | null = null) =>
  answered(companion, await ada.send(roomId, text), reply, memory);
const another = async (messageId: string | null, reply: string) => {
  const body = { messageId, clientReplyId: crypto.randomUUID() };
  return answered(companion, await ada.read('/girl/chat/anotherReply', body), reply);
};
const change = async (path: string, body: object): Promise<RoomInfo> =>
  v.parse(RoomInfo, (await ada.post(path, body)).envelope.d);
const remove = (messageId: string | null) => change('/room/deleteMessage', { messageId });
const restore = (info: RoomInfo) =>
  change('/room/restoreMessages', { removalId: info.removed?.removalId ?? '' });
const show = (messageId: string) => change('/room/showMessage', { messageId });
const restoreAs = async (who: Person, info: RoomInfo) =>
  (await who.post('/room/restoreMessages', { removalId: info.removed?.removalId })).envelope.c;
const texts = (messages: readonly Message[]) => messages.slice(1).map(({ text }) => text);

test('a message is deleted with all that follows it, and restored as it was', async () => {
  const { reply } = await say('Hello', 'Hi');
  await say('And now?', 'Now');
  await ada.post('/room/likeMessage', { messageId: reply.messageId, liked: true });
  const before = await ada.messages(roomId);
  const removed = await remove(reply.messageId);
  expect(texts(removed.messages)).toEqual(['Hello']);
  expect(removed.removed?.offeredFor).toBeGreaterThan(seconds(5));
  expect((await ada.roomInfo(roomId)).removed?.removalId).toBe(removed.removed?.removalId);

  const restored = await restore(removed);
  expect(restored.messages).toEqual(before);
  expect(restored.removed).toBeUndefined();
  // The answer may have been lost.
  expect(await restoreAs(ada, removed)).toBe(code.ok);
});

test('an alternative takes the place of a deleted message, with what followed it', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  await say('And now?', 'Now');
  const { reply: second } = await another(first.replyTo, 'Good day');
  await say('Or now?', 'Then');
  const removed = await remove(second.messageId);
  expect(texts(removed.messages)).toEqual(['Hello', 'Hi', 'And now?', 'Now']);
  expect(removed.messages.every(({ alternatives }) => alternatives === undefined)).toBe(true);

  const restored = await restore(removed);
  expect(texts(restored.messages)).toEqual(['Hello', 'Good day', 'Or now?', 'Then']);
  expect(restored.messages[2]?.alternatives).toEqual([first.messageId, second.messageId]);
  expect(texts((await show(first.messageId)).messages)).toEqual(['Hello', 'Hi', 'And now?', 'Now']);
});

test('all branches below a deleted message are deleted and restored', async () => {
  const { reply: a } = await say('One', 'A');
  const { reply: a1 } = await say('Two', 'A1');
  await another(a1.replyTo, 'A2');
  await another(a.replyTo, 'B');
  const removed = await remove(a.replyTo);
  expect(texts(removed.messages)).toEqual([]);
  await restore(removed);
  expect(texts(await ada.messages(roomId))).toEqual(['One', 'B']);
  expect(texts((await show(a1.messageId)).messages)).toEqual(['One', 'A', 'Two', 'A1']);
});

test('a hidden message is deleted and restored without a change of what is shown', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  await another(first.replyTo, 'Good day');
  const removed = await remove(first.messageId);
  expect(texts(removed.messages)).toEqual(['Hello', 'Good day']);
  expect(removed.removed).not.toHaveProperty('hidesAfter');
  const restored = await restore(removed);
  expect(texts(restored.messages)).toEqual(['Hello', 'Good day']);
  expect(restored.messages[2]?.alternatives?.length).toBe(2);
});

test('what was said after a deletion is a branch of its own once the deleted messages are restored', async () => {
  await say('Hello', 'Hi');
  const { reply } = await say('And now?', 'Now');
  const removed = await remove(reply.replyTo);
  server.advance(1);
  const { request } = await say('Or now?', 'Then');
  const { messages, removed: { hidesAfter = Infinity } = {} } = await ada.roomInfo(roomId);
  expect(texts(messages.filter(({ createdAt }) => createdAt > hidesAfter))).toEqual(['Then']);
  expect(request.history.map(({ text }) => text).slice(1)).toEqual(['Hello', 'Hi']);
  const restored = await restore(removed);
  expect(texts(restored.messages)).toEqual(['Hello', 'Hi', 'And now?', 'Now']);
  expect(restored.messages[3]?.alternatives?.length).toBe(2);
  expect(restored.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

test('a room without messages continues, and its first messages are alternatives', async () => {
  const [greeting] = await ada.messages(roomId);
  const removed = await remove(greeting?.messageId ?? '');
  expect(removed.messages).toEqual([]);
  const { reply } = await say('Hello', 'Hi');
  const edited = await ada.read('/girl/chat/send', {
    roomId,
    clientMessageId: crypto.randomUUID(),
    text: 'Good day',
    edits: reply.replyTo,
  });
  await answered(companion, edited, 'Hello');
  const messages = await ada.messages(roomId);
  expect(messages.map(({ text }) => text)).toEqual(['Good day', 'Hello']);
  expect(messages[0]?.alternatives?.length).toBe(2);
});

test('a deletion is offered to be undone for ten seconds, and can be undone for a minute', async () => {
  const { reply } = await say('Hello', 'Hi');
  const removed = await remove(reply.messageId);
  server.advance(seconds(11));
  expect((await ada.roomInfo(roomId)).removed).toBeUndefined();
  const again = await restore(removed);
  expect(texts(again.messages)).toEqual(['Hello', 'Hi']);
  const last = await remove(reply.messageId);
  server.advance(minutes(1));
  expect(await restoreAs(ada, last)).toBe(code.notFound);
});

test('a deletion inside a deleted branch is undone after it', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const { reply: second } = await say('And now?', 'Now');
  const inner = await remove(second.messageId);
  const outer = await remove(first.messageId);
  expect(await restoreAs(ada, inner)).toBe(code.notFound);
  await restore(outer);
  expect(texts((await restore(inner)).messages)).toEqual(['Hello', 'Hi', 'And now?', 'Now']);
});

test('of several requests at once one deletes, and one restores; all are answered', async () => {
  const { reply } = await say('Hello', 'Hi');
  const deletions = await Promise.all([remove(reply.messageId), remove(reply.messageId)].map(settled));
  expect(deletions.filter((info) => info !== null).length).toBeGreaterThan(0);
  const removed = await ada.roomInfo(roomId);
  const codes = await Promise.all([restoreAs(ada, removed), restoreAs(ada, removed)]);
  expect(codes).toEqual([code.ok, code.ok]);
  expect(texts(await ada.messages(roomId))).toEqual(['Hello', 'Hi']);
});

test('deleted messages are not found, and restored ones are', async () => {
  const { reply } = await say('Hello', 'A comet tonight');
  const find = async () => {
    const { envelope } = await ada.post('/room/searchMessages', { text: 'comet' });
    return v.parse(FoundMessages, envelope.d).messages.map(({ messageId }) => messageId);
  };
  expect(await find()).toEqual([reply.messageId]);
  const removed = await remove(reply.messageId);
  expect(await find()).toEqual([]);
  await restore(removed);
  expect(await find()).toEqual([reply.messageId]);
});

test('another user restores nothing', async () => {
  const { reply } = await say('Hello', 'Hi');
  const removed = await remove(reply.messageId);
  const eve = await createPerson(server);
  expect(await restoreAs(eve, removed)).toBe(code.notFound);
});

/** Null for a response that is no page: the message was missing. */
const settled = (info: Promise<RoomInfo>): Promise<RoomInfo | null> => info.catch(() => null);
