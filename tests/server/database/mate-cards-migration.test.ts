import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { viewMates } from '../../../server/domain/mates/room-mates.ts';
import type { Database } from '../../../server/store/database.ts';
import { openDatabase } from '../../../server/store/open-database.ts';
import { aDraft } from '../support/own-mates.ts';
import { toProfile } from '../../../server/domain/mates/own/user-mate-profile.ts';
import { createFreshDatabase } from '../support/fresh-database.ts';
import { openOldDatabase } from '../support/old-database.ts';
import { dataRoot } from '../../support/data-root.ts';

let folder: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(dataRoot, 'mates-cards-'));
  fresh = await createFreshDatabase();
});
afterEach(async () => {
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});

const mates = {
  public: { visibility: 'public', closed_at: null, rating: 'everyone' },
  private: { visibility: 'private', closed_at: null, rating: 'everyone' },
  closed: { visibility: 'private', closed_at: 5, rating: 'everyone' },
  mature: { visibility: 'public', closed_at: null, rating: 'mature' },
} as const;
type Kind = keyof typeof mates;
const kinds = ['public', 'private', 'closed', 'mature'] as const satisfies readonly Kind[];

const fill = async (database: Database): Promise<void> => {
  const person = (user_id: string) => ({
    user_id,
    email: `${user_id}@example.com`,
    password_hash: null,
    name: null,
    language: 'en',
    nfsw: 0,
    created_at: 1,
    hue: null,
  });
  await database
    .insertInto('users')
    .values([person('maker'), person('reader')])
    .execute();
  await database
    .insertInto('creators')
    .values({ creator_id: 'c', name: 'Anonymous', created_at: 1, user_id: 'maker' })
    .execute();
  for (const [position, kind] of kinds.entries()) {
    await database
      .insertInto('mates')
      .values({
        ...mates[kind],
        mate_id: kind,
        creator_id: 'c',
        name: `The ${kind} one`,
        hue: 1,
        profile: JSON.stringify(toProfile(aDraft, [])),
        position,
        chats: 0,
        created_at: 1,
        updated_at: 1,
        owner_id: kind === 'closed' ? null : 'maker',
        client_mate_id: null,
      })
      .execute();
    for (const user_id of ['maker', 'reader']) {
      const room = { room_id: `${user_id}-${kind}`, user_id, mate_id: kind, client_room_id: '', last_seq: 1 };
      await database
        .insertInto('rooms')
        .values({ ...room, memory: null, created_at: 1, updated_at: 2 })
        .execute();
    }
    await database.insertInto('blocks').values({ user_id: 'reader', mate_id: kind, created_at: 1 }).execute();
  }
};

test('rooms and blocks from before the migration show the mate’s current card, unless it is private', async () => {
  const old = await openOldDatabase({ folder, url: fresh?.url ?? null, before: '014' });
  await fill(old.database);
  await old.close();

  const { database, close } = await openDatabase({ dataDir: folder, databaseUrl: fresh?.url ?? null });
  const rooms = await database.selectFrom('rooms').selectAll().orderBy('room_id').execute();
  const blocks = await database.selectFrom('blocks').selectAll().orderBy('mate_id').execute();
  const named = async (userId: string, nfsw: boolean, keepers: Parameters<typeof viewMates>[2]) => {
    const views = await viewMates(database, { userId, nfsw }, keepers);
    return Object.fromEntries(
      views.map(({ row, view }) => [row.mate_id, [view.access, view.mate?.name ?? null]]),
    );
  };
  const of = (userId: string) => rooms.filter((room) => room.user_id === userId);
  const shown = {
    closed: ['card', 'The closed one'],
    mature: ['mature', null],
    private: ['withdrawn', null],
    public: ['card', 'The public one'],
  };
  expect(await named('reader', false, of('reader'))).toEqual(shown);
  expect(await named('reader', false, blocks)).toEqual(shown);
  expect(await named('reader', true, of('reader'))).toEqual({
    ...shown,
    mature: ['card', 'The mature one'],
  });
  expect(await named('maker', true, of('maker'))).toEqual({
    closed: ['card', 'The closed one'],
    mature: ['mate', 'The mature one'],
    private: ['mate', 'The private one'],
    public: ['mate', 'The public one'],
  });

  // A mate that may have been mature during the chat stays hidden; one that is public again is shown as it is now.
  await database.updateTable('mates').set({ rating: 'everyone', visibility: 'public' }).execute();
  expect(await named('reader', false, of('reader'))).toMatchObject({
    mature: ['mature', null],
    private: ['mate', 'The private one'],
  });
  await close();
});
