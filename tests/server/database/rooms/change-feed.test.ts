import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { Fact } from '../../../../contract/memory/fact.ts';
import {
  createChangeFeeds,
  feedsPerUser,
  readLastChange,
} from '../../../../server/domain/changes/change-feeds.ts';
import { purgeForgottenFacts } from '../../../../server/domain/memory/forget-fact.ts';
import { reapReplies } from '../../../../server/domain/replies/reaper.ts';
import { createTestCompanion, type TestCompanion } from '../../support/companions/companion.ts';
import { openFeed, type Feed } from '../../support/rooms/feed.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { answered, createPerson, firstMate, personOn, type Person } from '../../support/talk.ts';
import { tokenIn } from '../../support/network/networks.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeEach(async () => {
  companion = createTestCompanion();
  server = await startTestServer({ companion, environment: { LIMIT_FACTOR: '100' } });
  ada = await createPerson(server);
  roomId = (await ada.openRoom()).roomId;
});
afterEach(() => server.stop());

/** Reads until a change of this subject, and returns its number. */
const seen = async (feed: Feed, subject: string): Promise<number> => {
  for (;;) {
    const frame = await feed.next();
    if (frame === null || frame.type === 'error') throw new Error('The feed ended.');
    if (frame.type !== 'opened' && (frame.type === 'room' ? frame.roomId : frame.type) === subject)
      return frame.seq;
  }
};

test('a feed names the room of a message, of the end of the reply, and the account that paid', async () => {
  const feed = await openFeed(server, ada);
  expect(await feed.next()).toMatchObject({ type: 'opened' });
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await seen(feed, roomId);
  const turn = await companion.next();
  turn.say('Hi');
  turn.finish();
  await reading.rest();
  const ended = await seen(feed, roomId);
  expect(ended).toBeGreaterThan(accepted);
  feed.leave();
  const again = await openFeed(server, ada, 0);
  expect(await seen(again, 'account')).toBeLessThanOrEqual(ended);
  again.leave();
});

test('a feed names what mates remember when it changes, and not when a forgotten fact is erased', async () => {
  const feed = await openFeed(server, ada);
  await feed.next();
  const input = { clientId: crypto.randomUUID(), mateId: firstMate, kind: 'you', text: 'Lives by the sea' };
  const added = await ada.post('/memory/addFact', input);
  const { factId } = v.parse(Fact, added.envelope.d);
  const known = await seen(feed, 'memory');
  await ada.post('/memory/forgetFact', { factId, forgotten: true });
  expect(await seen(feed, 'memory')).toBeGreaterThan(known);
  feed.leave();
  const last = await readLastChange(server.database, ada.userId);
  await purgeForgottenFacts(server.database, server.now());
  expect(await readLastChange(server.database, ada.userId)).toBe(last);
});

test('what a message teaches is named to the pages of other rooms, and erasing it is not', async () => {
  const feed = await openFeed(server, ada);
  await feed.next();
  const reading = await ada.send(roomId, 'My name is Ada.');
  const accepted = await reading.next();
  await seen(feed, 'memory');
  feed.leave();
  (await companion.next()).finish();
  await reading.rest();
  const [fact] = accepted?.type === 'accepted' ? (accepted.learned ?? []) : [];
  await ada.post('/memory/forgetFact', { factId: fact?.factId, forgotten: true });
  const last = await readLastChange(server.database, ada.userId);
  await purgeForgottenFacts(server.database, server.now());
  const { text } = await server.database
    .selectFrom('facts')
    .select('text')
    .where('fact_id', '=', fact?.factId ?? '')
    .executeTakeFirstOrThrow();
  expect([text, await readLastChange(server.database, ada.userId)]).toEqual(['', last]);
});

