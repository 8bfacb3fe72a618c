import type { Page } from '@playwright/test';

/** A type of window event, and whether only the listeners that precede those of elements are rejected. */
export type Forbidden = readonly [type: string, phase?: 'capture'];

/**
 * Makes a browser that rejects listeners for one type of window event, as a faulty extension may: all of them, or those
 * that precede the listeners of elements.
 */
export const forbidListening = (page: Page, ...[forbidden, phase]: Forbidden): Promise<unknown> =>
  page.addInitScript(
    ([kind, when]) => {
      const listen = window.addEventListener.bind(window);
      Object.assign(window, {
        addEventListener: (...[type, listener, options]: Parameters<typeof listen>) => {
          const isCapture = options === true || (typeof options === 'object' && options.capture === true);
          if (type === kind && (when !== 'capture' || isCapture))
            throw new Error(`nobody may listen to ${kind}`);
          listen(type, listener, options);
        },
      });
    },
    [forbidden, phase] as const,
  );
