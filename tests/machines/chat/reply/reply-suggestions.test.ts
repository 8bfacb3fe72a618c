import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { replySuggestionsMachine } from '../../../../src/machines/chat/reply/reply-suggestions.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { failed } from '../chat-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';

const start = (...answers: (() => Promise<readonly string[]>)[]) => {
  const clock = new SimulatedClock();
  const signals: AbortSignal[] = [];
  const actor = createActor(
    replySuggestionsMachine.provide({
      actors: {
        fetchSuggestions: fromPromise<readonly string[], { roomId: string }>(({ signal }) => {
          signals.push(signal);
          return (answers.shift() ?? (() => new Promise<never>(() => undefined)))();
        }),
      },
    }),
    { clock, input: { roomId: 'room-1' } },
  );
  actor.start();
  return { actor, clock, signals };
};

const three = () => Promise.resolve(['Yes.', 'Why?', '*nods*']);

describe('replySuggestions', () => {
  test('[S7.30] suggestions load when the exchange is idle, and are offered', async () => {
    const { actor } = start(three);
    expect(actor.getSnapshot().value).toEqual('idle');
    await sendAndSettle(actor, { type: 'exchange.idle' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.suggestions]).toEqual(['offered', ['Yes.', 'Why?', '*nods*']]);
  });

  test('[S7.30] a pending request is aborted when an exchange starts', () => {
    const { actor, signals } = start();
    actor.send({ type: 'exchange.idle' });
    actor.send({ type: 'exchange.started' });
    expect([actor.getSnapshot().value, signals.map(({ aborted }) => aborted)]).toEqual(['idle', [true]]);
  });

  test('[S7.30] [S8.10] a failure, and an answer that takes over twelve seconds, are dropped in silence', async () => {
    const { actor, clock, signals } = start(() => Promise.reject(failed));
    await sendAndSettle(actor, { type: 'exchange.idle' });
    expect(actor.getSnapshot().value).toEqual('idle');
    actor.send({ type: 'exchange.idle' });
    clock.increment(11_999);
    expect(actor.getSnapshot().value).toEqual('loading');
    clock.increment(1);
    expect([actor.getSnapshot().value, signals.map(({ aborted }) => aborted)]).toEqual([
      'idle',
      [false, true],
    ]);
  });

  test.each([404, 5010])('[S7.30] after %i the host is not called again', async (code) => {
    const { actor, signals } = start(() => Promise.reject(new ApiError('rejected', 'No.', { code })));
    await sendAndSettle(actor, { type: 'exchange.idle' });
    actor.send({ type: 'exchange.started' });
    actor.send({ type: 'exchange.idle' });
    expect([actor.getSnapshot().value, signals.length]).toEqual(['unsupported', 1]);
  });

  test('[S7.30] after a failure the next turn retries, and an exchange in progress fetches nothing', async () => {
    const { actor, signals } = start(
      () => Promise.reject(failed),
      () => Promise.reject(failed),
    );
    await sendAndSettle(actor, { type: 'exchange.idle' });
    actor.send({ type: 'exchange.idle' });
    expect(actor.getSnapshot().value).toEqual('loading');
    await settled();
    actor.send({ type: 'exchange.started' });
    expect([actor.getSnapshot().value, signals.length]).toEqual(['idle', 2]);
  });
});
