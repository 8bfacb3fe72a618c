import type { Language } from '../../../contract/languages.ts';
import { manifestPath } from './manifest-path.ts';

/** Tells the browser of the installable app, in this language. */
export function linkManifest(language: Language, page: Document = document): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? page.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPath(language);
  if (!link.isConnected) page.head.append(link);
}

/** Gives the window of the app the background of the page, which depends on the theme. */
export function showThemeColor(page: Document = document): void {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="theme-color"]') ?? page.createElement('meta');
  meta.name = 'theme-color';
  meta.content = getComputedStyle(page.body).backgroundColor;
  if (!meta.isConnected) page.head.append(meta);
}
