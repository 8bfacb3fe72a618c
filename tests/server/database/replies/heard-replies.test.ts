import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { RoomFile } from '../../../../contract/rooms/room-file.ts';
import { Room, type Message } from '../../../../contract/rooms/room.ts';
import { chapterLength, readDueChapter } from '../../../../server/domain/memory/chapters/due-chapter.ts';
import { readUnreadPart } from '../../../../server/domain/memory/jobs/unread-lines.ts';
import { indexRoom } from '../../../../server/domain/memory/recall/index-room.ts';
import { recallPassages } from '../../../../server/domain/memory/recall/recall.ts';
import { selectUnembedded, toText } from '../../../../server/domain/memory/vectors/message-windows.ts';
import { replyIdOf, shareConversations } from '../../support/rooms/conversation.ts';
import { storeTalk } from '../../support/store/stored-talk.ts';
import { contentOf, exportOf, importInto } from '../../support/accounts/companion-files.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '20' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const { deps } = server.running;
const heard = 'I keep a boat. ';
const unheard = 'My zeppelin is called Rosalind.';
const names = { user: 'Ada', mate: 'Iris' };

const say = async (text: string, reply: string) =>
  answered(companion, await ada.send(roomId, text), reply, 'a memory');
const hear = async (messageId: string, heardTo: number, who = ada) =>
  (await who.post('/room/hearReply', { messageId, heardTo })).envelope.c;
const interrupted = async (): Promise<Message> => {
  const { reply } = await say('Hello', heard + unheard);
  expect(await hear(reply.messageId, heard.length)).toBe(code.ok);
  return reply;
};
const lastOf = async () => (await ada.messages(roomId)).at(-1);

