import { afterEach, beforeEach, expect, test } from 'vitest';
import { code } from '../../contract/envelope.ts';
import { acceptMessage } from '../../server/domain/replies/accept-message.ts';
import { insertFrames } from '../../server/domain/replies/frames.ts';
import { replyLimit, type ReplyReader } from '../../server/domain/replies/live-reply.ts';
import { createReplies, type Replies } from '../../server/domain/replies/replies.ts';
import type { StreamFrame } from '../../contract/chat.ts';
import { createTestCompanion, type TestCompanion } from './support/companion.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { createPerson, ledgerOf, textOf, type Person, type Reading } from './support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeEach(async () => {
  companion = createTestCompanion();
  server = await startTestServer({ companion, environment: { GRANT_CHATS: '10', LIMIT_FACTOR: '100' } });
  ada = await createPerson(server);
  ({ roomId } = await ada.openRoom());
});

afterEach(async () => {
  await server.stop();
});

test('[S7.31] [S1.2] a message is accepted, answered piece by piece, and stored', async () => {
  const clientMessageId = crypto.randomUUID();
  const reading = await ada.send(roomId, 'Hello there', clientMessageId);
  const accepted = await reading.next();
  const turn = await companion.next();
  turn.say('Good ');
  const first = await reading.next();
  turn.say('evening.');
  turn.finish();
  const rest = await reading.rest();
  const [greeting, message, reply] = await ada.messages(roomId);
  const { messageId: replyId } = reply ?? { messageId: '' };
  expect(accepted).toEqual({ type: 'accepted', clientMessageId, messageId: message?.messageId, replyId });
  expect(first).toEqual({ type: 'delta', replyId, seq: 1, text: 'Good ' });
  expect(rest).toEqual([
    { type: 'delta', replyId, seq: 2, text: 'evening.' },
    { type: 'done', replyId, message: reply, benefits: { chats: 9, goldCoins: 0, userId: ada.userId } },
  ]);
  expect([greeting, message, reply].map((m) => [m?.seq, m?.role, m?.status, m?.text])).toEqual([
    [1, 'mate', 'done', greeting?.text],
    [2, 'user', 'sent', 'Hello there'],
    [3, 'mate', 'done', 'Good evening.'],
  ]);
});

test('the companion is given who it is, what was said and what it kept', async () => {
  const first = await ada.send(roomId, 'I am Ada.');
  const firstTurn = await companion.next();
  firstTurn.say('Welcome.');
  firstTurn.finish('{"name":"Ada"}');
  await first.rest();
  const second = await ada.send(roomId, 'Who am I?');
  const { request, ...turn } = await companion.next();
  turn.finish();
  await second.rest();
  const [greeting] = await ada.messages(roomId);
  expect(firstTurn.request).toMatchObject({
    mate: { mateId: 'iris-vale' },
    history: [{ role: 'mate', text: greeting?.text }],
    message: 'I am Ada.',
    memory: null,
    userName: null,
  });
  expect(request).toMatchObject({
    history: [
      { role: 'mate', text: greeting?.text },
      { role: 'user', text: 'I am Ada.' },
      { role: 'mate', text: 'Welcome.' },
    ],
    message: 'Who am I?',
    memory: '{"name":"Ada"}',
  });
});

test('a reader that goes away stops nothing: the reply is written to its end and stored', async () => {
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  reading.leave();
  turn.say('evening.');
  turn.finish();
  const { status, text } = await finalReply();
  expect([status, text]).toEqual(['done', 'Good evening.']);
});

test('a reader that comes back goes on after any frame it has seen', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  const turn = await companion.next();
  const seen: StreamFrame[] = [];
  for (const piece of ['One ', 'two ', 'three ']) {
    turn.say(piece);
    const frame = await reading.next();
    seen.push(...(frame === null ? [] : [frame]));
  }
  const resumed = await Promise.all([0, 1, 2, 3, 99].map((after) => ada.resume(replyId, after)));
  turn.finish();
  const ends = await reading.rest();
  expect(ends.map(({ type }) => type)).toEqual(['done']);
  for (const [index, after] of [0, 1, 2, 3, 99].entries()) {
    expect(await resumed[index]?.rest()).toEqual([...seen.slice(after), ...ends]);
  }
});

