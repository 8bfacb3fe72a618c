import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import {
  importMessages,
  ImportList,
  undoImport,
  type ImportedMessage,
} from '../../../../contract/account/imports.ts';
import { PersonaList } from '../../../../contract/rooms/persona.ts';
import { OwnMateList } from '../../../../contract/mates/own-mate.ts';
import { RoomInfo, RoomList, type Message } from '../../../../contract/rooms/room.ts';
import { RoomFile } from '../../../../contract/rooms/room-file.ts';
import { caps } from '../../../../server/domain/caps.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { aDraft, saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { answered, createPerson, firstMate, ledgerOf, type Person } from '../../support/talk.ts';

const companion = createTestCompanion();
const server = await startSharedServer({ companion, environment: { LIMIT_FACTOR: '100' } });

let ada: Person;
let importId: string;
beforeEach(async () => {
  ada = await createPerson(server);
  importId = crypto.randomUUID();
});

const said = (
  role: ImportedMessage['role'],
  text: string,
  parent: number,
  change: Partial<ImportedMessage> = {},
): ImportedMessage => ({ role, text, parent, createdAt: 1000 + parent, shown: true, ...change });

/** Two greetings, a message with two replies of which the first is shown, and a second one in a row. */
const talk: readonly ImportedMessage[] = [
  said('mate', 'Good evening.', 0),
  { role: 'mate', text: 'Good morning.', parent: 0 },
  said('user', 'Is the ferry late?', 1),
  said('mate', 'As ever.', 3),
  { role: 'mate', text: 'No.', parent: 3 },
  said('mate', '*waits*', 4),
];

const input = (change: object = {}) => ({
  importId,
  clientRoomId: crypto.randomUUID(),
  mateId: firstMate,
  title: 'The ferry',
  from: 0,
  messages: talk,
  ...change,
});
const send = async (body: object, who = ada) => (await who.post('/import/messages', body)).envelope;
const sent = async (body: object) => v.parse(importMessages.output, (await send(body)).d);
const listed = async (who = ada) => v.parse(ImportList, (await who.get('/import/list')).envelope.d);
const list = async (who = ada) => (await listed(who)).imports;
const undo = async (id = importId, who = ada) =>
  v.parse(undoImport.output, (await who.post('/import/undo', { importId: id })).envelope.d);
const roomsOf = async (who = ada) => v.parse(RoomList, (await who.get('/room/roomList')).envelope.d).rooms;
const pageOf = async (roomId: string) =>
  v.parse(RoomInfo, (await ada.get(`/room/roomInfo?roomId=${roomId}`)).envelope.d).messages;
const matesOf = async () => v.parse(OwnMateList, (await ada.get('/mate/own/list')).envelope.d).mates;
const personasOf = async () => v.parse(PersonaList, (await ada.get('/user/personas')).envelope.d).personas;
const texts = (messages: readonly Message[]) => messages.map(({ text }) => text);

