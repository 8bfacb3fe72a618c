import { expect, type Locator, type Page } from '@playwright/test';
import { code } from '../../../contract/envelope.ts';
import { logout } from '../../../contract/sign-in/user.ts';
import { newMember, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import { fillPanel, logOut, panel } from '../support/users/people.ts';
import { forms, type Form } from '../support/users/user-forms.ts';
import { persistMember } from '../support/members-room.ts';

for (const form of forms) {
  test(`the session expires in a form: ${form.name}`, async ({ page }) => {
    const member = await (form.member ?? newMember)();
    await start(page, form, member);
    await fill(page, form);
    await ask(logout, {}, member.user.token);
    await submitButton(page, form).click();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByText('login expired')).toHaveCount(0);

    await signInAgain(page, member);
    await expectFilled(page, form);
  });
}

test('a session that expires in another tab does not cost what is typed here, a logout there does', async ({
  page,
  context,
}) => {
  const member = await newMember();
  const form = formNamed('profile');
  await start(page, form, member);
  await fill(page, form);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(submitButton(other, form)).toBeEnabled();
  await ask(logout, {}, member.user.token);
  await submitButton(other, form).click();
  await expect(panel(other)).toBeVisible();
  await page.bringToFront();
  await expect(panel(page)).toBeVisible();
  await signInAgain(page, member);
  await expectFilled(page, form);
  await other.goto('/');
  await logOut(other);
  await page.bringToFront();
  await expect.poll(() => draftsIn(page)).toEqual([]);
});

test('what was typed is erased by a logout', async ({ page }) => {
  const member = await newMember();
  const form = formNamed('profile');
  await start(page, form, member);
  await fill(page, form);
  expect(await draftsIn(page)).toHaveLength(1);
  await page.goto('/');
  await logOut(page);
  expect(await draftsIn(page)).toEqual([]);
});

test('what was typed is not shown to another account', async ({ page }) => {
  const [member, other] = [await newMember(), await newMember()];
  const form = formNamed('profile');
  await start(page, form, member);
  await fill(page, form);
  await ask(logout, {}, member.user.token);
  await submitButton(page, form).click();
  await signInAgain(page, other);
  await expect(fieldOf(page, 'Name')).toHaveValue('');
});

const fieldsOf = ({ refusals }: Form) =>
  Object.entries(refusals?.fields ?? {}).map(([field, label]) => ({
    field,
    label,
    call: refusals?.call ?? '',
  }));

for (const form of forms) {
  for (const { field, label, call } of fieldsOf(form)) {
    test(`a refusal is shown at its field: ${form.name}, ${field}`, async ({ page }) => {
      const member = await newMember();
      await start(page, form, member);
      await fill(page, form);
      const reason = 'This is refused.';
      await page.route(`**${call}`, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { c: code.invalid, m: reason, d: { field } } })
          : route.fallback(),
      );
      await submitButton(page, form).click();
      const control = page.locator('form [aria-invalid="true"]');
      await expect(control).toHaveAccessibleName(label);
      await expect(control).toHaveAccessibleDescription(new RegExp(reason, 'u'));
      await expect(control).toBeFocused();
    });
  }
}

for (const form of forms.filter(({ isJudged }) => isJudged === true)) {
  for (const { field, label } of fieldsOf(form)) {
    test(`a forbidden text is refused at its field: ${form.name}, ${field}`, async ({ page }) => {
      await start(page, form, await newMember());
      await fill(page, form);
      await fieldOf(page, label).fill('a horny schoolgirl');
      await submitButton(page, form).click();
      const reason = 'Sexual content involving anyone under 18 is not allowed.';
      await expect(fieldOf(page, label)).toHaveAccessibleDescription(new RegExp(reason, 'u'));
      await expect(fieldOf(page, label)).toBeFocused();
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(1);
      await expectKept(page, { ...form, texts: { ...form.texts, [label]: 'a horny schoolgirl' } });
    });
  }
}

function formNamed(name: string): Form {
  const form = forms.find((one) => one.name === name);
  if (form === undefined) throw new Error(`No form is named ${name}.`);
  return form;
}

async function start(page: Page, form: Form, member: Member): Promise<void> {
  await persistMember(page, member);
  const query = (await form.prepare?.(member)) ?? '';
  await page.goto(form.path + query);
  await form.open?.(page);
}

async function fill(page: Page, { texts, choices = [], secrets = [] }: Form): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await fieldOf(page, label).fill(text);
  for (const label of choices)
    await page.getByRole('radio', { name: label, exact: true }).check({ force: true });
  for (const label of secrets)
    await page.getByLabel(label, { exact: true }).last().fill('a long enough password');
}

async function expectFilled(page: Page, { texts, choices = [], secrets = [] }: Form): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await expect(fieldOf(page, label)).toHaveValue(text);
  for (const label of choices)
    await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
  for (const label of secrets) await expect(page.getByLabel(label, { exact: true }).last()).toHaveValue('');
  const stored = JSON.stringify(await draftsIn(page));
  expect(stored).not.toContain('a long enough password');
}

const fieldOf = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

const submitButton = (page: Page, { submit }: Form): Locator =>
  page.getByRole('button', { name: submit, exact: true }).first();

async function signInAgain(page: Page, member: Member): Promise<void> {
  await fillPanel(page, member);
  const reload = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await reload;
}

const draftsIn = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('form-draft/')));

for (const form of forms.filter(({ member }) => member === undefined)) {
  test(`the network ends in a form: ${form.name}`, async ({ page, context }) => {
    const member = await newMember();
    await start(page, form, member);
    await fill(page, form);
    await context.setOffline(true);
    await submitButton(page, form).click();
    const reason = 'Couldn’t reach the server. Check your connection and try again.';
    await expect(page.getByText(reason).filter({ visible: true }).first()).toBeVisible();
    await expectKept(page, form);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
}

const expectKept = async (page: Page, { texts }: Form): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await expect(fieldOf(page, label)).toHaveValue(text);
};