test('two readers of one reply see the same', async () => {
  const clientMessageId = crypto.randomUUID();
  const first = await ada.send(roomId, 'Hello', clientMessageId);
  const second = await ada.send(roomId, 'Hello', clientMessageId);
  const turn = await companion.next();
  turn.say('Good ', 'evening.');
  turn.finish();
  const frames = await first.rest();
  expect(await second.rest()).toEqual(frames);
  expect(textOf(frames)).toBe('Good evening.');
  expect(companion.asked()).toBe(1);
});

test('resuming a finished reply tells its end at once', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  const turn = await companion.next();
  turn.say('Good evening.');
  turn.finish();
  const [, done] = await reading.rest();
  expect(await (await ada.resume(replyId, 1)).rest()).toEqual([done]);
});

test('stopping keeps what came, costs the chat, and every reader hears of it', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  const stopped = await ada.post('/girl/chat/stop', { replyId });
  turn.say('evening.');
  const [done] = await reading.rest();
  const reply = await finalReply();
  expect([reply.status, reply.text]).toEqual(['stopped', 'Good ']);
  expect(stopped.envelope).toEqual({ c: 200, m: null, d: reply });
  expect(done).toEqual({ type: 'done', replyId, message: reply, benefits: await ada.benefits() });
  expect((await ada.benefits()).chats).toBe(9);
  expect(turn.request.signal.aborted).toBe(true);
  expect((await ada.post('/girl/chat/stop', { replyId })).envelope.d).toEqual(reply);
});

test('stopping before anything came gives the chat back', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const replyId = await replyIdOf(reading);
  await companion.next();
  await ada.post('/girl/chat/stop', { replyId });
  const [done] = await reading.rest();
  expect(done).toMatchObject({
    type: 'done',
    message: { status: 'stopped', text: '' },
    benefits: { chats: 10 },
  });
});

test('a companion that fails before its first word costs nothing, and a retry is charged once', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await reading.next();
  (await companion.next()).fail('unreachable');
  expect(await reading.rest()).toEqual([
    {
      type: 'error',
      code: code.companionFailed,
      message: 'No reply came, so it cost nothing. Please try again.',
    },
  ]);
  expect((await finalReply()).status).toBe('failed');
  expect((await ada.benefits()).chats).toBe(10);

  const messageId = accepted?.type === 'accepted' ? accepted.messageId : '';
  const retried = await ada.retry(messageId);
  const turn = await companion.next();
  turn.say('Here I am.');
  turn.finish();
  expect(textOf(await retried.rest())).toBe('Here I am.');
  expect((await ada.benefits()).chats).toBe(9);
  const [, , failed, whole] = await ada.messages(roomId);
  expect([failed?.status, failed?.replyTo, whole?.status, whole?.replyTo]).toEqual([
    'failed',
    messageId,
    'done',
    messageId,
  ]);
  expect(await ledgerOf(server, ada.userId)).toEqual([
    { kind: 'grant', chats: 10, reference: 'welcome' },
    { kind: 'reserve', chats: -1, reference: `send:${messageId}` },
    { kind: 'release', chats: 1, reference: `send:${messageId}` },
    { kind: 'reserve', chats: -1, reference: `retry:${whole?.messageId ?? ''}` },
    { kind: 'settle', chats: 0, reference: `retry:${whole?.messageId ?? ''}` },
  ]);
});

test('a companion that fails midway keeps what came, and the retry is free', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await reading.next();
  const turn = await companion.next();
  turn.say('Good eve');
  await reading.next();
  turn.fail('stalled');
  expect(await reading.rest()).toEqual([
    {
      type: 'error',
      code: code.replyInterrupted,
      message: 'The reply was cut off. What came of it is kept.',
    },
  ]);
  const { status, text, replyTo } = await finalReply();
  expect([status, text, (await ada.benefits()).chats]).toEqual(['interrupted', 'Good eve', 9]);

  const retried = await ada.retry(replyTo ?? '');
  const again = await companion.next();
  expect(again.request.message).toBe('Hello');
  expect(again.request.history.map((line) => line.text)).not.toContain('Good eve');
  again.say('Good evening.');
  again.finish();
  expect((await retried.rest()).at(-1)).toMatchObject({ type: 'done', benefits: { chats: 9 } });
  expect(accepted).toMatchObject({ messageId: replyTo });

  const later = await ada.send(roomId, 'And now?');
  const next = await companion.next();
  expect(next.request.history.slice(1)).toEqual([
    { role: 'user', text: 'Hello' },
    { role: 'mate', text: 'Good evening.' },
  ]);
  next.finish();
  await later.rest();
});

