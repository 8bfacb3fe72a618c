import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { readHomeNetwork, toHomeOrigin } from '../../shared/home-network.ts';
import type { Lifecycle } from '../../shared/lifecycle.ts';
import { isLoopback } from '../../shared/networks.ts';
import { isLoopbackHost } from './hosts.ts';
import { getPageOrigin, isFromPhone } from './page-origin.ts';

interface OriginDeps {
  readonly config: Pick<Config, 'host' | 'publicUrl'>;
  readonly lifecycle: Lifecycle;
}

/**
 * Returns the origin by which another device opens this server. With origins for phones it is the one by which one got here last, or the
 * name; else the one by which the caller's page did, unless that is a name of this computer only. Then it is the computer's address in
 * its network, where the server listens there.
 */
export const findOriginForOthers = async (
  { config: { host, publicUrl }, lifecycle }: OriginDeps,
  request: FastifyRequest,
): Promise<{ url: string; isReachable: boolean }> => {
  const { phoneOrigins, arrivalOrigin } = lifecycle;
  const [named] = phoneOrigins;
  if (named !== undefined) {
    const arrived = phoneOrigins.find((origin) => origin === arrivalOrigin);
    const url = isFromPhone(request) ? getPageOrigin(lifecycle, request) : (arrived ?? named);
    return { url, isReachable: true };
  }
  const { host: asked } = request;
  const own = new URL(lifecycle.publicUrl);
  if (publicUrl !== null) {
    return { url: own.origin, isReachable: !isLoopback(own.hostname) };
  }
  if (isLoopback(host)) {
    return { url: own.origin, isReachable: false };
  }
  if (!isLoopbackHost(asked)) {
    return { url: `http://${asked}`, isReachable: true };
  }
  const address = (await readHomeNetwork()).addresses.find((one) => isIPv4(one));
  return address === undefined
    ? { url: own.origin, isReachable: false }
    : { url: toHomeOrigin('http', address, own.port === '' ? 80 : Number(own.port)), isReachable: true };
};
