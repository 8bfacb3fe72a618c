import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { lookAddress } from '../../../../contract/mates/mate-look.ts';
import { MateDetail } from '../../../../contract/mates/mate-detail.ts';
import { OwnMateList } from '../../../../contract/mates/own-mate.ts';
import { caps } from '../../../../server/domain/caps.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { aDraft, closed, noSuchMate, saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

let ada: Person;

const companion = createTestCompanion();
const server = await startSharedServer({
  companion,
  environment: { LIMIT_FACTOR: '100', GRANT_CHATS: '10' },
});
const ben = await createPerson(server);
beforeEach(async () => {
  ada = await createPerson(server);
});

const list = async (who: Person) => v.parse(OwnMateList, (await who.get('/mate/own/list')).envelope.d).mates;
/** Gives the user so many mates, as copies of one. */
async function fillUp(who: Person, count: number): Promise<void> {
  const { mateId } = await saveMate(who);
  const row = await server.database
    .selectFrom('mates')
    .selectAll()
    .where('mate_id', '=', mateId)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count - 1 }, () => ({ ...row, mate_id: crypto.randomUUID() }));
  await server.database.insertInto('mates').values(copies).execute();
}

const detail = async (who: Person, mateId: string) =>
  plain(await who.get(`/mate/getMateDetail?mateId=${mateId}`));

describe('creating and changing', () => {
  test('[S1.3] [S2.19] a mate is created, listed and read with all submitted values', async () => {
    expect(await list(ada)).toEqual([]);
    const made = await saveMate(ada);
    expect(made).toEqual({
      ...aDraft,
      mateId: made.mateId,
      portrait: lookAddress(aDraft.look),
      chats: 0,
      createdAt: made.createdAt,
      updatedAt: made.createdAt,
    });
    const second = await saveMate(ada, { name: 'Idris' });
    expect(await list(ada)).toEqual([second, made]);
    expect(plain(await ada.get(`/mate/own?mateId=${made.mateId}`))).toEqual(succeeded(made));
  });

  test('[S2.19] its page has the same texts', async () => {
    const made = await saveMate(ada);
    expect((await detail(ada, made.mateId)).envelope.d).toEqual({
      mateId: made.mateId,
      name: 'Ruth Lindgren',
      shortName: 'Ruth',
      tagline: 'Keeper of the last ferry',
      tags: ['seaside', 'dry wit'],
      hue: 200,
      portrait: lookAddress(aDraft.look),
      quote: 'You are late.',
      creator: { creatorId: expect.stringMatching(/^[\da-f-]{36}$/), name: 'Anonymous' },
      chats: 0,
      age: 52,
      pronouns: 'she/her',
      who: ['Ruth steers the last ferry of the day.', 'She waits for those who run.'],
      place: 'A harbour in the north',
      voice: 'Dry and exact. Says less than expected and means all of it. Counts the waves.',
      greeting: aDraft.greeting,
      scene: aDraft.scene,
      likes: ['fog horns', 'strong coffee'],
      mine: true,
      draft: true,
    });
  });

  test('[S2.19] an update replaces all fields of a mate and keeps its id', async () => {
    const made = await saveMate(ada);
    server.advance(1000);
    const change = { name: 'Ruth L.', place: '', who: '', likes: [], voice: '', scene: '', pronouns: '' };
    const changed = await saveMate(ada, change, { mateId: made.mateId });
    expect(changed).toEqual({ ...made, ...change, updatedAt: changed.updatedAt });
    expect(changed.updatedAt).toBeGreaterThan(made.updatedAt);
    expect(await list(ada)).toEqual([changed]);
    const page = v.parse(MateDetail, (await detail(ada, made.mateId)).envelope.d);
    expect({ who: page.who, place: page.place, likes: page.likes }).toEqual({
      who: [],
      place: '',
      likes: [],
    });
  });

  test('the same clientMateId creates one mate, also in thirty concurrent requests', async () => {
    const clientMateId = crypto.randomUUID();
    const made = await Promise.all(Array.from({ length: 30 }, () => saveMate(ada, {}, { clientMateId })));
    expect(new Set(made.map(({ mateId }) => mateId)).size).toBe(1);
    expect((await list(ada)).length).toBe(1);
    expect((await saveMate(ben, {}, { clientMateId })).mateId).not.toBe(made[0]?.mateId);
  });

  test('the number of mates per user is limited, also for concurrent requests', async () => {
    await fillUp(ada, caps.mates - 10);
    const answers = await Promise.all(
      Array.from({ length: 13 }, () => ada.post('/mate/own/save', { draft: aDraft })),
    );
    expect((await list(ada)).length).toBe(caps.mates);
    expect(answers.filter(({ envelope }) => envelope.c !== 200).map(plain)).toEqual(
      Array.from({ length: 3 }, () =>
        refused(
          200,
          code.limitReached,
          'You have reached the limit of 200 mates. Delete one to create another.',
        ),
      ),
    );
    const [first] = await list(ada);
    await ada.post('/mate/own/delete', { mateId: first?.mateId });
    expect((await saveMate(ada)).name).toBe('Ruth Lindgren');
  });

  test('the picture of a mate is drawn from its options, of which only known ones are accepted', async () => {
    const drawn = await fetch(`${server.url}${lookAddress(aDraft.look)}`);
    expect(drawn.status).toBe(200);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(drawn.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await drawn.text()).toMatch(/^<svg /);
    for (const query of [
      '',
      '?hair=variant01',
      `${new URL(lookAddress(aDraft.look), server.url).search}&hair=variant02`,
      `${new URL(lookAddress(aDraft.look), server.url).search}&seed=x`,
      '?hair=%3Cscript%3E&eyes=variant01&brows=variant01&nose=variant01&lips=variant01&body=variant01',
    ]) {
      expect((await fetch(`${server.url}/media/looks/portrait.svg${query}`)).status).toBe(404);
    }
  });
});

