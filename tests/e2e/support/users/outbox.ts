import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the newest mail to an address and returns the link in it. */
export async function linkInMailTo(address: string, folder?: string): Promise<string> {
  const newest = (): string | undefined => mailsTo(address, folder).at(-1);
  await expect.poll(newest, { message: `a mail to ${address}` }).toBeDefined();
  const [link] = /https?:\/\/\S+#(?:confirm|reset|old|new)=\S+/.exec(newest() ?? '') ?? [];
  if (link === undefined) throw new Error(`the mail to ${address} has no link`);
  return link;
}

/** The texts of all mails to an address, oldest first. */
export function mailsTo(address: string, folder = process.env['E2E_OUTBOX'] ?? ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map(plainTextOf);
}

/** The plain-text part, which the outbox stores as it is read. */
function plainTextOf(mail: string): string {
  const [, part = mail] = mail.split(/content-type: text\/plain[^\n]*\n/i);
  const [text = ''] = part.split(/\n----_/);
  return text;
}
