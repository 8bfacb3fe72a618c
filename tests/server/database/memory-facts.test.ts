import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { Fact, MateMemory } from '../../../contract/memory.ts';
import { factsPerMate } from '../../../server/domain/memory/fact-room.ts';
import { purgeForgottenFacts, undoPeriod } from '../../../server/domain/memory/forget-fact.ts';
import { purgeRemovals } from '../../../server/domain/rooms/erase-messages.ts';
import { deleteRoom } from '../../../server/domain/rooms/delete-room.ts';
import { createTestCompanion } from '../support/companion.ts';
import { fileMessage, fileReply, roomFile } from '../support/room-files.ts';
import { startSharedServer } from '../support/server.ts';
import { answered, createPerson, firstMate, type Person } from '../support/talk.ts';

let ada: Person;
let roomId: string;

const companion = createTestCompanion();
const server = await startSharedServer({
  companion,
  environment: { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' },
});

beforeEach(async () => {
  ada = await createPerson(server);
  roomId = (await ada.openRoom()).roomId;
});

const memoryOf = async (who = ada, query = '', mateId = firstMate): Promise<MateMemory> =>
  v.parse(MateMemory, (await who.get(`/memory/facts?mateId=${mateId}${query}`)).envelope.d);
const textsOf = async (...place: Parameters<typeof memoryOf>): Promise<string[]> =>
  (await memoryOf(...place)).facts.map(({ text, pastSince }) => (pastSince === null ? text : `(${text})`));
const say = async (text: string, room = roomId) => {
  const reading = await ada.send(room, text);
  const accepted = await reading.next();
  await answered(companion, reading, 'Ah.');
  if (accepted?.type !== 'accepted') throw new Error('not accepted');
  return accepted;
};
const call = async (path: string, body: object, who = ada) => who.post(`/memory/${path}`, body);
const factOf = async (path: string, body: object): Promise<Fact> =>
  v.parse(Fact, (await call(path, body)).envelope.d);
const add = (text: string, parts: object = {}) =>
  factOf('addFact', { clientId: crypto.randomUUID(), mateId: firstMate, kind: 'you', text, ...parts });
const rowsOf = (who = ada) =>
  server.database.selectFrom('facts').selectAll().where('user_id', '=', who.userId).execute();
const missing = { envelope: { c: code.notFound } };

describe('[28.3] what a message teaches', () => {
  test('is stored with the message, named in its frame and its message, and shared by the rooms with the mate', async () => {
    const { messageId, learned } = await say('My name is Mara');
    const { facts, remembers } = await memoryOf();
    expect(remembers).toBe(true);
    expect(facts).toMatchObject([
      { text: 'Name: Mara', kind: 'you', roomId: null, learnedBy: 'rule', pinned: false, pastSince: null },
    ]);
    expect(facts[0]?.source).toEqual({ roomId, messageId });
    expect(learned).toEqual([{ factId: facts[0]?.factId, text: 'Name: Mara' }]);
    const messages = await ada.messages(roomId);
    expect(messages.find((message) => message.messageId === messageId)?.learned).toEqual(learned);
    expect(messages.filter((message) => message.learned !== undefined)).toHaveLength(1);

    const other = await ada.openRoom(firstMate, crypto.randomUUID());
    expect(await textsOf(ada, `&roomId=${other.roomId}`)).toEqual(['Name: Mara']);
    await ada.openRoom('wren');
    expect(await textsOf(ada, '', 'wren')).toEqual([]);
    const eve = await createPerson(server);
    expect(await textsOf(eve)).toEqual([]);
  });

  test('makes older facts of its topic past, until it is deleted', async () => {
    await say('My name is Mara');
    const { messageId } = await say('My name is Nora');
    expect(await textsOf()).toEqual(['Name: Nora', '(Name: Mara)']);
    await ada.post('/room/deleteMessage', { messageId });
    expect(await textsOf()).toEqual(['Name: Mara']);
    await say('My name is Nora');
    await say('My name is Mara');
    expect(await textsOf()).toEqual(['Name: Mara', '(Name: Nora)']);
  });

  test('counts once when it was said twice, and survives the deletion of one message', async () => {
    await say('My name is Mara');
    const { learned, messageId } = await say('My name is Mara');
    expect(learned).toBe(undefined);
    expect(await textsOf()).toEqual(['Name: Mara']);
    await ada.post('/room/deleteMessage', { messageId });
    expect(await textsOf()).toEqual(['Name: Mara']);
  });

  test('is neither learned nor changed in a room whose mate does not remember', async () => {
    expect((await call('switchRoom', { roomId, remembers: false })).envelope.d).toEqual({ remembers: false });
    expect((await say('My name is Mara')).learned).toBe(undefined);
    expect(await memoryOf(ada, `&roomId=${roomId}`)).toEqual({ facts: [], remembers: false });
    await call('switchRoom', { roomId, remembers: true });
    await say('My name is Nora');
    expect(await textsOf()).toEqual(['Name: Nora']);
  });

  test('the same request teaches once', async () => {
    const clientMessageId = crypto.randomUUID();
    await answered(companion, await ada.send(roomId, 'My name is Mara', clientMessageId), 'Ah.');
    const again = await (await ada.send(roomId, 'My name is Mara', clientMessageId)).next();
    expect(again).toMatchObject({ learned: [{ text: 'Name: Mara' }] });
    expect(await rowsOf()).toHaveLength(1);
  });
});

describe('[28.6] deleting', () => {
  test('a message deletes what it taught, and restoring it brings that back', async () => {
    const { messageId } = await say('My name is Mara');
    await ada.post('/room/deleteMessage', { messageId });
    expect(await textsOf()).toEqual([]);
    const { removed } = await ada.roomInfo(roomId);
    await ada.post('/room/restoreMessages', { removalId: removed?.removalId });
    expect(await textsOf()).toEqual(['Name: Mara']);
    await purgeRemovals(server.database, server.now());
    expect(await textsOf()).toEqual(['Name: Mara']);
    await ada.post('/room/deleteMessage', { messageId });
    await purgeRemovals(server.database, server.now());
    expect(await rowsOf()).toEqual([]);
  });

  test('what a hidden branch taught is not remembered while it is hidden', async () => {
    const { messageId } = await say('My name is Mara');
    const edited = { roomId, clientMessageId: crypto.randomUUID(), text: 'Hello', edits: messageId };
    await answered(companion, await ada.read('/girl/chat/send', edited), 'Hi.');
    expect(await textsOf()).toEqual([]);
    await ada.post('/room/showMessage', { messageId });
    expect(await textsOf()).toEqual(['Name: Mara']);
  });

  test('a room deletes what it taught, and its story', async () => {
    await say('My name is Mara');
    await add('The door is locked.', { kind: 'story', roomId });
    await add('Is left-handed');
    await ada.get(`/room/deleteRoom?roomId=${roomId}&undo=1`);
    expect(await textsOf()).toEqual(['Is left-handed']);
    await ada.post('/room/restoreRoom', { roomId });
    expect(await textsOf()).toEqual(['Is left-handed', 'The door is locked.', 'Name: Mara']);
    await deleteRoom(server.running.deps, { userId: ada.userId, roomId });
    expect((await rowsOf()).map(({ text }) => text)).toEqual(['Is left-handed']);
  });

  test('the account deletes everything', async () => {
    await say('My name is Mara');
    await add('Is left-handed');
    await ada.post('/user/delete', { password: ada.password, confirm: 'delete' });
    expect(await rowsOf()).toEqual([]);
  });

  test('forgetting can be undone for a while; after it, only that the message taught something remains', async () => {
    const { messageId } = await say('My name is Mara');
    const [fact] = (await memoryOf()).facts;
    const forget = (forgotten: boolean) => call('forgetFact', { factId: fact?.factId, forgotten });
    expect((await forget(true)).envelope).toMatchObject({ c: 200, d: { text: 'Name: Mara' } });
    expect((await forget(true)).envelope).toMatchObject({ c: 200 });
    expect(await textsOf()).toEqual([]);
    expect((await ada.messages(roomId)).filter((message) => message.learned !== undefined)).toEqual([]);
    expect((await forget(false)).envelope).toMatchObject({ c: 200, d: { text: 'Name: Mara' } });
    expect(await textsOf()).toEqual(['Name: Mara']);
    await forget(true);
    server.advance(undoPeriod);
    expect(await forget(false)).toMatchObject(missing);
    await purgeForgottenFacts(server.database, server.now() - undoPeriod);
    expect(await rowsOf()).toMatchObject([{ text: '', topic: '', source_message_id: messageId }]);
    expect((await forget(true)).envelope).toEqual({ c: 200, m: null, d: null });
  });

  test('forgetting forgets everything that says the same, and what it made past is true again', async () => {
    await say('My name is Mara');
    await say('My name is Nora');
    await say('My name is Nora');
    const [newest] = (await memoryOf()).facts;
    await call('forgetFact', { factId: newest?.factId, forgotten: true });
    expect(await textsOf()).toEqual(['Name: Mara']);
    await call('forgetFact', { factId: newest?.factId, forgotten: false });
    expect(await textsOf()).toEqual(['Name: Nora', '(Name: Mara)']);
  });
});

describe('[28.4] what the user changes', () => {
  test('a fact is added once, and pinned', async () => {
    const clientId = crypto.randomUUID();
    const fact = await add('Is left-handed', { clientId });
    expect(await add('Something else', { clientId })).toEqual(fact);
    expect(fact).toMatchObject({ source: null, learnedBy: 'you', roomId: null });
    expect(await factOf('pinFact', { factId: fact.factId, pinned: true })).toMatchObject({ pinned: true });
    expect(await factOf('pinFact', { factId: fact.factId, pinned: false })).toMatchObject({ pinned: false });
  });

  test('what is said later supersedes what the user wrote, where rules know what it is about', async () => {
    await add('My name is Mara');
    await say('My name is Nora');
    expect(await textsOf()).toEqual(['Name: Nora', '(My name is Mara)']);
  });

  test('the story belongs to its room', async () => {
    const other = await ada.openRoom(firstMate, crypto.randomUUID());
    expect(await add('The door is locked.', { kind: 'story', roomId })).toMatchObject({ roomId });
    expect(await textsOf(ada, `&roomId=${other.roomId}`)).toEqual([]);
    expect(await textsOf(ada, `&roomId=${roomId}`)).toEqual(['The door is locked.']);
    const without = { clientId: crypto.randomUUID(), mateId: firstMate, kind: 'story', text: 'Locked.' };
    expect((await call('addFact', without)).envelope.c).toBe(code.invalid);
  });

  test('a corrected fact is the user’s own, and outlives its message', async () => {
    const { messageId } = await say('My name is Mara');
    await say('My name is Mara');
    const [fact] = (await memoryOf()).facts;
    const corrected = await factOf('correctFact', { factId: fact?.factId, text: 'Name: Marah' });
    expect(corrected).toMatchObject({ text: 'Name: Marah', learnedBy: 'you', source: null });
    await ada.post('/room/deleteMessage', { messageId });
    await purgeRemovals(server.database, server.now());
    expect(await textsOf()).toEqual(['Name: Marah']);
    await say('My name is Nora');
    expect(await textsOf()).toEqual(['Name: Nora', '(Name: Marah)']);
  });

  test('a fact ends, and is true again in spite of newer ones', async () => {
    await say('My name is Mara');
    await say('My name is Nora');
    const [nora, mara] = (await memoryOf()).facts;
    await factOf('endFact', { factId: nora?.factId, ended: true });
    expect(await textsOf()).toEqual(['(Name: Nora)', '(Name: Mara)']);
    await factOf('endFact', { factId: nora?.factId, ended: false });
    await factOf('endFact', { factId: mara?.factId, ended: false });
    expect(await textsOf()).toEqual(['Name: Nora', 'Name: Mara']);
  });

  test('facts of others, of unknown mates and of wrong rooms are missing', async () => {
    const fact = await add('Is left-handed');
    const eve = await createPerson(server);
    for (const [path, body] of [
      ['correctFact', { text: 'Is tall' }],
      ['pinFact', { pinned: true }],
      ['endFact', { ended: true }],
      ['forgetFact', { forgotten: false }],
    ] as const) {
      expect(await call(path, { factId: fact.factId, ...body }, eve)).toMatchObject(missing);
    }
    expect(await call('switchRoom', { roomId, remembers: false }, eve)).toMatchObject(missing);
    expect(await eve.get(`/memory/facts?mateId=${firstMate}&roomId=${roomId}`)).toMatchObject(missing);
    expect(await ada.get(`/memory/facts?mateId=wren&roomId=${roomId}`)).toMatchObject(missing);
    expect(await ada.get('/memory/facts?mateId=none')).toMatchObject(missing);
    const own = { clientId: crypto.randomUUID(), mateId: firstMate, roomId, kind: 'you', text: 'Is tall' };
    expect(await call('addFact', own, eve)).toMatchObject(missing);
    expect(await textsOf()).toEqual(['Is left-handed']);
  });

  test('forbidden texts are refused', async () => {
    const fact = await add('Is left-handed');
    const text = 'A 12 year old girl, naked, having sex';
    const added = { clientId: crypto.randomUUID(), mateId: firstMate, kind: 'you', text };
    expect((await call('addFact', added)).envelope.c).toBe(code.contentRefused);
    const corrected = await call('correctFact', { factId: fact.factId, text });
    expect(corrected.envelope.c).toBe(code.contentRefused);
    expect(await textsOf()).toEqual(['Is left-handed']);
  });
});

test('at the limit the oldest learned fact makes room, and the user’s own are refused', async () => {
  await say('My name is Mara');
  const now = server.now();
  const own = Array.from({ length: factsPerMate - 1 }, (_, index) => ({
    fact_id: crypto.randomUUID(),
    user_id: ada.userId,
    mate_id: firstMate,
    kind: 'you' as const,
    text: `Likes the number ${String(index)}`,
    topic: '',
    is_exclusive: 0,
    ends_topic: 0,
    is_repeated: 0,
    learned_by: 'you' as const,
    created_at: now,
    updated_at: now,
  }));
  for (let start = 0; start < own.length; start += 50) {
    await server.database
      .insertInto('facts')
      .values(own.slice(start, start + 50))
      .execute();
  }
  await add('Is left-handed');
  expect(await textsOf()).not.toContain('Name: Mara');
  const more = { clientId: crypto.randomUUID(), mateId: firstMate, kind: 'you', text: 'Is tall' };
  expect((await call('addFact', more)).envelope.c).toBe(code.limitReached);
  expect((await say('My name is Nora')).learned).toBe(undefined);
  expect(await rowsOf()).toHaveLength(factsPerMate);
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

  test('what was said in mature conversations stays in them', async () => {
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
