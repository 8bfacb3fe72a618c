import { describe, expect, test } from 'vitest';
import { idNumber, message, notFound, own, page, room, tooMany } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';
import { accepted, finished, grown, startConversation as start } from './live-conversation.ts';

/** The longest interval between two checks of a visible room, in milliseconds. */
const interval = 4000;

const known = [own(1), message(2)];

describe('a visible room between two turns', () => {
  test('is checked for its newest message, and loaded where that is unknown', async () => {
    const talk = start();
    talk.clock.increment(interval);
    expect(limitsOf(talk)).toEqual([1]);
    talk.pages[0]?.give(page([message(4)]));
    await settled();
    expect(limitsOf(talk)).toEqual([1, undefined]);
    talk.pages[1]?.give(page([...known, own(3), message(4)]));
    await settled();
    expect(talk.shown().slice(-2)).toEqual(['sent: Text 3', 'done: Text 4']);
  });

  test('is not loaded where the newest message is known', async () => {
    const talk = start();
    talk.clock.increment(interval);
    talk.pages[0]?.give(page([message(2)]));
    await settled();
    expect(limitsOf(talk)).toEqual([1]);
  });

  test('is not checked while a reply is under way', () => {
    const talk = start();
    talk.say('Hello');
    talk.stream(accepted);
    talk.stream(grown);
    talk.clock.increment(2 * interval);
    expect(talk.pages).toEqual([]);
  });

  test('sends a message that waits for the server, once the room could be loaded', async () => {
    const talk = start();
    await failToSend(talk);
    expect(talk.shown().at(-1)).toEqual('notSent: Hello');
    talk.clock.increment(interval);
    talk.pages.at(-1)?.give(page([message(4)]));
    await settled();
    talk.pages.at(-1)?.give(page([...known, message(4)]));
    await settled();
    expect(talk.shown().at(-1)).toEqual('sending: Hello');
  });

  test('closes the composer where the mate was blocked elsewhere', async () => {
    const talk = start();
    talk.page({ type: 'page.shown' });
    expect(talk.isClosed()).toBe(false);
    talk.pages[0]?.give({ ...page(known), blocked: true });
    await settled();
    expect(talk.isClosed()).toBe(true);
  });
});

describe('what changed during a turn', () => {
  test('is read after it, wherever the change was reported before its end', async () => {
    const talk = start();
    talk.say('Hello');
    talk.stream(accepted);
    talk.page({ type: 'room.changed' });
    expect(talk.pages).toEqual([]);
    talk.stream(finished);
    await settled();
    talk.pages[0]?.give(page([own(1), message(2, { liked: true })]));
    await settled();
    expect(talk.messages().find(({ messageId }) => messageId === 'message-2')?.isLiked).toBe(true);
  });

  test('is read after it where a page arrived during the turn', async () => {
    const talk = start();
    talk.page({ type: 'room.changed' });
    talk.say('Hello');
    talk.pages[0]?.give(page(known));
    await settled();
    talk.stream(accepted);
    talk.stream(finished);
    await settled();
    expect(limitsOf(talk)).toEqual([undefined, undefined]);
  });

  test('is read after a turn whose end the server did not confirm, until it is known', async () => {
    const talk = start();
    talk.say('Hello');
    talk.stream(accepted);
    talk.stream(grown);
    talk.breakStream(notFound);
    await settled();
    expect(talk.shown().at(-1)).toBe('interrupted: Good');
    const question = own(3, { clientMessageId: idNumber(0), text: 'Hello' });
    const reply = message(4, {
      text: 'Good eve',
      status: 'interrupted',
      replyTo: 'message-3',
      problem: 'broken',
    });
    talk.pages[0]?.give(page([...known, question, { ...reply, text: '', status: 'streaming' }]));
    await settled();
    expect(talk.shown().at(-1)).toBe('interrupted: Good');
    talk.clock.increment(interval);
    talk.pages[1]?.give(page([reply]));
    await settled();
    talk.pages[2]?.give(page([...known, question, reply]));
    await settled();
    expect(talk.messages().at(-1)).toMatchObject({ text: 'Good eve', problem: 'broken', failure: null });
  });
});

