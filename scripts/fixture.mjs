/**
 * Writes the databases of the version in package.json, as SQL, for the tests of later versions. Run it for
 * each release; `npm run fixture -- --force` replaces files of the same version.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withModules } from './lib/modules.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { startScript } from './lib/start-script.mjs';

startScript();
const { text, isSuccess } = await withModules(async (load) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const fileOf = (engine) => join(root, 'tests/server/database/store/releases', `${version}.${engine}.sql`);
  const folder = findPostgres();
  if (folder === null) return { text: 'PostgreSQL is not installed.', isSuccess: false };
  if (existsSync(fileOf('sqlite')) && !process.argv.includes('--force')) {
    return { text: `${fileOf('sqlite')} exists: a release does not change.`, isSuccess: false };
  }
  const { dumpPostgresRelease, dumpSqliteRelease } = await load(
    '/tests/server/support/store/release-dump.ts',
  );
  const { output } = await run(join(folder, 'postgres'), ['--version']);
  const postgres = await startPostgres(folder);
  try {
    const major = Number(/ (\d+)/.exec(output)[1]);
    writeFileSync(fileOf('postgres'), await dumpPostgresRelease(postgres.url, major));
    writeFileSync(fileOf('sqlite'), await dumpSqliteRelease());
  } finally {
    await postgres.stop();
  }
  return {
    text: `The databases of ${version} are in tests/server/database/store/releases.`,
    isSuccess: true,
  };
});
console.log(text);
process.exitCode = isSuccess ? 0 : 1;
