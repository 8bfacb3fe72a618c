import type { Page, Route } from '@playwright/test';
import { until } from './gate.ts';

/** How the code of a screen ends: it comes, a deployment has taken it away, or no server answers at all. */
export type CodeEnd = 'comes' | 'gone' | 'unreachable';

/** Stands between the page and the code of some of its screens: what is asked for waits until the test says how it ends. */
export class CodeGate {
  #held: Route[] = [];
  #end: CodeEnd | null = null;

  /** `names` are those of the screens' files. */
  async hold(page: Page, names: readonly string[]): Promise<void> {
    const file = new RegExp(`/assets/(${names.join('|')})-[\\w-]{8}\\.js$`);
    await page.route(file, async (route) => {
      if (this.#end === null) this.#held.push(route);
      else await finish(route, this.#end);
    });
    // By this the page finds out whether there is a server.
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => {
        const isQuestion = route.request().method() === 'HEAD';
        return isQuestion && this.#end === 'unreachable' ? route.abort() : route.fallback();
      },
    );
  }

  /** From now on what is asked for waits. */
  holdAgain(): void {
    this.#end = null;
  }

  /** Ends what waits and, until it is held again, what follows from it. */
  async settle(end: CodeEnd): Promise<void> {
    await until(() => (this.#held.length > 0 ? this.#held : undefined), 'the code of a screen');
    this.#end = end;
    const routes = this.#held;
    this.#held = [];
    await Promise.all(routes.map((route) => finish(route, end)));
  }
}

function finish(route: Route, end: CodeEnd): Promise<void> {
  if (end === 'comes') return route.continue();
  return end === 'gone' ? route.fulfill({ status: 404, body: '' }) : route.abort();
}
