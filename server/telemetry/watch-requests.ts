import type { FastifyInstance, FastifyReply } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { getRoute } from '../shared/get-route.ts';

export interface RequestWatch {
  /** Called for each request. */
  readonly started: (reply: FastifyReply) => void;
  /** Called before the handler of a call, which runs in `proceed`. */
  readonly handling?: (reply: FastifyReply, proceed: () => void) => void;
  /** Called when the response has ended, with the route and the outcome. */
  readonly ended: (reply: FastifyReply, call: string, outcome: string) => void;
}

/**
 * Watches the requests of an app. The outcome of one is the name of the code in its envelope, `stream` for an event
 * stream, or `aborted`.
 */
export const watchRequests = (app: FastifyInstance, { started, handling, ended }: RequestWatch): void => {
  const envelopes = new WeakMap<FastifyReply, string>();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => {
      ended(reply, getRoute(reply.request), toOutcome(reply, envelopes.get(reply)));
    });
    started(reply);
    done();
  });
  if (handling !== undefined) {
    // Not earlier: a body is read in the asynchronous context of its connection.
    app.addHook('preHandler', (_request, reply, done) => handling(reply, done));
  }
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    const outcome = readOutcome(payload);
    if (outcome !== undefined) envelopes.set(reply, outcome);
    done(null, payload);
  });
};

export const isStream = ({ raw }: FastifyReply): boolean =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream');

const outcomes = new Map<unknown, string>(Object.entries(code).map(([name, value]) => [value, name]));

const readOutcome = (payload: unknown): string | undefined =>
  typeof payload === 'object' && payload !== null && 'c' in payload ? outcomes.get(payload.c) : undefined;

/** Files and pictures have no envelope, only a status. */
const toOutcome = (reply: FastifyReply, enveloped: string | undefined): string => {
  if (isStream(reply)) return 'stream';
  if (!reply.raw.writableFinished) return 'aborted';
  if (enveloped !== undefined) return enveloped;
  if (reply.raw.statusCode < 400) return 'ok';
  return reply.raw.statusCode < 500 ? 'invalid' : 'serverError';
};
