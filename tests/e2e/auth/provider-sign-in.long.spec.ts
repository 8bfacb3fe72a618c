import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { startProviderPeer, type ProviderPeer } from '../../support/provider-peer.ts';
import { findBarriers } from '../support/axe.ts';
import { test as base } from '../support/fixtures.ts';
import { logOut, panel, reloaded, signedIn } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

interface Place {
  readonly peer: ProviderPeer;
  readonly product: Product;
}

/** The product with Google and Discord configured, both as local servers. */
const test = base.extend<object, { place: Place }>({
  place: [
    // oxlint requires a name for what Playwright only reads as a list of other fixtures.
    async ({ browserName: _ }, use) => {
      const peer = await startProviderPeer();
      const product = await startProduct(process.env['E2E_DIST'] ?? '', peer.environment);
      await use({ peer, product });
      await product.stop();
      await peer.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ place }, use) => {
    await use(place.product.url);
  },
});

const address = () => `${randomUUID()}@example.org`;
const said = (page: Page, type: 'negative' | 'info') =>
  page.locator(`[data-position="top"] > [data-type="${type}"]:visible`);

/** Opens the panel and follows the redirect to the provider. */
async function redirectTo(page: Page, provider: 'Google' | 'Discord'): Promise<void> {
  if (!(await panel(page).isVisible()))
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page)
    .getByRole('button', { name: `Continue with ${provider}` })
    .click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider.toLowerCase()}` })).toBeVisible();
}

async function allow(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your address').fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
}

for (const provider of ['Google', 'Discord'] as const) {
  const id = provider === 'Google' ? '[S1.11] [S2.44]' : '[S1.12] [S2.31] [S2.44]';

  test(`${id} [S4.2] signing in with ${provider} returns the user to the same page, and again the next time`, async ({
    page,
  }) => {
    const email = address();
    await page.goto('/search?q=iris');
    await page.goto('/faq?from=here');
    await redirectTo(page, provider);
    const stored = page.evaluate(() => Object.keys(sessionStorage));
    expect(await stored).not.toContain('sign-in-flow');
    await allow(page, email);
    await expect(page).toHaveURL('/faq?from=here');
    await reloaded(page);
    const first = await userOf(page);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sign-in'))),
    ).toEqual([]);

    await logOut(page);
    await redirectTo(page, provider);
    await allow(page, email);
    await reloaded(page);
    expect(await userOf(page)).toEqual(first);
  });

  test(`${provider}: declining the consent returns to the panel with an explanation and the other sign-in methods`, async ({
    page,
  }) => {
    await page.goto('/faq');
    await redirectTo(page, provider);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(said(page, 'info')).toContainText(`Sign-in with ${provider} was canceled.`);
    await expect(panel(page)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`[S8.6] ${provider}: an unconfirmed address of the provider’s account is rejected in red at the top`, async ({
    page,
  }) => {
    await page.goto('/faq');
    await redirectTo(page, provider);
    await page.getByLabel('not confirmed').check();
    await allow(page, address());
    await expect(said(page, 'negative')).toContainText(`is not confirmed at ${provider}`);
    await expect(panel(page)).toBeVisible();
  });

  test(`${provider}: returning with the browser’s Back allows a retry`, async ({ page }) => {
    await page.goto('/faq');
    await redirectTo(page, provider);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await redirectTo(page, provider);
    await allow(page, address());
    await expect(signedIn(page)).toBeVisible();
  });
}

test('[S8.6] the response to a different request is ignored and reported in red at the top', async ({
  page,
  place: { peer },
}) => {
  const calls = callsOf(page);
  await page.goto('/faq');
  await redirectTo(page, 'Discord');
  const code = await peer.codeFor({ subject: 'intruder', email: address() });
  await page.goto(`/terms-of-use?code=${code}&state=forged`);
  await expect(said(page, 'negative')).toContainText('was started in another window or app');
  await expect(page).toHaveURL('/terms-of-use');
  expect(calls).toEqual([]);
});

test('[S8.6] a code that this browser did not request is rejected in red at the top, with a link to sign in', async ({
  page,
  place: { peer },
}) => {
  const calls = callsOf(page);
  const code = await peer.codeFor({ subject: 'intruder', email: address() });
  await page.goto(`/terms-of-use?code=${code}&page=1`);
  // A notification stays while the pointer is over it.
  await said(page, 'negative').hover();
  await expect(said(page, 'negative')).toContainText('was started in another window or app');
  await expect(page).toHaveURL('/terms-of-use');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await said(page, 'negative').getByRole('link', { name: 'Sign in' }).click();
  await expect(panel(page)).toBeVisible();
  expect(calls).toEqual([]);
});

test('[S2.30] [S1.12] the code of a sign-in that this browser started signs in on any route, and is removed from the URL', async ({
  page,
}) => {
  const calls = callsOf(page);
  // Discord's response leads to another route of the page.
  await page.route(/\/discord\/authorize\?.*\bas=/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const back = new URL(answer.headers()['location'] ?? '');
    back.pathname = '/terms-of-use';
    back.searchParams.set('page', '1');
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
  await page.goto('/faq');
  await redirectTo(page, 'Discord');
  await allow(page, address());
  await expect(signedIn(page)).toBeVisible();
  await expect(page).toHaveURL('/terms-of-use');
  expect(calls).toEqual(['/terms-of-use']);
});

test('[S8.6] a code that was already used is rejected in red at the top', async ({ page }) => {
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('code=')) answers.push(request.url());
  });
  await page.goto('/faq');
  await redirectTo(page, 'Discord');
  await allow(page, address());
  await expect(signedIn(page)).toBeVisible();
  await logOut(page);
  const calls = callsOf(page);
  await page.goto(answers.at(-1) ?? '');
  await expect(said(page, 'negative')).toContainText('was started in another window or app');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a credential that this browser did not request is never used', async ({ page, place: { peer } }) => {
  const calls = callsOf(page);
  const credential = await peer.credentialFor({ subject: randomUUID(), email: address() });
  await page.goto(`/user/loginGoogle#id_token=${credential}&state=x`);
  await expect(said(page, 'negative')).toContainText('was started in another window or app');
  await expect(page).toHaveURL('/');
  expect(calls).toEqual([]);
});

test('a provider that is not configured stands below the form, says so when it is chosen, and signing in by e-mail still works', async ({
  page,
}) => {
  await page.route('**/user/providers', (route) =>
    route.fulfill({ json: { c: 200, m: null, d: { google: null, discord: null } } }),
  );
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const google = panel(page).getByRole('button', { name: 'Continue with Google' });
  await google.press('Enter');
  await expect(panel(page).getByRole('status')).toContainText(
    'This server hasn’t set up sign-in with Google.',
  );
  await expect(panel(page).getByRole('textbox', { name: 'Email' })).toBeEditable();
  expect(await findBarriers(page)).toEqual([]);
});

/** Collects the URLs that the page shows whenever it requests a sign-in by a provider from the server. */
function callsOf(page: Page): string[] {
  const places: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/user/loginDiscord', '/user/loginGG'].includes(pathname) && !request.isNavigationRequest())
      places.push(new URL(page.url()).pathname + new URL(page.url()).search);
  });
  return places;
}

const userOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user-store') ?? '{}').userInfo.uuid);
