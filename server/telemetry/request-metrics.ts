import type { FastifyReply } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { code } from '../../contract/envelope.ts';
import { getRoute } from '../http/envelopes.ts';
import type { Observer } from './observer.ts';

const outcomes = new Map<unknown, string>(Object.entries(code).map(([name, value]) => [value, name]));

/** Creates the metrics of requests. Calls are named by their route, so that the labels are limited. */
export const createRequestMetrics = (registry: Registry): Observer['observeRequests'] => {
  const registers = [registry];
  const requests = new Counter({
    name: 'mates_requests_total',
    help: 'Requests that ended, by call and outcome: the name of the code in the envelope, "stream" or "aborted".',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'mates_request_duration_seconds',
    help: 'Time from a request to the end of its response, without event streams and aborted requests.',
    labelNames: ['call'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  /** The requests in progress, with the outcome in the envelope once it is known. */
  const open = new Map<FastifyReply, string | null>();
  registry.registerMetric(
    new Gauge({
      name: 'mates_streams_open',
      help: 'Event streams that are being read, by call.',
      labelNames: ['call'],
      registers: [],
      collect() {
        this.reset();
        for (const reply of open.keys()) {
          if (isStream(reply)) this.inc({ call: getRoute(reply.request) });
        }
      },
    }),
  );

  const finish = (reply: FastifyReply): void => {
    const call = getRoute(reply.request);
    const outcome = isStream(reply) ? 'stream' : toOutcome(reply, open.get(reply) ?? null);
    open.delete(reply);
    requests.inc({ call, outcome });
    if (outcome !== 'stream' && outcome !== 'aborted') {
      duration.observe({ call }, reply.elapsedTime / 1000);
    }
  };

  return (app) => {
    // A counter that appears with its first error has no increase that an alert could see.
    app.addHook('onRoute', ({ url }) => requests.inc({ call: url, outcome: 'serverError' }, 0));
    app.addHook('onRequest', (_request, reply, done) => {
      open.set(reply, null);
      reply.raw.once('close', () => finish(reply));
      done();
    });
    app.addHook('preSerialization', (_request, reply, payload, done) => {
      if (open.has(reply)) open.set(reply, readOutcome(payload));
      done(null, payload);
    });
  };
};

const isStream = (reply: FastifyReply): boolean =>
  String(reply.raw.getHeader('content-type')).startsWith('text/event-stream');

const readOutcome = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'c' in payload
    ? (outcomes.get(payload.c) ?? null)
    : null;

/** Files and pictures have no envelope, only a status. */
const toOutcome = ({ raw }: FastifyReply, enveloped: string | null): string => {
  if (!raw.writableFinished) return 'aborted';
  if (enveloped !== null) return enveloped;
  if (raw.statusCode < 400) return 'ok';
  return raw.statusCode < 500 ? 'invalid' : 'serverError';
};
