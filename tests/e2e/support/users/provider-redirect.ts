/** Ends an attempt to leave for Discord. */
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { failAs } from '../stages/chat-stage.ts';
import { success, type Envelope, type Gate } from '../stand-ins/gate.ts';
import { panel } from './people.ts';

export const providersCall = '/user/providers';

/** The result of `providerRedirect`. */
export const Redirected = v.object({
  notice: v.nullable(v.picklist(['notSetUp', 'failed', 'canceled', 'redirectTimedOut'])),
  failure: v.unknown(),
});

/** The server's response where Discord is set up, or is not. */
const providersWith = (isSetUp: boolean): Envelope =>
  success({
    google: null,
    discord: isSetUp ? { clientId: 'ours', authorizeUrl: 'https://provider.invalid/authorize' } : null,
  });

/** Ends the attempt with this result. */
export async function endRedirect(
  page: Page,
  gate: Gate,
  { notice, failure }: v.InferOutput<typeof Redirected>,
): Promise<void> {
  if (notice === null) return stopWaiting(page);
  if (notice === 'failed') return failAs(gate, providersCall, failure);
  await gate.settle(providersCall, providersWith(notice !== 'notSetUp'));
  if (notice === 'canceled') await comeBack(page);
  if (notice === 'redirectTimedOut') await page.clock.runFor(20_000);
}

async function stopWaiting(page: Page): Promise<void> {
  await page.clock.runFor(15_000);
  await panel(page).getByRole('button', { name: 'Stop waiting', exact: true }).press('Enter');
}

/** Dispatches what the browser dispatches when Back restores the page from its cache. */
const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
