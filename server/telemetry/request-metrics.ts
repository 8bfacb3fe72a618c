import type { FastifyReply } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { getRoute } from '../shared/get-route.ts';
import type { Observer } from './observer.ts';
import { isStream, watchRequests } from './watch-requests.ts';

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
  const open = new Set<FastifyReply>();
  registry.registerMetric(
    new Gauge({
      name: 'mates_streams_open',
      help: 'Event streams that are being read, by call.',
      labelNames: ['call'],
      registers: [],
      collect() {
        this.reset();
        for (const reply of open) {
          if (isStream(reply)) this.inc({ call: getRoute(reply.request) });
        }
      },
    }),
  );

  return (app) => {
    // A counter that appears with its first error has no increase that an alert could see.
    app.addHook('onRoute', ({ url }) => requests.inc({ call: url, outcome: 'serverError' }, 0));
    watchRequests(app, {
      started: (reply) => void open.add(reply),
      ended: (reply, call, outcome) => {
        open.delete(reply);
        requests.inc({ call, outcome });
        if (outcome !== 'stream' && outcome !== 'aborted') {
          duration.observe({ call }, reply.elapsedTime / 1000);
        }
      },
    });
  };
};
