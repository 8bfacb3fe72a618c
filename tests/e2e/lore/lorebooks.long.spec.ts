import { expect, test, type Locator, type Page } from '@playwright/test';
import { saveOwnMate } from '../../../contract/mates/own-mate.ts';
import { createRoom } from '../../../contract/rooms/room.ts';
import { draft } from '../../support/mate-draft.ts';
import {
  delta,
  event,
  startScriptedHost,
  writeStream,
  type ScriptedHost,
} from '../../server/support/model-hosts/scripted-host.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { pickFor } from '../support/menus.ts';
import { join, tokenOn } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

let host: ScriptedHost;
let product: Product;
test.beforeAll(async () => {
  host = await startScriptedHost(writeStream(event(delta('It is far.', 'stop')), event('[DONE]')));
  product = await startProduct(process.env['E2E_DIST'] ?? '', {
    LLM_BASE_URL: host.url,
    LLM_MODEL: 'scripted',
    LLM_SUGGESTIONS: 'off',
    LLM_MODERATION: 'off',
    GRANT_CHATS: '900',
  });
});
test.afterAll(async () => {
  await product.stop();
  await host.stop();
});

/** A world file of SillyTavern with 500 entries, and one that cannot be read. */
const world = () => {
  const entries = Array.from({ length: 500 }, (_, uid) => ({
    uid,
    key: [`word${String(uid)}`],
    comment: `Place ${String(uid)}`,
    content: `Place ${String(uid)} lies by the sea.`,
    order: 100,
  }));
  const broken = { uid: 500, key: ['broken'], comment: 'Broken', content: 7 };
  return Buffer.from(JSON.stringify({ name: 'Harbor World', entries: [...entries, broken] }));
};
const file = { name: 'harbor.json', mimeType: 'application/json', buffer: world() };

/** A member with a mate of their own, at the list of lorebooks. */
async function begin(page: Page) {
  await page.goto(product.url);
  await join(page, undefined, product.outbox);
  const token = await tokenOn(page);
  const { mateId } = await ask(
    saveOwnMate,
    { draft: { ...draft, name: 'Ruth Lindgren' } },
    token,
    product.url,
  );
  const { roomId } = await ask(createRoom, { mateId }, token, product.url);
  await page.goto(`${product.url}/mates`);
  return { roomId };
}

