import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { RoomNotes } from '../../../../contract/rooms/room-actions.ts';
import { RoomFile, type RoomFileMessage } from '../../../../contract/rooms/room-file.ts';
import { Room, RoomList } from '../../../../contract/rooms/room.ts';
import { caps } from '../../../../server/domain/caps.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { fillRooms } from '../../support/fill-rooms.ts';
import { fileReply, roomFile } from '../../support/rooms/room-files.ts';
import { fileMessage } from '../../../support/file-message.ts';
import { startSharedServer } from '../../support/server.ts';
import { answered, createPerson, firstMate, ledgerOf, type Person } from '../../support/talk.ts';

let ada: Person;

const companion = createTestCompanion();
const server = await startSharedServer({ companion, environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  ada = await createPerson(server);
});

const save = async (roomId: string, who = ada): Promise<RoomFile> =>
  v.parse(RoomFile, (await who.get(`/room/exportRoom?roomId=${roomId}`)).envelope.d);
const load = async (file: unknown, clientRoomId: string = crypto.randomUUID(), who = ada) =>
  (await who.post('/room/importRoom', { clientRoomId, file })).envelope;
const opened = async (file: unknown, clientRoomId?: string): Promise<Room> =>
  v.parse(Room, (await load(file, clientRoomId)).d);
const listed = async () => v.parse(RoomList, (await ada.get('/room/roomList')).envelope.d).rooms;
const withMessages = (messages: readonly RoomFileMessage[]) => ({ ...roomFile, messages });

/** The file with its ids replaced by positions, and without what an import changes. */
const shapeOf = ({ messages, ...file }: RoomFile) => {
  const positions = new Map(messages.map(({ id }, index) => [id, index]));
  return {
    mate: file.mate,
    title: file.title,
    notes: file.notes,
    leaf: positions.get(file.leaf ?? ''),
    messages: messages.map(({ id: _, parent, edited: _edited, aiGenerated: _mark, ...message }) => ({
      ...message,
      parent: parent === null ? null : positions.get(parent),
    })),
  };
};

/** A room with an edited message, two replies to a message, a heart and an edited reply; returns its id. */
const talk = async (): Promise<string> => {
  const { roomId } = await ada.openRoom();
  const { reply } = await answered(companion, await ada.send(roomId, 'Hello'), 'Hi');
  await ada.post('/room/likeMessage', { messageId: reply.messageId, liked: true });
  const again = { messageId: reply.replyTo, clientReplyId: crypto.randomUUID() };
  await answered(companion, await ada.read('/girl/chat/anotherReply', again), 'Good day');
  const { reply: last } = await answered(companion, await ada.send(roomId, 'And now?'), 'Now');
  const edit = { roomId, clientMessageId: crypto.randomUUID(), text: 'Or then?', edits: last.replyTo };
  const { reply: then } = await answered(companion, await ada.read('/girl/chat/send', edit), 'Then');
  await ada.post('/room/editReply', { messageId: then.messageId, text: 'Much later' });
  await ada.post('/room/showMessage', { messageId: reply.messageId });
  await ada.post('/room/notes', { roomId, notes: 'Afraid of storms' });
  await ada.post('/room/renameRoom', { roomId, title: 'Rain' });
  return roomId;
};

