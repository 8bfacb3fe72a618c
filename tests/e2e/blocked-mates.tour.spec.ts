import { expect } from '@playwright/test';
import { blocks } from '../../contract/own-safety.ts';
import { block } from '../../contract/safety.ts';
import { ada } from '../machines/account/account-samples.ts';
import { mate } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/account/blocked-mates.model.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { absent, attached, testTours } from './support/tour.ts';

const answers: Answers = {
  request: { call: blocks, response: (mates) => ({ mates }) },
  unblock: { call: block, response: () => ({ blocked: false }) },
};

testTours('blockedMates', { model }, async ({ page }) => {
  const gate = await openSignedIn(page, '/profile', {
    answers: { '/user/profile': success(ada) },
    held: callsOf(answers),
  });
  const blocked = page.getByRole('region', { name: 'Blocked mates' });
  const unblock = blocked.getByRole('button', { name: `Unblock ${mate.name}` });
  const causes = { 'block.remove': `Unblock ${mate.name}` };

  return {
    gate,
    answers,
    causes,
    within: blocked,
    assertions: [
      ['loading', attached(blocked.getByText('Loading…')), absent(blocked.getByRole('alert'))],
      ['failed', blocked.getByRole('alert'), absent(blocked.getByText('You haven’t blocked anyone'))],
      ['failed', absent(blocked.getByText('They don’t show up in lists'))],
      [
        'ready',
        async ({ context: { mates } }) => {
          await expect(unblock).toHaveCount(mates.length);
          await expect(blocked.getByText('You haven’t blocked anyone')).toHaveCount(1 - mates.length);
        },
      ],
    ],
  };
});
