import { expect, type Page } from '@playwright/test';
import { newMember, openRoom } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { startProduct, type Product } from '../support/product.ts';
import { membersRoom, persistMember } from '../support/members-room.ts';

/** Others change the page: a browser's translator, extensions, proxies, input methods. */
let withFirstView: Product;
test.beforeAll(async () => {
  withFirstView = await startProduct(process.env['E2E_DIST'] ?? '', { FIRST_VIEW: 'on' });
});
test.afterAll(() => withFirstView.stop());

/** Does what a browser's translator does: each visible text gives way to an element with another text, again and again. */
function translate(): void {
  const replace = (node: Node): void => {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || node.data.trim() === '') return;
    if (parent.closest('font, script, style, textarea, title, [translate="no"]') !== null) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(node.data.toUpperCase());
    node.replaceWith(outer);
  };
  const replaceAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root instanceof Text ? [root] : [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) found.push(node);
    found.forEach(replace);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replace(target);
      addedNodes.forEach((node) => (node.isConnected ? replaceAll(node) : undefined));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const errorsOn = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

test('under a translator replies contain every stored letter, and the language changes', async ({ page }) => {
  const errors = errorsOn(page);
  await page.addInitScript(translate);
  const { member, roomId } = await membersRoom(page);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const composer = page.getByRole('main').locator('textarea').first();
  await composer.fill('Hello there');
  await composer.press('Enter');
  const reply = page.locator('main [data-message]').last();
  await expect(reply.locator('font').first()).toBeVisible();
  const stored = await page.evaluate(
    async ([id, token]) => {
      const response = await fetch(`/room/roomInfo?roomId=${id}`, { headers: { token: token ?? '' } });
      const { d }: { d: { messages: { text: string }[] } } = await response.json();
      return d.messages.at(-1)?.text ?? '';
    },
    [roomId, member.user.token],
  );
  const letters = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  await expect.poll(async () => letters(await reply.innerText())).toContain(letters(stored));

  await page.goto('/look');
  await expect(page.locator('main font').first()).toBeVisible();
  for (const language of ['de', 'ja', 'en']) {
    await page.locator('select').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a first view that an extension has changed is replaced, once and without an error @long', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: withFirstView.url })).newPage();
  const errors = errorsOn(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<div id="root"[^>]*>)/, '$1<div class="extension"></div>');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-first-view', 'replaced');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('Escape that ends a composition in Safari keeps the query @long', async ({ page }) => {
  const member = await newMember();
  await openRoom(member, 'iris-vale');
  await persistMember(page, member);
  await page.goto('/recent-chats');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('harbour');
  await field.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, isComposing: false });
  await expect(field).toHaveValue('harbour');
  await field.press('Escape');
  await expect(field).toHaveValue('');
});
