/**
 * Migrates one database for all tests of a run: test servers start on copies of it. The tests of the store and of the
 * processes migrate their own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { createFreshDatabase } from './fresh-database.ts';
import { dataRoot } from '../../../support/data-root.ts';

/** Vitest calls it once, before the first test of a run, and the function that it returns after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(dataRoot, 'mates-migrated-'));
  const fresh = await createFreshDatabase();
  const { close } = await openDatabase({ dataDir, databaseUrl: fresh?.url ?? null });
  await close();
  project.provide(
    'migratedDatabase',
    fresh === null ? join(dataDir, 'mates.db') : new URL(fresh.url).pathname.slice(1),
  );
  return async () => {
    await fresh?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
