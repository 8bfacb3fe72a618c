import { expect, type Locator, type Page } from '@playwright/test';
import { saveOrUpdatePersona } from '../../contract/persona.ts';
import { logout } from '../../contract/user.ts';
import { storeOf } from '../machines/app/shell-samples.ts';
import { newcomer, newMember, openRoom, type Member } from './support/api.ts';
import { ask } from './support/ask.ts';
import { test } from './support/fixtures.ts';
import { fillPanel, logOut, panel, somebody } from './support/people.ts';
import { persistUser } from './support/storage.ts';

/** A form of a signed-in user, and what is typed into it. */
interface Form {
  readonly name: string;
  readonly path: string;
  /** Presses what opens it. */
  readonly open?: (page: Page) => Promise<void>;
  /** The texts by label. */
  readonly texts: Readonly<Record<string, string>>;
  /** The labels of what is chosen. */
  readonly choices?: readonly string[];
  /** Passwords by label, which must not return. */
  readonly secrets?: readonly string[];
  readonly submit: string;
  readonly member?: () => Promise<Member>;
  /** Prepares the account and returns the query of the path. */
  readonly prepare?: (member: Member) => Promise<string>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const room = async (member: Member) => `?roomId=${await openRoom(member, 'iris-vale')}`;

const forms: readonly Form[] = [
  { name: 'profile', path: '/profile', texts: { Name: 'Ada L.' }, choices: ['Green'], submit: 'Save' },
  {
    name: 'new address',
    path: '/profile',
    open: press('Change email'),
    texts: { 'New email': 'ada@example.org' },
    secrets: ['Current password'],
    submit: 'Send links',
  },
  {
    name: 'new persona',
    path: '/chat-profile',
    open: press('New persona'),
    texts: { Name: 'Max', Pronouns: 'they/them', 'About you': 'Likes\nlong walks' },
    submit: 'Save',
  },
  {
    name: 'persona',
    path: '/chat-profile',
    open: press('Edit Max'),
    texts: { Name: 'Maxine', Pronouns: '', 'About you': 'Likes rain' },
    submit: 'Save',
    async prepare({ user }) {
      await ask(saveOrUpdatePersona, { name: 'Max', pronouns: 'he/him', about: 'Sun' }, user.token);
      return '';
    },
  },
  {
    name: 'review',
    path: '/detail?mateId=iris-vale',
    open: press('Write a review'),
    texts: { 'Your review (optional)': 'Kind and funny' },
    choices: ['4 stars'],
    submit: 'Publish',
  },
  {
    name: 'report',
    path: '/detail?mateId=iris-vale',
    open: press('Report or block'),
    texts: { 'Details (optional)': 'It asked for money' },
    choices: ['Something else'],
    submit: 'Submit report',
  },
  {
    name: 'name of a conversation',
    path: '/chat-profile',
    texts: { 'Name of this conversation Name': 'Our talk' },
    submit: 'Save name',
    prepare: room,
  },
  {
    name: 'notes of a conversation',
    path: '/chat-profile',
    texts: { 'Notes for this conversation': 'I have a dog' },
    submit: 'Save notes',
    prepare: room,
  },
  {
    name: 'date of birth',
    path: '/chat-detail?mateId=iris-vale',
    texts: { Day: '12', Year: '1991' },
    submit: 'Continue',
    member: newcomer,
  },
];

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

test('what was typed is erased by a logout', async ({ page }) => {
  const member = await newMember();
  const [form] = forms;
  if (form === undefined) throw new Error('There are forms.');
  await start(page, form, member);
  await fill(page, form);
  expect(await draftsIn(page)).toHaveLength(1);
  await page.goto('/');
  await logOut(page);
  expect(await draftsIn(page)).toEqual([]);
});

test('what was typed is not shown to another account', async ({ page }) => {
  const [member, other] = [await newMember(), await newMember()];
  const [form] = forms;
  if (form === undefined) throw new Error('There are forms.');
  await start(page, form, member);
  await fill(page, form);
  await ask(logout, {}, member.user.token);
  await submitButton(page, form).click();
  await signInAgain(page, other);
  await expect(fieldOf(page, 'Name')).toHaveValue('');
});

async function start(page: Page, form: Form, member: Member): Promise<void> {
  await persistUser(page, storeOf({ user: member.user }));
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

/** The last word names the field where another of that label is on the page. */
const fieldOf = (page: Page, label: string): Locator => {
  const [region, field] = label.startsWith('Name of this conversation ')
    ? [page.locator('form', { hasText: 'Name of this conversation' }), 'Name']
    : [page.locator('body'), label];
  return region.getByRole('textbox', { name: field, exact: true });
};

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

test('a sign-in that the server does not receive says so, and is no refusal', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillPanel(page, { email: 'ada@example.org', password: 'a long enough password' });
  await context.setOffline(true);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(
    panel(page).getByRole('alert').filter({ hasText: 'Couldn’t reach the server.' }),
  ).toBeVisible();
  await expect(panel(page).locator('[aria-invalid]')).toHaveCount(0);
});

test('a refused sign-in marks the form, without a message', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillPanel(page, { email: 'nobody@example.org', password: 'a wrong password' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  const password = panel(page).getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('Incorrect email or password.');
  expect(await password.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(
    'a wrong password'.length,
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a refused sign-up names its field, and its notification ends with the next attempt', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('button', { name: 'Sign up' }).click();
  await fillPanel(page, { ...person, password: 'short' });
  const submit = panel(page).getByRole('button', { name: 'Continue', exact: true });
  await submit.click();
  const reason = 'Please choose a password of at least 8 characters.';
  const password = panel(page).getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(new RegExp(reason));
  await expect(password).toBeFocused();
  await fillPanel(page, person);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  // It stays in the list of past notifications, which is closed.
  await expect(page.getByText(reason).filter({ visible: true })).toHaveCount(0);
});

test('a long address fits the page that waits for the mail, which offers another one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `${'a-long.name'.repeat(5)}@${'x'.repeat(60)}.example.org`;
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('button', { name: 'Sign up' }).click();
  await fillPanel(page, { email, password: 'a long enough password' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});

test('a control that is removed gives its focus to the heading of its part', async ({ page }) => {
  const member = await newMember();
  await persistUser(page, storeOf({ user: member.user }));
  await page.goto('/detail?mateId=iris-vale');
  await page.getByRole('button', { name: 'Write a review' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeFocused();
  await page.getByRole('radio', { name: '5 stars', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change your review' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeFocused();
});
