import { isLoopback } from '../../shared/networks.ts';

/**
 * Returns a host in one notation: lower case, without the port that the protocol has anyway, and without the dot that may end a
 * complete name. Null for what is no host.
 */
export const toHost = (host: string, protocol: string): string | null => {
  const url = `${protocol}//${host.replace(/\.(?=:\d+$|$)/, '')}`;
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(url) ? new URL(url).host : null;
};

/** Whether a host, with or without a port, is reachable from this machine only. */
export const isLoopbackHost = (host: string): boolean => isLoopback(host.replace(/:\d+$/, ''));

/** Returns the one of the origins for phones that a request for this host was sent to; null for none. */
export const findPhoneOrigin = (phoneOrigins: readonly string[], host: string): string | null => {
  const asked = toHost(host, 'https:');
  return phoneOrigins.find((origin) => new URL(origin).host === asked) ?? null;
};
