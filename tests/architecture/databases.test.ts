import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from './source.ts';

/** The tests in this folder also run on PostgreSQL. */
const both = 'tests/server/database/';

/** Only SQLite has what these look at: the files of a database, and its plans of statements. */
const onlySqlite = [
  'tests/server/accounts/deletion-plans.test.ts',
  'tests/server/accounts/remains.long.test.ts',
];

test('a test of the store, or of what one database does differently, runs on both', () => {
  const others = filesBelow('tests/server').filter(
    (file) => file.endsWith('.test.ts') && !file.startsWith(both) && !onlySqlite.includes(file),
  );
  expect(others.length).toBeGreaterThan(100);
  expect(
    others.filter((file) => /from '[^']*\/server\/store\/|TEST_DATABASE_URL/.test(textOfFile(file))),
  ).toEqual([]);
});
