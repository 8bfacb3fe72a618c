import { shopInfo } from '../../machines/billing/billing-samples.ts';
import { message, room } from '../../machines/chat/chat-samples.ts';
import { attempt, model, once } from '../../machines/shared/commands/command.model.ts';
import { chatPage } from '../support/stages/chat-stage.ts';
import { pickFor } from '../support/menus.ts';
import { absent, counted, enabled } from '../support/tours/seen.ts';
import { on, success, testTours, type Stage, type Visit } from '../support/tours/tour.ts';

testTours('command', { model }, (visit) =>
  visit.walk.start.input === attempt ? stageOfAttempt(visit) : stageOfCommand(visit),
);

/** The exchange of gold, whose failure is a notification. */
function stageOfAttempt({ page }: Visit): Stage {
  const rich = { chats: 3, goldCoins: 1000, userId: 'user-1' };
  const { button } = on(page);
  const exchange = button('Exchange 20 gold coins');
  return {
    opening: {
      place: '/subscription',
      answers: { '/user/benefits': success(rich), '/subscription/info': success(shopInfo) },
    },
    begin: () => exchange.click(),
    answers: { execute: { call: '/subscription/exchange', response: () => ({ ...rich, chats: 28 }) } },
    causes: { 'command.cancel': 'Stop waiting' },
    assertions: [
      [{ pending: 'fresh' }, absent(button('Stop waiting'))],
      [{ pending: 'slow' }, button('Stop waiting')],
      [['done', 'failed', 'abandoned'], exchange],
    ],
  };
}

/** A like, which may be sent twice, or the copy of a chat, which must not. */
function stageOfCommand({ page, walk }: Visit): Stage {
  const isOnce = walk.start.input === once;
  const reply = page
    .getByRole('region', { name: 'Conversation with Iris Vale' })
    .getByRole('listitem')
    .last();
  const { button } = on(reply);
  const heart = button('Like this message');
  const request = () => (isOnce ? pickFor(reply, 'New chat from here') : heart.click());
  return {
    opening: chatPage([message(1), message(2)]),
    begin: request,
    answers: {
      execute: isOnce
        ? { call: '/room/copyRoom', response: () => ({ ...room, roomId: 'room-2' }) }
        : { call: '/room/likeMessage', response: () => message(2, { liked: true }) },
    },
    causes: {
      'command.cancel': /^(Stop waiting|Cancel)$/,
      '*': (_, { snapshot }) =>
        snapshot.matches({ pending: 'unattended' }) ? request() : button('Try again').click(),
    },
    within: reply,
    assertions: [
      [{ pending: 'fresh' }, absent(button(/^(Try again|Stop waiting)$/))],
      [{ pending: 'slow' }, button('Stop waiting'), counted(button('Try again'), isOnce ? 0 : 1)],
      [{ pending: 'unattended' }, absent(button(/^(Try again|Stop waiting)$/)), enabled(heart)],
      ['rejected', reply.getByRole('alert')],
      ['done', button('Remove like')],
      [['abandoned', 'canceled'], absent(button(/^(Try again|Stop waiting|Cancel)$/))],
    ],
  };
}
