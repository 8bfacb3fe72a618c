import type { FastifyInstance } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { DomainError } from '../domain/domain-error.ts';

/** The most bytes that a request may carry. */
export const bodyLimit = 64 * 1024;

const depthLimit = 32;

/** JSON is the only body there is: forms of other sites cannot be sent as it. */
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

/** A client that always sends the JSON header may have nothing to say. */
const parseBody = (text: string): unknown => {
  if (text === '') {
    return {};
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new DomainError(code.invalid, 'The body is not valid JSON.', { cause: error });
  }
  assertStorable(body, 0);
  return body;
};

/** Refuses what is nested too deeply, and the one character that a database's text cannot hold. */
const assertStorable = (value: unknown, depth: number): void => {
  if (depth > depthLimit) {
    throw new DomainError(code.invalid, 'The body is nested too deeply.');
  }
  if (typeof value === 'string' && value.includes('\0')) {
    throw new DomainError(code.invalid, 'The body has a character that cannot be stored.');
  }
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) {
      assertStorable(part, depth + 1);
    }
  }
};