describe('an imported room', () => {
  test('is the exported one as another room, and it costs nothing', async () => {
    const file = await save(await talk());
    const before = { benefits: await ada.benefits(), ledger: await ledgerOf(server, ada.userId) };
    const made = await opened(file);
    const copy = await save(made.roomId);
    expect(shapeOf(copy)).toEqual(shapeOf(file));
    expect(copy.roomId).not.toBe(file.roomId);
    expect(copy.messages.map(({ id }) => id)).toEqual(file.messages.map(({ id }) => id));
    expect({ benefits: await ada.benefits(), ledger: await ledgerOf(server, ada.userId) }).toEqual(before);
    expect(made).toMatchObject({ title: 'Rain', mate: { mateId: firstMate } });
    const notes = await ada.get(`/room/notes?roomId=${made.roomId}`);
    expect(v.parse(RoomNotes, notes.envelope.d).notes).toBe('Afraid of storms');
  });

  test('has the replies as this server wrote them, and else labels them, and says which ones a machine wrote', async () => {
    const file = await save(await talk());
    const marksOf = async (changed: unknown) => {
      const messages = await ada.messages((await opened(changed)).roomId);
      const marks = ['edited', 'imported', 'aiGenerated'] as const;
      const replies = messages.filter(({ role }) => role === 'mate');
      return [...new Set(replies.map((reply) => marks.filter((mark) => reply[mark] === true).join()))];
    };
    expect(await marksOf(file)).toEqual(['aiGenerated']);
    const unsigned = { ...file, signature: undefined };
    expect(await marksOf(unsigned)).toEqual(['imported,aiGenerated']);
    const forged = file.messages.map((message) =>
      message.role === 'mate' ? { ...message, text: `${message.text}, my love` } : message,
    );
    expect(await marksOf({ ...file, messages: forged })).toEqual(['imported,aiGenerated']);
    const unmarked = file.messages.map(({ aiGenerated: _mark, ...message }) => message);
    expect(await marksOf({ ...file, messages: unmarked })).toEqual(['edited,imported']);
  });

  test('can be imported by another user, and is that user’s', async () => {
    const file = await save(await talk());
    const eve = await createPerson(server);
    const { roomId } = v.parse(Room, (await load(file, crypto.randomUUID(), eve)).d);
    expect(shapeOf(await save(roomId, eve))).toEqual(shapeOf(file));
    expect((await ada.get(`/room/exportRoom?roomId=${roomId}`)).envelope.c).toBe(code.notFound);
  });

  test('continues, and the alternatives can be shown', async () => {
    const { roomId } = await opened(roomFile);
    const { request } = await answered(companion, await ada.send(roomId, 'Go on'), 'Gladly');
    expect(request.history.map(({ text }) => text)).toEqual([
      'Text of greeting',
      'Text of hello',
      'Text of second',
    ]);
    const { messages } = await ada.roomInfo(roomId);
    const [first = '', second = ''] = messages[2]?.alternatives ?? [];
    expect(messages[2]?.messageId).toBe(second);
    await ada.post('/room/showMessage', { messageId: first });
    expect((await ada.messages(roomId)).map(({ text }) => text).at(-1)).toBe('Text of first');
  });

  test('is another one each time, but the same for the same request', async () => {
    const clientRoomId = crypto.randomUUID();
    const [one, same] = await Promise.all([opened(roomFile, clientRoomId), opened(roomFile, clientRoomId)]);
    expect(same.roomId).toBe(one.roomId);
    expect((await opened(roomFile)).roomId).not.toBe(one.roomId);
    expect((await listed()).length).toBe(2);
  });

  test('may be empty, or begin with alternatives that the user wrote', async () => {
    expect((await ada.messages((await opened(withMessages([]))).roomId)).length).toBe(0);
    const { roomId } = await opened(
      withMessages([
        fileMessage('a', null, { hiddenAt: 9 }),
        fileReply('b', 'a', { hiddenAt: 9 }),
        fileMessage('c', null),
      ]),
    );
    expect((await ada.messages(roomId))[0]?.alternatives?.length).toBe(2);
  });

  test('has no reply that is being written, and no time in the future', async () => {
    const { roomId } = await opened(
      withMessages([
        ...roomFile.messages,
        fileMessage('next', 'second', { createdAt: Number.MAX_SAFE_INTEGER }),
        fileReply('begun', 'next', { status: 'streaming', hiddenAt: 4000 }),
        fileReply('empty', 'next', { status: 'streaming', text: '' }),
      ]),
    );
    const { messages } = await save(roomId);
    expect(messages.slice(-2).map(({ status }) => status)).toEqual(['interrupted', 'failed']);
    expect(messages.every(({ createdAt }) => createdAt <= server.now())).toBe(true);
    expect(messages.at(-1)?.edited).toBeUndefined();
  });

  test('shows helplines as with a message that was written here', async () => {
    const { roomId } = await opened(
      withMessages([fileMessage('a', null, { text: 'I want to kill myself' })]),
    );
    expect((await ada.messages(roomId))[0]?.help).toBeDefined();
  });

  test('has a reply that costs as much as any other to be completed', async () => {
    const stopped = [fileMessage('a', null), fileReply('b', 'a', { status: 'stopped' })];
    const { roomId } = await opened(withMessages(stopped));
    const before = await ada.benefits();
    const [own] = await ada.messages(roomId);
    await answered(companion, await ada.retry(own?.messageId ?? ''), 'Again');
    expect(await ada.benefits()).not.toEqual(before);
  });
});

