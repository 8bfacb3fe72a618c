import { expect } from '@playwright/test';
import { model } from '../machines/auth/form-drafts.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { openProfile } from './support/passkeys-stage.ts';
import { testTours } from './support/tour.ts';

testTours('formDrafts', { model }, async ({ page, observer }) => {
  await openProfile(page);
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
  // Auth has already announced the session.
  await observer.send('formDrafts', { type: 'session.ended' });
  /** The session is announced to the machine alone, so that its form stays on the page. */
  const address = page.getByLabel('New email', { exact: true });
  const stored = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form-draft/')));
  const isStored = (length: number) => expect.poll(stored).toHaveLength(length);

  async function happen({ event }: Edge): Promise<void> {
    if (event.type !== 'form.changed' && event.type !== 'form.left')
      return observer.send('formDrafts', event);
    if (!(await address.isVisible())) await page.getByRole('button', { name: 'Change email' }).press('Enter');
    if (event.type === 'form.changed') {
      await address.fill('ada@example.org');
      return isStored(1);
    }
    await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    return isStored(0);
  }

  return {
    happen,
    assertions: [
      ['signedOut', page.getByRole('heading', { level: 1 })],
      ['signedIn', page.getByRole('heading', { level: 1 })],
      ['expired', page.getByRole('heading', { level: 1 })],
    ],
  };
});
