import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { MateDetail } from '../../../../contract/mates/mate-detail.ts';
import type { Visibility } from '../../../../contract/mates/own-mate.ts';
import { plain, succeeded } from '../../support/answers.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { aDraft, closed, noSuchMate, saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson } from '../../support/talk.ts';

const companion = createTestCompanion();
const server = await startSharedServer({ companion, environment: { LIMIT_FACTOR: '100' } });
const maker = await createPerson(server);
const reader = await createPerson(server);
const stranger = await createPerson(server);

const lists = ['/mate/recommend', '/mate/search?order=new', '/mate/search?tags=holm', '/mate/forYou'];

/** Another person's view of a mate: its page, and in which of the lists it is. */
const seen = async (mateId: string) => {
  const page = await stranger.get(`/mate/getMateDetail?mateId=${mateId}`);
  const found = await Promise.all(
    lists.map(async (path) => JSON.stringify((await stranger.get(path)).envelope).includes(mateId)),
  );
  return { page: page.envelope.c, lists: found.filter(Boolean).length };
};

test('[S2.19] a mate is seen by its maker only, by those with its link, or by everyone', async () => {
  const { mateId } = await saveMate(maker, { tags: ['holm'] });
  const become = (visibility: Visibility) => saveMate(maker, { tags: ['holm'], visibility }, { mateId });
  expect(await seen(mateId)).toEqual({ page: code.notFound, lists: 0 });
  expect(plain(await reader.get(`/room/createRoom?mateId=${mateId}`))).toEqual(noSuchMate);

  await become('unlisted');
  expect(await seen(mateId)).toEqual({ page: code.ok, lists: 0 });
  const { roomId } = await reader.openRoom(mateId);
  await reader.get(`/user/doFavorite?mateId=${mateId}&favorite=1`);
  expect(JSON.stringify((await reader.get('/user/favorites')).envelope.d)).toContain(mateId);

  await become('public');
  expect(await seen(mateId)).toEqual({ page: code.ok, lists: lists.length });

  await become('private');
  expect(await seen(mateId)).toEqual({ page: code.notFound, lists: 0 });
  expect((await reader.messages(roomId)).map(({ text }) => text)).toEqual([aDraft.greeting]);
  expect(await (await reader.send(roomId, 'Still there?')).response.json()).toEqual(closed);

  await become('unlisted');
  const reading = await reader.send(roomId, 'And now?');
  const turn = await companion.next();
  turn.say('Yes.');
  turn.finish();
  expect(reading.response.headers.get('content-type')).toContain('event-stream');
  await reading.rest();
});

test('a draft needs a name and an age only, and its maker can talk with it', async () => {
  const { name, age, manner, hue, look, visibility } = aDraft;
  const little = { name, age, manner, hue, look, visibility };
  const answer = await maker.post('/mate/own/save', { draft: little });
  const { mateId, ...made } = v.parse(
    v.object({ mateId: v.string(), tagline: v.string(), tags: v.array(v.string()), greeting: v.string() }),
    answer.envelope.d,
  );
  expect(made).toEqual({ tagline: '', tags: [], greeting: '' });
  const { roomId } = await maker.openRoom(mateId);
  const reading = await maker.send(roomId, 'Who are you?');
  const turn = await companion.next();
  turn.say('Not finished yet.');
  turn.finish();
  await reading.rest();
  expect((await maker.messages(roomId)).map(({ seq, text }) => [seq, text])).toEqual([
    [1, expect.stringContaining(name.split(' ')[0] ?? name)],
    [2, 'Who are you?'],
    [3, 'Not finished yet.'],
  ]);
});

test.each(['unlisted', 'public'] as const)(
  'an incomplete mate cannot become %s, and stays a draft',
  async (visibility) => {
    const lacking = [{ tagline: ' ' }, { tags: [] }, { greeting: '\n' }];
    for (const change of lacking) {
      const { mateId } = await saveMate(maker, change);
      const answer = await maker.post('/mate/own/save', {
        mateId,
        draft: { ...aDraft, ...change, visibility },
      });
      expect(answer.envelope).toMatchObject({
        c: code.invalid,
        d: { field: `draft.${Object.keys(change)[0] ?? ''}` },
      });
      expect(await seen(mateId)).toEqual({ page: code.notFound, lists: 0 });
      await maker.post('/mate/own/delete', { mateId });
    }
  },
);

test('what a maker changes of a mate that others have seen has its date and its fields', async () => {
  const { mateId } = await saveMate(maker);
  const changes = async () =>
    v.parse(MateDetail, (await maker.get(`/mate/getMateDetail?mateId=${mateId}`)).envelope.d).changes ?? [];
  await saveMate(maker, { greeting: 'Before anyone saw it' }, { mateId });
  await saveMate(maker, { visibility: 'public' }, { mateId });
  expect(await changes()).toEqual([]);

  server.advance(60_000);
  const first = await saveMate(maker, { visibility: 'public', scene: 'At sea', hue: 10 }, { mateId });
  await saveMate(maker, { visibility: 'public', scene: 'At sea', hue: 10 }, { mateId });
  server.advance(60_000);
  const second = await saveMate(maker, { visibility: 'private', tags: ['fog'], hue: 10 }, { mateId });
  expect(await changes()).toEqual([
    { changedAt: second.updatedAt, fields: ['tags', 'scene'] },
    { changedAt: first.updatedAt, fields: ['scene', 'look'] },
  ]);
  const exported = await maker.get('/user/export');
  expect(JSON.stringify(exported.envelope.d)).toContain(
    JSON.stringify({ mateId, changedAt: first.updatedAt, fields: ['scene', 'look'] }),
  );
});

test('a chat reports a change of its mate once, to everyone but its maker', async () => {
  const { mateId } = await saveMate(maker, { visibility: 'public' });
  const rooms = [await reader.openRoom(mateId), await maker.openRoom(mateId)];
  const reported = async () => [
    (await reader.roomInfo(rooms[0]?.roomId ?? '')).room.mateChangedAt,
    (await maker.roomInfo(rooms[1]?.roomId ?? '')).room.mateChangedAt,
  ];
  expect(await reported()).toEqual([undefined, undefined]);
  server.advance(60_000);
  const { updatedAt } = await saveMate(maker, { visibility: 'public', scene: 'At sea' }, { mateId });
  expect(await reported()).toEqual([updatedAt, undefined]);

  const read = (roomId: string, who = reader) =>
    who.post('/room/readMateChange', { roomId, changedAt: updatedAt });
  const { room } = await reader.roomInfo(rooms[0]?.roomId ?? '');
  expect(room.mateChangedFields).toEqual(['scene']);
  await read(rooms[0]?.roomId ?? '', maker);
  expect(await reported()).toEqual([updatedAt, undefined]);
  expect(plain(await read(rooms[0]?.roomId ?? ''))).toEqual(succeeded(null));
  expect(await reported()).toEqual([undefined, undefined]);

  server.advance(60_000);
  await saveMate(maker, { visibility: 'private', scene: 'In port' }, { mateId });
  expect(await reported()).toEqual([undefined, undefined]);
});