test('a companion that says nothing, or breaks as none should, has failed', async () => {
  const silent = await ada.send(roomId, 'Hello');
  (await companion.next()).finish();
  expect((await silent.rest()).at(-1)).toMatchObject({ type: 'error', code: code.companionFailed });
  const broken = await ada.send(roomId, 'Hello?');
  (await companion.next()).break(new TypeError('Hello? is what was said'));
  expect((await broken.rest()).at(-1)).toMatchObject({ type: 'error', code: code.companionFailed });
  expect((await ada.benefits()).chats).toBe(10);
  expect(server.logged()).toContain('a companion failed');
  expect(server.logged()).not.toContain('Hello?');
});

test('a retry asked for twice is one, and a whole reply is not written again', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const accepted = await reading.next();
  const messageId = accepted?.type === 'accepted' ? accepted.messageId : '';
  (await companion.next()).fail('refused');
  await reading.rest();
  const clientReplyId = crypto.randomUUID();
  const [first, second] = await Promise.all([
    ada.retry(messageId, clientReplyId),
    ada.retry(messageId, clientReplyId),
  ]);
  const turn = await companion.next();
  turn.say('Here.');
  turn.finish();
  expect(await first.rest()).toEqual(await second.rest());
  expect(companion.asked()).toBe(2);
  expect((await ada.messages(roomId)).length).toBe(4);
  const more = await ada.post('/girl/chat/retry', { messageId, clientReplyId: crypto.randomUUID() });
  expect(more.envelope).toEqual({ c: code.invalid, m: 'This message has its reply.', d: null });
});

test('while a reply is written a further message is refused as busy, and goes through after it', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  const clientMessageId = crypto.randomUUID();
  const further = { roomId, clientMessageId, text: 'And?' };
  const refused = await ada.post('/girl/chat/send', further);
  expect([refused.status, refused.envelope]).toEqual([
    200,
    { c: code.busy, m: 'A reply is still being written. Wait for its end, or stop it.', d: null },
  ]);
  turn.finish();
  await reading.rest();
  const later = await ada.send(roomId, 'And?', clientMessageId);
  (await companion.next()).finish();
  expect((await later.rest())[0]).toMatchObject({ type: 'accepted', clientMessageId });
});

test('halves of characters and characters that cannot be stored never reach a reader', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.say('a\uD83D');
  await reading.next();
  expect(await reading.next()).toMatchObject({ type: 'delta', text: 'a' });
  turn.say('\uDE00b\0c\uD83D');
  turn.finish();
  expect(textOf(await reading.rest())).toBe('😀bc\uFFFD');
  expect((await finalReply()).text).toBe('a😀bc\uFFFD');
});

test('a reply without end ends at the limit', async () => {
  const reading = await ada.send(roomId, 'Hello');
  const turn = await companion.next();
  turn.say('x'.repeat(replyLimit - 1), 'yyy', 'never asked for');
  const frames = await reading.rest();
  expect(frames.at(-1)).toMatchObject({ type: 'done', message: { status: 'done' } });
  expect((await finalReply()).text).toBe(`${'x'.repeat(replyLimit - 1)}y`);
});

test('deleting a room ends its reply, gives the chat back and tells the reader', async () => {
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  await ada.get(`/room/deleteRoom?roomId=${roomId}`);
  expect(await reading.rest()).toMatchObject([{ type: 'error', code: code.notFound }]);
  expect(turn.request.signal.aborted).toBe(true);
  expect((await ada.benefits()).chats).toBe(10);
});

test('what a dead process left is ended once: kept as interrupted, or failed and given back', async () => {
  const dead = { ...server.running.deps, node: 'a-dead-process' };
  const { roomId: otherRoom } = await ada.openRoom('tomas-reed');
  const cut = await acceptMessage(dead, message(roomId));
  const empty = await acceptMessage(dead, message(otherRoom));
  await insertFrames(server.database, dead.dialect, dead.node, [
    { replyId: cut.replyId, seq: 1, text: 'Good ' },
    { replyId: cut.replyId, seq: 2, text: 'eve' },
  ]);
  server.advance(16_000);
  await Promise.all([1, 2, 3].map(() => startAndClose(createReplies(server.running.deps))));
  const states = await Promise.all([roomId, otherRoom].map((id) => lastOf(id)));
  expect(states.map((reply) => [reply?.status, reply?.text])).toEqual([
    ['interrupted', 'Good eve'],
    ['failed', ''],
  ]);
  expect((await ledgerOf(server, ada.userId)).filter(({ kind }) => kind === 'release')).toEqual([
    { kind: 'release', chats: 1, reference: `send:${empty.messageId}` },
  ]);
  expect(await server.database.selectFrom('reply_frames').selectAll().execute()).toEqual([]);
});

