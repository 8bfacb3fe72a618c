import type { RoomInfo } from '../../contract/room.ts';
import type { ReplyOutcome } from '../../src/machines/chat/reply/chat-stream.reducers.ts';
import { benefits, idNumber, message, own, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/chat/reply/reply-turn.model.ts';
import { allowing, nodeOf, startingFrom } from 'statechart-tools/explorer/model';
import type { Walk } from 'statechart-tools/walks/walks';
import { chatPage, openChat, roomCall } from './support/chat-stage.ts';
import { advanceUntil, tick } from './support/clock.ts';
import { networkReturns } from './support/page-events.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { box, stopCall, streamed, talk, write } from './support/talk-stage.ts';
import { absent, code, expect, success, test, testTours } from './support/tour.ts';

const [sent] = wholeModel.samples.inputs ?? [];
/**
 * A reply requested by a message; the other kinds of requests go through the same states. A turn in a busy room is
 * followed by the next one at once and has its own story.
 */
const model = allowing(
  startingFrom(wholeModel, [sent]),
  (snapshot, { type }) => !snapshot.matches('waitingForOtherReply') || type === 'reply.stop',
);
const messages = [message(1, { text: 'You came.' })];
const ids = { messageId: 'message-2', replyId: 'message-3' };
const replyOf = (fields: object) => message(3, { replyTo: ids.messageId, ...fields });

test('replyTurn, room busy: the room contains the other reply, or not, or does not respond', async ({
  page,
}) => {
  const peer = await StreamPeer.start(page, streamed);
  const gate = await openChat(page, messages);
  await expect(box(page)).toBeVisible();
  await gate.hold([roomCall]);
  const refuseAsBusy = () => peer.send({ type: 'error', code: code.busy, message: 'A reply comes.' });
  await write(page, 'Hello');
  await refuseAsBusy();
  await gate.fail(roomCall);
  await advanceUntil(page, refuseAsBusy(), 500);
  await gate.settle(roomCall, success(pageOf(messages)));
  await advanceUntil(page, refuseAsBusy(), 500);
  const underWay = message(30, { text: '', status: 'streaming', replyTo: 'message-29' });
  await gate.settle(roomCall, success(pageOf([own(29), underWay])));
  const reply = message(30, { text: 'Elsewhere.', replyTo: 'message-29' });
  await peer.send({ type: 'done', replyId: 'message-30', message: reply, benefits });
  await expect(page.getByRole('listitem').getByText('Elsewhere.')).toBeVisible();
});

/** The page's own Stop causes the outcome that reports a stop: a stop with another outcome has another cause. */
const unstopped = ({ start, steps }: Walk): Walk => ({
  start,
  steps: steps.filter(
    ({ event, from }) =>
      event.type !== 'reply.stop' || nodeOf(model, from).snapshot.matches('waitingForOtherReply'),
  ),
});

testTours('replyTurn', { model, countsStories: true }, async ({ page, gate, observer, walk, button }) => {
  const peer = await StreamPeer.start(page, streamed);
  const within = talk(page);
  /** The id with which the page sends its message. */
  let clientMessageId = '';

  /** The room with the message, or without it; the model's message has its own id. */
  const roomFor = ({ messages }: RoomInfo) => {
    const isStored = messages.some((one) => one.clientMessageId === idNumber(0));
    return pageOf([message(1), ...(isStored ? [own(2, { clientMessageId, text: 'Hello' })] : [])]);
  };

  async function end({ outcome, replyId, failure }: ReplyOutcome): Promise<void> {
    if (outcome === 'done') {
      const reply = replyOf({ text: 'Good evening.' });
      return peer.send({ type: 'done', replyId: ids.replyId, message: reply, benefits });
    }
    if (outcome === 'failed')
      return peer.send({ type: 'error', code: failure?.code ?? 4020, message: failure?.message ?? '' });
    if (replyId !== null) await peer.send({ type: 'accepted', clientMessageId, ...ids });
    await tick(page);
    await button('Stop').click();
    if (replyId === null) await peer.end();
    else await gate.settle(stopCall, success(replyOf({ status: 'stopped', text: 'Good' })));
  }

  return {
    walk: unstopped(walk),
    opening: chatPage(messages, { held: [stopCall], heldOnceOpen: [roomCall] }),
    begin: async () => {
      const asked = page.waitForRequest((request) => request.url().endsWith('/girl/chat/send'));
      await write(page, 'Hello');
      ({ clientMessageId } = (await asked).postDataJSON());
    },
    answers: {
      // The types of these actors' samples, which the model has lost.
      findMessage: {
        call: roomCall,
        response: (room) => roomFor(room as RoomInfo),
        afterwards: () => tick(page),
      },
      chatStream: (_, outcome) => end(outcome as ReplyOutcome),
    },
    causes: {
      'xstate.error.actor.chatStream': () => observer.kill('chatStream'),
      'reply.stop': () => button('Stop').click(),
      '*': () => networkReturns(page),
    },
    within,
    assertions: [
      [['replying', 'checking', 'waitingForOtherReply'], button('Stop')],
      ['answered', 'Good evening.', button('Send')],
      ['undelivered', within.getByText(/^Not sent/)],
      ['acceptedAfterStop', absent(within.getByText(/^Not sent/))],
      ['failed', within.getByText(/You stopped this reply|No reply\.|Not sent/)],
    ],
  };
});
