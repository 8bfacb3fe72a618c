import { expect, type Page } from '@playwright/test';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/shared/request.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, tour, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const call = '/user/profile';

for (const [index, walk] of coveringTours(model).entries()) {
  test(`request, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const gate = await openSignedIn(page, '/mine', { held: [call] });
    await tour({ page, observer, coverageLog }, stageOn(page, gate), walk);
  });
}

test('request: every transition was taken in the browser', () => coverageLog.expectAll());

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
    model,
    happen,
    assertions: [
      { in: 'pending', see: () => expect(status).toBeAttached() },
      { in: { pending: 'fresh' }, see: () => expect(retry).toHaveCount(0) },
      { in: { pending: 'slow' }, see: () => expect(retry).toBeVisible() },
      { in: 'failed', see: () => expect(failure).toBeVisible() },
      { in: 'failed', see: () => expect(retry).toBeVisible() },
      { in: 'unsupported', see: () => expect(status.or(failure).or(retry).or(profile)).toHaveCount(0) },
      { in: 'done', see: () => expect(profile).toBeVisible() },
    ],
  };
}