test('another node reads a reply from the database, and passes on the wish to stop it', async () => {
  const elsewhere = createReplies(server.running.deps);
  const reading = await ada.send(roomId, 'Hello');
  const reply = { replyId: await replyIdOf(reading), userId: ada.userId };
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  const heard = listen();
  elsewhere.follow(reply, 0, heard.reader);
  expect(await heard.next()).toEqual({ type: 'delta', replyId: reply.replyId, seq: 1, text: 'Good ' });
  turn.say('evening');
  await reading.next();
  expect(await heard.next()).toEqual({ type: 'delta', replyId: reply.replyId, seq: 2, text: 'evening' });
  const stopped = await elsewhere.stop(reply);
  expect([stopped.status, stopped.text]).toEqual(['stopped', 'Good evening']);
  const [done] = await reading.rest();
  expect(await heard.next()).toEqual(done);
  await elsewhere.drain(0);
});

test('a node that was given up for dead shows nothing more and learns what became of its reply', async () => {
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  server.advance(16_000);
  await startAndClose(createReplies(server.running.deps));
  turn.say('evening.');
  expect(await reading.rest()).toMatchObject([{ type: 'error', code: code.replyInterrupted }]);
  expect((await finalReply()).text).toBe('Good ');
});

test('a graceful stop lets an open reply end', async () => {
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  const stopping = server.running.stop();
  turn.say('evening.');
  turn.finish();
  expect((await reading.rest()).at(-1)).toMatchObject({ type: 'done', message: { text: 'Good evening.' } });
  await stopping;
});

test('draining takes nothing new, and cuts and stores what does not end in time', async () => {
  const { replies } = server.running.deps;
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  (await companion.next()).say('Good eve');
  await reading.next();
  await replies.drain(0);
  expect(await reading.rest()).toMatchObject([{ type: 'error', code: code.replyInterrupted }]);
  expect(await finalReply()).toMatchObject({ status: 'interrupted', text: 'Good eve' });
  const refused = await ada.post('/girl/chat/send', {
    roomId,
    clientMessageId: crypto.randomUUID(),
    text: 'Hello?',
  });
  expect([refused.status, refused.headers.get('retry-after'), refused.envelope.c]).toEqual([
    503,
    '5',
    code.unavailable,
  ]);
});

const startAndClose = async (node: Replies): Promise<void> => {
  await node.start();
  await node.drain(0);
};

const replyIdOf = async (reading: Reading): Promise<string> => {
  const accepted = await reading.next();
  return accepted?.type === 'accepted' ? accepted.replyId : 'none';
};

const lastOf = async (room: string) => (await ada.messages(room)).at(-1);

/** The room's last message, once it is not being written any more. */
const finalReply = () =>
  expect
    .poll(() => lastOf(roomId))
    .toSatisfy((reply: { status?: string } | undefined) => reply?.status !== 'streaming')
    .then(async () => {
      const reply = await lastOf(roomId);
      if (reply === undefined) {
        throw new Error('the room is empty');
      }
      return reply;
    });

const message = (room: string) => ({
  userId: ada.userId,
  roomId: room,
  clientMessageId: crypto.randomUUID(),
  text: 'Hello',
});

/** A reader whose frames the test takes one by one. */
const listen = (): { reader: ReplyReader; next(): Promise<StreamFrame> } => {
  const frames: StreamFrame[] = [];
  const waiting: ((frame: StreamFrame) => void)[] = [];
  return {
    reader: (frame) => {
      const first = waiting.shift();
      if (first === undefined) {
        frames.push(frame);
      } else {
        first(frame);
      }
    },
    next: () =>
      new Promise((resolve) => {
        const frame = frames.shift();
        if (frame === undefined) {
          waiting.push(resolve);
        } else {
          resolve(frame);
        }
      }),
  };
};
