import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { embeddingsPerDay } from '../../../../server/domain/memory/vectors/embed-room.ts';
import { vectorsPerRoom, vectorsPerUser } from '../../../../server/domain/memory/vectors/vector-limits.ts';
import { days } from '../../../../server/shared/clock.ts';
import { eventually } from '../../support/eventually.ts';
import type { Person } from '../../support/talk.ts';
import { shareVectors, talk } from '../../support/rooms/vectors.ts';

const { server, ...rooms } = await shareVectors();
let ada: Person;
beforeEach(async () => {
  ({ ada } = await rooms.open());
});
const { store, ask, embed, isDone, jobOf, vectorsOf } = rooms;

describe('[28.8] vectors', () => {
  test('have a limit for a day and a limit for a room, whose newest messages have them', async () => {
    await store(talk(vectorsPerRoom + 30));
    const today = Math.floor(server.now() / days(1));
    await ask('So.');
    await server.database.updateTable('embedding_jobs').set({ day: today, runs: embeddingsPerDay }).execute();
    await eventually(async () => (await jobOf())?.due_at).toBe((today + 1) * days(1));
    expect((await vectorsOf()).length).toBeLessThan(vectorsPerRoom);
    server.advance(days(1));
    await isDone();
    const seqs = (await vectorsOf()).map(({ seq }) => seq).toSorted((one, other) => one - other);
    expect(seqs).toHaveLength(vectorsPerRoom);
    await embed();
    const further = (await vectorsOf()).map(({ seq }) => seq).toSorted((one, other) => one - other);
    expect(further).toEqual([...seqs.slice(2), (seqs.at(-1) ?? 0) + 1, (seqs.at(-1) ?? 0) + 2]);
  });

  test('have a limit for an account: those that were stored first leave', async () => {
    const { roomId: second } = await ada.openRoom('june-okafor');
    await store(talk(vectorsPerUser), second);
    await server.database
      .insertInto('message_vectors')
      .columns(['message_id', 'room_id', 'user_id', 'seq', 'model', 'scale', 'numbers'])
      .expression((query) =>
        query
          .selectFrom('messages')
          .select([
            'message_id',
            'room_id',
            query.val(ada.userId).as('user_id'),
            'seq',
            query.val('embedder').as('model'),
          ])
          .select([sql<number>`1`.as('scale'), query.val(Buffer.from([1, 1])).as('numbers')])
          .where('room_id', '=', second)
          .orderBy('seq')
          .limit(vectorsPerUser),
      )
      .execute();
    await store(talk(20));
    await embed();
    expect(await vectorsOf()).toHaveLength(25);
    const others = (await vectorsOf(second)).map(({ seq }) => seq);
    expect(others).toHaveLength(vectorsPerUser - 25);
    expect(Math.min(...others)).toBe(26);
  });
});
