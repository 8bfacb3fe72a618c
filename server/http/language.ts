import type { FastifyRequest } from 'fastify';
import { headerOf } from './calls.ts';

/** The language that the page is shown in, if it says so in a form that we know. */
export const languageOf = (request: FastifyRequest): string => {
  const language = headerOf(request, 'language');
  return language !== null && /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(language) ? language : 'en';
};
