import { expect } from '@playwright/test';
import * as v from 'valibot';
import { ledger, Ledger } from '../../contract/subscription.ts';
import { model } from '../machines/billing/transactions.model.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { attached, testTours } from './support/tour.ts';

/** The first page and the older ones use the same call. */
const answers: Answers = { request: { call: ledger } };

testTours('[S2.27] transactions', { model }, async ({ page }) => {
  const gate = await openSignedIn(page, '/user-subscription', { held: callsOf(answers) });
  const more = page.getByRole('button', { name: 'Show older', exact: true });

  return {
    gate,
    answers,
    causes: {
      'page.loaded': async (event) => {
        await more.press('Enter');
        await gate.settle(ledger.path, success(v.parse(Loaded, event).page));
      },
    },
    assertions: [
      ['loading', attached(page.getByText('Loading your balance'))],
      ['failed', page.getByText('Couldn’t load your balance')],
      ['ready', page.getByText('Welcome gift').first()],
      ['ready', ({ context }) => expect(more).toHaveCount(context.ledger?.hasMore === true ? 1 : 0)],
    ],
  };
});

const Loaded = v.object({ page: Ledger });
