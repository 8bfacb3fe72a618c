import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { firstViewPaths } from '../../contract/first-view.ts';
import type { Language } from '../../contract/languages.ts';
import { DomainError } from '../domain/domain-error.ts';
import { sendError } from './envelopes.ts';
import {
  createFirstViews,
  hasFirstViews,
  wantsFirstView,
  type FirstViewDeps,
  type Viewed,
} from './first-view.ts';
import { findSharedMate, insertShareTags, type SharedMate } from './share-tags.ts';
import { chooseLanguage, readPageFiles, toLinkHeader, type PageFiles } from './page-preloads.ts';

/**
 * Serves the built page for every request that matches no call: its files by path, and `index.html` for page
 * navigations, because the page has its own router. All other requests get `notFound`.
 */
export const registerPages = async (app: FastifyInstance, deps: FirstViewDeps): Promise<void> => {
  const { clientDir } = deps.config;
  const hasPage = existsSync(join(clientDir, 'index.html'));
  if (hasPage) {
    const filesOf = readPageFiles(clientDir);
    await app.register(fastifyStatic, {
      root: clientDir,
      preCompressed: true,
      dotfiles: 'ignore',
      allowedPath: (path) => !unservedFiles.test(path),
      cacheControl: false,
      setHeaders: (reply, path) => {
        setCacheHeaders(reply);
        if (pageFile.test(path)) setPageHeaders(reply, filesOf);
      },
    });
    registerNamedPages(app, deps, filesOf);
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = getPath(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (hasPage && isRead && canBePage(request, path) && !isAsset(path)) {
      return reply.sendFile('index.html');
    }
    return sendNotFound(app, request, reply, path);
  });
};

/**
 * Sends the page with its first view where there is one for the visitor, and names the mate whose page it is; all others are sent
 * as without this.
 */
const registerNamedPages = (app: FastifyInstance, deps: FirstViewDeps, filesOf: PageFiles): void => {
  const { clientDir, firstView } = deps.config;
  const getFirstView =
    firstView && hasFirstViews(clientDir) ? createFirstViews(app, deps, filesOf) : () => null;
  for (const path of firstViewPaths) {
    app.get(path, async (request, reply) => {
      const viewed = toViewed(request);
      const isPage = canBePage(request, path);
      const isWanted = wantsPage(request) && wantsFirstView(request, viewed);
      const drawn = isWanted ? await getFirstView(viewed) : null;
      const shared = isPage && path === '/detail' ? await findShared(deps, viewed) : null;
      if (drawn === null && shared === null) {
        return path === '/' ? reply.sendFile('index.html') : reply.callNotFound();
      }
      const page = drawn ?? (await readFile(join(clientDir, 'index.html'), 'utf8'));
      setPageHeaders(reply, filesOf, { isDeferred: drawn !== null });
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(shared === null ? page : insertShareTags(page, shared));
    });
  }
};

/** The mate whose page is viewed. A page is sent without its name rather than not at all. */
const findShared = async (deps: FirstViewDeps, { search, language }: Viewed): Promise<SharedMate | null> => {
  try {
    const { publicUrl } = deps.lifecycle;
    return await findSharedMate({ ...deps, publicUrl }, search, language);
  } catch (error) {
    deps.log.warn({ err: error }, 'the page is sent without the name of its mate');
    return null;
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
const isAsset = (path: string): boolean => path.startsWith('/assets/') || path.startsWith('/media/');

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