/** The reply to a message with the key is written with the entry, and says so. */
async function expectKeyIn(page: Page, roomId: string): Promise<void> {
  await page.goto(`${product.url}/chat-detail?roomId=${roomId}`);
  await page.getByRole('textbox', { name: /^Message/ }).fill('How far is word321?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const conversation = page.getByRole('region', { name: /^Conversation with/ });
  await expect(conversation.getByText('It is far.')).toBeVisible();
  expect(host.requests.some(({ body }) => body.includes('Place 321 lies in the hills.'))).toBe(true);
  await pickFor(conversation.getByRole('listitem').last(), 'Why this reply');
  const why = page.getByRole('dialog', { name: 'Why this reply' });
  await expect(why.getByText('Keyword: word321')).toBeVisible();
}

const imported = (page: Page) => page.getByText('Imported Harbor World with 500 entries.');
const entry = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
const used = (page: Page) => page.getByRole('list', { name: 'Used', exact: true });

test('[29.3] by keyboard alone: imports 500 entries, finds and edits one, turns off ten, tries them, and lets a mate use the book', async ({
  page,
}) => {
  const { roomId } = await begin(page);
  await focus(page, page.getByRole('link', { name: 'Lorebooks', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lorebooks' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await focus(page, page.getByLabel('Import lorebook').and(page.locator('input')));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await expect(imported(page)).toBeVisible();
  await expect(page.getByText('1 entry wasn’t imported:')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await focus(page, page.getByRole('link', { name: 'Open lorebook' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor World' })).toBeVisible();

  await focus(page, page.getByRole('searchbox'));
  await page.keyboard.type('place 321');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await focus(page, entry(page, 'Place 321'));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit entry' });
  await focus(page, form.getByRole('textbox', { name: 'Text for your mates' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Place 321 lies in the hills.');
  expect(await findBarriers(page)).toEqual([]);
  await focus(page, form.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);

  await focus(page, page.getByRole('searchbox'), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-row]')).toHaveCount(500);
  await focus(page, page.getByRole('checkbox', { name: 'Select Place 0', exact: true }));
  await page.keyboard.press('End');
  await expect(page.getByRole('checkbox', { name: 'Select Place 499' })).toBeFocused();
  for (let row = 0; row < 9; row += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText('10 selected')).toBeVisible();
  await focus(page, page.getByRole('button', { name: 'Turn off' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-off]')).toHaveCount(10);
  expect(await findBarriers(page)).toEqual([]);

  await focus(page, page.getByRole('textbox', { name: 'Messages' }));
  await page.keyboard.type('Is word321 near word499?');
  await expect(used(page).getByRole('listitem')).toHaveText([/Place 321.*Keyword: word321/]);
  await focus(page, page.getByRole('checkbox', { name: 'Ruth Lindgren' }).first());
  await page.keyboard.press(' ');
  await expect(page.getByRole('checkbox', { name: 'Ruth Lindgren' }).first()).toBeChecked();
  await expectKeyIn(page, roomId);
});

/** Presses Tab until the element has the focus. */
async function focus(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[29.3] by touch: imports 500 entries, finds and edits one, turns off ten, tries them, and lets a mate use the book', async ({
    page,
  }) => {
    const { roomId } = await begin(page);
    await page.getByRole('link', { name: 'Lorebooks', exact: true }).tap();
    await page.getByLabel('Import lorebook').and(page.locator('input')).setInputFiles(file);
    await expect(imported(page)).toBeVisible();
    await page.getByRole('link', { name: 'Open lorebook' }).tap();
    await page.getByRole('searchbox').fill('place 321');
    await entry(page, 'Place 321').tap();
    const form = page.getByRole('dialog', { name: 'Edit entry' });
    await form.getByRole('textbox', { name: 'Text for your mates' }).fill('Place 321 lies in the hills.');
    await form.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(form).toHaveCount(0);
    await page.getByRole('searchbox').fill('place 49');
    for (let row = 490; row < 500; row += 1)
      await page.getByRole('checkbox', { name: `Select Place ${String(row)}`, exact: true }).tap();
    await page.getByRole('button', { name: 'Turn off' }).tap();
    await expect(page.locator('[data-off]')).toHaveCount(10);
    await page.getByRole('textbox', { name: 'Messages' }).fill('Is word321 near word499?');
    await expect(used(page).getByRole('listitem')).toHaveText([/Place 321.*Keyword: word321/]);
    await page.getByRole('checkbox', { name: 'Ruth Lindgren' }).first().tap();
    await expect(page.getByRole('checkbox', { name: 'Ruth Lindgren' }).first()).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findBarriers(page)).toEqual([]);
    await expectKeyIn(page, roomId);
  });
});

test('what was typed into an entry survives a change elsewhere, and replaces it only when one says so', async ({
  page,
}) => {
  await begin(page);
  await page.goto(`${product.url}/lorebooks`);
  await page.getByLabel('Import lorebook').and(page.locator('input')).setInputFiles(file);
  await page.getByRole('link', { name: 'Open lorebook' }).click();
  await entry(page, 'Place 1').first().click();
  const form = page.getByRole('dialog', { name: 'Edit entry' });
  const content = form.getByRole('textbox', { name: 'Text for your mates' });
  await content.fill('Written here.');
  await page.reload();
  await expect(content).toHaveValue('Written here.');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await entry(other, 'Place 1').first().click();
  const otherForm = other.getByRole('dialog', { name: 'Edit entry' });
  await otherForm.getByRole('textbox', { name: 'Text for your mates' }).fill('Written elsewhere.');
  await otherForm.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(otherForm).toHaveCount(0);

  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByRole('button', { name: 'Load the latest version' }).click();
  await form.getByText('What is saved at the moment').click();
  await expect(form.getByRole('paragraph').filter({ hasText: 'Written elsewhere.' })).toBeVisible();
  await expect(content).toHaveValue('Written here.');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await entry(page, 'Place 1').first().click();
  await expect(content).toHaveValue('Written here.');
});

test('[29.3] keywords are added, pasted and removed one by one, and none is lost by a reload or by saving early', async ({
  page,
}) => {
  await begin(page);
  await page.goto(`${product.url}/lorebooks`);
  await page.getByLabel('Import lorebook').and(page.locator('input')).setInputFiles(file);
  await page.getByRole('link', { name: 'Open lorebook' }).click();
  await entry(page, 'Place 1').first().click();
  const form = page.getByRole('dialog', { name: 'Edit entry' });
  const keys = form.getByRole('list', { name: 'Keywords', exact: true }).getByRole('listitem');
  const field = form.getByRole('textbox', { name: 'Keywords', exact: true });
  await field.focus();
  await page.keyboard.type('lamp,');
  await expect(form.getByText('Added: lamp')).toBeAttached();
  await page.keyboard.type('/a,b/i');
  await page.keyboard.press('Enter');
  await expect(keys).toHaveText(['word1', 'lamp', '/a,b/i']);
  await paste(page, 'sea\nlamp\ntide');
  await expect(keys).toHaveText(['word1', 'lamp', '/a,b/i', 'sea', 'tide']);
  await page.keyboard.press('Backspace');
  await expect(form.getByText('Removed: tide')).toBeAttached();
  await form.getByRole('button', { name: 'Remove lamp', exact: true }).press('Enter');
  await expect(field).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.type('foam');
  await page.reload();
  await expect(keys).toHaveText(['word1', '/a,b/i', 'sea', 'foam']);

  await field.fill('dunes');
  await form.getByRole('textbox', { name: 'Secondary keywords' }).fill('/c,d/');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await entry(page, 'Place 1').first().click();
  await expect(keys).toHaveText(['word1', '/a,b/i', 'sea', 'foam', 'dunes']);
  const secondary = form.getByRole('list', { name: 'Secondary keywords' }).getByRole('listitem');
  await expect(secondary).toHaveText(['/c,d/']);
});

/** Pastes a text from the clipboard into what has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
  await page.keyboard.press('ControlOrMeta+v');
}
