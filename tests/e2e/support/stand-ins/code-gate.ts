import type { Page, Route } from '@playwright/test';
import { until } from './gate.ts';

/** How the request for a screen's code ends: it loads, a deployment has removed it, or the server is unreachable. */
export type CodeEnd = 'loaded' | 'missing' | 'unreachable';

/** Intercepts the requests for the code of some screens: each request stays pending until the test settles it. */
export class CodeGate {
  #held: Route[] = [];
  #end: CodeEnd | null = null;

  /** `names` are the names of the screens' files. */
  async hold(page: Page, names: readonly string[]): Promise<void> {
    const file = new RegExp(`/assets/(${names.join('|')})-[\\w-]{8}\\.js$`);
    await page.route(file, async (route) => {
      if (this.#end === null) this.#held.push(route);
      else await finish(route, this.#end);
    });
    // The page requests this file to check whether the server is reachable.
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => {
        const isQuestion = route.request().method() === 'HEAD';
        return isQuestion && this.#end === 'unreachable' ? route.abort() : route.fallback();
      },
    );
  }

  /** Ends a request as the actor ends that loads the code. */
  readonly end = (how: 'done' | 'error'): Promise<void> =>
    this.settle(how === 'done' ? 'loaded' : 'unreachable');

  /** Holds all requests from now on. */
  holdAgain(): void {
    this.#end = null;
  }

  /** Settles the pending requests and, until they are held again, the following ones. */
  async settle(end: CodeEnd): Promise<void> {
    await until(() => (this.#held.length > 0 ? this.#held : undefined), 'the code of a screen');
    this.#end = end;
    const routes = this.#held;
    this.#held = [];
    await Promise.all(routes.map((route) => finish(route, end)));
  }
}

function finish(route: Route, end: CodeEnd): Promise<void> {
  if (end === 'loaded') return route.continue();
  return end === 'missing' ? route.fulfill({ status: 404, body: '' }) : route.abort();
}
