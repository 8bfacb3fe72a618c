import type { FastifyInstance } from 'fastify';
import { code } from '../../contract/envelope.ts';
import type { Config } from '../config.ts';
import { DomainError } from '../domain/domain-error.ts';
import { isLoopback } from '../networks.ts';
import { sendError } from './envelopes.ts';

/**
 * Refuses requests for other hosts. Prevents DNS rebinding: a foreign site whose name resolves to this machine could
 * otherwise access the server as its own origin.
 */
export const registerHostCheck = (app: FastifyInstance, config: Pick<Config, 'host' | 'publicUrl'>): void => {
  const isOwn = createHostTest(config);
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwn(request.host)) {
      done();
    } else {
      sendError(
        reply,
        new DomainError(code.invalid, { english: 'This server does not answer for that host.' }),
        421,
      );
    }
  });
};

const createHostTest = (config: Pick<Config, 'host' | 'publicUrl'>): ((host: string) => boolean) => {
  const { host: bound, publicUrl } = config;
  const isLocal = isLoopback(bound);
  if (publicUrl === null && !isLocal) {
    return () => true;
  }
  const own = publicUrl === null ? null : new URL(publicUrl).host;
  return (host) => host.toLowerCase() === own || (isLocal && isLoopback(withoutPort(host)));
};

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');
