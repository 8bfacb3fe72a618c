import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { benefits, message } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/chat/reply/chat-stream.model.ts';
import { startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import type { StreamEvent } from '../../src/machines/chat/reply/chat-stream.types.ts';
import { openChat } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { success, type Gate } from './support/gate.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

const [sent] = wholeModel.samples.inputs ?? [];
/** A reply requested by a message. The stories cover how a reply resumes after a reload. */
const model = startingFrom(wholeModel, [sent]);
const streamed = ['/girl/chat/send', '/girl/chat/resume', '/girl/chat/retry'];
const stopCall = '/girl/chat/stop';

testTours('chatStream', { model }, async ({ page }) => {
  const peer = await StreamPeer.start(page, streamed);
  const gate = await openChat(page, [message(1, { text: 'You came.' })], { held: [stopCall] });
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  return { ...stageOn(page, gate, peer), close: () => peer.close() };
});

function stageOn(page: Page, gate: Gate, peer: StreamPeer): Stage {
  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'streamReply') await peer.end();
    else if (cause.kind === 'error' && cause.child === 'streamReply') await breakBy(cause.result);
    else if (cause.kind === 'done') await gate.settle(stopCall, success(cause.result));
    else if (cause.kind === 'error') await gate.fail(stopCall);
    else if (event.type === 'reply.stop')
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
    else if (event.type === 'connection.restored')
      await page.evaluate(() => void dispatchEvent(new Event('online')));
    else if (isStreamEvent(event)) await tell(event);
  }

  /** A rejection has its own SSE frame; a broken connection has none. */
  function breakBy(reason: unknown): Promise<void> {
    const isRefusal = reason instanceof Error && 'code' in reason && typeof reason.code === 'number';
    return isRefusal
      ? peer.send({ type: 'error', code: Number(reason.code), message: reason.message })
      : peer.cut();
  }

  async function tell(event: StreamEvent): Promise<void> {
    if (event.type === 'stream.heartbeat') await peer.beat();
    else if (event.type === 'stream.accepted') {
      const { learned = [], ...accepted } = event;
      await peer.send({ ...accepted, learned: [...learned], type: 'accepted', clientMessageId: 'any' });
    } else if (event.type === 'stream.thinking') {
      await peer.send({ type: 'thinking', replyId: 'message-2' });
    } else if (event.type === 'stream.finished') {
      await peer.send({ type: 'done', replyId: event.message.messageId, message: event.message, benefits });
    } else if (event.type === 'stream.broken') {
      const { code = 0, message: text } = event.failure;
      await peer.send({ type: 'error', code, message: text, reply: event.message });
    } else {
      const { replyId, from, pieces } = event;
      for (const [index, text] of pieces.entries())
        await peer.send({ type: 'delta', replyId, seq: from + index, text });
    }
    await tick(page);
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const conversation = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  const note = (text: string) => conversation.getByRole('status').filter({ hasText: text });
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  return [
    ['reading', stop],
    [{ reading: { connecting: 'slow' } }, note('This is taking longer than usual')],
    [
      { reading: 'streaming' },
      async ({ context }) => {
        const { text }: { text: string } = context;
        // The renderer holds back the last character until it knows that no Markdown delimiter starts there.
        await expect(conversation.getByRole('listitem').last()).toContainText(text.slice(0, -1));
      },
    ],
    [{ reading: 'thinking' }, note('Thinking')],
    [{ reading: 'awaitingAcceptance' }, note('Stopping')],
    ['reconnecting', note('Connection lost. Reconnecting')],
    ['stopping', note('Stopping')],
    ['done', conversation.getByText('Good evening.')],
    ['done', send],
    ['stopped', send],
    ['stopped', conversation.getByText(/You stopped this reply|Not sent yet/)],
    ['failed', send],
    ['failed', conversation.getByText(/^(Not sent|No reply|This reply)/)],
  ];
}

function isStreamEvent(event: EventObject): event is StreamEvent {
  return event.type.startsWith('stream.');
}
