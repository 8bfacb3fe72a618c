import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { forYou } from '../../../../contract/mates/for-you.ts';
import { favorites } from '../../../../contract/mates/favorites.ts';
import { followList } from '../../../../contract/mates/follow-list.ts';
import { MateExtraInfo } from '../../../../contract/mates/mate-detail.ts';
import { seedMates } from '../../../../server/content/seed.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let eve: Person;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  ada = await createPerson(server);
  eve = await createPerson(server);
});

const [iris, tomas] = ['iris-vale', 'tomas-reed'] as const;
const creatorOf = (mateId: string): string =>
  seedMates.find((mate) => mate.mateId === mateId)?.creatorId ?? '';

const favoritesOf = async (person: Person) =>
  v
    .parse(favorites.output, (await person.get('/user/favorites')).envelope.d)
    .mates.map(({ mateId }) => mateId);
const followedBy = async (person: Person) =>
  v.parse(followList.output, (await person.get('/mate/followList')).envelope.d).creators;
const extraInfo = async (mateId: string, person?: Person) => {
  const headers = person === undefined ? {} : { token: person.token };
  const answer = await server.get(`/mate/mateExtraInfo?mateId=${mateId}`, headers);
  return v.parse(MateExtraInfo, answer.envelope.d);
};
const suggestionsFor = async (person?: Person) => {
  const answer = await server.get('/mate/forYou', person === undefined ? {} : { token: person.token });
  return v.parse(forYou.output, answer.envelope.d).entries;
};

