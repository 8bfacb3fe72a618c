import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { test as base } from './support/fixtures.ts';
import { fillPanel, join as joinProduct, logOut, panel, somebody } from './support/people.ts';

/** The page as developers run it: served by Vite, with the tools that no production page has. */
const test = base.extend<object, { developed: string }>({
  developed: [
    async ({ browserName: _ }, use) => {
      const target = process.env['E2E_URL'] ?? '';
      const bypass = (request: { headers: { accept?: string | undefined }; url?: string | undefined }) =>
        request.headers.accept?.includes('text/html') === true ? request.url : undefined;
      const paths = [
        '/mate/',
        '/room/',
        '/user/',
        '/girl/',
        '/subscription/',
        '/media/',
        '/safety/',
        '/own/',
      ];
      const server = await createServer({
        configFile: join(process.cwd(), 'vite.config.ts'),
        logLevel: 'error',
        server: {
          host: '127.0.0.1',
          port: 0,
          watch: null,
          hmr: false,
          proxy: Object.fromEntries(paths.map((path) => [path, { target, bypass }])),
        },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});
test.use({
  baseURL: async ({ developed }, use) => use(developed),
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('a recording of signing in and talking holds none of what was typed, and is taken again', async ({
  page,
}) => {
  test.slow();
  const person = { ...somebody(), password: 'planted password 4711' };
  await joinProduct(page, person);
  await logOut(page);
  await page.goto('/?inspect');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillPanel(page, { ...person, password: 'planted mistake 4711' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  const recording = await copied(page);
  expect(recording).toContain('credentials.submit');
  for (const word of ['planted', person.email, person.email.split('@')[0] ?? '']) {
    expect(recording).not.toContain(word);
  }
  expect(replayed(recording)).toMatch(
    /(\d+) of \1 steps as recorded[^]*in a browser: [^]*(\d+) of \2 steps as recorded/,
  );
});

async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy recording' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What `npm run replay` says about it. */
function replayed(recording: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mates-recording-'));
  const file = join(folder, 'recording.json');
  writeFileSync(file, recording);
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/replay.mjs', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}
