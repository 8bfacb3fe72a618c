import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { writesPerMinute } from '../../../server/limits/budgets.ts';
import { caps } from '../../../server/domain/caps.ts';
import { maxSessions } from '../../../server/domain/accounts/sessions.ts';
import { newId } from '../../../server/shared/ids.ts';
import { everyCall } from '../every-call/calls.ts';
import { budgetsOf, failuresOf } from '../support/budgets-of.ts';
import { limitsPage } from '../support/limits-page.ts';
import { countCodes, startAttackedServer } from '../support/network/networks.ts';
import { createPerson, firstMate, type Person } from '../support/talk.ts';

const calls = await everyCall();
const writes = calls.filter(({ call }) => call.effect === 'write');
let attacked: Awaited<ReturnType<typeof startAttackedServer>>;
beforeAll(async () => {
  attacked = await startAttackedServer({ environment: { GRANT_CHATS: '200' } });
});
afterAll(() => attacked.stop());

describe('every call that changes data', () => {
  test.each(writes.map(({ name, call }) => [name, call.path]))('%s has a named limit', (_, path) => {
    expect([...budgetsOf(path), ...failuresOf(path), ...(path in writesPerMinute ? [path] : [])]).not.toEqual(
      [],
    );
  });

  test('has a limit only if it is in the contract', () => {
    const paths = new Set<string>(writes.map(({ call }) => call.path));
    expect(Object.keys(writesPerMinute).filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('the maximum number of items of an account', () => {
  let ada: Person;
  let mates: string[];
  let creators: string[];
  beforeAll(async () => {
    const { server } = attacked;
    ada = await createPerson({ ...server, post: attacked.browser('10.9.0.1').post });
    mates = Array.from({ length: 510 }, (_, index) => `crowd-${String(index)}`);
    creators = mates.map((mate) => `creator-of-${mate}`);
    const template = await server.database
      .selectFrom('mates')
      .selectAll()
      .where('mate_id', '=', firstMate)
      .executeTakeFirstOrThrow();
    for (let from = 0; from < mates.length; from += 30) {
      const part = mates.slice(from, from + 30);
      await server.database
        .insertInto('creators')
        .values(
          part.map((mate) => ({
            creator_id: `creator-of-${mate}`,
            name: mate,
            created_at: 1,
            user_id: null,
          })),
        )
        .execute();
      await server.database
        .insertInto('mates')
        .values(part.map((mate) => ({ ...template, mate_id: mate, creator_id: `creator-of-${mate}` })))
        .execute();
    }
  });

  const fill = async (table: 'rooms' | 'favorites' | 'follows' | 'blocks', count: number) => {
    const mark = { user_id: ada.userId, created_at: 1 };
    for (let index = 0; index < count; index += 1) {
      const mate_id = mates[index] ?? '';
      const { database } = attacked.server;
      if (table === 'follows') {
        await database
          .insertInto(table)
          .values({ ...mark, creator_id: creators[index] ?? '' })
          .execute();
      } else if (table === 'rooms') {
        const room = { room_id: newId(), client_room_id: '', last_seq: 0, memory: null, persona_id: null };
        await database
          .insertInto(table)
          .values({ ...mark, ...room, mate_id, updated_at: 1 })
          .execute();
      } else {
        await database
          .insertInto(table)
          .values({ ...mark, mate_id })
          .execute();
      }
    }
  };

  const kinds = {
    rooms: { add: (index: number) => ada.post('/room/createRoom', { mateId: mates[index] }) },
    favorites: {
      add: (index: number) => ada.post('/user/doFavorite', { mateId: mates[index], favorite: '1' }),
    },
    follows: {
      add: (index: number) => ada.post('/mate/followCreator', { creatorId: creators[index], follow: '1' }),
    },
    blocks: { add: (index: number) => ada.post('/safety/block', { mateId: mates[index], wanted: true }) },
  } as const;

  test.each(['rooms', 'favorites', 'follows', 'blocks'] as const)(
    'is %s, also for concurrent requests, and one more can be created after a deletion',
    async (kind) => {
      await fill(kind, caps[kind] - 1);
      const { add } = kinds[kind];

      const answers = await Promise.all([500, 501, 502, 503, 504].map(add));

      expect(countCodes(answers)).toEqual({ 200: 1, [code.limitReached]: 4 });
      const refusal = answers.find(({ envelope }) => envelope.c === code.limitReached);
      expect(refusal?.envelope.m).toMatch(
        /^You have reached the limit of 500 .*\. (Delete|Remove|Unfollow|Unblock) one/,
      );
      // Existing items do not count again.
      expect((await add(3)).envelope.c).toBe(200);
      await attacked.server.database
        .deleteFrom(kind)
        .where('user_id', '=', ada.userId)
        .where(
          kind === 'follows' ? 'creator_id' : 'mate_id',
          '=',
          (kind === 'follows' ? creators : mates)[0] ?? '',
        )
        .execute();
      expect((await add(505)).envelope.c).toBe(200);
      expect((await add(506)).envelope.c).toBe(code.limitReached);
    },
  );

  test('is listed completely, so that each item can be deleted', async () => {
    const { rooms } = v.parse(
      v.object({ rooms: v.array(v.unknown()) }),
      (await ada.get('/room/roomList')).envelope.d,
    );
    expect(rooms).toHaveLength(caps.rooms);
  });

  test('applies to sessions, of which the least recently used one ends', async () => {
    const { database } = attacked.server;
    const hash = (index: number) => `${String(index)}-${ada.userId}`;
    for (let index = 0; index < maxSessions; index += 1) {
      const session = { previous_hash: null, previous_until: null, created_at: 1, rotated_at: 1 };
      await database
        .insertInto('sessions')
        .values({
          ...session,
          session_id: newId(),
          user_id: ada.userId,
          token_hash: hash(index),
          last_seen_at: Date.now() - 1000 + index,
          expires_at: Date.now() + 1_000_000,
        })
        .execute();
    }
    const answer = await attacked.browser('10.9.0.2').login(ada.email, ada.password);
    const rows = await database
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', ada.userId)
      .execute();

    expect(answer.envelope.c).toBe(200);
    expect(rows).toHaveLength(maxSessions);
    expect(rows.map((row) => row.token_hash)).not.toContain(hash(0));
    expect(rows.map((row) => row.token_hash)).toContain(hash(49));
  });
});

test('a burst of a hundred requests opens thirty rooms', async () => {
  const person = await createPerson({ ...attacked.server, post: attacked.browser('10.9.0.3').post });
  const create = () =>
    person.post('/room/createRoom', { mateId: firstMate, clientRoomId: crypto.randomUUID() });
  // The embedded limits forget by timers of the real clock: a burst must end long before.
  const answers = await Promise.all(Array.from({ length: 100 }, create));
  expect(countCodes(answers)).toEqual({ 200: 30, [code.tooMany]: 70 });
});

test('docs/limits.md lists the current limits', async () => {
  await expect(limitsPage()).toMatchFileSnapshot('../../../docs/limits.md');
});
