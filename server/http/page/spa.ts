import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { code } from '../../../contract/envelope.ts';
import { firstViewPaths, outlinedPath, ownViewCookie } from '../../../contract/first-view.ts';
import type { Language } from '../../../contract/languages.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { canBeHome, isHome } from '../../domain/home.ts';
import { sendError } from '../envelopes.ts';
import {
  createFirstViews,
  hasFirstViews,
  readOutlined,
  wantsFirstView,
  type FirstViewDeps,
  type Viewed,
} from './first-view.ts';
import { hasEtag, weakEtag } from '../etags.ts';
import { omitDocumentHeaders } from '../headers.ts';
import type { Site } from '../../../contract/site.ts';
import { registerShareTarget } from './share-target.ts';
import { findSharedMate, insertShareTags, insertStartTags } from './share-tags.ts';
import { hasOwnSite, insertSite, readSite, registerSite } from './site.ts';
import { chooseLanguage, readBuiltPages, toLinkHeader, type PageFiles } from './page-preloads.ts';

/**
 * Serves the built page for every request that matches no call: its files by path, and `index.html` for page
 * navigations, because the page has its own router. All other requests get `notFound`.
 */
export const registerPages = async (app: FastifyInstance, deps: FirstViewDeps): Promise<void> => {
  const { clientDir } = deps.config;
  const hasPage = existsSync(join(clientDir, 'index.html'));
  if (hasPage) {
    const page = createPage(deps);
    await app.register(fastifyStatic, {
      root: clientDir,
      preCompressed: true,
      dotfiles: 'ignore',
      allowedPath: (path) => !unservedFiles.test(path),
      cacheControl: false,
      setHeaders: (reply, path) => {
        setCacheHeaders(reply);
        if (subresource.test(getPath(reply.request))) omitDocumentHeaders(reply);
        if (pageFile.test(path)) setPageHeaders(reply, page.filesOf);
      },
    });
    await registerSite(app, deps.config, page.site);
    registerNamedPages(app, deps, page);
    registerShareTarget(app);
    app.setNotFoundHandler(async (request, reply) => {
      const path = getPath(request);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      return isRead && canBePage(request, path) && !isFile(path)
        ? page.hasScreen(path)
          ? page.send(reply)
          : page.sendMissing(reply)
        : sendNotFound(app, request, reply, path);
    });
    return;
  }
  app.setNotFoundHandler(async (request, reply) => sendNotFound(app, request, reply, getPath(request)));
};

/** The built page, with what the operator has set. */
interface PageSource {
  readonly filesOf: PageFiles;
  readonly hasScreen: (path: string) => boolean;
  readonly site: Site;
  readonly read: () => Promise<string>;
  /** Sends the page without a first view. */
  readonly send: (reply: FastifyReply) => Promise<FastifyReply>;
  /** Sends the page, which says that there is nothing at this address, with the status that says it to programs. */
  readonly sendMissing: (reply: FastifyReply) => Promise<FastifyReply>;
}

const createPage = (deps: FirstViewDeps): PageSource => {
  const { config, log } = deps;
  const { clientDir } = config;
  const { filesOf, hasScreen } = readBuiltPages(clientDir);
  const settings = readSite(config);
  /** A server becomes a home while it runs. The page is sent without a database too. */
  const readNow = async (): Promise<Site> => {
    try {
      return (await isHome(deps)) ? { ...settings, home: true } : settings;
    } catch (error) {
      log.warn({ err: error }, 'the page is sent without what the database says about it');
      return settings;
    }
  };
  const readFor = async (site: Site) =>
    insertSite(await readFile(join(clientDir, 'index.html'), 'utf8'), site);
  const read = async () => readFor(await readNow());
  const send = async (reply: FastifyReply) => {
    const site = await readNow();
    // The file is compressed already.
    if (!hasOwnSite(site)) return reply.sendFile('index.html');
    setPageHeaders(reply, filesOf);
    return sendHtml(reply, await readFor(site));
  };
  const sendMissing = async (reply: FastifyReply) => {
    setPageHeaders(reply, filesOf);
    return sendHtml(markMissing(reply), await read());
  };
  return { filesOf, hasScreen, site: settings, read, send, sendMissing };
};

/** A search engine lists no page that is not there, whichever status it remembers. */
const markMissing = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('x-robots-tag', 'noindex');

/** Sends the page, or only its tag to a browser that has cached it. */
const sendHtml = (reply: FastifyReply, html: string): FastifyReply => {
  const etag = weakEtag(html);
  reply.headers({ 'cache-control': 'no-cache', etag });
  return reply.statusCode === 200 && hasEtag(reply.request, etag)
    ? reply.status(304).send()
    : reply.type('text/html; charset=utf-8').send(html);
};

/**
 * Sends the page with its first view where there is one for the visitor, and names the mate whose page it is; all others are sent
 * as without this.
 */
