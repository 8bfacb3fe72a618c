import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPostgres } from '../../../../scripts/lib/postgres.mjs';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { DatabaseUnavailable } from '../../../../server/store/unavailable.ts';
import type { TestCompanion } from '../../support/companions/companion.ts';
import { openConversation } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/eventually.ts';
import { createGate } from '../../support/gate.ts';
import { scrape } from '../../support/metrics.ts';
import {
  canKillPostgres,
  runStatement,
  startOwnPostgres,
  terminateConnections,
} from '../../support/store/own-postgres.ts';
import type { TestServer } from '../../support/server.ts';
import { ledgerOf, textOf, type Person } from '../../support/talk.ts';

interface Failure {
  readonly name: string;
  readonly begin: (postgres: TestPostgres) => Promise<void> | void;
  /** Null for a momentary failure. */
  readonly end: ((postgres: TestPostgres) => Promise<void> | void) | null;
}

const failures: readonly Failure[] = [
  { name: 'a fast restart', begin: ({ end }) => end('SIGINT'), end: ({ start }) => start() },
  { name: 'an immediate stop', begin: ({ end }) => end('SIGQUIT'), end: ({ start }) => start() },
  { name: 'a kill', begin: ({ end }) => end('SIGKILL'), end: ({ start }) => start() },
  {
    name: 'a hanging server',
    begin: ({ signalAll }) => signalAll('SIGSTOP'),
    end: ({ signalAll }) => signalAll('SIGCONT'),
  },
  { name: 'every connection terminated', begin: ({ url }) => terminateConnections(url), end: null },
];

