import type { Migration } from 'kysely';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { CreatorPage } from '../../../../contract/mates/creator.ts';
import { code } from '../../../../contract/envelope.ts';
import { followList } from '../../../../contract/mates/follow-list.ts';
import { forYou } from '../../../../contract/mates/for-you.ts';
import { caps } from '../../../../server/domain/caps.ts';
import { up } from '../../../../server/store/migrations/064-tags-in-one-spelling.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
const maker = await createPerson(server);
const reader = await createPerson(server);

const follow = (who: Person, tag: string, wanted = true) => who.post('/mate/followTag', { tag, wanted });
const followed = async (who: Person) =>
  v.parse(followList.output, (await who.get('/mate/followList')).envelope.d).tags ?? [];
const suggested = async (who: Pick<Person, 'get'>) =>
  v.parse(forYou.output, (await who.get('/mate/forYou')).envelope.d).entries;

test('new mates with a followed tag are suggested first, with the reason, until it is unfollowed', async () => {
  const { mateId } = await saveMate(maker, { visibility: 'public', tags: ['peat bogs'] });
  const reasonOf = async () => (await suggested(reader)).find(({ mate }) => mate.mateId === mateId)?.reason;
  expect(await reasonOf()).not.toEqual({ kind: 'tag', tag: 'peat bogs' });

  expect(plain(await follow(reader, 'Peat Bogs'))).toEqual(succeeded({ tag: 'peat bogs', following: true }));
  await follow(reader, 'peat bogs');
  expect((await suggested(reader))[0]).toMatchObject({
    mate: { mateId },
    reason: { kind: 'tag', tag: 'peat bogs' },
  });
  server.advance(1000);
  const later = await saveMate(maker, { visibility: 'public', tags: ['peat bogs'] });
  await saveMate(maker, { visibility: 'unlisted', tags: ['peat bogs'] });
  expect(
    (await followed(reader)).map(({ tag, mates, total }) => [tag, mates.map((mate) => mate.mateId), total]),
  ).toEqual([['peat bogs', [later.mateId, mateId], 2]]);
  expect(plain(await reader.get('/mate/tag?tag=peat%20bogs'))).toEqual(
    succeeded({ tag: 'peat bogs', following: true }),
  );
  expect(JSON.stringify((await reader.get('/user/export')).envelope.d)).toContain(
    '"followedTags":[{"tag":"peat bogs"',
  );
  for (const other of [server, maker]) {
    expect(plain(await other.get('/mate/tag?tag=peat%20bogs'))).toEqual(
      succeeded({ tag: 'peat bogs', following: false }),
    );
  }

  await follow(reader, 'peat bogs', false);
  expect(await followed(reader)).toEqual([]);
  expect(await reasonOf()).not.toEqual({ kind: 'tag', tag: 'peat bogs' });
});

test('a tag is the same in each of its spellings, for those who follow, search and make mates', async () => {
  const person = await createPerson(server);
  const made = await saveMate(maker, {
    visibility: 'public',
    tags: ['#Cafe\u0301', 'caf\u00E9', '＃ CAF\u00C9'],
  });
  expect(made.tags).toEqual(['caf\u00E9']);
  for (const tag of ['#cafe\u0301', 'CAF\u00C9', '# caf\u00E9']) await follow(person, tag);
  expect((await followed(person)).map(({ tag, total }) => [tag, total])).toEqual([['caf\u00E9', 1]]);
  const search = await person.get(`/mate/search?tags=${encodeURIComponent('#Cafe\u0301')}`);
  expect(JSON.stringify(search.envelope.d)).toContain(made.mateId);
  await follow(person, 'Cafe\u0301', false);
  expect(await followed(person)).toEqual([]);
});

test('tags that were stored in other spellings are read in the one of today, and can be unfollowed', async () => {
  const person = await createPerson(server);
  const { mateId } = await saveMate(maker, { visibility: 'public', tags: ['lighthouses'] });
  const { database } = server;
  const { profile } = await database
    .selectFrom('mates')
    .select('profile')
    .where('mate_id', '=', mateId)
    .executeTakeFirstOrThrow();
  const earlier = profile.replace('["lighthouses"]', '["#lighthouses","lighthouses"]');
  await database.updateTable('mates').set({ profile: earlier }).where('mate_id', '=', mateId).execute();
  await database
    .insertInto('tag_follows')
    .values(['#lighthouses', 'lighthouses'].map((tag) => ({ user_id: person.userId, tag, created_at: 1 })))
    .execute();
  const migration: Migration = { up };
  await migration.up(database);
  expect((await followed(person)).map(({ tag, total }) => [tag, total])).toEqual([['lighthouses', 1]]);
  await follow(person, '#lighthouses', false);
  expect(await followed(person)).toEqual([]);
});

test('the number of followed tags is limited, also for concurrent requests', async () => {
  const person = await createPerson(server);
  const answers = await Promise.all(
    Array.from({ length: caps.tag_follows + 2 }, (_, index) => follow(person, `tag ${String(index)}`)),
  );
  expect(answers.filter(({ envelope }) => envelope.c !== code.ok).map(plain)).toEqual(
    Array.from({ length: 2 }, () =>
      refused(
        200,
        code.limitReached,
        'You have reached the limit of 100 followed tags. Unfollow one to follow another.',
      ),
    ),
  );
  expect((await followed(person)).length).toBe(caps.tag_follows);
});

test.each(['', 'one, two', 'x'.repeat(25)])('the tag %j cannot be followed', async (tag) => {
  expect((await follow(reader, tag)).envelope.c).toBe(code.invalid);
});

test('a maker’s page has what others may see, and nobody without a mate that was ever shown has one', async () => {
  const person = await createPerson(server);
  await person.post('/user/profile', { name: 'Odile' });
  const creatorOf = async (mateId: string) =>
    v.parse(
      v.object({ creator: v.object({ creatorId: v.string() }) }),
      (await person.get(`/mate/getMateDetail?mateId=${mateId}`)).envelope.d,
    ).creator.creatorId;
  const draft = await saveMate(person);
  const creatorId = await creatorOf(draft.mateId);
  const read = (who: Pick<Person, 'get'>) => who.get(`/mate/creator?creatorId=${creatorId}`);
  const missing = refused(200, code.notFound, 'This creator no longer exists.');
  expect(plain(await read(reader))).toEqual(missing);

  const shown = await saveMate(person, { visibility: 'public' });
  server.advance(1000);
  const newer = await saveMate(person, { visibility: 'public' });
  await saveMate(person, { visibility: 'unlisted' });
  await reader.get(`/mate/followCreator?creatorId=${creatorId}&follow=1`);
  const pageFor = async (who: Pick<Person, 'get'>) => {
    const { mates, ...page } = v.parse(CreatorPage, (await read(who)).envelope.d);
    return { ...page, mates: mates.map(({ mateId }) => mateId) };
  };
  const page = { creator: { creatorId, name: 'Odile' }, mates: [newer.mateId, shown.mateId], followers: 1 };
  expect(await pageFor(reader)).toEqual({ ...page, following: true });
  expect(await pageFor(server)).toEqual({ ...page, following: false });
  expect(
    v.parse(followList.output, (await reader.get('/mate/followList')).envelope.d).creators[0]?.creator.name,
  ).toBe('Odile');

  await reader.post('/safety/block', { mateId: newer.mateId, wanted: true });
  expect((await pageFor(reader)).mates).toEqual([shown.mateId]);
  await person.post('/user/delete', { password: person.password, confirm: 'delete' });
  expect(plain(await read(reader))).toEqual(missing);
});
