import type { FastifyInstance } from 'fastify';
import { toAddress } from '../../shared/networks.ts';

/**
 * Rewrites the addresses that proxies forward as addresses alone, before any is compared: some write ports or brackets, and each
 * port would otherwise be a client.
 */
export const registerForwardedFor = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined) {
      headers['x-forwarded-for'] = String(forwarded).split(',').map(toAddress).join(', ');
    }
    done();
  });
};
