import { withoutHalves } from '../../contract/letters.ts';
import type { FastifyInstance } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { DomainError } from '../domain/domain-error.ts';
import { isDeeperThan } from '../../contract/json-depth.ts';

/** The maximum size of a request body, in bytes. */
export const bodyLimit = 64 * 1024;

const maxDepth = 32;

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
  if (isDeeperThan(text, maxDepth)) {
    throw new DomainError(code.invalid, { english: 'The body is nested too deeply.' });
  }
  let body: unknown;
  try {
    body = JSON.parse(text, half.test(text) ? withoutHalvesIn : undefined);
  } catch (error) {
    throw new DomainError(code.invalid, { english: 'The body is not valid JSON.' }, { cause: error });
  }
  assertStorable(body);
  return body;
};

/** The escape of half a surrogate pair, as a client sends it that cut a text inside an emoji. */
const half = /\\ud[89a-f]/i;

const withoutHalvesIn = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutHalves(value) : value;

/** Throws `invalid` for a body that contains NUL, which database texts cannot store. */
const assertStorable = (value: unknown): void => {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new DomainError(code.invalid, { english: 'The body has a character that cannot be stored.' });
  }
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) {
      assertStorable(part);
    }
  }
};
