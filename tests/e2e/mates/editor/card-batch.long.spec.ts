import { strToU8, zipSync } from 'fflate';
import { expect, type Page } from '@playwright/test';
import { ownMates } from '../../../../contract/mates/own-mate.ts';
import { base64, pngOf, textChunk } from '../../../services/mates/cards/support/containers.ts';
import { newMember, type Member } from '../../support/users/api.ts';
import { ask } from '../../support/users/ask.ts';
import { findBarriers } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';
import { persistUser } from '../../support/users/storage.ts';

interface Dropped {
  readonly name: string;
  readonly bytes: string;
}

const cardOf = (number: number, more: object = {}): string =>
  JSON.stringify({
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      name: `Vex ${String(number)}`,
      description: 'Keeps the ferry. Knows the tide.',
      first_mes: 'Hi',
      ...more,
    },
  });

const icon = pngOf([]);
const assets = [
  { type: 'icon', uri: 'embeded://assets/icon/images/main.png', name: 'main', ext: 'png' },
  { type: 'emotion', uri: 'embeded://assets/emotion/happy.png', name: 'happy', ext: 'png' },
  { type: 'background', uri: 'https://tracker.example/back.png', name: 'back', ext: 'png' },
];
const archive = (number: number): Uint8Array =>
  zipSync({
    'card.json': strToU8(cardOf(number, { assets })),
    'assets/icon/images/main.png': icon,
    'assets/emotion/happy.png': icon,
  });

/** A hundred files: JSON, pictures and archives, one that is a copy, one that is damaged, and one without a card. */
function library(): Dropped[] {
  const files = Array.from({ length: 97 }, (_, number): [string, Uint8Array] => {
    if (number % 3 === 0) return [`${String(number)}.json`, strToU8(cardOf(number))];
    if (number % 3 === 1) return [`${String(number)}.charx`, archive(number)];
    return [`${String(number)}.png`, pngOf([], [textChunk('zTXt', 'ccv3', base64(cardOf(number)))])];
  });
  const more: [string, Uint8Array][] = [
    ['copy of 0.json', strToU8(cardOf(0))],
    ['damaged.png', pngOf([textChunk('tEXt', 'chara', base64(cardOf(1)))]).subarray(0, 90)],
    ['notes.txt', strToU8('Remember the milk.')],
  ];
  return [...files, ...more].map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes).toString('base64') }));
}

async function openEditor(page: Page): Promise<Member> {
  const member = await newMember();
  await persistUser(page, {
    user: member.user,
    language: member.user.language,
    registerEmail: null,
    nfsw: false,
    benefits: { chats: 0, goldCoins: 0, userId: member.user.uuid },
  });
  await page.goto('/mates');
  return member;
}

async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, bytes } of all) {
      data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
    }
    return data;
  }, files);
  await region(page).dispatchEvent('drop', { dataTransfer: transfer });
}

const region = (page: Page) => page.getByRole('region', { name: 'Import cards' });

/** Types the age and starts, without a mouse. */
async function start(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Age where a card states none' }).fill('34');
  await page.keyboard.press('Enter');
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`[S1.3] a hundred cards dropped at once each end with a report, ${String(viewport.width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const member = await openEditor(page);
    await drop(page, library());
    await expect(page.getByText('Files: 100')).toBeVisible();
    await start(page);
    await expect(region(page).getByText('Import finished.').first()).toBeVisible();
    const rows = region(page).getByRole('list', { name: 'Report' }).locator(':scope > li');
    await expect(rows).toHaveCount(100);
    await expect(region(page).getByText('Imported: 97 · Already there: 1 · Not imported: 2')).toBeVisible();
    const rowOf = (name: string) => rows.filter({ hasText: name });
    await expect(rowOf('copy of 0.json')).toContainText('You already have Vex 0 from this card.');
    await expect(rowOf('damaged.png')).toContainText('damaged or encrypted');
    await expect(rowOf('notes.txt')).toContainText('No character card was found');
    await expect(rowOf('97.charx').or(rowOf('94.charx'))).toContainText('portraits: 1, expressions: 1');
    await expect(rowOf('94.charx')).toContainText('Pictures on other servers, not loaded: 1.');
    await expect(rows.first().getByRole('link', { name: 'Edit Vex 0' })).toHaveAttribute('href', /mateId=/);
    expect(requests.filter((url) => url.includes('tracker.example'))).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    expect((await ask(ownMates, {}, member.user.token)).mates).toHaveLength(97);

    await rowOf('copy of 0.json').getByRole('button', { name: 'Import anyway: copy of 0.json' }).click();
    await expect(region(page).getByText('Imported: 98 · Not imported: 2')).toBeVisible();

    // The same library again: nothing is made twice.
    await region(page).getByRole('button', { name: 'Close' }).click();
    await drop(page, library().slice(0, 5));
    await start(page);
    await expect(region(page).getByText('Already there: 5')).toBeVisible();
  });
}

test('[S1.3] a card without a name is refused with a reason, and so is an age below 18', async ({ page }) => {
  await openEditor(page);
  const nameless = { name: 'nameless.json', bytes: Buffer.from('{"first_mes":"Hi"}').toString('base64') };
  await drop(page, [nameless]);
  const age = page.getByRole('textbox', { name: 'Age where a card states none' });
  await age.fill('17');
  await expect(page.getByText('Every mate is an adult. Please choose 18 or more.')).toBeVisible();
  await start(page);
  await expect(region(page).getByText('The card has no name.')).toBeVisible();
});

test('an import that fails or is stopped goes on where it was, and tells screen readers ten times at most', async ({
  page,
}) => {
  const member = await openEditor(page);
  let saves = 0;
  await page.route('**/mate/own/save', async (route) => {
    saves += 1;
    if (saves === 3) await route.fulfill({ json: { c: 4290, m: 'Too many requests.', d: null } });
    else await route.continue();
  });
  await drop(page, library().slice(0, 40));
  const said = await page.evaluateHandle(() => {
    const texts: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const status = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"]',
        );
        if (status?.textContent?.includes('files done')) texts.push(status.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await start(page);
  const batch = region(page);
  await expect(batch.getByText('Paused. Files left: 37.').first()).toBeVisible();
  await expect(batch.getByRole('list', { name: 'Report' })).toContainText('Too many requests.');
  await batch.getByRole('button', { name: 'Continue' }).click();
  await batch.getByRole('button', { name: 'Stop' }).click();
  await expect(batch.getByText(/^Paused\. Files left: \d+\.$/).first()).toBeVisible();
  await batch.getByRole('button', { name: 'Continue' }).click();
  await expect(batch.getByText('Imported: 39 · Failed: 1')).toBeVisible();
  await batch.getByRole('button', { name: 'Try again: 2.png' }).click();
  await expect(batch.getByText('Imported: 40')).toBeVisible();
  expect(new Set(await said.jsonValue()).size).toBeLessThanOrEqual(11);
  expect((await ask(ownMates, {}, member.user.token)).mates).toHaveLength(40);
});
