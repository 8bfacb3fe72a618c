/** Finds and uses what a part of the page shows, by its role and name. */
import type { Locator, Page } from '@playwright/test';

type Name = string | RegExp;

/** Returns how to find what this part of the page shows. */
export const on = (within: Page | Locator) => ({
  button: (name: Name) => within.getByRole('button', { name, exact: true }),
  heading: (name: Name) => within.getByRole('heading', { name, exact: true }),
  field: (label: Name) => within.getByLabel(label, { exact: true }),
  status: (text: Name) => within.getByRole('status').filter({ hasText: text }),
  alert: (text: Name) => within.getByRole('alert').filter({ hasText: text }),
});

/** Buttons are pressed by key: toasts cover the end of the page while the clock is paused. */
export const pressIn = (within: Page | Locator, name: Name): Promise<void> =>
  within.getByRole('button', { name, exact: true }).first().press('Enter');

/** Fills in the fields by their labels, checks the options that have no text, and presses the button. */
export async function fillIn(
  form: Page | Locator,
  fields: Readonly<Record<string, string | true>>,
  button: Name,
): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    await (value === true ? field.check() : field.fill(value));
  }
  await pressIn(form, button);
}
