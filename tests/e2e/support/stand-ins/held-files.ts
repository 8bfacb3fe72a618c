import type { Page } from '@playwright/test';
import { settleHeld } from './held.ts';

/** A text in UTF-8, or bytes. */
type FileContent = string | readonly number[];

export type SettleFile = (content: FileContent) => Promise<void>;

/**
 * Reads no file of the page until the test says so. Returns the function that does, with what is read. Call it before the
 * page is opened.
 */
export async function holdFiles(page: Page): Promise<SettleFile> {
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () =>
      new Promise((resolve) => {
        (globalThis.__held ??= {})['file'] = (content: FileContent) => {
          const bytes =
            typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
          resolve(bytes.buffer);
        };
      });
  });
  return (content) => settleHeld(page, 'file', content);
}

/** A file to choose. Where files are held, the test gives its content when the page reads it. */
export const jsonFile = (name: string, content = '{}') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
