import { createActor, fromCallback, setup, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  behindChatMachine,
  selectPosition,
} from '../../../../src/machines/chat/behind/behind-chat.machine.ts';
import {
  noLife,
  statesAfter,
  withStep,
  type StepTaken,
} from '../../../../src/machines/chat/behind/message-life.reducers.ts';
import { watchSteps } from '../../../../src/services/chat/watch-steps.ts';

const message = (actor: string, event: string, state: string, at = 0): StepTaken => ({
  type: 'step.taken',
  machine: 'outgoingMessage',
  actor,
  event,
  state,
  at,
});
const turn = (event: string, state: string, at = 0): StepTaken => ({
  ...message('turn', event, state, at),
  machine: 'replyTurn',
});
const stream = (event: string, state: string, at = 0): StepTaken => ({
  ...message('stream', event, state, at),
  machine: 'chatStream',
});

const lifeOf = (...steps: StepTaken[]) => steps.reduce(withStep, noLife);

const sent = [
  message('a', 'xstate.init', 'queued', 1000),
  message('a', 'message.send', 'sending', 1010),
  turn('xstate.init', 'replying', 1011),
  stream('xstate.init', 'reading.connecting.pending', 1012),
];

describe('the life of a message', () => {
  test('has the steps of its own machines, with the time since the first', () => {
    const { steps } = lifeOf(...sent);
    expect(steps.map(({ machine, at }) => [machine, at])).toEqual([
      ['outgoingMessage', 0],
      ['outgoingMessage', 10],
      ['replyTurn', 11],
      ['chatStream', 12],
    ]);
  });

  test('joins words that arrive in a row, and omits signals that change nothing', () => {
    const words = stream('stream.delta', 'reading.streaming');
    const { steps } = lifeOf(...sent, words, words, stream('stream.heartbeat', 'reading.streaming'), words);
    expect(steps.slice(4)).toMatchObject([{ event: 'stream.delta', times: 3 }]);
  });

  test('counts reconnections, also where each of them was slow', () => {
    const lost = stream('error.streamReply', 'reconnecting');
    const connecting = stream('after.backoff', 'reading.connecting.pending');
    const slow = stream('after.slowAfter', 'reading.connecting.slow');
    const { steps } = lifeOf(...sent, lost, connecting, lost, connecting, lost, connecting);
    expect(steps.slice(4)).toMatchObject([
      { state: 'reconnecting', times: 3 },
      { event: 'after.backoff', times: 3 },
    ]);
    const cycle = [lost, connecting, slow];
    const slowLife = lifeOf(...sent, ...cycle, ...cycle, lost);
    expect(slowLife.steps.slice(4).map(({ state, times }) => [state, times])).toEqual([
      ['reconnecting', 2],
      ['reading.connecting.pending', 2],
      ['reading.connecting.slow', 2],
      ['reconnecting', 1],
    ]);
  });

  test('continues while the message is queued again, and ends with its reply', () => {
    const failed = lifeOf(
      ...sent,
      turn('done.chatStream', 'undelivered'),
      message('a', 'sending.ended', 'unsent.blocking.network'),
      message('b', 'xstate.init', 'queued'),
    );
    expect(failed.actor).toBe('a');
    const answered = lifeOf(
      ...sent,
      turn('done.chatStream', 'answered'),
      message('b', 'xstate.init', 'queued'),
    );
    expect([answered.actor, answered.steps.length]).toEqual(['b', 1]);
  });

  test('is that of the message which is sent, when an earlier one was put aside', () => {
    const life = lifeOf(
      ...sent,
      message('a', 'sending.ended', 'unsent.setAside'),
      message('b', 'message.send', 'sending'),
    );
    expect([life.actor, life.steps.length]).toEqual(['b', 1]);
  });

  test('begins with the reply for another version of it', () => {
    const life = lifeOf(turn('xstate.init', 'replying'), stream('xstate.init', 'reading.connecting.pending'));
    expect([life.actor, life.steps.length]).toEqual([null, 2]);
    expect(statesAfter(life.steps, 2).outgoingMessage).toBeUndefined();
  });

  test('says that a message is delivered once the server has shown it', () => {
    const { steps } = lifeOf(...sent, stream('stream.accepted', 'reading.streaming'));
    expect(statesAfter(steps, 4)).toEqual({
      outgoingMessage: 'sending',
      replyTurn: 'replying',
      chatStream: 'reading.connecting.pending',
    });
    expect(statesAfter(steps, 5).outgoingMessage).toBe('delivered');
  });
});

