import { ownPath } from './safe-path.ts';

/** Loads a path as a new document. `href` converts a path to a URL. */
export function loadPlace(to: string, href: (to: string) => string, page: Window = window): void {
  const path = ownPath(to);
  if (path === null) return;
  const { pathname, search } = page.location;
  const target = new URL(href(path), page.location.href);
  page.location.assign(target);
  // A URL that differs only in its hash would not load a document.
  if (target.pathname === pathname && target.search === search) page.location.reload();
}
