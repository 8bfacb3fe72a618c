import type { FastifyInstance } from 'fastify';
import { code } from '../../contract/envelope.ts';
import { pendingCalls } from '../../contract/pending.ts';
import { Refusal } from '../domain/refusal.ts';
import { sendRefusal } from '../http/envelopes.ts';
import { wantsPage } from '../http/pages.ts';

/** Calls that this host does not offer yet say so. One of their addresses is also a page of ours. */
export const registerPendingRoutes = (app: FastifyInstance): void => {
  for (const { method, path } of pendingCalls) {
    app.route({
      method,
      url: path,
      handler: (request, reply) => {
        if (method === 'GET' && wantsPage(request)) {
          reply.callNotFound();
          return reply;
        }
        return sendRefusal(reply, new Refusal(code.notAvailable, 'This is not available here yet.'));
      },
    });
  }
};
