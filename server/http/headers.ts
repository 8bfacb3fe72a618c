import type { FastifyInstance } from 'fastify';

/** What the page may load and do. Each part is refused unless it is named here. */
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
  'trusted-types dompurify',
].join('; ');

/** A picture that somebody opens by itself is a document: it may do nothing at all. */
export const pictureSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  /** Personal answers are the rule; what may be kept says so itself. */
  'cache-control': 'no-store',
};

/** The headers of every answer. `https` tells browsers to come by no other way from now on. */
export const securityHeaders = (options: { https: boolean }): Record<string, string> =>
  options.https
    ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : headers;

/** Set when the request arrives, so that answers written past Fastify can take them from `reply.getHeaders()`. */
export const registerSecurityHeaders = (app: FastifyInstance, all: Record<string, string>): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
};
