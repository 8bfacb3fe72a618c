import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Creator, Mate, Recommendation, TrendingRank } from '../../../../contract/mates/mate.ts';
import { MateDetail, MateExtraInfo } from '../../../../contract/mates/mate-detail.ts';
import { seedCreators, seedMates } from '../../../../server/content/seed.ts';
import { days } from '../../../../server/shared/clock.ts';
import { newId } from '../../../../server/shared/ids.ts';
import { seedCatalogue } from '../../../../server/domain/mates/seed-catalogue.ts';
import { plain, refused } from '../../support/answers.ts';
import { startTestServer, startSharedServer } from '../../support/server.ts';

const startsAt = Date.UTC(2026, 4, 1, 12);
const server = await startSharedServer({ startsAt });

const seededIds = seedMates.map(({ mateId }) => mateId);
const recommended = async () => v.parse(Recommendation, (await server.get('/mate/recommend')).envelope.d);
const ranked = async () => v.parse(TrendingRank, (await server.get('/mate/trendingRank')).envelope.d);

/** Inserts a room with messages of a user into the database. */
const talk = async (userId: string, mateId: string, messages: { count: number; at: number }) => {
  const roomId = newId();
  const now = messages.at;
  const room = { user_id: userId, mate_id: mateId, client_room_id: newId(), last_seq: 0, memory: null };
  await server.database
    .insertInto('rooms')
    .values({ ...room, room_id: roomId, created_at: now, updated_at: now, persona_id: null })
    .execute();
  const rest = { reply_to: null, client_message_id: null, node: null, heartbeat_at: null, finished_at: null };
  for (let seq = 1; seq <= messages.count * 2; seq += 1) {
    const role = seq % 2 === 1 ? 'user' : 'mate';
    await server.database
      .insertInto('messages')
      .values({
        ...rest,
        message_id: newId(),
        room_id: roomId,
        seq,
        role,
        text: 'x',
        status: 'sent',
        created_at: now,
      })
      .execute();
  }
  return roomId;
};

describe('recommend', () => {
  test('[S7.1] a signed-out user gets one pick and all other mates, in order', async () => {
    const { pick, mates } = await recommended();

    expect(mates).toHaveLength(seededIds.length - 1);
    expect(new Set([...mates, pick].map((mate) => mate?.mateId))).toEqual(new Set(seededIds));
    expect(mates.map(({ mateId }) => mateId)).toEqual(seededIds.filter((id) => id !== pick?.mateId));
  });

  test('[S7.1] tonight’s pick is stable for a day and changes the next day; every mate is picked in turn', async () => {
    const picks: (string | undefined)[] = [];
    while (picks.length < seedMates.length) {
      const { pick } = await recommended();
      expect((await recommended()).pick).toEqual(pick);
      picks.push(pick?.mateId);
      server.advance(days(1));
    }

    expect(new Set(picks)).toEqual(new Set(seededIds));
  });

  test('[S3.8] [S3.10] a card has an id, a creator with an id, and a portrait on this host', async () => {
    const { mates } = await recommended();
    const creators = new Set(seedCreators.map(({ creatorId }) => creatorId));

    for (const mate of mates) {
      expect(v.is(Mate, mate)).toBe(true);
      expect(v.is(Creator, mate.creator)).toBe(true);
      expect(creators.has(mate.creator.creatorId)).toBe(true);
      expect(mate.portrait).toMatch(new RegExp(`^/media/portraits/${mate.mateId}\\.svg\\?v=[\\w-]{16}$`));
    }
  });
});

describe('detail', () => {
  test('[S7.2] the detail has all public fields of the mate, and no internal ones', async () => {
    const [seed] = seedMates;
    const answer = await server.get(`/mate/getMateDetail?mateId=${seed?.mateId ?? ''}`);

    const detail = v.parse(v.strictObject(MateDetail.entries), answer.envelope.d);
    expect(detail).toEqual({
      mateId: seed?.mateId,
      name: seed?.name,
      shortName: seed?.shortName,
      tagline: seed?.tagline,
      tags: seed?.tags,
      hue: seed?.hue,
      portrait: detail.portrait,
      quote: seed?.quote,
      creator: seedCreators.find(({ creatorId }) => creatorId === seed?.creatorId),
      chats: 0,
      age: seed?.age,
      pronouns: seed?.pronouns,
      who: seed?.who.split('\n\n'),
      place: seed?.place,
      voice: seed?.voice,
      greeting: seed?.greeting,
      scene: seed?.scene,
      likes: seed?.likes,
    });
  });

  test.each(['getMateDetail', 'mateExtraInfo'])('[S7.2] [S7.3] %s rejects an unknown mate', async (call) => {
    expect(plain(await server.get(`/mate/${call}?mateId=nobody`))).toEqual(
      refused(200, 4040, 'This mate no longer exists.'),
    );
  });

  test.each([
    ['?mateId=', '“mateId” is too short.'],
    [`?mateId=${'x'.repeat(65)}`, '“mateId” is too long.'],
    ['?mateId=../../etc/passwd', '“mateId” has characters that are not allowed there.'],
    ["?mateId=' or 1=1", '“mateId” has characters that are not allowed there.'],
    ['?mateId=%00', '“mateId” has characters that are not allowed there.'],
    ['?mateId[x]=1', '“mateId” is missing.'],
    ['?__proto__=x', '“mateId” is missing.'],
  ])('[S7.2] [S7.3] detail and extra info reject the query %j', async (query, message) => {
    for (const call of ['getMateDetail', 'mateExtraInfo']) {
      expect(plain(await server.get(`/mate/${call}${query}`))).toEqual(refused(400, 4000, message));
    }
  });
});

