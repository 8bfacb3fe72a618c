import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackBackup } from '../../../../server/backups/backup-file.ts';
import { runBackup } from '../../../../server/operator/backup.ts';
import { runDoctor } from '../../../../server/operator/doctor.ts';
import { runRestore } from '../../../../server/operator/restore.ts';
import { listReplaced, toRestoredName } from '../../../../server/store/sqlite/interrupted-restore.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { runStatement } from '../../support/store/own-postgres.ts';
import { dataRoot } from '../../../support/data-root.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const noon = Date.UTC(2026, 10, 24, 12);

let folder: string;
let backup: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(join(dataRoot, 'mates-restore-'));
  backup = join(folder, 'mates.backup');
  fresh = await createFreshDatabase();
});
afterEach(async () => {
  await fresh?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const place = (name: string) => ({ dataDir: join(folder, name), databaseUrl: fresh?.url ?? null });

/** Makes a database with one user, or adds the user. */
const addUser = async (name: string, user: string): Promise<void> => {
  const { database, close } = await openDatabase(place(name));
  await sql`insert into users (user_id, email, language, created_at) values (${user}, ${user}, 'en', 1)`.execute(
    database,
  );
  await close();
};

const readUsers = async (name: string): Promise<string[]> => {
  const { database, close } = await openDatabase(place(name));
  const rows = await database.selectFrom('users').select('user_id').execute();
  await close();
  return rows.map(({ user_id: user }) => user);
};

const findingOf = async (name: string): Promise<string | undefined> => {
  const { dataDir, databaseUrl } = place(name);
  const environment = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const { text } = await runDoctor(environment);
  return text.split('\n').find((line) => line.slice(9).startsWith('database'));
};

test('a restore leaves the authority for phones and the key of copies, which belong to the computer', () => {
  for (const name of ['home-authority', 'backup-key.txt', 'home-copies.json', 'outbox'])
    mkdirSync(join(folder, name));
  expect(listReplaced(folder)).toEqual(['outbox']);
});

test.skipIf(server !== '')(
  'a restore that was cut between its renames is finished by the next start',
  async () => {
    await addUser('source', 'saved');
    await runBackup([backup], place('source'), folder);
    const names = ['mates.db', 'mates.db-wal', 'outbox'];
    for (const moved of [0, 1, 2, 3]) {
      const target = `target-${String(moved)}`;
      const { dataDir } = place(target);
      await addUser(target, 'old');
      mkdirSync(join(dataDir, 'outbox'));
      writeFileSync(join(dataDir, 'mates.db-wal'), '');
      await unpackBackup(backup, join(dataDir, toRestoredName(noon)));
      const replaced = join(dataDir, 'replaced-2026-11-24T12-00-00');
      for (const name of names.slice(0, moved)) {
        mkdirSync(replaced, { recursive: true });
        // The driver may have removed the empty journal meanwhile, as it closes a connection when it is collected.
        if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(replaced, name));
      }
      expect(await findingOf(target)).toMatch(/^problem .*A restore was interrupted\. Start the server/);
      expect([moved, await readUsers(target)]).toEqual([moved, ['saved']]);
      // SQLite removes the empty journal when the doctor's connection is closed.
      expect(readdirSync(replaced)).toEqual(expect.arrayContaining(['mates.db', 'outbox']));
      expect(await findingOf(target)).toMatch(/^ok /);
    }
  },
);

test.skipIf(server !== '')(
  'no new database hides one that an earlier version moved aside, or a journal',
  async () => {
    const { dataDir } = place('target');
    await addUser('target', 'old');
    mkdirSync(join(dataDir, 'replaced-2026-11-24T12-00-00'));
    renameSync(join(dataDir, 'mates.db'), join(dataDir, 'replaced-2026-11-24T12-00-00', 'mates.db'));
    const sentence =
      /There is no mates\.db in .*: a restore was interrupted\. Run it again with --force, or move the content of .*replaced-2026/;
    await expect(openDatabase(place('target'))).rejects.toThrow(sentence);
    expect(await findingOf('target')).toMatch(sentence);
    renameSync(join(dataDir, 'replaced-2026-11-24T12-00-00', 'mates.db'), join(dataDir, 'mates.db'));
    expect(await readUsers('target')).toEqual(['old']);

    renameSync(join(dataDir, 'mates.db'), join(folder, 'aside'));
    rmSync(join(dataDir, 'replaced-2026-11-24T12-00-00'), { recursive: true });
    writeFileSync(join(dataDir, 'mates.db-wal'), 'a journal');
    await expect(openDatabase(place('target'))).rejects.toThrow(/no mates\.db in .*, but its journal/);
    expect(existsSync(join(dataDir, 'mates.db'))).toBe(false);
  },
);

test.skipIf(server === '')('PostgreSQL: no new tables hide a schema that a restore has renamed', async () => {
  const url = fresh?.url ?? '';
  await addUser('target', 'old');
  await runBackup([backup], place('target'), folder);
  await runStatement(url, 'alter schema public rename to replaced_20261124120000; create schema public');
  const sentence = /has no tables, but the schema replaced_20261124120000 has: a restore was interrupted\./;
  await expect(openDatabase(place('target'))).rejects.toThrow(sentence);
  expect(await findingOf('target')).toMatch(sentence);
  await runRestore([backup], place('target'), folder);
  expect(await readUsers('target')).toEqual(['old']);
});
