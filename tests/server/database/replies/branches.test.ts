import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { RoomExport } from '../../../../contract/rooms/room-actions.ts';
import { Room, RoomInfo, RoomList, type Message } from '../../../../contract/rooms/room.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, createPerson, ledgerOf, type Person, type Reading } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '10' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const answer = (reading: Reading, text: string, memory: string | null = null) =>
  answered(companion, reading, text, memory);
const say = async (text: string, reply: string, memory: string | null = null) =>
  answer(await ada.send(roomId, text), reply, memory);
const another = (messageId: string | null, clientReplyId: string = crypto.randomUUID()) =>
  ada.read('/girl/chat/anotherReply', { messageId, clientReplyId });
/** Returns the code with which the call is refused. */
const askAs = async (who: Person, messageId: string) => {
  const body = { messageId, clientReplyId: crypto.randomUUID() };
  return (await who.post('/girl/chat/anotherReply', body)).envelope.c;
};
const show = async (messageId: string) => {
  const { envelope } = await ada.post('/room/showMessage', { messageId });
  return v.parse(RoomInfo, envelope.d).messages;
};
const texts = (messages: readonly Message[]) => messages.slice(1).map(({ text }) => text);

test('another reply takes the place of the shown one, and both can be shown', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const { reply: second, request } = await answer(await another(first.replyTo), 'Good day');

  const both = [first.messageId, second.messageId];
  expect([second.replyTo, second.alternatives]).toEqual([first.replyTo, both]);
  expect(request).toMatchObject({ message: 'Hello', history: [{ role: 'mate' }], alternatives: ['Hi'] });
  expect(texts(await ada.messages(roomId))).toEqual(['Hello', 'Good day']);

  const back = await show(first.messageId);
  expect(texts(back)).toEqual(['Hello', 'Hi']);
  expect(back.at(-1)?.alternatives).toEqual(both);
  expect(back).toEqual(await ada.messages(roomId));
});

test('the companion receives the branch that is shown, without its memory of another', async () => {
  const { reply: first } = await say('Hello', 'Hi', 'remembers Hi');
  await answer(await another(first.replyTo), 'Good day', 'remembers Good day');
  const { request } = await say('And now?', 'Now', 'remembers Now');
  expect(request.history.map((line) => line.text).slice(1)).toEqual(['Hello', 'Good day']);
  expect(request.memory).toBe('remembers Good day');

  await show(first.messageId);
  const { request: inFirst } = await say('Which one?', 'This one');
  expect(inFirst.history.map((line) => line.text).slice(1)).toEqual(['Hello', 'Hi']);
  expect(inFirst.memory).toBeNull();
});

test('a branch is shown with the messages that followed it last, however deep', async () => {
  const { reply: a } = await say('One', 'A');
  const { reply: a1 } = await say('Two', 'A1');
  const { reply: a2 } = await answer(await another(a1.replyTo), 'A2');
  await say('Three', 'A2 goes on');
  const { reply: b } = await answer(await another(a.replyTo), 'B');
  await say('Two again', 'B1');

  expect(texts(await show(a.messageId))).toEqual(['One', 'A', 'Two', 'A2', 'Three', 'A2 goes on']);
  expect(texts(await show(a1.messageId))).toEqual(['One', 'A', 'Two', 'A1']);
  expect(texts(await show(b.messageId))).toEqual(['One', 'B', 'Two again', 'B1']);
  expect(texts(await show(a.messageId))).toEqual(['One', 'A', 'Two', 'A1']);
  expect(texts(await show(a2.messageId))).toEqual(['One', 'A', 'Two', 'A2', 'Three', 'A2 goes on']);
  expect(texts(await show(a2.messageId))).toEqual(['One', 'A', 'Two', 'A2', 'Three', 'A2 goes on']);
});

test('another reply to a message of a hidden branch shows that branch', async () => {
  const { reply: a } = await say('One', 'A');
  const { reply: a1 } = await say('Two', 'A1');
  await answer(await another(a.replyTo), 'B');
  await answer(await another(a1.replyTo), 'A2');
  expect(texts(await ada.messages(roomId))).toEqual(['One', 'A', 'Two', 'A2']);
});

test('a page, the list of rooms and an export have the shown branch only', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  await answer(await another(first.replyTo), 'Good day');
  await show(first.messageId);
  const page = await ada.roomInfo(roomId, '&limit=1');
  expect([page.messages.map(({ text }) => text), page.hasMore, page.lastSeq]).toEqual([['Hi'], true, 4]);
  const { rooms } = v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d);
  expect(rooms[0]?.lastMessage?.text).toBe('Hi');
  const exported = v.parse(RoomExport, (await ada.get(`/room/export?roomId=${roomId}`)).envelope.d);
  expect(texts(exported.messages)).toEqual(['Hello', 'Hi']);
});

