import { toJsonSchema } from '@valibot/to-json-schema';
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../contract/account/account.ts';
import type { Call } from '../../../contract/call.ts';
import { getInspiration } from '../../../contract/replies/inspiration.ts';
import { Fact } from '../../../contract/memory/fact.ts';
import { addFact, Chapter, correctChapter, correctFact } from '../../../contract/memory/memory.ts';
import { PromptSectionName } from '../../../contract/replies/prompt-section.ts';
import { suggestMate } from '../../../contract/mates/mate-suggestion.ts';
import { RoomFile } from '../../../contract/rooms/room-file.ts';
import { RoomExport } from '../../../contract/rooms/room-actions.ts';
import { Room, RoomList } from '../../../contract/rooms/room.ts';
import { FoundMessages } from '../../../contract/rooms/search-messages.ts';
import { speak } from '../../../contract/voice/speech.ts';
import { exportCompanion } from '../../../contract/account/export-companion.ts';
import { trialReply } from '../../../contract/rooms/trial.ts';
import { everyCall } from '../every-call/calls.ts';
import type { TestCompanion } from '../support/companions/companion.ts';
import { openConversation } from '../support/rooms/conversation.ts';
import type { TestServer } from '../support/server.ts';
import type { Person } from '../support/talk.ts';

const header = 'x-ai-generated';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;
beforeEach(async () => {
  ({ companion, server, ada, roomId } = await openConversation());
  return () => server.stop();
});

/** Sends a message and returns the stream of its reply, which is complete. */
const talk = async (text = 'Hello there', answer = 'Good evening, lantern.') => {
  const reading = await ada.send(roomId, text);
  const turn = await companion.next();
  turn.say(answer);
  turn.finish();
  return { headers: reading.response.headers, frames: await reading.rest() };
};

const marksOf = (messages: readonly { role: string; aiGenerated?: true | undefined }[]) =>
  messages.map(({ role, aiGenerated }) => [role, aiGenerated]);
const unedited = [
  ['mate', true],
  ['user', undefined],
  ['mate', true],
];

test('the messages of a mate are marked in the stream, the room, lists, found messages and every export', async () => {
  const { headers, frames } = await talk();
  expect(headers.get(header)).toBe('true');
  expect(frames.at(-1)).toMatchObject({ type: 'done', message: { aiGenerated: true } });
  expect(marksOf(await ada.messages(roomId))).toEqual(unedited);
  const read = async <Schema extends v.GenericSchema>(schema: Schema, path: string) => {
    const answer = await ada.get(path);
    expect(answer.headers.get(header)).toBe('true');
    return v.parse(schema, answer.envelope.d);
  };
  const list = await read(RoomList, '/room/roomList');
  expect(list.rooms[0]?.lastMessage).toMatchObject({ role: 'mate', aiGenerated: true });
  expect(marksOf((await read(RoomFile, `/room/exportRoom?roomId=${roomId}`)).messages)).toEqual(unedited);
  expect(marksOf((await read(RoomExport, `/room/export?roomId=${roomId}`)).messages)).toEqual(unedited);
  expect(marksOf((await read(AccountExport, '/user/export')).rooms[0]?.messages ?? [])).toEqual(unedited);
  const found = await ada.post('/room/searchMessages', { text: 'lantern' });
  expect(found.headers.get(header)).toBe('true');
  expect(marksOf(v.parse(FoundMessages, found.envelope.d).messages)).toEqual([['mate', true]]);
});

test('a reply that the user wrote is not marked, anywhere', async () => {
  await talk();
  const reply = (await ada.messages(roomId)).at(-1);
  await ada.post('/room/editReply', { messageId: reply?.messageId, text: 'Good evening, my lantern.' });
  const edited = [...unedited.slice(0, 2), ['mate', undefined]];
  expect(marksOf(await ada.messages(roomId))).toEqual(edited);
  const list = v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d);
  expect(list.rooms[0]?.lastMessage).not.toHaveProperty('aiGenerated');
});

test('imported replies are marked as their file says, and only a mate’s', async () => {
  await talk();
  const file = v.parse(RoomFile, (await ada.get(`/room/exportRoom?roomId=${roomId}`)).envelope.d);
  const forged = { ...file, messages: file.messages.map((message) => ({ ...message, aiGenerated: true })) };
  const answer = await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file: forged });
  const { roomId: imported } = v.parse(Room, answer.envelope.d);
  expect(marksOf(await ada.messages(imported)).map(([, mark]) => mark)).toEqual([true, undefined, true]);
});

describe('the header', () => {
  test('is missing on answers without generated text, and on refusals', async () => {
    const plainAnswers = [
      await ada.get('/user/benefits'),
      await ada.get('/mate/recommend'),
      await ada.get('/room/roomInfo?roomId=none'),
      await server.get('/room/roomList'),
    ];
    expect(plainAnswers.map(({ headers }) => headers.get(header))).toEqual([null, null, null, null]);
  });

  test('is declared by every call whose result has messages, facts, chapters, prompts, suggestions or ideas for a mate', async () => {
    const calls = (await everyCall()).map(({ name, call }) => ({ name, call }));
    // The marks of messages, facts and chapters that a model may have written, and of those in a prompt.
    const marks = [
      ['user', 'mate'],
      Fact.entries.learnedBy.options,
      Chapter.entries.learnedBy.options,
      PromptSectionName.options,
    ].map((names) => JSON.stringify(names));
    const hasMark = (call: Call): boolean => {
      const schema = JSON.stringify(toJsonSchema(call.output, { errorMode: 'ignore' }));
      return marks.some((mark) => schema.includes(mark));
    };
    const invented: readonly Call[] = [exportCompanion, getInspiration, suggestMate, trialReply, speak];
    const written: readonly Call[] = [addFact, correctFact, correctChapter];
    const carrying = calls.filter(
      ({ call }) => !written.includes(call) && (hasMark(call) || invented.includes(call)),
    );
    expect(carrying.length).toBeGreaterThan(15);
    expect(calls.filter(({ call }) => written.includes(call))).toHaveLength(3);
    expect(carrying.filter(({ call }) => call.carriesAiText !== true).map(({ name }) => name)).toEqual([]);
    const declared = calls.filter(({ call }) => call.carriesAiText === true);
    expect(declared.filter((one) => !carrying.includes(one)).map(({ name }) => name)).toEqual([]);
  });
});
