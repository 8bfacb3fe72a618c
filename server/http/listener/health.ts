import type { FastifyInstance } from 'fastify';
import { version } from '../../../contract/version.ts';
import type { Lifecycle } from '../../shared/lifecycle.ts';
import type { DatabaseHealth } from '../../store/health.ts';

/** `starting`: the database is being opened and its tables migrated. */
export type Readiness = 'ready' | 'starting' | 'draining' | 'databaseUnavailable';

interface HealthDeps {
  readonly health: DatabaseHealth;
  readonly lifecycle: Lifecycle;
}

/** How long a load balancer should wait before the next probe, in seconds. */
const retryAfter = 1;

/**
 * Serves `/healthz`, which reports liveness, and `/readyz`, which reports readiness. They reveal nothing but that and the version, so
 * they answer for every host and while the server stops: register them before the hooks that refuse requests.
 */
export const registerHealth = (app: FastifyInstance, readReadiness: () => Promise<Readiness>): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return undefined;
    }
    if (request.url === '/healthz') {
      return reply.send({ status: 'ok', version });
    }
    if (request.url !== '/readyz') {
      return undefined;
    }
    const status = await readReadiness();
    if (status !== 'ready') {
      reply.status(503).header('retry-after', String(retryAfter));
    }
    return reply.send({ status });
  });
};

/** Returns whether a started server takes requests. It starts only after the migrations, so they need no check. */
export const getReadiness = async ({ lifecycle, health }: HealthDeps): Promise<Readiness> => {
  if (lifecycle.isDraining) {
    return 'draining';
  }
  return (await health.check()) ? 'ready' : 'databaseUnavailable';
};
