import { benefits, message, own, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { model } from '../../machines/chat/reply/reply-suggestions.model.ts';
import { chatPage, ideasCall, roomCall } from '../support/stages/chat-stage.ts';
import { tick } from '../support/clock.ts';
import { pageReturns } from '../support/page-events.ts';
import { StreamPeer } from '../support/stand-ins/stream-peer.ts';
import { streamed, write } from '../support/stages/talk-stage.ts';
import { absent, on, success, testTours } from '../support/tours/tour.ts';

/** A reply is streaming when the room opens, so it is not yet the user's turn. */
const underWay = [own(1), message(2, { text: '', status: 'streaming', replyTo: 'message-1' })];

testTours('[S7.30] replySuggestions', { model }, async ({ page, gate }) => {
  const peer = await StreamPeer.start(page, streamed);
  const ideas = page.getByRole('group', { name: 'Suggested replies' });
  const { button } = on(ideas);
  let said = 2;
  let isReplying = true;

  async function send(): Promise<void> {
    isReplying = true;
    await write(page, 'Go on');
    said += 2;
    const ids = { messageId: `message-${said - 1}`, replyId: `message-${said}` };
    await peer.send({ type: 'accepted', clientMessageId: 'any', ...ids });
    await tick(page);
  }

  async function endReply(): Promise<void> {
    isReplying = false;
    const reply = message(said, { text: 'Good evening.', replyTo: `message-${said - 1}` });
    await peer.send({ type: 'done', replyId: reply.messageId, message: reply, benefits });
    await gate.answer(roomCall, success(pageOf([own(said - 1), reply])));
    await tick(page);
  }

  return {
    opening: chatPage(underWay),
    answers: {
      fetchSuggestions: { call: ideasCall, response: (ideas) => ({ ideas }) },
    },
    causes: {
      'exchange.started': send,
      // Where no reply is written, the page resumes and finds the room unchanged: it is still the user's turn.
      '*': () => (isReplying ? endReply() : pageReturns(page)),
    },
    assertions: [
      ['idle', absent(ideas), absent(page.getByText(/suggest/i))],
      ['loading', ideas.getByText('Loading suggestions…')],
      ['offered', button('Why?')],
      ['unsupported', absent(ideas)],
    ],
  };
});
