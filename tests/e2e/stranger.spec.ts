import { expect, type Page } from '@playwright/test';
import { newMember } from './support/api.ts';
import { findBarriers } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { fillPanel, logOut, panel } from './support/people.ts';

const signUp = (page: Page) => page.getByRole('dialog', { name: 'Create your account' });

test('the chat of a mate asks a stranger to sign up, over her page, where closing leads', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Chat with/ })
    .first()
    .click();
  await expect(signUp(page)).toBeVisible();
  await expect(signUp(page).getByRole('figure')).toContainText(/Chat with/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/detail\?mateId=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('who has signed in with this browser before is asked to sign in, and comes to the chat', async ({
  page,
}) => {
  const member = await newMember();
  const signIn = async () => {
    await fillPanel(page, member);
    const reload = page.waitForEvent('load');
    await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
    await reload;
  };
  const composer = page.getByRole('textbox', { name: /^Message/ });
  await page.goto('/chat-detail?mateId=iris-vale');
  await signUp(page).getByRole('button', { name: 'Sign in' }).click();
  await signIn();
  await expect(composer).toBeVisible();
  await page.goto('/');
  await logOut(page);
  await page.goto('/chat-detail?mateId=iris-vale');
  await expect(page.getByRole('dialog', { name: /^Sign in to/ }).getByRole('figure')).toContainText('Iris');
  await signIn();
  await expect(composer).toBeVisible();
});
