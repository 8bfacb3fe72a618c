import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { RoomFile } from '../../../../contract/rooms/room-file.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { answered, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '20' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const say = async (text: string, reply: string) =>
  answered(companion, await ada.send(roomId, text), reply, null);
const another = async (messageId: string | null, reply: string) => {
  const body = { messageId, clientReplyId: crypto.randomUUID() };
  return answered(companion, await ada.read('/girl/chat/anotherReply', body), reply);
};
const exported = async () => {
  const { envelope } = await ada.get(`/room/exportRoom?roomId=${roomId}`);
  return { file: v.parse(v.strictObject(RoomFile.entries), envelope.d), raw: envelope.d };
};

test('a room file has all branches, and says which one is shown', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  await say('And now?', 'Now');
  const { reply: second } = await another(first.replyTo, 'Good day');
  await ada.post('/room/likeMessage', { messageId: second.messageId, liked: true });
  await ada.post('/room/notes', { roomId, notes: 'Storms' });
  await ada.post('/user/saveOrUpdatePersona', { name: 'Ada', about: 'Clocks' });
  await ada.post('/room/renameRoom', { roomId, title: 'Harbour' });
  const { room, messages } = await ada.roomInfo(roomId);

  const { file } = await exported();
  const idOf = (text: string | undefined) => file.messages.find((message) => message.text === text)?.id;
  expect(file).toEqual({
    format: 'mates-room',
    signature: expect.any(String),
    version: 1,
    exportedAt: file.exportedAt,
    roomId,
    members: [room.mate.mateId],
    mate: { mateId: room.mate.mateId, name: room.mate.name },
    title: 'Harbour',
    createdAt: room.createdAt,
    updatedAt: room.updatedAt,
    notes: 'Storms',
    persona: { name: 'Ada', pronouns: '', about: 'Clocks' },
    leaf: idOf('Good day'),
    lorebooks: [],
    facts: [],
    chapters: [],
    effects: [],
    messages: file.messages,
  });
  expect(file.messages.map(({ text }) => text)).toEqual([
    messages[0]?.text,
    'Hello',
    'Hi',
    'And now?',
    'Now',
    'Good day',
  ]);
  expect(file.messages.map(({ parent }) => parent)).toEqual([
    null,
    idOf(messages[0]?.text),
    idOf('Hello'),
    idOf('Hi'),
    idOf('And now?'),
    idOf('Hello'),
  ]);
  expect(new Set(file.messages.map(({ id }) => id)).size).toBe(file.messages.length);
  const hidden = file.messages.filter(({ hiddenAt }) => hiddenAt !== undefined);
  expect(hidden.map(({ text }) => text)).toEqual(['Hi', 'And now?', 'Now']);
  expect(file.messages.at(-1)).toEqual({
    id: idOf('Good day'),
    parent: idOf('Hello'),
    role: 'mate',
    speaker: room.mate.mateId,
    text: 'Good day',
    status: 'done',
    createdAt: second.createdAt,
    aiGenerated: true,
    liked: true,
  });
});

test('a room file has the branch that is shown again', async () => {
  const { reply: first } = await say('Hello', 'Hi');
  const { reply: later } = await say('And now?', 'Now');
  await another(first.replyTo, 'Good day');
  await ada.post('/room/showMessage', { messageId: first.messageId });
  expect((await exported()).file.leaf).toBe(later.messageId);
});

test('a room file marks a reply that the user wrote', async () => {
  const { reply } = await say('Hello', 'Hi');
  await server.database
    .updateTable('messages')
    .set({ edited_at: 1 })
    .where('message_id', '=', reply.messageId)
    .execute();
  expect((await exported()).file.messages.at(-1)).toMatchObject({ text: 'Hi', edited: true });
});

test('a room file has what is stored of a reply that is being written', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  expect((await exported()).file.messages.at(-1)).toMatchObject({ role: 'mate', status: 'streaming' });
  turn.say('Hi');
  turn.finish();
  await reading.rest();
});

test('a room file has no deleted messages, and has restored ones', async () => {
  await say('Hello', 'Hi');
  const before = (await exported()).file;
  const messageId = (await ada.messages(roomId))[1]?.messageId;
  const { envelope } = await ada.post('/room/deleteMessage', { messageId });
  expect((await exported()).file.messages).toEqual(before.messages.slice(0, 1));
  const { removed } = v.parse(v.object({ removed: v.object({ removalId: v.string() }) }), envelope.d);
  await ada.post('/room/restoreMessages', { removalId: removed.removalId });
  const after = (await exported()).file;
  expect([after.leaf, after.messages.map(({ id }) => id)]).toEqual([
    before.leaf,
    before.messages.map(({ id }) => id),
  ]);
});

test('a room file has nothing that only this host can interpret', async () => {
  // The server answers such a message itself.
  await (await ada.send(roomId, 'I want to kill myself')).rest();
  const [, own, reply] = await ada.messages(roomId);
  expect(own?.help).toBe('crisis');
  const { raw } = await exported();
  const text = JSON.stringify(raw);
  expect(text).toContain(reply?.messageId);
  const fields = ['"help"', '"memory"', '"creator"', '"seq"', '"price"'];
  for (const hidden of fields) {
    expect(text).not.toContain(hidden);
  }
});