describe.skipIf(!canKillPostgres)('PostgreSQL disconnects', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
  });
  afterAll(async () => {
    // A failed test may leave the server suspended.
    postgres.signalAll('SIGCONT');
    await postgres.stop();
  });

  const freshUrl = async (): Promise<string> => {
    const name = `mates_test_${randomBytes(8).toString('hex')}`;
    await runStatement(postgres.url, `create database ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };

  describe('while the server runs', () => {
    let companion: TestCompanion;
    let server: TestServer;
    let ada: Person;
    let roomId: string;
    beforeEach(async () => {
      ({ companion, server, ada, roomId } = await openConversation({
        DATABASE_URL: await freshUrl(),
        DATABASE_TIMEOUT_SECONDS: '5',
        ADMIN_PORT: '0',
      }));
    });
    afterEach(() => server.stop());

    const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
    const logged = (message: string) =>
      server
        .logged()
        .split('\n')
        .filter((line) => line.includes(message)).length;

    const expectRefusals = async (reason = 'unreachable') => {
      await eventually(readiness).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await eventually(() => scrape(server)).toMatchObject({
        mates_database_available: 0,
        [`mates_database_outages_total{reason="${reason}"}`]: 1,
      });
      for (const answer of await Promise.all([
        ada.get('/user/benefits'),
        ada.post('/girl/chat/send', { roomId, clientMessageId: crypto.randomUUID(), text: 'Hello?' }),
        server.get('/mate/recommend'),
        server.post('/user/login', { email: ada.email, password: ada.password }),
      ])) {
        expect(answer.status).toBe(503);
        expect(answer.envelope.c).toBe(5030);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    };

    test.each(failures)(
      '$name: an open reply continues, a transaction fails, calls recover',
      async (failure) => {
        const reading = await ada.send(roomId, 'Hello');
        await reading.next();
        const turn = await companion.next();
        turn.say('Good ');
        expect(await reading.next()).toMatchObject({ type: 'delta', text: 'Good ' });
        const gate = createGate();
        const started = createGate();
        const transaction = server.database.transaction().execute(async (open) => {
          await open.updateTable('wallets').set({ gold_coins: 1000 }).execute();
          started.open();
          await gate.opened;
          await open.updateTable('wallets').set({ gold_coins: 2000 }).execute();
        });
        const outcome = transaction.catch((error: unknown) => error);
        await started.opened;

        await failure.begin(postgres);
        gate.open();
        turn.say('evening');
        expect(await outcome).toBeInstanceOf(DatabaseUnavailable);
        if (failure.end !== null) {
          await expectRefusals();
          await failure.end(postgres);
        }

        await eventually(readiness).toBe(200);
        expect(await reading.next()).toMatchObject({ type: 'delta', seq: 2, text: 'evening' });
        turn.finish();
        expect((await reading.rest()).at(-1)).toMatchObject({
          type: 'done',
          message: { text: 'Good evening' },
        });
        const next = ada.send(roomId, 'And now?');
        const second = await companion.next();
        second.say('All is well');
        second.finish();
        expect(textOf(await (await next).rest())).toBe('All is well');

        const { chats, goldCoins } = await ada.benefits();
        expect([chats, goldCoins]).toEqual([8, 0]);
        const booked = (await ledgerOf(server, ada.userId)).reduce((sum, entry) => sum + entry.chats, 0);
        expect(booked).toBe(chats);
        expect(await scrape(server)).toMatchObject({
          mates_database_available: 1,
          mates_reply_backlog_characters: 0,
          'mates_database_connections{state="waiting"}': 0,
        });
        expect(logged('the database is unavailable')).toBe(1);
        await eventually(() => logged('the database is available')).toBe(1);
        expect(logged('"level":50')).toBe(1);
      },
    );

    test.each(failures)('$name: an idle server recovers by itself', async (failure) => {
      await failure.begin(postgres);
      if (failure.end !== null) {
        await expectRefusals();
        await failure.end(postgres);
      }
      await eventually(readiness).toBe(200);
      // The result of the last check of the database is reused for a second.
      await eventually(async () => (await ada.get('/user/benefits')).envelope.c).toBe(200);
      expect((await ada.get('/user/benefits')).envelope.c).toBe(200);
    });

    test('a primary that becomes read-only: writes are refused, nothing is lost, and calls recover', async () => {
      const reading = await ada.send(roomId, 'Hello');
      await reading.next();
      const turn = await companion.next();
      turn.say('Good ');
      expect(await reading.next()).toMatchObject({ type: 'delta', text: 'Good ' });
      const setReadOnly = async (value: string) => {
        await runStatement(postgres.url, `alter system set default_transaction_read_only = ${value}`);
        await runStatement(postgres.url, 'select pg_reload_conf()');
      };
      await setReadOnly('on');
      turn.say('evening');
      await expectRefusals('readOnly');
      await setReadOnly('off');
      await eventually(readiness).toBe(200);
      turn.finish();
      expect((await reading.rest()).at(-1)).toMatchObject({
        type: 'done',
        message: { text: 'Good evening' },
      });
      expect((await ada.benefits()).chats).toBe(9);
      expect(logged('"kind":"readOnly"')).toBe(1);
      await eventually(() => logged('the database is available')).toBe(1);
    });

    test('an accepted reply is generated although the database was unavailable before the companion was called', async () => {
      const held = createGate();
      const locked = createGate();
      const holding = server.database.transaction().execute(async (open) => {
        await sql`lock table personas in access exclusive mode`.execute(open);
        locked.open();
        await held.opened;
        await sql`select 1`.execute(open);
      });
      const outcome = holding.catch((error: unknown) => error);
      await locked.opened;
      const reading = await ada.send(roomId, 'Hello');
      expect(await reading.next()).toMatchObject({ type: 'accepted' });
      await postgres.end('SIGQUIT');
      held.open();
      expect(await outcome).toBeInstanceOf(DatabaseUnavailable);
      expect(companion.asked()).toBe(0);
      await postgres.start();
      const turn = await companion.next();
      turn.say('Good evening');
      turn.finish();
      expect((await reading.rest()).at(-1)).toMatchObject({
        type: 'done',
        message: { text: 'Good evening' },
      });
    });
  });

  describe('before the server starts', () => {
    const open = (
      databaseUrl: string,
      wait: number,
      onWaiting: (sentence: string) => void = () => undefined,
    ) => openDatabase({ dataDir: '.', databaseUrl, timeout: 2000, wait, onWaiting });

    test('the start waits for the database, reports this once, and continues', async () => {
      const url = await freshUrl();
      await postgres.end('SIGQUIT');
      const sentences: string[] = [];
      const waiting = createGate();
      const opening = open(url, 600_000, (sentence) => {
        sentences.push(sentence);
        waiting.open();
      });
      await waiting.opened;
      await postgres.start();
      const opened = await opening;
      expect(await opened.database.selectFrom('users').selectAll().execute()).toEqual([]);
      await opened.close();
      expect(sentences).toEqual([
        expect.stringMatching(/^Waiting up to 600 seconds for PostgreSQL at 127\.0\.0\.1:\d+\/\w+, which/),
      ]);
    });

    test('the start times out', async () => {
      const url = await freshUrl();
      await postgres.end('SIGQUIT');
      await expect(open(url, 0)).rejects.toThrow(
        /^Cannot use PostgreSQL at 127\.0\.0\.1:\d+\/\w+: nothing listens there\. Start it, or correct DATABASE_URL\.$/,
      );
      await postgres.start();
    });

    test('migrations complete despite repeated disconnects', async () => {
      const url = await freshUrl();
      const opening = open(url, 600_000);
      for (let round = 0; round < 10; round += 1) {
        await terminateConnections(postgres.url);
      }
      const { database, close } = await opening;
      const { rows } = await sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(
        database,
      );
      expect(rows[0]?.count).toBeGreaterThanOrEqual(11);
      await close();
    });
  });
});
