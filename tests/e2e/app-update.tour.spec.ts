import { expect } from '@playwright/test';
import { model } from '../machines/installation/app-update.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { replaceWorkers } from './support/stand-in-worker.ts';
import { completes, fails, happens } from './support/steps.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { absent, testTours } from './support/tour.ts';

const found = happens('version.found');
const asked = happens('reload.request');
const dismissed = happens('notice.dismiss');
const passes = ({ cause }: Edge) => cause.kind === 'timer';
const dies = fails('watchVersions');

const walks = {
  'dismissed, offered again, and accepted': chosenWalk(model, [
    found,
    dismissed,
    found,
    asked,
    completes,
    passes,
  ]),
  'a worker that is gone': chosenWalk(model, [found, asked, fails('activateVersion')]),
  'a worker that does not take over': chosenWalk(model, [found, asked, passes]),
  'a browser that installs no worker': chosenWalk(model, [dies]),
};

testTours('appUpdate', { model, walks }, async ({ page, walk }) => {
  await replaceWorkers(page, { isForbidden: walk.steps.some(dies) });
  const gate = await openVisiting(page, '/support', {});
  await expect.poll(() => page.locator('link[rel="manifest"]').count()).toBe(1);
  await gate.keepPage();
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available.' });

  async function happen(edge: Edge): Promise<void> {
    if (found(edge)) await page.evaluate(() => window.offerVersion?.());
    else if (asked(edge)) await notice.getByRole('button', { name: 'Reload' }).click();
    else if (dismissed(edge)) await notice.getByRole('button', { name: 'Not now' }).click();
    else await page.evaluate((hasFailed) => window.settleActivation?.(hasFailed), !completes(edge));
  }

  const isAbsent = absent(notice);
  const pending = notice.getByRole('button', { name: 'Reloading…' });
  return {
    happen,
    tookAtStart: dies,
    assertions: [
      ['current', isAbsent],
      ['postponed', isAbsent],
      ['available', notice.getByRole('button', { name: 'Reload', exact: true })],
      ['activating', pending],
      ['reloading', pending],
    ],
  };
});
