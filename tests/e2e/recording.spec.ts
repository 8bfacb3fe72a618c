import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './support/developed.ts';
import { fillPanel, join as joinProduct, logOut, panel, somebody } from './support/people.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
