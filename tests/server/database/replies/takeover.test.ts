import { beforeEach, describe, expect, test } from 'vitest';
import { acceptMessage } from '../../../../server/domain/replies/accept-message.ts';
import { acceptAnotherReply } from '../../../../server/domain/replies/accept-retry.ts';
import { insertFrames } from '../../../../server/domain/transcript/frames.ts';
import { createReplies, type Replies } from '../../../../server/domain/replies/replies.ts';
import { takeOverReplies } from '../../../../server/domain/replies/take-over.ts';
import { createTestCompanion, type TestCompanion } from '../../support/companions/companion.ts';
import {
  finalReply,
  lastOf,
  listen,
  message,
  openConversation,
  replyIdOf,
} from '../../support/rooms/conversation.ts';
import { deadProcess } from '../../support/dead-process.ts';
import { eventually } from '../../support/eventually.ts';
import { createGate } from '../../support/gate.ts';
import type { TestServer } from '../../support/server.ts';
import { ledgerOf, type Person } from '../../support/talk.ts';

describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('several nodes on PostgreSQL', () => {
  let companion: TestCompanion;
  let server: TestServer;
  let ada: Person;
  let roomId: string;
  beforeEach(async () => {
    ({ companion, server, ada, roomId } = await openConversation());
    return () => server.stop();
  });

  /** A second node with a companion of its own. */
  const startSecond = async (): Promise<{ replies: Replies; companion: TestCompanion }> => {
    const second = createTestCompanion();
    const replies = createReplies({ ...server.running.deps, companion: second });
    await replies.start();
    return { replies, companion: second };
  };
  const ownerOf = async (replyId: string): Promise<string | null> => {
    const row = await server.database
      .selectFrom('messages')
      .select('node')
      .where('message_id', '=', replyId)
      .executeTakeFirstOrThrow();
    return row.node;
  };
  const openReply = async () => {
    const reading = await ada.send(roomId, 'Hello');
    const replyId = await replyIdOf(reading);
    const turn = await companion.next();
    turn.say('Good ');
    await reading.next();
    return { reading, turn, replyId, owner: (await ownerOf(replyId)) ?? '' };
  };
  const kinds = async () => (await ledgerOf(server, ada.userId)).map(({ kind }) => kind);

  test('a reply of a node that lost its lease is continued by another; the first one stores nothing more', async () => {
    const { reading, turn, replyId, owner } = await openReply();
    const second = await startSecond();
    await eventually(async () => {
      await server.database.deleteFrom('nodes').where('node', '=', owner).execute();
      return ownerOf(replyId);
    }).not.toBe(owner);
    const next = await second.companion.next();
    expect(next.request).toMatchObject({ message: 'Hello', begun: 'Good ' });
    const heard = listen();
    second.replies.follow({ replyId, userId: ada.userId }, 1, heard.reader);
    turn.say('grief.');
    turn.finish();
    expect(await reading.rest()).toEqual([]);
    next.say('evening.');
    expect(await heard.next()).toEqual({ type: 'delta', replyId, seq: 2, text: 'evening.' });
    next.finish();
    expect(await heard.next()).toMatchObject({ type: 'done', message: { text: 'Good evening.' } });
    expect((await finalReply(ada, roomId)).text).toBe('Good evening.');
    expect(await kinds()).toEqual(['grant', 'reserve', 'settle']);
    await second.replies.drain(0);
  });

  test('a node that stops leaves its replies to another, and ends the streams of its readers without an error', async () => {
    const { reading, replyId } = await openReply();
    const second = await startSecond();
    const heard = listen();
    second.replies.follow({ replyId, userId: ada.userId }, 1, heard.reader);
    await server.running.deps.replies.drain(0);
    expect(await reading.rest()).toEqual([]);
    const next = await second.companion.next();
    expect(next.request.begun).toBe('Good ');
    next.say('evening.');
    expect(await heard.next()).toMatchObject({ type: 'delta', seq: 2, text: 'evening.' });
    next.finish();
    expect(await heard.next()).toMatchObject({ type: 'done', message: { text: 'Good evening.' } });
    await second.replies.drain(0);
  });

  test('a reply outlives any number of nodes that stop one after the other', async () => {
    const { replyId } = await openReply();
    let stopping = server.running.deps.replies;
    for (let restart = 1; restart <= 5; restart += 1) {
      const next = await startSecond();
      await stopping.drain(0);
      expect((await next.companion.next()).request.begun).toBe('Good ');
      stopping = next.replies;
    }
    const left = await server.database
      .selectFrom('messages')
      .select('takeovers_left')
      .where('message_id', '=', replyId)
      .executeTakeFirstOrThrow();
    expect(left).toEqual({ takeovers_left: 3 });
    await stopping.drain(0);
  });

  test('a node that stops lets a reply end that ends soon', async () => {
    const { reading, turn } = await openReply();
    const second = await startSecond();
    const stopping = server.running.deps.replies.drain(60_000);
    turn.say('evening.');
    turn.finish();
    expect((await reading.rest()).at(-1)).toMatchObject({ type: 'done', message: { text: 'Good evening.' } });
    await stopping;
    expect(second.companion.asked()).toBe(0);
    await second.replies.drain(0);
  });

  describe('with replies of a dead process', () => {
    const successors = ['one', 'two', 'three', 'four'];
    let dead: Awaited<ReturnType<typeof deadProcess>>;
    const successor = (node = 'a-successor') => takeOverReplies({ ...server.running.deps, node }, []);
    /** Keeps the node of the server from taking them over, until the test has its own nodes do so. */
    beforeEach(async () => {
      dead = await deadProcess(server, 'a-dead-process');
      for (const node of ['a-successor', ...successors]) {
        await deadProcess(server, node);
      }
      await server.running.deps.replies.drain(0);
    });
    const end = (node: string) => server.database.deleteFrom('nodes').where('node', '=', node).execute();
    const die = () => end(dead.node);

    test('each is taken over once, whatever the number of nodes', async () => {
      const ids: string[] = [];
      for (const mate of ['iris-vale', 'tomas-reed', 'wren']) {
        const { roomId: room } = await ada.openRoom(mate);
        ids.push((await acceptMessage(dead, message(ada, room))).replyId);
      }
      expect(await successor()).toEqual([]);
      await die();
      const taken = await Promise.all(successors.map(successor));
      expect(
        taken
          .flat()
          .map(({ replyId }) => replyId)
          .toSorted(),
      ).toEqual(ids.toSorted());
    });

    test('one to which the node is writing is left alone until its transaction ends, and no later text is stored', async () => {
      const { replyId } = await acceptMessage(dead, message(ada, roomId));
      const frame = (seq: number, text: string) => [{ replyId, seq, text }];
      const [stored, gate] = [createGate(), createGate()];
      const writing = server.database.transaction().execute(async (transaction) => {
        await insertFrames(transaction, 'postgres', dead.node, frame(1, 'Good '));
        stored.open();
        await gate.opened;
      });
      await stored.opened;
      await die();
      expect(await successor()).toEqual([]);
      gate.open();
      await writing;
      expect(await successor()).toMatchObject([{ replyId, begun: '', frames: frame(1, 'Good ') }]);
      expect(await insertFrames(server.database, 'postgres', dead.node, frame(2, 'grief'))).toBe(0);
    });

    test('one that the user stopped ends as stopped, and one with a hint as failed and without a charge', async () => {
      const { roomId: other } = await ada.openRoom('tomas-reed');
      const stopped = await acceptMessage(dead, message(ada, other));
      await insertFrames(server.database, 'postgres', dead.node, [
        { replyId: stopped.replyId, seq: 1, text: 'Good' },
      ]);
      await server.database
        .updateTable('messages')
        .set({ stop_asked_at: server.now() })
        .where('message_id', '=', stopped.replyId)
        .execute();
      const { messageId, replyId } = await acceptMessage(dead, message(ada, roomId));
      await server.database
        .updateTable('messages')
        .set({ status: 'done', text: 'Hi' })
        .where('message_id', '=', replyId)
        .execute();
      const hint = { kind: 'shorter' } as const;
      await acceptAnotherReply(dead, {
        userId: ada.userId,
        messageId,
        clientReplyId: crypto.randomUUID(),
        hint,
      });
      const chats = (await ada.benefits()).chats;
      await die();
      expect(await successor()).toEqual([]);
      expect(await lastOf(ada, other)).toMatchObject({ status: 'stopped', text: 'Good' });
      expect(await lastOf(ada, roomId)).toMatchObject({ status: 'failed', text: '' });
      expect((await ada.benefits()).chats).toBe(chats + 1);
    });

    test('one that three nodes could not continue ends as interrupted', async () => {
      const { replyId } = await acceptMessage(dead, message(ada, roomId));
      await insertFrames(server.database, 'postgres', dead.node, [{ replyId, seq: 1, text: 'Good' }]);
      await die();
      for (const node of ['one', 'two', 'three']) {
        expect(await successor(node)).toMatchObject([{ replyId }]);
        await end(node);
      }
      expect(await successor('four')).toEqual([]);
      expect(await lastOf(ada, roomId)).toMatchObject({ status: 'interrupted', text: 'Good' });
    });
  });
});