describe('a chat from another app', () => {
  test('becomes a room with all alternatives, which can be shown', async () => {
    const before = await ledgerOf(server, ada.userId);
    const { roomId, stored } = await sent(input());
    expect(stored).toBe(6);
    const page = await pageOf(roomId);
    expect(texts(page)).toEqual(['Good evening.', 'Is the ferry late?', 'As ever.', '*waits*']);
    expect(page.map(({ alternatives }) => alternatives?.length ?? 1)).toEqual([2, 1, 2, 1]);
    const [greeting, , reply] = page;
    await ada.post('/room/showMessage', { messageId: reply?.alternatives?.at(-1) });
    expect(texts(await pageOf(roomId))).toEqual(['Good evening.', 'Is the ferry late?', 'No.']);
    await ada.post('/room/showMessage', { messageId: greeting?.alternatives?.at(-1) });
    expect(texts(await pageOf(roomId))).toEqual(['Good morning.']);
    expect(await ledgerOf(server, ada.userId)).toEqual(before);
  });

  test('counts as written by the user, has its times, and goes on', async () => {
    const { roomId } = await sent(input());
    const page = await pageOf(roomId);
    expect(page.filter(({ aiGenerated }) => aiGenerated === true)).toEqual([]);
    expect(page.map(({ edited }) => edited ?? false)).toEqual([true, false, true, true]);
    expect(page.map(({ imported }) => imported ?? false)).toEqual([true, false, true, true]);
    expect(page.map(({ replyTo }) => replyTo !== null)).toEqual([false, false, true, false]);
    expect(page.map(({ createdAt }) => createdAt)).toEqual([1000, 1001, 1003, 1004]);
    expect((await roomsOf()).map((room) => [room.title, room.updatedAt])).toEqual([['The ferry', 1004]]);
    const { reply } = await answered(companion, await ada.send(roomId, 'Let us go'), 'Mind the gap');
    expect(reply.text).toBe('Mind the gap');
  });

  test('can be exported and imported as any other room', async () => {
    const { roomId } = await sent(input());
    const file = v.parse(RoomFile, (await ada.get(`/room/exportRoom?roomId=${roomId}`)).envelope.d);
    const { envelope } = await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file });
    expect(envelope.c).toBe(code.ok);
  });

  test('is told apart from what the user edits in it', async () => {
    const { roomId } = await sent(input());
    const messageId = (await pageOf(roomId))[2]?.messageId;
    const { envelope } = await ada.post('/room/editReply', { messageId, text: 'As usual.' });
    const version = v.parse(RoomInfo, envelope.d).messages.at(-1);
    expect([version?.edited, version?.imported]).toEqual([true, undefined]);
  });

  test('in parts that are repeated, or sent at once, is stored once', async () => {
    const body = input({ clientRoomId: crypto.randomUUID() });
    const parts = [0, 2, 4].map((from) => ({ ...body, from, messages: talk.slice(from, from + 2) }));
    for (const part of parts) {
      await Promise.all([send(part), send(part)]);
      await send(parts[0] ?? part);
    }
    expect(await sent(parts[2] ?? body)).toMatchObject({ stored: 6 });
    const [room] = await roomsOf();
    expect(texts(await pageOf(room?.roomId ?? ''))).toHaveLength(4);
    expect(await roomsOf()).toHaveLength(1);
  });

  test('in which the user wrote meanwhile is not continued', async () => {
    const body = input({ messages: talk.slice(0, 4) });
    const { roomId } = await sent(body);
    await answered(companion, await ada.send(roomId, 'Wait'), 'Yes?');
    expect(await send({ ...body, from: 4, messages: talk.slice(4) })).toMatchObject({
      c: code.invalid,
      m: 'You wrote in this chat before all of it was imported, so the rest was not added.',
    });
  });

  test.each([
    ['a parent that comes later', [said('user', 'x', 2), said('mate', 'y', 1)]],
    ['a message that is its own parent', [said('user', 'x', 1)]],
    ['two shown branches', [said('user', 'x', 0), said('user', 'y', 0)]],
    ['a hidden message before a shown one', [{ role: 'user', text: 'x', parent: 0 }, said('mate', 'y', 1)]],
    ['a text without a letter', [said('user', ' \u200b', 0)]],
    ['a text with NUL', [said('user', 'a\0', 0)]],
    ['a text that is too long', [said('user', 'x'.repeat(32_001), 0)]],
    ['no message', []],
  ])('with %s is refused', async (_, messages) => {
    expect((await send(input({ messages }))).c).toBe(code.invalid);
    expect(await roomsOf()).toEqual([]);
  });

  test('that leaves out a part is refused', async () => {
    const body = input({ messages: talk.slice(0, 2) });
    await sent(body);
    expect((await send({ ...body, from: 4, messages: talk.slice(4) })).c).toBe(code.invalid);
    expect((await send(input({ from: 2 }))).c).toBe(code.notFound);
  });

  test('that is sexual about minors is refused, also across parts', async () => {
    const body = input({ messages: [said('user', 'You are fourteen and in my class.', 0)] });
    await sent(body);
    const next = { ...body, from: 1, messages: [said('mate', 'She undresses and has sex with him.', 1)] };
    expect((await send(next)).c).toBe(code.contentRefused);
  });

  test('is refused at the cap, with a way on', async () => {
    await server.database
      .insertInto('rooms')
      .values(
        Array.from({ length: caps.rooms }, (_, index) => ({
          room_id: `${ada.userId}-${String(index)}`,
          user_id: ada.userId,
          mate_id: firstMate,
          client_room_id: String(index),
          last_seq: 0,
          created_at: 1,
          updated_at: 1,
        })),
      )
      .execute();
    expect((await send(input())).c).toBe(code.limitReached);
    const left = { rooms: 0, mates: caps.mates, personas: caps.personas, books: caps.lorebooks };
    expect(await listed()).toEqual({ imports: [], left });
  });

  test('with a private mate of someone else is refused', async () => {
    const { mateId } = await saveMate(await createPerson(server));
    expect((await send(input({ mateId }))).c).toBe(code.notFound);
  });
});

