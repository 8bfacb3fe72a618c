import { blocks } from '../../../contract/safety/own-safety.ts';
import { block } from '../../../contract/safety/safety.ts';
import { ada } from '../../machines/account/account-samples.ts';
import { model } from '../../machines/account/blocked-mates.model.ts';
import { mate } from '../../machines/chat/chat-samples.ts';
import { absent, attached, counted, on, success, testTours } from '../support/tours/tour.ts';

testTours('blockedMates', { model }, ({ page }) => {
  const blocked = page.getByRole('region', { name: 'Blocked mates' });
  const unblock = `Unblock ${mate.name}`;
  const none = blocked.getByText('You haven’t blocked anyone');
  return {
    opening: { place: '/profile', answers: { '/user/profile': success(ada) } },
    answers: {
      request: { call: blocks, response: (mates) => ({ mates }) },
      unblock: { call: block, response: () => ({ blocked: false }) },
    },
    causes: { 'block.remove': unblock },
    within: blocked,
    assertions: [
      ['loading', attached('Loading…'), absent(blocked.getByRole('alert'))],
      ['failed', blocked.getByRole('alert'), absent(none), absent('They don’t show up in lists')],
      ['ready', counted(on(blocked).button(unblock), ({ mates }) => mates.length)],
      ['ready', counted(none, ({ mates }) => mates.length === 0)],
    ],
  };
});
