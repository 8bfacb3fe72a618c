import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network of an IP address: a household or machine has one IPv4 address, but many addresses in one IPv6
 * /64. All addresses that are none are one network.
 */
export const toNetwork = (address: string): string => {
  const plain = toAddress(address);
  return isIPv6(plain) ? toGroups(plain).slice(0, 4).join(':') : plain;
};

/** The address of a client whose proxy does not know it, or does not name it. */
export const unknownAddress = 'unknown';

/**
 * Returns an IP address as it is written here, from whatever a proxy writes: with a port, brackets, quotes or a zone, and with
 * an IPv4 address inside an IPv6 one. Returns `unknown` for anything else.
 */
export const toAddress = (written: string): string => {
  const text = written.trim().replaceAll('"', '');
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const [plain = ''] = (inBrackets ?? beforePort ?? text).toLowerCase().split('%');
  if (!isIPv6(plain)) {
    return isIP(plain) === 0 ? unknownAddress : plain;
  }
  const groups = toGroups(plain);
  return isMappedIPv4(groups) ? toIPv4(groups.slice(6)) : plain;
};

/** Returns the eight groups of an IPv6 address, without leading zeros. */
const toGroups = (address: string): string[] => {
  // The URL's parser writes an IPv4 address at the end as two groups.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...missing, ...back];
};

const isMappedIPv4 = (groups: readonly string[]): boolean =>
  groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';

const toIPv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/** Returns whether the host is reachable from this machine only. */
export const isLoopback = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return ['localhost', '[::1]', '::1'].includes(name) || (isIPv4(name) && name.startsWith('127.'));
};
