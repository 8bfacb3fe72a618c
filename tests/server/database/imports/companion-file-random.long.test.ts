import { expect, test } from 'vitest';
import type { Database } from '../../../../server/store/database.ts';
import { contentOf, exportOf, importInto, outcomesIn } from '../../support/accounts/companion-files.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { chance, fillAccount } from '../../support/accounts/random-accounts.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const environment = { LIMIT_FACTOR: '10000', GRANT_CHATS: '100000' };
const hosts = [
  await startSharedServer({ companion: createTestCompanion(), environment }),
  // On the embedded database, also where the other one is on PostgreSQL.
  await startSharedServer({
    companion: createTestCompanion(),
    environment: { ...environment, DATABASE_URL: '' },
  }),
] as const;
const accounts = Number(process.env['ACCOUNTS'] ?? 40);

/** Returns somebody with a random account on one host, and somebody new on the other one. */
const moved = async (seed: number) => {
  const [home, away] = seed % 2 === 0 ? hosts : ([hosts[1], hosts[0]] as const);
  const who = await createPerson(home);
  const mate = await saveMate(who);
  const mateIds = ['iris-vale', 'wren', mate.mateId] as const;
  await fillAccount({ database: home.database, userId: who.userId, mateIds, now: home.now() }, seed);
  const other = await createPerson(away);
  return { home, away, who, other };
};

test(`${accounts} random accounts are the same on another host, and once where they come twice`, async () => {
  for (let seed = 1; seed <= accounts; seed += 1) {
    const { home, away, who, other } = await moved(seed);
    const bytes = await exportOf(home, who);
    const frames = await importInto(away, other, bytes);
    expect(
      outcomesIn(frames).filter((outcome) => !outcome.endsWith('created') && outcome !== 'list unchanged'),
    ).toEqual([]);
    const there = await contentOf(away, other);
    expect(Object.fromEntries(there)).toEqual(Object.fromEntries(await contentOf(home, who)));
    await importInto(away, other, bytes);
    expect(await contentOf(away, other)).toEqual(there);
  }
});

test(`${accounts} random updates are undone`, async () => {
  for (let seed = 1; seed <= accounts; seed += 1) {
    const { home, away, who, other } = await moved(seed);
    await importInto(away, other, await exportOf(home, who));
    const before = await contentOf(away, other);
    await change(home.database, who, chance(seed));
    const importId = crypto.randomUUID();
    const changed = await exportOf(home, who);
    await importInto(away, other, changed, { importId });
    expect(Object.fromEntries(await contentOf(away, other))).toEqual(
      Object.fromEntries(await contentOf(home, who)),
    );
    await other.post('/import/undo', { importId });
    expect(Object.fromEntries(await contentOf(away, other))).toEqual(Object.fromEntries(before));
  }
});

/** Changes some marks, and adds messages to the end of what is shown. */
const change = async (
  database: Database,
  who: Person,
  { below }: ReturnType<typeof chance>,
): Promise<void> => {
  const rooms = await database.selectFrom('rooms').selectAll().where('user_id', '=', who.userId).execute();
  for (const room of rooms) {
    if (below(4) === 0) continue;
    const messages = await database
      .selectFrom('messages')
      .selectAll()
      .where('room_id', '=', room.room_id)
      .orderBy('seq')
      .execute();
    const last = messages.findLast(({ hidden_at: hidden }) => hidden === null);
    for (const message of messages.filter(() => below(3) === 0)) {
      await database
        .updateTable('messages')
        .set({ pinned_at: message.pinned_at === null ? 1 : null })
        .where('message_id', '=', message.message_id)
        .execute();
    }
    if (last?.role === 'mate') {
      await database
        .insertInto('messages')
        .values({
          ...last,
          message_id: crypto.randomUUID(),
          client_message_id: crypto.randomUUID(),
          seq: room.last_seq + 1,
          role: 'user',
          status: 'sent',
          text: 'And then?',
          parent_id: last.message_id,
          reply_to: null,
          liked_at: null,
          edited_at: null,
          problem: null,
          heard_to: null,
          created_at: last.created_at + 1,
        })
        .execute();
    }
    await database
      .updateTable('rooms')
      .set({
        title: 'Changed',
        updated_at: room.updated_at + 1000,
        last_seq: room.last_seq + (last?.role === 'mate' ? 1 : 0),
      })
      .where('room_id', '=', room.room_id)
      .execute();
  }
};
