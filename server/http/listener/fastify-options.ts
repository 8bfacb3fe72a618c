import { LogController, type FastifyServerOptions } from 'fastify';
import type { Log } from '../../shared/log.ts';

/** The options that both listeners share: no request log of Fastify's own, no JSON schemas, a graceful stop. */
export const createFastifyOptions = (log: Log) =>
  ({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A child for each request would repeat the redaction of its fields; log entries name the request themselves.
    childLoggerFactory: (parent) => parent,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
  }) satisfies FastifyServerOptions;

/** Replaces Fastify's compilers of JSON schemas, which take long to load: calls are validated by `readInput`. */
const refuseSchemas = () => (): never => {
  throw new TypeError('Routes have no JSON schemas.');
};
