import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { readAllRows } from '../../support/store/all-rows.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const companion = createTestCompanion();
const server = await startSharedServer({ companion, environment: { LIMIT_FACTOR: '100' } });

/** Returns every row of every table as text. */
const everyRow = async (): Promise<string> =>
  JSON.stringify(await readAllRows(server.database, server.running.deps.dialect));

/** Returns the files of the mails that say that an account was deleted: where no mail server is set, they stay a week. */
const deletionNotices = async (dataDir: string): Promise<string[]> => {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const mails = names
    .filter(({ name }) => name.endsWith('.eml'))
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(mails.map((path) => readFile(path, 'utf8')));
  return mails.filter(
    (_, index) => texts[index]?.includes('Subject: Your Mates account was deleted') === true,
  );
};

/** Returns the bytes of every other file in the data folder. */
const everyByte = async (): Promise<string> => {
  const names = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const notices = new Set(await deletionNotices(server.dataDir));
  const files = names.filter(
    (entry) => entry.isFile() && entry.name !== 'lock.db' && !notices.has(join(entry.parentPath, entry.name)),
  );
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  );
  return texts.join('\n');
};

/** Returns those of the words that a file contains. */
const wordsInFiles = async (words: readonly string[]): Promise<string[]> => {
  const bytes = await everyByte();
  return words.filter((word) => bytes.includes(word));
};

const say = async (who: Person, roomId: string, text: string, answer: string): Promise<void> => {
  const reading = await who.send(roomId, text);
  const turn = await companion.next();
  turn.say(answer);
  turn.finish(`{"memory":"${answer}"}`);
  await reading.rest();
};

test('deleting an account removes its data from every table and file', async () => {
  const ada = await createPerson(server);
  const other = await createPerson(server);
  const otherRoom = await other.openRoom();
  const { roomId } = await ada.openRoom();
  for (let round = 0; round < 12; round += 1) {
    const mark = `quillfeather-${String(round)} `;
    await say(ada, roomId, mark.repeat(40), `marrowstone-${String(round)} `.repeat(60));
    await say(other, otherRoom.roomId, `kept-${String(round)} `.repeat(50), 'Good to hear. '.repeat(40));
  }
  await ada.post('/user/saveOrUpdatePersona', { name: 'Brambletoe', about: 'thistlewick '.repeat(90) });
  await ada.post('/user/profile', { name: 'Hollowmere' });
  await ada.get('/user/doFavorite?mateId=iris-vale&favorite=1');
  await ada.post('/mate/review', { mateId: 'iris-vale', stars: 5, text: 'Saltmarrow' });
  await saveMate(ada, { name: 'quernbell', who: 'fennelgate '.repeat(90), visibility: 'public' });
  await saveMate(ada, { name: 'murmurstone' });
  await other.get('/mate/search?q=quernbell');
  const { envelope } = await ada.post('/room/searchMessages', { text: 'quillfeather' });
  expect(envelope.d).toMatchObject({ messages: { length: 12 } });
  const planted = [
    'quernbell',
    'fennelgate',
    'murmurstone',
    'quillfeather',
    'marrowstone',
    'Brambletoe',
    'thistlewick',
    'Hollowmere',
    'Saltmarrow',
    ada.email,
  ];
  for (const word of planted) {
    expect(await everyRow()).toContain(word);
  }

  const answer = await ada.post('/user/delete', { password: ada.password, confirm: 'delete' });

  expect(plain(answer)).toEqual(succeeded(null));
  const rows = await everyRow();
  for (const word of [...planted, ada.userId, roomId]) {
    expect(rows).not.toContain(word);
  }
  await expect.poll(() => wordsInFiles([...planted, ada.userId, roomId])).toEqual([]);
  expect((await ada.get('/user/benefits')).envelope.c).toBe(code.loginExpired);
  const signIn = await server.post('/user/login', { email: ada.email, password: ada.password });
  expect(signIn.envelope.c).toBe(code.wrongCredentials);
  expect((await other.messages(otherRoom.roomId)).length).toBe(25);
  expect((await server.mails()).map(({ to }) => to)).toContain(other.email);
  expect(await sql`select 1 as one`.execute(server.database)).toMatchObject({ rows: [{ one: 1 }] });
});

test('deleting an account stops its pending reply, which does not affect the next account', async () => {
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.say('fernhollow ');
  await reading.next();
  await reading.next();
  expect((await ada.post('/user/delete', { password: ada.password, confirm: 'delete' })).envelope.c).toBe(
    200,
  );
  turn.say('fernhollow again');
  turn.finish('{"memory":"fernhollow"}');
  await reading.rest();
  expect(await everyRow()).not.toContain('fernhollow');
  await expect.poll(() => wordsInFiles(['fernhollow'])).toEqual([]);
  expect(server.logged()).not.toContain('fernhollow');
});

test('the last mail of an account says, in its language, that it was deleted', async () => {
  const ada = await createPerson(server);
  await ada.get('/user/updateLange?language=fr');
  await ada.post('/user/delete', { password: ada.password, confirm: 'delete' });
  const mails = (await server.mails()).filter(({ to }) => to === ada.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Ton compte Mates a été supprimé']);
  expect(mails[0]?.text).toMatch(/Réseau\u00a0: 127\.0\.0\.x/);
  expect(mails[0]?.text).not.toContain(ada.password);
});

test('the address can sign up again, with an empty account', async () => {
  const email = 'back.again@example.com';
  const first = await server.signUp(email);
  const account = { token: first.token };
  await server.post('/user/delete', { password: first.password, confirm: 'delete' }, account);
  const second = await server.signUp(email);
  expect(second.userId).not.toBe(first.userId);
  expect((await server.get('/room/roomList', { token: second.token })).envelope.d).toEqual({
    rooms: [],
    removed: [],
  });
});

test('nothing is deleted without the correct password, whichever account is named', async () => {
  const ada = await createPerson(server);
  const eve = await createPerson(server);
  const wrong = refused(200, code.wrongCredentials, 'This isn’t your current password.');
  for (const body of [{}, { password: 'wrong wrong' }, { password: 'wrong', uuid: ada.userId }]) {
    expect(plain(await eve.post('/user/delete', { ...body, confirm: 'delete' }))).toEqual(wrong);
  }
  await eve.post('/user/delete', { password: eve.password, confirm: 'delete', uuid: ada.userId });
  expect((await ada.get('/user/profile')).envelope.c).toBe(200);
  expect((await eve.get('/user/profile')).envelope.c).toBe(code.loginExpired);
});

test.each([
  { password: 'correct horse battery', confirm: 'yes' },
  { password: 'x'.repeat(257), confirm: 'delete' },
])('deletion rejects %j as invalid', async (body) => {
  const ada = await createPerson(server);
  const { status, envelope } = await ada.post('/user/delete', body);
  expect([status, envelope.c]).toEqual([400, code.invalid]);
  expect((await ada.get('/user/profile')).envelope.c).toBe(200);
});
