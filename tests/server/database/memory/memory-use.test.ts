import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { deleteRoom } from '../../../../server/domain/rooms/delete-room.ts';
import { shareMemory } from '../../support/rooms/memory.ts';
import { storeTalk } from '../../support/store/stored-talk.ts';
import { fileReply, roomFile } from '../../support/rooms/room-files.ts';
import { fileMessage } from '../../../support/file-message.ts';
import { answered, createPerson, firstMate, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open, memoryOf, call, factOf, textsOf, say, add } = await shareMemory();

beforeEach(async () => {
  ({ ada, roomId } = await open());
});

describe('[28.3] what the companion receives', () => {
  const ask = async (text: string, room = roomId) => {
    const { request } = await answered(companion, await ada.send(room, text), 'Ah.');
    return (request.facts ?? []).map((fact) => [fact.text, fact.isPast, fact.reason] as const);
  };

  test('pinned facts come first, then basic ones, those that share words, others, and past ones', async () => {
    const pinned = await add('Never eats fish');
    await factOf('pinFact', { factId: pinned.factId, pinned: true });
    await add('Plays the cello in an orchestra');
    await add('Is left-handed');
    const ended = await add('Played the cello as a child');
    await factOf('endFact', { factId: ended.factId, ended: true });
    await say('My name is Mara');
    await say('My name is Nora');
    expect(await ask('How long have I played the CELLO?')).toEqual([
      ['Never eats fish', false, { kind: 'pinned' }],
      ['Name: Nora', false, { kind: 'always' }],
      ['Plays the cello in an orchestra', false, { kind: 'words', words: ['played', 'cello'] }],
      ['Is left-handed', false, { kind: 'always' }],
      ['Played the cello as a child', true, { kind: 'words', words: ['played', 'cello'] }],
    ]);
  });

  test('facts that share a rare word with the best one follow it', async () => {
    await add('The harbor of Aldershaw freezes in winter');
    await add('Is left-handed');
    await add('Her sister Lena moved to Aldershaw');
    await add('Sleeps late');
    expect(await ask('Lena?')).toEqual([
      ['Her sister Lena moved to Aldershaw', false, { kind: 'words', words: ['lena'] }],
      ['The harbor of Aldershaw freezes in winter', false, { kind: 'words', words: ['aldershaw'] }],
      ['Sleeps late', false, { kind: 'always' }],
      ['Is left-handed', false, { kind: 'always' }],
    ]);
  });

  test('a recalled message of which all facts are past is marked', async () => {
    const talk = Array.from(
      { length: 60 },
      (_, index) => `We talk about the weather of day ${String(index)}.`,
    );
    for (const text of ['I live in Porto', 'I live in Porto and I love porridge', 'I live in Ghent']) {
      await say(text);
      await storeTalk(server.database, roomId, talk);
    }
    const { request } = await answered(companion, await ada.send(roomId, 'Where do I live?'), 'Ah.');
    const lines = (request.passages ?? []).flatMap((passage) => passage.lines);
    const marked = lines
      .filter(({ text }) => text.includes('I live'))
      .map(({ text, isPast }) => [text, isPast]);
    expect(Object.fromEntries(marked)).toEqual({
      'I live in Porto': true,
      'I live in Porto and I love porridge': undefined,
      'I live in Ghent': undefined,
    });
  });

  test('what the message itself says is not repeated', async () => {
    expect(await ask('My name is Mara')).toEqual([]);
    expect(await ask('Hello')).toHaveLength(1);
    expect(await ask('My name is Mara')).toHaveLength(1);
  });

  test('nothing crosses to another mate, another person, another story or a room that does not remember', async () => {
    await say('My name is Mara');
    await add('The door is locked.', { kind: 'story', roomId });
    const other = await ada.openRoom(firstMate, crypto.randomUUID());
    const wren = await ada.openRoom('wren');
    expect((await ask('Hello', other.roomId)).map(([text]) => text)).toEqual(['Name: Mara']);
    expect(await ask('Hello', wren.roomId)).toEqual([]);
    const eve = await createPerson(server);
    const theirs = await eve.openRoom();
    const { request } = await answered(companion, await eve.send(theirs.roomId, 'Hello'), 'Ah.');
    expect(request.facts).toEqual([]);
    await call('switchRoom', { roomId, remembers: false });
    expect(await ask('Hello')).toEqual([]);
  });

  test('facts from mature conversations are used only in those', async () => {
    await say('My name is Mara');
    await server.database.updateTable('rooms').set({ mature_at: 1 }).where('room_id', '=', roomId).execute();
    const other = await ada.openRoom(firstMate, crypto.randomUUID());
    expect(await ask('Hello', other.roomId)).toEqual([]);
    expect(await textsOf()).toEqual([]);
    await ada.post('/user/nfsw', { wanted: true });
    expect(await textsOf()).toEqual(['Name: Mara']);
  });

  test('facts are judged with a message as its earlier lines are', async () => {
    const fact = await add('You are my 14 year old pupil');
    const text = 'I take off your clothes and we have sex';
    const send = async () =>
      ada.post('/girl/chat/send', { roomId, clientMessageId: crypto.randomUUID(), text });
    expect((await send()).envelope.c).toBe(code.contentRefused);
    await call('forgetFact', { factId: fact.factId, forgotten: true });
    await answered(companion, await ada.send(roomId, text), 'Ah.');
  });
});

describe('[28.6] a copied room', () => {
  test('has what its messages taught and its story, also when the original is deleted', async () => {
    const { messageId } = await say('My name is Mara');
    await say('I love tea');
    await add('The door is locked.', { kind: 'story', roomId });
    const copied = { roomId, messageId, clientRoomId: crypto.randomUUID() };
    const copy = v.parse(
      v.object({ roomId: v.string() }),
      (await ada.post('/room/copyRoom', copied)).envelope.d,
    );
    await deleteRoom(server.running.deps, { userId: ada.userId, roomId });
    expect(await textsOf(ada, `&roomId=${copy.roomId}`)).toEqual(['The door is locked.', 'Name: Mara']);
  });
});

test('[28.3] an imported conversation teaches what its shown messages say, once', async () => {
  const file = {
    ...roomFile,
    leaf: '3',
    messages: [
      fileMessage('1', null, { text: 'My name is Mara' }),
      fileReply('2', '1', { text: 'My name is Iris' }),
      fileMessage('3', '2', { text: 'My name is Nora' }),
      fileMessage('4', '2', { text: 'My name is Zoe', hiddenAt: 3000 }),
    ],
  };
  const answer = await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file });
  expect(answer.envelope.c).toBe(code.ok);
  expect(await textsOf(ada, '', file.mate.mateId)).toEqual(['Name: Nora', '(Name: Mara)']);
  const [fact] = (await memoryOf(ada, '', file.mate.mateId)).facts;
  expect(fact?.createdAt).toBe(1000);
});

test('[28.6] the export of an account has what its mates remember', async () => {
  await say('My name is Mara');
  await call('switchRoom', { roomId, remembers: false });
  const { d } = (await ada.get('/user/export')).envelope;
  expect(d).toMatchObject({
    facts: [{ mateId: firstMate, text: 'Name: Mara', source: { roomId } }],
    rooms: [{ remembers: false }],
  });
});
