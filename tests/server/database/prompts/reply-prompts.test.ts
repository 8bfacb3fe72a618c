import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../../contract/account/account.ts';
import { code } from '../../../../contract/envelope.ts';
import { ReplyPrompt, type RemovedPart } from '../../../../contract/replies/reply-prompt.ts';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { countMessage } from '../../../../server/companions/prompt/tokens/count-tokens.ts';
import type { PromptRecord } from '../../../../server/companions/companion.ts';
import { deleteRoom } from '../../../../server/domain/rooms/delete-room.ts';
import { purgeRemovals } from '../../../../server/domain/rooms/erase-messages.ts';
import {
  promptsPerRoom,
  promptsPerUser,
  storePrompt,
} from '../../../../server/domain/memory/prompt-records.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { delta, event, startScriptedHost, writeStream } from '../../support/model-hosts/scripted-host.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, firstMate, type Person } from '../../support/talk.ts';

const host = await startScriptedHost(writeStream(event(delta('Good evening.', 'stop')), event('[DONE]')));
const model = createOpenAiCompanion(modelOptions(host.url));
const scripted = createTestCompanion();
/** The model writes, unless a message asks for the companion that the test controls. */
const server = await startSharedServer({
  companion: {
    ...model,
    reply: (request) => (request.message.includes('#') ? scripted : model).reply(request),
  },
  environment: { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' },
});

let ada: Person;
let roomId: string;
beforeEach(async () => {
  ada = await createPerson(server);
  roomId = (await ada.openRoom()).roomId;
});

const ask = (messageId: string, who = ada) => who.get(`/memory/replyPrompt?messageId=${messageId}`);
const promptOf = async (messageId: string): Promise<ReplyPrompt> =>
  v.parse(ReplyPrompt, (await ask(messageId)).envelope.d);
const missing = { envelope: { c: code.notFound } };

/** Sends a message and returns its id and that of its reply, which was written from `prompt` if there is one. */
const say = async (text: string, prompt?: PromptRecord, removed: readonly RemovedPart[] = []) => {
  const reading = await ada.send(roomId, prompt === undefined ? text : `${text} #`);
  if (prompt !== undefined) {
    const turn = await scripted.next();
    turn.request.onPrompt?.(prompt);
    turn.request.onRemoved?.(removed);
    turn.say('Ah.');
    turn.finish();
  }
  await reading.rest();
  const [message, reply] = (await ada.messages(roomId)).slice(-2);
  return { messageId: message?.messageId ?? '', replyId: reply?.messageId ?? '' };
};
const recordWith = (items: NonNullable<PromptRecord['sections'][number]['items']>): PromptRecord => ({
  limit: 4000,
  recentFrom: null,
  sections: [{ name: 'facts', tokens: 30, leftOut: 2, items }],
});
const rowsOf = () =>
  server.database.selectFrom('prompt_records').selectAll().where('user_id', '=', ada.userId).execute();

test('[28.5] the tokens of the sections are what was sent to the model', async () => {
  await ada.post('/room/notes', { roomId, notes: 'Likes rain.' });
  await say('My sister Lena lives in Porto.');
  const { replyId } = await say('Where does she live?');
  const Sent = v.object({ messages: v.array(v.object({ content: v.string() })) });
  const { messages } = v.parse(Sent, JSON.parse(host.requests.at(-1)?.body ?? '{}'));
  const { sections, limit, messageId } = await promptOf(replyId);
  expect(messageId).toBe(replyId);
  expect(limit).toBe(Math.floor((8192 - 2048) / 1.25));
  expect(sections.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(
    messages.reduce((sum, message) => sum + countMessage(message), 0),
  );
  expect(sections.map(({ name }) => name)).toEqual([
    'rules',
    'character',
    'lore',
    'person',
    'facts',
    'chapters',
    'passages',
    'recent',
    'message',
  ]);
});

test('[28.5] facts and passages have their reasons, and their texts as long as those exist', async () => {
  const { messageId } = await say('The old lighthouse is dark.');
  const fact = await ada.post('/memory/addFact', {
    clientId: crypto.randomUUID(),
    mateId: firstMate,
    kind: 'you',
    text: 'Keeps a lighthouse',
  });
  const { factId } = v.parse(v.object({ factId: v.string() }), fact.envelope.d);
  const reason = { kind: 'words', words: ['lighthouse'] } as const;
  const { replyId } = await say(
    'Tell me of the lighthouses.',
    recordWith([
      { factId, tokens: 9, reason: { kind: 'words', words: [...reason.words] } },
      { messageIds: [messageId, 'missing'], tokens: 12, reason: { kind: 'words', words: [...reason.words] } },
      { factId: 'missing', tokens: 9, reason: { kind: 'pinned' } },
    ]),
  );
  const itemsOf = async () => (await promptOf(replyId)).sections[0]?.items;
  expect(await itemsOf()).toEqual([
    { factId, tokens: 9, text: 'Keeps a lighthouse', reason: { kind: 'words', words: ['lighthouses'] } },
    {
      messageIds: [messageId, 'missing'],
      tokens: 12,
      text: 'The old lighthouse is dark.',
      reason: { kind: 'words', words: ['lighthouses'] },
    },
    { factId: 'missing', tokens: 9, text: null, reason: { kind: 'pinned' } },
  ]);
  expect(JSON.stringify(await rowsOf())).not.toContain('lighthouse');

  await ada.post('/memory/forgetFact', { factId, forgotten: true });
  expect((await itemsOf())?.[0]).toEqual({
    factId,
    tokens: 9,
    text: null,
    reason: { kind: 'words', words: [] },
  });
  await ada.post('/memory/forgetFact', { factId, forgotten: false });
  expect((await itemsOf())?.[0]?.text).toBe('Keeps a lighthouse');
});

test('[28.5] the reason for a passage is the time that was asked for', async () => {
  const { messageId } = await say('It was so.');
  const day = new Date().toISOString().slice(0, 10);
  const { replyId } = await say(
    `Where was I on ${day}?`,
    recordWith([{ messageIds: [messageId], tokens: 12, reason: { kind: 'words', words: [day] } }]),
  );
  expect((await promptOf(replyId)).sections[0]?.items).toMatchObject([
    { text: 'It was so.', reason: { kind: 'words', words: [day] } },
  ]);
});

test('[28.6] a deleted reply takes its record along, and brings it back when it is restored', async () => {
  const { messageId, replyId } = await say('Hello', recordWith([]));
  await ada.post('/room/deleteMessage', { messageId });
  expect(await ask(replyId)).toMatchObject(missing);
  const { removed } = await ada.roomInfo(roomId);
  await ada.post('/room/restoreMessages', { removalId: removed?.removalId });
  expect((await promptOf(replyId)).limit).toBe(4000);
  await purgeRemovals(server.database, server.now());
  expect(await rowsOf()).toHaveLength(1);

  await ada.post('/room/deleteMessage', { messageId });
  await purgeRemovals(server.database, server.now());
  expect(await rowsOf()).toEqual([]);
});

test('[28.6] a deleted room takes its records along', async () => {
  await say('Hello', recordWith([]));
  expect(await rowsOf()).toHaveLength(1);
  await deleteRoom(server.running.deps, { userId: ada.userId, roomId });
  expect(await rowsOf()).toEqual([]);
});

test('[28.5] the records of the last hundred replies of a room are stored, and a limited number of an account', async () => {
  const store = (replyId: string, room: string, now: number) =>
    server.database.transaction().execute((transaction) =>
      storePrompt(
        transaction,
        {
          opened: { replyId, roomId: room, userId: ada.userId },
          prompt: recordWith([]),
          removed: [],
        },
        now,
      ),
    );
  for (let at = 0; at < promptsPerRoom + 3; at += 1) {
    await store(`${roomId}-${String(at)}`, roomId, at);
  }
  const stored = await rowsOf();
  expect(stored).toHaveLength(promptsPerRoom);
  expect(Math.min(...stored.map((row) => row.created_at))).toBe(3);

  const { roomId: other } = await ada.openRoom(firstMate, crypto.randomUUID());
  const [row] = stored;
  if (row === undefined) throw new Error('There is no record.');
  const many = Array.from({ length: promptsPerUser }, (_, at) => ({
    ...row,
    message_id: `${other}-${String(at)}`,
    room_id: other,
    created_at: 1000 + at,
  }));
  for (let at = 0; at < many.length; at += 500) {
    await server.database
      .insertInto('prompt_records')
      .values(many.slice(at, at + 500))
      .execute();
  }
  await store(`${roomId}-last`, roomId, 5000);
  const left = await rowsOf();
  expect(left).toHaveLength(promptsPerUser);
  expect(left.map(({ message_id: id }) => id)).toContain(`${roomId}-last`);
});

test('a message says whether there is a record of it: in its room, in the stream, and no longer than that', async () => {
  const said = async () => (await ada.messages(roomId)).map(({ explained }) => explained ?? false);
  const reading = await ada.send(roomId, 'Hello #');
  const turn = await scripted.next();
  turn.request.onPrompt?.(recordWith([]));
  turn.say('Ah.');
  turn.finish();
  const frame = (await reading.rest()).at(-1);
  expect(frame?.type === 'done' && frame.message.explained).toBe(true);
  expect(await said()).toEqual([false, false, true]);
  await server.database.deleteFrom('prompt_records').where('room_id', '=', roomId).execute();
  expect(await said()).toEqual([false, false, false]);
});

test('the reply of another user, a message and a reply without a record are not found', async () => {
  const { messageId, replyId } = await say('Hello', recordWith([]));
  const eve = await createPerson(server);
  expect(await ask(replyId, eve)).toMatchObject(missing);
  expect(await ask(messageId)).toMatchObject(missing);
  const [greeting] = await ada.messages(roomId);
  expect(await ask(greeting?.messageId ?? '')).toMatchObject(missing);
});

test('what was removed from a reply is recorded with its reason, and leaves with the reply', async () => {
  const removed: readonly RemovedPart[] = [{ reason: 'plea', text: 'Please stay.' }, { reason: 'harm' }];
  const { messageId, replyId } = await say('Good night', recordWith([]), removed);
  expect((await promptOf(replyId)).removed).toEqual(removed);
  const { rooms } = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(rooms[0]?.prompts?.[0]?.removed).toEqual(removed);
  const { replyId: next } = await say('Hello', recordWith([]));
  expect(await promptOf(next)).not.toHaveProperty('removed');
  await ada.post('/room/deleteMessage', { messageId });
  await purgeRemovals(server.database, server.now());
  expect(JSON.stringify(await rowsOf())).not.toContain('Please stay');
});

test('the export has the records', async () => {
  const { replyId } = await say(
    'Hello',
    recordWith([{ factId: 'f', tokens: 9, reason: { kind: 'pinned' } }]),
  );
  const { rooms } = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(rooms[0]?.prompts).toEqual([
    {
      messageId: replyId,
      createdAt: expect.any(Number),
      limit: 4000,
      sections: [
        { name: 'facts', tokens: 30, leftOut: 2, items: [{ factId: 'f', tokens: 9, reason: 'pinned' }] },
      ],
    },
  ]);
});