test('a reply that is continued elsewhere is followed', async () => {
  const reply = message(2, { text: 'Good', status: 'interrupted', replyTo: 'message-1', problem: 'broken' });
  const talk = start({ info: page([own(1), reply]) });
  talk.page({ type: 'room.changed' });
  talk.pages[0]?.give(page([own(1), { ...reply, status: 'streaming' }]));
  await settled();
  expect(talk.requests.at(-1)).toMatchObject({ kind: 'resume', replyId: 'message-2', text: 'Good' });
});

test('why a reply was refused is shown when the room is read again, until the next reply begins', async () => {
  const reply = message(2, { text: '', status: 'failed', replyTo: 'message-1', problem: 'empty' });
  const talk = start({ info: page([own(1), reply]) });
  const failures = () => talk.messages().map(({ failure }) => failure?.code ?? null);
  talk.actor.send({ type: 'reply.request', kind: 'retry', messageId: 'message-1' });
  talk.breakStream(tooMany);
  await settled();
  talk.page({ type: 'room.changed' });
  talk.pages.at(-1)?.give(page([own(1), reply]));
  await settled();
  expect(failures()).toEqual([null, tooMany.code]);
  talk.say('Hello');
  expect(failures()).toEqual([null, null, null]);
});

test('a message that waits for the server is queued when the connection is restored, also while a reply is under way', async () => {
  const talk = start({ info: page([own(1), message(2, { status: 'failed', replyTo: 'message-1' })]) });
  await failToSend(talk);
  talk.actor.send({ type: 'reply.request', kind: 'retry', messageId: 'message-1' });
  expect(talk.shown().at(-1)).toEqual('notSent: Hello');
  talk.page({ type: 'connection.restored' });
  expect(talk.shown().at(-1)).toEqual('queued: Hello');
  expect(talk.messages().at(-1)?.failure).toBeNull();
});

test('a message of the outbox that an older page contains was sent, and does not block the next', async () => {
  const unsent = [
    { clientMessageId: idNumber(501), text: 'One', at: 2000, needsUser: true, code: 4020 },
    { clientMessageId: idNumber(502), text: 'Two', at: 3000, needsUser: false },
  ];
  const talk = start({ info: page([own(11), message(12)], true), unsent });
  expect(talk.shown().slice(-2)).toEqual(['notSent: One', 'queued: Two']);
  talk.history('top.reached');
  talk.pages[0]?.give(page([own(9, { clientMessageId: idNumber(501), text: 'One' }), message(10)]));
  await settled();
  expect(talk.shown()).toEqual([
    'sent: One',
    'done: Text 10',
    'sent: Text 11',
    'done: Text 12',
    'sending: Two',
  ]);
});

test('balances that changed elsewhere are read between two turns, and not during one', async () => {
  const talk = start();
  const reads = () => talk.effects.filter(([name]) => name === 'updateBenefits').length;
  talk.page({ type: 'account.changed' });
  expect(reads()).toBe(1);
  talk.say('Hello');
  talk.stream(accepted);
  talk.page({ type: 'account.changed' });
  expect(reads()).toBe(1);
  talk.stream(finished);
  await settled();
  expect(reads()).toBe(2);
});

test('a room that was deleted elsewhere is reported, and one that was renamed has its new name', async () => {
  const talk = start();
  talk.page({ type: 'room.changed' });
  talk.pages[0]?.give({ ...page(known), room: { ...room, title: 'Rainy evenings' } });
  await settled();
  expect(talk.actor.getSnapshot().context.room.title).toBe('Rainy evenings');
  talk.page({ type: 'room.changed' });
  talk.pages[1]?.fail(notFound);
  await settled();
  expect(talk.received).toContainEqual({ type: 'room.missing' });
});

type Talk = ReturnType<typeof start>;

const limitsOf = ({ pages }: Talk) => pages.map(({ limit }) => limit);

/** Writes a message that an overloaded server refuses. */
async function failToSend(talk: Talk) {
  talk.say('Hello');
  talk.breakStream(tooMany);
  await settled();
}
