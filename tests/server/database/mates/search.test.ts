import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { HotWords, SearchResult } from '../../../../contract/mates/search.ts';
import { seedMates } from '../../../../server/content/seed.ts';
import { days, hours } from '../../../../server/shared/clock.ts';
import { createRetention } from '../../../../server/domain/retention/retention.ts';
import { newId } from '../../../../server/shared/ids.ts';
import { plain, refused } from '../../support/answers.ts';
import { startSharedServer, type SignedUp } from '../../support/server.ts';

const startsAt = Date.UTC(2026, 4, 1, 12);
const server = await startSharedServer({ startsAt });

const search = async (query: Record<string, string>, headers?: Record<string, string>) =>
  v.parse(
    v.strictObject(SearchResult.entries),
    (await server.get(`/mate/search?${new URLSearchParams(query).toString()}`, headers)).envelope.d,
  );
const found = async (query: Record<string, string>) =>
  (await search(query)).mates.map(({ mateId }) => mateId);
const hotWords = async () =>
  v.parse(v.strictObject(HotWords.entries), (await server.get('/mate/hotWords')).envelope.d);
const seededWith = (tag: string) =>
  seedMates.filter(({ tags }) => tags.includes(tag)).map(({ mateId }) => mateId);

/** Inserts messages of a user to a mate with the given time. */
const talk = async (userId: string, mateId: string, messages: { count: number; at: number }) => {
  const roomId = newId();
  const times = { created_at: messages.at, updated_at: messages.at };
  await server.database
    .insertInto('rooms')
    .values({
      room_id: roomId,
      user_id: userId,
      mate_id: mateId,
      client_room_id: newId(),
      last_seq: 0,
      ...times,
    })
    .execute();
  for (let seq = 1; seq <= messages.count; seq += 1) {
    await server.database
      .insertInto('messages')
      .values({
        message_id: newId(),
        room_id: roomId,
        seq,
        role: 'user',
        text: 'x',
        status: 'sent',
        created_at: messages.at,
      })
      .execute();
  }
};

describe('search', () => {
  test('[S7.4] pages through all mates in the order of recommendation without a query', async () => {
    const [first, second, third] = [
      await search({}),
      await search({ page: '2' }),
      await search({ page: '3' }),
    ];

    expect([...first.mates, ...second.mates].map(({ mateId }) => mateId)).toEqual(
      seedMates.map(({ mateId }) => mateId),
    );
    expect([first.total, first.hasMore, second.hasMore]).toEqual([seedMates.length, true, false]);
    expect(third).toEqual({ ...second, mates: [] });
  });

  test.each([
    ['a name', 'Iris Vale', ['iris-vale']],
    ['the beginning of a name', 'iri', ['iris-vale']],
    ['words in any order, case and accents', 'DUARTE salome', ['salome-duarte']],
    ['a word of the tagline', 'observatory', ['iris-vale']],
    ['a tag of two words', 'study buddy', ['kenji-mori', 'samira-ben-youssef']],
  ])('[S7.4] finds a mate by %s', async (_, q, expected) => {
    expect(new Set(await found({ q }))).toEqual(new Set(expected));
  });

  test('[S7.4] finds the mates of a creator by name and by id', async () => {
    const ids = seedMates.filter(({ creatorId }) => creatorId === 'harbour-lane').map(({ mateId }) => mateId);

    expect(new Set(await found({ q: 'harbour lane' }))).toEqual(new Set(ids));
    expect(await found({ creatorId: 'harbour-lane' })).toEqual(ids);
  });

  test('[S7.4] returns mates with every tag of the query, and counts the other tags', async () => {
    const one = await search({ tags: 'stargazing' });
    const both = await search({ tags: 'late night, gentle' });

    expect(one.mates.map(({ mateId }) => mateId)).toEqual(seededWith('stargazing'));
    expect(both.mates.map(({ mateId }) => mateId)).toEqual(
      seededWith('late night').filter((id) => seededWith('gentle').includes(id)),
    );
    expect(both.tags).toEqual([
      { tag: 'gentle', count: 1 },
      { tag: 'late night', count: 1 },
      { tag: 'stargazing', count: 1 },
    ]);
  });

  test.each([
    ['a letter missing', 'stargzing', 'stargazing'],
    ['two letters swapped', 'obsevratory', 'observatory'],
    ['a wrong letter in a name', 'irib', 'iris'],
    ['one word of two wrong', 'iris valle', 'iris vale'],
  ])('[S7.4] tolerates a typo: %s', async (_, q, corrected) => {
    const result = await search({ q });

    expect(result.corrected).toBe(corrected);
    expect(result).toEqual({ ...(await search({ q: corrected })), corrected });
  });

  test('[S7.4] returns no results rather than weak matches', async () => {
    const emptyResult = { mates: [], total: 0, hasMore: false, tags: [], corrected: null };

    for (const query of [
      { q: 'qqqqxxxx' },
      { q: 'iris qqqqxxxx' },
      { tags: 'no such tag' },
      { creatorId: 'nobody' },
    ]) {
      expect(await search(query)).toEqual(emptyResult);
    }
  });

  test('[S7.4] sorts by the number of messages in a day, in a week, and in total', async () => {
    const { userId } = await server.signUp();
    await talk(userId, 'wren', { count: 3, at: server.now() - hours(30) });
    await talk(userId, 'kai-nakoa', { count: 2, at: server.now() - hours(2) });
    await server.database
      .updateTable('mates')
      .set({ chats: 9 })
      .where('mate_id', '=', 'bram-de-wit')
      .execute();

    expect((await found({ order: 'day' })).slice(0, 2)).toEqual(['kai-nakoa', 'iris-vale']);
    expect((await found({ order: 'week' })).slice(0, 3)).toEqual(['wren', 'kai-nakoa', 'iris-vale']);
    expect((await found({ order: 'chats' })).slice(0, 2)).toEqual(['bram-de-wit', 'iris-vale']);
  });

  test('[S7.4] finds a changed mate by its new text and not by the old one; lists a new one first', async () => {
    const row = await server.database
      .selectFrom('mates')
      .selectAll()
      .where('mate_id', '=', 'iris-vale')
      .executeTakeFirstOrThrow();
    const now = server.now() + 1;
    const another = {
      ...row,
      mate_id: 'zora',
      name: 'Zora Quill',
      position: 99,
      created_at: now,
      shown_at: now,
      updated_at: now,
    };
    await server.database.insertInto('mates').values(another).execute();
    expect(await found({ q: 'zora' })).toEqual(['zora']);
    expect((await found({ order: 'new' })).slice(0, 2)).toEqual(['zora', 'iris-vale']);

    await server.database
      .updateTable('mates')
      .set({ name: 'Anouk Quill', updated_at: now + 1 })
      .where('mate_id', '=', 'zora')
      .execute();
    expect(await found({ q: 'zora' })).toEqual([]);
    expect(await found({ q: 'anouk' })).toEqual(['zora']);

    await server.database.deleteFrom('mates').where('mate_id', '=', 'zora').execute();
    expect(await found({ q: 'anouk' })).toEqual([]);
  });

  test.each([
    ['operators of the index', '" OR * NEAR( - ^ : & | ! <-> \' \\'],
    ['a statement', "'; drop table mates; --"],
    ['control characters', '\u0000\u0007\u202E'],
    ['letters that no alphabet of the index knows', '\u{1E900}\u{1E901}'],
    ['a long run', 'a'.repeat(100)],
    ['a letter that unfolds into many', '\uFDFA'.repeat(100)],
    ['words without end', 'ab '.repeat(33)],
  ])('[S7.4] handles %s like any other words', async (_, q) => {
    const answer = await server.get(`/mate/search?${new URLSearchParams({ q }).toString()}`);

    expect(answer.status).toBe(200);
    expect(v.is(SearchResult, answer.envelope.d)).toBe(true);
  });

  test.each([
    ['q', 'a'.repeat(101), '“q” is too long.'],
    ['tags', 'a'.repeat(201), '“tags” is too long.'],
    ['creatorId', '../../../etc', '“creatorId” has characters that are not allowed there.'],
    ['order', 'random', '“order” is not one of the known values.'],
    ['page', '0', '“page” is too small.'],
    ['page', '1001', '“page” is too large.'],
    ['page', '-1', '“page” has characters that are not allowed there.'],
    ['page', 'NaN', '“page” has characters that are not allowed there.'],
  ])('[S7.4] rejects %s=%s', async (field, value, message) => {
    const answer = await server.get(`/mate/search?${new URLSearchParams({ [field]: value }).toString()}`);

    expect(plain(answer)).toEqual(refused(400, 4000, message));
  });
});

