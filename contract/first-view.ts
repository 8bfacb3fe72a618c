import * as v from 'valibot';
import type { Language } from './languages.ts';

/** The paths whose first view the server draws into the HTML: it is the same for every visitor without an account. */
export const firstViewPaths: readonly string[] = ['/', '/detail'];

/** The path for which the server adds a skeleton to the HTML, in browsers that have been used before. It has no personal data. */
export const outlinedPath = '/chat-detail';

/** The cookie of a browser whose view differs from that first view: signed in, or with a theme or language of its own. */
export const ownViewCookie = 'own_view';

/** The ID of the script element that holds a `FirstView`, as JSON. */
export const firstViewId = 'first-view';

/** The content of the HTML: the address and the language, and the answers from which it was drawn, by the URL of the call. */
export const FirstView = v.object({
  path: v.string(),
  search: v.string(),
  language: v.string(),
  answers: v.record(v.string(), v.string()),
});
export type FirstView = v.InferOutput<typeof FirstView>;

/** A request of the server to the page's code: which view to draw. */
export interface FirstViewRequest {
  readonly path: string;
  /** The query, without its question mark. */
  readonly search: string;
  readonly language: Language;
  /** The product's name. */
  readonly product: string;
  /** Returns the envelope of a call, made without a token. */
  readonly answer: (url: string) => Promise<string>;
  /** Gives up after this time, in milliseconds. */
  readonly timeout: number;
}

/** A first view as HTML, and what else the document needs to show it. */
export interface DrawnView {
  readonly html: string;
  readonly title: string;
  readonly direction: 'ltr' | 'rtl';
  readonly view: FirstView;
}

/** The exports of the build of `src/first-view.tsx`. */
export interface FirstViewModule {
  /** Rejects when the view was not complete in time. */
  readonly drawFirstView: (request: FirstViewRequest) => Promise<DrawnView>;
  /** Returns the outline of a chat as HTML. */
  readonly drawOutline: () => string;
}
