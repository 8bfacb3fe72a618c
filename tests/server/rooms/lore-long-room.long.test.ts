/** A lorebook counts the messages of a room, however many there are, in parts: the embedded database answers on the only thread. */
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { OwnMate } from '../../../contract/mates/own-mate.ts';
import { readLore } from '../../../server/domain/lore/known-lore.ts';
import { getMate } from '../../../server/domain/mates/catalogue.ts';
import { storeLongRoom } from '../support/rooms/long-room.ts';
import { aDraft } from '../support/mates/own-mates.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';
import { measureHold } from '../support/thread-hold.ts';

const length = 100_000;

const server = await startSharedServer();

test('[29.3] an entry with a delay fires after so many messages, and other work has its turn', async () => {
  const { database } = server;
  const ada = await createPerson(server);
  const entryOf = (delay: number) => ({
    constant: true,
    keys: [],
    content: `After ${String(delay)}.`,
    extensions: { delay },
  });
  // The message to be answered counts.
  const book = { entries: [length, length + 1, length + 2].map(entryOf) };
  const card = JSON.stringify({ spec: 'chara_card_v3', data: { character_book: book } });
  const saved = await ada.post('/mate/own/save', { draft: aDraft, card });
  const { mateId } = v.parse(OwnMate, saved.envelope.d);
  const { roomId } = await ada.openRoom(mateId);
  await database.deleteFrom('messages').where('room_id', '=', roomId).execute();
  await storeLongRoom(database, { roomId, messageId: '', length });
  const mate = await getMate(database, mateId, { userId: ada.userId, nfsw: false });
  const input = { roomId, mate, person: 'Ada', lines: [], seq: length + 1000 };
  const inParts = async () => {
    const { result, longest } = await measureHold(() => readLore(database, input));
    expect(result.lore.map(({ text }) => text)).toEqual([
      `After ${String(length)}.`,
      `After ${String(length + 1)}.`,
    ]);
    return longest;
  };
  const atOnce = async () => {
    const { longest } = await measureHold(() =>
      database
        .selectFrom('messages')
        .select(['role', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.max('seq').as('last')])
        .where('room_id', '=', roomId)
        .where('hidden_at', 'is', null)
        .groupBy('role')
        .execute(),
    );
    return longest;
  };
  expect(await bestOf(inParts)).toBeLessThan(0.7 * (await bestOf(atOnce)));
});

/** The best of five tries: a collection of garbage may be in one of them. */
async function bestOf(measure: () => Promise<number>): Promise<number> {
  const tries: number[] = [];
  for (let run = 0; run < 5; run += 1) tries.push(await measure());
  return Math.min(...tries);
}
