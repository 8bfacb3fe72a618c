import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Lifecycle } from '../shared/lifecycle.ts';
import { isLoopback } from '../shared/networks.ts';
import { getPageOrigin, isFromPhone } from './page-origin.ts';

interface OriginDeps {
  readonly config: Pick<Config, 'host' | 'publicUrl'>;
  readonly lifecycle: Lifecycle;
}

/**
 * Returns the origin by which another device opens this server: the one for phones where there is one; else the one by which the caller's
 * page did, unless that is a name of this computer only. Then it is the computer's address in its network, where the server listens there.
 */
export const findOriginForOthers = (
  { config: { host, publicUrl }, lifecycle }: OriginDeps,
  request: FastifyRequest,
): { url: string; isReachable: boolean } => {
  const [phone] = lifecycle.phoneOrigins;
  if (phone !== undefined) {
    return { url: isFromPhone(request) ? getPageOrigin(lifecycle, request) : phone, isReachable: true };
  }
  const { host: asked } = request;
  const own = new URL(lifecycle.publicUrl);
  if (publicUrl !== null) {
    return { url: own.origin, isReachable: !isLoopback(own.hostname) };
  }
  if (isLoopback(host)) {
    return { url: own.origin, isReachable: false };
  }
  if (!isLoopback(asked.replace(/:\d+$/, ''))) {
    return { url: `http://${asked}`, isReachable: true };
  }
  const address = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  return address === undefined
    ? { url: own.origin, isReachable: false }
    : { url: `http://${address}:${own.port}`, isReachable: true };
};
