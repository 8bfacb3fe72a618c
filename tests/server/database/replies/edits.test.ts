import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { RoomInfo, type Message } from '../../../../contract/rooms/room.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, createPerson, ledgerOf, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '10' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const say = async (text: string, reply: string, memory: string | null = null) =>
  answered(companion, await ada.send(roomId, text), reply, memory);
const bodyOf = (edits: string | null, text: string, clientMessageId: string) => ({
  roomId,
  clientMessageId,
  text,
  edits,
});
const edit = (edits: string | null, text: string, clientMessageId: string = crypto.randomUUID()) =>
  ada.read('/girl/chat/send', bodyOf(edits, text, clientMessageId));
const editAs = async (who: Person, edits: string | null) =>
  (await who.post('/girl/chat/send', bodyOf(edits, 'Changed', crypto.randomUUID()))).envelope.c;
const show = async (messageId: string | null) =>
  v.parse(RoomInfo, (await ada.post('/room/showMessage', { messageId })).envelope.d).messages;
const texts = (messages: readonly Message[]) => messages.slice(1).map(({ text }) => text);

test('an edited message gets a reply of its own; the former one stays with all that followed it', async () => {
  const { reply: first } = await say('Hello', 'Hi', 'remembers Hello');
  await say('And now?', 'Now');
  const { reply, request } = await answered(companion, await edit(first.replyTo, 'Hello you'), 'Hey');
  expect(request).toMatchObject({ message: 'Hello you', history: [{ role: 'mate' }], memory: null });
  const messages = await ada.messages(roomId);
  expect(texts(messages)).toEqual(['Hello you', 'Hey']);
  expect(messages[1]?.alternatives).toEqual([first.replyTo, reply.replyTo]);

  expect(texts(await show(first.replyTo))).toEqual(['Hello', 'Hi', 'And now?', 'Now']);
  const { request: next } = await say('Go on', 'On');
  expect(next.history.map(({ text }) => text).slice(1)).toEqual(['Hello', 'Hi', 'And now?', 'Now']);
  expect(texts(await show(reply.replyTo))).toEqual(['Hello you', 'Hey']);
});

test('a message of a hidden branch is edited in its branch', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const { reply: second } = await say('And now?', 'Now');
  await answered(companion, await edit(first.replyTo, 'Hello you'), 'Hey');
  await answered(companion, await edit(second.replyTo, 'Or now?'), 'Then');
  expect(texts(await ada.messages(roomId))).toEqual(['Hello', 'Hi', 'Or now?', 'Then']);
});

test('an edit costs a chat, once for each client id, and nothing without text', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const id = crypto.randomUUID();
  const [one, same] = await Promise.all([edit(first.replyTo, 'Hey', id), edit(first.replyTo, 'Hey', id)]);
  const turn = await companion.next();
  turn.say('Good day');
  turn.finish();
  expect(await one.rest()).toEqual(await same.rest());
  expect((await ada.benefits()).chats).toBe(8);
  const again = await edit(first.replyTo, 'Hey', id);
  await again.rest();
  expect((await ada.messages(roomId)).length).toBe(3);

  const failing = await edit(first.replyTo, 'Ho');
  (await companion.next()).fail('unreachable');
  await failing.rest();
  expect((await ada.benefits()).chats).toBe(8);
  const ledger = await ledgerOf(server, ada.userId);
  expect(ledger.reduce((sum, { chats }) => sum + chats, 0)).toBe(8);
});

test('a refused edit changes nothing', async () => {
  const { reply } = await say('Hello', 'Hi');
  const before = await ada.messages(roomId);
  const eve = await createPerson(server);
  const evesRoom = (await eve.openRoom()).roomId;
  const inEvesRoom = { roomId: evesRoom, clientMessageId: crypto.randomUUID(), text: 'Changed' };
  expect(await editAs(ada, reply.messageId)).toBe(code.invalid);
  expect(await editAs(ada, crypto.randomUUID())).toBe(code.editedNotFound);
  expect(await editAs(eve, reply.replyTo)).toBe(code.notFound);
  const taken = await eve.post('/girl/chat/send', { ...inEvesRoom, edits: reply.replyTo });
  expect(taken.envelope.c).toBe(code.editedNotFound);
  const other = (await ada.openRoom('iris-vale', crypto.randomUUID())).roomId;
  const elsewhere = await ada.post('/girl/chat/send', { ...inEvesRoom, roomId: other, edits: reply.replyTo });
  expect(elsewhere.envelope.c).toBe(code.invalid);
  expect(await ada.messages(roomId)).toEqual(before);
});

test('an edit of a deleted message is refused for that message, and the room accepts others', async () => {
  const { reply } = await say('Hello', 'Hi');
  await ada.post('/room/deleteMessage', { messageId: reply.replyTo });
  const { envelope } = await ada.post(
    '/girl/chat/send',
    bodyOf(reply.replyTo, 'Hello you', crypto.randomUUID()),
  );
  expect(envelope).toMatchObject({ c: code.editedNotFound, m: 'The message you edited was deleted.' });
  await say('Still there?', 'Yes');
  expect(texts(await ada.messages(roomId))).toEqual(['Still there?', 'Yes']);
});