test('another reply costs a chat once; one without text costs nothing and is no alternative', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  expect((await ada.benefits()).chats).toBe(9);
  const id = crypto.randomUUID();
  const [one, same] = await Promise.all([another(first.replyTo, id), another(first.replyTo, id)]);
  const turn = await companion.next();
  turn.say('Good day');
  turn.finish();
  expect(await one.rest()).toEqual(await same.rest());
  expect((await ada.benefits()).chats).toBe(8);

  const failing = await another(first.replyTo);
  (await companion.next()).fail('unreachable');
  expect((await failing.rest()).at(-1)).toMatchObject({ type: 'error', code: code.companionFailed });
  expect((await ada.benefits()).chats).toBe(8);
  const failed = (await ada.messages(roomId)).at(-1);
  expect([failed?.status, failed?.alternatives?.length]).toEqual(['failed', 3]);
  const [shown] = (await show(first.messageId)).slice(-1);
  expect(shown?.alternatives?.length).toBe(2);
  const ledger = await ledgerOf(server, ada.userId);
  expect(ledger.reduce((sum, { chats }) => sum + chats, 0)).toBe(8);
});

test('a broken alternative is retried, at no cost if it was charged and none was complete since', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const reading = await another(first.replyTo);
  const breaking = await companion.next();
  breaking.say('Good');
  await reading.next();
  await reading.next();
  breaking.break(new TypeError('broken'));
  await reading.rest();
  const broken = (await ada.messages(roomId)).at(-1);
  expect([broken?.status, (await ada.benefits()).chats]).toEqual(['interrupted', 8]);
  const { reply: second } = await answer(await ada.retry(first.replyTo ?? ''), 'Good day');
  expect((await ada.benefits()).chats).toBe(8);
  expect(second.alternatives).toEqual([first.messageId, broken?.messageId, second.messageId]);

  await show(broken?.messageId ?? '');
  await answer(await ada.retry(first.replyTo ?? ''), 'Good evening');
  expect((await ada.benefits()).chats).toBe(7);
  const more = await ada.post('/girl/chat/retry', {
    messageId: first.replyTo,
    clientReplyId: crypto.randomUUID(),
  });
  expect(more.envelope.c).toBe(code.invalid);

  const failing = await another(first.replyTo);
  (await companion.next()).fail('unreachable');
  await failing.rest();
  await answer(await ada.retry(first.replyTo ?? ''), 'At last');
  expect((await ada.benefits()).chats).toBe(6);
});

test('in a copy, whose replies nobody was charged for, a broken alternative is retried at no cost', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const place = { roomId, messageId: first.messageId, clientRoomId: crypto.randomUUID() };
  const { roomId: copy } = v.parse(Room, (await ada.post('/room/copyRoom', place)).envelope.d);
  const [, asked] = await ada.messages(copy);
  const { chats } = await ada.benefits();
  const reading = await another(asked?.messageId ?? '');
  const breaking = await companion.next();
  breaking.say('Good');
  await reading.next();
  await reading.next();
  breaking.break(new TypeError('broken'));
  await reading.rest();
  await answer(await ada.retry(asked?.messageId ?? ''), 'Good day');
  expect((await ada.benefits()).chats).toBe(chats - 1);
});

test('a liked or stopped reply keeps its alternatives', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const reading = await another(first.replyTo);
  (await companion.next()).say('Good');
  await reading.next();
  const accepted = (await ada.messages(roomId)).at(-1)?.messageId;
  const stopped = await ada.post('/girl/chat/stop', { replyId: accepted });
  expect(stopped.envelope.d).toMatchObject({ alternatives: [first.messageId, accepted] });
  const liked = await ada.post('/room/likeMessage', { messageId: accepted, liked: true });
  expect(liked.envelope.d).toMatchObject({ alternatives: [first.messageId, accepted], liked: true });
});

test('a reply without text from which the chat went on can be shown again', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const failing = await another(first.replyTo);
  (await companion.next()).fail('unreachable');
  await failing.rest();
  const failed = (await ada.messages(roomId)).at(-1);
  await say('Are you there?', 'I am');
  const [, , shown] = await show(first.messageId);
  expect(shown?.alternatives).toEqual([first.messageId, failed?.messageId]);
  expect(texts(await show(failed?.messageId ?? ''))).toEqual(['Hello', '', 'Are you there?', 'I am']);
});

test('while a reply is being written no other is begun or shown', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const reading = await another(first.replyTo);
  const turn = await companion.next();
  const shown = await ada.post('/room/showMessage', { messageId: first.messageId });
  expect(shown.envelope.c).toBe(code.busy);
  expect(await askAs(ada, first.replyTo ?? '')).toBe(code.busy);
  turn.say('Good day');
  turn.finish();
  await reading.rest();
});

test('a message without a reply, a reply, and a message of another user are refused', async () => {
  const { reply } = await say('Hello', 'Hi');
  const eve = await createPerson(server);
  expect(await askAs(ada, reply.messageId)).toBe(code.invalid);
  expect(await askAs(eve, reply.replyTo ?? '')).toBe(code.notFound);
  expect((await eve.post('/room/showMessage', { messageId: reply.messageId })).envelope.c).toBe(
    code.notFound,
  );
  await ada.post('/room/deleteMessage', { messageId: reply.messageId });
  expect(await askAs(ada, reply.replyTo ?? '')).toBe(code.invalid);
});
