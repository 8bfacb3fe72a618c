/** Completes the open sign-in panel. */
import type { Page } from '@playwright/test';
import { userOf } from '../../machines/app/shell-samples.ts';
import { success, type Gate } from './gate.ts';
import { fillPanel, panel } from './people.ts';

export type Kind = 'signedIn' | 'registered';

/** Returns how the panel ends, from the sample of its outcome. */
export const kindOf = (result: unknown): Kind =>
  typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'registered'
    ? 'registered'
    : 'signedIn';

/** Signs in or up; the gate holds both calls. */
export async function completePanel(page: Page, gate: Gate, kind: Kind): Promise<void> {
  const name = kind === 'signedIn' ? /^Sign in to/ : 'Create your account';
  if (!(await page.getByRole('dialog', { name }).isVisible()))
    await panel(page)
      .getByRole('button', { name: /^Sign (in|up)$/ })
      .click();
  await fillPanel(page, { email: 'ann@example.org', password: 'secret' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  if (kind === 'signedIn') await gate.settle('/user/login', success(userOf('ann')));
  else await gate.settle('/user/register', success({ ticket: 'ticket' }));
}
