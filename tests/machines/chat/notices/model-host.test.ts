import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import {
  modelHostMachine,
  type ModelHostEvent,
} from '../../../../src/machines/chat/notices/model-host.machine.ts';
import { selectModelDoing } from '../../../../src/machines/chat/notices/model-host.selectors.ts';
import {
  createContext,
  toModelReport,
  type ReplyAccepted,
} from '../../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { createParent } from '../../support/parent.ts';
import { message } from '../chat-samples.ts';
import { sendOf } from '../outgoing.ts';

const start = (...events: readonly ModelHostEvent[]) => {
  const actor = createActor(modelHostMachine).start();
  events.forEach((event) => actor.send(event));
  return actor.getSnapshot();
};

test('a model is loaded, reads, and answers; before and then nothing is said of it', () => {
  expect(selectModelDoing(start())).toBeNull();
  const loading = start({ type: 'model.loading', name: 'smol' });
  expect([selectModelDoing(loading), loading.context.name ?? '']).toEqual(['loading', 'smol']);
  const reading = start({ type: 'model.loading', name: 'smol' }, { type: 'model.reading', tokens: 3100 });
  expect([selectModelDoing(reading), reading.context.tokens ?? 0]).toEqual(['reading', 3100]);
  const ready = start({ type: 'model.reading', tokens: 3100 }, { type: 'model.answered' });
  expect([ready.value, selectModelDoing(ready)]).toEqual(['ready', null]);
  expect(selectModelDoing(undefined)).toBeNull();
});

test('what was reported of a reply that was stopped is not said of the next one', () => {
  const asked = start({ type: 'model.loading', name: 'smol' }, { type: 'model.asked' });
  expect([asked.value, selectModelDoing(asked)]).toEqual(['unknown', null]);
});

test('a host that is gone is asked again with the next reply', () => {
  expect(start({ type: 'model.gone' }).value).toBe('gone');
  expect(start({ type: 'model.gone' }, { type: 'model.answered' }).value).toBe('ready');
});

test('a notice stays until it is dismissed, whatever the model does', () => {
  const swapped: ModelHostEvent = { type: 'model.swapped', name: 'gemma' };
  expect(start(swapped, { type: 'model.answered' }).context.notice).toEqual({
    kind: 'swapped',
    name: 'gemma',
  });
  expect(start(swapped, { type: 'model.cut', tokens: 4096 }).context.notice).toEqual({
    kind: 'cut',
    tokens: 4096,
  });
  expect(start(swapped, { type: 'notice.dismiss' }).context.notice).toBeNull();
});

test('a stream reports what the server says of the model, and that it answers', () => {
  const { parentRef } = createParent<ReplyAccepted>();
  const context = createContext({
    parentRef,
    request: sendOf(),
  });
  const told = { type: 'stream.model', name: 'smol', tokens: 40 } as const;
  const states = ['loading', 'reading', 'swapped', 'cut'] as const;
  expect(states.map((state) => toModelReport(context, { ...told, state }))).toEqual([
    { type: 'model.loading', name: 'smol' },
    { type: 'model.reading', tokens: 40 },
    { type: 'model.swapped', name: 'smol' },
    { type: 'model.cut', tokens: 40 },
  ]);
  const accepted = { type: 'stream.accepted', messageId: 'message-1', replyId: 'message-2' } as const;
  expect(toModelReport(context, accepted)).toEqual({ type: 'model.asked' });
  const delta = { type: 'stream.delta', replyId: 'message-2', from: 1, pieces: ['Good'] } as const;
  expect(toModelReport(context, { type: 'stream.thinking' })).toEqual({ type: 'model.answered' });
  expect(toModelReport(context, delta)).toEqual({ type: 'model.answered' });
  expect(toModelReport({ ...context, last: 1 }, { ...delta, from: 2 })).toBeNull();
  expect(toModelReport(context, { type: 'stream.heartbeat' })).toBeNull();
  const failure = { kind: 'rejected', code: 5020, message: 'None.' } as const;
  const broken = (problem: 'unreachable' | 'slow') =>
    toModelReport(context, {
      type: 'stream.broken',
      message: message(2, { status: 'failed', problem }),
      failure,
    });
  expect([broken('unreachable'), broken('slow')]).toEqual([{ type: 'model.gone' }, null]);
});