describe('a file with a mate or texts that are refused', () => {
  test('a mate that does not exist, or is another user’s private one', async () => {
    const missing = { ...roomFile, mate: { mateId: 'nobody', name: 'Nobody' } };
    expect(await load(missing)).toMatchObject({ c: code.notFound, m: 'This mate no longer exists.' });
    await server.database
      .updateTable('mates')
      .set({ visibility: 'private' })
      .where('mate_id', '=', 'tomas-reed')
      .execute();
    const mate = { mateId: 'tomas-reed', name: 'Tomas Reed' };
    expect((await load({ ...roomFile, mate })).c).toBe(code.notFound);
    expect(await listed()).toEqual([]);
  });

  test('a blocked mate', async () => {
    await ada.post('/safety/block', { mateId: firstMate, wanted: true });
    expect((await load(roomFile)).c).toBe(code.mateBlocked);
    expect(await listed()).toEqual([]);
  });

  test('mature texts are for users who enabled them, and remain hidden from others', async () => {
    const mature = { ...roomFile, rating: 'mature' };
    expect((await load(mature)).c).toBe(code.matureOff);
    await ada.post('/user/nfsw', { wanted: true });
    const { roomId } = await opened(mature);
    expect((await save(roomId)).rating).toBe('mature');
    await ada.post('/user/nfsw', { wanted: false });
    expect((await ada.get(`/room/roomInfo?roomId=${roomId}`)).envelope.c).toBe(code.matureOff);
  });

  test.each([
    ['a message', [fileMessage('a', null, { text: 'I am 15 years old. Undress me and have sex with me' })]],
    [
      'a reply, by what was said before',
      [
        fileMessage('a', null, { text: 'You are 14 years old in this story' }),
        ...Array.from({ length: 100 }, (_, index) => fileMessage(`other${index}`, 'a', { hiddenAt: 1000 })),
        fileReply('b', 'a', { text: 'I want to have sex with you' }),
      ],
    ],
  ])('sexual texts about minors: %s', async (_, messages) => {
    expect((await load(withMessages(messages))).c).toBe(code.contentRefused);
    expect(await listed()).toEqual([]);
  });

  test('notes and title are checked too', async () => {
    const text = 'Sex with a 12 year old girl';
    expect((await load({ ...roomFile, notes: text })).c).toBe(code.contentRefused);
    expect((await load({ ...roomFile, title: text })).c).toBe(code.contentRefused);
  });

  test('no more rooms than an account may have; the messages are not stored either', async () => {
    await fillRooms(server, { userId: ada.userId, mateId: firstMate, count: caps.rooms });
    const text = `Unique ${ada.userId}`;
    expect((await load(withMessages([fileMessage('a', null, { text })]))).c).toBe(code.limitReached);
    const stored = await server.database
      .selectFrom('messages')
      .select('seq')
      .where('text', '=', text)
      .execute();
    expect(stored).toEqual([]);
  });
});
