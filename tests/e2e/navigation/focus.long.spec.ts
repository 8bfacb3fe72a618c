import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { signedInMember } from '../support/members-room.ts';

/** Opens a page, and adds a part with a button that can be taken away. */
async function openWithPart(page: Page, fallback: string | null): Promise<void> {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code that moves the focus is loaded after the first view.
  await page.waitForLoadState('networkidle');
  await page.evaluate((name) => {
    const create = (tag: string, ...content: (string | Node)[]): HTMLElement => {
      const element = document.createElement(tag);
      element.append(...content);
      return element;
    };
    const pressed = create('div', create('button', 'Pressed'));
    const next = create('button', 'Next');
    next.dataset['next'] = '';
    const part = create(
      'section',
      create('h2', 'Part'),
      create('fieldset', create('button', 'Other'), pressed),
      next,
    );
    if (name !== null) part.dataset['focusFallback'] = name;
    document.querySelector('main')?.append(part);
  }, fallback);
  await page.getByRole('button', { name: 'Pressed' }).focus();
}

/** The ways in which the element that has the focus can lose it. */
const losses: Readonly<Record<string, (pressed: HTMLElement) => void>> = {
  removed: (pressed) => pressed.remove(),
  'removed with what is around it': (pressed) => pressed.parentElement?.remove(),
  disabled: (pressed) => pressed.setAttribute('disabled', ''),
  'disabled with what is around it': (pressed) => pressed.closest('fieldset')?.setAttribute('disabled', ''),
  hidden: (pressed) => pressed.setAttribute('hidden', ''),
  'hidden with what is around it': (pressed) => pressed.parentElement?.style.setProperty('display', 'none'),
  invisible: (pressed) => pressed.style.setProperty('visibility', 'hidden'),
  inert: (pressed) => pressed.parentElement?.setAttribute('inert', ''),
};

for (const [how, lose] of Object.entries(losses)) {
  const pressed = (page: Page) => page.locator('fieldset div button');

  test(`the focus of an element that is ${how} goes to the place that is named for it`, async ({ page }) => {
    await openWithPart(page, '.missing, [data-next]');
    await pressed(page).evaluate(lose);
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  });

  test(`the focus of an element that is ${how} goes to the heading where no place is named, or none is left`, async ({
    page,
  }) => {
    for (const fallback of [null, '.missing']) {
      await openWithPart(page, fallback);
      await pressed(page).evaluate(lose);
      await expect(page.getByRole('heading', { name: 'Part' })).toBeFocused();
    }
  });
}

test('the focus goes to the heading of the page once the part of the page is removed', async ({ page }) => {
  await openWithPart(page, null);
  await page
    .locator('main > section')
    .last()
    .evaluate((part) => part.remove());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a control that is removed gives its focus to the heading of its part', async ({ page }) => {
  await signedInMember(page);
  await page.goto('/detail?mateId=iris-vale');
  await page.getByRole('button', { name: 'Write a review' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeFocused();
  await page.getByRole('radio', { name: '5 stars', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change your review' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeFocused();
});
