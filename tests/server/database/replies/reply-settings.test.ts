import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../../contract/account/account.ts';
import { code } from '../../../../contract/envelope.ts';
import { Inspiration } from '../../../../contract/replies/inspiration.ts';
import { RoomNotes } from '../../../../contract/rooms/room-actions.ts';
import { RoomFile } from '../../../../contract/rooms/room-file.ts';
import { Room } from '../../../../contract/rooms/room.ts';
import { ReplySettings, usualReplies } from '../../../../contract/replies/reply-settings.ts';
import type { Companion } from '../../../../server/companions/companion.ts';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { echoCompanion } from '../../support/companions/echo-companion.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  writeStream,
} from '../../support/model-hosts/scripted-host.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, firstMate, type Person } from '../../support/talk.ts';

const Asked = v.object({
  model: v.string(),
  temperature: v.optional(v.number()),
  messages: v.array(v.object({ content: v.string() })),
});
type Asked = v.InferOutput<typeof Asked>;

const sizes = [
  { id: 'small', context_length: 8192 },
  { id: 'large', context_length: 131_072 },
  { id: 'tiny', context_length: 2048 },
];
const asked: Asked[] = [];
const host = await startScriptedHost(
  (response, body, request) => {
    if (body === '') {
      writeJson({ data: sizes })(response, body, request);
      return;
    }
    const question = v.parse(Asked, JSON.parse(body));
    asked.push(question);
    const isAboutIdeas = question.messages.at(-1)?.content.includes('JSON array') === true;
    const answer = isAboutIdeas ? '["One","Two","Three"]' : `I am ${question.model}.`;
    writeStream(event(delta(answer, 'stop')), event('[DONE]'))(response, body, request);
  },
  { askable: true },
);
const options = { ...modelOptions(host.url), contextTokens: null, learns: false };
const offering = (...models: [string, ...string[]]): Companion =>
  createOpenAiCompanion({ ...options, model: models[0], otherModels: models.slice(1) });