describe('behindChat', () => {
  const start = () => {
    const actor = createActor(
      behindChatMachine.provide({
        actors: { watchSteps: fromCallback<AnyEventObject, undefined>(() => {}) },
      }),
    ).start();
    expect(actor.getSnapshot().hasTag('open')).toBe(false);
    const [first, ...others] = sent;
    actor.send({ type: 'charts.open' });
    expect([actor.getSnapshot().hasTag('recorded'), actor.getSnapshot().hasTag('open')]).toEqual([
      false,
      false,
    ]);
    if (first !== undefined) actor.send(first);
    expect(actor.getSnapshot().hasTag('recorded')).toBe(true);
    actor.send({ type: 'charts.open' });
    for (const step of others) actor.send(step);
    return actor;
  };

  test('shows the newest step, or an earlier one until another message begins', () => {
    const actor = start();
    const seen = () => [actor.getSnapshot().hasTag('live'), selectPosition(actor.getSnapshot())];
    expect(seen()).toEqual([true, 3]);
    actor.send({ type: 'step.show', position: 4 });
    expect(seen()).toEqual([true, 3]);
    actor.send({ type: 'step.show', position: 1 });
    actor.send(stream('stream.accepted', 'reading.streaming'));
    expect(seen()).toEqual([false, 1]);
    actor.send({ type: 'live.show' });
    expect(seen()).toEqual([true, 4]);
    actor.send({ type: 'step.show', position: 2 });
    actor.send(message('b', 'message.send', 'sending'));
    expect(seen()).toEqual([true, 0]);
  });

  test('records while it is closed', () => {
    const actor = start();
    actor.send({ type: 'charts.close' });
    actor.send(stream('stream.accepted', 'reading.streaming'));
    expect([actor.getSnapshot().hasTag('open'), actor.getSnapshot().context.life.steps.length]).toEqual([
      false,
      5,
    ]);
    actor.send({ type: 'charts.open' });
    expect([actor.getSnapshot().hasTag('live'), selectPosition(actor.getSnapshot())]).toEqual([true, 4]);
  });
});

test('the steps of the machines of a message are reported in the order in which they begin, and no others', async () => {
  const other = setup({}).createMachine({ id: 'other', initial: 'one', states: { one: { on: { go: {} } } } });
  const stream = setup({}).createMachine({
    id: 'chatStream',
    initial: 'reading',
    states: {
      reading: { initial: 'pending', states: { pending: { after: { 1: '#chatStream.done' } } } },
      done: { type: 'final' },
    },
  });
  const turn = setup({ actors: { stream } }).createMachine({
    id: 'replyTurn',
    initial: 'replying',
    states: {
      replying: { invoke: { id: 'chatStream', src: 'stream', onDone: 'classifying' } },
      classifying: { always: 'answered' },
      answered: { type: 'final' },
    },
  });
  const received: string[] = [];
  const root = createActor(
    setup({
      types: { events: {} as StepTaken },
      actors: { other, turn, watch: watchSteps(() => 7) },
    }).createMachine({
      invoke: [
        { id: 'watch', src: 'watch' },
        { id: 'other', src: 'other' },
        { id: 'turn', src: 'turn' },
      ],
      on: { 'step.taken': { actions: ({ event }) => received.push(`${event.event} ${event.state}`) } },
    }),
  ).start();
  await expect.poll(() => received.length).toBe(4);
  expect(received).toEqual([
    'xstate.init replying',
    'xstate.init reading.pending',
    'after.1 done',
    'done.chatStream answered',
  ]);
  root.stop();
});
