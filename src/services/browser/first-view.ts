import * as v from 'valibot';
import { FirstView, firstViewId, ownViewCookie } from '../../../contract/first-view.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Place } from '../../machines/navigation/navigation.machine.ts';
import { createUserStore } from '../auth/user-store.ts';
import { createSettingsStore } from '../preferences/settings-store.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Returns whether the visitor sees what every new visitor with this browser's language sees. */
export const hasCommonView = (
  storage: SafeStorage,
  { isBrowsersLanguage }: { isBrowsersLanguage: boolean },
) =>
  isBrowsersLanguage &&
  createUserStore(storage).read().user === null &&
  createSettingsStore(storage).readTheme() === 'system';

/** Whether the document carries the outline of its screen. */
export const hasOutline = (): boolean => document.querySelector('#root > [aria-hidden]') !== null;

/** Lets the server know whether its first view is this visitor's, so that no other is shown before the page's code runs. */
export function markOwnView(isOwn: boolean, page: Pick<Document, 'cookie'> = document): void {
  page.cookie = `${ownViewCookie}=1; path=/; samesite=lax; max-age=${isOwn ? year : 0}`;
}

const year = 31_536_000;

/** Returns the first view that the document carries; null without one, or where it is that of another place or language. */
export function readFirstView(
  { path, search }: Place,
  language: Language,
  page: { readonly getElementById: (id: string) => Pick<Node, 'textContent'> | null } = document,
): FirstView | null {
  const text = page.getElementById(firstViewId)?.textContent;
  if (text === undefined || text === null) return null;
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), FirstView), text);
  return success && output.path === path && output.search === search && output.language === language
    ? output
    : null;
}

/** A `fetch` that takes each of these answers once, in place of a request. */
export function answeredFetch({ answers }: FirstView): typeof fetch {
  const left = new Map(Object.entries(answers));
  return async (input, init) => {
    const text = typeof input === 'string' ? left.get(input) : undefined;
    if (typeof input !== 'string' || text === undefined) return fetch(input, init);
    left.delete(input);
    return new Response(text);
  };
}
