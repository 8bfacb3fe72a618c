/** Takes the place of the user and the authenticator: each question of the browser waits for the test. */
import type { Page } from '@playwright/test';
import { settleHeld } from './held.ts';

/** Keeps each question for a passkey pending, until `settlePasskey`. */
export const holdPasskeys = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const bytes = (): ArrayBuffer => new Uint8Array([107, 101, 121]).buffer;
    const credential = {
      id: 'a2V5',
      rawId: bytes(),
      type: 'public-key',
      response: {
        clientDataJSON: bytes(),
        attestationObject: bytes(),
        authenticatorData: bytes(),
        signature: bytes(),
      },
      getClientExtensionResults: () => ({}),
    };
    const ask = (options?: { readonly signal?: AbortSignal }): Promise<never> =>
      new Promise((resolve, reject) => {
        const held = (globalThis.__held ??= {});
        options?.signal?.addEventListener('abort', () => {
          delete held['passkey'];
          reject(new DOMException('', 'AbortError'));
        });
        held['passkey'] = (error: string | null) =>
          // The page reads only what this object has.
          error === null ? resolve(credential as never) : reject(new DOMException('', error));
      });
    navigator.credentials.create = ask;
    navigator.credentials.get = ask;
  });

/** Ends the pending question, or the next one: with a passkey, or with the browser's error of this name. */
export const settlePasskey = (page: Page, error: string | null = null): Promise<void> =>
  settleHeld(page, 'passkey', error);
