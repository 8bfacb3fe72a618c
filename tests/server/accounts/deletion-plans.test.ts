import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { retentionRules } from '../../../server/domain/retention/rules.ts';
import { SqliteFile } from '../../../server/store/sqlite/sqlite-file.ts';
import { addEntry, loreFields, makeBook } from '../support/rooms/own-lorebooks.ts';
import { saveMate } from '../support/mates/own-mates.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Returns the statements that the work runs. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const prepare = vi.spyOn(SqliteFile.prototype, 'prepare');
  await work();
  const statements = prepare.mock.calls.map(([text]) => text.trim());
  prepare.mockRestore();
  return [...new Set(statements)].filter((text) => /^(?:select|insert|update|delete|with)/i.test(text));
};

/** Returns the steps of the statement that read a whole table, or a whole index. */
const scansOf = async (statement: string): Promise<string[]> => {
  const explain = { sql: `explain query plan ${statement}`, parameters: [], query: sql`x`.toOperationNode() };
  const plan = await server.database.executeQuery<{ detail: string }>({
    ...explain,
    queryId: { queryId: statement },
  });
  return plan.rows
    .map(({ detail }) => detail)
    .filter((detail) => /^SCAN (?!CONSTANT ROW|\d+-ROW VALUES)/.test(detail));
};

/**
 * The frames of open replies, without an index so that a commit writes few pages: the table has no others, and is empty while nobody
 * writes. And tables that belong to this connection.
 */
const isSmall = (scan: string): boolean => /^SCAN (?:reply_frames|changed_users|r)\b/.test(scan);

test('no statement of the deletion of a mate or an account reads the data of others', async () => {
  const ada = await createPerson(server);
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, 'Hello there')).rest();
  const [, message] = await ada.messages(roomId);
  await (await ada.send(roomId, 'And again')).rest();
  await ada.post('/room/searchMessages', { text: 'hello' });
  const { mateId } = await saveMate(ada, { name: 'Zed', visibility: 'public' });
  await saveMate(ada, { name: 'Yan', visibility: 'public' });
  await ada.get('/mate/search?q=zed');
  const { bookId } = await makeBook(ada);
  await addEntry(ada, bookId, loreFields);
  const statements = await statementsOf(async () => {
    await ada.post('/room/deleteMessage', { messageId: message?.messageId });
    await ada.post('/mate/own/delete', { mateId });
    await ada.post('/user/delete', { password: ada.password, confirm: 'delete' });
  });
  expect(statements.length).toBeGreaterThan(60);
  const scans: string[] = [];
  for (const statement of statements) {
    const found = (await scansOf(statement)).filter((scan) => !isSmall(scan));
    scans.push(...found.map((scan) => `${scan}: ${statement}`));
  }
  expect(scans).toEqual([]);
});

test('no prompt rule of the retention reads what it does not delete', async () => {
  const scans: string[] = [];
  for (const { subject, purge } of retentionRules.filter(({ isPrompt }) => isPrompt)) {
    const statements = await statementsOf(() => purge(server.running.deps, 0));
    expect([subject, statements.length > 0]).toEqual([subject, true]);
    for (const statement of statements) {
      const found = (await scansOf(statement)).filter((scan) => !isSmall(scan));
      scans.push(...found.map((scan) => `${subject}: ${scan}`));
    }
  }
  expect(scans).toEqual([]);
});

test('whatever refers to a deleted row is found by an index', async () => {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select distinct tables.name as "table", keys."from" as "column"
    from sqlite_master as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' order by 1, 2`.execute(server.database);
  expect(references.length).toBeGreaterThan(60);
  const scans: string[] = [];
  for (const { table, column } of references) {
    scans.push(...(await scansOf(`select 1 from "${table}" where "${column}" = ?`)));
  }
  expect(scans).toEqual([]);
});