const registerNamedPages = (app: FastifyInstance, deps: FirstViewDeps, page: PageSource): void => {
  const { clientDir, firstView } = deps.config;
  const isDrawn = firstView && hasFirstViews(clientDir);
  const getFirstView = isDrawn ? createFirstViews(app, deps, page) : () => null;
  // The worker of the installed app loads the page by this name.
  if (hasOwnSite(page.site) || canBeHome(deps.config)) app.get('/index.html', (_, reply) => page.send(reply));
  if (isDrawn) {
    app.get(outlinedPath, async (request, reply) => {
      // Others are asked to sign in there.
      const isWanted = wantsPage(request) && request.cookies[ownViewCookie] !== undefined;
      const html = isWanted ? await readOutlined(deps, page, toViewed(request)) : null;
      if (html === null) return reply.callNotFound();
      setPageHeaders(reply, page.filesOf);
      return sendHtml(reply, html);
    });
  }
  for (const path of firstViewPaths) {
    app.get(path, async (request, reply) => {
      const viewed = toViewed(request);
      const isPage = canBePage(request, path);
      const isWanted = wantsPage(request) && wantsFirstView(request, viewed);
      const drawn = isWanted ? await getFirstView(viewed) : null;
      const found = isPage && path === '/detail' ? await findShared(deps, viewed) : 'other';
      if (found === 'missing') return page.sendMissing(reply);
      const site = { product: page.site.product, publicUrl: deps.lifecycle.publicUrl };
      // A browser with this cookie shows no link preview, so it gets the built page, which is compressed already.
      const isStart = isPage && path === '/' && request.cookies[ownViewCookie] === undefined;
      if (drawn === null && found === 'other' && !isStart) {
        return path === '/' ? page.send(reply) : reply.callNotFound();
      }
      const html = drawn ?? (await page.read());
      setPageHeaders(reply, page.filesOf, { isDeferred: drawn !== null });
      if (found !== 'other') return sendHtml(reply, insertShareTags(html, found, site));
      return sendHtml(reply, isStart ? insertStartTags(html, site) : html);
    });
  }
};

/** The mate whose page is viewed. A page is sent without its name rather than not at all. */
const findShared = async (
  deps: FirstViewDeps,
  { search, language }: Viewed,
): ReturnType<typeof findSharedMate> => {
  try {
    return await findSharedMate(deps, search, language);
  } catch (error) {
    deps.log.warn({ err: error }, 'the page is sent without the name of its mate');
    return 'other';
  }
};

const toViewed = (request: FastifyRequest): Viewed => ({
  path: getPath(request),
  search: request.url.split('?').slice(1).join('?'),
  language: getLanguage(request),
});

const getLanguage = (request: FastifyRequest): Language =>
  chooseLanguage(request.headers['accept-language'] ?? '');

/** The page depends on the language and, where it contains a first view, on a cookie. */
const setPageHeaders = (reply: FastifyReply, filesOf: PageFiles, options = { isDeferred: false }): void => {
  const { request } = reply;
  reply.header('vary', 'accept, accept-language, cookie');
  reply.header('link', toLinkHeader(filesOf(getPath(request), getLanguage(request)), options));
};

/** The page, or a compressed copy of it. */
const pageFile = /index\.html(?:\.br|\.gz)?$/;

/** Source maps, and the compressed copies that are sent in place of the originals. */
const unservedFiles = /\.(?:map|br|gz)$/;

/** Files that a page loads and that are neither documents nor workers; a picture can be opened as a document. */
const subresource = /^\/assets\/[^/]+\.(?:css|js|woff2)$/;

/** The name of an asset contains a hash of its content, so that the content never changes. */
const setCacheHeaders = (reply: FastifyReply): void => {
  const isHashed = getPath(reply.request).startsWith('/assets/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('vary', 'accept');
};

/** Returns whether the client asks for an HTML document rather than for data. */
export const wantsPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') === true;

/** A program that accepts anything also gets the page, except where a call or a file could be meant. */
const canBePage = (request: FastifyRequest, path: string): boolean =>
  wantsPage(request) || (request.headers.accept === '*/*' && pagePath.test(path));

const pagePath = /^\/[a-z-]*$/;

const getPath = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** A missing file of an older build must be an error: the page in its place would be executed as a script. */
const isFile = (path: string): boolean => /^\/(?:assets|media|pages)\//.test(path);

const sendNotFound = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): FastifyReply => {
  const allowed = (['GET', 'POST'] as const).filter(
    (method) => method !== request.method && app.hasRoute({ method, url: path }),
  );
  if (allowed.length > 0) {
    reply.header('allow', allowed.join(', '));
    return sendError(reply, new DomainError(code.invalid, { english: 'Method not allowed.' }), 405);
  }
  return sendError(reply, new DomainError(code.notFound, { english: 'Not found.' }), 404);
};
