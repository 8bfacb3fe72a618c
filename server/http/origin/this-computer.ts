import type { FastifyRequest } from 'fastify';
import { isLoopback, toAddress } from '../../shared/networks.ts';
import { isLoopbackHost } from './hosts.ts';

/** What proxies add to a request that they pass on. */
const headerOfProxies = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|cf-connecting-ip|true-client-ip)$/;

/**
 * Whether a request comes from a page of this server in a browser on this computer, and through nothing: by the address of its
 * connection, whatever proxies are trusted. A name of another host that leads here, and a page of another origin, are not it.
 */
export const isOnThisComputer = ({ raw: { headers, socket } }: FastifyRequest): boolean => {
  const { host = '', origin } = headers;
  return (
    isLoopback(toAddress(socket.remoteAddress ?? '')) &&
    !Object.keys(headers).some((name) => headerOfProxies.test(name)) &&
    isLoopbackHost(host) &&
    origin === `http://${host}`
  );
};
