import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataRoot } from '../../support/data-root.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { startProduct } from '../support/product.ts';

test('a server with a name of its own says who runs it, and leads to the operator’s own pages', async ({
  page,
}) => {
  const pages = mkdtempSync(join(dataRoot, 'mates-pages-'));
  writeFileSync(join(pages, 'imprint.html'), '<title>Imprint</title><p>Ada Berg, Main Street 1');
  const product = await startProduct(process.env['E2E_DIST'] ?? '', {
    PRODUCT_NAME: 'Amici',
    OPERATOR_NAME: 'Ada Berg',
    OPERATOR_CONTACT: 'ada@mates.example',
    OPERATOR_PAGES: pages,
    FIRST_VIEW: 'on',
  });
  try {
    await page.goto(`${product.url}/`);
    await expect(page).toHaveTitle('Discover · Amici');
    await expect(page.getByRole('link', { name: 'Amici', exact: false }).first()).toBeVisible();
    await page.goto(`${product.url}/support`);
    await expect(page).toHaveTitle('Support · Amici');
    const main = page.getByRole('main');
    await expect(main.getByText('Ada Berg')).toBeVisible();
    await expect(main.getByRole('link', { name: 'ada@mates.example' })).toHaveAttribute(
      'href',
      'mailto:ada@mates.example',
    );
    expect(await findBarriers(page)).toEqual([]);
    await main.getByRole('link', { name: 'Imprint' }).click();
    await expect(page.getByText('Main Street 1')).toBeVisible();
  } finally {
    await product.stop();
  }
});
