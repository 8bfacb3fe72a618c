import type { FastifyInstance } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { DomainError } from '../domain/domain-error.ts';

/** The maximum size of a request body, in bytes. */
export const bodyLimit = 64 * 1024;

const depthLimit = 32;

/** Accepts JSON bodies only, which forms of other sites cannot send. */
export const registerJsonBody = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      done(null, parseBody(text.toString()));
    } catch (error) {
      done(error instanceof Error ? error : new TypeError('not readable'));
    }
  });
};

/** A client that always sends the JSON header may send no body. */
const parseBody = (text: string): unknown => {
  if (text === '') {
    return {};
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new DomainError(code.invalid, { english: 'The body is not valid JSON.' }, { cause: error });
  }
  assertStorable(body, 0);
  return body;
};

/** Throws `invalid` for a body that is nested too deeply or contains NUL, which database texts cannot store. */
const assertStorable = (value: unknown, depth: number): void => {
  if (depth > depthLimit) {
    throw new DomainError(code.invalid, { english: 'The body is nested too deeply.' });
  }
  if (typeof value === 'string' && value.includes('\0')) {
    throw new DomainError(code.invalid, { english: 'The body has a character that cannot be stored.' });
  }
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) {
      assertStorable(part, depth + 1);
    }
  }
};
