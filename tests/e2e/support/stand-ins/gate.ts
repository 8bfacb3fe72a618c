/** Intercepts the page's calls to the server: chosen calls stay pending until the test settles them. */
import type { Page, Request, Route } from '@playwright/test';
import { waitLimit } from '../../../support/time-limits.ts';

export interface Envelope {
  readonly c: number;
  readonly m: string | null;
  readonly d: unknown;
}

/** The response of a call that succeeded. */
export function success(d: unknown = null): Envelope {
  return { c: 200, m: null, d };
}

/** The response of a call that was rejected. */
export function refusal(c: number, m: string, d: unknown = null): Envelope {
  return { c, m, d };
}

export class Gate {
  readonly page: Page;
  readonly #answers = new Map<string, Envelope>();
  #held: Route[] = [];
  #mayLeave = true;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Holds the calls of these paths from now on; all others go to the server. The regular checks of a room get the response
   * from before, unless they are held too.
   */
  async hold(paths: readonly string[], areChecksHeld = false): Promise<void> {
    const isHeld = (url: URL): boolean => paths.includes(url.pathname) && (areChecksHeld || !isCheck(url));
    // A call that the page aborted must not be settled instead of the next one.
    this.page.on('requestfailed', (request) => this.#forget(request));
    await this.page.route(isHeld, (route) => void this.#held.push(route));
  }

  /** Answers every call of this path at once from now on. */
  async answer(path: string, envelope: Envelope): Promise<void> {
    const isNew = !this.#answers.has(path);
    this.#answers.set(path, envelope);
    if (isNew) {
      await this.page.route(
        (url) => url.pathname === path,
        (route) => route.fulfill({ json: this.#answers.get(path) }),
      );
    }
  }

  /** Answers the pending call of this path, or the next one. */
  async settle(path: string, envelope: Envelope, headers: Record<string, string> = {}): Promise<void> {
    const route = await this.#next(path);
    await route.fulfill({ json: envelope, headers });
  }

  /** Answers the oldest pending call of this path. */
  async settleOldest(path: string, envelope: Envelope): Promise<void> {
    const route = this.#held.find((held) => new URL(held.request().url()).pathname === path);
    if (route === undefined) throw new Error(`no call of ${path} is pending`);
    this.#held = this.#held.filter((other) => other !== route);
    await route.fulfill({ json: envelope });
  }

  /** Breaks the connection of the pending call of this path, or of the next one. */
  async fail(path: string): Promise<void> {
    const route = await this.#next(path);
    await route.abort('connectionfailed');
  }

  /**
   * Prevents the page from leaving or reloading by itself: after a response without content the browser does not
   * navigate. The machine of such a page continues, and so does the test.
   */
  async keepPage(): Promise<void> {
    await this.page.route(
      () => true,
      (route) => {
        const request = route.request();
        const isLeaving = request.isNavigationRequest() && request.frame() === this.page.mainFrame();
        return isLeaving && !this.#mayLeave ? route.fulfill({ status: 204 }) : route.fallback();
      },
    );
    this.#mayLeave = false;
  }

  /** Opens a URL as a user does who enters it. */
  async open(path: string): Promise<void> {
    this.#mayLeave = true;
    await this.page.goto(path);
    this.#mayLeave = false;
  }

  async #next(path: string): Promise<Route> {
    const waiting = (): Route | undefined =>
      this.#held.findLast((route) => new URL(route.request().url()).pathname === path);
    const route = await until(waiting, `a call of ${path}`);
    this.#held = this.#held.filter((other) => other !== route);
    return route;
  }

  #forget(request: Request): void {
    this.#held = this.#held.filter((route) => route.request() !== request);
  }
}

/** Whether this check was started before the current one, which hung. */
export const isOlder = (child: string, { context }: { context: { hung: number } }): boolean =>
  child.startsWith('check.') && child !== `check.${context.hung}`;

/** A page checks its room every few seconds. */
const isCheck = ({ searchParams }: URL): boolean => searchParams.get('limit') === '1';

/** Waits until a value exists and returns it. */
export async function until<Value>(find: () => Value | undefined, what: string): Promise<Value> {
  const end = Date.now() + waitLimit;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
