import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { dirname, join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { browserArgs } from '../../../scripts/browser.mjs';
import { authorityFolder, openHomeAuthority } from '../../../server/phone/home-authority.ts';
import { readHomeNetwork } from '../../../server/shared/home-network.ts';
import { dataRoot } from '../../support/data-root.ts';
import { newMember } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { addPasskey, attachDevice, leave, openSecurity } from '../support/users/passkey-device.ts';
import { panel, reloaded, signedIn } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

/** Puts the authority where Chromium on Linux looks for what its user trusts: the NSS database in this home. */
function trust(home: string, certificate: string): void {
  const database = join(home, '.pki', 'nssdb');
  mkdirSync(database, { recursive: true });
  const store = ['-d', `sql:${database}`];
  for (const options of [
    ['-N', '--empty-password'],
    ['-A', '-t', 'C,,', '-n', 'home', '-i', certificate],
  ]) {
    const { status, stderr } = spawnSync('certutil', [...store, ...options], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`certutil: ${stderr}`);
  }
}

/** Opens a browser of a device that finds the computer by its name. */
async function openDevice(home: string, phoneUrl: string, address: string): Promise<BrowserContext> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const target = address.includes(':') ? `[${address}]` : address;
  return chromium.launchPersistentContext(join(home, 'profile'), {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...browserArgs,
      `--host-resolver-rules=MAP ${new URL(phoneUrl).hostname} ${target}, MAP example.com 127.0.0.1`,
    ],
    env: { ...process.env, HOME: home },
    baseURL: phoneUrl,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
}

test.describe('a phone in the network of the home', () => {
  let product: Product;
  let home: string;
  let phoneUrl: string;
  let address: string | undefined;
  const { E2E_URL, E2E_OUTBOX } = process.env;

  test.beforeAll(async () => {
    [address] = (await readHomeNetwork()).addresses;
    product = await startProduct(process.env['E2E_DIST'] ?? '', { PHONE_PORT: '0' });
    [phoneUrl = ''] = /https:\/\/[\w.-]+\.local:\d+/.exec(product.printed()) ?? [];
    home = mkdtempSync(join(dataRoot, 'mates-phone-'));
    Object.assign(process.env, { E2E_URL: product.url, E2E_OUTBOX: product.outbox });
  });
  test.afterAll(async () => {
    Object.assign(process.env, { E2E_URL, E2E_OUTBOX });
    await product.stop();
    rmSync(home, { recursive: true, force: true });
  });

  test('trusts the authority, opens the app from the page with the steps, installs it and makes a passkey', async () => {
    test.skip(address === undefined, 'This computer is in no private network.');
    test.skip(
      spawnSync('certutil', ['-H']).error !== undefined,
      'certutil (libnss3-tools) is not installed.',
    );
    const context = await openDevice(home, phoneUrl, address ?? '');
    const page = context.pages()[0] ?? (await context.newPage());
    const refused = page.waitForEvent('requestfailed');
    await page.goto(stepsAt(phoneUrl));
    await expect(page.getByText('Waiting for this phone to trust the certificate…')).toBeVisible();
    expect((await refused).failure()?.errorText).toBe('net::ERR_CERT_AUTHORITY_INVALID');
    await expect(page.getByText('It works.')).toBeHidden();
    await context.close();

    trust(home, join(dirname(product.outbox), authorityFolder, 'root.crt'));
    const trusting = await openDevice(home, phoneUrl, address ?? '');
    const app = trusting.pages()[0] ?? (await trusting.newPage());
    await app.goto(stepsAt(phoneUrl));
    await expect(app.getByText('It works.')).toBeVisible();
    await app.waitForURL(`${phoneUrl}/`);
    expect(await app.evaluate(() => isSecureContext)).toBe(true);
    await expect.poll(() => isInstalled(app)).toBe('activated');
    const browser = await trusting.newCDPSession(app);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);

    await attachDevice(app);
    const member = await newMember();
    await openSecurity(app, member);
    await addPasskey(app, member);
    await leave(app);
    await app.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await panel(app).getByRole('button', { name: 'Sign in with a passkey' }).click();
    await reloaded(app);
    await expect(signedIn(app)).toBeVisible();

    // Whoever steals the key of the authority can pretend to be no website.
    const website = await pretendToBe('example.com', dirname(product.outbox));
    await expect(app.goto(website.url)).rejects.toThrow('net::ERR_CERT_INVALID');
    website.server.close();
    await trusting.close();
  });
});

/** Serves a website with a certificate of the authority in the data folder. */
async function pretendToBe(name: string, dataDir: string): Promise<{ url: string; server: Server }> {
  const authority = await openHomeAuthority(dataDir, { name: '', now: Date.now() });
  const credentials = await authority.issue({ name, addresses: [] }, Date.now());
  const server = createServer(credentials, (_request, response) => response.end('Log in'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return { url: `https://${name}:${String(port)}/`, server };
}

const stepsAt = (phoneUrl: string): string => `${phoneUrl.replace('https:', 'http:')}/phone`;

/** Waits until the worker has stored the page. */
const isInstalled = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
