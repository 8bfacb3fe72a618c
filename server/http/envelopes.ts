import type { FastifyInstance, FastifyReply } from 'fastify';
import { code, type Code } from '../../contract/envelope.ts';
import type { Language } from '../../contract/languages.ts';
import { DomainError, type ErrorText } from '../domain/domain-error.ts';
import { getErrorText } from '../locales/translate.ts';
import { toLanguage } from '../shared/to-language.ts';
import type { Log } from '../shared/log.ts';
import { getRoute } from '../shared/get-route.ts';
import { isAway, isOutage } from '../store/unavailable.ts';
import { isLong, streamJson } from './json-parts.ts';

/**
 * Returns the HTTP status of an error code: 200 for a request that was understood and answered, an error status
 * otherwise.
 */
const toHttpStatus = (errorCode: Code): number => {
  switch (errorCode) {
    case code.invalid:
      return 400;
    case code.tooMany:
      return 429;
    case code.serverError:
      return 500;
    case code.unavailable:
      return 503;
    default:
      return 200;
  }
};

/** Marks a response that carries text which a machine generated; docs/law.md says why. */
export const aiHeader = 'x-ai-generated';

/** Sends `{ c: 200, m: null, d }`. */
export const sendResult = (reply: FastifyReply, d: unknown): FastifyReply => {
  const envelope = { c: code.ok, m: null, d: d ?? null };
  return isLong(d)
    ? reply.status(200).type('application/json; charset=utf-8').send(streamJson(envelope))
    : reply.status(200).send(envelope);
};

/** Sends the error, with its message in the language of the requesting page. */
export const sendError = (
  reply: FastifyReply,
  domainError: DomainError,
  status = toHttpStatus(domainError.code),
): FastifyReply => {
  if (domainError.retryAfter !== undefined) {
    reply.header('retry-after', String(domainError.retryAfter));
  }
  const language = toLanguage(reply.request.headers['language']);
  return reply
    .removeHeader(aiHeader)
    .status(status)
    .header('cache-control', 'no-store')
    .send({
      c: domainError.code,
      m: getErrorText(domainError, language),
      d: toRefusedFields(domainError, language) ?? domainError.details ?? null,
    });
};

const toRefusedFields = ({ field, fields }: DomainError, language: Language): object | null => {
  if (field === undefined) return null;
  if (fields.length < 2) return { field };
  return {
    field,
    fields: Object.fromEntries(fields.map((refused) => [refused.field, getErrorText(refused, language)])),
  };
};

/** Sends every error as an envelope; an unexpected one is logged without its message and sent as 'server error'. */
export const registerErrorEnvelopes = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error, request, reply) => {
    const [domainError, status] = readError(error);
    if (domainError.code === code.serverError || (isOutage(error) && !isAway(error))) {
      log.error({ err: error, request: request.id, route: getRoute(request) }, 'a request failed');
    }
    return sendError(reply, domainError, status);
  });
};

/** Converts an error to a domain error and the HTTP status of its response. */
export const readError = (error: unknown): [DomainError, number] => {
  if (error instanceof DomainError) {
    return [error, toHttpStatus(error.code)];
  }
  if (isOutage(error)) {
    return [
      new DomainError(code.unavailable, 'serviceUnavailable', {
        retryAfter: outageRetryAfter,
      }),
      toHttpStatus(code.unavailable),
    ];
  }
  const status = getStatusCode(error);
  if (status !== null && status >= 400 && status < 500) {
    return [
      new DomainError(code.invalid, httpErrors[status] ?? { english: 'The request could not be read.' }),
      status,
    ];
  }
  return [new DomainError(code.serverError, 'serverError'), 500];
};

/** The typical duration of a database restart, in seconds. */
const outageRetryAfter = 3;

const httpErrors: Record<number, ErrorText> = {
  413: 'requestTooLarge',
  415: { english: 'The body of a request must be JSON.' },
};

const getStatusCode = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;
