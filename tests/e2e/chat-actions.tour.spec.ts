import { expect, type Page } from '@playwright/test';
import { model } from '../machines/chat/chat-actions.model.ts';
import { benefits, message, own, page as pageOf } from '../machines/chat/chat-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk, describeSteps } from '../../tools/statechart-tests/walks.ts';
import { ideasCall, openChat, roomCall } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { holdCode, type HeldCode } from './support/held-code.ts';
import { StreamPeer } from './support/stream-peer.ts';
import { box, last, likeCall, pageReturns, press, removeCall, talk } from './support/talk-stage.ts';
import { Journal, tour, type Stage } from './support/tour.ts';

const journal = new Journal(model);
const happens =
  (type: string) =>
  ({ event }: Edge) =>
    event.type === type;
const passes = ({ cause }: Edge) => cause.kind === 'timer';
const comes = ({ cause }: Edge) => cause.kind === 'done';
const fails = ({ cause }: Edge) => cause.kind === 'error';

/** By hand, for code that is here once is never awaited again. */
const walk = chosenWalk(model, [
  passes,
  happens('load.retry'),
  fails,
  passes,
  comes,
  happens('exchange.idle'),
  happens('message.changed'),
  happens('suggestion.chosen'),
  happens('exchange.started'),
  happens('message.deleted'),
]);

test('[S7.30] [S9.8] chatActions, from code that is late to a message that is gone', async ({
  page,
  observer,
}) => {
  test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
  const extrasCode = await holdCode(page, '**/assets/chat-extras-*.js');
  const peer = await StreamPeer.start(page, ['/girl/chat/send']);
  const gate = await openChat(page, [own(1), message(2)], [likeCall, removeCall]);
  await gate.answer(ideasCall, success({ ideas: ['Yes.'] }));
  await tour({ page, observer, journal }, stageOn(page, { gate, peer, extrasCode }), walk);
  await expect(talk(page).getByRole('listitem').first()).toBeVisible();
  await expect(box(page)).toBeEnabled();
  await peer.close();
});

test('chatActions: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  // A view that reads one of these two reads on when it has died, and the page offers to be reloaded.
  expect(journal.coverage.missing).toEqual([
    'chatActions.here —xstate.error.actor.replySuggestions→ (stays)',
    'chatActions.here —xstate.error.actor.messageActions→ (stays)',
  ]);
});

interface Hands {
  readonly gate: Gate;
  readonly peer: StreamPeer;
  readonly extrasCode: HeldCode;
}

function stageOn(page: Page, { gate, peer, extrasCode }: Hands): Stage {
  const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the page.' });
  const idea = page.getByRole('button', { name: 'Yes.', exact: true });

  const happenings: Readonly<Record<string, () => Promise<void>>> = {
    'load.retry': () => failed.getByRole('button', { name: 'Try again' }).click(),
    // The room is as it was: it is the person's turn still.
    'exchange.idle': () => pageReturns(page),
    'exchange.started': talkOn,
    'suggestion.chosen': async () => {
      await idea.click();
      await expect(box(page)).toHaveValue('Yes.');
    },
    'message.changed': async () => {
      await last(page).getByRole('button', { name: 'Like this' }).click();
      await gate.settle(likeCall, success(message(2, { liked: true })));
      await expect(last(page).getByRole('button', { name: 'Remove like' })).toBeVisible();
    },
    'message.deleted': async () => {
      await last(page).getByRole('button', { name: 'Delete this message' }).click();
      await press(page, 'Delete message');
      await gate.settle(removeCall, success(null));
      await expect(talk(page).getByText('Good.')).toHaveCount(0);
    },
  };

  async function talkOn(): Promise<void> {
    await press(page, 'Send');
    const reply = message(4, { text: 'Good.', replyTo: 'message-3' });
    const ids = { messageId: 'message-3', replyId: reply.messageId };
    await peer.send({ type: 'accepted', clientMessageId: 'any', ...ids });
    await tick(page);
    await gate.answer(roomCall, success(pageOf([own(1), message(2), own(3), reply])));
    await peer.send({ type: 'done', replyId: reply.messageId, message: reply, benefits });
    await expect(talk(page).getByText('Good.')).toBeVisible();
  }

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await extrasCode.come();
    else if (cause.kind === 'error') {
      await extrasCode.fail();
      // What is asked for after that waits again.
      await expect(failed).toBeVisible();
      extrasCode.hold();
    } else await happenings[event.type]?.();
  }

  const room = () => expect(box(page)).toBeVisible();
  return {
    model,
    happen,
    sights: [
      { in: { fetching: 'asked' }, see: () => expect(failed).toHaveCount(0) },
      { in: { fetching: 'unasked' }, see: () => expect(failed).toBeVisible() },
      { in: 'missing', see: () => expect(failed).toBeVisible() },
      { in: 'here', see: () => expect(failed).toHaveCount(0) },
      { in: 'here', see: room },
    ],
  };
}
