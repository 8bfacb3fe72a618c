import type { FastifyRequest } from 'fastify';
import { getHeader } from './calls.ts';

/** The language that the page is shown in, if it says so in a form that we know. */
export const getRequestLanguage = (request: FastifyRequest): string => {
  const language = getHeader(request, 'language');
  return language !== null && /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(language) ? language : 'en';
};