/** The models that the operator offers at the moment. */
let current = offering('small', 'large', 'tiny');
const companion: Companion = {
  name: 'openai',
  get models() {
    return current.models;
  },
  reply: (request) => current.reply(request),
  suggest: (request) => current.suggest?.(request) ?? Promise.reject(new Error('no ideas')),
};
const server = await startSharedServer({
  companion,
  environment: { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' },
});

let ada: Person;
let roomId: string;
beforeEach(async () => {
  current = offering('small', 'large', 'tiny');
  ada = await createPerson(server);
  roomId = (await ada.openRoom()).roomId;
  asked.length = 0;
});

const save = async (choice: object, who = ada, room = roomId) =>
  (await who.post('/room/replySettings', { roomId: room, ...usualReplies, ...choice })).envelope;
const stored = async (room = roomId) =>
  v.parse(RoomNotes, (await ada.get(`/room/notes?roomId=${room}`)).envelope.d).replies;
const say = async (text = 'Hello', room = roomId) => {
  await (await ada.send(room, text)).rest();
  return (await ada.messages(room)).at(-1);
};
const saveFile = async () =>
  v.parse(RoomFile, (await ada.get(`/room/exportRoom?roomId=${roomId}`)).envelope.d);
const load = async (file: RoomFile): Promise<string> => {
  const input = { clientRoomId: crypto.randomUUID(), file };
  return v.parse(Room, (await ada.post('/room/importRoom', input)).envelope.d).roomId;
};
const large = { model: 'large', length: 'short', temper: 'inventive' } as const;

test('a room has the usual replies until its user chooses others, which are stored', async () => {
  const models = ['small', 'large', 'tiny'];
  expect(await stored()).toEqual({ ...usualReplies, models });
  expect(v.parse(ReplySettings, (await save(large)).d)).toEqual({ ...large, models });
  expect(await stored()).toEqual({ ...large, models });
  const { roomId: other } = await ada.openRoom('tomas-reed');
  expect(await stored(other)).toEqual({ ...usualReplies, models });
});

test('replies, further versions of them and suggestions come from the model of the room', async () => {
  expect((await say())?.text).toBe('I am small.');
  await save(large);
  const reply = await say('And now?');
  expect(reply?.text).toBe('I am large.');
  const again = { messageId: reply?.replyTo, clientReplyId: crypto.randomUUID() };
  await (await ada.read('/girl/chat/anotherReply', again)).rest();
  const ideas = await ada.post('/girl/chat/getInspiration', { roomId });
  expect(v.parse(Inspiration, ideas.envelope.d).ideas).toEqual(['One', 'Two', 'Three']);
  expect(asked.map(({ model, temperature }) => [model, temperature])).toEqual([
    ['small', undefined],
    ['large', 1.2],
    ['large', 1.2],
    ['large', undefined],
  ]);
});

test('a continued reply comes from the model of the room', async () => {
  await save({ model: 'large' });
  const reply = await say();
  await server.database
    .updateTable('messages')
    .set({ status: 'interrupted' })
    .where('message_id', '=', reply?.messageId ?? '')
    .execute();
  const input = { messageId: reply?.replyTo, clientReplyId: crypto.randomUUID() };
  await (await ada.read('/girl/chat/continueReply', input)).rest();
  expect(asked.map(({ model }) => model)).toEqual(['large', 'large']);
});

test.each([
  ['short', 'one to three short sentences'],
  ['medium', 'one to three short paragraphs'],
  ['long', 'four to six paragraphs'],
])('the rules of the prompt ask for %s replies', async (length, rule) => {
  await save({ length });
  await say();
  expect(asked.at(-1)?.messages[0]?.content).toContain(`Write as people do in a chat: ${rule}`);
});

test('a prompt is as long as the chosen model can hold', async () => {
  const sizeOfLast = () => JSON.stringify(asked.at(-1)?.messages).length;
  const long = (letter: string) => `${letter} `.repeat(1900);
  for (const letter of 'abcdefgh') await say(long(letter));
  const usual = sizeOfLast();
  await save({ model: 'large' });
  await say('Now?');
  expect(sizeOfLast()).toBeGreaterThan(usual);
  await save({ model: 'tiny' });
  await say('Now?');
  expect(sizeOfLast()).toBeLessThan(usual / 2);
});

test('the default replies for a model that is no longer offered, and the room says so', async () => {
  await save(large);
  expect((await ada.roomInfo(roomId)).room.missingModel).toBeUndefined();
  current = offering('small');
  expect((await ada.roomInfo(roomId)).room.missingModel).toBe('large');
  expect(await say()).toMatchObject({ text: 'I am small.', status: 'done' });
  expect(asked.at(-1)?.temperature).toBe(1.2);
  expect(await stored()).toEqual({ ...large, models: ['small'] });
  // The other choices can change without it.
  expect(await save({ ...large, length: 'long' })).toMatchObject({ c: code.ok });
  current = offering('small', 'large');
  expect((await ada.roomInfo(roomId)).room.missingModel).toBeUndefined();
  expect((await say())?.text).toBe('I am large.');
  current = offering('small');
  await save({ model: null });
  expect((await ada.roomInfo(roomId)).room.missingModel).toBeUndefined();
});

test('the room names its model where there are several, and a style that is not the usual one', async () => {
  const writer = async () => (await ada.roomInfo(roomId)).room.writer;
  expect(await writer()).toEqual({ model: 'small' });
  await save({ model: 'large', temper: 'inventive' });
  expect(await writer()).toEqual({ model: 'large', temper: 'inventive' });
  current = offering('small');
  expect(await writer()).toEqual({ temper: 'inventive' });
  await save({ model: null });
  expect(await writer()).toBeUndefined();
});

test('a choice is refused with a reason, and changes nothing', async () => {
  await save(large);
  expect(await save({ model: 'huge' })).toMatchObject({
    c: code.invalid,
    m: 'This model is no longer offered. Please choose another one.',
    d: { field: 'model' },
  });
  expect(await save({ temper: 'wild' })).toMatchObject({ c: code.invalid, d: { field: 'temper' } });
  expect(await save({ length: 7 })).toMatchObject({ c: code.invalid, d: { field: 'length' } });
  const eve = await createPerson(server);
  expect(await save(large, eve)).toMatchObject({ c: code.notFound });
  expect(await stored()).toMatchObject(large);
});

test('nothing can be chosen for a temporary room', async () => {
  const query = `mateId=${firstMate}&clientRoomId=${crypto.randomUUID()}&temporary=1`;
  const room = v.parse(Room, (await ada.get(`/room/createRoom?${query}`)).envelope.d);
  expect(await save(large, ada, room.roomId)).toMatchObject({ c: code.forbidden });
});

test('scripted replies offer no choice', async () => {
  current = echoCompanion();
  expect(await stored()).toBeUndefined();
  expect(await save(large)).toMatchObject({ c: code.notAvailable });
  expect((await ada.roomInfo(roomId)).room.missingModel).toBeUndefined();
});

test('copies and files have the choice, but no model that another host lacks', async () => {
  await save(large);
  const reply = await say();
  const copy = { roomId, messageId: reply?.messageId, clientRoomId: crypto.randomUUID() };
  const copied = v.parse(Room, (await ada.post('/room/copyRoom', copy)).envelope.d);
  expect(await stored(copied.roomId)).toMatchObject(large);
  const file = await saveFile();
  expect(file.replies).toEqual(large);
  expect(await stored(await load(file))).toMatchObject(large);
  current = offering('small');
  expect(await stored(await load(file))).toMatchObject({ ...large, model: null });
  const { rooms } = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(rooms.map(({ replies }) => replies?.model)).toEqual(['large', 'large', 'large', null]);
});

test('a file of a room in which nothing was chosen does not mention it', async () => {
  expect(await saveFile()).not.toHaveProperty('replies');
});

test('a file of a room in which only the style was chosen has the length of its mate', async () => {
  const { mateId } = await saveMate(ada, { replyLength: 'long' });
  const { roomId: room } = await ada.openRoom(mateId);
  await server.database
    .updateTable('rooms')
    .set({ reply_temper: 'steady' })
    .where('room_id', '=', room)
    .execute();
  const chosen = { model: null, length: 'long', temper: 'steady' };
  const file = v.parse(RoomFile, (await ada.get(`/room/exportRoom?roomId=${room}`)).envelope.d);
  expect(file.replies).toEqual(chosen);
  expect(await stored(await load(file))).toMatchObject(chosen);
  const { rooms } = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(rooms.find(({ roomId: id }) => id === room)?.replies).toEqual(chosen);
});

test('a mate has a length of its replies, which a choice in the room replaces', async () => {
  const { mateId } = await saveMate(ada, { replyLength: 'short' });
  const { roomId: room } = await ada.openRoom(mateId);
  const lengthAsked = async () => {
    await say('Hello', room);
    return /chat: (one to three short \w+|four)/.exec(asked.at(-1)?.messages[0]?.content ?? '')?.[1];
  };
  expect((await stored(room))?.length).toBe('short');
  expect(await lengthAsked()).toBe('one to three short sentences');
  await save({}, ada, room);
  expect((await stored(room))?.length).toBe('medium');
  expect(await lengthAsked()).toBe('one to three short paragraphs');
  const { mates } = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(mates[0]?.replyLength).toBe('short');
  const changed = await saveMate(ada, { replyLength: 'medium' }, { mateId });
  expect(changed).not.toHaveProperty('replyLength');
});
