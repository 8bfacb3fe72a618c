import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { code, type Code } from '../../contract/envelope.ts';
import { Refusal } from '../domain/domain-error.ts';
import { refusalIn, spokenAs } from '../locales/speak.ts';
import type { Log } from '../log.ts';
import { isAway, isOutage } from '../store/unavailable.ts';

/** The HTTP status of a refusal: 200 for what was understood and answered, an error only for what was not. */
const statusOf = (refusal: Code): number => {
  switch (refusal) {
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

/** Answers with `{ c: 200, m: null, d }`. */
export const sendResult = (reply: FastifyReply, d: unknown): FastifyReply =>
  reply.status(200).send({ c: code.ok, m: null, d: d ?? null });

/** The message goes out in the language of the page that asked. */
export const sendRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  status = statusOf(refusal.code),
): FastifyReply => {
  if (refusal.retryAfter !== undefined) {
    reply.header('retry-after', String(refusal.retryAfter));
  }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({
      c: refusal.code,
      m: refusalIn(spokenAs(reply.request.headers['language']), refusal.message),
      d: refusal.field === undefined ? null : { field: refusal.field },
    });
};

/** Every error becomes an envelope; what nobody foresaw is logged by its kind and told as 'server error'. */
export const registerErrorEnvelopes = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error, request, reply) => {
    const [refusal, status] = readError(error);
    if (refusal.code === code.serverError || (isOutage(error) && !isAway(error))) {
      log.error({ err: error, request: request.id, route: routeOf(request) }, 'a request failed');
    }
    return sendRefusal(reply, refusal, status);
  });
};

/** The pattern, never the address: addresses carry what people ask for. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** The refusal that an error stands for, with the HTTP status of its answer. */
export const readError = (error: unknown): [Refusal, number] => {
  if (error instanceof Refusal) {
    return [error, statusOf(error.code)];
  }
  if (isOutage(error)) {
    return [
      new Refusal(code.unavailable, 'The service is temporarily unavailable. Please try again in a moment.', {
        retryAfter: retryAfterOutage,
      }),
      statusOf(code.unavailable),
    ];
  }
  const status = httpStatus(error);
  if (status !== null && status >= 400 && status < 500) {
    return [new Refusal(code.invalid, httpMessages[status] ?? 'The request could not be read.'), status];
  }
  return [new Refusal(code.serverError, 'server error'), 500];
};

/** A restart of the database takes this long, in seconds. */
const retryAfterOutage = 3;

const httpMessages: Record<number, string> = {
  413: 'The request is too large.',
  415: 'The body of a request must be JSON.',
};

const httpStatus = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;
