import { message } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/chat/reply/chat-stream.model.ts';
import { startingFrom } from 'statechart-tools/explorer/model';
import { chatPage } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { networkReturns } from './support/page-events.ts';
import { breakStream, isStreamEvent, sendFrames } from './support/stream-frames.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { stopCall, streamed, talk, write } from './support/talk-stage.ts';
import { expect, on, testTours } from './support/tour.ts';

const [sent] = wholeModel.samples.inputs ?? [];
/** A reply requested by a message. The stories cover how a reply resumes after a reload. */
const model = startingFrom(wholeModel, [sent]);

testTours('chatStream', { model }, async ({ page, button }) => {
  const peer = await StreamPeer.start(page, streamed);
  const conversation = talk(page);
  const { status } = on(conversation);
  return {
    opening: chatPage([message(1, { text: 'You came.' })]),
    begin: () => write(page, 'Hello'),
    answers: {
      streamReply: (how, result) => (how === 'done' ? peer.end() : breakStream(peer, result)),
      stopReply: stopCall,
    },
    causes: {
      'reply.stop': () => button('Stop').click(),
      'connection.restored': () => networkReturns(page),
      stream: async (event) => {
        if (isStreamEvent(event)) await sendFrames(peer, event);
        await tick(page);
      },
    },
    assertions: [
      ['reading', button('Stop')],
      [{ reading: { connecting: 'slow' } }, status('This is taking longer than usual')],
      [
        { reading: 'streaming' },
        // The renderer holds back the last character until it knows that no Markdown delimiter starts there.
        ({ context }) =>
          expect(conversation.getByRole('listitem').last()).toContainText(context.text.slice(0, -1)),
      ],
      [{ reading: 'thinking' }, status('Thinking')],
      [{ reading: 'awaitingAcceptance' }, status('Stopping')],
      ['reconnecting', status('Connection lost. Reconnecting')],
      ['stopping', status('Stopping')],
      ['done', conversation.getByText('Good evening.'), button('Send')],
      ['stopped', button('Send'), conversation.getByText(/You stopped this reply|Not sent yet/)],
      ['failed', button('Send'), conversation.getByText(/^(Not sent|No reply|This reply)/)],
    ],
  };
});
