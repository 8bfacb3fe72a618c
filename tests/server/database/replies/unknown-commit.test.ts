import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { storedTables } from '../../every-call/stored.ts';
import { startCommitProxy, type CommitProxy } from '../../support/store/commit-proxy.ts';
import type { TestCompanion } from '../../support/companions/companion.ts';
import { lastOf, openConversation } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/eventually.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { aDraft } from '../../support/mates/own-mates.ts';
import type { TestServer } from '../../support/server.ts';
import { createPerson, ledgerOf, textOf, type Person, type Reading } from '../../support/talk.ts';

/** The calls of a user, with new client ids. */
type Preparation = (person: Person) => Promise<readonly [string, Record<string, unknown>]>;

describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('losing the response of a commit', () => {
  let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
  let proxy: CommitProxy;
  let companion: TestCompanion;
  let server: TestServer;
  let ada: Person;
  let roomId: string;
  const start = async () => {
    fresh = await createFreshDatabase(inject('migratedDatabase'));
    proxy = await startCommitProxy(fresh?.url ?? '');
    ({ companion, server, ada, roomId } = await openConversation({ DATABASE_URL: proxy.url }));
  };
  const stop = async () => {
    proxy.disarm();
    await server.stop();
    proxy.close();
    await fresh?.drop();
  };

  const isReady = async () => (await fetch(`${server.url}/readyz`)).status;
  /** Opens a stream as the page does: with the same ids until it is accepted. */
  const persist = async (open: () => Promise<Reading>): Promise<Reading> => {
    for (;;) {
      const reading = await open();
      if (reading.response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
        return reading;
      }
      expect(reading.response.status).toBe(503);
      await eventually(isReady).toBe(200);
    }
  };
  const expectPaidOnce = async (chats: number) => {
    const entries = await ledgerOf(server, ada.userId);
    expect(entries.reduce((sum, entry) => sum + entry.chats, 0)).toBe(chats);
    expect((await ada.benefits()).chats).toBe(chats);
    expect(entries.filter(({ kind }) => kind === 'settle')).toHaveLength(10 - chats);
  };

  describe('while a reply is written', () => {
    beforeEach(start);
    afterEach(stop);

    test.each([0, 1, 2, 3])(
      'of commit %i: the message, the reply and its price are stored once',
      async (skip) => {
        const clientMessageId = crypto.randomUUID();
        proxy.cutCommit(skip);
        const reading = await persist(() => ada.send(roomId, 'Hello', clientMessageId));
        expect(await reading.next()).toMatchObject({ type: 'accepted' });
        const turn = await companion.next();
        const pieces = ['Good ', 'evening', ' to you'];
        let shown = '';
        for (const piece of pieces) {
          turn.say(piece);
          // Joins what is not stored yet, so the next piece must not change a frame that was begun.
          if (skip === 0 || piece !== 'evening') {
            const frame = await reading.next();
            shown += frame === null ? '' : textOf([frame]);
          }
        }
        turn.finish();
        const rest = await reading.rest();
        expect(shown + textOf(rest)).toBe(
          pieces.join('').startsWith(shown) ? shown + textOf(rest) : 'taken back',
        );
        expect(rest.at(-1)).toMatchObject({
          type: 'done',
          message: { text: 'Good evening to you', status: 'done' },
        });
        expect(proxy.hasCut()).toBe(true);
        const messages = await ada.messages(roomId);
        expect(messages.map(({ role, text }) => [role, text]).slice(1)).toEqual([
          ['user', 'Hello'],
          ['mate', 'Good evening to you'],
        ]);
        expect(companion.asked()).toBe(1);
        await expectPaidOnce(9);
      },
    );

    test('a message that is not sent again fails and costs nothing', async () => {
      proxy.cutCommit();
      expect((await ada.send(roomId, 'Hello')).response.status).toBe(503);
      await eventually(isReady).toBe(200);
      expect((await ada.messages(roomId)).at(-1)?.status).toBe('streaming');
      server.advance(16_000);
      await eventually(async () => (await lastOf(ada, roomId))?.status).toBe('failed');
      await expectPaidOnce(10);
      const reading = await persist(() => ada.send(roomId, 'Hello again'));
      (await companion.next()).finish();
      await reading.rest();
    });

    test('a retry starts once', async () => {
      const first = await ada.send(roomId, 'Hello');
      (await companion.next()).fail('unreachable');
      await first.rest();
      const messageId = (await ada.messages(roomId)).at(-2)?.messageId ?? '';
      const clientReplyId = crypto.randomUUID();
      proxy.cutCommit();
      const reading = await persist(() => ada.retry(messageId, clientReplyId));
      const turn = await companion.next();
      turn.say('Good evening');
      turn.finish();
      expect((await reading.rest()).at(-1)).toMatchObject({
        type: 'done',
        message: { text: 'Good evening' },
      });
      const replies = await server.database
        .selectFrom('messages')
        .select('status')
        .where('reply_to', '=', messageId)
        .orderBy('seq')
        .execute();
      expect(replies).toEqual([{ status: 'failed' }, { status: 'done' }]);
      await expectPaidOnce(9);
    });
  });

  describe('of a call that is repeated with the same ids', () => {
    beforeAll(start);
    afterAll(stop);

    /** Returns the number of rows of each table. */
    const counts = async () => {
      const sizes: Record<string, number> = {};
      for (const { name: table } of await storedTables(server.database)) {
        const { rows } = await sql<{
          size: number;
        }>`select count(*) as size from ${sql.table(table)}`.execute(server.database);
        sizes[table] = rows[0]?.size ?? 0;
      }
      return sizes;
    };
    const grown = async (work: () => Promise<unknown>) => {
      const before = await counts();
      await work();
      return Object.fromEntries(
        Object.entries(await counts()).map(([table, size]) => [table, size - (before[table] ?? 0)]),
      );
    };
    const orderOf = async (person: Person): Promise<string> => {
      const placed = await person.post('/subscription/order', {
        packageId: 'chats-100',
        clientOrderId: crypto.randomUUID(),
      });
      return JSON.stringify(placed.envelope.d).match(/"orderId":"([^"]+)"/)?.[1] ?? '';
    };

    const calls: Record<string, Preparation> = {
      'begins a room': async () => [
        '/room/createRoom',
        { mateId: 'tomas-reed', clientRoomId: crypto.randomUUID() },
      ],
      'makes a mate': async () => ['/mate/own/save', { clientMateId: crypto.randomUUID(), draft: aDraft }],
      'makes a persona': async () => [
        '/user/saveOrUpdatePersona',
        { clientId: crypto.randomUUID(), name: 'Eve', pronouns: '', about: '' },
      ],
      'places an order': async () => [
        '/subscription/order',
        { packageId: 'chats-100', clientOrderId: crypto.randomUUID() },
      ],
      'pays an order': async (person) => [
        '/subscription/sandboxCheckout',
        { orderId: await orderOf(person), choice: 'pay' },
      ],
      'exchanges gold coins': async (person) => {
        await server.database
          .updateTable('wallets')
          .set({ gold_coins: 10_000 })
          .where('user_id', '=', person.userId)
          .execute();
        return ['/subscription/exchange', { clientExchangeId: crypto.randomUUID() }];
      },
      'reviews a mate': async () => ['/mate/review', { mateId: 'iris-vale', stars: 4, text: 'Good' }],
      'likes a mate': async () => ['/user/doFavorite', { mateId: 'iris-vale', favorite: '1' }],
      'blocks a mate': async () => ['/safety/block', { mateId: 'wren', wanted: true }],
      'reports a mate': async () => [
        '/safety/report',
        {
          clientId: crypto.randomUUID(),
          mateId: 'iris-vale',
          reason: 'other',
          words: 'Look',
          consent: false,
        },
      ],
    };

    const succeed = async (prepare: Preparation): Promise<void> => {
      const person = await createPerson(server);
      expect(await person.post(...(await prepare(person)))).toMatchObject({ envelope: { c: 200 } });
    };

    test.each(Object.entries(calls))('%s once', async (_name, prepare) => {
      // Rooms and blocks share one card of their mate.
      await succeed(prepare);
      const bea = await createPerson(server);
      const [path, body] = await prepare(bea);
      const once = await grown(async () => {
        expect(await bea.post(path, body)).toMatchObject({ envelope: { c: 200 } });
      });
      // Loses the response to each change of the call in turn.
      let skip = 0;
      while (await loseAndRepeat(prepare, once, skip)) {
        skip += 1;
      }
    });

    /** Loses the response to one change of the call and repeats the call. Returns false without a further change. */
    const loseAndRepeat = async (prepare: Preparation, once: Record<string, number>, skip: number) => {
      const cleo = await createPerson(server);
      const [path, body] = await prepare(cleo);
      let isLost = false;
      const grownBy = await grown(async () => {
        proxy.cutCommit(skip);
        const first = await cleo.post(path, body);
        isLost = proxy.hasCut();
        proxy.disarm();
        expect(first.envelope.c).toBe(isLost ? 5030 : 200);
        await eventually(isReady).toBe(200);
        // A paid order is rejected instead of being paid again.
        expect([200, 4030]).toContain((await cleo.post(path, body)).envelope.c);
      });
      expect(grownBy).toEqual(once);
      const booked = (await ledgerOf(server, cleo.userId)).reduce((sum, entry) => sum + entry.chats, 0);
      expect((await cleo.benefits()).chats).toBe(booked);
      return isLost;
    };
  });
});
