import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';

export type Log = FastifyBaseLogger;

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Creates a logger that writes JSON lines. Redacts sensitive fields even when they are passed by mistake. */
export const createLog = (level: LogLevel, stream: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: redactedNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[removed]',
      },
      serializers: { err: describeError, error: describeError },
    },
    stream,
  );

const redactedNames = [
  'password',
  'token',
  'ticket',
  'code',
  'cookie',
  'authorization',
  'apiKey',
  'email',
  'birthDate',
  'text',
  'body',
  'headers',
  'query',
  'ip',
];

/** Returns an error's name, codes and stack without its message, which may quote user input. */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) {
    return { name: typeof error };
  }
  return {
    name: error.name,
    ...('kind' in error ? { kind: error.kind } : {}),
    ...('code' in error ? { errorCode: error.code } : {}),
    at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};
