import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChangeFeeds } from '../../../../server/domain/changes/change-feeds.ts';
import { createReplyPoller } from '../../../../server/domain/replies/reply-poller.ts';
import { hours } from '../../../../server/shared/clock.ts';
import type { TestCompanion } from '../../support/companions/companion.ts';
import { listen, openConversation, replyIdOf } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/eventually.ts';
import { runStatement } from '../../support/store/own-postgres.ts';
import type { TestServer } from '../../support/server.ts';
import type { Person } from '../../support/talk.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(serverUrl === '')('notifications of PostgreSQL', () => {
  let companion: TestCompanion;
  let server: TestServer;
  let ada: Person;
  let roomId: string;
  beforeEach(async () => {
    ({ companion, server, ada, roomId } = await openConversation());
    await eventually(isListening).toBe(true);
  });
  afterEach(() => server.stop());

  const isListening = () => server.running.deps.signals.isListening('replies');
  const onError = (error: unknown) => {
    throw error;
  };
  /** Reads only when notified. */
  const patient = () => ({
    ...server.running.deps,
    signals: { ...server.running.deps.signals, isListening: () => false },
    interval: hours(1),
    onError,
  });
  /** Ends the connections that listen to this server's database. */
  const breakListening = () =>
    runStatement(
      serverUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = '${new URL(server.running.deps.config.databaseUrl ?? '').pathname.slice(1)}'
         and query like '%pg_notify($1, $2)%' and state = 'idle'`,
    );

  test('wake the readers of a reply: at its pieces and at its end', async () => {
    const poller = createReplyPoller(patient());
    const reading = await ada.send(roomId, 'Hello');
    const replyId = await replyIdOf(reading);
    const turn = await companion.next();
    const heard = listen();
    poller.follow({ replyId, userId: ada.userId }, 0, heard.reader);
    for (const text of ['Good ', 'evening']) {
      turn.say(text);
      expect(await heard.next()).toMatchObject({ type: 'delta', text });
    }
    turn.finish();
    expect(await heard.next()).toMatchObject({ type: 'done', message: { text: 'Good evening' } });
    poller.close();
  });

  test('wake the feed of the user whose room changed', async () => {
    const feeds = createChangeFeeds(patient());
    const changed: unknown[] = [];
    feeds.follow(ada.userId, 0, {
      send: (frame) => void changed.push(frame.type === 'room' ? frame.roomId : frame.type),
      end: () => undefined,
    });
    await eventually(() => changed.length).toBeGreaterThan(0);
    changed.length = 0;
    await ada.post('/room/renameRoom', { roomId, title: 'One' });
    await eventually(() => changed.length).toBeGreaterThan(0);
    expect(changed).toEqual([roomId]);
    feeds.close();
  });

  test('arrive again after their connection broke, and what was missed is read', async () => {
    let missed = 0;
    server.running.deps.signals.on('replies', (subject) => {
      missed += subject === null ? 1 : 0;
    });
    const reading = await ada.send(roomId, 'Hello');
    const replyId = await replyIdOf(reading);
    const turn = await companion.next();
    const heard = listen();
    const poller = createReplyPoller({ ...server.running.deps, interval: 20, onError });
    poller.follow({ replyId, userId: ada.userId }, 0, heard.reader);
    turn.say('Good ');
    expect(await heard.next()).toMatchObject({ text: 'Good ' });
    await breakListening();
    await eventually(() => server.logged()).toContain('notifications of other nodes do not arrive');
    turn.say('evening');
    expect(await heard.next()).toMatchObject({ text: 'evening' });
    await eventually(() => missed).toBe(1);
    expect(isListening()).toBe(true);
    turn.finish();
    expect(await heard.next()).toMatchObject({ type: 'done' });
    poller.close();
  });

  test('contain ids only', async () => {
    const payloads: (string | null)[] = [];
    for (const topic of ['replies', 'changes', 'stops', 'handovers'] as const) {
      server.running.deps.signals.on(topic, (subject) => payloads.push(subject));
    }
    const reading = await ada.send(roomId, 'Hello');
    (await companion.next()).finish();
    await reading.rest();
    await eventually(() => payloads).toContain('');
    expect(new Set(payloads)).toEqual(new Set(['', ada.userId]));
  });
});
