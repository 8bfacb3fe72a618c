import { expect } from '@playwright/test';
import { harbor } from '../../machines/memory/memory-samples.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { Gate, success } from '../support/stand-ins/gate.ts';
import { loadMemories, memoryPage } from '../support/stages/memory-stage.ts';
import { openChatMenu } from '../support/menus.ts';
import { membersRoom } from '../support/members-room.ts';
import { openPage } from '../support/stages/signed-in-stage.ts';

test('what a user says is remembered, shown, corrected, forgotten and brought back, and a room can be left out', async ({
  page,
}) => {
  const { roomId } = await membersRoom(page);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const conversation = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('My name is Mara.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation.getByText(/^Remembered: .*Mara/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await (await openChatMenu(page)).getByRole('menuitem', { name: 'About this chat' }).click();
  const pane = page.getByRole('complementary', { name: 'About this chat' });
  await expect(pane.getByRole('listitem').filter({ hasText: 'Mara' })).toBeVisible();
  await pane.getByRole('link', { name: 'All memories (1)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Iris remembers' })).toBeVisible();
  const aboutYou = page.getByRole('list', { name: 'About you' });
  const name = aboutYou.getByRole('listitem').filter({ hasText: 'Mara' });
  await name.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('textbox', { name: 'What to remember' }).fill('Goes by Mara or Marie');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const corrected = aboutYou.getByRole('listitem').filter({ hasText: 'Goes by Mara or Marie' });
  await expect(corrected.getByText(/^Written by you/)).toBeVisible();

  await page.getByRole('button', { name: 'Add a memory' }).click();
  await page.getByLabel('What it’s about').selectOption('Plans and promises');
  await page.getByRole('textbox', { name: 'What to remember' }).fill('We go to Porto in May');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const plan = page.getByRole('list', { name: 'Plans and promises' }).getByRole('listitem');
  await plan.getByRole('button', { name: 'Delete' }).click();
  await expect(plan.getByRole('button', { name: 'Undo' })).toBeFocused();
  await plan.getByRole('button', { name: 'Undo' }).click();
  await expect(plan.getByRole('button', { name: 'Correct' })).toBeFocused();
  await plan.getByRole('button', { name: 'No longer true' }).click();
  const past = page.getByRole('list', { name: 'No longer true' }).getByRole('listitem');
  await expect(past.getByText('We go to Porto in May')).toBeVisible();
  await page.getByRole('searchbox').fill('MARIE');
  await expect(past).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('switch', { name: 'Remember things in this chat' }).click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('I love lighthouses.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await page.goto('/memory?mateId=iris-vale');
  await expect(page.getByText('Goes by Mara or Marie')).toBeVisible();
  await expect(page.getByText(/lighthouse/)).toHaveCount(0);
});

test('a fact leads to the message that it is from', async ({ page }) => {
  const { roomId } = await membersRoom(page);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const conversation = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('My name is Mara.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await page.goto('/memory?mateId=iris-vale');
  await page.getByRole('link', { name: /^From your message of/ }).click();
  await expect(page).toHaveURL(new RegExp(`roomId=${roomId}&messageId=`));
  await expect(conversation.getByText('My name is Mara.')).toBeVisible();
});

test('chapters are listed in the order of time, lead to their messages, are corrected, forgotten and brought back', async ({
  page,
}) => {
  const gate = await openPage(new Gate(page), memoryPage());
  await page.clock.resume();
  const later = { messageId: 'message-101', at: 100_000_000 };
  const text = 'They climbed the lighthouse.';
  const lighthouse = { ...harbor, chapterId: 'chapter-2', text, from: later, to: later };
  await loadMemories(gate, { memories: [lighthouse, harbor], remembers: true });
  await page.getByText('Chapters').click();
  const chapters = page.getByRole('list', { name: 'Chapters' }).getByRole('listitem');
  await expect(chapters).toHaveText([/harbor.*Messages from .* – /, /lighthouse.*Messages from [^–]*$/]);
  const first = chapters.first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /roomId=room-1&messageId=message-1$/);
  await expect(first.getByRole('button')).toHaveCount(2);

  await first.getByRole('button', { name: 'Correct' }).click();
  const written = page.getByRole('textbox', { name: 'What happened' });
  await written.fill('They met in Porto.');
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await loadMemories(gate, { memories: [lighthouse, harbor], remembers: true });
  await expect(written).toHaveValue('They met in Porto.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const corrected = { ...harbor, text: 'They met in Porto.', learnedBy: 'you' as const };
  await gate.settle('/memory/correctChapter', success(corrected));
  await loadMemories(gate, { memories: [corrected, lighthouse], remembers: true });
  await expect(first.getByText(/^Written by you/)).toBeVisible();
  await first.getByRole('button', { name: 'Delete' }).click();
  await gate.settle('/memory/forgetChapter', success(corrected));
  await loadMemories(gate, { memories: [lighthouse], remembers: true });
  await first.getByRole('button', { name: 'Undo' }).click();
  await gate.settle('/memory/forgetChapter', success(corrected));
  await expect(first.getByRole('button', { name: 'Correct' })).toBeFocused();
});
