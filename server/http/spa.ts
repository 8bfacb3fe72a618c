import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { DomainError } from '../domain/domain-error.ts';
import { sendError } from './envelopes.ts';
import { encodeFor, readClientFiles, type ClientFile } from './static-files.ts';

/**
 * Serves the built page for every request that matches no call: its files by path, and `index.html` for page
 * navigations, because the page has its own router. All other requests get `notFound`.
 */
export const registerPages = async (app: FastifyInstance, clientDir: string): Promise<void> => {
  const files = await readClientFiles(clientDir);
  app.setNotFoundHandler(async (request, reply) => {
    const path = getPath(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = files.get('/index.html');
    const file = isRead
      ? (files.get(path) ?? (canBePage(request, path) && !isAsset(path) ? page : undefined))
      : undefined;
    if (file !== undefined) {
      return sendFile(request, reply, file);
    }
    return sendNotFound(app, request, reply, path);
  });
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

const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: ClientFile,
): Promise<FastifyReply> => {
  reply.header('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('vary', 'accept, accept-encoding');
  reply.header('etag', file.etag);
  if (request.headers['if-none-match'] === file.etag) {
    return reply.status(304).send();
  }
  const { encoding, bytes } = await encodeFor(file, request.headers['accept-encoding'] ?? '');
  if (encoding !== null) {
    reply.header('content-encoding', encoding);
  }
  return reply.type(file.type).send(bytes);
};

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
    return sendError(reply, new DomainError(code.invalid, 'This call is made in another way.'), 405);
  }
  return sendError(reply, new DomainError(code.notFound, 'There is nothing at this address.'), 404);
};
