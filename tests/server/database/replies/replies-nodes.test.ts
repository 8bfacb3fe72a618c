import { beforeEach, describe, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { acceptMessage } from '../../../../server/domain/replies/accept-message.ts';
import { insertFrames } from '../../../../server/domain/transcript/frames.ts';
import { createReplies, type Replies } from '../../../../server/domain/replies/replies.ts';
import type { TestCompanion } from '../../support/companions/companion.ts';
import {
  finalReply,
  lastOf,
  listen,
  message,
  openConversation,
  replyIdOf,
} from '../../support/rooms/conversation.ts';
import type { TestServer } from '../../support/server.ts';
import { ledgerOf, type Person } from '../../support/talk.ts';

let companion: TestCompanion;
let server: TestServer;
let ada: Person;
let roomId: string;

beforeEach(async () => {
  ({ companion, server, ada, roomId } = await openConversation());
  return () => server.stop();
});

/** On PostgreSQL another node continues the reply: see takeover.test.ts. */
describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('a reply of a dead process', () => {
  test('is ended once: as interrupted, or as failed with a refund', async () => {
    const dead = { ...server.running.deps, node: 'a-dead-process' };
    const { roomId: otherRoom } = await ada.openRoom('tomas-reed');
    const cut = await acceptMessage(dead, message(ada, roomId));
    const empty = await acceptMessage(dead, message(ada, otherRoom));
    await insertFrames(server.database, dead.dialect, dead.node, [
      { replyId: cut.replyId, seq: 1, text: 'Good ' },
      { replyId: cut.replyId, seq: 2, text: 'eve' },
    ]);
    await Promise.all([1, 2, 3].map(() => startAndClose(createReplies(server.running.deps))));
    const states = await Promise.all([roomId, otherRoom].map((id) => lastOf(ada, id)));
    expect(states.map((reply) => [reply?.status, reply?.text])).toEqual([
      ['interrupted', 'Good eve'],
      ['failed', ''],
    ]);
    expect((await ledgerOf(server, ada.userId)).filter(({ kind }) => kind === 'release')).toEqual([
      { kind: 'release', chats: 1, reference: `send:${empty.messageId}` },
    ]);
    expect(await server.database.selectFrom('reply_frames').selectAll().execute()).toEqual([]);
  });

  test('a node that was declared dead sends no more frames and ends the stream with the stored result', async () => {
    const reading = await ada.send(roomId, 'Hello');
    await reading.next();
    const turn = await companion.next();
    turn.say('Good ');
    await reading.next();
    await startAndClose(createReplies(server.running.deps));
    turn.say('evening.');
    expect(await reading.rest()).toMatchObject([{ type: 'error', code: code.replyInterrupted }]);
    expect((await finalReply(ada, roomId)).text).toBe('Good ');
  });
});

test('another node streams a reply from the database, and forwards the request to stop it', async () => {
  const otherNode = createReplies(server.running.deps);
  const reading = await ada.send(roomId, 'Hello');
  const reply = { replyId: await replyIdOf(reading), userId: ada.userId };
  const turn = await companion.next();
  turn.say('Good ');
  await reading.next();
  const heard = listen();
  otherNode.follow(reply, 0, heard.reader);
  expect(await heard.next()).toEqual({ type: 'delta', replyId: reply.replyId, seq: 1, text: 'Good ' });
  turn.say('evening');
  await reading.next();
  expect(await heard.next()).toEqual({ type: 'delta', replyId: reply.replyId, seq: 2, text: 'evening' });
  const stopped = await otherNode.stop(reply);
  expect([stopped.status, stopped.text]).toEqual(['stopped', 'Good evening']);
  const [done] = await reading.rest();
  expect(await heard.next()).toEqual(done);
  await otherNode.drain(0);
});

test('a graceful shutdown lets a pending reply complete', async () => {
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

test('draining accepts no new requests, and interrupts and stores replies that exceed the time', async () => {
  const { replies } = server.running.deps;
  const reading = await ada.send(roomId, 'Hello');
  await reading.next();
  (await companion.next()).say('Good eve');
  await reading.next();
  await replies.drain(0);
  expect(await reading.rest()).toMatchObject([{ type: 'error', code: code.replyInterrupted }]);
  expect(await finalReply(ada, roomId)).toMatchObject({ status: 'interrupted', text: 'Good eve' });
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
