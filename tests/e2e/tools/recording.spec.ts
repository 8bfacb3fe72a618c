import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/developed.ts';
import { testLimit } from '../../support/time-limits.ts';
import { fillPanel, join as joinProduct, logOut, panel, somebody } from '../support/people.ts';

const run = promisify(execFile);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a recording of a sign-in contains no entered text, and replays', async ({ page }) => {
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
  expect(await replayed(recording)).toMatch(
    /(\d+) of \1 steps as recorded[^]*in a browser: [^]*(\d+) of \2 steps as recorded/,
  );
});

test('a recording of a conversation contains neither the token nor any of its text', async ({ page }) => {
  const person = await joinProduct(page);
  await page.goto('/chat-detail?mateId=iris-vale&inspect=local');
  await page.getByRole('textbox', { name: /^Message / }).fill('planted words of a talk');
  await page.keyboard.press('Enter');
  await expect(page.getByText('planted words of a talk')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(page.getByRole('listitem').nth(2)).toBeVisible();
  const said = await page.getByRole('listitem').allInnerTexts();
  const token = await page.evaluate(
    () => /"token":"([^"]+)"/.exec(localStorage.getItem('user-store') ?? '')?.[1] ?? '',
  );
  expect(token).not.toBe('');
  const recording = await copied(page);
  expect(recording).toContain('message.send');
  for (const word of ['planted', token, person.email, person.password]) expect(recording).not.toContain(word);
  for (const line of said.flatMap((text) => text.split('\n')).filter((text) => text.length > 20)) {
    expect(recording).not.toContain(line);
  }
});

async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy recording' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Resolves with the output of `npm run replay` for the recording; rejects if it finds a deviation or does not end. */
async function replayed(recording: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mates-recording-'));
  const file = join(folder, 'recording.json');
  writeFileSync(file, recording);
  const { stdout } = await run(process.execPath, ['tools/statechart-tests/replay.mjs', file], {
    // It loads all machines and a browser, which takes longer than one wait.
    timeout: testLimit,
  });
  rmSync(folder, { recursive: true });
  return stdout;
}
