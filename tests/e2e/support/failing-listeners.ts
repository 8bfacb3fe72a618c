import type { Page } from '@playwright/test';

/**
 * Makes a browser that rejects listeners for one type of window event, as a faulty extension may: all of them, or those
 * that precede the listeners of elements.
 */
export const forbidListening = (
  page: Page,
  forbidden: string,
  phase: 'any' | 'capture' = 'any',
): Promise<unknown> =>
  page.addInitScript(
    ([kind, when]) => {
      const listen = window.addEventListener.bind(window);
      Object.assign(window, {
        addEventListener: (...[type, listener, options]: Parameters<typeof listen>) => {
          const isCapture = options === true || (typeof options === 'object' && options.capture === true);
          if (type === kind && (when === 'any' || isCapture)) throw new Error(`nobody may listen to ${kind}`);
          listen(type, listener, options);
        },
      });
    },
    [forbidden, phase] as const,
  );
