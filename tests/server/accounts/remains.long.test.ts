import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { Fact } from '../../../contract/memory/fact.ts';
import { days, minutes } from '../../../server/shared/clock.ts';
import { createRetention } from '../../../server/domain/retention/retention.ts';
import { SqliteFile } from '../../../server/store/sqlite/sqlite-file.ts';
import { addEntry, importBook, loreFields, makeBook } from '../support/rooms/own-lorebooks.ts';
import { saveMate } from '../support/mates/own-mates.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

let server: TestServer;
let ada: Person;
let roomId: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { LIMIT_FACTOR: '100', GRANT_CHATS: '1000' } });
  ada = await createPerson(server);
  ({ roomId } = await ada.openRoom());
  const other = await createPerson(server);
  const { roomId: otherRoom } = await other.openRoom();
  // Content that stays is between what is deleted.
  for (let index = 0; index < 10; index += 1)
    await say(other, otherRoom, `it stays ${String(index)} `.repeat(40));
});
afterAll(() => server.stop());

const say = async (who: Person, room: string, text: string) => (await who.send(room, text)).rest();

/** Returns the names of the files of the data folder that contain the word. */
const filesWith = async (word: string): Promise<string[]> => {
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(name)]),
  );
  const spellings = [word, word.toLowerCase()].flatMap((text) => [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
  ]);
  return contents
    .filter(([, content]) => spellings.some((spelling) => content.includes(spelling)))
    .map(([name]) => name);
};

const addFact = async (text: string) => {
  const body = { clientId: crypto.randomUUID(), mateId: 'iris-vale', kind: 'you', text };
  return v.parse(Fact, (await ada.post('/memory/addFact', body)).envelope.d).factId;
};

/** Each kind of deletion: plants the word, and returns what deletes it. */
const kinds: Record<string, (word: string) => Promise<() => Promise<unknown>>> = {
  'a conversation': async (word) => {
    const { roomId: room } = await ada.openRoom('iris-vale', crypto.randomUUID());
    await say(ada, room, `${word} and more `.repeat(30));
    await ada.post('/room/searchMessages', { text: word });
    return () => ada.post('/room/deleteRoom', { roomId: room });
  },
  'a conversation that could be restored': async (word) => {
    const { roomId: room } = await ada.openRoom('iris-vale', crypto.randomUUID());
    await say(ada, room, `My cat is called ${word}.`);
    return () => ada.post('/room/deleteRoom', { roomId: room, undo: '1' });
  },
  'a temporary conversation': async (word) => {
    const path = `/room/createRoom?mateId=iris-vale&clientRoomId=${crypto.randomUUID()}&temporary=1`;
    const { roomId: room } = v.parse(v.object({ roomId: v.string() }), (await ada.get(path)).envelope.d);
    await say(ada, room, `${word} is between us.`);
    return () => ada.post('/room/deleteRoom', { roomId: room });
  },
  messages: async (word) => {
    await say(ada, roomId, `Do you know ${word}?`);
    await ada.post('/room/searchMessages', { text: word });
    const messageId = (await ada.messages(roomId)).findLast(({ role }) => role === 'user')?.messageId;
    return () => ada.post('/room/deleteMessage', { messageId });
  },
  notes: async (word) => {
    await ada.post('/room/notes', { roomId, notes: word.repeat(50) });
    return () => ada.post('/room/notes', { roomId, notes: '' });
  },
  'a memory': async (word) => {
    const factId = await addFact(`likes ${word}`);
    return () => ada.post('/memory/forgetFact', { factId, forgotten: true });
  },
  'a corrected memory': async (word) => {
    const factId = await addFact(`likes ${word}`);
    return () => ada.post('/memory/correctFact', { factId, kind: 'you', text: 'likes tea' });
  },
  'a lorebook': async (word) => {
    const file = { entries: { 0: { uid: 0, key: [word], content: `${word} `.repeat(300) } } };
    const { book } = await importBook(ada, file);
    return () => ada.post('/lorebook/delete', { bookId: book.bookId, deleted: true });
  },
  'an entry of a lorebook': async (word) => {
    const { bookId } = await makeBook(ada);
    const { entryId } = await addEntry(ada, bookId, { ...loreFields, content: word });
    const change = { kind: 'delete', deleted: true };
    return () => ada.post('/lorebook/changeEntries', { bookId, entryIds: [entryId], change });
  },
  'a mate with its card': async (word) => {
    const card = JSON.stringify({
      spec: 'chara_card_v2',
      spec_version: '2.0',
      data: { name: 'Z', description: word.repeat(400) },
    });
    const { mateId } = await saveMate(
      ada,
      { name: 'Zed', who: `${word} waits.`, visibility: 'public' },
      { card },
    );
    await ada.get('/mate/search?q=zed');
    await ada.openRoom(mateId);
    return () => ada.post('/mate/own/delete', { mateId });
  },
  'a persona': async (word) => {
    const saved = await ada.post('/user/saveOrUpdatePersona', { name: 'Second', about: word });
    const { uuid } = v.parse(v.object({ uuid: v.string() }), saved.envelope.d);
    return () => ada.get(`/user/deleteDefaultPersona?uuid=${uuid}`);
  },
  'an account': async (word) => {
    const eve = await createPerson(server);
    const { roomId: room } = await eve.openRoom();
    await say(eve, room, `${word} `.repeat(100));
    await eve.post('/user/saveOrUpdatePersona', { name: 'Eve', about: word });
    await saveMate(eve, { name: word, who: word });
    await importBook(eve, { entries: { 0: { uid: 0, key: [word], content: word } } });
    return () => eve.post('/user/delete', { password: eve.password, confirm: 'delete' });
  },
};

