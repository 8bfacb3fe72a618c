import { expect } from '@playwright/test';
import { message, room } from '../machines/chat/chat-samples.ts';
import { model, once } from '../machines/shared/commands/command.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { failAs, openChat } from './support/chat-stage.ts';
import { success } from './support/gate.ts';
import { pickFor } from './support/menus.ts';
import { testTours, type StateAssertion } from './support/tour.ts';

const calls = { like: '/room/likeMessage', copy: '/room/copyRoom' };

testTours('command', { model }, async ({ page, walk }) => {
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
    [{ pending: 'fresh' }, () => expect(retry.or(stop)).toHaveCount(0)],
    [{ pending: 'slow' }, stop],
    [{ pending: 'slow' }, () => expect(retry).toHaveCount(isOnce ? 0 : 1)],
    [{ pending: 'unattended' }, () => expect(retry.or(stop)).toHaveCount(0)],
    [{ pending: 'unattended' }, () => expect(heart).toBeEnabled()],
    ['rejected', mate.getByRole('alert')],
    ['done', mate.getByRole('button', { name: 'Remove like' })],
    ['canceled', () => expect(retry.or(stop).or(cancel)).toHaveCount(0)],
  ];
  await ask();
  return { happen, assertions };
});
