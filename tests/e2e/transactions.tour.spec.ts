import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { model } from '../machines/billing/transactions.model.ts';
import { Ledger } from '../../contract/subscription.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage } from './support/tour.ts';

/** The first page and the older ones use the same call. */
const ledgerCall = '/subscription/ledger';

testTours('[S2.27] transactions', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/user-subscription', { held: [ledgerCall] });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const more = button('Show older');

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(ledgerCall, success(cause.result));
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'load.retry') await button('Try again').click();
    else {
      await more.click();
      await gate.settle(ledgerCall, success(v.parse(Loaded, event).page));
    }
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(page.getByText('Loading your balance')).toBeAttached()],
      ['failed', page.getByText('Couldn’t load your balance')],
      ['ready', page.getByText('Welcome gift').first()],
      ['ready', ({ context: { ledger } }) => expect(more).toHaveCount(ledger?.hasMore === true ? 1 : 0)],
    ],
  };
}

const Loaded = v.object({ page: Ledger });
