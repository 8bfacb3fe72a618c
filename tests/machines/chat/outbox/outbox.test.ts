import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { outboxMachine } from '../../../../src/machines/chat/outbox/outbox.machine.ts';
import { selectCanMove, selectOutgoing } from '../../../../src/machines/chat/outbox/outbox.selectors.ts';
import * as reducers from '../../../../src/machines/chat/outbox/outbox.reducers.ts';
import { outgoingMessageMachine } from '../../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import type { OutboxEvent, OutboxInput } from '../../../../src/machines/chat/outbox/outbox.reducers.ts';
import type {
  SendingEnded,
  UnsentMessage,
} from '../../../../src/machines/chat/outbox/unsent-message.types.ts';
import { createParent } from '../../support/parent.ts';
import { crash } from '../../support/crash.ts';
import { broken } from '../../support/outcomes.ts';
import { seed } from '../chat-samples.ts';

type ToParent = Parameters<OutboxInput['parentRef']['send']>[0];

const thread = { userId: 'user-1', roomId: 'room-1' };
const written = (id: string, at: number) => ({ clientMessageId: id, text: `Text ${id}`, at });
const unsent = (id: string, at: number, more: Partial<UnsentMessage> = {}): UnsentMessage => ({
  ...written(id, at),
  needsUser: false,
  ...more,
});

/** An outbox whose messages log what they store and clear. */
function start(given: Partial<Pick<OutboxInput, 'unsent' | 'alreadyDelivered'>> = {}) {
  const cleared: (readonly string[])[] = [];
  const stored: [string, number][] = [];
  const inputs: unknown[] = [];
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<ToParent>();
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        outgoingMessage: outgoingMessageMachine.provide({
          actions: {
            persistUnsent: (_, { message }) => void stored.push([message.clientMessageId, message.at]),
            forgetUnsent: (_, { ids }) => void cleared.push(ids),
          },
        }),
        ownUnsent: fromCallback<AnyEventObject, { thread: typeof thread; seed: string }>(
          ({ input }) => void inputs.push(input),
        ),
      },
      actions: {
        forgetUnsent: (_, { ids }) => void cleared.push(ids),
      },
    }),
    {
      clock,
      input: { parentRef, ...thread, seed, unsent: [], alreadyDelivered: [], ...given },
    },
  ).start();
  const send = (...events: readonly OutboxEvent[]) => events.forEach((event) => actor.send(event));
  const write = (id: string, at: number) => send({ type: 'message.queue', message: written(id, at) });
  const sending = () => actor.getSnapshot().context.messages.find(({ phase }) => phase === 'sending')?.ref;
  const end = (result: SendingEnded['result'], failure: SendingEnded['failure'] = null) =>
    sending()?.send({ type: 'sending.ended', result, failure });
  const deliver = () => send({ type: 'messages.stored', ids: [sending()?.id ?? ''] });
  const phases = () =>
    actor.getSnapshot().context.messages.map(({ clientMessageId, phase }) => `${clientMessageId} ${phase}`);
  const next = () =>
    received.flatMap((report) => (report.type === 'message.next' ? [report.message.id] : []));
  const reports = () => received.map(({ type }) => type);
  return {
    actor,
    clock,
    cleared,
    deliver,
    inputs,
    next,
    phases,
    received,
    reports,
    send,
    stored,
    write,
    end,
  };
}

const free = { type: 'next.request' } as const;

