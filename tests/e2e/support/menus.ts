import type { Locator, Page } from '@playwright/test';

/** Opens the menu of a message, and returns it. */
export async function openMessageMenu(message: Locator): Promise<Locator> {
  await message.hover();
  await message.getByRole('button', { name: 'More for this message' }).click();
  return message.page().getByRole('menu', { name: 'More for this message' });
}

/** Picks an item from the menu of a message. */
export async function pickFor(message: Locator, name: string): Promise<void> {
  const menu = await openMessageMenu(message);
  await menu.getByRole('menuitem', { name, exact: true }).click();
}

/** Picks an item from the menu of a listed chat. */
export async function pickForChat(page: Page, chat: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Options for the chat with ${chat}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens what the header says about the AI, and returns it. */
export async function openAiNote(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'AI companion' }).click();
  return page.getByRole('group', { name: 'About this AI' });
}

/** Opens the menu of the conversation, and returns it. */
export async function openChatMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Chat options' }).click();
  return page.getByRole('menu', { name: 'Chat options' });
}
