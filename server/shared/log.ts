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
      serializers: { err: toLogged, error: toLogged },
      hooks: {
        // A line begins with what happened, and only a fault of ours has a stack.
        logMethod: function (args, write, number) {
          const [fields, msg, ...others] = args;
          if (isPlain(fields) && typeof msg === 'string' && others.length === 0) {
            write.call(this, { msg, ...withoutStacks(fields, number) });
          } else {
            write.apply(this, args);
          }
        },
      },
    },
    stream,
  );

/** From this level on an error has its stack. */
const levelOfFaults = pino.levels.values['error'] ?? 50;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const withoutStacks = (fields: Readonly<Record<string, unknown>>, level: number) =>
  level < levelOfFaults && fields['err'] instanceof Error
    ? { ...fields, err: new Described(fields['err']) }
    : fields;

/** An error of which only the names and codes are logged. */
class Described {
  readonly error: Error;

  constructor(error: Error) {
    this.error = error;
  }
}

const toLogged = (error: unknown): Record<string, unknown> =>
  error instanceof Described ? describeError(error.error, { hasStack: false }) : describeError(error);

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
export const describeError = (error: unknown, { hasStack = true } = {}): Record<string, unknown> => {
  if (!(error instanceof Error)) {
    return { name: typeof error };
  }
  return {
    name: error.name,
    ...('kind' in error ? { kind: error.kind } : {}),
    ...('code' in error ? { errorCode: error.code } : {}),
    ...(hasStack ? { at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause, { hasStack }) }),
  };
};