test('a feed continues after a number, names each room once with its last change, and starts lower for a number too high', async () => {
  const { roomId: other } = await ada.openRoom('wren');
  const last = await readLastChange(server.database, ada.userId);
  await ada.post('/room/renameRoom', { roomId: other, title: 'One' });
  await ada.post('/room/renameRoom', { roomId, title: 'Two' });
  await ada.post('/room/renameRoom', { roomId: other, title: 'Three' });
  const feed = await openFeed(server, ada, last);
  expect([await feed.next(), await feed.next(), await feed.next()]).toEqual([
    { type: 'opened', seq: last },
    { type: 'room', seq: last + 2, roomId },
    { type: 'room', seq: last + 3, roomId: other },
  ]);
  feed.leave();
  const ahead = await openFeed(server, ada, last + 1000);
  expect(await ahead.next()).toEqual({ type: 'opened', seq: last + 3 });
  ahead.leave();
});

test('a feed contains no changes of other users', async () => {
  const eve = await createPerson(server);
  const { roomId: theirs } = await eve.openRoom();
  const feed = await openFeed(server, eve);
  await feed.next();
  await ada.post('/room/renameRoom', { roomId, title: 'Mine' });
  await eve.post('/room/renameRoom', { roomId: theirs, title: 'Theirs' });
  expect(await feed.next()).toMatchObject({ type: 'room', roomId: theirs });
  feed.leave();
});

test('a feed names what changed on another node, and a reply that another node ended', async () => {
  const feed = await openFeed(server, ada);
  await feed.next();
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  const started = await seen(feed, roomId);
  reading.leave();
  server.advance(60_000);
  await reapReplies({ ...server.running.deps, node: 'another' });
  expect(await seen(feed, roomId)).toBeGreaterThan(started);
  feed.leave();
  turn.finish();
});

test('a feed ends with the session of its page, and no other', async () => {
  const { email, password } = ada;
  const phone = personOn(server, {
    ...ada,
    token: tokenIn(await server.post('/user/login', { email, password })),
  });
  const [here, there] = [await openFeed(server, ada), await openFeed(server, phone)];
  await here.next();
  await there.next();
  await phone.post('/user/logout');
  let last = await there.next();
  while (last?.type !== 'error') last = await there.next();
  expect([last.code, await there.next()]).toEqual([code.loginExpired, null]);
  await ada.post('/room/renameRoom', { roomId, title: 'Still here' });
  await seen(here, roomId);
  here.leave();
});

test('the oldest of too many feeds ends', async () => {
  const feeds: Feed[] = [];
  for (let count = 0; count <= feedsPerUser; count += 1) {
    const feed = await openFeed(server, ada);
    await feed.next();
    feeds.push(feed);
  }
  expect(await feeds[0]?.next()).toBeNull();
  await ada.post('/room/renameRoom', { roomId, title: 'Still here' });
  const [, second] = feeds;
  if (second !== undefined) await seen(second, roomId);
  for (const feed of feeds) feed.leave();
});

test('feeds end when the server stops', async () => {
  const other = await startTestServer();
  const eve = await createPerson(other);
  const feed = await openFeed(other, eve);
  await feed.next();
  await other.stop();
  expect(await feed.next()).toBeNull();
});

test('feeds wait while the database cannot be read', async () => {
  const errors: unknown[] = [];
  let isBroken = true;
  const { database } = server;
  const feeds = createChangeFeeds({
    database: new Proxy(database, {
      get: (target, name) => {
        if (isBroken) throw new Error('away');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    signals: { isListening: () => false, on: () => undefined, close: () => Promise.resolve() },
    interval: 5,
    onError: (error) => {
      errors.push(error);
      isBroken = errors.length < 3;
    },
  });
  const type = await new Promise((resolve) => {
    feeds.follow(ada.userId, 0, { send: (frame) => resolve(frame.type), end: () => undefined });
  });
  expect(type).toMatch(/room|account/);
  expect(errors.length).toBe(3);
  feeds.close();
});

test('deleting the account deletes what its feed was made of', async () => {
  await answered(companion, await ada.send(roomId, 'Hello'), 'Hi');
  await ada.post('/user/delete', { password: ada.password, confirm: 'delete' });
  const rows = await server.database.selectFrom('user_changes').selectAll().execute();
  const counters = await server.database.selectFrom('change_counters').selectAll().execute();
  expect([rows, counters].flat().filter(({ user_id: userId }) => userId === ada.userId)).toEqual([]);
});
