import { expect, type Page } from '@playwright/test';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/shared/request.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage } from './support/tour.ts';

const call = '/user/profile';

testTours('request', { model }, async ({ page }) => {
  const gate = await openSignedIn(page, '/mine', { held: [call] });
  return stageOn(page, gate);
});

function stageOn(page: Page, gate: Gate): Stage {
  const main = page.getByRole('main');
  const status = main.getByText('Loading your page');
  const retry = main.getByRole('button', { name: 'Try again' });
  const failure = main.getByText('Couldn’t load your page');
  const profile = main.getByRole('heading', { name: 'Ada' });

  async function happen({ cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(call, success(ada));
    else if (cause.kind === 'error') await failAs(gate, call, cause.result);
    else await retry.click();
  }

  return {
    happen,
    assertions: [
      ['pending', () => expect(status).toBeAttached()],
      [{ pending: 'fresh' }, () => expect(retry).toHaveCount(0)],
      [{ pending: 'slow' }, retry],
      ['failed', failure],
      ['failed', retry],
      ['unsupported', () => expect(status.or(failure).or(retry).or(profile)).toHaveCount(0)],
      ['done', profile],
    ],
  };
}
