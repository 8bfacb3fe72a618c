import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { maxCardFilesBytes } from '../../../../contract/mates/own-mate.ts';
import { checkCompanion } from '../../../../server/domain/export/check-companion.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import {
  exportOf,
  importInto,
  outcomesIn,
  packed,
  unpacked,
} from '../../support/accounts/companion-files.ts';
import { aDraft, closed, saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';

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

/** A mate of Ada's that everyone finds, with which Bea talks; and a file of each of them. */
const talkedWith = async () => {
  const [ada, bea] = [await createPerson(home), await createPerson(home)];
  const mate = await saveMate(ada, { visibility: 'public' }, { clientMateId: crypto.randomUUID() });
  const { roomId } = await bea.openRoom(mate.mateId);
  await answered(companion, await bea.send(roomId, 'Is the ferry late?'), 'Never.');
  await bea.get(`/user/doFavorite?mateId=${mate.mateId}&favorite=1`);
  return { mate, ofCreator: await exportOf(home, ada), ofReader: await exportOf(home, bea) };
};

const matesOf = async (who: Person) => {
  const mates = away.database.selectFrom('mates').selectAll().where('owner_id', '=', who.userId);
  return mates.orderBy('mate_id').execute();
};

/** Writes in the room that came along, and returns the mate of the server there that replies. */
const goOn = async (who: Person): Promise<string> => {
  const roomId = await roomOf(who);
  await answered(awayCompanion, await who.send(roomId, 'Are you here?'), 'I am now.');
  expect(await lastTexts(who, roomId)).toEqual(['Are you here?', 'I am now.']);
  const room = away.database.selectFrom('rooms').select('mate_id').where('room_id', '=', roomId);
  return (await room.executeTakeFirstOrThrow()).mate_id;
};

test.each([
  ['before', ['ofCreator', 'ofReader']],
  ['after', ['ofReader', 'ofCreator']],
] as const)('the file of a mate %s that of its reader makes one mate on a third host', async (_, order) => {
  const files = await talkedWith();
  const cleo = await createPerson(away);
  for (const name of [...order, ...order]) await importInto(away, cleo, files[name]);
  const mates = await matesOf(cleo);
  expect(mates.map(({ name, closed_at: closedAt }) => [name, closedAt])).toEqual([[files.mate.name, null]]);
  expect(await goOn(cleo)).toBe(mates[0]?.mate_id);
});

test('who talked with a mate finds it on the host to which its creator took it', async () => {
  const { ofCreator, ofReader } = await talkedWith();
  const [ada, bea, cleo] = [await createPerson(away), await createPerson(away), await createPerson(away)];
  await importInto(away, ada, ofCreator);
  const [moved] = await matesOf(ada);
  const mateId = moved?.mate_id ?? '';

  const importId = crypto.randomUUID();
  await importInto(away, cleo, ofReader, { importId });
  expect(await (await cleo.send(await roomOf(cleo), 'Are you here?')).response.json()).toEqual(closed);

  await away.database
    .updateTable('mates')
    .set({ visibility: 'public' })
    .where('mate_id', '=', mateId)
    .execute();
  await importInto(away, bea, ofReader);
  expect([await goOn(bea), await matesOf(bea)]).toEqual([mateId, []]);
  // A room that came before is joined once its import is undone and made again.
  expect(outcomesIn(await importInto(away, cleo, ofReader))).not.toContain('room created');
  expect(await (await cleo.send(await roomOf(cleo), 'Are you here?')).response.json()).toEqual(closed);
  await cleo.post('/import/undo', { importId });
  await importInto(away, cleo, ofReader);
  expect(await goOn(cleo)).toBe(mateId);
  const favorites = away.database.selectFrom('favorites').select('mate_id').where('user_id', '=', bea.userId);
  expect(await favorites.execute()).toEqual([{ mate_id: mateId }]);
});

test('a file of somebody who talked with a mate cannot make it elsewhere', async () => {
  const { mate, ofReader } = await talkedWith();
  const [eve, bea] = [await createPerson(away), await createPerson(away)];
  const draft = { ...aDraft, name: 'Not Ruth', greeting: 'Hello.', who: 'Nobody.' };
  const files = await unpacked(ofReader);
  for (const [path, text] of files) {
    if (path === 'companion.json') {
      files.set(path, text.replace('"own":false', '"own":true').replace('"updatedAt":0', '"updatedAt":9'));
    }
    if (path.startsWith('mates/')) files.set(path, JSON.stringify({ ...JSON.parse(text), draft }));
  }
  await importInto(away, eve, await packed(files));
  await away.database
    .updateTable('mates')
    .set({ visibility: 'public' })
    .where('owner_id', '=', eve.userId)
    .execute();
  expect((await matesOf(eve)).map(({ name, identity }) => [name, identity])).toEqual([['Not Ruth', null]]);

  await importInto(away, bea, ofReader);
  const roomId = await roomOf(bea);
  expect(await lastTexts(bea, roomId)).toEqual(['Is the ferry late?', 'Never.']);
  expect(await (await bea.send(roomId, 'Are you here?')).response.json()).toEqual(closed);
  expect((await matesOf(bea)).map(({ name }) => name)).toEqual([mate.name]);
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
  expect((await cardFileOf(cleo)).toString()).toBe('a card with pictures');
});

test('a newer file replaces the file of a card, and undoing that restores the former one', async () => {
  const [ada, cleo] = [await createPerson(home), await createPerson(away)];
  const card = '{"spec":"chara_card_v2","data":{"name":"Wren"}}';
  const mate = await saveMate(ada, { name: 'Wren' }, { clientMateId: crypto.randomUUID(), card });
  const saveFile = (content: Buffer) =>
    ada.post('/mate/own/saveCardFile', { mateId: mate.mateId, content: content.toString('base64') });
  const [first, second] = [Buffer.from([137, 80, 0, 255, 10]), Buffer.from([80, 75, 0, 200, 128])];
  await saveFile(first);
  await importInto(away, cleo, await exportOf(home, ada));
  expect(await cardFileOf(cleo)).toEqual(first);

  await saveMate(ada, { name: 'Wren' }, { mateId: mate.mateId, card });
  await saveFile(second);
  const [importId, bytes] = [crypto.randomUUID(), await exportOf(home, ada)];
  for (const outcome of ['mate updated', 'mate unchanged']) {
    expect(outcomesIn(await importInto(away, cleo, bytes, { importId }))).toContain(outcome);
    expect(await cardFileOf(cleo)).toEqual(second);
  }

  await cleo.post('/import/undo', { importId });
  expect(await cardFileOf(cleo)).toEqual(first);
});

const cardFileOf = async (who: Person): Promise<Buffer> => {
  const files = away.database
    .selectFrom('card_files')
    .innerJoin('mates', 'mates.mate_id', 'card_files.mate_id')
    .select('content')
    .where('owner_id', '=', who.userId);
  return Buffer.from((await files.executeTakeFirstOrThrow()).content);
};

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
