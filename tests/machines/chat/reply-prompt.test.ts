import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ReplyPrompt } from '../../../contract/reply-prompt.ts';
import { replyPromptMachine } from '../../../src/machines/chat/reply-prompt.machine.ts';
import {
  selectIsMissing,
  selectIsOpen,
  selectPrompt,
} from '../../../src/machines/chat/reply-prompt.selectors.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { settled } from '../support/deferred.ts';
import { prompt } from './reply-prompt.model.ts';

function start(answer: ReplyPrompt | null) {
  const asked: string[] = [];
  const actor = createActor(
    replyPromptMachine.provide({
      actors: {
        fetchPrompt: provideRequest<ReplyPrompt | null, { messageId: string }>(({ input }) => {
          asked.push(input.messageId);
          return Promise.resolve(answer);
        }),
      },
    }),
  ).start();
  return { actor, asked };
}

describe('replyPrompt', () => {
  test('shows what a reply was written from, until it is closed', async () => {
    const { actor, asked } = start(prompt);
    expect([selectIsOpen(actor.getSnapshot()), asked]).toEqual([false, []]);
    actor.send({ type: 'prompt.open', messageId: 'message-2' });
    await settled();
    expect([selectIsOpen(actor.getSnapshot()), asked]).toEqual([true, ['message-2']]);
    expect(selectPrompt(actor.getSnapshot())).toEqual(prompt);
    actor.send({ type: 'prompt.close' });
    expect([selectIsOpen(actor.getSnapshot()), selectPrompt(actor.getSnapshot())]).toEqual([false, null]);
  });

  test('says so where nothing is recorded', async () => {
    const { actor } = start(null);
    actor.send({ type: 'prompt.open', messageId: 'message-2' });
    expect(selectIsMissing(actor.getSnapshot())).toBe(false);
    await settled();
    expect(selectIsMissing(actor.getSnapshot())).toBe(true);
  });

  test('a reply that is closed while it loads is not shown with the next one', async () => {
    const { actor, asked } = start(prompt);
    actor.send({ type: 'prompt.open', messageId: 'message-2' });
    actor.send({ type: 'prompt.close' });
    await settled();
    expect(selectPrompt(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'prompt.open', messageId: 'message-4' });
    await settled();
    expect(asked).toEqual(['message-2', 'message-4']);
  });
});
