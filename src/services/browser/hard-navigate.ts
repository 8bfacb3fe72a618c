import { ownPath } from './safe-path.ts';

/** Loads a place of the page as if its address had been typed. `href` writes a place as an address. */
export function loadPlace(to: string, href: (to: string) => string, page: Window = window): void {
  const path = ownPath(to);
  if (path === null) return;
  const { pathname, search } = page.location;
  const target = new URL(href(path), page.location.href);
  page.location.assign(target);
  // An address that differs behind its '#' only would change, and the page would stay.
  if (target.pathname === pathname && target.search === search) page.location.reload();
}
