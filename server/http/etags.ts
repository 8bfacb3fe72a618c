import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { getHeader } from './calls.ts';

/** Returns the tag of a text that is compressed when it is sent, which makes the tag a weak one. */
export const weakEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/** Returns whether the client has the content with this tag. A proxy may have marked the tag as weak. */
export const hasEtag = (request: FastifyRequest, etag: string): boolean =>
  (getHeader(request, 'if-none-match') ?? '')
    .split(',')
    .some((tag) => toStrong(tag.trim()) === toStrong(etag));

const toStrong = (tag: string): string => tag.replace(/^W\//, '');
