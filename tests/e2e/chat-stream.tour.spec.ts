import { expect } from '@playwright/test';
import { message } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/chat/reply/chat-stream.model.ts';
import { startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { openChat } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { success } from './support/gate.ts';
import { breakStream, isStreamEvent, sendFrames } from './support/stream-frames.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { testTours } from './support/tour.ts';
import { networkReturns } from './support/page-events.ts';

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
  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'streamReply') await peer.end();
    else if (cause.kind === 'error' && cause.child === 'streamReply') await breakStream(peer, cause.result);
    else if (cause.kind === 'done') await gate.settle(stopCall, success(cause.result));
    else if (cause.kind === 'error') await gate.fail(stopCall);
    else if (event.type === 'reply.stop')
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
    else if (event.type === 'connection.restored') await networkReturns(page);
    else if (isStreamEvent(event)) {
      await sendFrames(peer, event);
      await tick(page);
    }
  }

  const conversation = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  const note = (text: string) => conversation.getByRole('status').filter({ hasText: text });
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  return {
    close: () => peer.close(),
    happen,
    assertions: [
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
      ['done', conversation.getByText('Good evening.'), send],
      ['stopped', send, conversation.getByText(/You stopped this reply|Not sent yet/)],
      ['failed', send, conversation.getByText(/^(Not sent|No reply|This reply)/)],
    ],
  };
});
