import type { ConsoleMessage, Page } from '@playwright/test';

/** Playwright refuses the registration of workers that the page asks for, unless a test permits them. */
const refusedWorker = 'Service Worker registration blocked by Playwright';

/** Returns the list to which each message of the page's console of these kinds is added, and each of its errors. */
export function messagesOn(page: Page, kinds: readonly string[] = ['error', 'warning']): string[] {
  const messages: string[] = [];
  const add = (message: ConsoleMessage): void => {
    if (kinds.includes(message.type()) && message.text() !== refusedWorker) messages.push(message.text());
  };
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', add);
  return messages;
}
