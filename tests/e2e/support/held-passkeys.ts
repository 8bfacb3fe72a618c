/** Takes the place of the user and the authenticator: each question of the browser waits for the test. */
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Ends the pending question: with a passkey, or with the browser's error of this name. */
    settlePasskey?: ((error: string | null) => void) | undefined;
  }
}

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
        const end = (settle: () => void) => {
          window.settlePasskey = undefined;
          settle();
        };
        options?.signal?.addEventListener('abort', () =>
          end(() => reject(new DOMException('', 'AbortError'))),
        );
        window.settlePasskey = (error) =>
          // The page reads only what this object has.
          end(() => (error === null ? resolve(credential as never) : reject(new DOMException('', error))));
      });
    navigator.credentials.create = ask;
    navigator.credentials.get = ask;
  });

/** Ends the pending question, or the next one. */
export const settlePasskey = (page: Page, error: string | null = null): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate((name) => {
          const settle = window.settlePasskey;
          settle?.(name);
          return settle !== undefined;
        }, error),
      'the browser asks for a passkey',
    )
    .toBe(true);
