import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import type { SqliteFile } from './sqlite-file.ts';

/**
 * Returns the rows with a text that is not UTF-8, such as `messages (message_id 1b9d…)`, at most `limit` of them, and never the
 * text. SQLite's own check does not look at what a text consists of.
 */
export const findDamagedTexts = (file: SqliteFile, limit = 10): readonly string[] => {
  file.addBlobFunction('is_utf8', (content) => (isUtf8(content) ? 1 : 0));
  const found: string[] = [];
  for (const table of listTables(file)) {
    if (found.length < limit) {
      found.push(...findIn(file, table, limit - found.length));
    }
  }
  return found;
};

interface TextTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Names a row: its id, or its number where the key could be what somebody wrote. */
  readonly key: string;
}

/** The inner tables of a full-text index contain what it was made of, which can be indexed again. */
const listTables = (file: SqliteFile): readonly TextTable[] => {
  const rows = v.parse(
    Columns,
    file.readValues(`
      select json_object('name', tables.name, 'field', field.name, 'pk', field.pk) from sqlite_schema as tables
      join pragma_table_xinfo(tables.name) as field
      where tables.type = 'table' and tables.sql not like 'create virtual%' and lower(field.type) = 'text'
        and not exists (
          select 1 from sqlite_schema as fts where fts.sql like 'create virtual%'
            and substr(tables.name, 1, length(fts.name) + 1) = fts.name || '_'
        )
      order by tables.name, field.cid`),
  );
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) =>
    toTable(
      name,
      rows.filter((row) => row.name === name),
    ),
  );
};

const toTable = (name: string, fields: v.InferOutput<typeof Columns>): TextTable => ({
  name,
  columns: fields.map(({ field }) => field),
  key: fields.find(({ field, pk }) => pk === 1 && field.endsWith('_id'))?.field ?? 'rowid',
});

const Columns = v.array(
  v.pipe(v.string(), v.parseJson(), v.object({ name: v.string(), field: v.string(), pk: v.number() })),
);

/** The line break between two columns cannot complete a letter of the first. */
const findIn = (file: SqliteFile, { name, columns, key }: TextTable, limit: number): readonly string[] => {
  const all = columns.map((column) => `coalesce("${column}", '')`).join(` || char(10) || `);
  const ids = file.readValues(
    `select cast(${key} as text) from "${name}" where not is_utf8(cast(${all} as blob)) limit ${String(limit)}`,
  );
  return ids.map((id) => `${name} (${key} ${String(id)})`);
};
