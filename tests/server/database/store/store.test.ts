import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../../../server/shared/ids.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { DataFolderInUse } from '../../../../server/store/sqlite/folder-lock.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { dataRoot } from '../../../support/data-root.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(dataRoot, 'mates-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const person = (email: string) => ({
  user_id: newId(),
  email,
  password_hash: null,
  name: null,
  language: 'en',
  nfsw: 0,
  created_at: 1_767_225_600_000,
  hue: null,
  locked_at: null,
  password_proven: 0,
  second_step_since: null,
  ai_notice_at: null,
});

describe('the database, of either kind', () => {
  let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
  const open = () => openDatabase({ dataDir: folder, databaseUrl: fresh?.url ?? null });
  beforeEach(async () => {
    fresh = await createFreshDatabase();
  });
  afterEach(() => fresh?.drop());

  test('times and counts are returned as numbers', async () => {
    const opened = await open();
    const row = person('a@example.com');
    await opened.database.insertInto('users').values(row).execute();

    expect(await opened.database.selectFrom('users').selectAll().execute()).toEqual([row]);
    const { total } = await opened.database
      .selectFrom('users')
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
    await opened.close();
  });

  test('written data is preserved after closing and reopening', async () => {
    const first = await open();
    await first.database.insertInto('users').values(person('kept@example.com')).execute();
    await first.close();

    const second = await open();
    expect(await second.database.selectFrom('users').select('email').execute()).toEqual([
      { email: 'kept@example.com' },
    ]);
    await second.close();
  });

  test('a balance cannot be negative, and an entry is booked once', async () => {
    const { database, close } = await open();
    const row = person('rich@example.com');
    const entry = {
      user_id: row.user_id,
      kind: 'reserve',
      chats: -1,
      gold_coins: 0,
      reference: 'r',
      created_at: 1,
    };
    await database.insertInto('users').values(row).execute();
    await database.insertInto('wallets').values({ user_id: row.user_id, chats: 1, gold_coins: 0 }).execute();
    await database
      .insertInto('ledger')
      .values({ ...entry, entry_id: newId() })
      .execute();

    await expect(database.updateTable('wallets').set({ chats: -1 }).execute()).rejects.toThrow(/constraint/i);
    await expect(
      database
        .insertInto('ledger')
        .values({ ...entry, entry_id: newId() })
        .execute(),
    ).rejects.toThrow(/constraint/i);
    await close();
  });

  test('deleting an account deletes all its rows', async () => {
    const { database, close } = await open();
    const row = person('gone@example.com');
    await database.insertInto('users').values(row).execute();
    await database.insertInto('wallets').values({ user_id: row.user_id, chats: 1, gold_coins: 0 }).execute();

    await database.deleteFrom('users').execute();

    expect(await database.selectFrom('wallets').selectAll().execute()).toEqual([]);
    await close();
  });

  test('several nodes can start concurrently on an empty database', async () => {
    const nodes = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        // The embedded database supports one node per folder.
        openDatabase({ dataDir: join(folder, String(index)), databaseUrl: fresh?.url ?? null }),
      ),
    );
    for (const node of nodes) {
      expect(await node.database.selectFrom('users').selectAll().execute()).toEqual([]);
    }
    await Promise.all(nodes.map((node) => node.close()));
  });
});

describe('the embedded database', () => {
  const open = () => openDatabase({ dataDir: join(folder, 'data'), databaseUrl: null });

  test('a folder is used by one server at a time, and is unlocked when that one has closed', async () => {
    const opened = await open();
    const refusal = await open().catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(DataFolderInUse);
    expect(String(refusal)).toBe(
      `DataFolderInUse: Another server is using the data folder ${join(folder, 'data')}. Stop it first, or set DATA_DIR to another folder.`,
    );
    await opened.close();
    await (await open()).close();
  });

  test('a commit is synced to the disk, and foreign keys are enforced', async () => {
    const { database, close } = await open();
    const pragma = async (name: string) => (await sql.raw(`PRAGMA ${name}`).execute(database)).rows;

    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    await close();
  });

  test('its files are accessible to their owner only', async () => {
    const { database, close } = await open();
    await database.insertInto('users').values(person('a@example.com')).execute();
    // Windows has no file modes; the folder inherits the permissions of the home directory.
    const mode = async (path: string) => (process.platform === 'win32' ? 0 : (await stat(path)).mode & 0o077);

    expect(await mode(join(folder, 'data'))).toBe(0);
    for (const name of await readdir(join(folder, 'data'))) {
      expect([name, await mode(join(folder, 'data', name))]).toEqual([name, 0]);
    }
    await close();
  });
});