describe('undoing an import', () => {
  const bring = async () => {
    const mate = await ada.post('/mate/own/save', {
      draft: aDraft,
      importId,
      clientMateId: crypto.randomUUID(),
    });
    const { mateId } = v.parse(v.object({ mateId: v.string() }), mate.envelope.d);
    const { roomId } = await sent(input({ mateId }));
    await ada.post('/user/saveOrUpdatePersona', {
      name: 'Sam',
      about: '',
      importId,
      clientId: crypto.randomUUID(),
    });
    return { mateId, roomId };
  };

  test('deletes what it created and nothing else', async () => {
    const own = await saveMate(ada);
    await ada.post('/user/saveOrUpdatePersona', { name: 'Ada', about: '' });
    const { roomId } = await ada.openRoom();
    const other = crypto.randomUUID();
    await sent(input({ importId: other }));
    await bring();
    expect(await listed()).toMatchObject({
      imports: [{ importId, rooms: 1, mates: 1, personas: 1 }, { importId: other }],
      left: { rooms: caps.rooms - 3, mates: caps.mates - 2, personas: caps.personas - 2 },
    });
    expect(await undo()).toEqual({ retained: 0 });
    expect((await matesOf()).map(({ mateId }) => mateId)).toEqual([own.mateId]);
    expect((await personasOf()).map(({ name }) => name)).toEqual(['Ada']);
    expect((await roomsOf()).map((room) => room.title ?? room.roomId)).toEqual([roomId, 'The ferry']);
    expect(await list()).toMatchObject([{ importId: other, rooms: 1 }]);
    expect(await undo()).toEqual({ retained: 0 });
    const left = server.database.selectFrom('imported_items').selectAll().where('import_id', '=', importId);
    expect(await left.execute()).toEqual([]);
  });

  test('leaves what was used since', async () => {
    const { roomId, mateId } = await bring();
    await answered(companion, await ada.send(roomId, 'Hello'), 'Hi');
    const [persona] = await personasOf();
    server.advance(1000);
    await ada.post('/user/saveOrUpdatePersona', { uuid: persona?.uuid, name: 'Samuel', about: '' });
    await sent(input({ mateId }));
    expect(await undo()).toEqual({ retained: 3 });
    expect((await roomsOf()).map((room) => room.roomId)).toEqual([roomId]);
    expect(await matesOf()).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  test('is for the imports of one’s own', async () => {
    await bring();
    const eve = await createPerson(server);
    expect(await undo(importId, eve)).toEqual({ retained: 0 });
    expect([await list(eve), (await roomsOf()).length]).toEqual([[], 1]);
  });

  test('is not offered for what was deleted', async () => {
    const { roomId, mateId } = await bring();
    await ada.post('/room/deleteRoom', { roomId });
    await ada.post('/mate/own/delete', { mateId });
    expect(await list()).toMatchObject([{ rooms: 0, mates: 0, personas: 1 }]);
  });
});
