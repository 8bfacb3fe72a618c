import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { closestLanguage, type Language } from '../../../contract/languages.ts';

/** The files of the build that each path needs, by language. The build writes it; `*` is the path of all others. */
const Preloads = v.record(v.string(), v.record(v.string(), v.array(v.string())));

/** Returns the files that the page needs at a path, in a language. */
export type PageFiles = (path: string, language: Language) => readonly string[];

/** The part of a build's manifest about its screens. */
interface BuiltPages {
  readonly filesOf: PageFiles;
  /** Whether the page has a screen at the path. */
  readonly hasScreen: (path: string) => boolean;
}

/**
 * Reads which screens a build has, and the files that they need.
 *
 * @param clientDir The folder of the built page. Without the list in it, no files are known, and every path may be a screen.
 * @throws where the list is malformed.
 */
export const readBuiltPages = (clientDir: string): BuiltPages => {
  const file = join(clientDir, '.vite', 'preloads.json');
  const preloads = existsSync(file) ? v.parse(Preloads, JSON.parse(readFileSync(file, 'utf8'))) : {};
  const other = preloads['*'];
  return {
    filesOf: (path, language) => (preloads[withoutSlash(path)] ?? other)?.[language] ?? [],
    hasScreen: (path) => other === undefined || Object.hasOwn(preloads, withoutSlash(path)),
  };
};

const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** Returns the `Link` header that preloads these files. `isDeferred` where the page has content before its code has loaded. */
export const toLinkHeader = (files: readonly string[], { isDeferred = false } = {}): string =>
  files.map((file) => toLink(file, isDeferred)).join(', ');

const toLink = (file: string, isDeferred: boolean): string =>
  `</${file}>; ${relationOf(file)}${isDeferred && file.endsWith('.js') ? '; fetchpriority=low' : ''}`;

/** The CORS mode is that of the page's own requests: a file preloaded in another mode would be requested again. */
const relationOf = (file: string): string => {
  if (file.endsWith('.css')) return 'rel=preload; as=style; crossorigin';
  if (file.endsWith('.woff2')) return 'rel=preload; as=font; type="font/woff2"; crossorigin';
  return 'rel=modulepreload';
};

/** Returns the language for an `Accept-Language`. Browsers list their languages in the order of preference. */
export const chooseLanguage = (acceptedLanguages: string): Language =>
  acceptedLanguages
    .split(',')
    .map((range) => closestLanguage(range.split(';', 1)[0]?.trim() ?? ''))
    .find((language) => language !== undefined) ?? 'en';
