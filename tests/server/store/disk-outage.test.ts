import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCompanion } from '../support/companions/companion.ts';
import { openConversation } from '../support/rooms/conversation.ts';
import { eventually } from '../support/eventually.ts';
import { scrape } from '../support/metrics.ts';
import type { TestServer } from '../support/server.ts';
import { ledgerOf, textOf, type Person } from '../support/talk.ts';

/** SQLite's limits simulate those of a disk: they work on every system, with the same errors. */
const failures = [
  {
    name: 'full',
    reason: 'full',
    refused: [503, 200],
    begin: 'PRAGMA max_page_count = 1',
    end: 'PRAGMA max_page_count = 1000000000',
  },
  {
    name: 'read-only',
    reason: 'readOnly',
    refused: [503],
    begin: 'PRAGMA query_only = ON',
    end: 'PRAGMA query_only = OFF',
  },
];

describe('the disk is', () => {
  let companion: TestCompanion;
  let server: TestServer;
  let ada: Person;
  let roomId: string;
  beforeEach(async () => {
    ({ companion, server, ada, roomId } = await openConversation({ ADMIN_PORT: '0' }));
    return () => server.stop();
  });

  const run = (statement: string) => sql.raw(statement).execute(server.database);
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  const logged = (message: string) =>
    server
      .logged()
      .split('\n')
      .filter((line) => line.includes(message)).length;

  test.each(failures)(
    '$name: stored data can be read, nothing is partially written, and calls recover',
    async (failure) => {
      const reading = await ada.send(roomId, 'Hello');
      await reading.next();
      const turn = await companion.next();
      turn.say('Good ');
      expect(await reading.next()).toMatchObject({ type: 'delta', text: 'Good ' });
      const { roomId: quietRoom } = await ada.openRoom('tomas-reed');
      const before = await ada.messages(quietRoom);

      await run(failure.begin);
      turn.say('evening '.repeat(2000));
      const clientMessageId = crypto.randomUUID();
      const long = { roomId: quietRoom, clientMessageId, text: 'x'.repeat(4000) };
      const refusal = await ada.post('/girl/chat/send', long);
      expect([refusal.status, refusal.envelope.c]).toEqual([503, 5030]);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      // Short data may still fit on an existing page.
      const account = { email: 'new@example.com', password: 'correct horse battery' };
      expect(failure.refused).toContain((await server.post('/user/register', account)).status);
      const persona = { name: 'y'.repeat(40), about: 'z'.repeat(1000) };
      expect(failure.refused).toContain((await ada.post('/user/saveOrUpdatePersona', persona)).status);
      await eventually(readiness).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(await ada.messages(quietRoom)).toEqual(before);
      expect(logged('the database is unavailable')).toBe(1);
      expect(logged('"level":50')).toBe(1);
      expect(await scrape(server)).toMatchObject({
        mates_database_available: 0,
        [`mates_database_outages_total{reason="${failure.reason}"}`]: 1,
        mates_reply_backlog_characters: 'evening '.length * 2000,
      });

      await run(failure.end);
      await eventually(readiness).toBe(200);
      turn.finish();
      const frames = await reading.rest();
      expect(frames.at(-1)).toMatchObject({
        type: 'done',
        message: { text: `Good ${'evening '.repeat(2000)}` },
      });
      const again = await ada.send(quietRoom, long.text, clientMessageId);
      const second = await companion.next();
      second.say('All is well');
      second.finish();
      expect(textOf(await again.rest())).toBe('All is well');
      const booked = (await ledgerOf(server, ada.userId)).reduce((sum, entry) => sum + entry.chats, 0);
      expect([booked, (await ada.benefits()).chats]).toEqual([8, 8]);
      await eventually(() => logged('the database is available')).toBe(1);
      expect(await scrape(server)).toMatchObject({
        mates_database_available: 1,
        mates_reply_backlog_characters: 0,
      });
    },
  );
});