describe('favorites', () => {
  test('[S1.5] [S7.27] [S7.28] a favorite mate is listed, newest first, until it is removed', async () => {
    expect(plain(await ada.get('/user/favorites'))).toEqual(succeeded({ mates: [] }));
    expect(plain(await ada.get(`/user/doFavorite?mateId=${iris}&favorite=1`))).toEqual(
      succeeded({ mateId: iris, favorite: true }),
    );
    server.advance(1000);
    await ada.get(`/user/doFavorite?mateId=${tomas}&favorite=1`);

    const { envelope } = await ada.get('/user/favorites');
    const details = await Promise.all([tomas, iris].map((id) => ada.get(`/mate/getMateDetail?mateId=${id}`)));
    const { mates } = v.parse(favorites.output, envelope.d);
    expect(details.map((detail) => detail.envelope.d)).toMatchObject(mates);
    expect((await extraInfo(iris, ada)).favorite).toBe(true);

    await ada.get(`/user/doFavorite?mateId=${iris}&favorite=0`);
    expect(await favoritesOf(ada)).toEqual([tomas]);
    expect((await extraInfo(iris, ada)).favorite).toBe(false);
  });

  test('[S7.28] repeated or concurrent calls change nothing more; without a value the call toggles', async () => {
    const setFavorite = (favorite: string) => ada.get(`/user/doFavorite?mateId=${iris}${favorite}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => setFavorite('&favorite=1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.envelope))).size).toBe(1);
    expect(await favoritesOf(ada)).toEqual([iris]);

    const turned = [
      (await setFavorite('')).envelope.d,
      (await setFavorite('')).envelope.d,
      (await setFavorite('&favorite=0')).envelope.d,
    ];
    expect(turned).toEqual([false, true, false].map((favorite) => ({ mateId: iris, favorite })));
    expect((await setFavorite('&favorite=0')).envelope.d).toEqual({ mateId: iris, favorite: false });
  });

  test('[S7.27] [S7.28] favorites of other users cannot be read or changed', async () => {
    await ada.get(`/user/doFavorite?mateId=${iris}&favorite=1`);
    await eve.get(`/user/doFavorite?mateId=${iris}&favorite=0`);
    await eve.get(`/user/doFavorite?mateId=${tomas}&favorite=1&userId=${ada.userId}`);

    expect([await favoritesOf(ada), await favoritesOf(eve)]).toEqual([[iris], [tomas]]);
    expect([(await extraInfo(iris)).favorite, (await extraInfo(iris, eve)).favorite]).toEqual([false, false]);
  });
});

describe('followed creators', () => {
  test('[S1.6] [S3.10] [S7.7] [S7.8] a followed creator is listed with all their mates and the number of followers', async () => {
    const creatorId = creatorOf(iris);
    expect(plain(await ada.get('/mate/followList'))).toEqual(succeeded({ creators: [], tags: [] }));
    expect(plain(await ada.get(`/mate/followCreator?creatorId=${creatorId}&follow=1`))).toEqual(
      succeeded({ creatorId, following: true }),
    );
    await eve.get(`/mate/followCreator?creatorId=${creatorId}&follow=1`);

    const [followed, ...others] = await followedBy(ada);
    expect(others).toEqual([]);
    expect([followed?.creator.creatorId, followed?.followers]).toEqual([creatorId, 2]);
    expect(followed?.mates.map(({ mateId }) => mateId)).toEqual(
      seedMates.filter((mate) => mate.creatorId === creatorId).map(({ mateId }) => mateId),
    );
    expect((await extraInfo(iris, ada)).following).toBe(true);

    await ada.get(`/mate/followCreator?creatorId=${creatorId}&follow=0`);
    expect(await followedBy(ada)).toEqual([]);
    expect((await followedBy(eve)).map(({ followers }) => followers)).toEqual([1]);
    expect([(await extraInfo(iris, ada)).following, (await extraInfo(iris)).following]).toEqual([
      false,
      false,
    ]);
  });

  test('[S7.7] a repeated call changes nothing more; without a value the call toggles', async () => {
    const creatorId = creatorOf(tomas);
    const setFollow = async (follow: string) =>
      (await ada.get(`/mate/followCreator?creatorId=${creatorId}${follow}`)).envelope.d;
    const answers = [
      await setFollow('&follow=1'),
      await setFollow('&follow=1'),
      await setFollow(''),
      await setFollow(''),
    ];
    expect(answers).toEqual([true, true, false, true].map((following) => ({ creatorId, following })));
  });
});

describe('for you', () => {
  test('[S1.7] suggests the most popular mates to a signed-out user', async () => {
    const entries = await suggestionsFor();
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ reason }) => reason.kind === 'popular')).toBe(true);
    const chats = entries.map(({ mate }) => mate.chats);
    expect(chats).toEqual(chats.toSorted((a, b) => b - a));
  });

  test('[S1.7] gives a reason for each suggestion, and does not suggest known mates', async () => {
    const byCreator = creatorOf(tomas);
    const others = seedMates.filter(({ creatorId }) => creatorId === byCreator).map(({ mateId }) => mateId);
    await ada.get(`/user/doFavorite?mateId=${iris}&favorite=1`);
    await ada.openRoom(tomas);
    await ada.get(`/mate/followCreator?creatorId=${byCreator}&follow=1`);

    const entries = await suggestionsFor(ada);
    const suggested = new Set(entries.map(({ mate }) => mate.mateId));
    expect([suggested.has(iris), suggested.has(tomas)]).toEqual([false, false]);
    expect(others.filter((id) => id !== tomas && id !== iris).every((id) => suggested.has(id))).toBe(true);
    const tagsOf = (mateId: string) => seedMates.find((mate) => mate.mateId === mateId)?.tags ?? [];
    const isTrue = ({ mate, reason }: (typeof entries)[number]): boolean => {
      if (reason.kind === 'followed') return mate.creator.creatorId === byCreator;
      if (reason.kind === 'popular') return true;
      const liked = tagsOf(reason.kind === 'favorite' ? iris : tomas);
      return liked.includes(reason.tag) && mate.tags.includes(reason.tag);
    };
    expect(entries.filter((entry) => !isTrue(entry))).toEqual([]);
    const kinds = entries.map(({ reason }) => reason.kind);
    expect(kinds).toContain('favorite');
    expect(
      kinds.indexOf('popular') === -1 ||
        kinds.slice(kinds.indexOf('popular')).every((kind) => kind === 'popular'),
    ).toBe(true);
    expect((await suggestionsFor(eve)).every(({ reason }) => reason.kind === 'popular')).toBe(true);
  });

  test('[S1.7] gives no suggestions when all mates are favorites', async () => {
    for (const { mateId } of seedMates) await ada.get(`/user/doFavorite?mateId=${mateId}&favorite=1`);
    expect(await suggestionsFor(ada)).toEqual([]);
  });
});

describe('invalid requests', () => {
  test.each([
    ['/user/doFavorite', 'mateId', 'favorite'],
    ['/mate/followCreator', 'creatorId', 'follow'],
  ])('[S7.7] [S7.28] %s rejects hostile or too long values', async (path, id, parameter) => {
    const queries = [
      `?${id}=`,
      `?${id}=../../etc`,
      `?${id}=%00`,
      `?${id}=' or 1=1`,
      `?${id}=${'x'.repeat(65)}`,
      `?${id}=iris-vale&${parameter}=yes`,
      `?${id}=iris-vale&${parameter}=`,
    ];
    const answers = await Promise.all(queries.map((query) => ada.get(path + query)));
    expect(answers.map(({ status, envelope }) => [status, envelope.c])).toEqual(
      queries.map(() => [400, code.invalid]),
    );
    const unknown = id === 'mateId' ? 'This mate no longer exists.' : 'This creator no longer exists.';
    expect(plain(await ada.get(`${path}?${id}=nobody`))).toEqual(refused(200, code.notFound, unknown));
  });
});
