import { expect, type Locator, type Page } from '@playwright/test';
import { useKeyOf } from '../../../src/services/safety/usage-store.ts';
import { newMember, openRoom, type Member } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { pickFor } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

const card = (page: Page): Locator =>
  page.getByRole('region', { name: 'You deserve to talk to a real person' });

/** Opens a room with Iris as a signed-in member. */
async function inRoom(page: Page, given?: Member): Promise<Member> {
  const member = given ?? (await newMember());
  const roomId = await openRoom(member, 'iris-vale');
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  return member;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message Iris' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('help lines appear next to a cry for help, also after a reload, and block nothing', async ({ page }) => {
  await inRoom(page);
  await say(page, 'I want to die');
  await expect(card(page)).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Call 116 123 Samaritans' })).toHaveAttribute(
    'href',
    'tel:116123',
  );
  await expect(card(page).getByRole('link', { name: 'In danger right now? Call 999.' })).toBeVisible();
  const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  await expect(talk.getByText('I am leaving the story here')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeEnabled();
  expect(await findBarriers(page)).toEqual([]);

  await card(page)
    .getByRole('combobox', { name: /^Country/ })
    .selectOption({ label: 'Germany' });
  await expect(card(page).getByRole('link', { name: 'Call 0800 111 0 111 TelefonSeelsorge' })).toBeVisible();
  await page.reload();
  await expect(card(page).getByRole('link', { name: 'Call 0800 111 0 111 TelefonSeelsorge' })).toBeVisible();
  await card(page).getByRole('button', { name: 'Hide helplines' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show helplines' }).click();
  await expect(card(page)).toBeVisible();
});

for (const text of ['voglio morire', '죽고 싶어요'])
  test(`a cry for help in a language without a translation shows help lines: ${text} @long`, async ({
    page,
  }) => {
    await inRoom(page);
    await say(page, text);
    await expect(card(page)).toBeVisible();
    const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
    await expect(talk.getByText('I am a computer program, not a person')).toBeVisible();
  });

test('a session begins with the AI disclosure, which stays until the user acknowledges it', async ({
  page,
}) => {
  await inRoom(page);
  const notice = page.getByRole('status', { name: 'About this AI' });
  await expect(notice).toContainText(
    'This is an AI: a computer program and not a human being. It is unable to feel human emotion',
  );
  await page.reload();
  await expect(notice).toContainText(
    'This is an AI: a computer program and not a human being. It is unable to feel human emotion',
  );
  expect(await findBarriers(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeEmpty();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  await expect(notice).toBeEmpty();

  const badge = page.getByRole('button', { name: 'AI companion' });
  await badge.click();
  const note = page.getByRole('group', { name: 'About this AI' });
  await expect(note).toContainText('This is an AI: a computer program and not a human being.');
  await expect(note).toContainText('Replies here come from prepared texts.');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(badge).toBeFocused();
});

test('after three hours of use a break is offered, and the user can continue or take it', async ({
  page,
}) => {
  const member = await newMember();
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) !== null) return;
    const now = Date.now();
    const used = 3 * 60 * 60 * 1000;
    localStorage.setItem(
      key,
      JSON.stringify({ startedAt: now - used, used, lastAt: now, welcomed: true, toldAt: 0 }),
    );
  }, useKeyOf(member.user.uuid));
  await inRoom(page, member);
  const notice = page.getByRole('status', { name: 'About this AI' });
  await expect(notice).toContainText('You’ve been here for a while.');
  expect(await findBarriers(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Take a break' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
  await expect(notice).toBeEmpty();
});

test('a reply is reported with a reason, and its mate is blocked and unblocked', async ({ page }) => {
  await inRoom(page);
  await pickFor(
    page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem').last(),
    'Report this reply',
  );
  const sheet = page.getByRole('dialog', { name: 'Report a reply by Iris Vale' });
  await sheet.getByRole('radio', { name: 'Something else' }).check();
  await sheet.getByRole('textbox', { name: /^Details/ }).fill('Only a test');
  await sheet.getByRole('checkbox', { name: /^Include the text of this reply/ }).check();
  expect(await findBarriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Submit report' }).click();
  await expect(sheet.getByText('Your report was sent.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Block Iris Vale' }).click();
  await expect(sheet.getByText('You blocked Iris Vale.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  const composer = page.getByRole('textbox', { name: 'Message Iris' });
  await expect(composer).toBeDisabled();
  await expect(page.getByText('You blocked Iris.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(composer).toBeDisabled();

  await page.getByRole('link', { name: 'Unblock in your settings' }).click();
  await page.getByRole('button', { name: 'Unblock Iris Vale' }).click();
  await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.goBack();
  await expect(composer).toBeEnabled();
});

test('the safety page shows how often help was offered', async ({ page }) => {
  await page.goto('/safety');
  await expect(page.getByRole('heading', { level: 1, name: 'Safety and helplines' })).toBeVisible();
  const table = page.getByRole('table', { name: 'How often help was offered' });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
});