describe('visibility', () => {
  /** Returns the lists in which another user, or a signed-out user, sees the mate. */
  const seenBy = async (who: Pick<Person, 'get'>, name: string) => {
    const places = [
      '/mate/recommend',
      '/mate/trendingRank',
      '/mate/search?order=new',
      `/mate/search?q=${name}`,
      '/mate/forYou',
    ];
    const answers = await Promise.all(places.map((place) => who.get(place)));
    return answers.map(({ envelope }) => JSON.stringify(envelope.d).includes(name));
  };
  const nowhere = [false, false, false, false, false];

  test('[S2.19] a private mate is in no list, not even its creator’s, and is found by nobody else', async () => {
    const { mateId } = await saveMate(ada, { name: 'Zephyrine Secret', tags: ['unheard-of'] });
    for (const who of [ben, server]) {
      expect(await seenBy(who, 'Zephyrine')).toEqual(nowhere);
    }
    expect(await seenBy(ada, 'Zephyrine')).toEqual([false, false, false, true, false]);
    for (const answer of [
      await ben.get(`/mate/getMateDetail?mateId=${mateId}`),
      await server.get(`/mate/getMateDetail?mateId=${mateId}`),
      await ben.get(`/mate/mateExtraInfo?mateId=${mateId}`),
      await ben.get(`/mate/reviews?mateId=${mateId}`),
      await ben.post('/mate/review', { mateId, stars: 5, text: 'I should not see this' }),
      await ben.get(`/user/doFavorite?mateId=${mateId}&favorite=1`),
      await ben.get(`/room/createRoom?mateId=${mateId}`),
      await ben.get(`/mate/own?mateId=${mateId}`),
      await ben.post('/mate/own/save', { mateId, draft: aDraft }),
    ]) {
      expect(plain(answer)).toEqual(noSuchMate);
    }
    expect((await fetch(`${server.url}/media/portraits/${mateId}.svg`)).status).toBe(404);
    expect(plain(await ben.post('/mate/own/delete', { mateId }))).toEqual(succeeded(null));
    expect((await detail(ada, mateId)).envelope.c).toBe(code.ok);
  });

  test('[S1.3] its creator can read it, favorite it and chat with it', async () => {
    const { mateId } = await saveMate(ada);
    expect((await detail(ada, mateId)).envelope.c).toBe(code.ok);
    await ada.get(`/user/doFavorite?mateId=${mateId}&favorite=1`);
    expect(JSON.stringify((await ada.get('/user/favorites')).envelope.d)).toContain(mateId);
    const room = await ada.openRoom(mateId);
    expect((await ada.messages(room.roomId)).map(({ text }) => text)).toEqual([aDraft.greeting]);

    const reading = await ada.send(room.roomId, 'Wait!');
    const turn = await companion.next();
    expect(turn.request.mate).toMatchObject({ name: 'Ruth Lindgren', manner: 'dry', scene: aDraft.scene });
    turn.say('Run, then.');
    turn.finish();
    await reading.rest();
    expect((await list(ada))[0]?.chats).toBe(1);
  });

  test('[S2.19] a public mate is listed for all users with its creator’s name, after those of the product', async () => {
    await ada.post('/user/profile', { name: 'Ada L.' });
    const { mateId } = await saveMate(ada, { name: 'Quillon Public', visibility: 'public' });
    expect(await seenBy(ben, 'Quillon')).toEqual([true, false, true, true, true]);
    const page = v.parse(MateDetail, (await detail(ben, mateId)).envelope.d);
    expect(page.creator.name).toBe('Ada L.');
    expect(page.portrait).toMatch(new RegExp(`^/media/portraits/${mateId}\\.svg\\?v=`));
    expect((await fetch(`${server.url}${page.portrait}`)).status).toBe(200);
    expect(JSON.stringify(page)).not.toContain(ada.userId);
    const { mates } = v.parse(
      v.object({ mates: v.array(v.object({ mateId: v.string() })) }),
      (await ben.get('/mate/recommend')).envelope.d,
    );
    expect(mates.findIndex((mate) => mate.mateId === mateId)).toBeGreaterThan(10);

    await saveMate(ada, { name: 'Quillon Public', visibility: 'private' }, { mateId });
    expect(await seenBy(ben, 'Quillon')).toEqual(nowhere);
    expect(await detail(ben, mateId)).toEqual(noSuchMate);
  });

  test('[S7.4] search finds it by its creator’s name, by a new name at once, and not by the old one', async () => {
    const found = async (name: string) =>
      JSON.stringify((await ben.get(`/mate/search?q=${name}`)).envelope.d);
    await ada.post('/user/profile', { name: 'Brunhilde' });
    const { mateId } = await saveMate(ada, { visibility: 'public' });
    const other = await saveMate(ada, { visibility: 'private' });
    expect(await found('Brunhilde')).toContain(mateId);
    await ada.post('/user/profile', { name: 'Sieglinde' });
    expect(await found('Sieglinde')).toContain(mateId);
    expect(await found('Sieglinde')).not.toContain(other.mateId);
    expect(await found('Brunhilde')).not.toContain(mateId);
  });

  test('chats with a withdrawn mate stay readable, and new messages are rejected', async () => {
    const { mateId } = await saveMate(ada, { visibility: 'public' });
    const room = await ben.openRoom(mateId);
    const reading = await ben.send(room.roomId, 'Hello');
    const turn = await companion.next();
    turn.fail('unreachable');
    await reading.rest();
    await saveMate(ada, { visibility: 'private' }, { mateId });

    const before = await ben.messages(room.roomId);
    expect(before.map(({ text }) => text)).toContain('Hello');
    expect((await ben.roomInfo(room.roomId)).room.mate.name).toBe('Ruth Lindgren');
    expect(await (await ben.send(room.roomId, 'Are you there?')).response.json()).toEqual(closed);
    const userMessage = before.find(({ role }) => role === 'user');
    expect(await (await ben.retry(userMessage?.messageId ?? '')).response.json()).toEqual(closed);
    expect(await ben.messages(room.roomId)).toEqual(before);
    expect((await ben.benefits()).chats).toBe(10);
  });
});
