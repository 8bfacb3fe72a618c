import { expect, test } from 'vitest';
import * as v from 'valibot';
import { forYou } from '../../../contract/mates/for-you.ts';
import { favorites } from '../../../contract/mates/favorites.ts';
import { followList } from '../../../contract/mates/follow-list.ts';
import { Recommendation, TrendingRank } from '../../../contract/mates/mate.ts';
import { MateExtraInfo } from '../../../contract/mates/mate-detail.ts';
import { code } from '../../../contract/envelope.ts';
import { RoomNotes } from '../../../contract/rooms/room-actions.ts';
import { RoomList } from '../../../contract/rooms/room.ts';
import { HotWords, SearchResult } from '../../../contract/mates/search.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { aDraft, saveMate } from '../support/mates/own-mates.ts';
import { startSharedServer, type ApiAnswer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

/** Created the mature mate, and enabled mature content. */
let ada: Person;
/** Another adult who enabled mature content. */
let ben: Person;
/** A user who did not. */
let cleo: Person;
let creatorId: string;

const name = 'Zephyrine Quill';
const setNfsw = (person: Person, wanted: boolean) => person.post('/user/nfsw', { wanted });
const off = refused(
  200,
  code.matureOff,
  'Mature content is turned off. You can turn it on in your settings.',
);

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
[ada, ben, cleo] = [await createPerson(server), await createPerson(server), await createPerson(server)];
await setNfsw(ada, true);
await setNfsw(ben, true);
const { mateId } = await saveMate(ada, { name, rating: 'mature', visibility: 'public', tags: ['cozy'] });
const detail = await ben.get(`/mate/getMateDetail?mateId=${mateId}`);
({ creatorId } = v.parse(
  v.object({ creator: v.object({ creatorId: v.string() }) }),
  detail.envelope.d,
).creator);

/** Returns the mate ids of every list, as the caller sees it. */
const lists: Readonly<Record<string, (get: (path: string) => Promise<ApiAnswer>) => Promise<string[]>>> = {
  recommend: async (get) => {
    const { pick, mates } = v.parse(Recommendation, (await get('/mate/recommend')).envelope.d);
    return [...(pick === null ? [] : [pick]), ...mates].map((mate) => mate.mateId);
  },
  trending: async (get) =>
    v.parse(TrendingRank, (await get('/mate/trendingRank')).envelope.d).ranks.map(({ mate }) => mate.mateId),
  search: async (get) => found(await get('/mate/search?q=zephyrine')),
  'search with a slip': async (get) => found(await get('/mate/search?q=zephyrin3')),
  'search by tag, newest first': async (get) => found(await get('/mate/search?tags=cozy&order=new')),
  'search by creator': async (get) => found(await get(`/mate/search?creatorId=${creatorId}`)),
  'for you': async (get) =>
    v.parse(forYou.output, (await get('/mate/forYou')).envelope.d).entries.map(({ mate }) => mate.mateId),
};
const found = ({ envelope }: ApiAnswer) => v.parse(SearchResult, envelope.d).mates.map((mate) => mate.mateId);

test.each(Object.keys(lists))(
  '[S3.3] a mature mate is in %s only for users who enabled mature content',
  async (list) => {
    const ids = async (get: (path: string) => Promise<ApiAnswer>) => (await lists[list]?.(get)) ?? [];
    // A mate with messages, because trending lists only ten.
    const { roomId } = await ada.openRoom(mateId);
    for (let count = 0; count < 2; count += 1) {
      await (await ada.send(roomId, 'Hello')).rest();
    }
    expect(await ids((path) => ben.get(path))).toContain(mateId);
    expect(await ids((path) => cleo.get(path))).not.toContain(mateId);
    expect(await ids((path) => server.get(path))).not.toContain(mateId);
  },
);

test('[S3.3] its page, statistics, reviews and rooms are available only to users who enabled mature content', async () => {
  const paths = [
    `/mate/getMateDetail?mateId=${mateId}`,
    `/mate/mateExtraInfo?mateId=${mateId}`,
    `/mate/reviews?mateId=${mateId}`,
    `/room/createRoom?mateId=${mateId}`,
    `/user/doFavorite?mateId=${mateId}&favorite=1`,
  ];
  const noSuchMate = refused(200, code.notFound, 'This mate no longer exists.');
  for (const path of paths) {
    expect(plain(await cleo.get(path))).toEqual(noSuchMate);
    expect((await ben.get(path)).envelope.c).toBe(200);
  }
  expect(plain(await cleo.post('/mate/review', { mateId, stars: 5, text: 'Good' }))).toEqual(noSuchMate);

  const extra = await cleo.get('/mate/mateExtraInfo?mateId=iris-vale');
  expect(v.parse(MateExtraInfo, extra.envelope.d).similar.map((mate) => mate.mateId)).not.toContain(mateId);
});

test('[S3.3] its portrait has a URL without its id, and the usual URL is not found', async () => {
  const detail = await ben.get(`/mate/getMateDetail?mateId=${mateId}`);
  const { portrait } = v.parse(v.object({ portrait: v.string() }), detail.envelope.d);
  expect(portrait).not.toContain(mateId);
  expect((await fetch(`${server.url}/media/portraits/${mateId}.svg`)).status).toBe(404);
});

test('[S3.3] disabling mature content hides it, also in favorites, followed creators and chats', async () => {
  const person = await createPerson(server);
  await setNfsw(person, true);
  const { roomId } = await person.openRoom(mateId);
  await (await person.send(roomId, 'Hello')).rest();
  await person.get(`/user/doFavorite?mateId=${mateId}&favorite=1`);
  await person.get(`/mate/followCreator?creatorId=${creatorId}&follow=1`);
  const seen = async () => ({
    favorites: v.parse(favorites.output, (await person.get('/user/favorites')).envelope.d).mates.length,
    followed: v
      .parse(followList.output, (await person.get('/mate/followList')).envelope.d)
      .creators.flatMap(({ mates }) => mates).length,
    rooms: v
      .parse(RoomList, (await person.get('/room/roomList')).envelope.d)
      .rooms.map(({ mate, lastMessage }) => [mate.name, lastMessage?.text ?? null]),
    room: (await person.get(`/room/roomInfo?roomId=${roomId}`)).envelope.c,
    scene: v.parse(RoomNotes, (await person.get(`/room/notes?roomId=${roomId}`)).envelope.d).scene,
    told: (await person.get('/user/benefits')).envelope.d,
  });
  const benefits = await person.benefits();

  const on = {
    favorites: 1,
    followed: 1,
    rooms: [[name, 'Hello']],
    room: 200,
    scene: aDraft.scene,
    told: { ...benefits, nfsw: true },
  };
  expect(await seen()).toEqual(on);

  expect(plain(await setNfsw(person, false))).toEqual(succeeded({ nfsw: false }));
  expect(await seen()).toEqual({
    favorites: 0,
    followed: 0,
    rooms: [['18+', null]],
    room: code.matureOff,
    scene: undefined,
    told: { ...benefits, nfsw: false },
  });
  const sending = await person.send(roomId, 'Hello again');
  expect(await sending.response.json()).toEqual(off.envelope);
  expect(plain(await person.post('/girl/chat/getInspiration', { roomId }))).toEqual(off);

  await setNfsw(person, true);
  expect(await seen()).toEqual(on);
});

test('[S3.3] only a confirmed adult who enabled mature content can create a mature mate', async () => {
  const draft = { ...aDraft, rating: 'mature' };
  expect(plain(await cleo.post('/mate/own/save', { draft }))).toEqual(off);
  expect((await cleo.post('/mate/own/save', { draft: { ...draft, rating: 'adult' } })).envelope.c).toBe(
    code.invalid,
  );
});

test('[S3.3] search words for mature mates are not shown to other users', async () => {
  for (let count = 0; count < 4; count += 1) {
    const person = await createPerson(server);
    await setNfsw(person, true);
    await person.get('/mate/search?q=zephyrine');
  }
  const { words } = v.parse(HotWords, (await server.get('/mate/hotWords')).envelope.d);
  expect(words).toEqual([]);
});

test('[S3.3] the user info reports whether mature content is enabled, also after signing in again', async () => {
  const account = await server.signUp();
  const signIn = async () =>
    (await server.post('/user/login', { email: account.email, password: account.password })).envelope.d;
  expect(await signIn()).not.toHaveProperty('nfsw');
  await server.post('/user/nfsw', { wanted: true }, { token: account.token });
  expect(await signIn()).toHaveProperty('nfsw', true);
});

test.each([[{}], [{ wanted: null }], [{ wanted: 'true' }], [{ wanted: 1 }], [{ wanted: [true] }], [[]]])(
  '[S3.3] %j is not a valid value',
  async (body) => {
    expect((await cleo.post('/user/nfsw', body)).envelope.c).toBe(code.invalid);
    expect((await cleo.get('/user/age')).envelope.d).toMatchObject({ nfsw: false });
  },
);
