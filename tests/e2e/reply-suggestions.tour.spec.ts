import { benefits, message, own, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/chat/reply/reply-suggestions.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs, ideasCall, openChat } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { success } from './support/gate.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { absent, testTours } from './support/tour.ts';
import { pageReturns } from './support/page-events.ts';

const streamed = ['/girl/chat/send', '/girl/chat/resume'];
/** A reply is streaming when the room opens, so it is not yet the user's turn. */
const underWay = [own(1), message(2, { text: '', status: 'streaming', replyTo: 'message-1' })];

testTours('[S7.30] replySuggestions', { model }, async ({ page }) => {
  const peer = await StreamPeer.start(page, streamed);
  const gate = await openChat(page, underWay, { held: [ideasCall] });
  let said = 2;
  let isReplying = true;

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(ideasCall, success({ ideas: cause.result }));
    else if (cause.kind === 'error') await failAs(gate, ideasCall, cause.result);
    else if (event.type === 'exchange.started') await sendSomething();
    else if (isReplying) await endReply();
    // The page resumes and finds the room unchanged: it is still the user's turn.
    else await pageReturns(page);
  }

  async function sendSomething(): Promise<void> {
    isReplying = true;
    await page.getByRole('textbox', { name: 'Message Iris' }).fill('Go on');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    said += 2;
    const ids = { messageId: `message-${said - 1}`, replyId: `message-${said}` };
    await peer.send({ type: 'accepted', clientMessageId: 'any', ...ids });
    await tick(page);
  }

  async function endReply(): Promise<void> {
    isReplying = false;
    const reply = message(said, { text: 'Good evening.', replyTo: `message-${said - 1}` });
    await peer.send({ type: 'done', replyId: reply.messageId, message: reply, benefits });
    await gate.answer('/room/roomInfo', success(pageOf([own(said - 1), reply])));
    await tick(page);
  }

  const ideas = page.getByRole('group', { name: 'Suggested replies' });
  return {
    close: () => peer.close(),
    happen,
    assertions: [
      ['idle', absent(ideas.getByRole('button', { name: 'Why?' }))],
      ['loading', ideas.getByText('Loading suggestions…')],
      ['offered', ideas.getByRole('button', { name: 'Why?' })],
      ['unsupported', absent(ideas)],
    ],
  };
});
