import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { RoomInfo } from '../../contract/room.ts';
import type { ReplyOutcome } from '../../src/machines/chat/reply/chat-stream.types.ts';
import { benefits, idNumber, message, own, page as pageOf } from '../machines/chat/chat-samples.ts';
import { model as wholeModel } from '../machines/chat/reply/reply-turn.model.ts';
import { allowing, nodeOf, startingFrom } from '../../tools/statechart-tests/model.ts';
import { type Walk } from '../../tools/statechart-tests/walks.ts';
import { openChat, roomCall } from './support/chat-stage.ts';
import { advanceUntil, tick } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { absent, testTours, type Stage } from './support/tour.ts';
import { networkReturns } from './support/page-events.ts';

const [sent] = wholeModel.samples.inputs ?? [];
/**
 * A reply requested by a message; the other kinds of requests go through the same states. A turn in a busy room is
 * followed by the next one at once and has its own story.
 */
const model = allowing(
  startingFrom(wholeModel, [sent]),
  (snapshot, { type }) => !snapshot.matches('waitingForOtherReply') || type === 'reply.stop',
);
const sendCall = '/girl/chat/send';
const stopCall = '/girl/chat/stop';

test('replyTurn, room busy: the room contains the other reply, or not, or does not respond', async ({
  page,
}) => {
  const peer = await StreamPeer.start(page, [sendCall, '/girl/chat/resume']);
  const gate = await openChat(page, [message(1, { text: 'You came.' })]);
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  await gate.hold([roomCall]);
  const refuseAsBusy = () => peer.send({ type: 'error', code: code.busy, message: 'A reply comes.' });
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Hello');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await refuseAsBusy();
  await gate.fail(roomCall);
  await advanceUntil(page, refuseAsBusy(), 500);
  await gate.settle(roomCall, success(pageOf([message(1, { text: 'You came.' })])));
  await advanceUntil(page, refuseAsBusy(), 500);
  const underWay = message(30, { text: '', status: 'streaming', replyTo: 'message-29' });
  await gate.settle(roomCall, success(pageOf([own(29), underWay])));
  const reply = message(30, { text: 'Elsewhere.', replyTo: 'message-29' });
  await peer.send({ type: 'done', replyId: 'message-30', message: reply, benefits });
  await expect(page.getByRole('listitem').getByText('Elsewhere.')).toBeVisible();
  await peer.close();
});

testTours('replyTurn', { model, countsStories: true }, async ({ page, observer, walk }) => {
  const peer = await StreamPeer.start(page, [sendCall, '/girl/chat/resume']);
  const gate = await openChat(page, [message(1, { text: 'You came.' })], { held: [stopCall] });
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Hello');
  const asked = page.waitForRequest((request) => request.url().endsWith(sendCall));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const { clientMessageId }: { clientMessageId: string } = (await asked).postDataJSON();
  await gate.hold([roomCall]);
  const stage = stageOn(page, { gate, peer, observer, clientMessageId });
  return { ...stage, walk: unstopped(walk), close: () => peer.close() };
});

/** The page's own Stop causes the outcome that reports a stop: a stop with another outcome has another cause. */
const unstopped = ({ start, steps }: Walk): Walk => ({
  start,
  steps: steps.filter(
    ({ event, from }) =>
      event.type !== 'reply.stop' || nodeOf(model, from).snapshot.matches('waitingForOtherReply'),
  ),
});

interface Host {
  readonly gate: Gate;
  readonly peer: StreamPeer;
  readonly observer: Observer;
  /** The id with which the page sent its message. */
  readonly clientMessageId: string;
}

function stageOn(page: Page, { gate, peer, observer, clientMessageId }: Host): Stage {
  const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const ids = { messageId: 'message-2', replyId: 'message-3' };

  const accept = () => peer.send({ type: 'accepted', clientMessageId, ...ids });

  /** The room with the message, or without it; the model's message has its own id. */
  const roomFor = ({ messages }: RoomInfo) => {
    const isStored = messages.some((one) => one.clientMessageId === idNumber(0));
    return pageOf([message(1), ...(isStored ? [own(2, { clientMessageId, text: 'Hello' })] : [])]);
  };

  async function end({ outcome, replyId, failure }: ReplyOutcome): Promise<void> {
    if (outcome === 'done') {
      const reply = message(3, { text: 'Good evening.', replyTo: 'message-2' });
      await peer.send({ type: 'done', replyId: ids.replyId, message: reply, benefits });
    } else if (outcome === 'failed') {
      const refused = { code: failure?.code ?? 4020, message: failure?.message ?? '' };
      await peer.send({ type: 'error', ...refused });
    } else {
      if (replyId !== null) await accept();
      await tick(page);
      await stop.click();
      if (replyId === null) await peer.end();
      else
        await gate.settle(
          stopCall,
          success(message(3, { status: 'stopped', text: 'Good', replyTo: 'message-2' })),
        );
    }
  }

  const send = page.getByRole('button', { name: 'Send', exact: true });
  const note = (text: string | RegExp) => expect(talk.getByText(text)).toBeVisible();
  return {
    gate,
    answers: {
      // The types of these actors' samples, which the model has lost.
      findMessage: {
        call: roomCall,
        response: (room) => roomFor(room as RoomInfo),
        isFailing: true,
        afterwards: () => tick(page),
      },
      chatStream: (_, outcome) => end(outcome as ReplyOutcome),
    },
    causes: {
      'xstate.error.actor.chatStream': () => observer.kill('chatStream'),
      'reply.stop': () => stop.click(),
      '*': () => networkReturns(page),
    },
    assertions: [
      ['replying', stop],
      ['checking', stop],
      ['answered', () => note('Good evening.'), send],
      ['waitingForOtherReply', stop],
      ['undelivered', () => note(/^Not sent/)],
      ['acceptedAfterStop', absent(talk.getByText(/^Not sent/))],
      ['failed', () => note(/You stopped this reply|No reply\.|Not sent/)],
    ],
  };
}
