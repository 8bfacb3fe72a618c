import { expect, type Page } from '@playwright/test';
import { model } from '../machines/safety/safety-page.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { Journal, tour, type Stage } from './support/tour.ts';

const journal = new Journal(model);
const countCall = '/safety/report';

for (const [index, walk] of coveringTours(model).entries()) {
  test(`safetyPage, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const gate = await openSignedIn(page, '/safety', { held: [countCall] });
    await tour({ page, observer, journal }, stageOn(page, gate), walk);
  });
}

test('safetyPage: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate): Stage {
  const retry = page.getByRole('button', { name: 'Try again', exact: true });
  const counts = page.getByRole('region', { name: 'How often help was offered' });

  async function happen({ cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(countCall, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, countCall, cause.result);
    else await retry.click();
  }

  return {
    model,
    happen,
    sights: [
      { in: 'loading', see: () => expect(counts.getByText('Loading…')).toBeVisible() },
      { in: { loading: 'slow' }, see: () => expect(retry).toBeVisible() },
      { in: 'ready', see: () => expect(counts.getByRole('row', { name: '2026' })).toBeVisible() },
      { in: 'ready', see: () => expect(retry).toHaveCount(0) },
      { in: 'failed', see: () => expect(counts.getByText('Couldn’t load the numbers')).toBeVisible() },
      { in: 'absent', see: () => expect(counts).toHaveCount(0) },
    ],
  };
}