describe('the outbox of a room', () => {
  test('opens with the stored messages in the order of writing, without those that the server has', () => {
    const { cleared, inputs, phases, reports } = start({
      unsent: [unsent('b', 20), unsent('a', 10), unsent('c', 30, { needsUser: true })],
      alreadyDelivered: ['x'],
    });
    expect([phases(), cleared, inputs]).toEqual([
      ['a queued', 'b queued', 'c setAside'],
      [['x']],
      [{ thread, seed }],
    ]);
    expect(reports()).toEqual([]);
  });

  test('sends one message at a time, in their order', () => {
    const { cleared, deliver, next, phases, received, reports, send, write } = start();
    write('a', 10);
    write('b', 20);
    expect(next()).toEqual([]);
    send(free);
    const [given] = received.flatMap((report) => (report.type === 'message.next' ? report.message : []));
    expect([given?.getSnapshot().context, phases()]).toMatchObject([
      written('a', 10),
      ['a sending', 'b queued'],
    ]);
    deliver();
    expect([cleared, phases(), next()]).toEqual([[[], ['a']], ['b queued'], ['a']]);
    send(free);
    deliver();
    send(free);
    expect([next(), phases(), reports().at(-1)]).toEqual([['a', 'b'], [], 'outbox.empty']);
  });

  test('sends what is written while the room is free at once, and says again that it is empty', () => {
    const { next, reports, send, write } = start();
    send(free, free);
    expect(reports()).toEqual(['outbox.empty', 'outbox.empty']);
    write('a', 10);
    expect(next()).toEqual(['a']);
  });

  test('gives a new message a later time than those before it', () => {
    const { actor, write } = start();
    write('a', 10);
    write('b', 10);
    write('c', 5);
    expect(actor.getSnapshot().context.messages.map(({ at }) => at)).toEqual([10, 11, 12]);
    expect([reducers.timeAfter({ messages: [] }, 0), reducers.timeAfter({ messages: [] }, 7)]).toEqual([
      1, 7,
    ]);
  });

  test('holds the messages behind one that is stopped, until the user sends them again', () => {
    const { end, next, phases, send, write } = start();
    for (const [index, id] of ['a', 'b', 'c'].entries()) write(id, index);
    send(free);
    end('stopped');
    expect(phases()).toEqual(['a setAside', 'b setAside', 'c setAside']);
    send(free, { type: 'message.resend', clientMessageId: 'b' });
    expect([phases(), next()]).toEqual([
      ['a setAside', 'b sending', 'c setAside'],
      ['a', 'b'],
    ]);
  });

  test('sends nothing behind a message that blocks it, which another message or its own resend retries', () => {
    const { clock, deliver, end, next, phases, send, write } = start();
    const block = () => {
      send(free);
      end('failed', { kind: 'rejected', code: 4020, message: '' });
    };
    write('a', 10);
    write('b', 20);
    block();
    send(free);
    clock.increment(60_000);
    send({ type: 'message.resend', clientMessageId: 'x' });
    expect([phases(), next()]).toEqual([['a blocking', 'b queued'], ['a']]);
    write('c', 30);
    expect([phases(), next()]).toEqual([
      ['a sending', 'b queued', 'c queued'],
      ['a', 'a'],
    ]);
    deliver();
    block();
    send({ type: 'message.resend', clientMessageId: 'c' });
    expect(phases()).toEqual(['b queued', 'c queued']);
  });

  test('a busy room makes the message wait for its turn again', () => {
    const { end, phases, send, write } = start();
    write('a', 10);
    send(free);
    end('roomBusy');
    expect(phases()).toEqual(['a queued']);
  });

  test('messages that another tab stored are added once; those that the server has are removed', () => {
    const { cleared, phases, send, write } = start();
    write('a', 10);
    send({ type: 'messages.found', messages: [unsent('a', 10), unsent('b', 5)] });
    expect(phases()).toEqual(['b queued', 'a queued']);
    send({ type: 'messages.stored', ids: ['x'] });
    expect(cleared).toEqual([[]]);
    send({ type: 'messages.stored', ids: ['x', 'b'] });
    expect([phases(), cleared]).toEqual([['a queued'], [[], ['b']]]);
  });

  test('a message that the user takes back returns to the composer', () => {
    const { cleared, phases, received, send, write } = start();
    write('a', 10);
    write('b', 20);
    send({ type: 'message.recall', clientMessageId: 'a' });
    expect([phases(), received.at(-1), cleared.at(-1)]).toEqual([
      ['b queued'],
      { type: 'draft.restore', text: 'Text a' },
      ['a'],
    ]);
  });

  test('a queued message moves in front of the queued one before it, and both store their times', () => {
    const { actor, phases, send, stored, write } = start();
    for (const [index, id] of ['a', 'b', 'c'].entries()) write(id, 10 * (index + 1));
    send(free);
    const before = stored.length;
    const canMove = ['a', 'b', 'c', 'x', null].filter((id) => selectCanMove(id)(actor.getSnapshot()));
    expect([canMove, selectCanMove('c')(undefined), selectOutgoing(undefined)]).toEqual([['c'], false, []]);
    for (const clientMessageId of ['a', 'b', 'x']) send({ type: 'message.move', clientMessageId });
    expect([phases(), stored.length]).toEqual([['a sending', 'b queued', 'c queued'], before]);
    send({ type: 'message.move', clientMessageId: 'c' });
    expect([phases(), stored.slice(before)]).toEqual([
      ['a sending', 'c queued', 'b queued'],
      [
        ['b', 30],
        ['c', 20],
      ],
    ]);
    send({ type: 'message.move', clientMessageId: 'b' });
    expect(stored.slice(before + 2)).toEqual([
      ['c', 30],
      ['b', 20],
    ]);
  });

  test.each([
    ['the network is back', { kind: 'unreachable', message: '' }, 'connection.restored'],
    ['the age is confirmed', { kind: 'rejected', code: 4031, message: '' }, 'age.confirmed'],
  ] as const)('what is blocked is sent again once %s', (_, failure, type) => {
    const { end, next, send, write } = start();
    write('a', 10);
    send(free);
    end('failed', failure);
    send(free, { type });
    expect(next()).toEqual(['a', 'a']);
  });

  test('a crash of a message reaches the room; one of the search for others does not', () => {
    const { actor, received, reports, write } = start();
    crash(actor, 'ownUnsent');
    expect([actor.getSnapshot().status, reports()]).toEqual(['active', []]);
    write('a', 10);
    crash(actor, 'a');
    expect(received.at(-1)).toMatchObject({ type: 'outbox.crashed', error: broken });
  });

  test('nothing is next offline, and nothing can be sent without a next message', () => {
    const { actor, write } = start();
    write('a', 10);
    const { context } = actor.getSnapshot();
    expect([false, true].map((isOffline) => reducers.hasNextOnline(context, isOffline))).toEqual([
      true,
      false,
    ]);
    expect(reducers.hasNextOnline({ messages: [] }, false)).toBe(false);
    expect(() => reducers.nextIn({ messages: [] })).toThrow('There is no message to send.');
  });
});
