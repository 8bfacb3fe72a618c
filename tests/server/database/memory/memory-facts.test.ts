import { beforeEach, describe, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { factsPerMate, factsPerUser } from '../../../../server/domain/memory/fact-limits.ts';
import { purgeForgottenFacts, undoPeriod } from '../../../../server/domain/memory/forget-fact.ts';
import { purgeRemovals } from '../../../../server/domain/rooms/erase-messages.ts';
import { deleteRoom } from '../../../../server/domain/rooms/delete-room.ts';
import { shareMemory } from '../../support/rooms/memory.ts';
import { answered, createPerson, firstMate, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open, memoryOf, call, factOf, textsOf, say, add, rowsOf } = await shareMemory();

beforeEach(async () => {
  ({ ada, roomId } = await open());
});

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

  test('counts once when two messages say it, and survives the deletion of one message', async () => {
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

  test('a later message supersedes what the user wrote, where rules know its topic', async () => {
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

/** Stores facts that the user wrote. */
async function fillMemory(mateId: string, count: number): Promise<void> {
  const now = server.now();
  const own = Array.from({ length: count }, (_, index) => ({
    fact_id: crypto.randomUUID(),
    user_id: ada.userId,
    mate_id: mateId,
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
  for (let start = 0; start < own.length; start += 500) {
    await server.database
      .insertInto('facts')
      .values(own.slice(start, start + 500))
      .execute();
  }
}

const addMore = () =>
  call('addFact', { clientId: crypto.randomUUID(), mateId: firstMate, kind: 'you', text: 'Is tall' });

test('at the limit the oldest learned fact makes room, and the user’s own are refused', async () => {
  await say('My name is Mara');
  await fillMemory(firstMate, factsPerMate - 1);
  await add('Is left-handed');
  expect(await textsOf()).not.toContain('Name: Mara');
  const { envelope } = await addMore();
  expect(envelope).toMatchObject({ c: code.limitReached, m: expect.stringContaining(` ${factsPerMate} `) });
  expect((await say('My name is Nora')).learned).toBe(undefined);
  expect(await rowsOf()).toHaveLength(factsPerMate);
});

test('the refusal names the limit of all mates where that one is reached', async () => {
  await fillMemory('wren', factsPerUser);
  const { envelope } = await addMore();
  expect(envelope).toMatchObject({
    c: code.limitReached,
    m: expect.stringContaining(` ${factsPerUser.toLocaleString('en')} `),
  });
});
