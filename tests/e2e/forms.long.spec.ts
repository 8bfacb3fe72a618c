import { expect, type Locator, type Page } from '@playwright/test';
import { saveOrUpdatePersona } from '../../contract/persona.ts';
import { code } from '../../contract/envelope.ts';
import { logout } from '../../contract/user.ts';
import { storeOf } from '../machines/app/shell-samples.ts';
import { newcomer, newMember, openRoom, type Member } from './support/api.ts';
import { ask } from './support/ask.ts';
import { test } from './support/fixtures.ts';
import { fillPanel, logOut, panel } from './support/people.ts';
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
  /** The call that the form makes, and the fields that it may refuse, by their names in the call. */
  readonly refusals?: { readonly call: string; readonly fields: Readonly<Record<string, string>> };
  readonly member?: () => Promise<Member>;
  /** Prepares the account and returns the query of the path. */
  readonly prepare?: (member: Member) => Promise<string>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const room = async (member: Member) => `?roomId=${await openRoom(member, 'iris-vale')}`;

const forms: readonly Form[] = [
  {
    name: 'profile',
    path: '/profile',
    texts: { Name: 'Ada L.' },
    choices: ['Green'],
    submit: 'Save',
    refusals: { call: '/user/profile', fields: { name: 'Name' } },
  },
  {
    name: 'new address',
    path: '/profile',
    open: press('Change email'),
    texts: { 'New email': 'ada@example.org' },
    secrets: ['Current password'],
    submit: 'Send links',
    refusals: { call: '/user/email/change', fields: { newEmail: 'New email', password: 'Current password' } },
  },
  {
    name: 'new persona',
    path: '/chat-profile',
    open: press('New persona'),
    texts: { Name: 'Max', Pronouns: 'they/them', 'About you': 'Likes\nlong walks' },
    submit: 'Save',
    refusals: {
      call: '/user/saveOrUpdatePersona',
      fields: { name: 'Name', pronouns: 'Pronouns', about: 'About you' },
    },
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
    refusals: { call: '/mate/review', fields: { text: 'Your review (optional)' } },
  },
  {
    name: 'report',
    path: '/detail?mateId=iris-vale',
    open: press('Report or block'),
    texts: { 'Details (optional)': 'It asked for money' },
    choices: ['Something else'],
    submit: 'Submit report',
    refusals: { call: '/safety/report', fields: { words: 'Details (optional)' } },
  },
  {
    name: 'name of a conversation',
    path: '/chat-profile',
    texts: { 'Name of this conversation Name': 'Our talk' },
    submit: 'Save name',
    refusals: { call: '/room/renameRoom', fields: { title: 'Name of this conversation Name' } },
    prepare: room,
  },
  {
    name: 'notes of a conversation',
    path: '/chat-profile',
    texts: { 'Notes for this conversation': 'I have a dog' },
    submit: 'Save notes',
    refusals: { call: '/room/notes', fields: { notes: 'Notes for this conversation' } },
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
      await expect(control).toHaveAccessibleName(label.replace('Name of this conversation ', ''));
      await expect(control).toHaveAccessibleDescription(new RegExp(reason, 'u'));
      await expect(control).toBeFocused();
    });
  }
}

function formNamed(name: string): Form {
  const form = forms.find((one) => one.name === name);
  if (form === undefined) throw new Error(`No form is named ${name}.`);
  return form;
}

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
