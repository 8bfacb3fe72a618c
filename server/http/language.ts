import type { FastifyRequest } from 'fastify';
import { toTimeZone } from '../../contract/macros/times.ts';
import { getHeader } from './calls.ts';

/** Returns the language of the requesting page; English when it is missing or malformed. */
export const getRequestLanguage = (request: FastifyRequest): string => {
  const language = getHeader(request, 'language');
  return language !== null && /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(language) ? language : 'en';
};

/** Returns the time zone of the requesting page; UTC when it is missing or unknown. It is not stored. */
export const getRequestTimeZone = (request: FastifyRequest): string =>
  toTimeZone(getHeader(request, 'time-zone'));
