import { expect, type Page } from '@playwright/test';
import { model } from '../machines/billing/transactions.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, tour, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
/** The first page and the older ones use the same call. */
const ledgerCall = '/subscription/ledger';

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S2.27] transactions, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const gate = await openSignedIn(page, '/user-subscription', { held: [ledgerCall] });
    await tour({ page, observer, coverageLog }, stageOn(page, gate, observer), walk);
  });
}

test('transactions: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const more = button('Show older');

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(ledgerCall, success(cause.result));
    else if (cause.kind === 'error' && cause.child === 'request') await observer.kill('request');
    else if (cause.kind === 'error') await failAs(gate, ledgerCall, cause.result);
    else if (event.type === 'load.retry') await button('Try again').click();
    else if (event.type === 'load.cancel') await button('Stop waiting').click();
    else await more.click();
  }

  return {
    model,
    happen,
    assertions: [
      { in: 'loading', see: () => expect(page.getByText('Loading your balance')).toBeAttached() },
      { in: 'failed', see: () => expect(page.getByText('Couldn’t load your balance')).toBeVisible() },
      { in: 'ready', see: () => expect(page.getByText('Welcome gift').first()).toBeVisible() },
      {
        in: { ready: 'idle' },
        see: ({ context: { ledger, failure } }) =>
          Promise.all([
            expect(more).toHaveCount(ledger?.hasMore === true ? 1 : 0),
            expect(page.getByRole('alert')).toHaveCount(failure === null ? 0 : 1),
          ]).then(() => undefined),
      },
      { in: { ready: 'loadingMore' }, see: () => expect(button('Loading…')).toBeVisible() },
      { in: { ready: { loadingMore: 'slow' } }, see: () => expect(button('Stop waiting')).toBeVisible() },
    ],
  };
}