describe('hot words', () => {
  let people: SignedUp[] = [];
  beforeAll(async () => {
    people = [await server.signUp(), await server.signUp(), await server.signUp(), await server.signUp()];
  });
  const all = async (query: Record<string, string>, many = people.length) => {
    for (const { token } of people.slice(0, many)) {
      await search(query, { token });
    }
  };

  test('[S7.5] there are none before anybody has searched', async () => {
    await server.database.deleteFrom('search_counts').execute();

    expect(await hotWords()).toEqual({ words: [] });
  });

  test('[S7.5] a term that three users found is hot, the most frequent first; rarer terms stay private', async () => {
    await all({ q: 'Stargazing' }, 3);
    await all({ q: 'cooking' }, 4);
    await all({ q: 'mystery' }, 2);

    expect(await hotWords()).toEqual({ words: ['cooking', 'stargazing'] });
  });

  test('[S7.5] repeated searches of one user count once', async () => {
    await all({ q: 'fantasy' }, 1);
    await all({ q: 'fantasy' }, 1);
    await all({ q: 'fantasy' }, 1);

    expect((await hotWords()).words).not.toContain('fantasy');
  });

  test('[S7.5] unknown words, typos and prefixes are never counted', async () => {
    for (const q of ['my neighbour john', 'iris my love', 'stargzing', 'adv', 'page']) {
      await all({ q });
    }
    const counted = await server.database.selectFrom('search_counts').select('word').execute();

    expect(new Set(counted.map(({ word }) => word))).toEqual(
      new Set(['stargazing', 'cooking', 'mystery', 'fantasy']),
    );
  });

  test('[S7.5] only the day, the word and a count are stored', async () => {
    const [row] = await server.database
      .selectFrom('search_counts')
      .selectAll()
      .where('word', '=', 'cooking')
      .execute();

    expect(row).toEqual({ day: Math.floor(server.now() / days(1)), word: 'cooking', callers: 4 });
  });

  test('[S7.5] a word expires after a week and is deleted', async () => {
    server.advance(days(7));
    expect(await hotWords()).toEqual({ words: [] });
    await search({ q: 'music' });
    await createRetention(server.running.deps).run();
    const counted = await server.database.selectFrom('search_counts').select('word').execute();

    expect(counted).toEqual([{ word: 'music' }]);
  });
});
