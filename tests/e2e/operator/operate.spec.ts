import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { saveOwnMate } from '../../../contract/mates/own-mate.ts';
import { aDraft } from '../../server/support/mates/own-mates.ts';
import { newMember, openRoom } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { fillPanel, panel } from '../support/users/people.ts';
import { signedInMember, persistMember } from '../support/members-room.ts';

/** Runs one of the operator's commands, as built, on the database of the running server. */
const operate = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['dist/server/operate.js', ...args, '--reason', 'a test'], {
    env: { DATA_DIR: dirname(process.env['E2E_OUTBOX'] ?? '') },
  });

test('a locked user is signed out, and learns why when signing in', async ({ page }) => {
  const member = await signedInMember(page);
  await page.goto('/favorite');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  await operate('lock', member.email);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await fillPanel(page, member);
  await page.keyboard.press('Enter');
  const reason = 'This account is locked. Please contact the operator of this site.';
  await expect(page.getByRole('alert').filter({ hasText: reason }).first()).toBeVisible();
  await operate('unlock', member.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(panel(page)).toBeHidden();
});

test('the chats of a withdrawn mate can only be read, and its creator sees why', async ({ page }) => {
  const member = await newMember();
  const draft = { ...aDraft, visibility: 'public' as const };
  const { mateId } = await ask(saveOwnMate, { draft }, member.user.token);
  const roomId = await openRoom(member, mateId);
  await operate('withdraw', mateId);
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(
    page.getByText('The operator withdrew this mate. You can still read this chat.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message Ruth' })).toBeDisabled();
  await expect(page.getByText('The ramp is almost up.', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto('/mates');
  await expect(page.getByText('Withdrawn by the operator: nobody can find it')).toBeVisible();
  await expect(page.getByText('Reason: a test')).toBeVisible();
  await operate('restore', mateId);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(page.getByRole('textbox', { name: 'Message Ruth' })).toBeEnabled();
});
