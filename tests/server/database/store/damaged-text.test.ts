import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDamagedTexts } from '../../../../server/store/sqlite/damaged-text.ts';
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';
import { SqliteFile } from '../../../../server/store/sqlite/sqlite-file.ts';
import { dataRoot } from '../../../support/data-root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(dataRoot, 'mates-damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One text in every text column of every table is damaged, as a failing disk may do. */
const damageAll = (file: SqliteFile): string[] => {
  file.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON');
  const tables = file
    .prepare(`
    select tables.name as name, group_concat(quote(field.name)) as fields,
      group_concat(iif(lower(field.type) = 'text', 'cast(x''e9'' as text)', '1')) as contents
    from sqlite_schema as tables join pragma_table_info(tables.name) as field
    where tables.type = 'table' and tables.sql not like 'create virtual%' and tables.name not like '%\\_words\\_%' escape '\\'
      and tables.name not like 'kysely%'
    group by tables.name having contents like '%cast%' order by tables.name`)
    .all([]) as {
    name: string;
    fields: string;
    contents: string;
  }[];
  for (const { name, fields, contents } of tables) {
    for (const trigger of file.readValues(`select name from sqlite_schema where type = 'trigger'`)) {
      file.exec(`drop trigger "${String(trigger)}"`);
    }
    file.exec(`insert into "${name}" (${fields.replaceAll("'", '"')}) values (${contents})`);
  }
  return tables.map(({ name }) => name);
};

test('a damaged text is found in every table, is read, and does not prevent a start', async () => {
  const first = await openSqlite(folder, null);
  await first.close();
  const path = join(folder, 'mates.db');
  const file = new SqliteFile(path);
  const tables = damageAll(file);
  expect(tables.length).toBeGreaterThan(25);
  expect(findDamagedTexts(file, 1000).map((row) => row.split(' ')[0])).toEqual(tables);
  expect(findDamagedTexts(file)).toHaveLength(10);
  expect(file.readValues('select integrity_check from pragma_integrity_check')).toEqual(['ok']);
  file.close();

  const lines: string[] = [];
  const log = pino(
    { level: 'warn' },
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const { database, close } = await openSqlite(folder, log);
  expect(await database.selectFrom('messages').select('text').execute()).toEqual([{ text: '\uFFFD' }]);
  await close();
  expect(lines.join('')).toContain('texts in the database are not UTF-8');
});

test('texts of all lengths of letters are intact', () => {
  const file = new SqliteFile(':memory:');
  file.exec('create table t (a text, b text)');
  file.prepare('insert into t values (?, ?), (?, null)').run(['aé漢😀\uFFFD\0', '', 'b']);
  expect(findDamagedTexts(file)).toEqual([]);
  // Each half is damaged, although both together would be a letter.
  file.exec(`insert into t values (cast(x'c3' as text), cast(x'a9' as text))`);
  expect(findDamagedTexts(file)).toEqual(['t (rowid 3)']);
  file.close();
});
