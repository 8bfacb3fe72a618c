import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { partHeightsMachine } from '../../../../src/machines/chat/history/part-heights.machine.ts';
import { message } from '../chat-samples.ts';

/** Eight messages are a group, twenty groups a section. A line is 80 letters long. */
const messages = Array.from({ length: 480 }, (_, index) => message(index, { text: 'a'.repeat(160) }));
const height = 56 + 2 * 24;
const start = (messageId: string | null) => {
  const actor = createActor(partHeightsMachine, { input: { messages, messageId } }).start();
  const heightOf = (name: string) => actor.getSnapshot().context.distant[name];
  return { actor, heightOf };
};

test('a conversation that opens at its end begins with the newest messages that fill a window, the others far', () => {
  for (const messageId of [null, 'message-deleted']) {
    const { heightOf } = start(messageId);
    expect(['section 0', 'section 1', 'section 2', 'group 57', 'group 58', 'group 59'].map(heightOf)).toEqual(
      [160 * height, 160 * height, undefined, 8 * height, undefined, undefined],
    );
  }
});

test('a short conversation begins with all parts near', () => {
  const input = { messages: messages.slice(0, 15), messageId: null };
  expect(createActor(partHeightsMachine, { input }).start().getSnapshot().context.distant).toEqual({});
});

test('exactly as many messages begin near as fill a window, and a line ends after 80 letters', () => {
  const filling = Array.from({ length: 28 }, (_, index) => message(index, { text: 'a'.repeat(80) }));
  const distantFor = (messages: typeof filling) =>
    createActor(partHeightsMachine, { input: { messages, messageId: null } })
      .start()
      .getSnapshot().context.distant;
  expect(distantFor(filling)).toEqual({ 'group 0': 8 * (56 + 24) });
  const first = { ...message(0), text: 'a'.repeat(81) };
  expect(distantFor([first, ...filling.slice(1)])).toEqual({ 'group 0': 8 * (56 + 24) + 24 });
});

test('a conversation that opens at a message begins with the parts without it far, about as high as they will be', () => {
  const { heightOf } = start('message-300');
  expect(['section 0', 'section 1', 'group 35', 'group 36', 'group 38', 'group 39'].map(heightOf)).toEqual([
    160 * height,
    undefined,
    8 * height,
    undefined,
    undefined,
    8 * height,
  ]);
});

test('a part that comes near has no height, one that goes away keeps its last', () => {
  const { actor, heightOf } = start('message-300');
  actor.send({ type: 'parts.moved', near: ['group 39'], distant: { 'group 37': 3111 } });
  expect(['group 35', 'group 37', 'group 39'].map(heightOf)).toEqual([8 * height, 3111, undefined]);
});
