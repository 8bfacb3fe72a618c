import type { FastifyInstance, FastifyReply } from 'fastify';

/** The content security policy of the page: everything not listed is forbidden. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify encryption worker',
].join('; ');

/** A picture opened directly is a document, so it gets no permissions at all. */
export const pictureSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(self), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  /** Responses are personal by default; cacheable ones override this. */
  'cache-control': 'no-store',
};

/** The headers that a browser applies to documents and workers alone. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
] as const;

/**
 * Leaves out what has no effect on a script, style sheet or font: over HTTP/1.1 headers are not compressed, and a page
 * loads dozens of these files.
 */
export const omitDocumentHeaders = (reply: FastifyReply): void => {
  for (const name of documentHeaders) reply.removeHeader(name);
};

/** Returns the headers of every response. `https` makes browsers use HTTPS only from now on, for this host and no other. */
export const securityHeaders = (options: { https: boolean }): Record<string, string> =>
  options.https ? { ...headers, 'strict-transport-security': 'max-age=31536000' } : headers;

/**
 * Sets the headers when the request arrives, so that responses written outside of Fastify can take them from
 * `reply.getHeaders()`.
 */
export const registerSecurityHeaders = (app: FastifyInstance, all: Record<string, string>): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
};
