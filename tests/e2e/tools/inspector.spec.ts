import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/developed.ts';
import { fillPanel, panel } from '../support/users/people.ts';

test('the inspector shows the actors of the page, sends an event to one, and restores its earlier selection', async ({
  page,
}) => {
  const inspector = await inspected(page);
  const tree = inspector.getByRole('navigation', { name: 'Actors' });
  await tree.getByRole('button', { name: /^auth loggedOut\.closed/ }).click();
  // Any screen runs in the same place: it has the name of its machine.
  for (const name of ['app', 'navigation', 'connection', 'notifications', 'discover']) {
    await expect(tree.getByRole('button', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  }
  const chart = inspector.getByRole('region', { name: 'Chart of auth' });
  await expect(lit(inspector)).toHaveText(['loggedOut', 'closed']);

  await inspector.getByRole('button', { name: 'panel.open {"mode":"signIn"}' }).click();
  await inspector.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await expect(lit(inspector)).toHaveText(['loggedOut', /^panel/]);
  await expect(inspector.getByTestId('place')).toHaveText('loggedOut.panel');
  await expect(chart.locator('.taken')).not.toHaveCount(0);
  await expect(inspector.getByRole('button', { name: /→ auth panel\.open/ })).toBeVisible();

  await inspector.getByRole('button', { name: /→ auth panel\.open/ }).click();
  await inspector.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(inspector.getByTestId('place')).toHaveText('loggedOut.closed');
  await expect(lit(inspector)).toHaveText(['loggedOut', 'closed']);
  await expect(inspector.getByText('This is the past')).toBeVisible();
  await inspector.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(inspector.getByTestId('place')).toHaveText('loggedOut.panel');
});

test('a chart is enlarged, fitted into its frame, and simplified by folding a state', async ({ page }) => {
  const inspector = await inspected(page);
  await inspector.getByRole('button', { name: /^auth loggedOut\.closed/ }).click();
  const chart = inspector.getByRole('region', { name: 'Chart of auth' });
  const picture = chart.locator('svg.chart');
  await expect(lit(inspector)).toHaveText(['loggedOut', 'closed']);
  const widthOf = async () => Number(await picture.getAttribute('width'));
  const whole = await widthOf();
  await inspector.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(widthOf).toBe(Math.floor(whole * 1.5));
  await inspector.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect.poll(widthOf).toBeLessThan(whole);
  expect(await chart.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await inspector.getByText('Fold states').click();
  await inspector.getByRole('checkbox', { name: 'loggedOut', exact: true }).check();
  await expect(lit(inspector)).toHaveText([/^loggedOut/]);
  expect(await findBarriers(inspector)).toEqual([]);
});

test('entered text appears neither in the inspector’s log nor in its contexts', async ({ page }) => {
  const inspector = await inspected(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillPanel(page, { email: 'planted-4711@example.org', password: 'planted password' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await inspector.getByRole('button', { name: /credentials\.submit/ }).click();
  await expect(inspector.getByRole('region', { name: 'Event as JSON' })).toContainText(
    /"password": "\*{6}\d+"/,
  );
  expect(await inspector.content()).not.toContain('planted');
  await inspector.getByRole('button', { name: 'Sequence' }).click();
  await expect(
    inspector.getByRole('img', { name: /^The last \d+ events between \d+ actors$/ }),
  ).toContainText('credentials.submit');
  expect(await inspector.content()).not.toContain('planted');
});

test('the inspector has no accessibility violations', async ({ page }) => {
  const inspector = await inspected(page);
  await expect(lit(inspector)).not.toHaveCount(0);
  expect(await findBarriers(inspector)).toEqual([]);
  await inspector.getByRole('button', { name: 'Sequence' }).click();
  expect(await findBarriers(inspector)).toEqual([]);
});

/** Opens the product's page and its inspector window. */
async function inspected(page: Page): Promise<Page> {
  const strangers: string[] = [];
  page.context().on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname))
      strangers.push(hostname);
  });
  await page.goto('/?inspect=local');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Inspector', exact: true }).click();
  const inspector = await opening;
  await expect(inspector.getByText(/^\d+ live actors$/)).toBeVisible();
  expect(strangers).toEqual([]);
  return inspector;
}

/** Returns the titles of the states that are highlighted in the chart. */
const lit = (inspector: Page) => inspector.locator('.chart text.active');