test.each(Object.entries(kinds))(
  'nothing remains in a file of what is deleted with %s',
  async (_kind, plant) => {
    const word = `Zq${crypto.randomUUID().replaceAll('-', '')}`;
    const erase = await plant(word);
    expect(await filesWith(word)).not.toEqual([]);
    expect(await erase()).toMatchObject({ status: 200, envelope: { c: 200 } });
    // The time in which it can be restored ends.
    server.advance(minutes(1) + 1);
    await expect.poll(() => filesWith(word)).toEqual([]);
  },
);

test('a reader in another process delays that, and holds up nobody', async () => {
  const word = `Zq${crypto.randomUUID().replaceAll('-', '')}`;
  await ada.post('/room/notes', { roomId, notes: word });
  const reader = new SqliteFile(join(server.dataDir, 'mates.db'));
  reader.exec('begin');
  reader.readValues('select count(*) from rooms');
  await ada.post('/room/notes', { roomId, notes: '' });
  let slowest = 0;
  const until = performance.now() + 7000;
  while (performance.now() < until) {
    const at = performance.now();
    await ada.benefits();
    slowest = Math.max(slowest, performance.now() - at);
  }
  // Waiting for the reader would take the five seconds for which statements wait.
  expect(slowest).toBeLessThan(4000);
  expect(await filesWith(word)).not.toEqual([]);
  reader.exec('rollback');
  reader.close();
  await expect.poll(() => filesWith(word)).toEqual([]);
});

test('fourteen accounts that are deleted at once are deleted, with their mails, and are notified', async () => {
  const people = [];
  for (let index = 0; index < 14; index += 1) people.push(await createPerson(server));
  for (const person of people) await person.openRoom();
  const answers = await Promise.all(
    people.map((person) => person.post('/user/delete', { password: person.password, confirm: 'delete' })),
  );
  expect(answers.map(({ status, envelope }) => [status, envelope.c])).toEqual(people.map(() => [200, 200]));
  const mails = await server.mails();
  for (const { email, userId } of people) {
    expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Your Mates account was deleted',
    ]);
    const left = await server.database
      .selectFrom('users')
      .select('user_id')
      .where('user_id', '=', userId)
      .execute();
    expect(left).toEqual([]);
  }
});

test('what fails after an account is closed is logged and continued, and the account is answered as deleted', async () => {
  const eve = await createPerson(server);
  const { roomId: room } = await eve.openRoom();
  await say(eve, room, 'Hello');
  const file = new SqliteFile(join(server.dataDir, 'mates.db'));
  file.exec(
    `create trigger refuse_deletion before delete on users begin select raise(abort, 'not now'); end`,
  );
  const answer = await eve.post('/user/delete', { password: eve.password, confirm: 'delete' });
  expect(answer).toMatchObject({ status: 200, envelope: { c: 200 } });
  expect(server.logged()).toContain('what follows from a change was not done');
  expect((await server.mails()).at(-1)?.to).toBe(eve.email);
  const signIn = await server.post('/user/login', { email: eve.email, password: eve.password });
  expect(signIn.envelope.c).toBe(4010);
  expect((await server.signUp(eve.email)).userId).not.toBe(eve.userId);
  const left = () =>
    server.database.selectFrom('users').select('user_id').where('user_id', '=', eve.userId).execute();
  expect(await left()).toHaveLength(1);

  file.exec('drop trigger refuse_deletion');
  file.close();
  server.advance(minutes(1) + 1);
  await createRetention(server.running.deps).run();
  expect(await left()).toEqual([]);
  server.advance(days(8));
});
