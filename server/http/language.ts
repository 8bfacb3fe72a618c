import type { FastifyRequest } from 'fastify';
import { getHeader } from './calls.ts';

/** Returns the language of the requesting page; English when it is missing or malformed. */
export const getRequestLanguage = (request: FastifyRequest): string => {
  const language = getHeader(request, 'language');
  return language !== null && /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(language) ? language : 'en';
};
