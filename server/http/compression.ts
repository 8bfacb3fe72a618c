import { brotliCompress, constants, gzip, type CompressCallback } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getHeader } from './calls.ts';
import { getRoute } from '../shared/get-route.ts';

/**
 * Compresses JSON, and pages with a first view, of more than a kilobyte. Event streams are written outside of Fastify,
 * files are compressed by the build, and portraits are compressed once (`portrait-cache.ts`).
 */
export const registerCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < minLength || mayContainSecret(request)) {
      done();
      return;
    }
    const varies = reply.getHeader('vary');
    reply.header('vary', typeof varies === 'string' ? `${varies}, accept-encoding` : 'accept-encoding');
    const encoding = selectEncoding(request);
    if (encoding === undefined) {
      done();
      return;
    }
    reply.header('content-encoding', encoding);
    compressors[encoding](payload, done);
  });
};

/** Below this, the answer fits into one packet anyway. */
const minLength = 1024;

/** The size of a compressed answer can reveal a secret next to text that an attacker chose: no token is compressed. */
const mayContainSecret = (request: FastifyRequest): boolean => getRoute(request).startsWith('/user/');

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the best encoding that the client accepts, if any. */
export const selectEncoding = (request: FastifyRequest): Encoding | undefined => {
  const accepted = getHeader(request, 'accept-encoding') ?? '';
  return encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`).test(accepted));
};

/** Brotli's level 4 is as fast as gzip; level 10 would make a portrait a seventh smaller in 15 ms in place of 1. */
export const compressors: Record<Encoding, (payload: string, done: CompressCallback) => void> = {
  br: (payload, done) => brotliCompress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip,
};