describe('a reply that was interrupted', () => {
  test('is shown as a whole, and later replies are written from what was heard', async () => {
    const { messageId } = await interrupted();
    expect(await lastOf()).toMatchObject({ messageId, text: heard + unheard, heardTo: heard.length });
    const { request } = await say('Where is it?', 'At the quay.');
    expect(request.history.slice(1).map(({ text }) => text)).toEqual(['Hello', heard]);
    expect(request.memory).toBeNull();
  });

  test('is left out of prompts where nothing of it was heard', async () => {
    const { messageId } = await interrupted();
    expect(await hear(messageId, 0)).toBe(code.ok);
    const { request } = await say('Stop!', 'Yes.');
    expect(request.history.slice(1).map(({ text }) => text)).toEqual(['Hello']);
  });

  test('may still be written, and what is heard of it counts from its end on', async () => {
    const reading = await ada.send(roomId, 'Hello');
    const replyId = await replyIdOf(reading);
    const turn = await companion.next();
    turn.say(heard);
    await reading.next();
    expect(await hear(replyId, heard.length)).toBe(code.ok);
    turn.say(unheard);
    turn.finish();
    await reading.rest();
    expect(await lastOf()).toMatchObject({ text: heard + unheard, heardTo: heard.length });
    const { request } = await say('And?', 'Yes.');
    expect(request.history.at(-1)?.text).toBe(heard);
  });

  test('is read for facts, chapters, recall and vectors as far as it was heard', async () => {
    const { messageId } = await interrupted();
    const texts = Array.from({ length: chapterLength }, (_, day) => `It rained on day ${String(day)}.`);
    await storeTalk(server.database, roomId, texts);
    const { database } = server;
    const part = await readUnreadPart(database, { roomId, readSeq: 0 });
    expect(part.lines.find((line) => line.messageId === messageId)?.text).toBe(heard);
    const chapter = await readDueChapter(database, { roomId, chapterSeq: 0 });
    expect(chapter?.lines.find((line) => line.messageId === messageId)?.text).toBe(heard);
    const windows = await selectUnembedded(database, { roomId, model: 'any' }).execute();
    const embedded = windows.map((window) => toText(window, names));
    expect(embedded.filter((text) => text.includes('boat'))).toHaveLength(3);
    expect(embedded.filter((text) => text.includes('zeppelin'))).toEqual([]);
    const recall = (message: string) =>
      recallPassages(database, { roomId, before: 1000, names, message, lines: [] });
    expect(await recall('zeppelin')).toEqual([]);
    await indexRoom(deps, roomId, () => true);
    const lines = (await recall('Do you have a boat?')).flatMap((passage) => passage.lines);
    expect(lines.map(({ text }) => text)).toContain(heard);
    expect(await recall('zeppelin')).toEqual([]);
  });

  test('was read by nobody: what the index had of it is gone', async () => {
    const { reply } = await say('Hello', heard + unheard);
    const texts = Array.from({ length: 80 }, (_, day) => `It rained on day ${String(day)}.`);
    const ids = await storeTalk(server.database, roomId, texts);
    await indexRoom(deps, roomId, () => true);
    const { database } = server;
    await database.updateTable('messages').set({ hidden_at: 1 }).where('message_id', 'in', ids).execute();
    await indexRoom(deps, roomId, () => true);
    expect(await hear(reply.messageId, heard.length)).toBe(code.ok);
    await indexRoom(deps, roomId, () => true);
    const found = await recallPassages(database, {
      roomId,
      before: 1000,
      names,
      message: 'zeppelin',
      lines: [],
    });
    expect(found).toEqual([]);
  });

  test('teaches nothing that a model found in the unheard part', async () => {
    const { reply } = await say('Hello', heard + unheard);
    const { database } = server;
    const room = await database
      .selectFrom('rooms')
      .selectAll()
      .where('room_id', '=', roomId)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('facts')
      .values({
        fact_id: crypto.randomUUID(),
        user_id: ada.userId,
        mate_id: room.mate_id,
        room_id: roomId,
        source_message_id: reply.messageId,
        kind: 'mate',
        topic: '',
        text: 'Has a zeppelin',
        learned_by: 'model',
        is_repeated: 0,
        is_exclusive: 0,
        ends_topic: 0,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
    await hear(reply.messageId, heard.length);
    const facts = database.selectFrom('facts').select('text').where('user_id', '=', ada.userId);
    expect(await facts.execute()).toEqual([]);
  });

  test.each(['edit', 'another reply', 'a continuation'])('is heard to its end after %s', async (way) => {
    const { messageId, replyTo } = await interrupted();
    const body = { messageId: replyTo, clientReplyId: crypto.randomUUID() };
    if (way === 'edit') await ada.post('/room/editReply', { messageId, text: 'I keep a bicycle.' });
    else if (way === 'another reply')
      await answered(companion, await ada.read('/girl/chat/anotherReply', body), 'A bicycle.');
    else {
      await server.database
        .updateTable('messages')
        .set({ status: 'stopped' })
        .where('message_id', '=', messageId)
        .execute();
      await answered(companion, await ada.read('/girl/chat/continueReply', body), ' It flies.');
    }
    expect((await lastOf())?.heardTo).toBeUndefined();
  });

  test('is the same in files of rooms and accounts', async () => {
    await interrupted();
    const file = v.parse(RoomFile, (await ada.get(`/room/exportRoom?roomId=${roomId}`)).envelope.d);
    expect(file.messages.at(-1)?.heardTo).toBe(heard.length);
    const made = await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file });
    const copy = v.parse(Room, made.envelope.d);
    expect((await ada.messages(copy.roomId)).at(-1)?.heardTo).toBe(heard.length);
    const bea = await createPerson(server);
    const bytes = await exportOf(server, ada);
    await importInto(server, bea, bytes);
    const moved = await contentOf(server, bea);
    expect([...moved.values()].join('')).toContain(`"heardTo":${String(heard.length)}`);
  });
});

describe('how far a reply was heard', () => {
  test('is refused for anything but a part of the last reply', async () => {
    const { reply: first } = await say('Hello', heard + unheard);
    const { reply } = await say('And?', 'Yes.');
    expect(await hear(first.messageId, 3)).toBe(code.invalid);
    expect(await hear(reply.replyTo ?? '', 1)).toBe(code.invalid);
    expect(await hear(reply.messageId, 'Yes.'.length)).toBe(code.invalid);
    expect(await hear(reply.messageId, -1)).toBe(code.invalid);
    expect(await hear(reply.messageId, 1.5)).toBe(code.invalid);
    expect(await hear(reply.messageId, 1, await createPerson(server))).toBe(code.notFound);
    expect((await ada.messages(roomId)).filter(({ heardTo }) => heardTo !== undefined)).toEqual([]);
  });

  test('can be sent again, and changed', async () => {
    const { messageId } = await interrupted();
    expect(await hear(messageId, heard.length)).toBe(code.ok);
    expect(await hear(messageId, 2)).toBe(code.ok);
    expect((await lastOf())?.heardTo).toBe(2);
  });
});
