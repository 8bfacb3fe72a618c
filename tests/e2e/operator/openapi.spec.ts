import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';

test('the server describes its API', async ({ page }) => {
  const response = await page.request.get('/openapi.json');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toHaveProperty('openapi', '3.1.0');
});
