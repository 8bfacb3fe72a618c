import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { benefits, message } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/chat/reply/chat-stream.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import type { StreamEvent } from '../../src/machines/chat/reply/chat-stream.types.ts';
import { openChat } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { CoverageLog, tour, type StateAssertion, type Stage } from './support/tour.ts';

const [sent] = wholeModel.samples.inputs ?? [];
/** A reply requested by a message. The stories cover how a reply resumes after a reload. */
const model = startingFrom(wholeModel, [sent]);
const coverageLog = new CoverageLog(model);
const streamed = ['/girl/chat/send', '/girl/chat/resume', '/girl/chat/retry'];
const stopCall = '/girl/chat/stop';

for (const [index, walk] of coveringTours(model).entries()) {
  test(
    `chatStream, tour ${index + 1}: ${describeSteps(walk.steps)}`.slice(0, 150),
    async ({ page, observer }) => {
      const peer = await StreamPeer.start(page, streamed);
      const gate = await openChat(page, [message(1, { text: 'You came.' })], { held: [stopCall] });
      await page.getByRole('textbox', { name: 'Message Iris' }).fill('Hello');
      await page.getByRole('button', { name: 'Send' }).click();
      await tour({ page, observer, coverageLog }, stageOn(page, gate, peer), walk);
      await peer.close();
    },
  );
}

test('chatStream: every transition was taken in the browser', () => coverageLog.expectAll());

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
      await peer.send({ ...event, type: 'accepted', clientMessageId: 'any' });
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
  return { model, happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const conversation = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  const note = (text: string) => conversation.getByRole('status').filter({ hasText: text });
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  return [
    { in: 'reading', see: () => expect(stop).toBeVisible() },
    {
      in: { reading: { connecting: 'slow' } },
      see: () => expect(note('This is taking longer than usual')).toBeVisible(),
    },
    {
      in: { reading: 'streaming' },
      see: async ({ context }) => {
        const { text }: { text: string } = context;
        // The renderer holds back the last character until it knows that no Markdown delimiter starts there.
        await expect(conversation.getByRole('listitem').last()).toContainText(text.slice(0, -1));
      },
    },
    { in: { reading: 'thinking' }, see: () => expect(note('Thinking')).toBeVisible() },
    { in: { reading: 'awaitingAcceptance' }, see: () => expect(note('Stopping')).toBeVisible() },
    { in: 'reconnecting', see: () => expect(note('Connection lost. Reconnecting')).toBeVisible() },
    { in: 'stopping', see: () => expect(note('Stopping')).toBeVisible() },
    {
      in: 'done',
      see: () => expect(conversation.getByText('Good evening.')).toBeVisible(),
    },
    { in: 'done', see: () => expect(send).toBeVisible() },
    { in: 'stopped', see: () => expect(send).toBeVisible() },
    {
      in: 'stopped',
      see: () => expect(conversation.getByText(/You stopped this reply|Not sent yet/)).toBeVisible(),
    },
    { in: 'failed', see: () => expect(send).toBeVisible() },
    {
      in: 'failed',
      see: () => expect(conversation.getByText(/^(Not sent|No reply|This reply)/)).toBeVisible(),
    },
  ];
}

function isStreamEvent(event: EventObject): event is StreamEvent {
  return event.type.startsWith('stream.');
}
