import { expect, type Page } from '@playwright/test';
import { model } from '../machines/account/account-overview.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { Journal, tour, type Sight, type Stage } from './support/tour.ts';

const journal = new Journal(model);
const call = '/user/profile';

for (const [index, walk] of coveringTours(model).entries()) {
  test(`accountOverview, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const gate = await openSignedIn(page, '/mine', { held: [call] });
    await tour({ page, observer, journal }, stageOn(page, gate), walk);
  });
}

test('accountOverview: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate): Stage {
  const main = page.getByRole('main');
  const places = main.getByRole('navigation', { name: 'Your account' });

  async function happen({ cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(call, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, call, cause.result);
    else await main.getByRole('button', { name: 'Try again' }).click();
  }

  const sights: Sight[] = [
    { in: 'loading', see: () => expect(main.getByText('Loading your page')).toBeAttached() },
    {
      in: { loading: 'slow' },
      see: () => expect(main.getByRole('button', { name: 'Try again' })).toBeVisible(),
    },
    {
      in: 'ready',
      see: async () => {
        await expect(main.getByText('Loading your page')).toHaveCount(0);
        await expect(places.getByRole('link', { name: /^Recent chats/ })).toBeVisible();
      },
    },
    {
      in: 'ready',
      see: ({ context }) =>
        expect(main.getByRole('heading', { name: 'Ada' })).toHaveCount(context.profile === null ? 0 : 1),
    },
    { in: 'failed', see: () => expect(main.getByText('Couldn’t load your page')).toBeVisible() },
  ];
  return { model, happen, sights };
}
