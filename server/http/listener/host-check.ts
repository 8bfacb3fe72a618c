import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { code } from '../../../contract/envelope.ts';
import type { Config } from '../../config/config.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { isLoopback } from '../../shared/networks.ts';
import { sendError } from '../envelopes.ts';
import { findPhoneOrigin, isLoopbackHost, toHost } from '../origin/hosts.ts';
import { isFromPhone } from '../origin/page-origin.ts';

/**
 * Refuses requests for other hosts. Prevents DNS rebinding: a foreign site whose name resolves to this machine could
 * otherwise access the server as its own origin.
 */
export const registerHostCheck = (
  app: FastifyInstance,
  config: Pick<Config, 'host' | 'publicUrl'>,
  { phoneOrigins }: { readonly phoneOrigins: () => readonly string[] } = { phoneOrigins: () => [] },
): void => {
  const isPublic = createHostTest(config);
  const isOwn = (request: FastifyRequest): boolean =>
    isFromPhone(request) ? findPhoneOrigin(phoneOrigins(), request.host) !== null : isPublic(request.host);
  app.addHook('onRequest', (request, reply, done) => {
    if (hasSeveralHosts(request.raw)) {
      // A proxy in front may have read the other one (RFC 9112, section 3.2).
      sendError(reply, new DomainError(code.invalid, { english: 'A request has one Host header.' }), 400);
    } else if (isOwn(request)) {
      done();
    } else {
      const english = `This server does not answer for that host.${describeAddress(request.host, config)}`;
      sendError(reply, new DomainError(code.invalid, { english }), 421);
    }
  });
};

/** A browser that requests `localhost` runs on this machine: the response may name the configured address. */
const describeAddress = (host: string, { publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl !== null && isLoopbackHost(host) ? ` Open ${publicUrl} instead.` : '';

const createHostTest = (config: Pick<Config, 'host' | 'publicUrl'>): ((host: string) => boolean) => {
  const { host: bound, publicUrl } = config;
  const isLocal = isLoopback(bound);
  if (publicUrl === null && !isLocal) {
    return () => true;
  }
  const { protocol, host: named } = new URL(publicUrl ?? 'http://localhost');
  const own = publicUrl === null ? null : toHost(named, protocol);
  return (given) => {
    const host = toHost(given, protocol);
    return host !== null && (host === own || (isLocal && isLoopbackHost(host)));
  };
};

const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
