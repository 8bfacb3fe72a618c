import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  firstViewId,
  ownViewCookie,
  type DrawnView,
  type FirstViewModule,
  type FirstViewRequest,
} from '../../../contract/first-view.ts';
import { directionOf, type Language } from '../../../contract/languages.ts';
import { seconds } from '../../shared/clock.ts';
import type { AppDeps } from '../dependencies.ts';
import { findMate } from '../../domain/mates/catalogue.ts';
import type { PageFiles } from './page-preloads.ts';

/** The address and language of a first view. */
export type Viewed = Pick<FirstViewRequest, 'path' | 'search' | 'language'>;

/** Returns the page with its first view, or null where the page is sent without one. Never rejects. */
export type FirstViews = (viewed: Viewed) => Promise<string | null>;

/** The dependencies that draw first views. */
export type FirstViewDeps = Pick<AppDeps, 'config' | 'database' | 'lifecycle' | 'now' | 'log'>;

/** The page as it was built, and the files that it needs. */
interface PageParts {
  readonly filesOf: PageFiles;
  readonly read: () => Promise<string>;
}

/** How long the visitors of an address see the same view. In milliseconds. */
const lifetime = seconds(5);

/** How long the page waits for its first view, besides the loading of the code that draws it. In milliseconds. */
const timeout = seconds(1);

/** How many views are stored, and how many are drawn at the same time; further pages are sent without one. */
const limits = { stored: 100, pending: 4 };

/**
 * Whether this request may get the first view of every visitor: its browser is not marked as having another, and its query
 * names at most a mate. Other queries may contain secrets, as that of a sign-in provider does.
 */
export const wantsFirstView = (request: FastifyRequest, { search }: Viewed): boolean =>
  request.cookies[ownViewCookie] === undefined && /^(?:mateId=[\w-]{1,64})?$/.test(search);

/** Whether the built page in this folder has first views: a page of another router or API has none. */
export const hasFirstViews = (clientDir: string): boolean => existsSync(moduleIn(clientDir));

/** Draws the first views of a built page, by the calls of this app. */
export const createFirstViews = (
  app: FastifyInstance,
  { config: { clientDir, productName: product }, database, lifecycle, now, log }: FirstViewDeps,
  { filesOf, read }: PageParts,
): FirstViews => {
  const stored = new Map<string, { readonly page: Promise<string | null>; readonly until: number }>();
  let pending = 0;

  const hasContent = async (viewed: Viewed): Promise<boolean> => {
    const mateId = mateIn(viewed);
    try {
      return mateId === null || (await findMate(database, mateId, null)) !== null;
    } catch (error) {
      log.warn({ err: error }, 'the page is sent without its first view');
      return false;
    }
  };

  const draw = async (viewed: Viewed): Promise<string | null> => {
    pending += 1;
    try {
      const { drawFirstView } = await loadModule(clientDir);
      const drawn = await drawFirstView({
        ...viewed,
        product,
        timeout,
        answer: (path) => answer(app, new URL(path, lifecycle.publicUrl), viewed.language),
      });
      return insertView(await read(), drawn, filesOf(viewed.path, viewed.language));
    } catch (error) {
      log.warn({ err: error }, 'the page is sent without its first view');
      return null;
    } finally {
      pending -= 1;
    }
  };

  return async (viewed) => {
    if (!(await hasContent(viewed))) {
      return null;
    }
    const key = `${viewed.language} ${viewed.path}?${viewed.search}`;
    const found = stored.get(key);
    if (found !== undefined && found.until > now()) {
      return found.page;
    }
    if (pending >= limits.pending) {
      return null;
    }
    const page = draw(viewed);
    stored.delete(key);
    stored.set(key, { page, until: now() + lifetime });
    void page.then((html) => {
      // A failure is tried again, and takes no place of a view.
      if (html === null && stored.get(key)?.page === page) {
        stored.delete(key);
      }
    });
    const [oldest] = stored.keys();
    if (stored.size > limits.stored && oldest !== undefined) {
      stored.delete(oldest);
    }
    return page;
  };
};

/** Returns the page with the outline of a chat, or null where it is sent without one. Never rejects. */
export const readOutlined = async (
  { config: { clientDir }, log }: Pick<FirstViewDeps, 'config' | 'log'>,
  { filesOf, read }: PageParts,
  { path, language }: Viewed,
): Promise<string | null> => {
  try {
    const { drawOutline } = await loadModule(clientDir);
    const direction = `dir="${directionOf(language)}"`;
    return withStyles(await read(), filesOf(path, language))
      .replace('dir="ltr"', direction)
      .replace('<div id="root">', (start) => start + drawOutline());
  } catch (error) {
    log.warn({ err: error }, 'the page is sent without its outline');
    return null;
  }
};

/** The mate whose page is viewed: drawing one that does not exist would cost as much, for any number of names. */
const mateIn = ({ search }: Viewed): string | null => new URLSearchParams(search).get('mateId');

const moduleIn = (clientDir: string): string => join(clientDir, '.vite', 'first-view', 'first-view.mjs');

/** Loads the code of the build, again after each build. */
const loadModule = async (clientDir: string): Promise<FirstViewModule> => {
  const file = moduleIn(clientDir);
  const { mtimeMs } = await stat(file);
  // The build of the page ensures what this module exports.
  return (await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}?built=${String(mtimeMs)}`
  )) as FirstViewModule;
};

/** Makes a call of a visitor without an account, within this process. */
const answer = async (app: FastifyInstance, url: URL, language: Language): Promise<string> => {
  const headers = { host: url.host, language };
  const { statusCode, body } = await app.inject({ method: 'GET', url: url.href, headers });
  if (statusCode !== 200 && statusCode !== 404) {
    throw new Error(`The call failed with status ${String(statusCode)}.`);
  }
  return body;
};

/** Replaces the content of the page. What the view needs loads before the code: styles, fonts and portraits. */
const insertView = (
  page: string,
  { html, title, direction, view }: DrawnView,
  files: readonly string[],
): string => {
  // Text in a script element ends at the first end tag.
  const data = JSON.stringify(view).replaceAll('<', String.raw`\u003c`);
  const script = `<script type="application/json" id="${firstViewId}">${data}</script>`;
  return withStyles(page, files)
    .replace(/<html[^>]*>/, () => `<html lang="${view.language}" dir="${direction}">`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeText(title)}</title>`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(/(<div id="root">).*?<\/div>/s, (_, start: string) => `${start}${html}</div>${script}`);
};

const withStyles = (page: string, files: readonly string[]): string => {
  const styles = files
    .filter((file) => file.endsWith('.css') && !page.includes(`/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return page.replace('</head>', () => `${styles.join('')}</head>`);
};

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
