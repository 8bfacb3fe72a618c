import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDeps } from '../dependencies.ts';

/** How long a balancer may wait before it asks again, in seconds. */
const askAgain = 1;

/**
 * Offers `/healthz`, which says that the process lives, and `/readyz`, which says whether to send requests here. They
 * say nothing else, so they answer for every host and log nothing: register them before all hooks.
 */
export const registerHealth = (
  app: FastifyInstance,
  deps: AppDeps,
  headers: Record<string, string>,
): void => {
  const answer = (reply: FastifyReply, status: number, body: Record<string, string>): FastifyReply =>
    reply.status(status).headers(headers).send(body);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (_request, reply) => answer(reply, 200, { status: 'ok' }),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) => {
      // The server listens only after the migrations.
      const status = await readiness(deps);
      return status === 'ready'
        ? answer(reply, 200, { status })
        : answer(reply.header('retry-after', String(askAgain)), 503, { status });
    },
  });
};

const readiness = async ({
  lifecycle,
  health,
}: AppDeps): Promise<'ready' | 'draining' | 'databaseUnavailable'> => {
  if (lifecycle.draining) {
    return 'draining';
  }
  return (await health.check()) ? 'ready' : 'databaseUnavailable';
};
