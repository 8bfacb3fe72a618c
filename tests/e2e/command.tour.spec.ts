import { expect, type Page } from '@playwright/test';
import { shopInfo } from '../machines/billing/billing-samples.ts';
import { message, room } from '../machines/chat/chat-samples.ts';
import { attempt, model, once } from '../machines/shared/commands/command.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import type { Walk } from '../../tools/statechart-tests/walks.ts';
import { failAs, openChat } from './support/chat-stage.ts';
import { success } from './support/gate.ts';
import { pickFor } from './support/menus.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { absent, testTours, type Stage, type StateAssertion } from './support/tour.ts';

const calls = { like: '/room/likeMessage', copy: '/room/copyRoom' };

testTours('command', { model }, ({ page, walk }) =>
  walk.start.input === attempt ? openAttempt(page) : openCommand(page, walk),
);

/** The exchange of gold, whose failure is a notification. */
async function openAttempt(page: Page): Promise<Stage> {
  const rich = { chats: 3, goldCoins: 1000, userId: 'user-1' };
  const path = '/subscription/exchange';
  const gate = await openSignedIn(page, '/subscription', {
    answers: { '/user/benefits': success(rich), '/subscription/info': success(shopInfo) },
    held: [path],
  });
  const exchange = page.getByRole('button', { name: 'Exchange 20 gold coins' });
  const stop = page.getByRole('button', { name: 'Stop waiting' });
  await exchange.click();
  return {
    async happen({ cause }) {
      if (cause.kind === 'done') await gate.settle(path, success({ ...rich, chats: 28 }));
      else if (cause.kind === 'error') await failAs(gate, path, cause.result);
      else await stop.click();
    },
    assertions: [
      [{ pending: 'fresh' }, absent(stop)],
      [{ pending: 'slow' }, stop],
      ['done', exchange],
      ['failed', exchange],
      ['abandoned', exchange],
    ],
  };
}

async function openCommand(page: Page, walk: Walk): Promise<Stage> {
  const isOnce = walk.start.input === once;
  const call = isOnce ? calls.copy : calls.like;
  const gate = await openChat(page, [message(1), message(2)], { held: [call] });
  const mate = page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem').last();
  const heart = mate.getByRole('button', { name: 'Like this message' });
  const retry = mate.getByRole('button', { name: 'Try again' });
  const stop = mate.getByRole('button', { name: 'Stop waiting' });
  const cancel = mate.getByRole('button', { name: 'Cancel' });
  const ask = () => (isOnce ? pickFor(mate, 'New chat from here') : heart.click());

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    if (cause.kind === 'done')
      await gate.settle(call, success(isOnce ? { ...room, roomId: 'room-2' } : message(2, { liked: true })));
    else if (cause.kind === 'error') await failAs(gate, call, cause.result);
    else if (event.type === 'command.cancel') await stop.or(cancel).click();
    else if (snapshot.matches({ pending: 'unattended' })) await ask();
    else await retry.click();
  }
  const assertions: StateAssertion[] = [
    [{ pending: 'fresh' }, absent(retry.or(stop))],
    [{ pending: 'slow' }, stop, () => expect(retry).toHaveCount(isOnce ? 0 : 1)],
    [{ pending: 'unattended' }, absent(retry.or(stop)), () => expect(heart).toBeEnabled()],
    ['rejected', mate.getByRole('alert')],
    ['done', mate.getByRole('button', { name: 'Remove like' })],
    ['abandoned', absent(retry.or(stop).or(cancel))],
    ['canceled', absent(retry.or(stop).or(cancel))],
  ];
  await ask();
  return { happen, assertions };
}
