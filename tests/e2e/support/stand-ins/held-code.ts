import type { Page, Route } from '@playwright/test';
import { until } from './gate.ts';

/** Holds a file of the page's code until the test releases it. Once loaded, the page never requests it again. */
export interface HeldCode {
  readonly hold: () => void;
  readonly come: () => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Holds the files that match the pattern from now on. */
export async function holdCode(page: Page, pattern: string): Promise<HeldCode> {
  let held: Route[] = [];
  let end: ((route: Route) => Promise<void>) | null = null;
  await page.route(pattern, async (route) => {
    if (end === null) held.push(route);
    else await end(route);
  });
  const settle = async (how: (route: Route) => Promise<void>): Promise<void> => {
    await until(() => (held.length > 0 ? held : undefined), `the code of ${pattern}`);
    end = how;
    const routes = held;
    held = [];
    await Promise.all(routes.map(how));
  };
  return {
    hold: () => {
      end = null;
    },
    come: () => settle((route) => route.continue()),
    fail: () => settle((route) => route.abort()),
  };
}
