import { expect, type Page } from '@playwright/test';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { holdCode } from '../support/stand-ins/held-code.ts';
import { answerPrompt, installationStarts, offerInstallation } from '../support/stand-ins/install-prompt.ts';
import type { Observer } from '../support/observer.ts';
import { persistUser } from '../support/users/storage.ts';
import { persistMember } from '../support/members-room.ts';

/** The listener starts after the first view. */
const listening = (observer: Observer) => expect.poll(() => observer.valueOf('palette')).toBe('closed');

const pointed = async (page: Page): Promise<string> => {
  const option = page.getByRole('option', { selected: true });
  await expect(option).toHaveCount(1);
  // The target of screen readers: the option that the field names.
  await expect(page.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  return option.innerText();
};

/** Presses a key that the test's own keyboard does not have. */
const pressOther = (page: Page, key: { key: string; code?: string; ctrlKey?: boolean }) =>
  page.evaluate(
    (init) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
    key,
  );

test('with the keyboard alone the palette leads to a page, to a recent chat and to a mate', async ({
  page,
  observer,
}) => {
  const member = await newMember();
  const room = await openRoom(member, 'tomas-reed');
  await say(member, room, 'Good morning');
  await persistMember(page, member);
  await page.goto('/support');
  await listening(observer);
  const before = page.getByRole('contentinfo').getByRole('link').first();
  await before.focus();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search pages, chats and mates' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toHaveText('Tomas Reed');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results$/);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('End');
  expect(await pointed(page)).toBe('Terms of use');
  await page.keyboard.press('ArrowDown');
  expect(await pointed(page)).toBe('Tomas Reed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(before).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('person');
  await expect(page.getByRole('option', { name: 'Personas' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/chat-profile');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('tomas');
  await expect(page.getByRole('option').first()).toHaveText('Tomas Reed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/chat-detail?roomId=${room}`);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('iris vale');
  await expect(page.getByRole('group', { name: 'Mates' }).getByRole('option').first()).toContainText(
    'Iris Vale',
  );
  expect(await pointed(page)).toContain('Iris Vale');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/detail?mateId=iris-vale');
});

test('where the browser offers it, the account menu and the palette install the app', async ({ page }) => {
  await page.goto('/');
  await installationStarts(page);
  const menu = page.getByRole('button', { name: 'Account and settings' });
  const entry = page.getByRole('button', { name: 'Install app' });
  const isAsked = () => expect.poll(() => page.evaluate(() => 'answerPrompt' in globalThis)).toBe(true);
  await menu.click();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await offerInstallation(page);
  await expect(entry).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await entry.click();
  await isAsked();
  await answerPrompt(page, 'dismissed');
  await menu.click();
  await expect(entry).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.evaluate(() => delete window.answerPrompt);
  await offerInstallation(page);
  await page.keyboard.press('Control+k');
  const option = page.getByRole('option', { name: 'Install app' });
  await expect(option).toBeVisible();
  await option.click();
  await isAsked();
});

test('a question mark lists the shortcuts, but is text in a field', async ({ page, observer }) => {
  await page.goto('/search');
  await listening(observer);
  const field = page.getByRole('searchbox', { name: 'Search mates' });
  await field.press('?');
  await expect(field).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.blur();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Edit your last message')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('in Arabic, a visitor finds open pages and mates only, also with an Arabic keyboard @long', async ({
  page,
  observer,
}) => {
  await persistUser(page, storeOf({ language: 'ar' }));
  await page.goto('/faq');
  await listening(observer);
  // The key in the place of K writes another letter there.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'ن',
        code: 'KeyK',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  const dialog = page.getByRole('dialog', { name: 'الانتقال إلى' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('option', { name: 'المفضلة' })).toHaveCount(0);
  await expect(dialog.getByRole('group', { name: 'المحادثات الأخيرة' })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.type('zzzzqq');
  await expect(dialog.getByRole('status')).toHaveText('لا نتائج');
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await pressOther(page, { key: '؟' });
  await expect(page.getByRole('dialog', { name: 'اختصارات لوحة المفاتيح' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('letters that are typed while the palette loads are in its field, and not in the chat', async ({
  page,
  observer,
}) => {
  const member = await newMember();
  const room = await openRoom(member, 'tomas-reed');
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${room}`);
  await listening(observer);
  const code = await holdCode(page, '**/assets/palette-*.js');
  const box = page.getByRole('textbox', { name: 'Message Tomas' });
  await box.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('iriz');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s v');
  await page.keyboard.press('Enter');
  await code.come();
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('ale');
  await expect(field).toHaveValue('iris vale');
  await expect(page.getByRole('option').first()).toContainText('Iris Vale');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
});

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tall window', { width: 1080, height: 1920 }],
] as const) {
  test(`on ${name} the palette is as high as its options @long`, async ({ page, observer }) => {
    await page.setViewportSize(viewport);
    await page.goto('/faq');
    await listening(observer);
    await page.keyboard.press('Control+k');
    const sheet = page.getByRole('dialog').locator('> div').first();
    const top = (await sheet.boundingBox())?.y ?? -1;
    await page.keyboard.type('safety');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result');
    const option = await page.getByRole('option').boundingBox();
    const box = await sheet.boundingBox();
    expect(box?.y).toBe(top);
    const below = (box?.y ?? 0) + (box?.height ?? 0) - (option?.y ?? 0) - (option?.height ?? 0);
    expect(below).toBeLessThan(48);
    expect(await findBarriers(page)).toEqual([]);
  });
}
