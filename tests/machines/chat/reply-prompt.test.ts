import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ReplyPrompt } from '../../../contract/replies/reply-prompt.ts';
import { replyPromptMachine } from '../../../src/machines/chat/reply-prompt.machine.ts';
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
    expect([actor.getSnapshot().hasTag('open'), asked]).toEqual([false, []]);
    actor.send({ type: 'prompt.open', messageId: 'message-2' });
    await settled();
    expect([actor.getSnapshot().hasTag('open'), asked]).toEqual([true, ['message-2']]);
    expect(actor.getSnapshot().context.prompt).toEqual(prompt);
    actor.send({ type: 'prompt.close' });
    expect([actor.getSnapshot().hasTag('open'), actor.getSnapshot().context.prompt]).toEqual([false, null]);
  });

  test('says so where nothing is recorded', async () => {
    const { actor } = start(null);
    actor.send({ type: 'prompt.open', messageId: 'message-2' });
    expect(actor.getSnapshot().hasTag('missing')).toBe(false);
    await settled();
    expect(actor.getSnapshot().hasTag('missing')).toBe(true);
  });

  test('a reply that is closed while it loads is not shown with the next one', async () => {
    const { actor, asked } = start(prompt);
    actor.send({ type: 'prompt.open', messageId: 'message-2' });
    actor.send({ type: 'prompt.close' });
    await settled();
    expect(actor.getSnapshot().context.prompt).toBeNull();
    actor.send({ type: 'prompt.open', messageId: 'message-4' });
    await settled();
    expect(asked).toEqual(['message-2', 'message-4']);
  });
});
