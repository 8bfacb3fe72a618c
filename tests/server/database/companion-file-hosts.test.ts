import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { maxCardFilesBytes } from '../../../contract/own-mate.ts';
import { checkCompanion } from '../../../server/domain/export/check-companion.ts';
import { createTestCompanion } from '../support/companion.ts';
import { exportOf, importInto, outcomesIn, packed, unpacked } from '../support/companion-files.ts';
import { closed, saveMate } from '../support/own-mates.ts';
import { startSharedServer } from '../support/server.ts';
import { answered, createPerson, type Person } from '../support/talk.ts';

const [companion, awayCompanion] = [createTestCompanion(), createTestCompanion()];
const home = await startSharedServer({ companion });
/** Another host, with a database of its own. */
const away = await startSharedServer({ companion: awayCompanion });

const roomOf = async (who: Person): Promise<string> =>
  (
    await away.database
      .selectFrom('rooms')
      .select('room_id')
      .where('user_id', '=', who.userId)
      .executeTakeFirstOrThrow()
  ).room_id;

/** Returns the texts of the last two messages. */
const lastTexts = async (who: Person, roomId: string): Promise<string[]> =>
  (await who.messages(roomId)).slice(-2).map(({ text }) => text);

test('a room with a mate of another user can be read on another host, without the mate', async () => {
  const [ada, bea, cleo] = [await createPerson(home), await createPerson(home), await createPerson(away)];
  const mate = await saveMate(ada, { visibility: 'public' }, { clientMateId: crypto.randomUUID() });
  const { roomId } = await bea.openRoom(mate.mateId);
  await answered(companion, await bea.send(roomId, 'Is the ferry late?'), 'Never.');

  await importInto(away, cleo, await exportOf(home, bea));

  const moved = await roomOf(cleo);
  expect(await lastTexts(cleo, moved)).toEqual(['Is the ferry late?', 'Never.']);
  expect(await (await cleo.send(moved, 'Are you here?')).response.json()).toEqual(closed);
});

test('a room whose mate was left out goes on when the mate is imported', async () => {
  const [ada, cleo] = [await createPerson(home), await createPerson(away)];
  const clientMateId = crypto.randomUUID();
  const mate = await saveMate(ada, {}, { clientMateId });
  const { roomId } = await ada.openRoom(mate.mateId);
  await answered(companion, await ada.send(roomId, 'Is the ferry late?'), 'Never.');
  // As a room whose only messages are those with which it began.
  const at = { created_at: 1_700_000_000_000, updated_at: 1_700_000_000_000 };
  await home.database.updateTable('rooms').set(at).where('room_id', '=', roomId).execute();
  const bytes = await exportOf(home, ada);

  await importInto(away, cleo, bytes, { excluded: [`mate:${clientMateId}`] });
  const moved = await roomOf(cleo);
  expect(await lastTexts(cleo, moved)).toEqual(['Is the ferry late?', 'Never.']);
  const times = away.database.selectFrom('rooms').select(['created_at', 'updated_at']);
  expect(await times.where('room_id', '=', moved).execute()).toEqual([at]);
  expect(await (await cleo.send(moved, 'Are you here?')).response.json()).toEqual(closed);

  expect(outcomesIn(await importInto(away, cleo, bytes))).toContain('mate updated');
  await answered(awayCompanion, await cleo.send(moved, 'Are you here?'), 'I am now.');
  expect(await lastTexts(cleo, moved)).toEqual(['Are you here?', 'I am now.']);
});

test('a mate whose card file has no place is refused as a whole, and comes with it when there is one', async () => {
  const [ada, cleo] = [await createPerson(home), await createPerson(away)];
  const mate = await saveMate(ada, { name: 'Wren' }, { clientMateId: crypto.randomUUID() });
  await home.database
    .insertInto('card_files')
    .values({ mate_id: mate.mateId, content: Buffer.from('a card with pictures') })
    .execute();
  const bytes = await exportOf(home, ada);
  const full = await saveMate(cleo, { name: 'Full' }, { clientMateId: crypto.randomUUID() });
  await away.database
    .insertInto('card_files')
    .values({ mate_id: full.mateId, content: Buffer.alloc(maxCardFilesBytes) })
    .execute();

  expect(outcomesIn(await importInto(away, cleo, bytes))).toContainEqual(
    expect.stringContaining('refused: Your card files take up'),
  );
  expect(await namesOf(cleo)).toEqual(['Full']);

  await away.database.deleteFrom('card_files').where('mate_id', '=', full.mateId).execute();
  expect(outcomesIn(await importInto(away, cleo, bytes))).toContain('mate created');
  expect(await namesOf(cleo)).toEqual(['Full', 'Wren']);
  const { content } = await away.database
    .selectFrom('card_files')
    .innerJoin('mates', 'mates.mate_id', 'card_files.mate_id')
    .select('content')
    .where('owner_id', '=', cleo.userId)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(content).toString()).toBe('a card with pictures');
});

const namesOf = async (who: Person): Promise<string[]> => {
  const mates = away.database.selectFrom('mates').select('name').where('owner_id', '=', who.userId);
  return (await mates.orderBy('name').execute()).map(({ name }) => name);
};

test('the check passes the example, and fails a copy without one of its parts', async () => {
  const example = await readFile('tests/support/example.mates');
  const files = await unpacked(new Uint8Array(example));
  const part = [...files.keys()].find((path) => path.startsWith('lorebooks/'));
  expect(part).toBeDefined();
  files.delete(part ?? '');
  const damaged = await packed(files);

  expect([await isRight(example), await isRight(damaged)]).toEqual([true, false]);
});

const isRight = async (bytes: Uint8Array): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file.mates');
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    return (await checkCompanion(file)).isRight;
  } finally {
    await file.close();
  }
};
