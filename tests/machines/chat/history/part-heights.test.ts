import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { partHeightsMachine } from '../../../../src/machines/chat/history/part-heights.machine.ts';
import { selectHeight } from '../../../../src/machines/chat/history/part-heights.selectors.ts';
import { message } from '../chat-samples.ts';

/** 24 messages are a group, ten groups a section. */
const messages = Array.from({ length: 480 }, (_, index) => message(index));
const start = (messageId: string | null) => {
  const actor = createActor(partHeightsMachine, { input: { messages, messageId } }).start();
  const heightOf = (name: string) => selectHeight(name)(actor.getSnapshot());
  return { actor, heightOf };
};

test('a conversation that opens at its end begins with all parts near', () => {
  expect(start(null).actor.getSnapshot().context.distant).toEqual({});
  expect(start('message-deleted').actor.getSnapshot().context.distant).toEqual({});
});

test('a conversation that opens at a message begins with the parts without it far, about as high as they will be', () => {
  const { heightOf } = start('message-300');
  expect(['section 0', 'section 1', 'group 11', 'group 12', 'group 13'].map(heightOf)).toEqual([
    240 * 120,
    undefined,
    24 * 120,
    undefined,
    24 * 120,
  ]);
});

test('a part that comes near has no height, one that goes away keeps its last', () => {
  const { actor, heightOf } = start('message-300');
  actor.send({ type: 'parts.moved', near: ['group 13'], distant: { 'group 12': 3111 } });
  expect(['group 11', 'group 12', 'group 13'].map(heightOf)).toEqual([24 * 120, 3111, undefined]);
});
