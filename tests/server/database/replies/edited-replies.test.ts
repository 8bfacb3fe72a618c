import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { maxReplyLength } from '../../../../contract/limits.ts';
import { RoomInfo } from '../../../../contract/rooms/room.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '10' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const say = async (text: string, reply: string) =>
  (await answered(companion, await ada.send(roomId, text), reply, `remembers ${reply}`)).reply;
const edit = async (messageId: string, text: string, who = ada) =>
  (await who.post('/room/editReply', { messageId, text })).envelope;
const edited = async (messageId: string, text: string) =>
  v.parse(RoomInfo, (await edit(messageId, text)).d).messages;

test('the user’s version of a reply is stored beside the original, and remembered by the mate', async () => {
  const first = await say('Hello', 'Good day');
  await say('And?', 'Now');
  const messages = await edited(first.messageId, 'Good night');
  const version = messages.at(-1);
  expect(messages.slice(1).map(({ text }) => text)).toEqual(['Hello', 'Good night']);
  expect(version).toMatchObject({ edited: true, status: 'done', replyTo: first.replyTo });
  expect(version?.alternatives).toEqual([first.messageId, version?.messageId]);
  const { request } = await answered(companion, await ada.send(roomId, 'Go on'), 'On');
  expect(request.history.map(({ text }) => text).slice(1)).toEqual(['Hello', 'Good night']);
  expect(request.memory).toBeNull();

  await ada.post('/room/showMessage', { messageId: first.messageId });
  const shown = (await ada.messages(roomId)).slice(1);
  expect(shown.map(({ text }) => text)).toEqual(['Hello', 'Good day', 'And?', 'Now']);
  expect(shown.some((message) => message.edited)).toBe(false);
});

test('an edit costs nothing, and changes nothing about what further replies cost', async () => {
  const { messageId, replyTo } = await say('Hello', 'Good day');
  await edited(messageId, 'Good night');
  expect((await ada.benefits()).chats).toBe(9);
  const body = { messageId: replyTo, clientReplyId: crypto.randomUUID() };
  await answered(companion, await ada.read('/girl/chat/anotherReply', body), 'Hi');
  expect((await ada.benefits()).chats).toBe(8);

  const failing = await ada.send(roomId, 'Well');
  const turn = await companion.next();
  turn.say('Wel');
  turn.fail('stalled');
  await failing.rest();
  const broken = (await ada.messages(roomId)).at(-1);
  await edited(broken?.messageId ?? '', 'Well, well');
  await ada.post('/room/showMessage', { messageId: broken?.messageId });
  await answered(companion, await ada.retry(broken?.replyTo ?? ''), 'Well!');
  expect((await ada.benefits()).chats).toBe(7);
});

test('the same text again shows the version that exists, also the original', async () => {
  const { messageId } = await say('Hello', 'Good day');
  const once = await edited(messageId, 'Good night');
  expect(await edited(messageId, 'Good night')).toEqual(once);
  const original = await edited(once.at(-1)?.messageId ?? '', 'Good day');
  expect(original.at(-1)).toMatchObject({ messageId, text: 'Good day' });
  expect(original.at(-1)?.edited).toBeUndefined();
  expect(original.at(-1)?.alternatives).toHaveLength(2);
});

test('an edited reply can be deleted and restored, and is marked in the export', async () => {
  const { messageId } = await say('Hello', 'Good day');
  const version = (await edited(messageId, 'Good night')).at(-1);
  const { removed, messages } = v.parse(
    RoomInfo,
    (await ada.post('/room/deleteMessage', { messageId: version?.messageId })).envelope.d,
  );
  expect(messages.at(-1)?.text).toBe('Good day');
  await ada.post('/room/restoreMessages', { removalId: removed?.removalId });
  expect((await ada.messages(roomId)).at(-1)).toMatchObject({ text: 'Good night', edited: true });
  const { envelope } = await ada.get(`/room/export?roomId=${roomId}`);
  const { messages: exported } = v.parse(v.looseObject({ messages: v.array(v.looseObject({})) }), envelope.d);
  expect(exported.at(-1)).toMatchObject({ text: 'Good night', edited: true });
});

test('only a reply of one’s own room is edited, within its limits, and not while one is written', async () => {
  const { messageId, replyTo } = await say('Hello', 'Good day');
  const [greeting] = await ada.messages(roomId);
  expect((await edit(greeting?.messageId ?? '', 'Hey')).c).toBe(code.invalid);
  expect((await edit(replyTo ?? '', 'Hey')).c).toBe(code.invalid);
  expect((await edit(messageId, ' \n')).c).toBe(code.invalid);
  expect((await edit(messageId, 'x'.repeat(maxReplyLength + 1))).c).toBe(code.invalid);
  expect((await edit(messageId, 'x'.repeat(maxReplyLength))).c).toBe(code.ok);
  const eve = await createPerson(server);
  expect((await edit(messageId, 'Hey', eve)).c).toBe(code.notFound);
  expect(await edit(messageId, 'She is a schoolgirl. They have sex.')).toMatchObject({
    c: code.contentRefused,
    d: { field: 'text' },
  });
  const reading = await ada.send(roomId, 'And?');
  expect((await edit(messageId, 'Hey')).c).toBe(code.busy);
  const turn = await companion.next();
  turn.say('Now');
  turn.finish();
  await reading.rest();
});