describe('extra info', () => {
  const extraInfo = async (mateId: string, token?: string) => {
    const answer = await server.get(
      `/mate/mateExtraInfo?mateId=${mateId}`,
      token === undefined ? {} : { token },
    );
    return v.parse(v.strictObject(MateExtraInfo.entries), answer.envelope.d);
  };

  test('[S7.3] similar mates share a tag, are ordered by the number of shared tags, and exclude the mate itself', async () => {
    for (const mate of seedMates) {
      const { similar } = await extraInfo(mate.mateId);
      const shared = similar.map(({ tags }) => tags.filter((tag) => mate.tags.includes(tag)).length);

      expect(similar.map(({ mateId }) => mateId)).not.toContain(mate.mateId);
      expect(shared.every((count) => count > 0)).toBe(true);
      expect(shared).toEqual(shared.toSorted((a, b) => b - a));
      expect(similar.length).toBeLessThanOrEqual(6);
    }
  });

  test('[S7.3] the room is the caller’s own, and is hidden from other users', async () => {
    const first = await server.signUp();
    const second = await server.signUp();
    const mateId = 'wren';
    const roomId = await talk(first.userId, mateId, { count: 0, at: server.now() });

    expect((await extraInfo(mateId, first.token)).roomId).toBe(roomId);
    expect((await extraInfo(mateId, second.token)).roomId).toBeNull();
    expect((await extraInfo(mateId)).roomId).toBeNull();
    expect((await extraInfo(mateId, 'a token that is none')).roomId).toBeNull();
  });
});

describe('trending', () => {
  test('[S7.9] without any messages the ranking is the order of the catalogue', async () => {
    const { ranks } = await ranked();

    expect(ranks.map(({ rank, mate }) => [rank, mate.mateId])).toEqual(
      seededIds.slice(0, 10).map((mateId, index) => [index + 1, mateId]),
    );
  });

  test('[S7.9] the ranking counts messages of the last seven days', async () => {
    const { userId } = await server.signUp();
    const [first = '', , third = '', , , , last = ''] = seededIds;
    await talk(userId, third, { count: 2, at: server.now() - days(1) });
    await talk(userId, last, { count: 5, at: server.now() - days(8) });
    await talk(userId, last, { count: 3, at: server.now() - days(6) });

    const { ranks } = await ranked();

    expect(ranks.slice(0, 3).map(({ mate }) => mate.mateId)).toEqual([last, third, first]);
  });
});

describe('the stored catalogue', () => {
  test('seeding again updates the texts and keeps the counts', async () => {
    const [mate, ...others] = seedMates;
    if (mate === undefined) {
      throw new Error('The catalogue is empty.');
    }
    await server.database.updateTable('mates').set({ chats: 7 }).where('mate_id', '=', mate.mateId).execute();

    const renamed = { ...mate, tagline: 'Somebody new' };
    await seedCatalogue(server.database, {
      creators: seedCreators,
      mates: [renamed, ...others],
      now: server.now(),
    });

    const answer = await server.get(`/mate/getMateDetail?mateId=${mate.mateId}`);
    expect(answer.envelope.d).toMatchObject({ tagline: 'Somebody new', chats: 7 });
    const rows = await server.database.selectFrom('mates').select('mate_id').execute();
    expect(rows).toHaveLength(seedMates.length);
  });

  test('an empty catalogue is returned as empty', async () => {
    const empty = await startTestServer();
    try {
      await empty.database.deleteFrom('mates').execute();

      expect((await empty.get('/mate/recommend')).envelope.d).toEqual({ pick: null, mates: [] });
      expect((await empty.get('/mate/trendingRank')).envelope.d).toEqual({ ranks: [] });
    } finally {
      await empty.stop();
    }
  });
});

describe('portraits', () => {
  test('a portrait is an image without permissions, cached forever at its versioned URL', async () => {
    const { mates } = await recommended();
    const response = await fetch(`${server.url}${mates[0]?.portrait ?? ''}`);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
  });

  test('without its version a portrait is revalidated, and not sent again', async () => {
    const address = `${server.url}/media/portraits/wren.svg`;
    const first = await fetch(address);
    const etag = v.parse(v.string(), first.headers.get('etag'));

    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const second = await fetch(address, { headers: { 'if-none-match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  test.each(['nobody.svg', 'wren.png', 'wren', '..%2fwren.svg', '%00.svg', `${'x'.repeat(90)}.svg`])(
    'returns no portrait %s',
    async (name) => {
      const answer = await server.get(`/media/portraits/${name}`);
      expect([answer.status, answer.envelope.c]).toEqual([404, 4040]);
    },
  );
});
