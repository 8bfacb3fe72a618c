import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { ada } from '../machines/account/account-samples.ts';
import { mate } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/account/blocked-mates.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { isCanceled, kindOf } from './support/confirmations.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { type Stage, testTours } from './support/tour.ts';

const listCall = '/safety/blocks';
const unblockCall = '/safety/block';

testTours('blockedMates', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/profile', {
    answers: { '/user/profile': success(ada) },
    held: [listCall, unblockCall],
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const blocked = page.getByRole('region', { name: 'Blocked mates' });
  const retry = blocked.getByRole('button', { name: 'Try again' });
  const unblock = blocked.getByRole('button', { name: `Unblock ${mate.name}` });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error' && cause.child === 'request') await observer.kill('blockedMates.request');
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'request')
      await gate.settle(listCall, success({ mates: cause.result }));
    else if (cause.kind === 'done' && isCanceled(cause.result)) {
      await gate.settle(unblockCall, refusal(code.notAvailable, 'Not now.'));
      await blocked.getByRole('button', { name: 'Cancel' }).click();
    } else if (cause.kind === 'done' && kindOf(cause.result) === 'abandoned') {
      await page.clock.runFor(15_000);
      await blocked.getByRole('button', { name: 'Stop waiting' }).click();
    } else if (cause.kind === 'done') await gate.settle(unblockCall, success({ blocked: false }));
    else if (event.type === 'load.retry') await retry.click();
    else await unblock.press('Enter');
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(blocked.getByText('Loading…')).toBeAttached()],
      ['loading', () => expect(blocked.getByRole('alert')).toHaveCount(0)],
      ['failed', blocked.getByRole('alert')],
      ['failed', () => expect(blocked.getByText('You haven’t blocked anyone')).toHaveCount(0)],
      ['failed', () => expect(blocked.getByText('They don’t show up in lists')).toHaveCount(0)],
      [
        'ready',
        async ({ context: { mates } }) => {
          await expect(unblock).toHaveCount(mates.length);
          await expect(blocked.getByText('You haven’t blocked anyone')).toHaveCount(1 - mates.length);
        },
      ],
    ],
  };
}
