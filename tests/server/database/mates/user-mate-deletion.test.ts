import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { OwnMateList } from '../../../../contract/mates/own-mate.ts';
import { hours } from '../../../../server/shared/clock.ts';
import { purgeClosedMates } from '../../../../server/domain/mates/own/delete-user-mate.ts';
import { plain, succeeded } from '../../support/answers.ts';
import { aDraft, closed, noSuchMate, saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

let ada: Person;

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const ben = await createPerson(server);
beforeEach(async () => {
  ada = await createPerson(server);
});

const list = async (who: Person) => v.parse(OwnMateList, (await who.get('/mate/own/list')).envelope.d).mates;
const detail = async (who: Person, mateId: string) =>
  plain(await who.get(`/mate/getMateDetail?mateId=${mateId}`));

test('[S2.19] a deleted mate is inaccessible to all; its rooms stay readable, without its texts', async () => {
  const { mateId } = await saveMate(ada, { visibility: 'public', who: 'Something unmistakable.' });
  const room = await ben.openRoom(mateId);
  await ben.get(`/user/doFavorite?mateId=${mateId}&favorite=1`);
  await ben.post('/mate/review', { mateId, stars: 4, text: 'Good company' });
  await ben.get('/mate/search?q=Ruth');
  expect(plain(await ada.post('/mate/own/delete', { mateId }))).toEqual(succeeded(null));
  expect(plain(await ada.post('/mate/own/delete', { mateId }))).toEqual(succeeded(null));

  expect(await list(ada)).toEqual([]);
  for (const who of [ada, ben]) {
    expect(await detail(who, mateId)).toEqual(noSuchMate);
    expect(plain(await who.get(`/room/createRoom?mateId=${mateId}`))).toEqual(noSuchMate);
  }
  expect(plain(await ada.post('/mate/own/save', { mateId, draft: aDraft }))).toEqual(noSuchMate);
  expect((await fetch(`${server.url}/media/portraits/${mateId}.svg`)).status).toBe(404);
  expect(JSON.stringify((await ben.get('/user/favorites')).envelope.d)).not.toContain(mateId);
  const info = await ben.roomInfo(room.roomId);
  expect(info.room.mate).toMatchObject({ name: 'Ruth Lindgren', tagline: '', tags: [], quote: '' });
  expect(info.messages.map(({ text }) => text)).toEqual([aDraft.greeting]);
  expect(await (await ben.send(room.roomId, 'Hello?')).response.json()).toEqual(closed);
  const row = await server.database
    .selectFrom('mates')
    .selectAll()
    .where('mate_id', '=', mateId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('unmistakable');
  expect({ owner: row.owner_id, client: row.client_mate_id }).toEqual({ owner: null, client: null });
});

test('texts of a deleted or private mate are removed from the search index', async () => {
  const { mateId } = await saveMate(ada, { visibility: 'public', tagline: 'Xylophonist of note' });
  const found = async () =>
    v.parse(v.object({ total: v.number() }), (await ben.get('/mate/search?q=Xylophonist')).envelope.d).total;
  expect(await found()).toBe(1);
  await saveMate(ada, { visibility: 'private', tagline: 'Xylophonist of note' }, { mateId });
  expect(await found()).toBe(0);
  await saveMate(ada, { visibility: 'public', tagline: 'Xylophonist of note' }, { mateId });
  expect(await found()).toBe(1);
  await ada.post('/mate/own/delete', { mateId });
  expect(await found()).toBe(0);
});

test('[S7.19] deleting an account deletes its mates and their creator’s name', async () => {
  await ada.post('/user/profile', { name: 'Adalbert Unmistakable' });
  const { mateId } = await saveMate(ada, { name: 'Ottokar Unmistakable', visibility: 'public' });
  const hidden = await saveMate(ada, { who: 'Unmistakable too' });
  const room = await ben.openRoom(mateId);
  await ben.get('/mate/search?q=Ottokar');
  const deleted = await ada.post('/user/delete', { password: ada.password, confirm: 'delete' });
  expect(deleted.envelope.c).toBe(code.ok);

  expect((await ben.roomInfo(room.roomId)).room.mate).toMatchObject({
    name: 'Former mate',
    creator: { creatorId: 'no-longer-here', name: 'No longer here' },
  });
  const rows = await server.database.selectFrom('mates').selectAll().execute();
  const creators = await server.database.selectFrom('creators').selectAll().execute();
  expect(JSON.stringify([rows, creators])).not.toMatch(new RegExp(`Unmistakable|${ada.userId}`));
  expect(rows.map((row) => row.mate_id)).toContain(hidden.mateId);
});

test('an export contains the user’s own mates', async () => {
  const made = await saveMate(ada);
  expect((await ada.get('/user/export')).envelope.d).toMatchObject({ mates: [made] });
  expect((await ben.get('/user/export')).envelope.d).toMatchObject({ mates: await list(ben) });
});

test('the last rows of a deleted mate are deleted with its last room', async () => {
  const { mateId } = await saveMate(ada, { visibility: 'public' });
  const lonely = await saveMate(ada, { name: 'Nobody came' });
  const room = await ben.openRoom(mateId);
  for (const one of [mateId, lonely.mateId]) {
    await ada.post('/mate/own/delete', { mateId: one });
  }
  const left = async () => {
    server.advance(hours(2));
    await purgeClosedMates(server.running.deps);
    const rows = await server.database
      .selectFrom('mates')
      .select('mate_id')
      .where('mate_id', 'in', [mateId, lonely.mateId])
      .execute();
    return rows.map((row) => row.mate_id);
  };
  expect(await left()).toEqual([mateId]);
  await server.database.deleteFrom('rooms').where('room_id', '=', room.roomId).execute();
  expect(await left()).toEqual([]);
});
