import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../../server/app.ts';
import { createReplies } from '../../../../server/domain/replies/replies.ts';
import { createSessionWatch } from '../../../../server/domain/accounts/session-watch.ts';
import type { AppDeps } from '../../../../server/http/dependencies.ts';
import type { Turn } from '../../support/companions/companion.ts';
import { replyIdOf, shareConversations, type Conversation } from '../../support/rooms/conversation.ts';
import { personOn, type Person, type Reading } from '../../support/talk.ts';
import { tokenIn } from '../../support/network/networks.ts';

const interval = 500;
const endOf = (reason: 'expired' | 'ended') => ({
  type: 'error',
  code: 5002,
  message: 'login expired',
  reason,
});
const newPassword = 'another good passphrase';

const shared = await shareConversations();
let talk: Conversation;
const turns: Turn[] = [];
beforeEach(async () => {
  talk = { ...shared, ...(await shared.open()) };
});
afterEach(() => {
  // A stopping server waits for its pending replies.
  for (const turn of turns.splice(0)) turn.finish();
});

const nextTurn = async (): Promise<Turn> => {
  const turn = await talk.companion.next();
  turns.push(turn);
  return turn;
};

const lastReply = () =>
  talk.server.database
    .selectFrom('messages')
    .select(['status', 'text'])
    .where('room_id', '=', talk.roomId)
    .orderBy('seq', 'desc')
    .executeTakeFirst();

/** The same person in another browser. */
const signInAgain = async ({ server, ada }: Conversation): Promise<Person> => {
  const { email, password } = ada;
  const answer = await server.post('/user/login', { email, password });
  return personOn(server, { ...ada, token: tokenIn(answer) });
};

const streams: Record<string, () => Promise<{ reading: Reading; turn: Turn }>> = {
  send: async () => {
    const reading = await talk.ada.send(talk.roomId, 'Hello');
    return { reading, turn: await nextTurn() };
  },
  retry: async () => {
    const first = await talk.ada.send(talk.roomId, 'Hello');
    (await nextTurn()).fail('broken');
    await first.rest();
    const { messageId } = (await talk.ada.messages(talk.roomId)).at(-2) ?? { messageId: '' };
    const reading = await talk.ada.retry(messageId);
    return { reading, turn: await nextTurn() };
  },
  resume: async () => {
    const first = await talk.ada.send(talk.roomId, 'Hello');
    const turn = await nextTurn();
    const replyId = await replyIdOf(first);
    first.leave();
    return { reading: await talk.ada.resume(replyId), turn };
  },
};

const passDays = (count: number) => Promise.resolve(talk.server.advance(count * 24 * 60 * 60 * 1000));
const ends: Record<string, { end: () => Promise<unknown>; reason: 'expired' | 'ended' }> = {
  'the log-out': { end: () => talk.ada.post('/user/logout', {}), reason: 'expired' },
  'a change of the password elsewhere': {
    async end() {
      const other = await signInAgain(talk);
      return other.post('/user/changePassword', { oldPassword: talk.ada.password, newPassword });
    },
    reason: 'ended',
  },
  'its expiry': { end: () => passDays(91), reason: 'expired' },
  'a long time without use': { end: () => passDays(31), reason: 'expired' },
};

describe.each(Object.keys(streams))('a stream of %s ends with its session', (kind) => {
  test.each(Object.keys(ends))('after %s, while the reply is generated to its end', async (how) => {
    const { reading, turn } = await (streams[kind]?.() ?? Promise.reject(new Error('no such stream')));
    turn.say('Good ');
    while ((await reading.next())?.type !== 'delta');

    await ends[how]?.end();

    expect((await reading.rest()).at(-1)).toEqual(endOf(ends[how]?.reason ?? 'ended'));
    turn.say('evening.');
    turn.finish();
    await expect.poll(lastReply).toEqual({ status: 'done', text: 'Good evening.' });
  });

  test('after the account is deleted', async () => {
    const { reading, turn } = await (streams[kind]?.() ?? Promise.reject(new Error('no such stream')));
    turn.say('Good ');
    while ((await reading.next())?.type !== 'delta');
    const other = await signInAgain(talk);

    await other.post('/user/delete', { password: talk.ada.password, confirm: 'delete' });

    expect((await reading.rest()).at(-1)).toEqual(endOf('ended'));
  });
});

test('except the stream of the session that changed the password', async () => {
  const reading = await talk.ada.send(talk.roomId, 'Hello');
  const turn = await nextTurn();
  await talk.ada.post('/user/changePassword', { oldPassword: talk.ada.password, newPassword });
  await talk.server.running.deps.sessionWatch.check();
  turn.say('Good evening.');
  turn.finish();

  expect((await reading.rest()).map(({ type }) => type)).toEqual(['accepted', 'delta', 'done']);
});

describe('with several nodes', () => {
  let app: FastifyInstance;
  let node: AppDeps;
  let url: string;
  beforeEach(async () => {
    const { deps } = talk.server.running;
    node = { ...deps, replies: createReplies(deps), sessionWatch: createSessionWatch({ ...deps, interval }) };
    app = await createApp(node);
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    node.sessionWatch.close();
    await node.replies.drain(0);
    await app.close();
  });

  test.each(['logout', 'delete'])('a stream ends when another node receives %s', async (call) => {
    const written = await talk.ada.send(talk.roomId, 'Hello');
    const turn = await nextTurn();
    const replyId = await replyIdOf(written);
    turn.say('Good ');
    const reading = await personOn({ ...talk.server, url }, talk.ada).resume(replyId);
    while ((await reading.next())?.type !== 'delta');

    await talk.ada.post(`/user/${call}`, { password: talk.ada.password, confirm: 'delete' });

    const end = endOf(call === 'logout' ? 'expired' : 'ended');
    expect((await reading.rest()).at(-1)).toEqual(end);
    expect((await written.rest()).at(-1)).toEqual(end);
  });
});

describe('the session check', () => {
  test('queries the database once for all open streams, and not without any', async () => {
    const { deps } = talk.server.running;
    let queries = 0;
    const database = deps.database.withPlugin({
      transformQuery: ({ node: query }) => {
        queries += 1;
        return query;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const watch = createSessionWatch({ ...deps, database, interval });
    const called: number[] = [];
    const { session_id: live } = await deps.database
      .selectFrom('sessions')
      .select('session_id')
      .where('user_id', '=', talk.ada.userId)
      .executeTakeFirstOrThrow();
    await watch.check();
    expect(queries).toBe(0);

    const leave = Array.from({ length: 300 }, (_, index) =>
      watch.watch(index % 3 === 0 ? live : `ended-${String(index % 7)}`, () => called.push(index)),
    );
    await watch.check();
    expect([queries, called.length]).toEqual([1, 200]);
    await watch.check();
    expect([queries, called.length]).toEqual([2, 200]);
    leave.forEach((stop) => stop());
    await watch.check();
    expect(queries).toBe(2);
    watch.close();
  });

  test('continues after the database could not be read', async () => {
    const { deps } = talk.server.running;
    let isBroken = true;
    const database = deps.database.withPlugin({
      transformQuery: ({ node: query }) => {
        if (isBroken) {
          isBroken = false;
          throw new Error('the database is away');
        }
        return query;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const watch = createSessionWatch({ ...deps, database, interval: 1 });

    await new Promise<void>((resolve) => void watch.watch('ended', () => resolve()));
    expect(isBroken).toBe(false);
    watch.close();
  });
});
